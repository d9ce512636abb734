//! The boards of a pack: ring, market, military, pantheon, personal and solo board.

use ludi_engine::pack::{Checked, Entry};

use super::words::{AMOUNT, colours, gain, track};
use crate::cell::{Cell, Cells, FIELD, SIZE};
use crate::components::{BONUSES, Bonus, Line, OBJECTIVES, PROVINCES, ROWS, SLOTS, TILES};

/// MR-041
pub(super) fn read_ring(file: &Entry<'_>) -> Checked<[u8; 3]> {
    file.entry("ring", |ring| ring.row("slots", 5..=SLOTS as u8))
}

/// Multipliers and connected tokens by space (MR-051, MR-052).
pub(super) fn read_market(file: &Entry<'_>, tokens: u8) -> Checked<(Vec<i8>, Vec<u8>)> {
    file.entry("market", |market| {
        let multipliers = track(market, "multipliers", -20..=20)?;
        let spaces = multipliers.len();
        let connected = market.wholes("tokens", spaces..=spaces, 0..=tokens)?;
        match (1..=tokens).find(|token| !connected.contains(token)) {
            Some(lost) => market.wrong("tokens", format!("no space is connected to token {lost}")),
            None => Ok((multipliers, connected)),
        }
    })
}

/// Legions by row, and points by space (MR-061, MR-062).
pub(super) fn read_military(file: &Entry<'_>) -> Checked<([u8; ROWS], Vec<u8>)> {
    file.entry("military", |military| {
        let vp = track(military, "vp", AMOUNT)?;
        let rows: [u8; ROWS] = military.row("rows", 1..=vp.len() as u8 - 1)?;
        let problem = "the legions asked fall from the top slot to the bottom slot";
        military.check("rows", rows.is_sorted_by(|above, below| above >= below), problem)?;
        Ok((rows, vp))
    })
}

/// Blessing spaces as bits, and what a token is worth by space (MR-071, MR-072).
pub(super) fn read_pantheon(file: &Entry<'_>) -> Checked<(u32, Vec<u8>)> {
    file.entry("pantheon", |pantheon| {
        let token_vp = track(pantheon, "token_vp", AMOUNT)?;
        let spaces = token_vp.len();
        let blessed: Vec<u32> = pantheon.wholes("blessings", spaces..=spaces, 0..=1)?;
        pantheon.check("blessings", blessed[0] == 0, "nobody enters the start space")?;
        let bits = blessed.iter().enumerate().map(|(space, flag)| flag << space).sum();
        Ok((bits, token_vp))
    })
}

/// Values and bonuses of the star tracks (MR-030 to MR-034).
pub(super) fn read_personal(file: &Entry<'_>) -> Checked<(Vec<u8>, Vec<Bonus>)> {
    file.entry("personal", |personal| {
        let values = track(personal, "values", AMOUNT)?;
        let last = values.len() as u8 - 1;
        let bonuses = personal.entries("bonus", 0..=BONUSES, |entry| read_bonus(entry, last))?;
        Ok((values, bonuses))
    })
}

fn read_bonus(entry: &Entry<'_>, last: u8) -> Checked<Bonus> {
    let tracks = entry.choices("tracks", 1..=2, &colours())?;
    let steps = entry.wholes("steps", tracks.len()..=tracks.len(), 1..=last)?;
    let at = (tracks[0], steps[0]);
    let linked = tracks.get(1).copied().zip(steps.get(1).copied());
    let problem = "a linked bonus belongs to two different tracks";
    entry.check("tracks", linked.is_none_or(|(track, _)| track != at.0), problem)?;
    Ok(Bonus { id: entry.id()?, at, linked, gain: entry.entry("gain", gain)? })
}

/// The solo board (MR-141, MR-143, MR-144, MR-146, MR-147).
pub(super) struct Solo {
    pub(super) offer: u8,
    pub(super) grid: Cells,
    pub(super) lines: Vec<Line>,
    pub(super) objective_vp: Vec<u8>,
    pub(super) blocked: [Option<u8>; PROVINCES],
}

pub(super) fn read_solo(file: &Entry<'_>, own_tiles: u8, provinces: u8) -> Checked<Solo> {
    file.entry("solo", |solo| {
        let offer = solo.whole("offer", 1..=(TILES / usize::from(own_tiles)) as u8)?;
        let grid = read_grid(solo)?;
        let lines = read_lines(solo, grid)?;
        let in_play = solo.whole("objectives_in_play", 1..=OBJECTIVES)?;
        let problem = format!("{} lines for {in_play} objectives", lines.len());
        solo.check("lines", lines.len() == in_play, problem)?;
        let objective_vp = track(solo, "objective_vp", 0..=99)?;
        let problem = format!("expected values for 0 to {in_play} objectives");
        solo.check("objective_vp", objective_vp.len() == in_play + 1, problem)?;
        let provinces = usize::from(provinces);
        let rows = solo.wholes("blocked", provinces..=provinces, 0..=ROWS as u8)?;
        let mut blocked = [None; PROVINCES];
        for (slot, row) in blocked.iter_mut().zip(rows) {
            *slot = row.checked_sub(1);
        }
        Ok(Solo { offer, grid, lines, objective_vp, blocked })
    })
}

/// MR-141: where the grid lies around the centre.
fn read_grid(solo: &Entry<'_>) -> Checked<Cells> {
    let cell: [u8; 2] = solo.row("centre_cell", 1..=SIZE)?;
    let [top, left] = cell.map(|number| FIELD / 2 + 1 - number);
    Ok(Cells::rectangle(top, top + SIZE, left, left + SIZE))
}

fn read_lines(solo: &Entry<'_>, grid: Cells) -> Checked<Vec<Line>> {
    let corner = grid.iter().next().unwrap_or(Cell::CENTRE);
    solo.entries("lines", 0..=OBJECTIVES, |entry| {
        entry.text("side")?;
        let is_row = entry.choice("line", &[("row", true), ("column", false)])?;
        let number = entry.whole("number", 1..=SIZE)?;
        let (row, column) = (corner.row() + number - 1, corner.column() + number - 1);
        let line = if is_row {
            Cells::rectangle(row, row + 1, 0, FIELD)
        } else {
            Cells::rectangle(0, FIELD, column, column + 1)
        };
        Ok(Line { is_row, number, cells: line.and(grid) })
    })
}
