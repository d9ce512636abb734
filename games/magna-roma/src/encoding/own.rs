//! What a seat owns: goods, tracks, points, provinces.

use ludi_engine::Features;

use super::survey::Survey;
use super::table::KNOWN_PROVINCES;
use super::{Scene, scale, scale_on};
use crate::components::{BONUSES, Gain, PROVINCES, ROWS, Resource, TOKENS};
use crate::{Colour, NONE, Realm};

pub(super) const TIME: usize = 24;

/// Tiles placed.
pub(super) fn time(scene: &Scene<'_>, out: &mut Features) {
    out.level(scene.own.realm.city.placed(), 24);
}

pub(super) const GOODS: usize = 3 * 12 + 8 + 12 + 2 * (TOKENS + 1) + 12 + 12 + 6 + 14 + 18;

/// Steps of the star tracks; the lowest value; the market space, and for a move of one and of two
/// steps the token it leads to and whether its trade can be paid; legions; faith; blessings;
/// coins by ones, then 15 and 20; population by ones, then 20 and 25.
pub(super) fn goods(scene: &Scene<'_>, out: &mut Features) {
    goods_of(&scene.own, out);
}

pub(super) fn goods_of(survey: &Survey<'_>, out: &mut Features) {
    let realm = survey.realm;
    for steps in realm.stars {
        out.level(steps, 12);
    }
    out.level(survey.lowest(), 8);
    out.level(realm.market, 12);
    for more in [1, 2] {
        trade_at(survey, realm.market + more, out);
    }
    out.level(realm.legions, 12);
    out.level(realm.faith, 12);
    out.level(realm.blessings, 6);
    scale_on(out, realm.coins, 12, &[15, 20]);
    scale_on(out, realm.population, 16, &[20, 25]);
}

/// The token a market space leads to, and whether its trade can be paid.
fn trade_at(survey: &Survey<'_>, space: u8, out: &mut Features) {
    let connected = survey.pack().connected.get(usize::from(space));
    let place = connected.and_then(|place| place.checked_sub(1)).map(usize::from);
    out.one_of(place, TOKENS);
    let token =
        place.and_then(|place| survey.pack().tokens.get(usize::from(survey.game.tokens[place])));
    let pays = |price: &Gain| owned(survey.realm, price.resource) >= price.amount;
    out.flag(token.is_some_and(|token| token.give.iter().all(pays)));
}

fn owned(realm: &Realm, resource: Resource) -> u8 {
    match resource {
        Resource::Legion => realm.legions,
        Resource::Coin => realm.coins,
        Resource::Population => realm.population,
        Resource::Faith | Resource::Luxury | Resource::Vp => 0,
    }
}

pub(super) const POINTS: usize = 30 + 18 + 8 + 20 + 20 + 5 + 11 + 64;

/// What would be scored now: prestige, market, pantheon, monuments, provinces by twos, military by
/// ones, objectives and all together by twos.
pub(super) fn points(scene: &Scene<'_>, out: &mut Features) {
    let points = &scene.own.points;
    scale(out, points.prestige, 2, 30);
    scale(out, points.market, 2, 18);
    scale(out, points.pantheon, 2, 8);
    scale(out, points.monuments, 2, 20);
    scale(out, points.provinces, 2, 20);
    scale(out, points.military, 1, 5);
    scale(out, points.objectives, 2, 11);
    scale(out, points.total(), 2, 64);
}

pub(super) const LEADS: usize = 41 + 3 * (21 + 3);

/// How far ahead of the best other, from −40 by twos; then for each other how far, from −30 by
/// threes, and by the three tie-breaks whether ahead: steps, population with coins, legions.
pub(super) fn leads(scene: &Scene<'_>, out: &mut Features) {
    let own = &scene.own;
    let total = own.points.total();
    let best = scene.others.iter().flatten().map(|other| other.points.total()).max();
    scale(out, best.map_or(0, |best| total - best + 42), 2, 41);
    for other in &scene.others {
        let Some(other) = other else {
            out.skip(21 + 3);
            continue;
        };
        scale(out, total - other.points.total() + 33, 3, 21);
        let steps =
            |survey: &Survey<'_>| survey.realm.stars.iter().map(|s| u16::from(*s)).sum::<u16>();
        let goods = |survey: &Survey<'_>| {
            u16::from(survey.realm.population) + u16::from(survey.realm.coins)
        };
        out.flag(steps(own) > steps(other));
        out.flag(goods(own) > goods(other));
        out.flag(own.realm.legions > other.realm.legions);
    }
}

pub(super) const BONUSES_AHEAD: usize = BONUSES + 3 * 2 * 2;

/// The bonuses gained; for each star track how many bonuses one more star brings, then two.
pub(super) fn bonuses(scene: &Scene<'_>, out: &mut Features) {
    let realm = scene.own.realm;
    out.bits(u64::from(realm.bonuses), BONUSES);
    let mut reached = [[0usize; 2]; 3];
    for (index, bonus) in scene.own.pack().bonuses.iter().enumerate() {
        let missing = |(track, step): (Colour, u8)| {
            (track as usize, step.saturating_sub(realm.stars[track as usize]))
        };
        let (own, linked) = (missing(bonus.at), bonus.linked.map_or((0, 0), missing));
        let (track, stars) = if own.1 > 0 { own } else { linked };
        let needs_both = own.1 > 0 && linked.1 > 0;
        if realm.bonuses >> index & 1 == 0 && !needs_both && stars > 0 {
            reached[track][0] += usize::from(stars == 1);
            reached[track][1] += usize::from(stars <= 2);
        }
    }
    for count in reached.into_iter().flatten() {
        out.level(count, 2);
    }
}

pub(super) const TRACKS: usize = 33 + 3 * 8 + 8 + 8 + 4 + 5;

/// Steps of all star tracks together; for each track how far it is behind the furthest; what the
/// next value of the lowest track adds, and what the next market space adds; steps to the next
/// blessing; points that the military track adds with one more legion.
pub(super) fn tracks(scene: &Scene<'_>, out: &mut Features) {
    let (realm, pack) = (scene.own.realm, scene.own.pack());
    out.level(realm.stars.iter().map(|step| usize::from(*step)).sum::<usize>(), 33);
    let furthest = realm.stars.into_iter().max().unwrap_or(0);
    for step in realm.stars {
        out.level(furthest - step, 8);
    }
    let multiplier =
        |space: u8| i32::from(pack.multipliers[usize::from(space.min(pack.market_end()))]);
    scale(out, multiplier(realm.market), 1, 8);
    let next = multiplier(realm.market + 1) - multiplier(realm.market);
    scale(out, next * i32::from(scene.own.lowest()), 1, 8);
    let ahead = u64::from(pack.blessings) >> (realm.faith + 1);
    out.level(if ahead == 0 { 4 } else { ahead.trailing_zeros() as usize }, 4);
    let military =
        |space: u8| i32::from(pack.military[usize::from(space.min(pack.military_end()))]);
    scale(out, military(realm.legions + 1) - military(realm.legions), 1, 5);
}

/// Own slot, slots that can be conquered now, sets, legions missing for the cheapest slot.
pub(super) const STAKE: usize = ROWS + ROWS + 8 + 5;

pub(super) const PROVINCES_HELD: usize = PROVINCES * (STAKE + ROWS * 6) + KNOWN_PROVINCES * 8;

/// For each province in play the own slot, the slots that can be conquered now, the sets, the
/// legions missing for the cheapest free slot, and by twos what each free slot would score; then
/// for each province of the pack that is in play its sets.
pub(super) fn provinces(scene: &Scene<'_>, out: &mut Features) {
    let (survey, game) = (&scene.own, scene.game);
    for place in 0..PROVINCES {
        stake(survey, place, out);
        let sets = survey.sets[place];
        let printed = survey.pack().provinces.get(usize::from(game.provinces[place]));
        for row in 0..ROWS {
            let free = game.discs[place][row] == NONE && !game.discs[place].contains(&survey.seat);
            let points = printed.filter(|_| free).map_or(0, |printed| printed.points[row]);
            scale(out, i32::from(points) * i32::from(sets), 2, 6);
        }
    }
    let mut known = [0; KNOWN_PROVINCES];
    for (province, sets) in game.provinces.into_iter().zip(survey.sets) {
        if let Some(known) = known.get_mut(usize::from(province)) {
            *known = sets;
        }
    }
    for sets in known {
        out.level(sets, 8);
    }
}

/// How a seat stands in a province.
pub(super) fn stake(survey: &Survey<'_>, place: usize, out: &mut Features) {
    let (game, pack) = (survey.game, survey.pack());
    if game.provinces[place] == NONE {
        return out.skip(STAKE);
    }
    let discs = &game.discs[place];
    let own = discs.iter().position(|disc| *disc == survey.seat);
    out.one_of(own, ROWS);
    let mut missing: Option<u8> = None;
    for (disc, needed) in discs.iter().zip(pack.rows) {
        let free = own.is_none() && *disc == NONE;
        out.flag(free && needed <= survey.realm.legions);
        if free {
            missing = Some(needed.saturating_sub(survey.realm.legions));
        }
    }
    out.level(survey.sets[place], 8);
    out.level(missing.unwrap_or(5), 5);
}
