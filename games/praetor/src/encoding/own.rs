//! The seat's own things.
//!
//! Favor 48 (by 5), settled 48 (by 6); Gold 28 (20 then by 5), Wood, Stone, Marble, Weapons 16 each
//! (12 then by 3); unplaced Workers of experience 1 to 6, 4 each; unplaced 8, Active 8, Novices 4
//! and 4, Villagers 8, Retired 8, Retired and not used 4. After the update: Active Workers of
//! experience 1 to 6, 5 each, in all 8; their experience 16 (by 2); retiring 4; wages 14, Gold
//! missing 10, Gold left 18 (12 then by 4), Morale space 16, Favor lost 4 (by 5), no Active Worker.
//! Morale space 16, its value 18 (by 2 from -15); tiles 14, no Marker left; Wall Tiles 8; board
//! (8); passed; place in the order (5), in the next (5); own areas still open 6; Labor Camps that
//! can be used 2; an Academy can be paid; Gold after selling everything 12 (by 10).

use ludi_engine::Features;

use super::kinds::CAMP;
use super::prospect::morale_value;
use super::{Scene, bent, steps};
use crate::components::{Good, TileId};

pub(super) const OWN: usize = STOCK + HANDS + LATER + BOARD;
const STOCK: usize = 48 + 48 + 28 + 4 * 16;
const HANDS: usize = 6 * 4 + 8 + 8 + 4 + 4 + 8 + 8 + 4;
const LATER: usize = 6 * 5 + 8 + 16 + 4 + 14 + 10 + 18 + 16 + 4 + 1;
const BOARD: usize = 16 + 18 + 14 + 1 + 8 + 8 + 1 + 5 + 5 + 6 + 2 + 1 + 12;

pub(super) fn own(scene: &Scene<'_>, out: &mut Features) {
    stock(scene, out);
    hands(scene, out);
    later(scene, out);
    board(scene, out);
}

fn stock(scene: &Scene<'_>, out: &mut Features) {
    let player = scene.game.player(scene.seats[0]);
    out.level(steps(player.favor, 0, 5), 48);
    out.level(steps(scene.settled[0], 0, 6), 48);
    out.level(bent(i32::from(player.goods.get(Good::Gold)), 20, 5), 28);
    for good in Good::TRADED {
        out.level(bent(i32::from(player.goods.get(good)), 12, 3), 16);
    }
}

fn hands(scene: &Scene<'_>, out: &mut Features) {
    let workers = &scene.game.player(scene.seats[0]).workers;
    for ready in &workers.ready[1..7] {
        out.level(*ready, 4);
    }
    out.level(workers.idle(), 8);
    out.level(workers.active(), 8);
    out.level(workers.novices[0], 4);
    out.level(workers.novices[1], 4);
    out.level(workers.villagers, 8);
    out.level(workers.retired, 8);
    out.level(workers.rested(), 4);
}

fn later(scene: &Scene<'_>, out: &mut Features) {
    let (player, later) = (scene.game.player(scene.seats[0]), &scene.prospects[0]);
    for active in &later.active[1..7] {
        out.level(*active, 5);
    }
    out.level(later.workers(), 8);
    out.level(steps(later.experience, 0, 2), 16);
    out.level(later.retiring, 4);
    out.level(steps(later.due, 0, 1), 14);
    out.level(steps(later.short, 0, 1), 10);
    out.level(bent(i32::from(player.goods.get(Good::Gold)) - later.due, 12, 4), 18);
    out.level(steps(later.morale, 0, 1), 16);
    out.level(steps(later.lost + 4, 0, 5), 4);
    out.flag(later.workers() == 0);
}

fn board(scene: &Scene<'_>, out: &mut Features) {
    let (game, seat) = (scene.game, scene.seats[0]);
    let player = game.player(seat);
    out.level(player.morale, 16);
    out.level(steps(morale_value(game, player, i32::from(player.morale)), -15, 2), 18);
    out.level(player.tiles(), 14);
    out.flag(game.rules.limit_markers && player.tiles() >= game.pack.constants.most_tiles);
    out.level(player.walls.len(), 8);
    out.one_of(Some(usize::from(player.board)), 8);
    out.flag(player.passed);
    out.one_of(Some(usize::from(scene.order[0])), 5);
    out.one_of(Some(usize::from(scene.next_order[0])), 5);
    let worked = player.owned.and(game.pack.worked).and(game.city.built);
    out.level(worked.without(game.city.busy).len(), 6);
    let camps = game.city.built.and(game.pack.kinds[CAMP]).without(player.specials);
    let usable = |tile: &u8| game.check_special_fee(seat, TileId(*tile), &player.goods).is_ok();
    let usable = camps.iter().filter(usable).count();
    out.level(usable.min(usize::from(player.workers.rested())), 2);
    let academies = game.city.built.and(game.pack.academies);
    out.flag(academies.iter().any(|tile| game.check_academy(seat, TileId(tile)).is_ok()));
    out.level(steps(game.sold_out(seat), 0, 10), 12);
}
