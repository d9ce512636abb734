//! Which decisions there are: those allowed now, and all a player could think of.

use ludi_engine::{Game as _, Next, Seat};

use crate::action::Hand;
use crate::components::{Good, Set, TileId, WallId};
use crate::{Decision, Praetor, Stage, Step};

/// Appends what the seat may do.
pub fn decisions(game: &Praetor, seat: Seat, out: &mut Vec<Decision>) {
    list(game, seat, false, out);
}

/// Appends what a player could think of, allowed or not.
pub fn conceivable(game: &Praetor, seat: Seat, out: &mut Vec<Decision>) {
    list(game, seat, true, out);
}

/// Appends what the acting player could think of (`all`) or may do.
fn list(game: &Praetor, seat: Seat, all: bool, out: &mut Vec<Decision>) {
    if !matches!(game.next(), Next::Decide(seats) if seats.contains(seat)) {
        return;
    }
    match (game.stage, game.step) {
        (Stage::Action, Step::Choose | Step::Retired) => {
            return placements(game, seat, all, out);
        }
        (_, Step::Turn { .. }) => return out.extend((0..4).map(Decision::Turn)),
        (_, Step::Cell { .. }) if !all => {
            let edge_only = game.rules.edge_contact;
            return game.city.frontier(edge_only, |x, y| out.push(Decision::At(x, y)));
        }
        _ => {}
    }
    let mut offer = |decision: Decision| {
        if all || game.check_step(seat, decision).is_ok() {
            out.push(decision);
        }
    };
    match (game.stage, game.step) {
        (Stage::Mines, _) => {
            let mines = game.pack.layout(game.players).mines.iter();
            mines.for_each(|mine| offer(Decision::Take(*mine)));
        }
        (Stage::Novices, _) => {
            let academies = game.city.built.and(game.pack.academies);
            academies.iter().for_each(|tile| offer(Decision::Academy(TileId(tile))));
            offer(Decision::NoAcademy);
        }
        (Stage::Recruit, _) => {
            [Decision::Recruit, Decision::NoRecruit].into_iter().for_each(offer);
        }
        _ => steps(game, &mut offer),
    }
}

/// Offers what a Worker, or the Retired Worker of a Labor Camp, could be placed on.
fn placements(game: &Praetor, seat: Seat, all: bool, out: &mut Vec<Decision>) {
    let retired = game.step == Step::Retired;
    let goods = &game.player(seat).goods;
    let hand = Hand { seat, goods, retired };
    let somebody = game.check_hands(hand).is_ok();
    if all || somebody && game.check_builder(hand).is_ok() {
        for tile in game.available.iter().map(TileId) {
            if all || goods.covers(&game.pack.tiles[tile.index()].cost) {
                out.push(Decision::Build(tile));
            }
        }
    }
    let built = game.city.built.without(game.pack.camps);
    if all {
        out.extend(built.iter().map(|tile| Decision::Activate(TileId(tile))));
    } else if somebody {
        let open = built.and(game.pack.worked).without(game.city.busy);
        let others = Seat::all(game.players).filter(|other| *other != seat);
        let foreign = others.fold(0, |tiles, other| tiles | game.player(other).owned.0);
        // Where only a fee can stand in the way, no tile needs a closer look.
        let plain = if game.rules.allow_zero_benefit { game.pack.plain } else { Set(0) };
        let due = Set(foreign).without(game.pack.payable(goods));
        let free = open.and(plain).without(due);
        out.extend(free.iter().map(|tile| Decision::Activate(TileId(tile))));
        for tile in open.without(plain).iter().map(TileId) {
            if game.may_enter(hand, tile).is_ok() {
                out.push(Decision::Activate(tile));
            }
        }
    }
    if retired {
        return;
    }
    for tile in game.city.built.and(game.pack.camps).iter().map(TileId) {
        if all || game.may_use_camp(seat, tile).is_ok() {
            out.push(Decision::Camp(tile));
        }
    }
    out.push(Decision::Pass);
}

/// Offers everything the acting player could point at in a step of an action.
fn steps(game: &Praetor, offer: &mut impl FnMut(Decision)) {
    match game.step {
        Step::Worker(_) => {
            (1..game.pack.constants.retirement).for_each(|e| offer(Decision::Worker(e)));
        }
        Step::Cell { .. } => game.city.frontier(false, |x, y| offer(Decision::At(x, y))),
        Step::Market { .. } => {
            for good in Good::TRADED {
                offer(Decision::Buy(good));
            }
            for good in Good::TRADED {
                offer(Decision::Sell(good));
            }
            offer(Decision::Done);
        }
        Step::Forge { experience, .. } => {
            (0..=experience).for_each(|amount| offer(Decision::Forge(amount)));
        }
        Step::Wall => {
            game.walls.iter().for_each(|wall| offer(Decision::Fulfil(WallId(wall))));
        }
        Step::Draw | Step::Choose | Step::Retired | Step::Turn { .. } => {}
    }
}
