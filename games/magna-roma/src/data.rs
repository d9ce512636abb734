//! The position as data for other programs (`docs/json.md`).

use ludi_engine::{Seat, View};
use serde_json::{Map, Value as Json, json};

use crate::components::TILES;
use crate::gains::Then;
use crate::{BLOCKED, Cells, City, Colour, Components, Deck, Gain, MagnaRoma, NONE, Phase, Realm};

/// Everything is public, so a view is the position.
pub fn data(view: &View<MagnaRoma>) -> Json {
    let game: &MagnaRoma = view;
    let pack = game.pack.0;
    let ring = game.ring[..game.slots()].iter().map(|tile| tile_id(pack, *tile));
    let cylinders = game.cylinders[..usize::from(game.players)].iter().map(|slot| seat(*slot));
    let stack = (0..TILES as u8).filter(|tile| game.in_stack(*tile));
    let unseen = game.unseen_monuments();
    let monuments = (0..pack.monuments.len() as u8).filter(|card| unseen >> card & 1 != 0);
    let token = |token: u8| pack.tokens.get(usize::from(token)).map(|token| token.id);
    let aims = game.aims().map(|(objective, ..)| pack.objectives[usize::from(objective)].id);
    let realms = Seat::all(game.players).map(|seat| realm(pack, game.realm(seat)));
    json!({
        "asks": asks(game),
        "first": seat(game.first),
        "active": game.active,
        "ring": ring.collect::<Vec<_>>(),
        "cylinders": cylinders.collect::<Vec<_>>(),
        "stack": stack.map(|tile| tile_id(pack, tile)).collect::<Vec<_>>(),
        "display": game.display.map(|card| monument_id(pack, card)),
        "monument_stack": monuments.map(|card| monument_id(pack, card)).collect::<Vec<_>>(),
        "provinces": provinces(game),
        "tokens": game.tokens.map(token),
        "objectives": aims.collect::<Vec<_>>(),
        "gains": game.pending().iter().map(|gain| amount(*gain)).collect::<Vec<_>>(),
        "then": then(game),
        "offers": (0..32).filter(|space| game.offers >> space & 1 != 0).collect::<Vec<u8>>(),
        "spot": game.spot.to_string(),
        "blessed_now": game.blessed_now,
        "moves": game.moves,
        "seats": realms.collect::<Vec<_>>(),
    })
}

/// What the game waits for.
fn asks(game: &MagnaRoma) -> Json {
    let what = match game.phase {
        Phase::Deal(deck) => {
            let of = match deck {
                Deck::Tiles => "tile",
                Deck::Monuments => "monument",
                Deck::Provinces => "province",
                Deck::Tokens => "token",
                Deck::Objectives => "objective",
                Deck::Seats => "first",
            };
            return json!({ "what": "draw", "of": of });
        }
        Phase::Claim => "claim",
        Phase::Take => "take",
        Phase::Place => "place",
        Phase::Face => "face",
        Phase::Order => "first",
        Phase::Trade => "trade",
        Phase::Act => "act",
        Phase::Bless => "bless",
        Phase::Choose => "choose",
        Phase::Over => "over",
    };
    json!({ "what": what })
}

/// What follows when all gains are taken.
fn then(game: &MagnaRoma) -> &'static str {
    match game.then {
        Then::Symbols => "symbols",
        Then::Act => "act",
        Then::Bless => "bless",
        Then::Refill => "refill",
        Then::End => "end",
    }
}

fn provinces(game: &MagnaRoma) -> Vec<Json> {
    let pack = game.pack.0;
    let disc = |disc: u8| if disc == BLOCKED { json!("blocked") } else { json!(seat(disc)) };
    let in_play = game.provinces.iter().zip(game.discs).take(pack.provinces_in_play.into());
    let province = |province: u8| pack.provinces.get(usize::from(province)).map(|card| card.id);
    in_play
        .map(|(card, discs)| json!({ "province": province(*card), "discs": discs.map(disc) }))
        .collect()
}

/// What lies in front of a seat.
fn realm(pack: &'static Components, realm: &Realm) -> Json {
    let bonuses = pack.bonuses.iter().enumerate();
    let bonuses = bonuses.filter(|(index, _)| realm.bonuses >> index & 1 != 0);
    let stars: Map<String, Json> = Colour::ALL
        .iter()
        .zip(realm.stars)
        .map(|(colour, step)| (colour.id().to_owned(), step.into()))
        .collect();
    json!({
        "tiles": tiles(pack, &realm.city),
        "monuments": monuments(pack, &realm.city),
        "blessed": cells(realm.city.blessed),
        "stars": stars,
        "market": realm.market,
        "legions": realm.legions,
        "faith": realm.faith,
        "coins": realm.coins,
        "population": realm.population,
        "blessings": realm.blessings,
        "vp": realm.vp,
        "bonuses": bonuses.map(|(_, bonus)| bonus.id).collect::<Vec<_>>(),
    })
}

fn tiles(pack: &'static Components, city: &City) -> Vec<Json> {
    const FACES: [&str; 4] = ["north", "east", "south", "west"];
    let tile = |cell: crate::Cell| {
        json!({
            "cell": cell.to_string(),
            "tile": city.face(pack, cell).id,
            "face": FACES[usize::from(city.turns(cell))],
        })
    };
    city.taken.iter().map(tile).collect()
}

fn monuments(pack: &Components, city: &City) -> Vec<Json> {
    let monument = |built: &crate::Built| {
        json!({
            "monument": monument_id(pack, built.monument),
            "cells": cells(pack.under(built.monument, built.cell)),
            "people": built.people,
        })
    };
    city.monuments().map(monument).collect()
}

fn cells(cells: Cells) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}

fn amount(gain: Gain) -> Json {
    json!({ "resource": gain.resource.id(), "amount": gain.amount })
}

/// A seat or a slot, or none.
fn seat(number: u8) -> Option<u8> {
    Some(number).filter(|number| *number != NONE)
}

fn tile_id(pack: &Components, tile: u8) -> Option<&'static str> {
    pack.tiles.get(usize::from(tile)).map(|tile| tile.id)
}

fn monument_id(pack: &Components, monument: u8) -> Option<&'static str> {
    pack.monuments.get(usize::from(monument)).map(|monument| monument.id)
}
