//! The seat's own side: points, team, sites, and the open buildings it could take.

use ludi_engine::{Features, Game as _};

use super::crews::Squad;
use super::scales::{amounts, cheapness, fewness, scale};
use super::side::{Side, Work};
use crate::components::{BUILDINGS, FIRST_SLAVE, HANDS, SLAVES, TOOLS, UNIVERSITIES};
use crate::{Building, Levels, University, covers, hands, holds};

const RICH: [i32; 8] = [42, 45, 50, 55, 60, 70, 80, 100];

/// Leads in points, in tenths.
const LEADS: [i32; 32] = [
    -100, -80, -60, -50, -40, -30, -25, -20, -16, -12, -9, -6, -4, -2, -1, 0, 1, 2, 3, 5, 7, 10,
    13, 17, 21, 26, 31, 41, 51, 61, 81, 101,
];

pub const POINTS: usize = 40 + RICH.len() + 24 + 4 + 4 + LEADS.len() + 3;

/// Purse, victory points, penalties, and the lead over the best other if the game ended now.
pub fn points(side: &Side, others: &[Side], out: &mut Features) {
    let (game, player) = (side.game, side.player);
    out.level(player.purse as usize, 40);
    scale(out, player.purse as i32, &RICH);
    out.level(player.vp, 24);
    out.level(player.loans, 4);
    out.level((player.hands & game.enslaved).count_ones() as usize, 4);
    let own = game.score(side.seat);
    let scores = others.iter().map(|other| game.score(other.seat));
    let (best, worst) = (scores.clone().max().unwrap_or(0), scores.min().unwrap_or(0));
    scale(out, own - best, &LEADS);
    out.flag(own > best);
    out.flag(own == best);
    out.flag(own < worst);
}

pub const TEAM: usize =
    2 * HANDS + SLAVES + HANDS + UNIVERSITIES + 2 * TOOLS + 4 * (8 + 8 + 4) + 10 + 12;

/// Every hand, idle and busy; slaves; who is educated; tools; what idle hands and all hands make
/// together, and the most an idle hand makes.
pub fn team(side: &Side, out: &mut Features) {
    let (game, player) = (side.game, side.player);
    out.bits(u64::from(side.idle), HANDS);
    out.bits(u64::from(player.hands & !side.idle), HANDS);
    out.bits(u64::from(player.hands & game.enslaved) >> FIRST_SLAVE, SLAVES);
    out.bits(u64::from(player.hands & game.educated), HANDS);
    for university in University::all() {
        let pupil = game.pupils[university.index()];
        out.flag(pupil.is_some_and(|pupil| holds(player.hands, pupil)));
    }
    out.bits(u64::from(player.unused_tools), TOOLS);
    out.bits(u64::from(player.tools & !player.unused_tools), TOOLS);
    amounts(out, side.idle_makes, 8);
    for amount in side.team_makes.amounts() {
        scale(out, i32::from(amount), &[1, 2, 3, 4, 6, 8, 10, 13]);
    }
    let most = hands(side.idle).fold(Levels::NONE, |most, hand| {
        let makes = game.produces(hand);
        most.plus(makes.beyond(most))
    });
    amounts(out, most, 4);
    out.level(side.idle.count_ones() as usize, 10);
    out.level(player.hands.count_ones() as usize, 12);
}

/// Wages that count as cheap, cheaper, cheapest.
const WAGES: [u32; 6] = [13, 9, 6, 4, 2, 0];

const SITE: usize = 1 + 4 * 4 + 3 + 3 + 5 + (1 + WAGES.len()) + 2 + 1 + 1;

pub const SITES: usize = BUILDINGS * SITE;

/// For every building, if it is a site of the seat's: what it misses, who is there, how many were
/// sent in this turn, the smallest and the cheapest crew, whether it can be finished now, whether
/// the plan for all sites has a crew for it, whether one more worker of the row would be enough.
pub fn sites(side: &Side, out: &mut Features) {
    for building in Building::all() {
        let work = if covers(side.player.sites, building) {
            side.works.iter().find(|work| work.site == building)
        } else {
            None
        };
        let Some(work) = work else {
            out.skip(SITE);
            continue;
        };
        out.flag(true);
        amounts(out, work.missing, 4);
        out.level(work.there as usize, 3);
        out.level(work.sent, 3);
        fewness(out, work.crews.fewest, 5);
        cheapness(out, work.crews.cheapest, &WAGES);
        out.flag(work.soon.free);
        out.flag(work.soon.bought);
        out.flag(work.planned);
        out.flag(work.crews.fewest.is_some() || side.helped(work.missing));
    }
}

/// The same for buildings that nobody has taken yet.
const OFFERED_WAGES: [u32; 4] = [10, 6, 4, 0];

const OFFER: usize = 2 + 5 + (1 + OFFERED_WAGES.len()) + 4 + 1 + 1;

/// What a victory point and an action weigh against sesterces.
const POINT: i32 = 4;
const RATES: [i32; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12];

pub const OFFERS: usize = BUILDINGS * OFFER + RATES.len() + 8 + 5;

/// For every building, if it lies open: whether in the row or on the deck, the smallest and the
/// cheapest crew of idle hands, the smallest of those the plan leaves over, whether one more worker
/// of the row would be enough, whether the whole team makes enough. Then the best offer for the hands left over: sesterces for an action with points
/// counted as money, and its victory points; and how many offers have a crew.
pub fn offers(side: &Side, squad: &Squad, out: &mut Features) {
    let game = side.game;
    let row = game.building_row.iter().flatten().fold(0u64, |set, card| set | 1 << card.0);
    let top = game.building_top.map_or(0, |card| 1 << card.0);
    let (mut best, mut vp, mut able) = (0, 0, 0usize);
    for building in Building::all() {
        if !covers(row | top, building) {
            out.skip(OFFER);
            continue;
        }
        let card = game.cards.0.building(building);
        let crews = squad.crews(card.needs);
        out.flag(covers(row, building));
        out.flag(covers(top, building));
        fewness(out, crews.fewest, 5);
        cheapness(out, crews.cheapest, &OFFERED_WAGES);
        fewness(out, crews.spare, 4);
        out.flag(crews.fewest.is_some() || side.helped(card.needs));
        out.flag(side.team_makes.meets(card.needs));
        if let Some(crew) = crews.spare.filter(|_| covers(row, building)) {
            let gain = POINT * i32::from(card.vp) + i32::from(card.sesterces) - crew.wages as i32;
            best = best.max(gain / (crew.size as i32 + 1));
            vp = vp.max(card.vp);
            able += 1;
        }
    }
    scale(out, best, &RATES);
    out.level(vp, 8);
    out.level(able, 5);
}

const LEFT: [i32; 10] = [-15, -10, -5, -2, 0, 2, 5, 10, 15, 25];

pub const SUMMARY: usize =
    5 + 4 + (3 + 3 + 4) + (8 + 8 + 12) + 6 + 12 + 8 + 8 + LEFT.len() + 8 + 16 + 3 + 4 * (8 + 4) + 2;

/// All own sites together: how many; how many, and with how many points, lack one hand, two, three;
/// the plan that gives each a crew of its own; what can be finished now, and whether that reaches
/// the end; what is missing of each resource, and how much of it idle hands cannot make.
pub fn summary(side: &Side, out: &mut Features) {
    let lacking = |most: u32| {
        let fits = move |work: &&Work| work.crews.fewest.is_some_and(|crew| crew.size <= most);
        side.works.iter().filter(fits)
    };
    let vp = |most: u32| lacking(most).map(|work| side.vp(work)).sum::<u32>() as usize;
    let income = lacking(u32::MAX).map(|work| side.game.cards.0.building(work.site).sesterces);
    out.level(side.works.len(), 5);
    out.level(side.works.iter().filter(|work| work.there > 0).count(), 4);
    out.level(lacking(1).count(), 3);
    out.level(lacking(2).count(), 3);
    out.level(lacking(3).count(), 4);
    out.level(vp(1), 8);
    out.level(vp(2), 8);
    out.level(vp(u32::MAX), 12);
    scale(out, income.map(i32::from).sum(), &[6, 10, 14, 20, 26, 34]);
    out.level(side.plan.vp as usize, 12);
    out.level(side.plan.hands as usize, 8);
    scale(out, side.plan.wages as i32, &[1, 3, 5, 7, 9, 12, 15, 19]);
    scale(out, side.player.purse as i32 - side.plan.wages as i32, &LEFT);
    out.level(side.idle.count_ones().saturating_sub(side.plan.hands) as usize, 8);
    let (free, bought) = (side.best_soon(|soon| soon.free), side.best_soon(|soon| soon.bought));
    out.level(free as usize, 8);
    out.level(bought as usize, 8);
    let goal = u32::from(side.game.numbers().end_vp);
    let reached = |more: u32| u32::from(side.player.vp) + more >= goal;
    out.flag(reached(free));
    out.flag(reached(bought));
    out.flag(reached(side.plan.vp));
    for (missing, idle) in side.misses.iter().zip(side.idle_makes.amounts()) {
        out.level(*missing as usize, 8);
        out.level(missing.saturating_sub(u32::from(idle)) as usize, 4);
    }
    out.flag(side.plays());
    out.flag(reached(0));
}
