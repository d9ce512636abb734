//! What is told of recorded games: turns as sentences, and nothing people cannot find on a board.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use ludi_engine::{AnyTable, Lang, Messages, Next, Phrase, Turn};

/// The recorded games of a game whose names have a word in them, in order.
fn recorded(game: &str, word: &str) -> Vec<Box<dyn AnyTable>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../games/{game}/tests/games"));
    let entries = std::fs::read_dir(folder).expect("recorded games");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| file.to_string_lossy().contains(word));
    files.sort();
    let game = ludi_registry::game(game).expect("a game");
    let read = |file: &PathBuf| {
        let log = std::fs::read_to_string(file).expect("a log");
        game.read(&log, game.builtin_pack(), None).expect("a game of the usual pack")
    };
    files.iter().map(read).collect()
}

fn words(game: &str, lang: Lang) -> Messages {
    let game = ludi_registry::game(game).expect("a game");
    game.messages(lang, &[]).expect("message files")
}

/// What a turn says, in both languages.
fn said(table: &dyn AnyTable, turn: &Turn) -> [String; 2] {
    Lang::ALL.map(|lang| {
        let words = words(table.game().id(), lang);
        let say = |phrase: &Phrase| words.say(phrase, &table.names());
        turn.sentence().iter().map(say).collect::<Vec<_>>().join(" ")
    })
}

/// The turns of a recorded game.
fn turns(game: &str, word: &str) -> (Box<dyn AnyTable>, Vec<Turn>) {
    let mut table = recorded(game, word).remove(0);
    let turns = table.turns(None, 0);
    (table, turns)
}

/// Everything that is said at a position: questions, labels, what decisions bring, refusals.
fn spoken(table: &dyn AnyTable) -> Vec<Phrase> {
    let Next::Decide(seats) = table.next() else { return Vec::new() };
    let mut phrases = Vec::new();
    for seat in seats.iter() {
        phrases.push(table.prompt(seat));
        for offer in table.offers(seat) {
            phrases.push(offer.label);
            phrases.extend(offer.effects.into_iter().map(|effect| effect.phrase));
        }
        let refused = |decision: &String| table.check(seat, decision).err();
        phrases.extend(table.conceivable(seat).iter().filter_map(refused).map(|it| it.phrase));
    }
    phrases
}

/// What nobody can find on a board: pairs of coordinates, codes of corners, ids of tiles.
fn code(text: &str) -> Option<&str> {
    let bracketed = text.split_once('[').map(|(_, rest)| rest);
    let is_pair = |inside: &&str| {
        let numbers = inside.split(", ").map(|it| it.parse::<i32>().is_ok());
        inside.contains(", ") && numbers.fold(true, |all, it| all && it)
    };
    let pair = text.split(['(', ')']).find(is_pair);
    let is_id = |word: &&str| {
        let (letters, digits) = word.split_at(word.len().min(1));
        word.is_ascii()
            && digits.len() == 2
            && letters.bytes().all(|it| it.is_ascii_lowercase())
            && digits.bytes().all(|it| it.is_ascii_digit())
    };
    let id = text.split(|letter: char| !letter.is_alphanumeric()).find(is_id);
    bracketed.or(pair).or(id)
}

#[test]
fn codes_are_recognised() {
    assert_eq!(code("the Lumber Mill (1, -1)"), Some("1, -1"));
    assert!(code("the Gold Mine [wrwm]").is_some());
    assert_eq!(code("places b23 (brown)"), Some("b23"));
    assert_eq!(code("on d3: the Gold Mine (1 of 2), 2 Wood (5, of them 3 printed)"), None);
}

#[test]
fn no_code_is_said_in_praetor_and_magna_roma() {
    for game in ["praetor", "magna-roma"] {
        let both = Lang::ALL.map(|lang| words(game, lang));
        let check = |phrase: &Phrase| {
            for words in &both {
                let text = words.say(phrase, &[]);
                assert_eq!(code(&text), None, "{text}");
            }
        };
        for mut table in recorded(game, "random").into_iter().step_by(6) {
            for at in (0..table.last_index()).step_by(5) {
                let position = table.at(at).expect("a place in the log");
                spoken(&*position).iter().for_each(check);
            }
            let told = table.story(None, 0);
            told.iter().flat_map(|it| &it.lines).for_each(|(phrase, _)| check(phrase));
            table.turns(None, 0).iter().flat_map(Turn::sentence).for_each(|it| check(&it));
        }
    }
}

/// A turn that says something of each kind, as it is told in both languages.
#[test]
fn a_turn_of_each_game_is_one_sentence() {
    for (game, log) in [
        ("praetor", "p3-3_players"),
        ("builders", "p3-"),
        ("hadrian", "p3-"),
        ("magna-roma", "p3-"),
    ] {
        let (table, turns) = turns(game, log);
        for turn in turns.iter().take(30) {
            println!("{game} {} {:?}", turn.round, said(&*table, turn));
        }
        println!(
            "LAST {:?}",
            turns.iter().rev().take(3).map(|it| said(&*table, it)).collect::<Vec<_>>()
        );
    }
}
