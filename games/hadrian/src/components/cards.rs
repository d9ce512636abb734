//! The cards, the player board and the solo ranks.

use ludi_engine::Bilingual;

use crate::vocabulary::{Cohort, Pieces, words};

/// One year of the attack table.
#[derive(Clone, Copy, Debug)]
pub struct Attack {
    /// HW-155: the most Valour or Disdain.
    pub potential: u8,
    /// HW-151: the cards, by difficulty.
    pub cards: [u8; 3],
}

words! {
    /// HW-164: what a path card measures at the end.
    Metric {
        /// HW-164.1.
        Landmarks = "landmarks_built",
        /// HW-164.2.
        Disdain = "open_disdain",
        /// HW-164.3.
        WallSections = "wall_sections",
        /// HW-164.4.
        LargeBuildings = "large_buildings",
        /// HW-164.5.
        Cohorts = "cohorts_complete",
        /// HW-164.6.
        Production = "production_filled",
        /// HW-164.7.
        Goods = "goods_collected",
        /// HW-164.8.
        CitizenTracks = "citizen_tracks_complete",
        /// HW-164.9.
        Temples = "temples_filled",
        /// HW-164.10.
        MapColumns = "scout_columns",
        /// HW-164.11.
        Strength = "gladiator_strength",
        /// HW-164.12.
        GuardSections = "wall_guard_sections",
    }
}

/// HW-008: a player card.
#[derive(Clone, Debug)]
pub struct PlayerCard {
    /// Its id.
    pub id: &'static str,
    /// Its name.
    pub name: Bilingual,
    /// What the path measures.
    pub metric: Metric,
    /// Whether the steps are upper limits.
    pub at_most: bool,
    /// The three steps.
    pub at: [u8; 3],
    /// HW-036: the income as prospect card.
    pub income: Pieces,
    /// HW-103: the number of its trade good.
    pub goods: u8,
    /// HW-143: its pattern.
    pub pattern: u8,
}

/// HW-007: a Fate card.
#[derive(Clone, Debug)]
pub struct FateCard {
    /// The cohort it attacks.
    pub arrow: Cohort,
    /// The damage it does to a gladiator.
    pub damage: u8,
    /// The number of its trade good.
    pub goods: u8,
    /// Its income.
    pub income: Pieces,
}

words! {
    /// HW-177: a title for a solo score.
    Honour {
        /// Common soldier.
        Miles = "miles",
        /// Commander of a century.
        Centurion = "centurion",
        /// First centurion of the legion.
        PrimusPilus = "primus_pilus",
        /// Prefect of the camp.
        Praefectus = "praefectus_castrorum",
        /// Commander of the legion.
        Legatus = "legatus_legionis",
    }
}

/// HW-177: a solo rank and the points from which it holds.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// The title it earns.
    pub honour: Honour,
    /// The points.
    pub min: u8,
}
