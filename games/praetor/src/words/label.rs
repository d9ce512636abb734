//! What is asked, and what decisions are called.

use ludi_engine::{Game as _, Next, Phrase, Seat};

use crate::{Decision, Good, Job, Praetor, Stage, Step, TileId};

use super::phrases::{amount, goods};
use super::places::{place, tile_here};

/// The next step of a seat in one sentence.
pub fn prompt(state: &Praetor, seat: Seat) -> Phrase {
    match state.next() {
        Next::Over => return Phrase::new("prompt-over"),
        Next::Chance => return Phrase::new("prompt-chance"),
        Next::Decide(seats) if !seats.contains(seat) => {
            return Phrase::new("prompt-wait").with("who", state.acting());
        }
        Next::Decide(_) => {}
    }
    let name = |tile: TileId| state.pack.tile_name(tile);
    match (state.stage, state.step) {
        (Stage::Mines, _) => Phrase::new("prompt-mine"),
        (Stage::Novices, _) => {
            let novices = state.player(seat).workers.novices[0];
            Phrase::new("prompt-academy").with("novices", novices)
        }
        (Stage::Recruit, _) => {
            let price = state.recruit_price(seat);
            Phrase::new("prompt-recruit").with("favor", price)
        }
        (_, Step::Retired) => Phrase::new("prompt-retired"),
        (_, Step::Worker(Job::Build(tile))) => {
            Phrase::new("prompt-worker-build").with("tile", name(tile))
        }
        (_, Step::Worker(Job::Activate(tile))) => {
            Phrase::new("prompt-worker-activate").with("tile", name(tile))
        }
        (_, Step::Cell { tile, .. }) => Phrase::new("prompt-cell").with("tile", name(tile)),
        (_, Step::Turn { tile, .. }) => Phrase::new("prompt-turn").with("tile", name(tile)),
        (_, Step::Market { .. }) => Phrase::new("prompt-market"),
        (_, Step::Forge { experience, .. }) => {
            let exact = !state.rules.forges_up_to();
            let id = if exact { "prompt-forge-exact" } else { "prompt-forge" };
            Phrase::new(id).with("most", experience)
        }
        (_, Step::Wall) => Phrase::new("prompt-wall"),
        (_, Step::Choose | Step::Draw) => {
            Phrase::new("prompt-action").with("idle", state.player(seat).workers.idle())
        }
    }
}

/// A decision in words.
pub fn label(state: &Praetor, seat: Seat, decision: Decision) -> Phrase {
    let with_tile = |id, tile| Phrase::new(id).with("tile", tile_here(state, tile));
    let trade = |id, good, buys: bool| {
        let rate = state.rate(state.player(seat), good);
        let (units, gold) = rate.map_or((0, 0), |rate| {
            if buys { (rate.buy_units, rate.buy) } else { (rate.sell_units, rate.sell) }
        });
        Phrase::new(id)
            .with("what", amount(good, u16::from(units)))
            .with("gold", amount(Good::Gold, u16::from(gold)))
    };
    match decision {
        Decision::Take(tile) => with_tile("label-take", tile),
        Decision::Build(tile) => with_tile("label-build", tile),
        Decision::Activate(tile) => with_tile("label-activate", tile),
        Decision::Camp(tile) => with_tile("label-camp", tile),
        Decision::Pass => Phrase::new("label-pass"),
        Decision::Worker(experience) => Phrase::new("label-worker").with("experience", experience),
        Decision::At(x, y) => Phrase::new("label-at").with("place", place(state, (x, y))),
        Decision::Turn(quarters) => {
            Phrase::new("label-turn").with("degrees", u16::from(quarters) * 90)
        }
        Decision::Buy(good) => trade("label-buy", good, true),
        Decision::Sell(good) => trade("label-sell", good, false),
        Decision::Done => Phrase::new("label-done"),
        Decision::Forge(amount) => Phrase::new("label-forge").with("n", amount),
        Decision::Fulfil(id) => {
            let demand = state.pack.walls.get(id.index()).map(|wall| wall.demand);
            Phrase::new("label-fulfil").with("demand", goods(&demand.unwrap_or_default()))
        }
        Decision::Academy(tile) => with_tile("label-academy", tile),
        Decision::NoAcademy => Phrase::new("label-no-academy"),
        Decision::Recruit => Phrase::new("label-recruit").with("favor", state.recruit_price(seat)),
        Decision::NoRecruit => Phrase::new("label-no-recruit"),
    }
}
