//! What speaks for a decision.

use ludi_engine::{Phrase, Seat, Value};

use super::phrases;
use crate::{Builders, Building, Decision, Ending, Hand, Levels, Step, Tool};

/// What speaks for a decision, as the rest of a sentence that begins with it.
pub fn merit(game: &Builders, seat: Seat, decision: Decision) -> Option<Phrase> {
    let (cards, numbers) = (game.cards.0, game.numbers());
    let sesterces = |n: u8| Phrase::new("merit-sesterces").with("sesterces", n);
    Some(match decision {
        Decision::Open(building) => opening(game, building),
        Decision::Recruit(hand) => Phrase::new("merit-recruit")
            .with("levels", amounts(game.produces(hand)))
            .with("wage", game.wage(hand)),
        Decision::BuySlave(hand) => {
            Phrase::new("merit-unpaid").with("levels", amounts(game.produces(hand)))
        }
        Decision::BuyTool(tool) => {
            Phrase::new("merit-tool").with("levels", amounts(cards.tool(tool).adds))
        }
        Decision::Loan => sesterces(numbers.loan_gain),
        Decision::Coins(actions) => sesterces(numbers.coins[usize::from(actions) - 1]),
        Decision::Teach(_) => {
            let Step::Pupil(university) = game.step else { return None };
            let card = cards.university(university);
            let level = phrases::amount(card.resource, card.level);
            Phrase::new("merit-teach").with("level", level)
        }
        Decision::Free(_) => Phrase::new("merit-saves").with("vp", numbers.slave_penalty),
        Decision::Repay => Phrase::new("merit-saves").with("vp", numbers.loan_penalty),
        Decision::To(site) => {
            let Step::Site(hand) = game.step else { return None };
            return (!game.tool_matters(hand, site)).then(|| work(game, hand, site, None));
        }
        Decision::With(tool) => work_with(game, Some(tool))?,
        Decision::Bare => work_with(game, None)?,
        Decision::End if game.turn.actions == 0 && !is_last_turn(game, seat) => {
            Phrase::new("merit-end").with("sesterces", game.player(seat).purse)
        }
        Decision::End | Decision::Done | Decision::Send(_) | Decision::University(_) => {
            return None;
        }
    })
}

fn is_last_turn(game: &Builders, seat: Seat) -> bool {
    game.turn.ending != Ending::NotYet || game.player(seat).vp >= game.numbers().end_vp
}

fn amounts(levels: Levels) -> Value {
    Value::Series(phrases::amounts(levels))
}

/// What a building that is opened will bring.
fn opening(game: &Builders, building: Building) -> Phrase {
    let card = game.cards.0.building(building);
    match building.machine() {
        Some(machine) => Phrase::new("merit-machine")
            .with("levels", amounts(game.produces(machine)))
            .with("vp", card.vp),
        None => Phrase::new("merit-open").with("sesterces", card.sesterces).with("vp", card.vp),
    }
}

fn work_with(game: &Builders, tool: Option<Tool>) -> Option<Phrase> {
    let Step::Tool(hand, site) = game.step else { return None };
    Some(work(game, hand, site, tool))
}

/// Whether work finishes a site, or what is left to do.
fn work(game: &Builders, hand: Hand, site: Building, tool: Option<Tool>) -> Phrase {
    let card = game.cards.0.building(site);
    let adds = tool.map_or(Levels::NONE, |tool| game.cards.0.tool(tool).adds);
    let left = game.missing(site).beyond(game.produces(hand).plus(adds));
    let building = phrases::building(game, site);
    if !left.is_none() {
        let phrase = Phrase::new("merit-work").with("building", building);
        return phrase.with("levels", amounts(left));
    }
    let phrase = Phrase::new("merit-finish").with("building", building);
    phrase.with("sesterces", card.sesterces).with("vp", card.vp)
}
