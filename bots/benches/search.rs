//! How many iterations a search makes in a second, with random and with sensible playouts, and
//! how long a decision takes: `cargo bench -p ludi-bots`.
#![allow(missing_docs)]

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_bots::{Bot, Budget, Level, Search, SearchSettings};
use ludi_engine::{Pack as _, Perspective, Quick, Seat, Strategy, Turns, View, start};
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

#[divan::bench(types = [Praetor, Builders, MagnaRoma, Hadrian], max_time = 1)]
fn miles_decides<G: Strategy>(bencher: Bencher<'_, '_>) {
    let (state, seat) = beginning::<G>();
    let mut bot = Bot::new(Level::Miles, Quick::from_number(3));
    bencher.bench_local(|| bot.choose(&Perspective::new(&state, seat)));
}
