//! What speaks for a decision.

use ludi_engine::{Game as _, Phrase, Seat};

use super::phrases::amount;
use crate::components::Good;
use crate::journal::Happening;
use crate::{Decision, Praetor};

/// What speaks for a decision, as the rest of a sentence that begins with it.
pub fn merit(state: &Praetor, seat: Seat, decision: Decision) -> Option<Phrase> {
    if state.check(seat, decision).is_err() {
        return None;
    }
    if decision == Decision::Pass {
        let (due, have) = (state.upkeep(seat).due, state.player(seat).goods.get(Good::Gold));
        let phrase = Phrase::new("merit-wages").with("due", due).with("have", have);
        return (due > 0 && have >= due).then_some(phrase);
    }
    let mut journal: Vec<Happening> = Vec::new();
    let mut after = *state;
    after.decide_noting(seat, decision, &mut journal);
    journal.iter().filter(|it| it.seat() == Some(seat.0)).find_map(of)
}

/// What speaks for something that happens.
fn of(happening: &Happening) -> Option<Phrase> {
    let brings = |good, n| {
        let phrase = Phrase::new("merit-brings").with("what", amount(good, n));
        (n > 0).then_some(phrase)
    };
    match *happening {
        Happening::Built { printed, plazas: 0, .. } => {
            Some(Phrase::new("merit-built").with("favor", printed))
        }
        Happening::Built { printed, plazas, .. } => {
            Some(Phrase::new("merit-plazas").with("favor", printed + plazas).with("plazas", plazas))
        }
        Happening::Gained { good, amount, .. } => brings(good, amount),
        Happening::Forged { into, amount, .. } => brings(into, amount),
        Happening::Bought { good, units, .. } => brings(good, units),
        Happening::Sold { gold, .. } => brings(Good::Gold, gold),
        Happening::Favored { favor, .. } if favor > 0 => {
            Some(Phrase::new("merit-favor").with("favor", favor))
        }
        Happening::Uplifted { value, steps, .. } if steps > 0 => {
            Some(Phrase::new("merit-morale").with("value", value))
        }
        Happening::Recruited { .. } => Some(Phrase::new("merit-recruit")),
        Happening::Fulfilled { favor, bonus, .. } => {
            Some(Phrase::new("merit-favor").with("favor", favor + bonus))
        }
        _ => None,
    }
}
