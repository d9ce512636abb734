//! The buildings of both sheets, and the landmarks.

use ludi_engine::Bilingual;

use super::{MOST_BOXES, MOST_CITIZENS};
use crate::vocabulary::{Attribute, Citizen, Column, Gains, Piece, Pieces, words};

words! {
    /// What a building belongs to.
    Family {
        /// HW-066, HW-067.
        Granary = "granary",
        /// HW-074, HW-075.
        Hotel = "hotel",
        /// HW-076, HW-077.
        Workshop = "workshop",
        /// HW-078, HW-079.
        Road = "road",
        /// HW-095 to HW-097.
        Precinct = "precinct",
        /// HW-100.
        Market = "market",
        /// HW-110.
        Theatre = "theatre",
        /// HW-115.
        Ludus = "ludus",
        /// HW-120, HW-121.
        Gardens = "gardens",
        /// HW-123, HW-124.
        Temple = "temple",
        /// HW-130.
        Baths = "baths",
        /// HW-133.
        Courthouse = "courthouse",
    }
}

words! {
    /// One of the two sheets.
    Side {
        /// Fort, wall and attributes.
        Left = "left",
        /// Citizens.
        Right = "right",
    }
}

/// What a building asks for besides its cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// HW-061: so much Infrastructure.
    Infrastructure(u8),
    /// HW-092: so many filled boxes of a citizen track.
    Citizens(Citizen, u8),
}

/// A building.
#[derive(Clone, Debug)]
pub struct Building {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// The sheet it stands on.
    pub side: Side,
    /// What it belongs to.
    pub family: Family,
    /// The building that must be there first: the one listed before it.
    pub after: Option<u8>,
    /// What it asks for.
    pub need: Need,
    /// What it costs.
    pub cost: Pieces,
    /// What it gives at once.
    pub gains: Gains,
    /// HW-078: the attributes of which one may be chosen at once, as bits.
    pub choice: u8,
    /// HW-080: the pieces it gives every year.
    pub yearly: Pieces,
    /// HW-080: the attributes of choice it gives every year.
    pub yearly_attributes: u8,
    /// HW-065: the column it opens.
    pub column: Option<Column>,
    /// HW-164.4: whether the Engineer counts it.
    pub large: bool,
}

/// A cost and the buildings that have it, as bits.
#[derive(Clone, Copy, Debug)]
pub struct Price {
    /// The cost.
    pub cost: Pieces,
    /// The buildings, as bits.
    pub buildings: u32,
}

/// HW-082: a landmark.
#[derive(Clone, Debug)]
pub struct Landmark {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// The attribute it asks for.
    pub attribute: Attribute,
    /// How many filled boxes of it.
    pub min: u8,
    /// What it costs.
    pub cost: Pieces,
    /// What it gives.
    pub gains: Gains,
}

/// What lists of decisions ask of all buildings at once; buildings are bits.
#[derive(Clone, Debug)]
pub struct Sites {
    /// HW-065: the buildings each column needs.
    pub columns: [u32; 3],
    /// The different costs, and which buildings have each.
    pub prices: Vec<Price>,
    /// The buildings that follow on the one listed before them.
    pub followers: u32,
    /// The buildings that give something every year.
    pub yearly: u32,
    /// HW-164.4: the buildings the Engineer counts.
    pub large: u32,
    /// The buildings a number of filled Fort boxes opens.
    pub opened_by_fort: [u32; MOST_BOXES + 1],
    /// The buildings a number of citizens opens.
    pub opened_by_citizens: [[u32; MOST_CITIZENS + 1]; 5],
    /// No landmark costs less than this of any kind.
    pub landmark_floor: Pieces,
}

impl Sites {
    pub(crate) fn new(
        buildings: &[Building],
        infrastructure: &[u8],
        landmarks: &[Landmark],
    ) -> Self {
        let chosen = |so: &dyn Fn(&Building) -> bool| {
            let bits = buildings.iter().enumerate().filter(|(_, building)| so(building));
            bits.fold(0, |bits, (index, _)| bits | 1 << index)
        };
        let mut prices: Vec<Price> = Vec::new();
        for (index, building) in buildings.iter().enumerate() {
            match prices.iter_mut().find(|price| price.cost == building.cost) {
                Some(price) => price.buildings |= 1 << index,
                None => prices.push(Price { cost: building.cost, buildings: 1 << index }),
            }
        }
        let mut opened_by_fort = [0; MOST_BOXES + 1];
        for (bits, level) in opened_by_fort.iter_mut().zip(infrastructure) {
            *bits = chosen(&|b| matches!(b.need, Need::Infrastructure(min) if min <= *level));
        }
        let opened = |citizen: Citizen, have: usize| {
            chosen(&|b| {
                matches!(b.need, Need::Citizens(track, min)
                    if track == citizen && usize::from(min) <= have)
            })
        };
        let cheapest =
            |piece| landmarks.iter().map(|l| l.cost.count(piece)).min().unwrap_or_default();
        Self {
            columns: Column::ALL.map(|column| chosen(&|b| b.column == Some(column))),
            prices,
            followers: chosen(&|b| b.after.is_some()),
            yearly: chosen(&|b| !b.yearly.is_empty() || b.yearly_attributes > 0),
            large: chosen(&|b| b.large),
            opened_by_fort,
            opened_by_citizens: Citizen::ALL
                .map(|citizen| std::array::from_fn(|have| opened(citizen, have))),
            landmark_floor: Piece::ALL.into_iter().map(|p| (p, cheapest(p))).collect(),
        }
    }
}
