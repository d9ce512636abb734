//! What a seat has, in numbers.

use ludi_engine::{Game as _, Seat};

use crate::TemplateGame;

/// The points of a seat.
pub const POINTS: &str = "points";

/// What the seat has.
pub fn counters(game: &TemplateGame, seat: Seat) -> Vec<(&'static str, i32)> {
    vec![(POINTS, game.score(seat))]
}
