//! Solo objectives (MR-146 to MR-150).

use crate::components::{Aim, Line};
use crate::{Cells, Colour, Icon, MagnaRoma, NONE};

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
        let of_colour = |colour| tiles.and(city.coloured(pack, colour));
        match aim {
            Aim::Icons(needed) => {
                let count = city.icons(pack, showing);
                needed.iter().zip(count).all(|(needed, count)| !needed || count > 0)
            }
            Aim::AllColours => Colour::ALL.iter().all(|colour| !of_colour(*colour).is_empty()),
            Aim::Blessings(least) => tiles.and(city.blessed).len() >= least,
            Aim::NoIcons => full && city.icons(pack, showing) == [0; 3],
            Aim::Stars(least) => {
                let stars: u8 = tiles.iter().map(|cell| city.face(pack, cell).stars).sum();
                stars >= least
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
                Icon::ALL.iter().any(|icon| city.icon(pack, showing, *icon) >= least)
            }
            Aim::Monuments(least) => {
                let touching = city
                    .monuments()
                    .filter(|built| !pack.under(built.monument, built.cell).and(line).is_empty());
                touching.count() >= usize::from(least)
            }
        }
    }
}
