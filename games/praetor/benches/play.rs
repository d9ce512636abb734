//! How fast positions are played, copied and replayed. Run with `cargo bench -p ludi-praetor`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_engine::{Chance, Encode, Features, Game, Pack as _, Quick, View, settle_with};
use ludi_praetor::{Components, Decision, Draw, Praetor, Setup};

fn main() {
    println!("a position takes {} bytes", size_of::<Praetor>());
    divan::main();
}

fn start(players: u8) -> Praetor {
    Praetor::new(Components::builtin(), &Setup::default(), players).expect("the default setup")
}

/// Something that happened in a game.
#[derive(Clone, Copy)]
enum Event {
    Decide(ludi_engine::Seat, Decision),
    Draw(Draw),
}

/// Plays at random to the end, listing every decision and draw on the way.
fn play(mut state: Praetor, chance: &mut Quick, mut seen: impl FnMut(Event)) -> Praetor {
    let mut list = Vec::with_capacity(256);
    while let Some(seats) = settle_with(&mut state, |state| {
        let draw = state.draw(chance);
        seen(Event::Draw(draw));
        draw
    }) {
        let seat = seats.first().expect("somebody decides");
        list.clear();
        state.decisions(seat, &mut list);
        let decision = list[chance.below(list.len() as u32) as usize];
        seen(Event::Decide(seat, decision));
        state.decide(seat, decision);
    }
    state
}

fn record(players: u8) -> Vec<Event> {
    let mut events = Vec::new();
    play(start(players), &mut Quick::from_number(7), |event| events.push(event));
    events
}

/// Random play; the rate shown is decisions a second.
#[divan::bench(args = [2, 3, 4, 5])]
fn random_play(bencher: Bencher, players: u8) {
    let begin = start(players);
    let mut decisions = 0u64;
    let games = 200;
    for number in 0..games {
        play(begin, &mut Quick::from_number(number), |event| {
            decisions += u64::from(matches!(event, Event::Decide(..)));
        });
    }
    bencher.counter(ItemsCount::new(decisions)).bench(|| {
        (0..games)
            .map(|number| {
                play(begin, &mut Quick::from_number(number), |_| ()).score(ludi_engine::Seat(0))
            })
            .sum::<i32>()
    });
}

/// A copy of a position.
#[divan::bench]
fn clone(bencher: Bencher) {
    let state = start(5);
    bencher.counter(ItemsCount::new(1u32)).bench(|| divan::black_box(state));
}

/// Replay of a recorded game; the rate shown is events a second.
#[divan::bench(args = [2, 5])]
fn replay(bencher: Bencher, players: u8) {
    let (begin, events) = (start(players), record(players));
    bencher.counter(ItemsCount::new(events.len())).bench(|| {
        let mut state = begin;
        for event in &events {
            match *event {
                Event::Decide(seat, decision) => state.decide(seat, decision),
                Event::Draw(draw) => state.resolve(draw),
            }
        }
        state
    });
}

/// The features of every position of a random game, seen by the seat that acts; the rate shown is
/// positions a second.
#[divan::bench(args = [2, 3, 4, 5])]
fn encode(bencher: Bencher, players: u8) {
    let mut state = start(players);
    let mut views = Vec::new();
    for event in record(players) {
        match event {
            Event::Decide(seat, decision) => {
                state.decide(seat, decision);
                views.push((View::new(&state, Some(seat)), seat));
            }
            Event::Draw(draw) => state.resolve(draw),
        }
    }
    let mut features = Features::new(Praetor::FEATURES);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for (view, seat) in &views {
            features.clear();
            Praetor::encode(view, *seat, &mut features);
            divan::black_box(&features);
        }
    });
}
