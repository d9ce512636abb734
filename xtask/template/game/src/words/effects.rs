//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, Phrase, Seat};

use super::counters::POINTS;
use super::phrases;
use crate::{Decision, TemplateGame};

/// What a decision brings, and what it leaves.
pub fn effects(game: &TemplateGame, seat: Seat, decision: Decision) -> Vec<Effect> {
    let Some(left) = game.stones(decision.heap).checked_sub(decision.stones) else {
        return Vec::new();
    };
    let all: u8 = game.stones.iter().sum();
    let last = if decision.stones == all { game.pack.last } else { 0 };
    let points = decision.stones + last;
    let gain = Phrase::new("effect-points").with("points", phrases::points(points));
    let rest = Phrase::new("effect-left").with("stones", phrases::stones(left));
    vec![Effect::gain(gain).changing(seat, POINTS, points), Effect::note(rest)]
}
