//! Finding better numbers for a sensible player by playing: an evolution strategy (CMA-ES with a
//! diagonal covariance, after Ros and Hansen) whose candidates all play the same games.

use ludi_engine::{
    Chance as _, Game, Quick, Seat, Seed, SetupError, Strategy, Taste as _, Turns, View,
};
use serde::{Deserialize, Serialize};

use crate::Interval;
use crate::threads::in_order;

/// What is tuned, and how.
#[derive(Clone, Debug)]
pub struct Tuning<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches; games take turns with them.
    pub setups: Vec<G::Setup>,
    /// How many sit at a table. Alone the score counts; otherwise the lead over the best of the
    /// others, who all play with the numbers tuning began with.
    pub players: u8,
    /// How many games judge a candidate.
    pub games: u64,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
}

/// How far tuning has come; kept in a file, it can go on from there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tuner {
    /// How many generations have lived.
    pub generation: u64,
    /// How many lessons were taken before.
    pub lessons: u64,
    /// The numbers tuning began with.
    pub origin: Vec<f32>,
    /// The numbers candidates are varied around, and play against.
    pub base: Vec<f32>,
    /// How much each number is varied at first.
    scale: Vec<f64>,
    /// The best guess, as multiples of the scale away from the base.
    mean: Vec<f64>,
    /// How widely candidates scatter.
    step: f64,
    /// How widely each number scatters in particular, squared.
    diagonal: Vec<f64>,
    path: Vec<f64>,
    step_path: Vec<f64>,
}

impl Tuner {
    /// Begins with some numbers.
    pub fn new(base: &[f32]) -> Self {
        let n = base.len();
        Self {
            generation: 0,
            lessons: 0,
            origin: base.to_vec(),
            base: base.to_vec(),
            scale: base.iter().map(|value| f64::from(value.abs()).max(0.15)).collect(),
            mean: vec![0.0; n],
            step: 0.3,
            diagonal: vec![1.0; n],
            path: vec![0.0; n],
            step_path: vec![0.0; n],
        }
    }

    /// Begins anew around what it believes in now, in small steps: evolution after lessons.
    pub fn restart(&mut self) {
        let restarted = Self { lessons: self.lessons, step: 0.12, ..Self::new(&self.numbers()) };
        *self = Self { origin: std::mem::take(&mut self.origin), ..restarted };
    }

    /// Changes the numbers tuning believes in.
    pub fn shift(&mut self, change: &[f32]) {
        for ((mean, scale), by) in self.mean.iter_mut().zip(&self.scale).zip(change) {
            *mean += f64::from(*by) / scale;
        }
    }

    /// The numbers tuning believes in now.
    pub fn numbers(&self) -> Vec<f32> {
        self.at(&self.mean)
    }

    /// How many candidates a generation has.
    pub fn population(&self) -> usize {
        4 + (3.0 * (self.base.len().max(1) as f64).ln()) as usize
    }

    fn at(&self, place: &[f64]) -> Vec<f32> {
        let number = |((base, scale), place): ((&f32, &f64), &f64)| {
            (f64::from(*base) + scale * place) as f32
        };
        self.base.iter().zip(&self.scale).zip(place).map(number).collect()
    }

    /// Lives one generation: `judge` says how fit each candidate is, the larger the better.
    pub fn evolve(&mut self, seed: Seed, judge: impl FnOnce(&[Vec<f32>]) -> Vec<f64>) -> f64 {
        let mut chance = Quick::new(seed.child(self.generation));
        let steps: Vec<Vec<f64>> = (0..self.population())
            .map(|_| self.diagonal.iter().map(|d| d.sqrt() * normal(&mut chance)).collect())
            .collect();
        let place = |step: &Vec<f64>| -> Vec<f64> {
            self.mean.iter().zip(step).map(|(mean, by)| mean + self.step * by).collect()
        };
        let candidates: Vec<Vec<f32>> = steps.iter().map(|step| self.at(&place(step))).collect();
        let fitness = judge(&candidates);
        let mut order: Vec<usize> = (0..steps.len()).collect();
        order.sort_by(|a, b| fitness[*b].total_cmp(&fitness[*a]));
        let parents = steps.len() / 2;
        let raw: Vec<f64> =
            (0..parents).map(|i| (parents as f64 + 0.5).ln() - ((i + 1) as f64).ln()).collect();
        let sum: f64 = raw.iter().sum();
        let shares: Vec<f64> = raw.iter().map(|share| share / sum).collect();
        self.update(&steps, &order, &shares);
        self.generation += 1;
        fitness.iter().sum::<f64>() / fitness.len() as f64
    }

    /// Moves to where the better half of the candidates was, and scatters along the way taken.
    #[allow(clippy::needless_range_loop, reason = "six lists are walked at once")]
    fn update(&mut self, steps: &[Vec<f64>], order: &[usize], shares: &[f64]) {
        let n = self.mean.len() as f64;
        let effective = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
        let cc = (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n);
        let cs = (effective + 2.0) / (n + effective + 5.0);
        let wider = (n + 2.0) / 3.0;
        let c1 = (wider * 2.0 / ((n + 1.3).powi(2) + effective)).min(0.5);
        let cmu = (wider * 2.0 * (effective - 2.0 + 1.0 / effective)
            / ((n + 2.0).powi(2) + effective))
            .min(1.0 - c1);
        let damping = 1.0 + 2.0 * (((effective - 1.0) / (n + 1.0)).sqrt() - 1.0).max(0.0) + cs;
        let expected = n.sqrt() * (1.0 - 1.0 / (4.0 * n) + 1.0 / (21.0 * n * n));
        for index in 0..self.mean.len() {
            let best =
                || order.iter().zip(shares).map(|(which, share)| (steps[*which][index], share));
            let moved: f64 = best().map(|(by, share)| share * by).sum();
            let spread: f64 = best().map(|(by, share)| share * by * by).sum();
            self.mean[index] += self.step * moved;
            let unit = moved / self.diagonal[index].sqrt();
            self.step_path[index] =
                (1.0 - cs) * self.step_path[index] + (cs * (2.0 - cs) * effective).sqrt() * unit;
            self.path[index] =
                (1.0 - cc) * self.path[index] + (cc * (2.0 - cc) * effective).sqrt() * moved;
            self.diagonal[index] = (1.0 - c1 - cmu) * self.diagonal[index]
                + c1 * self.path[index] * self.path[index]
                + cmu * spread;
        }
        let length = self.step_path.iter().map(|part| part * part).sum::<f64>().sqrt();
        self.step *= ((cs / damping) * (length / expected - 1.0)).exp().clamp(0.5, 2.0);
    }
}

/// A normal deviate.
pub(crate) fn normal(chance: &mut Quick) -> f64 {
    let mut even = || (f64::from(chance.word()) + 0.5) / (f64::from(u32::MAX) + 1.0);
    let (radius, angle) = ((-2.0 * even().ln()).sqrt(), std::f64::consts::TAU * even());
    radius * angle.cos()
}

impl<G: Strategy> Tuning<G> {
    /// Whether the game can be set up like this.
    pub fn check(&self) -> Result<(), SetupError> {
        for setup in &self.setups {
            ludi_engine::start::<G>(self.pack, setup, usize::from(self.players))?;
        }
        Ok(())
    }

    /// How good each candidate is in the games of a round, against `base`. `done` is told after
    /// each candidate, from any thread.
    pub fn evaluate(
        &self,
        candidates: &[Vec<f32>],
        base: &[f32],
        round: u64,
        done: impl Fn() + Sync,
    ) -> Vec<Interval> {
        in_order(self.threads, candidates.len(), |index| {
            let judged = self.mean_fitness(&candidates[index], base, round);
            done();
            judged
        })
    }

    fn mean_fitness(&self, candidate: &[f32], base: &[f32], round: u64) -> Interval {
        let [candidate, base] = [candidate, base].map(G::Taste::from_numbers);
        let (mut sum, mut squares) = (0.0, 0.0);
        for game in 0..self.games {
            let fitness = self.play(&candidate, &base, round, game);
            sum += fitness;
            squares += fitness * fitness;
        }
        Interval::of_mean(sum, squares, self.games)
    }

    /// One game: the score alone, otherwise the lead, in points. Seats are rotated.
    fn play(&self, candidate: &G::Taste, base: &G::Taste, round: u64, game: u64) -> f64 {
        let setup = &self.setups[game as usize % self.setups.len()];
        let mut state = ludi_engine::start::<G>(self.pack, setup, usize::from(self.players))
            .expect("the setup was accepted before");
        let mut chance_rng = Quick::new(self.seed.child(round).child(game));
        let mut policy_rng = Quick::new(self.seed.child(round).child(game).child(0));
        let me = Seat((game / self.setups.len() as u64 % u64::from(self.players)) as u8);
        let mut turns = Turns::new(self.players);
        while let Some(seat) = turns.next(&mut state, &mut chance_rng) {
            let taste = if seat == me { candidate } else { base };
            let view = View::new(&state, Some(seat));
            state.decide(seat, G::choose(taste, &view, seat, &mut policy_rng));
        }
        let own = state.score(me);
        let rival =
            Seat::all(self.players).filter(|seat| *seat != me).map(|s| state.score(s)).max();
        let unit = f64::from(state.standings().unit);
        match rival {
            None => f64::from(own) / unit,
            // A narrow victory is worth almost as much as a clear one.
            Some(rival) => {
                let lead = f64::from(own - rival) / unit;
                lead / (3.0 + lead.abs())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hill with its top at (1, −2).
    fn height(numbers: &[f32]) -> f64 {
        -f64::from((numbers[0] - 1.0).powi(2) + 4.0 * (numbers[1] + 2.0).powi(2))
    }

    #[test]
    fn tuning_climbs_a_hill_and_goes_on_where_it_stopped() {
        let seed = Seed::from_text("hill");
        let judge = |candidates: &[Vec<f32>]| candidates.iter().map(|c| height(c)).collect();
        let mut tuner = Tuner::new(&[0.0, 0.0]);
        for _ in 0..40 {
            tuner.evolve(seed, judge);
        }
        let kept = serde_json::to_string(&tuner).unwrap();
        let mut resumed: Tuner = serde_json::from_str(&kept).unwrap();
        for _ in 0..80 {
            tuner.evolve(seed, judge);
            resumed.evolve(seed, judge);
        }
        assert_eq!(tuner.numbers(), resumed.numbers());
        assert!(height(&tuner.numbers()) > -0.01, "{:?}", tuner.numbers());
    }
}
