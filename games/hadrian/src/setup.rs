//! Every switch of the game.

use ludi_engine::{OptionKind, OptionSpec, Phrase, RuleId, SetupError};
use serde::{Deserialize, Serialize};

use crate::components::Components;
use crate::vocabulary::Difficulty;

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
    OptionSpec::new("no_gifts", OptionKind::Flag, "AMB-40").ruling().beyond(),
    OptionSpec::new("fort", OptionKind::Number(0..=16), "HW-180").beyond(),
    OptionSpec::new("reward", OptionKind::Flag, "HW-182").beyond(),
];

impl Setup {
    /// The difficulty that is played: forts are always medium (HW-180).
    pub fn played_difficulty(&self) -> Difficulty {
        if self.fort > 0 { Difficulty::Medium } else { self.difficulty }
    }

    /// Why so many players cannot play this setup, if they cannot.
    pub(crate) fn refuse(&self, pack: &Components, players: u8) -> Option<SetupError> {
        let refuse = |phrase: Phrase, rule: RuleId| Some(SetupError { phrase, rule });
        let forts = pack.forts.len();
        if usize::from(self.fort) > forts {
            return refuse(Phrase::new("setup-fort").with("forts", forts), "HW-180");
        }
        if self.fort > 0 && players != 1 {
            return refuse(Phrase::new("setup-fort-solo").with("players", players), "HW-180");
        }
        None
    }
}
