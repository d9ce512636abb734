//! Decisions and draws as text: the words of logs, tests, addresses and terminals.

use std::fmt;

/// Stands between several decisions that are made at once, such as laying a tile and turning it:
/// in forms, addresses and lessons.
pub const LOT: &str = "; ";

/// Text that is no decision or draw of the game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{text}\": {problem}")]
pub struct NotationError {
    /// The text as given, shortened if it is long.
    pub text: String,
    /// What is wrong with it.
    pub problem: String,
}

impl NotationError {
    /// An error about `text`.
    pub fn new(text: &str, problem: impl Into<String>) -> Self {
        let mut shown: String = text.chars().take(60).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self { text: shown, problem: problem.into() }
    }
}

/// A value with a text that people read aloud and programs read back. What `P` names (cards,
/// tiles), it names by the ids of a pack.
pub trait Notation<P>: Copy {
    /// Writes the value.
    fn write(self, pack: &P, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads what [`Notation::write`] writes, and nothing else.
    fn read(pack: &P, text: &str) -> Result<Self, NotationError>;

    /// The value as displayable text.
    fn notation(self, pack: &P) -> impl fmt::Display {
        fmt::from_fn(move |f| self.write(pack, f))
    }
}

/// The draw of a game without chance: there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NoDraw {}

impl<P> Notation<P> for NoDraw {
    fn write(self, _: &P, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {}
    }

    fn read(_: &P, text: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(text, "nothing is ever drawn in this game"))
    }
}
