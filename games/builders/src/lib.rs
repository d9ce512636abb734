//! The Builders: Antiquity.
