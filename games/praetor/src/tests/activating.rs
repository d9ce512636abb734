//! Section 5.3: activating red and green tiles.

use ludi_engine::Seat;

use super::*;
use crate::refusal::Shortage;

/// PR-080, D-07: a tile is activated once a turn, whoever comes first.
#[test]
fn a_tile_works_once_a_turn() {
    let mut state = game(2);
    play(&mut state, 0, &["activate market_1", "worker 1", "done"]);
    assert_eq!(refused(&state, 1, "activate market_1"), Refusal::Occupied);
    play(&mut state, 1, &["activate gold_mine_1", "worker 1"]);
    assert_eq!(refused(&state, 0, "activate gold_mine_1"), Refusal::Occupied, "not even its owner");
    assert_eq!(refused(&state, 0, "activate lumber_mill_1"), Refusal::NotBuilt);
    end_turn(&mut state);
    let seat = state.acting().0;
    assert!(allowed(&state, seat, "activate market_1"), "free again in the next turn");
}

/// PR-081: another player's tile costs its fee; one's own and neutral tiles cost nothing.
#[test]
fn the_fee_goes_to_the_owner() {
    let mut state = game(3);
    play(&mut state, 0, &["activate gold_mine_2", "worker 2"]);
    assert_eq!([0, 1].map(|seat| owned(&state, seat)[0]), [10 - 1 + 2, 11]);
    play(&mut state, 1, &["activate gold_mine_3", "worker 1"]);
    play(&mut state, 2, &["activate market_1", "worker 1", "done"]);
    assert_eq!(owned(&state, 2)[0], 11, "one Gold of fee received, none paid");
    play(&mut state, 0, &["activate gold_mine_1", "worker 1"]);
    assert_eq!(owned(&state, 0)[0], 12, "no fee for the own mine");
}

/// PR-082, AMB-07, D-37: the fee comes first; whoever cannot pay it stays outside, even where
/// the benefit would pay it, and nothing else pays instead.
#[test]
fn a_fee_that_cannot_be_paid_keeps_out() {
    let mut state = game(2);
    own(&mut state, 0, [0, 9, 9, 9, 9]);
    let short = Shortage { good: Good::Gold, have: 0, need: 1 };
    assert_eq!(refused(&state, 0, "activate gold_mine_2"), Refusal::Fee(short));
    put(&mut state, "temple_maia_1", (2, 0), 0, Some(1));
    own(&mut state, 0, [1, 0, 0, 0, 0]);
    let short = Shortage { good: Good::Gold, have: 1, need: 2 };
    assert_eq!(refused(&state, 0, "activate temple_maia_1"), Refusal::Fee(short), "no part of it");
    assert!(allowed(&state, 0, "activate gold_mine_1"), "the own mine needs no fee");
}

/// PR-083: then the benefit is taken.
#[test]
fn the_benefit_follows_the_fee() {
    let mut state = game(2);
    own(&mut state, 0, [1, 0, 0, 0, 0]);
    play(&mut state, 0, &["activate gold_mine_2", "worker 3"]);
    assert_eq!(owned(&state, 0)[0], 3, "the only Gold was paid, three were gained");
}

/// PR-084, PR-120, PR-121: Statue and Arch of Triumph cannot be activated.
#[test]
fn monuments_cannot_be_activated() {
    let mut state = game(2);
    put(&mut state, "statue_1", (2, 0), 0, Some(0));
    put(&mut state, "arch_of_triumph_1", (3, 0), 0, Some(0));
    for id in ["statue_1", "arch_of_triumph_1"] {
        assert_eq!(refused(&state, 0, &format!("activate {id}")), Refusal::NoArea);
    }
}

/// AMB-17: a tile may be activated for nothing: to block it, or to learn.
#[test]
fn an_activation_may_bring_nothing() {
    let mut state = game(2);
    own(&mut state, 0, [0; 5]);
    put(&mut state, "blacksmith_1", (2, 0), 0, Some(0));
    put(&mut state, "oracle", (3, 0), 0, Some(0));
    play(&mut state, 0, &["activate market_1", "worker 1"]);
    assert_eq!(state.acting(), Seat(1), "nothing to trade, so the visit is over");
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate blacksmith_1", "worker 3"]);
    play(&mut state, 0, &["activate oracle"]);
    assert_eq!(state.seats[0].workers.ready[4], 1, "the smith has learned all the same");
}

/// AMB-17: with the switch off, what would bring nothing is refused, Worker by Worker.
#[test]
fn an_activation_must_bring_something_if_the_table_says_so() {
    let mut state = game_with(2, |setup| setup.allow_zero_benefit = false);
    put(&mut state, "blacksmith_1", (2, 0), 0, Some(0));
    put(&mut state, "oracle", (3, 0), 0, Some(0));
    put(&mut state, "temple_plutus", (4, 0), 0, Some(0));
    put(&mut state, "temple_venus", (5, 0), 0, Some(0));
    put(&mut state, "colosseum_1", (6, 0), 0, Some(0));
    own(&mut state, 0, [0, 2, 0, 0, 0]);
    for id in ["oracle", "temple_venus"] {
        assert_eq!(refused(&state, 0, &format!("activate {id}")), Refusal::NoBenefit, "{id}");
    }
    assert!(allowed(&state, 0, "activate temple_plutus"));
    assert!(allowed(&state, 0, "activate colosseum_1"));
    state.seats[0].morale = pack().boards[0].morale.len() as u8 - 1;
    assert_eq!(refused(&state, 0, "activate colosseum_1"), Refusal::NoBenefit, "at the end");
    let mut forge = state;
    play(&mut forge, 0, &["activate blacksmith_1"]);
    assert_eq!(refused(&forge, 0, "worker 3"), Refusal::WorkerUseless(3), "two Wood only");
    play(&mut forge, 0, &["worker 2"]);
    assert_eq!(owned(&forge, 0)[1..], [0, 0, 0, 2], "exactly two, and not nothing");

    play(&mut state, 0, &["activate market_1", "worker 1"]);
    assert_eq!(refused(&state, 0, "done"), Refusal::TradeFirst);
    play(&mut state, 0, &["sell wood", "done"]);

    own(&mut state, 1, [0; 5]);
    assert!(allowed(&state, 1, "activate gold_mine_2"), "experience always brings something");
}

/// AMB-18: without a Villager the Worker Camp stays closed.
#[test]
fn villagers_can_run_out() {
    let mut state = game(2);
    staff(&mut state, 0, &[1, 1, 1, 1, 1, 1, 1], 1);
    assert_eq!(state.seats[0].workers.villagers, 0);
    assert_eq!(refused(&state, 0, "activate worker_camp_1"), Refusal::NoVillager);
}

/// AMB-19, PR-118: the Outpost needs a Wall Tile that is there and can be paid; one a turn.
#[test]
fn the_outpost_closes_with_the_wall_tile() {
    let mut state = game(2);
    demand(&mut state, "wall_1");
    own(&mut state, 0, [10, 0, 0, 1, 2]);
    let short = Shortage { good: Good::Marble, have: 1, need: 2 };
    assert_eq!(refused(&state, 0, "activate imperial_outpost"), Refusal::Demand(short));
    own(&mut state, 0, [10, 0, 0, 2, 2]);
    play(&mut state, 0, &["activate imperial_outpost", "worker 1"]);
    assert!(state.walls.is_empty());
    state.city.busy.remove(tile("imperial_outpost").0);
    own(&mut state, 1, [9; 5]);
    assert_eq!(refused(&state, 1, "activate imperial_outpost"), Refusal::NoWall, "a second one");
}

/// AMB-19: the bonus on the back of a Wall Tile counts from the next one on.
#[test]
fn a_wall_tile_does_not_reward_itself() {
    let mut state = game(2);
    own(&mut state, 0, [0, 0, 0, 4, 4]);
    demand(&mut state, "wall_1");
    let before = favor(&state, 0);
    play(&mut state, 0, &["activate imperial_outpost", "worker 1"]);
    assert_eq!((favor(&state, 0) - before, state.wall_bonus(Seat(0))), (10, 3));
}

/// AMB-50: an area is told by a sign, not by its colour alone.
#[test]
fn areas_have_signs() {
    use ludi_engine::{Lang, View, Words as _};
    let state = game(2);
    for lang in Lang::ALL {
        let words = Praetor::messages(lang, &[]).unwrap();
        let text = Praetor::text(&View::new(&state, None), &words, &[]).to_plain();
        assert!(text.contains("( R )") && text.contains("( G )"), "{text}");
    }
}
