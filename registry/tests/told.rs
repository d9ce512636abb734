//! What is told of recorded games: turns as sentences, and nothing people cannot find on a board.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};

use ludi_engine::{AnyTable, Lang, Messages, Next, Phrase, Seat, Turn};

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
        let all_numbers = inside.split(", ").all(|it| it.parse::<i32>().is_ok());
        inside.contains(", ") && all_numbers
    };
    let pair = text.split(['(', ')']).find(is_pair);
    let is_id = |word: &&str| {
        let [letter, digits @ ..] = word.as_bytes() else { return false };
        letter.is_ascii_lowercase() && digits.len() == 2 && digits.iter().all(u8::is_ascii_digit)
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

/// Turns of every game, as they are told in both languages.
#[test]
fn a_turn_of_each_game_is_one_sentence() {
    let told = [
        (
            "praetor",
            "p3-3_players",
            "Cornélie: builds the Forum, passes; +8 Favor, −3 Gold, −2 Wood, −1 Stone",
            "Cornélie : construit le Forum, passe ; +8 points de Faveur, −3 Or, −2 Bois, −1 Pierre",
        ),
        (
            "builders",
            "p3-",
            "Cornélie: buys a Prisoner, opens the Town house, recruits a Master; −7 sesterces",
            "Cornélie : achète un esclave, ouvre le chantier « La maison urbaine », recrute un maître ; −7 sesterces",
        ),
        (
            "hadrian",
            "p3-",
            "Livia: an exchange at the Forum, 7 × Fort, 4 × Traders, 3 × Wall, Apparitores, 3 × Mining & Foresting; +1 point, +1 Discipline",
            "Livia : un échange au Forum, 7 × Fort, 4 × Négociants, 3 × Mur, Appariteurs, 3 × Mines et forêts ; +1 point, Discipline +1",
        ),
        (
            "magna-roma",
            "p3-",
            "Marcus: places a brown tile (mask), blesses 2 tiles; +4 faith, +6 points, +1 population",
            "Marcus : pose une tuile marron (masque), bénit 2 tuiles ; +4 points de foi, +6 points, +1 habitant",
        ),
    ];
    // The kind of a space is another test's affair.
    let plain = |text: String| text.replace(['\u{a0}', '\u{202f}'], " ");
    for (game, log, english, french) in told {
        let (table, turns) = turns(game, log);
        let said: Vec<[String; 2]> =
            turns.iter().map(|turn| said(&*table, turn).map(plain)).collect();
        assert_eq!(said[0], ["The table is laid.", "La table est mise en place."], "{game}");
        let wanted = [english.to_owned(), french.to_owned()];
        assert!(said.contains(&wanted), "{game}: {said:#?}");
    }
}

/// What follows for everybody from a secret decision is told to everybody: at Hadrian's Wall the
/// cards that are turned up, and the attack after whoever finishes last.
#[test]
fn everybody_hears_what_follows_from_a_secret_decision() {
    let closed = recorded("hadrian", "p3-").remove(0);
    let mut table = closed.at(closed.last_index() - 1).expect("the game before its end");
    for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
        let told = table.story(viewer, 0);
        let count = |id| told.iter().flat_map(|it| &it.lines).filter(|it| it.0.id == id).count();
        assert_eq!(count("told-cards"), 6 * 3, "{viewer:?}");
        assert_eq!(count("told-year-end"), 6, "{viewer:?}");
    }
}
