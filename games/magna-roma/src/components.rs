//! What is printed on the tiles, cards and boards.

use std::iter::repeat_n;

use ludi_engine::{Bilingual, Origin, Stamp};

use crate::cell::{Cell, Cells, SIDES, Side};

/// How many tiles a pack has at most; the four centres follow them.
pub const TILES: usize = 96;
/// The most slots a ring has.
pub const SLOTS: usize = 10;
/// The most monuments on display.
pub const DISPLAY: usize = 3;
/// The most provinces in play.
pub const PROVINCES: usize = 3;
/// The slots of a province: top, middle, bottom.
pub const ROWS: usize = 3;
/// The most trade tokens in play.
pub const TOKENS: usize = 3;
/// The most solo objectives in play.
pub const OBJECTIVES: usize = 4;
/// The most bonuses of the personal board.
pub const BONUSES: usize = 16;
/// The most spaces of a track.
pub const SPACES: usize = 32;

/// The colour of a district tile (MR-010).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Administrative.
    Red,
    /// Cultural.
    Purple,
    /// Residential.
    Brown,
}

impl Colour {
    /// The three colours, in the order of the star tracks.
    pub const ALL: [Self; 3] = [Self::Red, Self::Purple, Self::Brown];

    /// The word in packs and notation.
    pub const fn id(self) -> &'static str {
        ["red", "purple", "brown"][self as usize]
    }
}

/// An embellishment on a tile (MR-015).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    /// A mask.
    Mask,
    /// A lyre.
    Lyre,
    /// A column.
    Column,
}

impl Icon {
    /// The three icons.
    pub const ALL: [Self; 3] = [Self::Mask, Self::Lyre, Self::Column];

    /// The word in packs.
    pub const fn id(self) -> &'static str {
        ["mask", "lyre", "column"][self as usize]
    }
}

/// What symbols, bonuses and tokens pay (MR-018, MR-019).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Resource {
    /// A step on the military track.
    #[default]
    Legion,
    /// A step on the pantheon track.
    Faith,
    /// A luxury good: a step on the market track.
    Luxury,
    /// A victory point.
    Vp,
    /// A coin.
    Coin,
    /// A meeple of the population.
    Population,
}

impl Resource {
    /// The six resources.
    pub const ALL: [Self; 6] =
        [Self::Legion, Self::Faith, Self::Luxury, Self::Vp, Self::Coin, Self::Population];

    /// The word in packs and notation.
    pub const fn id(self) -> &'static str {
        ["legion", "faith", "luxury", "vp", "coin", "population"][self as usize]
    }

    /// The symbol that pays it, as packs call it.
    pub const fn symbol(self) -> &'static str {
        ["military", "pantheon", "market", "prestige", "coin", "population"][self as usize]
    }
}

/// An amount of one resource.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gain {
    /// What is gained.
    pub resource: Resource,
    /// How much of it.
    pub amount: u8,
}

/// The half-symbols on the four sides of a tile, two bits a side: 0 for none, 1 to 3 for the
/// pack's three halves (MR-012).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edges(pub u8);

impl Edges {
    /// The half on a side: 0 for none.
    pub const fn half(self, side: Side) -> u8 {
        self.0 >> (2 * (side & 3)) & 3
    }

    /// The edges after so many quarter turns clockwise (MR-090).
    #[must_use]
    pub const fn turned(self, turns: u8) -> Self {
        Self(self.0.rotate_left(2 * (turns as u32 & 3)))
    }

    /// How many sides carry a half.
    pub fn count(self) -> usize {
        SIDES.iter().filter(|side| self.half(**side) != 0).count()
    }
}

/// A district tile or a centre.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// Its name in packs and notation.
    pub id: &'static str,
    /// Its colour; a centre has none of the three (MR-011).
    pub colour: Option<Colour>,
    /// Its half-symbols as printed.
    pub edges: Edges,
    /// Its stars by colour: red, purple, brown (MR-016).
    pub stars: [u8; 3],
    /// Its masks, lyres and columns (MR-015).
    pub icons: [u8; 3],
}

impl Tile {
    /// How many stars it has, of whatever colour.
    pub fn star_count(&self) -> u8 {
        self.stars.iter().sum()
    }

    /// Whether it has a star of another colour than its own.
    pub fn has_other_stars(&self) -> bool {
        let own = |colour: Colour| self.colour == Some(colour);
        Colour::ALL.into_iter().zip(self.stars).any(|(colour, stars)| stars > 0 && !own(colour))
    }

    /// The icons it shows, one after the other.
    pub fn icons(&self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().zip(self.icons).flat_map(|(icon, n)| repeat_n(icon, n.into()))
    }
}

/// A kind of half-symbol.
#[derive(Clone, Copy, Debug)]
pub struct Half {
    /// Its name in packs.
    pub id: &'static str,
    /// Its name for people.
    pub name: Bilingual,
    /// The character that stands for it on a text board.
    pub mark: &'static str,
}

/// What a functional monument scores (MR-122).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Worth {
    /// A fixed value.
    Fixed(u8),
    /// A value for 1, 2, … meeples on it.
    ByPopulation(Vec<u8>),
    /// Points for each tile of a colour under it.
    PerColour(Colour, u8),
    /// Points for each icon of a kind on the tiles under it.
    PerIcon(Icon, u8),
}

/// A monument.
#[derive(Clone, Debug)]
pub struct Monument {
    /// Its name in packs and notation.
    pub id: &'static str,
    /// Its name for people.
    pub name: Bilingual,
    /// What building costs (MR-097).
    pub coins: u8,
    /// How many meeples make it functional (MR-109).
    pub population: u8,
    /// What it scores when functional.
    pub worth: Worth,
    /// What building brings at once (MR-101).
    pub immediate: Vec<Gain>,
    /// Whether it is put on the centre, like the Forum (MR-100), instead of a corner of four tiles.
    pub on_centre: bool,
}

/// What a province counts (MR-126, MR-127).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sets {
    /// So many masks, lyres and columns make a set.
    Icons([u8; 3]),
    /// Districts of a colour.
    Districts(Colour),
}

/// A province.
#[derive(Clone, Debug)]
pub struct Province {
    /// Its name in packs and notation.
    pub id: &'static str,
    /// Its name for people.
    pub name: Bilingual,
    /// What it counts.
    pub sets: Sets,
    /// Points a set, by slot from the top (MR-125).
    pub points: [u8; ROWS],
    /// What conquering brings at once, by slot from the top.
    pub bonus: [Vec<Gain>; ROWS],
}

/// A trade token.
#[derive(Clone, Debug)]
pub struct Token {
    /// Its name in packs and notation.
    pub id: &'static str,
    /// What it asks.
    pub give: Vec<Gain>,
    /// What it offers.
    pub get: Vec<Gain>,
}

/// A bonus of the personal board.
#[derive(Clone, Copy, Debug)]
pub struct Bonus {
    /// Its name in packs.
    pub id: &'static str,
    /// The track and the step it lies at.
    pub at: (Colour, u8),
    /// The second track and step of a linked bonus (MR-033).
    pub linked: Option<(Colour, u8)>,
    /// What it brings.
    pub gain: Gain,
}

/// What a solo objective asks of its line (MR-148 to MR-150).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// At least one of each of these icons: mask, lyre, column.
    Icons([bool; 3]),
    /// All three colours.
    AllColours,
    /// At least so many blessing tokens played.
    Blessings(u8),
    /// No icon at all.
    NoIcons,
    /// At least so many stars.
    Stars(u8),
    /// At least so many tiles of one colour.
    OneColour(u8),
    /// No two neighbours of one colour.
    NoEqualNeighbours,
    /// At least so many tiles with the same icon.
    OneIcon(u8),
    /// At least so many monuments.
    Monuments(u8),
}

/// A solo objective.
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    /// Its name in packs and notation.
    pub id: &'static str,
    /// Its level, 1 to 3.
    pub level: u8,
    /// What it asks.
    pub aim: Aim,
}

/// A side slot of the solo board and the line it looks along (MR-146).
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Whether the line is a row; otherwise it is a column.
    pub is_row: bool,
    /// Its number in the grid, from 1.
    pub number: u8,
    /// Its five cells.
    pub cells: Cells,
}

/// A rank of the solo table (MR-151).
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The message that names it.
    pub message: &'static str,
    /// The fewest points that earn it.
    pub from: i32,
}

/// How many pieces the box holds (MR-002 to MR-006).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Pieces {
    pub coins: u8,
    pub population: u8,
    pub blessings: u8,
    pub selection_boards: u8,
    pub market_boards: u8,
    pub military_boards: u8,
    pub pantheon_boards: u8,
    pub personal_boards: u8,
    pub solo_boards: u8,
    pub player_aids: u8,
    pub cubes_per_player: u8,
    pub discs_per_player: u8,
    pub cylinders_per_player: u8,
    pub score_markers: u8,
}

/// All components of a box.
#[derive(Clone, Debug)]
pub struct Components {
    pub(crate) stamp: Stamp,
    pub(crate) origins: Vec<Origin>,
    /// How many pieces the box holds.
    pub pieces: Pieces,
    /// Tiles a player places (MR-110).
    pub tiles_per_player: u8,
    /// Monuments on display (MR-084).
    pub display: u8,
    /// Provinces in play (MR-085).
    pub provinces_in_play: u8,
    /// Trade tokens in play (MR-086).
    pub tokens_in_play: u8,
    /// How far the next tile may be away (MR-112).
    pub reach: u8,
    /// Slots of the ring for 2, 3 and 4 players (MR-041).
    pub ring: [u8; 3],
    /// The three kinds of half-symbol.
    pub halves: [Half; 3],
    /// What a pair of facing halves pays, small and large, by `half * 4 + other half`; an amount
    /// of 0 where nothing is formed (MR-013, MR-014, MR-017).
    pub pays: [[Gain; 2]; 16],
    /// The district tiles, then the centres of seats 1 to 4.
    pub tiles: Vec<Tile>,
    /// The monuments.
    pub monuments: Vec<Monument>,
    /// The provinces.
    pub provinces: Vec<Province>,
    /// The trade tokens.
    pub tokens: Vec<Token>,
    /// Market multipliers by space (MR-051).
    pub multipliers: Vec<i8>,
    /// The trade token a market space is connected to: 1 to 3, or 0 (MR-052).
    pub connected: Vec<u8>,
    /// Legions asked by the slots of a province, from the top (MR-061).
    pub rows: [u8; ROWS],
    /// Points for a military marker by space (MR-062).
    pub military: Vec<u8>,
    /// The pantheon spaces with a blessing, as bits (MR-071).
    pub blessings: u32,
    /// What an unused blessing token is worth by pantheon space (MR-072).
    pub token_vp: Vec<u8>,
    /// The value of each step of a star track (MR-030).
    pub values: Vec<u8>,
    /// The bonuses of the personal board.
    pub bonuses: Vec<Bonus>,
    /// Tiles revealed each turn of a solo game (MR-144).
    pub offer: u8,
    /// The 25 cells of the solo grid (MR-141).
    pub grid: Cells,
    /// The lines of the solo objectives (MR-146).
    pub lines: Vec<Line>,
    /// Points for 0, 1, 2, … fulfilled objectives (MR-147).
    pub objective_vp: Vec<u8>,
    /// The blocked slot of each province from the left in a solo game, if any (MR-143).
    pub blocked: [Option<u8>; PROVINCES],
    /// The solo objectives.
    pub objectives: Vec<Objective>,
    /// The ranks of the solo table, lowest first.
    pub ranks: Vec<Rank>,
}

impl Components {
    /// The last space of the market track.
    pub fn market_end(&self) -> u8 {
        self.multipliers.len() as u8 - 1
    }

    /// The last space of the military track.
    pub fn military_end(&self) -> u8 {
        self.military.len() as u8 - 1
    }

    /// The last space of the pantheon track.
    pub fn pantheon_end(&self) -> u8 {
        self.token_vp.len() as u8 - 1
    }

    /// The last step of a star track.
    pub fn star_end(&self) -> u8 {
        self.values.len() as u8 - 1
    }

    /// The number of the centre of a seat among the tiles.
    pub const fn centre(seat: u8) -> u8 {
        TILES as u8 + seat
    }

    /// The cells under a monument built with its north-west tile (or, for the Forum, the centre)
    /// on a cell (MR-123).
    pub fn under(&self, monument: u8, cell: Cell) -> Cells {
        if self.monuments[monument as usize].on_centre {
            Cells::only(cell)
        } else {
            Cells::block(cell)
        }
    }
}
