//! What a player has in numbers.

use ludi_engine::Seat;

use crate::Praetor;
use crate::components::Good;

/// The Favor Marker.
pub const FAVOR: &str = "favor";
/// PR-011: the value of the Morale space.
pub const MORALE: &str = "morale";
/// City Tiles controlled.
pub const TILES: &str = "tiles";
/// Wall Tiles fulfilled.
pub const WALLS: &str = "walls";
/// Workers who are not recruited yet.
pub const VILLAGERS: &str = "villagers";
/// Workers in training.
pub const NOVICES: &str = "novices";
/// AMB-14: Active Workers, placed or not.
pub const ACTIVE: &str = "active";
/// Active Workers who are not placed.
const READY: &str = "ready";
/// Retired Workers.
pub const RETIRED: &str = "retired";

/// Every counter of a seat; goods are called by their names in a pack.
pub fn counters(state: &Praetor, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = state.player(seat);
    let workers = &player.workers;
    let mut counters = vec![(FAVOR, player.favor), (MORALE, state.morale(seat))];
    counters.extend(Good::ALL.map(|good| (good.word(), i32::from(player.goods.get(good)))));
    let pieces = [
        (TILES, player.tiles()),
        (WALLS, player.walls.len()),
        (VILLAGERS, workers.villagers),
        (NOVICES, workers.training()),
        (ACTIVE, workers.active()),
        (READY, workers.idle()),
        (RETIRED, workers.retired),
    ];
    counters.extend(pieces.map(|(key, count)| (key, i32::from(count))));
    counters
}
