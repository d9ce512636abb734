//! Why a decision is not allowed.

use ludi_engine::RuleId;

/// Why a decision is not allowed; [`ludi_engine::Words::explain`] says it in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Another player's turn.
    NotYourTurn,
    /// A university was chosen: say first who studies.
    PupilFirst,
    /// A hand was chosen: say first where it goes.
    SiteFirst,
    /// A site was chosen: say first which tool goes along.
    ToolFirst,
    /// Only freeing and repaying are left.
    ScoringOnly,
    /// Nothing was begun that this would complete.
    NothingBegun,
    /// This seat has nothing more to free or repay, or has said so.
    Scored,
    /// Not enough sesterces: the extra actions to be bought, and what is to be paid besides.
    Purse {
        /// Extra actions needed.
        extra: u8,
        /// Sesterces needed besides.
        pay: u8,
    },
    /// Too few free actions for this exchange.
    Actions {
        /// Actions needed.
        need: u8,
    },
    /// There is no such exchange.
    NoSuchExchange,
    /// The building is not in the row.
    BuildingNotInRow,
    /// The worker is not in the row.
    WorkerNotInRow,
    /// The investment of this turn was made.
    Invested,
    /// The slave is not in the pile.
    SlaveGone,
    /// The tool is not in the pile.
    ToolGone,
    /// No loan is left in the pile.
    LoansGone,
    /// The university is not in the pile.
    UniversityGone,
    /// Nobody available can be educated.
    NobodyToTeach,
    /// The hand is not one of the player's.
    NotYourHand,
    /// The pupil is on a site.
    PupilAtWork,
    /// A slave cannot be educated.
    PupilEnslaved,
    /// The pupil was educated before.
    PupilEducated,
    /// By a switch, machines cannot be educated.
    PupilMachine,
    /// Not a slave of the player's, or freed already.
    NotYourSlave,
    /// The slave is on a site.
    SlaveAtWork,
    /// The hand is on a site.
    HandAtWork,
    /// The player has no site to send anybody to.
    NoSite,
    /// Not a site of the player's.
    NotYourSite,
    /// Not a tool of the player's.
    NotYourTool,
    /// The tool is on a site.
    ToolAtWork,
    /// Loans are repaid at final scoring.
    NotEarly,
    /// The player has no loan.
    NoLoan,
}

impl ludi_engine::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Self::Over => "BA-111",
            Self::NotYourTurn => "BA-020",
            Self::PupilFirst | Self::UniversityGone | Self::NobodyToTeach => "BA-065",
            Self::ToolFirst => "BA-056",
            Self::SiteFirst
            | Self::NothingBegun
            | Self::NotYourHand
            | Self::NoSite
            | Self::NotYourSite => "BA-080",
            Self::ScoringOnly => "BA-112",
            Self::Scored => "AM-17",
            Self::Purse { .. } => "BA-026",
            Self::Actions { .. } => "AM-06",
            Self::NoSuchExchange => "BA-090",
            Self::BuildingNotInRow => "BA-030",
            Self::WorkerNotInRow => "BA-035",
            Self::Invested => "BA-040",
            Self::SlaveGone => "BA-041",
            Self::ToolGone | Self::NotYourTool => "BA-055",
            Self::LoansGone => "BA-061",
            Self::PupilAtWork => "BA-071",
            Self::PupilEnslaved => "BA-069",
            Self::PupilEducated => "BA-070",
            Self::PupilMachine => "AM-11",
            Self::NotYourSlave => "BA-050",
            Self::SlaveAtWork => "BA-052",
            Self::HandAtWork => "BA-082",
            Self::ToolAtWork => "BA-060",
            Self::NotEarly => "AM-16",
            Self::NoLoan => "BA-062",
        }
    }
}
