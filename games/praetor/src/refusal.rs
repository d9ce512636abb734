//! Why a decision is not allowed, each reason with the rule it rests on.

use ludi_engine::RuleId;

use crate::components::{Good, Goods};

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Another player acts.
    NotYourTurn,
    /// Something else is asked now.
    NotNow,
    /// The mine has an owner, or is no mine of this layout.
    MineTaken,
    /// The tile is not among the Available City Tiles.
    NotAvailable,
    /// The building cost is not covered.
    Cost(Shortage),
    /// No Marker is left; so many tiles are the limit.
    NoMarker(u8),
    /// A Retired Worker may not build in this game.
    RetiredMayNotBuild,
    /// The tile is not in the city.
    NotBuilt,
    /// The tile has no activation area.
    NoArea,
    /// The tile is special: it takes no Worker on its own.
    Special,
    /// The Academy works in the Update Phase.
    AcademyLater,
    /// The tile is not a Labor Camp.
    NoCamp,
    /// The activation area is taken this turn.
    Occupied,
    /// The fee for the owner is not covered.
    Fee(Shortage),
    /// No Villager is left to recruit.
    NoVillager,
    /// No Wall Tile is available any more this turn.
    NoWall,
    /// The demand of the Wall Tile is not covered.
    Demand(Shortage),
    /// The Wall Tile is not available.
    WallNotAvailable,
    /// The activation would bring nothing, which this game does not allow.
    NoBenefit,
    /// No Active Worker is left to place.
    NoActive,
    /// No unplaced Active Worker has this experience.
    NoSuchWorker(u8),
    /// This Worker could not do anything there.
    WorkerUseless(u8),
    /// This special tile was used this turn.
    SpecialUsed,
    /// No Retired Worker is free.
    NoRetired,
    /// After the fee, the Retired Worker could not be placed anywhere.
    NowhereForRetired,
    /// A tile lies on the cell.
    CellTaken,
    /// The cell does not touch the city as it must.
    CellApart,
    /// A tile has four sides.
    NoSuchTurn,
    /// Gold itself is not traded.
    GoldIsMoney,
    /// A lot costs more Gold than there is.
    Price(Shortage),
    /// Fewer units than a lot.
    Stock(Shortage),
    /// The good was sold in this activation.
    SoldBefore(Good),
    /// The good was bought in this activation.
    BoughtBefore(Good),
    /// At least one trade must be made in this game.
    TradeFirst,
    /// So much cannot be forged; at most this is possible.
    ForgeAmount(u8),
    /// The tile is not a built Academy.
    NoAcademy,
}

/// What is missing to pay something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// Of which good.
    pub good: Good,
    /// How much there is.
    pub have: u16,
    /// How much is needed.
    pub need: u16,
}

impl From<(Good, u16, u16)> for Shortage {
    fn from((good, have, need): (Good, u16, u16)) -> Self {
        Self { good, have, need }
    }
}

impl Refusal {
    /// The fee is not covered by these goods.
    #[cold]
    pub(crate) fn fee(goods: &Goods, fee: &Goods) -> Self {
        goods.shortage(fee).map_or(Self::NotNow, |short| Self::Fee(short.into()))
    }
}

impl ludi_engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotYourTurn => "PR-060",
            Self::NotNow => "PR-061",
            Self::MineTaken => "PR-029",
            Self::NotAvailable | Self::Cost(_) => "PR-070",
            Self::NoMarker(_) => "PR-073",
            Self::RetiredMayNotBuild => "AMB-10",
            Self::NotBuilt | Self::Occupied => "PR-080",
            Self::NoArea => "PR-084",
            Self::Special => "PR-090",
            Self::AcademyLater => "PR-094",
            Self::NoCamp | Self::NoRetired => "PR-123",
            Self::Fee(_) => "PR-082",
            Self::NoVillager => "AMB-18",
            Self::NoWall => "AMB-19",
            Self::Demand(_) | Self::WallNotAvailable => "PR-118",
            Self::NoBenefit | Self::WorkerUseless(_) | Self::TradeFirst => "AMB-17",
            Self::NoActive => "PR-063",
            Self::NoSuchWorker(_) => "PR-062",
            Self::SpecialUsed => "PR-092",
            Self::NowhereForRetired => "AMB-09",
            Self::CellTaken | Self::NoSuchTurn => "PR-072",
            Self::CellApart => "AMB-03",
            Self::GoldIsMoney | Self::Price(_) | Self::Stock(_) => "PR-116",
            Self::SoldBefore(_) | Self::BoughtBefore(_) => "AMB-41",
            Self::ForgeAmount(_) => "PR-105",
            Self::NoAcademy => "PR-122",
        }
    }
}
