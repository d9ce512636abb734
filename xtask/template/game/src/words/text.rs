//! The table drawn in text.

use ludi_engine::{Game as _, Messages, Seat, Text, Tone};

use super::phrases;
use crate::TemplateGame;
use crate::components::Heap;

/// The table in text: the heaps, then the players.
pub fn text(game: &TemplateGame, words: &Messages, names: &[String]) -> Text {
    let mut text = Text::new();
    for heap in Heap::all() {
        let name = phrases::heap(game, heap).get(words.lang());
        let stones = "● ".repeat(usize::from(game.stones(heap)));
        text.row(Tone::Title, format!("{name:14}")).plain(stones);
    }
    for seat in Seat::all(game.players) {
        let turn = if game.turn == Some(seat) { "→" } else { " " };
        let points = words.say(&phrases::points(game.score(seat) as u8), names);
        text.row(Tone::Seat(seat), format!("{turn} {}", words.player(seat, names)));
        text.plain(format!("  {points}"));
    }
    text
}
