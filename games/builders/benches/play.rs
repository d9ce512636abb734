//! How fast positions are played, copied and replayed.

use ludi_builders::{Builders, Pack, Setup};
use ludi_engine::{Chance, Game, Next, Pack as _, Quick, Seat};

fn main() {
    divan::main();
}

fn start(players: u8) -> Builders {
    Builders::new(Pack::builtin(), &Setup::default(), players).expect("the default setup is valid")
}

/// Plays one game at random and counts the decisions.
fn play(players: u8, chance: &mut Quick) -> u64 {
    let mut game = start(players);
    let mut options = Vec::with_capacity(128);
    let mut decisions = 0;
    loop {
        match game.next() {
            Next::Over => return decisions,
            Next::Chance => {
                let draw = game.draw(chance);
                game.resolve(draw);
            }
            Next::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                options.clear();
                game.decisions(seat, &mut options);
                let decision = options[chance.below(options.len() as u32) as usize];
                game.decide(seat, decision);
                decisions += 1;
            }
        }
    }
}

/// A hundred random games; the items counted are decisions.
#[divan::bench(args = [2, 3, 4], sample_count = 50)]
fn random_games(bencher: divan::Bencher, players: u8) {
    let games = 100;
    let mut chance = Quick::from_number(1);
    let decisions: u64 = (0..games).map(|_| play(players, &mut chance)).sum();
    bencher.counter(divan::counter::ItemsCount::new(decisions)).bench(|| {
        let mut chance = Quick::from_number(1);
        (0..games).map(|_| play(players, &mut chance)).sum::<u64>()
    });
}

/// A position in the middle of a game.
fn middle() -> Builders {
    let mut chance = Quick::from_number(7);
    let mut game = start(4);
    let mut options = Vec::new();
    let mut made = 0;
    while made < 60 {
        match game.next() {
            Next::Over => break,
            Next::Chance => {
                let draw = game.draw(&mut chance);
                game.resolve(draw);
            }
            Next::Decide(seats) => {
                let seat = seats.first().expect("somebody decides");
                options.clear();
                game.decisions(seat, &mut options);
                game.decide(seat, options[chance.below(options.len() as u32) as usize]);
                made += 1;
            }
        }
    }
    game
}

/// A thousand copies of a position.
#[divan::bench]
fn copies(bencher: divan::Bencher) {
    let game = middle();
    bencher.counter(divan::counter::ItemsCount::new(1000u64)).bench(|| {
        for _ in 0..1000 {
            divan::black_box(*divan::black_box(&game));
        }
    });
}

/// A thousand scores of a position.
#[divan::bench]
fn scores(bencher: divan::Bencher) {
    let game = middle();
    bencher
        .counter(divan::counter::ItemsCount::new(1000u64))
        .bench(|| (0..1000).map(|_| divan::black_box(&game).score(Seat(2))).sum::<i32>());
}
