//! What happens while a decision is carried out, for the story and for previews.
//!
//! The rules note every happening in a [`Journal`]. During play the journal is `()` and costs
//! nothing; the words of the game run the same rules on a copy and read what was noted.

use crate::components::{Good, Goods, MOST_PLAYERS, TileId, WallId};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Happening {
    /// AMB-39.
    TookMine { seat: u8, tile: TileId },
    /// PR-050.
    TurnBegins { turn: u8, order: [u8; MOST_PLAYERS] },
    /// PR-071 to PR-076.
    Built { seat: u8, tile: TileId, cost: Goods, printed: i32, plazas: i32 },
    /// PR-080: a Worker stands on the activation area.
    Activated { seat: u8, tile: TileId, experience: u8, retired: bool },
    /// PR-081.
    PaidFee { seat: u8, owner: u8, tile: TileId, fee: Goods },
    /// PR-123.
    OpenedCamp { seat: u8, tile: TileId },
    /// A resource from an activation.
    Gained { seat: u8, good: Good, amount: u16 },
    /// Favor from an activation; negative if lost.
    Favored { seat: u8, favor: i32 },
    /// Morale from an activation: steps, and the value of the space reached.
    Uplifted { seat: u8, steps: i32, value: i32 },
    /// PR-115.
    Recruited { seat: u8 },
    /// PR-105.
    Forged { seat: u8, from: Good, into: Good, amount: u16 },
    /// PR-116.
    Bought { seat: u8, good: Good, units: u16, gold: u16 },
    /// PR-116.
    Sold { seat: u8, good: Good, units: u16, gold: u16 },
    /// PR-118.
    Fulfilled { seat: u8, wall: WallId, favor: i32, bonus: i32 },
    /// PR-064, PR-065.
    Passed { seat: u8, forced: bool },
    /// PR-130 to PR-132.
    Trained { seat: u8, graduates: u8, second: u8 },
    /// PR-136: how many Workers learned.
    Returned { seat: u8, learned: u8 },
    /// PR-140.
    Retired { seat: u8, workers: u8, favor: i32, age: u8 },
    /// PR-144, PR-145.
    Waged { seat: u8, due: u16, paid: u16 },
    /// PR-145.
    Disheartened { seat: u8, steps: i32, value: i32 },
    /// PR-146.
    Disgraced { seat: u8, favor: i32 },
    /// PR-147.
    Drafted { seat: u8, favor: i32 },
    /// PR-151.
    WallLeft { wall: WallId },
    /// PR-155.
    LastTurn { city: bool, wall: bool },
    /// PR-156, PR-180.
    Ended,
}

impl Happening {
    /// To whom it happened; `None` if to the whole table.
    pub fn seat(self) -> Option<u8> {
        match self {
            Self::TookMine { seat, .. }
            | Self::Built { seat, .. }
            | Self::Activated { seat, .. }
            | Self::PaidFee { seat, .. }
            | Self::OpenedCamp { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Favored { seat, .. }
            | Self::Uplifted { seat, .. }
            | Self::Recruited { seat }
            | Self::Forged { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Fulfilled { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Trained { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Retired { seat, .. }
            | Self::Waged { seat, .. }
            | Self::Disheartened { seat, .. }
            | Self::Disgraced { seat, .. }
            | Self::Drafted { seat, .. } => Some(seat),
            Self::TurnBegins { .. }
            | Self::WallLeft { .. }
            | Self::LastTurn { .. }
            | Self::Ended => None,
        }
    }
}

/// Where happenings are noted.
pub(crate) trait Journal {
    /// Notes one happening.
    fn note(&mut self, happening: Happening);
}

impl Journal for () {
    fn note(&mut self, _: Happening) {}
}

impl Journal for Vec<Happening> {
    fn note(&mut self, happening: Happening) {
        self.push(happening);
    }
}
