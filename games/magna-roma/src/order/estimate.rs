//! Where version 1 of the rules supposed that the order of gains matters: logs of that time hold
//! an answer wherever it asked.

use crate::MagnaRoma;
use crate::components::{Gain, Resource, SPACES};
use crate::holdings::{Holdings, spaces_after};

impl MagnaRoma {
    /// Whether a gain could pay for a trade, or moves of different length end on different market
    /// spaces. What trades themselves bring and take is not followed.
    pub(super) fn seems_to_matter(&self) -> bool {
        let moves = self.gains.list().iter().filter(|gain| gain.resource == Resource::Luxury);
        let Some(first) = moves.clone().next() else { return false };
        let count = moves.clone().count() as u8;
        let own = Holdings::of(self);
        let ahead = self.arrivals();
        let trades = || (0..SPACES as u8).filter(|space| ahead >> space & 1 != 0);
        let trades = || trades().filter_map(|space| self.token_at(space));
        let coming = |resource| self.gains.total(resource);
        let earned =
            |resource| trades().any(|token| token.get.iter().any(|g| g.resource == resource));
        let payable = |price: &Gain| {
            let owned = own.owned(price.resource).saturating_add(coming(price.resource));
            owned >= price.amount || earned(price.resource)
        };
        let pays = |price: &Gain| {
            let short = own.owned(price.resource) < price.amount.saturating_mul(count);
            let wasted = own.room_for(self, price.resource) < coming(price.resource);
            coming(price.resource) > 0 && (short || wasted)
        };
        let ends_differ = moves.clone().any(|gain| gain.amount != first.amount);
        trades().any(|token| {
            token.give.iter().all(payable) && (ends_differ || token.give.iter().any(pays))
        })
    }

    /// The market spaces the luxury goods among the gains can lead to, in any order, as bits.
    fn arrivals(&self) -> u32 {
        let from = self.acting().market;
        let end = self.pack.0.market_end();
        let mut sums = 1u64;
        for gain in self.gains.list().iter().filter(|gain| gain.resource == Resource::Luxury) {
            sums |= sums << gain.amount.min(end);
        }
        let furthest = sums.ilog2() as u8;
        let last = from.saturating_add(furthest).min(end);
        if self.setup.market_trade_on_landing_only {
            let landings = (1..=furthest).filter(|sum| sums >> sum & 1 != 0);
            landings.fold(0, |spaces, sum| spaces | 1 << from.saturating_add(sum).min(end))
                & spaces_after(from, last)
        } else {
            spaces_after(from, last)
        }
    }
}
