//! How long to look ahead, and with which settings.

use std::time::{Duration, Instant};

use ludi_engine::{Foresight, Glance, Strategy};

use crate::Level;

/// How long a search may take. It stops at whichever comes first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget {
    /// At most this many iterations; a search bound by iterations alone is deterministic.
    pub iterations: u32,
    /// At most this long.
    pub time: Option<Duration>,
}

impl Budget {
    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        Self { iterations, time: None }
    }
}

/// How a search compares decisions and plays imagined games on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// How many decisions are compared at most, those that look best at first sight.
    pub candidates: usize,
    /// After this many decisions a playout is judged instead of played on.
    pub horizon: u32,
    /// Of 100 decisions of a playout, how many are made at random instead of sensibly.
    pub random_decisions: u32,
    /// The taste it plays with itself, one of [`Strategy::tastes`].
    pub taste: usize,
    /// Whether the net of the game says what is compared.
    pub learned: bool,
    /// Whether it also plays imagined games on, and judges them at the horizon.
    pub imagines: bool,
}

impl SearchSettings {
    /// The settings of a level at a game: only who commands leaves the usual taste, and only an
    /// emperor follows the net, if there is one.
    pub fn of<G: Strategy>(level: Level) -> Self {
        let taste = if level < Level::Legatus { 0 } else { G::tastes().len() - 1 };
        let Foresight { candidates, horizon, learned, .. } = G::FORESIGHT;
        let usual = Self {
            candidates,
            horizon,
            random_decisions: 0,
            taste,
            learned: false,
            imagines: false,
        };
        if level < Level::Imperator || G::net().is_none() {
            return usual;
        }
        let Glance { candidates, horizon: cut, .. } = learned;
        let horizon = cut.unwrap_or(horizon);
        Self { candidates, horizon, learned: true, imagines: cut.is_some(), ..usual }
    }
}

/// How much of a budget is spent.
pub(crate) struct BudgetMeter {
    budget: Budget,
    started: Instant,
    /// Iterations made.
    pub(crate) used: u32,
}

impl BudgetMeter {
    pub(crate) fn new(budget: Budget) -> Self {
        Self { budget, started: Instant::now(), used: 0 }
    }

    /// How much of the budget is spent, from 0 to 1.
    pub(crate) fn spent(&self) -> f32 {
        let iterations = self.used as f32 / self.budget.iterations.max(1) as f32;
        let time = self.budget.time.map_or(0.0, |time| {
            self.started.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6)
        });
        iterations.max(time)
    }

    /// Whether to stop now. The clock is looked at only now and then.
    pub(crate) fn is_spent(&self) -> bool {
        self.used >= self.budget.iterations
            || self
                .budget
                .time
                .is_some_and(|time| self.used.is_multiple_of(4) && self.started.elapsed() >= time)
    }

    /// How many iterations there are at most.
    pub(crate) fn limit(&self) -> u32 {
        self.budget.iterations
    }
}
