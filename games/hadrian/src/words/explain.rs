//! Refusals in words: what is missing, what there is, what would open it.

use ludi_engine::{Phrase, Seat};

use super::phrases;
use crate::{Hadrian, Phase, Refusal};

/// Why a decision is not allowed.
pub fn explain(game: &Hadrian, seat: Seat, refusal: Refusal) -> Phrase {
    let (pack, sheet) = (game.printed.0, game.sheet(seat));
    let of = |id, area| Phrase::new(id).with("what", phrases::area(area));
    let cohort = |id, cohort| Phrase::new(id).with("cohort", phrases::cohort(cohort));
    let building = |id, other| Phrase::new(id).with("building", phrases::building(pack, other));
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
        Refusal::Full(area) => of("refuse-full", area),
        Refusal::Closed(column) => {
            let granary = pack.granary(column).unwrap_or(u8::MAX);
            Phrase::new("refuse-closed")
                .with("column", phrases::column(column))
                .with("building", phrases::building(pack, granary))
        }
        Refusal::Chain(need) => {
            Phrase::new("refuse-chain").with("need", need).with("have", sheet.fort)
        }
        Refusal::NotBefore(year) => Phrase::new("refuse-not-before").with("year", year),
        Refusal::Pay { piece, need } => Phrase::new("refuse-pay")
            .with("need", phrases::count(piece, need))
            .with("have", sheet.has(piece)),
        Refusal::WrongPiece(area) => of("refuse-wrong-piece", area),
        Refusal::Infrastructure(need) => Phrase::new("refuse-infrastructure")
            .with("need", need)
            .with("have", sheet.infrastructure(pack)),
        Refusal::Citizens(citizen, need) => Phrase::new("refuse-citizens")
            .with("what", phrases::citizen(citizen))
            .with("need", need)
            .with("have", sheet.citizen(citizen)),
        Refusal::Attribute(attribute, need) => Phrase::new("refuse-attribute")
            .with("what", phrases::attribute(attribute))
            .with("need", need)
            .with("have", sheet.attribute(attribute)),
        Refusal::After { building: other, .. } => building("refuse-after", other),
        Refusal::Built => Phrase::new("refuse-built"),
        Refusal::NotBuilt { building: other, .. } => building("refuse-not-built", other),
        Refusal::YearLimit(area) => of("refuse-year-limit", area),
        Refusal::UsedUp(area) => of("refuse-used-up", area),
        Refusal::BoxFilled(area) => of("refuse-box-filled", area),
        Refusal::NoGuardBox => Phrase::new("refuse-no-guard-box").with("box", sheet.guard + 1),
        Refusal::Dead => Phrase::new("refuse-dead"),
        Refusal::Untrained => Phrase::new("refuse-untrained"),
        Refusal::NoDisdain => Phrase::new("refuse-no-disdain"),
        Refusal::Served(which) => cohort("refuse-served", which),
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
        Refusal::Repelled(which) => cohort("refuse-repelled", which),
    }
}
