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

/// What a sheet has of what a condition asks for, and how much it asks for; a building stands or
/// does not.
pub fn reached(pack: &Components, sheet: &Sheet, condition: Condition) -> (i32, i32) {
    let count = |have: u8, asked: u8| (i32::from(have), i32::from(asked));
    match condition {
        Condition::Score(min) => (sheet.points(pack), i32::from(min)),
        Condition::PathPoints(min) => (sheet.all_path_points(pack), i32::from(min)),
        Condition::Attribute(attribute, min) => count(sheet.attribute(attribute), min),
        Condition::Attributes { value, count: asked } => {
            let high = Attribute::ALL.iter().filter(|a| sheet.attribute(**a) >= value).count();
            (high as i32, i32::from(asked))
        }
        Condition::AtLeast(metric, min) => count(sheet.metric(pack, metric), min),
        Condition::Disdain(most) => count(sheet.open_disdain(), most),
        Condition::Favours(most) => count(sheet.favours_spent, most),
        Condition::Built(building) => (i32::from(sheet.stands(building)), 1),
        Condition::FortFull => count(sheet.fort, pack.fort.len()),
        Condition::WallFull => count(sheet.wall, pack.wall.len()),
        Condition::CippiFull => count(sheet.cippi, pack.cippi.len()),
        Condition::GuardFull => count(sheet.guard, pack.guard.len()),
        Condition::MapFull => {
            let cells = pack.scouting.whole();
            (sheet.map.count_ones() as i32, cells.count_ones() as i32)
        }
    }
}

/// What is known of a fort from the games that were played at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The games.
    pub attempts: u32,
    /// HW-180: whether one of them met the goal.
    pub held: bool,
    /// HW-181: whether one of them met the challenge, too.
    pub challenge: bool,
    /// The best score.
    pub best: Option<i32>,
}

/// The whole campaign of a player, told by the finished games in their order. Where [`Progress`]
/// only goes on, here a fort that is held may be played again for its challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct March {
    forts: Vec<Record>,
}

impl March {
    /// Before the first game.
    pub fn new(pack: &Components) -> Self {
        Self { forts: vec![Record::default(); pack.forts.len()] }
    }

    /// What is known of each fort, the first first.
    pub fn forts(&self) -> &[Record] {
        &self.forts
    }

    /// HW-180: the first fort that is not held, from 1; `None` when all are.
    pub fn next(&self) -> Option<u8> {
        self.forts.iter().position(|fort| !fort.held).map(|index| index as u8 + 1)
    }

    /// HW-180, HW-182: how a fort is set up now; `None` if the one before is not held.
    pub fn setup(&self, fort: u8) -> Option<Setup> {
        let index = usize::from(fort).checked_sub(1)?;
        let before = |index: usize| self.forts[index - 1];
        let open = index < self.forts.len() && (index == 0 || before(index).held);
        open.then(|| Setup {
            difficulty: Difficulty::Medium,
            fort,
            reward: index > 0 && before(index).challenge,
            ..Setup::default()
        })
    }

    /// HW-180, HW-181: takes note of a finished game; false if it does not count, since the fort
    /// was not reached or came with a reward nobody had earned.
    pub fn record(&mut self, fort: u8, reward: bool, verdict: Verdict, points: i32) -> bool {
        let counts = self.setup(fort).is_some_and(|setup| setup.reward || !reward);
        if counts {
            let known = &mut self.forts[usize::from(fort) - 1];
            known.attempts += 1;
            known.held |= verdict.goal;
            known.challenge |= verdict.challenge;
            known.best = known.best.max(Some(points));
        }
        counts
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
