//! Sections 2 and 5: placing a tile and completing symbols.

use super::*;
use crate::cell::Cells;

/// MR-090: the tile under the cylinder, turned clockwise; its slot is empty afterwards.
#[test]
fn the_chosen_tile_is_placed_as_turned() {
    let mut game = begun(2);
    place(&mut game, "r31", "e4", "east");
    let city = &game.realms[1].city;
    assert_eq!(city.tile(cell("e4")), tile("r31"));
    // r31 is arch, gable, block, none from the north; a quarter turn moves each one side on.
    assert_eq!(
        crate::cell::SIDES.map(|s| city.edges(game.pack(), cell("e4")).half(s)),
        [0, 1, 2, 3]
    );
    assert!(is_empty(game.ring[usize::from(game.cylinders[1])]));
}

/// MR-090
#[test]
fn a_tile_has_four_ways_to_lie() {
    let mut game = begun(2);
    act(&mut game, "place e4");
    assert_eq!(texts(&game), ["face north", "face east", "face south", "face west"]);
    let seat = Seat(game.active);
    assert_eq!(game.check(seat, Decision::Face(4)), Err(Refusal::NoSuchSide));
    assert_eq!(refused(&game, "place d5"), Refusal::FaceFirst);
}

/// MR-091: empty and beside a tile, not diagonal to it.
#[test]
fn a_tile_touches_the_city() {
    let game = begun(2);
    assert_eq!(texts(&game), ["place e4", "place d5", "place f5", "place e6"]);
    assert_eq!(refused(&game, "place e5"), Refusal::CellTaken);
    assert_eq!(refused(&game, "place d4"), Refusal::NotAdjacent);
    assert_eq!(refused(&game, "place a1"), Refusal::NotAdjacent);
}

/// MR-092: five wide and no more, on whichever side the centre ends up.
#[test]
fn a_city_is_never_wider_than_five() {
    let mut game = begun(2);
    for (name, at) in [("r25", "f5"), ("r26", "g5"), ("r27", "h5")] {
        lay(&mut game, name, at, 0);
    }
    assert!(texts(&game).contains(&"place d5".to_owned()));
    assert!(texts(&game).contains(&"place i5".to_owned()));
    lay(&mut game, "r28", "i5", 0);
    assert_eq!(refused(&game, "place d5"), Refusal::TooWide);
    assert!(game.check(Seat(1), read(&game, "place e1")).is_err());
    let outside = Decision::Place(Cell(255));
    assert_eq!(game.check(Seat(1), outside), Err(Refusal::OffField));
}

/// MR-093: while fewer than 25 cells are filled some cell is open, whatever was done before.
#[test]
fn there_is_always_a_cell() {
    let mut chance = ludi_engine::Quick::from_number(3);
    for _ in 0..200 {
        let mut city = begun(2).realms[0].city;
        while city.taken.len() < 25 {
            let open: Vec<Cell> = city.open().iter().collect();
            assert!(!open.is_empty());
            let pick = ludi_engine::Chance::below(&mut chance, open.len() as u32);
            city.place(open[pick as usize], 0, 0);
        }
        assert!(city.open().is_empty());
        let (top, bottom, left, right) = city.taken.bounds().unwrap();
        assert_eq!(city.taken, Cells::rectangle(top, bottom + 1, left, right + 1));
    }
}

/// MR-014, MR-093: an empty side facing a half makes nothing and is allowed.
#[test]
fn a_tile_without_a_symbol_may_be_placed() {
    let mut game = begun(2);
    place(&mut game, "r22", "e4", "north"); // an empty side against the centre's arch
    let realm = &game.realms[1];
    assert_eq!((realm.legions, realm.coins, realm.population, realm.vp), (0, 0, 0, 0));
    assert_eq!((realm.market, realm.faith), (0, 0));
}

/// EX-01, MR-013, MR-017: a military symbol of two colours.
#[test]
fn different_colours_pay_the_small_benefit() {
    let mut game = begun(2);
    lay(&mut game, "b28", "f5", 1); // arch to the east
    place(&mut game, "r23", "g5", "south"); // gable to the west
    assert_eq!(game.realms[1].legions, 1);
}

/// EX-02, MR-017
#[test]
fn one_colour_pays_the_large_benefit() {
    let mut game = begun(2);
    lay(&mut game, "r28", "f5", 1);
    place(&mut game, "r23", "g5", "south");
    assert_eq!(game.realms[1].legions, 2);
}

/// MR-013: the order of the two halves does not matter.
#[test]
fn a_pair_is_unordered() {
    let mut game = begun(2);
    lay(&mut game, "r29", "f5", 1);
    place(&mut game, "r22", "g5", "south");
    assert_eq!(game.realms[1].legions, 2);
}

/// EX-03, MR-021
#[test]
fn every_completed_symbol_is_paid() {
    let mut game = begun(2);
    lay(&mut game, "r29", "f5", 1); // red, gable to the east
    lay(&mut game, "b28", "g6", 0); // brown, arch to the north
    lay(&mut game, "p30", "f6", 2); // connects them, without a symbol
    // Red, arch to the west and arch to the south.
    place(&mut game, "r22", "g5", "south");
    let realm = &game.realms[1];
    assert_eq!((realm.legions, realm.faith), (2, 1));
}

/// EX-05, MR-094: stars first, then the symbols.
#[test]
fn a_star_and_two_symbols() {
    let mut game = begun(2);
    lay(&mut game, "r28", "f5", 1); // red, arch to the east
    lay(&mut game, "p29", "g4", 2); // purple, gable to the south
    lay(&mut game, "b30", "f4", 0); // connects them, without a symbol
    // Red with one star: gable to the north and to the west.
    place(&mut game, "r23", "g5", "west");
    let realm = &game.realms[1];
    assert_eq!((realm.stars, realm.legions, realm.vp), ([1, 0, 0], 2, 1));
}

/// EX-06
#[test]
fn prestige_of_one_colour_is_worth_three() {
    let mut game = begun(2);
    lay(&mut game, "p29", "f5", 1);
    place(&mut game, "p26", "g5", "west"); // gable to the west
    assert_eq!(game.realms[1].vp, 3);
}

/// MR-011, MR-020, AMB-02: the centre has no colour of a tile, so its symbols stay small.
#[test]
fn a_symbol_with_the_centre_is_small() {
    assert!(Components::builtin().tiles[96..].iter().all(|centre| centre.colour.is_none()));
    let mut game = begun(2);
    place(&mut game, "r22", "f5", "south"); // arch against the centre's gable
    assert_eq!(game.realms[1].legions, 1);
}

/// AMB-02, switched: it pays the large benefit.
#[test]
fn by_the_switch_a_symbol_with_the_centre_is_large() {
    let mut game = begun_with(2, &Setup { centre_colour_matches_nothing: false, ..setup() });
    place(&mut game, "r22", "f5", "south");
    assert_eq!(game.realms[1].legions, 2);
}

/// AMB-19: no action before the tile is placed.
#[test]
fn actions_come_after_the_tile() {
    let mut game = begun(2);
    game.acting_mut().legions = 8;
    assert_eq!(refused(&game, "pass"), Refusal::PlaceFirst);
    assert_eq!(refused(&game, "conquer dalmatia top"), Refusal::PlaceFirst);
    assert_eq!(refused(&game, "choose r05"), Refusal::PlaceFirst);
    place(&mut game, "r28", "e4", "north");
    act(&mut game, "conquer dalmatia top");
}

/// MR-116
#[test]
fn nobody_plays_out_of_turn() {
    let game = begun(2);
    let waiting = Seat(1 - game.active);
    assert_eq!(game.check(waiting, read(&game, "place e4")), Err(Refusal::NotYourTurn));
    assert_eq!(game.check(Seat(200), read(&game, "place e4")), Err(Refusal::NotYourTurn));
}
