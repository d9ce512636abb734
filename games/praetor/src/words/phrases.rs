//! How the things of the game are said: amounts, tiles, places, benefits.

use ludi_engine::Phrase;

use crate::components::{Area, Gives, Good, Goods, Per, TileId, Use};
use crate::{Praetor, WallId};

/// The name of a good.
pub const fn good(good: Good) -> Phrase {
    Phrase::new(match good {
        Good::Gold => "good-gold",
        Good::Wood => "good-wood",
        Good::Stone => "good-stone",
        Good::Marble => "good-marble",
        Good::Weapons => "good-weapons",
    })
}

/// An amount of one good.
pub fn amount(good: Good, n: u16) -> Phrase {
    let id = match good {
        Good::Gold => "amount-gold",
        Good::Wood => "amount-wood",
        Good::Stone => "amount-stone",
        Good::Marble => "amount-marble",
        Good::Weapons => "amount-weapons",
    };
    Phrase::new(id).with("n", n)
}

/// Several goods, or the word for nothing.
pub fn goods(goods: &Goods) -> Vec<Phrase> {
    let list: Vec<Phrase> = goods.iter().map(|(good, n)| amount(good, n)).collect();
    if list.is_empty() { vec![Phrase::new("nothing")] } else { list }
}

/// A phrase about a good that becomes another.
pub(super) fn forged(phrase: Phrase, from: Good, into: Good) -> Phrase {
    phrase.with("from", good(from)).with("into", good(into))
}

/// The kind of an activation area.
pub(super) const fn area(area: Area) -> Phrase {
    Phrase::new(match area {
        Area::Red => "area-red",
        Area::Green => "area-green",
        Area::Gray => "area-gray",
        Area::None => "area-none",
    })
}

/// The designs of a tile's corners as marks, clockwise from the north-west.
pub(super) fn corners(state: &Praetor, tile: TileId, rotation: u8) -> String {
    let Some(spec) = state.pack.tile(tile) else {
        return String::new();
    };
    let design = |corner| usize::from(spec.corner(corner, rotation));
    (0..4).map(|corner| state.pack.designs[design(corner)].mark).collect()
}

/// A Wall Tile: what it asks and brings.
pub(super) fn wall(state: &Praetor, index: u8) -> Phrase {
    let spec = &state.pack.walls[WallId(index).index()];
    Phrase::new("wall-tile").with("demand", goods(&spec.demand)).with("favor", spec.favor)
}

/// What the activation of a tile brings, in a few words.
pub fn benefit(state: &Praetor, tile: TileId) -> Phrase {
    let spec = &state.pack.tiles[tile.index()];
    let gain = match spec.job {
        Use::Gain(gain) => gain,
        Use::Forge { from, into } => {
            let exact = !state.rules.forges_up_to();
            let id = if exact { "benefit-forge-exact" } else { "benefit-forge" };
            return forged(Phrase::new(id), from, into);
        }
        Use::Recruit => return Phrase::new("benefit-recruit"),
        Use::Trade => return Phrase::new("benefit-trade"),
        Use::Wall => return Phrase::new("benefit-wall"),
        Use::Academy => return Phrase::new("benefit-academy"),
        Use::LaborCamp => return Phrase::new("benefit-labor_camp"),
        Use::Nothing => return Phrase::new("benefit-nothing"),
    };
    let per = match gain.per {
        Per::Experience => Phrase::new("per-experience"),
        Per::Tiles => Phrase::new("per-tiles").with("every", gain.every),
        Per::Active => Phrase::new("per-active"),
        Per::Retired => Phrase::new("per-retired"),
        Per::Morale => Phrase::new("per-morale"),
        Per::Held(set) => {
            let held = Good::ALL.into_iter().filter(|good| set >> *good as u8 & 1 == 1);
            Phrase::new("per-held").with("goods", held.map(good).collect::<Vec<_>>())
        }
    };
    let phrase = if gain.every == 1 {
        Phrase::new("benefit-each")
    } else {
        Phrase::new("benefit-every").with("every", gain.every)
    };
    let gives = match gain.gives {
        Gives::Good(what) => amount(what, u16::from(gain.amount)),
        Gives::Favor => Phrase::new("gives-favor").with("n", gain.amount),
        Gives::Morale => Phrase::new("gives-morale").with("n", gain.amount),
    };
    let phrase = phrase.with("gives", gives).with("per", per);
    let building = &state.pack.buildings[usize::from(spec.building)];
    match building.most_favor[state.rules.edition as usize] {
        0 => phrase,
        most => Phrase::new("benefit-capped").with("benefit", phrase).with("most", most),
    }
}
