//! Places in the lists of a pack, and sets of them.

use std::fmt;

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// The place in the pack's list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// A City Tile, by its place in the pack.
    TileId
);
index!(
    /// A Wall Tile, by its place in the pack.
    WallId
);
index!(
    /// A side of a Player Board, by its place in the pack.
    BoardId
);

/// A set of City Tiles, or of Wall Tiles, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Set(pub u64);

impl Set {
    /// Whether a place of the pack's list is in the set.
    pub const fn contains(self, index: u8) -> bool {
        index < 64 && self.0 >> index & 1 == 1
    }

    /// Adds a place.
    pub fn insert(&mut self, index: u8) {
        self.0 |= 1 << index;
    }

    /// Takes a place out.
    pub fn remove(&mut self, index: u8) {
        self.0 &= !(1 << index);
    }

    /// How many are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The places in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                index
            })
        })
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Self {
        let mut set = Self::default();
        for place in places {
            set.insert(place);
        }
        set
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
