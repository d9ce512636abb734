//! Workers as dice: where each one is, and a name that stays with it.

use ludi_engine::{Game as _, Seat};
use ludi_praetor::{Praetor, TileId};
use maud::{Markup, html};

use super::{GAME, marks};
use crate::components;

/// Where a die is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Villager,
    /// In training, on level 1 or 2.
    Novice(u8),
    /// Active and not placed.
    Ready,
    /// On the activation area of a tile.
    Area(TileId),
    /// In the centre of a tile it has built.
    Centre(TileId),
    /// Retired and not in use.
    Retired,
}

/// A die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Die {
    pub seat: Seat,
    /// Its place among the seat's dice, from the youngest to the oldest.
    pub rank: usize,
    pub experience: u8,
    pub spot: Spot,
}

impl Die {
    /// What stays with the die wherever it goes: dice are not named in the game, but by age they
    /// hardly ever change places.
    pub(super) fn piece(self) -> String {
        format!("die-{}-{}", self.seat.0 + 1, self.rank + 1)
    }

    /// The die as it lies somewhere.
    pub(super) fn draw(self, class: &str) -> Markup {
        html! {
            span class={ "die " (class) } data-piece=(self.piece()) aria-hidden="true" {
                (face(self.seat, self.experience))
            }
        }
    }
}

/// The face of a die in the colour of a seat, with its badge at a corner.
pub(super) fn face(seat: Seat, experience: u8) -> Markup {
    let face = format!("die-{}", experience.clamp(1, 6));
    html! {
        svg class={ "die-face of-" (seat.0 + 1) } viewBox="0 0 36 36" aria-hidden="true" {
            use href=(marks::address(&face)) x="4" y="0" width="32" height="32" {}
            use href=(components::badge_symbol(GAME, seat)) x="0" y="21" width="15" height="15" {}
        }
    }
}

/// All dice of a seat, from the youngest to the oldest.
pub(super) fn of(view: &Praetor, seat: Seat) -> Vec<Die> {
    let player = view.player(seat);
    let (workers, novice) = (&player.workers, view.pack().constants.recruit_experience);
    let placed = |wanted: Option<u8>| {
        player.sent.iter().map(TileId).flat_map(move |tile| {
            let site = &view.city().sites[tile.index()];
            let posts = [(site.centre, Spot::Centre(tile)), (site.area, Spot::Area(tile))];
            posts.into_iter().filter_map(move |(post, spot)| {
                let (owner, worker) = post.worker()?;
                let fits = wanted.map_or(worker.retired, |experience| {
                    !worker.retired && worker.experience == experience
                });
                (owner == seat.0 && fits).then_some((worker.experience, spot))
            })
        })
    };
    let several =
        |count: u8, experience, spot| std::iter::repeat_n((experience, spot), usize::from(count));
    let mut dice: Vec<(u8, Spot)> = Vec::new();
    dice.extend(several(workers.villagers, novice, Spot::Villager));
    dice.extend(several(workers.novices[0], novice, Spot::Novice(1)));
    dice.extend(several(workers.novices[1], novice, Spot::Novice(2)));
    for (experience, count) in (0u8..).zip(workers.ready) {
        dice.extend(placed(Some(experience)));
        dice.extend(several(count, experience, Spot::Ready));
    }
    dice.extend(placed(None));
    dice.extend(several(workers.rested(), view.pack().constants.retirement, Spot::Retired));
    let named = |(rank, (experience, spot))| Die { seat, rank, experience, spot };
    dice.into_iter().enumerate().map(named).collect()
}

/// The dice on a tile: the builder in its centre, the Worker on its area.
pub(super) fn on_tile(view: &Praetor, tile: TileId) -> Vec<Die> {
    let site = &view.city().sites[tile.index()];
    let mut seats: Vec<u8> =
        [site.centre, site.area].into_iter().filter_map(|post| Some(post.worker()?.0)).collect();
    seats.dedup();
    let here = |die: &Die| die.spot == Spot::Centre(tile) || die.spot == Spot::Area(tile);
    seats.into_iter().flat_map(|seat| of(view, Seat(seat))).filter(here).collect()
}
