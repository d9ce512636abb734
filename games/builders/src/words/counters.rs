//! What a player has in numbers.

use ludi_engine::Seat;

use crate::{Builders, Levels, Resource, Step};

/// Everything of a seat that is counted, by keys that stay.
pub fn counters(game: &Builders, seat: Seat) -> Vec<(&'static str, i32)> {
    let player = game.player(seat);
    let mut counters = vec![
        ("actions", actions(game, seat)),
        ("sesterces", sesterces(game, seat)),
        ("points", i32::from(player.vp)),
        ("finished", player.finished.count_ones() as i32),
        ("sites", player.sites.count_ones() as i32),
        ("team", player.hands.count_ones() as i32),
        ("available", player.available.count_ones() as i32),
        ("tools", player.tools.count_ones() as i32),
        ("prisoners", prisoners(game, seat)),
        ("loans", loans(game, seat)),
    ];
    // What the whole team produces, at work or not.
    let made = player.hands().fold(Levels::NONE, |sum, hand| sum.plus(game.produces(hand)));
    counters.extend(Resource::ALL.map(|resource| (of(resource), i32::from(made.of(resource)))));
    counters
}

/// The counter of a resource.
pub const fn of(resource: Resource) -> &'static str {
    match resource {
        Resource::Stone => "stone",
        Resource::Wood => "wood",
        Resource::Architecture => "architecture",
        Resource::Decoration => "decoration",
    }
}

/// Free actions left, of the player whose turn it is.
fn actions(game: &Builders, seat: Seat) -> i32 {
    let over = matches!(game.step, Step::FinalScoring(_) | Step::Over);
    if over || game.turn.seat != seat { 0 } else { i32::from(game.turn.actions) }
}

/// What is in the purse.
pub fn sesterces(game: &Builders, seat: Seat) -> i32 {
    game.player(seat).purse as i32
}

/// The prisoners that were not freed.
pub fn prisoners(game: &Builders, seat: Seat) -> i32 {
    (game.player(seat).hands & game.enslaved).count_ones() as i32
}

/// The loans that were not repaid.
pub fn loans(game: &Builders, seat: Seat) -> i32 {
    i32::from(game.player(seat).loans)
}
