//! What a table remembers: turns, scores over time, the chat, what is still secret.

use super::Table;
use crate::{Event, Game, LogIndex, Next, Seat, SeatSet};

/// The scores of all seats after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The last event of the turn.
    pub at: LogIndex,
    /// The round it was played in, as [`Game::round`] counts.
    pub round: u16,
    /// The score of each seat, in units of the standings.
    pub seats: Vec<i32>,
}

/// A word of chat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Its place in the log.
    pub at: LogIndex,
    /// Who said it; `None` is a spectator.
    pub seat: Option<Seat>,
    /// What was said.
    pub text: String,
}

impl<G: Game> Table<G> {
    /// The index of the last event; 0 before the first.
    pub fn last_index(&self) -> LogIndex {
        self.events.len() as LogIndex
    }

    /// How often, in a game of one person, alone or against bots, something that was drawn has been
    /// taken back: what is drawn instead is another thing, so a score can be fished for. Among
    /// others everybody agreed, and bots always do.
    pub fn revealed_taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Whether the game waits for a decision of the seat.
    pub fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.next(), Next::Decide(seats) if seats.contains(seat))
    }

    /// Where the seat's previous turn ended, so that it can be told what happened since. A turn
    /// under way is not the previous one.
    pub fn last_turn(&self, seat: Seat) -> LogIndex {
        let is_own = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) | Event::Undo(by, _) if *by == seat);
        let is_other = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) if *by != seat);
        let mut events = &self.events[..];
        if self.waits_for(seat) {
            let end = events.iter().rposition(is_other).map_or(0, |index| index + 1);
            events = &events[..end];
        }
        // Draws that follow at once belong to the turn.
        let last = events.iter().rposition(is_own).map_or(0, |index| {
            let is_draw = |event: &&Event<G>| matches!(event, Event::Draw(_));
            index + 1 + events[index + 1..].iter().take_while(is_draw).count()
        });
        last as LogIndex
    }

    /// The index before the last decision of a seat that is in force, where a question could lead
    /// back to.
    pub fn before_last_decision(&self, seat: Seat) -> Option<LogIndex> {
        let is_own = |event: &Event<G>| matches!(event, Event::Decide(by, _) | Event::Redo(by, _) if *by == seat);
        let copied = self.header.fork.map_or(0, |fork| fork.copied);
        (copied..self.last_index())
            .rev()
            .find(|before| is_own(&self.events[*before as usize]) && self.is_in_force(before + 1))
    }

    /// Everything that was said.
    pub fn chat(&self) -> Vec<Said> {
        let said = |(at, event): (LogIndex, &Event<G>)| match event {
            Event::Say(seat, text) => Some(Said { at, seat: *seat, text: text.clone() }),
            _ => None,
        };
        (1..).zip(&self.events).filter_map(said).collect()
    }

    /// The scores after every turn, with what is drawn before anybody else decides: of several
    /// decisions of a seat in a row the last counts. Alone, each counts. The last scores of a
    /// game that is over are the final ones.
    pub fn scores(&self) -> Vec<Score> {
        let Some(mut replay) = self.at(0) else { return Vec::new() };
        let mut scores: Vec<Score> = Vec::new();
        let mut last = None;
        for event in &self.events {
            let (at, round) = (replay.next_index(), replay.state.round());
            if replay.append(event.clone()).is_err() {
                break;
            }
            let by = match event {
                _ if !self.is_in_force(at) => continue,
                Event::Decide(seat, _) | Event::Redo(seat, _) => *seat,
                Event::Draw(_) => {
                    if let Some(turn) = scores.last_mut() {
                        *turn = Score { at, seats: replay.points(), ..*turn };
                    }
                    continue;
                }
                _ => continue,
            };
            let score = Score { at, round, seats: replay.points() };
            if last == Some(by) && score.seats.len() > 1 {
                scores.pop();
            }
            last = Some(by);
            scores.push(score);
        }
        scores
    }

    /// What every seat would score now.
    fn points(&self) -> Vec<i32> {
        Seat::all(self.players.len() as u8).map(|seat| self.state.score(seat)).collect()
    }

    /// Whether one of these seats knows something that another does not.
    pub fn has_secrets_between(&self, seats: SeatSet) -> bool {
        let mut views = seats.iter().map(|seat| self.view(Some(seat)));
        let Some(first) = views.next() else { return false };
        views.any(|other| *other != *first)
    }

    /// Whether nothing in the log so far is secret.
    pub fn is_open_book(&self) -> bool {
        self.is_closed() || self.log_for(None) == self.log()
    }
}
