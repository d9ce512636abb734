//! What one seat has, and what it can look forward to.

use ludi_engine::Seat;

use super::kinds::{TEMPLES, TRADE, WALL};
use super::plazas::Survey;
use crate::components::{Good, Goods, Set, Use};
use crate::{Player, Praetor};

/// A seat after the rest of this turn's Update Phase, if nothing happens before it and no Academy
/// is used.
#[derive(Default)]
pub(super) struct Prospect {
    /// Active Workers then, by experience.
    pub active: [u8; 8],
    /// Their experience in all.
    pub experience: i32,
    /// Workers who retire.
    pub retiring: u8,
    /// Gold due for wages, or for those of the next turn where they are paid.
    pub due: i32,
    /// Gold missing for them.
    pub short: i32,
    /// The Morale space then.
    pub morale: i32,
    /// Favor lost for wages.
    pub lost: i32,
    /// What would be scored then, Expert prizes apart.
    pub score: i32,
}

impl Prospect {
    pub(super) fn new(game: &Praetor, seat: Seat) -> Self {
        let constants = &game.pack.0.constants;
        let (player, board) = (game.player(seat), game.board(seat));
        let left = game.update_steps_left(seat).len();
        let mut active = active_after_return(game, seat);
        if left == 5 {
            active[usize::from(constants.recruit_experience) % 8] += player.workers.novices[1];
        }
        let (mut retiring, mut favor) = (0, player.favor);
        if left >= 3 {
            retiring = std::mem::take(&mut active[usize::from(constants.retirement) % 8]);
            let each = constants.retirement_favor[usize::from(game.age() == 2)];
            favor += i32::from(retiring) * i32::from(each);
        }
        let workers: u8 = active.iter().sum();
        let due = i32::from(board.wage) * i32::from(workers)
            + i32::from(board.pension) * i32::from(player.workers.retired + retiring);
        let gold = i32::from(player.goods.get(Good::Gold));
        let short = (due - gold).max(0);
        let (mut morale, mut lost) = (i32::from(player.morale), 0);
        if left >= 2 && short > 0 {
            let each = i32::from(constants.morale_steps);
            let steps = (short * each).min(morale);
            morale -= steps;
            let unpaid = if each == 0 { short } else { short - (steps + each - 1) / each };
            lost = (unpaid * i32::from(constants.missing_gold_favor)).clamp(0, favor.max(0));
        }
        let paid = if left >= 2 { due.min(gold) } else { 0 };
        let experience = (0..).zip(&active).map(|(worth, count)| worth * i32::from(*count)).sum();
        let trained =
            player.workers.training() - if left == 5 { player.workers.novices[1] } else { 0 };
        let riches = game.sold_out(seat) - paid;
        let score = favor - lost
            + experience
            + i32::from(trained) * i32::from(constants.novice_favor)
            + morale_value(game, player, morale)
            + riches / i32::from(constants.gold_per_favor).max(1);
        Self { active, experience, retiring, due, short, morale, lost, score }
    }

    /// How many Active Workers there are then.
    pub(super) fn workers(&self) -> u8 {
        self.active.iter().sum()
    }
}

/// What a Morale space of a player's board is worth.
pub(super) fn morale_value(game: &Praetor, player: &Player, space: i32) -> i32 {
    let track = &game.pack.0.boards[usize::from(player.board)].morale;
    i32::from(track[(space.max(0) as usize).min(track.len() - 1)])
}

/// PR-135, PR-136: a seat's Active Workers by experience once all are back.
fn active_after_return(game: &Praetor, seat: Seat) -> [u8; 8] {
    let constants = &game.pack.0.constants;
    let player = game.player(seat);
    let mut active = player.workers.ready;
    for tile in player.sent.iter() {
        let site = &game.city.sites[usize::from(tile)];
        let red = if game.pack.red.contains(tile) { constants.red_experience } else { 0 };
        for (post, lesson) in [(site.centre, constants.building_experience), (site.area, red)] {
            if let Some((owner, worker)) = post.worker()
                && owner == seat.0
                && !worker.retired
            {
                let experience = worker.experience.saturating_add(lesson).min(constants.retirement);
                active[usize::from(experience) % 8] += 1;
            }
        }
    }
    active
}

/// What a seat could do with one placement now.
#[derive(Default)]
pub(super) struct Chances {
    /// Tiles whose empty area the seat can enter: its own, neutral ones, and those whose fee it
    /// can pay.
    pub open: Set,
    /// The same but for the fee.
    pub free: Set,
    /// Available City Tiles it can pay.
    pub payable: Set,
    /// Favor of each kind of temple that is built, whoever stands on it.
    pub temples: [i32; 5],
    /// Favor of the Wall Tile that brings most and could be paid, bonus included; 0 for none.
    pub wall: i32,
    /// The three placements that bring most Favor.
    pub best: [i32; 3],
    /// Favor of the best tile it can build, plazas included.
    pub build: i32,
}

impl Chances {
    pub(super) fn new(game: &Praetor, seat: Seat, available: Set, survey: &Survey) -> Self {
        let (pack, player) = (game.pack.0, game.player(seat));
        let empty = game.city.built.and(pack.worked).without(game.city.busy);
        let mut others = Set::default();
        for other in &game.seats[..usize::from(game.players)] {
            others.0 |= other.owned.0;
        }
        let foreign = others.without(player.owned);
        let free = empty.without(foreign);
        let open = Set(free.0 | empty.and(foreign).and(pack.payable(&player.goods)).0);
        let mut chances = Self { open, free, ..Self::default() };
        for kind in TEMPLES {
            chances.visit_temples(game, player, kind);
        }
        chances.visit_wall(game, seat);
        let most = pack.constants.most_tiles;
        if !game.rules.limit_markers || player.tiles() < most {
            for tile in available.iter() {
                let spec = &pack.tiles[usize::from(tile)];
                if player.goods.covers(&spec.cost) {
                    chances.payable.insert(tile);
                    let favor = i32::from(spec.favor) + i32::from(survey.best[usize::from(tile)]);
                    chances.build = chances.build.max(favor);
                    chances.offer(favor);
                }
            }
        }
        chances
    }

    fn visit_temples(&mut self, game: &Praetor, player: &Player, kind: usize) {
        let pack = game.pack.0;
        let built = game.city.built.and(pack.kinds[kind]);
        let Some(first) = built.iter().next() else { return };
        let spec = &pack.tiles[usize::from(first)];
        let Use::Gain(gain) = spec.job else { return };
        let favor = game.harvest(player, spec, gain, 0, &player.goods);
        self.temples[kind - TEMPLES.start] = favor;
        for _ in 0..built.and(self.open).len() {
            self.offer(favor);
        }
    }

    fn visit_wall(&mut self, game: &Praetor, seat: Seat) {
        let pack = game.pack.0;
        let goods = &game.player(seat).goods;
        for wall in game.walls.iter().map(|wall| &pack.walls[usize::from(wall)]) {
            if goods.covers(&wall.demand) {
                self.wall = self.wall.max(i32::from(wall.favor) + game.wall_bonus(seat));
            }
        }
        if !self.open.and(pack.kinds[WALL]).is_empty() {
            self.offer(self.wall);
        }
    }

    /// Keeps the three best.
    fn offer(&mut self, mut favor: i32) {
        for best in &mut self.best {
            if favor > *best {
                std::mem::swap(best, &mut favor);
            }
        }
    }
}

/// How many units are missing for a price.
pub(super) fn lack(goods: &Goods, price: &Goods) -> u32 {
    Good::ALL.map(|good| u32::from(price.get(good).saturating_sub(goods.get(good)))).iter().sum()
}

/// Whether a player could buy what is missing for a price, were a Market at hand.
pub(super) fn buyable(game: &Praetor, player: &Player, price: &Goods) -> bool {
    if game.city.built.and(game.pack.kinds[TRADE]).is_empty() {
        return false;
    }
    let mut gold = u32::from(price.get(Good::Gold));
    let rates = &game.pack.0.boards[usize::from(player.board)].rates;
    for (good, rate) in Good::TRADED.into_iter().zip(rates) {
        let lack = price.get(good).saturating_sub(player.goods.get(good));
        let lots = lack.div_ceil(u16::from(rate.buy_units).max(1));
        gold += u32::from(lots) * u32::from(rate.buy);
    }
    gold <= u32::from(player.goods.get(Good::Gold))
}
