//! Decisions and draws, and their notation.

use std::fmt;

use ludi_engine::{Notation, NotationError, Seat};

use crate::components::{Components, Heap, SEATS};

/// What a player does in a turn: `take 2 left`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decision {
    /// From which heap stones are taken.
    pub heap: Heap,
    /// How many.
    pub stones: u8,
}

/// What chance says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Draw {
    /// Who begins: `first 2`.
    First(Seat),
}

impl Notation<Components> for Decision {
    fn write(self, pack: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {} {}", self.stones, pack.heap(self.heap).id)
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        Heap::all()
            .flat_map(|heap| (1..=pack.most).map(move |stones| Self { heap, stones }))
            .find(|decision| decision.notation(pack).to_string() == text)
            .ok_or_else(|| NotationError::new(text, "expected a number and a heap: take 2 left"))
    }
}

impl Notation<Components> for Draw {
    fn write(self, _: &Components, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
        }
    }

    fn read(pack: &Components, text: &str) -> Result<Self, NotationError> {
        Seat::all(SEATS as u8)
            .map(Self::First)
            .find(|draw| draw.notation(pack).to_string() == text)
            .ok_or_else(|| NotationError::new(text, "expected who begins: first 2"))
    }
}
