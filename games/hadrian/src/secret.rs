//! HW-031, HW-032: the cards a seat holds before all are turned up are its secret.

use ludi_engine::{Chance, Seat};

use crate::{Hadrian, NO_CARD, Phase};

impl Hadrian {
    /// Puts the cards of every other hand back among those the seat has not seen. That a seat
    /// has chosen is no secret; what it chose is.
    pub(crate) fn hide_cards(&mut self, viewer: Option<Seat>) {
        #[cfg(test)]
        if crate::tests::views_leak() {
            return;
        }
        for seat in Seat::all(self.players).filter(|seat| Some(*seat) != viewer) {
            let sheet = self.sheet_mut(seat);
            sheet.deck |= sheet.hand;
            (sheet.hand, sheet.choice) = (0, NO_CARD);
        }
    }

    /// Deals the hidden hands anew, and chooses for those who have chosen.
    pub(crate) fn deal_hidden_cards<C: Chance>(&mut self, viewer: Option<Seat>, chance: &mut C) {
        for seat in Seat::all(self.players).filter(|seat| Some(*seat) != viewer) {
            let held = match self.phase {
                Phase::Deal { seat: dealt, .. } if seat < dealt => 2,
                Phase::Deal { seat: dealt, second } if seat == dealt => u8::from(second),
                Phase::Choose => 2,
                _ => 0,
            };
            let chosen = self.phase == Phase::Choose && !self.waiting.contains(seat);
            let sheet = self.sheet_mut(seat);
            sheet.deck |= sheet.hand;
            sheet.hand = 0;
            for _ in 0..held {
                let card = chance.bit(sheet.deck.into());
                sheet.deck &= !(1 << card);
                sheet.hand |= 1 << card;
            }
            sheet.choice = if chosen { chance.bit(sheet.hand.into()) as u8 } else { NO_CARD };
        }
    }
}
