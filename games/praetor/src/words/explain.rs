//! Why decisions are refused.

use ludi_engine::{Phrase, Seat};

use crate::refusal::Shortage;
use crate::{Praetor, Refusal};

use super::phrases::{self, amount, wall};

/// A refusal in words, with what is there and what is needed.
pub fn explain(state: &Praetor, seat: Seat, refusal: Refusal) -> Phrase {
    let short = |id, Shortage { good, have, need }: Shortage| {
        Phrase::new(id).with("need", amount(good, need)).with("have", have)
    };
    match refusal {
        Refusal::NotYourTurn => Phrase::new("refusal-turn").with("who", state.acting()),
        Refusal::NotNow => Phrase::new("refusal-now"),
        Refusal::MineTaken => Phrase::new("refusal-mine"),
        Refusal::NotAvailable => Phrase::new("refusal-available"),
        Refusal::Cost(missing) => short("refusal-cost", missing),
        Refusal::NoMarker(most) => Phrase::new("refusal-marker").with("most", most),
        Refusal::RetiredMayNotBuild => Phrase::new("refusal-retired-build"),
        Refusal::NotBuilt => Phrase::new("refusal-built"),
        Refusal::NoArea => Phrase::new("refusal-area"),
        Refusal::Special => Phrase::new("refusal-special"),
        Refusal::AcademyLater => Phrase::new("refusal-academy-later"),
        Refusal::NoCamp => Phrase::new("refusal-camp"),
        Refusal::Occupied => Phrase::new("refusal-occupied"),
        Refusal::Fee(missing) => short("refusal-fee", missing),
        Refusal::NoVillager => Phrase::new("refusal-villager"),
        Refusal::NoWall => Phrase::new("refusal-wall"),
        Refusal::Demand(missing) => {
            let demands = state.walls.iter().map(|index| wall(state, index)).collect::<Vec<_>>();
            short("refusal-demand", missing).with("demand", demands)
        }
        Refusal::WallNotAvailable => Phrase::new("refusal-wall-other"),
        Refusal::NoBenefit => Phrase::new("refusal-benefit"),
        Refusal::NoActive => Phrase::new("refusal-active"),
        Refusal::NoSuchWorker(experience) => {
            Phrase::new("refusal-worker").with("experience", experience)
        }
        Refusal::WorkerUseless(experience) => {
            Phrase::new("refusal-worker-useless").with("experience", experience)
        }
        Refusal::SpecialUsed => Phrase::new("refusal-special-used"),
        Refusal::NoRetired => {
            Phrase::new("refusal-retired").with("retired", state.player(seat).workers.retired)
        }
        Refusal::NowhereForRetired => Phrase::new("refusal-nowhere"),
        Refusal::CellTaken => Phrase::new("refusal-cell-taken"),
        Refusal::CellApart => Phrase::new("refusal-cell-apart"),
        Refusal::NoSuchTurn => Phrase::new("refusal-no-turn"),
        Refusal::GoldIsMoney => Phrase::new("refusal-gold"),
        Refusal::Price(missing) => short("refusal-price", missing),
        Refusal::Stock(missing) => short("refusal-stock", missing),
        Refusal::SoldBefore(good) => Phrase::new("refusal-sold").with("good", phrases::good(good)),
        Refusal::BoughtBefore(good) => {
            Phrase::new("refusal-bought").with("good", phrases::good(good))
        }
        Refusal::TradeFirst => Phrase::new("refusal-trade"),
        Refusal::ForgeAmount(most) => Phrase::new("refusal-forge").with("most", most),
        Refusal::NoAcademy => Phrase::new("refusal-academy"),
    }
}
