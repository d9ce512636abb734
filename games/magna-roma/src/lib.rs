//! The rules of Magna Roma: cities of five by five tiles whose half-symbols complete each other.
//!
//! The position and the course of a turn stand in this file; each room of the rulebook has its own:
//! [`cell`] and `city` (tiles on the table), `ring` (choosing tiles), `placement`, `gains` (bonuses,
//! one gain after the other), `holdings` (tracks, goods, trades), `order` (of gains), `actions`
//! (monuments, provinces, blessings), `population`, `scoring`, `solo`.
//! Rule numbers in this crate are those of `rules.en.md`.
//!
//! ```
//! use ludi_engine::{Game, Next, Notation as _, Pack as _, Quick};
//! use ludi_magna_roma::{Components, Decision, MagnaRoma, Phase, Setup};
//!
//! // Alone: three tiles are on offer, and the one that is taken is placed.
//! let pack = Components::builtin();
//! let mut game = MagnaRoma::new(pack, &Setup::default(), 1).unwrap();
//! let mut chance = Quick::from_number(1);
//! while game.next() == Next::Chance {
//!     game.resolve(game.draw(&mut chance));
//! }
//! let seat = ludi_engine::Seat(0);
//! let mut offer = Vec::new();
//! game.decisions(seat, &mut offer);
//! assert_eq!(offer.len(), 3);
//! game.decide(seat, offer[0]);
//! assert_eq!(game.phase, Phase::Place);
//!
//! // Where a new tile may lie: beside the centre, e5.
//! let beside = Decision::read(pack, "place e4").unwrap();
//! assert_eq!(game.check(seat, beside), Ok(()));
//! let apart = Decision::read(pack, "place e3").unwrap();
//! assert!(game.check(seat, apart).is_err());
//! ```

mod actions;
mod audit;
pub mod cell;
mod city;
mod components;
mod data;
mod decision;
mod deck;
mod encoding;
mod gains;
mod holdings;
mod listing;
mod order;
mod pack;
mod placement;
mod population;
mod refusal;
mod ring;
mod scoring;
mod setup;
mod solo;
mod strategy;
#[cfg(test)]
mod tests;
mod words;

use std::ops::RangeInclusive;

use ludi_engine::{
    Chance, Game, Next, OptionSpec, PackRef, RuleId, Seat, SeatSet, SetupError, Standings, Undo,
};

pub use cell::{Cell, Cells};
pub use city::{Built, City, NONE};
pub use components::{
    Aim, Bonus, Colour, Components, Edges, Gain, Half, Icon, Line, Monument, Objective, Province,
    Rank, Resource, Sets, Tile, Token, Worth,
};
pub use decision::{Decision, Draw};
pub use deck::Deck;
pub use encoding::GROUPS;
pub use gains::Gains;
pub use refusal::Refusal;
pub use scoring::{Assignment, Breakdown};
pub use setup::{First, Level, Setup};
pub use solo::Progress;
pub use strategy::{Features, Taste, features};
pub use words::{brings, phrases};

use components::{DISPLAY, OBJECTIVES, PROVINCES, ROWS, SLOTS, TOKENS};
use gains::Then;
use order::Asking;

/// The mark of a province slot that nobody can conquer in a solo game (MR-143).
pub const BLOCKED: u8 = NONE - 1;

/// A position of Magna Roma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MagnaRoma {
    pack: PackRef<Components>,
    /// The switches of the game.
    pub setup: Setup,
    /// What lies in front of each seat.
    pub realms: [Realm; 4],
    /// The tiles nobody has seen yet, as bits.
    stack: [u64; 2],
    /// The monuments nobody has seen yet, as bits.
    monument_stack: u16,
    /// The tile on each slot of the ring, [`NONE`] for an empty one; in a solo game the tiles on
    /// offer.
    pub ring: [u8; SLOTS],
    /// The slot of each seat's cylinder.
    pub cylinders: [u8; 4],
    /// The monuments on display.
    pub display: [u8; DISPLAY],
    /// The provinces in play.
    pub provinces: [u8; PROVINCES],
    /// Whose disc lies on each slot of each province, from the top: a seat, [`NONE`] or [`BLOCKED`].
    pub discs: [[u8; ROWS]; PROVINCES],
    /// The trade tokens in play, by place.
    pub tokens: [u8; TOKENS],
    /// The solo objectives, by line.
    pub objectives: [u8; OBJECTIVES],
    players: u8,
    /// The seat whose turn it is.
    pub active: u8,
    /// The seat that chose a tile first.
    pub first: u8,
    /// Where in the turn the game is.
    pub phase: Phase,
    then: Then,
    /// When the player is asked for an order of gains.
    asking: Asking,
    gains: Gains,
    /// The market spaces whose trade is still to be offered, as bits.
    offers: u32,
    /// The cell the turn is about: where the tile is placed, or which tile is blessed.
    pub spot: Cell,
    /// Blessing tokens played in this action.
    blessed_now: u8,
    /// Meeples moved by hand in this turn.
    moves: u8,
}

/// What lies in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Realm {
    /// The tiles.
    pub city: City,
    /// Steps of the star markers: red, purple, brown (MR-031).
    pub stars: [u8; 3],
    /// The space of the market marker (MR-050).
    pub market: u8,
    /// Legions: the space of the military marker (MR-060).
    pub legions: u8,
    /// The space of the pantheon marker (MR-070).
    pub faith: u8,
    /// Coins.
    pub coins: u8,
    /// All meeples, on monuments or not.
    pub population: u8,
    /// Blessing tokens not played yet.
    pub blessings: u8,
    /// Victory points scored in play.
    pub vp: u16,
    /// Which bonuses of the personal board were gained, as bits.
    pub bonuses: u16,
}

/// Where in a turn the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A card or tile is turned over.
    Deal(Deck),
    /// Before the first turn: put the cylinder on a tile (MR-087).
    Claim,
    /// Solo: choose one of the tiles on offer (MR-144).
    Take,
    /// Choose the cell for the tile (MR-091).
    Place,
    /// Choose how the tile is turned (MR-090).
    Face,
    /// Choose which gain comes first (MR-094).
    Order,
    /// Make a trade or let it go (MR-053).
    Trade,
    /// One optional action (MR-096).
    Act,
    /// Bless another tile, or stop (MR-107).
    Bless,
    /// Choose the next tile (MR-112).
    Choose,
    /// The game is over (MR-111).
    Over,
}

impl MagnaRoma {
    /// What lies in front of the player whose turn it is.
    pub fn acting(&self) -> &Realm {
        &self.realms[usize::from(self.active)]
    }

    fn acting_mut(&mut self) -> &mut Realm {
        &mut self.realms[usize::from(self.active)]
    }

    /// What lies in front of a seat.
    pub fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[seat.index()]
    }

    /// What each complete symbol of a tile in a seat's city pays, by side; an amount of 0 where
    /// there is none (MR-013, MR-017).
    pub fn symbols_at(&self, seat: Seat, cell: Cell) -> [Gain; 4] {
        let pack = self.pack.0;
        let city = &self.realm(seat).city;
        if !city.taken.contains(cell) {
            return [Gain::default(); 4];
        }
        let small = self.setup.centre_colour_matches_nothing;
        let colour = city.face(pack, cell).colour;
        city.symbols_of(pack, cell, city.edges(pack, cell), colour, small)
    }

    /// The gains that are still to be taken, in an order the player chooses (MR-094).
    pub fn pending(&self) -> &[Gain] {
        self.gains.list()
    }

    /// The monuments nobody has seen yet, as bits.
    pub fn unseen_monuments(&self) -> u16 {
        self.monument_stack
    }

    /// Meeples the player may still move by hand in this turn.
    pub fn moves_left(&self) -> u8 {
        population::MOVES.saturating_sub(self.moves)
    }

    /// The refusal for a decision that does not belong to this phase: what is asked instead.
    pub(crate) fn asked(&self) -> Refusal {
        match self.phase {
            Phase::Deal(_) => Refusal::NotYourTurn,
            Phase::Over => Refusal::Over,
            Phase::Claim => Refusal::ClaimFirst,
            Phase::Take => Refusal::TakeFirst,
            Phase::Place => Refusal::PlaceFirst,
            Phase::Face => Refusal::FaceFirst,
            Phase::Order => Refusal::OrderFirst,
            Phase::Trade => Refusal::TradeFirst,
            Phase::Act => Refusal::ActFirst,
            Phase::Bless => Refusal::BlessFirst,
            Phase::Choose => Refusal::ChooseFirst,
        }
    }

    pub(crate) fn expect(&self, phase: Phase) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(self.asked()) }
    }
}

impl Game for MagnaRoma {
    const ID: &'static str = "magna-roma";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const PILES: &'static [&'static str] =
        &["tiles", "monuments", "provinces", "tokens", "objectives", "seats"];
    const PLAYERS: RangeInclusive<u8> = 1..=4;
    const PLAYERS_RULE: RuleId = "MR-001";
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        setup::start(pack, setup, players)
    }

    /// By version 1 an order of gains was asked where it seemed to matter.
    fn play_by(&mut self, version: u32) {
        if version == 1 {
            self.asking = Asking::Estimated;
        }
    }

    fn pack(&self) -> &'static Components {
        self.pack.0
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        match self.phase {
            Phase::Deal(_) => Next::Chance,
            Phase::Over => Next::Over,
            _ => Next::Decide(SeatSet::only(Seat(self.active))),
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::decisions(self, seat, out);
    }

    fn conceivable(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::conceivable(self, seat, out);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match self.next() {
            Next::Over => return Err(Refusal::Over),
            Next::Decide(seats) if seats.contains(seat) => {}
            _ => return Err(Refusal::NotYourTurn),
        }
        match decision {
            Decision::Choose(tile) => self.check_choice(tile),
            Decision::Place(cell) => self.check_place(cell),
            Decision::Face(turns) => self.check_face(turns),
            Decision::First(gain) => self.check_first(gain),
            Decision::Trade | Decision::Decline => self.expect(Phase::Trade),
            Decision::Build { monument, cell } => self.check_build(monument, cell),
            Decision::Conquer { province, row } => self.check_conquest(province, row),
            Decision::Bless(cell) => self.check_blessing(cell),
            Decision::Pass if self.phase == Phase::Bless => Ok(()),
            Decision::Pass => self.expect(Phase::Act),
            Decision::Settle(monument) => self.check_settle(monument),
            Decision::Withdraw(monument) => self.check_withdraw(monument),
        }
    }

    fn decide(&mut self, _seat: Seat, decision: Decision) {
        match decision {
            Decision::Choose(tile) => self.choose(tile),
            Decision::Place(cell) => {
                self.spot = cell;
                self.phase = Phase::Face;
            }
            Decision::Face(turns) => self.place(turns),
            Decision::First(gain) => self.take_first(gain),
            Decision::Trade => self.trade(),
            Decision::Decline => self.decline(),
            Decision::Build { monument, cell } => self.build(monument, cell),
            Decision::Conquer { province, row } => self.conquer(province, row),
            Decision::Bless(cell) => self.bless(cell),
            Decision::Pass => self.end_turn(),
            Decision::Settle(monument) => self.settle(monument),
            Decision::Withdraw(monument) => self.withdraw(monument),
        }
    }

    fn draw<C: Chance>(&self, chance: &mut C) -> Draw {
        match self.phase {
            Phase::Deal(deck) => self.drawn(deck, chance),
            _ => unreachable!("a draw is asked for only when chance has to draw"),
        }
    }

    fn pile(&self) -> usize {
        match self.phase {
            Phase::Deal(deck) => deck as usize,
            _ => 0,
        }
    }

    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        if let Phase::Deal(deck) = self.phase {
            self.drawable(deck, out);
        }
    }

    fn resolve(&mut self, draw: Draw) {
        self.turn_over(draw);
    }

    fn score(&self, seat: Seat) -> i32 {
        scoring::points(self, seat)
    }

    fn round(&self) -> u16 {
        // The tile of a turn lies in the city as soon as it is turned.
        let laid = !matches!(self.phase, Phase::Take | Phase::Place | Phase::Face);
        u16::from(self.acting().city.placed()) + u16::from(!laid)
    }

    fn standings(&self) -> Standings {
        scoring::score_sheets(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    /// A meeple put somewhere touches nobody; everything else can be taken back until a draw.
    fn undo(&self, _seat: Seat, decision: Decision) -> Undo {
        match decision {
            Decision::Settle(_) | Decision::Withdraw(_) => Undo::Private,
            _ => Undo::Free,
        }
    }
}
