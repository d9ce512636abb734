//! Room "Setup".

use super::*;
use crate::Draw;
use ludi_engine::{Notation as _, Quick, View};

/// The kinds of draws made before the first decision, in order.
fn setup_draws(players: u8, setup: &Setup) -> Vec<String> {
    let mut scene = Scene::undealt(players, setup);
    let mut draws = Vec::new();
    while scene.game.next() == Next::Chance {
        let mut list = Vec::new();
        scene.game.draws(&mut list);
        draws.push(list[0].0.notation(scene.game.pack()).to_string());
        scene.game.resolve(list[0].0);
        scene.sound();
    }
    draws
}

/// BA-010: five of the 33 buildings, machines among them, lie in the row.
#[test]
fn the_building_row_has_five_cards_of_a_shuffled_deck() {
    let mut scene = Scene::undealt(2, &anna_first());
    while scene.game.due != Due::Building {
        let draw = scene.game.draw(&mut Quick::from_number(1));
        scene.game.resolve(draw);
    }
    let mut first = Vec::new();
    scene.game.draws(&mut first);
    assert_eq!(first.len(), 33, "any building can come first");
    assert!(first.iter().all(|(_, weight)| *weight == 1));
    scene.draw();
    assert_eq!(scene.game.building_row().iter().flatten().count(), 5);
    assert_eq!(scene.game.building_deck(), 28);
}

/// BA-011: everybody gets one apprentice, available at once.
#[test]
fn each_player_begins_with_an_apprentice() {
    let scene = Scene::new(3);
    for (seat, id) in [(ANNA, "apprentice_1"), (BRUNO, "apprentice_2"), (CLARA, "apprentice_3")] {
        assert_eq!(scene.available(seat), [id]);
    }
    let draws = setup_draws(3, &anna_first());
    assert_eq!(draws.iter().filter(|draw| draw.starts_with("apprentice ")).count(), 3);
}

/// BA-012: apprentices nobody got are in the worker deck.
#[test]
fn apprentices_left_over_can_be_recruited() {
    for players in 2..=4u8 {
        let scene = Scene::new(players);
        assert_eq!(scene.game.apprentices_left().count_ones(), u32::from(4 - players));
        assert_eq!(scene.game.worker_deck(), 9 + u32::from(4 - players));
    }
}

/// BA-013: five workers lie in the row.
#[test]
fn the_worker_row_has_five_cards() {
    let scene = Scene::new(4);
    let row: Vec<_> = scene.game.worker_row().iter().flatten().collect();
    assert_eq!(row.len(), 5);
    assert!(row.iter().all(|hand| hand.is_worker()));
}

/// BA-014: any card of a pile can be chosen.
#[test]
fn every_card_of_the_investment_line_is_on_offer() {
    let mut scene = Scene::new(2);
    let offers = scene.set_purse(ANNA, 20).offers();
    let count = |word: &str| offers.iter().filter(|offer| offer.starts_with(word)).count();
    assert_eq!(
        (count("buy slave"), count("buy"), count("loan"), count("university")),
        (6, 10, 1, 4)
    );
}

/// BA-015, BA-016: the bank holds all coins but 10 for each player.
#[test]
fn each_player_takes_ten_sesterces_from_the_bank() {
    for players in 2..=4u8 {
        let scene = Scene::with(players, &Setup { finite_bank: true, ..anna_first() });
        assert_eq!(scene.game.bank(), Some(108 - 10 * u32::from(players)));
        assert!(Seat::all(players).all(|seat| scene.purse(seat) == 10));
    }
}

/// BA-017: the first player is drawn, and stays first player.
#[test]
fn the_first_player_is_drawn_and_keeps_the_card() {
    let mut scene = Scene::undealt(3, &Setup::default());
    let mut draws = Vec::new();
    scene.game.draws(&mut draws);
    assert_eq!(draws, [(Draw::First(ANNA), 1), (Draw::First(BRUNO), 1), (Draw::First(CLARA), 1)]);
    scene.game.resolve(Draw::First(BRUNO));
    scene.draw();
    assert_eq!(scene.game.active(), BRUNO);
    scene.act(&["end", "end", "end", "end"]);
    assert_eq!((scene.game.first(), scene.game.active()), (BRUNO, CLARA));
}

/// AM-22: the setting names the first seat instead; the others follow clockwise.
#[test]
fn the_first_seat_can_be_fixed() {
    let setup = Setup { first_seat: FirstSeat::Fixed(CLARA), ..Setup::default() };
    assert!(setup_draws(3, &setup)[0].starts_with("apprentice"));
    let mut scene = Scene::with(3, &setup);
    assert_eq!(scene.game.active(), CLARA);
    scene.act(&["end"]);
    assert_eq!(scene.game.active(), ANNA);
    let error = Builders::new(Components::builtin(), &setup, 2).unwrap_err();
    assert_eq!((error.rule, error.phrase.id), ("AM-22", "setup-first-seat"));
}

/// AM-22: in a setup the first seat is "random" or a number from 0, nothing else.
#[test]
fn the_first_seat_is_written_as_a_word_or_a_number() {
    let read = |text: &str| serde_json::from_str::<FirstSeat>(text).ok();
    assert_eq!(read("\"random\""), Some(FirstSeat::Random));
    assert_eq!(read("1"), Some(FirstSeat::Fixed(BRUNO)));
    assert_eq!((read("\"anna\""), read("-1"), read("null")), (None, None, None));
    let written = serde_json::to_string(&[FirstSeat::Random, FirstSeat::Fixed(BRUNO)]).unwrap();
    assert_eq!(written, "[\"random\",1]");
}

/// AM-23: usually the next building lies open and the next worker does not; both can be changed.
#[test]
fn the_tops_of_the_decks_are_open_as_set() {
    for (buildings, workers) in [(true, false), (false, true), (true, true), (false, false)] {
        let setup =
            Setup { open_building_top: buildings, open_worker_top: workers, ..anna_first() };
        let scene = Scene::with(2, &setup);
        assert_eq!(scene.game.building_top().is_some(), buildings);
        assert_eq!(scene.game.worker_top().is_some(), workers);
        let draws = setup_draws(2, &setup);
        let count = |word: &str| draws.iter().filter(|draw| draw.starts_with(word)).count();
        assert_eq!(count("building"), 5 + usize::from(buildings));
        assert_eq!(count("worker"), 5 + usize::from(workers));
    }
    assert!(Setup::default().open_building_top && !Setup::default().open_worker_top);
}

/// AM-24: the number of idle rounds must be 3 to 20, or 0.
#[test]
fn impossible_numbers_of_idle_rounds_are_refused() {
    for rounds in [1, 2, 21, 255] {
        let setup = Setup { stall_rounds: rounds, ..Setup::default() };
        let error = Builders::new(Components::builtin(), &setup, 2).unwrap_err();
        assert_eq!((error.rule, error.phrase.id), ("AM-24", "setup-stall-rounds"));
    }
}

/// AM-28: everybody sees everything.
#[test]
fn every_view_shows_the_whole_table() {
    let mut scene = Scene::new(2);
    scene.site(ANNA, "lighthouse").give(ANNA, "master_2");
    scene.act(&["send master_2"]);
    for viewer in [None, Some(ANNA), Some(BRUNO)] {
        assert_eq!(*View::new(&scene.game, viewer), scene.game);
    }
}

#[test]
fn the_defaults_are_the_rulings() {
    let setup = serde_json::to_value(Setup::default()).unwrap();
    let expected = serde_json::json!({
        "finite_bank": false, "machines_are_full_workers": true, "early_repayment": true,
        "ask_final_scoring": false, "first_seat": "random", "open_building_top": true,
        "open_worker_top": false, "stall_rounds": 5, "apprentice_set": "sheet",
    });
    assert_eq!(setup, expected);
    assert_eq!(Builders::OPTIONS.len(), 9);
}
