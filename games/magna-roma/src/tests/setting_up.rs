//! Section 4: setup for two to four players.

use ludi_engine::{Notation as _, start};

use super::*;

/// MR-001
#[test]
fn one_to_four_can_play() {
    for players in 1..=4 {
        assert!(start::<MagnaRoma>(Components::builtin(), &Setup::default(), players).is_ok());
    }
    for players in [0, 5] {
        let error =
            start::<MagnaRoma>(Components::builtin(), &Setup::default(), players).unwrap_err();
        assert_eq!(error.rule, "MR-001");
    }
}

/// MR-080, MR-083: a centre, all markers on their start, nothing owned.
#[test]
fn everybody_starts_with_a_centre_and_nothing_else() {
    let game = begun(4);
    for (seat, realm) in game.realms.iter().enumerate() {
        assert_eq!(realm.city.taken, crate::Cells::only(Cell::CENTRE));
        assert_eq!(realm.city.tile(Cell::CENTRE), Components::centre(seat as u8));
        assert_eq!((realm.stars, realm.market, realm.legions, realm.faith), ([0; 3], 0, 0, 0));
        assert_eq!((realm.coins, realm.population, realm.blessings, realm.vp), (0, 0, 0, 0));
    }
    assert!(game.discs.iter().flatten().all(|disc| is_empty(*disc)));
}

/// MR-041, MR-081, MR-082: eight or ten open tiles, the rest in the stack, all scores 0.
#[test]
fn the_ring_has_a_tile_on_every_slot() {
    for (players, slots) in [(2, 8), (3, 8), (4, 10)] {
        let game = dealt(players, &setup());
        assert_eq!(game.slots(), slots);
        assert!((0..slots).all(|slot| game.on_slot(slot).is_some()));
        assert_eq!(game.stack_len() as usize, 96 - slots);
        assert!((0..players).all(|seat| game.score(Seat(seat)) == 0));
    }
}

/// MR-084
#[test]
fn three_monuments_are_on_display() {
    let game = dealt(2, &setup());
    assert_eq!(game.displayed().count(), 3);
    assert_eq!(game.unseen_monuments().count_ones(), 9);
}

/// MR-085, MR-086: three provinces and three tokens, each drawn from what was not drawn yet.
#[test]
fn provinces_and_tokens_are_three_different_ones() {
    let mut game = MagnaRoma::new(Components::builtin(), &setup(), 3).unwrap();
    let mut counts = Vec::new();
    while game.next() == Next::Chance {
        let mut draws = Vec::new();
        game.draws(&mut draws);
        counts.push(draws.len());
        game.resolve(draws.last().unwrap().0);
    }
    let tiles: Vec<usize> = (89..=96).rev().collect();
    assert_eq!(counts[..8], tiles);
    assert_eq!(counts[8..], [12, 11, 10, 10, 9, 8, 6, 5, 4]);
    assert_eq!(game.provinces, [9, 8, 7]);
    assert_eq!(game.tokens, [5, 4, 3]);
}

/// MR-087: the others follow counter-clockwise, never on a taken tile.
#[test]
fn cylinders_are_put_down_counter_clockwise() {
    let mut game = dealt(4, &Setup { first: First::Seat(1), ..setup() });
    assert_eq!(game.active, 1);
    act(&mut game, "choose r03");
    assert_eq!(game.active, 0);
    assert_eq!(refused(&game, "choose r03"), Refusal::TileClaimed);
    act(&mut game, "choose r01");
    assert_eq!(game.active, 3);
    act(&mut game, "choose r10");
    assert_eq!(game.active, 2);
    assert_eq!(refused(&game, "place e4"), Refusal::ClaimFirst);
    act(&mut game, "choose r05");
    assert_eq!(game.cylinders, [0, 2, 4, 9]);
}

/// MR-088: who chose last plays first, then clockwise; who chose first plays last.
#[test]
fn the_last_to_choose_plays_first() {
    for players in 2..=4 {
        let mut game = begun_with(players, &Setup { first: First::Seat(1), ..setup() });
        let mut order = Vec::new();
        for _ in 0..players {
            order.push(game.active);
            let open = list(&game)[0];
            game.decide(Seat(game.active), open);
            act(&mut game, "face north");
            let next = list(&game)[0];
            game.decide(Seat(game.active), next);
            deal(&mut game);
        }
        let expected: Vec<u8> = (0..players).map(|step| (2 + step) % players).collect();
        assert_eq!(order, expected);
        assert_eq!(order.last(), Some(&1));
    }
}

/// AMB-30: drawn at random, unless the host names a seat of the table.
#[test]
fn the_first_chooser_is_drawn_or_named() {
    let mut game = MagnaRoma::new(Components::builtin(), &Setup::default(), 3).unwrap();
    let mut draws = Vec::new();
    while game.next() == Next::Chance {
        draws.clear();
        game.draws(&mut draws);
        game.resolve(draws.last().unwrap().0);
    }
    assert_eq!(draws, [(Draw::First(0), 1), (Draw::First(1), 1), (Draw::First(2), 1)]);
    assert_eq!(game.active, 2);
    let named = Setup { first: First::Seat(3), ..Setup::default() };
    let error = MagnaRoma::new(Components::builtin(), &named, 3).unwrap_err();
    assert_eq!(error.rule, "MR-087");
}

/// AMB-36: with two players 48 tiles are placed, the ring and the stack keep the rest.
#[test]
fn tiles_left_over_stay_unused() {
    let mut game = begun(2);
    while game.next() != Next::Over {
        let first = list(&game)[0];
        game.decide(Seat(game.active), first);
        deal(&mut game);
    }
    let in_ring = game.ring.iter().filter(|tile| !is_empty(**tile)).count();
    assert_eq!(game.stack_len() as usize + in_ring + 48, 96);
    assert!(game.stack_len() > 0);
}

#[test]
fn draws_are_written_as_people_read_them() {
    let game = begun(2);
    for text in
        ["tile r07", "monument senate", "province africa", "token t1", "objective ii-3", "first 2"]
    {
        assert_eq!(draw(&game, text).notation(game.pack()).to_string(), text);
    }
    assert!(Draw::read(game.pack(), "first 0").is_err());
    assert!(Draw::read(game.pack(), "tile blue").is_err());
}
