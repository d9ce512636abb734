//! HW-180 to HW-183: the solo campaign, beyond the rulebook.
//!
//! A front end keeps a [`Progress`] between games: it says which fort comes next and how it is
//! set up, and learns from the [`verdict`] of a finished game.

use ludi_engine::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Components, Condition};
use crate::setup::Setup;
use crate::sheet::Sheet;
use crate::vocabulary::{Attribute, Difficulty};
use crate::{Hadrian, Phase};

/// What a finished game at a fort achieved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Verdict {
    /// HW-180: whether the whole goal was met.
    pub goal: bool,
    /// HW-181: whether the challenge was met, and the goal with it.
    pub challenge: bool,
}

/// A finished game at a fort, as the campaign remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Achieved {
    /// What it achieved.
    pub verdict: Verdict,
    /// How often something revealed was taken back in it
    /// ([`ludi_engine::Table::revealed_taken_back`]).
    pub taken_back: u32,
}

impl From<Verdict> for Achieved {
    fn from(verdict: Verdict) -> Self {
        Self { verdict, taken_back: 0 }
    }
}

/// What a game at a fort achieved; `None` if it is not over or has no fort.
pub fn verdict(game: &Hadrian) -> Option<Verdict> {
    if game.phase != Phase::Over {
        return None;
    }
    let fort = game.printed.0.forts.get(usize::from(game.fort).checked_sub(1)?)?;
    let met = |condition: &Condition| is_met(game.printed.0, game.sheet(Seat(0)), *condition);
    let goal = fort.goal.iter().all(met);
    Some(Verdict { goal, challenge: goal && fort.challenge.iter().all(met) })
}

/// HW-183: whether a condition holds for a sheet.
pub fn is_met(pack: &Components, sheet: &Sheet, condition: Condition) -> bool {
    match condition {
        Condition::Score(min) => sheet.points(pack) >= i32::from(min),
        Condition::PathPoints(min) => sheet.all_path_points(pack) >= i32::from(min),
        Condition::Attribute(attribute, min) => sheet.attribute(attribute) >= min,
        Condition::Attributes { value, count } => {
            let high = Attribute::ALL.iter().filter(|a| sheet.attribute(**a) >= value).count();
            high >= usize::from(count)
        }
        Condition::AtLeast(metric, min) => sheet.metric(pack, metric) >= min,
        Condition::Disdain(most) => sheet.open_disdain() <= most,
        Condition::Favours(most) => sheet.favours_spent <= most,
        Condition::Built(building) => sheet.stands(building),
        Condition::FortFull => sheet.fort == pack.fort.len(),
        Condition::WallFull => sheet.wall == pack.wall.len(),
        Condition::CippiFull => sheet.cippi == pack.cippi.len(),
        Condition::GuardFull => sheet.guard == pack.guard.len(),
        Condition::MapFull => sheet.map == pack.scouting.whole(),
    }
}

/// How far a player has come; a front end saves it between games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// The fort that is played next, from 1; one more than the last when all are won.
    pub fort: u8,
    /// HW-181: whether the challenge of the fort before was met.
    pub reward: bool,
    /// Games played at this fort without meeting the goal.
    pub failed: u32,
    /// The forts that were won after something revealed was taken back.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_back: Vec<u8>,
}

impl Default for Progress {
    fn default() -> Self {
        Self { fort: 1, reward: false, failed: 0, taken_back: Vec::new() }
    }
}

impl Progress {
    /// Whether every fort is won.
    pub fn is_complete(&self, pack: &Components) -> bool {
        usize::from(self.fort) > pack.forts.len()
    }

    /// The setup of the next game; `None` when every fort is won.
    pub fn setup(&self, pack: &Components) -> Option<Setup> {
        (self.fort > 0 && !self.is_complete(pack)).then_some(Setup {
            difficulty: Difficulty::Medium,
            fort: self.fort,
            reward: self.reward,
            ..Setup::default()
        })
    }

    /// HW-180, HW-181: takes note of a game at the current fort: a fort is left when its goal is
    /// met; its reward holds at the next fort, repeats included.
    pub fn record(&mut self, game: impl Into<Achieved>) {
        let Achieved { verdict, taken_back } = game.into();
        if verdict.goal {
            if taken_back > 0 {
                self.taken_back.push(self.fort);
            }
            (self.fort, self.reward, self.failed) = (self.fort + 1, verdict.challenge, 0);
        } else {
            self.failed += 1;
        }
    }
}
