//! Choosing tiles from the ring, and whose turn it is (MR-087, MR-088, MR-112 to MR-116, MR-144).

use crate::{Deck, MagnaRoma, NONE, Phase, Refusal};

impl MagnaRoma {
    /// The seat drawn or named begins to choose; the others follow counter-clockwise.
    ///
    /// MR-087, AMB-30
    pub(crate) fn begin_claims(&mut self, first: u8) {
        self.first = first;
        self.active = first;
        self.phase = Phase::Claim;
    }

    /// Reveals the tiles of a solo turn, then lets the player choose.
    ///
    /// MR-144
    pub(crate) fn offer_tiles(&mut self) {
        let slots = self.slots();
        self.phase =
            if self.ring[..slots].contains(&NONE) { Phase::Deal(Deck::Tiles) } else { Phase::Take };
    }

    /// The slots the player may choose now, as bits.
    pub fn choices(&self) -> u16 {
        let slots = self.slots();
        match self.phase {
            Phase::Claim | Phase::Take => {
                let tiles = (0..slots).filter(|slot| self.ring[*slot] != NONE);
                tiles.map(|slot| 1 << slot).sum::<u16>() & !self.others(self.active)
            }
            Phase::Choose => self.within_reach(),
            _ => 0,
        }
    }

    /// The slots of the cylinders of others than this seat, as bits.
    fn others(&self, own: u8) -> u16 {
        let mut slots = 0;
        for seat in (0..self.players).filter(|seat| *seat != own) {
            let slot = self.cylinders[usize::from(seat)];
            if slot != NONE {
                slots |= 1 << slot;
            }
        }
        slots
    }

    /// The slots within reach of the player's cylinder, in both directions. Slots with other
    /// cylinders are never counted; empty ones are not either, unless a switch says so, in which
    /// case the nearest tile of either direction is always in reach.
    ///
    /// MR-112, MR-115, AMB-17, AMB-29
    pub fn within_reach(&self) -> u16 {
        self.reach_of(self.active)
    }

    /// The slots within reach of a seat's cylinder as the ring is now.
    pub(crate) fn reach_of(&self, seat: u8) -> u16 {
        let (mut near, mut nearest) = (0, 0);
        let slots = self.slots();
        let start = usize::from(self.cylinders[usize::from(seat)]);
        if start >= slots {
            return 0;
        }
        let others = self.others(seat);
        for step in [1, slots - 1] {
            let (mut counted, mut found) = (0, false);
            let mut slot = (start + step) % slots;
            while slot != start {
                let empty = self.ring[slot] == NONE;
                let free = others >> slot & 1 == 0;
                if free && (!empty || !self.setup.skip_empty_ring_slots) {
                    counted += 1;
                }
                if free && !empty {
                    if !found {
                        nearest |= 1 << slot;
                        found = true;
                    }
                    if counted <= self.pack.0.reach {
                        near |= 1 << slot;
                    }
                }
                if found && counted >= self.pack.0.reach {
                    break;
                }
                slot = (slot + step) % slots;
            }
        }
        if near == 0 { nearest } else { near }
    }

    /// MR-087, MR-112, MR-114, MR-144
    pub(crate) fn check_choice(&self, tile: u8) -> Result<(), Refusal> {
        if !matches!(self.phase, Phase::Claim | Phase::Take | Phase::Choose) {
            return Err(self.asked());
        }
        let slot = self.ring[..self.slots()].iter().position(|other| *other == tile);
        let slot = slot.filter(|_| tile != NONE).ok_or(Refusal::NotInRing)?;
        if self.others(self.active) >> slot & 1 != 0 {
            Err(Refusal::TileClaimed)
        } else if self.choices() >> slot & 1 == 0 {
            Err(Refusal::OutOfReach)
        } else {
            Ok(())
        }
    }

    /// Puts the cylinder on a tile, and goes on with whatever is due.
    ///
    /// MR-087, MR-088, MR-112, MR-113, MR-115, MR-144
    pub(crate) fn choose(&mut self, tile: u8) {
        let slot = self.ring.iter().position(|other| *other == tile);
        let slot = slot.expect("the tile was checked");
        self.cylinders[usize::from(self.active)] = slot as u8;
        match self.phase {
            Phase::Claim => {
                let next = (self.active + self.players - 1) % self.players;
                if next == self.first {
                    self.begin_turn();
                } else {
                    self.active = next;
                }
            }
            Phase::Take => self.phase = Phase::Place,
            _ if self.stack_len() > 0 => self.phase = Phase::Deal(Deck::Tiles),
            _ => self.pass_turn(),
        }
    }

    fn begin_turn(&mut self) {
        self.moves = 0;
        self.phase = Phase::Place;
    }

    /// The next player clockwise takes a turn; when all have placed every tile, the game is over.
    ///
    /// MR-110, MR-111, MR-116
    pub(crate) fn pass_turn(&mut self) {
        self.active = (self.active + 1) % self.players;
        if self.acting().city.placed() == self.pack.0.tiles_per_player {
            self.phase = Phase::Over;
        } else {
            self.begin_turn();
        }
    }

    /// After the optional action: choose the next tile, unless the city is finished.
    ///
    /// MR-114, AMB-18, MR-144, MR-145
    pub(crate) fn end_turn(&mut self) {
        self.blessed_now = 0;
        let finished = self.acting().city.placed() == self.pack.0.tiles_per_player;
        if self.players > 1 {
            if finished {
                self.pass_turn();
            } else {
                self.phase = Phase::Choose;
            }
            return;
        }
        self.cylinders[0] = NONE;
        self.ring = [NONE; crate::components::SLOTS];
        if finished {
            self.phase = Phase::Over;
        } else {
            self.moves = 0;
            self.offer_tiles();
        }
    }
}
