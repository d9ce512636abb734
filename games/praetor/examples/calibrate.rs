//! Finds the weights of the forecast anew, by least squares over games of sensible players:
//!
//! ```text
//! cargo run --release -p ludi-praetor --example calibrate -- [games] > games/praetor/foresight.toml
//! ```
//!
//! Says on the error output how well the forecast fits games it was not made from.

use ludi_engine::{Chance as _, Game, Next, Pack as _, Quick, Seat, Title, View};
use ludi_praetor::{Components, Edition, FEATURES, Praetor, Setup, Step, features};

const COUNT: usize = FEATURES.len();

/// A position of a game: its features, the turn, what was scored then and in the end.
struct Sample {
    features: [f32; COUNT],
    turn: u8,
    now: f64,
    end: f64,
    foreseen: f64,
}

fn play(number: u32, chance: &mut Quick, samples: &mut Vec<Sample>) {
    let players = (number % 4) as u8 + 2;
    let setup = Setup {
        edition: if (number / 4).is_multiple_of(2) { Edition::En } else { Edition::Fr },
        expert: players > 2 && number / 8 % 4 == 1,
        tough: number / 8 % 4 == 2,
        ..Setup::default()
    };
    let mut game = Praetor::new(Components::builtin(), &setup, players).expect("a playable setup");
    let first = samples.len();
    let mut seats = Vec::new();
    let mut turn = 0;
    loop {
        match game.next() {
            Next::Over => break,
            Next::Chance => game.resolve(game.draw(chance)),
            Next::Decide(acting) => {
                let seat = acting.first().expect("somebody acts");
                // Once a turn for everybody, and now and then in the middle of it.
                if turn != game.turn() || game.step() == Step::Choose && chance.below(32) == 0 {
                    turn = game.turn();
                    for seat in Seat::all(players) {
                        seats.push(seat);
                        samples.push(Sample {
                            features: features(&game, seat),
                            turn,
                            now: f64::from(game.score(seat)),
                            end: 0.0,
                            foreseen: f64::from(game.foresee(seat)),
                        });
                    }
                }
                let view = View::new(&game, Some(seat));
                let decision = Praetor::sensible(&view, seat, chance);
                game.decide(seat, decision);
            }
        }
    }
    for (sample, seat) in samples[first..].iter_mut().zip(seats) {
        sample.end = f64::from(game.score(seat));
    }
}

fn games(number: u32, seed: u64) -> Vec<Sample> {
    let mut chance = Quick::from_number(seed);
    let mut samples = Vec::new();
    for game in 0..number {
        play(game, &mut chance, &mut samples);
    }
    samples
}

/// Solves the normal equations, with a little ridge so that no weight runs away.
fn solve(samples: &[Sample]) -> [f64; COUNT] {
    let mut rows = [[0.0; COUNT + 1]; COUNT];
    for sample in samples {
        let x = sample.features.map(f64::from);
        let y = sample.end - sample.now;
        for (row, own) in rows.iter_mut().zip(x) {
            for (cell, other) in row.iter_mut().zip(x) {
                *cell += own * other;
            }
            row[COUNT] += own * y;
        }
    }
    for (index, row) in rows.iter_mut().enumerate() {
        row[index] += 1.0;
    }
    for pivot in 0..COUNT {
        let best = (pivot..COUNT)
            .max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs()))
            .expect("there are rows left");
        rows.swap(pivot, best);
        let lead = rows[pivot];
        for row in &mut rows[pivot + 1..] {
            let factor = row[pivot] / lead[pivot];
            for (cell, other) in row.iter_mut().zip(lead) {
                *cell -= factor * other;
            }
        }
    }
    let mut weights = [0.0; COUNT];
    for index in (0..COUNT).rev() {
        let known: f64 = (index + 1..COUNT).map(|other| rows[index][other] * weights[other]).sum();
        weights[index] = (rows[index][COUNT] - known) / rows[index][index];
    }
    weights
}

/// Mean and standard deviation of what a forecast was wrong by.
fn errors<'a>(
    samples: impl Iterator<Item = &'a Sample>,
    forecast: impl Fn(&Sample) -> f64,
) -> (f64, f64) {
    let wrong: Vec<f64> = samples.map(|sample| forecast(sample) - sample.end).collect();
    let mean = wrong.iter().sum::<f64>() / wrong.len() as f64;
    let square = wrong.iter().map(|error| (error - mean).powi(2)).sum::<f64>();
    (mean, (square / wrong.len() as f64).sqrt())
}

fn main() {
    let number = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(4000);
    let weights = solve(&games(number, 1));
    println!("# What the forecast of the final score counts each feature for, in Favor.");
    println!("# Written by `cargo run --release -p ludi-praetor --example calibrate -- {number}`.");
    for (name, weight) in FEATURES.iter().zip(weights) {
        println!("{name} = {weight:.4}");
    }
    let fresh = games(number / 4, 2);
    let sum = |sample: &Sample| {
        let more = sample.features.iter().zip(weights).map(|(x, w)| f64::from(*x) * w);
        sample.now + more.sum::<f64>()
    };
    eprintln!("turns: error of the new forecast (sd), of the old one, of the score so far");
    for from in (0..15).step_by(3) {
        let stage = || fresh.iter().filter(|sample| (from..from + 3).contains(&sample.turn));
        let (new, old) = (errors(stage(), sum), errors(stage(), |sample| sample.foreseen));
        let now = errors(stage(), |sample| sample.now);
        eprintln!(
            "{from}–{}: {:+.2} ({:.1}), {:+.2} ({:.1}), {:+.2} ({:.1})",
            from + 2,
            new.0,
            new.1,
            old.0,
            old.1,
            now.0,
            now.1
        );
    }
}
