//! HW-142 to HW-146: the map and the patterns that are laid on it.

use crate::vocabulary::{Citizen, Piece, Pieces};

/// The most rows and columns of a map that a [`Spot`] can name.
pub(crate) const MOST_ROWS: u8 = 4;
pub(crate) const MOST_COLUMNS: u8 = 8;

/// Scouting: who may scout, at what cost, and the map.
#[derive(Clone, Debug)]
pub struct Scouting {
    /// The citizens it asks for.
    pub track: Citizen,
    /// HW-142: the citizens each scout asks for.
    pub min: Vec<u8>,
    /// What a scout costs.
    pub cost: Pieces,
    /// Rows of the map.
    pub rows: u8,
    /// Columns of the map.
    pub columns: u8,
    /// HW-145: what lies on the cells, row by row.
    pub cells: Vec<Option<Piece>>,
    /// HW-146: Valour for a complete row.
    pub valour_per_row: u8,
    /// The patterns.
    pub patterns: Vec<Pattern>,
}

/// HW-144: where and how a pattern is laid: the row and column of the upper left corner of the
/// space it takes up, quarter turns clockwise, and whether it was mirrored before turning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// A spot; rows, columns and turns beyond what a map can have make none.
    pub const fn new(row: u8, column: u8, turns: u8, mirrored: bool) -> Option<Self> {
        if row < MOST_ROWS && column < MOST_COLUMNS && turns < 4 {
            Some(Self(row | column << 2 | turns << 5 | (mirrored as u8) << 7))
        } else {
            None
        }
    }

    /// A number of its own.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The spot with this number.
    pub const fn numbered(number: u8) -> Self {
        Self(number)
    }

    /// The row, from 0.
    pub const fn row(self) -> u8 {
        self.0 & 3
    }

    /// The column, from 0.
    pub const fn column(self) -> u8 {
        self.0 >> 2 & 7
    }

    /// Quarter turns clockwise.
    pub const fn turns(self) -> u8 {
        self.0 >> 5 & 3
    }

    /// Whether the pattern is mirrored.
    pub const fn mirrored(self) -> bool {
        self.0 >> 7 == 1
    }
}

/// A pattern laid somewhere: the spot and the cells it covers, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Placement {
    /// Where and how.
    pub spot: Spot,
    /// The cells, row by row.
    pub cells: u32,
}

/// HW-143: a pattern and every way it can be laid on the empty map.
#[derive(Clone)]
pub struct Pattern {
    /// The letter it looks like.
    pub letter: char,
    /// Its cells as printed, (row, column).
    pub printed: Vec<(u8, u8)>,
    /// Every set of cells it can cover, once each, in its first orientation.
    pub placements: Vec<Placement>,
    /// The cells covered at every spot, 0 where it cannot lie.
    by_spot: Box<[u32; 256]>,
}

impl std::fmt::Debug for Pattern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pattern({}, {} placements)", self.letter, self.placements.len())
    }
}

impl Pattern {
    /// The cells the pattern covers at a spot; 0 if it would leave the map, or if another
    /// orientation covers the same cells and stands for it.
    pub fn cells_at(&self, spot: Spot) -> u32 {
        self.by_spot[usize::from(spot.0)]
    }

    /// Whether there is room for it on a map on which these cells are filled.
    pub fn fits(&self, filled: u32) -> bool {
        self.placements.iter().any(|placement| placement.cells & filled == 0)
    }

    pub(crate) fn new(letter: char, printed: Vec<(u8, u8)>, rows: u8, columns: u8) -> Self {
        let mut by_spot = Box::new([0; 256]);
        let mut placements: Vec<Placement> = Vec::new();
        for mirrored in [false, true] {
            for turns in 0..4 {
                let shape = turned(&printed, turns, mirrored);
                for row in 0..rows {
                    for column in 0..columns {
                        let Some(spot) = Spot::new(row, column, turns, mirrored) else { continue };
                        let Some(cells) = cells(&shape, row, column, rows, columns) else {
                            continue;
                        };
                        if placements.iter().all(|other| other.cells != cells) {
                            by_spot[usize::from(spot.0)] = cells;
                            placements.push(Placement { spot, cells });
                        }
                    }
                }
            }
        }
        Self { letter, printed, placements, by_spot }
    }
}

/// A shape mirrored left to right or not, then turned clockwise, moved to the upper left corner.
fn turned(shape: &[(u8, u8)], turns: u8, mirrored: bool) -> Vec<(u8, u8)> {
    let mut cells: Vec<(i16, i16)> = shape
        .iter()
        .map(|&(row, column)| {
            (i16::from(row), if mirrored { -i16::from(column) } else { i16::from(column) })
        })
        .collect();
    for _ in 0..turns {
        for cell in &mut cells {
            *cell = (cell.1, -cell.0);
        }
    }
    let top = cells.iter().map(|cell| cell.0).min().unwrap_or(0);
    let left = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
    cells.iter().map(|cell| ((cell.0 - top) as u8, (cell.1 - left) as u8)).collect()
}

/// The cells of a shape at a corner, as bits, if it stays inside the map.
fn cells(shape: &[(u8, u8)], row: u8, column: u8, rows: u8, columns: u8) -> Option<u32> {
    shape.iter().try_fold(0, |cells, &(down, right)| {
        let (row, column) = (row + down, column + right);
        (row < rows && column < columns).then(|| cells | 1 << (row * columns + column))
    })
}

impl Scouting {
    /// The cells of a row, as bits.
    pub fn row(&self, row: u8) -> u32 {
        ((1 << self.columns) - 1) << (row * self.columns)
    }

    /// The cells of a column, as bits.
    pub fn column(&self, column: u8) -> u32 {
        (0..self.rows).map(|row| 1 << (row * self.columns + column)).sum()
    }

    /// How many columns are full on a map on which these cells are filled.
    pub fn full_columns(&self, filled: u32) -> u8 {
        let below = |full, row| full & filled >> (row * self.columns);
        (0..self.rows).fold(self.row(0), below).count_ones() as u8
    }

    /// All cells, as bits.
    pub fn whole(&self) -> u32 {
        (0..self.rows).map(|row| self.row(row)).sum()
    }

    /// The pattern with this letter.
    pub fn pattern(&self, letter: &str) -> Option<u8> {
        let mut chars = letter.chars();
        let (first, None) = (chars.next()?, chars.next()) else { return None };
        self.patterns.iter().position(|pattern| pattern.letter == first).map(|index| index as u8)
    }
}
