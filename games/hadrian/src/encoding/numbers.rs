//! Decisions as numbers, kind after kind.

use ludi_engine::Numbering;

use crate::components::Spot;
use crate::decision::{Decision, Patron, Source};
use crate::vocabulary::{Attribute, Citizen, Cohort, Gladiator, Piece};

/// How many values each kind of decision has, in the order of [`Decision`].
pub(super) const KINDS: &[usize] = &[
    16,
    4,
    3,
    1,
    1,
    1,
    1,
    5,
    32,
    8,
    1,
    32,
    5,
    8 * SOURCES,
    8,
    2 * 5,
    2,
    5,
    8,
    3,
    3,
    SOURCES,
    SOURCES * SPOTS,
    3 * 2,
    1,
    1,
];
const SOURCES: usize = Source::ALL.len();
const SPOTS: usize = 256;

/// The number of a decision.
pub(super) fn number(decision: Decision) -> usize {
    let (kind, value) = match decision {
        Decision::Path(card) => (0, usize::from(card)),
        Decision::Attribute(attribute) => (1, attribute.index()),
        Decision::Cohort(cohort) => (2, cohort.index()),
        Decision::Mine => (3, 0),
        Decision::Guard => (4, 0),
        Decision::Cippi => (5, 0),
        Decision::Wall => (6, 0),
        Decision::Fort(piece) => (7, piece.index()),
        Decision::Build(building) => (8, usize::from(building)),
        Decision::Landmark(landmark) => (9, usize::from(landmark)),
        Decision::Train => (10, 0),
        Decision::Forum(exchange) => (11, usize::from(exchange)),
        Decision::Citizen(citizen) => (12, citizen.index()),
        Decision::Good { place, source } => (13, usize::from(place) * SOURCES + source.index()),
        Decision::Perform(place) => (14, usize::from(place)),
        Decision::Gladiator { which, pay } => (15, which.index() * 5 + pay.index()),
        Decision::Battle(which) => (16, which.index()),
        Decision::Temple(piece) => (17, piece.index()),
        Decision::Bribe(place) => (18, usize::from(place)),
        Decision::Ruling(column) => (19, column.index()),
        Decision::Diplomat(cohort) => (20, cohort.index()),
        Decision::Scout(source) => (21, source.index()),
        Decision::Map { source, spot } => (22, source.index() * SPOTS + usize::from(spot.number())),
        Decision::Favour { cohort, from } => (23, cohort.index() * 2 + from.index()),
        Decision::Accept => (24, 0),
        Decision::Finish => (25, 0),
    };
    Numbering::of(KINDS, kind, value)
}

/// The decision with a number.
pub(super) fn numbered(number: usize) -> Option<Decision> {
    let (kind, value) = Numbering::kind(KINDS, number)?;
    Some(match kind {
        0 => Decision::Path(value as u8),
        1 => Decision::Attribute(Attribute::ALL[value]),
        2 => Decision::Cohort(Cohort::ALL[value]),
        3 => Decision::Mine,
        4 => Decision::Guard,
        5 => Decision::Cippi,
        6 => Decision::Wall,
        7 => Decision::Fort(Piece::ALL[value]),
        8 => Decision::Build(value as u8),
        9 => Decision::Landmark(value as u8),
        10 => Decision::Train,
        11 => Decision::Forum(value as u8),
        12 => Decision::Citizen(Citizen::ALL[value]),
        13 => {
            let source = Source::ALL[value % SOURCES];
            Decision::Good { place: (value / SOURCES) as u8, source }
        }
        14 => Decision::Perform(value as u8),
        15 => Decision::Gladiator { which: Gladiator::ALL[value / 5], pay: Piece::ALL[value % 5] },
        16 => Decision::Battle(Gladiator::ALL[value]),
        17 => Decision::Temple(Piece::ALL[value]),
        18 => Decision::Bribe(value as u8),
        19 => Decision::Ruling(Cohort::ALL[value]),
        20 => Decision::Diplomat(Cohort::ALL[value]),
        21 => Decision::Scout(Source::ALL[value]),
        22 => {
            let source = Source::ALL[value / SPOTS];
            Decision::Map { source, spot: Spot::numbered((value % SPOTS) as u8) }
        }
        23 => Decision::Favour { cohort: Cohort::ALL[value / 2], from: Patron::ALL[value % 2] },
        24 => Decision::Accept,
        _ => Decision::Finish,
    })
}
