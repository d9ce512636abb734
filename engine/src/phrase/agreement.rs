//! What words have to agree with: functions that message files may use.
//!
//! - `COUNT($n, "coin", "coins")` is the number and the word that agrees with it: in French 0 and 1
//!   are singular, in English 1 alone is.
//! - `LOWER($name)` is a name as it stands inside a sentence: what begins a card's title with a
//!   capital begins small.

use fluent_bundle::{FluentError, FluentResource, FluentValue};

use super::{FluentBundle, Lang};

/// Lets messages use the functions.
pub(super) fn teach(
    bundle: &mut FluentBundle<FluentResource>,
    lang: Lang,
) -> Result<(), FluentError> {
    bundle.add_function("COUNT", move |words, _| count(words, lang))?;
    bundle.add_function("LOWER", |words, _| lower(words))
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

fn lower<'a>(words: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::String(name)] = words else {
        return FluentValue::Error;
    };
    let mut letters = name.chars();
    let Some(first) = letters.next() else {
        return FluentValue::Error;
    };
    first.to_lowercase().chain(letters).collect::<String>().into()
}

#[cfg(test)]
mod tests {
    use crate::{Bilingual, Lang, Messages, Phrase};

    const WORDS: Bilingual = Bilingual {
        en: "has = { COUNT($n, \"coin\", \"coins\") }\nbuys = buys { LOWER($what) }\n",
        fr: "has = { COUNT($n, \"pièce\", \"pièces\") }\nbuys = achète { LOWER($what) }\n",
    };

    #[test]
    fn words_agree_with_numbers_and_sentences() {
        let [english, french] = [Lang::En, Lang::Fr].map(|it| Messages::new(it, &[WORDS]).unwrap());
        let has = |words: &Messages, n: i64| words.say(&Phrase::new("has").with("n", n), &[]);
        assert_eq!([0, 1, 2].map(|n| has(&english, n)), ["0 coins", "1 coin", "2 coins"]);
        assert_eq!([0, 1, 2].map(|n| has(&french, n)), ["0 pièce", "1 pièce", "2 pièces"]);
        let half = Phrase::new("has").with("n", french.tenths(15));
        assert_eq!(french.say(&half, &[]), "1,5 pièce");
        let saw = Phrase::new("buys").with("what", "Une scie".to_owned());
        assert_eq!(french.say(&saw, &[]), "achète une scie");
    }
}
