//! Recorded games as tests.

use super::tables::check_undo;
use crate::{Game, Pack as _, Table};

/// Checks a recorded game: it is closed, every event, draw and the standings are right, its text
/// is exactly what the program would write, the chart of its scores ends with them, and every event
/// can be taken back and made again.
pub fn golden<G: Game>(log: &str) -> Result<(), String> {
    let table = Table::<G>::read(log, G::Pack::builtin(), None).map_err(|e| e.to_string())?;
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
