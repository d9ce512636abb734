//! Reads lessons from TOML.

use std::sync::OnceLock;

use super::start::{Fresh, From, Start};
use super::{Answer, Condition, Course, Done, Lesson, Row, Sealed, Step, Task, Tip, Way};
use crate::pack::{ANY, Checked, Entry, kept};
use crate::{Bilingual, Lang, PackError, Seat, Seed};

impl Course {
    /// Reads the files of a course, in order; an error names the lesson, the entry and the field.
    pub fn read(files: &[&str]) -> Result<Self, PackError> {
        let read = |(file, number): (&&str, usize)| {
            lesson(file, number).map_err(|mut error| {
                error.entry = format!("lesson {number}{}{}", dot(&error.entry), error.entry);
                error
            })
        };
        let lessons = files.iter().zip(1..).map(read).collect::<Checked<_>>()?;
        Ok(Self { lessons })
    }
}

fn dot(rest: &str) -> &'static str {
    if rest.is_empty() { "" } else { ", " }
}

fn lesson(text: &str, number: usize) -> Checked<Lesson> {
    let table: toml::Table = text.parse()?;
    let file = Entry::file(&table);
    let steps = file.entries("step", 1..=40, |entry| step(entry))?;
    let free = |step: &Step| matches!(step.task, Task::Free { .. });
    let is_last = |at: usize| at + 1 == steps.len();
    let early = steps.iter().position(free).is_some_and(|at| !is_last(at));
    file.check("step", !early, "only the last step may be free")?;
    let lesson = Lesson {
        number,
        title: said(&file, "title")?,
        goal: said(&file, "goal")?,
        minutes: file.whole("minutes", 1..=20)?,
        seat: Seat(file.maybe("seat", |it| file.whole(it, 1..=6))?.unwrap_or(1) - 1),
        level: file.maybe("level", |it| file.kept(it))?,
        sealed: some(&file, "sealed", |entry| sealed(entry, steps.len()))?,
        steps,
        done: file.entry("done", done)?,
        check: conditions(&file, "check")?,
        start: start(&file)?,
    };
    file.done()?;
    Ok(lesson)
}

/// A list of tables that may be missing.
fn some<'a, T>(
    entry: &Entry<'a>,
    field: &str,
    read: impl FnMut(&Entry<'a>) -> Checked<T>,
) -> Checked<Vec<T>> {
    if entry.has(field) { entry.entries(field, ANY, read) } else { Ok(Vec::new()) }
}

/// A text in both languages, as long as it likes.
fn said(entry: &Entry<'_>, field: &str) -> Checked<Bilingual> {
    entry.entry(field, both)
}

fn both(entry: &Entry<'_>) -> Checked<Bilingual> {
    let text = |lang: Lang| -> Checked<&'static str> {
        let text = entry.text(lang.code())?.trim();
        entry.check(lang.code(), !text.is_empty(), "says nothing")?;
        Ok(kept(&lang.typeset(text)))
    };
    Ok(Bilingual { en: text(Lang::En)?, fr: text(Lang::Fr)? })
}

/// Decisions in notation, with a semicolon between two of them.
fn decisions(entry: &Entry<'_>, field: &str) -> Checked<Vec<&'static str>> {
    if !entry.has(field) {
        return Ok(Vec::new());
    }
    let text = entry.text(field)?;
    Ok(text.split(';').map(str::trim).filter(|it| !it.is_empty()).map(kept).collect())
}

fn names(entry: &Entry<'_>, field: &str) -> Checked<Vec<&'static str>> {
    if !entry.has(field) {
        return Ok(Vec::new());
    }
    Ok(entry.texts(field, ANY)?.into_iter().map(kept).collect())
}

fn conditions(entry: &Entry<'_>, field: &str) -> Checked<Vec<Condition>> {
    let read = |text| Condition::read(text).map_err(|problem| entry.error(field, problem));
    names(entry, field)?.into_iter().map(read).collect()
}

fn start(file: &Entry<'_>) -> Checked<Start> {
    let before = decisions(file, "before")?;
    if file.has("continues") {
        return Ok(Start { from: From::Lesson(file.whole("continues", 1..=20)?), before });
    }
    let players = file.texts("players", 1..=6)?.into_iter().map(str::to_owned).collect();
    let mut switches = Vec::new();
    if file.has("switches") {
        let table = file.inner("switches")?;
        for key in table.fields() {
            switches.push((key.to_owned(), table.text(key)?.to_owned()));
        }
    }
    let (mut set, mut drop) = (Vec::new(), Vec::new());
    if file.has("pack") {
        file.entry("pack", |pack| {
            if pack.has("set") {
                let values = pack.inner("set")?;
                for path in values.fields() {
                    set.push((path.to_owned(), values.value(path)?.clone()));
                }
            }
            for name in names(pack, "drop")? {
                let Some((list, id)) = name.split_once('.') else {
                    return pack.wrong("drop", format!("\"{name}\": expected a list and an id"));
                };
                drop.push((list.to_owned(), id.to_owned()));
            }
            Ok(())
        })?;
    }
    let seed = Seed::from_text(file.text("seed")?);
    let rules = file.maybe("rules", |it| file.whole(it, 1..=99))?;
    let fresh = Fresh { players, switches, seed, rules, set, drop, pack: OnceLock::new() };
    Ok(Start { from: From::Table(Box::new(fresh)), before })
}

fn sealed(entry: &Entry<'_>, steps: usize) -> Checked<Sealed> {
    let seal = Sealed {
        parts: names(entry, "parts")?,
        decisions: names(entry, "decisions")?,
        until: entry.maybe("until", |it| entry.whole(it, 1..=20))?.map(|it: u8| usize::from(it)),
        step: entry.maybe("step", |it| entry.whole(it, 2..=steps as i64))?.map(|it| it as usize),
    };
    let some = !seal.parts.is_empty() || !seal.decisions.is_empty();
    entry.check("parts", some, "seals neither parts nor decisions")?;
    Ok(seal)
}

fn step(entry: &Entry<'_>) -> Checked<Step> {
    Ok(Step {
        say: said(entry, "say")?,
        point: names(entry, "point")?,
        task: task(entry)?,
        alone: entry.maybe("alone", |it| entry.flag(it))?.unwrap_or(false),
        then: decisions(entry, "then")?,
        praise: entry.maybe("praise", |it| said(entry, it))?,
        answers: some(entry, "answer", answer)?,
    })
}

fn task(entry: &Entry<'_>) -> Checked<Task> {
    let asked = decisions(entry, "do")?;
    if entry.has("refused") {
        let rule = entry.kept("refused")?;
        entry.check("do", asked.len() == 1, "what is tried is one decision")?;
        return Ok(Task::Try(asked[0], rule));
    }
    if entry.has("free") {
        entry.check("do", asked.is_empty(), "what is free is not told")?;
        return entry.entry("free", |free| {
            Ok(Task::Free {
                until: conditions(free, "until")?,
                line: decisions(free, "line")?,
                tips: some(free, "tip", tip)?,
            })
        });
    }
    let mut ways = some(entry, "way", way)?;
    if !asked.is_empty() {
        ways.insert(0, Way { decisions: asked, after: Vec::new(), praise: None });
    }
    Ok(if ways.is_empty() { Task::Look } else { Task::Do(ways) })
}

fn way(entry: &Entry<'_>) -> Checked<Way> {
    let decisions = decisions(entry, "do")?;
    entry.check("do", !decisions.is_empty(), "a way is at least one decision")?;
    Ok(Way {
        decisions,
        after: self::decisions(entry, "after")?,
        praise: entry.maybe("praise", |it| said(entry, it))?,
    })
}

fn answer(entry: &Entry<'_>) -> Checked<Answer> {
    let answer = Answer {
        to: decisions(entry, "to")?,
        say: said(entry, "say")?,
        rule: entry.maybe("rule", |it| entry.kept(it))?,
        refused: entry.maybe("refused", |it| entry.flag(it))?.unwrap_or(false),
        go_on: entry.maybe("go_on", |it| entry.flag(it))?.unwrap_or(false),
        rows: some(entry, "row", |row| {
            Ok(Row { name: said(row, "name")?, cells: names(row, "cells")? })
        })?,
    };
    entry.check("to", !answer.to.is_empty(), "is missing: what is answered?")?;
    entry.check("refused", !answer.refused || answer.rule.is_some(), "by which rule?")?;
    entry.check(
        "go_on",
        !answer.refused || !answer.go_on,
        "nobody goes on with what is refused",
    )?;
    Ok(answer)
}

fn tip(entry: &Entry<'_>) -> Checked<Tip> {
    Ok(Tip {
        when: conditions(entry, "when")?,
        say: said(entry, "say")?,
        point: names(entry, "point")?,
    })
}

fn done(entry: &Entry<'_>) -> Checked<Done> {
    Ok(Done {
        title: said(entry, "title")?,
        say: said(entry, "say")?,
        learnt: entry.entries("learnt", 1..=4, both)?,
    })
}
