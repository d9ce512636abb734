//! The components: City Tiles, Wall Tiles, Player Boards and the numbers printed on them.

mod goods;
mod places;
mod printed;

use ludi_engine::{Bilingual, Origin, Stamp};

use crate::encoding::KINDS;

pub use goods::{Good, Goods};
pub use places::{BoardId, Set, TileId, WallId};
pub use printed::{Area, Board, Building, Design, Gain, Gives, Layout, Per, Rate, Tile, Use, Wall};

/// The most City Tiles a pack can hold; the box has 42. Together with the limit on decisions in
/// one position it bounds how far the city can spread.
pub const MOST_TILES: usize = 48;
/// The most Wall Tiles a pack can hold; the box has 14.
pub const MOST_WALLS: usize = 32;
/// The most Player Boards (sides) a pack can hold; the box has 6 different ones.
pub const MOST_BOARDS: usize = 16;
/// The most plaza designs a pack can hold; the box has 4.
pub const MOST_DESIGNS: usize = 16;
/// The most players.
pub const MOST_PLAYERS: usize = 5;

/// Constants of the rules.
#[derive(Clone, Copy, Debug)]
pub struct Constants {
    /// PR-007: dice of each player.
    pub workers: u8,
    /// AMB-36: City Tiles a player can mark.
    pub most_tiles: u8,
    /// PR-027: what each player begins with.
    pub start: Goods,
    /// PR-028: how many Workers begin Active, by experience.
    pub active: [u8; 8],
    /// PR-030: Favor of the latest visitor of Rome and of those counterclockwise.
    pub favor: [u8; MOST_PLAYERS],
    /// PR-023: Available City Tiles beyond the number of players.
    pub spare_tiles: u8,
    /// PR-024: Available Wall Tiles.
    pub wall_tiles: u8,
    /// PR-010: experience of Villagers and Novices.
    pub recruit_experience: u8,
    /// PR-140: the experience at which a Worker retires.
    pub retirement: u8,
    /// PR-136: experience for building a tile.
    pub building_experience: u8,
    /// PR-136: experience for standing on a red area.
    pub red_experience: u8,
    /// PR-140: Favor for a retirement in Age I and Age II.
    pub retirement_favor: [u8; 2],
    /// PR-123: experience of a Retired Worker who is used.
    pub camp_experience: u8,
    /// PR-145: Morale steps for each missing Gold.
    pub morale_steps: u8,
    /// PR-146: Favor for each missing Gold at the left end of the Morale track.
    pub missing_gold_favor: u8,
    /// PR-147: the price of the emergency recruit.
    pub recruit_favor: u8,
    /// PR-171: Favor for a Novice at the end.
    pub novice_favor: u8,
    /// PR-173: Gold for one Favor at the end.
    pub gold_per_favor: u8,
    /// PR-190: the fewest players of the Expert game.
    pub expert_players: u8,
    /// PR-191: Favor by rank for the largest area.
    pub largest_area: [u8; MOST_PLAYERS],
    /// PR-192: Favor by rank for the most Wall Tiles.
    pub most_walls: [u8; MOST_PLAYERS],
    /// PR-193: Favor by rank for the most Villagers.
    pub most_villagers: [u8; MOST_PLAYERS],
    /// PR-075: Favor for each matching plaza.
    pub plaza: u8,
}

/// Everything that is printed, checked, with sets that make the rules quick.
#[derive(Debug)]
pub struct Components {
    pub(crate) stamp: Stamp,
    pub(crate) origins: Vec<Origin>,
    /// Constants of the rules.
    pub constants: Constants,
    /// Plaza designs.
    pub designs: Vec<Design>,
    /// Kinds of building.
    pub buildings: Vec<Building>,
    /// City Tiles.
    pub tiles: Vec<Tile>,
    /// Wall Tiles.
    pub walls: Vec<Wall>,
    /// Sides of Player Boards; the first is side A.
    pub boards: Vec<Board>,
    /// Layouts for 2, 3, 4 and 5 players.
    pub layouts: [Layout; 4],
    /// PR-195: tiles that the Tough game removes.
    pub tough: Set,
    /// Tiles with a red or green area.
    pub worked: Set,
    /// Those of them that ask for nothing but their fee: no Villager, no Wall Tile.
    pub plain: Set,
    /// Every different fee, with the tiles that ask for it.
    pub fees: Vec<(Goods, Set)>,
    /// Tiles with a red area.
    pub red: Set,
    /// Academies.
    pub academies: Set,
    /// Labor Camps.
    pub camps: Set,
    /// Tiles by age.
    pub ages: [Set; 3],
    /// Tiles by what they are good for, as programs that learn are told.
    pub(crate) kinds: [Set; KINDS],
}

impl Components {
    /// The tile with an id, if it is in the pack.
    pub fn tile(&self, tile: TileId) -> Option<&Tile> {
        self.tiles.get(tile.index())
    }

    /// The tiles whose fee these goods cover.
    pub fn payable(&self, goods: &Goods) -> Set {
        let covered = self.fees.iter().filter(|(fee, _)| goods.covers(fee));
        Set(covered.fold(0, |tiles, (_, these)| tiles | these.0))
    }

    /// The name of a tile's building.
    pub fn tile_name(&self, tile: TileId) -> Bilingual {
        let unknown = Bilingual { en: "?", fr: "?" };
        self.tile(tile).map_or(unknown, |tile| self.buildings[usize::from(tile.building)].name)
    }

    /// PR-021: the layout for a number of players.
    pub fn layout(&self, players: u8) -> &Layout {
        &self.layouts[usize::from(players.clamp(2, 5)) - 2]
    }

    /// PR-020: the tiles used with a number of players.
    pub fn used_with(&self, players: u8) -> Set {
        let fits = |index: &u8| self.tiles[usize::from(*index)].players <= players;
        (0..self.tiles.len() as u8).filter(fits).collect()
    }

    /// The tile a word stands for.
    pub fn tile_by_id(&self, word: &str) -> Option<TileId> {
        self.tiles.iter().position(|tile| tile.id == word).map(|index| TileId(index as u8))
    }

    /// The Wall Tile a word stands for.
    pub fn wall_by_id(&self, word: &str) -> Option<WallId> {
        self.walls.iter().position(|wall| wall.id == word).map(|index| WallId(index as u8))
    }

    /// The board side a word stands for.
    pub fn board_by_id(&self, word: &str) -> Option<BoardId> {
        self.boards.iter().position(|board| board.id == word).map(|index| BoardId(index as u8))
    }
}
