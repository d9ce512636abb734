//! What can be wrong with an event or a log.

use crate::{NotationError, Phrase, Seat};

/// Why an event is not possible at a table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError<R: std::fmt::Debug> {
    /// The rules refuse the decision.
    #[error("refused: {0:?}")]
    Refused(R),
    /// The seat does not exist.
    #[error("there is no seat {0}")]
    NoSeat(Seat),
    /// Chance draws now, or the game is over.
    #[error("no decision is asked for now")]
    NotNow,
    /// A draw where none is due, or an impossible one.
    #[error("this draw is not possible here")]
    Draw,
    /// A draw that does not follow from the table's seed.
    #[error("this draw does not follow from the seed")]
    Unfair,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
    /// The table cannot be closed before the game is over.
    #[error("the game is not over")]
    NotOver,
    /// The seed is not the one committed to.
    #[error("the seed does not fit the commitment")]
    Seed,
    /// The standings written are not those of the position.
    #[error("the standings do not follow from the game")]
    Standings,
    /// The log says something else than how often something revealed was taken back.
    #[error("how often something revealed was taken back does not follow from the game")]
    TakenBack,
    /// The end does not fit the lines before it.
    #[error("the chain over the lines before does not lead here: one of them was changed")]
    Chain,
    /// The seat has given before, or the game has begun.
    #[error("a seat adds to chance once, and before the first draw")]
    Gift,
    /// Nothing of the seat's to take back.
    #[error("nothing to take back")]
    UndoNothing,
    /// A draw or a reveal came after it.
    #[error("something was revealed since")]
    UndoRevealed,
    /// Another seat acted on it.
    #[error("another seat has acted on it since")]
    UndoDepended,
    /// It touched another seat.
    #[error("it touched another seat")]
    UndoBarrier,
    /// The log names another position than the seat's last decision.
    #[error("not the seat's last decision")]
    UndoOther,
    /// Nothing of the seat's to do again.
    #[error("nothing to do again")]
    RedoNothing,
    /// There is no open question.
    #[error("nobody has asked")]
    NoQuestion,
    /// The asker answered.
    #[error("the asker cannot answer")]
    OwnQuestion,
    /// The position to go back to does not exist.
    #[error("no such position")]
    NoPosition,
    /// Text that is no decision of the game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A name or a word of chat that is empty or too long.
    #[error("a name or message must not be empty, long, or hold control characters")]
    BadText,
}

impl<R: std::fmt::Debug> TableError<R> {
    /// The reason as a message of the engine. What the rules refuse, the game explains.
    pub fn phrase(&self) -> Phrase {
        let id = match self {
            Self::UndoNothing => "undo-nothing",
            Self::UndoRevealed => "undo-revealed",
            Self::UndoDepended => "undo-depended",
            Self::UndoBarrier => "undo-barrier",
            Self::RedoNothing => "redo-nothing",
            Self::NoQuestion => "consent-none",
            Self::OwnQuestion => "consent-own",
            Self::NoPosition => "consent-place",
            Self::Closed => "undo-over",
            Self::BadText => "refused-text",
            Self::Notation(_) => "refused-notation",
            _ => "refused-not-now",
        };
        Phrase::new(id)
    }
}

/// What is wrong with a log, and in which line.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LogError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}

impl LogError {
    pub(crate) fn new(line: usize, problem: impl std::fmt::Display) -> Self {
        Self { line, problem: problem.to_string() }
    }
}
