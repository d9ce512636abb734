//! What belongs to nobody: the setup, the turn, what is half done, rows, decks and piles.

use ludi_engine::{Features, Seat};

use super::scales::scale;
use super::side::{Side, ends};
use crate::components::{
    APPRENTICES, BUILDINGS, FIRST_APPRENTICE, FIRST_SLAVE, HANDS, SEATS, SLAVES, TOOLS,
    UNIVERSITIES, WORKERS,
};
use crate::{Builders, Due, Ending, Hand, Step};

pub const SETUP: usize = 3 + 8 + 4 * APPRENTICES;

/// Players, switches, what the apprentices make.
pub fn setup(game: &Builders, out: &mut Features) {
    let switches = &game.switches;
    out.one_of(usize::from(game.players).checked_sub(2), 3);
    out.flag(switches.finite_bank);
    out.flag(switches.full_machines);
    out.flag(switches.early_repayment);
    out.flag(switches.ask_final_scoring);
    out.flag(switches.open_building_top);
    out.flag(switches.open_worker_top);
    out.flag(switches.every_tool_asked);
    out.flag(switches.stall_rounds == 0);
    for levels in &game.levels[FIRST_APPRENTICE..WORKERS] {
        for amount in levels.amounts() {
            out.flag(amount > 0);
        }
    }
}

const ROUNDS: [i32; 12] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20];

pub const TURN: usize = 4 + 6 + 2 * SEATS + 4 + 1 + ROUNDS.len() + 3 + 3 + 5 + 5 + 1 + SEATS;

/// What is asked or drawn, whose turn it is, and how far the game is.
pub fn turn(side: &Side, out: &mut Features) {
    let game = side.game;
    let turn = &game.turn;
    let away = |seat: Seat| usize::from((seat.0 + game.players - side.seat.0) % game.players);
    let due = match game.due {
        Due::Nothing => None,
        Due::FirstPlayer => Some(0),
        Due::Apprentice => Some(1),
        Due::Building => Some(2),
        Due::Worker => Some(3),
    };
    let step = match game.step {
        Step::Turn => 0,
        Step::Pupil(_) => 1,
        Step::Site(_) => 2,
        Step::Tool(..) => 3,
        Step::FinalScoring(_) => 4,
        Step::Over => 5,
    };
    out.one_of(due, 4);
    out.one_of(Some(step), 6);
    out.one_of(Some(away(turn.seat)), SEATS);
    out.one_of(Some(away(turn.first)), SEATS);
    out.level(turn.actions, 4);
    out.flag(game.invested());
    scale(out, i32::from(turn.round), &ROUNDS);
    out.flag(ends(game));
    out.flag(turn.ending == Ending::Triggered);
    out.flag(turn.ending == Ending::Stalled);
    // How many still play in this round after whoever plays now.
    let gone = (turn.seat.0 + game.players - turn.first.0) % game.players;
    out.level(game.players - 1 - gone, SEATS - 1);
    let limit = game.stall_rounds().unwrap_or(crate::turn::ENDLESS);
    out.level(turn.idle_rounds, 5);
    out.level(5usize.saturating_sub(usize::from(limit.saturating_sub(turn.idle_rounds))), 5);
    out.flag(turn.progress);
    let mut asked = 0;
    if let Step::FinalScoring(seats) = game.step {
        for seat in seats.iter() {
            asked |= 1 << away(seat);
        }
    }
    out.bits(asked, SEATS);
}

pub const PENDING: usize = HANDS + BUILDINGS + UNIVERSITIES + 1 + 8 + 5 + 4 + 6;

/// The hand, site or university that is chosen already; and for a hand whose site is still asked,
/// what it can do: finish a site, and of which worth; how much of it some site needs, and how much
/// of it is wasted at least.
pub fn pending(side: &Side, out: &mut Features) {
    let game = side.game;
    let (hand, site, university) = match game.step {
        Step::Pupil(university) => (None, None, Some(university)),
        Step::Site(hand) => (Some(hand), None, None),
        Step::Tool(hand, site) => (Some(hand), Some(site), None),
        _ => (None, None, None),
    };
    out.one_of(hand.map(Hand::index), HANDS);
    out.one_of(site.map(crate::Building::index), BUILDINGS);
    out.one_of(university.map(crate::University::index), UNIVERSITIES);
    let Some(hand) = hand.filter(|_| site.is_none() && side.is_active()) else {
        out.skip(1 + 8 + 5 + 4 + 6);
        return;
    };
    let makes = game.produces(hand);
    let (mut finishes, mut vp, mut income, mut used) = (false, 0, 0, 0);
    for work in side.works {
        let extra = game.extra_price(work.sent.saturating_add(1));
        if extra + u32::from(game.wage(hand)) > side.player.purse {
            continue;
        }
        used = used.max(makes.common(work.missing).sum());
        if makes.meets(work.missing) {
            finishes = true;
            vp = vp.max(side.vp(work));
            income = income.max(game.cards.0.building(work.site).sesterces);
        }
    }
    out.flag(finishes);
    out.level(vp as usize, 8);
    out.level(used as usize, 5);
    out.level(makes.sum().saturating_sub(used) as usize, 4);
    scale(out, i32::from(income), &[6, 8, 10, 12, 14, 17]);
}

const BANK: [i32; 8] = [1, 5, 10, 15, 20, 30, 40, 60];

pub const MARKET: usize =
    BUILDINGS + 6 + 3 * WORKERS + 4 + SLAVES + TOOLS + 4 + UNIVERSITIES + BANK.len();

/// Which cards are still to come, lie open, can be bought.
pub fn market(game: &Builders, out: &mut Features) {
    let row = game.worker_row.iter().flatten().fold(0, |set, hand| set | 1 << hand.0);
    let top = game.worker_top.map_or(0, |hand| 1 << hand.0);
    out.bits(game.building_deck, BUILDINGS);
    scale(out, game.building_deck.count_ones() as i32, &[1, 3, 6, 10, 15, 20]);
    out.bits(row, WORKERS);
    out.bits(top, WORKERS);
    out.bits(u64::from(game.worker_deck), WORKERS);
    scale(out, game.worker_deck.count_ones() as i32, &[1, 3, 5, 8]);
    out.bits(u64::from(game.slave_pile) >> FIRST_SLAVE, SLAVES);
    out.bits(u64::from(game.tool_pile), TOOLS);
    out.level(game.loan_pile, 4);
    out.bits(u64::from(game.university_pile), UNIVERSITIES);
    // Where the bank is not limited it is never short.
    scale(out, game.bank().map_or(i32::MAX, |bank| bank as i32), &BANK);
}
