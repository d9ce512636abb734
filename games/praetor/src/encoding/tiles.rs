//! City Tiles: each by its place in the pack, and by what they are good for.

use ludi_engine::Features;

use super::Scene;
use super::kinds::KINDS;
use super::prospect::{buyable, lack};
use crate::components::{MOST_PLAYERS, MOST_TILES, Set};

/// Rows of tiles that are available.
const OFFERED: usize = 1 + 3 + 1 + 1 + PLAZAS.len();
pub(super) const TILES: usize = (OFFERED + 3) * MOST_TILES;
/// Plazas of the best place that are told apart.
const PLAZAS: [u8; 5] = [2, 3, 4, 5, 6];
pub(super) const EACH_KIND: usize = 2 + 2 + 3 + 2 * (MOST_PLAYERS - 1) + 2 + 2 + 3;

pub(super) fn tiles(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    let player = game.player(scene.seats[0]);
    let mut rows = [0u64; OFFERED];
    rows[0] = scene.available.0;
    let others = scene.chances[1..scene.players].iter();
    rows[5] = others.fold(0, |tiles, chances| tiles | chances.payable.0);
    for tile in scene.available.iter() {
        let cost = &game.pack.0.tiles[usize::from(tile)].cost;
        let (mark, missing) = (1u64 << tile, lack(&player.goods, cost));
        for (row, most) in rows[1..4].iter_mut().zip(0..) {
            *row |= if missing <= most { mark } else { 0 };
        }
        rows[4] |= if buyable(game, player, cost) { mark } else { 0 };
        for (row, plazas) in rows[6..].iter_mut().zip(PLAZAS) {
            *row |= if scene.survey.best[usize::from(tile)] >= plazas { mark } else { 0 };
        }
    }
    for row in rows {
        out.bits(row, MOST_TILES);
    }
    out.bits(game.deck.0, MOST_TILES);
    out.bits(player.owned.0, MOST_TILES);
    out.bits(game.city.busy.0, MOST_TILES);
}

pub(super) fn kinds(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    let chances = &scene.chances[0];
    let mut owned = [Set::default(); MOST_PLAYERS];
    for (owned, seat) in owned.iter_mut().zip(&scene.seats[..scene.players]) {
        *owned = game.player(*seat).owned;
    }
    let paid = chances.open.without(chances.free);
    for tiles in &game.pack.0.kinds[..KINDS] {
        // All scales of a kind are put together before they are written.
        let (mut bits, mut at) = (0u64, 0);
        let mut scale = |set: Set, most: u32| {
            // Few steps: quicker than counting all there are.
            let mut rest = set.and(*tiles).0;
            for step in at..at + most {
                bits |= u64::from(rest != 0) << step;
                rest &= rest.wrapping_sub(1);
            }
            at += most;
        };
        scale(chances.free, 2);
        scale(paid, 2);
        scale(owned[0], 3);
        for owned in &owned[1..] {
            scale(*owned, 2);
        }
        scale(game.city.busy, 2);
        scale(scene.available, 2);
        scale(game.deck, 3);
        out.bits(bits, EACH_KIND);
    }
}
