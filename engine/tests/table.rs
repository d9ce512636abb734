//! What a table promises, on the smallest game that has everything.
#![allow(missing_docs)]

mod erased;

use ludi_engine::conformance::{self, violated_view_law, walk};
use ludi_engine::pebbles::{self, Bag, Choice, Pebbles, Switches};
use ludi_engine::{
    Bilingual, Event, Game as _, Lang, Messages, Next, Pack as _, Player, Quick, Refusal as _,
    Seat, Seed, Table, TableError, Turns, start, taken_back,
};

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
fn an_own_decision_is_taken_back_and_made_again() {
    let mut table = playing(2);
    table.decide(A, Choice::Take).unwrap();
    table.undo(A).unwrap();
    assert_eq!(table.view(None).pebbles(A), 0);
    assert_eq!(table.redoable(A), Ok(Choice::Take));
    table.redo(A).unwrap();
    assert_eq!(table.view(None).pebbles(A), 1);
    assert_eq!(table.redo(A), Err(Error::RedoNothing));
    assert!(!table.is_in_force(3) && table.is_in_force(5));
}

#[test]
fn a_log_of_earlier_rules_is_played_on_by_them() {
    let of_version = |version| {
        let header = table(2).header_line();
        header.replace("\"rules\":3", &format!("\"rules\":{version}"))
    };
    let read = |version| Table::<Pebbles>::read(&of_version(version), Bag::builtin(), None);
    let cards = |table: &Table<Pebbles>| {
        let mut cards = Vec::new();
        table.view(None).draws(&mut cards);
        cards.len()
    };
    let mut old = read(2).expect("version 2 is still played");
    for (seat, choice) in [(A, Choice::Pick(0)), (B, Choice::Pick(1)), (A, Choice::Draw)] {
        old.append(Event::Decide(seat, choice)).expect("a decision");
    }
    assert_eq!(cards(&old), 4);
    old.undo(A).expect("nothing was drawn");
    old.append(Event::Decide(A, Choice::Draw)).expect("a decision");
    assert_eq!(cards(&old), 4, "also after something was taken back");
    assert!(read(3).is_ok());
    for unknown in [1, 4] {
        let error = read(unknown).expect_err("a version nobody has").to_string();
        assert!(error.contains("versions 2 to 3"), "{error}");
    }
}

#[test]
fn a_new_decision_forgets_what_was_taken_back() {
    let mut table = playing(2);
    table.decide(A, Choice::Take).unwrap();
    table.undo(A).unwrap();
    table.decide(B, Choice::Take).unwrap();
    assert!(table.redoable(A).is_ok(), "another seat's decision changes nothing");
    table.decide(A, Choice::Take).unwrap();
    assert_eq!(table.redoable(A), Err(Error::RedoNothing));
}

#[test]
fn nothing_before_a_draw_is_taken_back() {
    let mut table = playing(2);
    table.decide(A, Choice::Take).unwrap();
    table.decide(A, Choice::Draw).unwrap();
    assert_eq!(table.undo(A), Err(Error::UndoRevealed));
}

#[test]
fn a_private_decision_is_taken_back_although_others_have_acted_and_drawn() {
    let mut table = playing(3);
    table.decide(A, Choice::Ready).unwrap();
    table.decide(B, Choice::Draw).unwrap();
    table.decide(B, Choice::Take).unwrap();
    let pebbles = table.view(None).pebbles(B);
    table.undo(A).unwrap();
    assert!(table.waits_for(A));
    assert_eq!(table.view(None).pebbles(B), pebbles);
}

#[test]
fn an_unrelated_act_of_another_seat_does_not_bind() {
    let mut table = playing(2);
    table.decide(A, Choice::Take).unwrap();
    table.decide(B, Choice::Take).unwrap();
    table.undo(A).unwrap();
    assert_eq!((table.view(None).pebbles(A), table.view(None).pebbles(B)), (0, 1));
}

#[test]
fn what_another_seat_has_built_upon_stays() {
    let mut table = playing(2);
    table.decide(A, Choice::Take).unwrap();
    table.decide(A, Choice::Give(B)).unwrap();
    assert_eq!(table.undo(A), Err(Error::UndoBarrier), "a gift is with the other seat");
    let mut table = playing(2);
    table.decide(A, Choice::Ready).unwrap();
    table.decide(B, Choice::Ready).unwrap();
    table.close().unwrap();
    assert_eq!(table.undo(A), Err(Error::Closed));
}

#[test]
fn a_revealed_secret_is_not_taken_back() {
    let mut table = table(2);
    table.decide(A, Choice::Pick(1)).unwrap();
    table.undo(A).unwrap();
    table.decide(A, Choice::Pick(2)).unwrap();
    table.decide(B, Choice::Pick(3)).unwrap();
    assert_eq!(table.undo(A), Err(Error::UndoRevealed));
    assert_eq!(table.undo(B), Err(Error::UndoRevealed));
}

#[test]
fn everybody_together_may_go_back_past_a_draw() {
    let mut table = playing(3);
    let before = table.view(None);
    let to = table.next_index() - 1;
    table.decide(A, Choice::Draw).unwrap();
    table.append(Event::Ask(A, to)).unwrap();
    assert_eq!(table.append(Event::Agree(A)), Err(Error::OwnQuestion));
    table.append(Event::Agree(B)).unwrap();
    assert_ne!(table.view(None), before, "one is still missing");
    table.append(Event::Agree(Seat(2))).unwrap();
    assert_eq!(table.view(None), before);
    assert_eq!(table.append(Event::Agree(B)), Err(Error::NoQuestion));
}

#[test]
fn alone_taking_back_a_draw_is_counted_and_written_down() {
    let mut table = playing(1);
    table.decide(A, Choice::Take).unwrap();
    table.append(Event::Ask(A, table.next_index() - 2)).unwrap();
    assert_eq!(table.revealed_taken_back(), 0, "nothing was drawn");
    for times in 1..=2 {
        let before = table.next_index() - 1;
        table.decide(A, Choice::Draw).unwrap();
        table.append(Event::Ask(A, before)).unwrap();
        assert_eq!(table.revealed_taken_back(), times);
    }
    let log = finished(table).log();
    let read = |log: &str| Table::<Pebbles>::read(log, Bag::builtin(), None);
    assert!(log.contains(r#","taken_back":2,"head""#), "{log}");
    assert_eq!(read(&log).unwrap().log(), log);
    let told = read(&log).unwrap().story(None, 0).pop().expect("the end");
    assert_eq!(told.lines[1].0, taken_back(2).unwrap());

    let silent = log.replace(r#","taken_back":2"#, "");
    assert!(read(&silent).unwrap_err().problem.contains("taken back"));
    let wrong = read(&log.replace(r#""taken_back":2"#, r#""taken_back":1"#)).unwrap_err();
    assert_eq!(wrong.line, log.lines().count());
    assert!(wrong.problem.contains("taken back"), "{wrong}");
}

#[test]
fn against_bots_taking_back_a_draw_is_counted_too_but_not_written_down() {
    let seat = |bot: bool| {
        if bot { Player::bot("Seneca", "miles") } else { Player::person("Livia") }
    };
    for (bots, counted) in [([false, true], 1), ([false, false], 0)] {
        let seed = Seed::from_text("table");
        let players = bots.map(seat).to_vec();
        let mut table = Table::new(Bag::builtin(), &Switches::default(), players, seed).unwrap();
        for seat in [A, B] {
            table.decide(seat, Choice::Pick(seat.0)).unwrap();
        }
        let before = table.next_index() - 1;
        table.decide(A, Choice::Draw).unwrap();
        table.append(Event::Ask(A, before)).unwrap();
        table.append(Event::Agree(B)).unwrap();
        assert_eq!(table.revealed_taken_back(), counted);
        let log = finished(table).log();
        assert!(!log.contains("taken_back"), "the log is what it was: {log}");
        let again = Table::<Pebbles>::read(&log, Bag::builtin(), None).unwrap();
        assert_eq!(again.revealed_taken_back(), counted, "it follows from the events");
    }
}

#[test]
fn among_others_who_agreed_nothing_is_counted() {
    let mut table = playing(2);
    let before = table.next_index() - 1;
    table.decide(A, Choice::Draw).unwrap();
    table.append(Event::Ask(A, before)).unwrap();
    table.append(Event::Agree(B)).unwrap();
    assert_eq!(table.revealed_taken_back(), 0);
    assert!(!finished(table).log().contains("taken_back"));
}

#[test]
fn one_refusal_or_any_decision_ends_the_question() {
    let mut table = playing(2);
    table.decide(A, Choice::Draw).unwrap();
    table.append(Event::Ask(A, 2)).unwrap();
    table.append(Event::Decline(B)).unwrap();
    assert_eq!(table.question(), None);
    table.append(Event::Ask(A, 2)).unwrap();
    table.decide(B, Choice::Take).unwrap();
    assert_eq!(table.append(Event::Agree(B)), Err(Error::NoQuestion));
    assert_eq!(table.append(Event::Ask(A, 99)), Err(Error::NoPosition));
}

#[test]
fn a_running_log_keeps_secrets_from_others_and_a_closed_one_has_none() {
    let mut table = table(2);
    table.decide(A, Choice::Pick(3)).unwrap();
    assert!(table.log_for(Some(A)).contains("pick 3"));
    for other in [Some(B), None] {
        let log = table.log_for(other);
        assert!(!log.contains("pick 3") && log.contains(r#""do":"?""#), "{log}");
    }
    table.decide(B, Choice::Pick(0)).unwrap();
    let table = finished(table);
    assert!(table.log_for(None).contains("pick 3"));
}

#[test]
fn a_story_tells_secrets_only_to_their_owner() {
    let mut table = table(2);
    table.decide(A, Choice::Pick(3)).unwrap();
    let told = |viewer| table.story(viewer, 0)[0].lines[0].0.id;
    assert_eq!(told(Some(A)), "told");
    assert_eq!(told(Some(B)), "story-secret-decision");
    assert_eq!(told(None), "story-secret-decision");
}

#[test]
fn an_edited_log_is_refused_at_its_line() {
    let mut table = playing(2);
    table.decide(A, Choice::Draw).unwrap();
    table.decide(A, Choice::Take).unwrap();
    let log = finished(table).log();
    let read = |log: &str| Table::<Pebbles>::read(log, Bag::builtin(), None);
    assert_eq!(read(&log).unwrap().log(), log);
    let line = |part: &str| 1 + log.lines().position(|line| line.contains(part)).unwrap();
    let card = log.lines().find(|line| line.contains("card")).unwrap();
    let other = if card.contains("card 1") { "card 2" } else { "card 1" };
    let number = card.split('"').find(|word| word.starts_with("card ")).unwrap();
    let cases = [
        (log.replace(number, other), line("card"), "does not follow from the seed"),
        (log.replace(r#""do":"take""#, r#""do":"pick 1""#), line("take"), "refused"),
        (log.replace(r#""do":"take""#, r#""do":"steal""#), line("take"), "no decision"),
        (log.replace(r#""at":3"#, r#""at":4"#), 4, "expected 3"),
        (log.replace(r#""total":"#, r#""total":1"#), log.lines().count(), "standings"),
        (log.replace(r#""leaky":false"#, ""), 1, "missing field `leaky`"),
        (log.replace(r#""game":"pebbles""#, r#""game":"chess""#), 1, "not of pebbles"),
        (log.replace(r#""ludi":2"#, r#""ludi":9"#), 1, "format 9"),
        (log.replace(r#"{"at":3,"#, r#"{"at": 3,"#), 4, "not written as"),
        (log.replace(r#"{"ludi":2,"#, r#"{ "ludi":2,"#), 1, "not written as"),
        (String::new(), 1, "empty"),
    ];
    for (edited, line, reason) in cases {
        assert_ne!(edited, log, "{reason}: nothing was edited");
        let error = read(&edited).expect_err(reason);
        assert_eq!(error.line, line, "{error}");
        assert!(error.problem.contains(reason), "{error} should say {reason:?}");
    }
}

#[test]
fn a_log_with_another_seed_does_not_fit_its_commitment() {
    let log = finished(playing(2)).log();
    let seed = Seed::from_text("table").to_string();
    let forged = log.replace(&seed, &Seed::from_text("other").to_string());
    let error = Table::<Pebbles>::read(&forged, Bag::builtin(), None).unwrap_err();
    assert!(error.problem.contains("commitment"), "{error}");
}

#[test]
fn the_log_ends_with_the_game_although_people_go_on_talking() {
    let mut table = finished(playing(2));
    let log = table.log();
    table.append(Event::Say(Some(A), "well played".into())).unwrap();
    assert_eq!(table.log(), log);
    assert!(log.lines().last().unwrap().contains("\"end\""));
    let kept = format!("{log}{}\n", table.line(table.next_index() - 1).unwrap());
    let forged = kept.replace(&Seed::from_text("table").to_string(), &"0".repeat(64));
    assert_eq!(Table::<Pebbles>::read(&kept, Bag::builtin(), None).unwrap().log(), log);
    assert!(Table::<Pebbles>::read(&forged, Bag::builtin(), None).is_err());
}

#[test]
fn a_fork_goes_its_own_way_and_verifies() {
    let mut table = playing(2);
    table.decide(A, Choice::Draw).unwrap();
    let people = vec![Player::person("X"), Player::bot("Y", "random")];
    let mut fork = table.fork(4, people.clone(), Seed::from_text("fork")).unwrap();
    assert_eq!(fork.view(None), table.view(None));
    assert_eq!(fork.undo(A), Err(Error::UndoNothing), "what was copied stays");
    fork.decide(B, Choice::Draw).unwrap();
    let log = finished(fork).log();
    let again = Table::<Pebbles>::read(&log, Bag::builtin(), None).unwrap();
    assert_eq!(again.log(), log);
    assert_eq!(again.header().fork.unwrap().copied, 4);
    assert!(table.fork(99, people, Seed::from_text("fork")).is_none());
    assert!(table.fork(0, Vec::new(), Seed::from_text("fork")).is_none());
}

#[test]
fn seats_that_do_not_exist_and_untidy_words_change_nothing() {
    let mut table = playing(2);
    let log = table.log();
    let none = Seat(7);
    assert_eq!(table.decide(none, Choice::Take), Err(Error::NoSeat(none)));
    assert_eq!(table.append(Event::Ask(none, 1)), Err(Error::NoSeat(none)));
    assert_eq!(table.append(Event::Say(None, " ".into())), Err(Error::BadText));
    assert_eq!(table.append(Event::Say(None, "x".repeat(2000))), Err(Error::BadText));
    assert_eq!(table.append(Event::Join(A, Player::person("a\nb"))), Err(Error::BadText));
    assert_eq!(table.close(), Err(Error::NotOver));
    assert_eq!(table.append(Event::Draw(pebbles::Card(1))), Err(Error::Draw));
    assert_eq!(table.log(), log);
}

#[test]
fn an_impossible_number_of_players_is_refused() {
    let people = vec![Player::person("one of five"); 5];
    let setup = Switches::default();
    let error = Table::<Pebbles>::new(Bag::builtin(), &setup, people, Seed::from_text("x"));
    assert_eq!(error.unwrap_err().rule, "PB-001");
}

/// PB-001, PB-002, PB-003: first everybody picks, then all act, and who is ready acts no more.
#[test]
fn a_refusal_names_its_rule() {
    let rule = |table: &mut Table<Pebbles>, choice| match table.decide(A, choice) {
        Err(Error::Refused(refusal)) => refusal.rule(),
        other => panic!("{other:?}"),
    };
    assert_eq!(rule(&mut table(2), Choice::Take), "PB-001");
    let mut table = playing(2);
    assert_eq!(rule(&mut table, Choice::Pick(1)), "PB-001");
    assert_eq!(rule(&mut table, Choice::Give(B)), "PB-002");
    table.decide(A, Choice::Ready).unwrap();
    assert_eq!(rule(&mut table, Choice::Take), "PB-003");
}

/// The law bites: a view that shows a secret is found out.
#[test]
fn a_leaky_view_violates_the_law_of_views() {
    let violations = |leaky| {
        let case = conformance::Case::<Pebbles> {
            name: String::new(),
            players: 3,
            setup: Switches { leaky },
        };
        let mut found = 0;
        walk(case.start(), &mut Quick::from_number(3), |state, chance| {
            found += (0..8).filter(|_| violated_view_law(state, chance).is_some()).count();
        });
        found
    };
    assert_eq!(violations(false), 0);
    assert!(violations(true) > 0);
}

/// The law bites: whatever kind of sentence a message belongs to, it is missed when it is gone.
#[test]
fn a_message_taken_away_is_missed() {
    let ids = ["asked", "label", "effect", "refused", "told", "drawn", "table", "score-pebbles"];
    for gone in ids {
        let start = format!("{gone} = ");
        let left = |line: &&str| !line.starts_with(&start);
        let left = pebbles::WORDS.lines().filter(left).collect::<Vec<_>>().join("\n");
        let left: &'static str = Box::leak(left.into());
        let words = |lang| Messages::new(lang, &[Bilingual { en: left, fr: left }]).unwrap();
        let both = Lang::ALL.map(words);
        let missed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            conformance::everything_is_said::<Pebbles>(&both);
        }));
        let panic = missed.expect_err(gone);
        let said = panic.downcast_ref::<String>().expect("a reason");
        assert!(said.contains(gone), "{gone}: {said}");
    }
}

#[test]
fn the_suite_passes_a_sound_game() {
    conformance::random_play_ends::<Pebbles>();
    conformance::listed_decisions_are_those_that_check::<Pebbles>();
    conformance::notation_round_trips::<Pebbles>();
    conformance::chance_draws_what_it_lists::<Pebbles>();
    conformance::a_log_reads_back::<Pebbles>();
    conformance::undo_and_redo_restore_the_position::<Pebbles>();
    conformance::damaged_text_never_panics::<Pebbles>();
    conformance::both_languages_say_everything::<Pebbles>();
    conformance::every_rule_is_tested::<Pebbles>(env!("CARGO_MANIFEST_DIR"));
    conformance::options_are_described::<Pebbles>();
    conformance::the_pack_names_its_sources::<Pebbles>();
}

#[test]
fn seats_that_may_all_act_take_turns_and_draws_come_in_between() {
    let mut state: Pebbles = start(Bag::builtin(), &Switches::default(), 3).expect("three play");
    let mut script = [Choice::Pick(1); 3].into_iter().chain([Choice::Draw; 3]);
    let (mut turns, mut asked, mut drawn) = (Turns::new(3), Vec::new(), Vec::new());
    while let Some(seat) = turns.next_with(&mut state, |state| {
        drawn.push((asked.len(), state.draw(&mut Quick::from_number(1))));
        drawn[drawn.len() - 1].1
    }) {
        asked.push(seat.0);
        state.decide(seat, script.next().unwrap_or(Choice::Ready));
    }
    assert_eq!(asked, [0, 1, 2, 0, 1, 2, 0, 1, 2]);
    assert_eq!(drawn.iter().map(|(after, _)| *after).collect::<Vec<_>>(), [4, 5, 6]);
    let owned: Vec<u8> = Seat::all(3).map(|seat| state.pebbles(seat)).collect();
    let cards: Vec<u8> = drawn.iter().map(|(_, card)| card.0).collect();
    assert_eq!(owned, cards, "every draw was applied once, to the seat whose turn it was");
}
