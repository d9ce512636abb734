//! How fast the game plays: `cargo bench -p ludi-magna-roma`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_engine::{
    Chance, Encode, Features, Game, Next, Pack as _, Player, Quick, Seat, Seed, Strategy, Table,
    View, settle,
};
use ludi_magna_roma::{Components, Decision, MagnaRoma, Phase, Setup};

fn main() {
    let size = size_of::<MagnaRoma>();
    println!("a position takes {size} bytes");
    divan::main();
}

/// Plays one random game, listing every decision; returns how many were made.
fn random_game(players: u8, chance: &mut Quick, list: &mut Vec<Decision>) -> u32 {
    let mut game = MagnaRoma::new(Components::builtin(), &Setup::default(), players)
        .expect("the default setup is playable");
    let mut made = 0;
    while let Some(seats) = settle(&mut game, chance) {
        let seat = seats.first().expect("somebody acts");
        list.clear();
        game.decisions(seat, list);
        let decision = list[chance.below(list.len() as u32) as usize];
        game.decide(seat, decision);
        made += 1;
    }
    made
}

/// Decisions a second in random play, with listing and drawing.
#[divan::bench(args = [1, 2, 3, 4], sample_count = 200)]
fn random_play(bencher: Bencher, players: u8) {
    let mut chance = Quick::from_number(1);
    let mut list = Vec::with_capacity(256);
    let made: u32 = (0..1000).map(|_| random_game(players, &mut chance, &mut list)).sum();
    let mut chance = Quick::from_number(1);
    bencher
        .counter(ItemsCount::new(made / 1000))
        .bench_local(|| random_game(players, &mut chance, &mut list));
}

/// A position in the middle of a four-player game, before a tile is placed.
fn middle() -> MagnaRoma {
    let mut chance = Quick::from_number(7);
    let mut game = MagnaRoma::new(Components::builtin(), &Setup::default(), 4)
        .expect("the default setup is playable");
    let mut list = Vec::new();
    let mut events = 0;
    while events < 300 || game.phase != Phase::Place {
        events += 1;
        match game.next() {
            Next::Over => break,
            Next::Chance => game.resolve(game.draw(&mut chance)),
            Next::Decide(seats) => {
                let seat = seats.first().expect("somebody acts");
                list.clear();
                game.decisions(seat, &mut list);
                game.decide(seat, list[chance.below(list.len() as u32) as usize]);
            }
        }
    }
    game
}

/// Copying a position, as search does.
#[divan::bench]
fn copy(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| *divan::black_box(&game));
}

/// The forecast of one seat.
#[divan::bench]
fn score(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| divan::black_box(&game).score(Seat(0)));
}

/// One decision of the sensible player in the middle of a game.
#[divan::bench]
fn sensible(bencher: Bencher) {
    let game = middle();
    let view = View::new(&game, Some(Seat(game.active)));
    let mut chance = Quick::from_number(3);
    bencher.bench_local(|| MagnaRoma::sensible(&view, Seat(game.active), &mut chance));
}

/// Positions of random games, each after a decision, with the seat that decided.
fn decided(players: u8) -> Vec<(View<MagnaRoma>, Seat)> {
    let mut chance = Quick::from_number(11);
    let mut list = Vec::new();
    let mut views = Vec::new();
    for _ in 0..10 {
        let mut game = MagnaRoma::new(Components::builtin(), &Setup::default(), players)
            .expect("the default setup is playable");
        while let Some(seats) = settle(&mut game, &mut chance) {
            let seat = seats.first().expect("somebody acts");
            list.clear();
            game.decisions(seat, &mut list);
            game.decide(seat, list[chance.below(list.len() as u32) as usize]);
            views.push((View::new(&game, Some(seat)), seat));
        }
    }
    views
}

/// Writing positions as features, over whole games.
#[divan::bench(args = [1, 2, 3, 4])]
fn encode(bencher: Bencher, players: u8) {
    let views = decided(players);
    let mut features = Features::new(MagnaRoma::FEATURES);
    bencher.counter(ItemsCount::new(views.len())).bench_local(|| {
        for (view, seat) in &views {
            features.clear();
            MagnaRoma::encode(view, *seat, &mut features);
            divan::black_box(&features);
        }
    });
}

/// Reading and checking the log of a four-player game.
#[divan::bench(sample_count = 20)]
fn replay(bencher: Bencher) {
    let people = ["A", "B", "C", "D"].map(Player::person).to_vec();
    let seed = Seed::from_text("bench");
    let mut table = Table::<MagnaRoma>::new(Components::builtin(), &Setup::default(), people, seed)
        .expect("the default setup is playable");
    let mut chance = Quick::from_number(5);
    let mut list = Vec::new();
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = seats.first().expect("somebody acts");
        list.clear();
        table.perspective(seat).decisions(&mut list);
        let decision = list[chance.below(list.len() as u32) as usize];
        table.decide(seat, decision).expect("a listed decision is accepted");
    }
    table.close().expect("the game is over");
    let log = table.log();
    let read = || Table::<MagnaRoma>::read(&log, Components::builtin(), None).expect("a sound log");
    bencher.counter(ItemsCount::new(table.events().len())).bench_local(read);
}
