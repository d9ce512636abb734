//! How long to look ahead, and in which manner.

use std::time::{Duration, Instant};

use ludi_engine::Strategy;

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

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Manner {
    /// How many decisions are compared at most, those that look best at first sight.
    pub width: usize,
    /// After this many decisions a playout is judged instead of played on.
    pub horizon: u32,
    /// Of 100 decisions of a playout, how many are made at random instead of sensibly.
    pub folly: u32,
    /// The taste it plays with itself, one of [`Strategy::tastes`].
    pub taste: usize,
}

impl Manner {
    /// The manner of a level at a game: only a commander leaves the usual taste.
    pub fn of<G: Strategy>(level: Level) -> Self {
        let taste = if level == Level::Legatus { G::tastes().len() - 1 } else { 0 };
        let (width, horizon) = (G::FORESIGHT.candidates, G::FORESIGHT.horizon);
        Self { width, horizon, folly: 0, taste }
    }
}

/// A budget being spent.
pub(crate) struct Purse {
    budget: Budget,
    started: Instant,
    pub(crate) made: u32,
}

impl Purse {
    pub(crate) fn new(budget: Budget) -> Self {
        Self { budget, started: Instant::now(), made: 0 }
    }

    /// How much of the budget is spent, from 0 to 1.
    pub(crate) fn spent(&self) -> f32 {
        let iterations = self.made as f32 / self.budget.iterations.max(1) as f32;
        let time = self.budget.time.map_or(0.0, |time| {
            self.started.elapsed().as_secs_f32() / time.as_secs_f32().max(1e-6)
        });
        iterations.max(time)
    }

    /// Whether to stop now. The clock is looked at only now and then.
    pub(crate) fn is_empty(&self) -> bool {
        self.made >= self.budget.iterations
            || self
                .budget
                .time
                .is_some_and(|time| self.made.is_multiple_of(4) && self.started.elapsed() >= time)
    }

    /// How many iterations there are at most.
    pub(crate) fn limit(&self) -> u32 {
        self.budget.iterations
    }
}
