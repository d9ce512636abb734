//! The city: tiles on an unbounded grid, their owners and the dice on them, and plazas.

use std::fmt;

use crate::components::{Components, MOST_TILES, Set, Tile, TileId};
use crate::worker::Post;

/// A seat that does not exist: nobody's.
const NOBODY: u8 = u8::MAX;

/// A built tile: where it lies, whose it is, who stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// East.
    pub x: i8,
    /// North.
    pub y: i8,
    /// Quarter turns clockwise.
    pub rotation: u8,
    pub(crate) owner: u8,
    /// The Worker who built it this turn.
    pub centre: Post,
    /// The Worker on its activation area.
    pub area: Post,
}

impl Site {
    /// PR-012: the seat whose Marker lies on the tile.
    pub fn owner(&self) -> Option<u8> {
        (self.owner != NOBODY).then_some(self.owner)
    }
}

/// The city.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct City {
    /// Tiles that are built.
    pub built: Set,
    /// Tiles whose activation area is taken this turn.
    pub busy: Set,
    /// One site for each tile of the pack; only those of built tiles mean anything.
    pub sites: [Site; MOST_TILES],
}

impl Default for City {
    fn default() -> Self {
        let site =
            Site { x: 0, y: 0, rotation: 0, owner: NOBODY, centre: Post::EMPTY, area: Post::EMPTY };
        Self { built: Set::default(), busy: Set::default(), sites: [site; MOST_TILES] }
    }
}

impl fmt::Debug for City {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.built.iter().map(|tile| (tile, self.sites[usize::from(tile)])))
            .finish()
    }
}

/// The eight cells around a cell, clockwise from the north; edges at even places.
const AROUND: [(i8, i8); 8] =
    [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// Which corners meet a neighbour: pairs of (own corner, its corner), corners counted clockwise
/// from the north-west. A neighbour beyond a corner meets only one.
const MEETINGS: [&[(usize, usize)]; 8] = [
    &[(0, 3), (1, 2)],
    &[(1, 3)],
    &[(1, 0), (2, 3)],
    &[(2, 0)],
    &[(2, 1), (3, 0)],
    &[(3, 1)],
    &[(3, 2), (0, 1)],
    &[(0, 2)],
];

/// The tiles around a cell, as [`AROUND`].
pub(crate) type Neighbours = [Option<TileId>; 8];

/// A city of connected tiles spans at most as many cells as it has tiles, either way; a place to
/// build lies one cell beyond, and what is around it another.
const SPAN: usize = MOST_TILES + 4;
/// No tile of the pack.
const EMPTY: u8 = u8::MAX;

/// How far tiles reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The smallest x.
    pub west: i8,
    /// The largest x.
    pub east: i8,
    /// The smallest y.
    pub south: i8,
    /// The largest y.
    pub north: i8,
}

/// The city drawn on squared paper: quick to read where many cells are looked at.
pub(crate) struct Plan {
    west: i8,
    south: i8,
    cells: [[u8; SPAN]; SPAN],
}

impl Plan {
    /// The tiles around a cell of the city or next to it.
    pub(crate) fn around(&self, x: i8, y: i8) -> Neighbours {
        let (column, row) = (x - self.west, y - self.south);
        AROUND.map(|(dx, dy)| {
            let tile = self.cells[(row + dy) as usize][(column + dx) as usize];
            (tile != EMPTY).then_some(TileId(tile))
        })
    }
}

impl City {
    /// Puts a tile into the city.
    pub(crate) fn place(&mut self, tile: TileId, x: i8, y: i8, rotation: u8) {
        self.built.insert(tile.0);
        let site = &mut self.sites[tile.index()];
        (site.x, site.y, site.rotation) = (x, y, rotation);
    }

    /// The tile on a cell.
    pub fn tile_at(&self, x: i8, y: i8) -> Option<TileId> {
        let on_cell = |tile: &u8| {
            let site = &self.sites[usize::from(*tile)];
            (site.x, site.y) == (x, y)
        };
        self.built.iter().find(on_cell).map(TileId)
    }

    /// Whether a cell touches the city: by an edge, or, where that is enough, by a corner.
    pub fn touches(&self, x: i8, y: i8, edge_only: bool) -> bool {
        self.built.iter().any(|tile| {
            let site = &self.sites[usize::from(tile)];
            let (dx, dy) = (site.x.abs_diff(x), site.y.abs_diff(y));
            if edge_only { u16::from(dx) + u16::from(dy) == 1 } else { dx.max(dy) == 1 }
        })
    }

    /// How far the city reaches, if anything is built.
    pub fn bounds(&self) -> Option<Bounds> {
        let cells = self.built.iter().map(|tile| {
            let Site { x, y, .. } = self.sites[usize::from(tile)];
            Bounds { west: x, east: x, south: y, north: y }
        });
        cells.reduce(|all, one| Bounds {
            west: all.west.min(one.west),
            east: all.east.max(one.east),
            south: all.south.min(one.south),
            north: all.north.max(one.north),
        })
    }

    /// PR-072, AMB-03, AMB-04: the free cells where a tile may be placed, from south to north and
    /// west to east.
    pub fn frontier(&self, edge_only: bool, mut found: impl FnMut(i8, i8)) {
        let Some(Bounds { west, south, north, .. }) = self.bounds() else { return };
        // A row of the city and its two neighbouring columns fit into 64 bits.
        let mut rows = [0u64; SPAN];
        for tile in self.built.iter() {
            let site = &self.sites[usize::from(tile)];
            rows[(site.y - south) as usize + 2] |= 2 << (site.x - west);
        }
        for row in 1..(north - south) as usize + 4 {
            let (below, here, above) = (rows[row - 1], rows[row], rows[row + 1]);
            let sides = |row: u64| row << 1 | row >> 1;
            let mut near = below | above | sides(here);
            if !edge_only {
                near |= sides(below) | sides(above);
            }
            let mut free = near & !here;
            while free != 0 {
                let column = free.trailing_zeros() as i8;
                free &= free - 1;
                found(west - 1 + column, south - 2 + row as i8);
            }
        }
    }

    /// The city on squared paper.
    pub(crate) fn plan(&self) -> Plan {
        let (west, south) = self.bounds().map_or((0, 0), |far| (far.west - 2, far.south - 2));
        let mut cells = [[EMPTY; SPAN]; SPAN];
        for tile in self.built.iter() {
            let site = &self.sites[usize::from(tile)];
            cells[(site.y - south) as usize][(site.x - west) as usize] = tile;
        }
        Plan { west, south, cells }
    }

    /// The tiles around a cell.
    pub(crate) fn neighbours(&self, x: i8, y: i8) -> Neighbours {
        let mut around = [None; 8];
        for tile in self.built.iter() {
            let site = &self.sites[usize::from(tile)];
            let (dx, dy) = (i16::from(site.x) - i16::from(x), i16::from(site.y) - i16::from(y));
            if dx.abs() > 1 || dy.abs() > 1 {
                continue;
            }
            let cell = (dx as i8, dy as i8);
            if let Some(place) = AROUND.iter().position(|other| *other == cell) {
                around[place] = Some(TileId(tile));
            }
        }
        around
    }

    /// PR-075, AMB-01, AMB-02: how many plazas would match, for each of the four rotations of a
    /// tile among neighbours.
    pub(crate) fn plazas(
        &self,
        pack: &Components,
        tile: &Tile,
        around: &Neighbours,
        diagonal: bool,
        per_tile: bool,
    ) -> [u8; 4] {
        let mut matches = [0; 4];
        for (place, neighbour) in around.iter().enumerate() {
            let Some(neighbour) = neighbour.filter(|_| diagonal || place % 2 == 0) else {
                continue;
            };
            let rotated = self.sites[neighbour.index()].rotation;
            let other = &pack.tiles[neighbour.index()];
            for (rotation, total) in (0u8..).zip(&mut matches) {
                let meeting = MEETINGS[place].iter();
                let equal = meeting
                    .filter(|(own, its)| tile.corner(*own, rotation) == other.corner(*its, rotated))
                    .count() as u8;
                *total += if per_tile { equal.min(1) } else { equal };
            }
        }
        matches
    }

    /// PR-075, AMB-01: how many neighbours match each corner of a tile on a cell.
    pub fn matching_corners(
        &self,
        pack: &Components,
        tile: &Tile,
        (x, y): (i8, i8),
        rotation: u8,
        diagonal: bool,
    ) -> [u8; 4] {
        let mut matches = [0; 4];
        for (place, neighbour) in self.neighbours(x, y).into_iter().enumerate() {
            let Some(neighbour) = neighbour.filter(|_| diagonal || place % 2 == 0) else {
                continue;
            };
            let (rotated, other) =
                (self.sites[neighbour.index()].rotation, &pack.tiles[neighbour.index()]);
            for (own, its) in MEETINGS[place] {
                let equal = tile.corner(*own, rotation) == other.corner(*its, rotated);
                matches[*own] += u8::from(equal);
            }
        }
        matches
    }

    /// PR-191, AMB-45: the size of a seat's largest group of tiles connected by edges.
    pub fn largest_area(&self, seat: u8) -> u8 {
        let mut rest: Set =
            self.built.iter().filter(|tile| self.sites[usize::from(*tile)].owner == seat).collect();
        let mut largest = 0;
        while let Some(first) = rest.iter().next() {
            let mut group = Set::default();
            let mut open = Set(1 << first);
            rest.remove(first);
            while let Some(tile) = open.iter().next() {
                open.remove(tile);
                group.insert(tile);
                let site = self.sites[usize::from(tile)];
                for other in rest.iter() {
                    let there = &self.sites[usize::from(other)];
                    if site.x.abs_diff(there.x) + site.y.abs_diff(there.y) == 1 {
                        rest.remove(other);
                        open.insert(other);
                    }
                }
            }
            largest = largest.max(group.len());
        }
        largest
    }
}

impl Tile {
    /// The design in a corner, counted clockwise from the north-west, after quarter turns.
    pub fn corner(&self, corner: usize, rotation: u8) -> u8 {
        self.corners[(corner + 4 - usize::from(rotation % 4)) % 4]
    }
}
