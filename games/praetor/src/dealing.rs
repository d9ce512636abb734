//! PR-025 to PR-033: boards, Gold Mines and Favor are dealt out.

use ludi_engine::Seat;

use crate::components::{BoardId, TileId};
use crate::journal::{Happening, Journal};
use crate::{Decision, Praetor, Stage, Step};

impl Praetor {
    /// PR-025, PR-026: a seat gets its board, Morale on the space worth 0.
    pub(crate) fn give_board(&mut self, seat: usize, board: BoardId) {
        self.seats[seat].board = board.0;
        self.seats[seat].morale = self.pack.boards[board.index()].zero;
    }

    /// PR-012, PR-029: a seat's Marker goes on a tile.
    pub(crate) fn claim(&mut self, seat: usize, tile: TileId) {
        self.city.sites[tile.index()].owner = seat as u8;
        self.seats[seat].owned.insert(tile.0);
    }

    /// PR-030, PR-033: Favor at the beginning, counterclockwise from the visitor of Rome.
    pub(crate) fn hand_out_favor(&mut self) {
        for place in 0..self.players {
            let seat = (self.rome + self.players - place) % self.players;
            self.seats[usize::from(seat)].favor =
                i32::from(self.pack.constants.favor[usize::from(place)]);
        }
    }

    /// The mines nobody has claimed yet.
    pub(crate) fn free_mines(&self) -> impl Iterator<Item = TileId> + '_ {
        let mines = self.pack.layout(self.players).mines.iter().copied();
        mines.filter(|mine| {
            self.city.built.contains(mine.0) && self.city.sites[mine.index()].owner().is_none()
        })
    }

    /// Ends the setup once nothing is left to turn over.
    pub(crate) fn go_on_setting_up(&mut self, journal: &mut impl Journal) {
        if self.due().is_some() {
            return;
        }
        self.hand_out_favor();
        self.order = self.order_by_favor();
        self.place = 0;
        if self.rules.choose_mines && self.free_mines().next().is_some() {
            (self.stage, self.step) = (Stage::Mines, Step::Choose);
        } else {
            self.begin_turn(journal);
        }
    }

    /// AMB-39: a player claims a mine; after the last one the first turn begins.
    pub(crate) fn take_mine(&mut self, seat: Seat, decision: Decision, journal: &mut impl Journal) {
        let Decision::Take(mine) = decision else {
            return;
        };
        self.claim(seat.index(), mine);
        journal.note(Happening::TookMine { seat: seat.0, tile: mine });
        self.place += 1;
        if self.place == self.players || self.free_mines().next().is_none() {
            self.begin_turn(journal);
        }
    }
}
