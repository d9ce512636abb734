//! Sections 3 to 5.1: turns, their order, passing.

use ludi_engine::{Game as _, Next, Seat};

use super::*;

/// PR-040: a turn goes from its order through actions to the update, and the next one begins.
#[test]
fn a_turn_has_three_phases() {
    let mut state = game(2);
    assert_eq!((state.turn, state.stage), (1, Stage::Action));
    pass_all(&mut state);
    assert_eq!((state.turn, state.stage), (1, Stage::NewWall), "the city is being updated");
    reveal(&mut state);
    assert_eq!((state.turn, state.stage), (2, Stage::Action));
}

/// PR-041, D-06: nothing of the Update Phase happens before all actions are done.
#[test]
fn a_phase_ends_before_the_next_begins() {
    let mut state = game(3);
    play(&mut state, 0, &["activate gold_mine_1", "worker 3"]);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 2, &["pass"]);
    assert_eq!(state.stage, Stage::Action);
    assert_eq!(state.seats[1].goods.get(Good::Gold), 10, "no wages yet");
    assert_eq!(state.seats[0].workers.placed, 1, "no Worker is back yet");
}

/// PR-042, D-06: the Action Phase ends with the last pass.
#[test]
fn actions_end_when_everybody_has_passed() {
    let mut state = game(3);
    for seat in [0, 1] {
        play(&mut state, seat, &["pass"]);
        assert_eq!((state.turn, state.stage), (1, Stage::Action));
    }
    play(&mut state, 2, &["pass"]);
    assert_eq!(state.turn, 2);
}

/// PR-043: whether the next turn is the last is checked at the end of an update.
#[test]
fn the_last_turn_is_announced_by_the_update_before() {
    let mut state = game(2);
    state.wall_deck = Set(1 << state.wall_deck.iter().next().unwrap());
    assert!(!state.last_turn);
    end_turn(&mut state);
    assert!(state.last_turn);
    end_turn(&mut state);
    assert_eq!(state.next(), Next::Over);
}

/// PR-050: least Favor plays first.
#[test]
fn least_favor_plays_first() {
    let mut state = game(4);
    for (seat, favor) in [30, 12, 25, 7].into_iter().enumerate() {
        state.seats[seat].favor = favor;
    }
    end_turn(&mut state);
    assert_eq!(state.order[..4], [3, 1, 2, 0]);
}

/// PR-051, PR-052, AMB-25: among equals the latest arrival lies on top and plays first.
#[test]
fn the_top_of_a_stack_plays_first() {
    let mut state = game(3);
    state.seats[0].favor = 20;
    state.seats[1].favor = 20;
    state.seats[2].favor = 15;
    state.move_favor(0, 5);
    state.move_favor(2, 10);
    state.move_favor(1, 5);
    assert_eq!(state.order_by_favor()[..3], [1, 2, 0], "arrived: seat 0, then 2, then 1");
}

/// AMB-25: losses stack as gains do, and a change by 0 is no arrival.
#[test]
fn a_loss_arrives_on_top_and_nothing_does_not() {
    let mut state = game(2);
    state.seats[0].favor = 10;
    state.seats[1].favor = 5;
    state.move_favor(1, 5);
    state.move_favor(0, 0);
    assert_eq!(state.order_by_favor()[..2], [1, 0]);
    state.seats[0].favor = 15;
    state.move_favor(0, -5);
    assert_eq!(state.order_by_favor()[..2], [0, 1]);
}

/// AMB-25: with the switch off a newcomer goes below the stack.
#[test]
fn markers_can_stack_below() {
    let mut state = game_with(3, |setup| setup.favor_marker_on_top = false);
    for seat in 0..3 {
        state.seats[seat].favor = 10;
        state.move_favor(seat, 10);
    }
    assert_eq!(state.order_by_favor()[..3], [0, 1, 2]);
}

/// PR-053: the order does not change while Favor does.
#[test]
fn the_order_holds_for_the_whole_turn() {
    let mut state = game(3);
    state.move_favor(0, 50);
    play(&mut state, 0, &["activate gold_mine_1", "worker 1"]);
    play(&mut state, 1, &["activate gold_mine_2", "worker 1"]);
    play(&mut state, 2, &["activate gold_mine_3", "worker 1"]);
    assert_eq!(state.acting(), Seat(0));
}

/// PR-060: one action each, in turn order, round and round; only the acting player decides.
#[test]
fn players_act_in_turn() {
    let mut state = game(2);
    assert_eq!(refused(&state, 1, "pass"), Refusal::NotYourTurn);
    play(&mut state, 0, &["activate gold_mine_1", "worker 1"]);
    assert_eq!(refused(&state, 0, "pass"), Refusal::NotYourTurn);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate imperial_outpost", "worker 1"].map(|_| "pass")[..1]);
    assert_eq!(state.turn, 2);
}

/// PR-061: build, activate, use a special tile, or pass; a step that is not asked is refused.
#[test]
fn there_are_three_kinds_of_action() {
    let mut state = game(2);
    staff(&mut state, 0, &[1], 1);
    own(&mut state, 0, [10, 4, 3, 2, 1]);
    put(&mut state, "labor_camp_1", (2, 0), 0, Some(0));
    offer(&mut state, "lumber_mill_1");
    let options = options(&state);
    for action in ["build lumber_mill_1", "activate gold_mine_1", "camp labor_camp_1", "pass"] {
        assert!(options.contains(&action.to_owned()), "{action}: {options:?}");
    }
    for later in ["worker 1", "at 0 2", "turn 90", "done", "forge 1", "recruit", "no academy"] {
        assert_eq!(refused(&state, 0, later), Refusal::NotNow, "{later}");
    }
}

/// PR-062: only unplaced Active Workers are sent, and they stay where they are.
#[test]
fn only_ready_workers_are_sent() {
    let mut state = game(2);
    play(&mut state, 0, &["activate gold_mine_1"]);
    assert_eq!(options(&state), ["worker 1", "worker 2", "worker 3"]);
    assert_eq!(refused(&state, 0, "worker 4"), Refusal::NoSuchWorker(4));
    play(&mut state, 0, &["worker 2"]);
    play(&mut state, 1, &["pass"]);
    let site = &state.city.sites[tile("gold_mine_1").index()];
    assert_eq!(site.area.worker(), Some((0, Worker { experience: 2, retired: false })));
    play(&mut state, 0, &["activate market_1"]);
    assert_eq!(refused(&state, 0, "worker 2"), Refusal::NoSuchWorker(2));
}

/// PR-063: whoever has placed all Active Workers passes.
#[test]
fn without_workers_a_player_passes() {
    let mut state = game(2);
    staff(&mut state, 0, &[2], 0);
    play(&mut state, 0, &["activate gold_mine_1"]);
    assert_eq!(state.acting(), Seat(1));
    play(&mut state, 1, &["activate gold_mine_2", "worker 1"]);
    assert!(state.seats[0].passed);
    assert_eq!(state.acting(), Seat(1), "the other one goes on alone");
}

/// PR-064, AMB-13: one may pass early, and then does nothing more this turn.
#[test]
fn whoever_has_passed_is_out_for_the_turn() {
    let mut state = game(2);
    staff(&mut state, 0, &[1, 1], 1);
    put(&mut state, "labor_camp_1", (2, 0), 0, Some(0));
    play(&mut state, 0, &["pass"]);
    for _ in 0..2 {
        let list = options(&state);
        let gather = list.iter().find(|text| text.starts_with("activate gold_mine_2"));
        let action = gather.map_or("pass", |_| "activate gold_mine_2").to_owned();
        if action == "pass" {
            break;
        }
        play(&mut state, 1, &[&action, "worker 1"]);
        assert_eq!(state.acting(), Seat(1));
        assert_eq!(refused(&state, 0, "camp labor_camp_1"), Refusal::NotYourTurn);
    }
    play(&mut state, 1, &["pass"]);
    assert_eq!(state.turn, 2);
}

/// PR-065: a player without Active Workers passes at once, even at the start of the phase.
#[test]
fn a_player_may_begin_without_workers() {
    let mut state = game(3);
    staff(&mut state, 0, &[], 0);
    state.seats[0].favor = 0;
    end_turn(&mut state);
    assert_eq!(state.turn, 2);
    assert_eq!(state.order[0], 0);
    assert!(state.seats[0].passed);
    assert_ne!(state.acting(), Seat(0));
}

/// PR-065: passing is always possible for whoever acts.
#[test]
fn passing_is_always_possible() {
    let mut asked = 0;
    random_games(8, plain, |state, _| {
        if (state.stage, state.step) == (Stage::Action, Step::Choose) {
            assert_eq!(state.check(state.acting(), Decision::Pass), Ok(()));
            asked += 1;
        }
    });
    assert!(asked > 100, "{asked}");
}
