//! Whether one decision of a position is clearly better than all others.

use ludi_bots::{Budget, Evaluation, Level, Lines, Search, SearchSettings, best_line};
use ludi_engine::{Quick, Seat, Strategy, View};

/// How thoroughly a position is judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Iterations of the search over all decisions that finds the ones worth comparing.
    pub search: u32,
    /// Iterations for each decision by which one of those is played on.
    pub line: u32,
    /// Imagined games for each of them in each of the comparisons that have to agree.
    pub rounds: u32,
}

impl Effort {
    /// As puzzles are made and checked.
    pub const LONG: Self = Self { search: 1_000, line: 48, rounds: 120 };
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged<D> {
    /// The decision that is clearly the best.
    pub best: D,
    /// The others that came near it, with the points they lose, the second best first.
    pub others: Vec<(D, f32)>,
    /// What the sensible player would do, if it is something else.
    pub tempting: Option<D>,
}

/// A position in which fewer decisions than this are worth a thought is no puzzle.
const CHOICES: usize = 3;
/// So many decisions are compared in the end.
const CONTENDERS: usize = 4;
/// So many decisions of the same seat follow each of them.
const FOLLOWING: usize = 3;
/// Comparisons with chance of their own that have to agree.
const COMPARISONS: usize = 3;
/// So many standard errors the best has to be ahead.
const CERTAINTY: f32 = 3.0;
/// Imagined games that tell which continuation is good.
const PILOT: u32 = 40;

/// A contender and its continuations, and how far it is behind.
struct Contender<D> {
    lines: Vec<Vec<D>>,
    behind: f32,
}

/// The decision that is ahead of every other by at least so many points, beyond doubt; `None` if
/// there is none, or nothing to think about. Every contender is played on in the better of two
/// ways, as a search finds and as the sensible player would, so that another order of the same
/// decisions is as good as the best.
pub fn judge<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    margin: f32,
    effort: Effort,
    chance: &mut Quick,
) -> Option<Judged<G::Decision>> {
    let mut list = Vec::new();
    view.decisions(seat, &mut list);
    list.retain(|decision| {
        G::appraise(G::usual(), view, seat, *decision) != Some(f32::NEG_INFINITY)
    });
    if list.len() < CHOICES {
        return None;
    }
    let sensible: [G::Decision; 3] = std::array::from_fn(|_| G::sensible(view, seat, chance));
    let found = found(view, seat, list.len(), effort, chance);
    let unit = view.standings().unit as f32;
    let [first, second, ..] = &found[..] else { return None };
    if (first.ahead - second.ahead) / unit < margin / 2.0 {
        return None;
    }
    let mut decisions: Vec<_> = found.iter().take(CONTENDERS).map(|it| it.decision).collect();
    if !decisions.contains(&sensible[0]) {
        decisions.push(sensible[0]);
    }
    let (lines, lead) = pilot(view, seat, &decisions, effort, chance);
    if lead < margin / 4.0 {
        return None;
    }
    let behind = compared(view, seat, &lines, margin, effort, chance)?;
    let best = lines[0][0];
    let mut others: Vec<_> =
        lines[1..].iter().zip(behind).map(|(line, behind)| (line[0], behind)).collect();
    others.sort_by(|a, b| a.1.total_cmp(&b.1));
    let tempting = (!sensible.contains(&best)).then_some(sensible[0]);
    Some(Judged { best, others, tempting })
}

/// What a search over all decisions finds, by the points they are ahead.
fn found<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    choices: usize,
    effort: Effort,
    chance: &mut Quick,
) -> Vec<Evaluation<G::Decision>> {
    let settings =
        SearchSettings { candidates: usize::MAX, ..SearchSettings::of::<G>(Level::Legatus) };
    let budget = Budget::iterations(effort.search.max(12 * choices as u32));
    let result = Search::new(view.clone(), seat).with_settings(settings).run(budget, chance);
    let mut found = result.evaluations;
    found.sort_by(|a, b| b.ahead.total_cmp(&a.ahead));
    found
}

/// The better continuation of every decision, the one of the best decision first, and by how much
/// it seems to be ahead.
fn pilot<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    decisions: &[G::Decision],
    effort: Effort,
    chance: &mut Quick,
) -> (Vec<Vec<G::Decision>>, f32) {
    let budget = Budget::iterations(effort.line);
    let mut contenders: Vec<Contender<G::Decision>> = decisions
        .iter()
        .map(|decision| {
            let line = best_line(view, seat, *decision, FOLLOWING, budget, chance);
            let lines = if line.len() > 1 { vec![line, vec![*decision]] } else { vec![line] };
            Contender { lines, behind: f32::MAX }
        })
        .collect();
    let all = contenders.iter().flat_map(|contender| contender.lines.clone()).collect();
    let mut trial = Lines::new(view.clone(), seat, all, chance);
    trial.play(PILOT);
    let mut number = 0;
    for contender in &mut contenders {
        let behind: Vec<f32> =
            (number..number + contender.lines.len()).map(|it| trial.behind(it).0).collect();
        number += contender.lines.len();
        if behind.len() > 1 && behind[1] < behind[0] {
            contender.lines.swap(0, 1);
        }
        contender.behind = behind.into_iter().fold(f32::MAX, f32::min);
    }
    contenders.sort_by(|a, b| a.behind.total_cmp(&b.behind));
    let lead = contenders[1].behind - contenders[0].behind;
    let lines = contenders.into_iter().map(|it| it.lines.into_iter().next().unwrap_or_default());
    (lines.collect(), lead)
}

/// How many points each line but the first is behind it, if all comparisons agree that it is far
/// enough.
fn compared<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    lines: &[Vec<G::Decision>],
    margin: f32,
    effort: Effort,
    chance: &mut Quick,
) -> Option<Vec<f32>> {
    let mut totals = vec![(0.0f32, 0.0f32); lines.len() - 1];
    for _ in 0..COMPARISONS {
        let mut comparison = Lines::new(view.clone(), seat, lines.to_vec(), chance);
        comparison.play(effort.rounds);
        for (total, line) in totals.iter_mut().zip(1..) {
            let (behind, error) = comparison.behind(line);
            if behind < margin / 2.0 {
                return None;
            }
            *total = (total.0 + behind, total.1.hypot(error));
        }
    }
    let count = COMPARISONS as f32;
    let sure = |(sum, error): &(f32, f32)| *sum >= count * margin && *sum >= CERTAINTY * error;
    totals.iter().all(sure).then(|| totals.iter().map(|(sum, _)| sum / count).collect())
}
