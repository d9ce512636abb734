//! Why a decision is good, in one sentence: what it brings, or what the steps after it bring.

use ludi_engine::{Effect, EffectKind, Next, Phrase, Quick, Seat, Strategy, Value, View, Words};

/// How many steps of the same player a reason may lie ahead.
const STEPS: usize = 4;
/// How many gains a sentence names.
const GAINS: usize = 3;

/// What speaks for a decision: of what it brings itself, else of what the next steps of the same
/// player bring, as far as nothing is drawn and nobody else acts before.
pub(crate) fn reason<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    decision: G::Decision,
    chance: &mut Quick,
) -> Option<Phrase> {
    if let Some(merit) = merit(view, seat, decision) {
        return Some(Phrase::new("bots-reason-now").with("merit", merit));
    }
    let mut state = G::imagine(view, chance);
    state.decide(seat, decision);
    for _ in 0..STEPS {
        if !matches!(state.next(), Next::Decide(seats) if seats.contains(seat)) {
            return None;
        }
        let seen = View::new(&state, Some(seat));
        let next = G::sensible(&seen, seat, chance);
        if let Some(merit) = merit(&seen, seat, next) {
            return Some(Phrase::new("bots-reason-then").with("merit", merit));
        }
        state.decide(seat, next);
    }
    None
}

/// What speaks for a decision by itself: what the game says of it, or what it brings for certain.
pub(crate) fn merit<G: Words + Strategy>(
    view: &View<G>,
    seat: Seat,
    decision: G::Decision,
) -> Option<Phrase> {
    if let Some(merit) = G::merit(view, seat, decision) {
        return Some(merit);
    }
    let gain = |effect: Effect| (effect.kind == EffectKind::Gain).then_some(effect.phrase);
    let effects = G::effects(view, seat, decision).into_iter();
    let gains: Vec<Phrase> = effects.filter_map(gain).take(GAINS).collect();
    (!gains.is_empty()).then(|| Phrase::new("bots-merit-gains").with("gains", Value::Series(gains)))
}
