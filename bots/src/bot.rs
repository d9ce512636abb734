//! A bot: a level and its chance.

use std::thread;

use ludi_engine::{Chance as _, Perspective, Quick, Strategy};

use crate::search::{better, number};
use crate::{Budget, Judge, Level, Search, SearchResult, SearchSettings, Skill, plan};

/// How many decisions come to a recruit's mind when it hardly thinks.
const TIRO_IDEAS: usize = 2;

/// A bot with its own chance; the same seed, a budget of iterations and the same number of
/// threads play the same game.
///
/// ```
/// use ludi_bots::{Bot, Budget, Level};
/// use ludi_builders::{Builders, Components, Setup};
/// use ludi_engine::{Game as _, Pack as _, Perspective, Quick, Turns, start};
///
/// let mut state: Builders =
///     start(Components::builtin(), &Setup::default(), 3).expect("three can play");
/// let seat = Turns::new(3).next(&mut state, &mut Quick::from_number(1)).expect("a decision");
///
/// let bot = Bot::new(Level::Centurio, Quick::from_number(2));
/// let decision =
///     bot.with_budget(Budget::iterations(24)).choose(&Perspective::new(&state, seat));
/// assert_eq!(state.check(seat, decision), Ok(()));
/// ```
pub struct Bot<G: Strategy> {
    skill: Skill,
    threads: usize,
    chance: Quick,
    /// Kept between decisions so that listing them allocates nothing.
    list: Vec<G::Decision>,
}

impl<G: Strategy> Bot<G> {
    /// A bot of a level, or of a level with a budget of its own.
    pub fn new(skill: impl Into<Skill>, chance: Quick) -> Self {
        Self { skill: skill.into(), threads: 1, chance, list: Vec::new() }
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

    /// Which level it plays at.
    pub fn level(&self) -> Level {
        self.skill.level
    }

    /// Decides for the seat, which must be one that the game waits for.
    pub fn choose(&mut self, perspective: &Perspective<'_, G>) -> G::Decision {
        match (self.skill.level, self.skill.spends()) {
            (Level::Random, _) => self.any(perspective),
            (Level::Tiro, _) if self.chance.below(100) < G::FORESIGHT.blunders => {
                self.blunder(perspective)
            }
            (Level::Instinct, _) => self.first_sight(perspective),
            (Level::Imperator, Some(_)) if G::FORESIGHT.learned.beam > 0 && G::net().is_some() => {
                self.planned(perspective)
            }
            (_, None) => G::sensible(&perspective.view(), perspective.seat(), &mut self.chance),
            (_, Some(budget)) => self.look_ahead(perspective, budget),
        }
    }

    fn any(&mut self, perspective: &Perspective<'_, G>) -> G::Decision {
        self.list.clear();
        perspective.decisions(&mut self.list);
        self.list[self.chance.below(self.list.len() as u32) as usize]
    }

    /// Something that comes to mind; of a few, what looks best, where the game has an opinion. If
    /// nobody would do any of them, it thinks after all.
    fn blunder(&mut self, perspective: &Perspective<'_, G>) -> G::Decision {
        let (view, seat) = (perspective.view(), perspective.seat());
        let ideas: [G::Decision; TIRO_IDEAS] = std::array::from_fn(|_| self.any(perspective));
        let looks = |idea: G::Decision| {
            (G::appraise(G::usual(), &view, seat, idea).unwrap_or(f32::MIN), idea)
        };
        let best = ideas.map(looks).into_iter().max_by(|a, b| a.0.total_cmp(&b.0));
        let (look, idea) = best.expect("something comes to mind");
        if look == f32::NEG_INFINITY {
            return G::sensible(&view, seat, &mut self.chance);
        }
        idea
    }

    /// What the net likes best; without a net, what is sensible.
    fn first_sight(&mut self, perspective: &Perspective<'_, G>) -> G::Decision {
        let (view, seat) = (perspective.view(), perspective.seat());
        match G::net() {
            None => G::sensible(&view, seat, &mut self.chance),
            Some(net) => Judge::new(net).choose(&view, seat, &mut self.chance),
        }
    }

    /// The first decision of the best plan.
    fn planned(&mut self, perspective: &Perspective<'_, G>) -> G::Decision {
        let (view, seat) = (perspective.view(), perspective.seat());
        let net = G::net().expect("whoever plans has learned");
        let (decisions, _) = plan(net, &view, seat, G::FORESIGHT.learned.beam, &mut self.chance);
        decisions[0]
    }

    fn look_ahead(&mut self, perspective: &Perspective<'_, G>, budget: Budget) -> G::Decision {
        self.list.clear();
        perspective.decisions(&mut self.list);
        if let [only] = self.list[..] {
            return only;
        }
        let result =
            consider(perspective, self.skill.level, budget, self.threads, &mut self.chance);
        result.evaluations.first().map_or(self.list[0], |best| best.decision)
    }
}

/// What a level finds the seat's decisions worth, on one thread or several: each has its share of
/// the iterations and its own chance, and what they found is put together.
pub fn consider<G: Strategy>(
    perspective: &Perspective<'_, G>,
    level: Level,
    budget: Budget,
    threads: usize,
    chance: &mut Quick,
) -> SearchResult<G::Decision> {
    let search = || {
        Search::new(perspective.view(), perspective.seat())
            .with_settings(SearchSettings::of::<G>(level))
    };
    if threads < 2 {
        return search().run(budget, chance);
    }
    let share = Budget { iterations: budget.iterations.div_ceil(threads as u32), ..budget };
    let results: Vec<SearchResult<G::Decision>> = thread::scope(|scope| {
        let begin = |_| {
            let number = number(chance);
            let search = search();
            scope.spawn(move || search.run(share, &mut Quick::from_number(number)))
        };
        let running: Vec<_> = (0..threads).map(begin).collect();
        running.into_iter().map(|one| one.join().expect("a search ends")).collect()
    });
    results.into_iter().reduce(together).expect("there is at least one search")
}

/// What two searches of one position found together.
fn together<D: Copy + PartialEq>(
    mut one: SearchResult<D>,
    other: SearchResult<D>,
) -> SearchResult<D> {
    for evaluation in other.evaluations {
        match one.evaluations.iter_mut().find(|known| known.decision == evaluation.decision) {
            None => one.evaluations.push(evaluation),
            Some(known) => {
                let visits = known.visits + evaluation.visits;
                let part = evaluation.visits as f32 / visits.max(1) as f32;
                let mix = |mine: &mut f32, theirs: f32| *mine += part * (theirs - *mine);
                mix(&mut known.value, evaluation.value);
                mix(&mut known.gain, evaluation.gain);
                known.std_error =
                    (known.std_error * (1.0 - part)).hypot(evaluation.std_error * part);
                for (mine, theirs) in known.scores.iter_mut().zip(evaluation.scores) {
                    mix(mine, theirs);
                }
                mix(&mut known.ahead, evaluation.ahead);
                known.doubt = (known.doubt * (1.0 - part)).hypot(evaluation.doubt * part);
                mix(&mut known.rank, evaluation.rank);
                known.visits = visits;
            }
        }
    }
    let most = one.evaluations.iter().map(|evaluation| evaluation.visits).max().unwrap_or(0);
    one.evaluations.sort_by(|a, b| better(a, b, most));
    for (mine, theirs) in one.expected.iter_mut().zip(other.expected) {
        *mine = f32::midpoint(*mine, theirs);
    }
    one.iterations += other.iterations;
    one
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Evaluation;
    use ludi_engine::MAX_SEATS;

    #[test]
    fn two_searches_err_less_than_one() {
        let evaluation = |visits, gain, std_error| Evaluation {
            decision: (),
            visits,
            value: 0.5,
            gain,
            std_error,
            scores: [10.0; MAX_SEATS],
            ahead: 1.0,
            doubt: 0.0,
            rank: 1.5,
        };
        let result = |visits, gain, std_error| SearchResult {
            evaluations: vec![evaluation(visits, gain, std_error)],
            expected: vec![10.0],
            iterations: visits,
        };
        let both = together(result(30, 0.1, 0.04), result(10, 0.5, 0.0));
        assert_eq!((both.iterations, both.evaluations[0].visits), (40, 40));
        assert!((both.evaluations[0].gain - 0.2).abs() < 1e-6);
        assert!((both.evaluations[0].std_error - 0.03).abs() < 1e-6);
    }
}
