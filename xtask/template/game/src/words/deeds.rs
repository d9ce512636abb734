//! What a turn is told by: one sentence.

use ludi_engine::{Deed, Phrase, Seat};

use super::{counters, phrases};
use crate::{Decision, TemplateGame};

/// What the sentence ends with.
pub const TALLIES: [(&str, &str); 1] = [(counters::POINTS, "tally-points")];

/// What a decision adds to the sentence.
pub fn deeds(
    before: &TemplateGame,
    _seat: Seat,
    decision: Decision,
    _after: &TemplateGame,
) -> Vec<Deed> {
    let take = Phrase::new("deed-take")
        .with("stones", phrases::stones(decision.stones))
        .with("heap", phrases::heap(before, decision.heap));
    vec![Deed::new(take)]
}
