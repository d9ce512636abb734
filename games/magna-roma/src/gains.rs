//! Gaining: personal bonuses, and one gain after the other with the trades it leads to
//! (MR-030 to MR-036, MR-053, MR-054, MR-094, MR-095).

use crate::components::{BONUSES, Gain, Resource};
use crate::holdings::Holdings;
use crate::order::{Asking, Turn};
use crate::{Colour, MagnaRoma, Phase, Refusal};

/// Gains that come at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gains {
    list: [Gain; BONUSES],
    len: u8,
}

/// What follows when all gains are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// The symbols of the tile just placed.
    Symbols,
    /// The optional action.
    Act,
    /// Perhaps another blessing.
    Bless,
    /// The next monument of the display.
    Refill,
    /// The end of the turn.
    End,
}

impl Gains {
    /// The gains of a list.
    pub(crate) fn of(list: &[Gain]) -> Self {
        let mut gains = Self::default();
        for gain in list {
            gains.push(*gain);
        }
        gains
    }

    /// Adds a gain.
    pub(crate) fn push(&mut self, gain: Gain) {
        self.list[usize::from(self.len)] = gain;
        self.len += 1;
    }

    /// The gains, in no particular order.
    pub fn list(&self) -> &[Gain] {
        &self.list[..usize::from(self.len)]
    }

    /// How many gains there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The first gain that is such.
    pub(crate) fn position(&self, is_such: impl FnMut(&Gain) -> bool) -> Option<usize> {
        self.list().iter().position(is_such)
    }

    /// Takes a gain out; the others keep their order.
    pub(crate) fn remove(&mut self, index: usize) -> Gain {
        let last = usize::from(self.len) - 1;
        self.list[index..=last].rotate_left(1);
        self.len -= 1;
        std::mem::take(&mut self.list[last])
    }

    /// Takes a gain out; the last takes its place.
    fn swap_remove(&mut self, index: usize) -> Gain {
        self.list.swap(index, usize::from(self.len) - 1);
        self.remove(usize::from(self.len) - 1)
    }

    /// Calls `each` once for every different gain.
    pub(crate) fn each_kind(&self, mut each: impl FnMut(Gain)) {
        for (index, gain) in self.list().iter().enumerate() {
            if !self.list[..index].contains(gain) {
                each(*gain);
            }
        }
    }

    /// How much of a resource there is in all gains together.
    pub(crate) fn total(&self, resource: Resource) -> u8 {
        let own = self.list().iter().filter(|gain| gain.resource == resource);
        own.fold(0, |sum, gain| sum.saturating_add(gain.amount))
    }
}

impl MagnaRoma {
    /// Takes these gains, in an order the player chooses where it can matter, and goes on.
    pub(crate) fn take(&mut self, gains: Gains, then: Then) {
        self.gains = gains;
        self.then = then;
        self.carry_on();
    }

    /// Carries on until the player has to say something: each gain completely, with the trade or
    /// blessing it leads to, before the next.
    ///
    /// MR-036, MR-095, AMB-03, AMB-28, AMB-37
    pub(crate) fn carry_on(&mut self) {
        loop {
            if let Some(token) = self.offered() {
                if Holdings::of(self).can_pay(token) {
                    self.phase = Phase::Trade;
                    return;
                }
                self.offers &= self.offers - 1;
            } else if !self.gains.is_empty() {
                match self.next_gain() {
                    Turn::Take(index) => self.gain(index),
                    Turn::Ask => {
                        self.phase = Phase::Order;
                        return;
                    }
                }
            } else {
                match self.then {
                    Then::Symbols => {
                        let small = self.setup.centre_colour_matches_nothing;
                        self.gains = self.acting().city.symbols(self.pack.0, self.spot, small);
                        self.then = Then::Act;
                    }
                    Then::Act => return self.begin_action(),
                    Then::Bless => return self.bless_on(),
                    Then::Refill => return self.refill_display(),
                    Then::End => return self.end_turn(),
                }
            }
        }
    }

    /// Takes one of the gains at once; a luxury good may leave trades to be offered.
    fn gain(&mut self, index: usize) {
        let gain = if self.asking == Asking::Estimated {
            self.gains.swap_remove(index)
        } else {
            self.gains.remove(index)
        };
        let mut own = Holdings::of(self);
        own.gain(self, gain);
        own.keep(self);
    }

    /// Moves the star markers, by colour, and returns the bonuses they reach.
    ///
    /// MR-031, MR-032, MR-033, AMB-05
    pub(crate) fn advance(&mut self, stars: [u8; 3]) -> Gains {
        let pack = self.pack.0;
        let passing = self.setup.personal_bonus_on_passing;
        let realm = self.acting_mut();
        let from = realm.stars;
        for (marker, stars) in realm.stars.iter_mut().zip(stars) {
            *marker = marker.saturating_add(stars).min(pack.star_end());
        }
        let to = realm.stars;
        let mut gains = Gains::default();
        if from == to {
            return gains;
        }
        for (index, bonus) in pack.bonuses.iter().enumerate() {
            let on_or_beyond = |(track, step): (Colour, u8)| to[track as usize] >= step;
            let (track, step) = (bonus.at.0 as usize, bonus.at.1);
            let reached = match bonus.linked {
                Some(linked) => on_or_beyond(bonus.at) && on_or_beyond(linked),
                None if passing => from[track] < step && step <= to[track],
                None => from[track] != to[track] && step == to[track],
            };
            if reached && realm.bonuses >> index & 1 == 0 {
                realm.bonuses |= 1 << index;
                gains.push(bonus.gain);
            }
        }
        gains
    }

    /// MR-094: the player names the gain to take next.
    pub(crate) fn check_first(&self, gain: Gain) -> Result<(), Refusal> {
        self.expect(Phase::Order)?;
        if self.gains.list().contains(&gain) { Ok(()) } else { Err(Refusal::NoSuchGain) }
    }

    pub(crate) fn take_first(&mut self, gain: Gain) {
        let index = self.gains.position(|other| *other == gain);
        self.gain(index.expect("the gain was checked"));
        self.carry_on();
    }

    /// Pays all that the token asks, then receives at once what it offers.
    ///
    /// MR-053, AMB-09
    pub(crate) fn trade(&mut self) {
        let mut own = Holdings::of(self);
        let token = own.offered(self).expect("a trade is offered");
        own.answer();
        own.pay(token);
        own.keep(self);
        self.acting_mut().keep_people_within_population();
        own.receive(self, token);
        own.keep(self);
        self.carry_on();
    }

    /// MR-054: a trade declined is lost.
    pub(crate) fn decline(&mut self) {
        self.offers &= self.offers - 1;
        self.carry_on();
    }
}
