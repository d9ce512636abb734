//! The rules of Hadrian's Wall.
//!
//! A position is a [`Hadrian`]: the two sheets of every player, the decks as sets of cards, and a
//! [`Phase`]. A year goes through the phases in order; what each does stands in the file named
//! after the part of the rulebook it follows. Rule numbers in this crate are those of
//! `rules.en.md`.
//!
//! ```
//! use ludi_engine::{Game, Next, Pack as _, Quick, Strategy, View};
//! use ludi_hadrian::components::Components;
//! use ludi_hadrian::{Hadrian, Setup};
//!
//! // Two sensible players go through the six years.
//! let mut game = Hadrian::new(Components::builtin(), &Setup::default(), 2).unwrap();
//! let mut chance = Quick::from_number(1);
//! loop {
//!     match game.next() {
//!         Next::Chance => {
//!             let draw = game.draw(&mut chance);
//!             game.resolve(draw);
//!         }
//!         Next::Decide(seats) => {
//!             let seat = seats.first().unwrap();
//!             let view = View::new(&game, Some(seat));
//!             game.decide(seat, Hadrian::sensible(&view, seat, &mut chance));
//!         }
//!         Next::Over => break,
//!     }
//! }
//! let standings = game.standings();
//! assert!(standings.seats.iter().all(|sheet| sheet.total > 0));
//! ```

mod actions;
mod attack;
mod audit;
mod buildings;
pub mod campaign;
pub mod components;
mod data;
mod decision;
mod encoding;
mod frontier;
mod listing;
mod ludus;
mod market;
mod odds;
mod pack;
mod refusal;
mod scoring;
mod scouting;
mod secret;
mod setup;
mod sheet;
mod strategy;
pub mod vocabulary;
mod words;
mod year;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use ludi_engine::{
    Chance, Game, MAX_SEATS, Next, OptionSpec, PackRef, RuleId, Seat, SeatSet, SetupError,
    Standings, Undo, View,
};

pub use attack::{Clash, Front, Outcome};
use components::{Components, Terms};
pub use decision::{Decision, Draw, Patron, Source};
pub use encoding::GROUPS;
pub use odds::Odds;
pub use refusal::{Area, Refusal};
pub use setup::Setup;
pub use sheet::{Gained, NO_CARD, Sheet};
use vocabulary::{Difficulty, Gladiator, Pieces};
pub use words::phrases;

/// What the game is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// HW-030: the Fate card of the year is turned over.
    Fate,
    /// HW-031: a seat draws its two cards.
    Deal {
        /// The seat.
        seat: Seat,
        /// Whether it holds the first card already.
        second: bool,
    },
    /// HW-031: every seat chooses path and prospect card in secret.
    Choose,
    /// HW-035: neutral cards are turned up.
    Neutral,
    /// HW-037: attributes of the Roads are chosen.
    Roads,
    /// HW-040: everybody acts at once.
    Actions,
    /// A Fate card is turned over for an action.
    Turn(Seat, Purpose),
    /// HW-151: the shared attack is revealed card by card.
    Attack,
    /// AMB-40: a seat's own attack cards are revealed.
    OwnAttack(Seat),
    /// HW-154: Favours are spent.
    Favours,
    /// HW-160: the game is over.
    Over,
}

impl Phase {
    /// Whether players decide in this phase.
    const fn is_for_players(self) -> bool {
        matches!(self, Self::Choose | Self::Roads | Self::Actions | Self::Favours)
    }
}

/// What a Fate card is turned over for during the actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// HW-104: a trade good for this box of the Market.
    Good(u8),
    /// HW-117: the battle of a gladiator.
    Battle(Gladiator),
}

/// HW-171 to HW-175: a neutral card and what was put on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neutral {
    /// The card, or [`NO_CARD`].
    pub card: u8,
    /// The pieces on it.
    pub pieces: Pieces,
}

const NO_NEUTRAL: Neutral = Neutral { card: NO_CARD, pieces: Pieces::NONE };

/// What is printed and which year it is: all that the actions of one player depend on besides
/// the own sheets.
#[derive(Clone, Copy)]
struct Season {
    pack: &'static Components,
    terms: &'static Terms,
    year: u8,
}

/// A game of Hadrian's Wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hadrian {
    printed: PackRef<Components>,
    players: u8,
    difficulty: Difficulty,
    no_gifts: bool,
    fort: u8,
    reward: bool,
    year: u8,
    phase: Phase,
    /// The seats that still have to decide in this phase.
    waiting: SeatSet,
    /// HW-020: the draw pile, the discard pile and the cards of the attack, as bits.
    pile: u64,
    discard: u64,
    out: u64,
    /// AMB-40: the own attack cards of the seat they are being turned over for.
    out_own: u64,
    /// HW-152: the arrows of the shared attack, by cohort.
    attack: [u8; 3],
    /// HW-159: the latest attack that is over.
    clash: Clash,
    /// HW-170: the neutral deck, as bits, and the cards that lie open.
    neutral_deck: u16,
    neutral: [Neutral; 2],
    sheets: [Sheet; MAX_SEATS],
}

impl Hadrian {
    /// The year, from 1 to 6.
    pub fn year(&self) -> u8 {
        self.year
    }

    /// What the game is doing.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The sheets and cards of a seat.
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    fn sheet_mut(&mut self, seat: Seat) -> &mut Sheet {
        &mut self.sheets[seat.index()]
    }

    /// The seats that still have to decide in this phase.
    pub fn waiting(&self) -> SeatSet {
        self.waiting
    }

    /// The difficulty that is played.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }

    /// AMB-40: whether what is paid for a neighbour's card goes to the supply.
    pub fn no_gifts(&self) -> bool {
        self.no_gifts
    }

    /// HW-180: the fort of the campaign, from 1; 0 for none.
    pub fn fort(&self) -> u8 {
        self.fort
    }

    /// HW-182: whether the reward of the fort before was given.
    pub fn reward(&self) -> bool {
        self.reward
    }

    /// The Fate cards of the draw pile, as bits (AMB-37: anybody can work them out).
    pub fn draw_pile(&self) -> u64 {
        self.pile
    }

    /// The Fate cards of the discard pile, as bits.
    pub fn discard_pile(&self) -> u64 {
        self.discard
    }

    /// HW-151: the cards of the shared attack that lie out, as bits.
    pub fn attack_cards(&self) -> u64 {
        self.out
    }

    /// HW-152: the arrows of the shared attack, by cohort.
    pub fn attack(&self) -> [u8; 3] {
        self.attack
    }

    /// HW-171: the neutral cards that lie open.
    pub fn neutral(&self) -> &[Neutral; 2] {
        &self.neutral
    }

    /// HW-187: what a building costs at this table.
    pub fn building_cost(&self, building: u8) -> Pieces {
        self.season().building_cost(building)
    }

    /// HW-053, HW-187: what a Mining & Foresting box costs at this table.
    pub fn mining_cost(&self) -> Pieces {
        self.terms().mining_cost
    }

    /// Whether the seat has to decide now.
    fn asks(&self, seat: Seat) -> bool {
        self.phase.is_for_players() && self.waiting.contains(seat)
    }

    /// What the actions of one player depend on besides the own sheets.
    fn season(&self) -> Season {
        Season { pack: self.printed.0, terms: self.terms(), year: self.year }
    }

    /// The rules that the fort changes, or does not.
    fn terms(&self) -> &'static Terms {
        let pack = self.printed.0;
        match self.fort {
            0 => &pack.terms,
            fort => &pack.forts[usize::from(fort) - 1].terms,
        }
    }
}

impl Game for Hadrian {
    const ID: &'static str = "hadrian";
    const RULES_VERSION: u32 = 1;
    const PILES: &'static [&'static str] =
        &["fate", "neutral", "deck 1", "deck 2", "deck 3", "deck 4", "deck 5", "deck 6"];
    const PLAYERS: RangeInclusive<u8> = 1..=6;
    const PLAYERS_RULE: RuleId = "HW-001";
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        setup::start(pack, setup, players)
    }

    fn in_force(setup: &Setup) -> Setup {
        setup.in_force()
    }

    fn pack(&self) -> &'static Components {
        self.printed.0
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        match self.phase {
            phase if phase.is_for_players() => Next::Decide(self.waiting),
            Phase::Over => Next::Over,
            _ => Next::Chance,
        }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::decisions(self, seat, out);
    }

    fn conceivable(&self, seat: Seat, out: &mut Vec<Decision>) {
        listing::conceivable(self, seat, out);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        self.check_decision(seat, decision)
    }

    fn decide(&mut self, seat: Seat, decision: Decision) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{decision:?}");
        self.carry_out(seat, decision, &mut ());
        self.advance(seat);
    }

    fn draw<C: Chance>(&self, chance: &mut C) -> Draw {
        self.draw_one(chance)
    }

    fn pile(&self) -> usize {
        match self.phase {
            Phase::Deal { seat, .. } => 2 + seat.index(),
            Phase::Neutral => 1,
            _ => 0,
        }
    }

    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        self.list_draws(out);
    }

    fn resolve(&mut self, draw: Draw) {
        self.draw_out(draw, &mut ());
    }

    fn score(&self, seat: Seat) -> i32 {
        scoring::points(self, seat)
    }

    fn round(&self) -> u16 {
        u16::from(self.year)
    }

    fn standings(&self) -> Standings {
        scoring::score_sheets(self)
    }

    fn redact(&mut self, seat: Option<Seat>) {
        self.hide_cards(seat);
    }

    fn imagine<C: Chance>(view: &View<Self>, chance: &mut C) -> Self {
        let mut state = Self::clone(view);
        state.deal_hidden_cards(view.seat(), chance);
        state
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    /// AMB-38, AMB-39.
    fn undo(&self, _: Seat, decision: Decision) -> Undo {
        match decision {
            Decision::Finish => Undo::Private,
            Decision::Good { source, .. } | Decision::Map { source, .. }
                if self.is_gift(source) =>
            {
                Undo::Barrier
            }
            _ => Undo::Free,
        }
    }

    /// HW-032: the cards of each year are turned up at once.
    fn revelations(&self) -> u32 {
        let hidden = matches!(self.phase, Phase::Fate | Phase::Deal { .. } | Phase::Choose);
        u32::from(self.year) - u32::from(hidden)
    }

    fn draw_secret_to(&self, draw: Draw) -> Option<Seat> {
        match draw {
            Draw::Deal(seat, _) => Some(seat),
            Draw::Fate(_) | Draw::Neutral(_) => None,
        }
    }

    fn decision_is_secret(&self, _: Seat, decision: Decision) -> bool {
        matches!(decision, Decision::Path(_))
    }
}
