//! Recorded games as tests.

use std::path::Path;

use super::tables::check_undo;
use crate::table::read_header;
use crate::{Game, Pack, Table};

/// Checks a recorded game: it is closed, every event, draw and the standings are right, its text
/// is exactly what the program would write, the chart of its scores ends with them, and every event
/// can be taken back and made again.
pub fn golden<G: Game>(path: &Path, log: &str) -> Result<(), String> {
    let table = read_beside::<G>(path, log)?;
    if !table.is_closed() {
        return Err("the game was not played to its end".to_owned());
    }
    if table.log() != log {
        return Err("the program would write this game differently".to_owned());
    }
    let totals: Vec<i32> = table.standings().seats.iter().map(|sheet| sheet.total).collect();
    let charted = table.scores().pop().map(|last| last.seats);
    if charted.as_ref() != Some(&totals) {
        return Err(format!("the chart ends with {charted:?}, the game with {totals:?}"));
    }
    check_undo(&table, usize::MAX)
}

/// Reads a recorded game. One that was played with another pack than the usual one has it beside
/// it, in a file called by the id of the pack.
pub(super) fn read_beside<G: Game>(path: &Path, log: &str) -> Result<Table<G>, String> {
    let header = read_header(log.lines().next().unwrap_or_default()).map_err(|e| e.to_string())?;
    let mut pack = G::Pack::builtin();
    if header.pack.id != pack.stamp().id {
        let file = path.with_file_name(format!("{}.toml", header.pack.id));
        let text =
            std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
        pack = Box::leak(Box::new(G::Pack::parse(&text).map_err(|e| e.to_string())?));
    }
    Table::read(log, pack, None).map_err(|e| e.to_string())
}
