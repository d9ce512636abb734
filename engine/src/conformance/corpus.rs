//! What the recorded games of a game show.

use std::collections::BTreeSet;
use std::path::Path;

use super::golden::read_beside;
use crate::{Event, Game, Table};

/// The games recorded in `tests/games` of a crate.
pub fn recorded<G: Game>(crate_folder: &str) -> Vec<Table<G>> {
    let folder = Path::new(crate_folder).join("tests/games");
    let files = std::fs::read_dir(folder).expect("a folder of games");
    files
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|end| end == "jsonl"))
        .map(|path| {
            let log = std::fs::read_to_string(&path).expect("a log");
            read_beside(&path, &log).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
        })
        .collect()
}

/// What happens at a table besides decisions and draws, in a word.
pub fn interlude<G: Game>(event: &Event<G>) -> Option<&'static str> {
    match event {
        Event::Undo(..) => Some("undo"),
        Event::Redo(..) => Some("redo"),
        Event::Ask(..) => Some("ask"),
        Event::Agree(_) => Some("agree"),
        Event::Decline(_) => Some("decline"),
        Event::Join(..) => Some("join"),
        Event::Say(..) => Some("say"),
        Event::Give(..) => Some("give"),
        Event::Draw(_) | Event::Decide(..) | Event::End(..) => None,
    }
}

/// The switches of a table that are not as usual.
pub fn turned<G: Game>(table: &Table<G>) -> Vec<&'static str> {
    let chosen = serde_json::to_value(table.setup()).expect("a setup is plain data");
    let usual = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    let keys = G::OPTIONS.iter().map(|option| option.key);
    keys.filter(|key| chosen[key] != usual[key]).collect()
}

/// Panics if something wanted was seen in none of the recorded games.
pub fn all_seen(seen: &BTreeSet<String>, wanted: impl IntoIterator<Item = impl Into<String>>) {
    let wanted: BTreeSet<String> = wanted.into_iter().map(Into::into).collect();
    assert!(!wanted.is_empty(), "nothing is wanted");
    let missing: Vec<&String> = wanted.difference(seen).collect();
    assert!(missing.is_empty(), "no recorded game shows: {missing:?}");
}
