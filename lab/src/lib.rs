//! Many games, measured.

mod calibration;
mod interval;
mod ladder;
mod learn;
mod least_squares;
mod report;
mod simulate;
mod threads;
mod tune;

pub use calibration::Calibration;
pub use interval::Interval;
pub use ladder::{Contestant, Ladder, LadderReport, Pairing, run_ladder};
pub use learn::{batches, fit};
pub use report::{SeatReport, SimulationReport};
pub use simulate::{Match, PlayedMatch, Simulation, play, simulate};
pub use tune::{Tuner, Tuning};
