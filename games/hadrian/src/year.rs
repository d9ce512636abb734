//! HW-030 to HW-038: the start of a year.

use ludi_engine::{Chance, Seat, SeatSet};

use crate::listing::each_bit;
use crate::sheet::Ledger;
use crate::vocabulary::{Attribute, Piece, Pieces};
use crate::{Draw, Hadrian, NO_CARD, Phase};

impl Hadrian {
    /// AMB-01: the cards one of which is turned over next: the draw pile, or the discard pile if
    /// that is empty.
    pub(crate) fn next_pile(&self) -> u64 {
        if self.pile == 0 { self.discard } else { self.pile }
    }

    /// Takes a Fate card from the draw pile, shuffling the discard pile into it if it is empty.
    fn take_fate(&mut self, card: u8) {
        if self.pile == 0 {
            (self.pile, self.discard) = (self.discard, 0);
        }
        self.pile &= !(1 << card);
    }

    /// One card of what is to be turned over.
    pub(crate) fn draw_one<C: Chance>(&self, chance: &mut C) -> Draw {
        match self.phase {
            Phase::Deal { seat, .. } => {
                Draw::Deal(seat, chance.bit(u64::from(self.sheet(seat).deck)) as u8)
            }
            Phase::Neutral => Draw::Neutral(chance.bit(u64::from(self.neutral_deck)) as u8),
            _ => Draw::Fate(chance.bit(self.next_pile()) as u8),
        }
    }

    /// Every card that may be turned over; all are equally likely.
    pub(crate) fn list_draws(&self, out: &mut Vec<(Draw, u32)>) {
        match self.phase {
            Phase::Deal { seat, .. } => {
                let deck = u64::from(self.sheet(seat).deck);
                each_bit(deck, |card| out.push((Draw::Deal(seat, card), 1)));
            }
            Phase::Neutral => {
                each_bit(self.neutral_deck.into(), |card| out.push((Draw::Neutral(card), 1)));
            }
            _ => each_bit(self.next_pile(), |card| out.push((Draw::Fate(card), 1))),
        }
    }

    /// What a card does that is turned over.
    pub(crate) fn draw_out(&mut self, draw: Draw, ledger: &mut impl Ledger) {
        match draw {
            Draw::Deal(seat, card) => self.deal(seat, card),
            Draw::Neutral(card) => self.turn_up_neutral(card),
            Draw::Fate(card) => {
                self.take_fate(card);
                match self.phase {
                    Phase::Attack => self.attack_with(card),
                    Phase::OwnAttack(seat) => self.attack_alone(seat, card),
                    Phase::Turn(seat, purpose) => {
                        self.discard |= 1 << card;
                        self.phase = Phase::Actions;
                        let season = self.season();
                        season.turn_over(self.sheet_mut(seat), purpose, card, ledger);
                    }
                    _ => {
                        self.discard |= 1 << card;
                        self.open_year(card);
                    }
                }
            }
        }
    }

    /// HW-030, HW-182, HW-188: everybody takes the income of the Fate card.
    fn open_year(&mut self, card: u8) {
        let pack = self.printed.0;
        let income = pack.fate[usize::from(card)].income;
        if self.year == 1 && income.count(Piece::Soldier) < self.terms().first_soldiers {
            return;
        }
        for seat in Seat::all(self.players) {
            self.sheet_mut(seat).pool.add(income);
        }
        if self.year == 1 {
            let reward = self.granted_reward();
            self.sheet_mut(Seat(0)).pool.add(reward);
        }
        self.phase = Phase::Deal { seat: Seat(0), second: false };
    }

    /// HW-181, HW-182: the reward of the fort before, if it was earned.
    pub(crate) fn granted_reward(&self) -> Pieces {
        match self.fort {
            2.. if self.reward => self.printed.0.forts[usize::from(self.fort) - 2].reward,
            _ => Pieces::NONE,
        }
    }

    /// HW-031: a seat draws a card.
    fn deal(&mut self, seat: Seat, card: u8) {
        let second = matches!(self.phase, Phase::Deal { second: true, .. });
        let sheet = self.sheet_mut(seat);
        sheet.deck &= !(1 << card);
        sheet.hand |= 1 << card;
        let last = seat.0 + 1 == self.players;
        self.phase = match (second, last) {
            (false, _) => Phase::Deal { seat, second: true },
            (true, false) => Phase::Deal { seat: Seat(seat.0 + 1), second: false },
            (true, true) => {
                self.waiting = SeatSet::all(self.players);
                Phase::Choose
            }
        };
    }

    /// HW-032: when all have chosen, all cards are turned up.
    pub(crate) fn turn_up_cards(&mut self) {
        let year = usize::from(self.year) - 1;
        for seat in Seat::all(self.players) {
            let sheet = self.sheet_mut(seat);
            sheet.paths[year] = sheet.choice;
            sheet.prospect = (sheet.hand & !(1 << sheet.choice)).trailing_zeros() as u8;
            (sheet.hand, sheet.choice) = (0, NO_CARD);
        }
        if self.neutral_cards() > 0 { self.phase = Phase::Neutral } else { self.take_income() }
    }

    /// HW-171, HW-185: how many neutral cards are turned up each year.
    pub(crate) fn neutral_cards(&self) -> u8 {
        let usual = self.printed.0.neutral_cards[usize::from(self.players) - 1];
        self.terms().neutral_cards.unwrap_or(usual)
    }

    /// HW-035: a neutral card is turned up.
    fn turn_up_neutral(&mut self, card: u8) {
        self.neutral_deck &= !(1 << card);
        let lying = self.neutral.iter().filter(|neutral| neutral.card != NO_CARD).count();
        self.neutral[lying].card = card;
        if lying + 1 == usize::from(self.neutral_cards()) {
            self.take_income();
        }
    }

    /// HW-036, HW-037: the income of the prospect cards and of the sheets.
    fn take_income(&mut self) {
        let pack = self.printed.0;
        for seat in Seat::all(self.players) {
            let sheet = self.sheet_mut(seat);
            sheet.pool.add(pack.cards[usize::from(sheet.prospect)].income);
            for _ in 0..sheet.production {
                sheet.pool.add(pack.production.yearly);
            }
            each_bit((sheet.built & pack.sites.yearly).into(), |index| {
                let building = &pack.buildings[usize::from(index)];
                sheet.pool.add(building.yearly);
                sheet.attribute_choices += building.yearly_attributes;
            });
            sheet.offered = (1 << Attribute::ALL.len()) - 1;
            sheet.settle(pack, &mut ());
            if sheet.attribute_choices > 0 {
                self.waiting.insert(seat);
            }
        }
        if self.waiting.is_empty() { self.open_actions() } else { self.phase = Phase::Roads }
    }

    /// HW-040, AMB-46: when everybody has taken the income, everybody may act.
    pub(crate) fn open_actions(&mut self) {
        self.phase = Phase::Actions;
        self.waiting = SeatSet::all(self.players);
    }
}
