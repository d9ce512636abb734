//! Training a net: it plays, remembers and learns.
//!
//! First it watches sensible players and is fitted to how their games end; then it plays with
//! itself, with its earlier selves and with sensible players, round by round: while one thread
//! learns from what is remembered, the others play the next games with the weights of the round.
//! The same seed, rounds and threads give the same weights.

mod curve;
mod exam;
mod keep;
mod learner;
mod selfplay;
mod tables;

use std::collections::VecDeque;

use ludi_engine::net::{ANSWERS, About};
use ludi_engine::{Chance as _, Encode, Net, NetError, Quick, Seat, Seed, Strategy};

pub use curve::svg;
pub use exam::examine;
pub use keep::{Mark, Progress};
pub use learner::{Learner, Lesson};
pub use tables::Tables;

use self::selfplay::{Exploring, Returns, Student, school};
use self::tables::{seats, sitting};
use crate::threads::in_order;

/// How a net is trained.
#[derive(Clone, Debug)]
pub struct Training {
    /// Games of sensible players to begin with.
    pub watched: u64,
    /// Games of a round.
    pub round: u64,
    /// Games of sensible players it watches beside them. Without, what it knows beyond its own
    /// ways is forgotten.
    pub beside: u64,
    /// Positions that are remembered.
    pub memory: usize,
    /// Positions learned from at once.
    pub batch: usize,
    /// How often a position is learned from, on average.
    pub uses: f32,
    /// Of so many positions of a watched game one is learned from: many games teach more than all
    /// of a few.
    pub thin_watched: u32,
    /// Of so many positions of an own game one is learned from.
    pub thin: u32,
    /// How long steps are at first while it watches; they get shorter to the end.
    pub first_rate: f32,
    /// How long they are at first in own games.
    pub rate: f32,
    /// How much what really followed counts.
    pub lambda: f32,
    /// Of 100 games, how many are played by the net alone at all seats.
    pub mirrors: u32,
    /// Of 100 games, in how many a seat likes some decisions from beginning to end.
    pub moods: u32,
    /// Where all chance comes from.
    pub seed: Seed,
    /// How many threads share the work.
    pub threads: usize,
}

impl Default for Training {
    fn default() -> Self {
        Self {
            watched: 120_000,
            round: 256,
            beside: 64,
            memory: 600_000,
            batch: 512,
            uses: 3.0,
            thin_watched: 8,
            thin: 3,
            first_rate: 6e-4,
            rate: 1.8e-4,
            lambda: 0.92,
            mirrors: 10,
            moods: 50,
            seed: Seed::from_text("ludi"),
            threads: 2,
        }
    }
}

/// How far the net moves in a round toward what the learner has become.
const STEADY: f32 = 0.15;
/// So often steps get shorter while it is fitted to what it watched.
const FIT: usize = 16;

/// A net in training.
pub struct School<G: Encode> {
    training: Training,
    tables: Tables,
    /// What learns.
    pub learner: Learner,
    /// The net: what the learner was in the latest rounds on average, which errs less than it is
    /// now.
    pub net: Net,
    memory: VecDeque<Lesson>,
    /// Earlier weights.
    pool: Vec<Net>,
    /// How far it has come.
    pub progress: Progress,
    /// Positions of the latest round.
    fresh: usize,
    scale: f32,
    game: std::marker::PhantomData<G>,
}

/// What a round brought.
#[derive(Clone, Copy, Debug)]
pub struct Round {
    /// How far the answers were off, in units of the score.
    pub off: f32,
    /// What the seats scored on average.
    pub score: f32,
    /// Positions it brought to learn from.
    pub fresh: usize,
}

impl<G: Encode + Strategy> School<G> {
    /// Watches sensible players and is fitted to how their games end. Shows how many were watched.
    pub fn begin(training: Training, tables: Tables, watched: impl Fn() + Sync) -> Self {
        let seed = training.seed.child(1);
        let mut memory = watch::<G>(&training, &tables, seed, training.watched, watched);
        let scale = spread(&memory);
        for lesson in &mut memory {
            lesson.wanted = lesson.wanted.map(|wanted| wanted / scale);
        }
        let about = About {
            game: G::ID.to_owned(),
            encoding: G::VERSION,
            features: G::FEATURES,
            stages: G::STAGES,
            scale,
            made_by: String::new(),
        };
        let learner = Learner::new(about, &mut Quick::new(training.seed.child(2)));
        let mut school = Self {
            training,
            tables,
            net: learner.net(),
            learner,
            memory,
            pool: Vec::new(),
            progress: Progress::default(),
            fresh: 0,
            scale,
            game: std::marker::PhantomData,
        };
        school.fit();
        school.net = school.learner.net();
        school.shorten(school.training.memory);
        school
    }

    /// Learns from all it watched, each position twice on average.
    fn fit(&mut self) {
        let Training { batch, first_rate, seed, .. } = self.training;
        let mut chance = Quick::new(seed.child(3));
        let passes = 2 * self.memory.len() / batch.max(1);
        for part in 0..FIT {
            let rate = first_rate * (1.0 - 0.9 * part as f32 / FIT as f32);
            learn(&mut self.learner, &self.memory, passes / FIT, batch, rate, &mut chance);
        }
    }

    /// Goes on where [`School::to_bytes`] was written. What was remembered is gone: the first round
    /// only plays.
    pub fn resume(training: Training, tables: Tables, bytes: &[u8]) -> Result<Self, NetError> {
        let (learner, progress) = keep::from_bytes::<G>(bytes)?;
        let scale = learner.about().scale;
        Ok(Self {
            training,
            tables,
            net: learner.net(),
            learner,
            memory: VecDeque::new(),
            pool: Vec::new(),
            progress,
            fresh: 0,
            scale,
            game: std::marker::PhantomData,
        })
    }

    /// All that is needed to go on later.
    pub fn to_bytes(&self) -> Vec<u8> {
        keep::to_bytes(&self.learner, &self.progress)
    }

    /// How its seats try something else than what the net finds best.
    fn exploring(&self, part: f32) -> Exploring {
        Exploring {
            slips: [5, 10, 40],
            blur: 0.01 * self.scale,
            moods: self.training.moods,
            // Moods weaken and stay: without them a net forgets what it does not do itself.
            mood: 0.12 * self.scale * (1.0 - 0.5 * part),
        }
    }

    fn shorten(&mut self, most: usize) {
        while self.memory.len() > most {
            self.memory.pop_front();
        }
    }

    /// Plays a round of games with the weights of now and learns meanwhile. `part` is how far
    /// training has come, from 0 to 1.
    pub fn round(&mut self, part: f32) -> Round {
        self.net.approach(&self.learner.net(), STEADY);
        let net = self.net.clone();
        let (seed, first) = (self.training.seed.child(4), self.progress.games);
        let returns = Returns {
            lambda: self.training.lambda,
            slack: 0.02 * self.scale,
            scale: self.scale,
            thin: self.training.thin,
        };
        let rate =
            self.training.rate * (0.02 + 0.98 * 0.5 * (1.0 + (part * std::f32::consts::PI).cos()));
        let lessons = self.training.uses * self.fresh as f32;
        let passes = (lessons / self.training.batch as f32).ceil() as usize;
        let exploring = self.exploring(part);
        let (tables, pool, mirrors) = (&self.tables, &self.pool, self.training.mirrors);
        let play = |number: usize| {
            let sitting = sitting::<G>(tables, seed.child(first + number as u64));
            let students = seats(&sitting, &net, pool, mirrors);
            school(&sitting, &students, exploring, returns)
        };
        let others = seed.child(u64::MAX).child(self.progress.rounds);
        let watched = watch::<G>(&self.training, &self.tables, others, self.training.beside, || ());
        let count = self.training.round as usize;
        let mut chance = Quick::new(self.training.seed.child(5).child(self.progress.rounds));
        let (learner, memory, batch) = (&mut self.learner, &self.memory, self.training.batch);
        let (threads, alone) = (self.training.threads, self.training.threads < 2);
        let (off, games) = if alone {
            let off = learn(learner, memory, passes, batch, rate, &mut chance);
            (off, in_order(1, count, play))
        } else {
            std::thread::scope(|scope| {
                let learning =
                    scope.spawn(|| learn(learner, memory, passes, batch, rate, &mut chance));
                let games = in_order(threads - 1, count, play);
                (learning.join().expect("learning does not fail"), games)
            })
        };
        let mut scores = (0.0, 0.0f32);
        self.fresh = watched.len() + games.iter().map(|game| game.lessons.len()).sum::<usize>();
        let scale = self.scale;
        self.memory.extend(
            watched.into_iter().map(|lesson| Lesson {
                wanted: lesson.wanted.map(|wanted| wanted / scale),
                ..lesson
            }),
        );
        for game in games {
            self.memory.extend(game.lessons);
            scores.0 += game.scores.iter().sum::<i32>() as f32;
            scores.1 += game.scores.len() as f32;
        }
        self.shorten(self.training.memory);
        self.progress.games += self.training.round;
        self.progress.rounds += 1;
        if self.progress.rounds.is_multiple_of(40) {
            self.pool.push(net);
            if self.pool.len() > 8 {
                self.pool.remove((self.progress.rounds / 40 % 8) as usize);
            }
        }
        Round {
            off: off.sqrt() * self.scale,
            score: scores.0 / scores.1.max(1.0),
            fresh: self.fresh,
        }
    }
}

/// What the games of sensible players teach, in units of the score.
fn watch<G: Encode + Strategy>(
    training: &Training,
    tables: &Tables,
    seed: Seed,
    count: u64,
    watched: impl Fn() + Sync,
) -> VecDeque<Lesson> {
    let returns = Returns { lambda: 1.0, slack: 0.0, scale: 1.0, thin: training.thin_watched };
    let calm = Exploring { slips: [0; 3], blur: 0.0, moods: 0, mood: 0.0 };
    let games = in_order(training.threads, count as usize, |number| {
        let sitting = sitting::<G>(tables, seed.child(number as u64));
        let mut chance = Quick::new(sitting.seed.child(99));
        let slips = [20, 80, 200][chance.below(3) as usize];
        let student = |_| {
            let taste = chance.below(G::tastes().len() as u32) as usize;
            Student::Sensible { taste, slips, learns: true }
        };
        let students: Vec<Student<'_>> = Seat::all(sitting.start.players()).map(student).collect();
        let lessons = school(&sitting, &students, calm, returns).lessons;
        watched();
        lessons
    });
    games.into_iter().flatten().collect()
}

/// Learns from some batches of what is remembered; how far the answers were off, squared.
fn learn(
    learner: &mut Learner,
    memory: &VecDeque<Lesson>,
    passes: usize,
    batch: usize,
    rate: f32,
    chance: &mut Quick,
) -> f32 {
    let mut off = 0.0;
    for _ in 0..passes {
        let picked = (0..batch).map(|_| &memory[chance.below(memory.len() as u32) as usize]);
        off += learner.learn(picked, rate);
    }
    off / passes.max(1) as f32 / ANSWERS as f32
}

/// How widely what is still to come scatters.
fn spread(memory: &VecDeque<Lesson>) -> f32 {
    let all = memory.iter().flat_map(|lesson| lesson.wanted);
    let (mut count, mut sum, mut squares) = (0.0f64, 0.0f64, 0.0f64);
    for wanted in all {
        count += 1.0;
        sum += f64::from(wanted);
        squares += f64::from(wanted * wanted);
    }
    let mean = sum / count.max(1.0);
    ((squares / count.max(1.0) - mean * mean).max(1.0)).sqrt() as f32
}
