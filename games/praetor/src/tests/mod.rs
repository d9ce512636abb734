//! Tests that name the rules they prove, and the positions they need.

mod activating;
mod building;
mod components;
mod editions;
mod effects;
mod examples;
mod market;
mod outlook;
mod packs;
mod previews;
mod scoring;
mod setting_up;
mod special;
mod turns;
mod updating;
mod words;

use ludi_engine::{
    EffectKind, Game, Lang, Next, Notation as _, Pack as _, Quick, Seat, View, Words as _,
};

use crate::worker::Workers;
use crate::*;

/// The built-in components.
fn pack() -> &'static Components {
    Components::builtin()
}

/// The tile with an id.
fn tile(id: &str) -> TileId {
    pack().tile_by_id(id).unwrap_or_else(|| panic!("no tile {id}"))
}

/// The Wall Tile with an id.
fn wall(id: &str) -> WallId {
    pack().wall_by_id(id).unwrap_or_else(|| panic!("no wall tile {id}"))
}

/// A game in its first turn, seat 0 to act, then seat 1 and so on.
fn game(players: u8) -> Praetor {
    game_with(players, |_| {})
}

/// As [`game`], with some switches changed.
fn game_with(players: u8, change: impl FnOnce(&mut Setup)) -> Praetor {
    let mut setup = Setup { rome: Visitor::Seat(players - 1), ..Setup::default() };
    change(&mut setup);
    let mut state = Praetor::new(pack(), &setup, players).expect("a setup of the rules");
    reveal(&mut state);
    state
}

/// Makes the draws that are due, always the first outcome.
fn reveal(state: &mut Praetor) {
    while state.next() == Next::Chance {
        let mut draws = Vec::new();
        state.draws(&mut draws);
        state.resolve(draws[0].0);
    }
}

/// Gold, Wood, Stone, Marble, Weapons.
fn own(state: &mut Praetor, seat: usize, goods: [u16; 5]) {
    state.seats[seat].goods = Goods::new(goods);
}

/// What a seat owns: Gold, Wood, Stone, Marble, Weapons.
fn owned(state: &Praetor, seat: usize) -> [u16; 5] {
    Good::ALL.map(|good| state.seats[seat].goods.get(good))
}

/// Takes a tile out of deck or display and builds it.
fn put(state: &mut Praetor, id: &str, (x, y): (i8, i8), rotation: u8, owner: Option<usize>) {
    let tile = tile(id);
    state.deck.remove(tile.0);
    state.available.remove(tile.0);
    state.city.place(tile, x, y, rotation);
    if let Some(owner) = owner {
        state.claim(owner, tile);
    }
}

/// Takes a tile out of the deck and makes it available.
fn offer(state: &mut Praetor, id: &str) {
    state.deck.remove(tile(id).0);
    state.available.insert(tile(id).0);
}

/// Makes this the only Available Wall Tile.
fn demand(state: &mut Praetor, id: &str) {
    state.wall_deck.remove(wall(id).0);
    state.walls = Set(1 << wall(id).0);
}

/// Gives a seat Active Workers of these experiences, Retired Workers, and Villagers for the rest.
fn staff(state: &mut Praetor, seat: usize, active: &[u8], retired: u8) {
    let mut workers = Workers { retired, ..Workers::default() };
    for experience in active {
        workers.ready[usize::from(*experience)] += 1;
    }
    workers.villagers = pack().constants.workers - active.len() as u8 - retired;
    state.seats[seat].workers = workers;
}

/// Puts a seat's Morale on the space worth a value.
fn cheer(state: &mut Praetor, seat: usize, value: i8) {
    let board = &pack().boards[usize::from(state.seats[seat].board)];
    let space = board.morale.iter().position(|other| *other == value);
    state.seats[seat].morale = space.expect("a space with this value") as u8;
}

/// A decision from its notation.
fn read(text: &str) -> Decision {
    Decision::read(pack(), text).unwrap_or_else(|error| panic!("{error}"))
}

/// Makes decisions, one a word group, by the seat whose turn it is; then the draws that follow.
fn play(state: &mut Praetor, seat: u8, decisions: &[&str]) {
    for text in decisions {
        let decision = read(text);
        if let Err(refusal) = state.check(Seat(seat), decision) {
            panic!("seat {seat} may not {text}: {refusal:?} at {:?}", state.step);
        }
        state.decide(Seat(seat), decision);
    }
    reveal(state);
}

/// Why a decision is refused.
fn refused(state: &Praetor, seat: u8, text: &str) -> Refusal {
    state.check(Seat(seat), read(text)).expect_err(text)
}

/// Whether a decision is allowed.
fn allowed(state: &Praetor, seat: u8, text: &str) -> bool {
    state.check(Seat(seat), read(text)).is_ok()
}

/// The decisions of the acting seat, in notation.
fn options(state: &Praetor) -> Vec<String> {
    let mut list = Vec::new();
    state.decisions(state.acting(), &mut list);
    list.into_iter().map(|decision| decision.notation(state.pack()).to_string()).collect()
}

/// Everybody passes, says no to every question, and the draws of the update are made.
fn end_turn(state: &mut Praetor) {
    let turn = state.turn;
    while state.turn == turn && state.next() != Next::Over {
        decline(state);
        reveal(state);
    }
}

/// The acting player passes or says no.
fn decline(state: &mut Praetor) {
    let decision = match state.stage {
        Stage::Novices => Decision::NoAcademy,
        Stage::Recruit => Decision::NoRecruit,
        _ => Decision::Pass,
    };
    let seat = state.acting();
    assert_eq!(state.check(seat, decision), Ok(()));
    state.decide(seat, decision);
}

/// Everybody passes until the Update Phase, or the end of it, asks or draws something.
fn pass_all(state: &mut Praetor) {
    while state.stage == Stage::Action {
        let seat = state.acting();
        state.decide(seat, Decision::Pass);
    }
}

/// The Favor of a seat.
fn favor(state: &Praetor, seat: usize) -> i32 {
    state.seats[seat].favor
}

/// Random games with a visit of every position.
fn random_games(
    games: u64,
    setup: impl Fn(u64) -> (u8, Setup),
    mut visit: impl FnMut(&Praetor, Option<&Praetor>),
) {
    for number in 0..games {
        let (players, setup) = setup(number);
        let start = Praetor::new(pack(), &setup, players).expect("a setup of the rules");
        let mut before: Option<Praetor> = None;
        ludi_engine::conformance::walk(start, &mut Quick::from_number(number), |state, _| {
            visit(state, before.as_ref());
            before = Some(*state);
        });
    }
}

/// Two to five players with the default switches.
fn plain(number: u64) -> (u8, Setup) {
    (2 + (number % 4) as u8, Setup::default())
}

/// The names of the players.
fn names() -> Vec<String> {
    ["Ann", "Ben", "Cid", "Dan", "Eve"].map(str::to_owned).into()
}

/// The effects of a decision in English.
fn effects(state: &Praetor, seat: u8, text: &str) -> Vec<String> {
    let words = Praetor::messages(Lang::En, &[]).unwrap();
    let view = View::new(state, Some(Seat(seat)));
    Praetor::effects(&view, Seat(seat), read(text))
        .iter()
        .map(|effect| {
            let sign = match effect.kind {
                EffectKind::Cost => '-',
                EffectKind::Gain => '+',
                EffectKind::Prospect => '?',
                EffectKind::Note => '.',
            };
            format!("{sign} {}", words.say(&effect.phrase, &names()))
        })
        .collect()
}
