//! How fast games are played, positions copied and scored, and logs replayed.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_engine::{
    Chance, Game, Next, Pack as _, Player, Quick, Seat, Seed, Strategy, Table, View, settle,
};
use ludi_hadrian::components::Components;
use ludi_hadrian::{Decision, Hadrian, Setup};

fn main() {
    println!("a position takes {} bytes", size_of::<Hadrian>());
    divan::main();
}

fn start(players: u8) -> Hadrian {
    let pack = Components::builtin();
    Hadrian::new(pack, &Setup::default(), players).expect("the default setup is valid")
}

/// Plays at most `most` decisions of a game and counts them.
fn play(
    game: &mut Hadrian,
    chance: &mut Quick,
    most: u64,
    mut choose: impl FnMut(&Hadrian, Seat, &mut Quick) -> Decision,
) -> u64 {
    let mut decisions = 0;
    while decisions < most
        && let Some(seats) = settle(game, chance)
    {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        let decision = choose(game, seat, chance);
        game.decide(seat, decision);
        decisions += 1;
    }
    decisions
}

/// Any listed decision.
fn any(list: &mut Vec<Decision>, game: &Hadrian, seat: Seat, chance: &mut Quick) -> Decision {
    list.clear();
    game.decisions(seat, list);
    list[chance.below(list.len() as u32) as usize]
}

/// Any listed decision but `finish`, as long as there is another: games are twice as long.
fn busy(list: &mut Vec<Decision>, game: &Hadrian, seat: Seat, chance: &mut Quick) -> Decision {
    list.clear();
    game.decisions(seat, list);
    let early = usize::from(list.len() > 1 && list.ends_with(&[Decision::Finish]));
    list[chance.below((list.len() - early) as u32) as usize]
}

/// A hundred games; the items counted are decisions.
fn hundred_games(bencher: Bencher, game: impl Fn(&mut Quick) -> u64 + Sync) {
    let all = || {
        let mut chance = Quick::from_number(7);
        (0..100).map(|_| game(&mut chance)).sum::<u64>()
    };
    bencher.counter(ItemsCount::new(all())).bench(all);
}

/// Random play, draws included.
#[divan::bench(args = [1, 2, 3, 6])]
fn random_games(bencher: Bencher, players: u8) {
    hundred_games(bencher, |chance| {
        let mut list = Vec::with_capacity(128);
        play(&mut start(players), chance, u64::MAX, |game, seat, chance| {
            any(&mut list, game, seat, chance)
        })
    });
}

/// Random play in which nobody finishes a year early.
#[divan::bench(args = [1, 3, 6])]
fn busy_games(bencher: Bencher, players: u8) {
    hundred_games(bencher, |chance| {
        let mut list = Vec::with_capacity(128);
        play(&mut start(players), chance, u64::MAX, |game, seat, chance| {
            busy(&mut list, game, seat, chance)
        })
    });
}

/// The sensible player.
#[divan::bench(args = [1, 3], sample_count = 10)]
fn sensible_games(bencher: Bencher, players: u8) {
    hundred_games(bencher, |chance| {
        play(&mut start(players), chance, u64::MAX, |game, seat, chance| {
            Hadrian::sensible(&View::new(game, Some(seat)), seat, chance)
        })
    });
}

/// A position in the middle of a busy game.
fn middle(players: u8) -> Hadrian {
    let (mut game, mut chance) = (start(players), Quick::from_number(3));
    let mut list = Vec::new();
    play(&mut game, &mut chance, 60 * u64::from(players), |game, seat, chance| {
        busy(&mut list, game, seat, chance)
    });
    game
}

#[divan::bench(args = [1, 6])]
fn copy_of_a_position(bencher: Bencher, players: u8) {
    let game = middle(players);
    bencher.bench(|| divan::black_box(&game).clone());
}

#[divan::bench]
fn score(bencher: Bencher) {
    let game = middle(1);
    bencher.bench(|| divan::black_box(&game).score(Seat(0)));
}

#[divan::bench]
fn foresight(bencher: Bencher) {
    let game = middle(1);
    bencher.bench(|| divan::black_box(&game).foresee(Hadrian::usual(), Seat(0)));
}

#[divan::bench]
fn view_and_imagine(bencher: Bencher) {
    let game = middle(3);
    bencher.bench_local(|| {
        let view = View::new(divan::black_box(&game), Some(Seat(0)));
        Hadrian::imagine(&view, &mut Quick::from_number(1))
    });
}

/// Reading a log of three players, every event checked.
#[divan::bench(sample_count = 20)]
fn replay_of_a_log(bencher: Bencher) {
    let people = (1..=3).map(|n| Player::person(format!("P{n}"))).collect();
    let pack = Components::builtin();
    let seed = Seed::from_text("replay");
    let mut table = Table::<Hadrian>::new(pack, &Setup::default(), people, seed)
        .expect("the default setup is valid");
    let mut chance = Quick::from_number(5);
    table.settle();
    while let Next::Decide(seats) = table.next() {
        let seat = Seat(chance.bit(u64::from(seats.0)) as u8);
        let mut list = Vec::new();
        table.perspective(seat).decisions(&mut list);
        let decision = list[chance.below(list.len() as u32) as usize];
        table.decide(seat, decision).expect("a listed decision is accepted");
    }
    table.close().expect("a finished game can be closed");
    let log = table.log();
    bencher
        .counter(ItemsCount::new(table.events().len()))
        .bench(|| Table::<Hadrian>::read(&log, pack, None).expect("a sound log"));
}
