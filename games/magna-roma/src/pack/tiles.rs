//! Halves, symbols, tiles and centres of a pack (section 2 of the rules).

use ludi_engine::pack::{ANY, Checked, Entry, kept};

use toml::Value;

use super::words::{SOME, colours, icons};
use crate::components::{Colour, Edges, Gain, Half, Resource, Tile};

/// MR-012: exactly three half-symbols.
pub(super) fn read_halves(file: &Entry<'_>) -> Checked<[Half; 3]> {
    let halves = file.entries("half", 3..=3, |entry| {
        let (id, mark) = (entry.id()?, entry.text("mark")?);
        entry.check("mark", mark.chars().count() == 1, "expected one character")?;
        entry.check("id", id != "none", "\"none\" means an edge without half-symbol")?;
        Ok(Half { id, name: entry.name("name")?, mark: kept(mark) })
    })?;
    Ok([halves[0], halves[1], halves[2]])
}

/// What the halves are called in a list of edges, and their numbers, 0 for `none`.
fn numbered(halves: &[Half; 3]) -> [(&'static str, u8); 4] {
    [("none", 0), (halves[0].id, 1), (halves[1].id, 2), (halves[2].id, 3)]
}

/// What each symbol pays, small and large.
fn read_symbols(file: &Entry<'_>) -> Checked<Vec<(&'static str, [Gain; 2])>> {
    let mut order = Resource::ALL.into_iter();
    file.entries("symbol", 6..=6, |entry| {
        let resource = order.next().expect("there are six symbols");
        let symbol = resource.symbol();
        let all = Resource::ALL.map(Resource::symbol).join(", ");
        entry.check("id", entry.id()? == symbol, format!("expected {symbol}: list {all}"))?;
        let problem = format!("a {symbol} symbol pays {}", resource.id());
        entry.check("resource", entry.text("resource")? == resource.id(), problem)?;
        let small = entry.whole("small", SOME)?;
        let large = entry.whole("large", small..=*SOME.end())?;
        Ok((symbol, [small, large].map(|amount| Gain { resource, amount })))
    })
}

/// MR-013, MR-017 to MR-019: what each pair of halves pays.
pub(super) fn read_pays(file: &Entry<'_>, halves: &[Half; 3]) -> Checked<[[Gain; 2]; 16]> {
    let symbols = read_symbols(file)?;
    let mut pays = [[Gain::default(); 2]; 16];
    file.entries("pair", ANY, |entry| {
        let pair = entry.choices("halves", 2..=2, &numbered(halves))?;
        let (a, b) = (usize::from(pair[0]), usize::from(pair[1]));
        entry.check("halves", a > 0 && b > 0, "an edge without half forms nothing")?;
        entry.check("halves", pays[a * 4 + b][0].amount == 0, "this pair stands there twice")?;
        let gain = entry.choice("symbol", &symbols)?;
        pays[a * 4 + b] = gain;
        pays[b * 4 + a] = gain;
        Ok(())
    })?;
    Ok(pays)
}

fn read_edges(entry: &Entry<'_>, halves: &[Half; 3]) -> Checked<Edges> {
    let edges = entry.choices("edges", 4..=4, &numbered(halves))?;
    Ok(Edges(edges.iter().zip(0..).fold(0, |bits, (half, side)| bits | half << (2 * side))))
}

/// MR-015: one icon, `"none"`, or a list of two.
fn read_icons(entry: &Entry<'_>) -> Checked<[u8; 3]> {
    let shown = match entry.value("icon")? {
        Value::Array(_) => entry.choices("icon", 1..=2, &icons())?,
        Value::String(none) if none == "none" => Vec::new(),
        _ => vec![entry.choice("icon", &icons())?],
    };
    let mut count = [0; 3];
    for icon in shown {
        count[icon as usize] += 1;
    }
    Ok(count)
}

/// The most stars of a tile.
const STARS: u8 = 3;

/// MR-016: a number of stars of the tile's own colour, or a number for each colour.
fn read_stars(entry: &Entry<'_>, own: Colour) -> Checked<[u8; 3]> {
    let mut stars = [0; 3];
    if !entry.value("stars")?.is_table() {
        stars[own as usize] = entry.whole("stars", 0..=STARS)?;
        return Ok(stars);
    }
    entry.entry("stars", |each| {
        for (id, colour) in colours() {
            let found = each.maybe(id, |field| each.whole(field, 0..=STARS))?;
            stars[colour as usize] = found.unwrap_or(0);
        }
        Ok(())
    })?;
    let all: u8 = stars.iter().sum();
    entry.check("stars", all <= STARS, format!("{all} stars, expected {STARS} at most"))?;
    Ok(stars)
}

/// MR-010, MR-012, MR-015, MR-016. Where the pack claims symmetry, every colour has as many tiles.
pub(super) fn read_tiles(file: &Entry<'_>, halves: &[Half; 3]) -> Checked<Vec<Tile>> {
    file.entry("tiles", |all| {
        let symmetric = all.flag("symmetric")?;
        let tiles = all.entries("list", ANY, |entry| {
            let icons = read_icons(entry)?;
            let (id, colour) = (entry.id()?, entry.choice("colour", &colours())?);
            let edges = read_edges(entry, halves)?;
            let stars = read_stars(entry, colour)?;
            Ok(Tile { id, colour: Some(colour), edges, stars, icons })
        })?;
        for colour in Colour::ALL.into_iter().filter(|_| symmetric) {
            let found = tiles.iter().filter(|tile| tile.colour == Some(colour)).count();
            let problem = format!(
                "the pack claims symmetry, but {found} of {} tiles are {}",
                tiles.len(),
                colour.id()
            );
            all.check("symmetric", found * 3 == tiles.len(), problem)?;
        }
        Ok(tiles)
    })
}

pub(super) fn read_centres(file: &Entry<'_>, halves: &[Half; 3]) -> Checked<Vec<Tile>> {
    file.entries("centre", 4..=4, |entry| {
        let (id, edges) = (entry.id()?, read_edges(entry, halves)?);
        Ok(Tile { id, colour: None, edges, stars: [0; 3], icons: [0; 3] })
    })
}
