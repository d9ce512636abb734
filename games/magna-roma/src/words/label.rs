//! What is asked, and what decisions are called.

use ludi_engine::{Phrase, Seat};

use crate::{Cell, Decision, MagnaRoma, NONE, Phase};

use super::phrases;

/// What the seat is asked now.
pub fn prompt(game: &MagnaRoma, seat: Seat) -> Phrase {
    if game.phase == Phase::Over {
        return Phrase::new("prompt-over");
    }
    if seat.0 != game.active {
        return Phrase::new("prompt-wait").with("who", Seat(game.active));
    }
    let realm = game.acting();
    let in_hand = || phrases::tile(game, game.tile_in_hand().unwrap_or(NONE));
    match game.phase {
        Phase::Deal(_) | Phase::Over => Phrase::new("prompt-deal"),
        Phase::Claim => Phrase::new("prompt-claim"),
        Phase::Take => Phrase::new("prompt-take").with("turn", realm.city.placed() + 1),
        Phase::Place => Phrase::new("prompt-place")
            .with("tile", in_hand())
            .with("turn", realm.city.placed() + 1)
            .with("turns", game.pack.0.tiles_per_player),
        Phase::Face => Phrase::new("prompt-face").with("tile", in_hand()),
        Phase::Order => Phrase::new("prompt-order").with("gains", phrases::gains(game.pending())),
        Phase::Trade => match game.offered() {
            Some(token) => Phrase::new("prompt-trade").with("trade", phrases::token(token)),
            None => Phrase::new("prompt-deal"),
        },
        Phase::Act => Phrase::new("prompt-act"),
        Phase::Bless => Phrase::new("prompt-bless").with("n", realm.blessings),
        Phase::Choose => Phrase::new("prompt-choose").with("reach", game.pack.0.reach),
    }
}

/// A decision as on a button.
pub fn label(game: &MagnaRoma, _seat: Seat, decision: Decision) -> Phrase {
    match decision {
        Decision::Choose(tile) => {
            Phrase::new("label-choose").with("tile", phrases::tile(game, tile))
        }
        Decision::Place(cell) => Phrase::new("label-place").with("spot", phrases::spot(cell)),
        Decision::Face(turns) => Phrase::new(match turns {
            0 => "label-face-north",
            1 => "label-face-east",
            2 => "label-face-south",
            _ => "label-face-west",
        }),
        Decision::First(gain) => Phrase::new("label-first").with("gain", phrases::gain(gain)),
        Decision::Trade => match game.offered() {
            Some(token) => Phrase::new("label-trade").with("trade", phrases::token(token)),
            None => Phrase::new("label-trade-none"),
        },
        Decision::Decline => Phrase::new("label-decline"),
        Decision::Build { monument, cell } => {
            let name = phrases::monument_name(game, monument);
            let printed = game.pack.0.monuments.get(usize::from(monument));
            if printed.is_some_and(|printed| printed.on_centre) {
                Phrase::new("label-build-centre").with("monument", name)
            } else {
                Phrase::new("label-build")
                    .with("monument", name)
                    .with("block", phrases::block(cell))
            }
        }
        Decision::Conquer { province, row } => Phrase::new("label-conquer")
            .with("province", phrases::province_name(game, province))
            .with("slot", phrases::slot(row)),
        Decision::Bless(Cell::CENTRE) => Phrase::new("label-bless-centre"),
        Decision::Bless(cell) => Phrase::new("label-bless").with("spot", phrases::spot(cell)),
        Decision::Pass if game.phase == Phase::Bless => Phrase::new("label-bless-no-more"),
        Decision::Pass => Phrase::new("label-pass"),
        Decision::Settle(monument) => {
            Phrase::new("label-settle").with("monument", phrases::monument_name(game, monument))
        }
        Decision::Withdraw(monument) => {
            Phrase::new("label-withdraw").with("monument", phrases::monument_name(game, monument))
        }
    }
}
