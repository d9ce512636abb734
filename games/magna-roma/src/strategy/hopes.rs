//! What a solo objective is worth that is half done.

use ludi_engine::Game as _;

use crate::cell::{Cell, Cells, SIDES};
use crate::components::{Aim, OBJECTIVES, Tile};
use crate::{Colour, MagnaRoma};

use super::prices::Map;

/// What lies on the line of an objective.
#[derive(Clone, Copy)]
struct Count {
    /// Cells without a tile.
    open: f32,
    colours: [f32; 3],
    icons: [f32; 3],
    stars: f32,
    blessed: f32,
    monuments: f32,
    /// Whether two neighbours have one colour.
    touching: bool,
}

#[derive(Clone, Copy)]
struct Hope {
    aim: Aim,
    cells: Cells,
    count: Count,
    /// The cells of each colour.
    colours: [Cells; 3],
    now: f32,
}

/// The objectives of a solo game; none in another.
pub(super) struct Hopes {
    list: [Option<Hope>; OBJECTIVES],
    left: bool,
}

impl Hopes {
    pub fn of(game: &MagnaRoma, map: &Map) -> Self {
        let mut list = [None; OBJECTIVES];
        let city = &game.realms[0].city;
        let left = city.placed() < game.pack.0.tiles_per_player;
        for ((_, aim, line), place) in game.aims().zip(&mut list) {
            let count = Count::of(game, map, line.cells);
            let colours = map.colours.map(|colour| colour.and(line.cells));
            let now = count.hope(aim, left);
            *place = Some(Hope { aim, cells: line.cells, count, colours, now });
        }
        Self { list, left }
    }

    /// How many objectives of a game are done, or can be hoped for.
    pub fn all(game: &MagnaRoma) -> f32 {
        if game.players() > 1 {
            return 0.0;
        }
        Self::of(game, &Map::of(game, &game.realms[0])).sum()
    }

    /// How many objectives are done, or can be hoped for.
    fn sum(&self) -> f32 {
        self.list.iter().flatten().map(|hope| hope.now).sum()
    }

    /// How many objectives a tile on a cell brings nearer.
    pub fn placed(&self, cell: Cell, tile: &Tile) -> f32 {
        let mut sum = 0.0;
        for hope in self.list.iter().flatten().filter(|hope| hope.cells.contains(cell)) {
            let mut count = hope.count;
            count.open -= 1.0;
            count.stars += f32::from(tile.star_count());
            for (icon, own) in count.icons.iter_mut().zip(tile.icons) {
                *icon += f32::from(own.min(1));
            }
            if let Some(colour) = tile.colour {
                count.colours[colour as usize] += 1.0;
                let own = hope.colours[colour as usize];
                count.touching |= SIDES.iter().any(|side| own.contains(cell.toward(*side)));
            }
            sum += count.hope(hope.aim, self.left) - hope.now;
        }
        sum
    }

    /// How many objectives a blessing brings nearer.
    pub fn blessed(&self, cell: Cell) -> f32 {
        let mut sum = 0.0;
        for hope in self.list.iter().flatten().filter(|hope| hope.cells.contains(cell)) {
            let count = Count { blessed: hope.count.blessed + 1.0, ..hope.count };
            sum += count.hope(hope.aim, self.left) - hope.now;
        }
        sum
    }

    /// How many objectives a monument over some cells brings nearer.
    pub fn built(&self, game: &MagnaRoma, under: Cells, map: &Map) -> f32 {
        let mut sum = 0.0;
        for hope in self.list.iter().flatten().filter(|hope| !hope.cells.and(under).is_empty()) {
            let mut count = hope.count;
            count.monuments += 1.0;
            if !game.setup.icons_under_monument_count {
                let covered =
                    map.icons.map(|icon| f32::from(icon.and(under).and(hope.cells).len()));
                for (icon, covered) in count.icons.iter_mut().zip(covered) {
                    *icon -= covered;
                }
            }
            sum += count.hope(hope.aim, self.left) - hope.now;
        }
        sum
    }
}

impl Count {
    fn of(game: &MagnaRoma, map: &Map, line: Cells) -> Self {
        let city = &game.realms[0].city;
        let pack = game.pack.0;
        let tiles = line.and(city.taken);
        let showing = line.and(city.showing(game.setup.icons_under_monument_count));
        let under =
            |built: &&crate::Built| !pack.under(built.monument, built.cell).and(line).is_empty();
        let of_colour = |colour: Colour| tiles.and(map.colours[colour as usize]);
        Self {
            open: f32::from(line.len() - tiles.len()),
            colours: Colour::ALL.map(|colour| f32::from(of_colour(colour).len())),
            icons: map.icons.map(|icon| f32::from(icon.and(showing).len())),
            stars: tiles.iter().map(|cell| f32::from(city.face(pack, cell).star_count())).sum(),
            blessed: f32::from(tiles.and(city.blessed).len()),
            monuments: city.monuments().filter(under).count() as f32,
            touching: Colour::ALL.iter().any(|colour| of_colour(*colour).groups(2) > 0),
        }
    }

    /// How much of an objective is done or can still be done: 1 for one that is fulfilled.
    fn hope(&self, aim: Aim, left: bool) -> f32 {
        let open = self.open;
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
        match aim {
            Aim::Icons(needed) => {
                let need = needed.iter().filter(|needed| **needed).count() as f32;
                let have = needed.iter().zip(self.icons).filter(|(n, i)| **n && *i > 0.0).count();
                part(have as f32, need)
            }
            Aim::AllColours => part(self.colours.iter().filter(|c| **c > 0.0).count() as f32, 3.0),
            Aim::Blessings(least) => {
                let least = f32::from(least);
                let whole = f32::from(u8::from(self.blessed >= least));
                0.8 * (self.blessed / least).min(1.0) + 0.2 * whole
            }
            Aim::NoIcons if most(self.icons) > 0.0 => 0.0,
            Aim::NoIcons => 1.0 - 0.16 * open,
            Aim::Stars(least) => {
                let (have, need) = (self.stars, f32::from(least));
                if have >= need {
                    1.0
                } else if have + 2.0 * open < need {
                    0.0
                } else {
                    0.6 * have / need + 0.05 * open
                }
            }
            Aim::OneColour(least) => part(most(self.colours), f32::from(least)),
            Aim::OneIcon(least) => part(most(self.icons), f32::from(least)),
            Aim::NoEqualNeighbours if self.touching => 0.0,
            Aim::NoEqualNeighbours => 1.0 - 0.14 * open,
            Aim::Monuments(least) if self.monuments >= f32::from(least) => 1.0,
            Aim::Monuments(least) if left => 0.63 * self.monuments / f32::from(least),
            Aim::Monuments(_) => 0.0,
        }
    }
}
