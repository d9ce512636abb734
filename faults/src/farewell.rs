//! Somebody wants to be forgotten, while everything goes wrong; then nothing of them is left.

use std::time::Duration;

use crate::kept::Kept;
use crate::ledger::Broken;
use crate::life::Asked;
use crate::release::fold;
use crate::town::{Errand, Town};
use crate::weather::Weather;
use crate::wish::Deed;

/// How often somebody asks while things go wrong.
const TRIES: u32 = 6;

impl Town {
    /// Somebody says goodbye, and repeats it until they are heard. What they said and what they
    /// were called leaves the logs, which still lead to what they led to.
    pub fn farewell(&mut self, seed: u64) -> Result<(), Broken> {
        let who = self.luck.below(self.people.len() as u32) as usize;
        self.close_pages(who);
        // From now on lines are written anew; the ledger knows them as they were.
        self.is_over = true;
        *self.outside.disk.weather() = Weather::of(seed);
        for tried in 0..=TRIES {
            if tried == TRIES {
                self.outside.disk.weather().clears_up();
            }
            if self.luck.happens(100) {
                self.power_fails();
            }
            let form = Some("sure=yes".to_owned());
            self.send(who, Asked { path: "/you/forget".to_owned(), form }, Errand::Other);
            self.pass(Duration::from_mins(1))?;
        }
        let kept = self.outside.disk.clone();
        let kept = kept.kept();
        for stored in kept.tables.values() {
            fold(stored)?;
        }
        let person = &self.people[who];
        let said = self.ledger.wishes.iter().filter(|wish| wish.who == who);
        let said = said.filter_map(|wish| match &wish.deed {
            Deed::Say(text) => Some(text.as_str()),
            _ => None,
        });
        let words: Vec<&str> = said.chain([person.name]).collect();
        match kept.trace_of(person.guest, &words) {
            None => Ok(()),
            Some(left) => Err(format!("{} is forgotten, and {left} is left", person.name)),
        }
    }
}

impl Kept {
    /// What is left of a guest: something that is theirs, or one of these words in a log.
    fn trace_of(&self, guest: ludi_store::GuestId, words: &[&str]) -> Option<String> {
        let whole = |text: &str, word: &str| {
            let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_digit());
            text.match_indices(word).any(|(at, _)| ends(&text[at + word.len()..]))
        };
        for (id, table) in &self.tables {
            let players = table.row.summary.players.iter().map(|player| player.name.as_str());
            let lines = table.lines.iter().chain([&table.header]).map(String::as_str);
            for text in lines.chain(players) {
                if let Some(word) = words.iter().find(|word| whole(text, word)) {
                    return Some(format!("\"{word}\" at {id}"));
                }
            }
            let row = &table.row;
            if row.host == guest || row.seats.iter().any(|seat| seat.guest == Some(guest)) {
                return Some(format!("a seat at {id}"));
            }
        }
        let theirs = [
            ("a name", self.guests.iter().any(|known| known.id == guest)),
            ("a session", self.sessions.values().any(|whose| *whose == guest)),
            ("a link", self.returns.contains_key(&guest)),
            ("a passkey", self.passkeys.values().any(|(whose, _)| *whose == guest)),
            ("a voice", self.voices.values().any(|whose| *whose == guest)),
            ("a table looked at", self.watchers.iter().any(|(_, whose)| *whose == guest)),
            ("a table put away", self.away.iter().any(|(whose, _)| *whose == guest)),
        ];
        theirs.iter().find(|(_, left)| *left).map(|(what, _)| (*what).to_owned())
    }
}
