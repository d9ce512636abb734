//! Looking at a position: everything on the table is public (AM-28).

use ludi_engine::Seat;

use crate::components::ROW;
use crate::{
    Builders, Building, Ending, Hand, Levels, Player, Step, Tool, University, buildings, hands,
    holds,
};

impl Player {
    /// All worker-like cards, on sites or not.
    pub fn hands(&self) -> impl Iterator<Item = Hand> + use<> {
        hands(self.hands)
    }

    /// The worker-like cards that are not on a site.
    pub fn available(&self) -> impl Iterator<Item = Hand> + use<> {
        hands(self.available)
    }

    /// Whether the hand is here and not on a site.
    pub fn has_available(&self, hand: Hand) -> bool {
        holds(self.available, hand)
    }

    /// The sites under construction.
    pub fn sites(&self) -> impl Iterator<Item = Building> + use<> {
        buildings(self.sites)
    }

    /// The finished buildings and machines.
    pub fn finished(&self) -> impl Iterator<Item = Building> + use<> {
        buildings(self.finished)
    }

    /// All tools, in use or not.
    pub fn tools(&self) -> impl Iterator<Item = Tool> + use<> {
        let tools = self.tools;
        Tool::all().filter(move |tool| tools >> tool.0 & 1 == 1)
    }

    /// The tools nobody carries.
    pub fn unused_tools(&self) -> impl Iterator<Item = Tool> + use<> {
        let tools = self.unused_tools;
        Tool::all().filter(move |tool| tools >> tool.0 & 1 == 1)
    }
}

impl Builders {
    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.turn.seat
    }

    /// Who began (BA-017).
    pub fn first(&self) -> Seat {
        self.turn.first
    }

    /// What is asked now.
    pub fn step(&self) -> Step {
        self.step
    }

    /// The free actions left in this turn.
    pub fn actions(&self) -> u8 {
        self.turn.actions
    }

    /// Whether the investment of this turn was made (BA-040).
    pub fn invested(&self) -> bool {
        self.turn.invested >= self.numbers().investments
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.turn.round
    }

    /// AM-24: rounds in a row in which nobody did more than take coins.
    pub fn idle_rounds(&self) -> u8 {
        self.turn.idle_rounds
    }

    /// AM-24: idle rounds after which the game ends; `None` where the ruling is switched off.
    pub fn stall_rounds(&self) -> Option<u8> {
        Some(self.switches.stall_rounds).filter(|rounds| *rounds > 0)
    }

    /// Why the game ends.
    pub fn ending(&self) -> Ending {
        self.turn.ending
    }

    /// What lies in front of a seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.people[seat.index()]
    }

    /// AM-01: what the bank holds, if it is limited.
    pub fn bank(&self) -> Option<u32> {
        self.switches.finite_bank.then_some(self.bank)
    }

    /// The building row; a gap is empty.
    pub fn building_row(&self) -> &[Option<Building>; ROW] {
        &self.building_row
    }

    /// The next building, if it is known (AM-23).
    pub fn building_top(&self) -> Option<Building> {
        self.building_top
    }

    /// How many buildings are in the deck, an open top card included.
    pub fn building_deck(&self) -> u32 {
        self.building_deck.count_ones() + u32::from(self.building_top.is_some())
    }

    /// The worker row; a gap is empty.
    pub fn worker_row(&self) -> &[Option<Hand>; ROW] {
        &self.worker_row
    }

    /// The next worker, if it is known (AM-23).
    pub fn worker_top(&self) -> Option<Hand> {
        self.worker_top
    }

    /// How many workers are in the deck, an open top card included.
    pub fn worker_deck(&self) -> u32 {
        self.worker_deck.count_ones() + u32::from(self.worker_top.is_some())
    }

    /// The slaves that can be bought.
    pub fn slave_pile(&self) -> impl Iterator<Item = Hand> + use<> {
        hands(self.slave_pile)
    }

    /// The tools that can be bought.
    pub fn tool_pile(&self) -> impl Iterator<Item = Tool> + use<> {
        let pile = self.tool_pile;
        Tool::all().filter(move |tool| pile >> tool.0 & 1 == 1)
    }

    /// The loans that can be taken.
    pub fn loan_pile(&self) -> u8 {
        self.loan_pile
    }

    /// The universities that can be chosen.
    pub fn university_pile(&self) -> impl Iterator<Item = University> + use<> {
        let pile = self.university_pile;
        University::all().filter(move |university| pile >> university.0 & 1 == 1)
    }

    /// What a hand produces now, without a tool.
    pub fn produces(&self, hand: Hand) -> Levels {
        self.levels[hand.index()]
    }

    /// What a hand is paid when it is sent now.
    pub fn wage(&self, hand: Hand) -> u8 {
        self.wages[hand.index()]
    }

    /// Whether the hand is a slave that was not freed.
    pub fn is_enslaved(&self, hand: Hand) -> bool {
        holds(self.enslaved, hand)
    }

    /// The university that educated a hand.
    pub fn university_of(&self, hand: Hand) -> Option<University> {
        University::all().find(|university| self.pupils[university.index()] == Some(hand))
    }

    /// The tool a hand carries.
    pub fn tool_of(&self, hand: Hand) -> Option<Tool> {
        Tool::all().find(|tool| self.carriers[tool.index()] == Some(hand))
    }

    /// Who works on a site.
    pub fn crew(&self, site: Building) -> impl Iterator<Item = Hand> + use<> {
        hands(self.crews[site.index()])
    }

    /// The site a hand works on.
    pub fn site_of(&self, hand: Hand) -> Option<Building> {
        Building::all().find(|site| holds(self.crews[site.index()], hand))
    }

    /// What a site still needs.
    pub fn missing(&self, site: Building) -> Levels {
        self.cards.0.building(site).needs.beyond(self.made[site.index()])
    }
}
