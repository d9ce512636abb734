//! What anybody can check about a table: its chance and its history.
#![allow(missing_docs)]

use ludi_engine::pebbles::{Bag, Choice, Pebbles, Switches};
use ludi_engine::{Event, Gift, Next, Pack as _, Player, Seat, Seed, Shuffle, Table, TableError};
use sha2::{Digest as _, Sha256};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

type Error = TableError<<Pebbles as ludi_engine::Game>::Refusal>;

fn table(players: usize) -> Table<Pebbles> {
    let people = (0..players).map(|number| Player::person(format!("P{number}"))).collect();
    let seed = Seed::from_text("table");
    Table::new(Bag::builtin(), &Switches::default(), people, seed).expect("a good setup")
}

fn playing(players: usize) -> Table<Pebbles> {
    let mut table = table(players);
    for seat in Seat::all(players as u8) {
        table.decide(seat, Choice::Pick(seat.0)).expect("everybody picks");
    }
    table
}

fn finished(mut table: Table<Pebbles>) -> Table<Pebbles> {
    while let Next::Decide(seats) = table.next() {
        table.decide(seats.first().expect("somebody"), Choice::Ready).expect("ready");
    }
    table.close().expect("all are ready");
    table
}

#[test]
fn the_end_proves_every_line_even_those_that_change_nothing() {
    let mut table = playing(2);
    table.append(Event::Say(Some(A), "salve".into())).unwrap();
    table.append(Event::Join(B, Player::bot("Cato", "tiro"))).unwrap();
    let log = finished(table).log();
    let end = log.lines().count();
    let read = |log: &str| Table::<Pebbles>::read(log, Bag::builtin(), None);
    let head = log.split(r#""head":""#).nth(1).unwrap().split('"').next().unwrap();
    for changed in [
        log.replace(r#""seat":0,"say""#, r#""seat":1,"say""#),
        log.replace(r#""bot":"tiro""#, r#""bot":"miles""#),
        log.replace(head, &"0".repeat(64)),
        log.replace(&format!(r#","head":"{head}""#), ""),
    ] {
        let error = read(&changed).unwrap_err();
        assert_eq!((error.line, error.problem.contains("was changed")), (end, true), "{error}");
    }
    // What people are called and what they said is theirs to take back.
    let forgotten = log.replace("salve", "…").replace("P0", "?").replace("Cato", "?");
    assert_ne!(forgotten, log);
    assert_eq!(read(&forgotten).unwrap().head(), read(&log).unwrap().head());
}

#[test]
fn the_head_of_any_moment_can_be_asked_for_later() {
    let mut table = playing(2);
    let mut heads = vec![(table.next_index() - 1, table.head())];
    for _ in 0..3 {
        table.decide(A, Choice::Draw).unwrap();
        heads.push((table.next_index() - 1, table.head()));
    }
    for (at, head) in &heads {
        assert_eq!(table.head_at(*at), *head);
    }
    assert!(heads.windows(2).all(|pair| pair[0].1 != pair[1].1));
    assert_eq!(table.head_at(99), None);
}

#[test]
fn a_head_does_not_betray_what_was_chosen_in_secret() {
    // The same lines under another seed: whoever tries out all decisions learns nothing.
    let heads: Vec<_> = ["one", "other"]
        .map(|seed| {
            let people = ["P0", "P1"].map(Player::person).to_vec();
            let (bag, seed) = (Bag::builtin(), Seed::from_text(seed));
            let mut table = Table::<Pebbles>::new(bag, &Switches::default(), people, seed).unwrap();
            let before = table.head().unwrap();
            table.decide(A, Choice::Pick(3)).unwrap();
            assert_ne!(table.head().unwrap(), before);
            let (first, line) = (table.header_line(), table.line(1).unwrap());
            let plain = Sha256::digest([&Sha256::digest(first)[..], line.as_bytes()].concat());
            assert_ne!(table.head().unwrap().0[..], plain[..], "without the seed");
            table.head()
        })
        .into();
    assert_ne!(heads[0], heads[1]);
    let log = playing(2).log();
    assert_eq!(Table::<Pebbles>::read(&log, Bag::builtin(), None).unwrap().head(), None);
}

/// The cards A draws, four in a row, after gifts.
fn cards_after(gifts: &[(Seat, Gift)]) -> Vec<String> {
    let mut table = table(2);
    for (seat, gift) in gifts {
        table.give(*seat, *gift).unwrap();
    }
    table.decide(A, Choice::Pick(0)).unwrap();
    table.decide(B, Choice::Pick(1)).unwrap();
    for _ in 0..4 {
        table.decide(A, Choice::Draw).unwrap();
        table.decide(B, Choice::Take).unwrap();
    }
    let log = finished(table).log();
    let again = Table::<Pebbles>::read(&log, Bag::builtin(), None).unwrap();
    assert_eq!((again.log(), again.gifts()), (log.clone(), gifts));
    let unmixed: String = log.lines().filter(|line| !line.contains("give")).collect();
    assert!(gifts.is_empty() || Table::<Pebbles>::read(&unmixed, Bag::builtin(), None).is_err());
    log.split("card ").skip(1).map(|card| card.split('"').next().unwrap().to_owned()).collect()
}

#[test]
fn what_seats_give_changes_the_draws() {
    let (one, two) = (Gift([1; 32]), Gift([2; 32]));
    let dealt = [vec![], vec![(A, one)], vec![(A, two)], vec![(B, one)], vec![(A, one), (B, two)]]
        .map(|gifts| cards_after(&gifts));
    for (index, cards) in dealt.iter().enumerate() {
        assert!(!dealt[..index].contains(cards), "{dealt:?}");
    }
}

#[test]
fn a_seat_gives_once_and_before_it_has_decided_anything() {
    let gift = Gift([1; 32]);
    let mut table = table(2);
    table.give(B, gift).unwrap();
    assert_eq!(table.give(B, Gift([2; 32])), Err(Error::Gift), "twice");
    assert_eq!(table.give(Seat(7), gift), Err(Error::NoSeat(Seat(7))));
    table.decide(B, Choice::Pick(0)).unwrap();
    table.give(A, gift).expect("A has decided nothing");
    let mut late = playing(2);
    assert_eq!(late.give(A, gift), Err(Error::Gift), "too late");
    late.decide(A, Choice::Draw).unwrap();
    let fork = late.fork(late.next_index() - 1, late.players().to_vec(), Seed::from_text("fork"));
    fork.unwrap().give(A, gift).expect("what is copied was decided elsewhere");
}

#[test]
fn going_back_meets_the_same_cards_whoever_gave_something_meanwhile() {
    let mut game = table(2);
    game.decide(A, Choice::Pick(0)).unwrap();
    let draw = |table: &mut Table<Pebbles>| {
        table.append(Event::Decide(A, Choice::Draw)).unwrap();
        table.settle();
        let line = table.line(table.next_index() - 1).unwrap();
        line.split("card ").nth(1).expect("a card").to_owned()
    };
    game.append(Event::Give(B, Gift([0; 32]))).unwrap();
    game.decide(B, Choice::Pick(1)).unwrap();
    let before = game.next_index() - 1;
    let first = draw(&mut game);
    let back = |table: &mut Table<Pebbles>| {
        table.append(Event::Ask(A, before)).unwrap();
        table.append(Event::Agree(B)).unwrap();
    };
    back(&mut game);
    assert_eq!(draw(&mut game), first);

    // A third seat that has decided nothing yet gives after a card was seen.
    let mut origin = table(3);
    for (seat, picked) in [(A, 0), (B, 1), (Seat(2), 2)] {
        origin.decide(seat, Choice::Pick(picked)).unwrap();
    }
    let log = origin.log();
    let mut fork = origin.fork(3, origin.players().to_vec(), Seed::from_text("fork")).unwrap();
    let before = fork.next_index() - 1;
    let seen = draw(&mut fork);
    fork.give(B, Gift([7; 32])).unwrap();
    fork.append(Event::Ask(A, before)).unwrap();
    fork.append(Event::Agree(B)).unwrap();
    fork.append(Event::Agree(Seat(2))).unwrap();
    assert_eq!(draw(&mut fork), seen, "{log}");
    let read = Table::<Pebbles>::read(&finished(fork).log(), Bag::builtin(), None);
    assert!(read.is_ok(), "{read:?}");
}

#[test]
fn cards_with_a_name_are_the_same_at_every_table_and_take_no_gifts() {
    let deal = |name: &str, order: [u8; 2]| {
        let people = ["P0", "P1"].map(Player::person).to_vec();
        let shuffle = Shuffle::cards("pebbles", name).unwrap();
        let mut table =
            Table::<Pebbles>::new(Bag::builtin(), &Switches::default(), people, shuffle).unwrap();
        assert_eq!(table.give(A, Gift([1; 32])), Err(Error::Gift));
        table.decide(A, Choice::Pick(order[0])).unwrap();
        table.decide(B, Choice::Pick(order[1])).unwrap();
        table.decide(A, Choice::Draw).unwrap();
        table
    };
    let card = |table: &Table<Pebbles>| {
        let log = table.log();
        log.split("card ").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    let table = deal("club night", [0, 1]);
    assert_eq!(card(&table), card(&deal("club night", [2, 0])));
    let others = ["a", "b", "c", "d", "e", "f", "g", "h"].map(|name| card(&deal(name, [0, 1])));
    assert!(others.iter().any(|other| *other != card(&table)));
    assert!(Shuffle::cards("pebbles", " ").is_none());

    let log = finished(table).log();
    let read = |log: &str| Table::<Pebbles>::read(log, Bag::builtin(), None);
    assert_eq!(read(&log).unwrap().log(), log);
    let renamed = read(&log.replace("club night", "club")).unwrap_err();
    assert!(renamed.problem.contains("cards"), "{renamed}");
}

/// A log written by a program that knew format 1 only.
const FIRST: &str = include_str!("format-1.jsonl");

#[test]
fn a_log_of_format_1_is_read_and_played_on_as_it_was() {
    let read = |log: &str| Table::<Pebbles>::read(log, Bag::builtin(), None);
    let table = read(FIRST).unwrap();
    assert_eq!((table.log(), table.head()), (FIRST.to_owned(), None));
    let card = FIRST.split("card ").nth(1).unwrap().chars().next().unwrap();
    let other = if card == '1' { '2' } else { '1' };
    let unfair = FIRST.replacen(&format!("card {card}"), &format!("card {other}"), 1);
    assert!(read(&unfair).unwrap_err().problem.contains("seed"));
    let silent = FIRST.replace(r#","taken_back":1"#, "");
    assert_ne!(silent, FIRST);
    assert_eq!(read(&silent).expect("earlier programs did not write it").revealed_taken_back(), 1);
    // A log that runs still goes on by its own format.
    let running: String = FIRST.split_inclusive('\n').take(4).collect();
    let seed = Some(Seed::from_text("table"));
    let mut table = Table::<Pebbles>::read(&running, Bag::builtin(), seed).unwrap();
    assert_eq!(table.give(A, Gift([1; 32])), Err(Error::Gift));
    table.decide(A, Choice::Draw).unwrap();
    assert!(table.close().is_err());
    let log = finished(table).log();
    assert!(log.starts_with(r#"{"ludi":1,"#) && !log.contains("head"), "{log}");
    assert_eq!(read(&log).unwrap().log(), log);
}
