//! What one more of a thing is worth in a position.

use ludi_engine::{Game as _, Seat};

use crate::cell::{Cell, Cells};
use crate::components::{Gain, PROVINCES, Resource, Sets, Token, Worth};
use crate::{Colour, MagnaRoma, NONE, Pack, Phase, Realm};

use super::Style;
use super::hopes::Hopes;

/// The largest amount with a price of its own.
const MOST: usize = 4;

/// The most meeples whose use on monuments is looked at.
const CROWD: usize = 24;

/// Where the colours and icons of a city lie.
#[derive(Clone, Copy)]
pub(super) struct Map {
    pub colours: [Cells; 3],
    pub icons: [Cells; 3],
}

impl Map {
    pub fn of(game: &MagnaRoma, realm: &Realm) -> Self {
        let mut map = Self { colours: [Cells::EMPTY; 3], icons: [Cells::EMPTY; 3] };
        for cell in realm.city.taken.iter() {
            let tile = realm.city.face(game.pack(), cell);
            if let Some(colour) = tile.colour {
                map.colours[colour as usize].insert(cell);
            }
            if let Some(icon) = tile.icon {
                map.icons[icon as usize].insert(cell);
            }
        }
        map
    }

    /// The tiles a monument scores for, and how much each; nothing for one that counts no tiles.
    pub fn fitting(&self, worth: &Worth) -> Option<(Cells, u8)> {
        match worth {
            Worth::PerColour(colour, vp) => Some((self.colours[*colour as usize], *vp)),
            Worth::PerIcon(icon, vp) => Some((self.icons[*icon as usize], *vp)),
            Worth::Fixed(_) | Worth::ByPopulation(_) => None,
        }
    }
}

/// A province in play, as a seat sees it.
#[derive(Clone, Copy, Default)]
struct Stake {
    /// Points a set as things stand: those of the own disc, or some of those of an open slot.
    points: f32,
    /// The sets the city may end with.
    sets: f32,
}

/// The prices of a position for one seat.
pub(super) struct Prices<'a> {
    pub style: &'a Style,
    pub game: &'a MagnaRoma,
    pub seat: Seat,
    pub map: Map,
    pub hopes: Hopes,
    /// Tiles still to be placed after the one that is being thought of.
    pub left: f32,
    /// Actions still to come after the one that is being thought of.
    pub actions: f32,
    stakes: [Stake; PROVINCES],
    /// What the market is worth as it stands.
    market_now: f32,
    /// What the monuments of the city score with so many meeples.
    crowd: [f32; CROWD],
    /// Meeples that the monuments of the city can use.
    needs: u8,
    gains: [[f32; MOST + 1]; 6],
}

impl<'a> Prices<'a> {
    pub fn new(style: &'a Style, game: &'a MagnaRoma, seat: Seat) -> Self {
        let realm = game.realm(seat);
        let map = Map::of(game, realm);
        let mut left = f32::from(game.pack().tiles_per_player.saturating_sub(realm.city.placed()));
        let placing = matches!(
            game.phase,
            Phase::Claim | Phase::Take | Phase::Choose | Phase::Place | Phase::Face
        );
        if placing {
            left = (left - 1.0).max(0.0);
        }
        let acting = placing || matches!(game.phase, Phase::Order | Phase::Trade);
        let mut prices = Self {
            style,
            game,
            seat,
            hopes: Hopes::of(game, &map),
            map,
            left,
            actions: left + f32::from(u8::from(acting)),
            stakes: [Stake::default(); PROVINCES],
            market_now: 0.0,
            crowd: [0.0; CROWD],
            needs: 0,
            gains: [[0.0; MOST + 1]; 6],
        };
        prices.market_now = prices.market(realm.market, realm.stars);
        prices.look_at_monuments();
        prices.look_at_provinces();
        prices.price_gains();
        prices
    }

    pub fn pack(&self) -> &'static Pack {
        self.game.pack()
    }

    pub fn realm(&self) -> &'a Realm {
        self.game.realm(self.seat)
    }

    /// What gaining something is worth.
    pub fn gain(&self, gain: Gain) -> f32 {
        let amount = usize::from(gain.amount).min(MOST);
        self.gains[gain.resource as usize][amount]
    }

    /// What new stars are worth, with the bonuses they reach.
    pub fn stars(&self, colour: Colour, stars: u8) -> f32 {
        let realm = self.realm();
        let pack = self.pack();
        let mut steps = realm.stars;
        let step = &mut steps[colour as usize];
        *step = step.saturating_add(stars).min(pack.star_end());
        let mut price = self.market(realm.market, steps) - self.market_now;
        for (index, bonus) in pack.bonuses.iter().enumerate() {
            let reached = |at: (Colour, u8)| steps[at.0 as usize] >= at.1;
            if realm.bonuses >> index & 1 == 0
                && reached(bonus.at)
                && bonus.linked.is_none_or(reached)
            {
                price += self.gain(bonus.gain);
            }
        }
        price
    }

    /// What one more icon of each kind is worth to the provinces.
    pub fn icons(&self) -> [f32; 3] {
        let mut worth = [0.0; 3];
        for (stake, province) in self.stakes.iter().zip(self.game.provinces) {
            if stake.points == 0.0 || province == NONE {
                continue;
            }
            if let Sets::Icons(needed) = self.pack().provinces[usize::from(province)].sets {
                for (icon, worth) in worth.iter_mut().enumerate().filter(|(i, _)| needed[*i] > 0) {
                    let more = self.icon_sets(needed, Some(icon)) - stake.sets;
                    *worth += self.style.provinces * stake.points * more;
                }
            }
        }
        worth
    }

    /// What a district of each colour is worth to the provinces.
    pub fn districts(&self) -> [f32; 3] {
        let mut worth = [0.0; 3];
        for (stake, province) in self.stakes.iter().zip(self.game.provinces) {
            if province == NONE {
                continue;
            }
            if let Sets::Districts(colour) = self.pack().provinces[usize::from(province)].sets {
                worth[colour as usize] += self.style.provinces * stake.points;
            }
        }
        worth
    }

    /// What the trade that is offered is worth.
    pub fn trade(&self) -> f32 {
        self.game.offered().map_or(0.0, |token| self.trade_by(token))
    }

    /// What a blessing token is worth as long as it is not played.
    pub fn token(&self) -> f32 {
        let realm = self.realm();
        let fewer = realm.blessings.saturating_sub(1);
        self.pantheon(realm.faith, realm.blessings) - self.pantheon(realm.faith, fewer)
    }

    /// What blessing a tile brings.
    pub fn blessing(&self, cell: Cell) -> f32 {
        let small = self.game.setup.centre_colour_matches_nothing;
        let symbols = self.realm().city.symbols(self.pack(), cell, small);
        let gains: f32 = symbols.list().iter().map(|gain| self.gain(*gain)).sum();
        gains + self.style.objective * self.hopes.blessed(cell)
    }

    /// What conquering a slot brings, less what it costs.
    pub fn conquest(&self, province: u8, row: u8) -> f32 {
        let pack = self.pack();
        let Some(place) = self.game.province_place(province) else { return f32::MIN };
        let printed = &pack.provinces[usize::from(province)];
        let row = usize::from(row);
        let legions = self.realm().legions;
        let stake = self.stakes[place];
        let slot = (f32::from(printed.points[row]) - stake.points) * stake.sets;
        let bonus: f32 = printed.bonus[row].iter().map(|gain| self.gain(*gain)).sum();
        let kept = self.army(legions - pack.rows[row], Some(place));
        self.style.provinces * slot + bonus + kept - self.army(legions, None)
    }

    /// What building a monument brings, less what it costs.
    pub fn building(&self, monument: u8, cell: Cell) -> f32 {
        let pack = self.pack();
        let printed = &pack.monuments[usize::from(monument)];
        let realm = self.realm();
        let under = pack.under(monument, cell);
        let mut crowd = self.crowd;
        let tiles = self.map.fitting(&printed.worth);
        let tiles = tiles.map_or(0, |(fitting, vp)| fitting.and(under).len() * vp);
        add_monument(&mut crowd, printed.population, &printed.worth, tiles);
        let useful = self.game.useful_people(monument);
        let people = realm.population;
        let built = realm.city.monuments().count() as f32;
        let points = self.scored(&crowd, people) - self.scored(&self.crowd, people);
        let before = self.purse(realm.coins, built) + self.people(people, built, self.needs);
        let coins = realm.coins - printed.coins;
        let needs = self.needs + useful;
        let after = self.purse(coins, built + 1.0) + self.people(people, built + 1.0, needs);
        let free = realm.city.room.without(realm.city.covered);
        let sites = if self.actions >= 1.0 {
            let lost = self.sites(free, None) - self.sites(free.without(under), Some(monument));
            self.style.site * lost
        } else {
            0.0
        };
        let at_once: f32 = printed.immediate.iter().map(|gain| self.gain(*gain)).sum();
        let hopes = self.style.objective * self.hopes.built(self.game, under, &self.map);
        points + after - before - sites + at_once + hopes
    }

    /// What everything is worth that is not lying in the city.
    pub fn holdings(&self) -> f32 {
        let realm = self.realm();
        let built = realm.city.monuments().count() as f32;
        f32::from(realm.vp) * self.style.prestige
            + self.market_now
            + self.pantheon(realm.faith, realm.blessings)
            + self.scored(&self.crowd, realm.population)
            + self.purse(realm.coins, built)
            + self.people(realm.population, built, self.needs)
            + self.army(realm.legions, None)
    }

    /// What the monuments on display would score on their best sites among the free cells,
    /// finished or not, without the one that is being built.
    fn sites(&self, free: Cells, building: Option<u8>) -> f32 {
        let corners = free.without(Cells::only(Cell::CENTRE)).blocks();
        let taken = self.realm().city.taken;
        let mut sum = 0.0;
        for monument in self.game.displayed().filter(|monument| Some(*monument) != building) {
            let worth = &self.pack().monuments[usize::from(monument)].worth;
            if let Some((fitting, vp)) = self.map.fitting(worth) {
                let sites = corners.iter().map(|corner| self.site(corner, fitting, taken));
                sum += sites.fold(0.0, f32::max) * f32::from(vp);
            }
        }
        sum
    }

    /// How many tiles of a block fit, an empty cell counting for a part of one.
    pub fn site(&self, corner: Cell, fitting: Cells, taken: Cells) -> f32 {
        let own = f32::from(fitting.in_block(corner));
        own + self.style.empty * f32::from(4 - taken.in_block(corner))
    }

    fn look_at_monuments(&mut self) {
        let city = &self.realm().city;
        let pack = self.pack();
        for built in city.monuments() {
            let printed = &pack.monuments[usize::from(built.monument)];
            let under = pack.under(built.monument, built.cell);
            let tiles = self.map.fitting(&printed.worth);
            let tiles = tiles.map_or(0, |(fitting, vp)| fitting.and(under).len() * vp);
            add_monument(&mut self.crowd, printed.population, &printed.worth, tiles);
            self.needs += self.game.useful_people(built.monument);
        }
    }

    fn look_at_provinces(&mut self) {
        let pack = self.pack();
        for (place, province) in self.game.provinces.into_iter().enumerate() {
            if province == NONE {
                continue;
            }
            let printed = &pack.provinces[usize::from(province)];
            let discs = &self.game.discs[place];
            let points = if let Some(row) = discs.iter().position(|disc| *disc == self.seat.0) {
                f32::from(printed.points[row])
            } else if let Some(row) = discs.iter().position(|disc| *disc == NONE) {
                self.style.open_slot * f32::from(printed.points[row])
            } else {
                0.0
            };
            let sets = match printed.sets {
                Sets::Icons(needed) => self.icon_sets(needed, None),
                Sets::Districts(colour) => {
                    let own = f32::from(self.map.colours[colour as usize].groups(2));
                    own + (self.left * self.style.district_pace).min(1.0)
                }
            };
            self.stakes[place] = Stake { points, sets };
        }
    }

    /// How many sets of icons the city may end with, perhaps with one icon more.
    fn icon_sets(&self, needed: [u8; 3], more: Option<usize>) -> f32 {
        let counted = self.realm().city.showing(self.game.setup.icons_under_monument_count);
        let (mut whole, mut part) = (u8::MAX, f32::MAX);
        for (icon, needed) in needed.into_iter().enumerate().filter(|(_, needed)| *needed > 0) {
            let own = self.map.icons[icon].and(counted).len() + u8::from(more == Some(icon));
            whole = whole.min(own / needed);
            let soon = f32::from(own) + self.left * self.style.icon_pace;
            part = part.min(soon / f32::from(needed));
        }
        if self.left > 0.0 {
            f32::from(whole) * (1.0 - self.style.part) + part * self.style.part
        } else {
            f32::from(whole)
        }
    }

    fn price_gains(&mut self) {
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
            set(Resource::Vp, self.style.prestige * f32::from(amount));
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

    fn trade_by(&self, token: &Token) -> f32 {
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
    fn market(&self, marker: u8, stars: [u8; 3]) -> f32 {
        let pack = self.pack();
        let style = self.style;
        let there = f32::from(marker) + style.market_pace * self.left;
        let multiplier = between(&pack.multipliers, there);
        let ahead = style.star_pace * self.left;
        let values = stars.map(|step| between(&pack.values, f32::from(step) + ahead));
        let lowest = values.iter().copied().fold(f32::MAX, f32::min);
        let mean = values.iter().sum::<f32>() / 3.0;
        style.market * multiplier * (lowest * style.lowest + mean * (1.0 - style.lowest))
    }

    fn pantheon(&self, faith: u8, blessings: u8) -> f32 {
        let pack = self.pack();
        let tokens = f32::from(blessings);
        let kept = f32::from(pack.token_vp[usize::from(faith)]);
        if self.actions < 1.0 {
            return tokens * kept;
        }
        let each = self.style.blessing.max(kept);
        let ahead = pack.blessings >> (faith + 1);
        let step = if ahead == 0 { 0.1 } else { self.style.faith };
        let last = 32 - (pack.blessings & ((2 << faith) - 1)).leading_zeros();
        let progress = f32::from(faith) - last.saturating_sub(1) as f32;
        tokens * each + progress * step
    }

    /// Points of the monuments with some meeples and those still to be expected.
    fn scored(&self, crowd: &[f32; CROWD], people: u8) -> f32 {
        let expected = f32::from(people) + self.left * self.style.meeple_pace;
        self.style.monuments * between(crowd, expected)
    }

    /// What coins are worth with so many monuments built.
    fn purse(&self, coins: u8, built: f32) -> f32 {
        let coins = f32::from(coins);
        let future = (self.style.monuments_wanted - built).min(self.actions).max(0.0);
        let useful = coins.min(future * self.style.coins_each);
        useful * self.style.coin + (coins - useful) * 0.05
    }

    /// What meeples are worth besides what they let the monuments score.
    fn people(&self, people: u8, built: f32, needs: u8) -> f32 {
        let future = (self.style.monuments_wanted - built).min(self.actions).max(0.0);
        let wanted = f32::from(needs) + future * self.style.meeples_each;
        f32::from(people).min(wanted) * self.style.meeple
    }

    /// What legions are worth, perhaps after a province is conquered.
    fn army(&self, legions: u8, conquered: Option<usize>) -> f32 {
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
        let useful = f32::from(legions).min(useful) * self.style.legion;
        let end = f32::from(pack.military[usize::from(legions)]);
        useful.max(end * if self.actions < 4.0 { 1.0 } else { 0.3 })
    }
}

/// Adds a monument to what a crowd can score: its meeples stay on it or on the others.
fn add_monument(crowd: &mut [f32; CROWD], least: u8, worth: &Worth, tiles: u8) {
    let before = *crowd;
    let mut ways = |people: usize, points: u8| {
        for all in people..CROWD {
            crowd[all] = crowd[all].max(before[all - people] + f32::from(points));
        }
    };
    match worth {
        Worth::Fixed(vp) => ways(least.into(), *vp),
        Worth::ByPopulation(vp) => {
            for (people, vp) in (1..).zip(vp) {
                ways(people.max(least.into()), *vp);
            }
        }
        Worth::PerColour(..) | Worth::PerIcon(..) => ways(least.into(), tiles),
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
