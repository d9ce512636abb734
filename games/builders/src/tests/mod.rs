//! Tests of the rules, in the order of the rules. Each names the rules it would catch breaking.

mod components;
mod encoding;
mod ending;
mod examples;
mod investments;
mod notation;
mod play;
mod setting_up;
mod sites;
mod turns;
mod words;

use ludi_engine::{Game, Next, Notation as _, Pack as _, Seat};

use crate::{
    ApprenticeSet, Builders, Building, Components, Decision, Due, FirstSeat, Hand, Levels, Refusal,
    Setup, Tool,
};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);
const CLARA: Seat = Seat(2);

/// A setup in which Anna begins.
fn anna_first() -> Setup {
    Setup { first_seat: FirstSeat::Fixed(ANNA), ..Setup::default() }
}

/// A game at which cards can be laid out as a test needs them. Chance always draws the first
/// card of the pack that is left.
struct Scene {
    game: Builders,
}

impl Scene {
    /// A game in which Anna begins, with the usual switches.
    fn new(players: u8) -> Self {
        Self::with(players, &anna_first())
    }

    fn with(players: u8, setup: &Setup) -> Self {
        let mut scene = Self::undealt(players, setup);
        scene.draw();
        scene
    }

    /// The position before the first draw.
    fn undealt(players: u8, setup: &Setup) -> Self {
        Self { game: Builders::new(Components::builtin(), setup, players).expect("a valid setup") }
    }

    /// Makes the draws that are due.
    fn draw(&mut self) {
        while self.game.next() == Next::Chance {
            let mut draws = Vec::new();
            self.game.draws(&mut draws);
            self.game.resolve(draws[0].0);
        }
        self.sound();
    }

    fn sound(&self) {
        self.game.audit().unwrap_or_else(|problem| panic!("{problem}: {:?}", self.game));
    }

    fn read(text: &str) -> Decision {
        Decision::read(Components::builtin(), text).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Makes decisions of whoever's turn it is, and the draws that follow.
    fn act(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.act_as(self.game.active(), text);
        }
        self
    }

    fn act_as(&mut self, seat: Seat, text: &str) -> &mut Self {
        let decision = Self::read(text);
        if let Err(refusal) = self.game.check(seat, decision) {
            panic!("{text}: {refusal:?}");
        }
        self.game.decide(seat, decision);
        self.draw();
        self
    }

    /// Why a decision is refused; panics if it is not.
    fn refusal(&self, text: &str) -> Refusal {
        self.refusal_to(self.game.active(), text)
    }

    fn refusal_to(&self, seat: Seat, text: &str) -> Refusal {
        match self.game.check(seat, Self::read(text)) {
            Ok(()) => panic!("{text} is allowed"),
            Err(refusal) => refusal,
        }
    }

    fn allows(&self, text: &str) -> bool {
        self.game.check(self.game.active(), Self::read(text)).is_ok()
    }

    /// The decisions on offer, in notation.
    fn offers(&self) -> Vec<String> {
        let mut list = Vec::new();
        self.game.decisions(self.game.active(), &mut list);
        list.iter().map(|decision| decision.notation(self.game.pack()).to_string()).collect()
    }

    fn purse(&self, seat: Seat) -> u32 {
        self.game.player(seat).purse
    }

    fn vp(&self, seat: Seat) -> u16 {
        self.game.player(seat).vp
    }

    /// Whose workers are available, by id.
    fn available(&self, seat: Seat) -> Vec<&'static str> {
        self.game.player(seat).available().map(|hand| Components::builtin().hand(hand).id).collect()
    }

    fn missing(&self, site: &str) -> Levels {
        self.game.missing(building(site))
    }

    fn set_purse(&mut self, seat: Seat, sesterces: u32) -> &mut Self {
        if self.game.switches.finite_bank {
            self.game.bank = self.game.bank + self.game.people[seat.index()].purse - sesterces;
        }
        self.game.people[seat.index()].purse = sesterces;
        self
    }

    fn set_actions(&mut self, actions: u8) -> &mut Self {
        self.game.turn.actions = actions;
        self
    }

    /// Gives a worker or a slave to a player's team.
    fn give(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = hand(id);
        let game = &mut self.game;
        game.worker_deck &= !(1 << card.0);
        game.slave_pile &= !(1 << card.0);
        for slot in &mut game.worker_row {
            if *slot == Some(card) {
                let next = game.worker_deck.trailing_zeros();
                *slot = (next < 32).then_some(Hand(next as u8));
                game.worker_deck &= game.worker_deck.wrapping_sub(1);
            }
        }
        for player in &mut game.people {
            player.hands &= !(1 << card.0);
            player.available &= !(1 << card.0);
        }
        let player = &mut game.people[seat.index()];
        player.hands |= 1 << card.0;
        player.available |= 1 << card.0;
        if card.is_slave() {
            let bought = game.bought.iter().filter(|order| **order > 0).count() as u8;
            game.bought[card.index() - crate::FIRST_SLAVE] = bought + 1;
        }
        self
    }

    /// Takes a building from the row or the deck.
    fn take_building(&mut self, id: &str) -> Building {
        let card = building(id);
        let game = &mut self.game;
        game.building_deck &= !(1 << card.0);
        for player in &mut game.people {
            player.sites &= !(1 << card.0);
        }
        for slot in game.building_row.iter_mut().chain([&mut game.building_top]) {
            if *slot == Some(card) {
                let next = game.building_deck.trailing_zeros();
                *slot = (next < 64).then_some(Building(next as u8));
                game.building_deck &= game.building_deck.wrapping_sub(1);
            }
        }
        card
    }

    /// Puts a building in front of a player as a site.
    fn site(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = self.take_building(id);
        self.game.people[seat.index()].sites |= 1 << card.0;
        self
    }

    /// Puts finished buildings in front of a player.
    fn finished(&mut self, seat: Seat, ids: &[&str]) -> &mut Self {
        for id in ids {
            let card = self.take_building(id);
            let player = &mut self.game.people[seat.index()];
            player.finished |= 1 << card.0;
            player.vp += u16::from(Components::builtin().building(card).vp);
            if let Some(machine) = card.machine() {
                player.hands |= 1 << machine.0;
                player.available |= 1 << machine.0;
            }
        }
        self
    }

    /// Puts somebody of a player's team to work, free of charge and as if in an earlier turn.
    fn at_work(&mut self, seat: Seat, id: &str, site: &str) -> &mut Self {
        let (card, place) = (hand(id), building(site).index());
        let game = &mut self.game;
        game.people[seat.index()].available &= !(1 << card.0);
        game.crews[place] |= 1 << card.0;
        game.made[place] = game.made[place].plus(game.levels[card.index()]);
        self
    }

    fn tool(&mut self, seat: Seat, id: &str) -> &mut Self {
        let card = tool(id);
        self.game.tool_pile &= !(1 << card.0);
        let player = &mut self.game.people[seat.index()];
        player.tools |= 1 << card.0;
        player.unused_tools |= 1 << card.0;
        self
    }

    fn loans(&mut self, seat: Seat, count: u8) -> &mut Self {
        self.game.loan_pile -= count;
        self.game.people[seat.index()].loans += count;
        self
    }

    /// Ends turns until the game is over or asks for final scoring.
    fn end_game(&mut self) -> &mut Self {
        for _ in 0..100 {
            if !matches!(self.game.step, crate::Step::Turn) {
                return self;
            }
            self.act(&["end"]);
        }
        panic!("the game does not end: {:?}", self.game);
    }

    fn is_over(&self) -> bool {
        self.game.next() == Next::Over
    }

    fn totals(&self) -> Vec<i32> {
        self.game.standings().seats.iter().map(|sheet| sheet.total).collect()
    }
}

fn hand(id: &str) -> Hand {
    Components::builtin().find_hand(id).unwrap_or_else(|| panic!("no hand {id}"))
}

fn building(id: &str) -> Building {
    Components::builtin().find_building(id).unwrap_or_else(|| panic!("no building {id}"))
}

fn tool(id: &str) -> Tool {
    Components::builtin().find_tool(id).unwrap_or_else(|| panic!("no tool {id}"))
}

/// 17 victory points.
const SEVENTEEN: [&str; 3] = ["pyramid", "colossus", "shipyard"];
