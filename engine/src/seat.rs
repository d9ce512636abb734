//! Seats and sets of seats.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The most seats any game has (Hadrian's Wall: six).
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into an array of players.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat to the left (clockwise) at a table of `players`.
    #[must_use]
    pub const fn next(self, players: u8) -> Self {
        Self(if self.0 + 1 >= players { 0 } else { self.0 + 1 })
    }

    /// All seats of a table, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players).map(Self)
    }
}

/// People count seats from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A set of seats, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(pub u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table.
    pub const fn all(players: u8) -> Self {
        Self(((1u16 << players) - 1) as u8)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set after `last`, clockwise; `last` itself comes last. Where several
    /// seats may act at once, programs let them take turns by it. The set must not be empty.
    #[must_use]
    pub fn after(self, last: Seat) -> Seat {
        let above = self.0 & !(((2u16 << last.0) - 1) as u8);
        let rest = if above == 0 { self.0 } else { above };
        Seat(rest.trailing_zeros() as u8)
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ring_of_seats_closes() {
        assert_eq!(Seat(0).next(3), Seat(1));
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(0).next(1), Seat(0));
    }

    #[test]
    fn turns_go_round_the_set() {
        let set: SeatSet = [Seat(0), Seat(2), Seat(5)].into_iter().collect();
        let turns = [Seat(0), Seat(1), Seat(2), Seat(5)].map(|last| set.after(last));
        assert_eq!(turns, [Seat(2), Seat(2), Seat(5), Seat(0)]);
        assert_eq!(SeatSet::only(Seat(3)).after(Seat(3)), Seat(3));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set: SeatSet = [Seat(0), Seat(4)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(4)]);
        set.remove(Seat(0));
        assert_eq!(set.first(), Some(Seat(4)));
        assert!(!set.contains(Seat(0)) && !set.contains(Seat(200)));
        assert_eq!(SeatSet::all(6).len(), 6);
    }
}
