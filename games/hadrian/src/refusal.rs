//! Why a decision is not allowed.

use ludi_engine::RuleId;

use crate::components::Family;
use crate::vocabulary::{Attribute, Citizen, Cohort, Column, Piece, words};

words! {
    /// A part of the sheets that a refusal speaks of.
    Area {
        /// HW-053.
        Mining = "mining",
        /// HW-055.
        Guard = "guard",
        /// HW-057.
        Cippi = "cippi",
        /// HW-058.
        Wall = "wall",
        /// HW-059.
        Fort = "fort",
        /// HW-072.
        Training = "training",
        /// HW-081.
        Forum = "forum",
        /// HW-090.
        Citizens = "citizens",
        /// HW-101.
        Market = "market",
        /// HW-111.
        Theatre = "theatre",
        /// HW-116.
        Gladiators = "gladiators",
        /// HW-117.
        Battles = "battles",
        /// HW-125.
        Temples = "temples",
        /// HW-131.
        Baths = "baths",
        /// HW-134.
        Courthouse = "courthouse",
        /// HW-140.
        Diplomats = "diplomats",
        /// HW-142.
        Scouting = "scouting",
    }
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game asks for something else now.
    NotNow,
    /// The seat has finished the year.
    Finished,
    /// A free choice has to be made first.
    ChooseFirst,
    /// There is no such choice to make.
    NothingToChoose,
    /// The game has no such card, box or building.
    NoSuchThing,
    /// The card is not in the seat's hand.
    NotInHand,
    /// The chosen track is full while others are not.
    TargetFull,
    /// The attribute is not one of those offered.
    NotOffered,
    /// The track is full.
    Full(Area),
    /// The column is closed.
    Closed(Column),
    /// The Fort box it hangs on is not filled.
    Chain(u8),
    /// HW-188: not before this year.
    NotBefore(u8),
    /// Too few pieces of a kind.
    Pay {
        /// The kind.
        piece: Piece,
        /// How many it takes.
        need: u8,
    },
    /// The piece does not pay for it.
    WrongPiece(Area),
    /// Too little Infrastructure.
    Infrastructure(u8),
    /// Too few citizens.
    Citizens(Citizen, u8),
    /// Too little of an attribute.
    Attribute(Attribute, u8),
    /// Another building has to stand first.
    After {
        /// That building.
        building: u8,
        /// What both belong to.
        family: Family,
    },
    /// It stands already.
    Built,
    /// The building that has to be used is not there.
    NotBuilt {
        /// That building.
        building: u8,
        /// What it belongs to.
        family: Family,
    },
    /// The limit of the year is reached.
    YearLimit(Area),
    /// No box is left.
    UsedUp(Area),
    /// The box is filled already.
    BoxFilled(Area),
    /// The next Wall Guard box cannot be filled, so nobody can be trained.
    NoGuardBox,
    /// The gladiator is dead.
    Dead,
    /// The gladiator has no strength to fight with.
    Untrained,
    /// No open Disdain to remove.
    NoDisdain,
    /// The cohort has a diplomat already.
    Served(Cohort),
    /// The own card's good cannot be bought.
    OwnGood,
    /// Nobody sits there.
    NoNeighbour,
    /// No such neutral card lies there.
    NoNeutral,
    /// The Fate deck has no pattern.
    NoPattern,
    /// The pattern fits nowhere on the map.
    NoRoom,
    /// Another card was chosen to scout with.
    OtherCard,
    /// The pattern would leave the map, or this way to turn it covers the same as another.
    OffMap,
    /// A cell is filled already.
    Covered,
    /// The fort forbids it.
    Forbidden,
    /// No such Favour is left.
    NoFavour,
    /// The cohort has repelled all its attacks.
    Repelled(Cohort),
}

impl ludi_engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotNow => "HW-040",
            Self::Finished => "HW-044",
            Self::ChooseFirst => "HW-042",
            Self::NothingToChoose => "HW-051",
            Self::NoSuchThing | Self::Built => "HW-009",
            Self::NotInHand => "HW-031",
            Self::TargetFull => "AMB-13",
            Self::NotOffered => "HW-078",
            Self::Full(_) => "HW-010",
            Self::Closed(_) => "HW-065",
            Self::Chain(_) => "HW-060",
            Self::NotBefore(_) => "HW-188",
            Self::Pay { .. } => "HW-041",
            Self::Infrastructure(_) => "HW-061",
            Self::Citizens(..) => "HW-092",
            Self::Attribute(..) => "HW-082",
            Self::After { family, .. } => order_rule(*family),
            Self::NotBuilt { family, .. } => use_rule(*family),
            Self::WrongPiece(area)
            | Self::YearLimit(area)
            | Self::UsedUp(area)
            | Self::BoxFilled(area) => area_rule(*area),
            Self::NoGuardBox => "AMB-10",
            Self::Dead => "HW-118",
            Self::Untrained => "AMB-21",
            Self::NoDisdain => "HW-132",
            Self::Served(_) => "HW-141",
            Self::OwnGood => "AMB-17",
            Self::NoNeighbour => "HW-024",
            Self::NoNeutral => "HW-171",
            Self::NoPattern | Self::OtherCard => "HW-143",
            Self::NoRoom => "AMB-27",
            Self::OffMap | Self::Covered => "HW-144",
            Self::Forbidden => "HW-184",
            Self::NoFavour => "HW-154",
            Self::Repelled(_) => "AMB-28",
        }
    }
}

/// The rule that says which building comes first.
fn order_rule(family: Family) -> RuleId {
    match family {
        Family::Granary => "HW-067",
        Family::Precinct => "HW-094",
        Family::Gardens => "HW-121",
        Family::Temple => "HW-124",
        _ => "HW-073",
    }
}

/// The rule that says how a building is used.
fn use_rule(family: Family) -> RuleId {
    match family {
        Family::Market => "HW-101",
        Family::Theatre => "HW-111",
        Family::Ludus => "HW-116",
        Family::Baths => "HW-131",
        Family::Courthouse => "HW-134",
        _ => "HW-125",
    }
}

/// The rule of an area that names its cost, its boxes and its limit.
fn area_rule(area: Area) -> RuleId {
    match area {
        Area::Mining => "HW-053",
        Area::Guard => "HW-055",
        Area::Cippi => "HW-057",
        Area::Wall => "HW-058",
        Area::Fort => "HW-059",
        Area::Training => "HW-072",
        Area::Forum => "HW-081",
        Area::Citizens => "HW-091",
        Area::Market => "HW-101",
        Area::Theatre => "HW-111",
        Area::Gladiators => "HW-116",
        Area::Battles => "HW-117",
        Area::Temples => "HW-125",
        Area::Baths => "HW-131",
        Area::Courthouse => "HW-134",
        Area::Diplomats => "HW-140",
        Area::Scouting => "HW-142",
    }
}
