//! A simple, sensible player: it does what leaves it best off, one decision at a time.
//!
//! What a position is worth to a seat is a guess at its final score: the points it has, what its
//! paths promise, what the attacks to come will cost, and what pieces, tracks and buildings will
//! still bring. The numbers of [`Taste`] were found by playing, not taken from any rulebook.

mod taste;

use ludi_engine::{Chance, Game as _, Seat, View};

use crate::components::{Components, Metric, YEARS};
use crate::decision::{Decision, Patron};
use crate::sheet::Sheet;
use crate::vocabulary::{Citizen, Cohort, Gladiator, Piece};
use crate::{Draw, Hadrian, NO_CARD, Phase, Purpose};

use taste::{TUNED, Taste};

pub use taste::WEIGHTS;

/// The boxes of a citizen track.
const CITIZENS: f32 = 9.0;

/// What a sensible player does: the best of its decisions; the first of equals.
pub fn choose<C: Chance>(view: &View<Hadrian>, seat: Seat, _: &mut C) -> Decision {
    choose_by(view, seat, &TUNED)
}

/// What a player does that weighs things with these numbers.
pub fn choose_with(view: &View<Hadrian>, seat: Seat, numbers: &[f32]) -> Decision {
    choose_by(view, seat, &Taste::from_numbers(numbers))
}

fn choose_by(view: &View<Hadrian>, seat: Seat, taste: &Taste) -> Decision {
    let mut list = Vec::with_capacity(128);
    view.decisions(seat, &mut list);
    best(view, seat, &list, taste).0
}

/// How good a decision looks at first sight.
pub fn appraise(view: &View<Hadrian>, seat: Seat, decision: Decision) -> f32 {
    outlook(view, seat, decision, &Mind { taste: &TUNED, known: Known::of(view, seat, &TUNED) })
}

/// What the seat can expect to score in the end.
pub fn foresee(game: &Hadrian, seat: Seat) -> f32 {
    if game.phase == Phase::Over {
        return game.points(seat) as f32;
    }
    worth(game, seat, &TUNED, &Known::of(game, seat, &TUNED))
}

/// What the seat could expect if things were weighed with these numbers.
pub fn foresee_with(game: &Hadrian, seat: Seat, numbers: &[f32]) -> f32 {
    if game.phase == Phase::Over {
        return game.points(seat) as f32;
    }
    let taste = Taste::from_numbers(numbers);
    worth(game, seat, &taste, &Known::of(game, seat, &taste))
}

/// The best decision and what it leads to.
fn best(game: &Hadrian, seat: Seat, list: &[Decision], taste: &Taste) -> (Decision, f32) {
    let mind = Mind { taste, known: Known::of(game, seat, taste) };
    let mut best = (list[0], f32::NEG_INFINITY);
    for decision in list {
        let value = outlook(game, seat, *decision, &mind);
        if value > best.1 {
            best = (*decision, value);
        }
    }
    best
}

/// What a decision leads to.
fn outlook(game: &Hadrian, seat: Seat, decision: Decision, mind: &Mind<'_>) -> f32 {
    let taste = mind.taste;
    match decision {
        Decision::Path(card) => path_outlook(game, seat, card, taste),
        Decision::Favour { cohort, from } => favour_outlook(game, seat, cohort, from),
        Decision::Accept => 0.0,
        Decision::Finish => {
            let mut after = game.clone();
            after.sheet_mut(seat).pool = crate::vocabulary::Pieces::NONE;
            worth(&after, seat, taste, &mind.known)
        }
        _ => {
            let mut after = game.clone();
            after.carry_out(seat, decision, &mut ());
            settled(&after, seat, mind) - gift(game, decision, taste)
        }
    }
}

/// What a piece given to a neighbour takes away from the lead.
fn gift(game: &Hadrian, decision: Decision, taste: &Taste) -> f32 {
    match decision {
        Decision::Good { source, .. } | Decision::Scout(source) if game.is_gift(source) => {
            taste.gift[0]
        }
        _ => 0.0,
    }
}

/// The worth of a position once what is open in it is settled as well as can be.
fn settled(game: &Hadrian, seat: Seat, mind: &Mind<'_>) -> f32 {
    if let Phase::Turn(_, purpose) = game.phase {
        return expected(game, seat, purpose, mind);
    }
    if !game.sheet(seat).is_choosing() {
        return worth(game, seat, mind.taste, &mind.known);
    }
    let mut list = Vec::with_capacity(72);
    game.list(seat, &mut list);
    let follow = |decision: &Decision| {
        let mut after = game.clone();
        after.carry_out(seat, *decision, &mut ());
        settled(&after, seat, mind)
    };
    list.iter().map(follow).fold(f32::NEG_INFINITY, f32::max)
}

/// The mean over the Fate cards that may be turned over, those that do the same taken together.
fn expected(game: &Hadrian, seat: Seat, purpose: Purpose, mind: &Mind<'_>) -> f32 {
    let (mut count, mut card) = ([0u32; 16], [0u8; 16]);
    let mut left = game.next_pile();
    while left != 0 {
        let index = left.trailing_zeros() as u8;
        let fate = &game.pack().fate[usize::from(index)];
        let kind = match purpose {
            Purpose::Good(_) => fate.goods,
            Purpose::Battle(_) => fate.damage,
        };
        count[usize::from(kind)] += 1;
        card[usize::from(kind)] = index;
        left &= left - 1;
    }
    let mut sum = 0.0;
    for kind in (0..16).filter(|kind| count[*kind] > 0) {
        let mut after = game.clone();
        after.draw_out(Draw::Fate(card[kind]), &mut ());
        sum += count[kind] as f32 * worth(&after, seat, mind.taste, &mind.known);
    }
    sum / count.iter().sum::<u32>() as f32
}

/// The path card is worth what it promises, the other card its income.
fn path_outlook(game: &Hadrian, seat: Seat, card: u8, taste: &Taste) -> f32 {
    let (pack, sheet) = (game.pack(), game.sheet(seat));
    let other = (sheet.hand & !(1 << card)).trailing_zeros() as usize;
    let left = years_left(game);
    let path = promise(pack, sheet, usize::from(card), left, taste);
    let income: f32 = pack.cards[other]
        .income
        .iter()
        .map(|(piece, n)| taste.piece(piece, left) * f32::from(n))
        .sum();
    path + income
}

/// HW-154: Favours are spent when all that fit together change the result; those of diplomats
/// first, since they are good for one cohort only.
fn favour_outlook(game: &Hadrian, seat: Seat, cohort: Cohort, from: Patron) -> f32 {
    let sheet = game.sheet(seat);
    let mut usable = sheet.temple_favours;
    for lane in Cohort::ALL {
        usable += game.unrepelled(seat, lane).min(sheet.diplomat_favours[lane.index()]);
    }
    let outcome = game.outcome(seat);
    let helps = outcome.unrepelled.saturating_sub(usable) < game.potential();
    let preference = match from {
        Patron::Diplomat => 2.0,
        Patron::Temple => 1.0,
    };
    let lane = f32::from(game.unrepelled(seat, cohort)) / 100.0;
    if helps { preference + lane } else { -1.0 }
}

/// Years after this one.
fn years_left(game: &Hadrian) -> f32 {
    (YEARS as u8 - game.year) as f32
}

/// What a path card promises: its points now, and how far the sheet has come towards more.
fn promise(pack: &Components, sheet: &Sheet, card: usize, left: f32, taste: &Taste) -> f32 {
    let printed = &pack.cards[card];
    let have = sheet.metric(pack, printed.metric);
    let points = f32::from(pack.points_for(printed, have));
    let kind = printed.metric.index();
    if printed.metric == Metric::Disdain {
        return points + taste.path_hope[kind] * left;
    }
    let way = f32::from(have) / f32::from(printed.at[2].max(1));
    points + taste.path_way[kind] * way.min(1.0) + taste.path_hope[kind] * left
}

/// A player at work: what it likes, and what it has worked out already.
struct Mind<'a> {
    taste: &'a Taste,
    known: Known,
}

/// What was worked out for the position before the decisions that are compared: most of them
/// change neither the defence nor what stands.
struct Known {
    guarded: Guard,
    defence: f32,
    built: u32,
    buildings: f32,
}

/// All that the defence of a seat depends on within a year.
type Guard = ([u8; 3], u8, [u8; 3], u8);

impl Known {
    fn of(game: &Hadrian, seat: Seat, taste: &Taste) -> Self {
        let sheet = game.sheet(seat);
        Self {
            guarded: guard(game, sheet),
            defence: defence(game, sheet, taste),
            built: sheet.built,
            buildings: buildings(game.pack(), sheet, years_left(game), taste),
        }
    }
}

fn guard(game: &Hadrian, sheet: &Sheet) -> Guard {
    let attackers = game.attack_size() + sheet.extra_attack;
    (sheet.cohorts, sheet.temple_favours, sheet.diplomat_favours, attackers)
}

/// A guess at the final score of a seat.
fn worth(game: &Hadrian, seat: Seat, taste: &Taste, known: &Known) -> f32 {
    let (pack, sheet) = (game.pack(), game.sheet(seat));
    let left = years_left(game);
    let attributes: f32 = sheet.attributes.iter().map(|n| f32::from(*n)).sum();
    let mut worth = attributes - sheet.penalty(pack) as f32;
    for card in sheet.paths.iter().filter(|card| **card != NO_CARD) {
        worth += promise(pack, sheet, usize::from(*card), left, taste);
    }
    worth +=
        Piece::ALL.iter().map(|p| taste.piece(*p, left) * f32::from(sheet.has(*p))).sum::<f32>();
    worth += tracks(pack, sheet, left, taste);
    worth += if sheet.built == known.built {
        known.buildings
    } else {
        buildings(pack, sheet, left, taste)
    };
    worth
        + if guard(game, sheet) == known.guarded {
            known.defence
        } else {
            defence(game, sheet, taste)
        }
}

/// What filled tracks will still bring.
fn tracks(pack: &Components, sheet: &Sheet, left: f32, taste: &Taste) -> f32 {
    let n = f32::from;
    let track =
        |filled: u8, [once]: [f32; 1], [yearly]: [f32; 1]| n(filled) * (once + left * yearly);
    let mut worth = track(sheet.mining, taste.mining, taste.mining_year)
        + track(sheet.guard, taste.guard, taste.guard_year)
        + track(sheet.cippi, taste.cippi, taste.cippi_year)
        + track(sheet.wall, taste.wall, taste.wall_year)
        + track(sheet.fort, taste.fort, taste.fort_year)
        + track(sheet.temple, taste.temple, taste.temple_year);
    for (filled, yearly) in sheet.attributes.iter().zip(taste.attribute_year) {
        worth += left * yearly * n(*filled);
    }
    worth += left * taste.piece(Piece::Resource, left) * taste.growth[0] * n(sheet.production);
    for citizen in Citizen::ALL {
        let (have, kind) = (n(sheet.citizen(citizen)), citizen.index());
        worth += have * (taste.citizen[kind] + left * taste.citizen_year[kind]);
        worth += taste.citizen_far[kind] * (have / CITIZENS) * (have / CITIZENS);
    }
    worth += taste.good[0] * sheet.goods.len() as f32;
    worth += taste.scout[0] * n(sheet.scouts) + taste.map[0] * sheet.map.count_ones() as f32;
    for which in Gladiator::ALL {
        let (strength, damage) = (sheet.strength[which.index()], sheet.damage[which.index()]);
        worth += (taste.strength[0] + left * taste.strength_year[0]) * n(strength - damage);
    }
    let ends = pack.cohort.len() as u8;
    let cohorts = sheet.cohorts.iter().map(|c| (*c).min(ends)).sum();
    worth + track(cohorts, taste.cohort, taste.cohort_year)
}

/// What buildings will still bring.
fn buildings(pack: &Components, sheet: &Sheet, left: f32, taste: &Taste) -> f32 {
    let mut worth = 0.0;
    crate::listing::each_bit(sheet.built.into(), |index| {
        let kind = usize::from(index);
        let building = &pack.buildings[kind];
        worth += taste.building.get(kind).copied().unwrap_or(0.0);
        worth += left * taste.building_year.get(kind).copied().unwrap_or(0.0);
        let yearly = building.yearly.iter().map(|(p, n)| taste.piece(p, left) * f32::from(n));
        worth += left * taste.growth[0] * yearly.sum::<f32>();
        worth += left * taste.road[0] * f32::from(building.yearly_attributes);
    });
    worth
}

/// What this year's attack and those to come will bring and cost.
fn defence(game: &Hadrian, sheet: &Sheet, taste: &Taste) -> f32 {
    let pack = game.pack();
    let favours = f32::from(sheet.temple_favours)
        + sheet.diplomat_favours.iter().map(|n| f32::from(*n)).sum::<f32>();
    let mut worth = taste.favour[0] * favours;
    let mut weight = 1.0;
    for year in usize::from(game.year)..=YEARS {
        let attack = &pack.attack[year - 1];
        let cards = if year == usize::from(game.year) {
            f32::from(game.attack_size() + sheet.extra_attack)
        } else {
            f32::from(attack.cards[game.difficulty.index()])
        };
        let mut unrepelled = 0.0;
        for filled in sheet.cohorts {
            unrepelled += excess(cards / 3.0, f32::from(filled), taste.luck[0]);
        }
        let potential = f32::from(attack.potential);
        let disdain = (unrepelled - taste.favour_use[0] * favours).clamp(0.0, potential);
        worth += weight * (taste.valour[0] * (potential - disdain) - taste.disdain[0] * disdain);
        weight *= taste.foresight[0];
    }
    worth
}

/// How many attacks get past a cohort on average, roughly: with as many expected as are repelled
/// some still do, with far fewer hardly any.
fn excess(attacks: f32, filled: f32, luck: f32) -> f32 {
    let more = attacks - filled;
    // A smooth maximum of 0 and the difference, the wider the more attacks there are.
    f32::midpoint(more, (more * more + luck.max(0.0) * attacks).sqrt())
}
