//! What a decision costs and brings, before it is made.

use ludi_engine::{Effect, Phrase, Seat};

use super::phrases;
use crate::{Builders, Building, Decision, Ending, Hand, Levels, Step, Tool};

/// Effects, and something to know besides.
fn noted(mut effects: Vec<Effect>, phrase: Phrase) -> Vec<Effect> {
    effects.push(Effect::note(phrase));
    effects
}

/// What a move that needs actions and sesterces costs.
fn costs(game: &Builders, actions: u8, pay: u8, pay_id: &'static str) -> Vec<Effect> {
    let mut costs = vec![Effect::cost(Phrase::new("effect-actions").with("actions", actions))];
    let extra = game.extra_actions(actions);
    if extra > 0 {
        let price = game.extra_price(actions);
        let phrase = Phrase::new("effect-extra").with("extra", extra).with("price", price);
        costs.push(Effect::cost(phrase));
    }
    if pay > 0 {
        costs.push(Effect::cost(Phrase::new(pay_id).with("sesterces", pay)));
    }
    if extra > 0 && pay > 0 {
        let total = game.extra_price(actions) + u32::from(pay);
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
    let mut gains = vec![Effect::gain(Phrase::new("effect-gain").with("sesterces", given))];
    if given < wanted {
        gains.push(Effect::note(Phrase::new("effect-bank").with("lost", wanted - given)));
    }
    gains
}

/// What a decision costs and brings.
pub fn effects(game: &Builders, seat: Seat, decision: Decision) -> Vec<Effect> {
    if !decision.names_existing_cards() {
        return Vec::new();
    }
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
            let effects = costs(game, 1, numbers.university_price, "effect-price");
            noted(effects, Phrase::new("effect-university").with("level", level))
        }
        Decision::Teach(hand) => teach_effects(game, hand),
        Decision::Free(hand) => free_effects(game, hand),
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
            Effect::cost(Phrase::new("effect-price").with("sesterces", numbers.loan_repayment)),
            Effect::gain(Phrase::new("effect-vp-saved").with("vp", numbers.loan_penalty)),
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
    effects.push(Effect::gain(phrase));
    if old >= card.level {
        effects.push(Effect::note(Phrase::new("effect-level-useless")));
    }
    effects
}

fn free_effects(game: &Builders, hand: Hand) -> Vec<Effect> {
    if !hand.is_slave() {
        return Vec::new();
    }
    let numbers = game.numbers();
    let mut effects = if matches!(game.step, Step::FinalScoring(_)) {
        let price = Phrase::new("effect-price").with("sesterces", numbers.freeing_price);
        vec![Effect::cost(price)]
    } else {
        let mut effects = costs(game, 1, 0, "effect-price");
        let back = game.cards.0.freed[hand.index() - crate::FIRST_SLAVE];
        let wage = Phrase::new("effect-wage-later").with("wage", back.wage);
        effects.push(Effect::note(wage));
        effects
    };
    let saved = Phrase::new("effect-vp-saved").with("vp", numbers.slave_penalty);
    effects.push(Effect::gain(saved));
    effects
}

fn send_effects(game: &Builders, hand: Hand) -> Vec<Effect> {
    let actions = game.me().sites().map(|site| game.send_actions(site)).min();
    let mut effects = costs(game, actions.unwrap_or(1), game.wage(hand), "effect-wage");
    effects.push(Effect::note(Phrase::new("effect-site-next")));
    effects
}

/// What sending the hand to the site costs altogether, and whether that finishes the site.
fn site_effects(game: &Builders, hand: Hand, site: Building) -> Vec<Effect> {
    let (actions, wage) = (game.send_actions(site), game.wage(hand));
    let mut effects = costs(game, actions, wage, "effect-wage");
    let paid = game.extra_price(actions) + u32::from(wage);
    effects.extend(result(game, hand, site, None, paid));
    if game.me().unused_tools != 0 && game.may_carry(hand) {
        effects.push(Effect::note(Phrase::new("effect-tool-next")));
    }
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
    let mut effects = vec![Effect::gain(finishes)];
    effects.extend(gains(game, card.sesterces, paid));
    if card.vp > 0 {
        effects.push(Effect::gain(Phrase::new("effect-vp").with("vp", card.vp)));
    }
    if site.machine().is_some() {
        effects.push(Effect::gain(Phrase::new("effect-machine")));
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
