//! A table of some game.

use std::any::Any;

use serde_json::Value as Json;

use super::{AnyGame, AnyPack, any_game};
use crate::{
    Effect, Freshness, Gift, Head, Header, Intent, LogError, LogIndex, Messages, Next,
    Notation as _, Paragraph, Phrase, Player, Question, Refused, Said, Score, Seat, SeatSet, Seed,
    Shuffle, Standings, Table, Text, Turn, Words,
};

/// A decision a seat may make now.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// In notation.
    pub notation: String,
    /// In words, as on a button.
    pub label: Phrase,
    /// What it costs and brings.
    pub effects: Vec<Effect>,
}

/// A table of some game. It speaks notation and phrases; [`Table`] says more of each method.
pub trait AnyTable: Send + Sync {
    /// Its game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The table itself, a [`Table`] of the game, for those who know the type.
    fn as_any(&self) -> &dyn Any;
    /// Its components.
    fn pack(&self) -> AnyPack;
    /// The first line of the log.
    fn header(&self) -> &Header;
    /// The secret of the table, for whoever keeps it.
    fn seed(&self) -> Option<Seed>;
    /// Who sits in each seat.
    fn players(&self) -> &[Player];
    /// The names of the players, by seat; empty where nobody has sat down yet.
    fn names(&self) -> Vec<String>;
    /// What the game waits for.
    fn next(&self) -> Next;
    /// Whether the game waits for a decision of the seat.
    fn waits_for(&self, seat: Seat) -> bool;
    /// Whether the table is closed.
    fn is_closed(&self) -> bool;
    /// The open question whether to go back.
    fn question(&self) -> Option<Question>;
    /// The standings now.
    fn standings(&self) -> Standings;
    /// How often, in a game alone, something that was drawn has been taken back.
    fn revealed_taken_back(&self) -> u32;

    /// What a seat is asked now.
    fn prompt(&self, seat: Seat) -> Phrase;
    /// What a seat may decide now.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// The decisions a seat may think of now, in notation, allowed or not.
    fn conceivable(&self, seat: Seat) -> Vec<String>;
    /// A decision as the log writes it; `None` if the text is no decision of the game.
    fn notation(&self, text: &str) -> Option<String>;
    /// Whether a seat may make a decision, in notation, now.
    fn check(&self, seat: Seat, decision: &str) -> Result<(), Refused>;
    /// The table drawn in text as a seat, or a spectator, may see it.
    fn text(&self, viewer: Option<Seat>, messages: &Messages, names: &[String]) -> Text;
    /// The position as data, as a seat, or a spectator, may know it.
    fn data(&self, viewer: Option<Seat>) -> Json;

    /// Whether an intent that answers a place in the log still makes sense.
    fn freshness(&self, seat: Option<Seat>, intent: &Intent, after: LogIndex) -> Freshness;
    /// Does something, with the draws and the closing that follow; `None` is a spectator.
    fn perform(&mut self, seat: Option<Seat>, intent: &Intent) -> Result<(), Refused>;
    /// Makes the draws and the closing that are due, as when a log that was read ends early.
    fn settle(&mut self);
    /// Reads the next line of the log, which somebody else has written. After an error the table
    /// has to be read anew.
    fn follow(&mut self, line: &str) -> Result<(), LogError>;
    /// The decision the seat may take back, by its place in the log.
    fn undoable(&self, seat: Seat) -> Result<LogIndex, Refused>;
    /// Whether the seat may make a decision again.
    fn redoable(&self, seat: Seat) -> Result<(), Refused>;

    /// The index of the last event.
    fn last_index(&self) -> LogIndex;
    /// Where the seat's previous turn ended.
    fn last_turn(&self, seat: Seat) -> LogIndex;
    /// The index before the last decision of a seat.
    fn before_last_decision(&self, seat: Seat) -> Option<LogIndex>;
    /// Everything that was said.
    fn chat(&self) -> Vec<Said>;
    /// The scores after every turn.
    fn scores(&self) -> Vec<Score>;
    /// Whether a seat knows something that a spectator does not.
    fn has_secrets(&self, seat: Seat) -> bool;
    /// Whether one of these seats knows something that another does not.
    fn has_secrets_between(&self, seats: SeatSet) -> bool;
    /// Whether nothing in the log so far is secret.
    fn is_open_book(&self) -> bool;
    /// The story after an event as a seat, or a spectator, may know it.
    fn story(&mut self, viewer: Option<Seat>, since: LogIndex) -> Vec<Paragraph>;
    /// The story after an event by turns, as a seat, or a spectator, may know it.
    fn turns(&mut self, viewer: Option<Seat>, since: LogIndex) -> Vec<Turn>;

    /// The first line of the log, as text.
    fn header_line(&self) -> String;
    /// One line of the log, as whoever has the seed keeps it.
    fn line(&self, at: LogIndex) -> Option<String>;
    /// The head of the chain over its lines; none in logs of format 1.
    fn head(&self) -> Option<Head>;
    /// The head as it was after an event.
    fn head_at(&self, at: LogIndex) -> Option<Head>;
    /// What seats added to its chance.
    fn gifts(&self) -> &[(Seat, Gift)];
    /// Whether a seat may add to its chance now.
    fn may_give(&self, seat: Seat) -> bool;
    /// The log as a seat, or a spectator, may read it now.
    fn log_for(&self, viewer: Option<Seat>) -> String;
    /// The table as it was after an event.
    fn at(&self, at: LogIndex) -> Option<Box<dyn AnyTable>>;
    /// A new table that begins with what is in force here after an event; `None` if there is
    /// nothing to play on from there.
    fn fork(
        &self,
        at: LogIndex,
        players: Vec<Player>,
        shuffle: Shuffle,
    ) -> Option<Box<dyn AnyTable>>;
    /// A new table set up like this one.
    fn again(&self, players: Vec<Player>, shuffle: Shuffle) -> Option<Box<dyn AnyTable>>;
}

/// A table and what is worth keeping between two looks at it.
pub(super) struct Kept<G: Words> {
    table: Table<G>,
    /// The story as told so far, by viewer; telling it again from the beginning is slow.
    stories: Vec<(Option<Seat>, Vec<Paragraph>)>,
    /// Whether the story as told so far keeps no secrets.
    is_open: bool,
}

impl<G: Words> Kept<G> {
    pub(super) fn boxed(table: Table<G>) -> Box<dyn AnyTable> {
        Box::new(Self { is_open: table.is_closed(), table, stories: Vec::new() })
    }

    /// Once the table is closed, what was secret is told, too: the story begins anew.
    fn open_if_closed(&mut self) {
        if self.table.is_closed() && !self.is_open {
            self.is_open = true;
            self.stories.clear();
        }
    }
}

impl<G: Words> Kept<G> {
    /// The story after an event; what was told before is not told again.
    fn told(&mut self, viewer: Option<Seat>, since: LogIndex) -> &[Paragraph] {
        let known = self.stories.iter().position(|(whose, _)| *whose == viewer);
        let known = known.unwrap_or_else(|| {
            self.stories.push((viewer, Vec::new()));
            self.stories.len() - 1
        });
        let told = &mut self.stories[known].1;
        if (told.len() as LogIndex) < self.table.last_index() {
            told.extend(self.table.story(viewer, told.len() as LogIndex));
        }
        let story = told.get_mut(since as usize..).unwrap_or_default();
        for paragraph in &mut *story {
            paragraph.in_force = self.table.is_in_force(paragraph.at);
        }
        story
    }
}

impl<G: Words> AnyTable for Kept<G> {
    fn game(&self) -> &'static dyn AnyGame {
        any_game::<G>()
    }

    fn as_any(&self) -> &dyn Any {
        &self.table
    }

    fn pack(&self) -> AnyPack {
        AnyPack::new(self.table.pack())
    }

    fn header(&self) -> &Header {
        self.table.header()
    }

    fn seed(&self) -> Option<Seed> {
        self.table.seed()
    }

    fn players(&self) -> &[Player] {
        self.table.players()
    }

    fn names(&self) -> Vec<String> {
        self.table.names()
    }

    fn next(&self) -> Next {
        self.table.next()
    }

    fn waits_for(&self, seat: Seat) -> bool {
        self.table.waits_for(seat)
    }

    fn is_closed(&self) -> bool {
        self.table.is_closed()
    }

    fn question(&self) -> Option<Question> {
        self.table.question()
    }

    fn standings(&self) -> Standings {
        self.table.standings()
    }

    fn revealed_taken_back(&self) -> u32 {
        self.table.revealed_taken_back()
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        G::prompt(&self.table.view(Some(seat)), seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.table.view(Some(seat));
        let mut decisions = Vec::new();
        view.decisions(seat, &mut decisions);
        let offer = |decision: &G::Decision| Offer {
            notation: decision.notation(view.pack()).to_string(),
            label: G::label(&view, seat, *decision),
            effects: G::effects(&view, seat, *decision),
        };
        decisions.iter().map(offer).collect()
    }

    fn conceivable(&self, seat: Seat) -> Vec<String> {
        let view = self.table.view(Some(seat));
        let mut decisions = Vec::new();
        view.conceivable(seat, &mut decisions);
        decisions.iter().map(|decision| decision.notation(view.pack()).to_string()).collect()
    }

    fn notation(&self, text: &str) -> Option<String> {
        let pack = self.table.pack();
        let decision = G::Decision::read(pack, text).ok()?;
        Some(decision.notation(pack).to_string())
    }

    fn check(&self, seat: Seat, decision: &str) -> Result<(), Refused> {
        let read = G::Decision::read(self.table.pack(), decision).map_err(Into::into);
        let checked = read.and_then(|decision| self.table.check(seat, decision));
        checked.map_err(|error| self.table.explain(Some(seat), &error))
    }

    fn text(&self, viewer: Option<Seat>, messages: &Messages, names: &[String]) -> Text {
        G::text(&self.table.view(viewer), messages, names)
    }

    fn data(&self, viewer: Option<Seat>) -> Json {
        G::data(&self.table.view(viewer))
    }

    fn freshness(&self, seat: Option<Seat>, intent: &Intent, after: LogIndex) -> Freshness {
        self.table.freshness(seat, intent, after)
    }

    fn perform(&mut self, seat: Option<Seat>, intent: &Intent) -> Result<(), Refused> {
        let performed = self.table.perform(seat, intent);
        performed.map_err(|error| self.table.explain(seat, &error))?;
        self.open_if_closed();
        Ok(())
    }

    fn settle(&mut self) {
        self.table.settle_and_close();
        self.open_if_closed();
    }

    fn follow(&mut self, line: &str) -> Result<(), LogError> {
        self.table.follow(line)?;
        self.open_if_closed();
        Ok(())
    }

    fn undoable(&self, seat: Seat) -> Result<LogIndex, Refused> {
        self.table.undoable(seat).map_err(|error| self.table.explain(Some(seat), &error))
    }

    fn redoable(&self, seat: Seat) -> Result<(), Refused> {
        let redoable = self.table.redoable(seat).map(|_| ());
        redoable.map_err(|error| self.table.explain(Some(seat), &error))
    }

    fn last_index(&self) -> LogIndex {
        self.table.last_index()
    }

    fn last_turn(&self, seat: Seat) -> LogIndex {
        self.table.last_turn(seat)
    }

    fn before_last_decision(&self, seat: Seat) -> Option<LogIndex> {
        self.table.before_last_decision(seat)
    }

    fn chat(&self) -> Vec<Said> {
        self.table.chat()
    }

    fn scores(&self) -> Vec<Score> {
        self.table.scores()
    }

    fn has_secrets(&self, seat: Seat) -> bool {
        *self.table.view(Some(seat)) != *self.table.view(None)
    }

    fn has_secrets_between(&self, seats: SeatSet) -> bool {
        self.table.has_secrets_between(seats)
    }

    fn is_open_book(&self) -> bool {
        self.table.is_open_book()
    }

    fn story(&mut self, viewer: Option<Seat>, since: LogIndex) -> Vec<Paragraph> {
        self.told(viewer, since).to_vec()
    }

    fn turns(&mut self, viewer: Option<Seat>, since: LogIndex) -> Vec<Turn> {
        crate::turns(self.told(viewer, since))
    }

    fn header_line(&self) -> String {
        self.table.header_line()
    }

    fn line(&self, at: LogIndex) -> Option<String> {
        self.table.line(at)
    }

    fn head(&self) -> Option<Head> {
        self.table.head()
    }

    fn head_at(&self, at: LogIndex) -> Option<Head> {
        self.table.head_at(at)
    }

    fn gifts(&self) -> &[(Seat, Gift)] {
        self.table.gifts()
    }

    fn may_give(&self, seat: Seat) -> bool {
        self.table.check_gift(seat).is_ok()
    }

    fn log_for(&self, viewer: Option<Seat>) -> String {
        self.table.log_for(viewer)
    }

    fn at(&self, at: LogIndex) -> Option<Box<dyn AnyTable>> {
        self.table.at(at).map(Self::boxed)
    }

    fn fork(
        &self,
        at: LogIndex,
        players: Vec<Player>,
        shuffle: Shuffle,
    ) -> Option<Box<dyn AnyTable>> {
        let mut table = self.table.fork(at, players, shuffle)?;
        table.settle();
        (table.next() != Next::Over).then(|| Self::boxed(table))
    }

    fn again(&self, players: Vec<Player>, shuffle: Shuffle) -> Option<Box<dyn AnyTable>> {
        let mut table =
            Table::<G>::new(self.table.pack(), self.table.setup(), players, shuffle).ok()?;
        table.settle();
        Some(Self::boxed(table))
    }
}
