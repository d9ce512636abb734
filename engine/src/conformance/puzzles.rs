//! The law of puzzles.

use std::collections::BTreeSet;
use std::path::Path;

use super::well_written;
use crate::puzzle::{Grade, Puzzle, Puzzles, Step};
use crate::{AnyTable, Lang, Messages, Words, any_game};

/// A position with fewer decisions leaves too little to choose.
const CHOICES: usize = 3;

/// Every puzzle can be asked: its position is reached in a game that was played to its end, its
/// seat has to decide there, the decisions it names are allowed and differ, and both languages say
/// them. The files in the folder are those the program knows.
pub fn puzzles_can_be_asked<G: Words>(crate_folder: &str) {
    let files = G::about().puzzles;
    let listed: BTreeSet<String> = files.logs.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(listed, logs(&Path::new(crate_folder).join("puzzles")), "the logs of {}", G::ID);
    let game = any_game::<G>();
    for (name, log) in files.logs {
        let table = game.read(log, game.builtin_pack(), None);
        let table = table.unwrap_or_else(|error| panic!("puzzles/{name}.jsonl: {error}"));
        assert!(table.is_closed(), "puzzles/{name}.jsonl: the game was not played to its end");
    }
    let puzzles =
        Puzzles::read(files).unwrap_or_else(|error| panic!("puzzles/puzzles.toml: {error}"));
    let places: BTreeSet<_> = puzzles.list.iter().map(|it| (it.log, it.at, it.seat)).collect();
    assert_eq!(places.len(), puzzles.list.len(), "a position is asked twice");
    for puzzle in &puzzles.list {
        let problem = asked::<G>(&puzzles, puzzle).err();
        assert_eq!(problem, None, "puzzle {}", puzzle.number);
    }
}

/// The names of the logs in a folder; none if there is no folder.
fn logs(folder: &Path) -> BTreeSet<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return BTreeSet::new() };
    let paths = entries.map(|entry| entry.expect("a file of puzzles").path());
    let logs = paths.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
    logs.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect()
}

fn asked<G: Words>(puzzles: &Puzzles, puzzle: &Puzzle) -> Result<(), String> {
    for (place, step) in puzzle.steps.iter().enumerate() {
        let table = puzzles.table(any_game::<G>(), puzzle, place)?;
        if !table.waits_for(puzzle.seat) {
            return Err(format!("step {}: the seat does not decide", place + 1));
        }
        step_is_told::<G>(&*table, puzzle, step)
            .map_err(|problem| format!("step {}: {problem}", place + 1))?;
    }
    if puzzle.grade == Grade::Easy && puzzle.steps.iter().any(|step| step.tempting.is_some()) {
        return Err("a sensible player misses an easy one".to_owned());
    }
    Ok(())
}

fn step_is_told<G: Words>(
    table: &dyn AnyTable,
    puzzle: &Puzzle,
    step: &Step,
) -> Result<(), String> {
    let offers = table.offers(puzzle.seat);
    let choices = offers.len();
    let enough = if step.others.is_empty() { choices == 1 } else { choices >= CHOICES };
    if !enough {
        return Err(format!("{choices} decisions to choose from"));
    }
    let named: BTreeSet<&str> =
        step.others.iter().map(|other| other.decision).chain([step.best]).collect();
    if named.len() != step.others.len() + 1 {
        return Err("a decision is named twice".to_owned());
    }
    for lang in Lang::ALL {
        let words: Messages = G::messages(lang, &[]).expect("the messages can be read");
        for decision in &named {
            let offer = offers.iter().find(|offer| offer.notation == *decision);
            let offer = offer.ok_or_else(|| format!("\"{decision}\" is not allowed"))?;
            well_written(lang, &words.say(&offer.label, &table.names()));
        }
    }
    Ok(())
}
