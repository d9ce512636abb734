//! Laws of what programs that learn are given.

use std::collections::BTreeMap;

use super::{cases, walk};
use crate::{Encode, Features, Quick, Seat, View};

/// Every decision has a number of its own, from which it is found again; a view is written as
/// exactly as many features as the game says, whatever was written before, and nothing that a seat
/// cannot know changes them.
pub fn encodings_are_faithful<G: Encode>() {
    let mut once = Features::new(G::FEATURES);
    let mut again = Features::new(G::FEATURES);
    let mut numbers: BTreeMap<usize, G::Decision> = BTreeMap::new();
    for (round, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(21_000 + round as u64);
        let mut list = Vec::new();
        walk(case.start(), &mut chance, |state, chance| {
            assert!(state.stage() < G::STAGES, "{}: stage {}", case.name, state.stage());
            for seat in Seat::all(state.players()) {
                list.clear();
                state.decisions(seat, &mut list);
                for decision in &list {
                    let number = G::number(*decision);
                    assert!(number < G::DECISIONS, "{decision:?} has the number {number}");
                    assert_eq!(G::numbered(number), Some(*decision), "number {number}");
                    let known = numbers.entry(number).or_insert(*decision);
                    assert_eq!(known, decision, "both have the number {number}");
                }
                let view = View::new(state, Some(seat));
                once.clear();
                G::encode(&view, seat, &mut once);
                assert!(
                    once.is_full(),
                    "{}: {} features are written, not {}: {state:?}",
                    case.name,
                    once.written(),
                    G::FEATURES
                );
                // What cannot be told apart looks the same, from every seat.
                let other = G::imagine(&view, chance);
                for looked_at in Seat::all(state.players()) {
                    once.clear();
                    again.clear();
                    G::encode(&view, looked_at, &mut once);
                    G::encode(&View::new(&other, Some(seat)), looked_at, &mut again);
                    assert_eq!(once, again, "{}: a secret shows: {state:?}", case.name);
                }
            }
            assert_eq!(G::numbered(G::DECISIONS), None);
        });
    }
}

/// Decisions that lead to positions a seat can tell apart lead, but for a few, to other features.
/// What a program that learns cannot see it cannot learn.
pub fn features_tell_decisions_apart<G: Encode>(most_alike: f64) {
    let (mut alike, mut pairs) = (0u64, 0u64);
    let mut example = None;
    for (round, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(22_000 + round as u64);
        let mut list = Vec::new();
        walk(case.start(), &mut chance, |state, _| {
            for seat in Seat::all(state.players()) {
                list.clear();
                state.decisions(seat, &mut list);
                let mut led: Vec<(G::Decision, View<G>, Features)> = Vec::new();
                for decision in &list {
                    let mut after = state.clone();
                    after.decide(seat, *decision);
                    let view = View::new(&after, Some(seat));
                    let features = G::features(&view, seat);
                    for (other, seen, written) in &led {
                        pairs += u64::from(*seen != view);
                        if *seen != view && *written == features && after.stage() == seen.stage() {
                            alike += 1;
                            example = Some(format!("{other:?} and {decision:?} in {state:?}"));
                        }
                    }
                    led.push((*decision, view, features));
                }
            }
        });
    }
    let share = alike as f64 / pairs.max(1) as f64;
    println!("{alike} of {pairs} pairs of decisions look alike");
    assert!(share <= most_alike, "{share:.4} of {pairs} pairs look alike, such as {example:?}");
}
