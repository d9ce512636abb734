//! Which decisions there are: those allowed now, and all a player could think of.

use ludi_engine::Seat;

use crate::{Builders, Building, Decision, Hand, Step, buildings, hands};

/// The most decisions a turn can offer: rows, piles, hands, coins and the rest.
const MANY: usize = 80;

/// What the seat may decide now.
pub fn decisions(game: &Builders, seat: Seat, out: &mut Vec<Decision>) {
    if !game.acts(seat) {
        return;
    }
    match game.step {
        Step::Turn => list_turn(game, out),
        Step::Pupil(_) => out.extend(hands(game.eligible_pupils()).map(Decision::Teach)),
        Step::Site(hand) => list_sites(game, hand, out),
        Step::Tool(..) => list_tools(game, out),
        Step::FinalScoring(_) => list_scoring(game, seat, out),
        Step::Over => {}
    }
}

/// What the seat could think of deciding, allowed or not.
pub fn conceivable(game: &Builders, seat: Seat, out: &mut Vec<Decision>) {
    if !game.acts(seat) {
        return;
    }
    let player = game.player(seat);
    match game.step {
        Step::Turn => imagine_turn(game, out),
        Step::Pupil(_) => out.extend(player.hands().map(Decision::Teach)),
        Step::Site(_) => out.extend(player.sites().map(Decision::To)),
        Step::Tool(..) => {
            out.extend(player.tools().map(Decision::With));
            out.push(Decision::Bare);
        }
        Step::FinalScoring(_) => {
            out.extend(hands(player.hands & game.enslaved).map(Decision::Free));
            if player.loans > 0 {
                out.push(Decision::Repay);
            }
            out.push(Decision::Done);
        }
        Step::Over => {}
    }
}

/// Everything the active player may do with actions.
fn list_turn(game: &Builders, out: &mut Vec<Decision>) {
    out.reserve(MANY);
    let numbers = game.numbers();
    let me = game.me();
    let extra = game.extra_price(1);
    if me.purse >= extra {
        out.extend(game.building_row.iter().flatten().copied().map(Decision::Open));
        out.extend(game.worker_row.iter().flatten().copied().map(Decision::Recruit));
        if !game.invested() {
            let left = me.purse - extra;
            if left >= u32::from(numbers.slave_price) {
                out.extend(hands(game.slave_pile).map(Decision::BuySlave));
            }
            if left >= u32::from(numbers.tool_price) {
                out.extend(game.tool_pile().map(Decision::BuyTool));
            }
            if game.loan_pile > 0 {
                out.push(Decision::Loan);
            }
            if left >= u32::from(numbers.university_price) && game.eligible_pupils() != 0 {
                out.extend(game.university_pile().map(Decision::University));
            }
        }
        out.extend(hands(me.available & game.enslaved).map(Decision::Free));
    }
    if let Some(left) = me.purse.checked_sub(game.cheapest_site()) {
        let affordable = |hand: &Hand| u32::from(game.wages[hand.index()]) <= left;
        out.extend(hands(me.available).filter(affordable).map(Decision::Send));
    }
    out.extend((1..=game.turn.actions.min(3)).map(Decision::Coins));
    if game.check_repay(game.turn.seat).is_ok() && game.switches.early_repayment {
        out.push(Decision::Repay);
    }
    out.push(Decision::End);
}

/// Everything the active player could think of.
fn imagine_turn(game: &Builders, out: &mut Vec<Decision>) {
    let me = game.me();
    let buildings = game.building_row.iter().chain([&game.building_top]).flatten().copied();
    out.extend(buildings.map(Decision::Open));
    let workers = game.worker_row.iter().chain([&game.worker_top]).flatten().copied();
    out.extend(workers.map(Decision::Recruit));
    out.extend(hands(game.slave_pile).map(Decision::BuySlave));
    out.extend(game.tool_pile().map(Decision::BuyTool));
    out.push(Decision::Loan);
    out.extend(game.university_pile().map(Decision::University));
    out.extend(hands(me.hands & game.enslaved).map(Decision::Free));
    out.extend(me.hands().map(Decision::Send));
    out.extend((1..=3).map(Decision::Coins));
    if me.loans > 0 {
        out.push(Decision::Repay);
    }
    out.push(Decision::End);
}

/// The sites a hand can be sent to.
fn list_sites(game: &Builders, hand: Hand, out: &mut Vec<Decision>) {
    let me = game.me();
    let left = me.purse - u32::from(game.wages[hand.index()]);
    let affordable = |site: &Building| game.extra_price(game.send_actions(*site)) <= left;
    out.extend(buildings(me.sites).filter(affordable).map(Decision::To));
}

/// The tools that can be given.
fn list_tools(game: &Builders, out: &mut Vec<Decision>) {
    out.extend(game.me().unused_tools().map(Decision::With));
    out.push(Decision::Bare);
}

/// BA-112: what the seat can free and repay.
pub fn list_scoring(game: &Builders, seat: Seat, out: &mut impl Extend<Decision>) {
    if game.can_free(seat) {
        let slaves = game.player(seat).available & game.enslaved;
        out.extend(hands(slaves).map(Decision::Free));
    }
    let repays = game.check_repay(seat).is_ok();
    out.extend(repays.then_some(Decision::Repay));
    out.extend([Decision::Done]);
}
