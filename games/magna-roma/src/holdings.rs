//! What gains and trades change: a player's goods and markers, and what is left in the box
//! (MR-050 to MR-073).

use crate::components::{Gain, Resource, Token};
use crate::{MagnaRoma, Realm};

/// The goods and markers of the player whose turn it is, with the trades still to be offered.
/// Small enough to try every order of some gains on copies.
#[derive(Clone, Copy)]
pub(crate) struct Holdings {
    legions: u8,
    pub(crate) market: u8,
    faith: u8,
    coins: u8,
    population: u8,
    blessings: u8,
    vp: u16,
    /// The market spaces whose trade is still to be offered, as bits.
    offers: u32,
    supply: Supply,
}

/// How many pieces are left in the box.
#[derive(Clone, Copy)]
struct Supply {
    limited: bool,
    coins: u8,
    population: u8,
    blessings: u8,
}

impl Supply {
    /// Without the switch there is always enough (AMB-10).
    fn of(game: &MagnaRoma) -> Self {
        let limited = game.setup.limited_supply;
        if !limited {
            return Self { limited, coins: u8::MAX, population: u8::MAX, blessings: u8::MAX };
        }
        let realms = &game.realms[..usize::from(game.players)];
        let left = |all: u8, out: fn(&Realm) -> u8| {
            let out: u16 = realms.iter().map(|realm| u16::from(out(realm))).sum();
            u16::from(all).saturating_sub(out) as u8
        };
        let pieces = game.pack.0.pieces;
        Self {
            limited,
            coins: left(pieces.coins, |realm| realm.coins),
            population: left(pieces.population, |realm| realm.population),
            blessings: left(pieces.blessings, |realm| realm.blessings + realm.city.blessed.len()),
        }
    }
}

/// Takes so many pieces out of the box, or as many as there are.
fn taken(left: &mut u8, amount: u8, limited: bool) -> u8 {
    let taken = amount.min(*left);
    if limited {
        *left -= taken;
    }
    taken
}

impl Holdings {
    /// Those of the player whose turn it is.
    pub(crate) fn of(game: &MagnaRoma) -> Self {
        let realm = game.acting();
        Self {
            legions: realm.legions,
            market: realm.market,
            faith: realm.faith,
            coins: realm.coins,
            population: realm.population,
            blessings: realm.blessings,
            vp: realm.vp,
            offers: game.offers,
            supply: Supply::of(game),
        }
    }

    /// Puts them back in front of the player.
    pub(crate) fn keep(self, game: &mut MagnaRoma) {
        game.offers = self.offers;
        let realm = game.acting_mut();
        realm.legions = self.legions;
        realm.market = self.market;
        realm.faith = self.faith;
        realm.coins = self.coins;
        realm.population = self.population;
        realm.blessings = self.blessings;
        realm.vp = self.vp;
    }

    /// All goods and markers in one number.
    pub(crate) fn sum(self) -> u64 {
        let Self { legions, market, faith, coins, population, blessings, vp, .. } = self;
        let goods = [legions, market, faith, coins, population, blessings];
        goods.into_iter().fold(vp.into(), |sum, number| sum << 8 | u64::from(number))
    }

    /// Takes one gain at once; a luxury good may leave trades to be offered.
    ///
    /// MR-018, MR-019, MR-050, MR-060, MR-070, MR-071, MR-073, AMB-04, AMB-08, AMB-10
    pub(crate) fn gain(&mut self, game: &MagnaRoma, gain: Gain) {
        let pack = game.pack.0;
        let amount = gain.amount;
        let Supply { limited, coins, population, blessings } = &mut self.supply;
        match gain.resource {
            Resource::Legion => {
                self.legions = self.legions.saturating_add(amount).min(pack.military_end());
            }
            Resource::Faith => {
                let from = self.faith;
                self.faith = from.saturating_add(amount).min(pack.pantheon_end());
                let passed = pack.blessings & spaces_after(from, self.faith);
                self.blessings += taken(blessings, passed.count_ones() as u8, *limited);
            }
            Resource::Luxury => {
                let from = self.market;
                self.market = from.saturating_add(amount).min(pack.market_end());
                self.offers |= game.trades_between(from, self.market);
            }
            Resource::Vp => self.vp = self.vp.saturating_add(amount.into()),
            Resource::Coin => {
                self.coins = self.coins.saturating_add(taken(coins, amount, *limited));
            }
            Resource::Population => {
                let more = taken(population, amount, *limited);
                self.population = self.population.saturating_add(more);
            }
        }
    }

    /// The token whose trade is offered now.
    pub(crate) fn offered(&self, game: &MagnaRoma) -> Option<&'static Token> {
        if self.offers == 0 { None } else { game.token_at(self.offers.trailing_zeros() as u8) }
    }

    /// How much of a resource there is to pay with.
    pub(crate) fn owned(&self, resource: Resource) -> u8 {
        match resource {
            Resource::Legion => self.legions,
            Resource::Coin => self.coins,
            Resource::Population => self.population,
            Resource::Faith | Resource::Luxury | Resource::Vp => 0,
        }
    }

    /// How much of a resource that pays can still be gained before something is lost.
    pub(crate) fn room_for(&self, game: &MagnaRoma, resource: Resource) -> u8 {
        match resource {
            Resource::Legion => game.pack.0.military_end() - self.legions,
            Resource::Coin => self.supply.coins,
            Resource::Population => self.supply.population,
            Resource::Faith | Resource::Luxury | Resource::Vp => u8::MAX,
        }
    }

    /// Whether there is all that a token asks (AMB-09).
    pub(crate) fn can_pay(&self, token: &Token) -> bool {
        token.give.iter().all(|price| self.owned(price.resource) >= price.amount)
    }

    /// Answers the trade that is offered: it is no longer.
    pub(crate) fn answer(&mut self) {
        self.offers &= self.offers - 1;
    }

    /// Pays all that a token asks.
    pub(crate) fn pay(&mut self, token: &Token) {
        let Supply { limited, coins, population, .. } = &mut self.supply;
        let back = |left: &mut u8, amount: u8| {
            if *limited {
                *left += amount;
            }
        };
        for Gain { resource, amount } in &token.give {
            match resource {
                Resource::Legion => self.legions -= amount,
                Resource::Coin => {
                    self.coins -= amount;
                    back(coins, *amount);
                }
                Resource::Population => {
                    self.population -= amount;
                    back(population, *amount);
                }
                Resource::Faith | Resource::Luxury | Resource::Vp => {
                    unreachable!("the pack loader admits no such price")
                }
            }
        }
    }

    /// Receives at once what a token offers; a luxury good comes last, so that all the rest can
    /// pay for the trade it may lead to.
    pub(crate) fn receive(&mut self, game: &MagnaRoma, token: &Token) {
        let is_luxury = |gain: &&Gain| gain.resource == Resource::Luxury;
        for gain in token.get.iter().filter(|gain| !is_luxury(gain)) {
            self.gain(game, *gain);
        }
        for gain in token.get.iter().filter(is_luxury) {
            self.gain(game, *gain);
        }
    }
}

impl MagnaRoma {
    /// The trade token a market space is connected to (MR-052).
    pub fn token_at(&self, space: u8) -> Option<&'static Token> {
        let place = self.pack.0.connected[usize::from(space)];
        let token = self.tokens[usize::from(place.checked_sub(1)?)];
        self.pack.0.tokens.get(usize::from(token))
    }

    /// The trades a move of the market marker leads to, as market spaces: that of the space it
    /// ends on, or, by the switch, of every space it passes, each token once.
    ///
    /// MR-053, MR-054, MR-055, AMB-06, AMB-07
    fn trades_between(&self, from: u8, to: u8) -> u32 {
        if from == to {
            return 0;
        }
        if self.setup.market_trade_on_landing_only {
            return if self.token_at(to).is_some() { 1 << to } else { 0 };
        }
        let connected = &self.pack.0.connected;
        let (mut seen, mut offers) = (0u8, 0);
        for space in from + 1..=to {
            let place = connected[usize::from(space)];
            if place > 0 && seen >> place & 1 == 0 {
                seen |= 1 << place;
                offers |= 1 << space;
            }
        }
        offers
    }

    /// The token whose trade is offered now.
    pub fn offered(&self) -> Option<&'static Token> {
        if self.offers == 0 { None } else { self.token_at(self.offers.trailing_zeros() as u8) }
    }
}

/// The spaces after `from` up to `to`, as bits.
pub(crate) const fn spaces_after(from: u8, to: u8) -> u32 {
    ((1u64 << (to + 1)) - (1u64 << (from + 1))) as u32
}
