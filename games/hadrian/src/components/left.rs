//! The left sheet, its buildings apart.

use super::MOST_BOXES;
use crate::vocabulary::{Column, Gains, Piece, Pieces};

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
    /// A track and what opens each of its boxes, given the buildings each column needs.
    pub(crate) fn new(cost: Pieces, boxes: Vec<TrackBox>, columns: [u32; 3]) -> Self {
        let gates = std::array::from_fn(|filled| match boxes.get(filled) {
            Some(space) => Gate { built: columns[space.column.index()].into(), fort: space.fort },
            None => Gate { built: u64::MAX, fort: u8::MAX },
        });
        let ends = Column::ALL
            .map(|column| boxes.iter().filter(|space| space.column <= column).count() as u8);
        Self { cost, boxes, gates, ends }
    }

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
