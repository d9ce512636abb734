//! Points (XX-004) and places (XX-005).

use ludi_engine::{Line, Seat, Sheet, Standings};

use crate::TemplateGame;

/// What the seat would score if the game were over now.
pub fn points(game: &TemplateGame, seat: Seat) -> i32 {
    stones(game, seat) + last(game, seat)
}

/// The score sheet of every seat.
pub fn score_sheets(game: &TemplateGame) -> Standings {
    let sheet = |seat| {
        let (stones, last) = (stones(game, seat), last(game, seat));
        let lines =
            vec![Line::new("stones", stones, stones), Line::new("last", last.signum(), last)];
        Sheet::new(seat, lines)
    };
    Standings::ranked(1, Seat::all(game.players).map(sheet).collect())
}

fn stones(game: &TemplateGame, seat: Seat) -> i32 {
    i32::from(game.taken[seat.index()])
}

fn last(game: &TemplateGame, seat: Seat) -> i32 {
    if game.last == Some(seat) { i32::from(game.pack.last) } else { 0 }
}
