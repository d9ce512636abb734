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

/// A cell of the map: between two tiles that cannot be mistaken, beside one, or so many steps from
/// the nearest.
pub fn place(state: &Praetor, (x, y): (i8, i8)) -> Phrase {
    let beside = |dx: i8, dy: i8| {
        let neighbour = state.city.tile_at(x.checked_add(dx)?, y.checked_add(dy)?)?;
        distinct(state, neighbour)
    };
    for ((dx, dy), (ex, ey)) in [((-1, 0), (1, 0)), ((0, 1), (0, -1))] {
        if let (Some(tile), Some(other)) = (beside(dx, dy), beside(ex, ey)) {
            return Phrase::new("place-between").with("tile", tile).with("other", other);
        }
    }
    let ways = [
        ("place-right", -1, 0),
        ("place-left", 1, 0),
        ("place-below", 0, 1),
        ("place-above", 0, -1),
    ];
    let known = ways
        .into_iter()
        .find_map(|(id, dx, dy)| Some(Phrase::new(id).with("tile", beside(dx, dy)?)));
    known.unwrap_or_else(|| from_nearest(state, (x, y)))
}

/// A cell by the steps that lead there from the nearest tile, if can be one that cannot be mistaken.
fn from_nearest(state: &Praetor, (x, y): (i8, i8)) -> Phrase {
    let steps = |tile: TileId| {
        let site = &state.city.sites[tile.index()];
        (i16::from(x) - i16::from(site.x), i16::from(y) - i16::from(site.y))
    };
    let others = state.city.built.iter().map(TileId).filter(|tile| steps(*tile) != (0, 0));
    let nearest = others.min_by_key(|tile| {
        let (east, north) = steps(*tile);
        (distinct(state, *tile).is_none(), east.abs() + north.abs())
    });
    let Some(nearest) = nearest else { return Phrase::new("place-first") };
    let tile = distinct(state, nearest).unwrap_or_else(|| named("tile-alone", state, nearest));
    let (east, north) = steps(nearest);
    let part = |count: i16, forth, back| {
        (count != 0)
            .then(|| Phrase::new(if count > 0 { forth } else { back }).with("count", count.abs()))
    };
    let steps =
        match (part(east, "steps-right", "steps-left"), part(north, "steps-up", "steps-down")) {
            (Some(across), Some(along)) => {
                Phrase::new("place-both").with("across", across).with("along", along)
            }
            (Some(only), None) | (None, Some(only)) => only,
            (None, None) => return tile,
        };
    Phrase::new("place-steps").with("steps", steps).with("tile", tile)
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
