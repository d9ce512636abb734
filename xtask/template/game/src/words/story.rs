//! What happened, in words.

use ludi_engine::{Phrase, Seat, Told};

use super::phrases;
use crate::{Decision, Draw, TemplateGame};

/// What a decision did.
pub fn tell_decision(
    before: &TemplateGame,
    seat: Seat,
    decision: Decision,
    after: &TemplateGame,
) -> Vec<Told> {
    let take = Phrase::new("told-take")
        .with("seat", seat)
        .with("stones", phrases::stones(decision.stones))
        .with("heap", phrases::heap(before, decision.heap));
    let mut story = vec![Told::new(take, "XX-003")];
    if after.is_empty() {
        let points = phrases::points(after.pack.last);
        let last = Phrase::new("told-last").with("seat", seat).with("points", points);
        story.push(Told::new(last, "XX-004"));
    }
    story
}

/// What a draw did.
pub fn tell_draw(_before: &TemplateGame, draw: Draw, _after: &TemplateGame) -> Vec<Told> {
    match draw {
        Draw::First(seat) => {
            vec![Told::new(Phrase::new("told-first").with("seat", seat), "XX-002")]
        }
    }
}
