//! PR-008: resources, and amounts of them.

use std::fmt;

/// PR-008: the five resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Good {
    /// Pays Workers, and everything at the Market.
    Gold,
    /// Builds; can be forged into Weapons.
    Wood,
    /// Builds; pays the Academy.
    Stone,
    /// Builds.
    Marble,
    /// Builds; pays the Labor Camp.
    Weapons,
}

impl Good {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Gold, Self::Wood, Self::Stone, Self::Marble, Self::Weapons];
    /// The four that the Market trades against Gold.
    pub const TRADED: [Self; 4] = [Self::Wood, Self::Stone, Self::Marble, Self::Weapons];

    /// The word for it in notation and packs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Marble => "marble",
            Self::Weapons => "weapons",
        }
    }

    /// The good a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.word() == word)
    }

    /// Its place among the four traded goods; `None` for Gold.
    pub(crate) const fn trade(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// An amount of each resource.
///
/// Three of the eight lanes are always 0: a price is compared with a stock in one vector
/// operation.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Goods([u16; 8]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 8]);

    /// Gold, Wood, Stone, Marble and Weapons.
    pub const fn new([gold, wood, stone, marble, weapons]: [u16; 5]) -> Self {
        Self([gold, wood, stone, marble, weapons, 0, 0, 0])
    }

    /// How much of one good.
    pub const fn get(&self, good: Good) -> u16 {
        self.0[good as usize]
    }

    /// Whether it is nothing at all.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether there is enough of everything to pay a price.
    pub fn covers(&self, price: &Self) -> bool {
        // No early exit: comparisons at once are faster than branches.
        let mut enough = true;
        for (have, need) in self.0.iter().zip(&price.0) {
            enough &= have >= need;
        }
        enough
    }

    /// The first good that is short of a price, with what is there and what is asked.
    pub fn shortage(&self, price: &Self) -> Option<(Good, u16, u16)> {
        Good::ALL
            .into_iter()
            .find(|good| self.get(*good) < price.get(*good))
            .map(|good| (good, self.get(good), price.get(good)))
    }

    /// Adds an amount of one good.
    pub fn gain(&mut self, good: Good, amount: u16) {
        let held = &mut self.0[good as usize];
        *held = held.saturating_add(amount);
    }

    /// Takes away an amount of one good that is there.
    pub fn lose(&mut self, good: Good, amount: u16) {
        debug_assert!(self.get(good) >= amount, "whoever pays has enough");
        let held = &mut self.0[good as usize];
        *held = held.saturating_sub(amount);
    }

    /// Adds a price received.
    pub fn receive(&mut self, price: &Self) {
        for good in Good::ALL {
            self.gain(good, price.get(good));
        }
    }

    /// Takes a price away that is covered.
    pub fn pay(&mut self, price: &Self) {
        debug_assert!(self.covers(price), "whoever pays has enough");
        for (held, due) in self.0.iter_mut().zip(&price.0) {
            *held = held.saturating_sub(*due);
        }
    }

    /// The goods of which there is something, with the amount.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u16)> {
        Good::ALL.into_iter().map(|good| (good, self.get(good))).filter(|(_, amount)| *amount > 0)
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
