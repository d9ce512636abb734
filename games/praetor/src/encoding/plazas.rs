//! Which plazas a tile would find, everywhere around the city at once.

use crate::city::Bounds;
use crate::components::{MOST_DESIGNS, MOST_PLAYERS, MOST_TILES, Set};
use crate::{Praetor, TileId};

/// The most points where corners meet; a city that spreads further is not surveyed. Connected by
/// edges, no city of [`MOST_TILES`] does.
const MOST_POINTS: usize = 1024;
/// The points of most cities.
const FEW_POINTS: usize = 256;
/// The most tiles that are surveyed at once: all that can be available.
const MOST_OFFERED: usize = MOST_PLAYERS + 10;

/// What a free cell offers: for each design a byte for each corner, which counts the corners of
/// other tiles with this design that meet there.
struct Cell {
    designs: [u32; MOST_DESIGNS],
    /// Corners of other tiles that meet this cell at all.
    filled: u8,
}

impl Cell {
    /// The most plazas a tile with these corners would match, turned in the best way.
    fn best(&self, corners: [u8; 4]) -> u8 {
        // A byte for each rotation: a corner moves on by one place with every quarter turn.
        let mut sums = 0u32;
        for (corner, design) in (0u32..).zip(corners) {
            let offered = self.designs[usize::from(design) % MOST_DESIGNS];
            sums = sums.wrapping_add(offered.rotate_right(8 * corner));
        }
        sums.to_le_bytes().into_iter().fold(0, u8::max)
    }
}

/// Shows every cell where a tile may be placed. Where the table counts plazas by tile, not by
/// corner, a neighbour who matches twice is still counted twice.
fn scan(game: &Praetor, visit: impl FnMut(i8, i8, &Cell)) {
    let Some(bounds) = game.city.bounds() else { return };
    // A place to build lies one cell beyond the city, and has a point on its far side.
    let width = usize::from(bounds.east.abs_diff(bounds.west)) + 4;
    let height = usize::from(bounds.north.abs_diff(bounds.south)) + 4;
    let points = width * height;
    if points <= FEW_POINTS {
        scan_points::<FEW_POINTS>(game, bounds, width, visit);
    } else if points <= MOST_POINTS {
        scan_points::<MOST_POINTS>(game, bounds, width, visit);
    }
}

fn scan_points<const POINTS: usize>(
    game: &Praetor,
    Bounds { west, south, .. }: Bounds,
    width: usize,
    mut visit: impl FnMut(i8, i8, &Cell),
) {
    let south_west = |x: i8, y: i8| {
        let (column, row) = (i16::from(x) - i16::from(west), i16::from(y) - i16::from(south));
        (row + 1) as usize * width + (column + 1) as usize
    };
    // From the south-west point of a cell to its corners, clockwise from the north-west.
    let corners = [width, width + 1, 1, 0];
    // In a byte for each of the four tiles around a point, by which of its corners is there: the
    // design and one, or nothing.
    let mut points = [0u32; POINTS];
    for tile in game.city.built.iter() {
        let (site, spec) =
            (&game.city.sites[usize::from(tile)], &game.pack.0.tiles[usize::from(tile)]);
        let home = south_west(site.x, site.y);
        for (corner, way) in corners.iter().enumerate() {
            let design = u32::from(spec.corner(corner, site.rotation)) + 1;
            points[home + way] |= design << (8 * corner);
        }
    }
    let diagonal = game.rules.diagonal_plazas;
    game.city.frontier(game.rules.edge_contact, |x, y| {
        let home = south_west(x, y);
        let mut cell = Cell { designs: [0; MOST_DESIGNS], filled: 0 };
        for (corner, way) in corners.iter().enumerate() {
            let mut rest = points[home + way];
            if !diagonal {
                rest &= !(0xff << (8 * ((corner + 2) % 4)));
            }
            while rest != 0 {
                let slot = rest.trailing_zeros() & !7;
                let design = (rest >> slot & 0xff) - 1;
                cell.designs[design as usize % MOST_DESIGNS] += 1 << (8 * corner);
                cell.filled += 1;
                rest &= !(0xff << slot);
            }
        }
        visit(x, y, &cell);
    });
}

/// The first of the cells where a tile finds most plazas.
pub(super) fn best_cell(game: &Praetor, tile: TileId) -> Option<(i8, i8)> {
    let corners = game.pack.0.tiles[tile.index()].corners;
    let mut best = None;
    let mut most = 0;
    scan(game, |x, y, cell| {
        let here = cell.best(corners);
        if best.is_none() || here > most {
            (best, most) = (Some((x, y)), here);
        }
    });
    best
}

/// What the places to build offer.
pub(super) struct Survey {
    /// Favor for plazas of each Available City Tile at its best place.
    pub best: [u8; MOST_TILES],
    /// Places where at least 3, 5 and 7 corners of other tiles meet the cell.
    pub cells: [u8; 3],
}

impl Survey {
    pub(super) fn new(game: &Praetor, tiles: Set) -> Self {
        let mut cells = [0; 3];
        let mut offered = [([0; 4], 0); MOST_OFFERED];
        for (tile, offer) in tiles.iter().zip(&mut offered) {
            offer.0 = game.pack.0.tiles[usize::from(tile)].corners;
        }
        let count = usize::from(tiles.len()).min(MOST_OFFERED);
        scan(game, |_, _, cell| {
            for (count, corners) in cells.iter_mut().zip([3, 5, 7]) {
                *count += u8::from(cell.filled >= corners);
            }
            for (corners, best) in &mut offered[..count] {
                // Many cells meet fewer corners than were matched elsewhere.
                if cell.filled > *best {
                    *best = cell.best(*corners).max(*best);
                }
            }
        });
        let mut survey = Self { best: [0; MOST_TILES], cells };
        for (tile, (_, best)) in tiles.iter().zip(offered) {
            survey.best[usize::from(tile)] = best.saturating_mul(game.pack.constants.plaza);
        }
        survey
    }
}
