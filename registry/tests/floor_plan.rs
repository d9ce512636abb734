//! The floor plan of game crates: the same room has the same name in every game.
#![allow(missing_docs)]

use std::path::{Path, PathBuf};

/// What every game has.
const ROOMS: [&str; 37] = [
    "Cargo.toml",
    "benches/play.rs",
    "components.toml",
    "locales/en.ftl",
    "locales/fr.ftl",
    "rules.en.md",
    "rules.fr.md",
    "src/audit.rs",
    "src/components.rs",
    "src/data.rs",
    "src/decision.rs",
    "src/lib.rs",
    "src/listing.rs",
    "src/pack.rs",
    "src/refusal.rs",
    "src/scoring.rs",
    "src/setup.rs",
    "src/strategy.rs",
    "src/strategy/weights.rs",
    "src/tests",
    "src/words.rs",
    "src/words/effects.rs",
    "src/words/explain.rs",
    "src/words/label.rs",
    "src/words/phrases.rs",
    "src/words/story.rs",
    "src/words/text.rs",
    "tests/contract.rs",
    "tests/corpus.rs",
    "tests/games",
    "tests/golden.rs",
    "weights.toml",
    // What is said in them.
    "src/setup.rs: pub fn start(",
    "src/scoring.rs: fn points(",
    "src/scoring.rs: fn score_sheets(",
    "src/audit.rs: fn audit(",
    "src/data.rs: pub fn data(",
];

fn games() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let entries = std::fs::read_dir(folder).expect("a folder of games");
    entries.map(|entry| entry.expect("a game").path()).filter(|path| path.is_dir()).collect()
}

#[test]
fn every_game_has_every_room() {
    let games = games();
    assert_eq!(games.len(), ludi_registry::all().len());
    for game in games {
        for room in ROOMS {
            let (file, words) = room.split_once(": ").unwrap_or((room, ""));
            let path = game.join(file);
            assert!(path.exists(), "{} has no {file}", game.display());
            if !words.is_empty() {
                let source = std::fs::read_to_string(&path).expect("a source file");
                assert!(source.contains(words), "{} does not say `{words}`", path.display());
            }
        }
    }
}

/// A file fits one idea: none is longer than this many lines.
const LONGEST: usize = 450;

#[test]
fn no_source_file_is_long() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![root];
    let mut seen = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let lines = std::fs::read_to_string(&path).expect("a source file").lines().count();
                assert!(lines <= LONGEST, "{} has {lines} lines", path.display());
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "only {seen} files were seen");
}
