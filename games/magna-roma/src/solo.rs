//! Solo objectives (MR-146 to MR-150).

use crate::components::{Aim, Line, Tile};
use crate::{Cells, Colour, Icon, MagnaRoma, NONE};

/// How far an objective is fulfilled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How much there is of what is asked; never more than `need`.
    pub have: u8,
    /// How much is asked.
    pub need: u8,
    /// Whether it can no longer be fulfilled by placing tiles.
    pub lost: bool,
}

impl MagnaRoma {
    /// The objectives in play with their lines; none but in a solo game.
    pub fn aims(&self) -> impl Iterator<Item = (u8, Aim, Line)> {
        let pack = self.pack.0;
        let drawn = self.objectives.into_iter().zip(&pack.lines);
        let drawn = drawn.filter(|(objective, _)| *objective != NONE);
        drawn.map(|(objective, line)| {
            (objective, pack.objectives[usize::from(objective)].aim, *line)
        })
    }

    /// How many objectives are fulfilled (MR-147).
    pub fn fulfilled(&self) -> u8 {
        self.aims().filter(|(_, aim, line)| self.meets(*aim, line.cells)).count() as u8
    }

    /// Whether the solo player's city meets an objective on a line. The centre is a tile without
    /// colour, icon or star. What must be absent can only be judged on a full line.
    ///
    /// MR-148, MR-149, MR-150, AMB-15, AMB-31, AMB-32, AMB-33, AMB-34
    pub fn meets(&self, aim: Aim, line: Cells) -> bool {
        let pack = self.pack.0;
        let city = &self.realms[0].city;
        let tiles = line.and(city.taken);
        let full = tiles == line;
        let showing = line.and(city.showing(self.setup.icons_under_monument_count));
        let of_colour = |colour| city.coloured_of(pack, tiles, colour);
        match aim {
            Aim::Icons(needed) => {
                let count = city.icons(pack, showing);
                needed.iter().zip(count).all(|(needed, count)| !needed || count > 0)
            }
            Aim::AllColours => Colour::ALL.iter().all(|colour| !of_colour(*colour).is_empty()),
            Aim::Blessings(least) => tiles.and(city.blessed).len() >= least,
            Aim::NoIcons => full && city.icons(pack, showing) == [0; 3],
            Aim::Stars(least) => {
                let stars = tiles.iter().map(|cell| city.face(pack, cell).star_count());
                stars.sum::<u8>() >= least
            }
            Aim::OneColour(least) => {
                Colour::ALL.iter().any(|colour| of_colour(*colour).len() >= least)
            }
            Aim::NoEqualNeighbours => {
                let touches = |colour| {
                    let own = of_colour(colour);
                    own.groups(2) > 0
                };
                full && !Colour::ALL.into_iter().any(touches)
            }
            Aim::OneIcon(least) => {
                let tiles = |icon| city.showing_icon(pack, showing, Some(icon)).len();
                Icon::ALL.into_iter().any(|icon| tiles(icon) >= least)
            }
            Aim::Monuments(least) => {
                let touching = city
                    .monuments()
                    .filter(|built| !pack.under(built.monument, built.cell).and(line).is_empty());
                touching.count() >= usize::from(least)
            }
        }
    }

    /// How far an objective is fulfilled on a line: complete exactly if [`MagnaRoma::meets`] says
    /// so.
    pub fn progress(&self, aim: Aim, line: Cells) -> Progress {
        let pack = self.pack.0;
        let city = &self.realms[0].city;
        let tiles = line.and(city.taken);
        let open = line.len() - tiles.len();
        let covered_count = self.setup.icons_under_monument_count;
        let showing = line.and(city.showing(covered_count));
        let of_colour = |colour| city.coloured_of(pack, tiles, colour);
        let icons = city.icons(pack, showing);
        let seen = |found: bool| u8::from(found);
        let (have, need, most_to_come) = match aim {
            Aim::Icons(needed) => {
                let each = needed.iter().zip(icons).filter(|(needed, _)| **needed);
                let have = each.map(|(_, count)| seen(count > 0)).sum();
                (have, needed.iter().map(|needed| seen(*needed)).sum(), open)
            }
            Aim::AllColours => {
                let have = Colour::ALL.map(|colour| seen(!of_colour(colour).is_empty()));
                (have.iter().sum(), have.len() as u8, open)
            }
            Aim::Blessings(least) => (tiles.and(city.blessed).len(), least, u8::MAX),
            Aim::NoIcons => {
                let spoilt = covered_count && icons != [0; 3];
                let bare = tiles.without(city.showing_icon(pack, showing, None));
                (bare.len(), line.len(), if spoilt { 0 } else { u8::MAX })
            }
            Aim::Stars(least) => {
                let most = pack.tiles.iter().map(Tile::star_count).max().unwrap_or(0);
                let stars = tiles.iter().map(|cell| city.face(pack, cell).star_count()).sum();
                (stars, least, most * open)
            }
            Aim::OneColour(least) => {
                let have = Colour::ALL.map(|colour| of_colour(colour).len());
                (have.into_iter().max().unwrap_or(0), least, open)
            }
            Aim::NoEqualNeighbours => {
                let spoilt = Colour::ALL.into_iter().any(|colour| of_colour(colour).groups(2) > 0);
                let have = tiles.len().saturating_sub(seen(spoilt));
                (have, line.len(), if spoilt { 0 } else { open })
            }
            Aim::OneIcon(least) => {
                let tiles = |icon| city.showing_icon(pack, showing, Some(icon)).len();
                (Icon::ALL.map(tiles).into_iter().max().unwrap_or(0), least, open)
            }
            Aim::Monuments(least) => {
                let touching = city
                    .monuments()
                    .filter(|built| !pack.under(built.monument, built.cell).and(line).is_empty());
                (touching.count() as u8, least, u8::MAX)
            }
        };
        Progress { have: have.min(need), need, lost: have.saturating_add(most_to_come) < need }
    }
}
