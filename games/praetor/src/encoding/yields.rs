//! What the seat's placements would bring now: tiles, the Wall, and the prizes of the Expert game.
//!
//! `yields`: Favor of the five kinds of temple if one is built 12 each (by 2), the same if one is
//! open 12 each; Favor on the Morale track from the two kinds that raise it, if open, 10 each; Gold
//! from Curia and Forum, if open, 14 each; the strongest unplaced Worker where a good for experience
//! is open 5 × 6; Weapons from the forge, if open 6; a Market is open; Worker Camps open 2 (with a
//! Villager left); the three placements with most Favor 24, 20, 16, their sum for as many Workers as
//! are unplaced 30 (by 2); tiles that can be paid 6, Favor of the best 18; places to build that meet
//! at least 3, 5, 7 corners 12, 8, 6 (the first by 2).

use ludi_engine::Features;

use super::kinds::{
    FORGE, GOLD_FOR_ACTIVE, GOLD_FOR_TILES, MORALE_FOR_RETIRED, MORALE_FOR_TILES, RECRUIT, TEMPLES,
    TRADE, WALL,
};
use super::prospect::{buyable, lack, morale_value};
use super::{Scene, steps};
use crate::components::{MOST_PLAYERS, MOST_WALLS, Tile, Use};

pub(super) const YIELDS: usize =
    2 * 5 * 12 + 2 * 10 + 2 * 14 + 5 * 6 + 6 + 1 + 2 + 24 + 20 + 16 + 30 + 6 + 18 + 12 + 8 + 6;
pub(super) const WALLS: usize = MOST_WALLS + 1 + 4 + 1 + 20 + 20 + 2 * (MOST_PLAYERS - 1) + 10;
pub(super) const EXPERT: usize = 12 + 8 + 8 + 3 * (8 + 10) + 12 * (MOST_PLAYERS - 1);

pub(super) fn yields(scene: &Scene<'_>, out: &mut Features) {
    let (game, chances) = (scene.game, &scene.chances[0]);
    let player = game.player(scene.seats[0]);
    for (favor, kind) in chances.temples.into_iter().zip(TEMPLES) {
        let favor = steps(favor, 0, 2);
        out.level(favor, 12);
        let open = !chances.open.and(game.pack.kinds[kind]).is_empty();
        out.level(if open { favor } else { 0 }, 12);
    }
    let now = i32::from(player.morale);
    for kind in [MORALE_FOR_TILES, MORALE_FOR_RETIRED] {
        let space = now + harvest(scene, kind);
        let favor = morale_value(game, player, space) - morale_value(game, player, now);
        out.level(steps(favor, 0, 1), 10);
    }
    for kind in [GOLD_FOR_TILES, GOLD_FOR_ACTIVE] {
        out.level(steps(harvest(scene, kind), 0, 1), 14);
    }
    let strongest = (1..8).rev().find(|e| player.workers.has_ready(*e)).unwrap_or(0);
    for kind in 0..5 {
        let open = !chances.open.and(game.pack.kinds[kind]).is_empty();
        out.level(if open { strongest } else { 0 }, 6);
    }
    let forged = open(scene, FORGE).map_or(0, |spec| match spec.job {
        Use::Forge { from, .. } => game.most_forged(strongest, player.goods.get(from)),
        _ => 0,
    });
    out.level(forged, 6);
    out.flag(open(scene, TRADE).is_some());
    let camps = chances.open.and(game.pack.kinds[RECRUIT]).len();
    out.level(camps.min(player.workers.villagers), 2);
    best(scene, out);
}

/// What can be had with the placements that bring most Favor.
fn best(scene: &Scene<'_>, out: &mut Features) {
    let chances = &scene.chances[0];
    let hands = scene.game.player(scene.seats[0]).workers.idle();
    for (favor, most) in chances.best.into_iter().zip([24, 20, 16]) {
        out.level(steps(favor, 0, 1), most);
    }
    let sum: i32 = chances.best.iter().take(usize::from(hands)).sum();
    out.level(steps(sum, 0, 2), 30);
    out.level(chances.payable.len(), 6);
    out.level(steps(chances.build, 0, 1), 18);
    let [some, many, most] = scene.survey.cells;
    out.level(some / 2, 12);
    out.level(many, 8);
    out.level(most, 6);
}

/// A tile of a kind that the seat can enter.
fn open(scene: &Scene<'_>, kind: usize) -> Option<&'static Tile> {
    let pack = scene.game.pack.0;
    let tile = scene.chances[0].open.and(pack.kinds[kind]).iter().next()?;
    Some(&pack.tiles[usize::from(tile)])
}

/// What an open tile of a kind would bring, whoever stands there.
fn harvest(scene: &Scene<'_>, kind: usize) -> i32 {
    let player = scene.game.player(scene.seats[0]);
    open(scene, kind).map_or(0, |spec| match spec.job {
        Use::Gain(gain) => scene.game.harvest(player, spec, gain, 0, &player.goods),
        _ => 0,
    })
}

pub(super) fn walls(scene: &Scene<'_>, out: &mut Features) {
    let (game, pack) = (scene.game, scene.game.pack.0);
    let seat = scene.seats[0];
    let player = game.player(seat);
    let demands = || game.walls.iter().map(|wall| &pack.walls[usize::from(wall)]);
    out.bits(game.walls.0, MOST_WALLS);
    let open = !scene.chances[0].open.and(pack.kinds[WALL]).is_empty();
    out.flag(open);
    let nearest = demands().min_by_key(|wall| lack(&player.goods, &wall.demand));
    let missing = nearest.map_or(u32::MAX, |wall| lack(&player.goods, &wall.demand));
    out.level(4usize.saturating_sub(missing as usize), 4);
    out.flag(nearest.is_some_and(|wall| buyable(game, player, &wall.demand)));
    let bonus = game.wall_bonus(seat);
    let reward = nearest.map_or(0, |wall| i32::from(wall.favor) + bonus);
    out.level(steps(reward, 0, 2), 20);
    out.level(if open { steps(scene.chances[0].wall, 0, 2) } else { 0 }, 20);
    for place in 1..MOST_PLAYERS {
        let goods = &game.player(scene.seats[place]).goods;
        let missing = demands().map(|wall| lack(goods, &wall.demand)).min();
        let missing = missing.filter(|_| place < scene.players).unwrap_or(u32::MAX);
        out.level(2usize.saturating_sub(missing as usize), 2);
    }
    out.level(steps(bonus, 0, 3), 10);
}

pub(super) fn expert(scene: &Scene<'_>, out: &mut Features) {
    if !scene.game.rules.expert {
        return out.skip(EXPERT);
    }
    for ((values, prizes), most) in scene.ranked.iter().zip(&scene.prizes).zip([12, 8, 8]) {
        out.level(values[0], most);
        let lead = i32::from(values[0]) - i32::from(scene.best_other(|place| values[place]));
        out.level(steps(lead, -4, 1), 8);
        out.level(steps(prizes[0], 0, 2), 10);
    }
    for area in &scene.ranked[0][1..] {
        out.level(*area, 12);
    }
}
