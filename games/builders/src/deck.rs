//! The draws: first player, apprentices, and cards turned over for the rows (rooms "Setup",
//! "Opening a site", "Recruiting").

use ludi_engine::{Chance, Seat};

use crate::components::{APPRENTICES, FIRST_APPRENTICE};
use crate::{Builders, Building, Draw, Due, Hand, buildings, hands};

const APPRENTICE_CARDS: u32 = ((1 << APPRENTICES) - 1) << FIRST_APPRENTICE;

impl Builders {
    /// BA-017, AM-22: the first player.
    pub(crate) fn begin_with(&mut self, seat: Seat) {
        self.turn.first = seat;
        self.turn.seat = seat;
        self.due = Due::Apprentice;
    }

    /// The apprentices that were not dealt.
    pub(crate) fn apprentices_left(&self) -> u32 {
        self.worker_deck & APPRENTICE_CARDS
    }

    /// The seat that gets the next apprentice.
    pub(crate) fn next_to_be_dealt(&self) -> Seat {
        Seat((APPRENTICE_CARDS & !self.worker_deck).count_ones() as u8)
    }

    /// BA-011: an apprentice for the next seat. BA-012: the others stay in the worker deck.
    pub(crate) fn deal_apprentice(&mut self, hand: Hand) {
        let seat = self.next_to_be_dealt();
        self.worker_deck &= !(1 << hand.0);
        let player = &mut self.people[seat.index()];
        player.hands |= 1 << hand.0;
        player.available |= 1 << hand.0;
        if seat.0 + 1 == self.players {
            self.refill_rows();
        }
    }

    /// BA-010, BA-031: a building is turned over, into the gap of the row or as open top card.
    pub(crate) fn turn_over_building(&mut self, building: Building) {
        self.building_deck &= !(1 << building.0);
        match self.building_row.iter_mut().find(|slot| slot.is_none()) {
            Some(gap) => *gap = Some(building),
            None => self.building_top = Some(building),
        }
        self.refill_rows();
    }

    /// BA-013, BA-036: a worker is turned over, into the gap of the row or as open top card.
    pub(crate) fn turn_over_worker(&mut self, hand: Hand) {
        self.worker_deck &= !(1 << hand.0);
        match self.worker_row.iter_mut().find(|slot| slot.is_none()) {
            Some(gap) => *gap = Some(hand),
            None => self.worker_top = Some(hand),
        }
        self.refill_rows();
    }

    /// BA-031, BA-036: open top cards move into gaps; then it is clear what has to be drawn.
    /// AM-02: with an empty deck the row shrinks. AM-23: an open top card is turned over at once.
    pub(crate) fn refill_rows(&mut self) {
        let gap = self.building_row.iter_mut().find(|slot| slot.is_none());
        let building_gap = match gap {
            Some(gap) => {
                *gap = self.building_top.take();
                gap.is_none()
            }
            None => false,
        };
        let gap = self.worker_row.iter_mut().find(|slot| slot.is_none());
        let worker_gap = match gap {
            Some(gap) => {
                *gap = self.worker_top.take();
                gap.is_none()
            }
            None => false,
        };
        let building =
            building_gap || (self.switches.open_building_top && self.building_top.is_none());
        let worker = worker_gap || (self.switches.open_worker_top && self.worker_top.is_none());
        self.due = if building && self.building_deck != 0 {
            Due::Building
        } else if worker && self.worker_deck != 0 {
            Due::Worker
        } else {
            Due::Nothing
        };
    }

    /// One outcome of what is due.
    pub(crate) fn draw_one<C: Chance>(&self, chance: &mut C) -> Draw {
        match self.due {
            Due::Nothing | Due::FirstPlayer => {
                Draw::First(Seat(chance.below(u32::from(self.players)) as u8))
            }
            Due::Apprentice => {
                Draw::Apprentice(Hand(chance.bit(u64::from(self.apprentices_left())) as u8))
            }
            Due::Building => Draw::Building(Building(chance.bit(self.building_deck) as u8)),
            Due::Worker => Draw::Worker(Hand(chance.bit(u64::from(self.worker_deck)) as u8)),
        }
    }

    /// Every outcome of what is due; all are equally likely.
    pub(crate) fn list_draws(&self, out: &mut Vec<(Draw, u32)>) {
        match self.due {
            Due::Nothing => {}
            Due::FirstPlayer => {
                out.extend(Seat::all(self.players).map(|seat| (Draw::First(seat), 1)));
            }
            Due::Apprentice => {
                out.extend(hands(self.apprentices_left()).map(|hand| (Draw::Apprentice(hand), 1)));
            }
            Due::Building => {
                out.extend(buildings(self.building_deck).map(|card| (Draw::Building(card), 1)));
            }
            Due::Worker => {
                out.extend(hands(self.worker_deck).map(|hand| (Draw::Worker(hand), 1)));
            }
        }
    }
}
