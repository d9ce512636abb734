//! Looking back at a game: what everybody could expect at each moment, and which decisions cost
//! the most.

use ludi_engine::{
    Event, Game, LogIndex, Phrase, Quick, Seat, Seed, Strategy, Table, Turns, Value, View, Words,
    start,
};
use serde::{Deserialize, Serialize};

use crate::search::FinalScores;
use crate::{Budget, Judge, Level, Search, SearchResult, SearchSettings};

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnalysisBudget {
    /// Iterations for each decision of the game, where there is no net to look at it.
    pub iterations: u32,
    /// How many of the decisions that seem to have cost most are looked at again.
    pub mistakes: usize,
    /// Iterations for each of those.
    pub recheck_iterations: u32,
}

impl Default for AnalysisBudget {
    fn default() -> Self {
        Self { iterations: 64, mistakes: 12, recheck_iterations: 600 }
    }
}

/// The version of what an analysis says; one that was kept by another version is made again.
pub const ANALYSIS_VERSION: u32 = 3;

/// What came out of looking back at a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis<D> {
    /// What every seat could expect, in the order of the game: a moment for all decisions that one
    /// seat made one after the other; for a few of them where a seat plays alone.
    pub course: Vec<Expectation>,
    /// The decisions that cost the most, the dearest first.
    pub mistakes: Vec<Verdict<D>>,
    /// The best decision of every seat that made one worth telling: how much was lost without it.
    pub finds: Vec<Verdict<D>>,
    /// How well every seat decided, from 0, as good as deciding by lot, to 1, always the best;
    /// `None` for a seat that had nothing to decide.
    pub accuracy: Vec<Option<f32>>,
}

impl<D> Analysis<D> {
    /// The same with decisions told otherwise, such as in notation.
    pub fn map<E>(self, tell: impl Fn(D) -> E) -> Analysis<E> {
        let told = |one: Verdict<D>| Verdict {
            at: one.at,
            seat: one.seat,
            made: tell(one.made),
            other: tell(one.other),
            points: one.points,
        };
        Analysis {
            course: self.course,
            mistakes: self.mistakes.into_iter().map(told).collect(),
            finds: self.finds.into_iter().map(told).collect(),
            accuracy: self.accuracy,
        }
    }
}

/// What every seat could expect at a moment.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Expectation {
    /// The event that the first decision became; the position before it is the one judged.
    pub at: LogIndex,
    /// Who had to decide.
    pub seat: Seat,
    /// The final score to be expected for every seat, in points.
    pub scores: Vec<f32>,
}

/// A decision beside another: what would have been better, or the next best.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Verdict<D> {
    /// The event that the decision became.
    pub at: LogIndex,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub made: D,
    /// What it is compared with.
    pub other: D,
    /// How many points lie between them, of the score alone, of the lead over the best other
    /// player among others; never negative.
    pub points: f32,
}

impl<D> Verdict<D> {
    /// A mistake in a sentence, given both decisions in words; to be said with the words of the
    /// game and [`crate::BOT_WORDS`].
    pub fn mistake(&self, made: Phrase, other: Phrase) -> Phrase {
        self.sentence("bots-moment", made, other).with("seat", self.seat)
    }

    /// A good decision in a sentence, likewise.
    pub fn find(&self, made: Phrase, other: Phrase) -> Phrase {
        self.sentence("bots-find", made, other)
    }

    fn sentence(&self, id: &'static str, made: Phrase, other: Phrase) -> Phrase {
        Phrase::new(id)
            .with("decision", made)
            .with("best", other)
            .with("cost", Value::Tenths((f64::from(self.points) * 10.0).round() as i64))
    }
}

/// A decision of the game and what its seat could know.
struct PastDecision<G: Words + Strategy> {
    at: LogIndex,
    seat: Seat,
    made: G::Decision,
    view: View<G>,
}

/// How many decisions of whoever plays alone are a moment.
const FEW: f32 = 6.0;

/// What costs less than this many points is not worth telling.
const WORTH_TELLING: f32 = 0.3;

/// Looks back at a game. Every decision is judged by what its seat could know then, not by what
/// came after. `progress` is told how many of how many decisions are done and answers whether to
/// go on; an analysis that was stopped is `None`. The same seed and budget give the same analysis.
pub fn analyse<G: Words + Strategy>(
    table: &Table<G>,
    budget: AnalysisBudget,
    seed: Seed,
    mut progress: impl FnMut(usize, usize) -> bool,
) -> Option<Analysis<G::Decision>> {
    let past = decisions(table);
    let unit = table.standings().unit as f32;
    let (mut mistakes, mut finds) = (Vec::new(), Vec::new());
    let mut course: Vec<Moment> = Vec::new();
    let is_alone = table.header().seats.len() == 1;
    let mut care = vec![Care::default(); table.header().seats.len()];
    let mut glance = Glancing::<G>::new(budget, seed);
    let total = past.len() + budget.mistakes + table.header().seats.len();
    for (index, decided) in past.iter().enumerate() {
        if !progress(index, total) {
            return None;
        }
        let expected = glance.outlook(&decided.view, decided.seat);
        let goes_on =
            |moment: &&mut Moment| moment.seat == decided.seat && (!is_alone || moment.count < FEW);
        match course.last_mut().filter(goes_on) {
            Some(moment) => moment.add(&expected),
            None => course.push(Moment::new(decided, expected)),
        }
        let worth = glance.compare(decided);
        let [best, rest @ ..] = &worth[..] else { continue };
        care[decided.seat.index()].add(decided.made, &worth);
        if best.0 == decided.made {
            let next = rest.iter().max_by(|a, b| a.1.total_cmp(&b.1));
            finds.extend(next.map(|next| (best.1 - next.1, decided, next.0)));
        } else {
            let made = rest.iter().find(|tried| tried.0 == decided.made);
            // A decision that did not even look worth comparing is suspect too.
            let seems = made.map_or(f32::MAX, |made| best.1 - made.1);
            mistakes.push((seems, decided, best.0));
        }
    }
    let mut steps = past.len();
    let mut recheck = |suspects: Vec<Suspect<'_, G>>, sign: f32| {
        let mut told = Vec::new();
        for (_, decided, other) in suspects {
            if !progress(steps, total) {
                return None;
            }
            steps += 1;
            told.extend(second_look(decided, other, sign, unit, budget, seed));
        }
        told.sort_by(|a: &Verdict<_>, b| b.points.total_cmp(&a.points).then(a.at.cmp(&b.at)));
        Some(told)
    };
    let mistakes = recheck(largest(mistakes, budget.mistakes), 1.0)?;
    let each = Seat::all(table.header().seats.len() as u8).flat_map(|seat| {
        let own = finds.iter().filter(|(_, decided, _)| decided.seat == seat);
        largest(own.copied().collect(), 1)
    });
    let finds = recheck(each.collect(), -1.0)?;
    progress(total, total);
    let course = course.into_iter().map(|moment| moment.expectation(unit)).collect();
    let accuracy = care.into_iter().map(Care::accuracy).collect();
    Some(Analysis { course, mistakes, finds, accuracy })
}

/// What a seat gave away, and what it would have given away deciding by lot.
#[derive(Clone, Copy, Default)]
struct Care {
    lost: f32,
    by_lot: f32,
}

impl Care {
    /// Counts a decision among what its position offered, the best first.
    fn add<D: Copy + PartialEq>(&mut self, made: D, worth: &[(D, f32)]) {
        let best = worth[0].1;
        let behind = |one: &(D, f32)| best - one.1;
        // What did not even look worth comparing is as bad as the worst that did.
        let worst = worth.iter().map(behind).fold(0.0, f32::max);
        self.lost += worth.iter().find(|one| one.0 == made).map_or(worst, behind);
        self.by_lot += worth.iter().map(behind).sum::<f32>() / worth.len() as f32;
    }

    fn accuracy(self) -> Option<f32> {
        (self.by_lot > 0.0).then(|| (1.0 - self.lost / self.by_lot).clamp(0.0, 1.0))
    }
}

/// A first look at every decision: by the net of the game, or in a few imagined games.
struct Glancing<G: Words + Strategy> {
    budget: AnalysisBudget,
    seed: Seed,
    judge: Option<Judge<'static, G>>,
}

impl<G: Words + Strategy> Glancing<G> {
    fn new(budget: AnalysisBudget, seed: Seed) -> Self {
        Self { budget, seed, judge: G::net().map(Judge::new) }
    }

    /// What every seat can expect if all play alike.
    fn outlook(&mut self, view: &View<G>, seat: Seat) -> Vec<f32> {
        let Some(judge) = &mut self.judge else {
            return outlook(view, seat, self.budget.iterations / 2, self.seed);
        };
        let state = G::imagine(view, &mut Quick::new(self.seed.child(2 << 40)));
        Seat::all(view.players()).map(|seat| judge.expect(&state, seat).0).collect()
    }

    /// What could be decided and how far it leads, the best first.
    fn compare(&mut self, decided: &PastDecision<G>) -> Vec<(G::Decision, f32)> {
        let mut chance = Quick::new(self.seed.child(u64::from(decided.at)));
        let Some(judge) = &mut self.judge else {
            let result = judge(decided, &[], self.budget.iterations, &mut chance);
            return result.evaluations.iter().map(|one| (one.decision, one.ahead)).collect();
        };
        judge.judge(&decided.view, decided.seat, &mut chance);
        let mut worth: Vec<_> =
            judge.guesses.iter().map(|guess| (guess.decision, guess.lead)).collect();
        worth.sort_by(|a, b| b.1.total_cmp(&a.1));
        worth
    }
}

/// A decision that may be worth telling: how many points it seems to be apart from another.
type Suspect<'a, G> = (f32, &'a PastDecision<G>, <G as Game>::Decision);

/// Those that seem to be worth most.
fn largest<G: Words + Strategy>(
    mut suspects: Vec<Suspect<'_, G>>,
    count: usize,
) -> Vec<Suspect<'_, G>> {
    suspects.retain(|(seems, ..)| *seems > 0.0);
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.at.cmp(&b.1.at)));
    suspects.truncate(count);
    suspects
}

/// Looks at two decisions alone: the best of many looks better than it is. `sign` says which of
/// them should be better, 1 the other one; nothing if it is not, or not by much.
fn second_look<G: Words + Strategy>(
    decided: &PastDecision<G>,
    other: G::Decision,
    sign: f32,
    unit: f32,
    budget: AnalysisBudget,
    seed: Seed,
) -> Option<Verdict<G::Decision>> {
    let mut chance = Quick::new(seed.child(1 << 40 | u64::from(decided.at)));
    let result = judge(decided, &[decided.made, other], budget.recheck_iterations, &mut chance);
    let ahead = |wanted| {
        let mut tried = result.evaluations.iter();
        tried.find(|tried| tried.decision == wanted).map(|tried| tried.ahead)
    };
    let points = sign * (ahead(other)? - ahead(decided.made)?) / unit;
    let (at, seat, made) = (decided.at, decided.seat, decided.made);
    (points >= WORTH_TELLING).then_some(Verdict { at, seat, made, other, points })
}

/// What was to be expected while one seat decided, summed over its decisions.
struct Moment {
    at: LogIndex,
    seat: Seat,
    sums: Vec<f32>,
    count: f32,
}

impl Moment {
    fn new<G: Words + Strategy>(decided: &PastDecision<G>, sums: Vec<f32>) -> Self {
        Self { at: decided.at, seat: decided.seat, sums, count: 1.0 }
    }

    fn add(&mut self, scores: &[f32]) {
        self.count += 1.0;
        for (sum, score) in self.sums.iter_mut().zip(scores) {
            *sum += score;
        }
    }

    fn expectation(self, unit: f32) -> Expectation {
        let mean = |sum: f32| sum / self.count / unit;
        let scores = self.sums.into_iter().map(mean).collect();
        Expectation { at: self.at, seat: self.seat, scores }
    }
}

/// What every seat can expect if all play alike. Every position meets the same chance, so that
/// the course moves by what happened and little by the luck of looking.
fn outlook<G: Words + Strategy>(view: &View<G>, seat: Seat, games: u32, seed: Seed) -> Vec<f32> {
    let players = view.players();
    let before = Seat((seat.0 + players - 1) % players);
    let games = games.max(1);
    let mut sums = vec![0.0; usize::from(players)];
    for game in 0..games {
        let mut chance = Quick::new(seed.child(2 << 40 | u64::from(game)));
        let mut state = G::imagine(view, &mut chance);
        let (mut turns, mut made) = (Turns::after(before), 0);
        while let Some(seat) = turns.next(&mut state, &mut chance)
            && made < G::FORESIGHT.horizon
        {
            let decision = G::sensible(&View::new(&state, Some(seat)), seat, &mut chance);
            state.decide(seat, decision);
            made += 1;
        }
        for (seat, sum) in Seat::all(players).zip(&mut sums) {
            *sum += FinalScores::of(&state).scores[seat.index()] / games as f32;
        }
    }
    sums
}

/// Every decision in force where there was something to choose.
fn decisions<G: Words + Strategy>(table: &Table<G>) -> Vec<PastDecision<G>> {
    let mut past = Vec::new();
    let players = table.header().seats.len();
    let Ok(mut state) = start::<G>(table.pack(), table.setup(), players) else {
        return past;
    };
    let mut list = Vec::new();
    for (index, event) in table.events().iter().enumerate() {
        let at = index as LogIndex + 1;
        if !table.is_in_force(at) {
            continue;
        }
        match *event {
            Event::Draw(draw) => state.resolve(draw),
            Event::Decide(seat, made) | Event::Redo(seat, made) => {
                list.clear();
                state.decisions(seat, &mut list);
                if list.len() > 1 {
                    past.push(PastDecision { at, seat, made, view: View::new(&state, Some(seat)) });
                }
                state.decide(seat, made);
            }
            _ => {}
        }
    }
    past
}

fn judge<G: Words + Strategy>(
    decided: &PastDecision<G>,
    among: &[G::Decision],
    iterations: u32,
    chance: &mut Quick,
) -> SearchResult<G::Decision> {
    let search = Search::new(decided.view.clone(), decided.seat)
        .with_settings(SearchSettings::of::<G>(Level::Imperator))
        .among(among);
    search.run(Budget::iterations(iterations), chance)
}
