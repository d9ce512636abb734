//! Monuments: what those of a city score, where more can be put, and what they would add.

use super::{CROWD, MORE_PEOPLE, Survey};
use crate::cell::{Cell, Cells};
use crate::city::MONUMENTS;
use crate::components::Worth;

/// The most cells that a block with its north-west cell among these corners has, of a set whose
/// blocks with at least one to four cells are known.
fn most_in_block(filled: [Cells; 4], corners: Cells) -> usize {
    filled.iter().rposition(|blocks| !blocks.and(corners).is_empty()).map_or(0, |most| most + 1)
}

/// How many monuments find room beside each other, at least.
pub(in crate::encoding) fn room_for(mut corners: Cells) -> usize {
    let mut found = 0;
    while let Some(corner) = corners.iter().next() {
        found += 1;
        let block = Cells::block(corner);
        corners = corners.without(block).without(Cells::corners(corner));
        corners = corners.without(Cells::corners(corner.toward(1)));
        corners = corners.without(Cells::corners(corner.toward(2)));
    }
    found
}

impl Survey<'_> {
    pub(super) fn look_at_monuments(&mut self) {
        let city = &self.realm.city;
        let centre = Cells::only(Cell::CENTRE);
        let mut barred = city.covered.or(centre);
        if !self.game.setup.monument_on_blessed_tile {
            barred = barred.or(city.blessed);
        }
        self.corners = city.taken.without(barred).blocks();
        self.hoped = city.room.without(barred).blocks();
        let most = self.people(MORE_PEOPLE);
        for built in city.monuments() {
            let printed = &self.pack().monuments[usize::from(built.monument)];
            self.needs += self.game.useful_people(built.monument);
            let under = self.pack().under(built.monument, built.cell);
            let worth = self.worth(&printed.worth, under);
            for people in (0..=most).rev() {
                let with = self.added(&printed.worth, worth, printed.population, people);
                self.crowd[people] = self.crowd[people].max(with);
            }
        }
    }

    /// What a functional monument over some cells scores, its meeples not looked at.
    fn worth(&self, worth: &Worth, under: Cells) -> i32 {
        let count = |cells: Cells, vp: u8| i32::from(cells.and(under).len()) * i32::from(vp);
        match worth {
            Worth::Fixed(vp) => i32::from(*vp),
            Worth::ByPopulation(_) => 0,
            Worth::PerColour(colour, vp) => count(self.colours[*colour as usize], *vp),
            Worth::PerIcon(icon, vp) => {
                let own = self.realm.city.icon(self.pack(), under, *icon);
                i32::from(own) * i32::from(*vp)
            }
        }
    }

    /// The points of all monuments with so many meeples if another one works among them.
    fn added(&self, kind: &Worth, worth: i32, needed: u8, people: usize) -> i32 {
        let needed = usize::from(needed);
        if people < needed {
            return 0;
        }
        match kind {
            Worth::ByPopulation(vp) => {
                let each = |own: usize| {
                    let points = vp[..own.min(vp.len())].last().copied().unwrap_or(0);
                    self.crowd[people - own] + i32::from(points)
                };
                (needed..=people.min(vp.len().max(needed))).map(each).max().unwrap_or(0)
            }
            _ => self.crowd[people - needed] + worth,
        }
    }

    /// What the monuments score with so many meeples more.
    pub(in crate::encoding) fn with_more_people(&self, more: usize) -> i32 {
        self.crowd[self.people(more)]
    }

    fn people(&self, more: usize) -> usize {
        (usize::from(self.realm.population) + more).min(CROWD - 1)
    }

    /// What a monument would add now on the best place that is free; `None` if there is none.
    pub(in crate::encoding) fn best_site(&self, monument: u8) -> Option<i32> {
        let printed = &self.pack().monuments[usize::from(monument)];
        let worth = if printed.on_centre {
            let centre = Cells::only(Cell::CENTRE);
            let city = &self.realm.city;
            let blessed =
                !self.game.setup.monument_on_blessed_tile && city.blessed.contains(Cell::CENTRE);
            if blessed || city.covered.contains(Cell::CENTRE) {
                return None;
            }
            self.worth(&printed.worth, centre)
        } else {
            if self.corners.is_empty() {
                return None;
            }
            match (&printed.worth, self.fitting(&printed.worth)) {
                (Worth::PerColour(_, vp) | Worth::PerIcon(_, vp), Some(fitting)) => {
                    most_in_block(fitting.filled(), self.corners) as i32 * i32::from(*vp)
                }
                (other, _) => self.worth(other, Cells::EMPTY),
            }
        };
        let people = self.people(0);
        let with = self.added(&printed.worth, worth, printed.population, people);
        Some((with - self.crowd[people]).max(0))
    }

    /// The tiles a monument scores for, if it scores for tiles.
    fn fitting(&self, worth: &Worth) -> Option<Cells> {
        match worth {
            Worth::PerColour(colour, _) => Some(self.colours[*colour as usize]),
            Worth::PerIcon(icon, _) => Some(self.icon_cells[*icon as usize]),
            Worth::Fixed(_) | Worth::ByPopulation(_) => None,
        }
    }

    /// The most tiles that fit a monument in a block that is not barred and has no, at most one,
    /// at most two empty cells.
    pub(in crate::encoding) fn hoped_sites(&self, monument: u8) -> [usize; 3] {
        let worth = &self.pack().monuments[usize::from(monument)].worth;
        let Some(fitting) = self.fitting(worth) else { return [0; 3] };
        let fitting = fitting.filled();
        let [_, two, three, four] = self.taken_blocks;
        [four, three, two].map(|corners| most_in_block(fitting, corners.and(self.hoped)))
    }

    /// How many monuments stand in the city.
    pub(in crate::encoding) fn built(&self) -> usize {
        self.realm.city.monuments().count().min(MONUMENTS)
    }
}
