//! What holds for every piece of advice.
#![allow(missing_docs)]

use ludi_bots::{BOT_WORDS, Budget, Explanation, advise, explain};
use ludi_engine::{
    Lang, Pack as _, Perspective, Quick, Seat, Strategy, Turns, Value, View, Words, start,
};

/// Runs a check for every game.
macro_rules! every_game {
    ($check:ident) => {
        for game in ludi_registry::all() {
            ludi_registry::with_game!(game.id(), G => $check::<G>());
        }
    };
}

/// Positions of games between sensible players in which there is something to choose.
fn positions<G: Words + Strategy>(count: usize) -> Vec<(G, Seat)> {
    let mut found = Vec::new();
    for number in 0.. {
        let players = (2 + number % 2).clamp(u64::from(*G::PLAYERS.start()), 3);
        let mut state: G = start(G::Pack::builtin(), &G::Setup::default(), players as usize)
            .expect("so many can play");
        let mut chance = Quick::from_number(number);
        let mut turns = Turns::new(players as u8);
        let (mut list, mut made) = (Vec::new(), 0);
        while let Some(seat) = turns.next(&mut state, &mut chance) {
            list.clear();
            state.decisions(seat, &mut list);
            if list.len() > 1 && made % 13 == number % 13 {
                found.push((state.clone(), seat));
                if found.len() == count {
                    return found;
                }
            }
            let decision = G::sensible(&View::new(&state, Some(seat)), seat, &mut chance);
            state.decide(seat, decision);
            made += 1;
        }
    }
    unreachable!("there are positions enough")
}

fn advice<G: Words + Strategy>(state: &G, seat: Seat) -> Explanation<G::Decision> {
    explain(&Perspective::new(state, seat), Budget::iterations(60), &mut Quick::from_number(5))
}

/// The numbers agree with the advice: what is told to be worse costs something beyond doubt, and
/// what looks better than the recommended decision is called about equal, or not told at all.
#[test]
fn nothing_is_recommended_that_its_own_numbers_call_worse() {
    fn check<G: Words + Strategy>() {
        let (mut equal, mut worse) = (0, 0);
        for (state, seat) in positions::<G>(30) {
            let told = advice(&state, seat);
            assert_eq!(told.alternatives[0].decision, told.decision);
            for (other, said) in told.alternatives[1..].iter().zip(told.others()) {
                assert!(other.cost >= -other.doubt, "{} {other:?}", G::ID);
                if other.cost <= other.doubt.max(0.05) {
                    equal += 1;
                    assert_eq!(said.id, "bots-alternative-equal", "{} {other:?}", G::ID);
                } else {
                    worse += 1;
                    assert_eq!(said.id, "bots-alternative", "{} {other:?}", G::ID);
                }
            }
        }
        assert!(equal > 0 && worse > 0, "{}: {equal} equal, {worse} worse", G::ID);
    }
    every_game!(check);
}

/// A reason names something of the game itself in most positions, and never lacks words.
#[test]
fn a_reason_is_a_sentence_in_both_languages() {
    fn check<G: Words + Strategy>() {
        let positions = positions::<G>(30);
        let mut by_merit = 0;
        for (state, seat) in &positions {
            let told = advice(state, *seat);
            by_merit +=
                usize::from(matches!(told.reason.id, "bots-reason-now" | "bots-reason-then"));
            for lang in Lang::ALL {
                let words = G::messages(lang, &[BOT_WORDS]).unwrap();
                assert_eq!(words.fault(&told.reason), None, "{}", G::ID);
                let said = words.say(&told.reason, &[]);
                assert!(said.ends_with('.') && !said.contains(".."), "{said}");
            }
        }
        assert!(2 * by_merit > positions.len(), "{}: {by_merit}", G::ID);
    }
    every_game!(check);
}

/// What is told to come of a decision more often than of the next best does, in both languages.
#[test]
fn what_sets_a_decision_apart_is_a_sentence_in_both_languages() {
    fn check<G: Words + Strategy>() {
        let contrast = |(state, seat)| advice::<G>(&state, seat).contrast;
        let told: Vec<_> = positions::<G>(30).into_iter().filter_map(contrast).collect();
        assert!(!told.is_empty(), "{}", G::ID);
        for contrast in told {
            let count = |name| {
                let mut args = contrast.args.iter();
                match args.find(|(known, _)| *known == name) {
                    Some((_, Value::Number(count))) => *count,
                    other => panic!("{name} is {other:?}"),
                }
            };
            let (times, others, games) = (count("times"), count("others"), count("games"));
            assert!(others < times && times <= games, "{contrast:?}");
            for lang in Lang::ALL {
                let words = G::messages(lang, &[BOT_WORDS]).unwrap();
                assert_eq!(words.fault(&contrast), None, "{}", G::ID);
            }
        }
    }
    every_game!(check);
}

/// A hint names the reason of what it recommends; what speaks for the others is thought of only
/// where they are shown, and changes nothing else.
#[test]
fn what_speaks_for_alternatives_is_told_on_demand() {
    fn check<G: Words + Strategy>() {
        let (mut silent, mut told) = (0, 0);
        for (state, seat) in positions::<G>(6) {
            let plain = advice(&state, seat);
            let perspective = Perspective::new(&state, seat);
            let budget = Budget::iterations(60);
            let full = advise(&perspective, budget, &mut Quick::from_number(5));
            assert_eq!(full.decision, plain.decision, "{}", G::ID);
            assert_eq!(full.reason, plain.reason, "{}", G::ID);
            let others = plain.alternatives[1..].iter().zip(&full.alternatives[1..]);
            for (plain, full) in others {
                assert_eq!(plain.decision, full.decision, "{}", G::ID);
                silent += usize::from(plain.reason.is_none());
                told += usize::from(full.reason.is_some());
            }
            assert!(plain.alternatives[1..].iter().all(|other| other.reason.is_none()));
        }
        assert!(silent > 0 && told > 0, "{}: {told} of {silent}", G::ID);
    }
    every_game!(check);
}
