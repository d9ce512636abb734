//! The law of previews.

use std::collections::BTreeMap;

use super::{cases, walk};
use crate::{EffectKind, Next, Quick, Seat, View, Words};

/// What is announced of a decision is what it does: the changes of counters that its effects speak
/// of are exactly those of the position after it.
pub fn previews_are_what_happens<G: Words>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(17_000 + number as u64);
        walk(case.start(), &mut chance, |state, _| {
            if let Next::Decide(seats) = state.next() {
                seats.iter().for_each(|seat| check_previews(state, seat, &case.name));
            }
        });
    }
}

fn check_previews<G: Words>(state: &G, seat: Seat, case: &str) {
    let view = View::new(state, Some(seat));
    let mut decisions = Vec::new();
    state.decisions(seat, &mut decisions);
    for decision in decisions {
        let mut announced: BTreeMap<(Seat, &str), i32> = BTreeMap::new();
        for effect in G::effects(&view, seat, decision) {
            let certain = matches!(effect.kind, EffectKind::Cost | EffectKind::Gain);
            assert!(
                certain != effect.changes.is_empty(),
                "{case}: {decision:?}: exactly costs and gains say what they change: {effect:?}"
            );
            for change in effect.changes {
                *announced.entry((change.seat, change.counter)).or_default() += change.by;
            }
        }
        if announced.is_empty() {
            continue;
        }
        let mut after = state.clone();
        after.decide(seat, decision);
        for ((whose, counter), by) in announced {
            let happened = count(&after, whose, counter) - count(state, whose, counter);
            assert_eq!(
                by, happened,
                "{case}: seat {seat}, {decision:?}: {counter} of seat {whose}: {state:?}"
            );
        }
    }
}

fn count<G: Words>(state: &G, seat: Seat, counter: &str) -> i32 {
    let counters = G::counters(&View::new(state, Some(seat)), seat);
    let found = counters.iter().find(|(key, _)| *key == counter);
    found.unwrap_or_else(|| panic!("no counter is called {counter}")).1
}
