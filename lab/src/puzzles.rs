//! Making puzzles out of strong games, and checking them.

use std::cell::Cell;

use ludi_bots::{Budget, Level, Search};
use ludi_engine::puzzle::{Grade, Puzzle};
use ludi_engine::{
    Game, LogIndex, Next, Notation as _, Perspective, Player, Quick, Seat, Seed, SetupError,
    Strategy, Table, View, Words,
};

use crate::grade::{asked_of, graded, is_missed, missed_any};
use crate::judge::{Effort, Judged, judge};
use crate::simulate::{Match, play_by};
use crate::threads::in_order;

/// A strong game to take puzzles from.
#[derive(Clone, Debug)]
pub struct Source<G: Game> {
    /// The components.
    pub pack: &'static G::Pack,
    /// The switches.
    pub setup: G::Setup,
    /// How many play.
    pub players: u8,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// What is asked of puzzles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Demand {
    /// Iterations for each decision of the games they are taken from.
    pub strength: u32,
    /// How many points the best decision has to be ahead of every other.
    pub margin: f32,
    /// How many puzzles of a grade a game gives at most.
    pub each: usize,
    /// How thoroughly they are judged.
    pub effort: Effort,
    /// Whether there are enough of all grades but the hardest.
    pub only_hard: bool,
}

/// A game and what was found in it.
pub struct Found<G: Game> {
    /// The game, to its end.
    pub table: Table<G>,
    /// What was found, in the order of the game.
    pub puzzles: Vec<Made<G::Decision>>,
}

/// A decision of a puzzle, and what was found of it unless nothing else could be done.
pub type Asked<D> = (D, Option<Judged<D>>);

/// A puzzle that was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Made<D> {
    /// The event after which it is asked.
    pub at: LogIndex,
    /// Who has to decide.
    pub seat: Seat,
    /// How hard it is.
    pub grade: Grade,
    /// What it is about: the message its first decision is told with, and how many follow.
    pub kind: (&'static str, usize),
    /// What to do; nothing else is told of what leaves nothing to choose.
    pub steps: Vec<Asked<D>>,
}

/// A position of a game in which a decision seemed to be far ahead.
struct Suspect<G: Strategy> {
    at: LogIndex,
    seat: Seat,
    view: View<G>,
    /// The grade it may have, by who finds its first decision.
    guess: Grade,
    lead: f32,
}

/// So many positions of a game are judged at most.
const SUSPECTS: usize = 24;
/// Two puzzles of one seat are so many events apart: they are not about the same turn.
const APART: LogIndex = 12;
/// So many decisions with something to choose belong to a puzzle at most.
const QUESTIONS: usize = 4;
/// So often a puzzle is judged anew before it is kept: who checks it later finds the same.
const CONFIRMATIONS: usize = 3;
/// What is found again is ahead by so much of what is asked for; a check is content with half.
const CONFIRMED: f32 = 0.75;
/// Who plays the games.
const NAMES: [&str; 6] = ["Livia", "Marcus", "Cornelia", "Titus", "Julia", "Gaius"];

/// Plays a strong game and takes puzzles from it, no two of one kind.
pub fn puzzles_of<G: Words + Strategy>(
    source: &Source<G>,
    demand: Demand,
) -> Result<Found<G>, SetupError> {
    let (table, suspects) = strong_game(source, demand)?;
    let mut puzzles: Vec<Made<G::Decision>> = Vec::new();
    for suspect in in_turns(suspects).into_iter().take(SUSPECTS) {
        let near =
            |made: &Made<_>| made.seat == suspect.seat && made.at.abs_diff(suspect.at) < APART;
        if puzzles.iter().any(near) {
            continue;
        }
        let mut chance = Quick::new(source.seed.child(1 << 40 | u64::from(suspect.at)));
        if demand.only_hard && suspect.guess == Grade::Easy {
            continue;
        }
        let Some(made) = solve(&suspect, demand, &mut chance) else { continue };
        let alike = puzzles.iter().any(|other| other.kind == made.kind);
        let of_grade = puzzles.iter().filter(|other| other.grade == made.grade).count();
        if !alike && of_grade < demand.each {
            puzzles.push(made);
        }
    }
    puzzles.sort_by_key(|made| made.at);
    Ok(Found { table, puzzles })
}

/// Those that may be of each grade in turns, the hardest and the clearest first.
fn in_turns<G: Strategy>(mut suspects: Vec<Suspect<G>>) -> Vec<Suspect<G>> {
    suspects.sort_by(|a, b| b.lead.total_cmp(&a.lead).then(a.at.cmp(&b.at)));
    let mut grades = Grade::ALL.map(|_| Vec::new());
    for suspect in suspects {
        grades[suspect.guess as usize].push(suspect);
    }
    let mut grades = grades.map(Vec::into_iter);
    let mut all = Vec::new();
    loop {
        let before = all.len();
        all.extend(grades.iter_mut().rev().filter_map(Iterator::next));
        if all.len() == before {
            return all;
        }
    }
}

/// [`puzzles_of`] many games, on several threads; `done` is told after each of them.
pub fn puzzles_of_all<G: Words + Strategy>(
    sources: &[Source<G>],
    demand: Demand,
    threads: usize,
    done: impl Fn() + Sync,
) -> Result<Vec<Found<G>>, SetupError> {
    let one = |index: usize| {
        let found = puzzles_of(&sources[index], demand);
        done();
        found
    };
    in_order(threads, sources.len(), one).into_iter().collect()
}

/// A game between commanders, and the positions in which a decision seemed far ahead.
fn strong_game<G: Words + Strategy>(
    source: &Source<G>,
    demand: Demand,
) -> Result<(Table<G>, Vec<Suspect<G>>), SetupError> {
    let players = NAMES.iter().take(usize::from(source.players));
    let players = players.map(|name| Player::bot(*name, Level::Legatus.id())).collect();
    let mut table = Table::<G>::new(source.pack, &source.setup, players, source.seed)?;
    let game = Match {
        pack: source.pack,
        setup: source.setup.clone(),
        bots: vec![Level::Legatus.into(); usize::from(source.players)],
        seed: source.seed,
    };
    let at = Cell::new(0);
    let mut suspects = Vec::new();
    let ask = |_: &mut _, perspective: &Perspective<'_, G>| {
        let (decision, suspect) = ask(perspective, at.get(), source.seed, demand);
        suspects.extend(suspect);
        decision
    };
    play_by(&game, ask, |event| {
        at.set(at.get() + 1);
        table.append(event).expect("what was played is possible");
    })?;
    table.close().expect("the game was played to its end");
    suspects.retain(|suspect| begins(&table, suspect));
    Ok((table, suspects))
}

/// What a commander decides, and whether it seemed far ahead of the rest.
fn ask<G: Words + Strategy>(
    perspective: &Perspective<'_, G>,
    at: LogIndex,
    seed: Seed,
    demand: Demand,
) -> (G::Decision, Option<Suspect<G>>) {
    let (view, seat) = (perspective.view(), perspective.seat());
    let mut list = Vec::new();
    perspective.decisions(&mut list);
    if let [only] = list[..] {
        return (only, None);
    }
    let mut chance = Quick::new(seed.child(2 << 40 | u64::from(at)));
    let sensible = G::sensible(&view, seat, &mut chance);
    let result =
        Search::new(view.clone(), seat).run(Budget::iterations(demand.strength), &mut chance);
    let Some(best) = result.evaluations.first() else { return (list[0], None) };
    let others = result.evaluations[1..].iter().map(|other| other.ahead);
    let lead = others.reduce(f32::max).map_or(0.0, |other| best.ahead - other);
    let lead = lead / view.standings().unit as f32;
    if lead < demand.margin * 0.7 {
        return (best.decision, None);
    }
    let first = [(best.decision, true)];
    let guess = match sensible == best.decision {
        _ if is_missed(&view, seat, &first, &mut chance) => Grade::Hard,
        true => Grade::Easy,
        false => Grade::Medium,
    };
    (best.decision, Some(Suspect { at, seat, view, guess, lead }))
}

/// Whether a position is no step in the middle of something.
fn begins<G: Words + Strategy>(table: &Table<G>, suspect: &Suspect<G>) -> bool {
    let Some(before) = suspect.at.checked_sub(1).and_then(|at| table.at(at)) else { return true };
    match table.events().get(before.last_index() as usize) {
        Some(ludi_engine::Event::Decide(seat, decision)) if *seat == suspect.seat => {
            let (then, now) = (before.view(Some(*seat)), &suspect.view);
            !G::deeds(&then, *seat, *decision, now).is_empty()
        }
        _ => true,
    }
}

/// Whether a position is a puzzle, and which.
fn solve<G: Words + Strategy>(
    suspect: &Suspect<G>,
    demand: Demand,
    chance: &mut Quick,
) -> Option<Made<G::Decision>> {
    let seat = suspect.seat;
    let mut state = G::imagine(&suspect.view, chance);
    let mut steps = Vec::new();
    // Where something is done, not merely begun; how often, and what was missed until then.
    let mut ends = Vec::new();
    let (mut questions, mut idle) = (0, false);
    while matches!(state.next(), Next::Decide(seats) if seats.contains(seat)) {
        let before = View::new(&state, Some(seat));
        let mut list = Vec::new();
        before.decisions(seat, &mut list);
        let (decision, judged) = if let [only] = list[..] {
            (only, None)
        } else if questions < QUESTIONS
            && let Some(judged) = judge(&before, seat, demand.margin, demand.effort, chance)
        {
            questions += 1;
            (judged.best, Some(judged))
        } else {
            break;
        };
        state.decide(seat, decision);
        steps.push((decision, judged));
        let done = !G::deeds(&before, seat, decision, &View::new(&state, Some(seat))).is_empty();
        if done || !matches!(state.next(), Next::Decide(seats) if seats.contains(seat)) {
            idle |= ends.is_empty() && !done;
            ends.push(steps.len());
        }
    }
    let asked = |end: usize| {
        steps[..end].iter().rposition(|(_, judged)| judged.is_some()).map_or(0, |last| last + 1)
    };
    let (first, last) = (asked(*ends.first()?), asked(*ends.last()?));
    // As many decisions as make it hard, or the first that does something.
    let hard = [last, first]
        .into_iter()
        .find(|end| is_missed(&suspect.view, seat, &asked_of(&steps[..*end]), chance));
    steps.truncate(hard.unwrap_or(first));
    let grade = match hard {
        Some(_) => Grade::Hard,
        None => graded(&steps, demand.margin),
    };
    // Whoever does nothing, as the sensible player would, has found nothing.
    let nothing = idle && hard.is_none() && !missed_any(&steps);
    if nothing || (demand.only_hard && hard.is_none()) {
        return None;
    }
    if !(0..CONFIRMATIONS).all(|_| is_confirmed(&suspect.view, seat, &steps, demand, chance)) {
        return None;
    }
    let kind = (G::label(&suspect.view, seat, steps[0].0).id, steps.len());
    Some(Made { at: suspect.at, seat, grade, kind, steps })
}

/// Whether the same decisions are found again, as [`puzzle_holds`] asks.
fn is_confirmed<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    steps: &[Asked<G::Decision>],
    demand: Demand,
    chance: &mut Quick,
) -> bool {
    let mut state = G::imagine(view, chance);
    steps.iter().all(|(best, judged)| {
        let view = View::new(&state, Some(seat));
        state.decide(seat, *best);
        judged.is_none()
            || still_best(&view, seat, *best, CONFIRMED * demand.margin, demand.effort, chance)
    })
}

/// Whether a decision is found to be clearly the best one, by at least so many points.
fn still_best<G: Strategy>(
    view: &View<G>,
    seat: Seat,
    best: G::Decision,
    margin: f32,
    effort: Effort,
    chance: &mut Quick,
) -> bool {
    judge(view, seat, margin, effort, chance).is_some_and(|judged| judged.best == best)
}

/// Judges puzzles anew, each a table it is asked at, on several threads; `done` is told after each.
/// Whether each still [holds](puzzle_holds).
pub fn puzzles_hold<G: Words + Strategy>(
    asked: &[(Table<G>, &Puzzle)],
    margin: f32,
    seed: Seed,
    threads: usize,
    done: impl Fn() + Sync,
) -> Vec<bool> {
    in_order(threads, asked.len(), |index| {
        let (table, puzzle) = &asked[index];
        // Whatever else is in the list, a puzzle meets the same chance.
        let own = u64::from(puzzle.at) << 3 | u64::from(puzzle.seat.0);
        let mut chance = Quick::new(seed.child(own));
        let holds = puzzle_holds(table, puzzle, margin, Effort::LONG, &mut chance);
        done();
        holds
    })
}

/// Whether the decisions of a puzzle are still found to be clearly the best ones, by at least half
/// of what is asked of them; `table` is the one it is asked at.
pub fn puzzle_holds<G: Words + Strategy>(
    table: &Table<G>,
    puzzle: &Puzzle,
    margin: f32,
    effort: Effort,
    chance: &mut Quick,
) -> bool {
    let mut table = table.clone();
    puzzle.steps.iter().all(|step| {
        let Ok(best) = G::Decision::read(table.pack(), step.best) else { return false };
        let view = table.view(Some(puzzle.seat));
        let holds = step.others.is_empty()
            || still_best(&view, puzzle.seat, best, margin / 2.0, effort, chance);
        holds && table.decide(puzzle.seat, best).is_ok()
    })
}
