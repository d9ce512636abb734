//! What the things a seat holds are worth: markers on tracks, coins, meeples, legions.

use crate::NONE;
use crate::components::{Resource, Token};

use super::{CROWD, MOST, Prices};

impl Prices<'_> {
    /// What everything is worth that is not lying in the city.
    pub fn holdings(&self) -> f32 {
        let realm = self.realm();
        let built = realm.city.monuments().count() as f32;
        f32::from(realm.vp) * self.taste.prestige
            + self.market_now
            + self.pantheon(realm.faith, realm.blessings)
            + self.scored(&self.crowd, realm.population)
            + self.purse(realm.coins, built)
            + self.people(realm.population, built, self.needs)
            + self.army(realm.legions, None)
    }

    /// Prices every gain, from one to the most that has a price of its own.
    pub(super) fn price_gains(&mut self) {
        let pack = self.pack();
        let realm = self.realm();
        let built = realm.city.monuments().count() as f32;
        let people =
            |people| self.scored(&self.crowd, people) + self.people(people, built, self.needs);
        let army = self.army(realm.legions, None);
        let pantheon = self.pantheon(realm.faith, realm.blessings);
        let (purse, crowd) = (self.purse(realm.coins, built), people(realm.population));
        let mut gains = [[0.0; MOST + 1]; 6];
        for amount in 1..=MOST as u8 {
            let mut set = |resource: Resource, price: f32| {
                gains[resource as usize][usize::from(amount)] = price;
            };
            let legions = (realm.legions + amount).min(pack.military_end());
            set(Resource::Legion, self.army(legions, None) - army);
            let faith = (realm.faith + amount).min(pack.pantheon_end());
            let passed = pack.blessings >> (realm.faith + 1) & ((1 << (faith - realm.faith)) - 1);
            let tokens = realm.blessings + passed.count_ones() as u8;
            set(Resource::Faith, self.pantheon(faith, tokens) - pantheon);
            set(Resource::Vp, self.taste.prestige * f32::from(amount));
            let more = self.purse(realm.coins.saturating_add(amount), built);
            set(Resource::Coin, more - purse);
            let more = people(realm.population.saturating_add(amount));
            set(Resource::Population, more - crowd);
            let market = (realm.market + amount).min(pack.market_end());
            set(Resource::Luxury, self.market(market, realm.stars) - self.market_now);
        }
        self.gains = gains;
        // Where the marker lands there may be a trade that pays.
        for amount in 1..=MOST as u8 {
            let market = (realm.market + amount).min(pack.market_end());
            if market > realm.market
                && let Some(token) = self.game.token_at(market)
                && token.give.iter().all(|price| self.owned(price.resource) >= price.amount)
            {
                let trade = self.trade_by(token).max(0.0);
                gains[Resource::Luxury as usize][usize::from(amount)] += trade;
            }
        }
        self.gains = gains;
    }

    fn owned(&self, resource: Resource) -> u8 {
        let realm = self.realm();
        match resource {
            Resource::Legion => realm.legions,
            Resource::Coin => realm.coins,
            Resource::Population => realm.population,
            Resource::Faith | Resource::Luxury | Resource::Vp => 0,
        }
    }

    pub(super) fn trade_by(&self, token: &Token) -> f32 {
        let realm = self.realm();
        let built = realm.city.monuments().count() as f32;
        let gets: f32 = token.get.iter().map(|gain| self.gain(*gain)).sum();
        let gives = token.give.iter().map(|price| {
            let left = self.owned(price.resource).saturating_sub(price.amount);
            match price.resource {
                Resource::Legion => self.army(realm.legions, None) - self.army(left, None),
                Resource::Coin => self.purse(realm.coins, built) - self.purse(left, built),
                _ => {
                    let people = |people| {
                        self.scored(&self.crowd, people) + self.people(people, built, self.needs)
                    };
                    people(realm.population) - people(left)
                }
            }
        });
        gets - gives.sum::<f32>()
    }

    /// The market as it may end: both the marker and the lowest star go on.
    pub(super) fn market(&self, marker: u8, stars: [u8; 3]) -> f32 {
        let pack = self.pack();
        let taste = self.taste;
        let there = f32::from(marker) + taste.market_pace * self.left;
        let multiplier = between(&pack.multipliers, there);
        let ahead = taste.star_pace * self.left;
        let values = stars.map(|step| between(&pack.values, f32::from(step) + ahead));
        let lowest = values.iter().copied().fold(f32::MAX, f32::min);
        let mean = values.iter().sum::<f32>() / 3.0;
        taste.market * multiplier * (lowest * taste.lowest + mean * (1.0 - taste.lowest))
    }

    pub(super) fn pantheon(&self, faith: u8, blessings: u8) -> f32 {
        let pack = self.pack();
        let tokens = f32::from(blessings);
        let kept = f32::from(pack.token_vp[usize::from(faith)]);
        if self.actions < 1.0 {
            return tokens * kept;
        }
        let each = self.taste.blessing.max(kept);
        let ahead = pack.blessings >> (faith + 1);
        let step = if ahead == 0 { 0.1 } else { self.taste.faith };
        let last = 32 - (pack.blessings & ((2 << faith) - 1)).leading_zeros();
        let progress = f32::from(faith) - last.saturating_sub(1) as f32;
        tokens * each + progress * step
    }

    /// Points of the monuments with some meeples and those still to be expected.
    pub(super) fn scored(&self, crowd: &[f32; CROWD], people: u8) -> f32 {
        let expected = f32::from(people) + self.left * self.taste.meeple_pace;
        self.taste.monuments * between(crowd, expected)
    }

    /// What coins are worth with so many monuments built.
    pub(super) fn purse(&self, coins: u8, built: f32) -> f32 {
        let coins = f32::from(coins);
        let future = (self.taste.monuments_wanted - built).min(self.actions).max(0.0);
        let useful = coins.min(future * self.taste.coins_each);
        useful * self.taste.coin + (coins - useful) * 0.05
    }

    /// What meeples are worth besides what they let the monuments score.
    pub(super) fn people(&self, people: u8, built: f32, needs: u8) -> f32 {
        let future = (self.taste.monuments_wanted - built).min(self.actions).max(0.0);
        let wanted = f32::from(needs) + future * self.taste.meeples_each;
        f32::from(people).min(wanted) * self.taste.meeple
    }

    /// What legions are worth, perhaps after a province is conquered.
    pub(super) fn army(&self, legions: u8, conquered: Option<usize>) -> f32 {
        let pack = self.pack();
        let (mut wanted, mut open) = (0.0, 0.0);
        for (place, province) in self.game.provinces.into_iter().enumerate() {
            let discs = &self.game.discs[place];
            if province == NONE || conquered == Some(place) || discs.contains(&self.seat.0) {
                continue;
            }
            if let Some(row) = discs.iter().position(|disc| *disc == NONE) {
                open += 1.0;
                wanted += f32::from(pack.rows[row]);
            }
        }
        let useful = if open > self.actions { wanted * self.actions / open } else { wanted };
        let useful = f32::from(legions).min(useful) * self.taste.legion;
        let end = f32::from(pack.military[usize::from(legions)]);
        useful.max(end * if self.actions < 4.0 { 1.0 } else { 0.3 })
    }
}

/// A table read between two of its spaces.
fn between<T: Copy + Into<f32>>(table: &[T], place: f32) -> f32 {
    let last = table.len() - 1;
    let low = (place as usize).min(last);
    let high = (low + 1).min(last);
    let (a, b): (f32, f32) = (table[low].into(), table[high].into());
    a + (b - a) * (place - low as f32).clamp(0.0, 1.0)
}
