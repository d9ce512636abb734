//! What a seat is asked, and its decisions as on buttons.

use ludi_engine::{Phrase, Seat};

use super::phrases;
use crate::{Decision, TemplateGame};

/// What the seat is asked.
pub fn prompt(_game: &TemplateGame, _seat: Seat) -> Phrase {
    Phrase::new("prompt-take")
}

/// A decision as on a button.
pub fn label(game: &TemplateGame, _seat: Seat, decision: Decision) -> Phrase {
    Phrase::new("label-take")
        .with("stones", phrases::stones(decision.stones))
        .with("heap", phrases::heap(game, decision.heap))
}
