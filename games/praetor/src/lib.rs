//! Praetor.
