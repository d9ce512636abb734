//! Asking people at the terminal.

use std::io::Write as _;

use ludi_engine::{LogIndex, Offer, Phrase, Seat};

use super::Session;
use super::command::{self, Command};
use crate::failure::Failure;

impl Session<'_> {
    /// Lets what a person may decide or ask now be completed.
    pub(super) fn help_typing(&mut self, seat: Seat, offers: &[Offer]) {
        let (table, lang) = (&self.table, self.speech.lang());
        self.input.learn(|| {
            let why = command::why(lang);
            let refused = table.conceivable(seat).into_iter().map(|it| format!("{why} {it}"));
            let commands = command::words(lang).iter().map(|word| (*word).to_owned());
            let decisions = offers.iter().map(|offer| offer.notation.clone());
            decisions.chain(commands).chain(refused).collect()
        });
    }

    /// What a person wants next; `None` when nobody is there any more.
    pub(super) fn ask(&mut self) -> Result<Option<Command>, Failure> {
        loop {
            let Some(line) = self.input.command(&mut self.out)? else {
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
            self.input.forget()?;
            self.input.answer(&mut self.out)?;
        }
        Ok(())
    }

    /// Whether a person agrees to go back.
    pub(super) fn agrees(&mut self, seat: Seat, position: LogIndex) -> Result<bool, Failure> {
        let name = self.words.player(seat, &self.table.names());
        self.line(&Phrase::new("play-agree").with("name", name).with("to", position))?;
        let answer = self.input.answer(&mut self.out)?.unwrap_or_default().to_lowercase();
        Ok(matches!(answer.as_str(), "y" | "yes" | "o" | "oui"))
    }
}
