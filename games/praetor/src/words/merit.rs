//! What speaks for a decision.

use ludi_engine::{Game as _, Phrase, Seat};

use super::phrases::amount;
use crate::components::Good;
use crate::journal::Happening;
use crate::{Decision, Praetor, Step, TileId};

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
    if let (Decision::At(x, y), Step::Cell { tile, .. }) = (decision, state.step) {
        return plot(state, tile, (x, y));
    }
    let mut journal: Vec<Happening> = Vec::new();
    let mut after = *state;
    after.decide_noting(seat, decision, &mut journal);
    journal.iter().filter(|it| it.seat() == Some(seat.0)).find_map(of)
}

/// PR-075: what speaks for a plot: what its plazas bring, and, where others bring more, what it has
/// that they have not.
fn plot(state: &Praetor, tile: TileId, cell: (i8, i8)) -> Option<Phrase> {
    let most_of = |tile: TileId, cell| state.plazas(tile, cell).into_iter().max().unwrap_or(0);
    let (here, most) = (most_of(tile, cell), state.best_plazas(tile));
    if here == most {
        return (most > 0).then(|| Phrase::new("merit-plot").with("favor", here));
    }
    // What a rival could get with another tile there, and at best on the plots that bring more.
    let others = || state.available.iter().map(TileId).filter(|other| *other != tile);
    let left_at = |cell| others().map(|other| most_of(other, cell)).max().unwrap_or(0);
    let mut elsewhere = 0;
    state.city.frontier(state.rules.edge_contact, |x, y| {
        if most_of(tile, (x, y)) > here {
            elsewhere = elsewhere.max(left_at((x, y)));
        }
    });
    let told = |id| Phrase::new(id).with("favor", here).with("most", most);
    let taken = left_at(cell);
    Some(if taken > elsewhere {
        told("merit-plot-taken").with("taken", taken)
    } else {
        told("merit-plot-less")
    })
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
