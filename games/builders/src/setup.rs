//! The switches of a game, and the position before the first draw.

use ludi_engine::{OptionKind, OptionSpec, PackRef, Phrase, Seat, SetupError};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{
    BUILDINGS, FIRST_APPRENTICE, FIRST_SLAVE, HANDS, ROW, SEATS, SLAVES, TOOLS, UNIVERSITIES,
    WORKERS,
};
use crate::{Builders, Components, Due, Ending, Levels, Player, Step, Switches, Turn};

/// Every switch of the game (section 12.6 of the rules).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Setup {
    /// AM-01: the bank holds only the coins of the box.
    pub finite_bank: bool,
    /// AM-11: machines can carry tools and be educated.
    pub machines_are_full_workers: bool,
    /// AM-16: loans can be repaid during the game.
    pub early_repayment: bool,
    /// AM-17: players decide themselves what to free and repay at final scoring.
    pub ask_final_scoring: bool,
    /// AM-22: who plays first.
    pub first_seat: FirstSeat,
    /// AM-23: the next building is known.
    pub open_building_top: bool,
    /// AM-23: the next worker is known.
    pub open_worker_top: bool,
    /// AM-24: idle rounds after which the game ends; 0 switches the ruling off.
    pub stall_rounds: u8,
    /// AM-30: what the apprentices produce.
    pub apprentice_set: ApprenticeSet,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            finite_bank: false,
            machines_are_full_workers: true,
            early_repayment: true,
            ask_final_scoring: false,
            first_seat: FirstSeat::Random,
            open_building_top: true,
            open_worker_top: false,
            stall_rounds: 5,
            apprentice_set: ApprenticeSet::Sheet,
        }
    }
}

/// AM-24: what `stall_rounds` can be, besides 0.
pub const STALL_ROUNDS: std::ops::RangeInclusive<u8> = 3..=20;

impl Setup {
    /// Whether the switches fit each other and the number of players.
    pub fn check(&self, players: u8) -> Result<(), SetupError> {
        if let FirstSeat::Fixed(seat) = self.first_seat
            && seat.0 >= players
        {
            let phrase = Phrase::new("setup-first-seat")
                .with("seat", u16::from(seat.0) + 1)
                .with("players", players);
            return Err(SetupError { phrase, rule: "AM-22" });
        }
        if self.stall_rounds != 0 && !STALL_ROUNDS.contains(&self.stall_rounds) {
            let phrase = Phrase::new("setup-stall-rounds")
                .with("rounds", self.stall_rounds)
                .with("min", *STALL_ROUNDS.start())
                .with("max", *STALL_ROUNDS.end());
            return Err(SetupError { phrase, rule: "AM-24" });
        }
        Ok(())
    }
}

/// AM-22: who plays first; in JSON `"random"` or a seat counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FirstSeat {
    /// Anybody, by lot.
    #[default]
    Random,
    /// This seat.
    Fixed(Seat),
}

impl Serialize for FirstSeat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Random => serializer.serialize_str("random"),
            Self::Fixed(seat) => serializer.serialize_u8(seat.0),
        }
    }
}

impl<'de> Deserialize<'de> for FirstSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Word(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(seat) => Ok(Self::Fixed(Seat(seat))),
            Written::Word(word) if word == "random" => Ok(Self::Random),
            Written::Word(word) => Err(serde::de::Error::custom(format!(
                "first_seat: \"{word}\" is neither \"random\" nor the number of a seat"
            ))),
        }
    }
}

/// AM-30: the three sets of apprentices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ApprenticeSet {
    /// As in the complete card sheet.
    #[default]
    Sheet,
    /// As in the independent notebook.
    Notebook,
    /// Two of every resource: a guess.
    Balanced,
}

impl ApprenticeSet {
    /// All sets, in the order of the pack.
    pub const ALL: [Self; 3] = [Self::Sheet, Self::Notebook, Self::Balanced];

    /// The word for it in packs and setups.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sheet => "sheet",
            Self::Notebook => "notebook",
            Self::Balanced => "balanced",
        }
    }
}

/// Every switch, with the ruling it rests on.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("finite_bank", OptionKind::Flag, "AM-01").ruling(),
    OptionSpec::new("machines_are_full_workers", OptionKind::Flag, "AM-11").ruling(),
    OptionSpec::new("early_repayment", OptionKind::Flag, "AM-16").ruling(),
    OptionSpec::new("ask_final_scoring", OptionKind::Flag, "AM-17").ruling(),
    OptionSpec::new("first_seat", OptionKind::SeatOrRandom, "AM-22"),
    OptionSpec::new("open_building_top", OptionKind::Flag, "AM-23").ruling(),
    OptionSpec::new("open_worker_top", OptionKind::Flag, "AM-23").ruling(),
    OptionSpec::new(
        "stall_rounds",
        OptionKind::NumberOrOff(*STALL_ROUNDS.start() as i64..=*STALL_ROUNDS.end() as i64),
        "AM-24",
    )
    .ruling()
    .beyond(),
    OptionSpec::new(
        "apprentice_set",
        OptionKind::Choice(&["sheet", "notebook", "balanced"]),
        "AM-30",
    )
    .ruling(),
];

impl Switches {
    fn new(setup: &Setup) -> Self {
        Self {
            finite_bank: setup.finite_bank,
            full_machines: setup.machines_are_full_workers,
            early_repayment: setup.early_repayment,
            ask_final_scoring: setup.ask_final_scoring,
            open_building_top: setup.open_building_top,
            open_worker_top: setup.open_worker_top,
            stall_rounds: setup.stall_rounds,
            every_tool_asked: false,
        }
    }
}

/// BA-010 to BA-017: the position before the first draw, everything that needs no chance.
pub fn start(
    pack: &'static Components,
    setup: &Setup,
    players: u8,
) -> Result<Builders, SetupError> {
    setup.check(players)?;
    let numbers = &pack.numbers;
    let (first, due) = match setup.first_seat {
        FirstSeat::Random => (Seat(0), Due::FirstPlayer),
        FirstSeat::Fixed(seat) => (seat, Due::Apprentice),
    };
    let mut people = [Player::default(); SEATS];
    for player in &mut people[..usize::from(players)] {
        player.purse = u32::from(numbers.purse);
    }
    let mut levels = [Levels::NONE; HANDS];
    let mut wages = [0; HANDS];
    for (index, card) in pack.hands.iter().enumerate() {
        levels[index] = card.produces;
        wages[index] = card.wage;
    }
    let apprentices = &pack.apprentices[setup.apprentice_set as usize];
    levels[FIRST_APPRENTICE..WORKERS].copy_from_slice(apprentices);
    let slaves = ((1 << SLAVES) - 1) << FIRST_SLAVE;
    Ok(Builders {
        cards: PackRef(pack),
        switches: Switches::new(setup),
        due,
        step: Step::Turn,
        turn: Turn {
            seat: first,
            first,
            actions: numbers.free_actions,
            invested: 0,
            sent: [0; BUILDINGS],
            round: 1,
            progress: false,
            idle_rounds: 0,
            ending: Ending::NotYet,
        },
        people,
        players,
        bank: numbers.bank - u32::from(players) * u32::from(numbers.purse),
        building_row: [None; ROW],
        building_top: None,
        building_deck: (1 << BUILDINGS) - 1,
        worker_row: [None; ROW],
        worker_top: None,
        worker_deck: (1 << WORKERS) - 1,
        slave_pile: slaves,
        tool_pile: (1 << TOOLS) - 1,
        loan_pile: numbers.loans,
        university_pile: (1 << UNIVERSITIES) - 1,
        levels,
        wages,
        enslaved: slaves,
        educated: 0,
        pupils: [None; UNIVERSITIES],
        carriers: [None; TOOLS],
        bought: [0; SLAVES],
        made: [Levels::NONE; BUILDINGS],
        crews: [0; BUILDINGS],
    })
}
