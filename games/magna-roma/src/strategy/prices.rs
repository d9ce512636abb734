//! What one more of a thing is worth in a position.

mod holdings;

use ludi_engine::{Game as _, Seat};

use crate::cell::{Cell, Cells};
use crate::components::{Gain, PROVINCES, Sets, Worth};
use crate::{Colour, Components, MagnaRoma, NONE, Phase, Realm};

use super::Taste;
use super::hopes::Hopes;

/// The largest amount with a price of its own.
const MOST: usize = 4;

/// The most meeples whose use on monuments is looked at.
const CROWD: usize = 24;

/// Where the colours and icons of a city lie; two equal icons on one tile look like one.
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
            for (icon, _) in map.icons.iter_mut().zip(tile.icons).filter(|(_, own)| *own > 0) {
                icon.insert(cell);
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
    pub taste: &'a Taste,
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
    pub fn new(taste: &'a Taste, game: &'a MagnaRoma, seat: Seat) -> Self {
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
            taste,
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

    pub fn pack(&self) -> &'static Components {
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
                    *worth += self.taste.provinces * stake.points * more;
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
                worth[colour as usize] += self.taste.provinces * stake.points;
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
        gains + self.taste.objective * self.hopes.blessed(cell)
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
        self.taste.provinces * slot + bonus + kept - self.army(legions, None)
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
            self.taste.site * lost
        } else {
            0.0
        };
        let at_once: f32 = printed.immediate.iter().map(|gain| self.gain(*gain)).sum();
        let hopes = self.taste.objective * self.hopes.built(self.game, under, &self.map);
        points + after - before - sites + at_once + hopes
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
        own + self.taste.empty * f32::from(4 - taken.in_block(corner))
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
                self.taste.open_slot * f32::from(printed.points[row])
            } else {
                0.0
            };
            let sets = match printed.sets {
                Sets::Icons(needed) => self.icon_sets(needed, None),
                Sets::Districts(colour) => {
                    let own = f32::from(self.map.colours[colour as usize].groups(2));
                    own + (self.left * self.taste.district_pace).min(1.0)
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
            let soon = f32::from(own) + self.left * self.taste.icon_pace;
            part = part.min(soon / f32::from(needed));
        }
        if self.left > 0.0 {
            f32::from(whole) * (1.0 - self.taste.part) + part * self.taste.part
        } else {
            f32::from(whole)
        }
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
