//! What is certain to come of a move that is half made.

use crate::gains::Then;
use crate::holdings::Holdings;
use crate::{Cells, Gain, MagnaRoma, Phase};

/// The position in which everything is laid and gained that is certain to be: a tile that has its
/// cell lies turned as it pays most, and gains that only wait for their order or for the answer to
/// a trade are taken. `None` where nothing is half made.
pub(super) fn ahead(game: &MagnaRoma) -> Option<MagnaRoma> {
    let mut next = match game.phase {
        Phase::Face | Phase::Order | Phase::Trade => *game,
        _ => return None,
    };
    let mut sum = Sum(Holdings::of(&next));
    if game.phase == Phase::Face {
        let tile = game.tile_in_hand()?;
        let turns = best_turn(game);
        let slot = usize::from(game.cylinders[usize::from(game.active)]);
        next.ring[slot] = crate::NONE;
        next.acting_mut().city.place(game.spot, tile, turns);
        let bonuses = next.advance(game.pack.0.tiles[usize::from(tile)].stars);
        sum.take(game, bonuses.list());
    }
    sum.take(game, game.gains.list());
    if game.phase == Phase::Face || game.then == Then::Symbols {
        let small = game.setup.centre_colour_matches_nothing;
        let symbols = next.acting().city.symbols(game.pack.0, game.spot, small);
        sum.take(game, symbols.list());
    }
    sum.0.keep(&mut next);
    Some(next)
}

struct Sum(Holdings);

impl Sum {
    fn take(&mut self, game: &MagnaRoma, gains: &[Gain]) {
        for gain in gains {
            self.0.gain(game, *gain);
        }
    }
}

/// How the tile in hand pays most on its cell; among equals, with the most halves left open.
fn best_turn(game: &MagnaRoma) -> u8 {
    let Some(tile) = game.tile_in_hand() else { return 0 };
    let city = &game.acting().city;
    let waiting = city.room.and(Cells::near(game.spot)).without(city.taken);
    let value = |turns: &u8| {
        let paid = game.preview(game.spot, *turns);
        let edges = game.pack.0.tiles[usize::from(tile)].edges.turned(*turns);
        let open = crate::cell::SIDES
            .iter()
            .filter(|side| edges.half(**side) != 0 && waiting.contains(game.spot.toward(**side)));
        8 * paid.iter().map(|gain| u32::from(gain.amount)).sum::<u32>() + open.count() as u32
    };
    // The first of equals.
    (0..4).rev().max_by_key(value).unwrap_or(0)
}
