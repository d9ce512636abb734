//! `ludi replay --json`: positions and decisions for other programs.
#![allow(missing_docs)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ludi_engine::phrase::unsaid;
use serde_json::Value as Json;

/// A recorded game with several players.
fn recorded(game: &str) -> PathBuf {
    let folder =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("tests/games");
    let entries = fs::read_dir(folder).expect("a folder of recorded games");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    paths.filter(|path| name(path).starts_with("p3")).min().expect("a game of three")
}

/// The events of a log.
fn events(path: &Path) -> Vec<Json> {
    let log = fs::read_to_string(path).expect("a log");
    log.lines().skip(1).map(|line| serde_json::from_str(line).expect("an event")).collect()
}

fn replay(path: &Path, at: usize, more: &[&str]) -> Json {
    let output = Command::new(env!("CARGO_BIN_EXE_ludi"))
        .args(["replay", "--json", "--at", &at.to_string()])
        .arg(path)
        .args(more)
        .env("LC_ALL", "C")
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
    assert_eq!(unsaid(&text), None, "{text}");
    serde_json::from_str(&text).expect("one object")
}

/// A few places before a decision.
fn decisions(events: &[Json]) -> impl Iterator<Item = (usize, usize, &str)> {
    let made = events.iter().enumerate().filter_map(|(at, event)| {
        Some((at, event["seat"].as_u64()? as usize, event["do"].as_str()?))
    });
    made.step_by(events.len() / 6)
}

const GAMES: [&str; 4] = ["builders", "hadrian", "magna-roma", "praetor"];

#[test]
fn what_a_seat_decides_next_is_among_its_decisions() {
    assert_eq!(GAMES.len(), ludi_registry::all().len());
    for game in GAMES {
        let path = recorded(game);
        let events = events(&path);
        let mut seen = 0;
        for (at, seat, decision) in decisions(&events) {
            let viewer = (seat + 1).to_string();
            let shown = replay(&path, at, &["--seat", &viewer]);
            assert_eq!((&shown["game"], &shown["at"]), (&game.into(), &at.into()));
            assert!(shown["next"].as_array().is_some_and(|seats| seats.contains(&seat.into())));
            let may = shown["decisions"][seat].as_array().expect("a list");
            assert!(may.contains(&decision.into()), "{game} {at}: {decision}: {may:?}");
            assert!(shown["position"]["seats"][seat].is_object(), "{game} {at}");
            seen += 1;
        }
        assert!(seen > 3, "{game}: {seen} decisions");
    }
}

#[test]
fn every_decision_has_words_in_the_language_asked_for() {
    for game in GAMES {
        let path = recorded(game);
        let events = events(&path);
        let (at, seat, _) = decisions(&events).nth(2).expect("a decision");
        let viewer = (seat + 1).to_string();
        let [en, fr] = ["en", "fr"]
            .map(|lang| replay(&path, at, &["--labels", "--lang", lang, "--seat", &viewer]));
        let said = |shown: &Json, field: &str| -> Vec<Json> {
            let offers = shown["offers"][seat].as_array().expect("a list");
            offers.iter().map(|offer| offer[field].clone()).collect()
        };
        assert_eq!(Json::from(said(&en, "do")), en["decisions"][seat], "{game}");
        assert_eq!(said(&en, "do"), said(&fr, "do"), "{game}");
        assert_ne!(said(&en, "label"), said(&fr, "label"), "{game}");
        let texts: Vec<Json> = said(&en, "effects")
            .iter()
            .filter_map(|all| all.as_array().cloned())
            .flatten()
            .collect();
        assert!(texts.iter().all(|effect| effect["text"].as_str().is_some()), "{game}: {texts:?}");
        assert!(replay(&path, at, &[])["offers"].is_null(), "{game}: words were not asked for");
    }
}

/// HW-031: the two cards of a seat are its secret until all are turned up.
#[test]
fn nobody_is_told_the_cards_of_another_seat() {
    let path = recorded("hadrian");
    let events = events(&path);
    let chosen = |event: &Json| event["do"].as_str().is_some_and(|text| text.starts_with("path "));
    // The first seat that chooses has chosen; the others have not.
    let at = events.iter().position(chosen).expect("somebody chooses") + 1;
    let first = events[at - 1]["seat"].as_u64().expect("a seat") as usize;
    let other = (first + 1) % 3;
    let dealt = |seat: usize| -> Vec<String> {
        let to = format!(" to {}", seat + 1);
        let cards = events[..at].iter().filter_map(|event| event["draw"].as_str());
        let cards = cards.filter_map(|text| text.strip_prefix("deal ")?.strip_suffix(&to));
        cards.map(str::to_owned).collect()
    };
    let strings = |list: &Json| -> Vec<String> {
        let list = list.as_array().expect("a list");
        list.iter().map(|card| card.as_str().expect("an id").to_owned()).collect()
    };
    let number = (first + 1).to_string();
    let own = replay(&path, at, &["--seat", &number]);
    let (mut held, mut cards) = (strings(&own["position"]["seats"][first]["hand"]), dealt(first));
    held.sort();
    cards.sort();
    assert_eq!((held, cards.len()), (cards, 2));
    assert!(own["position"]["seats"][first]["choice"].is_string());
    for viewer in [None, Some((other + 1).to_string())] {
        let words: Vec<&str> = viewer.iter().flat_map(|seat| ["--seat", seat]).collect();
        let shown = replay(&path, at, &words);
        let sheet = &shown["position"]["seats"][first];
        assert_eq!(strings(&sheet["hand"]), Vec::<String>::new(), "{viewer:?}");
        assert!(sheet["choice"].is_null() && strings(&sheet["deck"]).len() == 12, "{viewer:?}");
        let listed = shown["decisions"].as_array().expect("a list by seat");
        for (seat, decisions) in listed.iter().enumerate() {
            let told = seat == first || viewer.is_some() && seat == other;
            assert_eq!(decisions.is_array(), told, "{viewer:?}: {decisions}");
        }
    }
}

#[test]
fn a_seat_that_does_not_exist_is_refused() {
    for seat in ["0", "4"] {
        let output = Command::new(env!("CARGO_BIN_EXE_ludi"))
            .args(["replay", "--seat", seat])
            .arg(recorded("builders"))
            .output()
            .expect("the program runs");
        assert_eq!(output.status.code(), Some(2), "seat {seat}");
    }
}
