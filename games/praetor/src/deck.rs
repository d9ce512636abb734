//! PR-022 to PR-024, PR-150, PR-151: the decks, and what chance turns over.

use ludi_engine::{Seat, SeatSet};

use crate::components::{BoardId, Set, TileId, WallId};
use crate::journal::Journal;
use crate::{Draw, Praetor, Stage};

/// What chance has to turn over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Due {
    City,
    Wall,
    Board,
    Rome,
}

impl Praetor {
    /// PR-141, AMB-21, AMB-22: the age on top of the City deck.
    pub fn age(&self) -> u8 {
        if !self.deck.and(self.pack.ages[1]).is_empty() {
            1
        } else if !self.deck.is_empty() {
            2
        } else {
            self.rules.age_when_deck_empty
        }
    }

    /// What chance has to turn over now, if anything.
    pub(crate) fn due(&self) -> Option<Due> {
        let setup = self.stage == Stage::Setup;
        let shown = self.players + self.pack.constants.spare_tiles;
        if (setup || self.stage == Stage::Refill)
            && self.available.len() < shown
            && !self.deck.is_empty()
        {
            return Some(Due::City);
        }
        if (setup || self.stage == Stage::NewWall)
            && self.walls.len() < self.pack.constants.wall_tiles
            && !self.wall_deck.is_empty()
        {
            return Some(Due::Wall);
        }
        match setup {
            true if self.undrawn_boards != 0 => Some(Due::Board),
            true if self.rome == u8::MAX => Some(Due::Rome),
            _ => None,
        }
    }

    /// What could be turned over, as bits.
    pub(crate) fn outcomes(&self, due: Due) -> u64 {
        match due {
            // PR-022: Age I lies on top of Age II.
            Due::City => {
                let first = self.deck.and(self.pack.ages[1]);
                if first.is_empty() { self.deck.0 } else { first.0 }
            }
            Due::Wall => self.wall_deck.0,
            Due::Board => {
                let boards = (0u8..).zip(&self.pack.boards).filter(|(_, board)| !board.common);
                let taken = |side: u8| {
                    (0..self.players).any(|seat| {
                        self.undrawn_boards >> seat & 1 == 0
                            && self.seats[usize::from(seat)].board == side
                    })
                };
                boards.map(|(side, _)| side).filter(|side| !taken(*side)).collect::<Set>().0
            }
            Due::Rome => u64::from(SeatSet::all(self.players).0),
        }
    }

    /// One of them.
    pub(crate) fn outcome(due: Due, index: u8) -> Draw {
        match due {
            Due::City => Draw::City(TileId(index)),
            Due::Wall => Draw::Wall(WallId(index)),
            Due::Board => Draw::Board(BoardId(index)),
            Due::Rome => Draw::Rome(Seat(index)),
        }
    }

    /// Turns a tile over, gives a board or says who was in Rome; then the game goes on.
    pub(crate) fn resolve_noting(&mut self, draw: Draw, journal: &mut impl Journal) {
        match draw {
            Draw::City(tile) => {
                self.deck.remove(tile.0);
                self.available.insert(tile.0);
            }
            Draw::Wall(wall) => {
                self.wall_deck.remove(wall.0);
                self.walls.insert(wall.0);
            }
            Draw::Board(board) => {
                let seat = self.undrawn_boards.trailing_zeros();
                self.undrawn_boards &= self.undrawn_boards - 1;
                self.give_board(seat as usize, board);
            }
            Draw::Rome(seat) => self.rome = seat.0,
        }
        match self.stage {
            Stage::Setup => self.go_on_setting_up(journal),
            _ => self.update_city(journal),
        }
    }
}
