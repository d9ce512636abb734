//! What a decision costs and brings, before it is made.
//!
//! The last step of an action is carried out on a copy and read from its journal; for earlier
//! steps the best that can follow is shown.

use ludi_engine::{Effect, Game as _, Phrase, Seat};

use crate::components::{Area, Gives, Good, Per, Use};
use crate::journal::Happening;
use crate::{Decision, Job, Praetor, Stage, Step, TileId, WallId};

use super::phrases::{amount, good, goods};

/// The effects of a decision; for one that is refused, those it would have.
pub fn effects(state: &Praetor, seat: Seat, decision: Decision) -> Vec<Effect> {
    let mut list = Vec::new();
    match decision {
        Decision::Build(tile) => plan_building(state, tile, &mut list),
        Decision::Activate(tile) => plan_activation(state, seat, tile, &mut list),
        Decision::At(x, y) => {
            if let Step::Cell { tile, .. } = state.step {
                let brings = state.plazas(tile, (x, y));
                let best = brings.into_iter().max().unwrap_or(0);
                list.push(Effect::gain(Phrase::new("effect-best-turn").with("favor", best)));
            }
        }
        Decision::Fulfil(wall) => plan_wall(state, seat, wall, &mut list),
        Decision::Pass => wages(state, seat, &mut list),
        _ => {}
    }
    if state.check(seat, decision).is_err() {
        return list;
    }
    let mut journal: Vec<Happening> = Vec::new();
    let mut after = *state;
    after.decide_noting(seat, decision, &mut journal);
    let planned = !list.is_empty();
    for happening in journal {
        if matches!(happening, Happening::Passed { .. } | Happening::TurnBegins { .. }) {
            break;
        }
        if !planned {
            happened(happening, seat, &mut list);
        }
    }
    if let (Step::Worker(job), Decision::Worker(experience)) = (state.step, decision) {
        lesson(state, job, experience, &mut list);
    }
    if places_last_worker(state, seat, decision) {
        list.push(Effect::note(Phrase::new("effect-last-worker")));
    }
    list
}

/// PR-070, PR-074, PR-075: what building a tile costs and, at best, brings.
fn plan_building(state: &Praetor, tile: TileId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.tile(tile) else {
        return;
    };
    list.push(Effect::cost(Phrase::new("effect-cost").with("cost", goods(&spec.cost))));
    list.push(Effect::gain(Phrase::new("effect-printed").with("favor", spec.favor)));
    let best = state.best_plazas(tile);
    list.push(Effect::gain(Phrase::new("effect-best-place").with("favor", best)));
}

/// PR-081, PR-083: the fee of a tile, to whom it goes, and what the benefit counts.
fn plan_activation(state: &Praetor, seat: Seat, tile: TileId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.tile(tile).filter(|_| state.city.built.contains(tile.0)) else {
        return;
    };
    fee(state, seat, tile, list);
    let player = state.player(seat);
    match spec.job {
        Use::Gain(gain) if gain.per == Per::Experience => {
            let workers = &player.workers;
            let best = match state.step {
                Step::Retired => state.pack.constants.camp_experience,
                _ => (1..8).rev().find(|e| workers.has_ready(*e)).unwrap_or(0),
            };
            let most = state.amount(player, spec, gain, best, &player.goods).max(0) as u16;
            if let Gives::Good(good) = gain.gives {
                list.push(Effect::gain(
                    Phrase::new("effect-by-experience").with("most", amount(good, most)),
                ));
            }
        }
        Use::Gain(gain) => {
            let brings = state.amount(player, spec, gain, 0, &player.goods);
            list.push(Effect::gain(match gain.gives {
                Gives::Good(good) => amount(good, brings.max(0) as u16),
                Gives::Favor => Phrase::new("effect-favor").with("favor", brings),
                Gives::Morale => Phrase::new("effect-morale-steps").with("steps", brings),
            }));
        }
        Use::Forge { from, into } => list.push(Effect::gain(
            Phrase::new("effect-forge").with("from", good(from)).with("into", good(into)),
        )),
        Use::Recruit => list.push(Effect::gain(Phrase::new("effect-recruit"))),
        Use::Trade => list.push(Effect::note(Phrase::new("effect-trade"))),
        Use::Wall => {
            for wall in state.walls.iter() {
                plan_wall(state, seat, WallId(wall), list);
            }
        }
        Use::Academy | Use::LaborCamp | Use::Nothing => {}
    }
    if spec.area == Area::Red {
        list.push(Effect::note(Phrase::new("effect-red")));
    }
}

/// PR-081: the fee, and who gets it.
fn fee(state: &Praetor, seat: Seat, tile: TileId, list: &mut Vec<Effect>) {
    let price = &state.pack.tiles[tile.index()].fee;
    match state.city.sites[tile.index()].owner() {
        Some(owner) if owner != seat.0 && !price.is_empty() => {
            let phrase = Phrase::new("effect-fee").with("fee", goods(price));
            list.push(Effect::cost(phrase.with("owner", Seat(owner))));
        }
        Some(owner) if owner == seat.0 => list.push(Effect::note(Phrase::new("effect-own"))),
        _ => list.push(Effect::note(Phrase::new("effect-free"))),
    }
}

/// PR-118: the demand of a Wall Tile and what it brings with the backs held.
fn plan_wall(state: &Praetor, seat: Seat, wall: WallId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.walls.get(wall.index()) else {
        return;
    };
    list.push(Effect::cost(Phrase::new("effect-cost").with("cost", goods(&spec.demand))));
    let phrase = Phrase::new("effect-wall").with("favor", spec.favor);
    list.push(Effect::gain(phrase.with("bonus", state.wall_bonus(seat))));
}

/// PR-144 to PR-146: what the wages will be if nothing else happens.
fn wages(state: &Praetor, seat: Seat, list: &mut Vec<Effect>) {
    let (due, have) = (state.upkeep(seat).due, state.player(seat).goods.get(Good::Gold));
    list.push(Effect::note(Phrase::new("effect-wages").with("due", due).with("have", have)));
    if state.player(seat).workers.idle() > 0 {
        let idle = state.player(seat).workers.idle();
        list.push(Effect::note(Phrase::new("effect-idle").with("idle", idle)));
    }
}

/// PR-136, PR-140: what a Worker will learn, and whether it retires.
fn lesson(state: &Praetor, job: Job, experience: u8, list: &mut Vec<Effect>) {
    let constants = &state.pack.constants;
    let learned = match job {
        Job::Build(_) => constants.building_experience,
        Job::Activate(tile) if state.pack.red.contains(tile.0) => constants.red_experience,
        Job::Activate(_) => 0,
    };
    if learned == 0 {
        return;
    }
    let after = experience + learned;
    if after >= constants.retirement {
        let favor = constants.retirement_favor[usize::from(state.age() == 2)];
        list.push(Effect::gain(Phrase::new("effect-retires").with("favor", favor)));
    } else {
        list.push(Effect::note(Phrase::new("effect-learns").with("experience", after)));
    }
}

/// One happening as an effect for the deciding seat.
fn happened(happening: Happening, me: Seat, list: &mut Vec<Effect>) {
    let mut cost = |phrase| list.push(Effect::cost(phrase));
    match happening {
        Happening::PaidFee { seat, owner, fee, .. } if seat == me.0 => {
            let phrase = Phrase::new("effect-fee").with("fee", goods(&fee));
            cost(phrase.with("owner", Seat(owner)));
        }
        Happening::Built { printed, plazas, cost: price, .. } => {
            cost(Phrase::new("effect-cost").with("cost", goods(&price)));
            list.push(Effect::gain(
                Phrase::new("effect-built")
                    .with("total", printed + plazas)
                    .with("printed", printed)
                    .with("plazas", plazas),
            ));
        }
        Happening::Gained { good, amount: n, .. } => list.push(Effect::gain(amount(good, n))),
        Happening::Favored { favor, .. } => {
            list.push(Effect::gain(Phrase::new("effect-favor").with("favor", favor)));
        }
        Happening::Uplifted { steps, value, .. } => {
            let phrase = Phrase::new("effect-morale").with("steps", steps).with("value", value);
            list.push(Effect::gain(phrase));
        }
        Happening::Recruited { .. } => list.push(Effect::gain(Phrase::new("effect-recruit"))),
        Happening::Forged { from, into, amount: n, .. } => {
            cost(amount(from, n));
            list.push(Effect::gain(amount(into, n)));
        }
        Happening::Bought { good, units, gold, .. } => {
            cost(amount(Good::Gold, gold));
            list.push(Effect::gain(amount(good, units)));
        }
        Happening::Sold { good, units, gold, .. } => {
            cost(amount(good, units));
            list.push(Effect::gain(amount(Good::Gold, gold)));
        }
        Happening::Fulfilled { favor, bonus, .. } => {
            let phrase = Phrase::new("effect-wall").with("favor", favor).with("bonus", bonus);
            list.push(Effect::gain(phrase));
        }
        Happening::Trained { seat, graduates, second } if seat == me.0 => {
            let phrase = Phrase::new("effect-trained").with("graduates", graduates);
            list.push(Effect::gain(phrase.with("second", second)));
        }
        Happening::Drafted { favor, .. } => {
            cost(Phrase::new("effect-favor").with("favor", favor));
            list.push(Effect::gain(Phrase::new("effect-drafted")));
        }
        Happening::OpenedCamp { .. } => {
            list.push(Effect::gain(Phrase::new("effect-camp")));
        }
        _ => {}
    }
}

/// AMB-12: whether a decision leaves the seat without an Active Worker while a Labor Camp
/// could still be used.
fn places_last_worker(state: &Praetor, seat: Seat, decision: Decision) -> bool {
    let places = match (state.step, decision) {
        (Step::Choose, Decision::Build(_) | Decision::Activate(_)) => state.stage == Stage::Action,
        (Step::Worker(_), Decision::Worker(_)) => true,
        _ => false,
    };
    places
        && state.rules.must_pass_without_active
        && state.player(seat).workers.idle() == 1
        && state.can_use_some_camp(seat)
}
