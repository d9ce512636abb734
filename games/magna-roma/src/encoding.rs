//! Positions and decisions as numbers, for programs that learn.
//!
//! A position is written as [`GROUPS`], one after the other, as it looks from a seat: first what
//! is common to all, then everything of the seat itself, then the others clockwise, each in a
//! shorter block that is all zero for a seat that is not there. A counter is a scale: as many of
//! its features are set as it says, by ones or by the steps that the group's writer names.
//!
//! What is half done is written as it is certain to become: a tile that has its cell but is not
//! turned yet lies as it pays most, and gains that wait for their order or for the answer to a
//! trade are taken. The group `turn` says what is pending all the same.
//!
//! Cells are named by their home, one of 25 places: the row and the column, counted from the
//! north-west of the field of nine by nine, each modulo five. A city never has two tiles with one
//! home, neighbours stay neighbours, and a tile keeps its home when the city grows. The group
//! `frame` says where the city lies around its centre.
//!
//! | group | what it holds |
//! |---|---|
//! | `setup` | players, switches, solo level |
//! | `turn` | phase, whose turn, who chose first, pending cell, gains, trades, meeples moved |
//! | `table` | tokens, provinces with free slots, monuments on display and unseen, supply |
//! | `tiles` | tiles in the stack, free tiles of the ring, how many are left |
//! | `time` | tiles placed |
//! | `goods` | star tracks, market with the trades one and two steps ahead, legions, faith, blessings, coins, population |
//! | `points` | what would be scored now, by source and together |
//! | `leads` | how far ahead of the best other seat and of each, tie-breaks included |
//! | `bonuses` | bonuses gained, and those one or two stars away |
//! | `tracks` | steps together, what one more step of each kind adds |
//! | `colours` | tiles, districts and lonely tiles of each colour, icons |
//! | `waiting` | open half-symbols by kind and colour, open cells by how many halves face them |
//! | `blessings` | what the four best tiles would pay again |
//! | `monuments` | those built with their meeples, room for more, what more meeples add |
//! | `display` | each monument that lies open: cost, place, what it would add, sites to come |
//! | `provinces` | each province in play: own slot, slots in reach, sets |
//! | `next` | the tile to be placed next and how well it fits |
//! | `reach` | the tiles within reach of the cylinder and how well they fit |
//! | `frame` | where the city lies around its centre |
//! | `cells` | each cell: colour, icon, stars, blessing, monument, open halves |
//! | `spots` | each open cell: how many halves face it |
//! | `lines` | each solo objective and its line |
//! | `other 1` to `other 3` | the other seats |

mod ahead;
mod city;
mod numbers;
mod others;
mod own;
mod solo;
mod survey;
mod table;
#[cfg(test)]
mod tests;

use ludi_engine::{Encode, Features, Seat, View};

use crate::{Decision, MagnaRoma};
use survey::{Pays, Survey};

/// What a position is written from.
struct Scene<'a> {
    /// The position as it is.
    real: &'a MagnaRoma,
    /// The position as it is certain to become.
    game: &'a MagnaRoma,
    seat: u8,
    pays: Pays,
    own: Survey<'a>,
    /// The other seats, clockwise.
    others: [Option<Survey<'a>>; 3],
}

impl Scene<'_> {
    /// How many seats clockwise from the own one a seat is; `None` if there is no such seat.
    fn clockwise(&self, seat: u8) -> Option<usize> {
        let players = self.game.players;
        (seat < players).then(|| usize::from((seat + players - self.seat) % players))
    }
}

type Writer = fn(&Scene<'_>, &mut Features);

/// Every group: its name, how many features it has, and what writes them.
const WRITERS: [(&str, usize, Writer); 25] = [
    ("setup", table::SETUP, table::setup),
    ("turn", table::TURN, table::turn),
    ("table", table::TABLE, table::table),
    ("tiles", table::TILES_SEEN, table::tiles),
    ("time", own::TIME, own::time),
    ("goods", own::GOODS, own::goods),
    ("points", own::POINTS, own::points),
    ("leads", own::LEADS, own::leads),
    ("bonuses", own::BONUSES_AHEAD, own::bonuses),
    ("tracks", own::TRACKS, own::tracks),
    ("colours", city::COLOURS, city::colours),
    ("waiting", city::WAITING, city::waiting),
    ("blessings", city::BLESSINGS, city::blessings),
    ("monuments", city::MONUMENTS, city::monuments),
    ("display", city::DISPLAY, city::display),
    ("provinces", own::PROVINCES_HELD, own::provinces),
    ("next", city::NEXT, city::next),
    ("reach", city::REACH, city::reach),
    ("frame", city::FRAME, city::frame),
    ("cells", city::CELLS, city::cells),
    ("spots", city::SPOTS, city::spots),
    ("lines", solo::LINES, solo::lines),
    ("other 1", others::OTHER, |scene, out| others::other(scene, 0, out)),
    ("other 2", others::OTHER, |scene, out| others::other(scene, 1, out)),
    ("other 3", others::OTHER, |scene, out| others::other(scene, 2, out)),
];

/// The groups of features in their order, each with how many there are.
pub const GROUPS: [(&str, usize); WRITERS.len()] = {
    let mut groups = [("", 0); WRITERS.len()];
    let mut index = 0;
    while index < groups.len() {
        groups[index] = (WRITERS[index].0, WRITERS[index].1);
        index += 1;
    }
    groups
};

impl Encode for MagnaRoma {
    const VERSION: u32 = 1;
    const DECISIONS: usize = numbers::DECISIONS;
    const FEATURES: usize = Features::total(&GROUPS);
    const STAGES: usize = 3;

    fn number(decision: Decision) -> usize {
        numbers::number(decision)
    }

    fn numbered(number: usize) -> Option<Decision> {
        numbers::numbered(number)
    }

    /// By the tiles a seat has placed on average: up to 8, 16, 24.
    fn stage(&self) -> usize {
        let realms = &self.realms[..usize::from(self.players)];
        let placed: usize = realms.iter().map(|realm| usize::from(realm.city.placed())).sum();
        (placed.saturating_sub(1) / realms.len() / 8).min(Self::STAGES - 1)
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        let real: &Self = view;
        let ahead = ahead::ahead(real);
        let game = ahead.as_ref().unwrap_or(real);
        let other = |away: u8| {
            let other = (seat.0 + away + 1) % game.players;
            (away + 1 < game.players).then(|| Survey::new(game, other))
        };
        let mut scene = Scene {
            real,
            game,
            seat: seat.0,
            own: Survey::new(game, seat.0),
            others: [other(0), other(1), other(2)],
            pays: Pays::of(game.pack.0),
        };
        scene.own.look_at_symbols(&scene.pays);
        for (name, count, write) in &WRITERS {
            let before = out.written();
            write(&scene, out);
            debug_assert_eq!(out.written() - before, *count, "{name}");
        }
    }
}

/// The next `most` features as a scale by steps; nothing below one step.
#[inline]
fn scale(out: &mut Features, value: i32, step: i32, most: usize) {
    out.level((value / step).max(0) as usize, most);
}

/// A scale by ones up to `ones`, then one feature for each of some larger numbers.
#[inline]
fn scale_on(out: &mut Features, value: u8, ones: usize, beyond: &[u8]) {
    out.level(value, ones);
    out.level(beyond.iter().filter(|least| value >= **least).count(), beyond.len());
}
