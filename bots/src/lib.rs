//! Players that are programs: generic over the game, given a seat's perspective and nothing else.
//!
//! A [`Bot`] decides, at one of seven [`Level`]s; a [`Search`] compares decisions; [`explain`] says
//! what a bot would do and why, [`analyse`] which decisions of a game were mistakes. At tables
//! whose game is known only when the program runs, a [`Thinker`] does all of this.
//!
//! ```
//! use ludi_bots::{Bot, Level};
//! use ludi_builders::{Builders, Components, Setup};
//! use ludi_engine::{Game as _, Pack as _, Perspective, Quick, Turns, start};
//!
//! let mut state: Builders =
//!     start(Components::builtin(), &Setup::default(), 2).expect("two can play");
//! let mut chance = Quick::from_number(1);
//! let mut bots = [Level::Miles, Level::Random].map(|level| Bot::new(level, Quick::from_number(2)));
//!
//! let mut turns = Turns::new(2);
//! while let Some(seat) = turns.next(&mut state, &mut chance) {
//!     let decision = bots[seat.index()].choose(&Perspective::new(&state, seat));
//!     state.decide(seat, decision);
//! }
//! let [miles, random] = [0, 1].map(|seat| state.standings().seats[seat].rank);
//! assert_eq!((miles, random), (1, 2));
//! ```

mod analyse;
mod any;
mod bot;
mod budget;
mod contrast;
mod explain;
mod learned;
mod lines;
mod plan;
mod reason;
mod search;
mod skill;
mod solution;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

pub use analyse::{ANALYSIS_VERSION, Analysis, AnalysisBudget, Expectation, Verdict, analyse};
pub use any::{AnalysisTask, Task, Thinker, thinker};
pub use bot::{Bot, consider};
pub use budget::{Budget, SearchSettings};
pub use explain::{Alternative, BOT_WORDS, Explanation, Foreseen, advise, chance_at, explain};
pub use learned::{Guess, Judge, estimate, standing};
pub use lines::{Lines, best_line};
pub use plan::plan;
pub use search::{Evaluation, Search, SearchResult};
pub use skill::{Skill, UnknownSkill};

/// How well a bot plays. The ranks are those of the legions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any decision that is allowed, all equally likely: for experiments.
    Random,
    /// A recruit: means well, and often does something else.
    Tiro,
    /// A soldier: the game's own simple, sensible player.
    Miles,
    /// An officer: looks ahead for a moment.
    Centurio,
    /// What a player that learned does at first sight, without looking ahead: for experiments, and
    /// where there is no time.
    Instinct,
    /// A commander: looks ahead for longer.
    Legatus,
    /// An emperor: has learned the game, and looks ahead.
    Imperator,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 7] = [
    Level::Random,
    Level::Tiro,
    Level::Miles,
    Level::Centurio,
    Level::Instinct,
    Level::Legatus,
    Level::Imperator,
];

impl Level {
    /// The word for the level on a command line and in logs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Tiro => "tiro",
            Self::Miles => "miles",
            Self::Centurio => "centurio",
            Self::Instinct => "instinct",
            Self::Legatus => "legatus",
            Self::Imperator => "imperator",
        }
    }

    /// How long the level looks ahead, if it does.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Random | Self::Tiro | Self::Miles | Self::Instinct => None,
            Self::Centurio => {
                Some(Budget { iterations: 40, time: Some(Duration::from_millis(900)) })
            }
            Self::Legatus => {
                Some(Budget { iterations: 4_000, time: Some(Duration::from_millis(2_800)) })
            }
            Self::Imperator => {
                Some(Budget { iterations: 2_000, time: Some(Duration::from_millis(2_800)) })
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A word that names no level.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot \"{0}\"; there are: {list}", list = LEVELS.map(Level::id).join(", "))]
pub struct UnknownLevel(pub String);

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let known = LEVELS.into_iter().find(|level| level.id() == text);
        known.ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_found_by_their_word() {
        for level in LEVELS {
            assert_eq!(level.id().parse(), Ok(level));
        }
        let error = "wizard".parse::<Level>().unwrap_err();
        assert!(
            error
                .to_string()
                .contains("random, tiro, miles, centurio, instinct, legatus, imperator"),
            "{error}"
        );
    }
}
