//! Many games, measured.

mod forecast;
mod interval;
mod ladder;
mod learn;
mod least_squares;
mod report;
mod simulate;
mod threads;
mod tune;

pub use forecast::Forecast;
pub use interval::Interval;
pub use ladder::{Climbed, Contestant, Ladder, Pairing, climb};
pub use learn::{batches, lesson};
pub use report::{Report, SeatReport};
pub use simulate::{Match, Plan, Played, play, simulate};
pub use tune::{Tuner, Tuning};
