//! Refusals in words, with the numbers concerned.

use ludi_engine::{Phrase, Seat};

use crate::{Builders, Refusal};

/// Why a decision is not allowed.
pub fn explain(game: &Builders, seat: Seat, refusal: Refusal) -> Phrase {
    let id = match refusal {
        Refusal::Over => "refusal-over",
        Refusal::NotYourTurn => {
            return Phrase::new("refusal-turn").with("seat", game.turn.seat);
        }
        Refusal::PupilFirst => "refusal-pupil-first",
        Refusal::SiteFirst => "refusal-site-first",
        Refusal::ToolFirst => "refusal-tool-first",
        Refusal::ScoringOnly => "refusal-scoring-only",
        Refusal::NothingBegun => "refusal-nothing-begun",
        Refusal::Scored => "refusal-scored",
        Refusal::Purse { extra, pay } => return explain_purse(game, seat, extra, pay),
        Refusal::Actions { need } => {
            return Phrase::new("refusal-actions")
                .with("need", need)
                .with("have", game.turn.actions);
        }
        Refusal::NoSuchExchange => "refusal-exchange",
        Refusal::BuildingNotInRow => "refusal-building-row",
        Refusal::WorkerNotInRow => "refusal-worker-row",
        Refusal::Invested => "refusal-invested",
        Refusal::SlaveGone => "refusal-slave-gone",
        Refusal::ToolGone => "refusal-tool-gone",
        Refusal::LoansGone => "refusal-loans-gone",
        Refusal::UniversityGone => "refusal-university-gone",
        Refusal::NobodyToTeach => "refusal-nobody-to-teach",
        Refusal::NotYourHand => "refusal-hand",
        Refusal::PupilAtWork => "refusal-pupil-at-work",
        Refusal::PupilEnslaved => "refusal-pupil-enslaved",
        Refusal::PupilEducated => "refusal-pupil-educated",
        Refusal::PupilMachine => "refusal-pupil-machine",
        Refusal::NotYourSlave => "refusal-slave",
        Refusal::SlaveAtWork => "refusal-slave-at-work",
        Refusal::HandAtWork => "refusal-hand-at-work",
        Refusal::NoSite => "refusal-no-site",
        Refusal::NotYourSite => "refusal-site",
        Refusal::NotYourTool => "refusal-tool",
        Refusal::ToolAtWork => "refusal-tool-at-work",
        Refusal::NotEarly => "refusal-not-early",
        Refusal::NoLoan => "refusal-no-loan",
    };
    Phrase::new(id)
}

fn explain_purse(game: &Builders, seat: Seat, extra: u8, pay: u8) -> Phrase {
    let price = u32::from(extra) * u32::from(game.numbers().extra_action);
    let id = if extra == 0 { "refusal-purse" } else { "refusal-purse-extra" };
    let phrase =
        Phrase::new(id).with("need", price + u32::from(pay)).with("have", game.player(seat).purse);
    if extra == 0 { phrase } else { phrase.with("extra", extra).with("price", price) }
}
