//! What the buildings of the right sheet are used for.

use super::MOST_CITIZENS;
use crate::vocabulary::{Citizen, Gains, Piece, Pieces};

/// A box that asks for citizens and gives something.
#[derive(Clone, Debug)]
pub struct UseBox {
    /// How many citizens it asks for.
    pub min: u8,
    /// What using it costs.
    pub cost: Pieces,
    /// What it gives.
    pub gains: Gains,
}

/// The boxes that a number of citizens reaches, as bits.
pub type Reached = [u8; MOST_CITIZENS + 1];

/// The boxes that a number of citizens reaches.
pub(crate) fn reached(boxes: &[UseBox]) -> Reached {
    std::array::from_fn(|have| {
        let met = boxes.iter().enumerate().filter(|(_, space)| usize::from(space.min) <= have);
        met.fold(0, |bits, (index, _)| bits | 1 << index)
    })
}

/// HW-101: the Market.
#[derive(Clone, Debug)]
pub struct Market {
    /// The building.
    pub building: u8,
    /// The citizens it asks for.
    pub track: Citizen,
    /// The boxes; every one has the same cost.
    pub boxes: Vec<UseBox>,
    /// The boxes that a number of citizens reaches.
    pub reached: Reached,
    /// HW-105: Renown for the first, second … different number.
    pub renown: Vec<u8>,
}

/// HW-111: the Theatre.
#[derive(Clone, Debug)]
pub struct Theatre {
    /// The building.
    pub building: u8,
    /// The citizens it asks for.
    pub track: Citizen,
    /// Performances a year.
    pub per_year: u8,
    /// The performances.
    pub boxes: Vec<UseBox>,
    /// The boxes that a number of citizens reaches.
    pub reached: Reached,
}

/// HW-116 to HW-119: the gladiator school.
#[derive(Clone, Debug)]
pub struct Ludus {
    /// The building.
    pub building: u8,
    /// The citizens it asks for.
    pub track: Citizen,
    /// The pieces of which one pays a training.
    pub pay: Vec<Piece>,
    /// The citizens each strength asks for.
    pub min: Vec<u8>,
    /// Battles of a gladiator a year.
    pub per_year: u8,
    /// Battles of a gladiator in the game.
    pub battle_boxes: u8,
    /// Piety for a death, by trained strength.
    pub death_piety: Vec<u8>,
    /// Renown for a survival, by trained strength.
    pub survive_renown: Vec<u8>,
    /// Resources for a survival, by trained strength.
    pub survive_resource: Vec<u8>,
}

impl Ludus {
    /// The strength after one more training, if there can be one.
    pub fn next_strength(&self, strength: u8) -> u8 {
        (strength + 1).min(self.min.len() as u8)
    }
}

/// HW-125 to HW-127: the Temples.
#[derive(Clone, Debug)]
pub struct Temples {
    /// The citizens they ask for.
    pub track: Citizen,
    /// The pieces of which one pays a box.
    pub pay: Vec<Piece>,
    /// The boxes of all temples, in the order they are filled.
    pub boxes: Vec<TempleBox>,
    /// HW-164.9: how many temples are full, by the number of filled boxes.
    pub full: Vec<u8>,
}

/// A box of a temple.
#[derive(Clone, Debug)]
pub struct TempleBox {
    /// The temple.
    pub building: u8,
    /// The citizens its row asks for.
    pub min: u8,
    /// What it gives.
    pub gains: Gains,
    /// Whether it is the last box of its temple.
    pub last: bool,
}

/// HW-131: the Baths.
#[derive(Clone, Debug)]
pub struct Baths {
    /// The building.
    pub building: u8,
    /// The citizens they ask for.
    pub track: Citizen,
    /// Bribes a year.
    pub per_year: u8,
    /// The bribes.
    pub boxes: Vec<UseBox>,
    /// The boxes that a number of citizens reaches.
    pub reached: Reached,
}

/// HW-134: the Courthouse.
#[derive(Clone, Debug)]
pub struct Courthouse {
    /// The building.
    pub building: u8,
    /// The citizens it asks for.
    pub track: Citizen,
    /// Rulings of a column a year.
    pub per_year: u8,
    /// The columns, left, centre and right.
    pub columns: Vec<RulingColumn>,
}

/// HW-134: a column of the Courthouse.
#[derive(Clone, Debug)]
pub struct RulingColumn {
    /// The citizens its boxes ask for, from the top.
    pub min: Vec<u8>,
    /// What a ruling costs.
    pub cost: Pieces,
    /// What it gives.
    pub gains: Gains,
}

/// HW-140, HW-141: the Diplomats.
#[derive(Clone, Debug)]
pub struct Diplomats {
    /// The citizens they ask for.
    pub track: Citizen,
    /// The citizens each asks for.
    pub min: Vec<u8>,
    /// What each costs.
    pub cost: Pieces,
    /// What each gives.
    pub gains: Gains,
    /// The Favours each brings for its cohort.
    pub favours: u8,
}
