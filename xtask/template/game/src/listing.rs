//! What a seat may decide, and what it could think of.

use ludi_engine::{Game as _, Seat};

use crate::components::Heap;
use crate::{Decision, TemplateGame};

/// What the seat may decide now.
pub fn decisions(game: &TemplateGame, seat: Seat, out: &mut Vec<Decision>) {
    out.extend(all(game).filter(|decision| game.check(seat, *decision).is_ok()));
}

/// What the seat could think of: every number of every heap.
pub fn conceivable(game: &TemplateGame, _seat: Seat, out: &mut Vec<Decision>) {
    out.extend(all(game));
}

fn all(game: &TemplateGame) -> impl Iterator<Item = Decision> {
    let most = game.pack.most;
    Heap::all().flat_map(move |heap| (1..=most).map(move |stones| Decision { heap, stones }))
}
