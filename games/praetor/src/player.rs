//! What lies in front of one player.

use crate::components::{Goods, Set, WallId};
use crate::worker::Workers;

/// A player's board, goods, Workers and Wall Tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// PR-013: the place on the Favor track.
    pub favor: i32,
    /// PR-008: resources.
    pub goods: Goods,
    /// PR-007: Workers.
    pub workers: Workers,
    /// Wall Tiles fulfilled.
    pub walls: Set,
    /// PR-012: the City Tiles that carry the player's Marker.
    pub owned: Set,
    /// PR-062: the City Tiles a Worker of the player stands on this turn.
    pub sent: Set,
    /// PR-092: special tiles used this turn.
    pub specials: Set,
    /// The side of the Player Board, by its place in the pack.
    pub board: u8,
    /// PR-011: the space of the Morale Marker, from the left.
    pub morale: u8,
    /// PR-064: whether the player has passed this turn.
    pub passed: bool,
}

impl Player {
    /// How many City Tiles the player controls.
    pub fn tiles(&self) -> u8 {
        self.owned.len()
    }

    /// The Wall Tiles held, in the order of the pack.
    pub fn wall_tiles(&self) -> impl Iterator<Item = WallId> {
        self.walls.iter().map(WallId)
    }
}
