//! What the sensible player finds things worth in one year, worked out once from its [`Taste`].

use std::array::from_fn;
use std::sync::LazyLock;

use ludi_engine::Weights;

use super::weights::Taste;
use crate::components::{Components, Metric, PlayerCard, YEARS};
use crate::sheet::Sheet;
use crate::vocabulary::{Piece, Pieces};

/// Of how many boxes the taste for going far on a citizen track speaks, whatever the pack has.
const CITIZENS: f32 = 9.0;

/// How many more things a sheet has that have one price each.
const TRACKS: usize = 12;

/// The worth of things in points with so many years to come.
#[derive(Clone, Debug)]
pub struct Prices {
    pub taste: Taste,
    left: f32,
    pieces: [f32; 5],
    /// A piece that comes every year from now on.
    yearly_pieces: [f32; 5],
    /// A filled box of each attribute, the point it counts included.
    attributes: [f32; 4],
    citizens: [f32; 5],
    /// For the square of the filled boxes of each citizen track.
    citizen_squares: [f32; 5],
    /// In the order of [`tracks`].
    tracks: [f32; TRACKS],
    building: [f32; 21],
    path_hope: [f32; 12],
}

/// What the sensible player finds things worth: its prices, by the years still to come.
#[derive(Clone, Debug)]
pub struct PricesByYear([Prices; YEARS]);

impl PricesByYear {
    /// Its prices in a year.
    pub fn prices(&self, year: u8) -> &Prices {
        &self.0[YEARS - usize::from(year)]
    }
}

impl ludi_engine::Taste for PricesByYear {
    fn weights() -> &'static Weights {
        Taste::weights()
    }

    fn from_numbers(numbers: &[f32]) -> Self {
        let taste = Taste::from_numbers(numbers);
        Self(from_fn(|left| Prices::new(&taste, left as u8)))
    }

    fn usual() -> &'static Self {
        static USUAL: LazyLock<PricesByYear> =
            LazyLock::new(|| PricesByYear::from_numbers(Taste::weights().values()));
        &USUAL
    }
}

impl Prices {
    fn new(taste: &Taste, years_left: u8) -> Self {
        let left = f32::from(years_left);
        let over_years = |once: f32, yearly: f32| once + left * yearly;
        let pieces: [f32; 5] = from_fn(|kind| taste.pieces[kind] + left * taste.pieces_year[kind]);
        let yearly_pieces = pieces.map(|piece| left * taste.growth * piece);
        Self {
            taste: taste.clone(),
            left,
            pieces,
            yearly_pieces,
            attributes: taste.attribute_year.map(|yearly| 1.0 + left * yearly),
            citizens: from_fn(|kind| taste.citizen[kind] + left * taste.citizen_year[kind]),
            citizen_squares: taste.citizen_far.map(|far| far / (CITIZENS * CITIZENS)),
            tracks: [
                over_years(taste.mining, taste.mining_year),
                over_years(taste.guard, taste.guard_year),
                over_years(taste.cippi, taste.cippi_year),
                over_years(taste.wall, taste.wall_year),
                over_years(taste.fort, taste.fort_year),
                over_years(taste.temple, taste.temple_year),
                over_years(taste.cohort, taste.cohort_year),
                yearly_pieces[Piece::Resource.index()],
                over_years(taste.strength, taste.strength_year),
                taste.good,
                taste.scout,
                taste.map,
            ],
            building: from_fn(|kind| taste.building[kind] + left * taste.building_year[kind]),
            path_hope: taste.path_hope.map(|hope| left * hope),
        }
    }

    /// What pieces are worth.
    pub fn pieces(&self, pieces: Pieces) -> f32 {
        total(&self.pieces, Piece::ALL.map(|piece| pieces.count(piece)))
    }

    /// What the pool and all filled boxes are worth, buildings and paths apart.
    pub fn sheet(&self, sheet: &Sheet) -> f32 {
        let squares = sheet.citizens.map(|have| have * have);
        self.pieces(sheet.pool)
            + total(&self.attributes, sheet.attributes)
            + total(&self.citizens, sheet.citizens)
            + total(&self.citizen_squares, squares)
            + total(&self.tracks, tracks(sheet))
    }

    /// What a building will still bring.
    pub fn building(&self, pack: &Components, index: u8) -> f32 {
        let kind = usize::from(index);
        let worth = self.building.get(kind).copied().unwrap_or(0.0);
        if pack.sites.yearly >> index & 1 == 0 {
            return worth;
        }
        let building = &pack.buildings[kind];
        let yearly = Piece::ALL.map(|piece| building.yearly.count(piece));
        let roads = self.left * self.taste.road * f32::from(building.yearly_attributes);
        worth + total(&self.yearly_pieces, yearly) + roads
    }

    /// What a path card promises to one who has so much of what it measures: its points now, and
    /// how far that is on the way to more.
    pub fn path(&self, pack: &Components, card: &PlayerCard, have: u8) -> f32 {
        let kind = card.metric.index();
        let worth = f32::from(pack.points_for(card, have)) + self.path_hope[kind];
        if card.metric == Metric::Disdain {
            return worth;
        }
        let way = f32::from(have) / f32::from(card.at[2].max(1));
        worth + self.taste.path_way[kind] * way.min(1.0)
    }
}

/// How far a sheet has come on the tracks that are neither attributes nor citizens, and how many
/// other things it has.
fn tracks(sheet: &Sheet) -> [u8; TRACKS] {
    [
        sheet.mining,
        sheet.guard,
        sheet.cippi,
        sheet.wall,
        sheet.fort,
        sheet.temple,
        sheet.cohorts.iter().sum(),
        sheet.production,
        sheet.strength.iter().sum::<u8>() - sheet.damage.iter().sum::<u8>(),
        sheet.goods.len() as u8,
        sheet.scouts,
        sheet.map.count_ones() as u8,
    ]
}

/// What so many things are worth at these prices.
fn total<const N: usize>(prices: &[f32; N], counts: [u8; N]) -> f32 {
    prices.iter().zip(counts).map(|(price, count)| price * f32::from(count)).sum()
}
