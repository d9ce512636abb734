//! PR-060 to PR-123: the Action Phase: build, activate, special tiles, pass.

mod activate;
mod build;
mod camp;

use ludi_engine::Seat;

use crate::components::{Goods, TileId, Use};
use crate::journal::{Happening, Journal};
use crate::refusal::Refusal;
use crate::worker::{Post, Worker};
use crate::{Decision, Job, Praetor, Step};

/// Who wants to use a tile: a seat, the goods it can pay with, and whether the Worker is the
/// Retired one of a Labor Camp.
#[derive(Clone, Copy)]
pub(crate) struct Hand<'a> {
    pub seat: Seat,
    pub goods: &'a Goods,
    pub retired: bool,
}

impl Praetor {
    /// Why an action, or a step of one, is not allowed.
    pub(crate) fn check_action(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let goods = &self.player(seat).goods;
        let hand = Hand { seat, goods, retired: self.step == Step::Retired };
        match (self.step, decision) {
            (Step::Choose | Step::Retired, Decision::Build(tile)) => self.may_build(hand, tile),
            (Step::Choose | Step::Retired, Decision::Activate(tile)) => {
                self.may_activate(hand, tile)
            }
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

    /// PR-062, PR-063: whether there is a Worker to place.
    pub(crate) fn check_hands(&self, hand: Hand<'_>) -> Result<(), Refusal> {
        let somebody = hand.retired || self.player(hand.seat).workers.idle() > 0;
        if somebody { Ok(()) } else { Err(Refusal::NoActive) }
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
}
