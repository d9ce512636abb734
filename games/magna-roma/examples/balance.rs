//! Measures how the components are balanced, with sensible play:
//! `cargo run --release -p ludi-magna-roma --example balance -- [games]`.

use ludi_engine::{Game, Next, Pack as _, Quick, Seat};
use ludi_magna_roma::{MagnaRoma, Pack, Setup, Style};

fn play(styles: &[Style], setup: &Setup, chance: &mut Quick) -> MagnaRoma {
    let mut game = MagnaRoma::new(Pack::builtin(), setup, styles.len() as u8).expect("playable");
    loop {
        match game.next() {
            Next::Over => return game,
            Next::Chance => game.resolve(game.draw(chance)),
            Next::Decide(seats) => {
                let seat = seats.first().expect("somebody acts");
                let d = styles[seat.index()].decide(&game, seat, chance);
                game.decide(seat, d);
            }
        }
    }
}

fn main() {
    let games: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100);
    let setup = Setup { place_population: false, ..Setup::default() };
    for players in 1..=4u8 {
        let mut chance = Quick::from_number(u64::from(players));
        let styles = vec![Style::BALANCED; players.into()];
        let mut totals = Vec::new();
        let mut sum = [0; 7];
        for _ in 0..games {
            let game = play(&styles, &setup, &mut chance);
            for seat in Seat::all(players) {
                let b = game.breakdown(seat);
                totals.push(b.total());
                for (s, v) in sum.iter_mut().zip([
                    b.prestige,
                    b.market,
                    b.pantheon,
                    b.monuments,
                    b.provinces,
                    b.military,
                    b.objectives,
                ]) {
                    *s += v;
                }
            }
        }
        let n = totals.len() as f64;
        let mean = totals.iter().sum::<i32>() as f64 / n;
        println!(
            "{players}: mean {mean:.1} min {:?} max {:?} parts {:?}",
            totals.iter().min(),
            totals.iter().max(),
            sum.map(|s| (s as f64 / n * 10.0).round() / 10.0)
        );
    }
}
