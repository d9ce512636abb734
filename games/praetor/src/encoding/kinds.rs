//! What tiles are good for, whatever a pack calls them.

use crate::components::{Gain, Gives, Good, Per, Tile, Use};

/// Kinds 0 to 4 bring a good for experience, in the order of [`Good::ALL`].
pub(crate) const FORGE: usize = 5;
/// Gold for tiles, as the Curia.
pub(crate) const GOLD_FOR_TILES: usize = 6;
/// Gold for Active Workers, as the Forum.
pub(crate) const GOLD_FOR_ACTIVE: usize = 7;
/// The five kinds that bring Favor: for Active Workers, tiles, Wood and Stone, other goods, Morale.
pub(crate) const TEMPLES: std::ops::Range<usize> = 8..13;
/// Morale for tiles, as the Colosseum.
pub(crate) const MORALE_FOR_TILES: usize = 13;
/// Morale for Retired Workers, as the Oracle.
pub(crate) const MORALE_FOR_RETIRED: usize = 14;
pub(crate) const RECRUIT: usize = 15;
pub(crate) const TRADE: usize = 16;
pub(crate) const WALL: usize = 17;
pub(crate) const ACADEMY: usize = 18;
pub(crate) const CAMP: usize = 19;
pub(crate) const NOTHING: usize = 20;
/// Benefits that the box does not know, but another pack may.
pub(crate) const OTHER: usize = 21;
/// How many kinds there are.
pub(crate) const KINDS: usize = 22;

/// The kind of a tile.
pub(crate) fn kind(tile: &Tile) -> usize {
    match tile.job {
        Use::Gain(gain) => gain_kind(gain),
        Use::Forge { .. } => FORGE,
        Use::Recruit => RECRUIT,
        Use::Trade => TRADE,
        Use::Wall => WALL,
        Use::Academy => ACADEMY,
        Use::LaborCamp => CAMP,
        Use::Nothing => NOTHING,
    }
}

fn gain_kind(gain: Gain) -> usize {
    let coarse = 1 << Good::Wood as u8 | 1 << Good::Stone as u8;
    match (gain.gives, gain.per) {
        (Gives::Good(good), Per::Experience) => good as usize,
        (Gives::Good(Good::Gold), Per::Tiles) => GOLD_FOR_TILES,
        (Gives::Good(Good::Gold), Per::Active) => GOLD_FOR_ACTIVE,
        (Gives::Favor, Per::Active) => TEMPLES.start,
        (Gives::Favor, Per::Tiles) => TEMPLES.start + 1,
        (Gives::Favor, Per::Held(set)) if set & coarse != 0 => TEMPLES.start + 2,
        (Gives::Favor, Per::Held(_)) => TEMPLES.start + 3,
        (Gives::Favor, Per::Morale) => TEMPLES.start + 4,
        (Gives::Morale, Per::Tiles) => MORALE_FOR_TILES,
        (Gives::Morale, Per::Retired) => MORALE_FOR_RETIRED,
        _ => OTHER,
    }
}
