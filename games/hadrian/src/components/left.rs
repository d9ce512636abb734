//! The left sheet, its buildings apart, and the citizen tracks of the right one.

use super::entry::{Entry, Read, plain};
use super::{MOST_BOXES, MOST_CITIZENS};
use crate::vocabulary::{Attribute, Citizen, Column, Gain, Gains, Numbers, Piece, Pieces};

/// A track of the upper left sheet.
#[derive(Clone, Debug)]
pub struct Track {
    /// What filling a box costs.
    pub cost: Pieces,
    /// The boxes, from the left.
    pub boxes: Vec<TrackBox>,
    /// What must be there before the next box can be filled, by the number of filled ones.
    pub gates: [Gate; MOST_BOXES + 1],
    /// How many boxes are filled when each column of the track is full.
    pub ends: [u8; 3],
}

/// What must be there before a box of a [`Track`] can be filled.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// The buildings, as bits; more than there can be where no box is left.
    pub built: u64,
    /// The number of filled Fort boxes.
    pub fort: u8,
}

/// One box of a [`Track`].
#[derive(Clone, Debug)]
pub struct TrackBox {
    /// HW-065: the column it stands in.
    pub column: Column,
    /// HW-060: the number of Fort boxes that must be filled before.
    pub fort: u8,
    /// What it gives.
    pub gains: Gains,
}

impl Track {
    /// How many boxes the track has.
    pub fn len(&self) -> u8 {
        self.boxes.len() as u8
    }

    /// Whether the track has no boxes; no pack has such a track.
    pub fn is_empty(&self) -> bool {
        self.boxes.is_empty()
    }

    /// How many boxes are filled when a column of the track is full.
    pub fn column_end(&self, column: Column) -> u8 {
        self.ends[column.index()]
    }
}

/// What the boxes of the citizen tracks give.
pub(super) type Tracks = [Vec<Gains>; 5];

/// The coloured flags of the citizen tracks.
pub(super) type Flags = [Vec<u8>; 5];

/// HW-070: Resource Production.
#[derive(Clone, Copy, Debug)]
pub struct Production {
    /// How many circles there are.
    pub circles: u8,
    /// How many are printed filled.
    pub prefilled: u8,
    /// HW-071: what each filled one gives a year.
    pub yearly: Pieces,
}

/// An area that may be used so often, and so often a year.
#[derive(Clone, Copy, Debug)]
pub struct Yearly {
    /// How many boxes it has.
    pub boxes: u8,
    /// How many may be used in a year.
    pub per_year: u8,
}

/// HW-081: an exchange at the Forum.
#[derive(Clone, Copy, Debug)]
pub struct Exchange {
    /// The two workers returned.
    pub give: [Piece; 2],
    /// Both together.
    pub cost: Pieces,
    /// The worker gained.
    pub get: Piece,
}

/// What can stand in a box of the upper left sheet.
fn frontier(gain: Gain) -> bool {
    plain(gain) || matches!(gain, Gain::Cohort | Gain::Production)
}

pub(super) fn boxes(entry: &Entry<'_>, count: std::ops::RangeInclusive<usize>) -> Read<Vec<Gains>> {
    entry.only(&["boxes", "coloured_flags"])?;
    let read = |space: Entry<'_>| {
        space.only(&["n", "gains"])?;
        space.gains("gains", plain)
    };
    entry.tables("boxes", count)?.into_iter().map(read).collect()
}

/// The cost and the boxes of a track.
pub(super) fn track(entry: &Entry<'_>) -> Read<(Pieces, Vec<TrackBox>)> {
    entry.only(&["cost", "boxes"])?;
    let read = |space: Entry<'_>| {
        space.only(&["n", "column", "needs_fort_box", "gains"])?;
        Ok(TrackBox {
            column: space.word("column", Column::from_id)?,
            fort: space.number_or("needs_fort_box", 1..=MOST_BOXES as u8, 0)?,
            gains: space.gains("gains", frontier)?,
        })
    };
    let boxes: Read<Vec<TrackBox>> =
        entry.tables("boxes", 1..=MOST_BOXES)?.into_iter().map(read).collect();
    Ok((entry.pieces("cost")?, boxes?))
}

/// A track with what opens each of its boxes.
pub(super) fn gated((cost, boxes): (Pieces, Vec<TrackBox>), columns: [u32; 3]) -> Track {
    let gates = std::array::from_fn(|filled| match boxes.get(filled) {
        Some(space) => Gate { built: columns[space.column.index()].into(), fort: space.fort },
        None => Gate { built: u64::MAX, fort: u8::MAX },
    });
    let ends =
        Column::ALL.map(|column| boxes.iter().filter(|space| space.column <= column).count() as u8);
    Track { cost, boxes, gates, ends }
}

/// The Fort boxes, and the Infrastructure by the number of filled ones.
pub(super) fn fort(entry: &Entry<'_>) -> Read<(Vec<TrackBox>, Vec<u8>)> {
    let (mut boxes, mut levels) = (Vec::new(), vec![0]);
    for space in entry.tables("boxes", 1..=MOST_BOXES)? {
        space.only(&["n", "column", "infrastructure", "gains"])?;
        let before = *levels.last().expect("levels begin with 0");
        let level = space.number_or("infrastructure", 1..=MOST_BOXES as u8, before)?;
        if level < before || level > before + 1 {
            return Err(space.error("infrastructure", format!("follows on {before}")));
        }
        levels.push(level);
        boxes.push(TrackBox {
            column: space.word("column", Column::from_id)?,
            fort: 0,
            gains: space.gains("gains", frontier)?,
        });
    }
    Ok((boxes, levels))
}

pub(super) fn production(entry: &Entry<'_>) -> Read<Production> {
    entry.only(&["circles", "prefilled", "yearly"])?;
    let circles = entry.number("circles", 1..=15)?;
    Ok(Production {
        circles,
        prefilled: entry.number("prefilled", 0..=circles)?,
        yearly: entry.pieces("yearly")?,
    })
}

pub(super) fn yearly(entry: &Entry<'_>) -> Read<Yearly> {
    Ok(Yearly {
        boxes: entry.number("boxes", 1..=Numbers::ROOM as u8)?,
        per_year: entry.number("max_per_year", 1..=Numbers::ROOM as u8)?,
    })
}

pub(super) fn exchanges(entry: &Entry<'_>) -> Read<Vec<Exchange>> {
    let read = |exchange: Entry<'_>| {
        exchange.only(&["give", "get"])?;
        let give = exchange.words("give", Piece::from_id)?;
        let give: [Piece; 2] =
            give.try_into().map_err(|_| exchange.error("give", "expected two workers"))?;
        let get = exchange.word("get", Piece::from_id)?;
        if give.contains(&get) {
            return Err(exchange.error("get", "expected another worker than those given"));
        }
        Ok(Exchange { give, cost: give.map(|piece| (piece, 1)).into_iter().collect(), get })
    };
    entry.tables("exchanges", 1..=20)?.into_iter().map(read).collect()
}

pub(super) fn attributes(entry: &Entry<'_>) -> Read<([Vec<Gains>; 4], u8)> {
    entry.only(&["vp_per_box", "renown", "piety", "valour", "discipline"])?;
    let mut tracks: [Vec<Gains>; 4] = Default::default();
    for attribute in Attribute::ALL {
        tracks[attribute.index()] = boxes(&entry.table(attribute.id())?, 1..=MOST_BOXES)?;
    }
    Ok((tracks, entry.number("vp_per_box", 0..=9)?))
}

pub(super) fn citizen_tracks(entry: &Entry<'_>) -> Read<(Tracks, Flags)> {
    entry.only(&["cost", "traders", "performers", "priests", "apparitores", "patricians"])?;
    let mut tracks = Tracks::default();
    let mut flags = Flags::default();
    for citizen in Citizen::ALL {
        let track = entry.table(citizen.id())?;
        tracks[citizen.index()] = boxes(&track, 1..=MOST_CITIZENS)?;
        flags[citizen.index()] = track.numbers("coloured_flags", 1..=15)?;
    }
    Ok((tracks, flags))
}
