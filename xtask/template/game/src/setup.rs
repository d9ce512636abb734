//! Setting up: the switches, and the position before the first draw.

use ludi_engine::{OptionSpec, PackRef};
use serde::{Deserialize, Serialize};

use crate::TemplateGame;
use crate::components::{Components, SEATS};

/// The switches of the game: none so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {}

/// Every field of [`Setup`], with what it can be set to and the rule it belongs to.
pub const OPTIONS: &[OptionSpec] = &[];

/// The position before the first draw (XX-002).
pub fn start(pack: &'static Components, _setup: &Setup, players: u8) -> TemplateGame {
    TemplateGame {
        pack: PackRef(pack),
        players,
        turn: None,
        stones: pack.heaps.each_ref().map(|heap| heap.stones),
        taken: [0; SEATS],
        last: None,
    }
}
