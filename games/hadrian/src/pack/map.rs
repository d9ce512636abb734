//! HW-142 to HW-146: the map and the patterns that are laid on it.

use ludi_engine::pack::{ANY, Checked, Entry};

use super::words::{pieces, spaces};
use crate::components::{MOST_COLUMNS, MOST_ROWS, Pattern, Scouting};
use crate::vocabulary::{Citizen, Piece};

pub fn scouting(entry: &Entry<'_>) -> Checked<Scouting> {
    let rows = entry.whole("rows", 1..=MOST_ROWS)?;
    let columns = entry.whole("columns", 1..=MOST_COLUMNS)?;
    Ok(Scouting {
        track: entry.choice("track", &Citizen::WORDS)?,
        min: spaces(entry, "boxes", 1..=15, |space| space.whole("min", 0..=30))?,
        cost: pieces(entry, "cost")?,
        rows,
        columns,
        cells: cells(entry, rows, columns)?,
        valour_per_row: entry.whole("valour_per_complete_row", 0..=9)?,
        patterns: entry.entry("patterns", |entry| patterns(entry, rows, columns))?,
    })
}

fn cells(entry: &Entry<'_>, rows: u8, columns: u8) -> Checked<Vec<Option<Piece>>> {
    let lines = entry.texts("map", ANY)?;
    let right = lines.len() == usize::from(rows)
        && lines.iter().all(|line| line.chars().count() == usize::from(columns));
    entry.check("map", right, format!("expected {rows} rows of {columns} cells"))?;
    let cell = |cell: char| match cell {
        '.' => Ok(None),
        'R' => Ok(Some(Piece::Resource)),
        'S' => Ok(Some(Piece::Servant)),
        other => entry.wrong("map", format!("'{other}' is no cell; use '.', 'R' or 'S'")),
    };
    lines.iter().flat_map(|line| line.chars()).map(cell).collect()
}

fn patterns(entry: &Entry<'_>, rows: u8, columns: u8) -> Checked<Vec<Pattern>> {
    let mut patterns = Vec::new();
    for letter in entry.fields() {
        let mut chars = letter.chars();
        let (Some(name), None) = (chars.next(), chars.next()) else {
            return entry.wrong(letter, "a pattern is named by one letter");
        };
        patterns.push(entry.entry(letter, |pattern| {
            let made = Pattern::new(name, printed(pattern)?, rows, columns);
            let expected = pattern.whole("placements", 1..=200)?;
            let problem = format!("the pattern has {}, not {expected}", made.placements.len());
            pattern.check("placements", made.placements.len() == expected, problem)?;
            Ok(made)
        })?);
    }
    entry.check("", !patterns.is_empty(), "expected at least one pattern")?;
    Ok(patterns)
}

/// The cells of a pattern, (row, column).
fn printed(pattern: &Entry<'_>) -> Checked<Vec<(u8, u8)>> {
    let mut printed = Vec::new();
    for (row, line) in pattern.texts("rows", ANY)?.iter().enumerate() {
        for (column, cell) in line.chars().enumerate() {
            match cell {
                '#' if row < 8 && column < 8 => printed.push((row as u8, column as u8)),
                '.' => {}
                _ => return pattern.wrong("rows", "use '#' and '.', at most 8 by 8"),
            }
        }
    }
    pattern.check("rows", !printed.is_empty(), "expected at least one '#'")?;
    Ok(printed)
}
