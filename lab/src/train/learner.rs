//! How a net learns: Adam on batches of remembered positions.

use ludi_engine::net::{ANSWERS, About, BENT, HIDDEN, Net, Row, WIDTH};
use ludi_engine::{Chance as _, Features, Quick};

/// A position to learn from.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// What a seat saw.
    pub features: Features,
    /// The part of the game.
    pub stage: u8,
    /// What was still to come, in multiples of the scale.
    pub wanted: [f32; ANSWERS],
}

/// Weights of the first layer stay within this, so that a byte can hold them.
const MOST: f32 = 1.98;
const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

/// Weights with what Adam remembers of their gradients.
#[derive(Clone, Debug)]
struct Weights {
    value: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    gradient: Vec<f32>,
}

impl Weights {
    fn zero(len: usize) -> Self {
        let zeros = || vec![0.0; len];
        Self { value: zeros(), mean: zeros(), square: zeros(), gradient: zeros() }
    }

    fn random(len: usize, spread: f32, chance: &mut Quick) -> Self {
        let mut weights = Self::zero(len);
        let mut number = || (chance.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * spread;
        weights.value.fill_with(&mut number);
        weights
    }

    /// One step for a range of weights; their gradient is forgotten.
    fn step(&mut self, from: usize, len: usize, rate: f32, most: f32) {
        let to = from + len;
        let values = self.value[from..to].iter_mut().zip(&mut self.gradient[from..to]);
        let moments = self.mean[from..to].iter_mut().zip(&mut self.square[from..to]);
        for ((value, gradient), (mean, square)) in values.zip(moments) {
            *mean += (1.0 - MEAN_DECAY) * (*gradient - *mean);
            *square += (1.0 - SQUARE_DECAY) * (*gradient * *gradient - *square);
            *value = (*value - rate * *mean / (square.sqrt() + 1e-8)).clamp(-most, most);
            *gradient = 0.0;
        }
    }
}

/// A net that learns. Its first layer is a table for the whole game and one for each stage, which
/// are added up: what is alike in all stages is learned once.
#[derive(Clone, Debug)]
pub struct Learner {
    about: About,
    whole: Weights,
    stages: Weights,
    second: Weights,
    third: Weights,
    steps: u64,
    /// Rows of the stages that have a gradient.
    touched: Touched,
    touched_whole: Touched,
}

/// Rows that have a gradient, each once.
#[derive(Clone, Debug, Default)]
struct Touched {
    marks: Vec<bool>,
    rows: Vec<u32>,
}

impl Touched {
    fn mark(&mut self, row: usize) {
        if row >= self.marks.len() {
            self.marks.resize(row + 1, false);
        }
        if !self.marks[row] {
            self.marks[row] = true;
            self.rows.push(row as u32);
        }
    }

    fn take(&mut self) -> Vec<u32> {
        for row in &self.rows {
            self.marks[*row as usize] = false;
        }
        std::mem::take(&mut self.rows)
    }
}

/// What a position makes of the lanes.
struct Pass {
    sums: Row,
    hidden: [f32; HIDDEN],
    answers: [f32; ANSWERS],
}

fn row(weights: &[f32], row: usize) -> &Row {
    weights[row * WIDTH..][..WIDTH].try_into().expect("a row of the width")
}

fn add(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

impl Learner {
    /// A net that knows nothing.
    pub fn new(about: About, chance: &mut Quick) -> Self {
        let (rows, stages) = (about.features + 1, about.stages);
        // Some hundred features are set at once.
        let mut whole = Weights::random(rows * WIDTH, 0.05, chance);
        for row in whole.value.chunks_exact_mut(WIDTH) {
            row[BENT..].fill(0.0);
        }
        let second = Weights::random((BENT + 1) * HIDDEN, (3.0 / BENT as f32).sqrt(), chance);
        let third = Weights::random((HIDDEN + 1) * ANSWERS, 0.1, chance);
        Self {
            about,
            whole,
            stages: Weights::zero(stages * rows * WIDTH),
            second,
            third,
            steps: 0,
            touched: Touched::default(),
            touched_whole: Touched::default(),
        }
    }

    /// What it says of itself.
    pub fn about(&self) -> &About {
        &self.about
    }

    /// How often it has learned.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    fn parts(&self) -> [&Weights; 4] {
        [&self.whole, &self.stages, &self.second, &self.third]
    }

    /// Shows every number that is needed to go on.
    pub fn numbers(&self, mut show: impl FnMut(f32)) {
        for part in self.parts() {
            for numbers in [&part.value, &part.mean, &part.square] {
                numbers.iter().copied().for_each(&mut show);
            }
        }
    }

    /// A learner that goes on with such numbers; `None` if there are too few or too many.
    pub fn from_numbers(about: About, steps: u64, numbers: &[f32]) -> Option<Self> {
        // A file may claim any shape: room is made only for as many numbers as it has.
        let rows = about.features.checked_add(1)?.checked_mul(about.stages.checked_add(1)?)?;
        if rows.checked_mul(3 * WIDTH)? > numbers.len() {
            return None;
        }
        let mut learner = Self::new(about, &mut Quick::from_number(0));
        learner.steps = steps;
        let mut rest = numbers;
        for part in
            [&mut learner.whole, &mut learner.stages, &mut learner.second, &mut learner.third]
        {
            for to in [&mut part.value, &mut part.mean, &mut part.square] {
                let (own, later) = rest.split_at_checked(to.len())?;
                to.copy_from_slice(own);
                rest = later;
            }
        }
        rest.is_empty().then_some(learner)
    }

    /// The net as it is now. A feature it has never met says nothing.
    pub fn net(&self) -> Net {
        let mut net = Net::zero(self.about.clone());
        let rows = self.about.features + 1;
        for (place, to) in net.first.iter_mut().enumerate() {
            to.copy_from_slice(row(&self.stages.value, place));
            let whole = place % rows;
            if row(&self.whole.square, whole).iter().any(|square| *square > 0.0) {
                add(to, row(&self.whole.value, whole));
            }
        }
        net.second.as_flattened_mut().copy_from_slice(&self.second.value);
        net.third.as_flattened_mut().copy_from_slice(&self.third.value);
        net
    }

    fn pass(&self, lesson: &Lesson) -> Pass {
        let rows = self.about.features + 1;
        let first = usize::from(lesson.stage) * rows;
        let mut sums = [0.0; WIDTH];
        for feature in lesson.features.ones().chain([self.about.features]) {
            let (whole, stage) =
                (row(&self.whole.value, feature), row(&self.stages.value, first + feature));
            for ((sum, whole), stage) in sums.iter_mut().zip(whole).zip(stage) {
                *sum += whole + stage;
            }
        }
        let mut hidden = [0.0; HIDDEN];
        hidden.copy_from_slice(&self.second.value[BENT * HIDDEN..]);
        for (sum, weights) in sums[..BENT].iter().zip(self.second.value.chunks_exact(HIDDEN)) {
            if *sum > 0.0 {
                for (to, weight) in hidden.iter_mut().zip(weights) {
                    *to += sum * weight;
                }
            }
        }
        let mut answers = [0.0; ANSWERS];
        answers.copy_from_slice(&self.third.value[HIDDEN * ANSWERS..]);
        for (lane, weights) in hidden.iter().zip(self.third.value.chunks_exact(ANSWERS)) {
            for (to, weight) in answers.iter_mut().zip(weights) {
                *to += lane.max(0.0) * weight;
            }
        }
        add(&mut answers, &sums[BENT..]);
        Pass { sums, hidden, answers }
    }

    /// Adds what one position would have changed to the gradients; how far the answers were off,
    /// squared.
    fn consider(&mut self, lesson: &Lesson, share: f32) -> f32 {
        let Pass { sums, hidden, answers } = self.pass(lesson);
        let off: [f32; ANSWERS] = std::array::from_fn(|i| answers[i] - lesson.wanted[i]);
        let blame: [f32; ANSWERS] = off.map(|off| off.clamp(-2.0, 2.0) * share);
        let mut below = [0.0; HIDDEN];
        for (lane, below) in below.iter_mut().enumerate() {
            let own = lane * ANSWERS..(lane + 1) * ANSWERS;
            let bent = hidden[lane].max(0.0);
            for (gradient, blame) in self.third.gradient[own.clone()].iter_mut().zip(&blame) {
                *gradient += bent * blame;
            }
            if hidden[lane] > 0.0 {
                let weights = self.third.value[own].iter();
                *below = weights.zip(&blame).map(|(weight, blame)| weight * blame).sum();
            }
        }
        add(&mut self.third.gradient[HIDDEN * ANSWERS..], &blame);
        let mut first = [0.0; WIDTH];
        for lane in 0..BENT {
            if sums[lane] > 0.0 {
                let weights = &self.second.value[lane * HIDDEN..][..HIDDEN];
                let gradient = &mut self.second.gradient[lane * HIDDEN..][..HIDDEN];
                let mut sum = 0.0;
                for ((weight, gradient), below) in weights.iter().zip(gradient).zip(&below) {
                    *gradient += sums[lane] * below;
                    sum += weight * below;
                }
                first[lane] = sum;
            }
        }
        add(&mut self.second.gradient[BENT * HIDDEN..], &below);
        first[BENT..].copy_from_slice(&blame);
        let start = usize::from(lesson.stage) * (self.about.features + 1);
        for feature in lesson.features.ones().chain([self.about.features]) {
            let place = start + feature;
            self.touched.mark(place);
            add(&mut self.stages.gradient[place * WIDTH..][..WIDTH], &first);
        }
        off.iter().map(|off| off * off).sum()
    }

    /// Learns from some positions at once; how far the answers were off, squared, on average.
    pub fn learn<'l>(
        &mut self,
        lessons: impl ExactSizeIterator<Item = &'l Lesson>,
        rate: f32,
    ) -> f32 {
        let share = 1.0 / lessons.len() as f32;
        let loss: f32 = lessons.map(|lesson| self.consider(lesson, share)).sum();
        self.steps += 1;
        // The moments begin at zero: as usual with Adam the first steps are made longer.
        let power = self.steps.min(10_000) as i32;
        let rate = rate * (1.0 - SQUARE_DECAY.powi(power)).sqrt() / (1.0 - MEAN_DECAY.powi(power));
        let rows = self.about.features + 1;
        for place in self.touched.take() {
            let place = place as usize;
            let whole = place % rows;
            self.touched_whole.mark(whole);
            let from = &self.stages.gradient[place * WIDTH..][..WIDTH];
            add(&mut self.whole.gradient[whole * WIDTH..][..WIDTH], from);
            self.stages.step(place * WIDTH, WIDTH, rate, MOST / 2.0);
        }
        for place in self.touched_whole.take() {
            self.whole.step(place as usize * WIDTH, WIDTH, rate, MOST / 2.0);
        }
        self.second.step(0, self.second.value.len(), rate, 8.0);
        self.third.step(0, self.third.value.len(), rate, 8.0);
        loss * share
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about() -> About {
        About {
            game: "none".to_owned(),
            encoding: 1,
            features: 6,
            stages: 2,
            scale: 1.0,
            made_by: String::new(),
        }
    }

    #[test]
    fn what_was_never_met_says_nothing() {
        let mut features = Features::new(6);
        features.bits(0b11, 6);
        let lesson = Lesson { features, stage: 1, wanted: [0.3, -0.2] };
        let mut learner = Learner::new(about(), &mut Quick::from_number(1));
        learner.learn([&lesson].into_iter(), 0.01);
        let says = |row: usize| learner.net().first[row].iter().any(|weight| *weight != 0.0);
        assert!(says(0) && says(1) && says(7 + 1), "in the other stage too");
        assert!((2..6).all(|feature| !says(feature) && !says(7 + feature)));
    }

    /// A rule that no sum of features can express: two of them at once.
    #[test]
    fn a_learner_finds_what_only_two_features_together_tell() {
        let mut chance = Quick::from_number(1);
        let lessons: Vec<Lesson> = (0..128u64)
            .map(|number| {
                let mut features = Features::new(6);
                features.bits(number & 63, 6);
                let both = number & 3 == 3;
                let stage = (number >> 6) as u8;
                let wanted = [f32::from(both), if stage == 1 { -f32::from(both) } else { 0.5 }];
                Lesson { features, stage, wanted }
            })
            .collect();
        let mut learner = Learner::new(about(), &mut chance);
        let before = learner.learn(lessons.iter(), 0.01);
        let after = (0..400).map(|_| learner.learn(lessons.iter(), 0.01)).last().unwrap();
        assert!(after < 0.001 && before > 0.1, "{before} → {after}");
        let net = learner.net();
        let answers = net.answers(&net.sums(1, &lessons[64 + 3].features));
        assert!((answers[1] + 1.0).abs() < 0.1, "{answers:?}");
    }
}
