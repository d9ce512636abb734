//! What speaks for a decision.

use ludi_engine::{Game as _, Phrase, Seat, Value};

use super::effects::{best, steps, together};
use super::phrases;
use super::proceeds::proceeds;
use crate::{Decision, MagnaRoma};

/// What speaks for a decision, as the rest of a sentence that begins with it.
pub fn merit(game: &MagnaRoma, seat: Seat, decision: Decision) -> Option<Phrase> {
    if game.check(seat, decision).is_err() {
        return None;
    }
    match decision {
        Decision::Choose(tile) => {
            let gains = best(game, seat, tile);
            let gains = (!gains.is_empty()).then(|| Value::Series(phrases::gains(&gains)))?;
            Some(Phrase::new("merit-tile").with("gains", gains))
        }
        Decision::Face(_) | Decision::Bless(_) | Decision::First(_) | Decision::Trade => {
            brings(game, seat, decision)
        }
        Decision::Build { monument, cell } => {
            let people = game.useful_people(monument);
            let built = crate::Built { monument, cell, people };
            let points = game.monument_points(seat, &built, people);
            Some(Phrase::new("merit-monument").with("points", points).with("need", people))
        }
        Decision::Conquer { province, row } => {
            let printed = &game.pack.0.provinces[usize::from(province)];
            let points = printed.points[usize::from(row)];
            let phrase = Phrase::new("merit-province").with("points", points);
            Some(phrase.with("sets", phrases::sets(printed.sets)))
        }
        _ => None,
    }
}

/// What comes of it at once: gains, and steps on the star tracks.
fn brings(game: &MagnaRoma, seat: Seat, decision: Decision) -> Option<Phrase> {
    let mut after = *game;
    after.decide(seat, decision);
    let gains = together(&proceeds(game, seat, decision, &after));
    let mut list = if gains.is_empty() { Vec::new() } else { phrases::gains(&gains) };
    list.extend(steps(game, seat, decision, &after));
    (!list.is_empty()).then(|| Phrase::new("merit-gains").with("gains", Value::Series(list)))
}
