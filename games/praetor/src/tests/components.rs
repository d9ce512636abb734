//! Section 1: components and words.

use ludi_engine::{Lang, Seat, View, Words as _};

use super::*;

/// PR-001: two to five players, no fewer and no more.
#[test]
fn two_to_five_play() {
    assert_eq!(Praetor::PLAYERS, 2..=5);
    for players in [0, 1, 6] {
        let error = ludi_engine::start::<Praetor>(pack(), &Setup::default(), players).unwrap_err();
        assert_eq!(error.rule, "PR-001");
    }
    for players in 2..=5 {
        assert!(ludi_engine::start::<Praetor>(pack(), &Setup::default(), players).is_ok());
    }
}

/// PR-002: 42 tiles of 21 buildings, each with a cost, Favor, an area and four corners.
#[test]
fn a_city_tile_has_a_cost_an_area_and_corners() {
    assert_eq!((pack().tiles.len(), pack().buildings.len()), (42, 21));
    let mill = &pack().tiles[tile("lumber_mill_1").index()];
    assert_eq!((mill.cost, mill.favor), (Goods::new([2, 0, 0, 0, 0]), 1));
    assert_eq!((mill.area, mill.fee), (Area::Red, Goods::new([1, 0, 0, 0, 0])));
    assert!(pack().tiles.iter().all(|tile| tile.corners.iter().all(|c| *c < 4)));
    assert!(pack().tiles.iter().any(|tile| tile.area == Area::None));
}

/// PR-003: ages 0, I and II; marks from 2+ to 5+.
#[test]
fn the_back_of_a_tile_tells_age_and_players() {
    let counts = [2, 3, 4, 5].map(|players| pack().used_with(players).len());
    assert_eq!(counts, [23, 29, 36, 42]);
    assert_eq!([0, 1, 2].map(|age| pack().ages[age].len()), [10, 19, 13]);
}

/// PR-004: a Wall Tile has a demand, Favor and a bonus on its back.
#[test]
fn a_wall_tile_has_a_demand_favor_and_a_back() {
    assert_eq!(pack().walls.len(), 14);
    let first = &pack().walls[wall("wall_1").index()];
    assert_eq!((first.demand, first.favor), (Goods::new([0, 0, 0, 2, 2]), 10));
    assert!(pack().walls.iter().all(|wall| wall.back > 0 && !wall.demand.is_empty()));
}

/// PR-005: one common side A and five different sides B.
#[test]
fn side_a_is_common_and_the_sides_b_differ() {
    let common: Vec<&str> =
        pack().boards.iter().filter(|board| board.common).map(|board| board.id).collect();
    assert_eq!((common, pack().boards.len()), (vec!["a"], 6));
    for (index, one) in pack().boards.iter().enumerate() {
        for other in &pack().boards[..index] {
            let same = (&one.morale, one.rates, one.wage, one.pension)
                == (&other.morale, other.rates, other.wage, other.pension);
            assert!(!same, "{} and {} are alike", one.id, other.id);
        }
    }
}

/// PR-006: the table shows the Favor track and the Turn Order track.
#[test]
fn the_tracks_are_on_the_table() {
    let names = ["Ann", "Ben", "Cid"].map(str::to_owned);
    let words = Praetor::messages(Lang::En, &[]).unwrap();
    let text = Praetor::text(&View::new(&game(3), None), &words, &names).to_plain();
    assert!(text.contains("Turn order: 1. Ann*  2. Ben  3. Cid"), "{text}");
    assert!(text.contains("Next by Favor: Ann 8 < Ben 9 < Cid 10"), "{text}");
}

/// PR-007: eight dice and fifteen Markers, three of which lie on tracks.
#[test]
fn a_player_has_eight_workers_and_fifteen_markers() {
    let state = game(2);
    assert_eq!(state.seats[0].workers.total(), 8);
    assert_eq!(pack().constants.most_tiles, 15 - 3);
}

/// PR-008, AMB-37: resources never run out and can be piled up without limit.
#[test]
fn resources_are_unlimited() {
    let mut state = game(2);
    own(&mut state, 0, [500, 500, 500, 500, 500]);
    play(&mut state, 0, &["activate gold_mine_1", "worker 3"]);
    assert_eq!(owned(&state, 0), [503, 500, 500, 500, 500]);
}

/// PR-009, D-13: the Wall may ask for any good, Gold included; Wood can become Weapons.
#[test]
fn every_good_is_asked_for_somewhere() {
    for good in Good::ALL {
        assert!(pack().walls.iter().any(|wall| wall.demand.get(good) > 0), "{good:?}");
    }
    for good in Good::TRADED {
        assert!(pack().tiles.iter().any(|tile| tile.cost.get(good) > 0), "{good:?}");
    }
    let smith = &pack().tiles[tile("blacksmith_1").index()];
    assert_eq!(smith.job, Use::Forge { from: Good::Wood, into: Good::Weapons });
}

/// PR-010: Workers only ever move forward: Villager, Novice, Active, Retired.
#[test]
fn workers_never_move_backwards() {
    random_games(12, plain, |state, before| {
        let Some(before) = before else { return };
        for seat in 0..usize::from(state.players) {
            let (then, now) = (&before.seats[seat].workers, &state.seats[seat].workers);
            let past = |w: &Workers, level: usize| match level {
                0 => w.retired,
                1 => w.retired + w.active(),
                2 => w.retired + w.active() + w.novices[1],
                _ => w.retired + w.active() + w.training(),
            };
            assert!((0..4).all(|level| past(now, level) >= past(then, level)));
        }
    });
}

/// PR-011, AMB-29, D-12: Morale is the printed value of a space, which may be negative.
#[test]
fn morale_is_the_value_of_a_space() {
    let mut state = game(2);
    assert_eq!(state.morale(Seat(0)), 0);
    cheer(&mut state, 0, 9);
    assert_eq!(state.morale(Seat(0)), 9);
    state.seats[0].morale -= 2;
    assert_eq!(state.morale(Seat(0)), 4, "two spaces to the left of 9");
    state.seats[0].morale = 0;
    assert_eq!(state.morale(Seat(0)), -15);
    assert!(pack().boards.iter().all(|board| board.morale[0] < 0));
}

/// PR-012: a tile keeps its owner for the whole game.
#[test]
fn a_tile_never_changes_hands() {
    random_games(12, plain, |state, before| {
        let Some(before) = before else { return };
        for tile in before.city.built.iter() {
            let site = |state: &Praetor| state.city.sites[usize::from(tile)].owner();
            assert_eq!(site(state), site(before));
        }
    });
}

/// PR-013: a point on the Favor track is a point of the score.
#[test]
fn favor_is_the_score() {
    let mut state = game(2);
    let before = state.score(Seat(0));
    state.move_favor(0, 7);
    assert_eq!(state.score(Seat(0)), before + 7);
}

/// PR-014: buildings, temples, the Wall and retirements bring Favor.
#[test]
fn favor_has_four_sources() {
    let mut state = game(2);
    staff(&mut state, 0, &[5, 5, 5], 0);
    own(&mut state, 0, [20, 9, 9, 9, 9]);
    put(&mut state, "temple_apollo_1", (2, 0), 0, None);
    put(&mut state, "stone_quarry_1", (3, 0), 0, Some(0));
    offer(&mut state, "statue_1");
    demand(&mut state, "wall_1");
    let mut before = favor(&state, 0);
    let mut rises = |state: &Praetor, least: i32| {
        assert!(favor(state, 0) >= before + least, "{} after {before}", favor(state, 0));
        before = favor(state, 0);
    };
    play(&mut state, 0, &["build statue_1", "at 0 2", "turn 0"]);
    rises(&state, 4);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate temple_apollo_1"]);
    rises(&state, 3);
    play(&mut state, 0, &["activate imperial_outpost"]);
    // The Outpost took the last Worker, so the turn is over and the builder has retired.
    rises(&state, 10 + 12);
    assert_eq!(state.turn, 2);
}
