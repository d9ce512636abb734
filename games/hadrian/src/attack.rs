//! HW-150 to HW-160: the end of a year.

use ludi_engine::{MAX_SEATS, Seat, SeatSet};

use crate::components::YEARS;
use crate::decision::Patron;
use crate::sheet::{Ledger, Sheet};
use crate::vocabulary::{Attribute, Cohort, Pieces};
use crate::{Hadrian, NO_NEUTRAL, Phase, Refusal};

/// HW-156: what an attack brings a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// HW-155: attacks neither repelled nor ignored.
    pub unrepelled: u8,
    /// Disdain received.
    pub disdain: u8,
    /// Valour gained.
    pub valour: u8,
}

/// HW-159: the latest attack that is over, kept so that a table can still look at it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clash {
    /// The year it closed; 0 before the first.
    pub year: u8,
    /// The shared cards, as bits.
    pub cards: u64,
    /// The shared arrows, by cohort.
    pub arrows: [u8; 3],
    /// What each seat met and got.
    pub fronts: [Front; MAX_SEATS],
}

/// How a seat met a [`Clash`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Front {
    /// AMB-40: arrows for this seat alone, by cohort.
    pub own: [u8; 3],
    /// HW-154: attacks ignored by Favours, by cohort.
    pub ignored: [u8; 3],
    /// HW-153: filled boxes of each cohort.
    pub cohorts: [u8; 3],
    /// What it brought.
    pub outcome: Outcome,
}

impl Hadrian {
    /// The latest attack that is over.
    pub fn clash(&self) -> &Clash {
        &self.clash
    }

    /// HW-155: the most Valour or Disdain of this year's attack.
    pub fn potential(&self) -> u8 {
        self.printed.0.attack[usize::from(self.year) - 1].potential
    }

    /// HW-151, HW-174, HW-186: the cards of this year's shared attack.
    pub fn attack_size(&self) -> u8 {
        let pack = self.printed.0;
        let table = pack.attack[usize::from(self.year) - 1].cards[self.difficulty.index()];
        let pieces: u32 = self.neutral.iter().map(|neutral| neutral.pieces.total()).sum();
        table + self.terms().extra_attack + pieces as u8 * pack.attack_per_piece
    }

    /// HW-150: pieces left go back to the supply, then the attack begins.
    pub(crate) fn close_year(&mut self) {
        for seat in Seat::all(self.players) {
            self.sheet_mut(seat).pool = Pieces::NONE;
        }
        self.attack = [0; 3];
        self.phase = Phase::Attack;
        if self.attack_size() == 0 {
            self.reveal_own_attacks(Seat(0));
        }
    }

    /// HW-151, HW-152: one card of the shared attack.
    pub(crate) fn attack_with(&mut self, card: u8) {
        self.out |= 1 << card;
        self.attack[self.printed.0.fate[usize::from(card)].arrow.index()] += 1;
        if self.out.count_ones() >= u32::from(self.attack_size()) {
            self.reveal_own_attacks(Seat(0));
        }
    }

    /// AMB-40: one card of a seat's own attack.
    pub(crate) fn attack_alone(&mut self, seat: Seat, card: u8) {
        self.out_own |= 1 << card;
        let arrow = self.printed.0.fate[usize::from(card)].arrow;
        let sheet = self.sheet_mut(seat);
        sheet.own_attack[arrow.index()] += 1;
        if self.out_own.count_ones() >= u32::from(self.sheet(seat).extra_attack) {
            self.discard |= self.out_own;
            self.out_own = 0;
            self.reveal_own_attacks(Seat(seat.0 + 1));
        }
    }

    /// AMB-40: the next seat with attack cards of its own, or the result.
    fn reveal_own_attacks(&mut self, from: Seat) {
        let next = Seat::all(self.players)
            .find(|seat| *seat >= from && self.sheet(*seat).extra_attack > 0);
        match next {
            Some(seat) => self.phase = Phase::OwnAttack(seat),
            None => self.resolve_attack(),
        }
    }

    /// HW-155: attacks on a cohort that are neither repelled nor ignored.
    pub fn unrepelled(&self, seat: Seat, cohort: Cohort) -> u8 {
        let (sheet, lane) = (self.sheet(seat), cohort.index());
        let attacks = self.attack[lane] + sheet.own_attack[lane];
        attacks.saturating_sub(sheet.ignored[lane] + sheet.cohorts[lane])
    }

    /// HW-155, HW-156, AMB-29: what the attack brings a seat as things stand.
    pub fn outcome(&self, seat: Seat) -> Outcome {
        let unrepelled = Cohort::ALL.iter().map(|cohort| self.unrepelled(seat, *cohort)).sum();
        let potential = self.potential();
        let disdain = potential.min(unrepelled);
        Outcome { unrepelled, disdain, valour: potential - disdain }
    }

    /// HW-154, AMB-28: whether a Favour can be spent on an attack against a cohort.
    pub(crate) fn check_favour(
        &self,
        seat: Seat,
        cohort: Cohort,
        from: Patron,
    ) -> Result<(), Refusal> {
        if self.unrepelled(seat, cohort) == 0 {
            return Err(Refusal::Repelled(cohort));
        }
        let sheet = self.sheet(seat);
        let left = match from {
            Patron::Temple => sheet.temple_favours,
            Patron::Diplomat => sheet.diplomat_favours[cohort.index()],
        };
        if left == 0 { Err(Refusal::NoFavour) } else { Ok(()) }
    }

    fn can_spend_favour(&self, seat: Seat) -> bool {
        Cohort::ALL.iter().any(|cohort| {
            Patron::ALL.iter().any(|from| self.check_favour(seat, *cohort, *from).is_ok())
        })
    }

    /// AMB-43: asks whoever has a Favour that fits; for the others the result follows at once.
    fn resolve_attack(&mut self) {
        let asked: SeatSet =
            Seat::all(self.players).filter(|seat| self.can_spend_favour(*seat)).collect();
        for seat in Seat::all(self.players).filter(|seat| !asked.contains(*seat)) {
            self.take_outcome(seat);
        }
        self.waiting = asked;
        if asked.is_empty() { self.clear_attack() } else { self.phase = Phase::Favours }
    }

    /// HW-154: a Favour is spent; the attack does not exist for this player.
    pub(crate) fn spend_favour(&mut self, seat: Seat, cohort: Cohort, from: Patron) {
        let sheet = self.sheet_mut(seat);
        match from {
            Patron::Temple => sheet.temple_favours -= 1,
            Patron::Diplomat => sheet.diplomat_favours[cohort.index()] -= 1,
        }
        sheet.favours_spent += 1;
        sheet.ignored[cohort.index()] += 1;
    }

    /// A seat that spent a Favour is asked again as long as another one fits.
    pub(crate) fn after_favour(&mut self, seat: Seat, accepted: bool) {
        if !accepted && self.can_spend_favour(seat) {
            return;
        }
        self.take_outcome(seat);
        self.waiting.remove(seat);
        if self.waiting.is_empty() {
            self.clear_attack();
        }
    }

    /// HW-156 to HW-158, AMB-15: Disdain and Valour; workers gained stay for the next year.
    fn take_outcome(&mut self, seat: Seat) {
        let outcome = self.outcome(seat);
        let pack = self.printed.0;
        let sheet = &mut self.sheets[seat.index()];
        self.clash.fronts[seat.index()] = Front {
            own: sheet.own_attack,
            ignored: sheet.ignored,
            cohorts: sheet.cohorts,
            outcome,
        };
        sheet.take_attack(pack, outcome, &mut ());
    }

    /// HW-159, AMB-02: attack cards are discarded, neutral cards cleared; then the next year.
    fn clear_attack(&mut self) {
        self.discard |= self.out;
        self.clash = Clash {
            year: self.year,
            cards: self.out,
            arrows: self.attack,
            fronts: self.clash.fronts,
        };
        self.out = 0;
        self.attack = [0; 3];
        self.neutral = [NO_NEUTRAL; 2];
        let over = usize::from(self.year) == YEARS;
        for seat in Seat::all(self.players) {
            let sheet = self.sheet_mut(seat);
            sheet.ignored = [0; 3];
            sheet.own_attack = [0; 3];
            sheet.extra_attack = 0;
            if over {
                // HW-160: workers gained in the last attack are lost.
                sheet.pool = Pieces::NONE;
            }
        }
        if over {
            self.phase = Phase::Over;
        } else {
            self.year += 1;
            self.phase = Phase::Fate;
        }
    }
}

impl Sheet {
    pub(crate) fn take_attack(
        &mut self,
        pack: &crate::components::Components,
        outcome: Outcome,
        ledger: &mut impl Ledger,
    ) {
        self.disdain = (self.disdain + outcome.disdain).min(pack.disdain_boxes);
        for _ in 0..outcome.valour {
            self.fill_attribute(pack, Attribute::Valour, ledger);
        }
    }
}
