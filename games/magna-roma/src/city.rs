//! A city: its tiles, what lies on them, and what it counts for (MR-090 to MR-093, MR-098, MR-128).

use crate::cell::{Cell, Cells, SIDES, SIZE};
use crate::components::{Colour, Components, Edges, Gain, Icon, Sets, Tile};
use crate::gains::Gains;

/// No tile, no monument, no province: the value of an empty place.
pub const NONE: u8 = u8::MAX;

/// The most monuments a city has room for: four blocks and the centre.
pub const MONUMENTS: usize = 5;

/// A monument in a city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Built {
    /// Its number in the pack.
    pub monument: u8,
    /// The north-west tile of its block, or the centre.
    pub cell: Cell,
    /// The meeples its owner has put on it (MR-108).
    pub people: u8,
}

/// A centre and the tiles around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City {
    /// The cells that hold a tile.
    pub taken: Cells,
    /// The cells that fit into five by five with all tiles, theirs included (MR-092).
    pub room: Cells,
    /// The cells under monuments.
    pub covered: Cells,
    /// The cells with a blessing token.
    pub blessed: Cells,
    /// Two bits a tile: its quarter turns.
    turns: u64,
    tiles: [u8; (SIZE * SIZE) as usize],
    monuments: [Option<Built>; MONUMENTS],
}

impl City {
    /// A city that is only its centre (MR-080).
    pub(crate) fn new(centre: u8, room: Cells) -> Self {
        let mut city = Self {
            taken: Cells::EMPTY,
            room,
            covered: Cells::EMPTY,
            blessed: Cells::EMPTY,
            turns: 0,
            tiles: [NONE; (SIZE * SIZE) as usize],
            monuments: [None; MONUMENTS],
        };
        city.place(Cell::CENTRE, centre, 0);
        city
    }

    /// Lays a tile down.
    pub(crate) fn place(&mut self, cell: Cell, tile: u8, turns: u8) {
        self.tiles[cell.home()] = tile;
        self.turns |= u64::from(turns & 3) << (2 * cell.home());
        self.taken.insert(cell);
        self.room = self.room.and(Cells::near(cell));
    }

    /// Tiles placed so far, the centre not counted.
    pub fn placed(&self) -> u8 {
        self.taken.len() - 1
    }

    /// The cells where a tile may be placed: empty, next to a tile, within five by five.
    /// MR-091, MR-092
    pub fn open(&self) -> Cells {
        self.taken.neighbours().and(self.room).without(self.taken)
    }

    /// The number of the tile on a taken cell.
    pub fn tile(&self, cell: Cell) -> u8 {
        self.tiles[cell.home()]
    }

    /// How many quarter turns clockwise the tile on a taken cell has made.
    pub fn turns(&self, cell: Cell) -> u8 {
        (self.turns >> (2 * cell.home()) & 3) as u8
    }

    /// The tile on a taken cell, as printed.
    pub fn face(&self, pack: &'static Components, cell: Cell) -> &'static Tile {
        &pack.tiles[self.tile(cell) as usize]
    }

    /// The half-symbols of a taken cell as they lie.
    pub fn edges(&self, pack: &'static Components, cell: Cell) -> Edges {
        self.face(pack, cell).edges.turned(self.turns(cell))
    }

    /// What each symbol pays that a tile with these edges and this colour forms on a cell, by
    /// side; an amount of 0 where there is none.
    ///
    /// MR-013, MR-014, MR-017, MR-020, AMB-02
    pub(crate) fn symbols_of(
        &self,
        pack: &'static Components,
        cell: Cell,
        edges: Edges,
        colour: Option<Colour>,
        centre_is_small: bool,
    ) -> [Gain; 4] {
        SIDES.map(|side| {
            let next = cell.toward(side);
            let own = edges.half(side);
            if own == 0 || !self.taken.contains(next) {
                return Gain::default();
            }
            let tile = self.face(pack, next);
            let theirs = tile.edges.turned(self.turns(next)).half(side + 2);
            let large = is_large(colour, tile.colour, centre_is_small);
            pack.pays[usize::from(own) * 4 + usize::from(theirs)][usize::from(large)]
        })
    }

    /// The complete symbols the tile on a taken cell takes part in (MR-021, MR-105).
    pub(crate) fn symbols(
        &self,
        pack: &'static Components,
        cell: Cell,
        centre_is_small: bool,
    ) -> Gains {
        let colour = self.face(pack, cell).colour;
        let edges = self.edges(pack, cell);
        let mut gains = Gains::default();
        for gain in self.symbols_of(pack, cell, edges, colour, centre_is_small) {
            if gain.amount > 0 {
                gains.push(gain);
            }
        }
        gains
    }

    /// The monuments in the city, in the order they were built.
    pub fn monuments(&self) -> impl Iterator<Item = &Built> {
        self.monuments.iter().flatten()
    }

    pub(crate) fn monuments_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Built> {
        self.monuments.iter_mut().flatten()
    }

    /// The monument with a number, if it stands here.
    pub fn monument(&self, monument: u8) -> Option<&Built> {
        self.monuments().find(|built| built.monument == monument)
    }

    /// Puts a monument into the city.
    pub(crate) fn build(&mut self, monument: u8, cell: Cell, under: Cells) {
        let free = self.monuments.iter_mut().find(|place| place.is_none());
        let free = free.expect("a city has room for four blocks and the centre");
        *free = Some(Built { monument, cell, people: 0 });
        self.covered = self.covered.or(under);
    }

    /// The meeples on all monuments.
    pub fn people(&self) -> u8 {
        self.monuments().map(|built| built.people).sum()
    }

    /// How many masks, lyres and columns the cells show.
    pub fn icons(&self, pack: &'static Components, cells: Cells) -> [u8; 3] {
        let mut count = [0; 3];
        for cell in cells.and(self.taken).iter() {
            for (count, own) in count.iter_mut().zip(self.face(pack, cell).icons) {
                *count += own;
            }
        }
        count
    }

    /// How many icons of one kind the cells show.
    pub fn icon(&self, pack: &'static Components, cells: Cells, icon: Icon) -> u8 {
        self.icons(pack, cells)[icon as usize]
    }

    /// Those of the cells that show an icon of one kind; `None` for any kind.
    pub(crate) fn showing_icon(
        &self,
        pack: &'static Components,
        cells: Cells,
        icon: Option<Icon>,
    ) -> Cells {
        let shows = |cell: &Cell| {
            let own = self.face(pack, *cell).icons;
            icon.map_or(own != [0; 3], |icon| own[icon as usize] > 0)
        };
        cells.and(self.taken).iter().filter(shows).collect()
    }

    /// The cells of a colour.
    pub fn coloured(&self, pack: &'static Components, colour: Colour) -> Cells {
        self.coloured_of(pack, self.taken, colour)
    }

    /// Those of some taken cells that have a colour.
    pub(crate) fn coloured_of(
        &self,
        pack: &'static Components,
        cells: Cells,
        colour: Colour,
    ) -> Cells {
        let is = |cell: &Cell| self.face(pack, *cell).colour == Some(colour);
        cells.iter().filter(is).collect()
    }

    /// The districts of a colour: groups of at least two tiles; the centre is in none.
    /// MR-128
    pub fn districts(&self, pack: &'static Components, colour: Colour) -> u8 {
        self.coloured(pack, colour).groups(2)
    }

    /// How many sets of a province the city has; icons under monuments count only if
    /// `covered_icons` says so.
    ///
    /// MR-126, MR-127, AMB-15, AMB-26
    pub fn sets(&self, pack: &'static Components, sets: Sets, covered_icons: bool) -> u8 {
        match sets {
            Sets::Districts(colour) => self.districts(pack, colour),
            Sets::Icons(needed) => {
                let count = self.icons(pack, self.showing(covered_icons));
                let sets = needed.iter().zip(count).filter(|(needed, _)| **needed > 0);
                sets.map(|(needed, count)| count / needed).min().unwrap_or(0)
            }
        }
    }

    /// The cells whose icons count (AMB-15).
    pub(crate) fn showing(&self, covered_icons: bool) -> Cells {
        if covered_icons { self.taken } else { self.taken.without(self.covered) }
    }
}

/// Whether a symbol of two tiles pays its large benefit.
///
/// MR-017, MR-020, AMB-02
pub(crate) fn is_large(one: Option<Colour>, other: Option<Colour>, centre_is_small: bool) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one == other,
        _ => !centre_is_small,
    }
}
