//! What a player has, in numbers.

use ludi_engine::Seat;

use crate::{Colour, MagnaRoma, Realm, Resource};

/// The numbers in front of a seat, by key.
pub fn counters(game: &MagnaRoma, seat: Seat) -> Vec<(&'static str, i32)> {
    let realm = game.realm(seat);
    let goods = Resource::ALL.map(|resource| (of(resource), amount(realm, resource)));
    let stars = Colour::ALL.map(|colour| (of_star(colour), realm.stars[colour as usize].into()));
    let mut counters = vec![(BLESSINGS, realm.blessings.into())];
    counters.extend(goods);
    counters.extend(stars);
    counters
}

/// The blessing tokens not played yet.
pub const BLESSINGS: &str = "blessings";

/// The counter of a resource: goods, points scored in play, or the space of a marker.
pub const fn of(resource: Resource) -> &'static str {
    ["legions", "faith", "market", "points", "coins", "population"][resource as usize]
}

/// The counter of a star track.
pub const fn of_star(colour: Colour) -> &'static str {
    ["red_stars", "purple_stars", "brown_stars"][colour as usize]
}

/// How much of a resource lies in front of a player.
pub fn amount(realm: &Realm, resource: Resource) -> i32 {
    match resource {
        Resource::Legion => realm.legions.into(),
        Resource::Faith => realm.faith.into(),
        Resource::Luxury => realm.market.into(),
        Resource::Vp => realm.vp.into(),
        Resource::Coin => realm.coins.into(),
        Resource::Population => realm.population.into(),
    }
}
