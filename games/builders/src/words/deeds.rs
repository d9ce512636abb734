//! What a turn is told by: one sentence.

use ludi_engine::{Deed, Phrase, Seat};

use crate::{Builders, Building, Decision, Hand, Step};

use super::phrases;

/// What the sentence ends with.
pub const TALLIES: [(&str, &str); 2] =
    [("points", "tally-points"), ("sesterces", "tally-sesterces")];

/// What a decision adds to the sentence; steps on the way to something add nothing.
pub fn deeds(before: &Builders, seat: Seat, decision: Decision, after: &Builders) -> Vec<Deed> {
    let cards = before.cards.0;
    let with_hand = |id, hand| {
        let phrase = Phrase::new(id).with("hand", phrases::hand_name(before, hand));
        Deed::new(phrase).about(hand_piece(before, hand))
    };
    let own = match decision {
        Decision::Open(building) => {
            let phrase = Phrase::new("deed-open");
            let phrase = phrase.with("building", phrases::building(before, building));
            Some(Deed::new(phrase).about(building_piece(before, building)))
        }
        Decision::Recruit(hand) => Some(with_hand("deed-recruit", hand)),
        Decision::BuySlave(hand) => Some(with_hand("deed-buy", hand)),
        Decision::BuyTool(tool) => {
            let card = cards.tool(tool);
            let phrase = Phrase::new("deed-buy-tool").with("tool", card.name);
            Some(Deed::new(phrase).about(format!("tool-{}", card.id)))
        }
        Decision::Loan => Some(Deed::new(Phrase::new("deed-loan"))),
        Decision::Teach(hand) => Some(with_hand("deed-teach", hand)),
        Decision::Free(hand) => Some(with_hand("deed-free", hand)),
        Decision::To(site) if !matches!(after.step, Step::Tool(..)) => match before.step {
            Step::Site(hand) => Some(sent(before, hand, site)),
            _ => None,
        },
        Decision::With(_) | Decision::Bare => match before.step {
            Step::Tool(hand, site) => Some(sent(before, hand, site)),
            _ => None,
        },
        // However often: how much it was is told in the end.
        Decision::Coins(_) => Some(Deed::new(Phrase::new("deed-coins").with("n", 1))),
        Decision::Repay => Some(Deed::new(Phrase::new("deed-repay"))),
        Decision::Send(_)
        | Decision::To(_)
        | Decision::University(_)
        | Decision::End
        | Decision::Done => None,
    };
    let finished = after.player(seat).finished & !before.player(seat).finished;
    let finished = crate::buildings(finished).map(|building| {
        let name = phrases::building(before, building);
        let phrase = Phrase::new("deed-finish").with("building", name);
        Deed::new(phrase).about(building_piece(before, building))
    });
    own.into_iter().chain(finished).collect()
}

fn sent(game: &Builders, hand: Hand, site: Building) -> Deed {
    let phrase = Phrase::new("deed-send")
        .with("hand", phrases::hand_name(game, hand))
        .with("building", phrases::building(game, site));
    Deed::new(phrase).about(hand_piece(game, hand)).about(building_piece(game, site))
}

/// What boards call a building; a machine keeps the name when it works.
fn building_piece(game: &Builders, building: Building) -> String {
    format!("building-{}", game.cards.0.building(building).id)
}

fn hand_piece(game: &Builders, hand: Hand) -> String {
    let id = game.cards.0.hand(hand).id;
    if hand.is_machine() { format!("building-{id}") } else { format!("hand-{id}") }
}
