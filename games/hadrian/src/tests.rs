//! Tests that name the rules they rest on, and what they share.

mod attack;
mod buildings;
mod campaign;
mod citizens;
mod frontier;
mod ludus;
mod market;
mod odds;
mod pack;
mod patricians;
mod previews;
mod scoring;
mod setup;
mod table;
mod year;

use std::cell::Cell;

use ludi_engine::{Game, Next, Notation as _, Pack as _, Seat, SeatSet};

use crate::components::Components;
use crate::vocabulary::{Attribute, Citizen, Cohort, Piece, Pieces};
use crate::{Decision, Draw, Hadrian, Phase, Refusal, Setup, Sheet};

thread_local! {
    static LEAK: Cell<bool> = const { Cell::new(false) };
}

/// Whether views are deliberately leaky now, so that the laws of views can be seen to catch it.
pub(crate) fn views_leak() -> bool {
    LEAK.get()
}

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);

fn pack() -> &'static Components {
    Components::builtin()
}

fn card(id: &str) -> u8 {
    pack().card(id).expect("a card of the pack")
}

/// A game before its first draw.
fn new_game(setup: &Setup, players: u8) -> Hadrian {
    Hadrian::new(pack(), setup, players).expect("a sound setup")
}

/// A game in the actions of year 1: empty pools, empty sheets, every prospect a Pontiff, and
/// with one or two players neutral cards.
fn acting(players: u8) -> Hadrian {
    acting_with(&Setup::default(), players)
}

fn acting_with(setup: &Setup, players: u8) -> Hadrian {
    let mut game = new_game(setup, players);
    game.phase = Phase::Actions;
    game.waiting = SeatSet::all(players);
    for seat in Seat::all(players) {
        let sheet = game.sheet_mut(seat);
        sheet.prospect = card("pontiff");
        sheet.paths[0] = card("planner");
        sheet.deck &= !(1 << card("pontiff") | 1 << card("planner"));
    }
    let neutral = ["architect", "merchant"];
    for (place, id) in neutral.into_iter().enumerate().take(usize::from(game.neutral_cards())) {
        game.neutral[place].card = card(id);
        game.neutral_deck &= !(1 << card(id));
    }
    game
}

/// Puts pieces into a pool: soldiers, builders, servants, civilians, resources.
fn give(game: &mut Hadrian, seat: Seat, counts: [u8; 5]) {
    game.sheet_mut(seat).pool = pool(counts);
}

fn pool(counts: [u8; 5]) -> Pieces {
    Piece::ALL.into_iter().zip(counts).collect()
}

/// Enough of everything.
fn enrich(game: &mut Hadrian, seat: Seat) {
    give(game, seat, [20; 5]);
}

fn build(game: &mut Hadrian, seat: Seat, ids: &[&str]) {
    for id in ids {
        let index = pack().building(id).expect("a building of the pack");
        game.sheet_mut(seat).built |= 1 << index;
    }
}

fn read(text: &str) -> Decision {
    Decision::read(pack(), text).expect("notation of a decision")
}

/// Makes a decision that has to be allowed.
fn decide(game: &mut Hadrian, seat: Seat, text: &str) {
    let decision = read(text);
    assert_eq!(game.check(seat, decision), Ok(()), "{text}");
    game.decide(seat, decision);
}

/// Makes several decisions.
fn play(game: &mut Hadrian, seat: Seat, texts: &[&str]) {
    for text in texts {
        decide(game, seat, text);
    }
}

fn allows(game: &Hadrian, seat: Seat, text: &str) -> bool {
    game.check(seat, read(text)).is_ok()
}

/// Why a decision is refused, which it has to be.
fn refusal(game: &Hadrian, seat: Seat, text: &str) -> Refusal {
    game.check(seat, read(text)).expect_err(text)
}

/// Makes a draw that has to be possible.
fn draw(game: &mut Hadrian, text: &str) {
    let draw = Draw::read(pack(), text).expect("notation of a draw");
    let mut possible = Vec::new();
    assert_eq!(game.next(), Next::Chance, "{text}");
    game.draws(&mut possible);
    assert!(possible.contains(&(draw, 1)), "{text} is not possible");
    game.resolve(draw);
}

/// A Fate card in the draw pile that is as wanted.
fn fate_where(game: &Hadrian, wanted: impl Fn(&crate::components::FateCard) -> bool) -> String {
    let cards = pack().fate.iter().enumerate();
    let mut fitting =
        cards.filter(|(index, card)| game.next_pile() >> index & 1 == 1 && wanted(card));
    format!("fate {}", fitting.next().expect("a fitting card").0 + 1)
}

/// Turns over attack cards with these arrows.
fn attack(game: &mut Hadrian, arrows: &[Cohort]) {
    for arrow in arrows {
        let card = fate_where(game, |card| card.arrow == *arrow);
        draw(game, &card);
    }
}

/// Everybody finishes.
fn finish_all(game: &mut Hadrian) {
    for seat in game.waiting.iter().collect::<Vec<_>>() {
        decide(game, seat, "finish");
    }
}

/// What changed in a sheet: pieces gained or lost, then attributes, then citizens.
fn change(before: &Sheet, after: &Sheet) -> ([i8; 5], [u8; 4], [u8; 5]) {
    let pieces = Piece::ALL.map(|piece| after.has(piece) as i8 - before.has(piece) as i8);
    let attributes = Attribute::ALL.map(|a| after.attribute(a) - before.attribute(a));
    let citizens = Citizen::ALL.map(|c| after.citizen(c) - before.citizen(c));
    (pieces, attributes, citizens)
}

/// What a decision changes for the seat: see [`change`].
fn effect(game: &mut Hadrian, seat: Seat, text: &str) -> ([i8; 5], [u8; 4], [u8; 5]) {
    let before = *game.sheet(seat);
    decide(game, seat, text);
    change(&before, game.sheet(seat))
}

const NO_PIECES: [i8; 5] = [0; 5];
const NO_ATTRIBUTES: [u8; 4] = [0; 4];
const NO_CITIZENS: [u8; 5] = [0; 5];
