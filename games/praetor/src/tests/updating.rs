//! Section 7: the Update Phase.

use super::*;

/// PR-130: Novices of level 2 become Active with the experience they have.
#[test]
fn novices_of_level_two_become_active() {
    let mut state = game(2);
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 2;
    workers.novices = [0, 2];
    end_turn(&mut state);
    let workers = &state.seats[0].workers;
    assert_eq!((workers.novices, workers.ready[1]), ([0, 0], 3));
}

/// PR-131: Novices of level 1 move to level 2, so training takes two updates.
#[test]
fn training_takes_two_updates() {
    let mut state = game(2);
    play(&mut state, 0, &["activate worker_camp_1", "worker 1"]);
    assert_eq!(state.seats[0].workers.novices, [1, 0]);
    end_turn(&mut state);
    assert_eq!(state.seats[0].workers.novices, [0, 1]);
    end_turn(&mut state);
    assert_eq!((state.seats[0].workers.novices, state.seats[0].workers.active()), ([0, 0], 4));
}

/// PR-135: a Retired Worker who was used comes back and learns nothing.
#[test]
fn used_retired_workers_return_as_they_were() {
    let mut state = game(2);
    staff(&mut state, 0, &[1], 1);
    put(&mut state, "labor_camp_1", (2, 0), 0, Some(0));
    play(&mut state, 0, &["camp labor_camp_1", "activate gold_mine_1"]);
    let before = favor(&state, 0);
    end_turn(&mut state);
    let workers = &state.seats[0].workers;
    assert_eq!((workers.retired, workers.rested(), workers.active()), (1, 1, 1));
    assert_eq!(favor(&state, 0), before, "it does not retire again");
    assert!(state.city.sites[tile("gold_mine_1").index()].area.worker().is_none());
}

/// PR-136: building and red areas teach, green areas and idling do not.
#[test]
fn builders_and_workers_on_red_learn() {
    let mut state = game(2);
    staff(&mut state, 0, &[1, 2, 3, 4], 0);
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["build lumber_mill_1", "worker 1", "at 0 2", "turn 0"]);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate gold_mine_1", "worker 4"]);
    play(&mut state, 0, &["activate market_1", "worker 3", "done", "pass"]);
    let ready = state.seats[0].workers.ready;
    assert_eq!(ready, [0, 0, 2, 1, 0, 1, 0, 0], "1 and 4 learned, 2 and 3 did not");
    assert_eq!(state.seats[0].workers.placed, 0);
}

/// PR-140, AMB-35, AMB-51: all Workers with experience 6 retire, together, in one move.
#[test]
fn everybody_with_six_retires() {
    let mut state = game(2);
    staff(&mut state, 0, &[5, 5, 1], 0);
    put(&mut state, "lumber_mill_1", (2, 0), 0, Some(0));
    state.seats[0].favor = 5;
    state.seats[1].favor = 5 + 24;
    play(&mut state, 0, &["activate gold_mine_1", "worker 5"]);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate lumber_mill_1", "worker 5"]);
    end_turn(&mut state);
    assert_eq!((state.seats[0].workers.retired, favor(&state, 0)), (2, 29));
    assert_eq!(state.order[..2], [0, 1], "one move: on top of the Marker on 29");
}

/// Favor for a retirement with these tiles left in the deck.
fn retirement(change: impl FnOnce(&mut Praetor)) -> i32 {
    let mut state = game(2);
    staff(&mut state, 0, &[5, 1], 0);
    change(&mut state);
    let before = favor(&state, 0);
    play(&mut state, 0, &["activate gold_mine_1", "worker 5"]);
    pass_all(&mut state);
    favor(&state, 0) - before
}

/// PR-140, PR-141, D-05: 12 Favor in Age I, 8 Favor in Age II.
#[test]
fn a_retirement_is_worth_more_in_age_one() {
    assert_eq!(retirement(|_| {}), 12);
    assert_eq!(retirement(|state| state.deck = state.deck.and(pack().ages[2])), 8);
}

/// PR-141, AMB-22: the age is read before the refill takes the last tile of Age I.
#[test]
fn the_age_is_read_before_the_refill() {
    let one_left = |state: &mut Praetor| {
        let first = state.deck.and(pack().ages[1]).iter().next().unwrap();
        let second = state.deck.and(pack().ages[2]);
        state.deck = Set(second.0 | 1 << first);
        state.available = Set::default();
    };
    assert_eq!(retirement(one_left), 12);
}

/// AMB-21: with an empty deck it is Age II, or what the table says.
#[test]
fn an_empty_deck_is_age_two() {
    assert_eq!(retirement(|state| state.deck = Set::default()), 8);
    let first = |state: &mut Praetor| {
        state.deck = Set::default();
        state.rules.age_when_deck_empty = 1;
    };
    assert_eq!(retirement(first), 12);
    let wrong = Setup { age_when_deck_empty: 3, ..Setup::default() };
    assert_eq!(Praetor::new(pack(), &wrong, 2).unwrap_err().rule, "AMB-21");
}

/// PR-144, AMB-27: wages for Active and pensions for Retired Workers of this phase; none for
/// Novices and Villagers.
#[test]
fn active_and_retired_workers_are_paid() {
    let mut state = game_with(2, |setup| setup.boards = vec!["b3".into(), "b2".into()]);
    staff(&mut state, 0, &[1, 5], 1);
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 2;
    workers.novices = [1, 1];
    staff(&mut state, 1, &[1, 2], 3);
    own(&mut state, 0, [20, 0, 0, 0, 0]);
    own(&mut state, 1, [20, 0, 0, 0, 0]);
    play(&mut state, 0, &["activate gold_mine_1", "worker 5"]);
    end_turn(&mut state);
    // Seat 0: the 1 and the new one Active, two Retired at 2 Gold each.
    assert_eq!(owned(&state, 0)[0], 20 + 5 - (2 + 2 * 2));
    assert_eq!(owned(&state, 1)[0], 20 - 2, "pensions are free on side B2");
}

/// PR-145, AMB-26: Gold is paid as far as it goes, nothing else pays; Morale for the rest.
#[test]
fn missing_gold_costs_morale() {
    let mut state = game(2);
    own(&mut state, 0, [1, 9, 9, 9, 9]);
    cheer(&mut state, 0, 4);
    end_turn(&mut state);
    assert_eq!(owned(&state, 0), [0, 9, 9, 9, 9]);
    assert_eq!(state.morale(ludi_engine::Seat(0)), 1, "two spaces from 4");
}

/// PR-146, AMB-28, D-11: at the left end each missing Gold costs 5 Favor, but none below 0.
#[test]
fn beyond_the_lowest_morale_favor_is_lost() {
    let mut state = game(2);
    own(&mut state, 0, [0; 5]);
    state.seats[0].morale = 1;
    state.seats[0].favor = 30;
    let mut poor = state;
    poor.seats[0].favor = 7;
    end_turn(&mut state);
    assert_eq!((state.seats[0].morale, favor(&state, 0)), (0, 30 - 2 * 5));
    end_turn(&mut poor);
    assert_eq!(favor(&poor, 0), 0);
    assert!(poor.seats[0].goods.get(Good::Gold) == 0, "and what is left is forgiven");
}

/// AMB-51: a penalty is a move of its own, after the one for retirements.
#[test]
fn a_penalty_is_another_move() {
    let mut state = game(2);
    staff(&mut state, 0, &[5], 0);
    own(&mut state, 0, [0; 5]);
    state.seats[0].morale = 0;
    state.seats[0].favor = 10;
    state.seats[1].favor = 17;
    put(&mut state, "lumber_mill_1", (2, 0), 0, Some(0));
    play(&mut state, 0, &["activate lumber_mill_1"]);
    end_turn(&mut state);
    assert_eq!(favor(&state, 0), 10 + 12 - 5);
    assert_eq!(state.order[..2], [0, 1], "arrived on 17 after seat 1");
}

/// A game of two in which seat 0 ends its turn without Active Workers.
fn deserted(change: impl FnOnce(&mut Praetor)) -> Praetor {
    let mut state = game(2);
    staff(&mut state, 0, &[5], 0);
    change(&mut state);
    play(&mut state, 0, &["activate gold_mine_1"]);
    pass_all(&mut state);
    state
}

/// PR-147, AMB-34, D-09: 5 Favor turn a Villager into an Active Worker, after the wages.
#[test]
fn an_emergency_recruit_costs_five_favor() {
    let mut state = deserted(|_| {});
    assert_eq!((state.stage, state.acting().0), (Stage::Recruit, 0));
    assert_eq!(options(&state), ["recruit", "no recruit"]);
    let (before, gold) = (favor(&state, 0), owned(&state, 0)[0]);
    play(&mut state, 0, &["recruit"]);
    assert_eq!(favor(&state, 0), before - 5);
    let workers = &state.seats[0].workers;
    assert_eq!((workers.ready[1], workers.villagers, workers.retired), (1, 6, 1));
    assert_eq!(owned(&state, 0)[0], gold, "the recruit is not paid this turn");
    assert_eq!(state.turn, 2, "asked once a turn");
}

/// PR-147: it is an offer.
#[test]
fn nobody_must_recruit() {
    let mut state = deserted(|_| {});
    let before = favor(&state, 0);
    play(&mut state, 0, &["no recruit"]);
    assert_eq!((favor(&state, 0), state.seats[0].workers.active()), (before, 0));
}

/// AMB-34: no Active Worker, a Villager and 5 Favor are needed; Novices do not matter.
#[test]
fn the_emergency_recruit_has_conditions() {
    let asked = |change: &dyn Fn(&mut Praetor)| deserted(change).stage == Stage::Recruit;
    assert!(asked(&|state| {
        state.seats[0].workers.villagers -= 1;
        state.seats[0].workers.novices = [1, 0];
    }));
    assert!(!asked(&|state| {
        state.seats[0].workers.villagers -= 1;
        state.seats[0].workers.novices = [0, 1];
    }));
    assert!(!asked(&|state| staff(state, 0, &[5], 7)), "no Villager");
    // 12 Favor for the retirement, then 5 for each missing Gold.
    let poor = |favor: i32| {
        move |state: &mut Praetor| {
            own(state, 0, [0; 5]);
            state.seats[0].morale = 0;
            staff(state, 0, &[5], 6);
            state.seats[0].favor = favor;
        }
    };
    assert!(!asked(&|state| poor(0)(state)));
    assert!(asked(&|state| {
        poor(0)(state);
        state.rules.emergency_needs_full_favor = false;
    }));
}

/// AMB-34: with the switch off, the recruit costs what there is.
#[test]
fn an_emergency_recruit_can_be_cheap() {
    let mut state = deserted(|state| {
        state.rules.emergency_needs_full_favor = false;
        staff(state, 0, &[5], 6);
        own(state, 0, [0; 5]);
        state.seats[0].morale = 0;
        state.seats[0].favor = 0;
    });
    // One Gold of six came from the mine... five are missing at 7 pensions and 5 Gold gained.
    let before = favor(&state, 0);
    assert!(before < 5);
    play(&mut state, 0, &["recruit"]);
    assert_eq!(favor(&state, 0), 0);
}

/// PR-150: the display is refilled to one more than players; what was not built stays.
#[test]
fn available_tiles_are_refilled() {
    let mut state = game(3);
    own(&mut state, 0, [20; 5]);
    let first = state.available.iter().next().unwrap();
    let id = pack().tiles[usize::from(first)].id;
    let (rest, deck) = (state.available.without(Set(1 << first)), state.deck.len());
    play(&mut state, 0, &[&format!("build {id}"), "worker 1", "at 0 2", "turn 0"]);
    end_turn(&mut state);
    assert_eq!(state.available.len(), 4);
    assert_eq!(state.available.and(rest), rest);
    assert_eq!(state.deck.len(), deck - 1);
}

/// PR-150: if the deck runs out, what is left is revealed.
#[test]
fn a_short_deck_is_revealed_whole() {
    let mut state = game(3);
    state.available = Set::default();
    state.deck = Set(0b11 << state.deck.0.trailing_zeros());
    end_turn(&mut state);
    assert_eq!((state.available.len(), state.deck.len()), (2, 0));
}

/// PR-151, D-03: the Wall Tile leaves the game, taken or not, and the next is revealed.
#[test]
fn the_wall_tile_is_replaced() {
    let mut state = game(2);
    let first = state.walls;
    end_turn(&mut state);
    assert_eq!((state.walls.len(), state.wall_deck.len()), (1, 12));
    assert_ne!(state.walls, first);
    assert!(!state.wall_deck.contains(first.iter().next().unwrap()), "it does not come back");

    demand(&mut state, "wall_14");
    own(&mut state, 0, [9; 5]);
    state.seats[0].favor = 0;
    let deck = state.wall_deck.len();
    let seat = state.acting().0;
    own(&mut state, usize::from(seat), [9; 5]);
    play(&mut state, seat, &["activate imperial_outpost", "worker 1"]);
    end_turn(&mut state);
    assert_eq!((state.walls.len(), state.wall_deck.len()), (1, deck - 1));
}

/// PR-155, D-29: an empty City deck or an empty Wall deck makes the next turn the last; tiles
/// that are still available do not matter.
#[test]
fn an_empty_deck_announces_the_last_turn() {
    let mut state = game(2);
    state.deck = Set::default();
    end_turn(&mut state);
    assert!(state.last_turn && !state.available.is_empty());

    let mut state = game(2);
    state.wall_deck = Set::default();
    end_turn(&mut state);
    assert!(state.last_turn);

    let mut state = game(2);
    end_turn(&mut state);
    assert!(!state.last_turn);
}

/// PR-156, AMB-23, D-22: the last turn is played in full, but the city is not updated.
#[test]
fn only_the_city_is_skipped_in_the_last_turn() {
    let mut state = game(2);
    state.last_turn = true;
    state.available.remove(state.available.iter().next().unwrap());
    staff(&mut state, 0, &[5, 1], 0);
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 1;
    workers.novices = [0, 1];
    let (available, walls) = (state.available, state.walls);
    play(&mut state, 0, &["activate gold_mine_1", "worker 5"]);
    end_turn(&mut state);
    assert_eq!(state.stage, Stage::Over);
    assert_eq!((state.available, state.walls), (available, walls));
    let workers = &state.seats[0].workers;
    assert_eq!((workers.retired, workers.active()), (1, 2), "trained, returned and retired");
    assert_eq!(owned(&state, 0)[0], 10 + 5 - 3, "and paid");
}

/// AMB-20: fourteen Wall Tiles make fourteen turns at most.
#[test]
fn fourteen_turns_are_the_most() {
    let mut state = game(2);
    while state.next() != Next::Over {
        end_turn(&mut state);
    }
    assert_eq!(state.turn, 14);
}

/// AMB-24: player by player, or step by step.
#[test]
fn the_update_goes_player_by_player_or_step_by_step() {
    let order = |in_turn_order: bool| {
        let mut state = game_with(2, |setup| setup.update_in_turn_order = in_turn_order);
        put(&mut state, "academy", (2, 0), 0, Some(0));
        for seat in 0..2 {
            staff(&mut state, seat, &[], 0);
            state.seats[seat].workers.villagers -= 1;
            state.seats[seat].workers.novices = [1, 0];
        }
        for player in &mut state.seats[..2] {
            player.passed = false;
        }
        pass_all(&mut state);
        let mut asked = Vec::new();
        while state.turn == 1 && matches!(state.next(), Next::Decide(_)) {
            asked.push((state.stage, state.acting().0));
            decline(&mut state);
        }
        asked
    };
    let (academy, recruit) = (Stage::Novices, Stage::Recruit);
    assert_eq!(order(true), [(academy, 0), (recruit, 0), (academy, 1), (recruit, 1)]);
    assert_eq!(order(false), [(academy, 0), (academy, 1), (recruit, 0), (recruit, 1)]);
}
