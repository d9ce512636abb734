//! How fast games are played: `cargo bench -p ludi-template-game`.

use divan::Bencher;
use divan::counter::ItemsCount;
use ludi_engine::conformance::{any, walk_by};
use ludi_engine::{Game as _, Pack as _, Quick, Strategy as _, View};
use ludi_template_game::{Components, Setup, TemplateGame};

fn main() {
    println!("a position takes {} bytes", size_of::<TemplateGame>());
    divan::main();
}

fn start(players: u8) -> TemplateGame {
    TemplateGame::new(Components::builtin(), &Setup::default(), players)
        .expect("the default setup is valid")
}

#[divan::bench(args = [2, 4])]
fn random_games(bencher: Bencher<'_, '_>, players: u8) {
    bencher.counter(ItemsCount::new(100u32)).bench(|| {
        let (mut chance, mut list) = (Quick::from_number(1), Vec::new());
        for _ in 0..100 {
            walk_by(start(players), &mut chance, |game, seat, chance| {
                any(game, seat, &mut list, chance)
            });
        }
    });
}

#[divan::bench(args = [2, 4])]
fn sensible_games(bencher: Bencher<'_, '_>, players: u8) {
    bencher.counter(ItemsCount::new(100u32)).bench(|| {
        let mut chance = Quick::from_number(1);
        for _ in 0..100 {
            walk_by(start(players), &mut chance, |game, seat, chance| {
                TemplateGame::sensible(&View::new(game, Some(seat)), seat, chance)
            });
        }
    });
}
