//! Sections 8 and 9: the ring, and the end.

use ludi_engine::{Chance as _, Quick};

use super::*;

/// Slots of the ring as a list.
fn slots(bits: u16) -> Vec<usize> {
    (0..10).filter(|slot| bits >> slot & 1 != 0).collect()
}

/// A ring at the choice of the next tile: the seat that acts on slot 0, just emptied.
fn ring(players: u8, others: &[u8]) -> MagnaRoma {
    let mut game = begun(players);
    let active = game.active;
    let mut others = others.iter();
    for seat in 0..players {
        let slot = if seat == active { 0 } else { *others.next().unwrap() };
        game.cylinders[usize::from(seat)] = slot;
    }
    game.ring[0] = NONE;
    game.phase = Phase::Choose;
    game
}

/// EX-19, MR-112: two places in either direction, others' cylinders not counted.
#[test]
fn occupied_slots_are_skipped() {
    let game = ring(3, &[1, 7]);
    assert_eq!(slots(game.within_reach()), [2, 3, 5, 6]);
    assert_eq!(refused(&game, "choose r02"), Refusal::TileClaimed);
    assert_eq!(refused(&game, "choose r05"), Refusal::OutOfReach);
    assert_eq!(refused(&game, "choose b01"), Refusal::NotInRing);
}

/// MR-112
#[test]
fn without_neighbours_the_two_nearest_on_each_side_are_in_reach() {
    assert_eq!(slots(ring(2, &[4]).within_reach()), [1, 2, 6, 7]);
}

/// AMB-29: the last slot is next to the first.
#[test]
fn the_ring_is_closed() {
    let mut game = ring(2, &[4]);
    game.ring[0] = game.ring[7];
    game.ring[7] = NONE;
    game.cylinders[usize::from(game.active)] = 7;
    assert_eq!(slots(game.within_reach()), [0, 1, 5, 6]);
}

/// MR-113: the emptied slot is filled after the choice; never more than four candidates.
#[test]
fn the_new_tile_cannot_be_chosen() {
    let mut game = begun(2);
    place(&mut game, "r28", "e4", "north");
    let emptied = usize::from(game.cylinders[1]);
    assert_eq!((game.phase, list(&game).len()), (Phase::Choose, 4));
    let choice = list(&game)[0];
    game.decide(Seat(1), choice);
    assert!(is_empty(game.ring[emptied]) && game.next() == Next::Chance);
    deal(&mut game);
    assert!(!is_empty(game.ring[emptied]));
}

/// MR-114: staying is not possible, and no turn goes by without a choice.
#[test]
fn the_cylinder_must_move() {
    let mut game = begun(2);
    place(&mut game, "r28", "e4", "north");
    let slot = usize::from(game.cylinders[1]);
    assert!(game.within_reach() >> slot & 1 == 0);
    assert_eq!(refused(&game, "pass"), Refusal::ChooseFirst);
    let list = list(&game);
    assert!(!list.is_empty() && list.iter().all(|d| matches!(d, Decision::Choose(_))), "{list:?}");
}

/// MR-115, AMB-17: empty slots are skipped without being counted.
#[test]
fn empty_slots_are_skipped() {
    let mut game = ring(4, &[1, 5, 9]);
    for slot in [2, 3, 7, 8] {
        game.ring[slot] = NONE;
    }
    assert_eq!(slots(game.within_reach()), [4, 6]);
}

/// AMB-17, switched: empty slots count as steps, but the nearest tile is always in reach.
#[test]
fn by_the_switch_empty_slots_count() {
    let mut game = ring(4, &[1, 5, 9]);
    game.setup.skip_empty_ring_slots = false;
    game.ring[2] = NONE;
    assert_eq!(slots(game.within_reach()), [3, 7, 8]);
    for slot in [3, 7, 8] {
        game.ring[slot] = NONE;
    }
    assert_eq!(slots(game.within_reach()), [4, 6]);
    game.ring[6] = NONE;
    assert_eq!(slots(game.within_reach()), [4]);
}

/// MR-115: two and three players never empty the stack.
#[test]
fn only_four_players_use_every_tile() {
    for players in 2..=4 {
        let mut game = begun(players);
        while game.next() != Next::Over {
            let first = list(&game)[0];
            game.decide(Seat(game.active), first);
            deal(&mut game);
        }
        let in_ring = game.ring.iter().filter(|tile| !is_empty(**tile)).count();
        assert_eq!(game.stack_len() == 0 && in_ring == 0, players == 4);
    }
}

/// EX-20, MR-114, AMB-17, AMB-18: the last choice of round 23 has one candidate; in round 24
/// nothing is chosen or drawn.
#[test]
fn the_last_choice_has_one_candidate() {
    for seed in 0..20 {
        let mut chance = Quick::from_number(seed);
        let mut game = begun_with(4, &Setup { place_population: false, ..setup() });
        let mut last_choices = Vec::new();
        while game.next() != Next::Over {
            let rounds = game.acting().city.placed();
            match game.next() {
                Next::Chance => {
                    let tile = game.phase == Phase::Deal(crate::Deck::Tiles);
                    assert!(!tile || rounds < 24, "no tile is drawn after the last one");
                    game.resolve(game.draw(&mut chance));
                    continue;
                }
                _ if game.phase == Phase::Choose => {
                    assert!(rounds < 24, "nothing is chosen after the last tile");
                    let candidates = list(&game).len();
                    assert!(candidates >= 1);
                    if rounds == 23 {
                        last_choices.push(candidates);
                    }
                }
                _ => {}
            }
            let list = list(&game);
            let pick = list[chance.below(list.len() as u32) as usize];
            game.decide(Seat(game.active), pick);
        }
        assert_eq!((last_choices.len(), last_choices.last()), (4, Some(&1)));
    }
}

/// MR-116: clockwise.
#[test]
fn the_next_player_clockwise_follows() {
    let mut game = begun(3);
    let seat = game.active;
    place(&mut game, "r28", "e4", "north");
    let choice = list(&game)[0];
    game.decide(Seat(seat), choice);
    deal(&mut game);
    assert_eq!(game.active, (seat + 1) % 3);
}

/// MR-110, MR-111: 24 tiles each, a full square, then the game is over.
#[test]
fn the_game_ends_when_all_cities_are_finished() {
    let mut game = begun(3);
    let mut turns = [0; 3];
    while game.next() != Next::Over {
        let first = list(&game)[0];
        turns[usize::from(game.active)] += i32::from(matches!(first, Decision::Face(_)));
        game.decide(Seat(game.active), first);
        deal(&mut game);
    }
    assert_eq!(turns, [24; 3]);
    game.audit().unwrap();
    assert!(game.realms[..3].iter().all(|realm| realm.city.taken.len() == 25));
    assert_eq!(game.check(Seat(0), Decision::Pass), Err(Refusal::Over));
}
