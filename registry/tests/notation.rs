//! The pages of `docs/notation` know what the logs say.
#![allow(missing_docs)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The first words of all decisions and draws of a game's recorded games, and the keys of its
/// score sheets.
fn said(game: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut verbs, mut keys) = (BTreeSet::new(), BTreeSet::new());
    let folder = root().join("games").join(game).join("tests/games");
    let files = fs::read_dir(folder).expect("a folder of recorded games");
    let paths = files.map(|entry| entry.expect("an entry").path());
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "jsonl")) {
        let log = fs::read_to_string(path).expect("a log");
        for line in log.lines().skip(1) {
            let event: Value = serde_json::from_str(line).expect("an event");
            for kind in ["do", "redo", "draw"] {
                verbs.extend(event[kind].as_str().and_then(first_word));
            }
            for sheet in event["end"]["standings"]["seats"].as_array().into_iter().flatten() {
                let lines = sheet["lines"].as_array().expect("the lines of a sheet");
                keys.extend(
                    lines.iter().filter_map(|line| line["key"].as_str()).map(str::to_owned),
                );
            }
        }
    }
    (verbs, keys)
}

fn first_word(text: &str) -> Option<String> {
    text.split(' ').next().map(str::to_owned)
}

/// What stands between backticks.
fn marked(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The first words of what is marked in the first column of a page's tables.
fn explained(page: &str) -> BTreeSet<String> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| "));
    rows.filter_map(|row| row.split(" | ").next()).flat_map(marked).filter_map(first_word).collect()
}

#[test]
fn every_word_of_a_log_is_explained() {
    for game in ludi_registry::all() {
        let path = root().join("docs/notation").join(game.id()).with_extension("md");
        let page = fs::read_to_string(path).expect("every game has a page");
        let (verbs, keys) = said(game.id());
        assert!(verbs.len() > 1 && !keys.is_empty(), "{}: hardly anything was recorded", game.id());
        let explained = explained(&page);
        for verb in &verbs {
            assert!(explained.contains(verb), "{}: nothing explains {verb}", game.id());
        }
        let marked: BTreeSet<&str> = marked(&page).collect();
        for key in &keys {
            assert!(marked.contains(key.as_str()), "{}: nothing explains line {key}", game.id());
        }
    }
}
