//! What a seat has, and what that is worth to it.

use arrayvec::ArrayVec;
use ludi_engine::{Game as _, Seat};

use super::prices::Prices;
use super::siege::Sieges;
use crate::components::{Components, Metric, PlayerCard, YEARS};
use crate::listing::each_bit;
use crate::sheet::Sheet;
use crate::{Hadrian, NO_CARD, Phase, scoring};

/// The sheets of a seat, and how many cards will attack it this year.
#[derive(Clone, Copy)]
pub struct Estate {
    pub sheet: Sheet,
    pub attackers: u8,
}

impl Estate {
    fn of(game: &Hadrian, seat: Seat) -> Self {
        let sheet = *game.sheet(seat);
        Self { sheet, attackers: game.attack_size() + sheet.extra_attack }
    }

    /// All that the defence depends on within a year.
    fn guard(&self) -> u64 {
        let ([left, center, right], favours) = (self.sheet.cohorts, self.sheet.diplomat_favours);
        let temple = self.sheet.temple_favours;
        let all = [left, center, right, favours[0], favours[1], favours[2], temple, self.attackers];
        u64::from_le_bytes(all)
    }
}

/// What was worked out for an estate before the decisions that are compared: most of them change
/// neither the defence nor the paths nor what stands.
pub struct Known<'a> {
    prices: &'a Prices,
    pack: &'static Components,
    pub now: Estate,
    paths: ArrayVec<Path, YEARS>,
    /// What the paths measure, as bits.
    measured: u16,
    /// What paths and buildings promised.
    promises: f32,
    sieges: Sieges,
    guard: u64,
    defence: f32,
}

/// A path card, how much there was of what it measures, and what it promised.
struct Path {
    card: &'static PlayerCard,
    had: u8,
    promise: f32,
}

impl<'a> Known<'a> {
    pub fn of(game: &Hadrian, seat: Seat, prices: &'a Prices) -> Self {
        let now = Estate::of(game, seat);
        let (pack, sheet) = (game.pack(), &now.sheet);
        let open = sheet.paths.iter().filter(|card| **card != NO_CARD);
        let path = |card: &u8| {
            let card = &pack.cards[usize::from(*card)];
            let had = sheet.metric(pack, card.metric);
            Path { card, had, promise: prices.path(pack, card, had) }
        };
        let paths: ArrayVec<Path, YEARS> = open.map(path).collect();
        let sieges = Sieges::ahead(game, &prices.taste);
        Self {
            prices,
            pack,
            measured: paths.iter().fold(0, |bits, path| bits | 1 << path.card.metric.index()),
            promises: paths.iter().map(|path| path.promise).sum::<f32>()
                + buildings(pack, sheet.built, prices),
            paths,
            guard: now.guard(),
            defence: sieges.defence(&now, &prices.taste),
            sieges,
            now,
        }
    }

    /// A guess at the final score of a seat with this estate.
    pub fn worth(&self, estate: &Estate) -> f32 {
        let sheet = &estate.sheet;
        let mut worth = self.prices.sheet(sheet) - sheet.penalty(self.pack) as f32 + self.promises;
        if sheet.built != self.now.sheet.built {
            worth += buildings(self.pack, sheet.built & !self.now.sheet.built, self.prices);
        }
        let moved = moved(&self.now.sheet, sheet) & self.measured;
        debug_assert!(self.stay(sheet, !moved), "what has not moved measures the same");
        if moved != 0 {
            worth += self.progress(sheet, moved);
        }
        worth
            + if estate.guard() == self.guard {
                self.defence
            } else {
                self.sieges.defence(estate, &self.prices.taste)
            }
    }

    /// Whether these metrics of the paths are the same as before.
    fn stay(&self, sheet: &Sheet, metrics: u16) -> bool {
        let mut paths = self.paths.iter().map(|path| (path.card.metric, path.had));
        paths.all(|(metric, had)| {
            metrics >> metric.index() & 1 == 0 || sheet.metric(self.pack, metric) == had
        })
    }

    /// What the paths promise more than before, where what they measure has moved.
    fn progress(&self, sheet: &Sheet, moved: u16) -> f32 {
        let mut more = 0.0;
        for path in self.paths.iter().filter(|path| moved >> path.card.metric.index() & 1 == 1) {
            let have = sheet.metric(self.pack, path.card.metric);
            if have != path.had {
                more += self.prices.path(self.pack, path.card, have) - path.promise;
            }
        }
        more
    }
}

/// What may measure something else on other sheets, as bits by [`Metric`].
fn moved(before: &Sheet, after: &Sheet) -> u16 {
    let moved = |metric: Metric, differs: bool| u16::from(differs) << metric.index();
    moved(Metric::Landmarks, before.landmarks != after.landmarks)
        | moved(Metric::Disdain, before.open_disdain() != after.open_disdain())
        | moved(Metric::WallSections, before.wall != after.wall)
        | moved(Metric::LargeBuildings, before.built != after.built)
        | moved(Metric::Cohorts, before.cohorts != after.cohorts)
        | moved(Metric::Production, before.production != after.production)
        | moved(Metric::Goods, before.goods != after.goods)
        | moved(Metric::CitizenTracks, before.citizens != after.citizens)
        | moved(Metric::Temples, before.temple != after.temple)
        | moved(Metric::MapColumns, before.map != after.map)
        | moved(Metric::Strength, before.strength != after.strength)
        | moved(Metric::GuardSections, before.guard != after.guard)
}

/// What buildings will still bring.
fn buildings(pack: &Components, built: u32, prices: &Prices) -> f32 {
    let mut worth = 0.0;
    each_bit(built.into(), |index| worth += prices.building(pack, index));
    worth
}

/// A guess at the final score of a seat; the score itself when the game is over.
pub fn foresee(game: &Hadrian, prices: &Prices, seat: Seat) -> f32 {
    if game.phase == Phase::Over {
        return scoring::points(game, seat) as f32;
    }
    let known = Known::of(game, seat, prices);
    known.worth(&known.now)
}
