//! The numbers of decisions.

use ludi_engine::Numbering;

use crate::cell::FIELD;
use crate::components::{ROWS, TILES};
use crate::{Cell, Decision, Gain, Resource};

/// The cells of the field.
const CELLS: usize = (FIELD as usize) * (FIELD as usize);
/// One more than the largest amount a pack may print.
const AMOUNTS: usize = 21;
/// The most monuments of a pack.
pub(super) const MONUMENTS: usize = 16;
/// The most provinces of a pack.
const PROVINCES: usize = 32;

/// How many numbers each kind of decision takes, in this order: choose, place, face, first, trade,
/// decline, build, conquer, bless, pass, settle, withdraw.
const SIZES: [usize; 12] = [
    TILES,
    CELLS,
    4,
    Resource::ALL.len() * AMOUNTS,
    1,
    1,
    MONUMENTS * CELLS,
    PROVINCES * ROWS,
    CELLS,
    1,
    MONUMENTS,
    MONUMENTS,
];

/// How many numbers there are.
pub(super) const DECISIONS: usize = Numbering::total(&SIZES);

fn field(cell: Cell) -> usize {
    usize::from(cell.row()) * usize::from(FIELD) + usize::from(cell.column())
}

fn cell(number: usize) -> Cell {
    Cell::at(number as u8 / FIELD, number as u8 % FIELD)
}

/// The number of a decision.
pub(super) fn number(decision: Decision) -> usize {
    let (kind, value) = match decision {
        Decision::Choose(tile) => (0, usize::from(tile)),
        Decision::Place(at) => (1, field(at)),
        Decision::Face(turns) => (2, usize::from(turns)),
        Decision::First(gain) => {
            (3, gain.resource as usize * AMOUNTS + usize::from(gain.amount).min(AMOUNTS - 1))
        }
        Decision::Trade => (4, 0),
        Decision::Decline => (5, 0),
        Decision::Build { monument, cell } => (6, usize::from(monument) * CELLS + field(cell)),
        Decision::Conquer { province, row } => (7, usize::from(province) * ROWS + usize::from(row)),
        Decision::Bless(at) => (8, field(at)),
        Decision::Pass => (9, 0),
        Decision::Settle(monument) => (10, usize::from(monument)),
        Decision::Withdraw(monument) => (11, usize::from(monument)),
    };
    Numbering::of(&SIZES, kind, value)
}

/// The decision with a number.
pub(super) fn numbered(number: usize) -> Option<Decision> {
    let (kind, value) = Numbering::kind(&SIZES, number)?;
    Some(match kind {
        0 => Decision::Choose(value as u8),
        1 => Decision::Place(cell(value)),
        2 => Decision::Face(value as u8),
        3 => Decision::First(Gain {
            resource: Resource::ALL[value / AMOUNTS],
            amount: (value % AMOUNTS) as u8,
        }),
        4 => Decision::Trade,
        5 => Decision::Decline,
        6 => Decision::Build { monument: (value / CELLS) as u8, cell: cell(value % CELLS) },
        7 => Decision::Conquer { province: (value / ROWS) as u8, row: (value % ROWS) as u8 },
        8 => Decision::Bless(cell(value)),
        9 => Decision::Pass,
        10 => Decision::Settle(value as u8),
        _ => Decision::Withdraw(value as u8),
    })
}
