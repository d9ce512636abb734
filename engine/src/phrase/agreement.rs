//! What words have to agree with: functions that message files may use.
//!
//! - `COUNT($n, "coin", "coins")` is the number and the word that agrees with it: in French 0 and 1
//!   are singular, in English 1 alone is.
//! - `LOWER($name)` is a name as it stands inside a French sentence: the article that begins a
//!   card's title with a capital begins small.
//! - `SOME($name)` is one of several things of this name: « un maître », "an apprentice".

use fluent_bundle::{FluentError, FluentResource, FluentValue};

use super::{FluentBundle, Lang};

/// Lets messages use the functions.
pub(super) fn teach(
    bundle: &mut FluentBundle<FluentResource>,
    lang: Lang,
) -> Result<(), FluentError> {
    bundle.add_function("COUNT", move |words, _| count(words, lang))?;
    bundle.add_function("LOWER", move |words, _| spoken(words, |name| lower(name, lang)))?;
    bundle.add_function("SOME", move |words, _| spoken(words, |name| some(name, lang)))
}

fn count<'a>(words: &[FluentValue<'a>], lang: Lang) -> FluentValue<'a> {
    let [number, FluentValue::String(one), FluentValue::String(many)] = words else {
        return FluentValue::Error;
    };
    let (shown, value) = match number {
        FluentValue::Number(number) => (number.as_string().into_owned(), number.value),
        FluentValue::String(text) => {
            let plain = text.replace(',', ".").replace('−', "-");
            (text.to_string(), plain.parse().unwrap_or(f64::INFINITY))
        }
        _ => return FluentValue::Error,
    };
    let is_one = match lang {
        Lang::Fr => value.abs() < 2.0,
        Lang::En => (value.abs() - 1.0).abs() < f64::EPSILON,
    };
    format!("{shown} {}", if is_one { one } else { many }).into()
}

fn spoken<'a>(words: &[FluentValue<'a>], say: impl Fn(&str) -> String) -> FluentValue<'a> {
    match words {
        [FluentValue::String(name)] => say(name).into(),
        _ => FluentValue::Error,
    }
}

/// What French titles begin with.
const ARTICLES: [&str; 7] = ["un ", "une ", "le ", "la ", "les ", "l’", "des "];

fn lower(name: &str, lang: Lang) -> String {
    let mut letters = name.chars();
    match (lang, letters.next()) {
        (Lang::Fr, Some(first)) => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

/// The nouns without an article of their own that this is used for are masculine.
fn some(name: &str, lang: Lang) -> String {
    match lang {
        Lang::Fr => {
            let name = lower(name, lang);
            let has_article = ARTICLES.iter().any(|article| name.starts_with(article));
            if has_article { name } else { format!("un {name}") }
        }
        Lang::En => {
            let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
            format!("{article} {name}")
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Bilingual, Lang, Messages, Phrase};

    const WORDS: Bilingual = Bilingual {
        en: "has = { COUNT($n, \"coin\", \"coins\") }\nbuys = buys { SOME($what) }\nthe = { LOWER($what) }",
        fr: "has = { COUNT($n, \"pièce\", \"pièces\") }\nbuys = achète { SOME($what) }\nthe = { LOWER($what) }",
    };

    #[test]
    fn words_agree_with_numbers_and_sentences() {
        let [english, french] = [Lang::En, Lang::Fr].map(|it| Messages::new(it, &[WORDS]).unwrap());
        let has = |words: &Messages, n: i64| words.say(&Phrase::new("has").with("n", n), &[]);
        assert_eq!([0, 1, 2].map(|n| has(&english, n)), ["0 coins", "1 coin", "2 coins"]);
        assert_eq!([0, 1, 2].map(|n| has(&french, n)), ["0 pièce", "1 pièce", "2 pièces"]);
        let half = Phrase::new("has").with("n", french.tenths(15));
        assert_eq!(french.say(&half, &[]), "1,5 pièce");
        let say = |words: &Messages, id, what: &str| {
            words.say(&Phrase::new(id).with("what", what.to_owned()), &[])
        };
        assert_eq!(say(&french, "buys", "Une scie"), "achète une scie");
        assert_eq!(say(&french, "buys", "Maître"), "achète un maître");
        assert_eq!(say(&french, "the", "L’archerie"), "l’archerie");
        assert_eq!(say(&english, "buys", "Saw"), "buys a Saw");
        assert_eq!(say(&english, "buys", "Apprentice"), "buys an Apprentice");
        assert_eq!(say(&english, "the", "Port"), "Port");
    }
}
