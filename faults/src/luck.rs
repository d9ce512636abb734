//! Chance of a seed: everything that is drawn in a run.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use ludi_engine::{Chance as _, Entropy, Quick, Seed};

/// What is drawn for one purpose, apart from all others.
pub struct Luck(Quick);

impl Luck {
    /// The luck of a seed for a purpose.
    pub fn new(seed: u64, purpose: &str) -> Self {
        Self(Quick::new(Seed::from_text(purpose).child(seed)))
    }

    /// A number below `n`, which is at least 1.
    pub fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    /// Whether something happens that does so many times in a thousand.
    pub fn happens(&mut self, per_thousand: u32) -> bool {
        self.below(1000) < per_thousand
    }

    /// One of several.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        let count = all.len() as u32;
        (count > 0).then(|| &all[self.below(count) as usize])
    }

    /// A while of at most so many milliseconds; short ones are likelier.
    pub fn while_of(&mut self, millis: u32) -> Duration {
        let most = self.below(millis.max(1)) + 1;
        Duration::from_millis(self.below(most).into())
    }

    /// Chance for a bot.
    pub fn quick(&mut self) -> Quick {
        Quick::from_number(u64::from(self.0.word()) << 32 | u64::from(self.0.word()))
    }
}

/// Secrets of the seed, none of them twice.
pub struct Secrets {
    seed: Seed,
    drawn: AtomicU64,
}

impl Secrets {
    /// The secrets of a seed.
    pub fn new(seed: u64) -> Self {
        Self { seed: Seed::from_text("secrets").child(seed), drawn: AtomicU64::new(0) }
    }
}

impl Entropy for Secrets {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let Seed(next) = self.seed.child(self.drawn.fetch_add(1, Ordering::Relaxed));
            chunk.copy_from_slice(&next[..chunk.len()]);
        }
    }
}
