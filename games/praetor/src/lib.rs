//! The rules of Praetor: building a Roman city with Workers who grow old.
//!
//! [`Praetor`] is a position; [`Stage`] is where the game stands in the turn, [`Step`] what the
//! acting player is asked within it. The files follow the rulebook: `setup`, `action`, `market`,
//! `update`, `scoring`; `city` and `worker` hold the pieces they move. Rule numbers in this crate
//! are those of `rules.en.md`.
//!
//! ```
//! use ludi_engine::{Game, Next, Notation as _, Pack as _, Quick};
//! use ludi_praetor::{Components, Decision, Praetor, Setup, Stage};
//!
//! let mut game = Praetor::new(Components::builtin(), &Setup::default(), 2).unwrap();
//! let mut chance = Quick::from_number(1);
//! while game.next() == Next::Chance {
//!     game.resolve(game.draw(&mut chance));
//! }
//! assert_eq!((game.turn(), game.stage()), (1, Stage::Action));
//!
//! // The player with the least Favor sends a Worker to a Gold Mine of their own.
//! let (first, second) = (game.acting(), game.turn_order().last().unwrap());
//! let gold = |game: &Praetor| game.player(first).goods.get(ludi_praetor::Good::Gold);
//! let before = gold(&game);
//! let mine = format!("activate gold_mine_{first}");
//! game.decide(first, Decision::read(game.pack(), &mine).unwrap());
//! while game.acting() == first {
//!     let mut ways = Vec::new();
//!     game.decisions(first, &mut ways);
//!     game.decide(first, ways[0]);
//! }
//! assert!(gold(&game) > before);
//! assert_eq!(game.acting(), second);
//! ```

mod action;
mod audit;
mod city;
mod components;
mod data;
mod dealing;
mod decision;
mod deck;
mod encoding;
mod journal;
mod listing;
mod market;
mod outlook;
mod pack;
mod player;
mod refusal;
mod scoring;
mod setup;
mod strategy;
mod tracks;
mod update;
mod words;
mod worker;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use ludi_engine::{
    Chance, Game, Next, OptionSpec, PackRef, RuleId, Seat, SeatSet, SetupError, Standings,
};

pub use city::{Bounds, City, Site};
pub use components::{
    Area, Board, BoardId, Building, Components, Constants, Design, Gain, Gives, Good, Goods,
    Layout, Per, Rate, Set, Tile, TileId, Use, Wall, WallId,
};
pub use decision::{Decision, Draw};
pub use encoding::GROUPS;
pub use outlook::{UPDATE_STEPS, Upkeep};
pub use player::Player;
pub use refusal::Refusal;
pub use setup::{Edition, Lot, MineAssignment, PlazaCount, Setup, Visitor};
pub use strategy::{Features, Taste, features};
pub use words::{phrases, places};
pub use worker::{Post, Worker, Workers};

use components::MOST_PLAYERS;
use journal::{Happening, Journal};
use setup::Rules;

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Praetor {
    pack: PackRef<Components>,
    rules: Rules,
    players: u8,
    seats: [Player; MOST_PLAYERS],
    city: City,
    /// PR-022, AMB-47: what is left in the City deck; its order does not exist yet.
    deck: Set,
    /// PR-023: the Available City Tiles.
    available: Set,
    /// PR-024: what is left in the Wall deck.
    wall_deck: Set,
    /// PR-024: the Available Wall Tiles.
    walls: Set,
    /// PR-181: how young each seat is: the higher the younger, 0 where nobody knows.
    youth: [u8; MOST_PLAYERS],
    /// PR-030: the latest visitor of Rome, once known.
    rome: u8,
    /// AMB-40: seats whose side B is still to be drawn.
    undrawn_boards: u8,
    /// The number of the turn, from 1.
    turn: u8,
    /// PR-155: whether this turn is the last.
    last_turn: bool,
    /// PR-050: seats in turn order.
    order: [u8; MOST_PLAYERS],
    /// Whose turn it is, as a place in the order.
    place: u8,
    /// PR-052: seats by their last move on the Favor track, the latest first.
    arrivals: [u8; MOST_PLAYERS],
    stage: Stage,
    step: Step,
}

/// PR-040: where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Tiles are revealed, boards and the visitor of Rome drawn.
    Setup,
    /// AMB-39: players choose their Gold Mines.
    Mines,
    /// Action Phase.
    Action,
    /// Update Phase, 7.1: Novices move on.
    Novices,
    /// 7.2: Workers return.
    Return,
    /// 7.3: Workers retire.
    Retirement,
    /// 7.4: wages are paid.
    Wages,
    /// 7.5: emergency recruit.
    Recruit,
    /// 7.6: Available City Tiles are refilled.
    Refill,
    /// 7.6: a new Wall Tile is revealed.
    NewWall,
    /// The game is over.
    Over,
}

/// What is asked now, within a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Chance turns over the next tile.
    Draw,
    /// The question of the stage itself: a mine, an action, the Academy, a recruit.
    Choose,
    /// PR-123: where the Retired Worker goes.
    Retired,
    /// Which Worker does it.
    Worker(Job),
    /// Where the tile is built.
    Cell {
        /// The tile.
        tile: TileId,
        /// Who builds it.
        worker: Worker,
    },
    /// How the tile is turned.
    Turn {
        /// The tile.
        tile: TileId,
        /// Who builds it.
        worker: Worker,
        /// Where, to the east.
        x: i8,
        /// Where, to the north.
        y: i8,
    },
    /// PR-116: which trade, if any more; bought and sold goods as bits.
    Market {
        /// Goods bought in this activation.
        bought: u8,
        /// Goods sold in this activation.
        sold: u8,
    },
    /// PR-105: how much is forged.
    Forge {
        /// The Blacksmith.
        tile: TileId,
        /// The experience of the Worker there.
        experience: u8,
    },
    /// AMB-19: which Wall Tile is fulfilled.
    Wall,
}

/// What a Worker is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Job {
    /// Build an Available City Tile.
    Build(TileId),
    /// Activate a built one.
    Activate(TileId),
}

impl Praetor {
    /// The seat whose turn it is, in every stage in which somebody decides.
    pub fn acting(&self) -> Seat {
        Seat(self.order[usize::from(self.place)])
    }

    /// What lies in front of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    /// The board side of a seat.
    pub fn board(&self, seat: Seat) -> &'static Board {
        &self.pack.0.boards[usize::from(self.player(seat).board)]
    }

    /// PR-011: the printed value of a seat's Morale space.
    pub fn morale(&self, seat: Seat) -> i32 {
        i32::from(self.board(seat).morale[usize::from(self.player(seat).morale)])
    }

    /// The city.
    pub fn city(&self) -> &City {
        &self.city
    }

    /// The Available City Tiles.
    pub fn available(&self) -> Set {
        self.available
    }

    /// The Available Wall Tiles.
    pub fn walls(&self) -> Set {
        self.walls
    }

    /// How many tiles are left in the City deck and in the Wall deck.
    pub fn decks(&self) -> (u8, u8) {
        (self.deck.len(), self.wall_deck.len())
    }

    /// What is left in the City deck, in no order.
    pub fn deck(&self) -> Set {
        self.deck
    }

    /// The number of the turn, from 1; 0 during the setup.
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// PR-155: whether this turn is the last.
    pub fn is_last_turn(&self) -> bool {
        self.last_turn
    }

    /// Where the game stands.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// What is asked within the stage.
    pub fn step(&self) -> Step {
        self.step
    }

    /// PR-050 to PR-053: fixes the order and begins the Action Phase.
    fn begin_turn(&mut self, journal: &mut impl Journal) {
        self.turn += 1;
        self.order = self.order_by_favor();
        journal.note(Happening::TurnBegins { turn: self.turn, order: self.order });
        for player in &mut self.seats[..usize::from(self.players)] {
            player.passed = false;
            player.specials = Set::default();
        }
        (self.stage, self.step) = (Stage::Action, Step::Choose);
        // One before the first: the search for the next player begins there.
        self.place = self.players - 1;
        self.next_player(journal);
    }

    /// Makes a decision, noting down everything that follows from it.
    fn decide_noting(&mut self, seat: Seat, decision: Decision, journal: &mut impl Journal) {
        match self.stage {
            Stage::Mines => self.take_mine(seat, decision, journal),
            Stage::Action => self.act(seat, decision, journal),
            Stage::Novices => self.answer_academy(seat, decision, journal),
            Stage::Recruit => self.answer_recruit(seat, decision, journal),
            _ => debug_assert!(false, "nobody decides in {:?}", self.stage),
        }
    }

    /// Why a decision that belongs to the acting seat is not allowed now.
    fn check_step(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        match (self.stage, decision) {
            (Stage::Mines, Decision::Take(mine)) => {
                let free = self.free_mines().any(|free| free == mine);
                if free { Ok(()) } else { Err(Refusal::MineTaken) }
            }
            (Stage::Action, _) => self.check_action(seat, decision),
            (Stage::Novices, Decision::Academy(tile)) => self.check_academy(seat, tile),
            (Stage::Novices, Decision::NoAcademy)
            | (Stage::Recruit, Decision::Recruit | Decision::NoRecruit) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}

impl Game for Praetor {
    const ID: &'static str = "praetor";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const PILES: &'static [&'static str] = &["city", "walls", "boards", "rome"];
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const PLAYERS_RULE: RuleId = "PR-001";
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        setup::start(pack, setup, players)
    }

    /// In version 1 the French rulebook did not free the Blacksmith (D-19), and a player of unknown
    /// age was taken for older than any other (AMB-43).
    fn play_by(&mut self, version: u32) {
        self.rules.first_version = version == 1;
    }

    fn pack(&self) -> &'static Components {
        self.pack.0
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        match (self.stage, self.step) {
            (Stage::Over, _) => Next::Over,
            (_, Step::Draw) => Next::Chance,
            _ => Next::Decide(SeatSet::only(self.acting())),
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
            Next::Decide(seats) if seats.contains(seat) => self.check_step(seat, decision),
            Next::Decide(_) => Err(Refusal::NotYourTurn),
            Next::Chance | Next::Over => Err(Refusal::NotNow),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision) {
        self.decide_noting(seat, decision, &mut ());
    }

    fn draw<C: Chance>(&self, chance: &mut C) -> Draw {
        let due = self.due().expect("chance is only asked when something is due");
        Self::outcome(due, chance.bit(self.outcomes(due)) as u8)
    }

    fn pile(&self) -> usize {
        self.due().map_or(0, |due| due as usize)
    }

    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        if let Some(due) = self.due() {
            out.extend(Set(self.outcomes(due)).iter().map(|index| (Self::outcome(due, index), 1)));
        }
    }

    fn resolve(&mut self, draw: Draw) {
        self.resolve_noting(draw, &mut ());
    }

    fn score(&self, seat: Seat) -> i32 {
        scoring::points(self, seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.turn)
    }

    fn standings(&self) -> Standings {
        scoring::score_sheets(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
