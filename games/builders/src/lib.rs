//! The Builders: Antiquity.
//!
//! A turn has three free actions. They open sites, recruit workers, buy investments, send workers
//! to sites and take coins; a site whose needs are met is finished at once and brings sesterces
//! and victory points. Rule numbers in this crate are those of `rules.en.md`.
//!
//! ```
//! use ludi_builders::{Builders, Components, Setup};
//! use ludi_engine::{Game, Next, Pack as _, Quick};
//!
//! let mut game = Builders::new(Components::builtin(), &Setup::default(), 2).unwrap();
//! let mut chance = Quick::from_number(1);
//! while game.next() == Next::Chance {
//!     let draw = game.draw(&mut chance);
//!     game.resolve(draw);
//! }
//! let mut decisions = Vec::new();
//! game.decisions(game.active(), &mut decisions);
//! assert!(decisions.len() > 20);
//! ```

mod audit;
mod components;
mod data;
mod decision;
mod deck;
mod encoding;
mod invest;
mod levels;
mod listing;
mod look;
mod pack;
mod refusal;
mod scoring;
mod setup;
mod site;
mod strategy;
mod turn;
mod words;

#[cfg(test)]
mod tests;

use std::ops::RangeInclusive;

use ludi_engine::{
    Chance, Game, Next, OptionSpec, PackRef, RuleId, Seat, SeatSet, SetupError, Standings, Undo,
};

pub use components::{
    Building, BuildingCard, Components, FreedSide, Hand, HandCard, Numbers, Tool, ToolCard,
    University, UniversityCard,
};
pub use decision::{Decision, Draw};
pub use encoding::GROUPS;
pub use levels::{Levels, Resource};
pub use refusal::Refusal;
pub use setup::{ApprenticeSet, FirstSeat, Setup};
pub use words::phrases;

use components::{BUILDINGS, FIRST_SLAVE, HANDS, ROW, SEATS, SLAVES, TOOLS, UNIVERSITIES};

/// A position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Builders {
    cards: PackRef<Components>,
    switches: Switches,
    /// What chance has to draw before anybody decides.
    due: Due,
    step: Step,
    turn: Turn,
    people: [Player; SEATS],
    players: u8,
    /// AM-01: what the bank still holds, if it is limited.
    bank: u32,

    building_row: [Option<Building>; ROW],
    building_top: Option<Building>,
    building_deck: u64,
    worker_row: [Option<Hand>; ROW],
    worker_top: Option<Hand>,
    worker_deck: u32,
    slave_pile: u32,
    tool_pile: u8,
    loan_pile: u8,
    university_pile: u8,

    /// What each hand produces now, by universities and freeing.
    levels: [Levels; HANDS],
    /// What each hand is paid when sent.
    wages: [u8; HANDS],
    /// The slave cards that were not freed.
    enslaved: u32,
    /// The hands that were educated.
    educated: u32,
    /// Whom each university educated.
    pupils: [Option<Hand>; UNIVERSITIES],
    /// Which hand carries each tool on a site.
    carriers: [Option<Hand>; TOOLS],
    /// AM-32: in which order the slaves were bought, from 1.
    bought: [u8; SLAVES],
    /// What the crew of each site produces together.
    made: [Levels; BUILDINGS],
    /// Who works on each site.
    crews: [u32; BUILDINGS],
}

/// The switches a running game still asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
struct Switches {
    finite_bank: bool,
    full_machines: bool,
    early_repayment: bool,
    ask_final_scoring: bool,
    open_building_top: bool,
    open_worker_top: bool,
    stall_rounds: u8,
    /// Version 1 of the rules asked for a tool even where none could matter (AM-07).
    every_tool_asked: bool,
}

/// What chance has to draw next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Due {
    Nothing,
    /// BA-017.
    FirstPlayer,
    /// BA-011.
    Apprentice,
    /// BA-010, BA-031.
    Building,
    /// BA-013, BA-036.
    Worker,
}

/// What the active player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To use an action, or to end the turn.
    Turn,
    /// Who studies at this university (BA-065).
    Pupil(University),
    /// To which site this hand goes (BA-080).
    Site(Hand),
    /// Which tool this hand takes along to this site (BA-056).
    Tool(Hand, Building),
    /// What to free and to repay, everybody in this set at once (AM-17).
    FinalScoring(SeatSet),
    /// Nothing any more.
    Over,
}

/// What belongs to the current turn and round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Turn {
    seat: Seat,
    first: Seat,
    /// Free actions left.
    actions: u8,
    /// Investments made in this turn (BA-040).
    invested: u8,
    /// How many hands were sent to each site in this turn (BA-084).
    sent: [u8; BUILDINGS],
    round: u16,
    /// AM-24: whether somebody did more than take coins in this round.
    progress: bool,
    idle_rounds: u8,
    ending: Ending,
}

/// Why the game ends, as soon as it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It does not end yet.
    NotYet,
    /// Somebody has enough victory points (BA-110).
    Triggered,
    /// Nobody got on any more (AM-24).
    Stalled,
}

/// What lies in front of a player; everything of it is public (AM-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Sesterces in hand.
    pub purse: u32,
    /// Victory points of finished buildings and machines.
    pub vp: u16,
    /// Loans not repaid.
    pub loans: u8,
    tools: u8,
    unused_tools: u8,
    hands: u32,
    available: u32,
    sites: u64,
    finished: u64,
}

fn hands(mut set: u32) -> impl Iterator<Item = Hand> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (next < 32).then_some(Hand(next))
    })
}

fn buildings(mut set: u64) -> impl Iterator<Item = Building> {
    std::iter::from_fn(move || {
        let next = set.trailing_zeros() as u8;
        set &= set.wrapping_sub(1);
        (next < 64).then_some(Building(next))
    })
}

/// Whether a hand, existing or not, is in a set.
const fn holds(set: u32, hand: Hand) -> bool {
    hand.exists() && set >> hand.0 & 1 == 1
}

/// Whether a building, existing or not, is in a set.
const fn covers(set: u64, building: Building) -> bool {
    building.exists() && set >> building.0 & 1 == 1
}

impl Builders {
    fn numbers(&self) -> &'static Numbers {
        &self.cards.0.numbers
    }

    fn me(&self) -> &Player {
        &self.people[self.turn.seat.index()]
    }

    fn me_mut(&mut self) -> &mut Player {
        &mut self.people[self.turn.seat.index()]
    }
}

impl Game for Builders {
    const ID: &'static str = "builders";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const PILES: &'static [&'static str] = &["first", "apprentices", "buildings", "workers"];
    const PLAYERS: RangeInclusive<u8> = 2..=SEATS as u8;
    const PLAYERS_RULE: RuleId = "BA-007";
    const OPTIONS: &'static [OptionSpec] = setup::OPTIONS;

    type Pack = Components;
    type Setup = Setup;
    type Decision = Decision;
    type Draw = Draw;
    type Refusal = Refusal;

    fn new(pack: &'static Components, setup: &Setup, players: u8) -> Result<Self, SetupError> {
        setup::start(pack, setup, players)
    }

    fn play_by(&mut self, version: u32) {
        self.switches.every_tool_asked = version < 2;
    }

    fn pack(&self) -> &'static Components {
        self.cards.0
    }

    fn players(&self) -> u8 {
        self.players
    }

    fn next(&self) -> Next {
        match (self.due, self.step) {
            (Due::Nothing, Step::FinalScoring(asked)) => Next::Decide(asked),
            (Due::Nothing, Step::Over) => Next::Over,
            (Due::Nothing, _) => Next::Decide(SeatSet::only(self.turn.seat)),
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
        if self.step == Step::Over {
            return Err(Refusal::Over);
        }
        if !self.acts(seat) {
            return Err(match self.step {
                Step::FinalScoring(_) => Refusal::Scored,
                _ => Refusal::NotYourTurn,
            });
        }
        match self.step {
            Step::Turn => self.check_turn(decision),
            Step::Pupil(_) => self.check_pupil(decision),
            Step::Site(hand) => self.check_site(hand, decision),
            Step::Tool(..) => self.check_tool(decision),
            Step::FinalScoring(_) => self.check_scoring(seat, decision),
            Step::Over => Err(Refusal::Over),
        }
    }

    fn decide(&mut self, seat: Seat, decision: Decision) {
        match decision {
            Decision::Open(building) => self.open_site(building),
            Decision::Recruit(hand) => self.recruit(hand),
            Decision::BuySlave(hand) => self.buy_slave(hand),
            Decision::BuyTool(tool) => self.buy_tool(tool),
            Decision::Loan => self.take_loan(),
            Decision::University(university) => self.step = Step::Pupil(university),
            Decision::Teach(hand) => self.teach(hand),
            Decision::Free(hand) => self.free(seat, hand),
            Decision::Send(hand) => self.step = Step::Site(hand),
            Decision::To(site) => self.go_to(site),
            Decision::With(tool) => self.set_to_work(Some(tool)),
            Decision::Bare => self.set_to_work(None),
            Decision::Coins(actions) => self.take_coins(actions),
            Decision::Repay => self.repay(seat),
            Decision::End => self.end_turn(),
            Decision::Done => self.leave_scoring(seat),
        }
        self.end_turn_without_moves();
    }

    fn draw<C: Chance>(&self, chance: &mut C) -> Draw {
        self.draw_one(chance)
    }

    fn pile(&self) -> usize {
        match self.due {
            Due::Nothing | Due::FirstPlayer => 0,
            Due::Apprentice => 1,
            Due::Building => 2,
            Due::Worker => 3,
        }
    }

    fn draws(&self, out: &mut Vec<(Draw, u32)>) {
        self.list_draws(out);
    }

    fn resolve(&mut self, draw: Draw) {
        match draw {
            Draw::First(seat) => self.begin_with(seat),
            Draw::Apprentice(hand) => self.deal_apprentice(hand),
            Draw::Building(building) => self.turn_over_building(building),
            Draw::Worker(hand) => self.turn_over_worker(hand),
        }
        self.end_turn_without_moves();
    }

    fn score(&self, seat: Seat) -> i32 {
        scoring::points(self, seat)
    }

    fn round(&self) -> u16 {
        self.turn.round
    }

    fn standings(&self) -> Standings {
        scoring::score_sheets(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    /// AM-17: at final scoring nobody waits for the others, so nothing is lost by taking back.
    fn undo(&self, _seat: Seat, decision: Decision) -> Undo {
        if decision == Decision::Done { Undo::Private } else { Undo::Free }
    }
}
