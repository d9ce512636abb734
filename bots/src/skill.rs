//! Who plays: a level, and how long it looks ahead.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Budget, Level};

/// A level, with a budget of its own if it looks ahead for longer or shorter than usual. Written
/// `centurio`, `centurio:500` (iterations) or `centurio:0.25s`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The level.
    pub level: Level,
    /// What it may spend on a decision instead of what the level usually spends.
    pub budget: Option<Budget>,
}

impl Skill {
    /// What is spent on a decision; `None` for levels that do not look ahead.
    pub fn spends(self) -> Option<Budget> {
        self.level.budget().map(|usual| self.budget.unwrap_or(usual))
    }

    /// The same level without a clock, so that it decides the same on any machine. A budget that
    /// is nothing but a clock stays.
    #[must_use]
    pub fn without_clock(self) -> Self {
        let timeless = |budget: Budget| match budget.iterations {
            u32::MAX => budget,
            _ => Budget { time: None, ..budget },
        };
        Self { budget: self.spends().map(timeless), ..self }
    }
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        Self { level, budget: None }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level;
        match self.budget {
            Some(Budget { iterations: u32::MAX, time: Some(time) }) => {
                write!(f, "{level}:{}s", time.as_secs_f64())
            }
            Some(Budget { iterations, .. })
                if level.budget().is_some_and(|usual| usual.iterations != iterations) =>
            {
                write!(f, "{level}:{iterations}")
            }
            _ => write!(f, "{level}"),
        }
    }
}

/// A text that names no skill.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is no bot; write a level, level:iterations or level:seconds with an s")]
pub struct UnknownSkill(pub String);

impl FromStr for Skill {
    type Err = UnknownSkill;

    fn from_str(text: &str) -> Result<Self, UnknownSkill> {
        let unknown = || UnknownSkill(text.to_owned());
        let (word, budget) = match text.split_once(':') {
            None => (text, None),
            Some((word, given)) => (word, Some(read_budget(given).ok_or_else(unknown)?)),
        };
        let level: Level = word.parse().map_err(|_| unknown())?;
        if budget.is_some() && level.budget().is_none() {
            return Err(unknown());
        }
        Ok(Self { level, budget })
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    match text.strip_suffix('s') {
        Some(seconds) => {
            let seconds: f64 = seconds.parse().ok()?;
            let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero())?;
            Some(Budget { iterations: u32::MAX, time: Some(time) })
        }
        None => {
            let iterations = text.parse().ok().filter(|count| *count > 0)?;
            Some(Budget { iterations, time: None })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skills_are_read_as_they_are_written() {
        for text in ["tiro", "miles", "centurio", "legatus:500", "legatus:0.25s", "centurio:2s"] {
            let skill: Skill = text.parse().unwrap();
            assert_eq!(skill.to_string(), text);
        }
        for text in ["wizard", "miles:5", "legatus:", "legatus:0", "legatus:-1s", "legatus:0s"] {
            assert!(text.parse::<Skill>().is_err(), "{text}");
        }
    }

    #[test]
    fn without_a_clock_only_iterations_count() {
        let legatus = Skill::from(Level::Legatus).without_clock();
        assert_eq!(legatus.spends().unwrap().time, None);
        assert_eq!(legatus.to_string(), "legatus");
        let timed: Skill = "legatus:1s".parse().unwrap();
        assert_eq!(timed.without_clock(), timed);
        assert_eq!(Skill::from(Level::Miles).without_clock().spends(), None);
    }
}
