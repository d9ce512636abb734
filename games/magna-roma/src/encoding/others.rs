//! The other seats, each in a shorter block.

use ludi_engine::Features;

use super::own::{GOODS, STAKE, goods_of, stake};
use super::survey::{Survey, room_for};
use super::{Scene, scale};
use crate::components::{DISPLAY, PROVINCES};

pub(super) const OTHER: usize = 1 + GOODS + POINTS + CITY + DISPLAY * 3 + PROVINCES * STAKE + NEXT;
const POINTS: usize = 42 + 12 + 9 + 10 + 10;
const CITY: usize = 3 * 6 + 3 * 4 + 5 + 4 + 3 + 6 + 3 + 3;
const NEXT: usize = 1 + 3 + 8;

/// Whether the seat is there; goods as in the own group; points together by threes, then prestige,
/// market, monuments and provinces by fours; icons; districts; monuments built, places for one
/// now and rooms for more; open cells that two halves face; tiles blessed; what one more meeple adds; for each monument on display whether it can
/// be paid, can be built, and adds at least six points; provinces as in the own group; the next
/// tile's colour and how much it gains at most.
pub(super) fn other(scene: &Scene<'_>, index: usize, out: &mut Features) {
    let Some(survey) = &scene.others[index] else { return out.skip(OTHER) };
    out.flag(true);
    goods_of(survey, out);
    points(survey, out);
    city(survey, out);
    for place in 0..DISPLAY {
        let printed = survey.pack().monuments.get(usize::from(survey.game.display[place]));
        let Some(printed) = printed else {
            out.skip(3);
            continue;
        };
        let site = survey.best_site(survey.game.display[place]);
        let payable = printed.coins <= survey.realm.coins;
        out.flag(payable);
        out.flag(payable && site.is_some());
        out.flag(site.is_some_and(|points| points >= 6));
    }
    for place in 0..PROVINCES {
        stake(survey, place, out);
    }
    let tile = survey.next_tile().map(|tile| &survey.pack().tiles[usize::from(tile)]);
    out.flag(tile.is_some());
    out.one_of(tile.and_then(|tile| tile.colour).map(|colour| colour as usize), 3);
    out.level(tile.map_or(0, |tile| survey.most_of_all(tile)), 8);
}

fn points(survey: &Survey<'_>, out: &mut Features) {
    let points = &survey.points;
    scale(out, points.total(), 3, 42);
    scale(out, points.prestige, 4, 12);
    scale(out, points.market, 4, 9);
    scale(out, points.monuments, 4, 10);
    scale(out, points.provinces, 4, 10);
}

fn city(survey: &Survey<'_>, out: &mut Features) {
    for count in survey.icons {
        out.level(count, 6);
    }
    for count in survey.districts {
        out.level(count, 4);
    }
    out.level(survey.built(), 5);
    out.level(survey.corners.len(), 4);
    out.level(room_for(survey.hoped), 3);
    out.level(survey.spots().iter().filter(|spot| spot.facing > 1).count(), 6);
    out.level(survey.realm.city.blessed.len(), 3);
    scale(out, survey.with_more_people(1) - survey.with_more_people(0), 2, 3);
}
