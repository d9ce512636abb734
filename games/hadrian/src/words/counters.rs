//! What a player has in numbers.

use ludi_engine::Seat;

use crate::sheet::Sheet;
use crate::vocabulary::{Attribute, Citizen, Gain, Piece};
use crate::{Hadrian, scoring};

/// Everything of a seat that is counted, by keys that stay.
pub fn counters(game: &Hadrian, seat: Seat) -> Vec<(&'static str, i32)> {
    let sheet = game.sheet(seat);
    let mut counters = vec![("points", scoring::points(game, seat))];
    counters.extend(Piece::ALL.map(|kind| (piece(kind), sheet.has(kind).into())));
    counters.extend(Attribute::ALL.map(|kind| (attribute(kind), sheet.attribute(kind).into())));
    counters.extend(Citizen::ALL.map(|kind| (citizen(kind), sheet.citizen(kind).into())));
    counters.extend([
        ("cohort_boxes", cohort_boxes(sheet)),
        ("mining", sheet.mining.into()),
        ("guard", sheet.guard.into()),
        ("cippi", sheet.cippi.into()),
        ("wall", sheet.wall.into()),
        ("fort", sheet.fort.into()),
        ("production", sheet.production.into()),
        ("temple_favours", sheet.temple_favours.into()),
        ("diplomat_favours", sheet.diplomat_favours.iter().map(|n| i32::from(*n)).sum()),
        ("disdain", sheet.open_disdain().into()),
        ("map", sheet.map.count_ones() as i32),
    ]);
    counters
}

/// The counter that a gain raises.
pub const fn of(gain: Gain) -> &'static str {
    match gain {
        Gain::Piece(kind) => piece(kind),
        Gain::Attribute(kind) => attribute(kind),
        Gain::Citizen(kind) => citizen(kind),
        Gain::Cohort => "cohort_boxes",
        Gain::Production => "production",
        Gain::Favour => "temple_favours",
    }
}

/// The counter of a kind of pieces.
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Soldier => "soldiers",
        Piece::Builder => "builders",
        Piece::Servant => "servants",
        Piece::Civilian => "civilians",
        Piece::Resource => "resources",
    }
}

const fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Renown => "renown",
        Attribute::Piety => "piety",
        Attribute::Valour => "valour",
        Attribute::Discipline => "discipline",
    }
}

const fn citizen(citizen: Citizen) -> &'static str {
    match citizen {
        Citizen::Traders => "traders",
        Citizen::Performers => "performers",
        Citizen::Priests => "priests",
        Citizen::Apparitores => "apparitores",
        Citizen::Patricians => "patricians",
    }
}

/// HW-051: boxes of the cohorts that are filled or still to be chosen.
pub fn cohort_boxes(sheet: &Sheet) -> i32 {
    let filled: u8 = sheet.cohorts.iter().sum();
    i32::from(filled) + i32::from(sheet.cohort_choices)
}
