//! What a tile is worth on a cell.

use ludi_engine::Seat;

use crate::cell::{Cell, Cells, SIDES};
use crate::components::{DISPLAY, Icon};
use crate::{Colour, MagnaRoma};

use super::Taste;
use super::prices::Prices;

/// A monument on display and the blocks of two by two where it could come to stand.
#[derive(Clone, Copy, Default)]
struct Sites {
    /// What it counts: a colour, or an icon.
    colour: Option<Colour>,
    icon: Option<Icon>,
    fitting: Cells,
    vp: f32,
    /// The best blocks with what they promise, the best first: one more than can share a cell.
    best: [(f32, Cells); 5],
}

impl Sites {
    /// Keeps a block if it is among the best.
    fn keep(&mut self, promise: f32, block: Cells) {
        let better = |(other, _): &(f32, Cells)| promise > *other;
        if let Some(place) = self.best.iter().position(better) {
            self.best[place..].rotate_right(1);
            self.best[place] = (promise, block);
        }
    }
}

/// What places are worth in a position.
pub(super) struct Places<'a> {
    prices: Prices<'a>,
    sites: [Sites; DISPLAY],
    corners: Cells,
    icons: [f32; 3],
    /// What a district of each colour is worth, and how many there are.
    districts: [(f32, u8); 3],
    /// What new stars are worth by colour: 0, 1, 2 or more.
    stars: [[f32; 3]; 3],
}

/// What a cell is worth to a tile.
pub(super) struct Place {
    cell: Cell,
    /// By side, half-symbol and colour.
    sides: [[[f32; 3]; 4]; 4],
    /// What any tile brings there.
    any: f32,
    colours: [f32; 3],
    icons: [f32; 3],
}

impl<'a> Places<'a> {
    pub fn new(taste: &'a Taste, game: &'a MagnaRoma, seat: Seat) -> Self {
        let prices = Prices::new(taste, game, seat);
        let city = &game.realm(seat).city;
        let free = city.room.without(city.covered).without(Cells::only(Cell::CENTRE));
        let corners = free.blocks();
        let mut sites = [Sites::default(); DISPLAY];
        for (site, monument) in sites.iter_mut().zip(game.displayed()) {
            let worth = &prices.pack().monuments[usize::from(monument)].worth;
            let Some((fitting, vp)) = prices.map.fitting(worth) else { continue };
            let (colour, icon) = match worth {
                crate::Worth::PerColour(colour, _) => (Some(*colour), None),
                crate::Worth::PerIcon(icon, _) => (None, Some(*icon)),
                _ => (None, None),
            };
            *site = Sites { colour, icon, fitting, vp: f32::from(vp), ..Sites::default() };
            for corner in corners.iter() {
                site.keep(prices.site(corner, fitting, city.taken), Cells::block(corner));
            }
        }
        let worth = prices.districts();
        let colours = &prices.map.colours;
        Self {
            icons: prices.icons(),
            districts: std::array::from_fn(|colour| (worth[colour], colours[colour].groups(2))),
            stars: Colour::ALL.map(|colour| [0, 1, 2].map(|stars| prices.stars(colour, stars))),
            corners,
            sites,
            prices,
        }
    }

    /// What an open cell is worth to tiles.
    pub fn at(&self, cell: Cell) -> Place {
        let mut place = Place {
            cell,
            sides: [[[0.0; 3]; 4]; 4],
            any: 0.0,
            colours: [0.0; 3],
            icons: self.icons,
        };
        self.look_around(&mut place);
        if self.prices.actions >= 1.0 {
            self.look_at_sites(&mut place);
        }
        for (colour, (price, districts)) in self.districts.into_iter().enumerate() {
            if price > 0.0 {
                let own = self.prices.map.colours[colour];
                let change = own.or(Cells::only(cell)).groups(2) as i8 - districts as i8;
                place.colours[colour] += price * f32::from(change);
            }
        }
        place
    }

    /// What a tile is worth on a place, turned so often.
    pub fn turned(&self, place: &Place, tile: u8, turns: u8) -> f32 {
        self.as_printed(place, tile) + self.symbols(place, tile, turns)
    }

    /// The best way to turn a tile on a place, with what it is worth.
    pub fn best_turn(&self, place: &Place, tile: u8) -> (f32, u8) {
        let mut best = (f32::MIN, 0);
        for turns in 0..4 {
            let price = self.symbols(place, tile, turns);
            if price > best.0 {
                best = (price, turns);
            }
        }
        (best.0 + self.as_printed(place, tile), best.1)
    }

    /// What a tile is worth on a place, its half-symbols apart.
    fn as_printed(&self, place: &Place, tile: u8) -> f32 {
        let printed = &self.prices.pack().tiles[usize::from(tile)];
        let mut price = place.any;
        if let Some(colour) = printed.colour {
            price += place.colours[colour as usize];
        }
        for (each, stars) in self.stars.iter().zip(printed.stars) {
            price += each[usize::from(stars).min(2)];
        }
        for (each, icons) in place.icons.iter().zip(printed.icons) {
            price += each * f32::from(icons);
        }
        price + self.prices.taste.objective * self.prices.hopes.placed(place.cell, printed)
    }

    fn symbols(&self, place: &Place, tile: u8, turns: u8) -> f32 {
        let printed = &self.prices.pack().tiles[usize::from(tile)];
        let colour = printed.colour.map_or(0, |colour| colour as usize);
        let edges = printed.edges.turned(turns);
        let side = |side: u8| place.sides[usize::from(side)][usize::from(edges.half(side))][colour];
        side(0) + side(1) + side(2) + side(3)
    }

    /// The symbols a tile would complete, and the half-symbols it would leave open or close.
    fn look_around(&self, place: &mut Place) {
        let Prices { game, taste, .. } = self.prices;
        let pack = self.prices.pack();
        let city = &self.prices.realm().city;
        let small = game.setup.centre_colour_matches_nothing;
        let room = city.room.and(Cells::near(place.cell));
        let open_half = if self.prices.left > 0.0 { taste.open_half } else { 0.0 };
        let here = self.facing(place.cell);
        place.any -= open_half * (here + taste.facing * here * here);
        // Cells that no longer fit into five by five are lost, with what faces them.
        for lost in city.open().without(room).iter() {
            let facing = self.facing(lost);
            place.any -= open_half * (facing + taste.facing * facing * facing);
        }
        for side in SIDES {
            let next = place.cell.toward(side);
            let values = &mut place.sides[usize::from(side)];
            if city.taken.contains(next) {
                let tile = city.face(pack, next);
                let theirs = tile.edges.turned(city.turns(next)).half(side + 2);
                if theirs == 0 {
                    continue;
                }
                for (own, values) in values.iter_mut().enumerate().skip(1) {
                    let pays = pack.pays[own * 4 + usize::from(theirs)];
                    let pays = pays.map(|gain| self.prices.gain(gain));
                    for (colour, value) in values.iter_mut().enumerate() {
                        let large = tile.colour.map_or(!small, |other| other as usize == colour);
                        *value = pays[usize::from(large)];
                    }
                }
            } else if room.contains(next) && open_half > 0.0 {
                let facing = self.facing(next);
                let more = open_half * (1.0 + taste.facing * (2.0 * facing + 1.0));
                values[1..].fill([more; 3]);
            }
        }
    }

    /// How many half-symbols face an empty cell.
    fn facing(&self, cell: Cell) -> f32 {
        let city = &self.prices.realm().city;
        let faces = |side: &u8| {
            let next = cell.toward(*side);
            city.taken.contains(next) && city.edges(self.prices.pack(), next).half(side + 2) != 0
        };
        SIDES.iter().filter(|side| faces(side)).count() as f32
    }

    /// How the best sites of the monuments on display change with a tile that fits or does not.
    fn look_at_sites(&self, place: &mut Place) {
        let taste = self.prices.taste;
        let taken = self.prices.realm().city.taken;
        let near = self.corners.and(Cells::corners(place.cell));
        for site in self.sites.iter().filter(|site| site.vp > 0.0) {
            let before = site.best[0].0;
            let apart = site.best.iter().find(|(_, block)| !block.contains(place.cell));
            let apart = apart.map_or(0.0, |(promise, _)| *promise);
            let (mut with, mut without) = (apart, apart);
            for corner in near.iter() {
                let now = self.prices.site(corner, site.fitting, taken);
                with = with.max(now + 1.0 - taste.empty);
                without = without.max(now - taste.empty);
            }
            let points = taste.site * site.vp;
            place.any += points * (without - before);
            if let Some(colour) = site.colour {
                place.colours[colour as usize] += points * (with - without);
            }
            if let Some(icon) = site.icon {
                place.icons[icon as usize] += points * (with - without);
            }
        }
    }
}
