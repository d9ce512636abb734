//! PR-130 to PR-156: the Update Phase (in French, Maintenance).

use ludi_engine::Seat;

use crate::components::{Good, Set, TileId, WallId};
use crate::journal::{Happening, Journal};
use crate::refusal::Refusal;
use crate::worker::Post;
use crate::{Decision, Praetor, Stage, Step};

impl Praetor {
    /// PR-043: everybody has passed.
    pub(crate) fn begin_update(&mut self, journal: &mut impl Journal) {
        self.stage = Stage::Novices;
        self.place = 0;
        self.go_on_updating(journal);
    }

    /// Goes through the steps 7.1 to 7.5 until somebody is asked something.
    fn go_on_updating(&mut self, journal: &mut impl Journal) {
        loop {
            let seat = self.acting();
            match self.stage {
                Stage::Novices => {
                    if self.may_use_some_academy(seat) {
                        return self.step = Step::Choose;
                    }
                    self.train(seat, false, journal);
                }
                Stage::Return => self.take_workers_back(seat, journal),
                Stage::Retirement => self.retire(seat, journal),
                Stage::Wages => self.pay_wages(seat, journal),
                Stage::Recruit => {
                    if self.may_draft(seat) {
                        return self.step = Step::Choose;
                    }
                }
                _ => return self.end_player_updates(journal),
            }
            self.next_update();
        }
    }

    /// AMB-24: the next step of the same player, or the same step of the next player.
    fn next_update(&mut self) {
        let after = |stage| match stage {
            Stage::Novices => Stage::Return,
            Stage::Return => Stage::Retirement,
            Stage::Retirement => Stage::Wages,
            Stage::Wages => Stage::Recruit,
            _ => Stage::Refill,
        };
        if self.rules.update_in_turn_order {
            self.stage = after(self.stage);
            if self.stage == Stage::Refill && self.place + 1 < self.players {
                self.place += 1;
                self.stage = Stage::Novices;
            }
        } else if self.place + 1 < self.players {
            self.place += 1;
        } else {
            self.stage = after(self.stage);
            if self.stage != Stage::Refill {
                self.place = 0;
            }
        }
    }

    /// PR-132, AMB-33: whether a seat has Novices to spare the second level and an Academy that
    /// takes them.
    fn may_use_some_academy(&self, seat: Seat) -> bool {
        let academies = self.city.built.and(self.pack.academies);
        self.player(seat).workers.novices[0] > 0
            && academies.iter().any(|tile| self.check_academy(seat, TileId(tile)).is_ok())
    }

    /// PR-122: whether a seat can use an Academy.
    pub(crate) fn check_academy(&self, seat: Seat, tile: TileId) -> Result<(), Refusal> {
        if !self.city.built.contains(tile.0) || !self.pack.academies.contains(tile.0) {
            return Err(Refusal::NoAcademy);
        }
        self.check_special_fee(seat, tile, &self.player(seat).goods)
    }

    /// PR-132: the answer to the question about the Academy.
    pub(crate) fn answer_academy(
        &mut self,
        seat: Seat,
        decision: Decision,
        journal: &mut impl Journal,
    ) {
        if let Decision::Academy(tile) = decision {
            self.pay_fee(seat, tile, journal);
            self.train(seat, true, journal);
        } else {
            self.train(seat, false, journal);
        }
        self.next_update();
        self.go_on_updating(journal);
    }

    /// PR-130, PR-131: Novices move on, those of level 1 straight to Active if they skip.
    pub(crate) fn train(&mut self, seat: Seat, skip: bool, journal: &mut impl Journal) {
        let experience = usize::from(self.pack.constants.recruit_experience);
        let workers = &mut self.seats[seat.index()].workers;
        let [first, second] = workers.novices;
        let graduates = if skip { first + second } else { second };
        workers.ready[experience] += graduates;
        workers.novices = [0, if skip { 0 } else { first }];
        if first + second > 0 {
            let second = workers.novices[1];
            journal.note(Happening::Trained { seat: seat.0, graduates, second });
        }
    }

    /// PR-135, PR-136: Workers come back; those who built or stood on red learn.
    pub(crate) fn take_workers_back(&mut self, seat: Seat, journal: &mut impl Journal) {
        let index = seat.index();
        let constants = &self.pack.constants;
        let mut learned = 0;
        for tile in std::mem::take(&mut self.seats[index].sent).iter() {
            let site = &mut self.city.sites[usize::from(tile)];
            let red = self.pack.red.contains(tile);
            let lessons = [
                (&mut site.centre, constants.building_experience),
                (&mut site.area, if red { constants.red_experience } else { 0 }),
            ];
            for (post, lesson) in lessons {
                let Some((_, worker)) = post.worker().filter(|(owner, _)| *owner == seat.0) else {
                    continue;
                };
                *post = Post::EMPTY;
                if worker.retired {
                    continue;
                }
                let experience = (worker.experience + lesson).min(constants.retirement);
                self.seats[index].workers.ready[usize::from(experience)] += 1;
                learned += u8::from(lesson > 0);
            }
        }
        let workers = &mut self.seats[index].workers;
        let placed = workers.placed + workers.lent;
        (workers.placed, workers.lent) = (0, 0);
        if placed > 0 {
            journal.note(Happening::Returned { seat: seat.0, learned });
        }
    }

    /// PR-140, PR-141, AMB-35: whoever has reached the last experience retires, all at once.
    pub(crate) fn retire(&mut self, seat: Seat, journal: &mut impl Journal) {
        let constants = &self.pack.constants;
        let age = self.age();
        let workers = &mut self.seats[seat.index()].workers;
        let old = std::mem::take(&mut workers.ready[usize::from(constants.retirement)]);
        workers.retired += old;
        if old > 0 {
            let each = constants.retirement_favor[usize::from(age == 2)];
            let favor = self.move_favor(seat.index(), i32::from(old) * i32::from(each));
            journal.note(Happening::Retired { seat: seat.0, workers: old, favor, age });
        }
    }

    /// PR-144, AMB-27: Gold due for Active and Retired Workers.
    pub fn wages_due(&self, seat: Seat) -> u16 {
        let (board, workers) = (self.board(seat), &self.player(seat).workers);
        u16::from(board.wage) * u16::from(workers.active())
            + u16::from(board.pension) * u16::from(workers.retired)
    }

    /// PR-145, PR-146, AMB-26, AMB-28: Gold, then Morale, then Favor.
    pub(crate) fn pay_wages(&mut self, seat: Seat, journal: &mut impl Journal) {
        let index = seat.index();
        let constants = &self.pack.0.constants;
        let due = self.wages_due(seat);
        let goods = &mut self.seats[index].goods;
        let paid = due.min(goods.get(Good::Gold));
        goods.lose(Good::Gold, paid);
        journal.note(Happening::Waged { seat: seat.0, due, paid });
        let missing = i32::from(due - paid);
        if missing == 0 {
            return;
        }
        let each = i32::from(constants.morale_steps);
        let steps = -self.move_morale(index, -missing * each);
        if steps > 0 {
            let value = self.morale(seat);
            journal.note(Happening::Disheartened { seat: seat.0, steps, value });
        }
        // A Gold is paid for by Morale if at least one step could be taken for it.
        let unpaid = missing - (steps + each - 1) / each;
        let lost = -self.move_favor(index, -unpaid * i32::from(constants.missing_gold_favor));
        if unpaid > 0 {
            journal.note(Happening::Disgraced { seat: seat.0, favor: lost });
        }
    }

    /// PR-147, AMB-34: whether a seat is offered the emergency recruit.
    pub(crate) fn may_draft(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let price = i32::from(self.pack.constants.recruit_favor);
        player.workers.active() == 0
            && player.workers.villagers > 0
            && (player.favor >= price || !self.rules.emergency_needs_full_favor)
    }

    /// PR-147, AMB-34: what the emergency recruit costs a seat.
    pub(crate) fn recruit_price(&self, seat: Seat) -> i32 {
        i32::from(self.pack.constants.recruit_favor).min(self.player(seat).favor)
    }

    /// PR-147: the answer to the question about the emergency recruit.
    pub(crate) fn answer_recruit(
        &mut self,
        seat: Seat,
        decision: Decision,
        journal: &mut impl Journal,
    ) {
        if decision == Decision::Recruit {
            let constants = &self.pack.constants;
            let workers = &mut self.seats[seat.index()].workers;
            workers.villagers -= 1;
            workers.ready[usize::from(constants.recruit_experience)] += 1;
            let favor = -self.move_favor(seat.index(), -i32::from(constants.recruit_favor));
            journal.note(Happening::Drafted { seat: seat.0, favor });
        }
        self.next_update();
        self.go_on_updating(journal);
    }

    /// PR-156: after the last turn the game is over; otherwise the city is updated.
    fn end_player_updates(&mut self, journal: &mut impl Journal) {
        self.city.busy = Set::default();
        if self.last_turn {
            self.stage = Stage::Over;
            journal.note(Happening::Ended);
            return;
        }
        self.stage = Stage::Refill;
        self.update_city(journal);
    }

    /// PR-150 to PR-155: refill, replace the Wall Tile, check for the end.
    pub(crate) fn update_city(&mut self, journal: &mut impl Journal) {
        self.step = Step::Draw;
        if self.due().is_some() {
            return;
        }
        if self.stage == Stage::Refill {
            // PR-151: what nobody fulfilled leaves the game.
            for wall in std::mem::take(&mut self.walls).iter() {
                journal.note(Happening::WallLeft { wall: WallId(wall) });
            }
            self.stage = Stage::NewWall;
            if self.due().is_some() {
                return;
            }
        }
        let (city, wall) = (self.deck.is_empty(), self.wall_deck.is_empty());
        if city || wall {
            self.last_turn = true;
            journal.note(Happening::LastTurn { city, wall });
        }
        self.begin_turn(journal);
    }
}
