//! The rules of Praetor: building a Roman city with Workers who grow old.
//!
//! [`Praetor`] is a position; [`Stage`] is where the game stands in the turn, [`Step`] what the
//! acting player is asked within it. The files follow the rulebook: `setup`, `action`, `market`,
//! `update`, `scoring`; `city` and `worker` hold the pieces they move.

mod action;
mod city;
mod components;
mod decision;
mod journal;
mod market;
mod outlook;
mod pack;
mod player;
mod refusal;
mod scoring;
mod setup;
mod strategy;
mod update;
mod words;
mod worker;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use ludi_engine::{Chance, Game, Next, OptionSpec, RuleId, Seat, SeatSet, SetupError, Standings};

pub use city::{Bounds, City, Site};
pub use components::{
    Area, Board, BoardId, Building, Components, Constants, Design, Gain, Gives, Good, Goods,
    Layout, Per, Rate, Set, Tile, TileId, Use, Wall, WallId,
};
pub use decision::{Decision, Draw};
pub use outlook::{UPDATE_STEPS, Upkeep};
pub use player::Player;
pub use refusal::Refusal;
pub use setup::{Edition, Lot, MineAssignment, PlazaCount, Setup, Visitor};
pub use strategy::{Features, Taste, features};
pub use words::phrases;
pub use worker::{Post, Worker, Workers};

use components::MOST_PLAYERS;
use journal::{Happening, Journal};
use setup::Rules;

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Praetor {
    pack: &'static Components,
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
    /// PR-181: how young each seat is.
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

/// What chance has to turn over.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Due {
    City,
    Wall,
    Board,
    Rome,
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
        &self.pack.boards[usize::from(self.player(seat).board)]
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

    /// PR-050: the seats in the order of this turn.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + '_ {
        self.order[..usize::from(self.players)].iter().map(|seat| Seat(*seat))
    }

    /// PR-050 to PR-052: the seats by Favor, least first; a stack from its top.
    pub fn order_by_favor(&self) -> [u8; MOST_PLAYERS] {
        let mut order = self.arrivals;
        if !self.rules.marker_on_top {
            order[..usize::from(self.players)].reverse();
        }
        // The sort is stable: within a stack the arrivals decide.
        let seats = &mut order[..usize::from(self.players)];
        for end in 1..seats.len() {
            let mut place = end;
            while place > 0 && self.favor(seats[place - 1]) > self.favor(seats[place]) {
                seats.swap(place - 1, place);
                place -= 1;
            }
        }
        order
    }

    fn favor(&self, seat: u8) -> i32 {
        self.seats[usize::from(seat)].favor
    }

    /// PR-052, AMB-25, AMB-51: moves a Favor Marker once; it lands on top of those it meets. Favor
    /// never falls below 0 during play (PR-146).
    fn move_favor(&mut self, seat: usize, by: i32) -> i32 {
        let before = self.seats[seat].favor;
        let after = (before + by).max(0);
        if after == before {
            return 0;
        }
        self.seats[seat].favor = after;
        let from = self.arrivals.iter().position(|other| usize::from(*other) == seat);
        self.arrivals[..=from.expect("every seat has a Favor Marker")].rotate_right(1);
        after - before
    }

    /// PR-113, PR-114, AMB-28: moves Morale, stopping at the ends; how far it went.
    fn move_morale(&mut self, seat: usize, by: i32) -> i32 {
        let spaces = self.pack.boards[usize::from(self.seats[seat].board)].morale.len() as i32;
        let before = i32::from(self.seats[seat].morale);
        let after = (before + by).clamp(0, spaces - 1);
        self.seats[seat].morale = after as u8;
        after - before
    }

    /// PR-141, AMB-21, AMB-22: the age on top of the City deck.
    pub fn age(&self) -> u8 {
        if !self.deck.and(self.pack.ages[1]).is_empty() {
            1
        } else if !self.deck.is_empty() {
            2
        } else {
            self.rules.age_when_deck_empty
        }
    }

    /// What chance has to turn over now, if anything.
    fn due(&self) -> Option<Due> {
        let setup = self.stage == Stage::Setup;
        let shown = self.players + self.pack.constants.spare_tiles;
        if (setup || self.stage == Stage::Refill)
            && self.available.len() < shown
            && !self.deck.is_empty()
        {
            return Some(Due::City);
        }
        if (setup || self.stage == Stage::NewWall)
            && self.walls.len() < self.pack.constants.wall_tiles
            && !self.wall_deck.is_empty()
        {
            return Some(Due::Wall);
        }
        match setup {
            true if self.undrawn_boards != 0 => Some(Due::Board),
            true if self.rome == u8::MAX => Some(Due::Rome),
            _ => None,
        }
    }

    /// What could be turned over, as bits.
    fn outcomes(&self, due: Due) -> u64 {
        match due {
            // PR-022: Age I lies on top of Age II.
            Due::City => {
                let first = self.deck.and(self.pack.ages[1]);
                if first.is_empty() { self.deck.0 } else { first.0 }
            }
            Due::Wall => self.wall_deck.0,
            Due::Board => {
                let boards = (0u8..).zip(&self.pack.boards).filter(|(_, board)| !board.common);
                let taken = |side: u8| {
                    (0..self.players).any(|seat| {
                        self.undrawn_boards >> seat & 1 == 0
                            && self.seats[usize::from(seat)].board == side
                    })
                };
                boards.map(|(side, _)| side).filter(|side| !taken(*side)).collect::<Set>().0
            }
            Due::Rome => u64::from(SeatSet::all(self.players).0),
        }
    }

    fn outcome(due: Due, index: u8) -> Draw {
        match due {
            Due::City => Draw::City(TileId(index)),
            Due::Wall => Draw::Wall(WallId(index)),
            Due::Board => Draw::Board(BoardId(index)),
            Due::Rome => Draw::Rome(Seat(index)),
        }
    }

    /// Ends the setup once nothing is left to turn over.
    fn go_on_setting_up(&mut self, journal: &mut impl Journal) {
        if self.due().is_some() {
            return;
        }
        self.hand_out_favor();
        self.order = self.order_by_favor();
        self.place = 0;
        if self.rules.choose_mines && self.free_mines().next().is_some() {
            (self.stage, self.step) = (Stage::Mines, Step::Choose);
        } else {
            self.begin_turn(journal);
        }
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

    /// AMB-39: a player claims a mine; after the last one the first turn begins.
    fn take_mine(&mut self, seat: Seat, decision: Decision, journal: &mut impl Journal) {
        let Decision::Take(mine) = decision else {
            return;
        };
        self.claim(seat.index(), mine);
        journal.note(Happening::TookMine { seat: seat.0, tile: mine });
        self.place += 1;
        if self.place == self.players || self.free_mines().next().is_none() {
            self.begin_turn(journal);
        }
    }

    fn resolve_noting(&mut self, draw: Draw, journal: &mut impl Journal) {
        match draw {
            Draw::City(tile) => {
                self.deck.remove(tile.0);
                self.available.insert(tile.0);
            }
            Draw::Wall(wall) => {
                self.wall_deck.remove(wall.0);
                self.walls.insert(wall.0);
            }
            Draw::Board(board) => {
                let seat = self.undrawn_boards.trailing_zeros();
                self.undrawn_boards &= self.undrawn_boards - 1;
                self.give_board(seat as usize, board);
            }
            Draw::Rome(seat) => self.rome = seat.0,
        }
        match self.stage {
            Stage::Setup => self.go_on_setting_up(journal),
            _ => self.update_city(journal),
        }
    }

    /// Appends what the acting player could think of (`all`) or may do.
    fn list(&self, seat: Seat, all: bool, out: &mut Vec<Decision>) {
        if !matches!(self.next(), Next::Decide(seats) if seats.contains(seat)) {
            return;
        }
        match (self.stage, self.step) {
            (Stage::Action, Step::Choose | Step::Retired) => {
                return self.list_placements(seat, all, out);
            }
            (_, Step::Turn { .. }) => return out.extend((0..4).map(Decision::Turn)),
            (_, Step::Cell { .. }) if !all => {
                let edge_only = self.rules.edge_contact;
                return self.city.frontier(edge_only, |x, y| out.push(Decision::At(x, y)));
            }
            _ => {}
        }
        let mut offer = |decision: Decision| {
            if all || self.check_step(seat, decision).is_ok() {
                out.push(decision);
            }
        };
        match (self.stage, self.step) {
            (Stage::Mines, _) => {
                let mines = self.pack.layout(self.players).mines.iter();
                mines.for_each(|mine| offer(Decision::Take(*mine)));
            }
            (Stage::Novices, _) => {
                let academies = self.city.built.and(self.pack.academies);
                academies.iter().for_each(|tile| offer(Decision::Academy(TileId(tile))));
                offer(Decision::NoAcademy);
            }
            (Stage::Recruit, _) => {
                [Decision::Recruit, Decision::NoRecruit].into_iter().for_each(offer);
            }
            _ => self.list_steps(&mut offer),
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
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=5;
    const PLAYERS_RULE: RuleId = "PR-001";
    const OPTIONS: &'static [OptionSpec] = &setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        Self::start(pack, setup, players)
    }

    fn pack(&self) -> &'static Components {
        self.pack
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
        self.list(seat, false, out);
    }

    fn conceivable(&self, seat: Seat, out: &mut Vec<Decision>) {
        self.list(seat, true, out);
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

    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        if let Some(due) = self.due() {
            out.extend(Set(self.outcomes(due)).iter().map(|index| (Self::outcome(due, index), 1)));
        }
    }

    fn resolve(&mut self, draw: Draw) {
        self.resolve_noting(draw, &mut ());
    }

    fn score(&self, seat: Seat) -> i32 {
        self.tally(seat).total()
    }

    fn standings(&self) -> Standings {
        self.final_standings()
    }

    fn audit(&self) -> Result<(), String> {
        self.check_invariants()
    }
}
