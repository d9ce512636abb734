//! The end of the game (room "End of the game and scoring").

use ludi_engine::{Line, Seat, SeatSet, Sheet, Standings};

use crate::components::FIRST_SLAVE;
use crate::{Builders, Decision, Refusal, Step, hands};

/// Points are counted in tenths.
const TENTHS: i32 = 10;

impl Builders {
    /// BA-112, AM-17: everybody who can still free or repay is asked, or it is done for them.
    pub(crate) fn begin_final_scoring(&mut self) {
        if self.switches.ask_final_scoring {
            let asked = Seat::all(self.players).filter(|seat| self.has_to_settle(*seat)).collect();
            self.ask(asked);
        } else {
            for seat in Seat::all(self.players) {
                self.settle(seat);
            }
            self.step = Step::Over;
        }
    }

    fn ask(&mut self, asked: SeatSet) {
        self.step = if asked.is_empty() { Step::Over } else { Step::FinalScoring(asked) };
    }

    /// AM-17: whether the seat can afford to free or repay anything.
    fn has_to_settle(&self, seat: Seat) -> bool {
        self.can_free(seat) || self.check_repay(seat).is_ok()
    }

    /// BA-051, BA-112: whether the seat has somebody to free and can pay for it.
    pub(crate) fn can_free(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.available & self.enslaved != 0
            && player.purse >= u32::from(self.numbers().freeing_price)
    }

    /// AM-17, AM-32: slaves first, then loans, in the order in which they were taken. With the
    /// printed prices this is the best for every purse.
    fn settle(&mut self, seat: Seat) {
        while self.can_free(seat) {
            let slaves = self.player(seat).available & self.enslaved;
            let earliest = hands(slaves)
                .min_by_key(|hand| self.bought[hand.index() - FIRST_SLAVE])
                .expect("there is a slave to free");
            self.pay(seat, u32::from(self.numbers().freeing_price));
            self.turn_to_freed_side(earliest);
        }
        while self.check_repay(seat).is_ok() {
            self.pay(seat, u32::from(self.numbers().loan_repayment));
            self.people[seat.index()].loans -= 1;
        }
    }

    /// BA-112, BA-051, BA-062.
    pub(crate) fn check_scoring(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Done => Ok(()),
            Decision::Repay => self.check_repay(seat),
            Decision::Free(hand) => {
                self.check_slave(seat, hand)?;
                let price = self.numbers().freeing_price;
                if self.player(seat).purse < u32::from(price) {
                    return Err(Refusal::Purse { extra: 0, pay: price });
                }
                Ok(())
            }
            _ => Err(Refusal::ScoringOnly),
        }
    }

    /// AM-17: a seat that can afford nothing more is not asked again.
    pub(crate) fn stop_asking(&mut self, seat: Seat) {
        if !self.has_to_settle(seat) {
            self.leave_scoring(seat);
        }
    }

    /// AM-17: the seat is done.
    pub(crate) fn leave_scoring(&mut self, seat: Seat) {
        if let Step::FinalScoring(mut asked) = self.step {
            asked.remove(seat);
            self.ask(asked);
        }
    }

    /// BA-112: how many slaves the seat would free and loans it would repay if the game ended
    /// now; none any more once final scoring has begun.
    fn prospects(&self, seat: Seat) -> (u32, u32) {
        if matches!(self.step, Step::FinalScoring(_) | Step::Over) {
            return (0, 0);
        }
        let player = self.player(seat);
        let numbers = self.numbers();
        let affordable = |purse: u32, price: u8| purse.checked_div(u32::from(price));
        let slaves = (player.available & self.enslaved).count_ones();
        let freed =
            affordable(player.purse, numbers.freeing_price).map_or(slaves, |n| n.min(slaves));
        let purse = player.purse - freed * u32::from(numbers.freeing_price);
        let loans = u32::from(player.loans);
        let repaid = affordable(purse, numbers.loan_repayment).map_or(loans, |n| n.min(loans));
        (freed, repaid)
    }

    /// BA-113, BA-114, AM-19, AM-21: slaves and loans that count against the seat, and the
    /// sesterces that count for it, if the game ended now.
    fn tally(&self, seat: Seat) -> (i32, i32, i32) {
        let player = self.player(seat);
        let numbers = self.numbers();
        let (freed, repaid) = self.prospects(seat);
        let slaves = (player.hands & self.enslaved).count_ones() - freed;
        let loans = u32::from(player.loans) - repaid;
        let paid =
            freed * u32::from(numbers.freeing_price) + repaid * u32::from(numbers.loan_repayment);
        (slaves as i32, loans as i32, (player.purse - paid) as i32)
    }
}

/// Section 12.3: the score in tenths of a point.
pub fn points(game: &Builders, seat: Seat) -> i32 {
    let numbers = game.numbers();
    let (slaves, loans, sesterces) = game.tally(seat);
    TENTHS * i32::from(game.player(seat).vp) + i32::from(numbers.coin_tenths) * sesterces
        - TENTHS * i32::from(numbers.slave_penalty) * slaves
        - TENTHS * i32::from(numbers.loan_penalty) * loans
}

/// BA-113 to BA-116, AM-31: the score sheets, line by line; equal totals share a place.
pub fn score_sheets(game: &Builders) -> Standings {
    let numbers = game.numbers();
    let sheets = Seat::all(game.players).map(|seat| {
        let player = game.player(seat);
        let (slaves, loans, sesterces) = game.tally(seat);
        let worth_of = |machines: bool| {
            let cards = player.finished().filter(|card| card.machine().is_some() == machines);
            let worth = cards.map(|card| i32::from(game.cards.0.building(card).vp));
            worth.fold((0, 0), |(count, sum), vp| (count + 1, sum + TENTHS * vp))
        };
        let (buildings, building_points) = worth_of(false);
        let (machines, machine_points) = worth_of(true);
        let penalty = |each: u8, count: i32| -TENTHS * i32::from(each) * count;
        Sheet::new(
            seat,
            vec![
                Line::new("buildings", buildings, building_points),
                Line::new("machines", machines, machine_points),
                Line::new("sesterces", sesterces, i32::from(numbers.coin_tenths) * sesterces),
                Line::new("slaves", slaves, penalty(numbers.slave_penalty, slaves)),
                Line::new("loans", loans, penalty(numbers.loan_penalty, loans)),
            ],
        )
    });
    Standings::ranked(TENTHS, sheets.collect())
}
