//! PR-070 to PR-077: building a tile.

use ludi_engine::Seat;

use crate::Praetor;
use crate::city::Neighbours;
use crate::components::TileId;
use crate::journal::{Happening, Journal};
use crate::refusal::Refusal;
use crate::worker::Worker;

use super::Hand;

impl Praetor {
    /// PR-073, AMB-10, AMB-36: whether a player can build anything at all.
    pub(crate) fn check_builder(&self, hand: Hand<'_>) -> Result<(), Refusal> {
        if hand.retired && !self.rules.retired_may_build {
            return Err(Refusal::RetiredMayNotBuild);
        }
        let most = self.pack.constants.most_tiles;
        if self.rules.limit_markers && self.player(hand.seat).tiles() >= most {
            return Err(Refusal::NoMarker(most));
        }
        Ok(())
    }

    /// PR-070: whether a tile can be built from these goods.
    pub(super) fn may_build(&self, hand: Hand<'_>, tile: TileId) -> Result<(), Refusal> {
        if !self.available.contains(tile.0) {
            return Err(Refusal::NotAvailable);
        }
        self.check_hands(hand)?;
        self.check_builder(hand)?;
        match hand.goods.shortage(&self.pack.tiles[tile.index()].cost) {
            Some(short) => Err(Refusal::Cost(short.into())),
            None => Ok(()),
        }
    }

    /// PR-072, AMB-03, AMB-04: whether a tile can be placed on a cell.
    pub(super) fn may_place(&self, x: i8, y: i8) -> Result<(), Refusal> {
        if self.city.tile_at(x, y).is_some() {
            Err(Refusal::CellTaken)
        } else if self.city.touches(x, y, self.rules.edge_contact) {
            Ok(())
        } else {
            Err(Refusal::CellApart)
        }
    }

    /// PR-071 to PR-077: pay, place the tile and a Marker, gain Favor in one move.
    pub(super) fn build(
        &mut self,
        seat: Seat,
        tile: TileId,
        worker: Worker,
        cell: (i8, i8),
        quarters: u8,
        journal: &mut impl Journal,
    ) {
        let spec = &self.pack.0.tiles[tile.index()];
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
    pub fn plazas(&self, tile: TileId, (x, y): (i8, i8)) -> [i32; 4] {
        self.plazas_among(tile, &self.city.neighbours(x, y))
    }

    /// The most Favor plazas can bring a tile anywhere.
    pub fn best_plazas(&self, tile: TileId) -> i32 {
        let plan = self.city.plan();
        let mut best = 0;
        self.city.frontier(self.rules.edge_contact, |x, y| {
            let here = self.plazas_among(tile, &plan.around(x, y));
            best = here.into_iter().fold(best, i32::max);
        });
        best
    }

    fn plazas_among(&self, tile: TileId, around: &Neighbours) -> [i32; 4] {
        let spec = &self.pack.tiles[tile.index()];
        let (diagonal, per_tile) = (self.rules.diagonal_plazas, self.rules.plazas_per_tile);
        let matches = self.city.plazas(self.pack.0, spec, around, diagonal, per_tile);
        matches.map(|count| i32::from(count) * i32::from(self.pack.constants.plaza))
    }
}
