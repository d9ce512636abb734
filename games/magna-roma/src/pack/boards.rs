//! The boards of a pack: ring, market, military, pantheon, personal and solo board.

use super::entry::{AMOUNT, Entry, Outcome, bytes, colours, triple};
use crate::cell::{Cell, Cells, FIELD, SIZE};
use crate::components::{BONUSES, Bonus, Line, OBJECTIVES, PROVINCES, ROWS, SLOTS, TILES};

/// MR-041
pub(super) fn read_ring(file: &Entry<'_>) -> Outcome<[u8; 3]> {
    let ring = file.inner("ring")?;
    let slots = triple(&ring.numbers("slots", 3..=3, 5..=SLOTS as i64)?);
    ring.done()?;
    Ok(slots)
}

/// Multipliers and connected tokens by space (MR-051, MR-052).
pub(super) fn read_market(file: &Entry<'_>, tokens: u8) -> Outcome<(Vec<i8>, Vec<u8>)> {
    let market = file.inner("market")?;
    let multipliers = market.track("multipliers", -20..=20)?;
    let spaces = multipliers.len();
    let connected = market.numbers("tokens", spaces..=spaces, 0..=i64::from(tokens))?;
    if let Some(lost) = (1..=i64::from(tokens)).find(|token| !connected.contains(token)) {
        return market.wrong("tokens", format!("no space is connected to token {lost}"));
    }
    market.done()?;
    Ok((multipliers.iter().map(|number| *number as i8).collect(), bytes(&connected)))
}

/// Legions by row, and points by space (MR-061, MR-062).
pub(super) fn read_military(file: &Entry<'_>) -> Outcome<([u8; ROWS], Vec<u8>)> {
    let military = file.inner("military")?;
    let vp = military.track("vp", AMOUNT)?;
    let rows = military.numbers("rows", ROWS..=ROWS, 1..=vp.len() as i64 - 1)?;
    if rows.windows(2).any(|pair| pair[1] > pair[0]) {
        return military
            .wrong("rows", "the legions asked fall from the top slot to the bottom slot");
    }
    military.done()?;
    Ok((triple(&rows), bytes(&vp)))
}

/// Blessing spaces as bits, and what a token is worth by space (MR-071, MR-072).
pub(super) fn read_pantheon(file: &Entry<'_>) -> Outcome<(u32, Vec<u8>)> {
    let pantheon = file.inner("pantheon")?;
    let token_vp = pantheon.track("token_vp", AMOUNT)?;
    let spaces = token_vp.len();
    let blessed = pantheon.numbers("blessings", spaces..=spaces, 0..=1)?;
    if blessed[0] != 0 {
        return pantheon.wrong("blessings", "nobody enters the start space");
    }
    pantheon.done()?;
    let bits = blessed.iter().enumerate().map(|(space, flag)| (*flag as u32) << space).sum();
    Ok((bits, bytes(&token_vp)))
}

/// Values and bonuses of the star tracks (MR-030 to MR-034).
pub(super) fn read_personal(file: &Entry<'_>) -> Outcome<(Vec<u8>, Vec<Bonus>)> {
    let personal = file.inner("personal")?;
    let values = personal.track("values", AMOUNT)?;
    let bonuses = read_bonuses(&personal, values.len())?;
    personal.done()?;
    Ok((bytes(&values), bonuses))
}

fn read_bonuses(personal: &Entry<'_>, steps: usize) -> Outcome<Vec<Bonus>> {
    let mut bonuses = Vec::new();
    for entry in personal.entries("bonus")? {
        let tracks = entry.words("tracks")?;
        let tracks = entry.of_length("tracks", tracks, 1..=2)?;
        let at = entry.numbers("steps", tracks.len()..=tracks.len(), 1..=steps as i64 - 1)?;
        let mut ends = Vec::new();
        for (track, step) in tracks.iter().zip(&at) {
            ends.push((entry.among("tracks", track, &colours())?, *step as u8));
        }
        if ends.len() == 2 && ends[0].0 == ends[1].0 {
            return entry.wrong("tracks", "a linked bonus belongs to two different tracks");
        }
        let gain = entry.inner("gain")?.gain()?;
        bonuses.push(Bonus { id: entry.id()?, at: ends[0], linked: ends.get(1).copied(), gain });
        entry.done()?;
    }
    personal.of_length("bonus", bonuses, 0..=BONUSES)
}

/// The solo board (MR-141, MR-143, MR-144, MR-146, MR-147).
pub(super) struct Solo {
    pub(super) offer: u8,
    pub(super) grid: Cells,
    pub(super) lines: Vec<Line>,
    pub(super) objective_vp: Vec<u8>,
    pub(super) blocked: [Option<u8>; PROVINCES],
}

pub(super) fn read_solo(file: &Entry<'_>, own_tiles: u8, provinces: u8) -> Outcome<Solo> {
    let solo = file.inner("solo")?;
    let offer = solo.number("offer", 1..=(TILES / usize::from(own_tiles)) as i64)? as u8;
    let grid = read_grid(&solo)?;
    let lines = read_lines(&solo, grid)?;
    let in_play = solo.number("objectives_in_play", 1..=OBJECTIVES as i64)? as usize;
    if lines.len() != in_play {
        return solo.wrong("lines", format!("{} lines for {in_play} objectives", lines.len()));
    }
    let objective_vp = solo.track("objective_vp", 0..=99)?;
    if objective_vp.len() != in_play + 1 {
        return solo
            .wrong("objective_vp", format!("expected values for 0 to {in_play} objectives"));
    }
    let provinces = usize::from(provinces);
    let rows = solo.numbers("blocked", provinces..=provinces, 0..=ROWS as i64)?;
    solo.done()?;
    let mut blocked = [None; PROVINCES];
    for (slot, row) in blocked.iter_mut().zip(&rows) {
        *slot = (*row > 0).then(|| *row as u8 - 1);
    }
    Ok(Solo { offer, grid, lines, objective_vp: bytes(&objective_vp), blocked })
}

/// MR-141: where the grid lies around the centre.
fn read_grid(solo: &Entry<'_>) -> Outcome<Cells> {
    let cell = solo.numbers("centre_cell", 2..=2, 1..=i64::from(SIZE))?;
    let first = |number: i64| FIELD / 2 + 1 - number as u8;
    let (top, left) = (first(cell[0]), first(cell[1]));
    Ok(Cells::rectangle(top, top + SIZE, left, left + SIZE))
}

fn read_lines(solo: &Entry<'_>, grid: Cells) -> Outcome<Vec<Line>> {
    let corner = grid.iter().next().unwrap_or(Cell::CENTRE);
    let mut lines = Vec::new();
    for entry in solo.entries("lines")? {
        entry.text("side")?;
        let is_row =
            entry.among("line", entry.text("line")?, &[("row", true), ("column", false)])?;
        let number = entry.number("number", 1..=i64::from(SIZE))? as u8;
        let (row, column) = (corner.row() + number - 1, corner.column() + number - 1);
        let line = if is_row {
            Cells::rectangle(row, row + 1, 0, FIELD)
        } else {
            Cells::rectangle(0, FIELD, column, column + 1)
        };
        lines.push(Line { is_row, number, cells: line.and(grid) });
        entry.done()?;
    }
    Ok(lines)
}
