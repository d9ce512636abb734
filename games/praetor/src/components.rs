//! The components: City Tiles, Wall Tiles, Player Boards and the numbers printed on them.

use std::fmt;

use ludi_engine::{Bilingual, Origin, Stamp};
use serde::Deserialize;

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

/// PR-008: the five resources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// Pays Workers, and everything at the Market.
    Gold,
    /// Builds; can be forged into Weapons.
    Wood,
    /// Builds; pays the Academy.
    Stone,
    /// Builds.
    Marble,
    /// Builds; pays the Labor Camp.
    Weapons,
}

impl Good {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Gold, Self::Wood, Self::Stone, Self::Marble, Self::Weapons];
    /// The four that the Market trades against Gold.
    pub const TRADED: [Self; 4] = [Self::Wood, Self::Stone, Self::Marble, Self::Weapons];

    /// The word for it in notation and packs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gold => "gold",
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Marble => "marble",
            Self::Weapons => "weapons",
        }
    }

    /// The good a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|good| good.word() == word)
    }

    /// Its place among the four traded goods; `None` for Gold.
    pub(crate) const fn trade(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }
}

/// An amount of each resource.
///
/// Three of the eight lanes are always 0: a price is compared with a stock in one vector
/// operation.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Goods([u16; 8]);

impl Goods {
    /// Nothing.
    pub const NONE: Self = Self([0; 8]);

    /// Gold, Wood, Stone, Marble and Weapons.
    pub const fn new([gold, wood, stone, marble, weapons]: [u16; 5]) -> Self {
        Self([gold, wood, stone, marble, weapons, 0, 0, 0])
    }

    /// How much of one good.
    pub const fn get(&self, good: Good) -> u16 {
        self.0[good as usize]
    }

    /// Whether it is nothing at all.
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Whether there is enough of everything to pay a price.
    pub fn covers(&self, price: &Self) -> bool {
        // No early exit: comparisons at once are faster than branches.
        let mut enough = true;
        for (have, need) in self.0.iter().zip(&price.0) {
            enough &= have >= need;
        }
        enough
    }

    /// The first good that is short of a price, with what is there and what is asked.
    pub fn shortage(&self, price: &Self) -> Option<(Good, u16, u16)> {
        Good::ALL
            .into_iter()
            .find(|good| self.get(*good) < price.get(*good))
            .map(|good| (good, self.get(good), price.get(good)))
    }

    /// Adds an amount of one good.
    pub fn gain(&mut self, good: Good, amount: u16) {
        let held = &mut self.0[good as usize];
        *held = held.saturating_add(amount);
    }

    /// Takes away an amount of one good that is there.
    pub fn lose(&mut self, good: Good, amount: u16) {
        debug_assert!(self.get(good) >= amount, "whoever pays has enough");
        let held = &mut self.0[good as usize];
        *held = held.saturating_sub(amount);
    }

    /// Adds a price received.
    pub fn receive(&mut self, price: &Self) {
        for good in Good::ALL {
            self.gain(good, price.get(good));
        }
    }

    /// Takes a price away that is covered.
    pub fn pay(&mut self, price: &Self) {
        debug_assert!(self.covers(price), "whoever pays has enough");
        for (held, due) in self.0.iter_mut().zip(&price.0) {
            *held = held.saturating_sub(*due);
        }
    }

    /// The goods of which there is something, with the amount.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u16)> {
        Good::ALL.into_iter().map(|good| (good, self.get(good))).filter(|(_, amount)| *amount > 0)
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

macro_rules! index {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub u8);

        impl $name {
            /// The place in the pack's list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}
index!(
    /// A City Tile, by its place in the pack.
    TileId
);
index!(
    /// A Wall Tile, by its place in the pack.
    WallId
);
index!(
    /// A side of a Player Board, by its place in the pack.
    BoardId
);

/// A set of City Tiles, or of Wall Tiles, as bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Set(pub u64);

impl Set {
    /// Whether a place of the pack's list is in the set.
    pub const fn contains(self, index: u8) -> bool {
        index < 64 && self.0 >> index & 1 == 1
    }

    /// Adds a place.
    pub fn insert(&mut self, index: u8) {
        self.0 |= 1 << index;
    }

    /// Takes a place out.
    pub fn remove(&mut self, index: u8) {
        self.0 &= !(1 << index);
    }

    /// How many are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nothing is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What is in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// What is in this set but not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The places in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as u8;
            (rest != 0).then(|| {
                rest &= rest - 1;
                index
            })
        })
    }
}

impl FromIterator<u8> for Set {
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Self {
        let mut set = Self::default();
        for place in places {
            set.insert(place);
        }
        set
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// PR-002: the kind of a tile's activation area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
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
}

/// Two packs are the same if their texts are.
impl PartialEq for Components {
    fn eq(&self, other: &Self) -> bool {
        self.stamp == other.stamp
    }
}
impl Eq for Components {}

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
