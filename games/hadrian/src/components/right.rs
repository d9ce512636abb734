//! What the buildings of the right sheet are used for.

use super::MOST_CITIZENS;
use super::buildings::Known;
use super::entry::{Entry, Read, civic, nonempty, plain};
use crate::vocabulary::{Citizen, Cohort, Gain, Gains, Numbers, Piece, Pieces};

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

/// Boxes that ask for citizens; `cost` where every box has its own.
fn use_boxes(entry: &Entry<'_>, cost: Option<Pieces>) -> Read<Vec<UseBox>> {
    let read = |space: Entry<'_>| {
        space.only(&["n", "min", "cost", "gains"])?;
        Ok(UseBox {
            min: space.number("min", 0..=15)?,
            cost: cost.map_or_else(|| space.pieces("cost"), Ok)?,
            gains: if space.has("gains") { space.gains("gains", civic)? } else { Gains::new() },
        })
    };
    entry.tables("boxes", 1..=Numbers::ROOM)?.into_iter().map(read).collect()
}

/// The boxes that a number of citizens reaches.
fn reached(boxes: &[UseBox]) -> Reached {
    std::array::from_fn(|have| {
        let met = boxes.iter().enumerate().filter(|(_, space)| usize::from(space.min) <= have);
        met.fold(0, |bits, (index, _)| bits | 1 << index)
    })
}

pub(super) fn market(entry: &Entry<'_>, known: &Known<'_>) -> Read<Market> {
    entry.only(&["needs_building", "track", "cost", "unique_renown", "boxes"])?;
    let boxes = use_boxes(entry, Some(entry.pieces("cost")?))?;
    Ok(Market {
        building: known.building(entry, "needs_building")?,
        track: entry.word("track", Citizen::from_id)?,
        reached: reached(&boxes),
        boxes,
        renown: entry.numbers("unique_renown", 0..=9)?,
    })
}

pub(super) fn theatre(entry: &Entry<'_>, known: &Known<'_>) -> Read<Theatre> {
    entry.only(&["needs_building", "track", "cost", "max_per_year", "boxes"])?;
    let boxes = use_boxes(entry, Some(entry.pieces("cost")?))?;
    Ok(Theatre {
        building: known.building(entry, "needs_building")?,
        track: entry.word("track", Citizen::from_id)?,
        per_year: entry.number("max_per_year", 1..=8)?,
        reached: reached(&boxes),
        boxes,
    })
}

pub(super) fn ludus(entry: &Entry<'_>, known: &Known<'_>) -> Read<Ludus> {
    entry.only(&[
        "needs_building",
        "track",
        "train_pay",
        "train_min",
        "max_battles_per_year",
        "battle_boxes",
        "death_piety",
        "survive_renown",
        "survive_resource",
    ])?;
    let min = nonempty(entry, "train_min", entry.numbers("train_min", 0..=15)?)?;
    let by_strength = |field: &str| {
        let list = entry.numbers(field, 0..=9)?;
        if list.len() == min.len() {
            Ok(list)
        } else {
            Err(entry.error(field, format!("expected {} numbers", min.len())))
        }
    };
    Ok(Ludus {
        building: known.building(entry, "needs_building")?,
        track: entry.word("track", Citizen::from_id)?,
        pay: entry.payments("train_pay")?,
        per_year: entry.number("max_battles_per_year", 1..=8)?,
        battle_boxes: entry.number("battle_boxes", 1..=Numbers::ROOM as u8)?,
        death_piety: by_strength("death_piety")?,
        survive_renown: by_strength("survive_renown")?,
        survive_resource: by_strength("survive_resource")?,
        min,
    })
}

pub(super) fn temples(entry: &Entry<'_>, known: &Known<'_>) -> Read<Temples> {
    entry.only(&["track", "pay", "rows"])?;
    let mut boxes: Vec<TempleBox> = Vec::new();
    for row in entry.tables("rows", 1..=10)? {
        row.only(&["temple", "row", "min", "boxes"])?;
        let building = known.building(&row, "temple")?;
        let min = row.number("min", 0..=15)?;
        for gains in row.gain_lists("boxes", |gain| plain(gain) || gain == Gain::Favour)? {
            if let Some(before) = boxes.last_mut() {
                before.last = before.building != building;
            }
            boxes.push(TempleBox { building, min, gains, last: true });
        }
    }
    let mut full = vec![0];
    full.extend(boxes.iter().scan(0, |full, space| {
        *full += u8::from(space.last);
        Some(*full)
    }));
    Ok(Temples {
        track: entry.word("track", Citizen::from_id)?,
        pay: entry.payments("pay")?,
        boxes: nonempty(entry, "rows", boxes)?,
        full,
    })
}

pub(super) fn baths(entry: &Entry<'_>, known: &Known<'_>) -> Read<Baths> {
    entry.only(&["needs_building", "track", "max_per_year", "boxes"])?;
    let boxes = use_boxes(entry, None)?;
    Ok(Baths {
        building: known.building(entry, "needs_building")?,
        track: entry.word("track", Citizen::from_id)?,
        per_year: entry.number("max_per_year", 1..=8)?,
        reached: reached(&boxes),
        boxes,
    })
}

pub(super) fn courthouse(entry: &Entry<'_>, known: &Known<'_>) -> Read<Courthouse> {
    entry.only(&["needs_building", "track", "max_per_column_per_year", "columns"])?;
    let mut columns = Vec::new();
    for (lane, column) in Cohort::ALL.into_iter().zip(entry.tables("columns", 3..=3)?) {
        column.only(&["id", "min", "cost", "gains"])?;
        if column.id()? != lane.id() {
            return Err(column.error("id", format!("expected {}", lane.id())));
        }
        let min = nonempty(&column, "min", column.numbers("min", 0..=15)?)?;
        if min.len() > Numbers::ROOM {
            return Err(column.error("min", "has too many boxes"));
        }
        let (cost, gains) = (column.pieces("cost")?, column.gains("gains", plain)?);
        columns.push(RulingColumn { min, cost, gains });
    }
    Ok(Courthouse {
        building: known.building(entry, "needs_building")?,
        track: entry.word("track", Citizen::from_id)?,
        per_year: entry.number("max_per_column_per_year", 1..=8)?,
        columns,
    })
}

pub(super) fn diplomats(entry: &Entry<'_>) -> Read<Diplomats> {
    entry.only(&["track", "cost", "gains", "favours", "boxes"])?;
    let mut min = Vec::new();
    for space in entry.tables("boxes", 1..=3)? {
        space.only(&["n", "min"])?;
        min.push(space.number("min", 0..=15)?);
    }
    Ok(Diplomats {
        track: entry.word("track", Citizen::from_id)?,
        min,
        cost: entry.pieces("cost")?,
        gains: entry.gains("gains", plain)?,
        favours: entry.number("favours", 0..=9)?,
    })
}
