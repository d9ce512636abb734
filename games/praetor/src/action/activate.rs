//! PR-080 to PR-118: activating a tile, and what it brings.

use ludi_engine::Seat;

use crate::components::{Area, Gain, Gives, Good, Goods, Per, Tile, TileId, Use, WallId};
use crate::journal::{Happening, Journal};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::worker::Worker;
use crate::{Praetor, Step};

use super::Hand;

impl Praetor {
    /// PR-080 to PR-084: whether a tile can be activated from these goods.
    pub(super) fn may_activate(&self, hand: Hand<'_>, tile: TileId) -> Result<(), Refusal> {
        if !self.city.built.contains(tile.0) {
            return Err(Refusal::NotBuilt);
        }
        let spec = &self.pack.tiles[tile.index()];
        match spec.area {
            Area::Red | Area::Green => {}
            Area::None => return Err(Refusal::NoArea),
            Area::Gray if spec.job == Use::Academy => return Err(Refusal::AcademyLater),
            Area::Gray => return Err(Refusal::Special),
        }
        if self.city.busy.contains(tile.0) {
            return Err(Refusal::Occupied);
        }
        self.check_hands(hand)?;
        self.may_enter(hand, tile)
    }

    /// PR-081 to PR-083: whether an empty activation area can be entered from these goods.
    #[inline]
    pub(crate) fn may_enter(&self, hand: Hand<'_>, tile: TileId) -> Result<(), Refusal> {
        let Hand { seat, goods, retired } = hand;
        self.check_fee(seat, tile, goods)?;
        let player = self.player(seat);
        let spec = &self.pack.tiles[tile.index()];
        match spec.job {
            Use::Recruit if player.workers.villagers == 0 => Err(Refusal::NoVillager),
            Use::Wall => self.may_fulfil_any(&self.after_fee(seat, tile, goods)),
            _ if self.rules.allow_zero_benefit => Ok(()),
            _ => {
                let rest = self.after_fee(seat, tile, goods);
                let useful = |experience| self.brings(player, spec, experience, &rest);
                let found = if retired {
                    useful(self.pack.constants.camp_experience)
                } else {
                    (1..8).any(|e| player.workers.has_ready(e) && useful(e))
                };
                if found { Ok(()) } else { Err(Refusal::NoBenefit) }
            }
        }
    }

    /// The fee a seat owes for a tile; none for its owner, and none where nobody is.
    #[inline]
    pub(crate) fn fee(&self, seat: Seat, tile: TileId) -> Option<&'static Goods> {
        let owner = self.city.sites[tile.index()].owner();
        owner.is_some_and(|owner| owner != seat.0).then(|| &self.pack.0.tiles[tile.index()].fee)
    }

    /// PR-081, PR-082, AMB-07: whether the fee of a tile can be paid.
    #[inline]
    pub(crate) fn check_fee(&self, seat: Seat, tile: TileId, goods: &Goods) -> Result<(), Refusal> {
        match self.fee(seat, tile) {
            Some(fee) if !goods.covers(fee) => Err(Refusal::fee(goods, fee)),
            _ => Ok(()),
        }
    }

    /// AMB-32: what is left of goods after the fee of a tile that can be paid.
    pub(crate) fn after_fee(&self, seat: Seat, tile: TileId, goods: &Goods) -> Goods {
        let mut rest = *goods;
        if let Some(fee) = self.fee(seat, tile) {
            rest.pay(fee);
        }
        rest
    }

    /// PR-081, PR-091: the fee goes to the owner, if that is somebody else.
    pub(crate) fn pay_fee(&mut self, seat: Seat, tile: TileId, journal: &mut impl Journal) {
        let fee = self.pack.tiles[tile.index()].fee;
        if let Some(owner) = self.city.sites[tile.index()].owner()
            && owner != seat.0
            && !fee.is_empty()
        {
            self.seats[seat.index()].goods.pay(&fee);
            self.seats[usize::from(owner)].goods.receive(&fee);
            journal.note(Happening::PaidFee { seat: seat.0, owner, tile, fee });
        }
    }

    /// PR-105, AMB-16, AMB-17: whether a Blacksmith can forge an amount.
    pub(super) fn may_forge(
        &self,
        seat: Seat,
        tile: TileId,
        experience: u8,
        amount: u8,
    ) -> Result<(), Refusal> {
        let Use::Forge { from, .. } = self.pack.tiles[tile.index()].job else {
            return Err(Refusal::NotNow);
        };
        let most = self.most_forged(experience, self.player(seat).goods.get(from));
        let fits = match amount {
            0 => self.rules.allow_zero_benefit,
            _ if self.rules.forges_up_to() => u16::from(amount) <= most,
            _ => u16::from(amount) == most,
        };
        if fits { Ok(()) } else { Err(Refusal::ForgeAmount(most as u8)) }
    }

    /// PR-105, AMB-16, D-19: how much a Worker of an experience can forge at most of a stock.
    pub(crate) fn most_forged(&self, experience: u8, stock: u16) -> u16 {
        let wanted = u16::from(experience);
        if self.rules.forges_up_to() || stock >= wanted { wanted.min(stock) } else { 0 }
    }

    /// PR-118: whether the demand of a Wall Tile can be paid.
    pub(super) fn may_fulfil(&self, wall: WallId, goods: &Goods) -> Result<(), Refusal> {
        if !self.walls.contains(wall.0) {
            return Err(Refusal::WallNotAvailable);
        }
        match goods.shortage(&self.pack.walls[wall.index()].demand) {
            Some(short) => Err(Refusal::Demand(short.into())),
            None => Ok(()),
        }
    }

    /// AMB-19: whether any Wall Tile is there and can be paid.
    fn may_fulfil_any(&self, goods: &Goods) -> Result<(), Refusal> {
        let mut result = Err(Refusal::NoWall);
        for wall in self.walls.iter() {
            result = self.may_fulfil(WallId(wall), goods);
            if result.is_ok() {
                break;
            }
        }
        result
    }

    /// What a counted benefit really brings a player. AMB-31: the Temple of Venus takes nothing
    /// unless the table says so, and never more than there is; AMB-28: Morale ends with its track.
    pub(crate) fn harvest(
        &self,
        player: &Player,
        spec: &Tile,
        gain: Gain,
        experience: u8,
        goods: &Goods,
    ) -> i32 {
        let amount = self.amount(player, spec, gain, experience, goods);
        match gain.gives {
            Gives::Favor if self.rules.venus_negative_loses => amount.max(-player.favor),
            Gives::Good(_) | Gives::Favor => amount.max(0),
            Gives::Morale => {
                let spaces = self.pack.boards[usize::from(player.board)].morale.len() as i32;
                amount.clamp(0, spaces - 1 - i32::from(player.morale))
            }
        }
    }

    /// How much a benefit counts for a player; only Morale below 0 makes it negative.
    /// D-01, AMB-30: the edition may cap it.
    pub(crate) fn amount(
        &self,
        player: &Player,
        spec: &Tile,
        gain: Gain,
        experience: u8,
        goods: &Goods,
    ) -> i32 {
        let count = match gain.per {
            Per::Experience => i32::from(experience),
            Per::Tiles => i32::from(player.tiles()),
            Per::Active => i32::from(player.workers.active()),
            Per::Retired => i32::from(player.workers.retired),
            Per::Morale => {
                let board = &self.pack.boards[usize::from(player.board)];
                i32::from(board.morale[usize::from(player.morale)])
            }
            Per::Held(set) => {
                let held = Good::ALL.into_iter().filter(|good| set >> *good as u8 & 1 == 1);
                held.map(|good| i32::from(goods.get(good))).sum()
            }
        };
        let amount = count / i32::from(gain.every) * i32::from(gain.amount);
        let building = &self.pack.buildings[usize::from(spec.building)];
        match building.most_favor[self.rules.edition as usize] {
            0 => amount,
            most => amount.min(i32::from(most)),
        }
    }

    /// AMB-17: whether an activation would change anything but experience.
    pub(super) fn brings(
        &self,
        player: &Player,
        spec: &Tile,
        experience: u8,
        goods: &Goods,
    ) -> bool {
        match spec.job {
            Use::Gain(gain) => self.harvest(player, spec, gain, experience, goods) != 0,
            Use::Forge { from, .. } => self.most_forged(experience, goods.get(from)) > 0,
            Use::Trade => self.can_trade(player, goods, 0, 0),
            Use::Recruit | Use::Wall => true,
            Use::Academy | Use::LaborCamp | Use::Nothing => false,
        }
    }

    /// PR-080 to PR-083: the fee, the Worker on the area, the benefit.
    pub(super) fn activate(
        &mut self,
        seat: Seat,
        tile: TileId,
        worker: Worker,
        journal: &mut impl Journal,
    ) {
        self.pay_fee(seat, tile, journal);
        let post = self.place_worker(seat, worker, tile);
        self.city.sites[tile.index()].area = post;
        self.city.busy.insert(tile.0);
        let Worker { experience, retired } = worker;
        journal.note(Happening::Activated { seat: seat.0, tile, experience, retired });
        let spec = &self.pack.0.tiles[tile.index()];
        match spec.job {
            Use::Gain(gain) => self.reap(seat, spec, gain, experience, journal),
            Use::Recruit => {
                let workers = &mut self.seats[seat.index()].workers;
                workers.villagers -= 1;
                workers.novices[0] += 1;
                journal.note(Happening::Recruited { seat: seat.0 });
            }
            Use::Forge { .. } => {
                let mut fitting = (0..=experience)
                    .filter(|amount| self.may_forge(seat, tile, experience, *amount).is_ok());
                match (fitting.next(), fitting.next()) {
                    (Some(_), Some(_)) => return self.step = Step::Forge { tile, experience },
                    (Some(only), None) => self.forge(seat, tile, only, journal),
                    (None, _) => {}
                }
            }
            Use::Trade => {
                let player = self.player(seat);
                if self.can_trade(player, &player.goods, 0, 0) {
                    return self.step = Step::Market { bought: 0, sold: 0 };
                }
            }
            Use::Wall => {
                let goods = self.player(seat).goods;
                let payable = |wall: &u8| self.may_fulfil(WallId(*wall), &goods).is_ok();
                let mut fitting = self.walls.iter().filter(payable);
                match (fitting.next(), fitting.next()) {
                    (Some(_), Some(_)) => return self.step = Step::Wall,
                    (Some(only), None) => self.fulfil(seat, WallId(only), journal),
                    (None, _) => {}
                }
            }
            Use::Academy | Use::LaborCamp | Use::Nothing => {}
        }
        self.end_action(journal);
    }

    /// PR-101 to PR-114: what an activation brings.
    fn reap(
        &mut self,
        seat: Seat,
        spec: &Tile,
        gain: Gain,
        experience: u8,
        journal: &mut impl Journal,
    ) {
        let index = seat.index();
        let player = &self.seats[index];
        let amount = self.harvest(player, spec, gain, experience, &player.goods);
        match gain.gives {
            Gives::Good(good) => {
                let amount = amount as u16;
                self.seats[index].goods.gain(good, amount);
                journal.note(Happening::Gained { seat: seat.0, good, amount });
            }
            Gives::Favor => {
                let favor = self.move_favor(index, amount);
                journal.note(Happening::Favored { seat: seat.0, favor });
            }
            Gives::Morale => {
                let steps = self.move_morale(index, amount);
                let value = self.morale(seat);
                journal.note(Happening::Uplifted { seat: seat.0, steps, value });
            }
        }
    }

    /// PR-105: goods are forged.
    pub(super) fn forge(
        &mut self,
        seat: Seat,
        tile: TileId,
        amount: u8,
        journal: &mut impl Journal,
    ) {
        if let Use::Forge { from, into } = self.pack.tiles[tile.index()].job {
            let amount = u16::from(amount);
            let goods = &mut self.seats[seat.index()].goods;
            goods.lose(from, amount);
            goods.gain(into, amount);
            journal.note(Happening::Forged { seat: seat.0, from, into, amount });
        }
    }

    /// PR-118: the demand is paid; Favor is the tile's and the backs' of those held before.
    pub(super) fn fulfil(&mut self, seat: Seat, wall: WallId, journal: &mut impl Journal) {
        let spec = &self.pack.walls[wall.index()];
        let bonus = self.wall_bonus(seat);
        let player = &mut self.seats[seat.index()];
        player.goods.pay(&spec.demand);
        player.walls.insert(wall.0);
        self.walls.remove(wall.0);
        let favor = i32::from(spec.favor);
        self.move_favor(seat.index(), favor + bonus);
        journal.note(Happening::Fulfilled { seat: seat.0, wall, favor, bonus });
    }

    /// PR-118: what the backs of a seat's Wall Tiles add to the next one.
    pub fn wall_bonus(&self, seat: Seat) -> i32 {
        let held = self.player(seat).wall_tiles();
        held.map(|wall| i32::from(self.pack.walls[wall.index()].back)).sum()
    }
}
