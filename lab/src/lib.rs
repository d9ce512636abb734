//! Many games, measured.

mod report;
mod simulate;

pub use report::{Report, SeatReport};
pub use simulate::{Match, Plan, Played, play, simulate};
