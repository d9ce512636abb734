//! What holds for lines of play.
#![allow(missing_docs)]

use ludi_bots::{Budget, Lines, best_line};
use ludi_builders::{Builders, Components, Setup};
use ludi_engine::{Game as _, Next, Pack as _, Quick, Seat, Strategy as _, Turns, View, start};

/// A position in the middle of a game, in which its seat has something to choose.
fn position() -> (View<Builders>, Seat) {
    let mut state: Builders =
        start(Components::builtin(), &Setup::default(), 2).expect("two can play");
    let (mut turns, mut chance) = (Turns::new(2), Quick::from_number(5));
    for _ in 0..40 {
        let seat = turns.next(&mut state, &mut chance).expect("the game goes on");
        let decision = Builders::sensible(&View::new(&state, Some(seat)), seat, &mut chance);
        state.decide(seat, decision);
    }
    let seat = turns.next(&mut state, &mut chance).expect("the game goes on");
    (View::new(&state, Some(seat)), seat)
}

#[test]
fn a_line_can_be_played_and_begins_with_its_decision() {
    let (view, seat) = position();
    let mut list = Vec::new();
    view.decisions(seat, &mut list);
    for decision in list {
        let mut chance = Quick::from_number(1);
        let line = best_line(&view, seat, decision, 3, Budget::iterations(24), &mut chance);
        assert_eq!(line[0], decision);
        assert!(line.len() <= 4);
        let mut state = Builders::imagine(&view, &mut chance);
        for step in line {
            assert!(matches!(state.next(), Next::Decide(seats) if seats.contains(seat)));
            assert_eq!(state.check(seat, step), Ok(()));
            state.decide(seat, step);
        }
    }
}

#[test]
fn the_same_line_is_level_with_itself_and_the_same_seed_finds_the_same() {
    let (view, seat) = position();
    let mut list = Vec::new();
    view.decisions(seat, &mut list);
    let lines = vec![vec![list[0]], vec![list[0]], vec![list[1]]];
    let compare = |number| {
        let mut chance = Quick::from_number(number);
        let mut lines = Lines::new(view.clone(), seat, lines.clone(), &mut chance);
        lines.play(30);
        [1, 2].map(|line| lines.behind(line))
    };
    let [level, other] = compare(3);
    assert_eq!(level, (0.0, 0.0));
    assert!(other.1 > 0.0, "another decision leads elsewhere");
    assert_eq!(compare(3), [level, other]);
    assert_ne!(compare(4)[1], other);
}
