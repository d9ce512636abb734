//! Section 2: setup.

use std::collections::BTreeSet;

use ludi_engine::{Game as _, Next, Seat};

use super::*;

/// PR-020: only tiles marked for the number of players, or fewer, are in the game.
#[test]
fn tiles_for_more_players_stay_in_the_box() {
    for players in 2..=5 {
        let state = game(players);
        let together = Set(state.deck.0 | state.available.0 | state.city.built.0);
        assert_eq!(together, pack().used_with(players));
        let marks = together.iter().map(|tile| pack().tiles[usize::from(tile)].players);
        assert_eq!(marks.max(), Some(players), "and those for exactly so many are");
    }
}

/// PR-021: the tiles of age 0 lie in the city: a Gold Mine each, and the neutral ones.
#[test]
fn starting_tiles_make_the_first_city() {
    for players in 2..=5 {
        let state = game(players);
        assert_eq!(state.city.built, pack().used_with(players).and(pack().ages[0]));
        let neutral = |tile: &u8| state.city.sites[usize::from(*tile)].owner().is_none();
        let free: Set = state.city.built.iter().filter(neutral).collect();
        assert_eq!(state.city.built.len() - free.len(), players, "a Gold Mine each");
        let names: BTreeSet<&str> =
            free.iter().map(|tile| pack().tile_name(TileId(tile)).en).collect();
        assert_eq!(names, BTreeSet::from(["Imperial Outpost", "Market", "Worker Camp"]));
    }
    let central = [2, 3, 4, 5].map(|n| game(n).city.built.len() - n);
    assert_eq!(central, [3, 3, 4, 5]);
}

/// PR-022, AMB-47: Age I comes before Age II, and only the order within each is left to chance.
#[test]
fn age_one_is_drawn_before_age_two() {
    let mut state = Praetor::new(pack(), &Setup::default(), 3).unwrap();
    let mut draws = Vec::new();
    state.draws(&mut draws);
    let first = pack().ages[1].and(pack().used_with(3));
    let listed: Set = draws
        .iter()
        .map(|(draw, _)| match draw {
            Draw::City(tile) => tile.0,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(listed, first, "any tile of Age I, none of Age II");
    state.deck = Set(state.deck.0 & pack().ages[2].0);
    draws.clear();
    state.draws(&mut draws);
    assert_eq!(draws.len(), usize::from(state.deck.len()));
}

/// PR-023, D-02: one City Tile more than players is turned over.
#[test]
fn players_and_one_tiles_are_available() {
    for players in 2..=5 {
        let state = game(players);
        assert_eq!(state.available.len(), players + 1);
        assert!(state.available.without(pack().ages[1]).is_empty());
    }
}

/// PR-024, D-02: one Wall Tile is turned over, thirteen stay in the deck.
#[test]
fn one_wall_tile_is_available() {
    let state = game(2);
    assert_eq!((state.walls.len(), state.wall_deck.len()), (1, 13));
}

/// PR-025, PR-196: sides can be mixed freely in every variant.
#[test]
fn any_mixture_of_sides_plays() {
    let state = game_with(4, |setup| {
        setup.boards = ["a", "b3", "a", "b1"].map(str::to_owned).into();
        (setup.expert, setup.tough) = (true, true);
    });
    let sides = [0, 1, 2, 3].map(|seat| state.board(Seat(seat)).id);
    assert_eq!(sides, ["a", "b3", "a", "b1"]);
    assert!((0..3).all(|seat| game(3).board(Seat(seat)).common), "side A unless told otherwise");
}

/// AMB-40: no side B twice, not even by lot; a side by lot is drawn from those that are left.
#[test]
fn a_side_b_exists_once() {
    let boards = |words: &[&str]| Setup {
        boards: words.iter().map(|word| (*word).to_owned()).collect(),
        rome: Visitor::Seat(0),
        ..Setup::default()
    };
    let refusal = |setup: &Setup| Praetor::new(pack(), setup, 2).unwrap_err().rule;
    assert_eq!(refusal(&boards(&["b2", "b2"])), "AMB-40");
    assert_eq!(refusal(&boards(&["b2"])), "PR-025");
    assert_eq!(refusal(&boards(&["b2", "b9"])), "PR-025");

    let mut state = Praetor::new(pack(), &boards(&["random_b", "b2"]), 2).unwrap();
    while !matches!(draws(&state).first(), Some(Draw::Board(_))) {
        let draw = draws(&state)[0];
        state.resolve(draw);
    }
    let open: Vec<&str> = draws(&state)
        .iter()
        .map(|draw| match draw {
            Draw::Board(board) => pack().boards[board.index()].id,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(open, ["b1", "b3", "b4", "b5"]);
    let third = pack().board_by_id("b3").unwrap();
    state.resolve(Draw::Board(third));
    assert_eq!(state.board(Seat(0)).id, "b3");
    assert_eq!(state.morale(Seat(0)), 0);
}

fn draws(state: &Praetor) -> Vec<Draw> {
    let mut list = Vec::new();
    state.draws(&mut list);
    list.into_iter().map(|(draw, _)| draw).collect()
}

/// PR-026, D-36: Morale begins on the space worth 0, on every board.
#[test]
fn morale_begins_at_zero() {
    for board in ["a", "b1", "b2", "b3", "b4", "b5"] {
        let state = game_with(2, |setup| setup.boards = vec![board.to_owned(), "a".to_owned()]);
        assert_eq!(state.morale(Seat(0)), 0, "{board}");
    }
}

/// PR-027: 10 Gold, 4 Wood, 3 Stone, 2 Marble, 1 Weapon each.
#[test]
fn everybody_begins_with_the_same_goods() {
    let state = game(5);
    assert!((0..5).all(|seat| owned(&state, seat) == [10, 4, 3, 2, 1]));
}

/// PR-028: Active Workers 1, 2 and 3, and five Villagers.
#[test]
fn three_workers_begin_active() {
    let workers = &game(2).seats[1].workers;
    assert_eq!(workers.ready, [0, 1, 1, 1, 0, 0, 0, 0]);
    assert_eq!((workers.villagers, workers.training(), workers.retired), (5, 0, 0));
}

/// PR-029, AMB-39: each seat owns the Gold Mine the layout gives it.
#[test]
fn every_seat_has_its_gold_mine() {
    for players in 2..=5 {
        let state = game(players);
        for (seat, mine) in pack().layout(players).mines.iter().enumerate() {
            assert_eq!(state.city.sites[mine.index()].owner(), Some(seat as u8));
            assert_eq!(pack().tile_name(*mine).en, "Gold Mine");
            assert_eq!(state.seats[seat].tiles(), 1);
        }
    }
}

/// AMB-39, D-14: or players choose in the order of the first turn, among mines that are free.
#[test]
fn gold_mines_can_be_chosen() {
    let choose = |setup: &mut Setup| {
        setup.gold_mine_assignment = MineAssignment::Choose;
        setup.rome = Visitor::Seat(0);
    };
    let mut state = game_with(3, choose);
    assert_eq!((state.stage, state.acting()), (Stage::Mines, Seat(1)));
    assert_eq!(options(&state).len(), 3);
    play(&mut state, 1, &["take gold_mine_3"]);
    assert_eq!(refused(&state, 2, "take gold_mine_3"), Refusal::MineTaken);
    assert_eq!(refused(&state, 2, "take market_1"), Refusal::MineTaken);
    play(&mut state, 2, &["take gold_mine_1"]);
    play(&mut state, 0, &["take gold_mine_2"]);
    assert_eq!((state.stage, state.acting()), (Stage::Action, Seat(1)));
    assert_eq!(state.city.sites[tile("gold_mine_3").index()].owner(), Some(1));
}

/// PR-030, D-15: 10 Favor for the visitor of Rome, then 9, 8, 7, 6 counterclockwise.
#[test]
fn favor_falls_counterclockwise_from_the_visitor_of_rome() {
    let state = game_with(5, |setup| setup.rome = Visitor::Seat(2));
    assert_eq!([0, 1, 2, 3, 4].map(|seat| favor(&state, seat)), [8, 9, 10, 6, 7]);
}

/// PR-031: the first turn begins left of the visitor and runs clockwise.
#[test]
fn the_visitor_plays_last_in_the_first_turn() {
    let state = game_with(4, |setup| setup.rome = Visitor::Seat(1));
    let order: Vec<u8> = state.turn_order().map(|seat| seat.0).collect();
    assert_eq!(order, [2, 3, 0, 1]);
}

/// PR-032: nobody is nearer to the bank: the goods of one player never limit another's.
#[test]
fn the_bank_is_within_reach_of_all() {
    let mut state = game(2);
    own(&mut state, 1, [60_000, 60_000, 60_000, 60_000, 60_000]);
    play(&mut state, 0, &["activate gold_mine_1", "worker 3"]);
    assert_eq!(owned(&state, 0)[0], 13);
}

/// PR-033: seat p − i has 10 − i Favor and the order is p + 1, p + 2, …, p, for every p and n.
#[test]
fn the_formula_of_the_beginning_holds() {
    for players in 2..=5u8 {
        for p in 0..players {
            let state = game_with(players, |setup| setup.rome = Visitor::Seat(p));
            for i in 0..players {
                let seat = (p + players - i) % players;
                assert_eq!(favor(&state, usize::from(seat)), 10 - i32::from(i));
            }
            let order: Vec<u8> = state.turn_order().map(|seat| seat.0).collect();
            let expected: Vec<u8> = (1..=players).map(|step| (p + step) % players).collect();
            assert_eq!(order, expected);
        }
    }
}

/// AMB-38: the visitor of Rome is drawn by lot, or a seat that exists.
#[test]
fn the_visitor_of_rome_can_be_drawn() {
    let mut state = Praetor::new(pack(), &Setup::default(), 3).unwrap();
    while !matches!(draws(&state).first(), Some(Draw::Rome(_))) {
        let draw = draws(&state)[0];
        state.resolve(draw);
    }
    assert_eq!(draws(&state), [0, 1, 2].map(|seat| Draw::Rome(Seat(seat))));
    state.resolve(Draw::Rome(Seat(1)));
    assert_eq!((favor(&state, 1), state.acting()), (10, Seat(2)));
    assert!(matches!(state.next(), Next::Decide(_)));

    let wrong = Setup { rome: Visitor::Seat(3), ..Setup::default() };
    assert_eq!(Praetor::new(pack(), &wrong, 3).unwrap_err().rule, "PR-030");
}

/// AMB-48: Lumber Mill, Marble Quarry, Academy and Labor Camp have a copy in Age I.
#[test]
fn the_tiles_of_the_long_example_are_of_age_one() {
    for name in ["lumber_mill", "marble_quarry", "academy", "labor_camp"] {
        let of_age_one = pack().ages[1].iter().any(|tile| {
            pack().buildings[usize::from(pack().tiles[usize::from(tile)].building)].id == name
        });
        assert!(of_age_one, "{name}");
    }
}
