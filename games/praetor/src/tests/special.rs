//! Section 5.4: special tiles, the Labor Camp and the Academy.

use ludi_engine::Seat;

use super::*;
use crate::refusal::Shortage;

/// A game of two with a Labor Camp of seat 1 and one Retired Worker each.
fn camp() -> Praetor {
    camp_with(|_| {})
}

fn camp_with(change: impl FnOnce(&mut Setup)) -> Praetor {
    let mut state = game_with(2, change);
    staff(&mut state, 0, &[1, 2], 1);
    staff(&mut state, 1, &[1, 2], 1);
    put(&mut state, "labor_camp_1", (2, 0), 0, Some(1));
    state
}

/// PR-090, D-31: a Labor Camp takes the action but no Active Worker.
#[test]
fn a_special_tile_takes_no_active_worker() {
    let mut state = camp();
    play(&mut state, 0, &["camp labor_camp_1", "activate gold_mine_1"]);
    assert_eq!(state.seats[0].workers.idle(), 2);
    assert_eq!(state.acting(), Seat(1), "it was one action");
    assert_eq!(refused(&state, 1, "activate labor_camp_1"), Refusal::Special);
}

/// PR-091, AMB-08: others pay the fee to the owner first, the owner pays nothing.
#[test]
fn the_owner_of_a_special_tile_pays_nothing() {
    let mut state = camp();
    own(&mut state, 1, [5, 0, 0, 0, 0]);
    play(&mut state, 0, &["camp labor_camp_1"]);
    assert_eq!((owned(&state, 0)[4], owned(&state, 1)[4]), (0, 1), "paid before anything else");
    play(&mut state, 0, &["activate gold_mine_1"]);
    own(&mut state, 1, [5, 0, 0, 0, 0]);
    play(&mut state, 1, &["camp labor_camp_1", "activate gold_mine_2"]);
    assert_eq!(owned(&state, 1), [11, 0, 0, 0, 0]);
}

/// PR-091, AMB-07: without the fee the camp stays closed.
#[test]
fn a_camp_must_be_paid() {
    let mut state = camp();
    own(&mut state, 0, [10, 4, 3, 2, 0]);
    let short = Shortage { good: Good::Weapons, have: 0, need: 1 };
    assert_eq!(refused(&state, 0, "camp labor_camp_1"), Refusal::Fee(short));
}

/// AMB-08: with the switch off the owner must hold the fee, and keeps it.
#[test]
fn an_owner_may_have_to_hold_the_fee() {
    let mut state = camp_with(|setup| setup.special_free_for_owner = false);
    play(&mut state, 0, &["pass"]);
    own(&mut state, 1, [0; 5]);
    let short = Shortage { good: Good::Weapons, have: 0, need: 1 };
    assert_eq!(refused(&state, 1, "camp labor_camp_1"), Refusal::Fee(short));
    own(&mut state, 1, [0, 0, 0, 0, 1]);
    play(&mut state, 1, &["camp labor_camp_1", "activate gold_mine_2"]);
    assert_eq!(owned(&state, 1), [6, 0, 0, 0, 1]);
}

/// PR-092, PR-093, D-08: each player once a turn, several players the same tile, several tiles.
#[test]
fn a_special_tile_works_once_a_turn_for_each_player() {
    let mut state = camp();
    state.players = 2;
    staff(&mut state, 0, &[1, 2], 3);
    own(&mut state, 0, [10, 0, 0, 0, 5]);
    put(&mut state, "lumber_mill_1", (3, 0), 0, Some(0));
    play(&mut state, 0, &["camp labor_camp_1", "activate gold_mine_1"]);
    play(&mut state, 1, &["camp labor_camp_1", "activate gold_mine_2"]);
    assert_eq!(refused(&state, 0, "camp labor_camp_1"), Refusal::SpecialUsed);
    assert!(!options(&state).contains(&"camp labor_camp_1".to_owned()));
    // A second camp, of a larger game.
    state.city.place(tile("labor_camp_2"), 4, 0, 0);
    state.claim(0, tile("labor_camp_2"));
    play(&mut state, 0, &["camp labor_camp_2", "activate lumber_mill_1"]);
    assert_eq!(owned(&state, 0)[1], 6);
    state.deck.remove(tile("labor_camp_2").0);
    end_turn(&mut state);
    assert!(state.seats.iter().all(|player| player.specials.is_empty()), "free in the next turn");
}

/// PR-094: the Academy is no action.
#[test]
fn the_academy_is_no_action() {
    let mut state = game(2);
    put(&mut state, "academy", (2, 0), 0, Some(0));
    assert_eq!(refused(&state, 0, "activate academy"), Refusal::AcademyLater);
    assert_eq!(refused(&state, 0, "camp academy"), Refusal::NoCamp);
    assert_eq!(refused(&state, 0, "academy academy"), Refusal::NotNow);
}

/// PR-123, D-32: the Retired Worker works as one of experience 6 and occupies the area.
#[test]
fn a_retired_worker_counts_as_six() {
    let mut state = camp();
    play(&mut state, 0, &["camp labor_camp_1", "activate gold_mine_1"]);
    assert_eq!(owned(&state, 0)[0], 16);
    let site = &state.city.sites[tile("gold_mine_1").index()];
    assert_eq!(site.area.worker(), Some((0, Worker { experience: 6, retired: true })));
    assert_eq!(refused(&state, 1, "activate gold_mine_1"), Refusal::Occupied);
}

/// PR-123, AMB-09: it must be placed at once: to build or on red or green, nothing else.
#[test]
fn a_retired_worker_is_placed_at_once() {
    let mut state = camp();
    state.available = Set::default();
    state.deck.insert(tile("lumber_mill_1").0);
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["camp labor_camp_1"]);
    assert_eq!(state.acting(), Seat(0));
    for text in ["pass", "camp labor_camp_1"] {
        assert_eq!(refused(&state, 0, text), Refusal::NotNow, "{text}");
    }
    let list = options(&state);
    assert!(list.contains(&"build lumber_mill_1".to_owned()), "{list:?}");
    assert!(list.iter().all(|text| text.starts_with("build") || text.starts_with("activate")));
}

/// AMB-09: if nothing is possible with what the fee leaves, the camp cannot be used.
#[test]
fn a_camp_needs_a_place_for_the_worker() {
    let mut state = camp();
    state.available = Set::default();
    let open = state.city.built.and(pack().worked).without(Set(1 << tile("imperial_outpost").0));
    state.city.busy = open;
    demand(&mut state, "wall_8");
    own(&mut state, 0, [0, 0, 0, 0, 3]);
    // The Outpost asks for three Weapons, but one of the three is the fee.
    assert_eq!(refused(&state, 0, "camp labor_camp_1"), Refusal::NowhereForRetired);
    own(&mut state, 0, [0, 0, 0, 0, 4]);
    assert!(allowed(&state, 0, "camp labor_camp_1"));
}

/// AMB-10: a Retired Worker may build, unless the switch is off.
#[test]
fn a_retired_worker_may_build() {
    let mut state = camp();
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["camp labor_camp_1", "build lumber_mill_1", "at 0 2", "turn 0"]);
    let centre = state.city.sites[tile("lumber_mill_1").index()].centre;
    assert_eq!(centre.worker(), Some((0, Worker { experience: 6, retired: true })));

    let mut state = camp_with(|setup| setup.retired_may_build = false);
    offer(&mut state, "lumber_mill_1");
    play(&mut state, 0, &["camp labor_camp_1"]);
    assert_eq!(refused(&state, 0, "build lumber_mill_1"), Refusal::RetiredMayNotBuild);
}

/// AMB-11: in use it stays Retired: not counted by the Forum, counted by the Oracle and for
/// pensions; each die works once a turn.
#[test]
fn a_retired_worker_in_use_stays_retired() {
    let mut state = camp();
    own(&mut state, 0, [0, 0, 0, 0, 1]);
    put(&mut state, "forum_1", (3, 0), 0, Some(0));
    put(&mut state, "oracle", (4, 0), 0, Some(0));
    play(&mut state, 0, &["camp labor_camp_1", "activate forum_1"]);
    assert_eq!(owned(&state, 0)[0], 4, "two Active Workers, not three");
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate oracle", "worker 1"]);
    assert_eq!(state.morale(Seat(0)), 2, "the Retired Worker on the Forum counts");
    assert_eq!(state.wages_due(Seat(0)), 3);
    state.city.place(tile("labor_camp_2"), 5, 0, 0);
    state.claim(0, tile("labor_camp_2"));
    assert_eq!(refused(&state, 0, "camp labor_camp_2"), Refusal::NoRetired, "each die once");
}

/// AMB-12, D-10: without an Active Worker a player passes although a camp could be used; with
/// the switch off the camp may still be used.
#[test]
fn a_camp_does_not_keep_a_player_in_the_game() {
    let mut state = camp();
    staff(&mut state, 0, &[1], 1);
    play(&mut state, 0, &["activate gold_mine_1"]);
    play(&mut state, 1, &["activate gold_mine_2", "worker 1"]);
    assert!(state.seats[0].passed);

    let mut state = camp_with(|setup| setup.must_pass_without_active = false);
    staff(&mut state, 0, &[1], 1);
    play(&mut state, 0, &["activate gold_mine_1"]);
    play(&mut state, 1, &["activate gold_mine_2", "worker 1"]);
    assert_eq!(options(&state), ["camp labor_camp_1", "pass"]);
    assert_eq!(refused(&state, 0, "activate market_1"), Refusal::NoActive);
    offer(&mut state, "lumber_mill_1");
    assert_eq!(refused(&state, 0, "build lumber_mill_1"), Refusal::NoActive);
    play(&mut state, 0, &["camp labor_camp_1", "activate market_1", "done"]);
    play(&mut state, 1, &["pass"]);
    assert_eq!(state.turn, 2, "the die is used up, so seat 0 passed");
}

/// A game of two at the question about the Academy of seat 0, put to a seat with Novices.
fn academy(owner: usize, asked: usize) -> Praetor {
    let mut state = game(2);
    put(&mut state, "academy", (2, 0), 0, Some(owner));
    let workers = &mut state.seats[asked].workers;
    workers.villagers -= 3;
    workers.novices = [2, 1];
    pass_all(&mut state);
    state
}

/// PR-122, PR-132: the owner's Novices of level 1 may all skip level 2, for nothing.
#[test]
fn the_owner_of_an_academy_may_skip_a_level() {
    let mut state = academy(0, 0);
    own(&mut state, 0, [9, 0, 0, 0, 0]);
    assert_eq!(options(&state), ["academy academy", "no academy"]);
    play(&mut state, 0, &["academy academy"]);
    let workers = &state.seats[0].workers;
    assert_eq!((workers.novices, workers.ready[1]), ([0, 0], 1 + 3));
    assert_eq!(owned(&state, 0), [9 - 6, 0, 0, 0, 0], "only wages were paid");
}

/// PR-122, PR-132, AMB-33, D-30: others pay one Stone, once for all Novices, and no Worker.
#[test]
fn others_pay_the_academy_once() {
    let mut state = academy(1, 0);
    play(&mut state, 0, &["academy academy"]);
    assert_eq!((owned(&state, 0)[2], owned(&state, 1)[2]), (2, 4));
    assert_eq!(state.seats[0].workers.ready[1], 1 + 3);
}

/// PR-132: the Academy is an offer; without it Novices take level 2.
#[test]
fn the_academy_may_be_declined() {
    let mut state = academy(0, 0);
    play(&mut state, 0, &["no academy"]);
    assert_eq!(state.seats[0].workers.novices, [0, 2]);
    assert_eq!(state.seats[0].workers.ready[1], 1 + 1);
}

/// AMB-33: without the Stone, or without Novices of level 1, nothing is asked.
#[test]
fn the_academy_is_only_offered_to_whom_it_helps() {
    let mut state = game(2);
    put(&mut state, "academy", (2, 0), 0, Some(1));
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 1;
    workers.novices = [1, 0];
    own(&mut state, 0, [9, 9, 0, 9, 9]);
    pass_all(&mut state);
    assert_ne!(state.stage, Stage::Novices);
    assert_eq!(state.seats[0].workers.novices, [0, 1]);

    let mut state = game(2);
    put(&mut state, "academy", (2, 0), 0, Some(0));
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 1;
    workers.novices = [0, 1];
    pass_all(&mut state);
    assert_ne!(state.stage, Stage::Novices, "level 2 needs no Academy");
}

/// AMB-33: an Academy built this turn works at once.
#[test]
fn a_new_academy_works_at_once() {
    let mut state = game(2);
    offer(&mut state, "academy");
    play(&mut state, 0, &["build academy", "worker 3", "at 0 2", "turn 0"]);
    play(&mut state, 1, &["pass"]);
    play(&mut state, 0, &["activate worker_camp_1", "worker 1", "pass"]);
    assert_eq!((state.stage, state.acting()), (Stage::Novices, Seat(0)));
    play(&mut state, 0, &["academy academy"]);
    assert_eq!(state.seats[0].workers.active(), 4);
}

/// AMB-33, D-24: with several Academies the payer chooses whom to pay.
#[test]
fn several_academies_can_be_chosen_from() {
    let text = crate::pack::BUILTIN.replace(
        "id = \"oracle\"\nbuilding = \"oracle\"",
        "id = \"oracle\"\nbuilding = \"academy\"",
    );
    let pack = <Components as ludi_engine::Pack>::parse(&text).unwrap();
    let mut state = game(3);
    state.pack = ludi_engine::PackRef(Box::leak(Box::new(pack)));
    put(&mut state, "academy", (2, 0), 0, Some(1));
    put(&mut state, "oracle", (3, 0), 0, Some(2));
    let workers = &mut state.seats[0].workers;
    workers.villagers -= 1;
    workers.novices = [1, 0];
    pass_all(&mut state);
    assert_eq!(options(&state), ["academy academy", "academy oracle", "no academy"]);
    assert_eq!(refused(&state, 0, "academy statue_1"), Refusal::NoAcademy);
    state.decide(Seat(0), read("academy oracle"));
    // The fee of that tile is one Gold.
    assert_eq!([0, 1, 2].map(|seat| owned(&state, seat)[0]), [10 - 1 - 4, 10 - 3, 10 + 1 - 3]);
}
