//! Playing on from a position, draw by draw and turn by turn.

use crate::{Chance, Game, Next, Seat, SeatSet};

/// Draws until somebody has to decide: the seats that may, or `None` when the game is over.
pub fn settle<G: Game, C: Chance>(state: &mut G, chance: &mut C) -> Option<SeatSet> {
    settle_with(state, |state| state.draw(chance))
}

/// As [`settle`], with draws that come from elsewhere: `draw` is asked for each before it is
/// applied.
pub fn settle_with<G: Game>(state: &mut G, mut draw: impl FnMut(&G) -> G::Draw) -> Option<SeatSet> {
    loop {
        match state.next() {
            Next::Over => return None,
            Next::Chance => state.resolve(draw(state)),
            Next::Decide(seats) => return Some(seats),
        }
    }
}

/// Whose turn it is. Where several seats may act at once they take turns, one decision each,
/// clockwise.
///
/// ```
/// use ludi_engine::{Quick, Strategy, Turns, View};
///
/// /// Lets sensible players play to the end.
/// fn finish<G: Strategy>(state: &mut G, chance: &mut Quick) {
///     let mut turns = Turns::new(state.players());
///     while let Some(seat) = turns.next(state, chance) {
///         let decision = G::sensible(&View::new(state, Some(seat)), seat, chance);
///         state.decide(seat, decision);
///     }
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turns {
    last: Seat,
}

impl Turns {
    /// The first seat is asked first.
    pub const fn new(players: u8) -> Self {
        Self { last: Seat(players - 1) }
    }

    /// A seat has just decided.
    pub const fn after(seat: Seat) -> Self {
        Self { last: seat }
    }

    /// Draws until somebody has to decide, and says who; `None` when the game is over.
    pub fn next<G: Game, C: Chance>(&mut self, state: &mut G, chance: &mut C) -> Option<Seat> {
        self.next_with(state, |state| state.draw(chance))
    }

    /// As [`Turns::next`], with draws that come from elsewhere.
    pub fn next_with<G: Game>(
        &mut self,
        state: &mut G,
        draw: impl FnMut(&G) -> G::Draw,
    ) -> Option<Seat> {
        self.last = settle_with(state, draw)?.after(self.last);
        Some(self.last)
    }
}
