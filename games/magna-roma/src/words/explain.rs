//! Why decisions are refused.

use ludi_engine::{Phrase, Seat};

use crate::cell::SIZE;
use crate::{MagnaRoma, Refusal};

/// A refusal with the numbers it rests on.
pub fn explain(game: &MagnaRoma, _seat: Seat, refusal: Refusal) -> Phrase {
    let counted = |id, have: u8, need: u8| Phrase::new(id).with("have", have).with("need", need);
    match refusal {
        Refusal::Over => Phrase::new("refusal-over"),
        Refusal::NotYourTurn => Phrase::new("refusal-turn").with("who", Seat(game.active)),
        Refusal::ClaimFirst => Phrase::new("refusal-claim-first"),
        Refusal::TakeFirst => Phrase::new("refusal-take-first"),
        Refusal::PlaceFirst => Phrase::new("refusal-place-first"),
        Refusal::FaceFirst => Phrase::new("refusal-face-first"),
        Refusal::OrderFirst => Phrase::new("refusal-order-first"),
        Refusal::TradeFirst => Phrase::new("refusal-trade-first"),
        Refusal::ActFirst => Phrase::new("refusal-act-first"),
        Refusal::BlessFirst => Phrase::new("refusal-bless-first"),
        Refusal::ChooseFirst => Phrase::new("refusal-choose-first"),
        Refusal::NotInRing => Phrase::new("refusal-not-in-ring"),
        Refusal::TileClaimed => Phrase::new("refusal-tile-claimed"),
        Refusal::OutOfReach => Phrase::new("refusal-out-of-reach").with("reach", game.pack.0.reach),
        Refusal::OffField => Phrase::new("refusal-off-field"),
        Refusal::CellTaken => Phrase::new("refusal-cell-taken"),
        Refusal::TooWide => Phrase::new("refusal-too-wide").with("size", SIZE),
        Refusal::NotAdjacent => Phrase::new("refusal-not-adjacent"),
        Refusal::NoSuchSide => Phrase::new("refusal-no-such-side"),
        Refusal::NoSuchGain => Phrase::new("refusal-no-such-gain"),
        Refusal::OneAction => Phrase::new("refusal-one-action"),
        Refusal::NotOnDisplay => Phrase::new("refusal-not-on-display"),
        Refusal::Coins { have, need } => counted("refusal-coins", have, need),
        Refusal::OnlyOnCentre => Phrase::new("refusal-only-on-centre"),
        Refusal::BlockNotFull => Phrase::new("refusal-block-not-full"),
        Refusal::UnderMonument => Phrase::new("refusal-under-monument"),
        Refusal::OnCentre => Phrase::new("refusal-on-centre"),
        Refusal::OnBlessedTile => Phrase::new("refusal-on-blessed-tile"),
        Refusal::NotInPlay => Phrase::new("refusal-not-in-play"),
        Refusal::NoSuchSlot => Phrase::new("refusal-no-such-slot"),
        Refusal::SlotBlocked => Phrase::new("refusal-slot-blocked"),
        Refusal::SlotTaken => Phrase::new("refusal-slot-taken"),
        Refusal::AlreadyThere => Phrase::new("refusal-already-there"),
        Refusal::Legions { have, need } => counted("refusal-legions", have, need),
        Refusal::NoBlessing => Phrase::new("refusal-no-blessing"),
        Refusal::BlessingLimit { limit } => {
            Phrase::new("refusal-blessing-limit").with("limit", limit)
        }
        Refusal::NoTile => Phrase::new("refusal-no-tile"),
        Refusal::AlreadyBlessed => Phrase::new("refusal-already-blessed"),
        Refusal::CentreNotBlessed => Phrase::new("refusal-centre-not-blessed"),
        Refusal::BlessUnderMonument => Phrase::new("refusal-bless-under-monument"),
        Refusal::PopulationByItself => Phrase::new("refusal-population-by-itself"),
        Refusal::MovesSpent { limit } => Phrase::new("refusal-moves-spent").with("limit", limit),
        Refusal::NotYourMonument => Phrase::new("refusal-not-your-monument"),
        Refusal::NobodyIdle => {
            Phrase::new("refusal-nobody-idle").with("n", game.acting().population)
        }
        Refusal::NobodyThere => Phrase::new("refusal-nobody-there"),
    }
}
