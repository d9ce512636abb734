//! Learning from whole games: the numbers of a sensible player are moved so that what it foresees
//! in a position comes nearer to what the seat really scored (least squares, held back by how
//! little is known). One lesson uses every position of every game, so it learns much faster than
//! evolution does, which sees only results; evolution then polishes what results alone can tell.

use ludi_engine::{Chance as _, Quick, Seat, Strategy, Taste as _, Turns, View};

use crate::Tuning;
use crate::least_squares::NormalEquations;
use crate::threads::in_order;
use crate::tune::normal;

/// Parts of a game whose positions are compared only with each other.
const PARTS: usize = 12;
/// How far numbers are varied from game to game, as a part of their size, so that there is
/// something to compare.
const VARIETY: f64 = 0.2;
/// One decision in so many is looked at.
const EVERY: u32 = 3;
/// Games that are summed up together.
const BATCH: u64 = 25;

/// A position, as far as the numbers are concerned: what was foreseen, and how each number
/// changes it.
struct Sample {
    seat: Seat,
    when: u32,
    foreseen: f32,
    slopes: Vec<f32>,
}

/// How the numbers should change by one lesson, a fit to the tuning's games. `done` is told after
/// each batch of games, from any thread.
pub fn fit<G: Strategy>(
    tuning: &Tuning<G>,
    numbers: &[f32],
    round: u64,
    done: impl Fn() + Sync,
) -> Vec<f32> {
    let scale: Vec<f64> = numbers.iter().map(|n| f64::from(n.abs()).max(0.15)).collect();
    let parts = PARTS * tuning.setups.len();
    let summed = in_order(tuning.threads, batches(tuning.games), |batch| {
        let mut equations = NormalEquations::new(numbers.len() + parts);
        let first = batch as u64 * BATCH;
        for game in first..tuning.games.min(first + BATCH) {
            training_game(tuning, numbers, &scale, round, game, &mut equations);
        }
        done();
        equations
    });
    // Summed in order, so that the result is the same on any number of threads.
    let mut all = NormalEquations::new(numbers.len() + parts);
    for batch in &summed {
        all.join(batch);
    }
    // Scores scatter by about 8 points, and the positions of one game say much the same.
    let noise = 64.0 * 12.0;
    let mut ridge: Vec<f64> = scale.iter().map(|scale| noise / (scale * scale)).collect();
    ridge.resize(numbers.len() + parts, 1e-3);
    let solved = all.solve(&ridge);
    solved[..numbers.len()].iter().map(|change| *change as f32).collect()
}

/// How many batches a fit to so many games has.
pub fn batches(games: u64) -> usize {
    games.div_ceil(BATCH) as usize
}

/// Plays one game with slightly other numbers and learns from its positions.
fn training_game<G: Strategy>(
    tuning: &Tuning<G>,
    numbers: &[f32],
    scale: &[f64],
    round: u64,
    game: u64,
    equations: &mut NormalEquations,
) {
    let which = game as usize % tuning.setups.len();
    let mut state =
        ludi_engine::start::<G>(tuning.pack, &tuning.setups[which], usize::from(tuning.players))
            .expect("the setup was accepted before");
    let seed = tuning.seed.child(!round).child(game);
    let (mut chance_rng, mut policy_rng) = (Quick::new(seed), Quick::new(seed.child(0)));
    let vary = |(number, scale): (&f32, &f64)| {
        (f64::from(*number) + VARIETY * scale * normal(&mut policy_rng)) as f32
    };
    let varied: Vec<f32> = numbers.iter().zip(scale).map(vary).collect();
    let taste = G::Taste::from_numbers(&varied);
    let mut samples = Vec::new();
    let mut turns = Turns::new(tuning.players);
    let mut made = 0;
    while let Some(seat) = turns.next(&mut state, &mut chance_rng) {
        if policy_rng.below(EVERY) == 0 {
            samples.push(sample(&state, seat, made, numbers, scale));
        }
        let view = View::new(&state, Some(seat));
        state.decide(seat, G::choose(&taste, &view, seat, &mut policy_rng));
        made += 1;
    }
    let size = numbers.len();
    for sample in samples {
        let part = sample.when as usize * PARTS / made as usize;
        let mut row: Vec<f64> = sample.slopes.iter().map(|slope| f64::from(*slope)).collect();
        row.resize(equations.size, 0.0);
        row[size + which * PARTS + part] = 1.0;
        equations.add(&row, f64::from(state.score(sample.seat)) - f64::from(sample.foreseen));
    }
}

fn sample<G: Strategy>(state: &G, seat: Seat, when: u32, numbers: &[f32], scale: &[f64]) -> Sample {
    let foresee = |numbers: &[f32]| state.foresee(&G::Taste::from_numbers(numbers), seat);
    let foreseen = foresee(numbers);
    let mut other = numbers.to_vec();
    let slopes = (0..numbers.len())
        .map(|index| {
            let by = (0.1 * scale[index]) as f32;
            other[index] = numbers[index] + by;
            let slope = (foresee(&other) - foreseen) / by;
            other[index] = numbers[index];
            slope
        })
        .collect();
    Sample { seat, when, foreseen, slopes }
}
