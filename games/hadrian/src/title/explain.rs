//! Refusals in words: what is missing, what there is, what would open it.

use ludi_engine::{Phrase, Seat};

use super::say;
use crate::{Hadrian, Phase, Refusal};

/// Why a decision is not allowed.
pub fn explain(game: &Hadrian, seat: Seat, refusal: Refusal) -> Phrase {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    match refusal {
        Refusal::NotNow if game.phase == Phase::Over => Phrase::new("refuse-over"),
        Refusal::NotNow => Phrase::new("refuse-not-now"),
        Refusal::Finished => Phrase::new("refuse-finished").with("year", game.year),
        Refusal::ChooseFirst => Phrase::new("refuse-choose-first"),
        Refusal::NothingToChoose => Phrase::new("refuse-nothing-to-choose"),
        Refusal::NoSuchThing => Phrase::new("refuse-no-such-thing"),
        Refusal::NotInHand => Phrase::new("refuse-not-in-hand"),
        Refusal::TargetFull => Phrase::new("refuse-target-full"),
        Refusal::NotOffered => Phrase::new("refuse-not-offered"),
        Refusal::Full(area) => Phrase::new("refuse-full").with("what", say::area(area)),
        Refusal::Closed(column) => {
            let granary = pack.granary(column).unwrap_or(u8::MAX);
            Phrase::new("refuse-closed")
                .with("column", say::column(column))
                .with("building", say::building(pack, granary))
        }
        Refusal::Chain(need) => {
            Phrase::new("refuse-chain").with("need", need).with("have", sheet.fort)
        }
        Refusal::NotBefore(year) => Phrase::new("refuse-not-before").with("year", year),
        Refusal::Pay { piece, need } => Phrase::new("refuse-pay")
            .with("need", say::count(piece, need))
            .with("have", sheet.has(piece)),
        Refusal::WrongPiece(area) => {
            Phrase::new("refuse-wrong-piece").with("what", say::area(area))
        }
        Refusal::Infrastructure(need) => Phrase::new("refuse-infrastructure")
            .with("need", need)
            .with("have", sheet.infrastructure(pack)),
        Refusal::Citizens(citizen, need) => Phrase::new("refuse-citizens")
            .with("what", say::citizen(citizen))
            .with("need", need)
            .with("have", sheet.citizen(citizen)),
        Refusal::Attribute(attribute, need) => Phrase::new("refuse-attribute")
            .with("what", say::attribute(attribute))
            .with("need", need)
            .with("have", sheet.attribute(attribute)),
        Refusal::After { building, .. } => {
            Phrase::new("refuse-after").with("building", say::building(pack, building))
        }
        Refusal::Built => Phrase::new("refuse-built"),
        Refusal::NotBuilt { building, .. } => {
            Phrase::new("refuse-not-built").with("building", say::building(pack, building))
        }
        Refusal::YearLimit(area) => Phrase::new("refuse-year-limit").with("what", say::area(area)),
        Refusal::UsedUp(area) => Phrase::new("refuse-used-up").with("what", say::area(area)),
        Refusal::BoxFilled(area) => Phrase::new("refuse-box-filled").with("what", say::area(area)),
        Refusal::NoGuardBox => Phrase::new("refuse-no-guard-box").with("box", sheet.guard + 1),
        Refusal::Dead => Phrase::new("refuse-dead"),
        Refusal::Untrained => Phrase::new("refuse-untrained"),
        Refusal::NoDisdain => Phrase::new("refuse-no-disdain"),
        Refusal::Served(cohort) => Phrase::new("refuse-served").with("cohort", say::cohort(cohort)),
        Refusal::OwnGood => Phrase::new("refuse-own-good"),
        Refusal::NoNeighbour => Phrase::new("refuse-no-neighbour"),
        Refusal::NoNeutral => Phrase::new("refuse-no-neutral"),
        Refusal::NoPattern => Phrase::new("refuse-no-pattern"),
        Refusal::NoRoom => Phrase::new("refuse-no-room"),
        Refusal::OtherCard => Phrase::new("refuse-other-card"),
        Refusal::OffMap => Phrase::new("refuse-off-map"),
        Refusal::Covered => Phrase::new("refuse-covered"),
        Refusal::Forbidden => Phrase::new("refuse-forbidden").with("fort", game.fort),
        Refusal::NoFavour => Phrase::new("refuse-no-favour"),
        Refusal::Repelled(cohort) => {
            Phrase::new("refuse-repelled").with("cohort", say::cohort(cohort))
        }
    }
}
