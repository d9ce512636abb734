//! What is printed on the sheets, the cards and the player board, read from a pack.

mod buildings;
mod campaign;
mod cards;
mod left;
mod map;
mod right;

use ludi_engine::{Bilingual, Origin, Stamp};

pub use buildings::{Building, Family, Landmark, Need, Price, Side, Sites};
pub use campaign::{Condition, Fort, Goal, Terms};
pub use cards::{Attack, FateCard, Honour, Metric, PlayerCard, Rank};
pub use left::{Exchange, Gate, Production, Track, TrackBox, Yearly};
pub(crate) use map::{MOST_COLUMNS, MOST_ROWS};
pub use map::{Pattern, Placement, Scouting, Spot};
pub(crate) use right::reached;
pub use right::{
    Baths, Courthouse, Diplomats, Ludus, Market, Reached, RulingColumn, TempleBox, Temples,
    Theatre, UseBox,
};

use crate::vocabulary::{Column, Gains, Piece, Pieces};

/// How many years a game has; the states have room for so many path cards.
pub const YEARS: usize = 6;

/// How many player cards a deck has: two a year.
pub const CARDS: usize = 2 * YEARS;

/// The most boxes of a track; the printed ones have at most 25.
pub const MOST_BOXES: usize = 30;

/// The most boxes of a citizen track; the printed ones have 9.
pub const MOST_CITIZENS: usize = 15;

/// The components of the game.
#[derive(Debug)]
pub struct Components {
    pub(crate) stamp: Stamp,
    pub(crate) origins: Vec<Origin>,
    /// The name of the game.
    pub name: Bilingual,
    /// HW-151, HW-155: the attack of each year.
    pub attack: Vec<Attack>,
    /// HW-052: what the boxes of a cohort give.
    pub cohort: Vec<Gains>,
    /// HW-053: Mining & Foresting.
    pub mining: Track,
    /// HW-055: Wall Guard.
    pub guard: Track,
    /// HW-057: Cippi.
    pub cippi: Track,
    /// HW-058: Wall.
    pub wall: Track,
    /// HW-059: Fort.
    pub fort: Track,
    /// HW-059: the pieces of which one pays a Fort box.
    pub fort_pay: Vec<Piece>,
    /// HW-061: Infrastructure by the number of filled Fort boxes.
    pub infrastructure: Vec<u8>,
    /// HW-070: Resource Production.
    pub production: Production,
    /// HW-072: the Training Grounds.
    pub training: Yearly,
    /// What a training costs.
    pub training_cost: Pieces,
    /// HW-081: the Forum.
    pub forum: Yearly,
    /// HW-081: what the Forum exchanges.
    pub exchanges: Vec<Exchange>,
    /// HW-084: what the boxes of each attribute give.
    pub attributes: [Vec<Gains>; 4],
    /// HW-087: what a filled attribute box is worth.
    pub attribute_vp: u8,
    /// HW-158: how many Disdain boxes there are.
    pub disdain_boxes: u8,
    /// HW-162: points lost by open Disdain; the last number holds for more.
    pub penalty: Vec<u8>,
    /// All buildings of both sheets.
    pub buildings: Vec<Building>,
    /// What lists of decisions ask of all buildings at once.
    pub sites: Sites,
    /// HW-082: the landmarks.
    pub landmarks: Vec<Landmark>,
    /// HW-091: what a citizen box costs.
    pub citizen_cost: Pieces,
    /// HW-093: what the boxes of each citizen track give.
    pub citizens: [Vec<Gains>; 5],
    /// How many boxes each citizen track has.
    pub citizen_boxes: [u8; 5],
    /// HW-092: which boxes of each citizen track have a coloured flag.
    pub coloured_flags: [Vec<u8>; 5],
    /// HW-100: the Market.
    pub market: Market,
    /// HW-110: the Theatre.
    pub theatre: Theatre,
    /// HW-115: the gladiator school.
    pub ludus: Ludus,
    /// HW-125: the Temples.
    pub temples: Temples,
    /// HW-130: the Baths.
    pub baths: Baths,
    /// HW-133: the Courthouse.
    pub courthouse: Courthouse,
    /// HW-140: the Diplomats.
    pub diplomats: Diplomats,
    /// HW-142: Scouting.
    pub scouting: Scouting,
    /// HW-008: the player cards of a deck.
    pub cards: Vec<PlayerCard>,
    /// HW-164: what the three steps of a path are worth.
    pub path_vp: [u8; 3],
    /// HW-007: the Fate cards.
    pub fate: Vec<FateCard>,
    /// HW-171: neutral cards a year, by the number of players.
    pub neutral_cards: [u8; 6],
    /// HW-174: attack cards for each piece on a neutral card.
    pub attack_per_piece: u8,
    /// HW-177: the solo ranks, the lowest first.
    pub ranks: Vec<Rank>,
    /// HW-180: the forts of the campaign.
    pub forts: Vec<Fort>,
    /// The rules that forts change, as in a game without fort.
    pub terms: Terms,
}

impl Components {
    /// The building with this id.
    pub fn building(&self, id: &str) -> Option<u8> {
        self.buildings.iter().position(|building| building.id == id).map(|index| index as u8)
    }

    /// The landmark with this id.
    pub fn landmark(&self, id: &str) -> Option<u8> {
        self.landmarks.iter().position(|landmark| landmark.id == id).map(|index| index as u8)
    }

    /// The player card with this id.
    pub fn card(&self, id: &str) -> Option<u8> {
        self.cards.iter().position(|card| card.id == id).map(|index| index as u8)
    }

    /// The building that opens a column, if it does not stand open from the start.
    pub fn granary(&self, column: Column) -> Option<u8> {
        let opens = |building: &Building| building.column == Some(column);
        self.buildings.iter().position(opens).map(|index| index as u8)
    }
}
