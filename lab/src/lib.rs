//! Many games, measured.
//!
//! [`simulate`] plays games and counts, [`run_ladder`] finds out who plays better. A [`Tuner`]
//! evolves the numbers of a sensible player and [`fit`] learns them from whole games; a
//! [`Calibration`] finds the weights of a forecast. The same seed gives the same results on any
//! number of threads.
//!
//! ```
//! use ludi_bots::Level;
//! use ludi_builders::{Builders, Components, Setup};
//! use ludi_engine::{Pack as _, Seed};
//! use ludi_lab::{Simulation, simulate};
//!
//! let simulation = Simulation::<Builders> {
//!     pack: Components::builtin(),
//!     setup: Setup::default(),
//!     bots: vec![Level::Miles.into(), Level::Random.into()],
//!     games: 40,
//!     seed: Seed::from_text("forty games"),
//!     threads: 2,
//! };
//! let report = simulate(&simulation, |_| ()).expect("two can play");
//! assert_eq!(report.games, 40);
//! assert!(report.seats[0].win_share > 0.9);
//! ```

mod calibration;
mod duplicates;
mod grade;
mod interval;
mod judge;
mod ladder;
mod learn;
mod least_squares;
mod puzzles;
mod report;
mod simulate;
mod threads;
pub mod train;
mod tune;

pub use calibration::Calibration;
pub use grade::grade_anew;
pub use interval::Interval;
pub use judge::{Effort, Judged, judge};
pub use ladder::{Ahead, Contestant, Ladder, LadderReport, Pairing, run_ladder};
pub use learn::{batches, fit};
pub use puzzles::{
    Asked, Demand, Found, Made, Source, puzzle_holds, puzzles_hold, puzzles_of, puzzles_of_all,
};
pub use report::{SeatReport, SimulationReport};
pub use simulate::{Match, PlayedMatch, Simulation, play, simulate};
pub use tune::{Tuner, Tuning};
