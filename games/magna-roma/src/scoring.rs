//! Final scoring (MR-120 to MR-132, MR-147, MR-151). Before the end the same arithmetic is a
//! forecast: what the seat would score if the game were scored now.

use ludi_engine::{Line, Seat, Sheet, Standings};

use crate::city::MONUMENTS;
use crate::components::Worth;
use crate::{Built, MagnaRoma, NONE, Phase};

/// Where the points of a seat come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// Scored in play by prestige symbols (MR-040).
    pub prestige: i32,
    /// Market multiplier times the lowest star value (MR-120).
    pub market: i32,
    /// Unused blessing tokens (MR-121).
    pub pantheon: i32,
    /// Functional monuments (MR-122).
    pub monuments: i32,
    /// Conquered slots (MR-124).
    pub provinces: i32,
    /// The end of the military track (MR-129).
    pub military: i32,
    /// Solo objectives (MR-147).
    pub objectives: i32,
}

impl Breakdown {
    /// The sum.
    pub const fn total(&self) -> i32 {
        self.prestige
            + self.market
            + self.pantheon
            + self.monuments
            + self.provinces
            + self.military
            + self.objectives
    }
}

/// The best way to put population on monuments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Assignment {
    /// The points of all functional monuments.
    pub points: i32,
    /// The fewest meeples that bring them.
    pub people: u8,
    /// The meeples on each monument, in the order they were built.
    pub on: [u8; MONUMENTS],
}

/// What a seat would score if the game were scored now.
pub fn points(game: &MagnaRoma, seat: Seat) -> i32 {
    game.breakdown(seat).total()
}

/// The score sheets and the places.
pub fn score_sheets(game: &MagnaRoma) -> Standings {
    let sheets = Seat::all(game.players).map(|seat| score_sheet(game, seat));
    Standings::ranked(1, sheets.collect())
}

/// The score sheet of a seat, with tie-breaks and, solo, the rank.
///
/// MR-131, MR-132, MR-151, AMB-21, AMB-22, AMB-39
pub fn score_sheet(game: &MagnaRoma, seat: Seat) -> Sheet {
    let realm = game.realm(seat);
    let points = game.breakdown(seat);
    let assignment = game.assignment(seat);
    let working = realm.city.monuments().zip(assignment.on);
    let working = working.filter(|(built, people)| game.monument_points(seat, built, *people) > 0);
    let mut lines = vec![
        Line::new("prestige", points.prestige, points.prestige),
        Line::new("market", i32::from(game.lowest_value(seat)), points.market),
        Line::new("pantheon", i32::from(realm.blessings), points.pantheon),
        Line::new("monuments", working.count() as i32, points.monuments),
        Line::new("provinces", game.conquests(seat).count() as i32, points.provinces),
        Line::new("military", i32::from(realm.legions), points.military),
    ];
    if game.players == 1 {
        lines.push(Line::new("objectives", i32::from(game.fulfilled()), points.objectives));
    }
    let mut sheet = Sheet::new(seat, lines);
    let steps: i32 = realm.stars.iter().map(|step| i32::from(*step)).sum();
    let mut people = i32::from(realm.population);
    if !game.setup.tiebreak_counts_assigned_population {
        people -= i32::from(assignment.people);
    }
    sheet.tie_breaks = vec![steps, people + i32::from(realm.coins), i32::from(realm.legions)];
    if game.players == 1 && game.phase == Phase::Over {
        let ranks = game.pack.0.ranks.iter().rev();
        let rank = ranks.into_iter().find(|rank| rank.from <= sheet.total);
        sheet.title = rank.map(|rank| rank.message.to_owned());
    }
    sheet
}

impl MagnaRoma {
    /// Where the points of a seat would come from if the game were scored now.
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        let realm = self.realm(seat);
        let pack = self.pack.0;
        Breakdown {
            prestige: i32::from(realm.vp),
            market: i32::from(pack.multipliers[usize::from(realm.market)])
                * i32::from(self.lowest_value(seat)),
            pantheon: i32::from(realm.blessings)
                * i32::from(pack.token_vp[usize::from(realm.faith)]),
            monuments: self.assignment(seat).points,
            provinces: self.province_points(seat),
            military: i32::from(pack.military[usize::from(realm.legions)]),
            objectives: self.objective_points(),
        }
    }

    /// The lowest value among the three star tracks (MR-120).
    pub fn lowest_value(&self, seat: Seat) -> u8 {
        let steps = self.realm(seat).stars;
        let value = |step: u8| self.pack.0.values[usize::from(step)];
        steps.into_iter().map(value).min().unwrap_or(0)
    }

    /// What a monument in a seat's city scores with so many meeples on it (MR-109, MR-122).
    pub fn monument_points(&self, seat: Seat, built: &Built, people: u8) -> i32 {
        let pack = self.pack.0;
        let printed = &pack.monuments[usize::from(built.monument)];
        if people < printed.population {
            return 0;
        }
        let city = &self.realm(seat).city;
        let under = pack.under(built.monument, built.cell);
        i32::from(match &printed.worth {
            Worth::Fixed(vp) => *vp,
            Worth::ByPopulation(vp) => match usize::from(people).min(vp.len()) {
                0 => 0,
                people => vp[people - 1],
            },
            Worth::PerColour(colour, vp) => {
                let own = |cell: &crate::Cell| city.face(pack, *cell).colour == Some(*colour);
                vp * under.iter().filter(own).count() as u8
            }
            Worth::PerIcon(icon, vp) => vp * city.icon(pack, under, *icon),
        })
    }

    /// The most meeples that change what a monument scores (AMB-24).
    pub fn useful_people(&self, monument: u8) -> u8 {
        let printed = &self.pack.0.monuments[usize::from(monument)];
        match &printed.worth {
            Worth::ByPopulation(vp) => printed.population.max(vp.len() as u8),
            _ => printed.population,
        }
    }

    /// The best assignment of a seat's population, using the fewest meeples.
    ///
    /// MR-108, MR-109, MR-122, AMB-24, AMB-25
    pub fn assignment(&self, seat: Seat) -> Assignment {
        self.assignment_of(seat, self.realm(seat).population)
    }

    /// The best assignment if the seat had so many meeples.
    pub(crate) fn assignment_of(&self, seat: Seat, population: u8) -> Assignment {
        let realm = self.realm(seat);
        let mut best = Assignment::default();
        let mut monuments = realm.city.monuments();
        let built: [Option<&Built>; MONUMENTS] = std::array::from_fn(|_| monuments.next());
        self.assign(seat, &built, population, Assignment::default(), 0, &mut best);
        best
    }

    /// Tries every useful number of meeples on each monument: at most five monuments, most of
    /// them with two ways.
    fn assign(
        &self,
        seat: Seat,
        rest: &[Option<&Built>],
        people: u8,
        so_far: Assignment,
        index: usize,
        best: &mut Assignment,
    ) {
        let Some((Some(built), rest)) = rest.split_first() else {
            let better = so_far.points > best.points
                || so_far.points == best.points && so_far.people < best.people;
            if better {
                *best = so_far;
            }
            return;
        };
        self.assign(seat, rest, people, so_far, index + 1, best);
        let least = self.pack.0.monuments[usize::from(built.monument)].population;
        let most = self.useful_people(built.monument).min(people);
        for own in least..=most {
            let points = self.monument_points(seat, built, own);
            if points == 0 {
                continue;
            }
            let mut with = so_far;
            with.points += points;
            with.people += own;
            with.on[index] = own;
            self.assign(seat, rest, people - own, with, index + 1, best);
        }
    }

    /// Points of all discs of a seat (MR-124, MR-125).
    fn province_points(&self, seat: Seat) -> i32 {
        self.conquests(seat).map(|(province, row)| self.slot_points(seat, province, row)).sum()
    }

    /// The slots a seat has conquered, as (province, row).
    pub fn conquests(&self, seat: Seat) -> impl Iterator<Item = (u8, u8)> {
        let provinces = self.provinces.into_iter().zip(self.discs);
        provinces.filter(|(province, _)| *province != NONE).filter_map(move |(province, discs)| {
            let row = discs.iter().position(|disc| *disc == seat.0)?;
            Some((province, row as u8))
        })
    }

    /// What a slot of a province would score for a seat now (MR-124).
    pub fn slot_points(&self, seat: Seat, province: u8, row: u8) -> i32 {
        let printed = &self.pack.0.provinces[usize::from(province)];
        let covered = self.setup.icons_under_monument_count;
        let sets = self.realm(seat).city.sets(self.pack.0, printed.sets, covered);
        i32::from(printed.points[usize::from(row)]) * i32::from(sets)
    }

    /// MR-147
    fn objective_points(&self) -> i32 {
        if self.players > 1 {
            return 0;
        }
        i32::from(self.pack.0.objective_vp[usize::from(self.fulfilled())])
    }
}
