//! What a table promises to those who do not know its game.

use ludi_engine::pebbles::Pebbles;
use ludi_engine::{AnyTable, Intent, Next, Plan, Player, Seat, Seed, any_game};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn table() -> Box<dyn AnyTable> {
    let players = ["Livia", "Marcus"].map(|name| Player::person(name.to_owned())).to_vec();
    let seed = Seed::from_text("any");
    let plan = Plan { players, switches: Vec::new(), pack: None, shuffle: seed.into() };
    any_game::<Pebbles>().make(plan).expect("a good setup")
}

fn decide(table: &mut dyn AnyTable, seat: Seat, notation: &str) {
    table.perform(Some(seat), &Intent::Decide(notation.to_owned())).expect("allowed");
}

#[test]
fn a_setup_is_checked_before_a_table_is_made() {
    let game = any_game::<Pebbles>();
    let check = |switches: &[(&str, &str)], players| {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        let switches: Vec<(String, String)> = switches.iter().map(own).collect();
        game.check_setup(game.builtin_pack(), &switches, players)
    };
    assert_eq!(check(&[("leaky", "on")], 2), Ok(()));
    assert_eq!(check(&[("leaky", "maybe")], 2).unwrap_err().phrase.id, "setup-switch");
    let refused = check(&[], 99).unwrap_err();
    assert_eq!((refused.phrase.id, refused.rule), ("setup-players", Some(game.players_rule())));
}

#[test]
fn decisions_are_read_as_people_type_them_and_written_as_in_the_log() {
    let table = table();
    assert_eq!(table.notation("pick 01").as_deref(), Some("pick 1"));
    assert_eq!(table.notation("dance"), None);
    assert_eq!(table.names(), ["Livia", "Marcus"]);
}

#[test]
fn what_a_seat_may_think_of_holds_more_than_what_it_may_do() {
    let table = table();
    let thought = table.conceivable(A);
    let offers = table.offers(A);
    assert!(offers.iter().all(|offer| thought.contains(&offer.notation)));
    let refused: Vec<&String> =
        thought.iter().filter(|notation| table.check(A, notation).is_err()).collect();
    assert_eq!(refused.len() + offers.len(), thought.len());
    assert!(refused.iter().any(|notation| *notation == "take"), "{refused:?}");
}

#[test]
fn a_secret_is_known_to_its_seat_until_all_know_it() {
    let mut table = table();
    assert!(!table.has_secrets(A));
    decide(&mut *table, A, "pick 1");
    assert!(table.has_secrets(A) && !table.has_secrets(B));
    assert!(!table.waits_for(A) && table.waits_for(B));
    decide(&mut *table, B, "pick 2");
    assert!(!table.has_secrets(A));
}

/// A log that breaks off before its last line is closed again.
#[test]
fn a_table_whose_log_ends_early_settles() {
    let mut table = table();
    for (seat, notation) in [(A, "pick 1"), (B, "pick 2"), (A, "ready"), (B, "ready")] {
        decide(&mut *table, seat, notation);
    }
    assert!(table.is_closed());
    let lines: Vec<String> = (1..table.last_index()).filter_map(|at| table.line(at)).collect();
    let log = format!("{}\n{}\n", table.header_line(), lines.join("\n"));
    let game = any_game::<Pebbles>();
    let mut read = game.read(&log, game.builtin_pack(), table.seed()).expect("a good log");
    assert!(read.next() == Next::Over && !read.is_closed());
    read.settle();
    assert!(read.is_closed());
    assert_eq!(read.log_for(None), table.log_for(None));
}
