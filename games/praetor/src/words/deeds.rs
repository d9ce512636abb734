//! What a turn is told by: one sentence.

use ludi_engine::{Deed, Phrase, Seat};

use crate::components::{Good, TileId};
use crate::journal::Happening;
use crate::{Decision, Praetor};

use super::counters;
use super::phrases::{amount, goods};

/// What the sentence ends with.
pub const TALLIES: [(&str, &str); 7] = [
    (counters::FAVOR, "tally-favor"),
    (counters::MORALE, "tally-morale"),
    (Good::Gold.word(), "tally-gold"),
    (Good::Wood.word(), "tally-wood"),
    (Good::Stone.word(), "tally-stone"),
    (Good::Marble.word(), "tally-marble"),
    (Good::Weapons.word(), "tally-weapons"),
];

/// What a decision adds to the sentence; steps on the way to something add nothing.
pub fn deeds(before: &Praetor, seat: Seat, decision: Decision, _after: &Praetor) -> Vec<Deed> {
    let mut journal = Vec::new();
    let mut after = *before;
    after.decide_noting(seat, decision, &mut journal);
    let own = journal.iter().filter(|happening| happening.seat() == Some(seat.0));
    own.filter_map(|happening| deed(&after, *happening)).collect()
}

fn deed(state: &Praetor, happening: Happening) -> Option<Deed> {
    let new = |id| Deed::new(Phrase::new(id));
    let of_tile = |id, tile: TileId| {
        let phrase = Phrase::new(id).with("tile", state.pack.tile_name(tile));
        Deed::new(phrase).about(format!("tile-{}", state.pack.tiles[tile.index()].id))
    };
    Some(match happening {
        Happening::TookMine { tile, .. } => of_tile("deed-mine", tile),
        Happening::Built { tile, .. } => of_tile("deed-built", tile),
        Happening::Activated { tile, .. } => of_tile("deed-activated", tile),
        Happening::OpenedCamp { tile, .. } => of_tile("deed-camp", tile),
        Happening::Recruited { .. } => new("deed-recruited"),
        Happening::Forged { into, amount: n, .. } => {
            Deed::new(Phrase::new("deed-forged").with("what", amount(into, n)))
        }
        // However often: what was traded is told in the end.
        Happening::Bought { .. } | Happening::Sold { .. } => {
            Deed::new(Phrase::new("deed-traded").with("n", 1))
        }
        Happening::Fulfilled { wall, .. } => {
            let spec = &state.pack.walls[wall.index()];
            let phrase = Phrase::new("deed-fulfilled").with("demand", goods(&spec.demand));
            Deed::new(phrase).about(format!("wall-{}", spec.id))
        }
        Happening::Passed { .. } => new("deed-passed"),
        Happening::Drafted { .. } => new("deed-drafted"),
        _ => return None,
    })
}
