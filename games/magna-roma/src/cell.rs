//! Where a tile can lie: cells, sides and sets of cells.
//!
//! A finished city is a square of five by five that may come to lie anywhere around its centre
//! (MR-092). So every city is kept on a field of nine by nine cells with the centre in the middle,
//! on `e5`: columns are `a` to `i` from west to east, rows `1` to `9` from north to south.

use std::fmt;

/// Rows and columns of the field around a centre.
pub const FIELD: u8 = 9;

/// Cells from one row to the next. One more than a row is wide, so that a step over the east or
/// west border of the field ends on no cell instead of in the next row.
const STRIDE: u8 = FIELD + 1;

/// Rows and columns of a finished city (MR-110).
pub const SIZE: u8 = 5;

/// A cell of the field around a centre. Not every value is one: see [`Cell::is_on_field`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u8);

/// A side of a tile, or a direction: 0 north, 1 east, 2 south, 3 west.
pub type Side = u8;

/// The four sides, clockwise.
pub const SIDES: [Side; 4] = [0, 1, 2, 3];

impl Cell {
    /// Where every centre lies.
    pub const CENTRE: Self = Self::at(FIELD / 2, FIELD / 2);

    /// The cell in a row and a column, both from 0.
    pub const fn at(row: u8, column: u8) -> Self {
        Self(row * STRIDE + column)
    }

    /// The row, from 0 in the north.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, from 0 in the west.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// Whether this value names a cell.
    pub const fn is_on_field(self) -> bool {
        self.row() < FIELD && self.column() < FIELD
    }

    /// The next cell in a direction; off the field for a cell on its border.
    #[must_use]
    pub const fn toward(self, side: Side) -> Self {
        const STEP: [u8; 4] = [STRIDE.wrapping_neg(), 1, STRIDE, 1u8.wrapping_neg()];
        Self(self.0.wrapping_add(STEP[side as usize & 3]))
    }

    /// The far corner of the block of two by two whose north-west tile lies here.
    #[must_use]
    pub const fn across(self) -> Self {
        Self(self.0.wrapping_add(STRIDE + 1))
    }

    /// The place of a cell in an array of 25: two cells of one city never share one, since no two
    /// are five rows or columns apart.
    pub(crate) const fn home(self) -> usize {
        const HOME: [u8; 128] = {
            let mut home = [0; 128];
            let mut cell = 0;
            while cell < FIELD * STRIDE {
                let at = Cell(cell);
                home[cell as usize] = (at.row() % SIZE) * SIZE + at.column() % SIZE;
                cell += 1;
            }
            home
        };
        HOME[self.0 as usize & 127] as usize
    }

    /// Reads a name such as `d5`.
    pub fn read(text: &str) -> Option<Self> {
        let &[column, row] = text.as_bytes() else { return None };
        let column = column.checked_sub(b'a')?;
        let row = row.checked_sub(b'1')?;
        (row < FIELD && column < FIELD).then(|| Self::at(row, column))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_on_field() {
            write!(f, "{}{}", (b'a' + self.column()) as char, self.row() + 1)
        } else {
            write!(f, "?{}", self.0)
        }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of cells, as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cells(u128);

impl Cells {
    /// No cell.
    pub const EMPTY: Self = Self(0);

    /// The whole field.
    pub const FIELD: Self = Self::rectangle(0, FIELD, 0, FIELD);

    /// One cell alone.
    pub const fn only(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// The cells from the first row and column up to, but not including, the last.
    pub const fn rectangle(top: u8, bottom: u8, left: u8, right: u8) -> Self {
        let line = ((1u128 << right) - 1) & !((1u128 << left) - 1);
        let mut bits = 0;
        let mut row = top;
        while row < bottom {
            bits |= line << (row * STRIDE);
            row += 1;
        }
        Self(bits)
    }

    /// The cells that can share a square of five by five with this one (MR-092).
    pub(crate) fn near(cell: Cell) -> Self {
        const ROWS: [u128; FIELD as usize] = {
            let mut rows = [0; FIELD as usize];
            let mut row = 0;
            while row < FIELD {
                let (top, bottom) = Cells::around(row);
                rows[row as usize] = Cells::rectangle(top, bottom, 0, FIELD).0;
                row += 1;
            }
            rows
        };
        const COLUMNS: [u128; FIELD as usize] = {
            let mut columns = [0; FIELD as usize];
            let mut column = 0;
            while column < FIELD {
                let (left, right) = Cells::around(column);
                columns[column as usize] = Cells::rectangle(0, FIELD, left, right).0;
                column += 1;
            }
            columns
        };
        Self(ROWS[cell.row() as usize] & COLUMNS[cell.column() as usize])
    }

    /// The rows (or columns) less than five away from this one: first, and one beyond the last.
    const fn around(line: u8) -> (u8, u8) {
        let end = line + SIZE;
        ((line + 1).saturating_sub(SIZE), if end > FIELD { FIELD } else { end })
    }

    /// Whether the cell is in the set; never for a value that is no cell.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.0 < 128 && self.0 >> cell.0 & 1 != 0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cells in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cells in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cells that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cells next to those of the set, and perhaps some of its own.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let bits = self.0;
        Self((bits << 1 | bits >> 1 | bits << STRIDE | bits >> STRIDE) & Self::FIELD.0)
    }

    /// The cells whose eastern neighbour is in the set.
    #[must_use]
    pub(crate) const fn west(self) -> Self {
        Self(self.0 >> 1)
    }

    /// The cells whose southern neighbour is in the set.
    #[must_use]
    pub(crate) const fn north(self) -> Self {
        Self(self.0 >> STRIDE)
    }

    /// The north-west cells of the blocks of two by two that lie wholly in the set (MR-098).
    #[must_use]
    pub const fn blocks(self) -> Self {
        let pairs = self.0 & self.0 >> 1;
        Self(pairs & pairs >> STRIDE)
    }

    /// The four cells of the block whose north-west cell this is.
    pub const fn block(corner: Cell) -> Self {
        Self(0b11 << corner.0 | 0b11 << (corner.0 + STRIDE))
    }

    /// The north-west cells of the blocks of two by two that a cell lies in.
    pub const fn corners(cell: Cell) -> Self {
        Self(Self::block(cell).0 >> (STRIDE + 1))
    }

    /// How many cells of the set lie in the block whose north-west cell this is.
    pub const fn in_block(self, corner: Cell) -> u8 {
        (self.0 >> corner.0 & Self::block(Cell(0)).0).count_ones() as u8
    }

    /// The north-west cells of the blocks of two by two with at least one, two, three, four cells
    /// in the set.
    pub(crate) const fn filled(self) -> [Self; 4] {
        let (a, b, c, d) = (self.0, self.0 >> 1, self.0 >> STRIDE, self.0 >> (STRIDE + 1));
        let (both, either) = (a & b, a | b);
        let (both_below, either_below) = (c & d, c | d);
        [
            Self(either | either_below),
            Self(both | both_below | either & either_below),
            Self(both & either_below | both_below & either),
            Self(both & both_below),
        ]
    }

    /// Into how many groups of at least `least` connected cells the set falls (MR-128).
    pub fn groups(self, least: u8) -> u8 {
        let mut rest = self.0;
        let mut count = 0;
        while rest != 0 {
            let mut group = Self(rest & rest.wrapping_neg());
            loop {
                let grown = Self((group.0 | group.neighbours().0) & rest);
                if grown == group {
                    break;
                }
                group = grown;
            }
            count += u8::from(group.len() >= least);
            rest &= !group.0;
        }
        count
    }

    /// The cells of the set, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let cell = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// First row, last row, first column and last column of the set; `None` if it is empty.
    pub fn bounds(self) -> Option<(u8, u8, u8, u8)> {
        let first = self.iter().next()?;
        let start = (first.row(), first.row(), first.column(), first.column());
        Some(self.iter().fold(start, |(top, bottom, left, right), cell| {
            let (row, column) = (cell.row(), cell.column());
            (top.min(row), bottom.max(row), left.min(column), right.max(column))
        }))
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::EMPTY;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}
