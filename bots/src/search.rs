//! Looking ahead over what a seat cannot know: every iteration imagines a position that fits the
//! seat's view, tries one of the seat's decisions, lets sensible players play on, and looks at
//! what comes of it for every seat.
//!
//! The decisions take turns: in each round all that are still in the running meet the same
//! chance, so that luck weighs less in the comparison, and the worse half drops out again and
//! again until the budget is spent (sequential halving). What the sensible player would do stays
//! in the running to the end: another decision has to prove itself better.

mod playout;
mod statistics;

use ludi_engine::{MAX_SEATS, Quick, Seat, Strategy, Turns, View};

pub(crate) use self::playout::{Playout, number, streams};
pub(crate) use self::statistics::FinalScores;
use self::statistics::{Scale, Statistics};
use crate::budget::BudgetMeter;
use crate::{Budget, Level, SearchSettings};

/// What a search finds one decision worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation<D> {
    /// The decision.
    pub decision: D,
    /// How often it was tried.
    pub visits: u32,
    /// How good it is for the deciding seat, about 0 to 1.
    pub value: f32,
    /// How much better than what looked best at first sight it was, by the same chance.
    pub gain: f32,
    /// The standard error of the gain.
    pub std_error: f32,
    /// What every seat can expect to score after it, in the units of the game.
    pub scores: [f32; MAX_SEATS],
    /// How much more of the score, or among others of the lead over the best of them, it brings
    /// than what looked best at first sight, by the same chance.
    pub ahead: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// The place the seat can expect.
    pub rank: f32,
}

impl<D> Evaluation<D> {
    /// How much better than what looked best at first sight it probably is, luck discounted.
    fn edge(&self) -> f32 {
        self.gain - CAUTION * self.std_error
    }
}

/// What came out of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult<D> {
    /// The decisions that were compared, the best first.
    pub evaluations: Vec<Evaluation<D>>,
    /// What every seat can expect to score after the best decision, in the units of the game.
    pub expected: Vec<f32>,
    /// How many iterations were made.
    pub iterations: u32,
}

/// Playouts that tell what a usual outcome is, before anything is compared.
const FIRST_LOOKS: u32 = 16;
/// So many iterations, shared out evenly, for each decision that is compared at the least: with
/// fewer, luck decides.
const MIN_ITERATIONS: u32 = 12;
/// A decision drops out when it is this many standard errors behind.
const CERTAINTY: f32 = 3.5;
/// So many standard errors are taken off a gain, since the best of many owes part of it to luck.
const CAUTION: f32 = 2.0;
/// So many tries before anything drops out for certain.
const MIN_TRIES: u32 = 24;

/// A decision that is compared with others, and what came of it.
struct Candidate<D> {
    decision: D,
    statistics: Statistics,
}

/// A comparison of decisions from one seat's view.
///
/// ```
/// use ludi_bots::{Budget, Search};
/// use ludi_builders::{Builders, Components, Setup};
/// use ludi_engine::{Pack as _, Quick, Turns, View, start};
///
/// let mut state: Builders =
///     start(Components::builtin(), &Setup::default(), 2).expect("two can play");
/// let seat = Turns::new(2).next(&mut state, &mut Quick::from_number(1)).expect("a decision");
///
/// let search = Search::new(View::new(&state, Some(seat)), seat);
/// let result = search.run(Budget::iterations(60), &mut Quick::from_number(2));
/// let (best, second) = (&result.evaluations[0], &result.evaluations[1]);
/// println!("{:?} is better than {:?}", best.decision, second.decision);
/// assert_eq!(result.expected.len(), 2, "a score to be expected for each seat");
/// ```
pub struct Search<G: Strategy> {
    view: View<G>,
    seat: Seat,
    settings: SearchSettings,
    /// Only these are compared, if any are named.
    among: Vec<G::Decision>,
    /// What is compared, what looked best at first sight first.
    candidates: Vec<Candidate<G::Decision>>,
    scale: Scale,
    /// Rounds so far; the chance of a round depends on its number.
    round: u64,
    /// How good the outcome of the first of them was in this round, and its lead.
    first: (f32, f32),
    playout: Playout<G>,
}

impl<G: Strategy> Search<G> {
    /// A search for the seat that has to decide.
    pub fn new(view: View<G>, seat: Seat) -> Self {
        let settings = SearchSettings::of::<G>(Level::Legatus);
        Self {
            view,
            seat,
            settings,
            among: Vec::new(),
            candidates: Vec::new(),
            scale: Scale::default(),
            round: 0,
            first: (0.0, 0.0),
            playout: Playout::new(settings),
        }
    }

    /// Searches with other settings than those of a commander.
    #[must_use]
    pub fn with_settings(mut self, settings: SearchSettings) -> Self {
        self.settings = settings;
        self.playout = Playout::new(settings);
        self
    }

    /// Compares only some decisions, which must be possible.
    #[must_use]
    pub fn among(mut self, decisions: &[G::Decision]) -> Self {
        self.among = decisions.to_vec();
        self
    }

    /// Searches within a budget. Stops early if there is nothing to choose, or if the best
    /// decision is certain.
    pub fn run(mut self, budget: Budget, chance: &mut Quick) -> SearchResult<G::Decision> {
        let seed = number(chance);
        let mut meter = BudgetMeter::new(budget);
        for _ in 0..FIRST_LOOKS.min(1 + budget.iterations / 8) {
            self.look(seed, &mut meter);
        }
        self.gather(meter.limit(), chance);
        let mut running: Vec<usize> = (0..self.candidates.len()).collect();
        let phases = (running.len() as f32).log2().ceil().max(1.0);
        let mut phase = 1.0;
        while !meter.is_spent() {
            self.round += 1;
            for place in &running {
                if meter.is_spent() {
                    break;
                }
                self.iterate(*place, seed);
                meter.used += 1;
            }
            self.drop_hopeless(&mut running);
            if running.len() == 1 && self.statistics(0).count >= FIRST_LOOKS {
                break;
            }
            // A phase ends with its part of the budget; half of those still running go on.
            while meter.spent() >= phase / phases && phase < phases {
                let left = (running.len() as f32).min(2f32.powf(phases - phase)) as usize;
                self.drop_to(&mut running, left.max(2));
                phase += 1.0;
            }
        }
        self.result()
    }

    /// Plays once without trying anything, to know what is usual.
    fn look(&mut self, seed: u64, meter: &mut BudgetMeter) {
        self.round += 1;
        let (mut chance_rng, mut policy_rng) = streams(seed, self.round);
        let mut state = G::imagine(&self.view, &mut chance_rng);
        let turns = Turns::after(self.before_me());
        let end = self.playout.end(&mut state, turns, self.seat, &mut chance_rng, &mut policy_rng);
        self.scale.add(end.lead(self.seat));
        meter.used += 1;
    }

    /// The seat before, so that the turn falls to the seat that has to decide.
    fn before_me(&self) -> Seat {
        let players = self.view.players();
        Seat((self.seat.0 + players - 1) % players)
    }

    /// Lists what is compared.
    fn gather(&mut self, limit: u32, chance: &mut Quick) {
        let mut list = std::mem::take(&mut self.among);
        if list.is_empty() {
            self.view.decisions(self.seat, &mut list);
            let most = self.settings.candidates.min((limit / MIN_ITERATIONS) as usize).max(2);
            self.playout.rank(&self.view, self.seat, &mut list, chance);
            list.truncate(most);
        }
        let unknown = |decision| Candidate { decision, statistics: Statistics::default() };
        self.candidates = list.into_iter().map(unknown).collect();
    }

    fn statistics(&self, place: usize) -> &Statistics {
        &self.candidates[place].statistics
    }

    /// What is certainly worse than the best drops out, even the first if one is left besides.
    fn drop_hopeless(&self, running: &mut Vec<usize>) {
        let by_gain = |a: &&usize, b: &&usize| {
            self.statistics(**a).gain().total_cmp(&self.statistics(**b).gain())
        };
        let Some(best) = running.iter().max_by(by_gain).copied() else { return };
        let statistics = self.statistics(best);
        if statistics.count < MIN_TRIES {
            return;
        }
        let last = running.len() == 2;
        running.retain(|place| {
            let other = self.statistics(*place);
            let std_error = statistics.std_error().hypot(other.std_error());
            (*place == 0 && !last)
                || other.count < MIN_TRIES
                || statistics.gain() - other.gain() <= CERTAINTY * std_error
        });
    }

    fn drop_to(&self, running: &mut Vec<usize>, left: usize) {
        // A stable sort: what looked better at first sight wins a tie.
        let gain = |place: &usize| self.statistics(*place).gain();
        running[1..].sort_by(|a, b| gain(b).total_cmp(&gain(a)));
        running.truncate(left);
        running.sort_unstable();
    }

    /// Tries one of the compared decisions once.
    fn iterate(&mut self, place: usize, seed: u64) {
        let (mut chance_rng, mut policy_rng) = streams(seed, self.round);
        let mut state = G::imagine(&self.view, &mut chance_rng);
        let candidate = &mut self.candidates[place];
        state.decide(self.seat, candidate.decision);
        let turns = Turns::after(self.seat);
        let end = self.playout.end(&mut state, turns, self.seat, &mut chance_rng, &mut policy_rng);
        let (value, lead) = (self.scale.value(&end, self.seat), end.lead(self.seat));
        if place == 0 {
            self.first = (value, lead);
        }
        let (gain, ahead) = (value - self.first.0, lead - self.first.1);
        candidate.statistics.add(&end, self.seat, value, gain, ahead);
    }

    /// What the search found in the end.
    fn result(&self) -> SearchResult<G::Decision> {
        let players = usize::from(self.view.players());
        let tried = self.candidates.iter().filter(|candidate| candidate.statistics.count > 0);
        let mut known: Vec<Evaluation<G::Decision>> = tried
            .map(|Candidate { decision, statistics }| Evaluation {
                decision: *decision,
                visits: statistics.count,
                value: statistics.value(),
                gain: statistics.gain(),
                std_error: statistics.std_error(),
                scores: statistics.scores(),
                ahead: statistics.ahead(),
                doubt: statistics.doubt(),
                rank: statistics.rank(),
            })
            .collect();
        let most = known.iter().map(|evaluation| evaluation.visits).max().unwrap_or(0);
        known.sort_by(|a, b| better(a, b, most));
        SearchResult {
            expected: known.first().map_or_else(Vec::new, |best| best.scores[..players].to_vec()),
            iterations: known.iter().map(|evaluation| evaluation.visits).sum(),
            evaluations: known,
        }
    }
}

/// Those that were tried about as often as the most tried one are compared by their edge; the
/// others dropped out before, the earlier the less they were tried.
pub(crate) fn better<D>(a: &Evaluation<D>, b: &Evaluation<D>, most: u32) -> std::cmp::Ordering {
    let (first, second) = (2 * a.visits >= most, 2 * b.visits >= most);
    let by_edge = b.edge().total_cmp(&a.edge());
    second.cmp(&first).then(if first && second {
        by_edge
    } else {
        b.visits.cmp(&a.visits).then(by_edge)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certainly_better_comes_first_and_what_dropped_out_early_last() {
        let evaluation = |decision, visits, value, gain, std_error| Evaluation {
            decision,
            visits,
            value,
            gain,
            std_error,
            scores: [0.0; MAX_SEATS],
            ahead: 0.0,
            doubt: 0.0,
            rank: 1.0,
        };
        let mut evaluations = [
            evaluation("dropped first", 10, 0.9, 0.4, 0.0),
            evaluation("lucky", 100, 0.8, 0.3, 0.2),
            evaluation("dropped second", 30, 0.2, -0.2, 0.0),
            evaluation("sensible", 100, 0.5, 0.0, 0.0),
            evaluation("better", 60, 0.6, 0.1, 0.02),
        ];
        evaluations.sort_by(|a, b| better(a, b, 100));
        let order = evaluations.map(|evaluation| evaluation.decision);
        assert_eq!(order, ["better", "sensible", "lucky", "dropped second", "dropped first"]);
    }
}
