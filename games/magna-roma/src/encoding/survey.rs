//! What a seat's city and goods amount to: counted once, then written as features.

mod sites;

pub(super) use sites::room_for;

use crate::cell::{Cell, Cells, SIDES};
use crate::components::{Edges, OBJECTIVES, PROVINCES, Sets, Tile};
use crate::{Breakdown, Components, MagnaRoma, Progress, Realm};

/// The cells of a finished city.
pub(super) const HOMES: usize = 25;
/// The mark of a tile without colour: the centre.
const PLAIN: u8 = 3;
/// The most meeples whose use is looked at.
const CROWD: usize = 32;
/// How many more meeples are looked at than there are.
pub(super) const MORE_PEOPLE: usize = 3;
/// The most open cells a city has.
const SPOTS: usize = 24;

/// Amounts of the six resources, a byte each.
pub(super) type Amounts = u64;

/// All amounts together.
pub(super) const fn total(amounts: Amounts) -> usize {
    (amounts.wrapping_mul(0x0101_0101_0101_0101) >> 56) as usize
}

/// Byte by byte the larger one; all are below 128.
const fn larger(one: Amounts, other: Amounts) -> Amounts {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let not_less = (((one | HIGH) - other) & HIGH) >> 7;
    let mask = not_less * 0xFF;
    one & mask | other & !mask
}

/// What pairs of facing halves pay, small and large, by `half * 4 + other half`.
pub(super) struct Pays([[Amounts; 2]; 16]);

impl Pays {
    pub(super) fn of(pack: &Components) -> Self {
        Self(
            pack.pays
                .map(|pair| pair.map(|gain| u64::from(gain.amount) << (8 * gain.resource as u8))),
        )
    }
}

/// An open cell with what faces it.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub cell: Cell,
    /// How many halves face it.
    pub facing: u8,
    faces: [Face; 4],
}

/// A half that faces an open cell: two bits each for its side of that cell, its kind and the
/// colour of its tile.
#[derive(Clone, Copy)]
pub(super) struct Face(u8);

impl Face {
    /// From which side of the open cell it comes.
    pub(super) const fn side(self) -> u8 {
        self.0 & 3
    }

    /// Its kind, 1 to 3.
    pub(super) const fn half(self) -> u8 {
        self.0 >> 2 & 3
    }

    const fn colour(self) -> u8 {
        self.0 >> 4
    }
}

impl Spot {
    /// The halves that face it.
    pub(super) fn faces(&self) -> &[Face] {
        &self.faces[..usize::from(self.facing)]
    }
}

/// What a seat's city and goods amount to.
pub(super) struct Survey<'a> {
    pub game: &'a MagnaRoma,
    pub seat: u8,
    pub realm: &'a Realm,
    centre_is_small: bool,
    /// The halves of each tile as it lies, by home.
    pub edges: [Edges; HOMES],
    colour: [u8; HOMES],
    /// The cells of each colour.
    pub colours: [Cells; 3],
    /// The cells with each icon.
    pub icon_cells: [Cells; 3],
    /// The cells of tiles with at least one, and with two stars.
    pub star_cells: [Cells; 2],
    /// How many icons count for provinces.
    pub icons: [u8; 3],
    /// Districts of each colour.
    pub districts: [u8; 3],
    /// Tiles of each colour that touch no other of it.
    pub singles: [u8; 3],
    spots: [Spot; SPOTS],
    open: usize,
    /// Half-symbols that face open cells, by kind and by the colour of their tile.
    pub waiting: [[u8; 4]; 3],
    /// What each tile would pay if it were blessed, by home; only after `look_at_symbols`.
    pub again: [Amounts; HOMES],
    /// What all monuments score with so many meeples.
    crowd: [i32; CROWD],
    /// Meeples that change what the monuments score.
    pub needs: u8,
    /// Where a monument can be put now, and where it may come to stand.
    pub corners: Cells,
    pub hoped: Cells,
    /// The blocks with at least one to four tiles.
    taken_blocks: [Cells; 4],
    /// Sets of each province in play.
    pub sets: [u8; PROVINCES],
    pub points: Breakdown,
    /// How far each solo objective is fulfilled.
    pub aims: [Option<Progress>; OBJECTIVES],
}

impl<'a> Survey<'a> {
    pub(super) fn new(game: &'a MagnaRoma, seat: u8) -> Self {
        let realm = &game.realms[usize::from(seat)];
        let mut survey = Self {
            game,
            seat,
            realm,
            centre_is_small: game.setup.centre_colour_matches_nothing,
            edges: [Edges(0); HOMES],
            colour: [PLAIN; HOMES],
            colours: [Cells::EMPTY; 3],
            icon_cells: [Cells::EMPTY; 3],
            star_cells: [Cells::EMPTY; 2],
            icons: [0; 3],
            districts: [0; 3],
            singles: [0; 3],
            spots: [Spot { cell: Cell::CENTRE, facing: 0, faces: [Face(0); 4] }; SPOTS],
            open: 0,
            waiting: [[0; 4]; 3],
            again: [0; HOMES],
            crowd: [0; CROWD],
            needs: 0,
            corners: Cells::EMPTY,
            hoped: Cells::EMPTY,
            taken_blocks: realm.city.taken.filled(),
            sets: [0; PROVINCES],
            points: Breakdown::default(),
            aims: [None; OBJECTIVES],
        };
        survey.look_at_tiles();
        survey.look_at_spots();
        survey.look_at_monuments();
        survey.count_points();
        survey
    }

    pub(super) fn pack(&self) -> &'static Components {
        self.game.pack.0
    }

    fn look_at_tiles(&mut self) {
        let city = &self.realm.city;
        let pack = self.pack();
        let showing = city.showing(self.game.setup.icons_under_monument_count);
        for cell in city.taken.iter() {
            let home = cell.home();
            let tile = city.face(pack, cell);
            self.edges[home] = tile.edges.turned(city.turns(cell));
            if let Some(colour) = tile.colour {
                self.colour[home] = colour as u8;
                self.colours[colour as usize].insert(cell);
            }
            if tile.icons != [0; 3] {
                let counts = showing.contains(cell);
                for (icon, count) in tile.icons.into_iter().enumerate() {
                    if count > 0 {
                        self.icon_cells[icon].insert(cell);
                        let count = if counts { count } else { 0 };
                        self.icons[icon] = self.icons[icon].saturating_add(count);
                    }
                }
            }
            let stars = tile.star_count();
            if stars > 0 {
                self.star_cells[0].insert(cell);
            }
            if stars > 1 {
                self.star_cells[1].insert(cell);
            }
        }
        for (colour, cells) in self.colours.into_iter().enumerate() {
            let touching = cells.and(cells.neighbours());
            self.districts[colour] = touching.groups(2);
            self.singles[colour] = cells.len() - touching.len();
        }
    }

    fn large(&self, one: u8, other: u8) -> usize {
        usize::from(if one == PLAIN || other == PLAIN {
            !self.centre_is_small
        } else {
            one == other
        })
    }

    /// The complete symbols: each pays to the tiles on both sides of it.
    pub(super) fn look_at_symbols(&mut self, Pays(pays): &Pays) {
        let taken = self.realm.city.taken;
        for (side, first) in [(1, taken.and(taken.west())), (2, taken.and(taken.north()))] {
            for cell in first.iter() {
                let (home, other) = (cell.home(), cell.toward(side).home());
                let (own, theirs) = (self.edges[home].half(side), self.edges[other].half(side + 2));
                let large = self.large(self.colour[home], self.colour[other]);
                let paid = pays[usize::from(own * 4 + theirs)][large];
                self.again[home] += paid;
                self.again[other] += paid;
            }
        }
    }

    fn look_at_spots(&mut self) {
        let city = &self.realm.city;
        for cell in city.open().iter().take(SPOTS) {
            let mut spot = Spot { cell, facing: 0, faces: [Face(0); 4] };
            for side in SIDES {
                let next = cell.toward(side);
                if !city.taken.contains(next) {
                    continue;
                }
                let home = next.home();
                let half = self.edges[home].half(side + 2);
                if half != 0 {
                    let colour = self.colour[home];
                    spot.faces[usize::from(spot.facing)] = Face(side | half << 2 | colour << 4);
                    spot.facing += 1;
                    self.waiting[usize::from(half) - 1][usize::from(colour)] += 1;
                }
            }
            self.spots[self.open] = spot;
            self.open += 1;
        }
    }

    /// The open cells.
    pub(super) fn spots(&self) -> &[Spot] {
        &self.spots[..self.open]
    }

    /// The most a tile gains of each resource, on whichever open cell, turned whichever way.
    pub(super) fn most_of_each(&self, tile: &Tile, Pays(pays): &Pays) -> Amounts {
        let colour = tile.colour.map_or(PLAIN, |colour| colour as u8);
        let mut most = 0;
        for spot in self.spots() {
            let mut paid = [0; 4];
            for face in spot.faces() {
                let large = self.large(colour, face.colour());
                for (turns, paid) in (0u8..).zip(&mut paid) {
                    let own = tile.edges.half(face.side().wrapping_sub(turns));
                    *paid += pays[usize::from(own * 4 + face.half())][large];
                }
            }
            most = paid.into_iter().fold(most, larger);
        }
        most
    }

    /// The most a tile gains on an open cell, all resources together.
    pub(super) fn most_of_all(&self, tile: &Tile) -> usize {
        let colour = tile.colour.map_or(PLAIN, |colour| colour as u8);
        // What a half facing the north side pays for each turn of the tile, a byte a turn. For
        // another side the turns are the same, as many bytes further on.
        let mut north = [[0u32; 2]; 4];
        for (half, by_size) in north.iter_mut().enumerate().skip(1) {
            for turns in 0..4 {
                let own = usize::from(tile.edges.half(4 - turns));
                for (paid, gain) in by_size.iter_mut().zip(self.pack().pays[own * 4 + half]) {
                    *paid |= u32::from(gain.amount) << (8 * turns);
                }
            }
        }
        let mut most = 0;
        for spot in self.spots() {
            let mut paid = 0;
            for face in spot.faces() {
                let large = self.large(colour, face.colour());
                paid +=
                    north[usize::from(face.half())][large].rotate_left(8 * u32::from(face.side()));
            }
            most = larger(most, paid.into());
        }
        most.to_le_bytes().into_iter().max().unwrap_or(0).into()
    }

    fn count_sets(&self, sets: Sets) -> u8 {
        match sets {
            Sets::Districts(colour) => self.districts[colour as usize],
            Sets::Icons(needed) => {
                let kinds = needed.into_iter().zip(self.icons).filter(|(needed, _)| *needed > 0);
                let sets = kinds.map(|(needed, count)| match needed {
                    1 => count,
                    2 => count / 2,
                    more => count / more,
                });
                sets.min().unwrap_or(0)
            }
        }
    }

    /// The lowest value among the star tracks.
    pub(super) fn lowest(&self) -> u8 {
        let values = &self.pack().values;
        self.realm.stars.iter().map(|step| values[usize::from(*step)]).min().unwrap_or(0)
    }

    fn count_points(&mut self) {
        let (realm, pack) = (self.realm, self.pack());
        let mut provinces = 0;
        for (place, province) in self.game.provinces.into_iter().enumerate() {
            let Some(printed) = pack.provinces.get(usize::from(province)) else { continue };
            self.sets[place] = self.count_sets(printed.sets);
            if let Some(row) = self.game.discs[place].iter().position(|disc| *disc == self.seat) {
                provinces += i32::from(printed.points[row]) * i32::from(self.sets[place]);
            }
        }
        let lowest = i32::from(self.lowest());
        let mut objectives = 0;
        if self.game.players == 1 {
            for (place, progress) in self.aims.iter_mut().enumerate() {
                let objective = pack.objectives.get(usize::from(self.game.objectives[place]));
                let aim = objective.map(|objective| objective.aim).zip(pack.lines.get(place));
                *progress = aim.map(|(aim, line)| self.game.progress(aim, line.cells));
            }
            let met = |aim: &&Progress| aim.have == aim.need;
            let fulfilled = self.aims.iter().flatten().filter(met).count();
            objectives = i32::from(pack.objective_vp[fulfilled]);
        }
        self.points = Breakdown {
            prestige: i32::from(realm.vp),
            market: i32::from(pack.multipliers[usize::from(realm.market)]) * lowest,
            pantheon: i32::from(realm.blessings)
                * i32::from(pack.token_vp[usize::from(realm.faith)]),
            monuments: self.with_more_people(0),
            provinces,
            military: i32::from(pack.military[usize::from(realm.legions)]),
            objectives,
        };
    }

    /// What the four best tiles that may still be blessed would pay, the best first.
    pub(super) fn best_blessings(&self) -> [usize; 4] {
        let (city, setup) = (&self.realm.city, &self.game.setup);
        let mut cells = city.taken.without(city.blessed);
        if !setup.bless_city_centre {
            cells = cells.without(Cells::only(Cell::CENTRE));
        }
        if !setup.bless_tile_under_monument {
            cells = cells.without(city.covered);
        }
        let mut best = [0; 4];
        for cell in cells.iter() {
            let paid = total(self.again[cell.home()]);
            if let Some(place) = best.iter().position(|other| paid > *other) {
                best[place..].rotate_right(1);
                best[place] = paid;
            }
        }
        best
    }

    /// The tile the seat is to place next.
    pub(super) fn next_tile(&self) -> Option<u8> {
        self.game.on_slot(usize::from(self.game.cylinders[usize::from(self.seat)]))
    }
}
