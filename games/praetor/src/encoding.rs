//! Positions and decisions as numbers, for programs that learn.
//!
//! Every feature is 0 or 1. An amount is a *scale*: as many of its features are set as there are
//! steps reached; *by 2* says that a step is 2, *8 then by 3* that the first eight are 1 and the
//! others 3. Seats are counted clockwise from the one that looks. **A half-made action is first
//! carried to its end** in the plainest way (`finish.rs`): the strongest Worker where experience
//! counts and otherwise the weakest, the place and the turn with most plazas, no more trades. All
//! groups but `pending` speak of the position after it, so that what is half made looks much like
//! what will come of it. *Settled* is what a seat would score if this turn's Update Phase came now
//! and the game ended with it; prizes of the Expert game are included.
//!
//! In this order (counts in [`GROUPS`]):
//! - `setup`: players (4); French rulebook, Expert, Tough; 17 switches that differ from the default.
//! - `clock`: turn 14; turns left as far as can be told 10; last turn; City deck 20 (10 then by 2);
//!   Age I in it 12 (8 then by 2); Age II; Wall deck 13; tiles missing from the display 6; City
//!   deck after the refill 14 (6 then by 2); whether the next turn will be the last by City deck,
//!   by Wall deck; whether it will be Age II.
//! - `phase`: stage (11); what chance turns over (4); a Retired Worker is to be placed; who acts
//!   (5); others who have not passed 4, their unplaced Workers 14 (8 then by 2), whether there are
//!   none; how many of them act before the seat does 4.
//! - `pending`: the step of a half-made action (Worker to build, to activate, cell, turn, Market,
//!   forge, Wall; 7); whether it is the seat's; its tile (48) and kind of tile (22); the Worker's
//!   experience 7, whether Retired; the cell to the east (17) and north (17), from -8; experience
//!   at the forge 7; goods bought (5) and sold (5).
//! - `own`: see `own.rs`. `others`: four times the same, see `others.rs`.
//! - `leads`: settled lead over the best other 60 (by 2 from -60) and 10 (by 20 from -100); Favor
//!   lead 40 (by 3 from -60); how many are ahead (5); lead in unplaced Workers 8 and in Active
//!   Workers after the update 8 (from -4), in tiles 10 (from -5).
//! - `tiles`: rows of 48 tiles by their place in the pack. Eleven of those available: all; at most
//!   0, 1, 2 units missing; what is missing could be bought; another seat can pay it; its best
//!   place brings 2, 3, 4, 5, 6 Favor for plazas. Three more: in the deck; the seat's; busy.
//! - `kinds`: for each of 22 kinds of tile (`kinds.rs`): areas open for nothing 2, for a fee that
//!   can be paid 2; tiles owned 3; owned by each other seat 4 × 2; busy 2; available 2; in the
//!   deck 3.
//! - `yields`: see `yields.rs`. `walls`: Wall Tiles available (32); an Outpost is open; units the
//!   seat misses for the nearest at most 0, 1, 2, 3; whether they could be bought; its Favor with
//!   bonus 20 (by 2); the same if it can be had now 20; each other seat misses at most 0, 1 (8);
//!   bonus 10 (by 3).
//! - `expert` (all 0 in other games): for largest area, Wall Tiles and Villagers the number 12, 8, 8,
//!   followed by the lead over the best other 8 (from -4) and the prize 10 (by 2); then the largest
//!   areas of the others 4 × 12.
//!
//! Tie-breaks by age are left out, and where the built tiles lie but for what follows from it:
//! plazas to be had, largest areas. So positions can look alike where a tile lies
//! or is turned otherwise to the same effect, or where they differ by less than a step of a scale.

mod finish;
mod general;
mod kinds;
mod others;
mod own;
mod plazas;
mod prospect;
mod tiles;
mod yields;

use ludi_engine::{Encode, Features, Numbering, Seat, View};

use crate::components::{Good, MOST_PLAYERS, MOST_TILES, MOST_WALLS, Set, TileId, WallId};
use crate::strategy::turns_left;
use crate::{Decision, Praetor, scoring};

pub(crate) use kinds::{KINDS, kind};
use plazas::Survey;
use prospect::{Chances, Prospect};

/// The groups of features and how many each has, in order.
pub const GROUPS: &[(&str, usize)] = &[
    ("setup", general::SETUP),
    ("clock", general::CLOCK),
    ("phase", general::PHASE),
    ("pending", general::PENDING),
    ("own", own::OWN),
    ("others", (MOST_PLAYERS - 1) * others::OTHER),
    ("leads", others::LEADS),
    ("tiles", tiles::TILES),
    ("kinds", tiles::EACH_KIND * KINDS),
    ("yields", yields::YIELDS),
    ("walls", yields::WALLS),
    ("expert", yields::EXPERT),
];

/// How far a cell can lie from the middle: a layout reaches 20 cells, and tiles beyond it as many
/// as there are.
const REACH: usize = 20 + MOST_TILES + 1;
const SIDE: usize = 2 * REACH + 1;

/// How many decisions there are of each kind, in the order of [`Decision`].
const SIZES: [usize; 17] = [
    MOST_TILES,
    MOST_TILES,
    MOST_TILES,
    MOST_TILES,
    1,
    8,
    SIDE * SIDE,
    4,
    5,
    5,
    1,
    8,
    MOST_WALLS,
    MOST_TILES,
    1,
    1,
    1,
];

/// The kind of a decision and its number among them.
fn split(decision: Decision) -> (usize, usize) {
    let cell = |at: i8| (i32::from(at) + REACH as i32) as usize;
    match decision {
        Decision::Take(tile) => (0, tile.index()),
        Decision::Build(tile) => (1, tile.index()),
        Decision::Activate(tile) => (2, tile.index()),
        Decision::Camp(tile) => (3, tile.index()),
        Decision::Pass => (4, 0),
        Decision::Worker(experience) => (5, usize::from(experience)),
        Decision::At(x, y) => (6, cell(y) * SIDE + cell(x)),
        Decision::Turn(quarters) => (7, usize::from(quarters)),
        Decision::Buy(good) => (8, good as usize),
        Decision::Sell(good) => (9, good as usize),
        Decision::Done => (10, 0),
        Decision::Forge(amount) => (11, usize::from(amount)),
        Decision::Fulfil(wall) => (12, wall.index()),
        Decision::Academy(tile) => (13, tile.index()),
        Decision::NoAcademy => (14, 0),
        Decision::Recruit => (15, 0),
        Decision::NoRecruit => (16, 0),
    }
}

impl Encode for Praetor {
    const VERSION: u32 = 1;
    const DECISIONS: usize = Numbering::total(&SIZES);
    const FEATURES: usize = Features::total(GROUPS);
    const STAGES: usize = 4;

    fn number(decision: Decision) -> usize {
        let (kind, value) = split(decision);
        Numbering::of(&SIZES, kind, value)
    }

    fn numbered(number: usize) -> Option<Decision> {
        let (kind, value) = Numbering::kind(&SIZES, number)?;
        let (byte, tile) = (value as u8, TileId(value as u8));
        let cell = |at: usize| (at as i32 - REACH as i32) as i8;
        Some(match kind {
            0 => Decision::Take(tile),
            1 => Decision::Build(tile),
            2 => Decision::Activate(tile),
            3 => Decision::Camp(tile),
            4 => Decision::Pass,
            5 => Decision::Worker(byte),
            6 => Decision::At(cell(value % SIDE), cell(value / SIDE)),
            7 => Decision::Turn(byte),
            8 => Decision::Buy(Good::ALL[value]),
            9 => Decision::Sell(Good::ALL[value]),
            10 => Decision::Done,
            11 => Decision::Forge(byte),
            12 => Decision::Fulfil(WallId(byte)),
            13 => Decision::Academy(tile),
            14 => Decision::NoAcademy,
            15 => Decision::Recruit,
            _ => Decision::NoRecruit,
        })
    }

    /// By the turns that are left, as far as can be told: five or more, three or four, one or two,
    /// none.
    fn stage(&self) -> usize {
        match turns_left(self) {
            0 => 3,
            1 | 2 => 2,
            3 | 4 => 1,
            _ => 0,
        }
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        let now: &Self = view;
        let after = finish::finished(now);
        let scene = Scene::new(after.as_ref().unwrap_or(now), seat);
        general::setup(&scene, out);
        general::clock(&scene, out);
        general::phase(&scene, out);
        general::pending(now, seat, out);
        own::own(&scene, out);
        for place in 1..MOST_PLAYERS {
            others::other(&scene, place, out);
        }
        others::leads(&scene, out);
        tiles::tiles(&scene, out);
        tiles::kinds(&scene, out);
        yields::yields(&scene, out);
        yields::walls(&scene, out);
        yields::expert(&scene, out);
    }
}

/// A position as a seat sees it, with everything that several groups ask for.
struct Scene<'a> {
    game: &'a Praetor,
    players: usize,
    /// The seats, clockwise from the one that looks, as many as there are players.
    seats: [Seat; MOST_PLAYERS],
    /// For each of them, in the same order.
    prospects: [Prospect; MOST_PLAYERS],
    chances: [Chances; MOST_PLAYERS],
    settled: [i32; MOST_PLAYERS],
    /// PR-050: the place of each in this turn's order, and in the next if Favor stays.
    order: [u8; MOST_PLAYERS],
    next_order: [u8; MOST_PLAYERS],
    /// PR-191 to PR-193: largest areas, Wall Tiles, Villagers, and their prizes.
    ranked: [[u8; MOST_PLAYERS]; 3],
    prizes: [[i32; MOST_PLAYERS]; 3],
    available: Set,
    survey: Survey,
}

impl<'a> Scene<'a> {
    fn new(game: &'a Praetor, seat: Seat) -> Self {
        let players = usize::from(game.players);
        let seats = std::array::from_fn(|place| Seat(((seat.index() + place) % players) as u8));
        let available = game.available;
        let survey = Survey::new(game, available);
        let mut scene = Self {
            game,
            players,
            seats,
            prospects: std::array::from_fn(|place| {
                if place < players {
                    Prospect::new(game, seats[place])
                } else {
                    Prospect::default()
                }
            }),
            chances: std::array::from_fn(|place| {
                if place < players {
                    Chances::new(game, seats[place], available, &survey)
                } else {
                    Chances::default()
                }
            }),
            settled: [0; MOST_PLAYERS],
            order: [0; MOST_PLAYERS],
            next_order: [0; MOST_PLAYERS],
            ranked: [[0; MOST_PLAYERS]; 3],
            prizes: [[0; MOST_PLAYERS]; 3],
            available,
            survey,
        };
        scene.find_orders();
        if game.rules.expert {
            scene.find_prizes();
        }
        for place in 0..players {
            let prizes: i32 = scene.prizes.iter().map(|prizes| prizes[place]).sum();
            scene.settled[place] = scene.prospects[place].score + prizes;
        }
        scene
    }

    fn find_orders(&mut self) {
        let next = self.game.order_by_favor();
        for place in 0..self.players {
            let (now, next) = (self.game.order[place], next[place]);
            self.order[self.place_of(now)] = place as u8;
            self.next_order[self.place_of(next)] = place as u8;
        }
    }

    fn find_prizes(&mut self) {
        let constants = &self.game.pack.0.constants;
        for place in 0..self.players {
            let seat = self.seats[place];
            let player = self.game.player(seat);
            self.ranked[0][place] = self.game.city.largest_area(seat.0);
            self.ranked[1][place] = player.walls.len();
            self.ranked[2][place] = player.workers.villagers;
        }
        let all = [constants.largest_area, constants.most_walls, constants.most_villagers];
        for (values, (prizes, given)) in self.ranked.iter().zip(self.prizes.iter_mut().zip(all)) {
            let values = &values[..self.players];
            for (place, prize) in prizes[..self.players].iter_mut().enumerate() {
                *prize = scoring::ranked(values, place, given, self.game.rules.expert_zero_scores);
            }
        }
    }

    /// How many places clockwise a seat sits.
    fn place_of(&self, seat: u8) -> usize {
        (usize::from(seat) + self.players - self.seats[0].index()) % self.players
    }

    /// The most of something among the others.
    fn best_other<T: Ord>(&self, value: impl Fn(usize) -> T) -> T {
        (1..self.players).map(value).max().expect("nobody plays alone")
    }
}

/// Steps of a scale that begins at a number, each of a size.
fn steps(value: i32, from: i32, size: i32) -> usize {
    ((value - from).max(0) / size) as usize
}

/// Steps of a scale whose first are 1 and whose others are larger.
fn bent(value: i32, first: i32, size: i32) -> usize {
    if value <= first { value.max(0) as usize } else { (first + (value - first) / size) as usize }
}

#[cfg(test)]
mod tests;
