//! A bot: a level and its chance.

use std::thread;

use ludi_engine::{Chance as _, Perspective, Quick, Title};

use crate::search::better;
use crate::{Budget, Level, Manner, Search, Skill, Verdict};

/// How many more decisions come to a recruit's mind after the first one, when it hardly thinks.
const TIRO_IDEAS: u32 = 2;

/// A bot with its own chance; the same seed, a budget of iterations and the same number of
/// threads play the same game.
pub struct Bot<G: Title> {
    skill: Skill,
    threads: usize,
    manner: Manner,
    chance: Quick,
    /// Kept between decisions so that listing them allocates nothing.
    list: Vec<G::Decision>,
}

impl<G: Title> Bot<G> {
    /// A bot of a level, or of a level with a budget of its own.
    pub fn new(skill: impl Into<Skill>, chance: Quick) -> Self {
        Self {
            skill: skill.into(),
            threads: 1,
            manner: Manner::default(),
            chance,
            list: Vec::new(),
        }
    }

    /// Lets a bot that looks ahead look longer or shorter.
    #[must_use]
    pub fn with_budget(mut self, budget: Budget) -> Self {
        self.skill.budget = Some(budget);
        self
    }

    /// Lets several threads share the iterations, each with chance of its own.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Lets a bot that looks ahead go about it in another manner.
    #[must_use]
    pub fn with_manner(mut self, manner: Manner) -> Self {
        self.manner = manner;
        self
    }

    /// Which level it plays at.
    pub fn level(&self) -> Level {
        self.skill.level
    }

    /// Decides for the seat, which must be one that the game waits for.
    pub fn choose(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        match (self.skill.level, self.skill.spends()) {
            (Level::Random, _) => self.any(eyes),
            (Level::Tiro, _) if self.chance.below(100) < G::about().folly => self.muddle(eyes),
            (_, None) => G::sensible(&eyes.view(), eyes.seat(), &mut self.chance),
            (_, Some(budget)) => self.look_ahead(eyes, budget),
        }
    }

    fn any(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        self.list.clear();
        eyes.decisions(&mut self.list);
        self.list[self.chance.below(self.list.len() as u32) as usize]
    }

    /// Something that comes to mind; of a few, what looks best, where the game has an opinion.
    fn muddle(&mut self, eyes: &Perspective<'_, G>) -> G::Decision {
        let view = eyes.view();
        let mut best = (f32::NEG_INFINITY, self.any(eyes));
        for _ in 0..TIRO_IDEAS {
            let idea = self.any(eyes);
            let Some(appraisal) = G::appraise(&view, eyes.seat(), idea) else { break };
            if appraisal > best.0 {
                best = (appraisal, idea);
            }
        }
        best.1
    }

    fn look_ahead(&mut self, eyes: &Perspective<'_, G>, budget: Budget) -> G::Decision {
        self.list.clear();
        eyes.decisions(&mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        let fresh = || Search::new(eyes.view(), eyes.seat(), self.manner);
        let mut searches: Vec<Search<G>> = (0..self.threads).map(|_| fresh()).collect();
        let verdict = think(&mut searches, budget, &mut self.chance);
        verdict.thoughts.first().map_or(self.list[0], |best| best.decision)
    }
}

/// Runs searches of the same position side by side, each with its share of the iterations and
/// its own chance, and puts together what they think.
fn think<G: Title>(
    searches: &mut [Search<G>],
    budget: Budget,
    chance: &mut Quick,
) -> Verdict<G::Decision> {
    if let [search] = searches {
        search.run(budget, chance);
        return search.verdict();
    }
    let share = Budget { iterations: budget.iterations.div_ceil(searches.len() as u32), ..budget };
    thread::scope(|scope| {
        for search in searches.iter_mut() {
            let number = u64::from(chance.word()) << 32 | u64::from(chance.word());
            scope.spawn(move || search.run(share, &mut Quick::from_number(number)));
        }
    });
    searches.iter().map(Search::verdict).reduce(together).expect("there is at least one search")
}

/// What two searches of one position think together.
fn together<D: Copy + PartialEq>(mut one: Verdict<D>, other: Verdict<D>) -> Verdict<D> {
    for thought in other.thoughts {
        match one.thoughts.iter_mut().find(|known| known.decision == thought.decision) {
            None => one.thoughts.push(thought),
            Some(known) => {
                let visits = known.visits + thought.visits;
                let part = thought.visits as f32 / visits.max(1) as f32;
                let mix = |mine: &mut f32, theirs: f32| *mine += part * (theirs - *mine);
                mix(&mut known.value, thought.value);
                mix(&mut known.score, thought.score);
                mix(&mut known.lead, thought.lead);
                mix(&mut known.rank, thought.rank);
                known.visits = visits;
            }
        }
    }
    let most = one.thoughts.iter().map(|thought| thought.visits).max().unwrap_or(0);
    one.thoughts.sort_by(|a, b| better(a, b, most));
    for (mine, theirs) in one.expected.iter_mut().zip(other.expected) {
        *mine = f32::midpoint(*mine, theirs);
    }
    one.iterations += other.iterations;
    one
}

/// Decides once for a seat, without keeping a bot.
pub fn choose<G: Title>(
    skill: impl Into<Skill>,
    eyes: &Perspective<'_, G>,
    chance: &mut Quick,
) -> G::Decision {
    let mut bot = Bot::new(skill, chance.clone());
    let decision = bot.choose(eyes);
    *chance = bot.chance;
    decision
}

/// What a search thinks of the seat's decisions, on one thread or several.
pub fn consider<G: Title>(
    eyes: &Perspective<'_, G>,
    budget: Budget,
    threads: usize,
    chance: &mut Quick,
) -> Verdict<G::Decision> {
    let fresh = || Search::new(eyes.view(), eyes.seat(), Manner::default());
    let mut searches: Vec<Search<G>> = (0..threads.max(1)).map(|_| fresh()).collect();
    think(&mut searches, budget, chance)
}
