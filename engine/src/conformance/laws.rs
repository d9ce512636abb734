//! Laws of positions.

use std::collections::BTreeSet;

use serde_json::Value as Json;

use super::{any, cases, violated_view_law, walk};
use crate::{
    Chance as _, Drawn, Game, Next, Notation as _, Quick, Refusal as _, Seat, Seed, View, Words,
};

/// More decisions than this at once are too many to show or search.
const MOST_DECISIONS: usize = 256;

/// Every game ends, no position is a dead end, every score sheet adds up.
pub fn random_play_ends<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        for round in 0..4 {
            let mut chance = Quick::from_number(number as u64 * 100 + round);
            walk(case.start(), &mut chance, |state, _| {
                check_position(state, &case.name);
            });
        }
    }
}

fn check_position<G: Game>(state: &G, case: &str) {
    if let Err(problem) = state.audit() {
        panic!("{case}: {problem}: {state:?}");
    }
    let mut list = Vec::new();
    let acting = match state.next() {
        Next::Decide(seats) => seats,
        Next::Chance | Next::Over => crate::SeatSet::EMPTY,
    };
    assert!(matches!(state.next(), Next::Chance | Next::Over) || !acting.is_empty(), "{state:?}");
    for seat in Seat::all(state.players()) {
        list.clear();
        state.decisions(seat, &mut list);
        assert_eq!(list.is_empty(), !acting.contains(seat), "{case}: seat {seat}: {state:?}");
        assert!(list.len() <= MOST_DECISIONS, "{case}: {} decisions: {state:?}", list.len());
        let distinct: BTreeSet<_> = list.iter().collect();
        assert_eq!(distinct.len(), list.len(), "{case}: a decision is listed twice: {list:?}");
    }
    let standings = state.standings();
    assert_eq!(standings.seats.len(), usize::from(state.players()));
    for (seat, sheet) in Seat::all(state.players()).zip(&standings.seats) {
        let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
        assert_eq!((sheet.seat, sheet.total), (seat, sum), "{case}: the sheet does not add up");
        assert_eq!(sheet.total, state.score(seat), "{case}: score and sheet differ");
        let ahead = standings.seats.iter().filter(|other| other.rank < sheet.rank).count();
        assert_eq!(usize::from(sheet.rank), ahead + 1, "{case}: ranks {standings:?}");
    }
}

/// A decision is listed exactly if it checks, whatever position it was thought of in; seats that
/// do not act have no decision that checks; every refusal cites a rule of the game.
pub fn listed_decisions_are_those_that_check<G: Words>() {
    let known: BTreeSet<String> =
        G::rulebook(crate::Lang::En).rules().map(|rule| rule.id.clone()).collect();
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut pool: BTreeSet<G::Decision> = BTreeSet::new();
        let mut chance = Quick::from_number(7_000 + number as u64);
        walk(case.start(), &mut chance, |state, _| {
            for seat in Seat::all(state.players()) {
                let (mut listed, mut thought) = (Vec::new(), Vec::new());
                state.decisions(seat, &mut listed);
                state.conceivable(seat, &mut thought);
                let listed: BTreeSet<_> = listed.into_iter().collect();
                if let Some(missing) = listed.iter().find(|d| !thought.contains(d)) {
                    panic!("{}: {missing:?} is allowed but not conceivable", case.name);
                }
                if pool.len() < 400 {
                    pool.extend(thought.iter().copied());
                }
                for decision in pool.iter().copied().chain(thought) {
                    match state.check(seat, decision) {
                        Ok(()) => assert!(
                            listed.contains(&decision),
                            "{}: {decision:?} checks but is not listed: {state:?}",
                            case.name
                        ),
                        Err(refusal) => {
                            assert!(
                                !listed.contains(&decision),
                                "{}: {decision:?} is listed but refused: {refusal:?}: {state:?}",
                                case.name
                            );
                            let rule = refusal.rule();
                            assert!(known.contains(rule), "{refusal:?} cites unknown {rule}");
                        }
                    }
                }
            }
        });
    }
}

/// Every decision and draw reads back from its notation, and nothing else does.
pub fn notation_round_trips<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(8_000 + number as u64);
        let mut seen = BTreeSet::new();
        walk(case.start(), &mut chance, |state, _| {
            let pack = state.pack();
            let mut decisions = Vec::new();
            for seat in Seat::all(state.players()) {
                state.conceivable(seat, &mut decisions);
            }
            for decision in decisions {
                let text = decision.notation(pack).to_string();
                if !seen.insert(text.clone()) {
                    continue;
                }
                assert_eq!(G::Decision::read(pack, &text), Ok(decision), "{text}");
                assert!(!text.contains("  ") && text.trim() == text, "{text:?}");
                assert!(G::Decision::read(pack, &format!("{text} x")).is_err(), "{text} x");
                assert!(G::Decision::read(pack, &format!(" {text}")).is_err(), "space, {text}");
            }
            if state.next() == Next::Chance {
                let mut draws = Vec::new();
                state.draws(&mut draws);
                for (draw, _) in draws {
                    let text = draw.notation(pack).to_string();
                    assert_eq!(G::Draw::read(pack, &text), Ok(draw), "{text}");
                    assert!(G::Draw::read(pack, &format!("{text} x")).is_err(), "{text} x");
                }
            }
        });
    }
}

/// Chance draws only what it lists, every outcome once and possible, and over many draws about
/// as often as its weight says.
pub fn chance_draws_what_it_lists<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(9_000 + number as u64);
        let mut checked = 0;
        walk(case.start(), &mut chance, |state, chance| {
            if state.next() != Next::Chance {
                return;
            }
            let mut draws = Vec::new();
            state.draws(&mut draws);
            let distinct: BTreeSet<_> = draws.iter().map(|(draw, _)| *draw).collect();
            assert_eq!(distinct.len(), draws.len(), "an outcome is listed twice");
            assert!(draws.iter().all(|(_, weight)| *weight > 0), "an outcome without weight");
            let outcome = state.draw(chance);
            assert!(distinct.contains(&outcome), "{outcome:?} is not listed in {draws:?}");
            checked += 1;
            if checked > 3 {
                return;
            }
            let tries = 2_000 * draws.len();
            let total: u32 = draws.iter().map(|(_, weight)| weight).sum();
            let mut count = std::collections::BTreeMap::new();
            for _ in 0..tries {
                *count.entry(state.draw(chance)).or_insert(0usize) += 1;
            }
            for (draw, weight) in &draws {
                let expected = tries as f64 * f64::from(*weight) / f64::from(total);
                let seen = count.get(draw).copied().unwrap_or(0) as f64;
                let spread = 6.0 * expected.sqrt() + 1.0;
                assert!((seen - expected).abs() < spread, "{draw:?}: {seen}, expected {expected}");
            }
        });
    }
}

/// A copy of a position goes the same way.
pub fn the_same_choice_has_the_same_result<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(10_000 + number as u64);
        let mut list = Vec::new();
        walk(case.start(), &mut chance, |state, chance| {
            let mut copies = [state.clone(), state.clone()];
            assert_eq!(copies[0], copies[1]);
            match state.next() {
                Next::Over => {}
                Next::Chance => {
                    let draw = state.draw(chance);
                    for copy in &mut copies {
                        copy.resolve(draw);
                    }
                }
                Next::Decide(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    list.clear();
                    state.decisions(seat, &mut list);
                    let decision = *list.last().expect("whoever is asked has a decision");
                    for copy in &mut copies {
                        copy.decide(seat, decision);
                    }
                }
            }
            assert_eq!(copies[0], copies[1]);
            if state.next() != Next::Over {
                assert_ne!(
                    copies[0], *state,
                    "an event that changes nothing could repeat for ever"
                );
            }
        });
    }
}

/// Whatever is decided, a pile gives its cards in the order that the seed says.
pub fn piles_keep_their_order<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let seed = Seed::from_text(&format!("piles {number}"));
        let orders = [21_000, 22_000].map(|way| {
            let mut chance = Quick::from_number(way + number as u64);
            let (mut state, mut list) = (case.start(), Vec::new());
            let mut drawn = Drawn::default();
            let mut order: Vec<Vec<G::Draw>> = vec![Vec::new(); G::PILES.len()];
            loop {
                match state.next() {
                    Next::Over => return order,
                    Next::Chance => {
                        let pile = state.pile();
                        let mut fair = seed.draw(G::PILES[pile], drawn.next(pile));
                        let draw = state.draw(&mut fair);
                        order[pile].push(draw);
                        state.resolve(draw);
                    }
                    Next::Decide(seats) => {
                        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
                        state.decide(seat, any(&state, seat, &mut list, &mut chance));
                    }
                }
            }
        });
        for ((one, other), pile) in orders[0].iter().zip(&orders[1]).zip(G::PILES) {
            let both = one.len().min(other.len());
            assert_eq!(one[..both], other[..both], "{pile}, case {number}");
        }
    }
}

/// No view shows, and no decision depends on, what a seat cannot know.
pub fn views_keep_secrets<G: Game>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(11_000 + number as u64);
        walk(case.start(), &mut chance, |state, chance| {
            if let Some(violation) = violated_view_law(state, chance) {
                panic!("{}: {violation}: {state:?}", case.name);
            }
        });
    }
}

/// The position as data is an object, and differs wherever what a spectator knows does, or a seat
/// that knows more.
pub fn data_tells_positions_apart<G: Words>() {
    for (number, case) in cases::<G>().iter().enumerate() {
        let mut chance = Quick::from_number(18_000 + number as u64);
        let mut before: Vec<(Json, View<G>)> = Vec::new();
        walk(case.start(), &mut chance, |state, _| {
            let open = View::new(state, None);
            let seats = Seat::all(state.players()).map(|seat| View::new(state, Some(seat)));
            let mut views: Vec<View<G>> = seats.filter(|view| **view != *open).collect();
            views.push(open);
            let data = |view: View<G>| (G::data(&view), view);
            let now: Vec<_> = views.into_iter().map(data).collect();
            for (data, view) in &now {
                assert!(data.is_object(), "{}: {data}", case.name);
                let earlier = before.iter().find(|(_, earlier)| earlier.seat() == view.seat());
                if let Some((earlier_data, earlier)) = earlier {
                    let same = *view == *earlier;
                    assert_eq!(data == earlier_data, same, "{}: {view:?}: {data}", case.name);
                }
            }
            before = now;
        });
    }
}
