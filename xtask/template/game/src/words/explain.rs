//! Refusals in words.

use ludi_engine::{Phrase, Seat};

use super::phrases;
use crate::{Refusal, TemplateGame};

/// Why a decision is not allowed.
pub fn explain(game: &TemplateGame, _seat: Seat, refusal: Refusal) -> Phrase {
    match refusal {
        Refusal::NotYourTurn => Phrase::new("refusal-turn"),
        Refusal::Number => Phrase::new("refusal-number").with("most", game.pack.most),
        Refusal::HeapTooSmall(heap) => Phrase::new("refusal-heap")
            .with("heap", phrases::heap(game, heap))
            .with("stones", phrases::stones(game.stones(heap))),
    }
}
