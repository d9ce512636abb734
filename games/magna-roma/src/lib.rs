//! Magna Roma.
