//! Chapter 2: a turn.

use super::*;

/// XX-003: one to three stones of one heap, in turn.
#[test]
fn stones_are_taken_in_turn() {
    let mut game = started(3);
    play(&mut game, &["take 3 right", "take 1 left"]);
    assert_eq!((game.stones, game.turn), ([2, 4, 2], Some(CLARA)));
    assert_eq!(game.taken, [3, 1, 0, 0]);
    play(&mut game, &["take 2 middle"]);
    assert_eq!(game.turn, Some(ANNA));
}

/// XX-003: what is refused, and why.
#[test]
fn only_whoever_has_the_turn_takes_what_is_there() {
    let mut game = started(2);
    assert_eq!(tried(&game, BRUNO, "take 1 left"), Err(Refusal::NotYourTurn));
    for stones in [0, 4] {
        let decision = Decision { stones, ..read("take 1 middle") };
        assert_eq!(game.check(ANNA, decision), Err(Refusal::Number));
    }
    play(&mut game, &["take 2 left"]);
    let left = read("take 1 left").heap;
    assert_eq!(tried(&game, BRUNO, "take 2 left"), Err(Refusal::HeapTooSmall(left)));
}

/// A decision reads as it is written, and nothing else does.
#[test]
fn notation_is_exact() {
    let pack = Components::builtin();
    assert_eq!(read("take 2 left").notation(pack).to_string(), "take 2 left");
    for wrong in ["take 4 left", "take 02 left", "take 2 top", "Take 2 left", ""] {
        assert!(Decision::read(pack, wrong).is_err(), "{wrong}");
    }
}
