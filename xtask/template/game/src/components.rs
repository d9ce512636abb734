//! What is printed, as types.

use ludi_engine::{Bilingual, Origin, Stamp};

/// How many can play.
pub const SEATS: usize = 4;

/// How many heaps there are.
pub const HEAPS: usize = 3;

/// What the game is played with.
#[derive(Debug)]
pub struct Components {
    pub(crate) stamp: Stamp,
    pub(crate) origins: Vec<Origin>,
    /// How many stones are taken in a turn at most.
    pub most: u8,
    /// What the last stone brings besides.
    pub last: u8,
    /// The heaps, from left to right.
    pub heaps: [HeapCard; HEAPS],
}

/// What is printed of one heap.
#[derive(Debug)]
pub struct HeapCard {
    /// Its name in notation.
    pub id: &'static str,
    /// Its name for people.
    pub name: Bilingual,
    /// The stones it begins with.
    pub stones: u8,
}

/// One of the heaps. There is no other value than those of the heaps there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heap(u8);

impl Heap {
    /// All heaps, from left to right.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..HEAPS as u8).map(Self)
    }

    /// Its place among the heaps.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Components {
    /// What is printed of a heap.
    pub const fn heap(&self, heap: Heap) -> &HeapCard {
        &self.heaps[heap.index()]
    }
}
