//! Taking back: by oneself up to what became known since, further if all agree.

use super::{Act, Entry, Outcome, Table, TableError, begin};
use crate::{Event, Game, LogIndex, Next, Seat, SeatSet, Undo};

/// A question to all seats, whether to go back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who asks.
    pub by: Seat,
    /// Events after this position would be taken back.
    pub to: LogIndex,
    /// Who has agreed so far, the asker included.
    pub agreed: SeatSet,
}

impl<G: Game> Table<G> {
    /// The entry the seat would take back, and the position without it.
    pub(super) fn undoing(&self, seat: Seat) -> Result<(usize, G), TableError<G::Refusal>> {
        self.check_seat(seat)?;
        let own = |entry: &Entry<G>| matches!(entry.act, Act::Decide(by, _) if by == seat);
        let index = self.timeline.iter().rposition(own).ok_or(TableError::UndoNothing)?;
        if self.timeline[index].at <= self.copied() {
            return Err(TableError::UndoNothing);
        }
        let Act::Decide(_, decision) = self.timeline[index].act else {
            return Err(TableError::UndoNothing);
        };
        let later = &self.timeline[index + 1..];
        let drawn = later.iter().any(|entry| matches!(entry.act, Act::Draw(..)));
        let mut state = self.fold(index).ok_or(TableError::UndoDepended)?;
        match state.undo(seat, decision) {
            Undo::Barrier => return Err(TableError::UndoBarrier),
            Undo::Free if drawn => return Err(TableError::UndoRevealed),
            Undo::Free | Undo::Private => {}
        }
        if state.revelations() != self.state.revelations() {
            return Err(TableError::UndoRevealed);
        }
        follow(&mut state, later).ok_or(TableError::UndoDepended)?;
        Ok((index, state))
    }

    /// The position in the log of the decision the seat may take back now.
    pub fn undoable(&self, seat: Seat) -> Result<LogIndex, TableError<G::Refusal>> {
        if self.closed {
            return Err(TableError::Closed);
        }
        self.undoing(seat).map(|(index, _)| self.timeline[index].at)
    }

    /// The decision the seat may make again now.
    pub fn redoable(&self, seat: Seat) -> Result<G::Decision, TableError<G::Refusal>> {
        if self.closed {
            return Err(TableError::Closed);
        }
        let last = self.undone.iter().rev().find(|(owner, _)| *owner == seat);
        let (_, decision) = last.ok_or(TableError::RedoNothing)?;
        self.check(seat, *decision)?;
        Ok(*decision)
    }

    /// Takes back the seat's last decision.
    pub fn undo(&mut self, seat: Seat) -> Outcome<G> {
        let of = self.undoable(seat)?;
        self.append(Event::Undo(seat, of))
    }

    /// Makes again what the seat took back last.
    pub fn redo(&mut self, seat: Seat) -> Outcome<G> {
        let decision = self.redoable(seat)?;
        self.append(Event::Redo(seat, decision))
    }

    /// Takes back the decision at an index, which has to be the seat's last.
    pub(super) fn apply_undo(&mut self, seat: Seat, of: LogIndex) -> Outcome<G> {
        let (index, state) = self.undoing(seat)?;
        if self.timeline[index].at != of {
            return Err(TableError::UndoOther);
        }
        if let Act::Decide(_, decision) = self.timeline.remove(index).act {
            self.undone.push((seat, decision));
        }
        self.state = state;
        self.question = None;
        Ok(())
    }

    /// Makes a decision again, which has to be what the seat took back last.
    pub(super) fn apply_redo(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        at: LogIndex,
    ) -> Outcome<G> {
        let last = self.undone.iter().rposition(|(owner, _)| *owner == seat);
        let last = last.filter(|index| self.undone[*index].1 == decision);
        let last = last.ok_or(TableError::RedoNothing)?;
        self.check(seat, decision)?;
        self.make(seat, decision, at);
        self.undone.remove(last);
        Ok(())
    }

    /// Asks everybody to go back.
    pub(super) fn apply_question(&mut self, seat: Seat, to: LogIndex) -> Outcome<G> {
        self.check_seat(seat)?;
        if self.timeline.last().is_none_or(|last| to >= last.at) {
            return Err(TableError::NoPosition);
        }
        self.question = Some(Question { by: seat, to, agreed: SeatSet::EMPTY });
        self.agree(seat);
        Ok(())
    }

    /// Notes that a seat agrees to the open question, and goes back if everybody does.
    pub(super) fn agree(&mut self, seat: Seat) {
        if let Some(question) = &mut self.question {
            question.agreed.insert(seat);
        }
        self.go_back_if_agreed();
    }

    fn go_back_if_agreed(&mut self) {
        let everybody = SeatSet::all(self.players.len() as u8);
        if let Some(question) = self.question.filter(|question| question.agreed == everybody) {
            let drawn =
                |entry: &Entry<G>| entry.at > question.to && matches!(entry.act, Act::Draw(..));
            let people = self.players.iter().filter(|player| player.bot.is_none()).count();
            if people <= 1 && self.timeline.iter().any(drawn) {
                self.taken_back += 1;
            }
            self.timeline.retain(|entry| entry.at <= question.to);
            self.recount();
            self.state = self.fold(self.timeline.len()).expect("a beginning of what was possible");
            self.undone.clear();
            self.question = None;
        }
    }

    /// The position after the first entries of the timeline.
    fn fold(&self, entries: usize) -> Option<G> {
        let mut state = self.beginning();
        follow(&mut state, &self.timeline[..entries])?;
        Some(state)
    }

    fn beginning(&self) -> G {
        begin::<G>(self.pack(), &self.setup, &self.header).expect("the setup was accepted before")
    }
}

/// Applies entries in order, as long as each is possible.
fn follow<G: Game>(state: &mut G, entries: &[Entry<G>]) -> Option<()> {
    for entry in entries {
        match entry.act {
            Act::Draw(_, draw) => {
                let mut possible = Vec::new();
                if state.next() != Next::Chance {
                    return None;
                }
                state.draws(&mut possible);
                possible.iter().find(|(other, _)| *other == draw)?;
                state.resolve(draw);
            }
            Act::Decide(seat, decision) => {
                if !matches!(state.next(), Next::Decide(_)) {
                    return None;
                }
                state.check(seat, decision).ok()?;
                state.decide(seat, decision);
            }
        }
    }
    Some(())
}
