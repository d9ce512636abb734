//! Players that are programs: generic over the game, given a seat's perspective and nothing else.

use std::fmt;
use std::str::FromStr;

use ludi_engine::{Chance as _, Perspective, Quick, Title};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any decision that is allowed, all equally likely.
    Random,
    /// The game's own simple, sensible player.
    Sensible,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 2] = [Level::Random, Level::Sensible];

impl Level {
    /// The word for the level on a command line and in logs.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Sensible => "sensible",
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

/// A bot with its own chance; the same seed plays the same game.
#[derive(Clone)]
pub struct Bot<G: Title> {
    level: Level,
    chance: Quick,
    /// Kept between decisions so that listing them allocates nothing.
    list: Vec<G::Decision>,
}

impl<G: Title> Bot<G> {
    /// A bot of a level.
    pub fn new(level: Level, chance: Quick) -> Self {
        Self { level, chance, list: Vec::new() }
    }

    /// Which level it plays at.
    pub fn level(&self) -> Level {
        self.level
    }

    /// Decides for the seat, which must be one that the game waits for.
    pub fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        match self.level {
            Level::Random => {
                self.list.clear();
                eyes.decisions(&mut self.list);
                self.list[self.chance.below(self.list.len() as u32) as usize]
            }
            Level::Sensible => G::sensible(&eyes.view(), eyes.seat(), &mut self.chance),
        }
    }
}

/// Decides once for a seat, without keeping a bot.
pub fn choose<G: Title>(
    level: Level,
    eyes: &Perspective<'_, G>,
    chance: &mut Quick,
) -> G::Decision {
    let mut bot = Bot::new(level, chance.clone());
    let decision = bot.choose(eyes);
    *chance = bot.chance;
    decision
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
        assert_eq!(error.to_string(), "there is no bot \"wizard\"; there are: random, sensible");
    }
}
