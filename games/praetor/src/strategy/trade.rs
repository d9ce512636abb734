//! What is bought and sold at the Market, and what a visit there is worth.

use ludi_engine::Game as _;

use crate::components::{Good, Goods};
use crate::{Decision, Step};

use super::Mind;

impl Mind<'_> {
    /// What is missing for a price, as Gold at the Market; `None` if it cannot be bought.
    fn missing(&self, price: &Goods) -> Option<(i32, Good)> {
        let mut cost = i32::from(price.get(Good::Gold));
        let mut first = None;
        for (good, rate) in Good::TRADED.into_iter().zip(&self.state.board(self.seat).rates) {
            let lack = price.get(good).saturating_sub(self.goods.get(good));
            let lots = lack.div_ceil(u16::from(rate.buy_units));
            cost += i32::from(lots) * i32::from(rate.buy);
            first = first.or((lack > 0).then_some(good));
        }
        first.map(|good| (cost, good))
    }

    /// The good to buy next for the tile or Wall Tile most worth it, and what that is worth.
    fn purchase(&self) -> Option<(i32, Good)> {
        let state = self.state;
        let spare = i32::from(self.goods.get(Good::Gold)) - self.due;
        let tiles = state.available.iter().map(|tile| {
            let spec = &state.pack.tiles[usize::from(tile)];
            (100 * (i32::from(spec.favor) + 2) + self.tile(spec), spec.cost)
        });
        let walls = state.walls.iter().map(|wall| {
            let spec = &state.pack.walls[usize::from(wall)];
            (100 * (i32::from(spec.favor) + state.wall_bonus(self.seat)), spec.demand)
        });
        let worth_it = tiles.chain(walls).filter_map(|(value, price)| {
            let (cost, good) = self.missing(&price)?;
            let held: i32 = Good::TRADED
                .into_iter()
                .map(|g| i32::from(price.get(g).min(self.goods.get(g))) * self.worth_of(g))
                .sum();
            let profit = value - cost * self.taste.price_gold - held;
            (cost <= spare && profit > 0).then_some((profit, good))
        });
        worth_it.max_by_key(|(profit, _)| *profit)
    }

    /// The good to sell for wages that cannot be paid.
    fn sale(&self, bought: u8) -> Option<Good> {
        if i32::from(self.goods.get(Good::Gold)) >= self.due {
            return None;
        }
        let rates = &self.state.board(self.seat).rates;
        Good::TRADED
            .into_iter()
            .zip(rates)
            .filter(|(good, rate)| {
                bought >> *good as u8 & 1 == 0
                    && self.goods.get(*good) >= u16::from(rate.sell_units)
                    && rate.sell > 0
            })
            .min_by_key(|(good, rate)| self.worth_of(*good) / i32::from(rate.sell))
            .map(|(good, _)| good)
    }

    /// What a visit of the Market is worth.
    pub(super) fn market(&self) -> i32 {
        let buys = self.purchase().map_or(0, |(profit, _)| profit * self.taste.purchase / 100);
        let short = self.due - i32::from(self.goods.get(Good::Gold));
        let sells = if short > 0 && self.sale(0).is_some() {
            short.min(4) * self.taste.short_gold
        } else {
            0
        };
        buys.max(sells)
    }

    /// What to do at the Market, while there.
    pub(super) fn next_trade(&self) -> Option<Decision> {
        match self.state.step {
            Step::Market { bought, sold } => Some(self.trade(bought, sold)),
            _ => None,
        }
    }

    /// The next trade of a visit, or the end of it.
    fn trade(&self, bought: u8, sold: u8) -> Decision {
        if let Some(good) = self.sale(bought) {
            return Decision::Sell(good);
        }
        match self.purchase() {
            Some((_, good)) if sold >> good as u8 & 1 == 0 => Decision::Buy(good),
            _ if self.state.check(self.seat, Decision::Done).is_ok() => Decision::Done,
            _ => {
                // A table may insist on a trade: the first that is possible.
                let trades = Good::TRADED.into_iter();
                let mut trades = trades.flat_map(|g| [Decision::Sell(g), Decision::Buy(g)]);
                trades
                    .find(|trade| self.state.check(self.seat, *trade).is_ok())
                    .unwrap_or(Decision::Done)
            }
        }
    }
}
