//! PR-116, AMB-41: the Market. One lot at a time, each good bought or sold in one activation but
//! not both, so that trade always comes to an end.

use ludi_engine::Seat;

use crate::components::{Good, Goods, Rate};
use crate::journal::{Happening, Journal};
use crate::player::Player;
use crate::refusal::{Refusal, Shortage};
use crate::{Decision, Praetor, Step};

/// Whether a good is among those already bought or sold.
fn among(goods: u8, good: Good) -> bool {
    goods >> good as u8 & 1 == 1
}

impl Praetor {
    /// The rate of a traded good on a player's board.
    pub(crate) fn rate(&self, player: &Player, good: Good) -> Option<&'static Rate> {
        Some(&self.pack.0.boards[usize::from(player.board)].rates[good.trade()?])
    }

    /// Whether any trade is possible.
    pub(crate) fn can_trade(&self, player: &Player, goods: &Goods, bought: u8, sold: u8) -> bool {
        Good::TRADED.into_iter().any(|good| {
            self.may_buy(player, goods, good, sold).is_ok()
                || self.may_sell(player, goods, good, bought).is_ok()
        })
    }

    fn may_buy(&self, player: &Player, goods: &Goods, good: Good, sold: u8) -> Result<(), Refusal> {
        let rate = self.rate(player, good).ok_or(Refusal::GoldIsMoney)?;
        let (have, need) = (goods.get(Good::Gold), u16::from(rate.buy));
        if among(sold, good) {
            Err(Refusal::SoldBefore(good))
        } else if have < need {
            Err(Refusal::Price(Shortage { good: Good::Gold, have, need }))
        } else {
            Ok(())
        }
    }

    fn may_sell(
        &self,
        player: &Player,
        goods: &Goods,
        good: Good,
        bought: u8,
    ) -> Result<(), Refusal> {
        let rate = self.rate(player, good).ok_or(Refusal::GoldIsMoney)?;
        let (have, need) = (goods.get(good), u16::from(rate.sell_units));
        if among(bought, good) {
            Err(Refusal::BoughtBefore(good))
        } else if have < need {
            Err(Refusal::Stock(Shortage { good, have, need }))
        } else {
            Ok(())
        }
    }

    /// Why a trade is not allowed.
    pub(crate) fn check_trade(
        &self,
        seat: Seat,
        bought: u8,
        sold: u8,
        decision: Decision,
    ) -> Result<(), Refusal> {
        let player = self.player(seat);
        match decision {
            Decision::Buy(good) => self.may_buy(player, &player.goods, good, sold),
            Decision::Sell(good) => self.may_sell(player, &player.goods, good, bought),
            Decision::Done if self.rules.allow_zero_benefit || bought | sold != 0 => Ok(()),
            Decision::Done => Err(Refusal::TradeFirst),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Makes one trade, or ends the visit.
    pub(crate) fn trade(
        &mut self,
        seat: Seat,
        bought: u8,
        sold: u8,
        decision: Decision,
        journal: &mut impl Journal,
    ) {
        let player = self.player(seat);
        let (good, buys) = match decision {
            Decision::Buy(good) => (good, true),
            Decision::Sell(good) => (good, false),
            _ => return self.end_action(journal),
        };
        let Some(rate) = self.rate(player, good) else {
            return;
        };
        let goods = &mut self.seats[seat.index()].goods;
        let mark = 1 << good as u8;
        if buys {
            let (units, gold) = (u16::from(rate.buy_units), u16::from(rate.buy));
            goods.lose(Good::Gold, gold);
            goods.gain(good, units);
            journal.note(Happening::Bought { seat: seat.0, good, units, gold });
            self.step = Step::Market { bought: bought | mark, sold };
        } else {
            let (units, gold) = (u16::from(rate.sell_units), u16::from(rate.sell));
            goods.lose(good, units);
            goods.gain(Good::Gold, gold);
            journal.note(Happening::Sold { seat: seat.0, good, units, gold });
            self.step = Step::Market { bought, sold: sold | mark };
        }
    }
}
