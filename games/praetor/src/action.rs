//! PR-060 to PR-123: the Action Phase: build, activate, special tiles, pass.

use ludi_engine::Seat;

use crate::components::{Area, Gain, Gives, Good, Goods, Per, Set, Tile, TileId, Use, WallId};
use crate::journal::{Happening, Journal};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::worker::{Post, Worker};
use crate::{Decision, Job, Praetor, Step};

impl Praetor {
    /// Why an action, or a step of one, is not allowed.
    pub(crate) fn check_action(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let goods = &self.player(seat).goods;
        match (self.step, decision) {
            (Step::Choose, Decision::Build(tile)) => self.may_build(seat, tile, goods, false),
            (Step::Retired, Decision::Build(tile)) => self.may_build(seat, tile, goods, true),
            (Step::Choose, Decision::Activate(tile)) => self.may_activate(seat, tile, goods, false),
            (Step::Retired, Decision::Activate(tile)) => self.may_activate(seat, tile, goods, true),
            (Step::Choose, Decision::Camp(tile)) => self.may_use_camp(seat, tile),
            (Step::Choose, Decision::Pass) => Ok(()),
            (Step::Worker(job), Decision::Worker(experience)) => {
                self.may_send(seat, job, experience)
            }
            (Step::Cell { .. }, Decision::At(x, y)) => self.may_place(x, y),
            (Step::Turn { .. }, Decision::Turn(quarters)) => {
                if quarters < 4 {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchTurn)
                }
            }
            (Step::Market { bought, sold }, _) => self.check_trade(seat, bought, sold, decision),
            (Step::Forge { tile, experience }, Decision::Forge(amount)) => {
                self.may_forge(seat, tile, experience, amount)
            }
            (Step::Wall, Decision::Fulfil(wall)) => self.may_fulfil(wall, goods),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Offers what a Worker, or the Retired Worker of a Labor Camp, could be placed on.
    pub(crate) fn list_placements(&self, seat: Seat, all: bool, out: &mut Vec<Decision>) {
        let retired = self.step == Step::Retired;
        let player = self.player(seat);
        let goods = &player.goods;
        let somebody = Self::check_hands(player, retired).is_ok();
        if all || somebody && self.check_builder(player, retired).is_ok() {
            for tile in self.available.iter().map(TileId) {
                if all || goods.covers(&self.pack.tiles[tile.index()].cost) {
                    out.push(Decision::Build(tile));
                }
            }
        }
        let built = self.city.built.without(self.pack.camps);
        if all {
            out.extend(built.iter().map(|tile| Decision::Activate(TileId(tile))));
        } else if somebody {
            let open = built.and(self.pack.worked).without(self.city.busy);
            let others = Seat::all(self.players).filter(|other| *other != seat);
            let foreign = others.fold(0, |tiles, other| tiles | self.player(other).owned.0);
            // Where only a fee can stand in the way, no tile needs a closer look.
            let plain = if self.rules.allow_zero_benefit { self.pack.plain } else { Set(0) };
            let due = Set(foreign).without(self.pack.payable(goods));
            let free = open.and(plain).without(due);
            out.extend(free.iter().map(|tile| Decision::Activate(TileId(tile))));
            for tile in open.without(plain).iter().map(TileId) {
                if self.may_enter(seat, tile, goods, retired).is_ok() {
                    out.push(Decision::Activate(tile));
                }
            }
        }
        if retired {
            return;
        }
        for tile in self.city.built.and(self.pack.camps).iter().map(TileId) {
            if all || self.may_use_camp(seat, tile).is_ok() {
                out.push(Decision::Camp(tile));
            }
        }
        out.push(Decision::Pass);
    }

    /// Offers everything the acting player could point at in a step of an action.
    pub(crate) fn list_steps(&self, offer: &mut impl FnMut(Decision)) {
        match self.step {
            Step::Worker(_) => {
                (1..self.pack.constants.retirement).for_each(|e| offer(Decision::Worker(e)));
            }
            Step::Cell { .. } => self.city.frontier(false, |x, y| offer(Decision::At(x, y))),
            Step::Market { .. } => {
                for good in Good::TRADED {
                    offer(Decision::Buy(good));
                }
                for good in Good::TRADED {
                    offer(Decision::Sell(good));
                }
                offer(Decision::Done);
            }
            Step::Forge { experience, .. } => {
                (0..=experience).for_each(|amount| offer(Decision::Forge(amount)));
            }
            Step::Wall => {
                self.walls.iter().for_each(|wall| offer(Decision::Fulfil(WallId(wall))));
            }
            Step::Draw | Step::Choose | Step::Retired | Step::Turn { .. } => {}
        }
    }

    /// PR-062, PR-063: whether there is a Worker to place.
    fn check_hands(player: &Player, retired: bool) -> Result<(), Refusal> {
        if retired || player.workers.idle() > 0 { Ok(()) } else { Err(Refusal::NoActive) }
    }

    /// PR-073, AMB-10, AMB-36: whether a player can build anything at all.
    fn check_builder(&self, player: &Player, retired: bool) -> Result<(), Refusal> {
        if retired && !self.rules.retired_may_build {
            return Err(Refusal::RetiredMayNotBuild);
        }
        let most = self.pack.constants.most_tiles;
        if self.rules.limit_markers && player.tiles() >= most {
            return Err(Refusal::NoMarker(most));
        }
        Ok(())
    }

    /// PR-070: whether a tile can be built from these goods.
    fn may_build(
        &self,
        seat: Seat,
        tile: TileId,
        goods: &Goods,
        retired: bool,
    ) -> Result<(), Refusal> {
        if !self.available.contains(tile.0) {
            return Err(Refusal::NotAvailable);
        }
        Self::check_hands(self.player(seat), retired)?;
        self.check_builder(self.player(seat), retired)?;
        match goods.shortage(&self.pack.tiles[tile.index()].cost) {
            Some(short) => Err(Refusal::Cost(short.into())),
            None => Ok(()),
        }
    }

    /// PR-080 to PR-084: whether a tile can be activated from these goods.
    fn may_activate(
        &self,
        seat: Seat,
        tile: TileId,
        goods: &Goods,
        retired: bool,
    ) -> Result<(), Refusal> {
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
        Self::check_hands(self.player(seat), retired)?;
        self.may_enter(seat, tile, goods, retired)
    }

    /// PR-081 to PR-083: whether an empty activation area can be entered from these goods.
    #[inline]
    fn may_enter(
        &self,
        seat: Seat,
        tile: TileId,
        goods: &Goods,
        retired: bool,
    ) -> Result<(), Refusal> {
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
        owner.is_some_and(|owner| owner != seat.0).then(|| &self.pack.tiles[tile.index()].fee)
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

    /// PR-091, AMB-08: as [`Self::check_fee`] for a special tile, whose owner may have to hold
    /// the fee.
    pub(crate) fn check_special_fee(
        &self,
        seat: Seat,
        tile: TileId,
        goods: &Goods,
    ) -> Result<(), Refusal> {
        let own = self.city.sites[tile.index()].owner() == Some(seat.0);
        let fee = &self.pack.tiles[tile.index()].fee;
        if own && !self.rules.special_free_for_owner && !goods.covers(fee) {
            return Err(Refusal::fee(goods, fee));
        }
        self.check_fee(seat, tile, goods)
    }

    /// PR-123, AMB-09, AMB-11: whether a Labor Camp can be used.
    pub(crate) fn may_use_camp(&self, seat: Seat, tile: TileId) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !self.city.built.contains(tile.0) {
            return Err(Refusal::NotBuilt);
        }
        if !self.pack.camps.contains(tile.0) {
            return Err(Refusal::NoCamp);
        }
        if player.specials.contains(tile.0) {
            return Err(Refusal::SpecialUsed);
        }
        if player.workers.rested() == 0 {
            return Err(Refusal::NoRetired);
        }
        self.check_special_fee(seat, tile, &player.goods)?;
        let rest = self.after_fee(seat, tile, &player.goods);
        let work = self.city.built.and(self.pack.worked).without(self.city.busy);
        let somewhere = work
            .iter()
            .any(|t| self.may_activate(seat, TileId(t), &rest, true).is_ok())
            || self.available.iter().any(|t| self.may_build(seat, TileId(t), &rest, true).is_ok());
        if somewhere { Ok(()) } else { Err(Refusal::NowhereForRetired) }
    }

    /// PR-062: whether the Active Worker with an experience can do a job.
    fn may_send(&self, seat: Seat, job: Job, experience: u8) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.workers.has_ready(experience) {
            return Err(Refusal::NoSuchWorker(experience));
        }
        match job {
            Job::Activate(tile) if !self.rules.allow_zero_benefit => {
                let rest = self.after_fee(seat, tile, &player.goods);
                let spec = &self.pack.tiles[tile.index()];
                let needed = matches!(spec.job, Use::Recruit | Use::Wall);
                if needed || self.brings(player, spec, experience, &rest) {
                    Ok(())
                } else {
                    Err(Refusal::WorkerUseless(experience))
                }
            }
            _ => Ok(()),
        }
    }

    /// PR-072, AMB-03, AMB-04: whether a tile can be placed on a cell.
    fn may_place(&self, x: i8, y: i8) -> Result<(), Refusal> {
        if self.city.tile_at(x, y).is_some() {
            Err(Refusal::CellTaken)
        } else if self.city.touches(x, y, self.rules.edge_contact) {
            Ok(())
        } else {
            Err(Refusal::CellApart)
        }
    }

    /// PR-105, AMB-16, AMB-17: whether a Blacksmith can forge an amount.
    fn may_forge(
        &self,
        seat: Seat,
        tile: TileId,
        experience: u8,
        amount: u8,
    ) -> Result<(), Refusal> {
        let Use::Forge { from, .. } = self.pack.tiles[tile.index()].job else {
            return Err(Refusal::NotNow);
        };
        let stock = self.player(seat).goods.get(from);
        let most = if self.rules.blacksmith_up_to {
            u16::from(experience).min(stock)
        } else {
            u16::from(if stock >= u16::from(experience) { experience } else { 0 })
        };
        let fits = match amount {
            0 => self.rules.allow_zero_benefit,
            _ if self.rules.blacksmith_up_to => u16::from(amount) <= most,
            _ => u16::from(amount) == most,
        };
        if fits { Ok(()) } else { Err(Refusal::ForgeAmount(most as u8)) }
    }

    /// PR-118: whether the demand of a Wall Tile can be paid.
    fn may_fulfil(&self, wall: WallId, goods: &Goods) -> Result<(), Refusal> {
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

    /// How much a counted benefit brings a player; only Morale below 0 makes it negative.
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
    fn brings(&self, player: &Player, spec: &Tile, experience: u8, goods: &Goods) -> bool {
        match spec.job {
            Use::Gain(gain) => {
                let amount = self.amount(player, spec, gain, experience, goods);
                match gain.gives {
                    Gives::Good(_) => amount > 0,
                    Gives::Favor => {
                        amount > 0
                            || amount < 0 && self.rules.venus_negative_loses && player.favor > 0
                    }
                    Gives::Morale => {
                        let board = &self.pack.boards[usize::from(player.board)];
                        amount > 0 && usize::from(player.morale) + 1 < board.morale.len()
                    }
                }
            }
            Use::Forge { from, .. } => {
                let least = if self.rules.blacksmith_up_to { 1 } else { u16::from(experience) };
                goods.get(from) >= least
            }
            Use::Trade => self.can_trade(player, goods, 0, 0),
            Use::Recruit | Use::Wall => true,
            Use::Academy | Use::LaborCamp | Use::Nothing => false,
        }
    }

    /// Carries out an action, or a step of one.
    pub(crate) fn act(&mut self, seat: Seat, decision: Decision, journal: &mut impl Journal) {
        let index = seat.index();
        match (self.step, decision) {
            (_, Decision::Pass) => {
                self.seats[index].passed = true;
                journal.note(Happening::Passed { seat: seat.0, forced: false });
                self.next_player(journal);
            }
            (_, Decision::Camp(tile)) => {
                self.pay_fee(seat, tile, journal);
                self.seats[index].specials.insert(tile.0);
                journal.note(Happening::OpenedCamp { seat: seat.0, tile });
                self.step = Step::Retired;
            }
            (_, Decision::Build(tile)) => self.staff(seat, Job::Build(tile), journal),
            (_, Decision::Activate(tile)) => self.staff(seat, Job::Activate(tile), journal),
            (Step::Worker(job), Decision::Worker(experience)) => {
                self.set_to_work(seat, job, Worker { experience, retired: false }, journal);
            }
            (Step::Cell { tile, worker }, Decision::At(x, y)) => {
                self.step = Step::Turn { tile, worker, x, y };
            }
            (Step::Turn { tile, worker, x, y }, Decision::Turn(quarters)) => {
                self.build(seat, tile, worker, (x, y), quarters, journal);
                self.end_action(journal);
            }
            (Step::Market { bought, sold }, _) => {
                self.trade(seat, bought, sold, decision, journal);
            }
            (Step::Forge { tile, .. }, Decision::Forge(amount)) => {
                self.forge(seat, tile, amount, journal);
                self.end_action(journal);
            }
            (Step::Wall, Decision::Fulfil(wall)) => {
                self.fulfil(seat, wall, journal);
                self.end_action(journal);
            }
            _ => debug_assert!(false, "{decision:?} was not checked in {:?}", self.step),
        }
    }

    /// Finds who does a job; asks only where Workers differ.
    fn staff(&mut self, seat: Seat, job: Job, journal: &mut impl Journal) {
        if self.step == Step::Retired {
            let experience = self.pack.constants.camp_experience;
            return self.set_to_work(seat, job, Worker { experience, retired: true }, journal);
        }
        let mut fitting = self.player(seat).workers.experiences();
        if !self.rules.allow_zero_benefit {
            for experience in 1..8 {
                if self.may_send(seat, job, experience).is_err() {
                    fitting &= !(1 << experience);
                }
            }
        }
        if fitting.is_power_of_two() {
            let experience = fitting.trailing_zeros() as u8;
            self.set_to_work(seat, job, Worker { experience, retired: false }, journal);
        } else {
            self.step = Step::Worker(job);
        }
    }

    fn set_to_work(&mut self, seat: Seat, job: Job, worker: Worker, journal: &mut impl Journal) {
        match job {
            Job::Build(tile) => self.step = Step::Cell { tile, worker },
            Job::Activate(tile) => self.activate(seat, tile, worker, journal),
        }
    }

    /// PR-062: a Worker leaves the board for a tile.
    fn place_worker(&mut self, seat: Seat, worker: Worker, tile: TileId) -> Post {
        let player = &mut self.seats[seat.index()];
        player.sent.insert(tile.0);
        let workers = &mut player.workers;
        if worker.retired {
            workers.lent += 1;
        } else {
            workers.ready[usize::from(worker.experience)] -= 1;
            workers.placed += 1;
        }
        Post::taken(seat.0, worker)
    }

    /// PR-071 to PR-077: pay, place the tile and a Marker, gain Favor in one move.
    fn build(
        &mut self,
        seat: Seat,
        tile: TileId,
        worker: Worker,
        cell: (i8, i8),
        quarters: u8,
        journal: &mut impl Journal,
    ) {
        let spec = &self.pack.tiles[tile.index()];
        let plazas = self.plazas(tile, cell)[usize::from(quarters & 3)];
        let post = self.place_worker(seat, worker, tile);
        self.seats[seat.index()].goods.pay(&spec.cost);
        self.available.remove(tile.0);
        self.city.place(tile, cell.0, cell.1, quarters & 3);
        self.city.sites[tile.index()].centre = post;
        self.claim(seat.index(), tile);
        let printed = i32::from(spec.favor);
        self.move_favor(seat.index(), printed + plazas);
        journal.note(Happening::Built { seat: seat.0, tile, cost: spec.cost, printed, plazas });
    }

    /// PR-075: the Favor for plazas of a tile on a cell, for each of its rotations.
    pub fn plazas(&self, tile: TileId, cell: (i8, i8)) -> [i32; 4] {
        let spec = &self.pack.tiles[tile.index()];
        let (diagonal, per_tile) = (self.rules.diagonal_plazas, self.rules.plazas_per_tile);
        let matches = self.city.plazas(self.pack, spec, cell, diagonal, per_tile);
        matches.map(|count| i32::from(count) * i32::from(self.pack.constants.plaza))
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

    /// PR-080 to PR-083: the fee, the Worker on the area, the benefit.
    fn activate(&mut self, seat: Seat, tile: TileId, worker: Worker, journal: &mut impl Journal) {
        self.pay_fee(seat, tile, journal);
        let post = self.place_worker(seat, worker, tile);
        self.city.sites[tile.index()].area = post;
        self.city.busy.insert(tile.0);
        let Worker { experience, retired } = worker;
        journal.note(Happening::Activated { seat: seat.0, tile, experience, retired });
        let spec = &self.pack.tiles[tile.index()];
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
        let amount = self.amount(player, spec, gain, experience, &player.goods);
        match gain.gives {
            Gives::Good(good) => {
                let amount = amount.max(0) as u16;
                self.seats[index].goods.gain(good, amount);
                journal.note(Happening::Gained { seat: seat.0, good, amount });
            }
            Gives::Favor => {
                // AMB-31: the Temple of Venus takes nothing unless the table says so.
                let least = if self.rules.venus_negative_loses { amount } else { 0 };
                let favor = self.move_favor(index, amount.max(least));
                journal.note(Happening::Favored { seat: seat.0, favor });
            }
            Gives::Morale => {
                let steps = self.move_morale(index, amount.max(0));
                let value = self.morale(seat);
                journal.note(Happening::Uplifted { seat: seat.0, steps, value });
            }
        }
    }

    /// PR-105: goods are forged.
    fn forge(&mut self, seat: Seat, tile: TileId, amount: u8, journal: &mut impl Journal) {
        if let Use::Forge { from, into } = self.pack.tiles[tile.index()].job {
            let amount = u16::from(amount);
            let goods = &mut self.seats[seat.index()].goods;
            goods.lose(from, amount);
            goods.gain(into, amount);
            journal.note(Happening::Forged { seat: seat.0, from, into, amount });
        }
    }

    /// PR-118: the demand is paid; Favor is the tile's and the backs' of those held before.
    fn fulfil(&mut self, seat: Seat, wall: WallId, journal: &mut impl Journal) {
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

    pub(crate) fn end_action(&mut self, journal: &mut impl Journal) {
        self.step = Step::Choose;
        self.next_player(journal);
    }

    /// PR-060, PR-063, PR-065, AMB-12: the next player who has not passed; whoever has no
    /// Active Worker left passes. When all have passed, the Update Phase begins (PR-042).
    pub(crate) fn next_player(&mut self, journal: &mut impl Journal) {
        for _ in 0..self.players {
            self.place += 1;
            if self.place >= self.players {
                self.place = 0;
            }
            let seat = self.acting();
            let player = self.player(seat);
            if player.passed {
                continue;
            }
            if player.workers.idle() > 0
                || !self.rules.must_pass_without_active && self.can_use_some_camp(seat)
            {
                return;
            }
            self.seats[seat.index()].passed = true;
            journal.note(Happening::Passed { seat: seat.0, forced: true });
        }
        self.begin_update(journal);
    }

    /// Whether any Labor Camp can be used by a seat.
    pub(crate) fn can_use_some_camp(&self, seat: Seat) -> bool {
        let camps = self.city.built.and(self.pack.camps);
        camps.iter().any(|camp| self.may_use_camp(seat, TileId(camp)).is_ok())
    }
}
