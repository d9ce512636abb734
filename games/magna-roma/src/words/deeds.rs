//! What a turn is told by: one sentence.

use ludi_engine::{Deed, Phrase, Seat};

use crate::{Colour, Decision, MagnaRoma, NONE, Phase, Resource};

use super::{counters, phrases};

/// What the sentence ends with.
pub const TALLIES: [(&str, &str); 10] = [
    (counters::of(Resource::Vp), "tally-points"),
    (counters::of(Resource::Coin), "tally-coins"),
    (counters::of(Resource::Legion), "tally-legions"),
    (counters::of(Resource::Faith), "tally-faith"),
    (counters::of(Resource::Luxury), "tally-luxury"),
    (counters::of(Resource::Population), "tally-population"),
    (counters::BLESSINGS, "tally-blessings"),
    (counters::of_star(Colour::Red), "tally-red-stars"),
    (counters::of_star(Colour::Purple), "tally-purple-stars"),
    (counters::of_star(Colour::Brown), "tally-brown-stars"),
];

/// What a decision adds to the sentence; steps on the way to something add nothing.
pub fn deeds(before: &MagnaRoma, _seat: Seat, decision: Decision, _after: &MagnaRoma) -> Vec<Deed> {
    let pack = before.pack.0;
    let of_tile = |id, tile: u8| {
        let deed = Deed::new(Phrase::new(id).with("tile", phrases::tile_in_brief(before, tile)));
        match pack.tiles.get(usize::from(tile)) {
            Some(printed) => deed.about(format!("tile-{}", printed.id)),
            None => deed,
        }
    };
    let deed = match decision {
        Decision::Choose(tile) if before.phase == Phase::Claim => of_tile("deed-claim", tile),
        Decision::Face(_) => of_tile("deed-place", before.tile_in_hand().unwrap_or(NONE)),
        Decision::Trade => match before.offered() {
            Some(token) => {
                Deed::new(Phrase::new("deed-trade").with("trade", phrases::token(token)))
            }
            None => return Vec::new(),
        },
        _ => {
            let Some(phrase) = phrases::action(before, decision) else { return Vec::new() };
            let built = match decision {
                Decision::Build { monument, .. } => pack.monuments.get(usize::from(monument)),
                _ => None,
            };
            match built {
                Some(printed) => Deed::new(phrase).about(format!("monument-{}", printed.id)),
                None => Deed::new(phrase),
            }
        }
    };
    vec![deed]
}
