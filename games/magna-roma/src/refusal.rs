//! Why a decision is not allowed.

use ludi_engine::RuleId;

/// Why a decision is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // each is said in full by its message `refusal-…`
pub enum Refusal {
    Over,
    NotYourTurn,
    ClaimFirst,
    TakeFirst,
    PlaceFirst,
    FaceFirst,
    OrderFirst,
    TradeFirst,
    ActFirst,
    BlessFirst,
    ChooseFirst,
    NotInRing,
    TileClaimed,
    OutOfReach,
    OffField,
    CellTaken,
    TooWide,
    NotAdjacent,
    NoSuchSide,
    NoSuchGain,
    OneAction,
    NotOnDisplay,
    Coins { have: u8, need: u8 },
    OnlyOnCentre,
    BlockNotFull,
    UnderMonument,
    OnCentre,
    OnBlessedTile,
    NotInPlay,
    NoSuchSlot,
    SlotBlocked,
    SlotTaken,
    AlreadyThere,
    Legions { have: u8, need: u8 },
    NoBlessing,
    BlessingLimit { limit: u8 },
    NoTile,
    AlreadyBlessed,
    CentreNotBlessed,
    BlessUnderMonument,
    PopulationByItself,
    MovesSpent { limit: u8 },
    NotYourMonument,
    NobodyIdle,
    NobodyThere,
}

impl ludi_engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over => "MR-111",
            Self::NotYourTurn => "MR-116",
            Self::ClaimFirst => "MR-087",
            Self::TakeFirst => "MR-144",
            Self::PlaceFirst => "AMB-19",
            Self::FaceFirst | Self::NoSuchSide => "MR-090",
            Self::OrderFirst | Self::NoSuchGain => "MR-094",
            Self::TradeFirst => "MR-053",
            Self::ActFirst | Self::OneAction => "MR-096",
            Self::BlessFirst => "MR-107",
            Self::ChooseFirst => "MR-114",
            Self::NotInRing => "MR-041",
            Self::TileClaimed | Self::OutOfReach => "MR-112",
            Self::CellTaken | Self::NotAdjacent => "MR-091",
            Self::OffField | Self::TooWide => "MR-092",
            Self::NotOnDisplay | Self::Coins { .. } => "MR-097",
            Self::BlockNotFull => "MR-098",
            Self::UnderMonument | Self::OnCentre => "MR-099",
            Self::OnlyOnCentre => "MR-100",
            Self::OnBlessedTile => "AMB-14",
            Self::NotInPlay => "MR-085",
            Self::NoSuchSlot | Self::SlotTaken | Self::Legions { .. } => "MR-103",
            Self::SlotBlocked => "MR-143",
            Self::AlreadyThere => "MR-104",
            Self::NoBlessing | Self::NoTile => "MR-105",
            Self::AlreadyBlessed => "MR-106",
            Self::BlessingLimit { .. } => "AMB-11",
            Self::CentreNotBlessed => "AMB-12",
            Self::BlessUnderMonument => "AMB-13",
            Self::PopulationByItself => "AMB-25",
            Self::MovesSpent { .. }
            | Self::NotYourMonument
            | Self::NobodyIdle
            | Self::NobodyThere => "MR-108",
        }
    }
}
