//! The turn: what actions cost, what can be done with them, coins, and the end of the turn
//! (rooms "Turn and action economy", "Recruiting", "Taking coins").

use ludi_engine::Seat;

use crate::components::BUILDINGS;
use crate::{Builders, Decision, Due, Ending, Hand, Refusal, Step, hands, holds};

/// AM-24: idle rounds after which a game ends where the ruling is switched off, so that programs
/// come to an end.
pub(crate) const ENDLESS: u8 = 200;

impl Builders {
    /// Whether the seat may decide something now.
    pub(crate) fn acts(&self, seat: Seat) -> bool {
        self.due == Due::Nothing
            && match self.step {
                Step::FinalScoring(asked) => asked.contains(seat),
                Step::Over => false,
                _ => seat == self.turn.seat,
            }
    }

    /// BA-022, AM-04: how many extra actions a move that needs `actions` has to buy.
    pub(crate) fn extra_actions(&self, actions: u8) -> u8 {
        actions.saturating_sub(self.turn.actions)
    }

    /// BA-022: the sesterces for the extra actions of a move that needs `actions`.
    pub(crate) fn extra_price(&self, actions: u8) -> u32 {
        u32::from(self.extra_actions(actions)) * u32::from(self.numbers().extra_action)
    }

    /// BA-026: whether the active player can pay for a move.
    pub(crate) fn check_purse(&self, actions: u8, pay: u8) -> Result<(), Refusal> {
        if self.me().purse >= self.extra_price(actions) + u32::from(pay) {
            Ok(())
        } else {
            Err(Refusal::Purse { extra: self.extra_actions(actions), pay })
        }
    }

    /// Section 12.2: a move is paid before it has any effect, so what it brings cannot pay for it.
    /// AM-24: every paid move is progress.
    pub(crate) fn spend(&mut self, actions: u8, pay: u8) {
        let total = self.extra_price(actions) + u32::from(pay);
        self.turn.actions = self.turn.actions.saturating_sub(actions);
        self.turn.progress = true;
        self.pay(self.turn.seat, total);
    }

    /// AM-01: a payment goes into the bank.
    pub(crate) fn pay(&mut self, seat: Seat, sesterces: u32) {
        self.people[seat.index()].purse -= sesterces;
        if self.switches.finite_bank {
            self.bank += sesterces;
        }
    }

    /// What a gain comes to. AM-01: a limited bank gives no more than it holds.
    pub(crate) fn affordable_gain(&self, sesterces: u32) -> u32 {
        if self.switches.finite_bank { sesterces.min(self.bank) } else { sesterces }
    }

    /// What a gain will come to after a payment. AM-01: a limited bank may give less.
    pub(crate) fn income(&self, sesterces: u8, paid: u32) -> u32 {
        let wanted = u32::from(sesterces);
        self.bank().map_or(wanted, |bank| wanted.min(bank + paid))
    }

    /// A gain of the active player.
    pub(crate) fn gain(&mut self, sesterces: u32) {
        let sesterces = self.affordable_gain(sesterces);
        if self.switches.finite_bank {
            self.bank -= sesterces;
        }
        self.me_mut().purse += sesterces;
    }

    /// BA-023, BA-024: whether a use of an action is allowed.
    pub(crate) fn check_turn(&self, decision: Decision) -> Result<(), Refusal> {
        match decision {
            Decision::Open(building) => self.check_open(building),
            Decision::Recruit(hand) => {
                if !self.worker_row.contains(&Some(hand)) {
                    return Err(Refusal::WorkerNotInRow);
                }
                self.check_purse(1, 0)
            }
            Decision::BuySlave(hand) => self.check_buy_slave(hand),
            Decision::BuyTool(tool) => self.check_buy_tool(tool),
            Decision::Loan => self.check_loan(),
            Decision::University(university) => self.check_university(university),
            Decision::Free(hand) => {
                self.check_slave(self.turn.seat, hand)?;
                self.check_purse(1, 0)
            }
            Decision::Send(hand) => self.check_send(hand),
            Decision::Coins(actions) => self.check_coins(actions),
            Decision::Repay if self.switches.early_repayment => self.check_repay(self.turn.seat),
            Decision::Repay => Err(Refusal::NotEarly),
            Decision::End => Ok(()),
            Decision::Teach(_) | Decision::To(_) | Decision::With(_) | Decision::Bare => {
                Err(Refusal::NothingBegun)
            }
            Decision::Done => Err(Refusal::ScoringOnly),
        }
    }

    /// BA-035, BA-036: a worker of the row joins the player's available workers.
    pub(crate) fn recruit(&mut self, hand: Hand) {
        self.spend(1, 0);
        for slot in &mut self.worker_row {
            if *slot == Some(hand) {
                *slot = None;
            }
        }
        self.join_team(hand);
        self.refill_rows();
    }

    /// AM-14: whoever joins is available at once.
    pub(crate) fn join_team(&mut self, hand: Hand) {
        let me = self.me_mut();
        me.hands |= 1 << hand.0;
        me.available |= 1 << hand.0;
    }

    /// BA-090, AM-06: coins are taken with free actions only.
    fn check_coins(&self, actions: u8) -> Result<(), Refusal> {
        match actions {
            1..=3 if actions <= self.turn.actions => Ok(()),
            1..=3 => Err(Refusal::Actions { need: actions }),
            _ => Err(Refusal::NoSuchExchange),
        }
    }

    /// BA-090: 1, 2 or 3 actions for sesterces.
    pub(crate) fn take_coins(&mut self, actions: u8) {
        self.turn.actions -= actions;
        self.gain(u32::from(self.numbers().coins[usize::from(actions) - 1]));
    }

    /// AM-05: whether anything but ending the turn is allowed.
    pub(crate) fn has_move(&self) -> bool {
        if self.turn.actions > 0 {
            return true;
        }
        let me = self.me();
        let repayable = self.switches.early_repayment && self.check_repay(self.turn.seat).is_ok();
        // Without free actions every other move costs at least one extra action.
        repayable || me.purse >= self.extra_price(1) && self.has_paid_move()
    }

    fn has_paid_move(&self) -> bool {
        let me = self.me();
        let left = me.purse - self.extra_price(1);
        let numbers = self.numbers();
        let invests = || {
            (self.loan_pile > 0)
                || (self.slave_pile != 0 && left >= u32::from(numbers.slave_price))
                || (self.tool_pile != 0 && left >= u32::from(numbers.tool_price))
                || (self.university_pile != 0
                    && left >= u32::from(numbers.university_price)
                    && self.eligible_pupils() != 0)
        };
        self.building_row.iter().any(Option::is_some)
            || self.worker_row.iter().any(Option::is_some)
            || (!self.invested() && invests())
            || me.available & self.enslaved != 0
            || hands(me.available).any(|hand| self.check_send(hand).is_ok())
    }

    /// AM-05: without any other move the turn ends by itself.
    pub(crate) fn end_turn_without_moves(&mut self) {
        if self.due == Due::Nothing && self.step == Step::Turn && !self.has_move() {
            self.end_turn();
        }
    }

    /// BA-025, BA-110, BA-111, AM-20, AM-24: the end of a turn, of a round, of the game.
    pub(crate) fn end_turn(&mut self) {
        let stall_rounds = self.switches.stall_rounds;
        let turn = &mut self.turn;
        if self.people[turn.seat.index()].vp >= self.cards.0.numbers.end_vp {
            turn.ending = Ending::Triggered;
        }
        turn.seat = turn.seat.next(self.players);
        if turn.seat == turn.first {
            if turn.ending == Ending::NotYet {
                turn.idle_rounds = if turn.progress { 0 } else { turn.idle_rounds + 1 };
                turn.progress = false;
                let limit = if stall_rounds == 0 { ENDLESS } else { stall_rounds };
                if turn.idle_rounds >= limit {
                    turn.ending = Ending::Stalled;
                }
            }
            if turn.ending != Ending::NotYet {
                turn.actions = 0;
                return self.begin_final_scoring();
            }
            turn.round += 1;
        }
        turn.actions = self.cards.0.numbers.free_actions;
        turn.invested = 0;
        turn.sent = [0; BUILDINGS];
    }

    /// Whether the hand is available to the active player, and if not, why.
    pub(crate) fn check_available(&self, hand: Hand, at_work: Refusal) -> Result<(), Refusal> {
        let me = self.me();
        if holds(me.available, hand) {
            Ok(())
        } else if holds(me.hands, hand) {
            Err(at_work)
        } else {
            Err(Refusal::NotYourHand)
        }
    }
}
