//! A half-made action, carried to its end in the plainest way.

use ludi_engine::{Game as _, Seat};

use super::plazas::best_cell;
use crate::components::{Per, Use, WallId};
use crate::{Decision, Job, Praetor, Stage, Step};

/// The position after the action that is half made, if one is.
pub(super) fn finished(game: &Praetor) -> Option<Praetor> {
    let seat = game.acting();
    let first = plainest(game, seat)?;
    let mut after = *game;
    after.decide(seat, first);
    // A Worker, a cell, a turn: no action asks more.
    for _ in 0..3 {
        let Some(decision) = plainest(&after, seat) else { break };
        after.decide(seat, decision);
    }
    Some(after)
}

/// How an action goes on if nobody thinks about it: the strongest Worker where experience counts,
/// otherwise the weakest; most plazas; all that can be forged; no more trades.
fn plainest(game: &Praetor, seat: Seat) -> Option<Decision> {
    if game.stage != Stage::Action {
        return None;
    }
    let decision = match game.step {
        Step::Draw | Step::Choose | Step::Retired => return None,
        Step::Worker(job) => {
            let allowed = |experience: &u8| game.check(seat, Decision::Worker(*experience)).is_ok();
            let experience = if experience_counts(game, job) {
                (1..8).rev().find(allowed)
            } else {
                (1..8).find(allowed)
            };
            Decision::Worker(experience?)
        }
        Step::Cell { tile, .. } => {
            let (x, y) = best_cell(game, tile)?;
            Decision::At(x, y)
        }
        Step::Turn { tile, x, y, .. } => {
            let found = (0u8..).zip(game.plazas(tile, (x, y)));
            Decision::Turn(found.max_by_key(|(quarters, favor)| (*favor, 4 - *quarters))?.0)
        }
        Step::Market { .. } => Decision::Done,
        Step::Forge { tile, experience } => {
            let Use::Forge { from, .. } = game.pack.tiles[tile.index()].job else { return None };
            Decision::Forge(game.most_forged(experience, game.player(seat).goods.get(from)) as u8)
        }
        Step::Wall => {
            let payable = |wall: &u8| game.check(seat, Decision::Fulfil(WallId(*wall))).is_ok();
            Decision::Fulfil(WallId(game.walls.iter().find(payable)?))
        }
    };
    game.check(seat, decision).is_ok().then_some(decision)
}

fn experience_counts(game: &Praetor, job: Job) -> bool {
    let Job::Activate(tile) = job else { return false };
    match game.pack.tiles[tile.index()].job {
        Use::Gain(gain) => gain.per == Per::Experience,
        Use::Forge { .. } => true,
        _ => false,
    }
}
