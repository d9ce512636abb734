//! Lessons: short stretches of a real table with a guide, written as data beside the game.
//!
//! A lesson says how its table begins, then step by step what to look at and what to do, what the
//! others do in between, and what is answered to somebody who does something else.
//! `docs/lessons.md` says how to write one. A position of a lesson follows from the lesson and from
//! what was done in it, and from nothing else ([`Play`]).

mod condition;
mod glob;
mod play;
mod read;
mod start;
mod walk;

use crate::{Bilingual, Seat};

pub use condition::Condition;
pub use glob::fits;
pub use play::{Advice, Deciders, Play, PlayError, Reply, Standing};
pub use walk::{Walked, check, walk};

/// The files in the folder `lessons` of a game, given their names: `lessons!["1", "2"]`.
#[macro_export]
macro_rules! lessons {
    ($($lesson:literal),+ $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $lesson, ".toml"))),+]
    };
}

/// The lessons of a game, in order.
#[derive(Debug, Default)]
pub struct Course {
    /// The lessons; the first is lesson 1.
    pub lessons: Vec<Lesson>,
}

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its place in the course, from 1.
    pub number: usize,
    /// What it is called.
    pub title: Bilingual,
    /// What one can do afterwards.
    pub goal: Bilingual,
    /// How long it takes.
    pub minutes: u8,
    /// The seat of the learner.
    pub seat: Seat,
    /// The level of the bots in the other seats; without one, they do what the steps say.
    pub level: Option<&'static str>,
    /// What is not taught yet.
    pub sealed: Vec<Sealed>,
    /// What to do.
    pub steps: Vec<Step>,
    /// What was learnt.
    pub done: Done,
    /// What holds when it is over.
    pub check: Vec<Condition>,
    start: start::Start,
}

/// Something that is not taught yet: it stands in its place, dimmed, and does not answer.
#[derive(Debug)]
pub struct Sealed {
    /// Parts of the page, by their names.
    pub parts: Vec<&'static str>,
    /// Decisions, as patterns of their notation.
    pub decisions: Vec<&'static str>,
    /// The lesson that teaches it; `None` where none does.
    pub until: Option<usize>,
    /// The step from which on it is open in this very lesson, from 1.
    pub step: Option<usize>,
}

/// A step of a lesson.
#[derive(Debug)]
pub struct Step {
    /// What is said.
    pub say: Bilingual,
    /// What is pointed at besides what is to be done: names of pieces and parts, decisions.
    pub point: Vec<&'static str>,
    /// What is to be done.
    pub task: Task,
    /// Whether the learner finds it alone: what is to be done is not lit.
    pub alone: bool,
    /// What the others do then, and what is done for the learner.
    pub then: Vec<&'static str>,
    /// What is said when it is done, before what is said next.
    pub praise: Option<Bilingual>,
    /// What is said to those who do something else.
    pub answers: Vec<Answer>,
}

/// What is to be done in a step.
#[derive(Debug)]
pub enum Task {
    /// Nothing: look, and go on.
    Look,
    /// Decisions, in one of these ways.
    Do(Vec<Way>),
    /// A decision that is refused, by this rule: trying it is the point.
    Try(&'static str, &'static str),
    /// Whatever one likes, until something holds.
    Free {
        /// What has to hold in the end; nothing means the end of the game.
        until: Vec<Condition>,
        /// One way there, with what the others do: how the lesson is tested.
        line: Vec<&'static str>,
        /// What is said on the way.
        tips: Vec<Tip>,
    },
}

/// A way to do what a step asks for.
#[derive(Debug)]
pub struct Way {
    /// The decisions, in order.
    pub decisions: Vec<&'static str>,
    /// What the learner must have decided before in this lesson for it to be a way.
    pub after: Vec<&'static str>,
    /// What is said when it was taken, instead of the praise of the step.
    pub praise: Option<Bilingual>,
}

/// What is said to somebody who does something else.
#[derive(Debug)]
pub struct Answer {
    /// To which decisions, as patterns of their notation.
    pub to: Vec<&'static str>,
    /// What is said.
    pub say: Bilingual,
    /// The rule behind it.
    pub rule: Option<&'static str>,
    /// Whether the rules refuse it, by that rule.
    pub refused: bool,
    /// Whether one may go on with it: it then stands for what was asked for.
    pub go_on: bool,
    /// What is set side by side, row by row.
    pub rows: Vec<Row>,
}

/// A row of a comparison.
#[derive(Debug)]
pub struct Row {
    /// What it is about.
    pub name: Bilingual,
    /// Signs and numbers, each perhaps with a tick or a cross.
    pub cells: Vec<&'static str>,
}

/// A remark while one plays freely.
#[derive(Debug)]
pub struct Tip {
    /// When it is said: the first one whose conditions hold.
    pub when: Vec<Condition>,
    /// What is said.
    pub say: Bilingual,
    /// What is pointed at.
    pub point: Vec<&'static str>,
}

/// The end of a lesson.
#[derive(Debug)]
pub struct Done {
    /// The headline.
    pub title: Bilingual,
    /// What happened.
    pub say: Bilingual,
    /// What was learnt, point by point.
    pub learnt: Vec<Bilingual>,
}

impl Course {
    /// A lesson by its number, from 1.
    pub fn lesson(&self, number: usize) -> Option<&Lesson> {
        self.lessons.get(number.checked_sub(1)?)
    }
}

impl Lesson {
    /// What keeps a decision for later at a step, counted from 1.
    pub fn seal_of(&self, decision: &str, step: usize) -> Option<&Sealed> {
        let covers = |seal: &&Sealed| seal.decisions.iter().any(|it| fits(it, decision));
        self.seals(step).find(covers)
    }

    /// What is kept for later at a step, counted from 1.
    pub fn seals(&self, step: usize) -> impl Iterator<Item = &Sealed> {
        self.sealed.iter().filter(move |seal| seal.step.is_none_or(|opens| step < opens))
    }

    /// Everything that is said in the lesson.
    pub fn texts(&self) -> Vec<Bilingual> {
        let mut texts = vec![self.title, self.goal, self.done.title, self.done.say];
        texts.extend(&self.done.learnt);
        for step in &self.steps {
            texts.push(step.say);
            texts.extend(step.praise);
            match &step.task {
                Task::Do(ways) => texts.extend(ways.iter().filter_map(|way| way.praise)),
                Task::Free { tips, .. } => texts.extend(tips.iter().map(|tip| tip.say)),
                Task::Look | Task::Try(..) => {}
            }
            for answer in &step.answers {
                texts.push(answer.say);
                texts.extend(answer.rows.iter().map(|row| row.name));
            }
        }
        texts
    }
}

impl Answer {
    fn fits(&self, decision: &str) -> bool {
        self.to.iter().any(|it| fits(it, decision))
    }
}

impl Step {
    /// The answer to a decision that is allowed, or refused by a rule: an answer speaks of the one or
    /// of the other.
    pub fn answer_to(&self, decision: &str, refused: Option<&str>) -> Option<&Answer> {
        let speaks_of_it = |answer: &&Answer| match refused {
            None => !answer.refused,
            rule => answer.refused && answer.rule == rule,
        };
        self.answers.iter().filter(|answer| answer.fits(decision)).find(speaks_of_it)
    }
}

#[cfg(test)]
mod tests;
