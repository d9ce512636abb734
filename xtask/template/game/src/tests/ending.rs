//! Chapter 3: the end.

use ludi_engine::Next;

use super::*;

/// Anna and Bruno clear the heaps; Bruno takes the last stone.
fn over() -> TemplateGame {
    let mut game = started(2);
    play(&mut game, &["take 3 left", "take 3 middle", "take 1 middle", "take 3 right"]);
    assert_ne!(game.next(), Next::Over);
    play(&mut game, &["take 1 right", "take 1 right"]);
    game
}

/// XX-004: a point a stone, and five for the last one.
#[test]
fn stones_and_the_last_one_are_points() {
    let game = over();
    let sheets = game.standings().seats;
    assert_eq!(sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), [5, 12]);
    assert_eq!(sheets[1].lines.iter().map(|line| line.points).collect::<Vec<_>>(), [7, 5]);
}

/// XX-005: the last stone ends the game, and the best one wins.
#[test]
fn the_last_stone_ends_the_game() {
    let game = over();
    assert_eq!(game.next(), Next::Over);
    assert_eq!(game.standings().winners().collect::<Vec<_>>(), [BRUNO]);
    assert_eq!(tried(&game, BRUNO, "take 1 left"), Err(Refusal::NotYourTurn));
}

/// XX-005: equals share the victory.
#[test]
fn equals_share_the_victory() {
    let mut game = over();
    game.taken[ANNA.index()] = 12;
    assert_eq!(game.standings().winners().collect::<Vec<_>>(), [ANNA, BRUNO]);
}
