//! The language of the terminal and the words of this program.

use std::env;
use std::io::{IsTerminal as _, stdout};

use ludi_engine::{AnyGame, Bilingual, Lang, Messages, Phrase, Refused, Text};

use crate::failure::Failure;

/// The messages of this program.
const TERMINAL_WORDS: Bilingual =
    Bilingual { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// How the program speaks: which language, in colour or not.
pub struct Speech {
    lang: Lang,
    words: Messages,
    colour: bool,
}

impl Speech {
    /// In the language asked for, else that of the environment.
    pub fn new(lang: Option<Lang>) -> Self {
        let from_environment = || {
            let variables = ["LC_ALL", "LC_MESSAGES", "LANG"];
            let value = variables.iter().find_map(|v| env::var(v).ok().filter(|v| !v.is_empty()));
            value.and_then(|value| Lang::from_code(&value))
        };
        let lang = lang.or_else(from_environment).unwrap_or_default();
        let words = Messages::new(lang, &[TERMINAL_WORDS]).expect("our message files are tested");
        let colour = stdout().is_terminal() && env::var_os("NO_COLOR").is_none();
        Self { lang, words, colour }
    }

    /// The language spoken.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Says a sentence of this program.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, &[])
    }

    /// The words of a game together with those of this program.
    pub fn words_of(&self, game: &dyn AnyGame) -> Messages {
        let more = [TERMINAL_WORDS, ludi_bots::BOT_WORDS];
        game.messages(self.lang, &more).expect("message files are tested")
    }

    /// A text as this terminal shows it.
    pub fn show(&self, text: &Text) -> String {
        if self.colour { text.to_ansi() } else { text.to_plain() }
    }

    /// A number as people of this language write it.
    pub fn number(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        if self.lang == Lang::Fr { text.replace('.', ",") } else { text }
    }

    /// A failure by wrong use.
    pub fn usage(&self, phrase: &Phrase) -> Failure {
        Failure::Usage(self.say(phrase))
    }

    /// A failure of work.
    pub fn work(&self, phrase: &Phrase) -> Failure {
        Failure::Work(self.say(phrase))
    }

    /// A setup that the game does not take.
    pub fn refused(&self, game: &dyn AnyGame, refused: &Refused) -> Failure {
        let reason = self.words_of(game).say(&refused.phrase, &[]);
        Failure::Usage(match refused.rule {
            Some(rule) => format!("{reason} ({rule})"),
            None => reason,
        })
    }

    /// The game with an id.
    pub fn game(&self, id: &str) -> Result<&'static dyn AnyGame, Failure> {
        ludi_registry::game(id).ok_or_else(|| self.unknown_game(id))
    }

    /// A game nobody knows.
    pub fn unknown_game(&self, id: &str) -> Failure {
        let known: Vec<&str> = ludi_registry::all().iter().map(|game| game.id()).collect();
        self.usage(
            &Phrase::new("unknown-game")
                .with("game", id.to_owned())
                .with("known", known.join(", ")),
        )
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use ludi_engine::conformance::{messages_are_well_written, same_messages, sources};

    use super::*;

    #[test]
    fn both_languages_have_the_same_messages_and_variables() {
        same_messages(TERMINAL_WORDS);
        messages_are_well_written(TERMINAL_WORDS);
    }

    /// Every message used in this program's sources exists.
    #[test]
    fn every_message_used_exists() {
        let words = Messages::new(Lang::En, &[TERMINAL_WORDS]).unwrap();
        let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
        let mut checked = 0;
        for (path, source) in &sources {
            // What stands in tests is not said by the program.
            let program = source.split("#[cfg(test)]").next().unwrap_or_default();
            for part in program.split("Phrase::new(\"").skip(1) {
                let id = part.split('"').next().unwrap();
                assert!(words.has(id), "{}: no message {id}", path.display());
                checked += 1;
            }
        }
        assert!(checked > 30, "only {checked} messages found");
    }
}
