//! Games that a net plays with itself, its earlier selves and sensible players, and what each
//! position of them teaches.

use ludi_bots::{Guess, Judge, standing};
use ludi_engine::net::ANSWERS;
use ludi_engine::{Chance as _, Encode, Features, Net, Quick, Seat, Seed, Strategy, Turns, View};

use super::learner::Lesson;

/// A table at which a game is played.
#[derive(Clone, Debug)]
pub struct Sitting<G: Encode> {
    /// The position before the first draw.
    pub start: G,
    /// Where all chance of it comes from.
    pub seed: Seed,
}

/// Who sits at a seat.
#[derive(Clone, Copy)]
pub enum Student<'n> {
    /// The net that learns, or an earlier one.
    Net {
        /// Its weights.
        net: &'n Net,
        /// Whether it learns from the game.
        learns: bool,
    },
    /// The sensible player, in one of its tastes; learned from before there is a net.
    Sensible {
        /// Which taste.
        taste: usize,
        /// Of 1,000 decisions, how many are made at random.
        slips: u32,
        /// Whether the net learns from it.
        learns: bool,
    },
}

/// How a net tries something else than what it finds best.
#[derive(Clone, Copy, Debug)]
pub struct Exploring {
    /// Of 1,000 decisions, how many a seat makes at random: one of these for a whole game.
    pub slips: [u32; 3],
    /// How far guesses are blurred, in units of the score.
    pub blur: f32,
    /// Of 100 games, in how many a seat likes or dislikes some decisions from beginning to end.
    pub moods: u32,
    /// How much it does, in units of the score.
    pub mood: f32,
}

/// How returns are made of what followed.
#[derive(Clone, Copy, Debug)]
pub struct Returns {
    /// How much what really followed counts against what the net guessed on the way.
    pub lambda: f32,
    /// A decision worse than the best by more than this says nothing of the ones before it.
    pub slack: f32,
    /// What answers are multiples of.
    pub scale: f32,
    /// Of so many positions one is learned from.
    pub thin: u32,
}

/// A position after a decision of a seat.
struct Step {
    features: Features,
    stage: u8,
    /// The score and the lead in it.
    stands: [f32; ANSWERS],
    /// The decision that led to it; `None` where it was only seen.
    made: Option<Made>,
}

/// A decision, or several that make one together.
#[derive(Clone, Copy)]
struct Made {
    /// What the position before promised. Not what the best decision did: the best of many
    /// guesses is mostly too high, and who learns that likes whatever leaves much to choose.
    promised: [f32; ANSWERS],
    /// Whether it was nearly the best.
    sound: bool,
}

/// A mood: what a seat thinks of decisions, by their number, throughout a game.
struct Mood {
    seed: u64,
    strength: f32,
}

impl Mood {
    /// Most decisions leave it cold.
    fn likes(&self, number: usize) -> f32 {
        if self.strength == 0.0 {
            return 0.0;
        }
        let mut mixed = self.seed ^ (number as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 31).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed ^= mixed >> 29;
        if !mixed.is_multiple_of(4) {
            return 0.0;
        }
        ((mixed >> 8 & 0xffff) as f32 / 32_768.0 - 1.0) * self.strength
    }
}

/// Of so many positions somebody else decides in, one is learned from.
const GLANCES: u32 = 12;

/// A game, and what it taught.
pub struct Schooling {
    /// What is to be remembered.
    pub lessons: Vec<Lesson>,
    /// What every seat scored.
    pub scores: Vec<i32>,
}

/// Plays a game; seats that learn give lessons.
pub fn school<G: Encode + Strategy>(
    sitting: &Sitting<G>,
    students: &[Student<'_>],
    exploring: Exploring,
    returns: Returns,
) -> Schooling {
    let mut state = sitting.start.clone();
    let players = state.players();
    let mut draws = Quick::new(sitting.seed.child(0));
    let mut minds: Vec<Mind<'_, G>> = Seat::all(players)
        .map(|seat| {
            let chance = Quick::new(sitting.seed.child(1 + u64::from(seat.0)));
            Mind::new(students[seat.index()], exploring, returns.slack, chance)
        })
        .collect();
    let mut turns = Turns::new(players);
    while let Some(seat) = turns.next(&mut state, &mut draws) {
        let mind = &mut minds[seat.index()];
        let view = View::new(&state, Some(seat));
        let decision = mind.decide(&view, seat);
        if !state.half_done() {
            for (other, mind) in Seat::all(players).zip(&mut minds) {
                mind.glance(&state, other);
            }
        }
        state.decide(seat, decision);
        minds[seat.index()].remember(&state, seat);
    }
    let mut lessons = Vec::new();
    for (seat, mut mind) in Seat::all(players).zip(minds) {
        let (score, lead) = standing(&state, seat);
        learn_from(mind.steps, [score, lead], returns, &mut mind.chance, &mut lessons);
    }
    Schooling { lessons, scores: Seat::all(players).map(|seat| state.score(seat)).collect() }
}

/// What each position should have answered: what followed, seen from the end backwards.
fn learn_from(
    steps: Vec<Step>,
    result: [f32; ANSWERS],
    returns: Returns,
    chance: &mut Quick,
    lessons: &mut Vec<Lesson>,
) {
    let Returns { lambda, scale, thin, .. } = returns;
    let mut followed = result;
    for step in steps.into_iter().rev() {
        if chance.below(thin) == 0 {
            let wanted = std::array::from_fn(|i| (followed[i] - step.stands[i]) / scale);
            lessons.push(Lesson { features: step.features, stage: step.stage, wanted });
        }
        if let Some(Made { promised, sound }) = step.made {
            let weight = if sound { lambda } else { 0.0 };
            followed = std::array::from_fn(|i| weight * followed[i] + (1.0 - weight) * promised[i]);
        }
    }
}

/// A seat at work.
struct Mind<'n, G: Strategy> {
    student: Student<'n>,
    judge: Option<Judge<'n, G>>,
    exploring: Exploring,
    slips: u32,
    slack: f32,
    mood: Mood,
    chance: Quick,
    list: Vec<G::Decision>,
    /// What is being decided; `None` where there was nothing to choose.
    making: Option<Made>,
    steps: Vec<Step>,
}

impl<'n, G: Encode + Strategy> Mind<'n, G> {
    fn new(student: Student<'n>, exploring: Exploring, slack: f32, mut chance: Quick) -> Self {
        let judge = match student {
            Student::Net { net, .. } => Some(Judge::new(net)),
            Student::Sensible { .. } => None,
        };
        let slips = exploring.slips[chance.below(3) as usize];
        let moody = chance.below(100) < exploring.moods;
        let mood = Mood {
            seed: u64::from(chance.word()) << 32 | u64::from(chance.word()),
            strength: if moody { exploring.mood } else { 0.0 },
        };
        Self {
            student,
            judge,
            exploring,
            slips,
            slack,
            mood,
            chance,
            list: Vec::new(),
            making: None,
            steps: Vec::new(),
        }
    }

    fn learns(&self) -> bool {
        match self.student {
            Student::Net { learns, .. } | Student::Sensible { learns, .. } => learns,
        }
    }

    fn any(&mut self) -> G::Decision {
        self.list[self.chance.below(self.list.len() as u32) as usize]
    }

    fn decide(&mut self, view: &View<G>, seat: Seat) -> G::Decision {
        self.list.clear();
        view.decisions(seat, &mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        match self.student {
            Student::Sensible { taste, slips, .. } => {
                self.making = Some(Made { promised: [0.0; ANSWERS], sound: true });
                if self.chance.below(1_000) < slips {
                    return self.any();
                }
                let tastes = G::tastes();
                G::choose(&tastes[taste % tastes.len()], view, seat, &mut self.chance)
            }
            Student::Net { .. } => self.follow_net(view, seat),
        }
    }

    fn follow_net(&mut self, view: &View<G>, seat: Seat) -> G::Decision {
        let mut judge = self.judge.take().expect("a net has a judge");
        judge.judge(view, seat, &mut self.chance);
        let best = judge.best();
        let chosen = if self.chance.below(1_000) < self.slips {
            judge.guesses[self.chance.below(self.list.len() as u32) as usize]
        } else {
            self.liked(&judge.guesses)
        };
        let (score, lead) = judge.here;
        self.judge = Some(judge);
        let sound = best.lead - chosen.lead <= self.slack;
        // What was begun before promised more than what is left of it, if it went astray.
        let begun = self.making.filter(|_| view.half_done());
        let promised = begun.map_or([score, lead], |begun| begun.promised);
        self.making =
            Some(Made { promised, sound: sound && begun.is_none_or(|begun| begun.sound) });
        chosen.decision
    }

    /// The best, seen through blur and mood.
    fn liked(&mut self, guesses: &[Guess<G::Decision>]) -> Guess<G::Decision> {
        let mut most = (f32::NEG_INFINITY, guesses[0]);
        for guess in guesses {
            let blur = (self.chance.below(2_001) as f32 / 1_000.0 - 1.0) * self.exploring.blur;
            let value = guess.lead + blur + self.mood.likes(G::number(guess.decision));
            if value > most.0 {
                most = (value, *guess);
            }
        }
        most.1
    }

    /// Remembers what its decision led to, once that is whole.
    fn remember(&mut self, state: &G, seat: Seat) {
        if state.half_done() {
            return;
        }
        if let Some(made) = self.making.take() {
            self.keep(state, seat, Some(made));
        }
    }

    /// Now and then looks at the table, whoever is to decide.
    fn glance(&mut self, state: &G, seat: Seat) {
        if self.chance.below(GLANCES) == 0 {
            self.keep(state, seat, None);
        }
    }

    fn keep(&mut self, state: &G, seat: Seat, made: Option<Made>) {
        if !self.learns() {
            return;
        }
        let view = View::new(state, Some(seat));
        let (score, lead) = standing(state, seat);
        let features = G::features(&view, seat);
        let stands = [score, lead];
        self.steps.push(Step { features, stage: view.stage() as u8, stands, made });
    }
}
