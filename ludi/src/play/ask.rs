//! Asking people at the terminal.

use std::io::{BufRead as _, StdinLock, Write as _};

use ludi_engine::{LogIndex, Phrase, Seat};

use super::Session;
use super::command::{self, Command};
use crate::failure::Failure;

/// What people type.
pub struct Input {
    lines: StdinLock<'static>,
}

impl Input {
    /// Standard input.
    pub fn new() -> Self {
        Self { lines: std::io::stdin().lock() }
    }

    /// The next line without space around it; `None` at the end.
    fn line(&mut self) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        if self.lines.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

impl Session<'_> {
    /// What a person wants next; `None` when nobody is there any more.
    pub(super) fn ask(&mut self) -> Result<Option<Command>, Failure> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = self.input.line()? else {
                return Ok(None);
            };
            if let Some(command) = command::parse(&line) {
                return Ok(Some(command));
            }
        }
    }

    /// Keeps one person's secrets from the next at the same screen.
    pub(super) fn curtain(&mut self, seat: Seat) -> Result<(), Failure> {
        if self.people.len() > 1 && self.shown != Some(seat) && self.table.has_secrets(seat) {
            let name = self.words.player(seat, &self.table.names());
            write!(self.out, "{}", "\n".repeat(40))?;
            self.line(&Phrase::new("play-curtain").with("name", name))?;
            self.input.line()?;
        }
        Ok(())
    }

    /// Whether a person agrees to go back.
    pub(super) fn agrees(&mut self, seat: Seat, position: LogIndex) -> Result<bool, Failure> {
        let name = self.words.player(seat, &self.table.names());
        self.line(&Phrase::new("play-agree").with("name", name).with("to", position))?;
        let answer = self.input.line()?.unwrap_or_default().to_lowercase();
        Ok(matches!(answer.as_str(), "y" | "yes" | "o" | "oui"))
    }
}
