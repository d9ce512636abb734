//! What the buildings of the right sheet are used for.

use ludi_engine::pack::{ANY, Checked, Entry};

use super::words::{civic, gain_lists, gains, payments, pieces, plain, spaces};
use crate::components::{
    Baths, Courthouse, Diplomats, Ludus, Market, RulingColumn, TempleBox, Temples, Theatre, UseBox,
    reached,
};
use crate::vocabulary::{Citizen, Cohort, Gain, Gains, Numbers, Pieces};

/// The buildings other entries can name.
type Known<'a> = [(&'a str, u8)];

/// Boxes that ask for citizens; each has its own cost where all have not the same.
fn use_boxes(entry: &Entry<'_>, cost: Option<Pieces>) -> Checked<Vec<UseBox>> {
    spaces(entry, "boxes", 1..=Numbers::ROOM, |space| {
        space.allow(&["cost"]);
        let given = space.maybe("gains", |field| gains(space, field, civic))?;
        Ok(UseBox {
            min: space.whole("min", 0..=15)?,
            cost: cost.map_or_else(|| pieces(space, "cost"), Ok)?,
            gains: given.unwrap_or_else(Gains::new),
        })
    })
}

pub fn market(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Market> {
    let boxes = use_boxes(entry, Some(pieces(entry, "cost")?))?;
    Ok(Market {
        building: entry.choice("needs_building", known)?,
        track: entry.choice("track", &Citizen::WORDS)?,
        reached: reached(&boxes),
        boxes,
        renown: entry.wholes("unique_renown", ANY, 0..=9)?,
    })
}

pub fn theatre(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Theatre> {
    let boxes = use_boxes(entry, Some(pieces(entry, "cost")?))?;
    Ok(Theatre {
        building: entry.choice("needs_building", known)?,
        track: entry.choice("track", &Citizen::WORDS)?,
        per_year: entry.whole("max_per_year", 1..=8)?,
        reached: reached(&boxes),
        boxes,
    })
}

pub fn ludus(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Ludus> {
    let min = entry.wholes("train_min", 1..=usize::MAX, 0..=15)?;
    let by_strength = |field: &str| entry.wholes(field, min.len()..=min.len(), 0..=9);
    Ok(Ludus {
        building: entry.choice("needs_building", known)?,
        track: entry.choice("track", &Citizen::WORDS)?,
        pay: payments(entry, "train_pay")?,
        per_year: entry.whole("max_battles_per_year", 1..=8)?,
        battle_boxes: entry.whole("battle_boxes", 1..=Numbers::ROOM as u8)?,
        death_piety: by_strength("death_piety")?,
        survive_renown: by_strength("survive_renown")?,
        survive_resource: by_strength("survive_resource")?,
        min,
    })
}

pub fn temples(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Temples> {
    let mut boxes: Vec<TempleBox> = Vec::new();
    entry.entries("rows", 1..=10, |row| {
        row.allow(&["row"]);
        let building = row.choice("temple", known)?;
        let min = row.whole("min", 0..=15)?;
        for gains in gain_lists(row, "boxes", |gain| plain(gain) || gain == Gain::Favour)? {
            if let Some(before) = boxes.last_mut() {
                before.last = before.building != building;
            }
            boxes.push(TempleBox { building, min, gains, last: true });
        }
        Ok(())
    })?;
    entry.check("rows", !boxes.is_empty(), "have no boxes")?;
    let mut full = vec![0];
    full.extend(boxes.iter().scan(0, |full, space| {
        *full += u8::from(space.last);
        Some(*full)
    }));
    Ok(Temples {
        track: entry.choice("track", &Citizen::WORDS)?,
        pay: payments(entry, "pay")?,
        boxes,
        full,
    })
}

pub fn baths(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Baths> {
    let boxes = use_boxes(entry, None)?;
    Ok(Baths {
        building: entry.choice("needs_building", known)?,
        track: entry.choice("track", &Citizen::WORDS)?,
        per_year: entry.whole("max_per_year", 1..=8)?,
        reached: reached(&boxes),
        boxes,
    })
}

pub fn courthouse(entry: &Entry<'_>, known: &Known<'_>) -> Checked<Courthouse> {
    let mut lanes = Cohort::ALL.into_iter();
    let columns = entry.entries("columns", 3..=3, |column| {
        let lane = lanes.next().expect("there are three columns").id();
        column.check("id", column.id()? == lane, format!("expected {lane}"))?;
        Ok(RulingColumn {
            min: column.wholes("min", 1..=Numbers::ROOM, 0..=15)?,
            cost: pieces(column, "cost")?,
            gains: gains(column, "gains", plain)?,
        })
    })?;
    Ok(Courthouse {
        building: entry.choice("needs_building", known)?,
        track: entry.choice("track", &Citizen::WORDS)?,
        per_year: entry.whole("max_per_column_per_year", 1..=8)?,
        columns,
    })
}

pub fn diplomats(entry: &Entry<'_>) -> Checked<Diplomats> {
    Ok(Diplomats {
        track: entry.choice("track", &Citizen::WORDS)?,
        min: spaces(entry, "boxes", 1..=3, |space| space.whole("min", 0..=15))?,
        cost: pieces(entry, "cost")?,
        gains: gains(entry, "gains", plain)?,
        favours: entry.whole("favours", 0..=9)?,
    })
}
