//! A simple, sensible player: every placement is valued in hundredths of Favor, the best is taken.
//!
//! What things are worth stands in `weights.toml`; it was found by letting players with different
//! numbers play against each other.

mod foresight;
mod trade;
mod weights;
mod worth;

use ludi_engine::{Chance, Foresight, Game as _, Glance, Learned, Phrase, Seat, Strategy, View};

use crate::components::{Area, Gives, Goods, Per, Tile, TileId, Use, WallId};
use crate::{Decision, Job, Praetor, Stage, Step, words};

pub(crate) use foresight::turns_left;
pub use foresight::{Features, features};
use weights::TASTES;
pub use weights::Taste;

/// The value of what this player never thinks of.
const UNTHOUGHT: i32 = -20_000;

impl Strategy for Praetor {
    type Taste = Taste;

    const FORESIGHT: Foresight =
        Foresight { blunders: 72, candidates: 4, horizon: 60, learned: Glance::USUAL };

    fn learned() -> Option<&'static Learned> {
        // No weights are part of the game yet: `--net FILE` brings those of `ludi train`.
        static LEARNED: Learned = Learned::new(&[]);
        Some(&LEARNED)
    }

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

    fn merit(view: &View<Self>, seat: Seat, decision: Decision) -> Option<Phrase> {
        words::merit::merit(view, seat, decision)
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
                let most = state.most_forged(experience, self.goods.get(from));
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
}
