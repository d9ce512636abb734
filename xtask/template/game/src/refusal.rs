//! Why a decision is not allowed, and by which rule.

use ludi_engine::RuleId;

use crate::components::Heap;

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Somebody else's turn, or nobody's.
    NotYourTurn,
    /// No stone, or more than may be taken in a turn.
    Number,
    /// More stones than the heap has.
    HeapTooSmall(Heap),
}

impl ludi_engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotYourTurn | Self::Number | Self::HeapTooSmall(_) => "XX-003",
        }
    }
}
