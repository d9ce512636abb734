//! What a player wants to know before it happens: the rest of the Update Phase, what an
//! activation brings, which corners of a tile would match.

use ludi_engine::Seat;

use crate::components::{Gives, TileId, Use};
use crate::journal::Happening;
use crate::{Praetor, Stage};

/// What the rest of the Update Phase does to one seat if nothing else happens before it, and if
/// no Academy is used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Upkeep {
    /// PR-130: Novices who become Active.
    pub graduates: u8,
    /// PR-131: Novices who reach the second level.
    pub second: u8,
    /// PR-135, PR-136: Workers who come back from the city.
    pub returning: u8,
    /// PR-136: those of them who learn.
    pub learned: u8,
    /// PR-140: Workers who retire.
    pub retiring: u8,
    /// PR-140: the Favor for it.
    pub retirement_favor: i32,
    /// PR-144: Gold due.
    pub due: u16,
    /// PR-145: Gold that is there to pay it.
    pub paid: u16,
    /// PR-145: steps Morale falls.
    pub morale_steps: i32,
    /// PR-145: the value of the Morale space reached.
    pub morale: i32,
    /// PR-146: Favor that is lost.
    pub favor_lost: i32,
    /// PR-147: whether the emergency recruit will be offered.
    pub recruit: bool,
}

/// The steps of the Update Phase that each player takes, 7.1 to 7.5.
pub const UPDATE_STEPS: [Stage; 5] =
    [Stage::Novices, Stage::Return, Stage::Retirement, Stage::Wages, Stage::Recruit];

impl Praetor {
    /// AMB-24: the steps of this turn's Update Phase that a seat has not finished yet.
    pub fn update_steps_left(&self, seat: Seat) -> &'static [Stage] {
        let all: &'static [Stage] = &UPDATE_STEPS;
        let Some(now) = all.iter().position(|step| *step == self.stage) else {
            let before = matches!(self.stage, Stage::Setup | Stage::Mines | Stage::Action);
            return if before { all } else { &[] };
        };
        let place = self.turn_order().position(|other| other == seat).unwrap_or(0);
        let first = match (place.cmp(&usize::from(self.place)), self.rules.update_in_turn_order) {
            (std::cmp::Ordering::Less, true) => all.len(),
            (std::cmp::Ordering::Less, false) => now + 1,
            (std::cmp::Ordering::Equal, _) | (std::cmp::Ordering::Greater, false) => now,
            (std::cmp::Ordering::Greater, true) => 0,
        };
        &all[first..]
    }

    /// PR-130 to PR-147: what the rest of the Update Phase would do to a seat now.
    pub fn upkeep(&self, seat: Seat) -> Upkeep {
        let mut after = *self;
        let mut journal: Vec<Happening> = Vec::new();
        let workers = &self.player(seat).workers;
        let mut upkeep = Upkeep { morale: self.morale(seat), ..Upkeep::default() };
        for step in self.update_steps_left(seat) {
            match step {
                Stage::Novices => after.train(seat, false, &mut journal),
                Stage::Return => {
                    upkeep.returning = workers.placed + workers.lent;
                    after.take_workers_back(seat, &mut journal);
                }
                Stage::Retirement => after.retire(seat, &mut journal),
                Stage::Wages => after.pay_wages(seat, &mut journal),
                _ => upkeep.recruit = after.may_draft(seat),
            }
        }
        for happening in journal {
            match happening {
                Happening::Trained { graduates, second, .. } => {
                    (upkeep.graduates, upkeep.second) = (graduates, second);
                }
                Happening::Returned { learned, .. } => upkeep.learned = learned,
                Happening::Retired { workers, favor, .. } => {
                    (upkeep.retiring, upkeep.retirement_favor) = (workers, favor);
                }
                Happening::Waged { due, paid, .. } => (upkeep.due, upkeep.paid) = (due, paid),
                Happening::Disheartened { steps, value, .. } => {
                    (upkeep.morale_steps, upkeep.morale) = (steps, value);
                }
                Happening::Disgraced { favor, .. } => upkeep.favor_lost = favor,
                _ => {}
            }
        }
        upkeep
    }

    /// PR-101 to PR-114, AMB-32: what activating a built tile would bring a seat with a Worker of
    /// this experience, after its fee; `None` if its benefit is not counted, or cannot be paid for.
    /// Only Favor can be negative (AMB-31).
    pub fn yields(&self, seat: Seat, tile: TileId, experience: u8) -> Option<(Gives, i32)> {
        let spec = self.pack.tile(tile).filter(|_| self.city.built.contains(tile.0))?;
        let Use::Gain(gain) = spec.job else { return None };
        let player = self.player(seat);
        self.check_fee(seat, tile, &player.goods).ok()?;
        let rest = self.after_fee(seat, tile, &player.goods);
        Some((gain.gives, self.harvest(player, spec, gain, experience, &rest)))
    }

    /// PR-075, AMB-01: how many neighbours match each corner of a tile on a cell, corners counted
    /// clockwise from the north-west.
    pub fn matching_corners(&self, tile: TileId, cell: (i8, i8), rotation: u8) -> [u8; 4] {
        let spec = &self.pack.tiles[tile.index()];
        self.city.matching_corners(self.pack.0, spec, cell, rotation, self.rules.diagonal_plazas)
    }
}
