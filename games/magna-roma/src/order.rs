//! Whether the order of gains matters (MR-036, MR-094, AMB-03, AMB-37).
//!
//! The player is asked exactly where it does: where some outcome can be reached if one gain comes
//! first and cannot if another does.

mod estimate;

use crate::MagnaRoma;
use crate::components::{Gain, Resource, SPACES};
use crate::gains::Gains;
use crate::holdings::{Holdings, spaces_after};

/// When the player is asked for an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asking {
    /// Where version 1 of the rules supposed that it matters.
    Estimated,
    /// Where it matters.
    Exact,
    /// Always, for tests that try every order.
    #[cfg(test)]
    Always,
}

/// What is done about the gains of a moment.
pub(crate) enum Turn {
    /// The gain with this index is taken.
    Take(usize),
    /// The player says which.
    Ask,
}

impl MagnaRoma {
    /// Which of the gains is taken next, or that the player has to say it. What no trade can ask
    /// for is taken at once; if the order of the rest changes nothing, luxury goods come last.
    ///
    /// MR-036, MR-094, AMB-03, AMB-37
    pub(crate) fn next_gain(&self) -> Turn {
        let gains = &self.gains;
        if gains.len() == 1 {
            return Turn::Take(0);
        }
        match self.asking {
            Asking::Estimated if self.seems_to_matter() => Turn::Ask,
            Asking::Estimated => Turn::Take(0),
            #[cfg(test)]
            Asking::Always => Turn::Ask,
            Asking::Exact => match self.indifferent() {
                Some(index) => Turn::Take(index),
                None if self.order_matters() => Turn::Ask,
                None => Turn::Take(gains.position(|gain| !is_luxury(*gain)).unwrap_or(0)),
            },
        }
    }

    /// The first gain that nothing depends on.
    fn indifferent(&self) -> Option<usize> {
        let asked = self.asked_for();
        self.gains.position(|gain| !is_luxury(*gain) && asked >> gain.resource as u8 & 1 == 0)
    }

    /// The resources that trades can ask for while the gains are taken, as bits.
    fn asked_for(&self) -> u8 {
        let market = self.acting().market;
        let end = self.pack.0.market_end();
        let luxury = self.gains.total(Resource::Luxury);
        if luxury == 0 {
            return 0;
        }
        // A trade for a luxury good may lead to any other.
        let leads_on = |space| {
            self.token_at(space).is_some_and(|token| token.get.iter().any(|gain| is_luxury(*gain)))
        };
        let last = market.saturating_add(luxury).min(end);
        let last = if (market + 1..=last).any(leads_on) { end } else { last };
        let within = spaces_after(market, last);
        let spaces = (0..SPACES as u8).filter(|space| within >> space & 1 != 0);
        let tokens = spaces.filter_map(|space| self.token_at(space));
        let prices = tokens.flat_map(|token| &token.give);
        prices.fold(0, |bits, price| bits | 1 << price.resource as u8)
    }

    /// Whether it makes a difference which of the gains comes first, by trying every order and
    /// every answer to the trades on the way.
    ///
    /// AMB-03, AMB-37
    pub(crate) fn order_matters(&self) -> bool {
        let asked = self.asked_for();
        let mut own = Holdings::of(self);
        let mut rest = Gains::default();
        for gain in self.gains.list() {
            if is_luxury(*gain) || asked >> gain.resource as u8 & 1 != 0 {
                rest.push(*gain);
            } else {
                own.gain(self, *gain);
            }
        }
        let is_new = |index: usize| !rest.list()[..index].contains(&rest.list()[index]);
        let mut kinds = (0..rest.len()).filter(|index| is_new(*index));
        let mut trial = Trial { game: self, steps: 0 };
        let Some(first) = kinds.next() else { return false };
        let mut others = kinds.peekable();
        if asked == 0 || others.peek().is_none() {
            return false;
        }
        let Some(outcomes) = trial.outcomes(own, rest, first) else { return true };
        others.any(|index| match trial.outcomes(own, rest, index) {
            Some(other) => !other.equals(&outcomes),
            None => true,
        })
    }
}

fn is_luxury(gain: Gain) -> bool {
    gain.resource == Resource::Luxury
}

/// The most different outcomes that are compared.
const OUTCOMES: usize = 64;

/// The most steps of trying. No box brings more than a handful of gains at once; should a pack do
/// so, the player is asked rather than kept waiting.
const STEPS: u32 = 20_000;

/// Different outcomes, in no particular order.
struct Outcomes {
    list: [u64; OUTCOMES],
    len: usize,
}

impl Outcomes {
    fn list(&self) -> &[u64] {
        &self.list[..self.len]
    }

    /// Notes an outcome; `None` if there are too many.
    fn insert(&mut self, outcome: u64) -> Option<()> {
        if !self.list().contains(&outcome) {
            *self.list.get_mut(self.len)? = outcome;
            self.len += 1;
        }
        Some(())
    }

    /// Whether both are the same, as sets.
    fn equals(&self, other: &Self) -> bool {
        self.len == other.len && self.list().iter().all(|own| other.list().contains(own))
    }
}

/// Trying every order.
struct Trial<'a> {
    game: &'a MagnaRoma,
    steps: u32,
}

impl Trial<'_> {
    /// Everything that can come out if the gain with this index is first; `None` if it is too much
    /// to look at.
    fn outcomes(&mut self, own: Holdings, gains: Gains, first: usize) -> Option<Outcomes> {
        let mut found = Outcomes { list: [0; OUTCOMES], len: 0 };
        self.take(own, gains, first, &mut found)?;
        Some(found)
    }

    fn take(
        &mut self,
        mut own: Holdings,
        mut gains: Gains,
        index: usize,
        found: &mut Outcomes,
    ) -> Option<()> {
        let gain = gains.remove(index);
        own.gain(self.game, gain);
        self.go_on(own, gains, found)
    }

    fn go_on(&mut self, mut own: Holdings, gains: Gains, found: &mut Outcomes) -> Option<()> {
        self.steps += 1;
        if self.steps > STEPS {
            return None;
        }
        if let Some(token) = own.offered(self.game) {
            own.answer();
            if own.can_pay(token) {
                let mut with = own;
                with.pay(token);
                with.receive(self.game, token);
                self.go_on(with, gains, found)?;
            }
            return self.go_on(own, gains, found);
        }
        // Without a luxury good no trade follows, and the order of the rest is all one.
        if !gains.list().iter().any(|gain| is_luxury(*gain)) {
            for gain in gains.list() {
                own.gain(self.game, *gain);
            }
            return found.insert(own.sum());
        }
        for (index, gain) in gains.list().iter().enumerate() {
            if !gains.list()[..index].contains(gain) {
                self.take(own, gains, index, found)?;
            }
        }
        Some(())
    }
}
