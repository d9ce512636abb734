//! A simple, sensible player: every placement is valued in hundredths of Favor, the best is taken.
//!
//! What things are worth stands in `weights.toml`; it was found by letting players with different
//! numbers play against each other.

use ludi_engine::{Chance, Foresight, Game as _, Seat, Strategy, View};

use crate::components::{Area, Gives, Good, Goods, Per, Tile, TileId, Use, WallId};
use crate::{Decision, Job, Praetor, Stage, Step};

mod foresight;
mod weights;

use foresight::turns_left;
pub use foresight::{Features, features};
pub use weights::{TASTES, Taste};

/// Units of a good that are worth having; more of it counts for less.
const ENOUGH: i32 = 6;
/// The value of what this player never thinks of.
const UNTHOUGHT: i32 = -20_000;
/// Gold to spend that is worth having.
const SPARE_GOLD: i32 = 12;

impl Strategy for Praetor {
    type Taste = Taste;

    const FORESIGHT: Foresight = Foresight { blunders: 72, candidates: 4, horizon: 60 };

    fn tastes() -> &'static [Taste] {
        &*TASTES
    }

    fn choose<C: Chance>(taste: &Taste, view: &View<Self>, seat: Seat, chance: &mut C) -> Decision {
        choose(taste, view, seat, chance)
    }

    fn appraise(taste: &Taste, view: &View<Self>, seat: Seat, decision: Decision) -> Option<f32> {
        Some(appraise(taste, view, seat, decision))
    }

    fn foresee(&self, _: &Taste, seat: Seat) -> f32 {
        foresight::foresee(self, seat)
    }
}

/// What a sensible player does.
fn choose<C: Chance>(taste: &Taste, state: &Praetor, seat: Seat, chance: &mut C) -> Decision {
    let mind = Mind::new(taste, state, seat);
    if let Some(trade) = mind.next_trade() {
        return trade;
    }
    let mut best = (i32::MIN, Decision::Pass);
    mind.weigh(&mut |decision, value| {
        // A little whim, so that equal players do not all play alike.
        let value = value.saturating_add(chance.below(16) as i32);
        if value > best.0 && state.check(seat, decision).is_ok() {
            best = (value, decision);
        }
    });
    best.1
}

/// How good a decision looks to this player at first sight, in hundredths of Favor.
fn appraise(taste: &Taste, state: &Praetor, seat: Seat, decision: Decision) -> f32 {
    let mind = Mind::new(taste, state, seat);
    let mut found = UNTHOUGHT;
    let mut compare = |other: Decision, value: i32| {
        if other == decision {
            found = value;
        }
    };
    match mind.next_trade() {
        Some(trade) => compare(trade, 0),
        None => mind.weigh(&mut compare),
    }
    found as f32
}

/// What a seat makes of a position.
struct Mind<'a> {
    taste: &'a Taste,
    state: &'a Praetor,
    seat: Seat,
    goods: Goods,
    /// Turns after this one, as far as can be told.
    left: i32,
    /// Gold due at the end of the turn.
    due: i32,
    /// What the goods are worth.
    wealth: i32,
}

impl<'a> Mind<'a> {
    fn new(taste: &'a Taste, state: &'a Praetor, seat: Seat) -> Self {
        let left = turns_left(state);
        let goods = state.player(seat).goods;
        let due = i32::from(state.wages_due(seat));
        let mut mind = Self { taste, state, seat, goods, left, due, wealth: 0 };
        mind.wealth = mind.worth(&goods);
        mind
    }

    /// Every decision that comes to mind, with its value; trades apart.
    fn weigh(&self, consider: &mut impl FnMut(Decision, i32)) {
        let (state, seat) = (self.state, self.seat);
        match (state.stage, state.step) {
            (Stage::Mines, _) => {
                state.free_mines().for_each(|mine| consider(Decision::Take(mine), 0));
            }
            (Stage::Novices, _) => {
                consider(Decision::NoAcademy, 0);
                for tile in state.city.built.and(state.pack.academies).iter().map(TileId) {
                    let novices = i32::from(state.player(seat).workers.novices[0]);
                    let value = novices * self.taste.recruit * self.left.min(1) - self.fee(tile);
                    consider(Decision::Academy(tile), value);
                }
            }
            (Stage::Recruit, _) => {
                consider(Decision::NoRecruit, 0);
                let price = 100 * state.recruit_price(seat);
                consider(Decision::Recruit, self.left * self.taste.recruit - price);
            }
            (_, Step::Choose | Step::Retired) => self.placements(consider),
            (_, Step::Worker(job)) => {
                let task = self.task(job);
                for experience in 1..8 {
                    let hand = self.hand(job, experience, false);
                    consider(Decision::Worker(experience), task + hand);
                }
            }
            (_, Step::Cell { tile, .. }) => {
                state.city.frontier(state.rules.edge_contact, |x, y| {
                    consider(Decision::At(x, y), 100 * self.place(tile, (x, y)));
                });
            }
            (_, Step::Turn { tile, x, y, .. }) => {
                for (quarters, favor) in (0..).zip(state.plazas(tile, (x, y))) {
                    consider(Decision::Turn(quarters), 100 * favor);
                }
            }
            (_, Step::Forge { tile, experience }) => {
                for amount in 0..=experience {
                    consider(Decision::Forge(amount), self.forge(tile, u16::from(amount)));
                }
            }
            (_, Step::Wall) => {
                for wall in state.walls.iter().map(WallId) {
                    consider(Decision::Fulfil(wall), self.wall(wall));
                }
            }
            (_, Step::Market { .. } | Step::Draw) => {}
        }
    }

    /// What a traded good is worth.
    fn worth_of(&self, good: Good) -> i32 {
        good.trade().map_or(0, |place| self.taste.goods[place])
    }

    /// What goods are worth: Gold for the next wages first, then what can still be used, and in
    /// the end what it sells for.
    fn worth(&self, goods: &Goods) -> i32 {
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
    fn price(&self, price: &Goods) -> i32 {
        if !self.goods.covers(price) {
            return 10_000;
        }
        let mut rest = self.goods;
        rest.pay(price);
        self.wealth - self.worth(&rest)
    }

    /// What goods received are worth.
    fn gain(&self, good: Good, amount: u16) -> i32 {
        let mut more = self.goods;
        more.gain(good, amount);
        self.worth(&more) - self.wealth
    }

    /// What the fee of a tile costs.
    fn fee(&self, tile: TileId) -> i32 {
        let owner = self.state.city.sites[tile.index()].owner();
        if owner.is_none_or(|owner| owner == self.seat.0) {
            return 0;
        }
        self.price(&self.state.pack.tiles[tile.index()].fee)
    }

    /// What Favor is worth: less, the earlier it is gained.
    fn haste(&self, favor: i32) -> i32 {
        favor * (100 - self.taste.haste * self.left.min(6))
    }

    /// What a Worker gains by learning: a step towards retirement, which costs its later work.
    fn lesson(&self, experience: u8, learned: u8) -> i32 {
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

    /// Every placement of an Active or a Retired Worker, and passing.
    fn placements(&self, consider: &mut impl FnMut(Decision, i32)) {
        let state = self.state;
        let retired = state.step == Step::Retired;
        for tile in state.available.iter().map(TileId) {
            if self.goods.covers(&state.pack.tiles[tile.index()].cost) {
                consider(Decision::Build(tile), self.best(Job::Build(tile), retired));
            }
        }
        let open = state.city.built.and(state.pack.worked).without(state.city.busy);
        for tile in open.iter().map(TileId) {
            consider(Decision::Activate(tile), self.best(Job::Activate(tile), retired));
        }
        if retired {
            return;
        }
        consider(Decision::Pass, 0);
        for camp in state.city.built.and(state.pack.camps).iter().map(TileId) {
            if state.may_use_camp(self.seat, camp).is_ok() {
                let jobs = open.iter().map(|tile| Job::Activate(TileId(tile)));
                let best = jobs.map(|job| self.best(job, true)).max().unwrap_or(0);
                consider(Decision::Camp(camp), best - self.fee(camp));
            }
        }
    }

    /// The value of a job with the Worker it suits best.
    fn best(&self, job: Job, retired: bool) -> i32 {
        if retired {
            let experience = self.state.pack.constants.camp_experience;
            return self.task(job) + self.hand(job, experience, true);
        }
        let workers = &self.state.player(self.seat).workers;
        let ready = (1..8).filter(|experience| workers.has_ready(*experience));
        let best = ready.map(|experience| self.hand(job, experience, false)).max();
        best.map_or(i32::MIN, |best| self.task(job) + best)
    }

    /// What a job brings and costs, whoever does it.
    fn task(&self, job: Job) -> i32 {
        match job {
            Job::Build(tile) => {
                let spec = &self.state.pack.tiles[tile.index()];
                let favor = i32::from(spec.favor) + self.state.best_plazas(tile);
                self.haste(favor) + self.tile(spec) - self.price(&spec.cost)
            }
            Job::Activate(tile) => -self.fee(tile),
        }
    }

    /// What a job brings besides if a Worker of an experience does it.
    fn hand(&self, job: Job, experience: u8, retired: bool) -> i32 {
        let (pack, constants) = (self.state.pack, &self.state.pack.constants);
        let (spec, benefit, learned) = match job {
            Job::Build(tile) => (&pack.tiles[tile.index()], 0, constants.building_experience),
            Job::Activate(tile) => {
                let spec = &pack.tiles[tile.index()];
                let learned = if spec.area == Area::Red { constants.red_experience } else { 0 };
                (spec, self.benefit(tile, spec, experience), learned)
            }
        };
        let learned = if retired { 0 } else { learned };
        benefit + self.lesson(experience, learned) - self.idle_hands(spec, experience)
    }

    /// Experience is wasted where it does not count: better send a beginner.
    fn idle_hands(&self, spec: &Tile, experience: u8) -> i32 {
        let counts = matches!(spec.job, Use::Gain(gain) if gain.per == Per::Experience)
            && spec.area == Area::Red;
        if counts { 0 } else { self.taste.idle_hand * i32::from(experience) }
    }

    /// What controlling a tile is worth: it counts for others, and others pay for it.
    fn tile(&self, spec: &Tile) -> i32 {
        let paid = if spec.area == Area::None { 0 } else { self.taste.tile };
        let ranked = if self.state.rules.expert { self.taste.ranked_tile } else { 0 };
        (self.taste.tile + paid) * self.left + ranked
    }

    /// What an activation brings.
    fn benefit(&self, tile: TileId, spec: &Tile, experience: u8) -> i32 {
        let state = self.state;
        let player = state.player(self.seat);
        match spec.job {
            Use::Gain(gain) => {
                let amount = state.amount(player, spec, gain, experience, &self.goods).max(0);
                match gain.gives {
                    Gives::Good(good) => self.gain(good, amount as u16),
                    Gives::Favor => 100 * amount,
                    Gives::Morale => self.morale(amount),
                }
            }
            Use::Forge { from, .. } => {
                let most = u16::from(experience).min(self.goods.get(from));
                self.forge(tile, most)
            }
            Use::Recruit => {
                let villagers = if state.rules.expert { 150 } else { 0 };
                self.taste.novice + (self.left - 1).max(0) * self.taste.recruit - villagers
            }
            Use::Trade => self.market(),
            Use::Wall => {
                let payable = state.walls.iter().map(WallId);
                payable.map(|wall| self.wall(wall)).max().unwrap_or(-10_000)
            }
            Use::Academy | Use::LaborCamp | Use::Nothing => -10_000,
        }
    }

    /// Steps on the Morale track: what they are worth at the end, and to Venus.
    fn morale(&self, steps: i32) -> i32 {
        let (player, board) = (self.state.player(self.seat), self.state.board(self.seat));
        let reached = (usize::from(player.morale) + steps as usize).min(board.morale.len() - 1);
        let value = i32::from(board.morale[reached]) - self.state.morale(self.seat);
        value * self.taste.morale
    }

    fn forge(&self, tile: TileId, amount: u16) -> i32 {
        let Use::Forge { from, into } = self.state.pack.tiles[tile.index()].job else {
            return 0;
        };
        let mut after = self.goods;
        after.lose(from, amount.min(after.get(from)));
        after.gain(into, amount);
        self.worth(&after) - self.wealth
    }

    fn wall(&self, wall: WallId) -> i32 {
        let spec = &self.state.pack.walls[wall.index()];
        let favor = i32::from(spec.favor) + self.state.wall_bonus(self.seat);
        let later = i32::from(spec.back) * self.taste.wall_back * self.left.min(4);
        self.haste(favor) + later - self.price(&spec.demand)
    }

    /// Plazas of a place, and in the Expert game a neighbour of one's own.
    fn place(&self, tile: TileId, (x, y): (i8, i8)) -> i32 {
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
    fn market(&self) -> i32 {
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
    fn next_trade(&self) -> Option<Decision> {
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
