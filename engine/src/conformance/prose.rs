//! Laws of good writing.

use super::messages;
use crate::phrase::{ENGINE_WORDS, slip};
use crate::{Bilingual, Lang, Messages, Phrase, Value, Words};

/// Players whose names begin as names can: French elides before some of them.
pub(super) fn players() -> [String; 6] {
    ["Aurelia", "Seneca", "Hadrien", "Olga", "Yves", "Titus"].map(str::to_owned)
}

/// Panics at a slip of the pen in a text.
pub fn well_written(lang: Lang, text: &str) {
    if let Some(slip) = slip(lang, text) {
        panic!("{}: {slip}", lang.code());
    }
}

/// What a variable may stand for; most stand for words that other messages say.
fn sample(variable: &str, number: i64) -> Value {
    match variable {
        "who" | "seat" | "name" => Value::Text(players()[0].clone()),
        "n" | "count" | "points" | "price" | "favor" | "vp" | "left" | "cards" => number.into(),
        _ => Value::Text("…".to_owned()),
    }
}

/// The messages of a file are well written in both languages, with none, one or two of what they
/// count and whoever plays.
pub fn messages_are_well_written(file: Bilingual) {
    let mut slips = Vec::new();
    for lang in Lang::ALL {
        // The engine's own messages are always there.
        let files: &[Bilingual] = if file == ENGINE_WORDS { &[] } else { &[file] };
        let words = Messages::new(lang, files).expect("the message file can be read");
        for message in messages(file.get(lang)) {
            slips.extend((0..3).find_map(|number| {
                let phrase =
                    message.variables.iter().fold(Phrase::new(message.id), |phrase, it| {
                        phrase.with(it, sample(it, number))
                    });
                let slip = slip(lang, &words.say(&phrase, &[]))?;
                Some(format!("{} {}: {slip}", lang.code(), message.id))
            }));
        }
    }
    assert!(slips.is_empty(), "{slips:#?}");
}

/// The rules of a game, its title and what invites to it are well written in both languages.
pub fn rules_are_well_written<G: Words>() {
    let mut slips = Vec::new();
    for lang in Lang::ALL {
        let about = G::about();
        for text in [about.name, about.tagline, about.rules] {
            let text = lang.typeset(text.get(lang));
            slips.extend(text.lines().filter_map(|line| slip(lang, line.trim())));
        }
    }
    assert!(slips.is_empty(), "{slips:#?}");
}
