//! Halves, symbols, tiles and centres of a pack (section 2 of the rules).

use super::entry::{AMOUNT, Entry, Outcome, colours, forever, icons};
use crate::components::{Colour, Edges, Gain, Half, Resource, Tile};

/// MR-012: exactly three half-symbols.
pub(super) fn read_halves(file: &Entry<'_>) -> Outcome<[Half; 3]> {
    let mut halves = Vec::new();
    for entry in file.listed("half", 3)? {
        let mark = entry.text("mark")?;
        if mark.chars().count() != 1 {
            return entry.wrong("mark", "expected one character");
        }
        if entry.id()? == "none" {
            return entry.wrong("id", "\"none\" means an edge without half-symbol");
        }
        halves.push(Half { id: entry.id()?, name: entry.name("name")?, mark: forever(mark) });
        entry.done()?;
    }
    Ok([halves[0], halves[1], halves[2]])
}

/// What a half is called in a list of edges: its number, 0 for `none`.
fn half(entry: &Entry<'_>, field: &str, word: &str, halves: &[Half; 3]) -> Outcome<u8> {
    let known = [("none", 0), (halves[0].id, 1), (halves[1].id, 2), (halves[2].id, 3)];
    entry.among(field, word, &known)
}

/// MR-013, MR-017 to MR-019: what each pair of halves pays.
pub(super) fn read_pays(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<[[Gain; 2]; 16]> {
    let mut symbols = Vec::new();
    for (entry, resource) in file.listed("symbol", 6)?.iter().zip(Resource::ALL) {
        if entry.id()? != resource.symbol() {
            let order = Resource::ALL.map(Resource::symbol).join(", ");
            return entry.wrong("id", format!("expected {}: list {order}", resource.symbol()));
        }
        if entry.text("resource")? != resource.id() {
            let problem = format!("a {} symbol pays {}", resource.symbol(), resource.id());
            return entry.wrong("resource", problem);
        }
        let small = entry.number("small", 1..=*AMOUNT.end())?;
        let large = entry.number("large", small..=*AMOUNT.end())?;
        symbols.push((
            resource.symbol(),
            [small, large].map(|amount| Gain { resource, amount: amount as u8 }),
        ));
        entry.done()?;
    }
    let mut pays = [[Gain::default(); 2]; 16];
    for entry in file.entries("pair")? {
        let words = entry.words("halves")?;
        let words = entry.of_length("halves", words, 2..=2)?;
        let a = usize::from(half(&entry, "halves", words[0], halves)?);
        let b = usize::from(half(&entry, "halves", words[1], halves)?);
        if a == 0 || b == 0 {
            return entry.wrong("halves", "an edge without half forms nothing");
        }
        if pays[a * 4 + b][0].amount > 0 {
            return entry.wrong("halves", "this pair stands there twice");
        }
        let gain = entry.among("symbol", entry.text("symbol")?, &symbols)?;
        pays[a * 4 + b] = gain;
        pays[b * 4 + a] = gain;
        entry.done()?;
    }
    Ok(pays)
}

fn read_edges(entry: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Edges> {
    let words = entry.words("edges")?;
    let words = entry.of_length("edges", words, 4..=4)?;
    let mut edges = 0;
    for (side, word) in words.iter().enumerate() {
        edges |= half(entry, "edges", word, halves)? << (2 * side);
    }
    Ok(Edges(edges))
}

/// MR-010, MR-012, MR-015, MR-016. Where the pack claims symmetry, every colour has as many tiles.
pub(super) fn read_tiles(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Vec<Tile>> {
    let all = file.inner("tiles")?;
    let symmetric = all.flag("symmetric")?;
    let mut tiles = Vec::new();
    for entry in all.entries("list")? {
        let icon = entry.text("icon")?;
        let icon = if icon == "none" { None } else { Some(entry.among("icon", icon, &icons())?) };
        tiles.push(Tile {
            id: entry.id()?,
            colour: Some(entry.among("colour", entry.text("colour")?, &colours())?),
            edges: read_edges(&entry, halves)?,
            stars: entry.number("stars", 0..=3)? as u8,
            icon,
        });
        entry.done()?;
    }
    for colour in Colour::ALL.into_iter().filter(|_| symmetric) {
        let found = tiles.iter().filter(|tile| tile.colour == Some(colour)).count();
        if found * 3 != tiles.len() {
            let problem = format!(
                "the pack claims symmetry, but {found} of {} tiles are {}",
                tiles.len(),
                colour.id()
            );
            return all.wrong("symmetric", problem);
        }
    }
    all.done()?;
    Ok(tiles)
}

pub(super) fn read_centres(file: &Entry<'_>, halves: &[Half; 3]) -> Outcome<Vec<Tile>> {
    let mut centres = Vec::new();
    for entry in file.listed("centre", 4)? {
        let edges = read_edges(&entry, halves)?;
        centres.push(Tile { id: entry.id()?, colour: None, edges, stars: 0, icon: None });
        entry.done()?;
    }
    Ok(centres)
}
