//! How fast games are played, positions copied and scored, and logs replayed.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_builders::{Builders, Components, Setup};
use ludi_engine::{
    Chance, Encode, Features, Game, Next, Pack as _, Player, Quick, Seat, Seed, Strategy, Table,
    View, settle,
};

fn main() {
    println!("a position takes {} bytes", size_of::<Builders>());
    divan::main();
}

fn start(players: u8) -> Builders {
    Builders::new(Components::builtin(), &Setup::default(), players)
        .expect("the default setup is valid")
}

/// Plays at most `most` decisions of a game and counts them.
fn play(
    game: &mut Builders,
    chance: &mut Quick,
    most: u64,
    mut choose: impl FnMut(&Builders, Seat, &mut Quick) -> <Builders as Game>::Decision,
) -> u64 {
    let mut decisions = 0;
    while decisions < most
        && let Some(seats) = settle(game, chance)
    {
        let seat = seats.first().expect("somebody decides");
        let decision = choose(game, seat, chance);
        game.decide(seat, decision);
        decisions += 1;
    }
    decisions
}

/// Plays one game at random, listing the decisions each time.
fn play_at_random(players: u8, chance: &mut Quick) -> u64 {
    let mut list = Vec::with_capacity(128);
    play(&mut start(players), chance, u64::MAX, |game, seat, chance| {
        list.clear();
        game.decisions(seat, &mut list);
        list[chance.below(list.len() as u32) as usize]
    })
}

fn play_sensibly(players: u8, chance: &mut Quick) -> u64 {
    play(&mut start(players), chance, u64::MAX, |game, seat, chance| {
        Builders::sensible(&View::new(game, Some(seat)), seat, chance)
    })
}

/// A hundred games; the items counted are decisions.
fn hundred_games(bencher: Bencher, game: impl Fn(&mut Quick) -> u64 + Sync) {
    let all = || {
        let mut chance = Quick::from_number(1);
        (0..100).map(|_| game(&mut chance)).sum::<u64>()
    };
    bencher.counter(ItemsCount::new(all())).bench(all);
}

#[divan::bench(args = [2, 3, 4], sample_count = 50)]
fn random_games(bencher: Bencher, players: u8) {
    hundred_games(bencher, |chance| play_at_random(players, chance));
}

#[divan::bench(args = [2, 3, 4], sample_count = 20)]
fn sensible_games(bencher: Bencher, players: u8) {
    hundred_games(bencher, |chance| play_sensibly(players, chance));
}

/// A position in the middle of a game.
fn middle() -> Builders {
    let mut game = start(4);
    play(&mut game, &mut Quick::from_number(7), 90, |game, seat, chance| {
        Builders::sensible(&View::new(game, Some(seat)), seat, chance)
    });
    game
}

#[divan::bench]
fn copies(bencher: Bencher) {
    let game = middle();
    bencher.counter(ItemsCount::new(1000u64)).bench(|| {
        for _ in 0..1000 {
            divan::black_box(*divan::black_box(&game));
        }
    });
}

#[divan::bench]
fn scores(bencher: Bencher) {
    let game = middle();
    bencher
        .counter(ItemsCount::new(1000u64))
        .bench(|| (0..1000).map(|_| divan::black_box(&game).score(Seat(2))).sum::<i32>());
}

/// The positions of three games of sensible players, as the features of whoever just decided.
#[divan::bench(args = [2, 3, 4])]
fn encodes(bencher: Bencher, players: u8) {
    let mut chance = Quick::from_number(3);
    let mut views = Vec::new();
    for _ in 0..3 {
        let mut game = start(players);
        while let Some(seats) = settle(&mut game, &mut chance) {
            let seat = seats.first().expect("somebody decides");
            let decision = Builders::sensible(&View::new(&game, Some(seat)), seat, &mut chance);
            game.decide(seat, decision);
            views.push((View::new(&game, Some(seat)), seat));
        }
    }
    let mut features = Features::new(Builders::FEATURES);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for (view, seat) in &views {
            features.clear();
            Builders::encode(divan::black_box(view), *seat, &mut features);
            divan::black_box(&features);
        }
    });
}

/// Reads and checks a log; the items counted are its events.
#[divan::bench]
fn replay(bencher: Bencher) {
    let people = ["Livia", "Marcus", "Titus"].map(Player::person).to_vec();
    let seed = Seed::from_text("replay");
    let mut table = Table::<Builders>::new(Components::builtin(), &Setup::default(), people, seed)
        .expect("the default setup is valid");
    table.settle();
    let mut chance = Quick::from_number(1);
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().expect("somebody decides");
        let decision = Builders::sensible(&table.view(Some(seat)), seat, &mut chance);
        table.decide(seat, decision).expect("a sensible decision is allowed");
    }
    table.close().expect("the game is over");
    let log = table.log();
    bencher
        .counter(ItemsCount::new(table.events().len()))
        .bench(|| Table::<Builders>::read(&log, Components::builtin(), None).expect("a sound log"));
}
