//! What a seat is asked, and its decisions as on buttons.

use ludi_engine::{Phrase, Seat};

use super::phrases;
use crate::{Builders, Decision, Step};

/// What the seat is asked.
pub fn prompt(game: &Builders, seat: Seat) -> Phrase {
    match game.step {
        Step::Turn if game.turn.actions == 0 => Phrase::new("prompt-extra")
            .with("price", game.numbers().extra_action)
            .with("purse", game.player(seat).purse),
        Step::Turn => Phrase::new("prompt-turn").with("actions", game.turn.actions),
        Step::Pupil(university) => {
            Phrase::new("prompt-pupil").with("university", game.cards.0.university(university).name)
        }
        Step::Site(hand) => Phrase::new("prompt-site").with("hand", phrases::hand(game, hand)),
        Step::Tool(hand, site) => Phrase::new("prompt-tool")
            .with("hand", phrases::hand(game, hand))
            .with("building", phrases::building(game, site)),
        Step::FinalScoring(_) => {
            Phrase::new("prompt-scoring").with("purse", game.player(seat).purse)
        }
        Step::Over => Phrase::new("prompt-over"),
    }
}

/// A decision as on a button.
pub fn label(game: &Builders, _seat: Seat, decision: Decision) -> Phrase {
    if !decision.names_existing_cards() {
        return Phrase::new("label-unknown");
    }
    let hand = |id, hand| Phrase::new(id).with("hand", phrases::hand(game, hand));
    let building =
        |id, building| Phrase::new(id).with("building", phrases::building(game, building));
    let tool = |id, tool| Phrase::new(id).with("tool", phrases::tool(game, tool));
    match decision {
        Decision::Open(card) => building("label-open", card),
        Decision::Recruit(worker) => hand("label-recruit", worker),
        Decision::BuySlave(slave) => hand("label-buy-slave", slave),
        Decision::BuyTool(card) => tool("label-buy-tool", card),
        Decision::Loan => Phrase::new("label-loan"),
        Decision::University(university) => Phrase::new("label-university")
            .with("university", game.cards.0.university(university).name),
        Decision::Teach(pupil) => hand("label-teach", pupil),
        Decision::Free(slave) => hand("label-free", slave),
        Decision::Send(worker) => hand("label-send", worker),
        Decision::To(site) => building("label-to", site),
        Decision::With(card) => tool("label-with", card),
        Decision::Bare => Phrase::new("label-bare"),
        Decision::Coins(actions) => Phrase::new("label-coins")
            .with("actions", actions)
            .with("coins", game.numbers().coins[usize::from(actions) - 1]),
        Decision::Repay => Phrase::new("label-repay"),
        Decision::End => Phrase::new("label-end"),
        Decision::Done => Phrase::new("label-done"),
    }
}
