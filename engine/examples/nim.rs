//! The smallest whole game: Nim, played at a table to its end. `cargo run -p ludi-engine --example nim`
//!
//! Twelve stones; whoever is to move takes one, two or three; whoever takes the last one wins.

use std::fmt;
use std::ops::RangeInclusive;

use ludi_engine::{
    Game, Line, Next, NoDraw, NoPack, Notation, NotationError, Pack, Player, Refusal, RuleId, Seat,
    SeatSet, Seed, SetupError, Sheet, Standings, Table,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq)]
struct Nim {
    stones: u8,
    turn: Seat,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Take(u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct No(RuleId);

impl Refusal for No {
    fn rule(&self) -> RuleId {
        self.0
    }
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Setup {}

impl Notation<NoPack> for Take {
    fn write(self, _: &NoPack, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }

    fn read(_: &NoPack, text: &str) -> Result<Self, NotationError> {
        let number = (1..=3).find(|number| text == format!("take {number}"));
        number.map(Self).ok_or_else(|| NotationError::new(text, "expected take 1, 2 or 3"))
    }
}

impl Game for Nim {
    const ID: &'static str = "nim";
    const RULES_VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const PLAYERS_RULE: RuleId = "NI-001";
    type Pack = NoPack;
    type Setup = Setup;
    type Decision = Take;
    type Draw = NoDraw;
    type Refusal = No;

    fn new(_: &'static NoPack, _: &Setup, _: u8) -> Result<Self, SetupError> {
        Ok(Self { stones: 12, turn: Seat(0) })
    }

    fn pack(&self) -> &'static NoPack {
        NoPack::builtin()
    }

    fn players(&self) -> u8 {
        2
    }

    fn next(&self) -> Next {
        if self.stones == 0 { Next::Over } else { Next::Decide(SeatSet::only(self.turn)) }
    }

    fn decisions(&self, seat: Seat, out: &mut Vec<Take>) {
        out.extend((1..=3).map(Take).filter(|take| self.check(seat, *take).is_ok()));
    }

    fn check(&self, seat: Seat, Take(number): Take) -> Result<(), No> {
        match (seat == self.turn, (1..=3).contains(&number) && number <= self.stones) {
            (true, true) => Ok(()),
            (false, _) => Err(No("NI-002")),
            (true, false) => Err(No("NI-003")),
        }
    }

    fn decide(&mut self, seat: Seat, Take(number): Take) {
        self.stones -= number;
        self.turn = seat.next(2);
    }

    fn standings(&self) -> Standings {
        let won = |seat| i32::from(self.stones == 0 && seat != self.turn);
        let sheet = |seat| Sheet::new(seat, vec![Line::new("last", won(seat), won(seat))]);
        Standings::ranked(1, Seat::all(2).map(sheet).collect())
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let people = ["Anna", "Ben"].map(Player::person).to_vec();
    let seed = Seed::from_text("a secret");
    let mut table = Table::<Nim>::new(NoPack::builtin(), &Setup {}, people, seed)
        .map_err(|error| error.rule)?;
    // Whoever can, leaves a multiple of four.
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().ok_or("somebody is asked")?;
        let take = match table.view(Some(seat)).stones % 4 {
            0 => 1,
            rest => rest,
        };
        table.decide(seat, Take(take))?;
    }
    table.close()?;
    print!("{}", table.log());
    assert_eq!(table.standings().winners().collect::<Vec<_>>(), [Seat(1)]);
    Ok(())
}
