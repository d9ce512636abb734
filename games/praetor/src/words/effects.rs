//! What a decision costs and brings, before it is made.
//!
//! The decision is carried out on a copy, and what happens to its seat is read from the journal.
//! What a later step of the same action costs, or brings at best, is a prospect.

use ludi_engine::{Effect, Game as _, Phrase, Seat};

use crate::components::{Area, Gives, Good, Goods, Per, Use};
use crate::journal::Happening;
use crate::{Decision, Job, Praetor, Stage, Step, TileId, WallId};

use super::happened::Account;
use super::phrases::{amount, benefit, forged, goods};

/// The effects of a decision; for one that is refused, those it would have.
pub fn effects(state: &Praetor, seat: Seat, decision: Decision) -> Vec<Effect> {
    let mut list = Vec::new();
    if let Decision::Activate(tile) = decision {
        no_fee(state, seat, tile, &mut list);
    }
    if state.check(seat, decision).is_err() {
        match decision {
            Decision::Build(tile) => plan_building(state, tile, &mut list),
            Decision::Activate(tile) => plan_activation(state, seat, tile, &mut list),
            Decision::Fulfil(wall) => plan_wall(state, seat, wall, &mut list),
            _ => {}
        }
        return list;
    }
    let mut journal: Vec<Happening> = Vec::new();
    let mut after = *state;
    after.decide_noting(seat, decision, &mut journal);
    let mut account = Account::new(state, seat, list);
    for happening in &journal {
        account.enter(*happening);
    }
    let mut list = account.effects;
    later(state, &after, seat, decision, &mut list);
    // Where the Update Phase has come to the seat, lessons and wages are no prospects any more.
    let waged = |happening: &Happening| matches!(happening, Happening::Waged { .. });
    let updated = journal.iter().any(|entry| entry.seat() == Some(seat.0) && waged(entry));
    if !updated {
        lesson(state, decision, &journal, &mut list);
    }
    if decision == Decision::Pass {
        passing(state, seat, updated, &mut list);
    }
    if places_last_worker(state, seat, decision) {
        list.push(Effect::note(Phrase::new("effect-last-worker")));
    }
    list
}

/// What the steps of the action that follow a decision will cost and can bring.
fn later(state: &Praetor, after: &Praetor, seat: Seat, decision: Decision, list: &mut Vec<Effect>) {
    match (decision, after.step) {
        (Decision::Build(tile), _) => plan_building(state, tile, list),
        (Decision::Activate(tile), Step::Worker(_)) => plan_activation(state, seat, tile, list),
        (_, Step::Retired) => list.push(Effect::prospect(Phrase::new("effect-camp"))),
        (Decision::At(x, y), Step::Turn { tile, .. }) => {
            let best = state.plazas(tile, (x, y)).into_iter().max().unwrap_or(0);
            list.push(Effect::prospect(Phrase::new("effect-best-turn").with("favor", best)));
        }
        (_, Step::Forge { tile, experience }) => {
            if let Use::Forge { from, into } = state.pack.tiles[tile.index()].job {
                let most = after.most_forged(experience, after.player(seat).goods.get(from));
                let id = if after.rules.forges_up_to() { "effect-up-to" } else { "effect-or-not" };
                list.push(Effect::prospect(Phrase::new(id).with("most", amount(into, most))));
            }
        }
        (Decision::Activate(_) | Decision::Worker(_), Step::Market { .. }) => {
            list.push(Effect::note(Phrase::new("effect-trade")));
        }
        (_, Step::Wall) => {
            after.walls.iter().for_each(|wall| plan_wall(after, seat, WallId(wall), list));
        }
        _ => {}
    }
}

/// PR-070, PR-074, PR-075: what building a tile will cost and, at best, bring.
fn plan_building(state: &Praetor, tile: TileId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.tile(tile) else {
        return;
    };
    list.push(Effect::prospect(Phrase::new("effect-cost").with("cost", goods(&spec.cost))));
    list.push(Effect::prospect(Phrase::new("effect-printed").with("favor", spec.favor)));
    let best = state.best_plazas(tile);
    list.push(Effect::prospect(Phrase::new("effect-best-place").with("favor", best)));
    if spec.job != Use::Nothing {
        list.push(Effect::note(Phrase::new("effect-used").with("benefit", benefit(state, tile))));
    }
}

/// PR-081, PR-083, AMB-32: the fee of a tile, to whom it goes, and what the benefit counts then.
fn plan_activation(state: &Praetor, seat: Seat, tile: TileId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.tile(tile).filter(|_| state.city.built.contains(tile.0)) else {
        return;
    };
    let player = state.player(seat);
    let mut held = player.goods;
    if let Some(fee) = state.fee(seat, tile).filter(|fee| !fee.is_empty()) {
        let owner = state.city.sites[tile.index()].owner;
        let phrase = Phrase::new("effect-fee").with("fee", goods(fee)).with("owner", Seat(owner));
        list.push(Effect::prospect(phrase));
        if held.covers(fee) {
            held.pay(fee);
        }
    }
    match spec.job {
        Use::Gain(gain) => {
            let workers = &player.workers;
            let best = match state.step {
                Step::Retired => state.pack.constants.camp_experience,
                _ => (1..8).rev().find(|e| workers.has_ready(*e)).unwrap_or(0),
            };
            let brings = state.harvest(player, spec, gain, best, &held);
            list.push(prospect(state, seat, gain.gives, brings, gain.per == Per::Experience));
        }
        Use::Forge { from, into } => {
            let id = if state.rules.forges_up_to() { "effect-forge" } else { "effect-forge-exact" };
            list.push(Effect::prospect(forged(Phrase::new(id), from, into)));
        }
        Use::Recruit => list.push(Effect::prospect(Phrase::new("effect-recruit"))),
        Use::Trade => list.push(Effect::note(Phrase::new("effect-trade"))),
        Use::Wall => {
            state.walls.iter().for_each(|wall| plan_wall(state, seat, WallId(wall), list));
        }
        Use::Academy | Use::LaborCamp | Use::Nothing => {}
    }
    if spec.area == Area::Red {
        list.push(Effect::note(Phrase::new("effect-red")));
    }
}

/// What a counted benefit will bring, at most where it goes by experience.
fn prospect(state: &Praetor, seat: Seat, gives: Gives, brings: i32, at_most: bool) -> Effect {
    let phrase = match gives {
        _ if brings == 0 => return Effect::note(Phrase::new("effect-nothing")),
        Gives::Good(good) => amount(good, brings as u16),
        Gives::Favor if brings < 0 => Phrase::new("effect-favor-lost").with("favor", -brings),
        Gives::Favor => Phrase::new("effect-favor").with("favor", brings),
        Gives::Morale => {
            let space = i32::from(state.player(seat).morale) + brings;
            let value = state.board(seat).morale[space as usize];
            Phrase::new("effect-morale").with("steps", brings).with("value", value)
        }
    };
    Effect::prospect(if at_most {
        Phrase::new("effect-by-experience").with("most", phrase)
    } else {
        phrase
    })
}

/// PR-081: a tile that costs no fee says why.
fn no_fee(state: &Praetor, seat: Seat, tile: TileId, list: &mut Vec<Effect>) {
    if state.pack.tile(tile).is_none() || !state.city.built.contains(tile.0) {
        return;
    }
    let owner = state.city.sites[tile.index()].owner();
    let id = if owner == Some(seat.0) { "effect-own" } else { "effect-free" };
    if state.fee(seat, tile).is_none_or(Goods::is_empty) {
        list.push(Effect::note(Phrase::new(id)));
    }
}

/// PR-118: the demand of a Wall Tile and what it brings with the backs held.
fn plan_wall(state: &Praetor, seat: Seat, wall: WallId, list: &mut Vec<Effect>) {
    let Some(spec) = state.pack.walls.get(wall.index()) else {
        return;
    };
    list.push(Effect::prospect(Phrase::new("effect-cost").with("cost", goods(&spec.demand))));
    let phrase = Phrase::new("effect-wall").with("favor", spec.favor);
    list.push(Effect::prospect(phrase.with("bonus", state.wall_bonus(seat))));
}

/// PR-064, PR-144: who stays idle, and, unless they are paid at once, what the wages will be if
/// nothing else happens.
fn passing(state: &Praetor, seat: Seat, updated: bool, list: &mut Vec<Effect>) {
    if !updated {
        let (due, have) = (state.upkeep(seat).due, state.player(seat).goods.get(Good::Gold));
        list.push(Effect::note(Phrase::new("effect-wages").with("due", due).with("have", have)));
    }
    let idle = state.player(seat).workers.idle();
    if idle > 0 {
        list.push(Effect::note(Phrase::new("effect-idle").with("idle", idle)));
    }
}

/// PR-136, PR-140: what a Worker who was sent will learn, and whether it retires.
fn lesson(state: &Praetor, decision: Decision, journal: &[Happening], list: &mut Vec<Effect>) {
    let constants = &state.pack.constants;
    let activated = journal.iter().find_map(|happening| match happening {
        Happening::Activated { tile, experience, retired: false, .. } => Some((*tile, *experience)),
        _ => None,
    });
    let (experience, learned) = match (state.step, decision, activated) {
        (Step::Worker(Job::Build(_)), Decision::Worker(experience), _) => {
            (experience, constants.building_experience)
        }
        (_, _, Some((tile, experience))) if state.pack.red.contains(tile.0) => {
            (experience, constants.red_experience)
        }
        _ => return,
    };
    let after = experience + learned;
    if learned > 0 && after >= constants.retirement {
        let favor = constants.retirement_favor[usize::from(state.age() == 2)];
        list.push(Effect::prospect(Phrase::new("effect-retires").with("favor", favor)));
    } else if learned > 0 {
        list.push(Effect::note(Phrase::new("effect-learns").with("experience", after)));
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
