//! PR-011, PR-013, PR-050 to PR-052: the tracks of Favor and Morale, and the order of turns.

use ludi_engine::Seat;

use crate::Praetor;
use crate::components::MOST_PLAYERS;

impl Praetor {
    /// PR-050: the seats in the order of this turn.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order[..usize::from(self.players)].iter().map(|seat| Seat(*seat))
    }

    /// PR-050 to PR-052: the seats by Favor, least first; a stack from its top.
    pub fn order_by_favor(&self) -> [u8; MOST_PLAYERS] {
        let mut order = self.arrivals;
        if !self.rules.marker_on_top {
            order[..usize::from(self.players)].reverse();
        }
        // The sort is stable: within a stack the arrivals decide.
        let seats = &mut order[..usize::from(self.players)];
        for end in 1..seats.len() {
            let mut place = end;
            while place > 0 && self.favor(seats[place - 1]) > self.favor(seats[place]) {
                seats.swap(place - 1, place);
                place -= 1;
            }
        }
        order
    }

    pub(crate) fn favor(&self, seat: u8) -> i32 {
        self.seats[usize::from(seat)].favor
    }

    /// PR-052, AMB-25, AMB-51: moves a Favor Marker once; it lands on top of those it meets. Favor
    /// never falls below 0 during play (PR-146).
    pub(crate) fn move_favor(&mut self, seat: usize, by: i32) -> i32 {
        let before = self.seats[seat].favor;
        let after = (before + by).max(0);
        if after == before {
            return 0;
        }
        self.seats[seat].favor = after;
        let from = self.arrivals.iter().position(|other| usize::from(*other) == seat);
        self.arrivals[..=from.expect("every seat has a Favor Marker")].rotate_right(1);
        after - before
    }

    /// PR-113, PR-114, AMB-28: moves Morale, stopping at the ends; how far it went.
    pub(crate) fn move_morale(&mut self, seat: usize, by: i32) -> i32 {
        let spaces = self.pack.boards[usize::from(self.seats[seat].board)].morale.len() as i32;
        let before = i32::from(self.seats[seat].morale);
        let after = (before + by).clamp(0, spaces - 1);
        self.seats[seat].morale = after as u8;
        after - before
    }
}
