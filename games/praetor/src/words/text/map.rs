//! The city as a map of characters.

use std::fmt;

use ludi_engine::{Phrase, Seat, Tone};

use super::Scribe;
use crate::city::Bounds;
use crate::components::{Area, TileId};
use crate::{Praetor, Step};

/// Width of a tile's inside, and of a tile with one of its borders.
const INSIDE: usize = 7;
const WIDTH: usize = INSIDE + 1;
/// Height of a tile with one of its borders.
const HEIGHT: usize = 4;
/// Columns that fit beside each other in 100 characters.
const COLUMNS: usize = 11;

/// A sheet of characters, each with a tone.
struct Sheet {
    width: usize,
    cells: Vec<(Tone, char)>,
}

impl Sheet {
    fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![(Tone::Plain, ' '); width * height] }
    }

    fn put(&mut self, column: usize, row: usize, tone: Tone, text: &str) {
        for (offset, letter) in text.chars().enumerate() {
            if column + offset < self.width
                && let Some(cell) = self.cells.get_mut(row * self.width + column + offset)
            {
                *cell = (tone, letter);
            }
        }
    }
}

/// Draws the city, in bands of columns if it is wide.
pub(super) fn draw(scribe: &mut Scribe<'_>) {
    let state = scribe.state;
    let Some(Bounds { west, east, south, north }) = state.city.bounds() else { return };
    // Where a tile is to be placed, the cells around the city are shown too.
    let more = i8::from(matches!(state.step, Step::Cell { .. }));
    let (west, east, south, north) = (west - more, east + more, south - more, north + more);
    let title = scribe.words.get("text-city");
    scribe.text.row(Tone::Title, title);
    let marks: Vec<String> = state
        .pack
        .designs
        .iter()
        .map(|design| format!("{} {}", design.mark, design.name.get(scribe.words.lang())))
        .collect();
    let corners = scribe.say(&Phrase::new("text-corners").with("designs", marks.join(", ")));
    scribe.text.row(Tone::Dim, corners);
    let legend = scribe.words.get("text-legend");
    scribe.text.row(Tone::Dim, legend);
    let mut first = west;
    while first <= east {
        let last = east.min(first + COLUMNS as i8 - 1);
        band(scribe, (first, last), (south, north));
        first = last + 1;
    }
}

/// One band of columns.
fn band(scribe: &mut Scribe<'_>, (west, east): (i8, i8), (south, north): (i8, i8)) {
    let state = scribe.state;
    let columns = (east - west) as usize + 1;
    let rows = (north - south) as usize + 1;
    let mut sheet = Sheet::new(columns * WIDTH + 1, rows * HEIGHT + 1);
    let inside = |x: i8| (west..=east).contains(&x);
    let corner = |x: i8, y: i8| ((x - west) as usize * WIDTH, (north - y) as usize * HEIGHT);
    for tile in state.city.built.iter().map(TileId) {
        let site = &state.city.sites[tile.index()];
        if inside(site.x) {
            draw_tile(scribe, &mut sheet, corner(site.x, site.y), tile);
        }
    }
    if let Step::Cell { tile, .. } = state.step {
        state.city.frontier(state.rules.edge_contact, |x, y| {
            if inside(x) {
                let best = state.plazas(tile, (x, y)).into_iter().max().unwrap_or(0);
                let (column, row) = corner(x, y);
                let (x, y) = (format!("{x},{y}"), format!("+{best}"));
                sheet.put(column + 1, row + 1, Tone::Dim, &format!("{x:^INSIDE$}"));
                sheet.put(column + 1, row + 2, Tone::Good, &format!("{y:^INSIDE$}"));
            }
        });
    }
    let header = fmt::from_fn(|f| (west..=east).try_for_each(|x| write!(f, "{x:^WIDTH$}")));
    scribe.text.row(Tone::Dim, format!("     {header}"));
    for row in 0..=rows * HEIGHT {
        let label = if row % HEIGHT == 2 {
            format!("{:>3} ", north - (row / HEIGHT) as i8)
        } else {
            "    ".to_owned()
        };
        scribe.text.row(Tone::Dim, label);
        let line = &sheet.cells[row * sheet.width..(row + 1) * sheet.width];
        for run in line.chunk_by(|one, other| one.0 == other.0) {
            scribe.text.push(run[0].0, run.iter().map(|(_, letter)| *letter).collect::<String>());
        }
    }
}

/// A tile: corners, owner, short name, area or the Worker on it.
fn draw_tile(scribe: &Scribe<'_>, sheet: &mut Sheet, (column, row): (usize, usize), tile: TileId) {
    let state = scribe.state;
    let site = &state.city.sites[tile.index()];
    let spec = &state.pack.tiles[tile.index()];
    let border = format!("+{}+", "-".repeat(INSIDE));
    sheet.put(column, row, Tone::Dim, &border);
    sheet.put(column, row + HEIGHT, Tone::Dim, &border);
    for line in 1..HEIGHT {
        sheet.put(column, row + line, Tone::Dim, "|");
        sheet.put(column + WIDTH, row + line, Tone::Dim, "|");
    }
    let mark = |corner| {
        let design = usize::from(spec.corner(corner, site.rotation));
        state.pack.designs[design].mark.to_string()
    };
    for (place, (x, y)) in [(0, (1, 1)), (1, (INSIDE, 1)), (2, (INSIDE, 3)), (3, (1, 3))] {
        sheet.put(column + x, row + y, Tone::Plain, &mark(place));
    }
    let tone = site.owner().map_or(Tone::Plain, |owner| Tone::Seat(Seat(owner)));
    let owner = site.owner().map_or(" ".to_owned(), |owner| (owner + 1).to_string());
    let builder =
        site.centre.worker().map_or(String::new(), |(_, worker)| format!("^{}", worker.experience));
    sheet.put(column + 2, row + 1, tone, &format!("{:^5}", format!("{owner}{builder}")));
    sheet.put(column + 1, row + 2, tone, &format!("{:^INSIDE$}", short(scribe, state, tile)));
    let (state_of_area, tone) = match (site.area.worker(), spec.area) {
        (Some((seat, worker)), _) => {
            (format!("{}:{}", seat + 1, worker.experience), Tone::Seat(Seat(seat)))
        }
        (None, Area::Red) => ("( R )".to_owned(), Tone::Dim),
        (None, Area::Green) => ("( G )".to_owned(), Tone::Dim),
        (None, Area::Gray) => ("( S )".to_owned(), Tone::Dim),
        (None, Area::None) => (String::new(), Tone::Dim),
    };
    sheet.put(column + 2, row + 3, tone, &format!("{state_of_area:^5}"));
}

/// The name of a building in seven letters.
fn short(scribe: &Scribe<'_>, state: &Praetor, tile: TileId) -> String {
    let building = &state.pack.buildings[usize::from(state.pack.tiles[tile.index()].building)];
    let id = format!("short-{}", building.id);
    let name = if scribe.words.has(&id) {
        scribe.words.get(&id)
    } else {
        building.name.get(scribe.words.lang()).to_owned()
    };
    name.chars().take(INSIDE).collect()
}
