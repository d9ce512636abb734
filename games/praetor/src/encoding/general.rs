//! The table, the clock, whose turn it is, and what is half made.

use ludi_engine::{Features, Game as _, Next, Seat};

use super::kinds::{KINDS, kind};
use super::{Scene, bent};
use crate::components::MOST_TILES;
use crate::deck::Due;
use crate::strategy::turns_left;
use crate::worker::Worker;
use crate::{Edition, Job, Praetor, Stage, Step, TileId};

pub(super) const SETUP: usize = 4 + 20;
pub(super) const CLOCK: usize = 14 + 10 + 1 + 20 + 12 + 1 + 13 + 6 + 14 + 3;
pub(super) const PHASE: usize = 11 + 4 + 1 + 5 + 4 + 14 + 1 + 4;
pub(super) const PENDING: usize = 7 + 1 + MOST_TILES + KINDS + 7 + 1 + 2 * ACROSS + 7 + 5 + 5;
/// Cells that are told apart, either way.
const ACROSS: usize = 17;

pub(super) fn setup(scene: &Scene<'_>, out: &mut Features) {
    let rules = &scene.game.rules;
    out.one_of(scene.players.checked_sub(2), 4);
    let switches = [
        rules.edition == Edition::Fr,
        rules.expert,
        rules.tough,
        !rules.diagonal_plazas,
        rules.plazas_per_tile,
        !rules.edge_contact,
        !rules.retired_may_build,
        !rules.special_free_for_owner,
        !rules.must_pass_without_active,
        rules.forges_up_to(),
        !rules.allow_zero_benefit,
        rules.venus_negative_loses,
        rules.age_when_deck_empty == 1,
        !rules.update_in_turn_order,
        !rules.marker_on_top,
        !rules.emergency_needs_full_favor,
        !rules.limit_markers,
        !rules.expert_zero_scores,
        rules.choose_mines,
        rules.final_favor_floor,
    ];
    let bits = switches.iter().rev().fold(0, |bits, set| bits << 1 | u64::from(*set));
    out.bits(bits, switches.len());
}

pub(super) fn clock(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    let (city, wall) = (i32::from(game.deck.len()), game.wall_deck.len());
    let first_age = i32::from(game.deck.and(game.pack.ages[1]).len());
    let shown = game.players + game.pack.constants.spare_tiles;
    let missing = i32::from(shown.saturating_sub(game.available.len()));
    out.level(game.turn, 14);
    out.level(turns_left(game) as usize, 10);
    out.flag(game.last_turn);
    out.level(bent(city, 10, 2), 20);
    out.level(bent(first_age, 8, 2), 12);
    out.flag(game.age() == 2);
    out.level(wall, 13);
    out.level(missing as usize, 6);
    out.level(bent(city - missing, 6, 2), 14);
    out.flag(city <= missing);
    out.flag(wall <= game.pack.constants.wall_tiles);
    out.flag(first_age <= missing);
}

pub(super) fn phase(scene: &Scene<'_>, out: &mut Features) {
    let game = scene.game;
    out.one_of(Some(game.stage as usize), 11);
    let due = if game.step == Step::Draw && game.stage != Stage::Over { game.due() } else { None };
    let due = due.map(|due| match due {
        Due::City => 0,
        Due::Wall => 1,
        Due::Board => 2,
        Due::Rome => 3,
    });
    out.one_of(due, 4);
    out.flag(game.step == Step::Retired);
    let acting = matches!(game.next(), Next::Decide(_)).then(|| scene.place_of(game.acting().0));
    out.one_of(acting, 5);
    let (mut waiting, mut unplaced, mut before) = (0usize, 0, 0usize);
    let own = scene.order[0];
    let turn = |order: u8| (order + game.players - game.place) % game.players;
    for place in 1..scene.players {
        let player = game.player(scene.seats[place]);
        if !player.passed {
            waiting += 1;
            unplaced += i32::from(player.workers.idle());
            before += usize::from(turn(scene.order[place]) < turn(own));
        }
    }
    out.level(waiting, 4);
    out.level(bent(unplaced, 8, 2), 14);
    out.flag(waiting == 0);
    out.level(before, 4);
}

/// What is half made, in the position as it is.
pub(super) fn pending(game: &Praetor, seat: Seat, out: &mut Features) {
    let none = (None, None, None, None);
    let (which, tile, worker, cell) = match game.step {
        Step::Worker(Job::Build(tile)) => (Some(0), Some(tile), None, None),
        Step::Worker(Job::Activate(tile)) => (Some(1), Some(tile), None, None),
        Step::Cell { tile, worker } => (Some(2), Some(tile), Some(worker), None),
        Step::Turn { tile, worker, x, y } => (Some(3), Some(tile), Some(worker), Some((x, y))),
        Step::Market { .. } => (Some(4), None, None, None),
        Step::Forge { tile, .. } => (Some(5), Some(tile), None, None),
        Step::Wall => (Some(6), None, None, None),
        Step::Draw | Step::Choose | Step::Retired => none,
    };
    out.one_of(which, 7);
    out.flag(which.is_some() && game.acting() == seat);
    out.one_of(tile.map(TileId::index), MOST_TILES);
    out.one_of(tile.map(|tile| kind(&game.pack.tiles[tile.index()])), KINDS);
    let Worker { experience, retired } = worker.unwrap_or(Worker { experience: 0, retired: false });
    out.level(experience, 7);
    out.flag(retired);
    let along = |at: i8| (i32::from(at) + 8).clamp(0, ACROSS as i32 - 1) as usize;
    out.one_of(cell.map(|(x, _)| along(x)), ACROSS);
    out.one_of(cell.map(|(_, y)| along(y)), ACROSS);
    out.level(if let Step::Forge { experience, .. } = game.step { experience } else { 0 }, 7);
    let trades =
        if let Step::Market { bought, sold } = game.step { (bought, sold) } else { (0, 0) };
    out.bits(u64::from(trades.0), 5);
    out.bits(u64::from(trades.1), 5);
}
