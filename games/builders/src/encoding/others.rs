//! The other seats, clockwise from the seat, and the race against them.

use ludi_engine::{Features, Game as _};

use super::scales::{amounts, cheapness, fewness, scale};
use super::side::{Side, Work};
use crate::components::TOOLS;

const PURSE: [i32; 20] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 30, 40, 50, 70];

const LEADS: [i32; 14] = [-80, -50, -30, -20, -10, -5, 0, 1, 6, 11, 21, 31, 51, 81];

/// How many of the sites that need the fewest hands are shown.
const NEAREST: usize = 3;

const NEAR: usize = 8 + 4 + 5 + 4 + 7 + 3 + 2;

/// The features of one other seat.
pub const OTHER: usize = 1
    + PURSE.len()
    + 20
    + LEADS.len()
    + 4
    + 4
    + TOOLS
    + 4 * (5 + 6)
    + 7
    + 10
    + 4
    + NEAREST * NEAR
    + 8
    + 8
    + 1
    + 10
    + 1;

/// Another seat: purse, points, lead over it, penalties, tools, what it makes, its sites nearest to
/// their end, and what it can finish in its turn; nothing where nobody sits.
pub fn other(own: &Side, side: Option<&Side>, out: &mut Features) {
    let Some(side) = side else {
        out.skip(OTHER);
        return;
    };
    let (game, player) = (side.game, side.player);
    out.flag(true);
    scale(out, player.purse as i32, &PURSE);
    out.level(player.vp, 20);
    scale(out, game.score(own.seat) - game.score(side.seat), &LEADS);
    out.level(player.loans, 4);
    out.level((player.hands & game.enslaved).count_ones() as usize, 4);
    out.bits(u64::from(player.unused_tools), TOOLS);
    amounts(out, side.idle_makes, 5);
    for amount in side.team_makes.amounts() {
        scale(out, i32::from(amount), &[1, 2, 3, 5, 7, 10]);
    }
    out.level(side.idle.count_ones() as usize, 7);
    out.level(player.hands.count_ones() as usize, 10);
    out.level(side.works.len(), 4);
    near(side, out);
    let bought = side.best_soon(|soon| soon.bought);
    out.level(side.best_soon(|soon| soon.free) as usize, 8);
    out.level(bought as usize, 8);
    out.flag(u32::from(player.vp) + bought >= u32::from(game.numbers().end_vp));
    out.level(side.plan.vp as usize, 10);
    out.flag(side.plays());
}

/// The sites that need the fewest hands.
fn near(side: &Side, out: &mut Features) {
    let key = |work: &Work| {
        let crew = work.crews.fewest.map_or(u32::MAX, |crew| crew.size);
        (crew, work.missing.sum(), work.site)
    };
    let mut last = None;
    for _ in 0..NEAREST {
        let rest = side.works.iter().filter(|work| last.is_none_or(|last| key(work) > last));
        let Some(work) = rest.min_by_key(|work| key(work)) else {
            out.skip(NEAR);
            continue;
        };
        last = Some(key(work));
        let card = side.game.cards.0.building(work.site);
        out.level(card.vp, 8);
        scale(out, i32::from(card.sesterces), &[6, 8, 12, 14]);
        fewness(out, work.crews.fewest, 5);
        cheapness(out, work.crews.cheapest, &[9, 5, 0]);
        scale(out, work.missing.sum() as i32, &[1, 2, 3, 4, 6, 8, 11]);
        out.level(work.there as usize, 3);
        out.flag(work.soon.free);
        out.flag(work.soon.bought);
    }
}

const RACE_STEPS: [i32; 15] = [-12, -9, -7, -5, -3, -2, -1, 0, 1, 2, 3, 5, 7, 9, 12];

pub const RACE: usize = 2 * RACE_STEPS.len() + 1;

/// The lead in victory points over the best other: as it stands with what all have planned, and
/// with what all can finish in their turn; and whether another can end the game in its turn.
pub fn race(own: &Side, others: &[Side], out: &mut Features) {
    let planned = |side: &Side| i32::from(side.player.vp) + side.plan.vp as i32;
    let soon = |side: &Side| i32::from(side.player.vp) + side.best_soon(|s| s.bought) as i32;
    let most = |vp: &dyn Fn(&Side) -> i32| others.iter().map(vp).max().unwrap_or(0);
    scale(out, planned(own) - most(&planned), &RACE_STEPS);
    scale(out, soon(own) - most(&soon), &RACE_STEPS);
    out.flag(most(&soon) >= i32::from(own.game.numbers().end_vp));
}
