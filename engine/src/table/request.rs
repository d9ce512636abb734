//! What people want to do at a table: an intent in notation that answers a place in the log.

use super::{Outcome, Table, TableError};
use crate::{
    Event, Game, Gift, LogIndex, Next, Notation as _, NotationError, Phrase, Player, RuleId, Seat,
    Words,
};

/// How many decisions may be made in one go.
const AT_ONCE: usize = 16;

/// What somebody wants to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Make a decision, in notation; or several in one go, with `;` between them, all or none.
    Decide(String),
    /// Take back the last decision.
    Undo,
    /// Make it again.
    Redo,
    /// Ask everybody to go back: events after this one would be taken back.
    Ask(LogIndex),
    /// Agree to go back.
    Agree,
    /// Decline to go back.
    Decline,
    /// Say something.
    Say(String),
    /// Sit down, or let a bot sit down.
    Join(Player),
    /// Add to the chance of the table.
    Give(Gift),
}

/// What became of a request that answers a place in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Nothing that matters happened since.
    Fresh,
    /// It was already done: the request was sent twice.
    Repeated,
    /// The table has moved on.
    Stale,
}

/// Why something is not possible, in words to be said.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// The reason.
    pub phrase: Phrase,
    /// The rule it rests on, if it is one of the game.
    pub rule: Option<RuleId>,
}

impl Refused {
    /// A reason that rests on no rule of the game.
    pub fn new(phrase: Phrase) -> Self {
        Self { phrase, rule: None }
    }
}

impl From<crate::SetupError> for Refused {
    fn from(error: crate::SetupError) -> Self {
        Self { phrase: error.phrase, rule: Some(error.rule) }
    }
}

impl<G: Game> Table<G> {
    /// Whether a request that answers the table as it was after an event still makes sense. Where
    /// everybody acts at once, what the others do does not make it stale.
    pub fn freshness(&self, seat: Option<Seat>, intent: &Intent, after: LogIndex) -> Freshness {
        let Some(since) = self.events.get(after as usize..) else {
            return Freshness::Stale;
        };
        // Words in between are no step of the game.
        let is_own = |event: &&Event<G>| {
            seat.is_some() && event.seat() == seat && !matches!(event, Event::Say(..))
        };
        let mut own = since.iter().filter(is_own);
        if self.is_done(own.clone(), intent) || is_said(since, seat, intent) {
            return Freshness::Repeated;
        }
        if matches!(intent, Intent::Say(_) | Intent::Join(_) | Intent::Give(_)) {
            return Freshness::Fresh;
        }
        let is_quiet = |event: &Event<G>| {
            matches!(event, Event::Say(..) | Event::Join(..) | Event::Give(..) | Event::Agree(_))
        };
        let is_fresh = since.iter().all(is_quiet)
            || matches!(intent, Intent::Decide(_))
                && own.next().is_none()
                && seat.is_some_and(|seat| self.has_waited_since(after, seat));
        if is_fresh { Freshness::Fresh } else { Freshness::Stale }
    }

    /// Whether the events of a seat begin with what it wants.
    fn is_done<'a>(&self, mut own: impl Iterator<Item = &'a Event<G>>, intent: &Intent) -> bool {
        if let Intent::Decide(text) = intent {
            return self.read_decisions(text).is_ok_and(|wanted| {
                wanted.iter().all(|decision| {
                    matches!(own.next(), Some(Event::Decide(_, made)) if made == decision)
                })
            });
        }
        own.next().is_some_and(|event| is_same(event, intent))
    }

    fn read_decisions(&self, text: &str) -> Result<Vec<G::Decision>, NotationError> {
        // What lies beyond the limit stays in one piece, which is no decision.
        let each = text.splitn(AT_ONCE, ';');
        each.map(|one| G::Decision::read(self.pack(), one.trim())).collect()
    }

    /// Makes decisions one after the other, or none of them. Nothing may be drawn between them:
    /// what comes next would be decided by who has not seen it.
    fn decide_in_one_go(&mut self, seat: Seat, decisions: &[G::Decision]) -> Outcome<G> {
        if let [first, rest @ ..] = decisions
            && !rest.is_empty()
        {
            self.check(seat, *first)?;
            let mut trial = self.state.clone();
            trial.decide(seat, *first);
            for decision in rest {
                let is_asked = matches!(trial.next(), Next::Decide(_));
                if !is_asked || trial.check(seat, *decision).is_err() {
                    return Err(TableError::NotNow);
                }
                trial.decide(seat, *decision);
            }
        }
        decisions.iter().try_for_each(|decision| self.append(Event::Decide(seat, *decision)))
    }

    /// Whether the game has waited for the seat all the time since an event.
    fn has_waited_since(&self, after: LogIndex, seat: Seat) -> bool {
        let Some(mut past) = self.at(after) else { return false };
        let waits = |table: &Self| table.waits_for(seat) || table.next() == Next::Chance;
        waits(&past)
            && self.events[after as usize..]
                .iter()
                .all(|event| past.append(event.clone()).is_ok() && waits(&past))
    }

    /// Does what somebody wants, with the draws and the closing that follow; `None` is a
    /// spectator, who can only talk.
    pub fn perform(&mut self, seat: Option<Seat>, intent: &Intent) -> Outcome<G> {
        let own = seat.ok_or(TableError::NotNow);
        match intent {
            Intent::Decide(text) => {
                let decisions = self.read_decisions(text)?;
                self.decide_in_one_go(own?, &decisions)?;
            }
            Intent::Undo => self.undo(own?)?,
            Intent::Redo => self.redo(own?)?,
            Intent::Ask(to) => self.append(Event::Ask(own?, *to))?,
            Intent::Agree => self.append(Event::Agree(own?))?,
            Intent::Decline => self.append(Event::Decline(own?))?,
            Intent::Say(text) => self.append(Event::Say(seat, text.clone()))?,
            Intent::Join(who) => self.append(Event::Join(own?, who.clone()))?,
            Intent::Give(gift) => self.give(own?, *gift)?,
        }
        self.settle_and_close();
        Ok(())
    }

    /// Makes the draws that are due, and closes the table if the game is over.
    pub(crate) fn settle_and_close(&mut self) {
        self.settle();
        if self.next() == Next::Over && !self.is_closed() && self.seed().is_some() {
            self.close().expect("the game is over and the seed is the table's own");
        }
    }
}

/// Whether a word was said since, whatever else its seat did. Spectators have no seat to be told
/// apart by: what one of them has just said, another need not say again.
fn is_said<G: Game>(since: &[Event<G>], seat: Option<Seat>, intent: &Intent) -> bool {
    matches!(intent, Intent::Say(_))
        && since.iter().any(|event| event.seat() == seat && is_same(event, intent))
}

fn is_same<G: Game>(event: &Event<G>, intent: &Intent) -> bool {
    match (event, intent) {
        (Event::Undo(..), Intent::Undo)
        | (Event::Redo(..), Intent::Redo)
        | (Event::Agree(_), Intent::Agree)
        | (Event::Decline(_), Intent::Decline) => true,
        (Event::Ask(_, to), Intent::Ask(wanted)) => to == wanted,
        (Event::Say(_, text), Intent::Say(said)) => text == said,
        (Event::Join(_, who), Intent::Join(wanted)) => who == wanted,
        (Event::Give(_, gift), Intent::Give(wanted)) => gift == wanted,
        _ => false,
    }
}

impl<G: Words> Table<G> {
    /// An error of this table in words, with its rule.
    pub fn explain(&self, seat: Option<Seat>, error: &TableError<G::Refusal>) -> Refused {
        match (error, seat) {
            (TableError::Refused(refusal), Some(seat)) => Refused {
                phrase: G::explain(&self.view(Some(seat)), seat, *refusal),
                rule: Some(crate::Refusal::rule(refusal)),
            },
            _ => Refused::new(error.phrase()),
        }
    }
}
