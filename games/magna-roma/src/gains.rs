//! Gaining: tracks, personal bonuses, blessing tokens, trades, and the order of it all
//! (MR-030 to MR-036, MR-050 to MR-073, MR-094, MR-095).

use crate::components::{BONUSES, Gain, Resource, SPACES, Token};
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

    fn remove(&mut self, index: usize) -> Gain {
        let gain = self.list[index];
        let last = usize::from(self.len) - 1;
        self.list[index] = self.list[last];
        self.list[last] = Gain::default();
        self.len -= 1;
        gain
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
    fn total(&self, resource: Resource) -> u8 {
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
                if self.can_pay(token) {
                    self.phase = Phase::Trade;
                    return;
                }
                self.offers &= self.offers - 1;
            } else if self.gains.len() > 1 && self.order_matters() {
                self.phase = Phase::Order;
                return;
            } else if !self.gains.is_empty() {
                let gain = self.gains.remove(0);
                self.gain(gain);
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

    /// Takes one gain at once; a luxury good may leave a trade to be offered.
    ///
    /// MR-018, MR-019, MR-050, MR-060, MR-070, MR-071, MR-073, AMB-04, AMB-08
    fn gain(&mut self, gain: Gain) {
        let pack = self.pack.0;
        let limit = self.supply(gain.resource);
        let realm = self.acting_mut();
        let amount = gain.amount;
        match gain.resource {
            Resource::Legion => {
                realm.legions = realm.legions.saturating_add(amount).min(pack.military_end());
            }
            Resource::Faith => {
                let from = realm.faith;
                realm.faith = from.saturating_add(amount).min(pack.pantheon_end());
                let passed = pack.blessings & spaces_after(from, realm.faith);
                realm.blessings += (passed.count_ones() as u8).min(limit);
            }
            Resource::Luxury => {
                let from = realm.market;
                realm.market = from.saturating_add(amount).min(pack.market_end());
                let to = realm.market;
                self.offer(from, to);
            }
            Resource::Vp => realm.vp = realm.vp.saturating_add(amount.into()),
            Resource::Coin => realm.coins = realm.coins.saturating_add(amount.min(limit)),
            Resource::Population => {
                realm.population = realm.population.saturating_add(amount.min(limit));
            }
        }
    }

    /// How many pieces of a kind are left in the box; without the switch, always enough.
    /// Faith is limited by the blessing tokens it brings.
    ///
    /// AMB-10
    fn supply(&self, resource: Resource) -> u8 {
        if !self.setup.limited_supply {
            return u8::MAX;
        }
        let realms = &self.realms[..usize::from(self.players)];
        let pieces = self.pack.0.pieces;
        let (all, out): (u8, u16) = match resource {
            Resource::Coin => (pieces.coins, realms.iter().map(|r| u16::from(r.coins)).sum()),
            Resource::Population => {
                (pieces.population, realms.iter().map(|r| u16::from(r.population)).sum())
            }
            Resource::Faith => {
                let out = realms.iter().map(|r| u16::from(r.blessings + r.city.blessed.len()));
                (pieces.blessings, out.sum())
            }
            Resource::Legion | Resource::Luxury | Resource::Vp => return u8::MAX,
        };
        u16::from(all).saturating_sub(out) as u8
    }

    /// Moves a star marker and returns the bonuses it reaches.
    ///
    /// MR-031, MR-032, MR-033, AMB-05
    pub(crate) fn advance(&mut self, colour: Colour, stars: u8) -> Gains {
        let pack = self.pack.0;
        let passing = self.setup.personal_bonus_on_passing;
        let realm = self.acting_mut();
        let from = realm.stars[colour as usize];
        let to = from.saturating_add(stars).min(pack.star_end());
        realm.stars[colour as usize] = to;
        let mut gains = Gains::default();
        if from == to {
            return gains;
        }
        for (index, bonus) in pack.bonuses.iter().enumerate() {
            let on_or_beyond = |(track, step): (Colour, u8)| realm.stars[track as usize] >= step;
            let reached = match bonus.linked {
                Some(linked) => on_or_beyond(bonus.at) && on_or_beyond(linked),
                None if bonus.at.0 != colour => false,
                None if passing => from < bonus.at.1 && bonus.at.1 <= to,
                None => bonus.at.1 == to,
            };
            if reached && realm.bonuses >> index & 1 == 0 {
                realm.bonuses |= 1 << index;
                gains.push(bonus.gain);
            }
        }
        gains
    }

    /// Whether the order in which the gains are taken can make a difference. It can only through
    /// trades: because a gain pays for one, or because moves of different length end on different
    /// market spaces.
    ///
    /// AMB-03, AMB-37
    fn order_matters(&self) -> bool {
        let moves = self.gains.list().iter().filter(|gain| gain.resource == Resource::Luxury);
        let Some(first) = moves.clone().next() else { return false };
        let count = moves.clone().count() as u8;
        let ahead = self.arrivals();
        let trades = || (0..SPACES as u8).filter(|space| ahead >> space & 1 != 0);
        let trades = || trades().filter_map(|space| self.token_at(space));
        let coming = |resource| self.gains.total(resource);
        let earned =
            |resource| trades().any(|token| token.get.iter().any(|g| g.resource == resource));
        let payable = |price: &Gain| {
            let owned = self.owned(price.resource).saturating_add(coming(price.resource));
            owned >= price.amount || earned(price.resource)
        };
        let pays = |price: &Gain| {
            let short = self.owned(price.resource) < price.amount.saturating_mul(count);
            let wasted = self.room_for(price.resource) < coming(price.resource);
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

    /// How much of a resource the player could still gain before something is lost.
    fn room_for(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Legion => self.pack.0.military_end() - self.acting().legions,
            other => self.supply(other),
        }
    }

    /// How much of a resource the player could pay with.
    pub(crate) fn owned(&self, resource: Resource) -> u8 {
        let realm = self.acting();
        match resource {
            Resource::Legion => realm.legions,
            Resource::Coin => realm.coins,
            Resource::Population => realm.population,
            Resource::Faith | Resource::Luxury | Resource::Vp => 0,
        }
    }

    /// MR-094: the player names the gain to take next.
    pub(crate) fn check_first(&self, gain: Gain) -> Result<(), Refusal> {
        self.expect(Phase::Order)?;
        if self.gains.list().contains(&gain) { Ok(()) } else { Err(Refusal::NoSuchGain) }
    }

    pub(crate) fn take_first(&mut self, gain: Gain) {
        let index = self.gains.list().iter().position(|other| *other == gain);
        let gain = self.gains.remove(index.expect("the gain was checked"));
        self.gain(gain);
        self.carry_on();
    }

    /// The trade token a market space is connected to (MR-052).
    pub fn token_at(&self, space: u8) -> Option<&'static Token> {
        let place = self.pack.0.connected[usize::from(space)];
        let token = self.tokens[usize::from(place.checked_sub(1)?)];
        self.pack.0.tokens.get(usize::from(token))
    }

    /// Notes the trades a move of the market marker leads to: that of the space it ends on, or, by
    /// the switch, of every space it passes, each token once.
    ///
    /// MR-053, MR-054, MR-055, AMB-06, AMB-07
    fn offer(&mut self, from: u8, to: u8) {
        if from == to {
            return;
        }
        if self.setup.market_trade_on_landing_only {
            if self.token_at(to).is_some() {
                self.offers |= 1 << to;
            }
            return;
        }
        let connected = &self.pack.0.connected;
        let mut seen = 0u8;
        for space in from + 1..=to {
            let place = connected[usize::from(space)];
            if place > 0 && seen >> place & 1 == 0 {
                seen |= 1 << place;
                self.offers |= 1 << space;
            }
        }
    }

    /// The token whose trade is offered now.
    pub fn offered(&self) -> Option<&'static Token> {
        if self.offers == 0 { None } else { self.token_at(self.offers.trailing_zeros() as u8) }
    }

    /// Whether the player has all that a token asks (AMB-09).
    pub(crate) fn can_pay(&self, token: &Token) -> bool {
        token.give.iter().all(|price| self.owned(price.resource) >= price.amount)
    }

    /// Pays all that the token asks, then receives at once what it offers; a luxury good comes
    /// last, so that all the rest can pay for the trade it may lead to.
    ///
    /// MR-053, AMB-09
    pub(crate) fn trade(&mut self) {
        let token = self.offered().expect("a trade is offered");
        self.offers &= self.offers - 1;
        for price in &token.give {
            let realm = self.acting_mut();
            match price.resource {
                Resource::Legion => realm.legions -= price.amount,
                Resource::Coin => realm.coins -= price.amount,
                Resource::Population => {
                    realm.population -= price.amount;
                    realm.keep_people_within_population();
                }
                Resource::Faith | Resource::Luxury | Resource::Vp => {
                    unreachable!("the pack loader admits no such price")
                }
            }
        }
        let is_luxury = |gain: &&Gain| gain.resource == Resource::Luxury;
        for gain in token.get.iter().filter(|gain| !is_luxury(gain)) {
            self.gain(*gain);
        }
        for gain in token.get.iter().filter(is_luxury) {
            self.gain(*gain);
        }
        self.carry_on();
    }

    /// MR-054: a trade declined is lost.
    pub(crate) fn decline(&mut self) {
        self.offers &= self.offers - 1;
        self.carry_on();
    }
}

/// The spaces after `from` up to `to`, as bits.
const fn spaces_after(from: u8, to: u8) -> u32 {
    ((1u64 << (to + 1)) - (1u64 << (from + 1))) as u32
}
