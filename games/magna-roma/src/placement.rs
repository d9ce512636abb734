//! Step 1 of a turn: placing the tile (MR-090 to MR-095).

use crate::gains::Then;
use crate::{Cell, Gain, MagnaRoma, NONE, Phase, Refusal};

impl MagnaRoma {
    /// The tile the player has to place: the one under the cylinder.
    pub fn tile_in_hand(&self) -> Option<u8> {
        let slot = self.cylinders[usize::from(self.active)];
        self.on_slot(usize::from(slot))
    }

    /// MR-091, MR-092, MR-093
    pub(crate) fn check_place(&self, cell: Cell) -> Result<(), Refusal> {
        self.expect(Phase::Place)?;
        let city = &self.acting().city;
        if !cell.is_on_field() {
            Err(Refusal::OffField)
        } else if city.taken.contains(cell) {
            Err(Refusal::CellTaken)
        } else if !city.room.contains(cell) {
            Err(Refusal::TooWide)
        } else if !city.open().contains(cell) {
            Err(Refusal::NotAdjacent)
        } else {
            Ok(())
        }
    }

    /// MR-090
    pub(crate) fn check_face(&self, turns: u8) -> Result<(), Refusal> {
        self.expect(Phase::Face)?;
        if turns < 4 { Ok(()) } else { Err(Refusal::NoSuchSide) }
    }

    /// Lays the tile down; its stars come first, then the symbols it completes.
    ///
    /// MR-090, MR-094, AMB-03
    pub(crate) fn place(&mut self, turns: u8) {
        let tile = self.tile_in_hand().expect("the cylinder stands on a tile");
        let slot = self.cylinders[usize::from(self.active)];
        self.ring[usize::from(slot)] = NONE;
        let cell = self.spot;
        self.acting_mut().city.place(cell, tile, turns);
        let bonuses = self.advance(self.pack.0.tiles[usize::from(tile)].stars);
        self.take(bonuses, Then::Symbols);
    }

    /// What the symbols pay that the tile in hand would form on a cell, turned so, by side; an
    /// amount of 0 where there is none.
    pub fn preview(&self, cell: Cell, turns: u8) -> [Gain; 4] {
        let Some(tile) = self.tile_in_hand() else { return [Gain::default(); 4] };
        let tile = &self.pack.0.tiles[usize::from(tile)];
        let small = self.setup.centre_colour_matches_nothing;
        let edges = tile.edges.turned(turns);
        self.acting().city.symbols_of(self.pack.0, cell, edges, tile.colour, small)
    }
}
