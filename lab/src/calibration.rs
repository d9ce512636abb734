//! Finding the weights of a forecast of final scores: least squares over the features of positions
//! that sensible players meet.

use ludi_engine::{Pack as _, Quick, Seat, Strategy, View, settle, start};

use crate::least_squares::NormalEquations;

/// How the weights of a game's forecast are found: its features, and the positions sampled.
pub struct Calibration<G: Strategy> {
    /// What is scored.
    pub unit: &'static str,
    /// The names of the features.
    pub names: &'static [&'static str],
    /// The features of a position for a seat.
    pub features: fn(&G, Seat) -> Vec<f32>,
    /// The players and the switches of each of many games.
    pub game: fn(u32) -> (u8, G::Setup),
    /// How far the game is for a seat.
    pub stage: fn(&G, Seat) -> u8,
    /// What stages are called.
    pub stages: &'static str,
    /// Stages are reported below this one, so many together.
    pub report: (u8, u8),
    /// Whether a position is sampled, given the stage at which the last one was.
    pub sample: fn(&G, u8, &mut Quick) -> bool,
}

/// A position for a seat: its features, how far the game was, what was scored then, what the
/// game's own forecast said and what was scored in the end.
struct Sample {
    seat: Seat,
    features: Vec<f32>,
    stage: u8,
    now: f64,
    foreseen: f64,
    end: f64,
}

impl<G: Strategy> Calibration<G> {
    /// Prints weights found in so many games, as TOML; on the error output, how well they and the
    /// game's own forecast fit a quarter as many games they were not made from.
    pub fn run(&self, number: u32) {
        let weights = self.solve(&self.games(number, 1));
        println!(
            "# What the forecast of the final score counts each feature for, in {}.",
            self.unit
        );
        println!("# Written by `cargo xtask calibrate {} --games {number}`.", G::ID);
        for (name, weight) in self.names.iter().zip(&weights) {
            println!("{name} = {weight:.4}");
        }
        let fresh = self.games(number / 4, 2);
        let sum = |sample: &Sample| {
            let more = sample.features.iter().zip(&weights).map(|(x, w)| f64::from(*x) * w);
            sample.now + more.sum::<f64>()
        };
        eprintln!(
            "{}: error of the new forecast (sd), of the old one, of the score so far",
            self.stages
        );
        let (end, span) = self.report;
        for from in (0..end).step_by(usize::from(span)) {
            let stage =
                || fresh.iter().filter(|sample| (from..from + span).contains(&sample.stage));
            let (new, old) = (errors(stage(), sum), errors(stage(), |sample| sample.foreseen));
            let now = errors(stage(), |sample| sample.now);
            eprintln!(
                "{from}–{}: {:+.2} ({:.1}), {:+.2} ({:.1}), {:+.2} ({:.1})",
                from + span - 1,
                new.0,
                new.1,
                old.0,
                old.1,
                now.0,
                now.1
            );
        }
    }

    fn games(&self, number: u32, seed: u64) -> Vec<Sample> {
        let mut chance = Quick::from_number(seed);
        let mut samples = Vec::new();
        for game in 0..number {
            self.play(game, &mut chance, &mut samples);
        }
        samples
    }

    fn play(&self, number: u32, chance: &mut Quick, samples: &mut Vec<Sample>) {
        let (players, setup) = (self.game)(number);
        let mut game =
            start::<G>(G::Pack::builtin(), &setup, usize::from(players)).expect("a playable setup");
        let first = samples.len();
        let mut last = 0;
        while let Some(asked) = settle(&mut game, chance) {
            let seat = asked.first().expect("somebody acts");
            if (self.sample)(&game, last, chance) {
                last = (self.stage)(&game, seat);
                samples.extend(Seat::all(players).map(|seat| Sample {
                    seat,
                    features: (self.features)(&game, seat),
                    stage: (self.stage)(&game, seat),
                    now: f64::from(game.score(seat)),
                    foreseen: f64::from(game.foresee(G::usual(), seat)),
                    end: 0.0,
                }));
            }
            let view = View::new(&game, Some(seat));
            game.decide(seat, G::sensible(&view, seat, chance));
        }
        for sample in &mut samples[first..] {
            sample.end = f64::from(game.score(sample.seat));
        }
    }

    /// The weights that fit best, held back a little so that none runs away.
    fn solve(&self, samples: &[Sample]) -> Vec<f64> {
        let mut equations = NormalEquations::new(self.names.len());
        for sample in samples {
            let features: Vec<f64> = sample.features.iter().copied().map(f64::from).collect();
            equations.add(&features, sample.end - sample.now);
        }
        equations.solve(&vec![1.0; self.names.len()])
    }
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
