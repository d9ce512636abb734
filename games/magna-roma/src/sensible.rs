//! A simple, sensible player: it looks one step ahead and prices what it sees.
//!
//! Every decision is tried on a copy of the position, and the copy is priced by [`Style::price`]: the
//! points it would score now, plus what stars, luxury goods, legions, coins, population, faith and open
//! half-symbols can still be expected to become in the turns that are left.

use ludi_engine::{Chance, Game, Seat};

use crate::cell::{Cells, SIDES};
use crate::components::{Aim, Sets, Worth};
use crate::{Cell, Decision, MagnaRoma, NONE, Phase, Realm};

/// How a player prices things, in points. [`Style::BALANCED`] is the sensible player; the others
/// lean one way, to measure how the components are balanced.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// Its name.
    pub name: &'static str,
    /// A prestige point.
    pub prestige: f32,
    /// A point of the market.
    pub market: f32,
    /// A blessing token that can still be used.
    pub blessing: f32,
    /// A step towards the next blessing token.
    pub faith: f32,
    /// A point of a monument.
    pub monuments: f32,
    /// A coin that can still build.
    pub coin: f32,
    /// A meeple that monuments still need.
    pub meeple: f32,
    /// A point of a province.
    pub provinces: f32,
    /// A legion that can still conquer.
    pub legion: f32,
    /// A point that a monument on display would score on its best site.
    pub site: f32,
    /// A half-symbol that faces an open cell.
    pub open_half: f32,
    /// A solo objective that is fulfilled.
    pub objective: f32,
    /// Whether blessing tokens are kept for the end.
    pub saves_blessings: bool,
}

impl Style {
    /// The sensible player.
    pub const BALANCED: Self = Self {
        name: "balanced",
        prestige: 1.2,
        market: 0.7,
        blessing: 2.2,
        faith: 1.0,
        monuments: 1.5,
        coin: 0.9,
        meeple: 1.1,
        provinces: 1.05,
        legion: 1.2,
        site: 0.35,
        open_half: 0.55,
        objective: 5.5,
        saves_blessings: false,
    };

    /// Styles that lean one way.
    pub const LEANING: [Self; 6] = [
        Self { name: "prestige", prestige: 1.8, ..Self::BALANCED },
        Self { name: "market", market: 1.05, ..Self::BALANCED },
        Self { name: "faith", blessing: 3.3, faith: 1.5, ..Self::BALANCED },
        Self { name: "monuments", monuments: 2.25, site: 0.55, meeple: 1.65, ..Self::BALANCED },
        Self { name: "provinces", provinces: 1.6, legion: 1.8, ..Self::BALANCED },
        Self { name: "saver", saves_blessings: true, ..Self::BALANCED },
    ];

    /// What the player would do.
    pub fn decide<C: Chance>(&self, game: &MagnaRoma, seat: Seat, chance: &mut C) -> Decision {
        let mut list = Vec::with_capacity(64);
        game.decisions(seat, &mut list);
        list.retain(|d| !matches!(d, Decision::Settle(_) | Decision::Withdraw(_)));
        let mut best = (f32::MIN, list[0]);
        let mut equals = 1;
        for decision in list {
            if self.saves_blessings && matches!(decision, Decision::Bless(_)) {
                continue;
            }
            let price = self.after(game, seat, decision);
            if price > best.0 + 1e-4 {
                best = (price, decision);
                equals = 1;
            } else if price > best.0 - 1e-4 {
                equals += 1;
                if chance.below(equals) == 0 {
                    best.1 = decision;
                }
            }
        }
        best.1
    }

    /// The price of the position a decision leads to, if the rest of the step is done well.
    fn after(&self, game: &MagnaRoma, seat: Seat, decision: Decision) -> f32 {
        let mut next = *game;
        match decision {
            Decision::Choose(tile) => {
                return self.best_place(game, seat, tile).map_or(f32::MIN, |best| best.0);
            }
            Decision::Place(cell) => return self.best_turn(game, seat, cell).0,
            _ => next.decide(seat, decision),
        }
        self.finish(next, seat)
    }

    /// The best price for a tile, placed in the city as it is now, and where.
    fn best_place(&self, game: &MagnaRoma, seat: Seat, tile: u8) -> Option<(f32, Cell, u8)> {
        let mut next = *game;
        let slot = next.ring.iter().position(|other| *other == tile)?;
        next.cylinders[seat.index()] = slot as u8;
        next.phase = Phase::Place;
        let mut best: Option<(f32, Cell, u8)> = None;
        for cell in next.acting().city.open().iter() {
            let (price, turns) = self.best_turn(&next, seat, cell);
            if best.is_none_or(|best| price > best.0) {
                best = Some((price, cell, turns));
            }
        }
        best
    }

    /// Where a tile of the ring would go now, and how it would be turned.
    pub fn best_spot(&self, game: &MagnaRoma, seat: Seat, tile: u8) -> Option<(Cell, u8)> {
        self.best_place(game, seat, tile).map(|(_, cell, turns)| (cell, turns))
    }

    fn best_turn(&self, game: &MagnaRoma, seat: Seat, cell: Cell) -> (f32, u8) {
        let mut best = (f32::MIN, 0);
        for turns in 0..4 {
            let mut next = *game;
            next.decide(seat, Decision::Place(cell));
            next.decide(seat, Decision::Face(turns));
            let price = self.finish(next, seat);
            if price > best.0 {
                best = (price, turns);
            }
        }
        best
    }

    /// Takes what is left of the gains: the first in line, and every trade that pays.
    fn finish(&self, mut next: MagnaRoma, seat: Seat) -> f32 {
        loop {
            match next.phase {
                Phase::Order => {
                    let gain = next.pending()[0];
                    next.decide(seat, Decision::First(gain));
                }
                Phase::Trade => {
                    let [mut made, mut declined] = [next; 2];
                    made.decide(seat, Decision::Trade);
                    declined.decide(seat, Decision::Decline);
                    let better = self.price(&made, seat) >= self.price(&declined, seat);
                    next = if better { made } else { declined };
                }
                _ => return self.price(&next, seat),
            }
        }
    }

    /// What a seat can expect to score: the price of the position, and what a turn usually adds.
    pub fn foresee(&self, game: &MagnaRoma, seat: Seat) -> f32 {
        let placed = game.realm(seat).city.placed();
        let left = game.pack().tiles_per_player.saturating_sub(placed);
        self.price(game, seat) + 2.0 * f32::from(left)
    }

    /// What a position is worth to a seat.
    pub fn price(&self, game: &MagnaRoma, seat: Seat) -> f32 {
        let realm = game.realm(seat);
        let pack = game.pack();
        let left = f32::from(pack.tiles_per_player.saturating_sub(realm.city.placed()));
        let acting = game.active == seat.0 && matches!(game.phase, Phase::Act | Phase::Bless);
        // Actions still to come: one a turn, and this turn's if it is not over.
        let actions = left + f32::from(u8::from(acting));
        let mut price = f32::from(realm.vp) * self.prestige;
        price += self.market * market(game, realm, left);
        price += self.pantheon(game, realm, actions);
        price += self.monuments(game, seat, realm, left, actions);
        price += self.provinces(game, seat, realm, left, actions);
        if left > 0.0 {
            price += self.open_half * open_halves(game, realm);
        }
        if game.players() == 1 {
            price += self.objective * objectives(game, left);
        }
        price
    }

    fn pantheon(&self, game: &MagnaRoma, realm: &Realm, actions: f32) -> f32 {
        let pack = game.pack();
        let tokens = f32::from(realm.blessings);
        let kept = f32::from(pack.token_vp[usize::from(realm.faith)]);
        if actions < 1.0 {
            return tokens * kept;
        }
        let each = if self.saves_blessings { kept.max(self.blessing) } else { self.blessing };
        let each = each.max(kept);
        let ahead = pack.blessings >> (realm.faith + 1);
        let step = if ahead == 0 { 0.1 } else { self.faith };
        let last = 32 - (pack.blessings & ((2 << realm.faith) - 1)).leading_zeros();
        let progress = f32::from(realm.faith) - last.saturating_sub(1) as f32;
        tokens * each + progress * step
    }

    fn monuments(
        &self,
        game: &MagnaRoma,
        seat: Seat,
        realm: &Realm,
        left: f32,
        actions: f32,
    ) -> f32 {
        let built = realm.city.monuments().count() as f32;
        let expected = realm.population.saturating_add((left * 0.35) as u8);
        let points = game.assignment_of(seat, expected).points as f32;
        let needs: u8 = realm.city.monuments().map(|b| game.useful_people(b.monument)).sum();
        let future = (4.5 - built).min(actions).max(0.0);
        let coins = f32::from(realm.coins).min(future * 4.5);
        let rest = f32::from(realm.coins) - coins;
        let wanted = f32::from(needs) + future * 2.7;
        let people = f32::from(realm.population).min(wanted);
        let mut price = points * self.monuments;
        if actions >= 1.0 {
            price += self.site * sites(game, realm);
        }
        price + coins * self.coin + rest * 0.05 + people * self.meeple * 0.6
    }

    fn provinces(
        &self,
        game: &MagnaRoma,
        seat: Seat,
        realm: &Realm,
        left: f32,
        actions: f32,
    ) -> f32 {
        let pack = game.pack();
        let mut price = 0.0;
        let mut wanted = 0.0;
        let mut open = 0.0;
        for (place, province) in game.provinces.iter().enumerate() {
            if *province == NONE {
                continue;
            }
            let printed = &pack.provinces[usize::from(*province)];
            let sets = expected_sets(game, realm, printed.sets, left);
            if let Some(row) = game.discs[place].iter().position(|disc| *disc == seat.0) {
                price += f32::from(printed.points[row]) * sets;
            } else if let Some(row) = game.discs[place].iter().position(|disc| *disc == NONE) {
                open += 1.0;
                wanted += f32::from(pack.rows[row]);
                price += 0.2 * f32::from(printed.points[row]) * sets;
            }
        }
        let legions = f32::from(realm.legions);
        let useful = legions.min(if open > actions { wanted * actions / open } else { wanted });
        let end = f32::from(pack.military[usize::from(realm.legions)]);
        let soon = if actions < 4.0 { 1.0 } else { 0.3 };
        price * self.provinces + (useful * self.legion).max(end * soon)
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

/// The market as it may end: both the marker and the lowest star go on.
fn market(game: &MagnaRoma, realm: &Realm, left: f32) -> f32 {
    let pack = game.pack();
    let multiplier = between(&pack.multipliers, f32::from(realm.market) + 0.25 * left);
    let values = realm.stars.map(|step| between(&pack.values, f32::from(step) + 0.27 * left));
    let lowest = values.iter().copied().fold(f32::MAX, f32::min);
    let mean = values.iter().sum::<f32>() / 3.0;
    multiplier * (lowest * 0.9 + mean * 0.1)
}

/// How many sets of a province the city may end with.
fn expected_sets(game: &MagnaRoma, realm: &Realm, sets: Sets, left: f32) -> f32 {
    let pack = game.pack();
    let counted = game.setup.icons_under_monument_count;
    match sets {
        Sets::Districts(colour) => {
            f32::from(realm.city.districts(pack, colour)) + (left * 0.06).min(1.0)
        }
        Sets::Icons(needed) => {
            let count = realm.city.icons(pack, realm.city.showing(counted));
            let whole = f32::from(realm.city.sets(pack, sets, counted));
            let each = needed.iter().zip(count).filter(|(needed, _)| **needed > 0);
            let part = each
                .map(|(needed, count)| (f32::from(count) + left * 0.19) / f32::from(*needed))
                .fold(f32::MAX, f32::min);
            if left > 0.0 { 0.3 * whole + 0.7 * part } else { whole }
        }
    }
}

/// What the monuments on display would score on their best sites, finished or not.
fn sites(game: &MagnaRoma, realm: &Realm) -> f32 {
    let pack = game.pack();
    let city = &realm.city;
    let free = city.room.without(city.covered).without(Cells::only(Cell::CENTRE));
    let corners = free.blocks();
    let mut sum = 0.0;
    for monument in game.displayed() {
        let (fits, vp): (&dyn Fn(Cell) -> bool, u8) = match &pack.monuments[usize::from(monument)]
            .worth
        {
            Worth::PerColour(colour, vp) => {
                (&|cell| city.face(pack, cell).colour == Some(*colour), *vp)
            }
            Worth::PerIcon(icon, vp) => (&|cell| city.face(pack, cell).icon == Some(*icon), *vp),
            Worth::Fixed(_) | Worth::ByPopulation(_) => continue,
        };
        let mut best = 0.0f32;
        for corner in corners.iter() {
            let mut part = 0.0;
            for cell in Cells::block(corner).iter() {
                if !city.taken.contains(cell) {
                    part += 0.3;
                } else if fits(cell) {
                    part += 1.0;
                }
            }
            best = best.max(part);
        }
        sum += best * f32::from(vp);
    }
    sum
}

/// Half-symbols that face an open cell; two or more at one cell are worth more than apart.
fn open_halves(game: &MagnaRoma, realm: &Realm) -> f32 {
    let pack = game.pack();
    let city = &realm.city;
    let mut sum = 0.0;
    for cell in city.open().iter() {
        let mut facing = 0.0;
        for side in SIDES {
            let next = cell.toward(side);
            if city.taken.contains(next) && city.edges(pack, next).half(side + 2) != 0 {
                facing += 1.0;
            }
        }
        sum += facing + 0.1 * facing * facing;
    }
    sum
}

/// How much of the solo objectives is done or can still be done, in objectives.
fn objectives(game: &MagnaRoma, left: f32) -> f32 {
    let city = &game.realms[0].city;
    let pack = game.pack();
    let mut sum = 0.0;
    for (_, aim, line) in game.aims() {
        let tiles = line.cells.and(city.taken);
        let open = f32::from(line.cells.len() - tiles.len());
        let colours =
            crate::Colour::ALL.map(|c| f32::from(tiles.and(city.coloured(pack, c)).len()));
        let icons = city.icons(pack, tiles).map(f32::from);
        let most = |counts: [f32; 3]| counts.into_iter().fold(0.0, f32::max);
        let part = |have: f32, need: f32| {
            if have >= need {
                1.0
            } else if have + open < need {
                0.0
            } else {
                0.7 * (have / need) * (have / need) + 0.05 * open
            }
        };
        sum += match aim {
            Aim::Icons(needed) => {
                let need = needed.iter().filter(|needed| **needed).count() as f32;
                let have = needed.iter().zip(icons).filter(|(n, i)| **n && *i > 0.0).count();
                part(have as f32, need)
            }
            Aim::AllColours => part(colours.iter().filter(|c| **c > 0.0).count() as f32, 3.0),
            Aim::Blessings(least) => {
                let have = f32::from(tiles.and(city.blessed).len());
                0.8 * (have / f32::from(least)).min(1.0)
                    + 0.2 * f32::from(u8::from(have >= f32::from(least)))
            }
            Aim::NoIcons => {
                if most(icons) > 0.0 {
                    0.0
                } else {
                    1.0 - 0.16 * open
                }
            }
            Aim::Stars(least) => {
                let stars: u8 = tiles.iter().map(|cell| city.face(pack, cell).stars).sum();
                let (have, need) = (f32::from(stars), f32::from(least));
                if have >= need {
                    1.0
                } else if have + 2.0 * open < need {
                    0.0
                } else {
                    0.6 * have / need + 0.05 * open
                }
            }
            Aim::OneColour(least) => part(most(colours), f32::from(least)),
            Aim::OneIcon(least) => part(most(icons), f32::from(least)),
            Aim::NoEqualNeighbours => {
                let touching = crate::Colour::ALL
                    .iter()
                    .any(|c| tiles.and(city.coloured(pack, *c)).groups(2) > 0);
                if touching { 0.0 } else { 1.0 - 0.14 * open }
            }
            Aim::Monuments(least) => {
                let under =
                    |b: &&crate::Built| !pack.under(b.monument, b.cell).and(line.cells).is_empty();
                let have = city.monuments().filter(under).count() as f32;
                let possible = if left > 0.0 { 0.9 } else { 0.0 };
                if have >= f32::from(least) {
                    1.0
                } else {
                    possible * have / f32::from(least) * 0.7
                }
            }
        };
    }
    sum
}
