//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, EffectKind, Game as _, Phrase, Seat};

use super::{counters, phrases};
use crate::{Builders, Building, Decision, Ending, Hand, Levels, Step, Tool};

/// Effects, and something to know besides.
fn noted(mut effects: Vec<Effect>, phrase: Phrase) -> Vec<Effect> {
    effects.push(Effect::note(phrase));
    effects
}

/// What the next step costs: nothing of it is paid yet.
fn next_costs(id: &'static str, costs: Vec<Effect>) -> Effect {
    let costs = costs.into_iter().filter(|effect| effect.kind == EffectKind::Cost);
    let costs: Vec<Phrase> = costs.map(|effect| effect.phrase).collect();
    Effect::prospect(Phrase::new(id).with("costs", costs))
}

/// What the next step brings without a tool: nothing of it has come yet.
fn later(effects: Vec<Effect>) -> Vec<Effect> {
    let later = |effect: Effect| match effect.kind {
        EffectKind::Cost | EffectKind::Gain => Effect::prospect(effect.phrase),
        EffectKind::Prospect | EffectKind::Note => effect,
    };
    effects.into_iter().map(later).collect()
}

/// Something that is paid.
fn price(seat: Seat, id: &'static str, sesterces: u8) -> Effect {
    let phrase = Phrase::new(id).with("sesterces", sesterces);
    Effect::cost(phrase).changing(seat, "sesterces", -i32::from(sesterces))
}

/// What a move that needs actions and sesterces costs the active player.
fn costs(game: &Builders, actions: u8, pay: u8, pay_id: &'static str) -> Vec<Effect> {
    let (seat, extra) = (game.turn.seat, game.extra_actions(actions));
    let phrase = Phrase::new("effect-actions").with("actions", actions);
    let free = i32::from(actions - extra);
    let mut costs = vec![Effect::cost(phrase).changing(seat, "actions", -free)];
    let extra_price = game.extra_price(actions);
    if extra > 0 {
        let phrase = Phrase::new("effect-extra").with("extra", extra).with("price", extra_price);
        costs.push(Effect::cost(phrase).changing(seat, "sesterces", -(extra_price as i32)));
    }
    if pay > 0 {
        costs.push(price(seat, pay_id, pay));
    }
    if extra > 0 && pay > 0 {
        let total = extra_price + u32::from(pay);
        costs.push(Effect::note(Phrase::new("effect-total").with("sesterces", total)));
    }
    costs
}

/// A gain of sesterces after a payment. AM-01: a limited bank may give less.
fn gains(game: &Builders, sesterces: u8, paid: u32) -> Vec<Effect> {
    if sesterces == 0 {
        return Vec::new();
    }
    let wanted = u32::from(sesterces);
    let given = game.income(sesterces, paid);
    let gain = Effect::gain(Phrase::new("effect-gain").with("sesterces", given));
    let mut gains = vec![gain.changing(game.turn.seat, "sesterces", given as i32)];
    if given < wanted {
        gains.push(Effect::note(Phrase::new("effect-bank").with("lost", wanted - given)));
    }
    gains
}

/// A penalty that will not count at the end any more.
fn saved(seat: Seat, counter: &'static str, vp: u8) -> Effect {
    Effect::gain(Phrase::new("effect-vp-saved").with("vp", vp)).changing(seat, counter, -1)
}

/// What a decision costs and brings, and what is settled if the game ends with it.
pub fn effects(game: &Builders, seat: Seat, decision: Decision) -> Vec<Effect> {
    if !decision.names_existing_cards() {
        return Vec::new();
    }
    let mut effects = own_effects(game, seat, decision);
    effects.extend(settling(game, seat, decision));
    effects
}

fn own_effects(game: &Builders, seat: Seat, decision: Decision) -> Vec<Effect> {
    let numbers = game.numbers();
    match decision {
        Decision::Open(building) => open_effects(game, building),
        Decision::Recruit(hand) => {
            let wage = Phrase::new("effect-wage-later").with("wage", game.wage(hand));
            noted(costs(game, 1, 0, "effect-price"), wage)
        }
        Decision::BuySlave(_) => {
            let effects = costs(game, 1, numbers.slave_price, "effect-price");
            let penalty = Phrase::new("effect-slave-penalty").with("vp", numbers.slave_penalty);
            noted(noted(effects, Phrase::new("effect-unpaid")), penalty)
        }
        Decision::BuyTool(tool) => {
            let adds = phrases::amounts(game.cards.0.tool(tool).adds);
            let effects = costs(game, 1, numbers.tool_price, "effect-price");
            noted(effects, Phrase::new("effect-tool").with("levels", adds))
        }
        Decision::Loan => loan_effects(game),
        Decision::University(university) => {
            let card = game.cards.0.university(university);
            let level = phrases::amount(card.resource, card.level);
            let costs = costs(game, 1, numbers.university_price, "effect-price");
            noted(
                vec![next_costs("effect-pay-next", costs)],
                Phrase::new("effect-university").with("level", level),
            )
        }
        Decision::Teach(hand) => teach_effects(game, hand),
        Decision::Free(hand) => free_effects(game, seat, hand),
        Decision::Send(hand) => send_effects(game, hand),
        Decision::To(site) => match game.step {
            Step::Site(hand) => site_effects(game, hand, site),
            _ => Vec::new(),
        },
        Decision::With(tool) => work_effects(game, Some(tool)),
        Decision::Bare => work_effects(game, None),
        Decision::Coins(actions) => {
            let mut effects = costs(game, actions, 0, "effect-price");
            effects.extend(gains(game, numbers.coins[usize::from(actions) - 1], 0));
            effects
        }
        Decision::Repay => vec![
            price(seat, "effect-price", numbers.loan_repayment),
            saved(seat, "loans", numbers.loan_penalty),
        ],
        Decision::End => end_effects(game, seat),
        Decision::Done => Vec::new(),
    }
}

fn open_effects(game: &Builders, building: Building) -> Vec<Effect> {
    let card = game.cards.0.building(building);
    let mut effects = costs(game, 1, 0, "effect-price");
    let needs = Phrase::new("effect-needs").with("levels", phrases::amounts(card.needs));
    effects.push(Effect::note(needs));
    let reward = Phrase::new("effect-reward").with("sesterces", card.sesterces).with("vp", card.vp);
    effects.push(Effect::note(reward));
    if let Some(machine) = building.machine() {
        let levels = phrases::amounts(game.produces(machine));
        let phrase = Phrase::new("effect-machine-later").with("levels", levels);
        effects.push(Effect::note(phrase));
    }
    effects
}

fn loan_effects(game: &Builders) -> Vec<Effect> {
    let numbers = game.numbers();
    let mut effects = costs(game, 1, 0, "effect-price");
    effects.extend(gains(game, numbers.loan_gain, game.extra_price(1)));
    let penalty = Phrase::new("effect-loan-penalty")
        .with("vp", numbers.loan_penalty)
        .with("repayment", numbers.loan_repayment);
    noted(effects, penalty)
}

fn teach_effects(game: &Builders, hand: Hand) -> Vec<Effect> {
    let Step::Pupil(university) = game.step else {
        return Vec::new();
    };
    let card = game.cards.0.university(university);
    let mut effects = costs(game, 1, game.numbers().university_price, "effect-price");
    let old = game.produces(hand).of(card.resource);
    let level = phrases::amount(card.resource, card.level);
    let phrase = Phrase::new("effect-level").with("level", level).with("old", old);
    let more = i32::from(card.level) - i32::from(old);
    let counter = counters::of(card.resource);
    effects.push(Effect::gain(phrase).changing(game.turn.seat, counter, more));
    if old >= card.level {
        effects.push(Effect::note(Phrase::new("effect-level-useless")));
    }
    effects
}

fn free_effects(game: &Builders, seat: Seat, hand: Hand) -> Vec<Effect> {
    if !hand.is_slave() {
        return Vec::new();
    }
    let numbers = game.numbers();
    let mut effects = if matches!(game.step, Step::FinalScoring(_)) {
        vec![price(seat, "effect-price", numbers.freeing_price)]
    } else {
        let back = game.cards.0.freed[hand.index() - crate::FIRST_SLAVE];
        let wage = Phrase::new("effect-wage-later").with("wage", back.wage);
        noted(costs(game, 1, 0, "effect-price"), wage)
    };
    effects.push(saved(seat, "prisoners", numbers.slave_penalty));
    effects
}

fn send_effects(game: &Builders, hand: Hand) -> Vec<Effect> {
    let actions = game.me().sites().map(|site| game.send_actions(site)).min();
    let costs = costs(game, actions.unwrap_or(1), game.wage(hand), "effect-wage");
    let costs = next_costs("effect-pay-least", costs);
    noted(vec![costs], Phrase::new("effect-site-next"))
}

/// What sending the hand to the site costs altogether, and whether that finishes the site.
fn site_effects(game: &Builders, hand: Hand, site: Building) -> Vec<Effect> {
    let (actions, wage) = (game.send_actions(site), game.wage(hand));
    let mut effects = costs(game, actions, wage, "effect-wage");
    let paid = game.extra_price(actions) + u32::from(wage);
    let result = result(game, hand, site, None, paid);
    if game.tool_matters(hand, site) {
        effects.extend(later(result));
        return noted(effects, Phrase::new("effect-tool-next"));
    }
    effects.extend(result);
    effects
}

/// Whether going to work with this tool finishes the site; everything is paid already.
fn work_effects(game: &Builders, tool: Option<Tool>) -> Vec<Effect> {
    match game.step {
        Step::Tool(hand, site) => result(game, hand, site, tool, 0),
        _ => Vec::new(),
    }
}

fn result(
    game: &Builders,
    hand: Hand,
    site: Building,
    tool: Option<Tool>,
    paid: u32,
) -> Vec<Effect> {
    let card = game.cards.0.building(site);
    let adds = tool.map_or(Levels::NONE, |tool| game.cards.0.tool(tool).adds);
    let left = game.missing(site).beyond(game.produces(hand).plus(adds));
    if !left.is_none() {
        let missing = Phrase::new("effect-missing").with("levels", phrases::amounts(left));
        let mut effects = vec![Effect::note(missing)];
        if game.me().available == 1 << hand.0 {
            effects.push(Effect::note(Phrase::new("effect-last-hand")));
        }
        return effects;
    }
    let finishes = Phrase::new("effect-finishes").with("building", phrases::building(game, site));
    let seat = game.turn.seat;
    let mut effects = vec![Effect::gain(finishes).changing(seat, "finished", 1)];
    effects.extend(gains(game, card.sesterces, paid));
    if card.vp > 0 {
        let points = Effect::gain(Phrase::new("effect-vp").with("vp", card.vp));
        effects.push(points.changing(seat, "points", card.vp));
    }
    if site.machine().is_some() {
        let machine = Effect::gain(Phrase::new("effect-machine"));
        effects.push(machine.changing(seat, "team", 1));
    }
    effects
}

fn end_effects(game: &Builders, seat: Seat) -> Vec<Effect> {
    let mut effects = Vec::new();
    if game.turn.actions > 0 {
        let lost = Phrase::new("effect-actions-lost").with("actions", game.turn.actions);
        effects.push(Effect::note(lost));
    }
    if game.turn.ending == Ending::NotYet && game.player(seat).vp >= game.numbers().end_vp {
        let phrase = Phrase::new("effect-ends-game").with("vp", game.player(seat).vp);
        effects.push(Effect::note(phrase));
    }
    effects
}

/// AM-17: what is freed and repaid for the seat if the decision ends the game.
fn settling(game: &Builders, seat: Seat, decision: Decision) -> Option<Effect> {
    if game.switches.ask_final_scoring || game.check(seat, decision).is_err() {
        return None;
    }
    let (mut unsettled, mut after) = (*game, *game);
    unsettled.switches.ask_final_scoring = true;
    unsettled.decide(seat, decision);
    after.decide(seat, decision);
    let change =
        |counter: fn(&Builders, Seat) -> i32| counter(&after, seat) - counter(&unsettled, seat);
    let paid = -change(counters::sesterces);
    let phrase = Phrase::new("effect-settles").with("sesterces", paid);
    (paid > 0).then(|| {
        Effect::cost(phrase)
            .changing(seat, "sesterces", -paid)
            .changing(seat, "prisoners", change(counters::prisoners))
            .changing(seat, "loans", change(counters::loans))
    })
}
