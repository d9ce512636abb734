//! The switches of a game, and the position before the first draw.

use ludi_engine::{MAX_SEATS, OptionKind, OptionSpec, PackRef, Phrase, SeatSet, SetupError};
use serde::{Deserialize, Serialize};

use crate::attack::Clash;
use crate::components::Components;
use crate::sheet::Sheet;
use crate::vocabulary::Difficulty;
use crate::{Hadrian, NO_NEUTRAL, Phase};

/// How a game is set up; the default is the rulebook with our rulings, on the difficulty advised
/// for first games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// HW-021: how many cards attack each year.
    pub difficulty: Difficulty,
    /// AMB-40: what is paid for a neighbour's card goes to the supply.
    pub no_gifts: bool,
    /// HW-180: the fort of the solo campaign, 0 for none. A fort is played on medium.
    pub fort: u8,
    /// HW-182: whether the challenge of the fort before was met, so that its reward is given.
    pub reward: bool,
}

/// The switches as front ends offer them.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("difficulty", OptionKind::Choice(&["easy", "medium", "hard"]), "HW-021"),
    OptionSpec::new("no_gifts", OptionKind::Flag, "AMB-40").ruling().beyond().only_for(2, 6),
    OptionSpec::new("fort", OptionKind::Number(0..=16), "HW-180").beyond().only_for(1, 1),
    OptionSpec::new("reward", OptionKind::Flag, "HW-182").beyond().only_for(1, 1),
];

impl Setup {
    /// The switches as they are played: forts are always medium (HW-180), and only from the second
    /// on there is a reward of the one before (HW-182).
    #[must_use]
    pub fn in_force(&self) -> Self {
        let difficulty = if self.fort > 0 { Difficulty::Medium } else { self.difficulty };
        Self { difficulty, reward: self.reward && self.fort > 1, ..self.clone() }
    }

    /// Whether the switches fit each other, the pack and the number of players.
    pub fn check(&self, pack: &Components, players: u8) -> Result<(), SetupError> {
        let forts = pack.forts.len();
        let phrase = if usize::from(self.fort) > forts {
            Phrase::new("setup-fort").with("forts", forts)
        } else if self.fort > 0 && players != 1 {
            Phrase::new("setup-fort-solo").with("players", players)
        } else {
            return Ok(());
        };
        Err(SetupError { phrase, rule: "HW-180" })
    }
}

/// HW-020 to HW-025: the position before the first draw.
pub fn start(pack: &'static Components, setup: &Setup, players: u8) -> Result<Hadrian, SetupError> {
    setup.check(pack, players)?;
    let setup = setup.in_force();
    let neutral_deck = pack.neutral_cards[usize::from(players) - 1] > 0;
    Ok(Hadrian {
        printed: PackRef(pack),
        players,
        difficulty: setup.difficulty,
        no_gifts: setup.no_gifts,
        fort: setup.fort,
        reward: setup.reward,
        year: 1,
        phase: Phase::Fate,
        waiting: SeatSet::EMPTY,
        pile: u64::MAX >> (64 - pack.fate.len()),
        discard: 0,
        out: 0,
        out_own: 0,
        attack: [0; 3],
        clash: Clash::default(),
        neutral_deck: if neutral_deck { (1 << pack.cards.len()) - 1 } else { 0 },
        neutral: [NO_NEUTRAL; 2],
        sheets: [Sheet::empty(pack); MAX_SEATS],
    })
}
