//! The pages: functions from what a reader may know to markup.

pub mod provenance;
pub mod rules;
