//! Sentences before they are in any language, and the words that say them.

mod agreement;
mod lang;
mod slips;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{RuleId, Seat};

pub use lang::Lang;
pub use slips::slip;

/// A text that stands ready in both languages, such as the name of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bilingual {
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Bilingual {
    /// The text in one language.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// A sentence to be said in either language: a message of the game's `.ftl` files and what to
/// put into it.
#[derive(Clone, Debug, PartialEq)]
pub struct Phrase {
    /// The id of the message.
    pub id: &'static str,
    /// The values of its variables.
    pub args: Vec<(&'static str, Value)>,
}

/// What can stand in a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number; messages may choose a plural by it.
    Number(i64),
    /// A number of tenths, shown with one decimal.
    Tenths(i64),
    /// A name in both languages.
    Name(Bilingual),
    /// The player in a seat.
    Seat(Seat),
    /// Another sentence.
    Phrase(Phrase),
    /// Several sentences, joined by commas.
    List(Vec<Phrase>),
    /// Several things in a sentence, joined by commas and at last by "and".
    Series(Vec<Phrase>),
    /// Text as it is, such as a notation.
    Text(String),
}

impl Phrase {
    /// A sentence without variables.
    pub const fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Sets a variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

macro_rules! value_from {
    ($($type:ty => $make:expr),* $(,)?) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                $make(value)
            }
        })*
    };
}
value_from! {
    i64 => Value::Number,
    i32 => |n| Value::Number(i64::from(n)),
    u32 => |n| Value::Number(i64::from(n)),
    u16 => |n| Value::Number(i64::from(n)),
    u8 => |n| Value::Number(i64::from(n)),
    i16 => |n| Value::Number(i64::from(n)),
    i8 => |n| Value::Number(i64::from(n)),
    usize => |n| Value::Number(n as i64),
    Bilingual => Value::Name,
    Seat => Value::Seat,
    Phrase => Value::Phrase,
    Vec<Phrase> => Value::List,
    String => Value::Text,
}

/// What a decision costs or brings, shown before it is made.
#[derive(Clone, Debug, PartialEq)]
pub struct Effect {
    /// Whether it costs or brings something.
    pub kind: EffectKind,
    /// The effect in words.
    pub phrase: Phrase,
    /// What it does to the counters of seats, exactly.
    pub changes: Vec<Change>,
}

/// A change of one of a seat's counters ([`crate::Words::counters`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// The key of the counter.
    pub counter: &'static str,
    /// More, or, if negative, less.
    pub by: i32,
}

/// How certain an effect is, and of which kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectKind {
    /// Something paid or lost.
    Cost,
    /// Something gained.
    Gain,
    /// What a later step costs, or can bring at best.
    Prospect,
    /// Something worth knowing beforehand.
    Note,
}

impl Effect {
    /// Something paid or lost.
    pub fn cost(phrase: Phrase) -> Self {
        Self::new(EffectKind::Cost, phrase)
    }

    /// Something gained.
    pub fn gain(phrase: Phrase) -> Self {
        Self::new(EffectKind::Gain, phrase)
    }

    /// What a later step costs, or can bring at best.
    pub fn prospect(phrase: Phrase) -> Self {
        Self::new(EffectKind::Prospect, phrase)
    }

    /// Something worth knowing.
    pub fn note(phrase: Phrase) -> Self {
        Self::new(EffectKind::Note, phrase)
    }

    /// The same, with what it does to a seat's counter; 0 changes nothing.
    #[must_use]
    pub fn changing(mut self, seat: Seat, counter: &'static str, by: impl Into<i32>) -> Self {
        self.changes.push(Change { seat, counter, by: by.into() });
        self
    }

    fn new(kind: EffectKind, phrase: Phrase) -> Self {
        Self { kind, phrase, changes: Vec::new() }
    }
}

/// One line of the story of a game, with the rule it follows.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What happened.
    pub phrase: Phrase,
    /// By which rule.
    pub rule: RuleId,
    /// Whether everybody should hear of it: it is more than what a seat did in its turn. It tells
    /// nothing that is secret, even if the decision that led to it is.
    pub aloud: bool,
}

impl Told {
    /// A line of the story.
    pub fn new(phrase: Phrase, rule: RuleId) -> Self {
        Self { phrase, rule, aloud: false }
    }

    /// The same line, told to everybody by itself.
    #[must_use]
    pub fn aloud(self) -> Self {
        Self { aloud: true, ..self }
    }
}

/// The messages of the engine itself, in both languages.
pub const ENGINE_WORDS: Bilingual =
    Bilingual { en: include_str!("../locales/en.ftl"), fr: include_str!("../locales/fr.ftl") };

/// What stands before the id of a message that no file has. No message may have this sign.
pub const MISSING: char = '⟦';

/// What a text could not say: a message that no file has, or a variable that nobody gave. Tests
/// look for it in all that people read.
pub fn unsaid(text: &str) -> Option<&str> {
    // Fluent itself shows a variable without a value like this.
    let start = text.find(MISSING).or_else(|| text.find("{$"))?;
    let end = text[start..].find(['⟧', '}']).map_or(text.len(), |end| start + end);
    Some(&text[start..end])
}

/// A negative number with the sign that print has for it.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "−"))
        }
        _ => None,
    }
}

/// The words of one language: the messages of the engine, of a game, of a front end.
pub struct Messages {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// A message file that Fluent cannot read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("message file ({lang}): {problem}", lang = lang.code())]
pub struct MessagesError {
    /// The language of the file.
    pub lang: Lang,
    /// What is wrong.
    pub problem: String,
}

impl Messages {
    /// The words of `lang` from message files; the engine's own are always included.
    pub fn new(lang: Lang, files: &[Bilingual]) -> Result<Self, MessagesError> {
        let id: unic_langid::LanguageIdentifier = lang
            .code()
            .parse()
            .map_err(|e| MessagesError { lang, problem: format!("language id: {e}") })?;
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus));
        let read = |file: &Bilingual| {
            FluentResource::try_new(lang.typeset(file.get(lang)))
                .map_err(|(_, errors)| MessagesError { lang, problem: format!("{errors:?}") })
        };
        let resources: Vec<FluentResource> =
            std::iter::once(&ENGINE_WORDS).chain(files).map(read).collect::<Result<_, _>>()?;
        agreement::teach(&mut bundle, lang, &resources)
            .map_err(|error| MessagesError { lang, problem: error.to_string() })?;
        for resource in resources {
            bundle
                .add_resource(resource)
                .map_err(|errors| MessagesError { lang, problem: format!("{errors:?}") })?;
        }
        Ok(Self { lang, bundle })
    }

    /// Which language these words are in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether a message exists.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// A message without variables. A missing one shows its id between signs that no text has;
    /// tests look for them with [`unsaid`].
    pub fn get(&self, id: &str) -> String {
        self.format(id, None)
    }

    /// Says a sentence; `names` are the players by seat.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> String {
        self.format(phrase.id, Some(&self.args(phrase, names)))
    }

    /// What is missing to say a sentence properly, if anything: a message or one of its variables.
    pub fn fault(&self, phrase: &Phrase) -> Option<String> {
        for (_, value) in &phrase.args {
            let inner = match value {
                Value::Phrase(inner) => self.fault(inner),
                Value::List(inner) | Value::Series(inner) => {
                    inner.iter().find_map(|phrase| self.fault(phrase))
                }
                _ => None,
            };
            if inner.is_some() {
                return inner;
            }
        }
        let Some(pattern) = self.bundle.get_message(phrase.id).and_then(|m| m.value()) else {
            return Some(format!("no message {}", phrase.id));
        };
        let mut errors = Vec::new();
        let args = self.args(phrase, &[]);
        let _ = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        errors.first().map(|error| format!("{}: {error}", phrase.id))
    }

    fn args<'a>(&self, phrase: &'a Phrase, names: &[String]) -> FluentArgs<'a> {
        let mut args = FluentArgs::new();
        for (name, value) in &phrase.args {
            let value = match value {
                Value::Number(number) => FluentValue::from(*number),
                other => FluentValue::from(self.value(other, names)),
            };
            args.set(*name, value);
        }
        args
    }

    fn value(&self, value: &Value, names: &[String]) -> String {
        match value {
            Value::Number(number) => number.to_string(),
            Value::Tenths(tenths) => self.tenths(*tenths),
            Value::Name(name) => name.get(self.lang).to_owned(),
            Value::Seat(seat) => self.player(*seat, names),
            Value::Phrase(phrase) => self.say(phrase, names),
            Value::List(phrases) => {
                let parts: Vec<String> = phrases.iter().map(|p| self.say(p, names)).collect();
                parts.join(", ")
            }
            Value::Series(phrases) => {
                let mut parts: Vec<String> = phrases.iter().map(|p| self.say(p, names)).collect();
                let last = parts.pop().unwrap_or_default();
                let and = if self.lang == Lang::Fr { " et " } else { " and " };
                if parts.is_empty() { last } else { parts.join(", ") + and + &last }
            }
            Value::Text(text) => text.clone(),
        }
    }

    /// The name of the player in a seat, or "player 2" where none was given.
    pub fn player(&self, seat: Seat, names: &[String]) -> String {
        match names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say(&Phrase::new("player").with("number", seat.0 + 1), names),
        }
    }

    /// A number of tenths as people of this language write it.
    pub fn tenths(&self, tenths: i64) -> String {
        let sign = if tenths < 0 { "−" } else { "" };
        let comma = if self.lang == Lang::Fr { ',' } else { '.' };
        format!("{sign}{}{comma}{}", tenths.abs() / 10, tenths.abs() % 10)
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("{MISSING}{id}⟧");
        };
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, args, &mut errors).into_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST_WORDS: Bilingual = Bilingual {
        en: "pays = { $who } pays { $coins ->\n    [one] { $coins } coin\n   *[other] { $coins } coins\n } for { $what }\n",
        fr: "pays = { $who } paie { $coins ->\n    [one] { $coins } pièce\n   *[other] { $coins } pièces\n } pour { $what }\n",
    };

    #[test]
    fn a_series_ends_with_and() {
        let one = || Phrase::new("player").with("number", 1);
        let said = |lang, count: usize| {
            let series = Value::Series((0..count).map(|_| one()).collect());
            Messages::new(lang, &[]).unwrap().value(&series, &[])
        };
        assert_eq!(said(Lang::En, 0), "");
        assert_eq!(said(Lang::En, 1), "Player 1");
        assert_eq!(said(Lang::En, 3), "Player 1, Player 1 and Player 1");
        assert_eq!(said(Lang::Fr, 2), "Joueur 1 et Joueur 1");
    }

    #[test]
    fn a_phrase_is_said_in_both_languages() {
        let phrase = Phrase::new("pays")
            .with("who", Seat(1))
            .with("coins", 1)
            .with("what", Bilingual { en: "The port", fr: "Le port" });
        let names = vec!["Anna".to_owned(), String::new()];
        let english = Messages::new(Lang::En, &[TEST_WORDS]).unwrap();
        assert_eq!(english.say(&phrase, &names), "Player 2 pays 1 coin for The port");
        let french = Messages::new(Lang::Fr, &[TEST_WORDS]).unwrap();
        assert_eq!(french.say(&phrase, &names), "Joueur 2 paie 1 pièce pour Le port");
        assert_eq!(french.tenths(-167), "−16,7");
        let owes = Phrase::new("pays").with("who", 1).with("coins", -3).with("what", -1);
        assert_eq!(english.say(&owes, &[]), "1 pays −3 coins for −1");
    }

    #[test]
    fn what_cannot_be_said_is_found_in_a_text() {
        let english = Messages::new(Lang::En, &[TEST_WORDS]).unwrap();
        let said = |phrase| format!("First: {}, then more.", english.say(&phrase, &[]));
        let pays = Phrase::new("pays").with("who", Seat(1)).with("coins", 1);
        assert_eq!(unsaid(&said(pays.clone().with("what", 3))), None);
        assert_eq!(unsaid(&said(pays)), Some("{$what"));
        assert_eq!(unsaid(&said(Phrase::new("no-such-message"))), Some("⟦no-such-message"));
    }

    #[test]
    fn language_codes_of_browsers_and_terminals_are_understood() {
        assert_eq!(Lang::from_code("fr_FR.UTF-8"), Some(Lang::Fr));
        assert_eq!(Lang::from_code("en-GB"), Some(Lang::En));
        assert_eq!(Lang::from_code("fro"), None);
        assert_eq!(Lang::from_code("é"), None);
    }
}
