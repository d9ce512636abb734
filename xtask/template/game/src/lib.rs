//! Template Game.
//!
//! Stones are taken from heaps; the last one is worth most. Rule numbers in this crate are those of
//! `rules.en.md`.

mod audit;
mod components;
mod data;
mod decision;
mod encoding;
mod listing;
mod pack;
mod refusal;
mod scoring;
mod setup;
mod strategy;
mod words;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use ludi_engine::{
    Game, Next, OptionSpec, PackRef, RuleId, Seat, SeatSet, SetupError, Standings,
};

pub use components::{Components, Heap, HeapCard};
pub use decision::{Decision, Draw};
pub use refusal::Refusal;
pub use setup::Setup;
pub use words::phrases;

use components::{HEAPS, SEATS};

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateGame {
    pack: PackRef<Components>,
    players: u8,
    /// Whose turn it is; `None` until chance has said who begins.
    turn: Option<Seat>,
    /// The stones left in each heap.
    stones: [u8; HEAPS],
    /// The stones each player has taken.
    taken: [u8; SEATS],
    /// Who took the last stone.
    last: Option<Seat>,
}

impl TemplateGame {
    /// The stones left in a heap.
    pub const fn stones(&self, heap: Heap) -> u8 {
        self.stones[heap.index()]
    }

    /// Whether no stone is left.
    const fn is_empty(&self) -> bool {
        self.last.is_some()
    }
}

impl Game for TemplateGame {
    const ID: &'static str = "template-game";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=SEATS as u8;
    const PLAYERS_RULE: RuleId = "XX-001";
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        Ok(setup::start(pack, setup, players))
    }

    fn pack(&self) -> &'static Components {
        self.pack.0
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        match self.turn {
            None => Next::Chance,
            Some(_) if self.is_empty() => Next::Over,
            Some(seat) => Next::Decide(SeatSet::only(seat)),
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::decisions(self, seat, out);
    }

    fn conceivable(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::conceivable(self, seat, out);
    }

    /// XX-003.
    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        if self.turn != Some(seat) || self.is_empty() {
            return Err(Refusal::NotYourTurn);
        }
        if decision.stones == 0 || decision.stones > self.pack.most {
            return Err(Refusal::Number);
        }
        if decision.stones > self.stones(decision.heap) {
            return Err(Refusal::HeapTooSmall(decision.heap));
        }
        Ok(())
    }

    /// XX-003, XX-005.
    fn decide(&mut self, seat: Seat, decision: Decision) {
        self.stones[decision.heap.index()] -= decision.stones;
        self.taken[seat.index()] += decision.stones;
        if self.stones == [0; HEAPS] {
            self.last = Some(seat);
        } else {
            self.turn = Some(seat.next(self.players));
        }
    }

    /// XX-002.
    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        out.extend(Seat::all(self.players).map(|seat| (Draw::First(seat), 1)));
    }

    fn resolve(&mut self, draw: Draw) {
        match draw {
            Draw::First(seat) => self.turn = Some(seat),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        scoring::points(self, seat)
    }

    fn standings(&self) -> Standings {
        scoring::score_sheets(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }
}
