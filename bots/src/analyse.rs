//! Looking back at a game: what everybody could expect at each moment, and which decisions cost
//! the most.

use ludi_engine::{
    Event, LogIndex, Phrase, Quick, Seat, Seed, Strategy, Table, Value, View, Words, start,
};

use crate::{Budget, Search, SearchResult};

/// How thoroughly a game is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnalysisBudget {
    /// Iterations for each decision of the game.
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

/// What came out of looking back at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<D> {
    /// What every seat could expect before each decision, in the order of the game.
    pub course: Vec<Expectation>,
    /// The decisions that cost the most, the dearest first.
    pub mistakes: Vec<Mistake<D>>,
}

impl<D> Analysis<D> {
    /// The same with decisions told otherwise, such as in notation.
    pub fn map<E>(self, tell: impl Fn(D) -> E) -> Analysis<E> {
        let mistake = |mistake: Mistake<D>| Mistake {
            at: mistake.at,
            seat: mistake.seat,
            made: tell(mistake.made),
            best: tell(mistake.best),
            cost: mistake.cost,
            made_label: mistake.made_label,
            best_label: mistake.best_label,
        };
        let mistakes = self.mistakes.into_iter().map(mistake).collect();
        Analysis { course: self.course, mistakes }
    }
}

/// What every seat could expect at a moment, as the deciding seat could see it.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The event that the decision became; the position before it is the one judged.
    pub at: LogIndex,
    /// Who had to decide.
    pub seat: Seat,
    /// The final score to be expected for every seat, in points.
    pub scores: Vec<f32>,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq)]
pub struct Mistake<D> {
    /// The event that the decision became.
    pub at: LogIndex,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub made: D,
    /// What would have been better.
    pub best: D,
    /// How much better, in points: of the score alone, of the lead over the best other player
    /// among others.
    pub cost: f32,
    /// What was decided, in words of the game.
    pub made_label: Phrase,
    /// What would have been better, in words of the game.
    pub best_label: Phrase,
}

impl<D> Mistake<D> {
    /// The mistake in a sentence, to be said with the words of the game and
    /// [`crate::BOT_WORDS`].
    pub fn phrase(&self) -> Phrase {
        Phrase::new("bots-moment")
            .with("seat", self.seat)
            .with("decision", self.made_label.clone())
            .with("best", self.best_label.clone())
            .with("cost", Value::Tenths((f64::from(self.cost) * 10.0).round() as i64))
    }
}

/// A decision of the game and what its seat could know.
struct PastDecision<G: Words + Strategy> {
    at: LogIndex,
    seat: Seat,
    made: G::Decision,
    view: View<G>,
}

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
    let total = past.len() + budget.mistakes.min(past.len());
    let (mut course, mut suspects) = (Vec::new(), Vec::new());
    for (index, decided) in past.iter().enumerate() {
        if !progress(index, total) {
            return None;
        }
        let mut chance = Quick::new(seed.child(u64::from(decided.at)));
        let result = judge(decided, &[], budget.iterations, &mut chance);
        let scores = result.expected.iter().map(|score| score / unit).collect();
        course.push(Expectation { at: decided.at, seat: decided.seat, scores });
        let ahead =
            |wanted| result.evaluations.iter().find(|t| t.decision == wanted).map(|t| t.ahead);
        let Some(best) = result.evaluations.first().filter(|best| best.decision != decided.made)
        else {
            continue;
        };
        // A decision that did not even look worth comparing is suspect too.
        let seems = ahead(decided.made).map_or(f32::MAX, |made| best.ahead - made);
        if seems > 0.0 {
            suspects.push((seems, decided, best.decision));
        }
    }
    suspects.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.at.cmp(&b.1.at)));
    suspects.truncate(budget.mistakes);
    let mut mistakes = Vec::new();
    for (index, (_, decided, best)) in suspects.into_iter().enumerate() {
        if !progress(past.len() + index, total) {
            return None;
        }
        // The best of many looks better than it is; only a second look at the two alone is fair.
        let mut chance = Quick::new(seed.child(1 << 40 | u64::from(decided.at)));
        let result = judge(decided, &[decided.made, best], budget.recheck_iterations, &mut chance);
        let ahead =
            |wanted| result.evaluations.iter().find(|t| t.decision == wanted).map(|t| t.ahead);
        let (Some(made), Some(better)) = (ahead(decided.made), ahead(best)) else { continue };
        let cost = (better - made) / unit;
        if cost >= WORTH_TELLING {
            mistakes.push(Mistake {
                at: decided.at,
                seat: decided.seat,
                made: decided.made,
                best,
                cost,
                made_label: G::label(&decided.view, decided.seat, decided.made),
                best_label: G::label(&decided.view, decided.seat, best),
            });
        }
    }
    mistakes.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.at.cmp(&b.at)));
    progress(total, total);
    Some(Analysis { course, mistakes })
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
    let search = Search::new(decided.view.clone(), decided.seat).among(among);
    search.run(Budget::iterations(iterations), chance)
}
