//! A lesson played by its own steps, in every way it allows.

use std::collections::BTreeSet;

use super::{Answer, Course, Lesson, Play, Standing, Task, fits};
use crate::{AnyGame, AnyTable, Lang, Seat};

/// How many ways through a lesson are tried at most.
const WAYS: usize = 400;

/// What was seen on a walk through a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walked {
    /// Ways to its end.
    pub ways: usize,
    /// Positions on them.
    pub positions: usize,
    /// Other moves that were tried and answered.
    pub answers: usize,
}

/// Plays a lesson by its own steps, in every way it allows, and shows every position on them.
pub fn walk(
    game: &dyn AnyGame,
    course: &Course,
    lesson: &Lesson,
    visit: &mut dyn FnMut(&Play<'_>) -> Result<(), String>,
) -> Result<Walked, String> {
    let mut walked = Walked::default();
    let mut open: Vec<Vec<String>> = vec![Vec::new()];
    while let Some(did) = open.pop() {
        let mut nobody = |_: &dyn AnyTable, _: Seat| None;
        let at = |play: &Play<'_>| format!("step {}, after {:?}", play.step + 1, play.did);
        let mut play = Play::new(lesson, course, game, &did, &mut nobody)
            .map_err(|error| format!("after {did:?}: {}", error.problem))?;
        walked.positions += 1;
        visit(&play).map_err(|problem| format!("{}: {problem}", at(&play)))?;
        let Some(step) = play.now() else {
            let reached = play.hold(&lesson.check)?;
            reached.then_some(()).ok_or(format!("{}: the check does not hold", at(&play)))?;
            walked.ways += 1;
            continue;
        };
        if let Task::Free { line, .. } = &step.task {
            play_freely(&mut play, line, &mut walked, visit)?;
            continue;
        }
        for entry in next(&play) {
            open.push(did.iter().cloned().chain([entry]).collect());
        }
        if walked.ways + open.len() > WAYS {
            return Err(format!("more than {WAYS} ways"));
        }
    }
    Ok(walked)
}

/// What leads on from a position.
fn next(play: &Play<'_>) -> Vec<String> {
    let Some(step) = play.now() else { return Vec::new() };
    if let Task::Look = step.task {
        return vec![".".to_owned()];
    }
    let mut entries: BTreeSet<String> = play.asked().map(str::to_owned).collect();
    for decision in play.table.conceivable(play.lesson.seat) {
        let answer = step.answer_to(&decision, None).filter(|answer| answer.go_on);
        let is_legal = play.table.check(play.lesson.seat, &decision).is_ok();
        if answer.is_some() && is_legal && !entries.contains(&decision) {
            entries.insert(format!("{decision}!"));
        }
    }
    entries.into_iter().collect()
}

/// Follows the line of a free step to its end.
fn play_freely(
    play: &mut Play<'_>,
    line: &[&str],
    walked: &mut Walked,
    visit: &mut dyn FnMut(&Play<'_>) -> Result<(), String>,
) -> Result<(), String> {
    let mut rest = line.iter();
    while matches!(play.standing, Standing::Asked) {
        let entry = rest.next().ok_or("the line ends before the lesson")?;
        let mut others = |_: &dyn AnyTable, _: Seat| rest.next().map(|it| (*it).to_owned());
        play.go(entry, &mut others)?;
        if matches!(play.standing, Standing::Answered(_)) {
            return Err(format!("\"{entry}\" of the line is not possible"));
        }
        walked.positions += 1;
        visit(play)?;
    }
    let reached = play.hold(&play.lesson.check)?;
    reached.then_some(()).ok_or("the check does not hold at the end of the line")?;
    walked.ways += 1;
    Ok(())
}

/// Checks a lesson: it can be played to its end in every way it allows, every answer answers what it
/// says it does, rules exist, and nothing is sealed that is asked for.
pub fn check(game: &dyn AnyGame, course: &Course, lesson: &Lesson) -> Result<Walked, String> {
    let mut answered: BTreeSet<(usize, usize)> = BTreeSet::new();
    let mut sealed: BTreeSet<&str> = BTreeSet::new();
    let mut walked = walk(game, course, lesson, &mut |play| {
        let Some(step) = play.now() else { return Ok(()) };
        let conceivable = play.table.conceivable(lesson.seat);
        for seal in lesson.seals(play.step + 1) {
            let covers = |it: &&&str| conceivable.iter().any(|decision| fits(it, decision));
            sealed.extend(seal.decisions.iter().filter(covers));
        }
        for asked in play.asked() {
            let seal = lesson.seal_of(asked, play.step + 1);
            seal.is_none().then_some(()).ok_or(format!("\"{asked}\" is sealed"))?;
        }
        if let Task::Try(decision, rule) = step.task {
            let refused = play.table.check(lesson.seat, decision).err();
            if refused.and_then(|refused| refused.rule) != Some(rule) {
                return Err(format!("\"{decision}\" is not refused by {rule}"));
            }
        }
        for (number, answer) in step.answers.iter().enumerate() {
            if answers(play, answer, &conceivable) {
                answered.insert((play.step, number));
            }
        }
        Ok(())
    })?;
    for (at, step) in lesson.steps.iter().enumerate() {
        for (number, answer) in step.answers.iter().enumerate() {
            let said = answer.to.join("; ");
            if !answered.contains(&(at, number)) {
                let how = if answer.refused { "refused by its rule" } else { "possible" };
                return Err(format!("step {}: \"{said}\" is never {how}", at + 1));
            }
            if let Some(rule) = answer.rule {
                let known = Lang::ALL.iter().all(|lang| game.rulebook(*lang).rule(rule).is_some());
                known.then_some(()).ok_or(format!("step {}: there is no rule {rule}", at + 1))?;
            }
        }
    }
    let patterns = lesson.sealed.iter().flat_map(|seal| &seal.decisions);
    if let Some(idle) = patterns.copied().find(|pattern| !sealed.contains(pattern)) {
        return Err(format!("\"{idle}\" is sealed and never thought of"));
    }
    walked.answers = answered.len();
    Ok(walked)
}

/// Whether every decision an answer is for, or one that fits its pattern, can be thought of here and
/// is allowed or refused as the answer says.
fn answers(play: &Play<'_>, answer: &Answer, conceivable: &[String]) -> bool {
    answer.to.iter().any(|pattern| {
        conceivable.iter().filter(|decision| fits(pattern, decision)).any(|decision| {
            let sealed = play.lesson.seal_of(decision, play.step + 1).is_some();
            let asked = play.asked().any(|asked| asked == decision);
            let refused = play.table.check(play.lesson.seat, decision).err();
            let as_said = match refused {
                None => !answer.refused,
                Some(refused) => answer.refused && refused.rule == answer.rule,
            };
            as_said && !sealed && !asked
        })
    })
}
