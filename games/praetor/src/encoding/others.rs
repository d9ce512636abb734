//! The other seats, and how the seat stands among them.
//!
//! Each other seat: whether it exists; settled lead over it 24 (by 3 from -36), Favor lead 16 (by 4
//! from -32); Gold 12 (6 then by 3), Wood, Stone, Marble, Weapons 8 each (4 then by 2); unplaced
//! Workers of experience 1 to 6, 2 each, in all 7; after the update Active Workers 8, their
//! experience 8 (by 4), retiring 3, Gold missing 4, Gold left 8 (4 then by 3); Novices 4, Villagers
//! 8, Retired 6; value of its Morale space 12 (by 3 from -15); tiles 13; Wall Tiles 6; board (8);
//! passed; plays before the seat, will do so next turn; Labor Camp at hand; best placement 12 (by 2
//! Favor); tiles it can pay 4.

use ludi_engine::Features;

use super::kinds::CAMP;
use super::prospect::morale_value;
use super::{Scene, bent, steps};
use crate::components::Good;

pub(super) const OTHER: usize = 1 + 24 + 16 + 12 + 4 * 8 + 6 * 2 + 7 + 8 + 8 + 3 + 4 + 8 + REST;
const REST: usize = 4 + 8 + 6 + 12 + 13 + 6 + 8 + 1 + 2 + 1 + 12 + 4;
pub(super) const LEADS: usize = 60 + 10 + 40 + 5 + 8 + 8 + 10;

/// The seat so many places clockwise, if there is one.
pub(super) fn other(scene: &Scene<'_>, place: usize, out: &mut Features) {
    if place >= scene.players {
        return out.skip(OTHER);
    }
    let game = scene.game;
    let player = game.player(scene.seats[place]);
    let own = game.player(scene.seats[0]);
    let (workers, later) = (&player.workers, &scene.prospects[place]);
    let gold = i32::from(player.goods.get(Good::Gold));
    out.flag(true);
    out.level(steps(scene.settled[0] - scene.settled[place], -36, 3), 24);
    out.level(steps(own.favor - player.favor, -32, 4), 16);
    out.level(bent(gold, 6, 3), 12);
    for good in Good::TRADED {
        out.level(bent(i32::from(player.goods.get(good)), 4, 2), 8);
    }
    for ready in &workers.ready[1..7] {
        out.level(*ready, 2);
    }
    out.level(workers.idle(), 7);
    out.level(later.workers(), 8);
    out.level(steps(later.experience, 0, 4), 8);
    out.level(later.retiring, 3);
    out.level(steps(later.short, 0, 1), 4);
    out.level(bent(gold - later.due, 4, 3), 8);
    rest(scene, place, out);
}

fn rest(scene: &Scene<'_>, place: usize, out: &mut Features) {
    let game = scene.game;
    let player = game.player(scene.seats[place]);
    let (workers, chances) = (&player.workers, &scene.chances[place]);
    out.level(workers.training(), 4);
    out.level(workers.villagers, 8);
    out.level(workers.retired, 6);
    out.level(steps(morale_value(game, player, i32::from(player.morale)), -15, 3), 12);
    out.level(player.tiles(), 13);
    out.level(player.walls.len(), 6);
    out.one_of(Some(usize::from(player.board)), 8);
    out.flag(player.passed);
    out.flag(scene.order[place] < scene.order[0]);
    out.flag(scene.next_order[place] < scene.next_order[0]);
    let camps = game.city.built.and(game.pack.kinds[CAMP]).without(player.specials);
    out.flag(workers.rested() > 0 && !camps.is_empty());
    out.level(steps(chances.best[0], 0, 2), 12);
    out.level(chances.payable.len(), 4);
}

/// The seat beside the best of the others.
pub(super) fn leads(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    let player = |place: usize| game.player(scene.seats[place]);
    let settled = scene.settled[0] - scene.best_other(|place| scene.settled[place]);
    out.level(steps(settled, -60, 2), 60);
    out.level(steps(settled, -100, 20), 10);
    let favor = player(0).favor - scene.best_other(|place| player(place).favor);
    out.level(steps(favor, -60, 3), 40);
    let ahead = |place: &usize| scene.settled[*place] > scene.settled[0];
    out.one_of(Some((1..scene.players).filter(ahead).count()), 5);
    let lead =
        |value: &dyn Fn(usize) -> u8| i32::from(value(0)) - i32::from(scene.best_other(value));
    out.level(steps(lead(&|place| player(place).workers.idle()), -4, 1), 8);
    out.level(steps(lead(&|place| scene.prospects[place].workers()), -4, 1), 8);
    out.level(steps(lead(&|place| player(place).tiles()), -5, 1), 10);
}
