//! Heaps as features, and decisions as numbers, for programs that learn.
//!
//! The stones of each heap, then those each player has taken, one's own first; whose turn it is.

use ludi_engine::{Encode, Features, Seat, View};

use crate::components::{HEAPS, SEATS};
use crate::{Decision, Heap, TemplateGame};

/// The scale of a heap, and of what a player has taken.
const SCALE: usize = 30;

impl Encode for TemplateGame {
    const VERSION: u32 = 1;
    const DECISIONS: usize = HEAPS * SCALE;
    const FEATURES: usize = HEAPS * SCALE + SEATS * (SCALE + 1);

    fn number(decision: Decision) -> usize {
        decision.heap.index() * SCALE + usize::from(decision.stones)
    }

    fn numbered(number: usize) -> Option<Decision> {
        let heap = Heap::all().nth(number / SCALE)?;
        Some(Decision { heap, stones: (number % SCALE) as u8 })
    }

    fn encode(view: &View<Self>, seat: Seat, out: &mut Features) {
        for stones in view.stones {
            out.level(stones, SCALE);
        }
        for away in 0..SEATS as u8 {
            let other = Seat((seat.0 + away) % view.players);
            let plays = away < view.players;
            out.level(if plays { view.taken[other.index()] } else { 0 }, SCALE);
            out.flag(plays && view.turn == Some(other));
        }
    }
}
