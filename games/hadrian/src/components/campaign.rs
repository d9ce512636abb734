//! HW-180 to HW-188: the forts of the solo campaign.

use super::Metric;
use crate::vocabulary::{Attribute, Pieces};

/// A fort of the campaign.
#[derive(Clone, Debug)]
pub struct Fort {
    /// Its name.
    pub name: &'static str,
    /// The rules it changes.
    pub terms: Terms,
    /// HW-180: what must be met to go on.
    pub goal: Goal,
    /// HW-181: what earns the reward.
    pub challenge: Goal,
    /// HW-182: what the challenge brings at the next fort.
    pub reward: Pieces,
}

/// The rules a fort can change.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// HW-185: neutral cards a year, if not as usual.
    pub neutral_cards: Option<u8>,
    /// HW-186: more cards in every attack.
    pub extra_attack: u8,
    /// HW-187: what every building costs more.
    pub extra_cost: Pieces,
    /// HW-187: what a Mining & Foresting box costs.
    pub mining_cost: Pieces,
    /// HW-184: buildings that cannot be built, as bits.
    pub forbidden: u32,
    /// HW-184: whether landmarks cannot be built.
    pub no_landmarks: bool,
    /// HW-184: whether diplomats cannot be acquired.
    pub no_diplomats: bool,
    /// HW-188: the first year in which Wall and Cippi can be filled.
    pub wall_from: u8,
    /// HW-188: the Soldiers the first Fate card must show.
    pub first_soldiers: u8,
}

/// What has to be true at the end of a game: all of it.
pub type Goal = Vec<Condition>;

/// HW-183: one thing that has to be true at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// At least so many points.
    Score(u8),
    /// At least so many points from path cards.
    PathPoints(u8),
    /// At least so many boxes of an attribute.
    Attribute(Attribute, u8),
    /// At least so many attributes with at least so many boxes.
    Attributes {
        /// The boxes.
        value: u8,
        /// The attributes.
        count: u8,
    },
    /// At least so much of what a path card measures.
    AtLeast(Metric, u8),
    /// At most so much open Disdain.
    Disdain(u8),
    /// At most so many Favours spent.
    Favours(u8),
    /// A building.
    Built(u8),
    /// Every Fort box.
    FortFull,
    /// Every Wall box.
    WallFull,
    /// Every Cippi box.
    CippiFull,
    /// Every Wall Guard box.
    GuardFull,
    /// Every cell of the map.
    MapFull,
}

impl Terms {
    /// The rules as they are without a fort.
    pub(crate) fn usual(mining_cost: Pieces) -> Self {
        Self {
            neutral_cards: None,
            extra_attack: 0,
            extra_cost: Pieces::NONE,
            mining_cost,
            forbidden: 0,
            no_landmarks: false,
            no_diplomats: false,
            wall_from: 0,
            first_soldiers: 0,
        }
    }
}
