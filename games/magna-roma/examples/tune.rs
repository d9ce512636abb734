//! Looks for better numbers for the sensible player, by evolution:
//!
//! ```text
//! cargo run --release -p ludi-magna-roma --example tune -- [generations] [games] > games/magna-roma/sensible.toml
//! ```
//!
//! Every generation tries variations of the present numbers in the same games: alone at every level,
//! and in one seat against players with the numbers in use. The better half moves the numbers and
//! the width of the search. What it finds is compared with the numbers in use in other games.

use ludi_engine::{Chance, Game, Next, Pack as _, Quick, Seat};
use ludi_magna_roma::{Level, MagnaRoma, Pack, Setup, Style};

/// Variations tried in a generation.
const BROOD: usize = 16;

/// What a style scores in one game.
fn play(style: &Style, number: u32, seed: u64) -> f32 {
    let kind = number % 8;
    let (players, level) = match kind {
        0 | 1 => (1, Level::Medium),
        2 => (1, Level::Easy),
        3 => (1, Level::Hard),
        4 | 5 => (2, Level::Easy),
        6 => (3, Level::Easy),
        _ => (4, Level::Easy),
    };
    let setup = Setup { level, place_population: false, ..Setup::default() };
    let mut chance =
        Quick::from_number(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) + u64::from(number));
    let mut game = MagnaRoma::new(Pack::builtin(), &setup, players).expect("a playable setup");
    let own = Seat((number / 8 % u32::from(players)) as u8);
    loop {
        match game.next() {
            Next::Over => return game.score(own) as f32,
            Next::Chance => game.resolve(game.draw(&mut chance)),
            Next::Decide(seats) => {
                let seat = seats.first().expect("somebody acts");
                let style = if seat == own { style } else { Style::balanced() };
                let decision = style.decide(&game, seat, &mut chance);
                game.decide(seat, decision);
            }
        }
    }
}

/// Mean and standard error of what a style scores.
fn measure(style: &Style, games: u32, seed: u64) -> (f32, f32) {
    let scores: Vec<f32> = (0..games).map(|number| play(style, number, seed)).collect();
    let mean = scores.iter().sum::<f32>() / games as f32;
    let square = scores.iter().map(|score| (score - mean).powi(2)).sum::<f32>() / games as f32;
    (mean, (square / games as f32).sqrt())
}

/// A number of a bell curve.
fn bell(chance: &mut Quick) -> f32 {
    let sum: u32 = (0..12).map(|_| chance.below(1 << 16)).sum();
    sum as f32 / 65536.0 - 6.0
}

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let generations: u64 = arguments.next().unwrap_or(40);
    let games = arguments.next().unwrap_or(400) as u32;
    let mut chance = Quick::from_number(11);
    let mut centre: Vec<f32> =
        Style::balanced().numbers().iter().map(|n| n.max(1e-3).ln()).collect();
    let mut width = vec![0.15f32; centre.len()];
    let style =
        |logs: &[f32]| Style::from_numbers(&logs.iter().map(|n| n.exp()).collect::<Vec<_>>());
    for generation in 1..=generations {
        let mut brood: Vec<(f32, Vec<f32>)> = (0..BROOD)
            .map(|_| {
                let steps: Vec<f32> = width.iter().map(|w| w * bell(&mut chance)).collect();
                let child: Vec<f32> = centre.iter().zip(&steps).map(|(c, s)| c + s).collect();
                (measure(&style(&child), games, generation).0, steps)
            })
            .collect();
        brood.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best = &brood[..BROOD / 2];
        // The best of the brood count most.
        let weight = |rank: usize| ((BROOD / 2) as f32 + 0.5).ln() - (rank as f32 + 1.0).ln();
        let sum: f32 = (0..best.len()).map(weight).sum();
        for (index, centre) in centre.iter_mut().enumerate() {
            let steps =
                || best.iter().enumerate().map(|(rank, (_, s))| (weight(rank) / sum, s[index]));
            let mean: f32 = steps().map(|(w, s)| w * s).sum();
            let square: f32 = steps().map(|(w, s)| w * s * s).sum();
            *centre += mean;
            width[index] = (0.9 * width[index] * width[index] + 0.1 * square).sqrt().max(0.03);
        }
        let middle = brood.iter().map(|(score, _)| score).sum::<f32>() / BROOD as f32;
        eprintln!("generation {generation}: mean {middle:.2}, best {:.2}", brood[0].0);
    }
    let found = style(&centre);
    let (before, after) = (measure(Style::balanced(), 4000, 0), measure(&found, 4000, 0));
    eprintln!("in use: {:.2} ± {:.2}; found: {:.2} ± {:.2}", before.0, before.1, after.0, after.1);
    for (name, number) in Style::NAMES.iter().zip(found.numbers()) {
        println!("{name} = {number:.4}");
    }
}
