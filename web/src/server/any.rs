//! A table of any game: the one place where the server meets the games' types.

mod plan;
mod played;

use ludi_engine::{
    AnyGame, Header, LogIndex, Messages, Next, Origin, Paragraph, Phrase, Player, Question, Quick,
    RuleId, Seat, SeatSet, Seed, Standings,
};
use maud::Markup;

use crate::look::Offer;

pub use plan::{Plan, read};

/// What somebody wants to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// Make a decision, in notation.
    Decide(String),
    /// Take back the last decision.
    Undo,
    /// Make it again.
    Redo,
    /// Ask everybody to go back to a position.
    Ask(LogIndex),
    /// Agree to go back.
    Agree,
    /// Decline to go back.
    Decline,
    /// Say something.
    Say(String),
    /// Sit down, or let a bot sit down.
    Join(Player),
}

/// What became of a request that answers a position of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Freshness {
    /// Nothing that matters happened since.
    Fresh,
    /// It was already done: the request was sent twice.
    Repeated,
    /// The table has moved on.
    Stale,
}

/// Why an act is not possible, in words to be said.
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

/// What a reader sees of a table, drawn by its game.
pub struct Drawing {
    /// The common area.
    pub board: Markup,
    /// The reader's own goods.
    pub tray: Markup,
    /// What stands beside the prompt.
    pub status: Markup,
    /// Every player's area, by seat.
    pub areas: Vec<Markup>,
    /// Where the game stands: "round 6".
    pub moment: String,
    /// What the reader is asked.
    pub prompt: Option<String>,
    /// What the reader may decide.
    pub offers: Vec<Offer>,
    /// Which of them closes the turn.
    pub closing: Option<usize>,
    /// Whether the reader is in the middle of a decision of several steps.
    pub pending: bool,
}

/// Through whose eyes a table is drawn, and what may be done with the drawing.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Whose eyes; `None` is a spectator.
    pub seat: Option<Seat>,
    /// Whether the reader may decide.
    pub acting: bool,
    /// The words of the reader's language.
    pub words: &'a Messages,
    /// The players, by seat.
    pub names: &'a [String],
    /// Where decisions are posted to.
    pub action: &'a str,
}

/// The scores of all seats after a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The last event of the turn.
    pub at: LogIndex,
    /// The score of each seat, in units of the standings.
    pub seats: Vec<i32>,
}

/// A table of some game.
pub trait AnyTable: Send + Sync {
    /// Its game.
    fn game(&self) -> &'static dyn AnyGame;
    /// The first line of the log.
    fn header(&self) -> &Header;
    /// The first line of the log, as text.
    fn header_line(&self) -> String;
    /// The position of the last event.
    fn position(&self) -> LogIndex;
    /// One line of the log, as the server keeps it.
    fn line(&self, position: LogIndex) -> Option<String>;
    /// Who sits in each seat.
    fn players(&self) -> &[Player];
    /// What the game waits for.
    fn next(&self) -> Next;
    /// Whether the table is closed.
    fn is_closed(&self) -> bool;
    /// The open question whether to go back.
    fn question(&self) -> Option<Question>;
    /// The standings now.
    fn standings(&self) -> Standings;
    /// Where the values of the components come from.
    fn origins(&self) -> &'static [Origin];
    /// Whether an act that answers a position still makes sense.
    fn freshness(&self, seat: Option<Seat>, act: &Act, position: LogIndex) -> Freshness;
    /// Does something, with the draws and the closing that follow; `None` is a spectator.
    fn act(&mut self, seat: Option<Seat>, act: &Act) -> Result<(), Refused>;
    /// Whether the seat may take back its last decision.
    fn undoable(&self, seat: Seat) -> Result<LogIndex, Refused>;
    /// Whether the seat may make a decision again.
    fn redoable(&self, seat: Seat) -> Result<(), Refused>;
    /// Where the seat's previous turn ended, so that the reader can be told what happened since.
    fn last_turn(&self, seat: Seat) -> LogIndex;
    /// The position before the last decision of a seat, where a question could lead back to.
    fn before_last_decision(&self, seat: Seat) -> Option<LogIndex>;
    /// The chat, as (position, speaker, text).
    fn chat(&self) -> Vec<(LogIndex, Option<Seat>, String)>;
    /// The story after a position as a seat, or a spectator, may know it.
    fn story(&mut self, eyes: Option<Seat>, since: LogIndex) -> Vec<Paragraph>;
    /// The log as a seat, or a spectator, may read it now.
    fn log_for(&self, eyes: Option<Seat>) -> String;
    /// Draws the table for a reader.
    fn draw(&self, sight: &Sight<'_>) -> Drawing;
    /// Whether one of these seats knows something that another does not.
    fn has_secrets_between(&self, seats: SeatSet) -> bool;
    /// Whether nothing in the log so far is secret.
    fn is_open_book(&self) -> bool;
    /// The scores after every turn.
    fn scores(&self) -> Vec<Score>;
    /// The table as it was after an event.
    fn at(&self, position: LogIndex) -> Option<Box<dyn AnyTable>>;
    /// A new table that begins with what is in force here after an event.
    fn fork(
        &self,
        position: LogIndex,
        players: Vec<Player>,
        seed: Seed,
    ) -> Option<Box<dyn AnyTable>>;
    /// A new table set up like this one.
    fn again(&self, players: Vec<Player>, seed: Seed) -> Option<Box<dyn AnyTable>>;
    /// The thinking of a bot, to be done elsewhere; it takes a view along and nothing else.
    fn mind(&self, seat: Seat, level: &str, chance: Quick) -> Mind;
    /// The thinking of an adviser of a seat; it takes a view along and nothing else.
    fn adviser(&self, seat: Seat, chance: Quick) -> Adviser;
    /// Looking back at the whole game, to be done elsewhere.
    fn analyst(&self, seed: Seed) -> Analyst;
}

/// A bot's thinking: gives a decision in notation.
pub type Mind = Box<dyn FnOnce() -> String + Send>;

/// An adviser's thinking.
pub type Adviser = Box<dyn FnOnce() -> Advice + Send>;

/// An analyst's work. It says how many of how many steps are done and is told whether to go on.
pub type Analyst = Box<dyn FnOnce(&dyn Fn(usize, usize) -> bool) -> Option<Retrospect> + Send>;

/// What a bot would do for a seat.
pub struct Advice {
    /// The decision, in notation.
    pub decision: String,
    /// The decision and the reasons, in words to be said.
    pub phrases: Vec<Phrase>,
}

/// What came out of looking back at a game.
pub struct Retrospect {
    /// What every seat could expect before each decision, in tenths of points.
    pub course: Vec<Vec<i32>>,
    /// The decisions that cost the most, the dearest first.
    pub moments: Vec<Regret>,
}

/// A decision that cost something.
pub struct Regret {
    /// The event that the decision became.
    pub at: LogIndex,
    /// Who decided.
    pub seat: Seat,
    /// What was decided and what would have been better, in words to be said.
    pub phrase: Phrase,
}
