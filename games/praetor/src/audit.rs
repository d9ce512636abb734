//! What must hold in every position: no tile, Marker or Worker is lost or made.

use ludi_engine::Seat;

use crate::components::Set;
use crate::{Praetor, Stage};

fn ensure(holds: bool, problem: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem.to_owned()) }
}

/// Checks the invariants of a position and says which is broken.
pub fn audit(game: &Praetor) -> Result<(), String> {
    tiles(game)?;
    wall_tiles(game)?;
    for seat in Seat::all(game.players) {
        board(game, seat)?;
        workers(game, seat)?;
    }
    posts(game)
}

/// Each City Tile of the game is in the deck, available or built.
fn tiles(game: &Praetor) -> Result<(), String> {
    let mut all = game.pack.used_with(game.players);
    if game.rules.tough {
        all = all.without(game.pack.tough);
    }
    let places = [game.deck, game.available, game.city.built];
    let together = places.iter().fold(0, |all, set| all | set.0);
    let count: u8 = places.iter().map(|set| set.len()).sum();
    ensure(together == all.0 && count == all.len(), "a City Tile was lost or made")
}

fn wall_tiles(game: &Praetor) -> Result<(), String> {
    let mut places = vec![game.wall_deck, game.walls];
    places.extend(Seat::all(game.players).map(|seat| game.player(seat).walls));
    let together = Set(places.iter().fold(0, |all, set| all | set.0));
    let count: u8 = places.iter().map(|set| set.len()).sum();
    ensure(together.len() == count, "a Wall Tile is in two places")
}

/// Markers, Favor and Morale of a seat.
fn board(game: &Praetor, seat: Seat) -> Result<(), String> {
    let (player, constants) = (game.player(seat), &game.pack.constants);
    let site = |tile: &u8| &game.city.sites[usize::from(*tile)];
    let owned = game.city.built.iter().filter(|tile| site(tile).owner() == Some(seat.0));
    ensure(owned.collect::<Set>() == player.owned, "a Marker was lost or made")?;
    let within = !game.rules.limit_markers || player.tiles() <= constants.most_tiles;
    ensure(within, "a player controls more tiles than there are Markers")?;
    ensure(player.favor >= 0, "Favor is below 0")?;
    let spaces = game.board(seat).morale.len();
    ensure(usize::from(player.morale) < spaces, "Morale left its track")
}

fn workers(game: &Praetor, seat: Seat) -> Result<(), String> {
    let (player, constants) = (game.player(seat), &game.pack.constants);
    let workers = &player.workers;
    ensure(workers.total() == constants.workers, "a Worker was lost or made")?;
    ensure(workers.lent <= workers.retired, "more Retired Workers are in use than there are")?;
    let between_turns = matches!(game.stage, Stage::Refill | Stage::NewWall);
    let old = workers.ready[usize::from(constants.retirement)];
    ensure(!between_turns || old == 0, "a Worker who should have retired is Active")?;
    let built = || game.city.built.iter();
    let posts = |tile: u8| {
        let site = &game.city.sites[usize::from(tile)];
        [site.centre, site.area]
    };
    let placed = built().flat_map(posts).filter(|post| post.is_of(seat.0)).count();
    let sent = usize::from(workers.placed + workers.lent);
    ensure(placed == sent, "a placed Worker stands nowhere, or twice")?;
    let stands = |tile: &u8| posts(*tile).iter().any(|post| post.is_of(seat.0));
    let there = built().filter(stands).collect::<Set>();
    ensure(there == player.sent, "a Worker stands where the player did not send one")
}

/// Where somebody stands is not empty.
fn posts(game: &Praetor) -> Result<(), String> {
    let taken = |tile: &u8| game.city.sites[usize::from(*tile)].area.worker().is_some();
    let busy = game.city.built.iter().filter(taken).all(|tile| game.city.busy.contains(tile));
    ensure(busy, "a Worker stands on an area that counts as empty")
}
