//! Investments: slaves and their freeing, tools, loans, universities (room "Investments").

use ludi_engine::Seat;

use crate::components::{FIRST_MACHINE_HAND, FIRST_SLAVE, HANDS};
use crate::{Builders, Decision, Hand, Refusal, Step, Tool, University, holds};

const MACHINE_HANDS: u32 = (1 << HANDS) - (1 << FIRST_MACHINE_HAND);

impl Builders {
    /// BA-040: one investment a turn, for one action and its price.
    fn check_investment(&self, price: u8) -> Result<(), Refusal> {
        if self.invested() {
            return Err(Refusal::Invested);
        }
        self.check_purse(1, price)
    }

    fn invest(&mut self, price: u8) {
        self.spend(1, price);
        self.turn.invested += 1;
    }

    /// BA-041.
    pub(crate) fn check_buy_slave(&self, hand: Hand) -> Result<(), Refusal> {
        if !holds(self.slave_pile, hand) {
            return Err(Refusal::SlaveGone);
        }
        self.check_investment(self.numbers().slave_price)
    }

    /// BA-041, AM-32: a slave of the pile joins the player's available workers.
    pub(crate) fn buy_slave(&mut self, hand: Hand) {
        self.invest(self.numbers().slave_price);
        self.slave_pile &= !(1 << hand.0);
        let bought = self.bought.iter().filter(|order| **order > 0).count();
        self.bought[hand.index() - FIRST_SLAVE] = bought as u8 + 1;
        self.join_team(hand);
    }

    /// BA-050, BA-052, AM-18: whether this is a slave of the seat's that is available.
    pub(crate) fn check_slave(&self, seat: Seat, hand: Hand) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !holds(player.hands & self.enslaved, hand) {
            return Err(Refusal::NotYourSlave);
        }
        if !holds(player.available, hand) {
            return Err(Refusal::SlaveAtWork);
        }
        Ok(())
    }

    /// BA-050, AM-13: freeing costs an action. BA-051: at final scoring it costs sesterces.
    pub(crate) fn free(&mut self, seat: Seat, hand: Hand) {
        if let Step::FinalScoring(_) = self.step {
            self.pay(seat, u32::from(self.numbers().freeing_price));
            self.turn_to_freed_side(hand);
            self.stop_asking(seat);
        } else {
            self.spend(1, 0);
            self.turn_to_freed_side(hand);
        }
    }

    /// BA-053: from now on a worker with the wage and production of the back.
    pub(crate) fn turn_to_freed_side(&mut self, hand: Hand) {
        let back = self.cards.0.freed[hand.index() - FIRST_SLAVE];
        self.enslaved &= !(1 << hand.0);
        self.wages[hand.index()] = back.wage;
        self.levels[hand.index()] = back.produces;
    }

    /// BA-055.
    pub(crate) fn check_buy_tool(&self, tool: Tool) -> Result<(), Refusal> {
        if !tool.exists() || self.tool_pile >> tool.0 & 1 == 0 {
            return Err(Refusal::ToolGone);
        }
        self.check_investment(self.numbers().tool_price)
    }

    /// BA-055: a tool of the pile.
    pub(crate) fn buy_tool(&mut self, tool: Tool) {
        self.invest(self.numbers().tool_price);
        self.tool_pile &= !(1 << tool.0);
        let me = self.me_mut();
        me.tools |= 1 << tool.0;
        me.unused_tools |= 1 << tool.0;
    }

    /// BA-061.
    pub(crate) fn check_loan(&self) -> Result<(), Refusal> {
        if self.loan_pile == 0 {
            return Err(Refusal::LoansGone);
        }
        self.check_investment(0)
    }

    /// BA-061, AM-27: a loan of the pile; the action is paid before the sesterces arrive.
    pub(crate) fn take_loan(&mut self) {
        self.invest(0);
        self.loan_pile -= 1;
        self.me_mut().loans += 1;
        self.gain(u32::from(self.numbers().loan_gain));
    }

    /// BA-062, BA-063: whether the seat has a loan and can repay it.
    pub(crate) fn check_repay(&self, seat: Seat) -> Result<(), Refusal> {
        let player = self.player(seat);
        let price = self.numbers().loan_repayment;
        if player.loans == 0 {
            return Err(Refusal::NoLoan);
        }
        if player.purse < u32::from(price) {
            return Err(Refusal::Purse { extra: 0, pay: price });
        }
        Ok(())
    }

    /// BA-062, BA-063, AM-16: repaying is no action; the card leaves the game.
    pub(crate) fn repay(&mut self, seat: Seat) {
        self.pay(seat, u32::from(self.numbers().loan_repayment));
        self.people[seat.index()].loans -= 1;
        match self.step {
            Step::FinalScoring(_) => self.stop_asking(seat),
            _ => self.turn.progress = true,
        }
    }

    /// BA-065, BA-069 to BA-071, AM-11: who can be educated now.
    pub(crate) fn eligible_pupils(&self) -> u32 {
        let barred = if self.switches.full_machines { 0 } else { MACHINE_HANDS };
        self.me().available & !self.enslaved & !self.educated & !barred
    }

    /// BA-065.
    pub(crate) fn check_university(&self, university: University) -> Result<(), Refusal> {
        if !university.exists() || self.university_pile >> university.0 & 1 == 0 {
            return Err(Refusal::UniversityGone);
        }
        if self.eligible_pupils() == 0 {
            return Err(Refusal::NobodyToTeach);
        }
        self.check_investment(self.numbers().university_price)
    }

    /// BA-069 to BA-071, AM-11, AM-12: whether this hand can be educated.
    pub(crate) fn check_pupil(&self, decision: Decision) -> Result<(), Refusal> {
        let Decision::Teach(hand) = decision else {
            return Err(Refusal::PupilFirst);
        };
        self.check_available(hand, Refusal::PupilAtWork)?;
        if self.is_enslaved(hand) {
            Err(Refusal::PupilEnslaved)
        } else if holds(self.educated, hand) {
            Err(Refusal::PupilEducated)
        } else if hand.is_machine() && !self.switches.full_machines {
            Err(Refusal::PupilMachine)
        } else {
            Ok(())
        }
    }

    /// BA-065 to BA-068, AM-09, AM-10: one level is replaced, for good; the wage stays.
    pub(crate) fn teach(&mut self, hand: Hand) {
        let Step::Pupil(university) = self.step else {
            return;
        };
        self.step = Step::Turn;
        self.invest(self.numbers().university_price);
        let card = self.cards.0.university(university);
        self.university_pile &= !(1 << university.0);
        self.pupils[university.index()] = Some(hand);
        self.educated |= 1 << hand.0;
        self.levels[hand.index()] = self.levels[hand.index()].with(card.resource, card.level);
    }
}
