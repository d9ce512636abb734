//! What is printed: buildings, tiles, boards, and the layouts a game begins with.

use ludi_engine::Bilingual;

use super::{Good, Goods, TileId};

/// PR-002: the kind of a tile's activation area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// One Worker a turn, who learns by it.
    Red,
    /// One Worker a turn, who learns nothing.
    Green,
    /// Special: no Active Worker, once a turn for each player.
    Gray,
    /// No area: cannot be activated.
    None,
}

/// What an activation is good for (section 6 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Brings goods, Favor or Morale.
    Gain(Gain),
    /// PR-105: turns one good into another.
    Forge {
        /// What is used up.
        from: Good,
        /// What it becomes.
        into: Good,
    },
    /// PR-115: a Villager begins to train.
    Recruit,
    /// PR-116: trade with the bank.
    Trade,
    /// PR-117: fulfil a Wall Tile.
    Wall,
    /// PR-122: Novices skip their second level.
    Academy,
    /// PR-123: a Retired Worker is used once more.
    LaborCamp,
    /// Nothing.
    Nothing,
}

/// A benefit that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// What it brings.
    pub gives: Gives,
    /// What is counted.
    pub per: Per,
    /// How much for each.
    pub amount: u8,
    /// How many make one, rounded down.
    pub every: u8,
}

/// What a benefit brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gives {
    /// A resource.
    Good(Good),
    /// Favor.
    Favor,
    /// Steps to the right on the Morale track.
    Morale,
}

/// What a benefit counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// The experience of the Worker on the area.
    Experience,
    /// City Tiles the player controls.
    Tiles,
    /// Active Workers, placed or not.
    Active,
    /// Retired Workers.
    Retired,
    /// The value of the Morale space.
    Morale,
    /// Units held of the goods in this set, by their place in [`Good::ALL`].
    Held(u8),
}

/// A plaza design.
#[derive(Clone, Copy, Debug)]
pub struct Design {
    /// The word for it in packs.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// The letter that stands for it on the text board.
    pub mark: char,
}

/// A kind of building.
#[derive(Clone, Copy, Debug)]
pub struct Building {
    /// The word for it in packs.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// Its activation area.
    pub area: Area,
    /// What its activation is good for.
    pub job: Use,
    /// D-01: the most Favor one activation can bring, by edition; 0 is no limit.
    pub most_favor: [u16; 2],
}

/// A City Tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// The word for it in notation.
    pub id: &'static str,
    /// Which building, by its place in the pack.
    pub building: u8,
    /// PR-003: 0, 1 or 2.
    pub age: u8,
    /// PR-003: the smallest number of players it is used with.
    pub players: u8,
    /// PR-074: Favor for the builder.
    pub favor: u8,
    /// PR-070: what building it costs.
    pub cost: Goods,
    /// PR-081: what its owner gets for an activation.
    pub fee: Goods,
    /// The designs of its corners, clockwise from the north-west.
    pub corners: [u8; 4],
    /// The activation area of its building.
    pub area: Area,
    /// What its building is good for.
    pub job: Use,
}

/// A Wall Tile.
#[derive(Clone, Copy, Debug)]
pub struct Wall {
    /// The word for it in notation.
    pub id: &'static str,
    /// What it asks for.
    pub demand: Goods,
    /// What it brings.
    pub favor: u8,
    /// What it adds to each later one of its holder.
    pub back: u8,
}

/// One side of a Player Board.
#[derive(Clone, Debug)]
pub struct Board {
    /// The word for it in notation and setups.
    pub id: &'static str,
    /// Whether it is the common side, of which every player has one.
    pub common: bool,
    /// Its name.
    pub name: Bilingual,
    /// What is special about it.
    pub summary: Bilingual,
    /// Gold a turn for each Active Worker.
    pub wage: u8,
    /// Gold a turn for each Retired Worker.
    pub pension: u8,
    /// PR-011: the value of each Morale space, from left to right.
    pub morale: Vec<i8>,
    /// Where the Morale Marker begins.
    pub zero: u8,
    /// The Market rates of Wood, Stone, Marble and Weapons.
    pub rates: [Rate; 4],
}

/// What the Market asks and pays for a good, in lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// Units in a lot that is bought.
    pub buy_units: u8,
    /// Gold paid for it.
    pub buy: u8,
    /// Units in a lot that is sold.
    pub sell_units: u8,
    /// Gold received for it.
    pub sell: u8,
}

/// PR-021: how the city begins for a number of players.
#[derive(Clone, Debug)]
pub struct Layout {
    /// Tiles with place and quarter turns.
    pub placed: Vec<(TileId, i8, i8, u8)>,
    /// PR-029: the Gold Mine of each seat.
    pub mines: Vec<TileId>,
}
