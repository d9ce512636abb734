//! PR-091, PR-123: special tiles, and the Labor Camps in particular.

use ludi_engine::Seat;

use crate::Praetor;
use crate::components::{Goods, TileId};
use crate::refusal::Refusal;

use super::Hand;

impl Praetor {
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
        let hand = Hand { seat, goods: &rest, retired: true };
        let somewhere = work.iter().any(|t| self.may_activate(hand, TileId(t)).is_ok())
            || self.available.iter().any(|t| self.may_build(hand, TileId(t)).is_ok());
        if somewhere { Ok(()) } else { Err(Refusal::NowhereForRetired) }
    }

    /// Whether any Labor Camp can be used by a seat.
    pub(crate) fn can_use_some_camp(&self, seat: Seat) -> bool {
        let camps = self.city.built.and(self.pack.camps);
        camps.iter().any(|camp| self.may_use_camp(seat, TileId(camp)).is_ok())
    }
}
