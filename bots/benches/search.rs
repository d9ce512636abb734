//! How many iterations a search makes in a second, with random, sensible and learned playouts, how
//! many guesses a net, and how long a decision takes: `cargo bench -p ludi-bots`.
#![allow(missing_docs)]

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_bots::{Bot, Budget, Judge, Level, Search, SearchSettings};
use ludi_engine::{Net, Pack as _, Perspective, Quick, Seat, Strategy, Turns, View, start};
use ludi_registry::{Builders, Hadrian, MagnaRoma, Praetor};

fn main() {
    divan::main();
}

/// The first decision of a game: the longest playouts.
fn beginning<G: Strategy>() -> (G, Seat) {
    let mut state: G = start(G::Pack::builtin(), &G::Setup::default(), 2).expect("two play");
    let seat = Turns::new(2).next(&mut state, &mut Quick::from_number(1));
    (state, seat.expect("a game begins with a decision"))
}

fn iterations<G: Strategy>(bencher: Bencher<'_, '_>, settings: SearchSettings) {
    let (state, seat) = beginning::<G>();
    let view = View::new(&state, Some(seat));
    let count = 100;
    bencher.counter(ItemsCount::new(count)).bench_local(|| {
        let search = Search::new(view.clone(), seat).with_settings(settings);
        search.run(Budget::iterations(count), &mut Quick::from_number(3))
    });
}

#[divan::bench(types = [Praetor, Builders, MagnaRoma, Hadrian], max_time = 3)]
fn sensible_playouts<G: Strategy>(bencher: Bencher<'_, '_>) {
    iterations::<G>(bencher, SearchSettings::of::<G>(Level::Legatus));
}

#[divan::bench(types = [Praetor, Builders, MagnaRoma, Hadrian], max_time = 3)]
fn random_playouts<G: Strategy>(bencher: Bencher<'_, '_>) {
    iterations::<G>(
        bencher,
        SearchSettings {
            random_decisions: 100,
            horizon: 80,
            ..SearchSettings::of::<G>(Level::Legatus)
        },
    );
}

#[divan::bench(types = [Hadrian], max_time = 3)]
fn learned_playouts<G: Strategy>(bencher: Bencher<'_, '_>) {
    iterations::<G>(bencher, SearchSettings::of::<G>(Level::Imperator));
}

/// A position in the middle of a game: many decisions.
fn middle<G: Strategy>() -> (G, Seat) {
    let (mut state, mut seat) = beginning::<G>();
    let (mut turns, mut chance) = (Turns::after(Seat(1 - seat.0)), Quick::from_number(5));
    for _ in 0..60 {
        let Some(next) = turns.next(&mut state, &mut chance) else { break };
        seat = next;
        let decision = G::sensible(&View::new(&state, Some(seat)), seat, &mut chance);
        state.decide(seat, decision);
    }
    let seat = turns.next(&mut state, &mut chance).unwrap_or(seat);
    (state, seat)
}

fn net<G: Strategy>() -> &'static Net {
    G::net().expect("the game has a net")
}

/// Guesses of a net: each makes a decision on a copy, writes down what changed, and asks the net.
#[divan::bench(types = [Builders, Hadrian], max_time = 2)]
fn guesses<G: Strategy>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<G>();
    let (view, mut judge) = (View::new(&state, Some(seat)), Judge::<G>::new(net::<G>()));
    let mut chance = Quick::from_number(3);
    judge.judge(&view, seat, &mut chance);
    let count = judge.guesses.len();
    bencher.counter(ItemsCount::new(count)).bench_local(|| judge.judge(&view, seat, &mut chance));
}

/// The net alone: the sums of the first layer brought up to date by what a decision changed, and
/// the layers above them.
#[divan::bench(types = [Builders, Hadrian], max_time = 2)]
fn evaluations<G: Strategy>(bencher: Bencher<'_, '_>) {
    let (state, seat) = middle::<G>();
    let view = View::new(&state, Some(seat));
    let decision = G::sensible(&view, seat, &mut Quick::from_number(3));
    let mut after = state.clone();
    after.decide(seat, decision);
    let (before, after) =
        (G::features(&view, seat), G::features(&View::new(&after, Some(seat)), seat));
    let (net, stage) = (net::<G>(), view.stage());
    let sums = net.sums(stage, &before);
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| net.answers(&net.moved(stage, &sums, &before, &after)));
}

fn decides<G: Strategy>(bencher: Bencher<'_, '_>, level: Level, (state, seat): &(G, Seat)) {
    let mut bot = Bot::new(level, Quick::from_number(3));
    bencher.bench_local(|| bot.choose(&Perspective::new(state, *seat)));
}

#[divan::bench(types = [Praetor, Builders, MagnaRoma, Hadrian], max_time = 1)]
fn miles_decides<G: Strategy>(bencher: Bencher<'_, '_>) {
    decides::<G>(bencher, Level::Miles, &beginning());
}

#[divan::bench(types = [Builders, Hadrian], max_time = 1)]
fn instinct_decides<G: Strategy>(bencher: Bencher<'_, '_>) {
    decides::<G>(bencher, Level::Instinct, &middle());
}
