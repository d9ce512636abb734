//! Tests that name the rules they check.

mod blessings;
mod choosing;
mod components;
mod gaining;
mod monuments;
mod ordering;
mod own_box;
mod placing;
mod population;
mod properties;
mod provinces;
mod scoring;
mod setting_up;
mod solo;
mod trading;
mod words;

use ludi_engine::{Game, Next, Notation as _, Pack as _, Seat};

use crate::{
    Cell, Components, Decision, Draw, First, Level, MagnaRoma, NONE, Phase, Refusal, Setup,
};

/// The default switches, with seat 0 choosing first so that nothing is left to chance.
fn setup() -> Setup {
    Setup { first: First::Seat(0), ..Setup::default() }
}

/// A game in which every draw turned up the first card of the pack, at the first decision.
fn dealt(players: u8, setup: &Setup) -> MagnaRoma {
    let mut game = MagnaRoma::new(Components::builtin(), setup, players).unwrap();
    deal(&mut game);
    game
}

/// Makes all draws that are due, each with its first outcome.
fn deal(game: &mut MagnaRoma) {
    while game.next() == Next::Chance {
        let mut draws = Vec::new();
        game.draws(&mut draws);
        game.resolve(draws[0].0);
    }
}

/// A game with these switches at its first turn; every player has chosen the first free tile.
fn begun_with(players: u8, setup: &Setup) -> MagnaRoma {
    let mut game = dealt(players, setup);
    while matches!(game.phase, Phase::Claim | Phase::Take) {
        let seat = Seat(game.active);
        let first = list(&game)[0];
        game.decide(seat, first);
    }
    game
}

/// A game with the default switches at its first turn.
fn begun(players: u8) -> MagnaRoma {
    begun_with(players, &setup())
}

/// The decisions of the seat that acts.
fn list(game: &MagnaRoma) -> Vec<Decision> {
    let mut list = Vec::new();
    game.decisions(Seat(game.active), &mut list);
    list
}

/// The decisions of the seat that acts, in notation.
fn texts(game: &MagnaRoma) -> Vec<String> {
    list(game).into_iter().map(|decision| decision.notation(game.pack()).to_string()).collect()
}

fn read(game: &MagnaRoma, text: &str) -> Decision {
    Decision::read(game.pack(), text).unwrap()
}

/// Makes a decision, written in notation, that must be allowed; then the draws that follow.
fn act(game: &mut MagnaRoma, text: &str) {
    let decision = read(game, text);
    let seat = Seat(game.active);
    game.check(seat, decision).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    game.decide(seat, decision);
    deal(game);
    game.audit().unwrap();
}

/// Why a decision is not allowed.
fn refused(game: &MagnaRoma, text: &str) -> Refusal {
    let refusal = game.check(Seat(game.active), read(game, text)).expect_err(text);
    assert!(!list(game).contains(&read(game, text)), "{text} is refused but listed");
    refusal
}

fn tile(name: &str) -> u8 {
    let tiles = &Components::builtin().tiles;
    tiles.iter().position(|tile| tile.id == name).unwrap_or_else(|| panic!("no tile {name}")) as u8
}

fn monument(name: &str) -> u8 {
    let all = &Components::builtin().monuments;
    all.iter().position(|monument| monument.id == name).unwrap() as u8
}

fn province(name: &str) -> u8 {
    let all = &Components::builtin().provinces;
    all.iter().position(|province| province.id == name).unwrap() as u8
}

fn token(name: &str) -> u8 {
    Components::builtin().tokens.iter().position(|token| token.id == name).unwrap() as u8
}

fn cell(name: &str) -> Cell {
    Cell::read(name).unwrap()
}

/// Takes a tile out of the stack or the ring; a gap in the ring is filled from the stack.
fn take_out(game: &mut MagnaRoma, tile: u8) {
    let word = usize::from(tile / 64);
    if game.in_stack(tile) {
        game.stack[word] &= !(1 << (tile % 64));
    } else if let Some(slot) = game.ring.iter().position(|other| *other == tile) {
        let next = (0..96).rev().find(|other| game.in_stack(*other)).expect("a tile is left");
        game.stack[usize::from(next / 64)] &= !(1 << (next % 64));
        game.ring[slot] = next;
    } else {
        panic!("tile {tile} lies in a city");
    }
}

/// Lays a tile into the city of the seat that acts, without any gain.
fn lay(game: &mut MagnaRoma, name: &str, at: &str, turns: u8) {
    take_out(game, tile(name));
    game.acting_mut().city.place(cell(at), tile(name), turns);
}

/// Puts a tile under the cylinder of the seat that acts; what lay there goes to the stack.
fn hand(game: &mut MagnaRoma, name: &str) {
    let wanted = tile(name);
    if game.tile_in_hand() == Some(wanted) {
        return;
    }
    take_out(game, wanted);
    let slot = usize::from(game.cylinders[usize::from(game.active)]);
    let old = std::mem::replace(&mut game.ring[slot], wanted);
    game.stack[usize::from(old / 64)] |= 1 << (old % 64);
}

/// Takes a tile in hand and places it, as a player would.
fn place(game: &mut MagnaRoma, name: &str, at: &str, face: &str) {
    hand(game, name);
    act(game, &format!("place {at}"));
    act(game, &format!("face {face}"));
}

/// Puts a monument on the first place of the display.
fn show(game: &mut MagnaRoma, name: &str) {
    let wanted = monument(name);
    if game.display.contains(&wanted) {
        return;
    }
    game.monument_stack &= !(1 << wanted);
    let old = std::mem::replace(&mut game.display[0], wanted);
    game.monument_stack |= 1 << old;
}

/// Goes straight to the optional action of the seat that acts.
fn at_action(game: &mut MagnaRoma) {
    game.phase = Phase::Act;
}

/// A city block of four red tiles south-east of the centre: f6, g6, f7, g7 and a bridge at e6.
fn with_block(game: &mut MagnaRoma) {
    for (name, at) in [("r25", "e6"), ("r26", "f6"), ("r27", "g6"), ("r28", "f7"), ("r29", "g7")] {
        lay(game, name, at, 0);
    }
}

/// A solo game of a level at its first turn, with the first objectives of the level in order.
fn solo(level: Level) -> MagnaRoma {
    dealt(1, &Setup { level, ..setup() })
}

/// The seat's final points, line by line: prestige, market, pantheon, monuments, provinces,
/// military.
fn points(game: &MagnaRoma, seat: u8) -> [i32; 6] {
    let b = game.breakdown(Seat(seat));
    [b.prestige, b.market, b.pantheon, b.monuments, b.provinces, b.military]
}

fn is_empty(slot: u8) -> bool {
    slot == NONE
}

fn draw(game: &MagnaRoma, text: &str) -> Draw {
    Draw::read(game.pack(), text).unwrap()
}
