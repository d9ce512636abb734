//! Section 5.2: building, the city, plazas.

use ludi_engine::Seat;

use super::*;

/// The seats that score and what they scored, after seat 0 built.
fn build(state: &mut Praetor, id: &str, worker: Option<u8>, at: &str, turn: &str) -> i32 {
    let before = favor(state, 0);
    play(state, 0, &[&format!("build {id}")]);
    if let Some(worker) = worker {
        play(state, 0, &[&format!("worker {worker}")]);
    }
    play(state, 0, &[at, turn]);
    favor(state, 0) - before
}

/// PR-070: the tile must be available and its whole cost owned.
#[test]
fn the_whole_cost_must_be_owned() {
    let mut state = game(2);
    offer(&mut state, "academy");
    own(&mut state, 0, [10, 4, 1, 2, 1]);
    let short = refusal::Shortage { good: Good::Stone, have: 1, need: 2 };
    assert_eq!(refused(&state, 0, "build academy"), Refusal::Cost(short));
    own(&mut state, 0, [0, 0, 2, 1, 0]);
    assert!(allowed(&state, 0, "build academy"));
    assert_eq!(refused(&state, 0, "build temple_venus"), Refusal::NotAvailable);
}

/// PR-071: a Worker goes to the centre and the cost to the bank.
#[test]
fn building_takes_a_worker_and_its_cost() {
    let mut state = game(2);
    offer(&mut state, "marble_quarry_1");
    build(&mut state, "marble_quarry_1", Some(2), "at 0 2", "turn 0");
    assert_eq!(owned(&state, 0), [10, 2, 2, 2, 1]);
    assert_eq!(owned(&state, 1), [10, 4, 3, 2, 1], "nobody else is paid");
    let site = &state.city.sites[tile("marble_quarry_1").index()];
    assert_eq!(site.centre.worker(), Some((0, Worker { experience: 2, retired: false })));
    assert!(!state.seats[0].workers.has_ready(2));
}

/// PR-072, AMB-03, D-34: a new tile shares an edge with the city; corners are not enough.
#[test]
fn a_tile_is_laid_along_an_edge() {
    let mut state = game(2);
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["build lumber_mill_1", "worker 1"]);
    assert_eq!(refused(&state, 0, "at 0 0"), Refusal::CellTaken);
    assert_eq!(refused(&state, 0, "at 2 1"), Refusal::CellApart, "a corner of the Market");
    assert_eq!(refused(&state, 0, "at 5 5"), Refusal::CellApart);
    assert_eq!(refused(&state, 0, "at 127 -128"), Refusal::CellApart);
    // The first city is a cross of five tiles.
    let around =
        ["at 0 -2", "at -1 -1", "at 1 -1", "at -2 0", "at 2 0", "at -1 1", "at 1 1", "at 0 2"];
    assert_eq!(options(&state), around);
}

/// AMB-03: with the switch off, a corner is enough.
#[test]
fn a_corner_can_be_enough() {
    let mut state = game_with(2, |setup| setup.placement_edge_contact = false);
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["build lumber_mill_1", "worker 1"]);
    assert!(allowed(&state, 0, "at 2 1"));
    assert_eq!(refused(&state, 0, "at 3 0"), Refusal::CellApart);
    assert_eq!(options(&state).len(), 8 + 8);
}

/// PR-072, AMB-04: four rotations, holes, and no border however far the city spreads.
#[test]
fn the_city_has_no_border_and_may_have_holes() {
    let mut state = game(2);
    for (index, id) in ["curia_1", "forum_1", "statue_1", "oracle"].iter().enumerate() {
        put(&mut state, id, (2 + index as i8, 0), 0, Some(1));
    }
    put(&mut state, "temple_venus", (5, 1), 0, Some(1));
    put(&mut state, "temple_plutus", (5, 2), 0, Some(1));
    put(&mut state, "temple_mercury", (4, 2), 0, Some(1));
    put(&mut state, "colosseum_1", (3, 2), 0, Some(1));
    put(&mut state, "academy", (3, 1), 0, Some(1));
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["build lumber_mill_1", "worker 1"]);
    assert!(allowed(&state, 0, "at 4 1"), "a hole with four neighbours");
    play(&mut state, 0, &["at 6 2"]);
    assert_eq!(options(&state), ["turn 0", "turn 90", "turn 180", "turn 270"]);
    assert_eq!(state.check(Seat(0), Decision::Turn(4)), Err(Refusal::NoSuchTurn));
}

/// AMB-04: a city that grows in one direction only keeps growing.
#[test]
fn a_long_street_keeps_growing() {
    let mut state = game(5);
    let tiles: Vec<u8> = state.deck.iter().chain(state.available.iter()).collect();
    for (index, tile) in tiles.iter().enumerate().skip(1) {
        let id = pack().tiles[usize::from(*tile)].id;
        put(&mut state, id, (1 + index as i8, 0), 0, None);
    }
    offer(&mut state, pack().tiles[usize::from(tiles[0])].id);
    own(&mut state, 0, [50; 5]);
    let end = tiles.len() as i8 + 1;
    let id = pack().tiles[usize::from(tiles[0])].id;
    play(&mut state, 0, &[&format!("build {id}"), "worker 1"]);
    assert!(options(&state).contains(&format!("at {end} 0")));
    assert_eq!(state.audit(), Ok(()));
}

/// PR-073, PR-012: the builder's Marker lies on the new tile.
#[test]
fn the_builder_controls_the_tile() {
    let mut state = game(2);
    offer(&mut state, "lumber_mill_1");
    build(&mut state, "lumber_mill_1", Some(1), "at 0 2", "turn 0");
    assert_eq!(state.city.sites[tile("lumber_mill_1").index()].owner(), Some(0));
    assert_eq!(state.seats[0].tiles(), 2);
}

/// PR-073, AMB-36: twelve tiles are the limit, the first Gold Mine included; or there is none.
#[test]
fn markers_limit_what_a_player_controls() {
    let eleven = [
        "lumber_mill_2",
        "stone_quarry_1",
        "marble_quarry_1",
        "blacksmith_1",
        "curia_1",
        "forum_1",
        "academy",
        "labor_camp_1",
        "colosseum_1",
        "statue_1",
        "oracle",
    ];
    for limited in [true, false] {
        let mut state = game_with(2, |setup| setup.limit_markers = limited);
        for (index, id) in eleven.iter().enumerate() {
            put(&mut state, id, (2 + index as i8, 0), 0, Some(0));
        }
        offer(&mut state, "lumber_mill_1");
        assert_eq!(state.seats[0].tiles(), 12);
        if limited {
            assert_eq!(refused(&state, 0, "build lumber_mill_1"), Refusal::NoMarker(12));
        } else {
            assert!(allowed(&state, 0, "build lumber_mill_1"));
        }
    }
}

/// PR-074: the printed Favor is gained, plazas or not.
#[test]
fn printed_favor_is_gained() {
    let mut state = game_with(2, |setup| setup.plaza_count_diagonal = false);
    offer(&mut state, "statue_1");
    let plazas = state.plazas(tile("statue_1"), (0, 2));
    let turn = plazas.iter().position(|favor| *favor == 0).expect("a turn without a match");
    let turn = format!("turn {}", turn * 90);
    assert_eq!(build(&mut state, "statue_1", Some(1), "at 0 2", &turn), 4);
}

/// The design of a corner of a built tile, clockwise from the north-west.
fn corner(state: &Praetor, id: &str, corner: usize) -> u8 {
    let site = &state.city.sites[tile(id).index()];
    pack().tiles[tile(id).index()].corner(corner, site.rotation)
}

/// PR-075, AMB-02: each matching corner counts, also two along one edge, also two in one corner.
#[test]
fn every_matching_corner_counts() {
    let state = game(2);
    // North of gold_mine_1 at (0, 1): only that tile is met, by two corners.
    let (nw, ne) = (corner(&state, "gold_mine_1", 0), corner(&state, "gold_mine_1", 1));
    for id in ["statue_1", "lumber_mill_1", "curia_1", "forum_1", "academy"] {
        let spec = &pack().tiles[tile(id).index()];
        for (rotation, favor) in (0..).zip(state.plazas(tile(id), (0, 2))) {
            let (sw, se) = (spec.corner(3, rotation), spec.corner(2, rotation));
            assert_eq!(favor, i32::from(sw == nw) + i32::from(se == ne), "{id} {rotation}");
        }
    }
}

/// PR-075: corners turn with the tile: a quarter turn moves the north-west corner to the
/// north-east.
#[test]
fn corners_turn_clockwise() {
    let spec = &pack().tiles[tile("forum_1").index()];
    assert_eq!([0, 1, 2, 3].map(|place| spec.corner(place, 0)), spec.corners);
    assert_eq!(spec.corner(1, 1), spec.corners[0]);
    assert_eq!(spec.corner(2, 1), spec.corners[1]);
    assert_eq!(spec.corner(0, 3), spec.corners[1]);
}

/// A city of four equal corners around the cell (1, 1), for counting.
fn counted(diagonal: bool, per_tile: bool) -> [i32; 4] {
    let state = game_with(2, |setup| {
        setup.plaza_count_diagonal = diagonal;
        setup.plaza_count_per = if per_tile { PlazaCount::Tile } else { PlazaCount::Corner };
    });
    state.plazas(tile("statue_1"), (1, 1))
}

/// AMB-01, D-35: tiles beyond a corner count, unless the switch is off.
#[test]
fn diagonal_neighbours_count() {
    let state = game(2);
    // (1, 1) touches gold_mine_1 (west), market_1 (south) and, by a corner, the outpost.
    let spec = &pack().tiles[tile("statue_1").index()];
    let beyond = corner(&state, "imperial_outpost", 1);
    for rotation in 0..4u8 {
        let expected = i32::from(spec.corner(3, rotation) == beyond);
        let index = usize::from(rotation);
        assert_eq!(counted(true, false)[index] - counted(false, false)[index], expected);
    }
    assert_ne!(counted(true, false), counted(false, false));
}

/// AMB-02: counted by tile, a neighbour counts once however many of its corners match.
#[test]
fn plazas_can_be_counted_by_tile() {
    let mut state = game_with(2, |setup| setup.plaza_count_per = PlazaCount::Tile);
    let both = game(2);
    let mut differ = 0;
    for id in pack().tiles.iter().map(|tile| tile.id) {
        for (per_tile, per_corner) in
            state.plazas(tile(id), (0, 2)).into_iter().zip(both.plazas(tile(id), (0, 2)))
        {
            assert_eq!(per_tile, per_corner.min(1), "one neighbour only");
            differ += i32::from(per_tile != per_corner);
        }
    }
    assert!(differ > 0, "some tile matches gold_mine_1 in two corners");
    state.rules.plazas_per_tile = false;
    assert_eq!(state.plazas(tile("curia_1"), (0, 2)), both.plazas(tile("curia_1"), (0, 2)));
}

/// PR-076, AMB-05: printed and plaza Favor are one move: the Marker lands on the sum's space.
#[test]
fn building_is_one_move_of_favor() {
    let mut state = game(2);
    offer(&mut state, "statue_1");
    state.seats[1].favor = 30;
    let plazas = state.plazas(tile("statue_1"), (1, 1))[0];
    state.seats[0].favor = 30 - 4 - plazas;
    let gained = build(&mut state, "statue_1", Some(1), "at 1 1", "turn 0");
    assert_eq!(gained, 4 + plazas);
    assert_eq!(state.order_by_favor()[..2], [0, 1], "seat 0 arrived on top of seat 1");
}

/// PR-077, PR-078, AMB-06: the builder blocks nothing; anybody may activate the tile at once.
#[test]
fn a_new_tile_works_in_the_same_turn() {
    let mut state = game(2);
    offer(&mut state, "lumber_mill_1");
    build(&mut state, "lumber_mill_1", Some(1), "at 0 2", "turn 0");
    let mut by_builder = state;
    play(&mut state, 1, &["activate lumber_mill_1", "worker 3"]);
    assert_eq!(owned(&state, 1)[..2], [9, 7]);
    play(&mut by_builder, 1, &["pass"]);
    play(&mut by_builder, 0, &["activate lumber_mill_1", "worker 3"]);
    assert_eq!(owned(&by_builder, 0)[..2], [8, 7]);
}

/// PR-079, AMB-49: several tiles a turn, one an action, and no refill meanwhile.
#[test]
fn several_tiles_can_be_built_in_a_turn() {
    let mut state = game(2);
    own(&mut state, 0, [20; 5]);
    let available = state.available;
    play(&mut state, 0, &[]);
    for (index, tile) in available.iter().enumerate() {
        let id = pack().tiles[usize::from(tile)].id;
        let worker = (index + 1) as u8;
        let worker = (index < 2).then_some(worker);
        build(&mut state, id, worker, &format!("at 0 {}", index + 2), "turn 0");
        if index == 0 {
            play(&mut state, 1, &["pass"]);
        }
        if index < 2 {
            assert_eq!(state.available.len(), 2 - index as u8);
        }
    }
    assert_eq!((state.seats[0].tiles(), state.turn), (4, 2));
}
