//! The examples of both rulebooks, as they are told.

use ludi_engine::Seat;

use super::*;

const YELLOW: usize = 0;
const PURPLE: usize = 1;
const WHITE: usize = 2;
const BLUE: usize = 3;

/// EX-01, PR-051, D-04: stacked Markers, with the figures of both books.
#[test]
fn stacked_markers_order_the_turn() {
    for (high, low) in [(69, 66), (64, 62)] {
        let mut state = game(3);
        let (yellow, blue, purple) = (0, 1, 2);
        state.seats[yellow].favor = high;
        state.seats[blue].favor = low - 1;
        state.seats[purple].favor = low - 2;
        state.move_favor(blue, 1);
        state.move_favor(purple, 2);
        let order = state.order_by_favor();
        assert_eq!(order[..3], [purple as u8, blue as u8, yellow as u8]);
    }
}

/// EX-02, PR-075, PR-076: the Lumber Mill with 1 printed Favor and plazas worth 2 in the upper
/// right and 1 in the upper left corner.
#[test]
fn the_lumber_mill_scores_one_and_three() {
    let mut state = game(4);
    offer(&mut state, "lumber_mill_1");
    // The mill below three tiles: its corners are wave, wave, rosette, rosette.
    let mill = &pack().tiles[tile("lumber_mill_1").index()];
    let [nw, ne, ..] = mill.corners;
    let around = ["statue_1", "curia_1", "forum_1", "academy", "oracle", "temple_venus"];
    let (mut west, mut east, mut beyond) = (None, None, None);
    // North-west neighbour's south-east corner meets the upper left; north neighbour's two lower
    // corners meet both; the east neighbour's north-west corner meets the upper right.
    for id in around {
        let spec = &pack().tiles[tile(id).index()];
        for rotation in 0..4 {
            let meets = |corner| spec.corner(corner, rotation);
            if west.is_none() && meets(2) == nw {
                west = Some((id, rotation));
            } else if east.is_none() && meets(2) == ne && meets(3) != nw {
                east = Some((id, rotation));
            } else if beyond.is_none()
                && meets(0) == ne
                && meets(3) != mill.corners[2]
                && east.is_some_and(|(other, _)| other != id)
                && west.is_some_and(|(other, _)| other != id)
            {
                beyond = Some((id, rotation));
            }
        }
    }
    let (west, north, east) = (west.unwrap(), east.unwrap(), beyond.unwrap());
    put(&mut state, west.0, (9, 10), west.1, None);
    put(&mut state, north.0, (10, 10), north.1, None);
    put(&mut state, east.0, (11, 9), east.1, None);
    own(&mut state, YELLOW, [2, 0, 0, 0, 0]);
    let before = favor(&state, YELLOW);
    play(&mut state, 0, &["build lumber_mill_1", "worker 3", "at 10 9", "turn 0"]);
    assert_eq!(owned(&state, YELLOW)[0], 0, "two Gold to the bank");
    assert_eq!(favor(&state, YELLOW) - before, 1 + 3);
    assert_eq!(state.city.sites[tile("lumber_mill_1").index()].owner(), Some(YELLOW as u8));
}

/// A game of four after Yellow built a Lumber Mill.
fn mill_built() -> Praetor {
    let mut state = game(4);
    put(&mut state, "lumber_mill_1", (-2, 0), 0, Some(YELLOW));
    play(&mut state, 0, &["pass"]);
    state
}

/// EX-03, PR-082: Purple pays Yellow 1 Gold and gains 3 Wood; then the mill is closed.
#[test]
fn purple_uses_yellows_lumber_mill() {
    let mut state = mill_built();
    play(&mut state, 1, &["activate lumber_mill_1", "worker 3"]);
    assert_eq!(owned(&state, PURPLE), [9, 7, 3, 2, 1]);
    assert_eq!(owned(&state, YELLOW)[0], 11);
    play(&mut state, 2, &["pass"]);
    assert_eq!(refused(&state, 3, "activate lumber_mill_1"), Refusal::Occupied);
}

/// EX-04, D-21: the first Wall Tile brings 10 Favor, a third one 16.
#[test]
fn white_fulfils_a_wall_tile() {
    for (held, expected) in [(0, 10), (2, 16)] {
        let mut state = mill_built();
        demand(&mut state, "wall_1");
        play(&mut state, 1, &["pass"]);
        own(&mut state, WHITE, [0, 0, 0, 2, 2]);
        for id in ["wall_2", "wall_3"].into_iter().take(held) {
            state.wall_deck.remove(wall(id).0);
            state.seats[WHITE].walls.insert(wall(id).0);
        }
        let before = favor(&state, WHITE);
        play(&mut state, 2, &["activate imperial_outpost", "worker 1"]);
        assert_eq!(owned(&state, WHITE), [0; 5], "no fee, the demand to the bank");
        assert_eq!(favor(&state, WHITE) - before, expected);
    }
}

/// EX-05: Blue's own Gold Mine costs nothing and gives 3 Gold.
#[test]
fn blue_uses_his_own_gold_mine() {
    let mut state = mill_built();
    play(&mut state, 1, &["pass"]);
    play(&mut state, 2, &["pass"]);
    let mine = pack().tiles[pack().layout(4).mines[BLUE].index()].id;
    play(&mut state, 3, &[&format!("activate {mine}"), "worker 3"]);
    assert_eq!(owned(&state, BLUE)[0], 13);
}

/// EX-06, PR-123, D-18: Purple and then Blue use Blue's Labor Camp.
#[test]
fn the_labor_camp_serves_purple_and_blue() {
    let mut state = mill_built();
    put(&mut state, "labor_camp_1", (-3, 0), 0, Some(BLUE));
    put(&mut state, "marble_quarry_1", (-4, 0), 0, Some(YELLOW));
    staff(&mut state, PURPLE, &[1, 2], 1);
    staff(&mut state, BLUE, &[1, 2], 1);
    own(&mut state, PURPLE, [0, 0, 0, 0, 1]);
    own(&mut state, BLUE, [1, 0, 0, 0, 0]);
    let mine = pack().tiles[pack().layout(4).mines[PURPLE].index()].id;
    play(&mut state, 1, &["camp labor_camp_1", &format!("activate {mine}")]);
    assert_eq!(owned(&state, PURPLE), [6, 0, 0, 0, 0]);
    assert_eq!(owned(&state, BLUE), [1, 0, 0, 0, 1]);
    play(&mut state, 2, &["pass"]);
    play(&mut state, 3, &["camp labor_camp_1", "activate marble_quarry_1"]);
    assert_eq!(owned(&state, BLUE), [0, 0, 0, 6, 1]);
    assert_eq!(owned(&state, YELLOW)[0], 11, "the fee of the quarry is Yellow's");
}

/// EX-07, PR-130, PR-132, PR-135, PR-136, PR-140, PR-144, PR-145: Purple's update, A to H.
#[test]
fn purples_update_from_a_to_h() {
    let mut state = game(4);
    put(&mut state, "labor_camp_1", (-2, 0), 0, Some(BLUE));
    put(&mut state, "marble_quarry_1", (-3, 0), 0, Some(YELLOW));
    put(&mut state, "academy", (-4, 0), 0, Some(YELLOW));
    put(&mut state, "lumber_mill_1", (-5, 0), 0, Some(PURPLE));
    demand(&mut state, "wall_1");
    staff(&mut state, PURPLE, &[1, 2, 5], 1);
    cheer(&mut state, PURPLE, 9);
    // One Gold for the quarry's fee, three are left for the wages.
    own(&mut state, PURPLE, [4, 0, 1, 2, 3]);
    play(&mut state, 0, &["pass"]);
    play(&mut state, 1, &["activate worker_camp_1", "worker 1"]);
    assert_eq!(state.seats[PURPLE].workers.novices, [1, 0], "placed on level 1 at once");
    play(&mut state, 2, &["pass"]);
    play(&mut state, 3, &["pass"]);
    play(&mut state, 1, &["activate imperial_outpost", "worker 2"]);
    play(&mut state, 1, &["camp labor_camp_1", "activate marble_quarry_1"]);
    assert_eq!(owned(&state, PURPLE), [3, 0, 1, 6, 0], "six Marble");
    play(&mut state, 1, &["activate lumber_mill_1"]);
    // A: the Academy is Yellow's and costs one Stone.
    assert_eq!((state.stage, state.acting()), (Stage::Novices, Seat(1)));
    let before = favor(&state, PURPLE);
    let stone = owned(&state, YELLOW)[2];
    state.decide(Seat(1), read("academy academy"));
    assert_eq!(owned(&state, YELLOW)[2], stone + 1);
    let workers = &state.seats[PURPLE].workers;
    // B to F: everybody is back, the 5 has become a 6 and retired in Age I.
    assert_eq!(workers.ready, [0, 2, 1, 0, 0, 0, 0, 0]);
    assert_eq!((workers.retired, workers.rested()), (2, 2));
    assert_eq!(favor(&state, PURPLE) - before, 12);
    // G and H: five Gold due, three paid, Morale from 9 to 4.
    assert_eq!(owned(&state, PURPLE), [0, 5, 0, 6, 0]);
    assert_eq!(state.morale(Seat(1)), 4);
}
