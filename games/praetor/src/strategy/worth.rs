//! What things are worth to a seat: goods, Favor, lessons, tiles, places.

use crate::components::{Area, Good, Goods, Tile, TileId, Use, WallId};

use super::Mind;

/// Units of a good that are worth having; more of it counts for less.
const ENOUGH: i32 = 6;
/// Gold to spend that is worth having.
const SPARE_GOLD: i32 = 12;

impl Mind<'_> {
    /// What a traded good is worth.
    pub(super) fn worth_of(&self, good: Good) -> i32 {
        good.trade().map_or(0, |place| self.taste.goods[place])
    }

    /// What goods are worth: Gold for the next wages first, then what can still be used, and in
    /// the end what it sells for.
    pub(super) fn worth(&self, goods: &Goods) -> i32 {
        let gold = i32::from(goods.get(Good::Gold));
        let (due, later) = (self.due, self.due * self.left.min(2));
        let spare = (gold - due - later).max(0);
        let next = (gold - due).clamp(0, later);
        let soon = self.left.min(3);
        let taste = self.taste;
        let mut total = gold.min(due) * taste.wage_gold + next * taste.later_gold;
        total += spare.min(SPARE_GOLD) * (taste.spare_gold + taste.spare_gold_turn * soon)
            + (spare - SPARE_GOLD).max(0) * 10;
        let rates = &self.state.board(self.seat).rates;
        for (good, rate) in Good::TRADED.into_iter().zip(rates) {
            let held = i32::from(goods.get(good));
            let sold = 10 * i32::from(rate.sell) / i32::from(rate.sell_units);
            let use_of = |units: i32, value: i32| units * (value * soon / 3).max(sold);
            let value = self.worth_of(good);
            total += use_of(held.min(ENOUGH), value);
            total += use_of((held - ENOUGH).clamp(0, ENOUGH), value / 2);
            total += use_of((held - 2 * ENOUGH).max(0), value / 5);
        }
        total
    }

    /// What it costs to pay a price.
    pub(super) fn price(&self, price: &Goods) -> i32 {
        if !self.goods.covers(price) {
            return 10_000;
        }
        let mut rest = self.goods;
        rest.pay(price);
        self.wealth - self.worth(&rest)
    }

    /// What goods received are worth.
    pub(super) fn gain(&self, good: Good, amount: u16) -> i32 {
        let mut more = self.goods;
        more.gain(good, amount);
        self.worth(&more) - self.wealth
    }

    /// What the fee of a tile costs.
    pub(super) fn fee(&self, tile: TileId) -> i32 {
        let owner = self.state.city.sites[tile.index()].owner();
        if owner.is_none_or(|owner| owner == self.seat.0) {
            return 0;
        }
        self.price(&self.state.pack.tiles[tile.index()].fee)
    }

    /// What Favor is worth: less, the earlier it is gained.
    pub(super) fn haste(&self, favor: i32) -> i32 {
        favor * (100 - self.taste.haste * self.left.min(6))
    }

    /// What a Worker gains by learning: a step towards retirement, which costs its later work.
    pub(super) fn lesson(&self, experience: u8, learned: u8) -> i32 {
        if learned == 0 {
            return 0;
        }
        let constants = &self.state.pack.constants;
        if experience + learned < constants.retirement {
            // More of everything from now on, but also a step towards leaving.
            return self.taste.lesson + self.taste.lesson_turn * self.left;
        }
        let favor = constants.retirement_favor[usize::from(self.state.age() == 2)];
        let board = self.state.board(self.seat);
        let saved = (i32::from(board.wage) - i32::from(board.pension)) * self.taste.saved_wage;
        100 * (i32::from(favor) - i32::from(experience)) - self.left * (self.taste.old_hand - saved)
    }

    /// What controlling a tile is worth: it counts for others, and others pay for it.
    pub(super) fn tile(&self, spec: &Tile) -> i32 {
        let paid = if spec.area == Area::None { 0 } else { self.taste.tile };
        let ranked = if self.state.rules.expert { self.taste.ranked_tile } else { 0 };
        (self.taste.tile + paid) * self.left + ranked
    }

    /// Steps on the Morale track: what they are worth at the end, and to Venus.
    pub(super) fn morale(&self, steps: i32) -> i32 {
        let (player, board) = (self.state.player(self.seat), self.state.board(self.seat));
        let reached = (usize::from(player.morale) + steps as usize).min(board.morale.len() - 1);
        let value = i32::from(board.morale[reached]) - self.state.morale(self.seat);
        value * self.taste.morale
    }

    pub(super) fn forge(&self, tile: TileId, amount: u16) -> i32 {
        let Use::Forge { from, into } = self.state.pack.tiles[tile.index()].job else {
            return 0;
        };
        let mut after = self.goods;
        after.lose(from, amount.min(after.get(from)));
        after.gain(into, amount);
        self.worth(&after) - self.wealth
    }

    pub(super) fn wall(&self, wall: WallId) -> i32 {
        let spec = &self.state.pack.walls[wall.index()];
        let favor = i32::from(spec.favor) + self.state.wall_bonus(self.seat);
        let later = i32::from(spec.back) * self.taste.wall_back * self.left.min(4);
        self.haste(favor) + later - self.price(&spec.demand)
    }

    /// Plazas of a place, and in the Expert game a neighbour of one's own.
    pub(super) fn place(&self, tile: TileId, (x, y): (i8, i8)) -> i32 {
        let favor = self.state.plazas(tile, (x, y)).into_iter().max().unwrap_or(0);
        if !self.state.rules.expert {
            return favor;
        }
        let mine = |(dx, dy): &(i8, i8)| {
            let there = self.state.city.tile_at(x + dx, y + dy);
            there.is_some_and(|tile| {
                self.state.city.sites[tile.index()].owner() == Some(self.seat.0)
            })
        };
        favor + i32::from([(0, 1), (1, 0), (0, -1), (-1, 0)].iter().any(mine))
    }
}
