//! The position as data for other programs.

use ludi_engine::{Seat, View};
use serde_json::{Value as Json, json};

use crate::TemplateGame;

/// Everything is public, so a view is the position.
pub fn data(view: &View<TemplateGame>) -> Json {
    let seats = usize::from(view.players);
    json!({
        "turn": view.turn.map(|Seat(seat)| seat),
        "stones": view.stones,
        "taken": view.taken[..seats],
        "last": view.last.map(|Seat(seat)| seat),
    })
}
