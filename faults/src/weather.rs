//! What befalls who asks a store: every seed has a weather of its own.

use std::time::Duration;

use crate::luck::Luck;

/// What becomes of a write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is done, and said to be done.
    Fine,
    /// It is not done, and said to have failed.
    Fails,
    /// It is done, and said to have failed.
    Torn,
    /// The power goes before it is done.
    PowerFailsBefore,
    /// The power goes when it is done, before anybody is told.
    PowerFailsAfter,
}

/// How often what happens, in a thousand, and how long things take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rates {
    /// A write fails.
    pub fails: u32,
    /// A write is done and seems to have failed.
    pub torn: u32,
    /// The power goes during a write.
    pub power: u32,
    /// A read fails.
    pub reads: u32,
    /// How long reading and writing take at most, in milliseconds.
    pub slow: u32,
}

/// What befalls who reads or writes.
pub struct Weather {
    luck: Luck,
    rates: Rates,
    /// How often the store has failed.
    pub failures: u64,
}

impl Weather {
    /// Nothing befalls anybody.
    pub fn fair() -> Self {
        Self { luck: Luck::new(0, "weather"), rates: Rates::default(), failures: 0 }
    }

    /// The weather of a seed: some faults happen, others do not.
    pub fn of(seed: u64) -> Self {
        let mut luck = Luck::new(seed, "weather");
        let mut some = |often: u32| if luck.happens(400) { luck.below(often) } else { 0 };
        let rates = Rates {
            fails: some(150),
            torn: some(150),
            power: some(40),
            reads: some(100),
            slow: some(3_000),
        };
        Self { luck, rates, failures: 0 }
    }

    /// From now on nothing befalls anybody.
    pub fn clears_up(&mut self) {
        self.rates = Rates::default();
    }

    fn wait(&mut self) -> Duration {
        match self.rates.slow {
            0 => Duration::ZERO,
            slow if self.luck.happens(100) => self.luck.while_of(slow * 4),
            slow => self.luck.while_of(slow),
        }
    }

    /// What becomes of a write, and how long it takes before and after it is done.
    pub fn write(&mut self) -> (Fate, Duration, Duration) {
        let Rates { fails, torn, power, .. } = self.rates;
        let drawn = self.luck.below(1000);
        let fate = match drawn {
            drawn if drawn < fails => Fate::Fails,
            drawn if drawn < fails + torn => Fate::Torn,
            drawn if drawn < fails + torn + power => Fate::PowerFailsBefore,
            drawn if drawn < fails + torn + 2 * power => Fate::PowerFailsAfter,
            _ => Fate::Fine,
        };
        self.failures += u64::from(fate != Fate::Fine);
        (fate, self.wait(), self.wait())
    }

    /// Whether a read fails, and how long it takes.
    pub fn read(&mut self) -> (bool, Duration) {
        let fails = self.luck.happens(self.rates.reads);
        self.failures += u64::from(fails);
        (fails, self.wait())
    }
}
