//! Where things are, in words one can follow on the map without counting from anywhere.

use ludi_engine::{Phrase, Seat};

use crate::Praetor;
use crate::components::TileId;

/// A tile told from others of its name: on offer by its place among them; in the city by its owner,
/// or by what it lies beside.
pub fn tile_here(state: &Praetor, tile: TileId) -> Phrase {
    if !state.city.built.contains(tile.0) {
        return on_offer(state, tile);
    }
    let site = &state.city.sites[tile.index()];
    distinct(state, tile).unwrap_or_else(|| {
        let place = place(state, (site.x, site.y));
        named("tile-at", state, tile).with("place", place)
    })
}

/// A cell of the map: beside a tile that cannot be mistaken, or counted from the corner of the map.
pub fn place(state: &Praetor, (x, y): (i8, i8)) -> Phrase {
    let beside = [
        ("place-right", -1, 0),
        ("place-left", 1, 0),
        ("place-below", 0, 1),
        ("place-above", 0, -1),
    ];
    let known = beside.into_iter().find_map(|(id, dx, dy)| {
        let neighbour = state.city.tile_at(x.checked_add(dx)?, y.checked_add(dy)?)?;
        Some(Phrase::new(id).with("tile", distinct(state, neighbour)?))
    });
    known.unwrap_or_else(|| {
        let sites = || state.city.built.iter().map(|tile| &state.city.sites[usize::from(tile)]);
        let west = sites().map(|site| i16::from(site.x)).min().unwrap_or_default();
        let north = sites().map(|site| i16::from(site.y)).max().unwrap_or_default();
        // A cell beyond the outermost tiles is in row or column 0.
        Phrase::new("place-counted")
            .with("row", north - i16::from(y) + 1)
            .with("column", i16::from(x) - west + 1)
    })
}

/// A built tile by its name, or by its name and its owner, if that is enough.
fn distinct(state: &Praetor, tile: TileId) -> Option<Phrase> {
    let owner = |tile: TileId| state.city.sites[tile.index()].owner();
    let mut copies = copies(state, tile, state.city.built.iter());
    if copies.len() == 1 {
        return Some(named("tile-alone", state, tile));
    }
    let seat = owner(tile)?;
    copies.retain(|other| owner(*other) == Some(seat));
    (copies.len() == 1).then(|| named("tile-of", state, tile).with("who", Seat(seat)))
}

fn on_offer(state: &Praetor, tile: TileId) -> Phrase {
    let copies = copies(state, tile, state.available.iter());
    match copies.iter().position(|other| *other == tile) {
        Some(nth) if copies.len() > 1 => {
            named("tile-copy", state, tile).with("nth", nth + 1).with("of", copies.len())
        }
        _ => named("tile-alone", state, tile),
    }
}

fn copies(state: &Praetor, tile: TileId, among: impl Iterator<Item = u8>) -> Vec<TileId> {
    let name = state.pack.tile_name(tile);
    among.map(TileId).filter(|other| state.pack.tile_name(*other) == name).collect()
}

fn named(id: &'static str, state: &Praetor, tile: TileId) -> Phrase {
    Phrase::new(id).with("name", state.pack.tile_name(tile))
}
