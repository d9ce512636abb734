//! The solution of a puzzle in words.

use ludi_engine::puzzle::Step;
use ludi_engine::{Notation as _, Phrase, Quick, Seat, Strategy, Value, View, Words};

use crate::reason::{merit, reason};

/// Why the best decision of a step is the best: what it is, what speaks for it, what is tempting
/// about another, and what the second best loses. To be said with the words of the game and
/// [`crate::BOT_WORDS`].
pub(crate) fn solution<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    step: &Step,
) -> Vec<Phrase> {
    let read = |text: &str| G::Decision::read(view.pack(), text).ok();
    let label = |decision| G::label(view, seat, decision);
    let Some(best) = read(step.best) else { return Vec::new() };
    let mut said = vec![Phrase::new("bots-best").with("decision", label(best))];
    // Nothing is drawn to find a reason, so any chance will do.
    said.extend(reason(view, seat, best, &mut Quick::from_number(0)));
    let second = step.others.first();
    for other in &step.others {
        let is_tempting = step.tempting == Some(other.decision);
        let is_second = second.is_some_and(|second| second.decision == other.decision);
        let Some(decision) = read(other.decision).filter(|_| is_tempting || is_second) else {
            continue;
        };
        let phrase = match merit(view, seat, decision).filter(|_| is_tempting) {
            Some(merit) => Phrase::new("bots-tempting-merit").with("merit", merit),
            None if is_tempting => Phrase::new("bots-tempting"),
            None => Phrase::new("bots-second"),
        };
        said.push(phrase.with("decision", label(decision)).with("cost", tenths(other.loses)));
    }
    said
}

/// Points with one decimal.
fn tenths(points: f32) -> Value {
    Value::Tenths((f64::from(points) * 10.0).round() as i64)
}
