//! The buildings of both sheets, and the landmarks.

use ludi_engine::pack::{ANY, Checked, Entry};

use super::words::{civic, gains, pieces, plain};
use crate::components::{Building, Family, Landmark, Need, Side};
use crate::vocabulary::{Attribute, Citizen, Column, Pieces};

/// The buildings other entries can name.
pub fn words(buildings: &[Building]) -> Vec<(&'static str, u8)> {
    buildings.iter().map(|building| building.id).zip(0..).collect()
}

pub fn buildings(file: &Entry<'_>) -> Checked<Vec<Building>> {
    let mut before: Option<(&str, u8)> = None;
    file.entries("building", 1..=32, |entry| {
        let id = entry.id()?;
        let after = entry.maybe("after", |after| {
            let named = entry.text(after)?;
            match before {
                Some((id, index)) if id == named => Ok(index),
                _ => entry.wrong(after, "expected the building listed before this one"),
            }
        })?;
        before = Some((id, before.map_or(0, |(_, index)| index + 1)));
        let choice =
            entry.maybe("gains_choice", |field| entry.choices(field, ANY, &Attribute::WORDS))?;
        let (yearly, yearly_attributes) = yearly_gains(entry)?;
        Ok(Building {
            id,
            name: entry.bilingual("en", "fr")?,
            side: entry.choice("sheet", &Side::WORDS)?,
            family: entry.choice("family", &Family::WORDS)?,
            after,
            need: entry.entry("requires", need)?,
            cost: pieces(entry, "cost")?,
            gains: gains(entry, "gains", civic)?,
            choice: choice.iter().flatten().fold(0, |bits, one| bits | 1 << one.index()),
            yearly,
            yearly_attributes,
            column: entry.maybe("unlocks_column", |field| entry.choice(field, &Column::WORDS))?,
            large: entry.flag("large")?,
        })
    })
}

fn need(entry: &Entry<'_>) -> Checked<Need> {
    match entry.maybe("infrastructure", |field| entry.whole(field, 0..=30))? {
        Some(level) => Ok(Need::Infrastructure(level)),
        None => {
            let track = entry.choice("track", &Citizen::WORDS)?;
            Ok(Need::Citizens(track, entry.whole("min", 0..=15)?))
        }
    }
}

/// The pieces and the attributes of choice a building gives every year.
fn yearly_gains(entry: &Entry<'_>) -> Checked<(Pieces, u8)> {
    if !entry.has("yearly") {
        return Ok((Pieces::NONE, 0));
    }
    if entry.inner("yearly")?.has("any_attribute") {
        let any = entry.entry("yearly", |yearly| yearly.whole("any_attribute", 1..=4))?;
        return Ok((Pieces::NONE, any));
    }
    Ok((pieces(entry, "yearly")?, 0))
}

pub fn landmarks(file: &Entry<'_>) -> Checked<Vec<Landmark>> {
    file.entries("landmark", 1..=8, |entry| {
        let (attribute, min) = entry.entry("requires", |requires| {
            let attribute = requires.choice("attribute", &Attribute::WORDS)?;
            Ok((attribute, requires.whole("min", 0..=30)?))
        })?;
        Ok(Landmark {
            id: entry.id()?,
            name: entry.bilingual("en", "fr")?,
            attribute,
            min,
            cost: pieces(entry, "cost")?,
            gains: gains(entry, "gains", plain)?,
        })
    })
}
