//! Which decisions there are: those allowed now, and all a player could think of.

use ludi_engine::Seat;

use crate::cell::Cells;
use crate::{Decision, MagnaRoma, Phase};

/// Appends what the seat may do.
pub fn decisions(game: &MagnaRoma, seat: Seat, out: &mut Vec<Decision>) {
    if seat.0 != game.active {
        return;
    }
    match game.phase {
        Phase::Deal(_) | Phase::Over => return,
        Phase::Claim | Phase::Take | Phase::Choose => {
            let choices = game.choices();
            let slots = (0..game.slots()).filter(|slot| choices >> slot & 1 != 0);
            out.extend(slots.map(|slot| Decision::Choose(game.ring[slot])));
        }
        Phase::Place => out.extend(game.acting().city.open().iter().map(Decision::Place)),
        Phase::Face => out.extend((0..4).map(Decision::Face)),
        Phase::Order => game.gains.each_kind(|gain| out.push(Decision::First(gain))),
        Phase::Trade => out.extend([Decision::Trade, Decision::Decline]),
        Phase::Act => {
            game.list_builds(out);
            game.list_conquests(out);
            out.extend(game.blessable().iter().map(Decision::Bless));
            out.push(Decision::Pass);
        }
        Phase::Bless => {
            out.extend(game.blessable().iter().map(Decision::Bless));
            out.push(Decision::Pass);
        }
    }
    game.list_moves(out);
}

/// Appends what a player could think of, allowed or not.
pub fn conceivable(game: &MagnaRoma, seat: Seat, out: &mut Vec<Decision>) {
    if seat.0 != game.active {
        return;
    }
    let city = &game.acting().city;
    match game.phase {
        Phase::Deal(_) | Phase::Over => return,
        Phase::Claim | Phase::Take | Phase::Choose => {
            let tiles = (0..game.slots()).filter_map(|slot| game.on_slot(slot));
            out.extend(tiles.map(Decision::Choose));
        }
        Phase::Place => out.extend(Cells::FIELD.iter().map(Decision::Place)),
        Phase::Face => out.extend((0..4).map(Decision::Face)),
        Phase::Order => game.gains.each_kind(|gain| out.push(Decision::First(gain))),
        Phase::Trade => out.extend([Decision::Trade, Decision::Decline]),
        Phase::Act => {
            game.conceive_builds(out);
            game.conceive_conquests(out);
            out.extend(city.taken.iter().map(Decision::Bless));
            out.push(Decision::Pass);
        }
        Phase::Bless => {
            out.extend(city.taken.iter().map(Decision::Bless));
            out.push(Decision::Pass);
        }
    }
    for built in city.monuments() {
        out.push(Decision::Settle(built.monument));
        out.push(Decision::Withdraw(built.monument));
    }
}
