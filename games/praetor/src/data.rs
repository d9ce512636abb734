//! The position as data for other programs (`docs/json.md`).

use ludi_engine::{Seat, View};
use serde_json::{Map, Value as Json, json};

use crate::deck::Due;
use crate::{
    Components, Good, Goods, Job, Player, Post, Praetor, Set, Stage, Step, TileId, Worker, Workers,
};

/// Everything is public but the order of the decks, which does not exist yet (AMB-47).
pub fn data(view: &View<Praetor>) -> Json {
    let game: &Praetor = view;
    let pack = game.pack.0;
    let players = usize::from(game.players);
    let rome = Some(game.rome).filter(|rome| *rome < game.players);
    json!({
        "asks": asks(game),
        "stage": stage(game.stage),
        "turn": game.turn,
        "last_turn": game.last_turn,
        "order": game.order[..players],
        "place": game.place,
        "arrivals": game.arrivals[..players],
        "rome": rome,
        "deck": tiles(pack, game.deck),
        "available": tiles(pack, game.available),
        "wall_deck": walls(pack, game.wall_deck),
        "walls": walls(pack, game.walls),
        "city": city(game),
        "seats": Seat::all(game.players).map(|seat| player(pack, game, seat)).collect::<Vec<_>>(),
    })
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Setup => "setup",
        Stage::Mines => "mines",
        Stage::Action => "action",
        Stage::Novices => "novices",
        Stage::Return => "return",
        Stage::Retirement => "retirement",
        Stage::Wages => "wages",
        Stage::Recruit => "recruit",
        Stage::Refill => "refill",
        Stage::NewWall => "new_wall",
        Stage::Over => "over",
    }
}

/// What the game waits for.
fn asks(game: &Praetor) -> Json {
    let pack = game.pack.0;
    if game.stage == Stage::Over {
        return json!({ "what": "over" });
    }
    match game.step {
        Step::Draw => {
            let of = game.due().map(|due| match due {
                Due::City => "city",
                Due::Wall => "wall",
                Due::Board => "board",
                Due::Rome => "rome",
            });
            json!({ "what": "draw", "of": of })
        }
        Step::Choose => json!({ "what": "choose" }),
        Step::Retired => json!({ "what": "retired" }),
        Step::Worker(Job::Build(tile)) => json!({ "what": "worker", "build": id(pack, tile) }),
        Step::Worker(Job::Activate(tile)) => {
            json!({ "what": "worker", "activate": id(pack, tile) })
        }
        Step::Cell { tile, worker: by } => {
            json!({ "what": "at", "build": id(pack, tile), "worker": worker(by) })
        }
        Step::Turn { tile, worker: by, x, y } => {
            json!({ "what": "turn", "build": id(pack, tile), "worker": worker(by), "x": x, "y": y })
        }
        Step::Market { bought, sold } => {
            json!({ "what": "market", "bought": words(bought), "sold": words(sold) })
        }
        Step::Forge { tile, experience } => {
            json!({ "what": "forge", "tile": id(pack, tile), "experience": experience })
        }
        Step::Wall => json!({ "what": "fulfil" }),
    }
}

/// The goods of a set of bits.
fn words(set: u8) -> Vec<&'static str> {
    Good::ALL.into_iter().filter(|good| set >> *good as u8 & 1 == 1).map(Good::word).collect()
}

/// Every built tile, with its owner and the Workers on it.
fn city(game: &Praetor) -> Vec<Json> {
    let built = game.city.built.iter().map(|tile| {
        let site = &game.city.sites[usize::from(tile)];
        json!({
            "tile": id(game.pack.0, TileId(tile)),
            "x": site.x,
            "y": site.y,
            "turn": u16::from(site.rotation) * 90,
            "owner": site.owner(),
            "builder": post(site.centre),
            "worker": post(site.area),
        })
    });
    built.collect()
}

fn post(post: Post) -> Json {
    match post.worker() {
        None => Json::Null,
        Some((seat, Worker { experience, retired })) => {
            json!({ "seat": seat, "experience": experience, "retired": retired })
        }
    }
}

fn worker(Worker { experience, retired }: Worker) -> Json {
    json!({ "experience": experience, "retired": retired })
}

/// What lies in front of a seat.
fn player(pack: &Components, game: &Praetor, seat: Seat) -> Json {
    let player: &Player = game.player(seat);
    json!({
        "favor": player.favor,
        "goods": goods(&player.goods),
        "workers": workers(&player.workers),
        "walls": walls(pack, player.walls),
        "owned": tiles(pack, player.owned),
        "used_camps": tiles(pack, player.specials),
        "board": game.board(seat).id,
        "morale_space": player.morale,
        "morale": game.morale(seat),
        "passed": player.passed,
    })
}

fn goods(goods: &Goods) -> Json {
    let amounts = Good::ALL.map(|good| (good.word().to_owned(), goods.get(good).into()));
    Map::from_iter(amounts).into()
}

fn workers(workers: &Workers) -> Json {
    let ready = workers.ready.iter().enumerate().filter(|(_, count)| **count > 0);
    let ready: Map<String, Json> =
        ready.map(|(experience, count)| (experience.to_string(), (*count).into())).collect();
    json!({
        "villagers": workers.villagers,
        "novices": workers.novices,
        "ready": ready,
        "placed": workers.placed,
        "retired": workers.retired,
        "retired_in_use": workers.lent,
    })
}

fn id(pack: &Components, tile: TileId) -> Option<&'static str> {
    pack.tile(tile).map(|tile| tile.id)
}

fn tiles(pack: &Components, set: Set) -> Vec<&'static str> {
    set.iter().filter_map(|tile| id(pack, TileId(tile))).collect()
}

fn walls(pack: &Components, set: Set) -> Vec<&'static str> {
    set.iter().map(|wall| pack.walls[usize::from(wall)].id).collect()
}
