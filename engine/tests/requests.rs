//! Requests and history of a table, by a game that has everything.
#![allow(missing_docs)]

use ludi_engine::pebbles::{Bag, Pebbles, Switches};
use ludi_engine::{
    Freshness, Intent, Next, Pack as _, Plan, Player, Seat, SeatSet, Seed, Table, TableError,
    any_game,
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn decide(text: &str) -> Intent {
    Intent::Decide(text.to_owned())
}

/// Two players who have picked and may act.
fn playing() -> Table<Pebbles> {
    let people = vec![Player::person("Anna"), Player::person("Ben")];
    let seed = Seed::from_text("requests");
    let mut table =
        Table::new(Bag::builtin(), &Switches::default(), people, seed).expect("two may play");
    table.perform(Some(A), &decide("pick 1")).unwrap();
    table.perform(Some(B), &decide("pick 2")).unwrap();
    table
}

#[test]
fn a_request_sent_twice_is_known_again() {
    let mut table = playing();
    let seen = table.last_index();
    assert_eq!(table.freshness(Some(A), &decide("take"), seen), Freshness::Fresh);
    table.perform(Some(A), &decide("take")).unwrap();
    assert_eq!(table.freshness(Some(A), &decide("take"), seen), Freshness::Repeated);
    assert_eq!(table.freshness(Some(A), &decide("ready"), seen), Freshness::Stale);
    let now = table.last_index();
    assert_eq!(table.freshness(Some(A), &decide("take"), now), Freshness::Fresh);
    assert_eq!(table.freshness(Some(A), &decide("take"), now + 1), Freshness::Stale);
}

#[test]
fn decisions_in_one_go_are_made_all_or_none() {
    let mut table = playing();
    let seen = table.last_index();
    let both = decide("take; ready");
    assert_eq!(table.perform(Some(A), &decide("take; pick 1")), Err(TableError::NotNow));
    assert_eq!(table.perform(Some(A), &decide("take; draw; take")), Err(TableError::NotNow));
    let garbled = table.perform(Some(A), &decide("take;"));
    assert!(matches!(garbled, Err(TableError::Notation(_))), "{garbled:?}");
    let many = table.perform(Some(A), &decide(&["take"; 17].join("; ")));
    assert!(matches!(many, Err(TableError::Notation(_))), "{many:?}");
    assert_eq!(table.last_index(), seen);

    assert_eq!(table.freshness(Some(A), &both, seen), Freshness::Fresh);
    table.perform(Some(A), &both).unwrap();
    assert_eq!(table.last_index(), seen + 2, "each is an event of its own");
    assert_eq!(table.freshness(Some(A), &both, seen), Freshness::Repeated);
    assert_eq!(table.freshness(Some(A), &decide("take; take"), seen), Freshness::Stale);
}

#[test]
fn what_others_do_at_the_same_time_makes_no_request_stale() {
    let mut table = playing();
    let seen = table.last_index();
    table.perform(Some(B), &decide("take")).unwrap();
    assert_eq!(table.freshness(Some(A), &decide("take"), seen), Freshness::Fresh);
    assert_eq!(table.freshness(Some(A), &Intent::Undo, seen), Freshness::Stale);
    assert_eq!(table.freshness(None, &Intent::Say("hello".into()), seen), Freshness::Fresh);
}

#[test]
fn a_spectator_can_only_talk_and_nonsense_changes_nothing() {
    let mut table = playing();
    let before = table.last_index();
    assert_eq!(table.perform(None, &decide("take")), Err(TableError::NotNow));
    let garbled = table.perform(Some(A), &decide("take the moon"));
    assert!(matches!(garbled, Err(TableError::Notation(_))), "{garbled:?}");
    assert_eq!(table.last_index(), before);
    table.perform(None, &Intent::Say("ave".into())).unwrap();
    let chat = table.chat();
    assert_eq!((chat.len(), chat[0].seat, chat[0].text.as_str()), (1, None, "ave"));
    assert_eq!(chat[0].at, table.last_index());
}

/// Also after something else was done, and where nobody's seat tells who said it.
#[test]
fn a_word_sent_twice_is_said_once() {
    let mut table = playing();
    let seen = table.last_index();
    let word = Intent::Say("salve".into());
    table.perform(Some(A), &decide("take")).unwrap();
    assert_eq!(table.freshness(Some(A), &word, seen), Freshness::Fresh);
    table.perform(Some(A), &word).unwrap();
    assert_eq!(table.freshness(Some(A), &word, seen), Freshness::Repeated);
    assert_eq!(table.freshness(Some(B), &word, seen), Freshness::Fresh, "B has not said it");
    assert_eq!(table.freshness(None, &word, seen), Freshness::Fresh, "nor has a spectator");
    table.perform(None, &word).unwrap();
    assert_eq!(table.freshness(None, &word, seen), Freshness::Repeated);
    let now = table.last_index();
    assert_eq!(table.freshness(Some(A), &word, now), Freshness::Fresh, "said again on purpose");
    assert_eq!(table.freshness(None, &word, now), Freshness::Fresh);
}

/// Whoever says something in between has still decided once, and may still decide.
#[test]
fn words_in_between_make_no_decision_stale_and_none_twice() {
    let mut table = playing();
    let seen = table.last_index();
    table.perform(Some(A), &Intent::Say("salve".into())).unwrap();
    table.perform(Some(B), &decide("take")).unwrap();
    assert_eq!(table.freshness(Some(A), &decide("take"), seen), Freshness::Fresh);
    table.perform(Some(A), &decide("take")).unwrap();
    assert_eq!(table.freshness(Some(A), &decide("take"), seen), Freshness::Repeated);
}

#[test]
fn a_game_that_ends_is_closed_at_once() {
    let mut table = playing();
    table.perform(Some(A), &decide("ready")).unwrap();
    assert!(!table.is_closed());
    table.perform(Some(B), &decide("ready")).unwrap();
    assert_eq!(table.next(), Next::Over);
    assert!(table.is_closed() && table.is_open_book());
}

#[test]
fn the_last_turn_is_the_one_before_the_turn_under_way() {
    let mut table = playing();
    assert_eq!(table.last_turn(A), 1, "the pick; B has acted since");
    table.perform(Some(B), &decide("take")).unwrap();
    let others = table.last_index();
    table.perform(Some(A), &decide("take")).unwrap();
    assert_eq!(table.last_turn(A), 1, "A still acts");
    assert_eq!(table.before_last_decision(A), Some(others));
    assert_eq!(table.before_last_decision(Seat(7)), None);
}

#[test]
fn scores_are_kept_by_turns() {
    let mut table = playing();
    for _ in 0..2 {
        table.perform(Some(A), &decide("take")).unwrap();
    }
    table.perform(Some(B), &decide("take")).unwrap();
    let scores = table.scores();
    let last: Vec<_> = scores.iter().map(|score| score.seats.clone()).collect();
    assert_eq!(last, [vec![0, 0], vec![0, 0], vec![2, 0], vec![2, 1]], "two in a row are one turn");
}

#[test]
fn secrets_are_between_those_who_do_not_share_them() {
    let people = vec![Player::person("Anna"), Player::person("Ben")];
    let seed = Seed::from_text("requests");
    let mut table =
        Table::<Pebbles>::new(Bag::builtin(), &Switches::default(), people, seed).unwrap();
    let both = SeatSet::all(2);
    assert!(!table.has_secrets_between(both) && table.is_open_book());
    table.perform(Some(A), &decide("pick 3")).unwrap();
    assert!(table.has_secrets_between(both) && !table.is_open_book());
    assert!(!table.has_secrets_between(SeatSet::only(A)));
}

/// The same through the table whose game is not known.
#[test]
fn any_table_speaks_notation_and_phrases() {
    let game = any_game::<Pebbles>();
    let players = vec![Player::person("Anna"), Player::person("Ben")];
    let seed = Seed::from_text("requests");
    let plan = |switches: &[(&str, &str)]| Plan {
        players: players.clone(),
        switches: switches.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect(),
        pack: None,
        shuffle: seed.into(),
    };
    let refused = game.make(plan(&[("leaky", "perhaps")])).err().expect("no such value");
    assert_eq!(refused.phrase.id, "setup-switch");
    let mut table = game.make(plan(&[])).unwrap_or_else(|refused| panic!("{refused:?}"));
    let offers = table.offers(A);
    assert_eq!(offers.len(), 4);
    assert_eq!(offers[1].notation, "pick 1");
    let refused = table.check(A, "take").unwrap_err();
    assert_eq!(refused.rule, Some("PB-001"));
    table.perform(Some(A), &decide("pick 1")).unwrap();
    assert_eq!(table.story(Some(B), 0)[0].lines[0].0.id, "story-secret-decision");
    let refused = table.perform(Some(A), &decide("pick 1")).unwrap_err();
    assert_eq!(refused.rule, Some("PB-003"));
    let log = table.log_for(Some(A));
    let read = game.read(&log, game.builtin_pack(), Some(seed)).unwrap();
    assert_eq!(read.last_index(), table.last_index());
    assert!(table.as_any().is::<Table<Pebbles>>());
}
