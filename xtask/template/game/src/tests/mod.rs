//! Tests of the rules, in the order of the rules. Each names the rules it would catch breaking.

mod ending;
mod setting_up;
mod turns;

use ludi_engine::{Game as _, Notation as _, Pack as _, Seat};

use crate::{Components, Decision, Draw, Refusal, Setup, TemplateGame};

const ANNA: Seat = Seat(0);
const BRUNO: Seat = Seat(1);
const CLARA: Seat = Seat(2);

/// The position before the first draw.
fn undealt(players: u8) -> TemplateGame {
    TemplateGame::new(Components::builtin(), &Setup::default(), players).expect("a valid setup")
}

/// A game in which Anna begins.
fn started(players: u8) -> TemplateGame {
    let mut game = undealt(players);
    game.resolve(Draw::First(ANNA));
    game
}

fn read(text: &str) -> Decision {
    Decision::read(Components::builtin(), text).expect("a decision")
}

/// What the seat is answered when it tries a decision.
fn tried(game: &TemplateGame, seat: Seat, text: &str) -> Result<(), Refusal> {
    game.check(seat, read(text))
}

/// Makes decisions in turn, Anna's first.
fn play(game: &mut TemplateGame, decisions: &[&str]) {
    for text in decisions {
        let seat = game.turn.expect("somebody's turn");
        assert_eq!(tried(game, seat, text), Ok(()), "{text}");
        game.decide(seat, read(text));
    }
}
