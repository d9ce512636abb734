//! A lesson being played: a position that follows from what was done.

use super::start::decide;
use super::{Answer, Condition, Course, Lesson, Sealed, Step, Task, Tip, Way};
use crate::{AnyGame, AnyTable, Bilingual, Intent, LOT, Next, Refused, Seat};

/// Goes on where nothing is to be decided, in the list of what was done.
const GO_ON: &str = ".";

/// Who decides for a seat at a table: the bots of a level, or a script.
pub type Deciders<'d> = &'d mut dyn FnMut(&dyn AnyTable, Seat) -> Option<String>;

/// A lesson being played.
///
/// The position follows from the lesson and the list of what was done: decisions in notation, `.`
/// for "go on", and `!` behind a decision that was answered and that one stays with. Several that were
/// made at once stand in one entry, with `; ` between them. Taking back is a shorter list, and meets
/// the same cards again.
pub struct Play<'l> {
    /// The lesson.
    pub lesson: &'l Lesson,
    /// The table as it is now.
    pub table: Box<dyn AnyTable>,
    /// What was done.
    pub did: Vec<String>,
    /// The step, from 0; behind the last one when the lesson is over.
    pub step: usize,
    /// What was said when the step before was done.
    pub praise: Option<Bilingual>,
    /// How the learner stands.
    pub standing: Standing<'l>,
    /// What of the step is done, as it was asked for.
    made: Vec<&'l str>,
}

/// How a learner stands.
#[derive(Debug)]
pub enum Standing<'l> {
    /// Something is to be done.
    Asked,
    /// Something else was done: what is said to it.
    Answered(Reply<'l>),
    /// The lesson is over.
    Done,
}

/// What is said to somebody who did something else.
#[derive(Debug)]
pub struct Reply<'l> {
    /// What they did, in notation.
    pub decision: String,
    /// What the lesson says.
    pub answer: Option<&'l Answer>,
    /// Why the rules refuse it; `None` where it was allowed and done.
    pub refused: Option<Refused>,
    /// What keeps it for later.
    pub sealed: Option<&'l Sealed>,
}

/// What the guide would do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Advice {
    /// Go on.
    GoOn,
    /// This decision.
    Decide(String),
    /// Whatever a bot thinks best.
    Bot,
}

/// Why a list of what was done leads nowhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayError {
    /// How much of it can be followed.
    pub followed: usize,
    /// What is wrong.
    pub problem: String,
}

impl<'l> Play<'l> {
    /// Plays a lesson as far as a list of what was done leads.
    pub fn new(
        lesson: &'l Lesson,
        course: &Course,
        game: &dyn AnyGame,
        did: &[String],
        others: Deciders<'_>,
    ) -> Result<Self, PlayError> {
        let wrong = |followed: usize| move |problem| PlayError { followed, problem };
        let mut play = Self {
            lesson,
            table: lesson.table(game, course).map_err(wrong(0))?,
            did: Vec::new(),
            step: 0,
            praise: None,
            standing: Standing::Asked,
            made: Vec::new(),
        };
        play.let_others(others).map_err(wrong(0))?;
        for (at, entry) in did.iter().enumerate() {
            play.go(entry, others).map_err(wrong(at))?;
        }
        Ok(play)
    }

    /// The step one is at.
    pub fn now(&self) -> Option<&'l Step> {
        self.lesson.steps.get(self.step)
    }

    /// Does one more thing: a decision, or several at once. What follows a decision that is
    /// answered is done as well, so that it is seen as it was meant.
    pub fn go(&mut self, entry: &str, others: Deciders<'_>) -> Result<(), String> {
        if matches!(self.standing, Standing::Answered(_)) {
            return Err("what was answered is taken back first".to_owned());
        }
        for (at, part) in entry.split(LOT).enumerate() {
            match &self.standing {
                Standing::Answered(reply) if reply.refused.is_some() => break,
                Standing::Answered(_) => _ = self.decide(part),
                Standing::Done if at > 0 => break,
                Standing::Asked | Standing::Done => self.go_once(part, others)?,
            }
        }
        self.did.push(entry.to_owned());
        Ok(())
    }

    fn go_once(&mut self, entry: &str, others: Deciders<'_>) -> Result<(), String> {
        let Some(step) = self.now() else { return Err("the lesson is over".to_owned()) };
        self.praise = None;
        let stays = entry.strip_suffix('!');
        let decision = stays.unwrap_or(entry);
        match &step.task {
            Task::Look if entry == GO_ON => self.complete(step.praise, others)?,
            Task::Do(_) if stays.is_some() => {
                let answer = step.answer_to(decision, None).filter(|answer| answer.go_on);
                answer.ok_or("one cannot go on with this")?;
                let asked = self.asked().next().ok_or("there is no way")?;
                self.decide(decision)?;
                self.follow(asked, others)?;
            }
            Task::Do(_) => {
                let asked = self.asked().find(|asked| *asked == decision);
                match asked {
                    Some(asked) => {
                        self.decide(decision)?;
                        self.follow(asked, others)?;
                    }
                    None => self.answer(decision)?,
                }
            }
            Task::Try(asked, _) if *asked == decision => self.complete(step.praise, others)?,
            Task::Free { .. } if self.allows(decision) => {
                self.decide(decision)?;
                self.let_others(others)?;
                if self.is_reached()? {
                    self.complete(step.praise, others)?;
                }
            }
            _ => self.answer(decision)?,
        }
        Ok(())
    }

    /// Whether the table lets the learner decide this now.
    fn allows(&self, decision: &str) -> bool {
        self.lesson.seal_of(decision, self.step + 1).is_none()
            && self.table.check(self.lesson.seat, decision).is_ok()
    }

    /// Does something for the learner.
    fn decide(&mut self, decision: &str) -> Result<(), String> {
        let made = self.table.perform(Some(self.lesson.seat), &Intent::Decide(decision.to_owned()));
        made.map_err(|refused| {
            format!("\"{decision}\" is refused ({})", refused.rule.unwrap_or("no decision"))
        })
    }

    /// A decision that was asked for is made.
    fn follow(&mut self, asked: &'l str, others: Deciders<'_>) -> Result<(), String> {
        self.made.push(asked);
        let whole = self.open_ways().find(|way| way.decisions.len() == self.made.len());
        let Some(way) = whole else { return Ok(()) };
        let praise = way.praise.or(self.lesson.steps[self.step].praise);
        self.complete(praise, others)
    }

    /// The step is done: the others act, and the next one begins.
    fn complete(&mut self, praise: Option<Bilingual>, others: Deciders<'_>) -> Result<(), String> {
        for decision in &self.lesson.steps[self.step].then {
            decide(&mut *self.table, decision)?;
        }
        self.step += 1;
        self.made.clear();
        self.praise = praise;
        self.let_others(others)?;
        if self.step == self.lesson.steps.len() {
            self.standing = Standing::Done;
        }
        Ok(())
    }

    /// Lets bots decide while the game waits for them, in a lesson that has some.
    fn let_others(&mut self, others: Deciders<'_>) -> Result<(), String> {
        if self.lesson.level.is_none() {
            return Ok(());
        }
        while let Next::Decide(seats) = self.table.next() {
            let Some(seat) = seats.iter().find(|seat| *seat != self.lesson.seat) else { break };
            if seats.contains(self.lesson.seat) {
                break;
            }
            let decision = others(&*self.table, seat).ok_or("nobody decides for the others")?;
            let done = self.table.perform(Some(seat), &Intent::Decide(decision.clone()));
            done.map_err(|_| format!("\"{decision}\" of another seat is refused"))?;
        }
        Ok(())
    }

    /// Something else is done: it is tried, and answered.
    fn answer(&mut self, decision: &str) -> Result<(), String> {
        let known = self.table.notation(decision).is_some_and(|written| written == decision);
        if !known {
            return Err(format!("\"{decision}\" is no decision"));
        }
        let step = self.lesson.steps.get(self.step);
        let sealed = self.lesson.seal_of(decision, self.step + 1);
        let seat = self.lesson.seat;
        let refused = match sealed {
            Some(_) => None,
            None => self.table.perform(Some(seat), &Intent::Decide(decision.to_owned())).err(),
        };
        let rule = refused.as_ref().map(|refused| refused.rule.unwrap_or_default());
        let answer = step.and_then(|step| step.answer_to(decision, rule));
        let answer = answer.filter(|_| sealed.is_none());
        let decision = decision.to_owned();
        self.standing = Standing::Answered(Reply { decision, answer, refused, sealed });
        Ok(())
    }

    /// The ways of the step that fit what was done.
    fn open_ways(&self) -> impl Iterator<Item = &'l Way> + '_ {
        let ways = match self.now().map(|step| &step.task) {
            Some(Task::Do(ways)) => &ways[..],
            _ => &[],
        };
        ways.iter().filter(|way| {
            let done = || self.did.iter().flat_map(|did| did.split(LOT));
            let was_done = |it: &&str| done().any(|did| did.trim_end_matches('!') == *it);
            way.decisions.starts_with(&self.made) && way.after.iter().all(was_done)
        })
    }

    /// What may be decided now on the way, the best first.
    pub fn asked(&self) -> impl Iterator<Item = &'l str> + '_ {
        let tried = match self.now().map(|step| &step.task) {
            Some(Task::Try(decision, _)) => Some(*decision),
            _ => None,
        };
        let next = self.open_ways().filter_map(|way| way.decisions.get(self.made.len()).copied());
        tried.into_iter().chain(next)
    }

    /// What of the step is done, as it was asked for.
    pub fn made(&self) -> &[&'l str] {
        &self.made
    }

    /// What is to be decided next once this is: a tile that is laid is turned, too.
    pub fn asked_after(&self, decision: &str) -> impl Iterator<Item = &'l str> {
        let at = self.made.len();
        let ways = self.open_ways().filter(move |way| way.decisions.get(at) == Some(&decision));
        ways.filter_map(move |way| way.decisions.get(at + 1).copied())
    }

    /// What the guide would do now; `None` where there is nothing to do.
    pub fn advice(&self) -> Option<Advice> {
        if !matches!(self.standing, Standing::Asked) {
            return None;
        }
        Some(match self.now()?.task {
            Task::Look => Advice::GoOn,
            Task::Free { .. } => Advice::Bot,
            Task::Do(_) | Task::Try(..) => Advice::Decide(self.asked().next()?.to_owned()),
        })
    }

    /// What is said on the way while one plays freely.
    pub fn tip(&self) -> Option<&'l Tip> {
        let Some(Task::Free { tips, .. }) = self.now().map(|step| &step.task) else { return None };
        tips.iter().find(|tip| self.hold(&tip.when) == Ok(true))
    }

    /// Whether conditions hold now.
    pub fn hold(&self, conditions: &[Condition]) -> Result<bool, String> {
        let data = self.table.data(Some(self.lesson.seat));
        let is_over = self.table.next() == Next::Over;
        for condition in conditions {
            if !condition.holds(&data, is_over)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a free step is done: what it asks for holds, or the game is over.
    fn is_reached(&self) -> Result<bool, String> {
        let Some(Task::Free { until, .. }) = self.now().map(|step| &step.task) else {
            return Ok(false);
        };
        let is_over = self.table.next() == Next::Over;
        Ok(is_over || !until.is_empty() && self.hold(until)?)
    }
}
