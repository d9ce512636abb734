//! What words have to agree with: functions that message files may use.
//!
//! - `COUNT($n, "coin", "coins")` is the number and the word that agrees with it: in French 0 and 1
//!   are singular, in English 1 alone is.
//! - `LOWER($name)` is a name as it stands inside a French sentence: the article that begins a
//!   card's title with a capital begins small.
//! - `SOME($name)` is one of several things of this name: « un maître », "an apprentice".
//! - `THE($name)`, `OF($name)`, `TO($name)` and `THAN($name)` set the name into a sentence:
//!   « l’Afrique », « du Sénat », « aux Thermes », « d’Aurelia », « qu’Aurelia ».
//! - `UPPER(…)` begins with a capital, for the beginning of a sentence.
//!
//! Which article a thing takes is told by the message `nouns` of its game, a list such as
//! `le Sénat, l’Afrique, les Thermes`. A name that is not on it is a proper name and takes none.

use std::sync::Arc;

use fluent_bundle::{FluentError, FluentResource, FluentValue};

use super::{FluentBundle, Lang};

/// The message that lists the nouns of a game with their articles.
const LIST: &str = "nouns";

/// Lets messages use the functions; `files` are those that may list nouns.
pub(super) fn teach(
    bundle: &mut FluentBundle<FluentResource>,
    lang: Lang,
    files: &[FluentResource],
) -> Result<(), FluentError> {
    let nouns: Arc<Nouns> = Arc::new(Nouns::listed(files));
    bundle.add_function("COUNT", move |words, _| count(words, lang))?;
    bundle.add_function("LOWER", move |words, _| spoken(words, |name| lower(name, lang)))?;
    bundle.add_function("UPPER", move |words, _| spoken(words, upper))?;
    let some = Arc::clone(&nouns);
    bundle.add_function("SOME", move |words, _| spoken(words, |name| some.one_of(name, lang)))?;
    let particles: [(&str, [Particle; 2]); 4] = [
        ("THE", [Particle::PLAIN, Particle::PLAIN]),
        ("OF", [Particle::english("of "), Particle::OF]),
        ("TO", [Particle::english("to "), Particle::TO]),
        ("THAN", [Particle::english("than "), Particle::THAN]),
    ];
    for (function, [english, french]) in particles {
        let particle = if lang == Lang::Fr { french } else { english };
        let nouns = Arc::clone(&nouns);
        bundle.add_function(function, move |words, _| {
            spoken(words, |name| particle.before(&nouns.with_article(name)))
        })?;
    }
    Ok(())
}

/// Nouns with their articles.
struct Nouns(Vec<String>);

impl Nouns {
    fn listed(files: &[FluentResource]) -> Self {
        let lines = files.iter().flat_map(FluentResource::entries).flat_map(listed);
        let nouns = lines.flat_map(|line| line.split(',')).map(str::trim);
        Self(nouns.filter(|noun| !noun.is_empty()).map(str::to_owned).collect())
    }

    /// A name as it stands inside a sentence, with what follows it, such as a place in brackets.
    fn with_article(&self, name: &str) -> String {
        let fitting = self.0.iter().filter_map(|noun| Some((noun, rest(name, bare(noun))?)));
        match fitting.min_by_key(|(_, rest)| rest.len()) {
            Some((noun, rest)) => format!("{noun}{rest}"),
            None => name.to_owned(),
        }
    }

    /// One of several things of this name. A French noun that has no article of its own and is not
    /// listed is taken for a masculine one.
    fn one_of(&self, name: &str, lang: Lang) -> String {
        if lang == Lang::En {
            let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
            return format!("{article} {name}");
        }
        let name = lower(&self.with_article(name), lang);
        if let Some(noun) = name.strip_prefix("la ") {
            return format!("une {noun}");
        }
        if ["un ", "une ", "des "].iter().any(|article| name.starts_with(article)) {
            return name;
        }
        format!("un {}", bare(&name))
    }
}

/// The lines of the list of nouns, if an entry of a message file is that.
fn listed<'f>(entry: &fluent_syntax::ast::Entry<&'f str>) -> Vec<&'f str> {
    use fluent_syntax::ast::{Entry, PatternElement};
    let Entry::Message(message) = entry else { return Vec::new() };
    let list = message.value.as_ref().filter(|_| message.id.name == LIST);
    let line = |element: &PatternElement<&'f str>| match element {
        PatternElement::TextElement { value } => Some(*value),
        PatternElement::Placeable { .. } => None,
    };
    list.map_or(Vec::new(), |list| list.elements.iter().filter_map(line).collect())
}

/// What articles a listed noun may begin with.
const DEFINITE: [&str; 5] = ["le ", "la ", "les ", "l’", "the "];

/// A listed noun without its article.
fn bare(noun: &str) -> &str {
    DEFINITE.iter().find_map(|article| noun.strip_prefix(article)).unwrap_or(noun)
}

/// What follows a noun at the beginning of a text, whether the text begins with a capital or not.
fn rest<'t>(text: &'t str, noun: &str) -> Option<&'t str> {
    let (mut letters, mut wanted) = (text.chars(), noun.chars());
    let (first, want) = (letters.next()?, wanted.next()?);
    let rest = letters.as_str().strip_prefix(wanted.as_str())?;
    let same = first.to_lowercase().eq(want.to_lowercase());
    (same && !rest.starts_with(char::is_alphanumeric)).then_some(rest)
}

/// What stands before a name, and melts with its article in French.
#[derive(Clone, Copy)]
struct Particle {
    masculine: &'static str,
    plural: &'static str,
    elided: &'static str,
    other: &'static str,
}

impl Particle {
    const PLAIN: Self = Self { masculine: "le ", plural: "les ", elided: "", other: "" };
    const OF: Self = Self { masculine: "du ", plural: "des ", elided: "d’", other: "de " };
    const TO: Self = Self { masculine: "au ", plural: "aux ", elided: "à ", other: "à " };
    const THAN: Self =
        Self { masculine: "que le ", plural: "que les ", elided: "qu’", other: "que " };

    const fn english(word: &'static str) -> Self {
        Self { masculine: word, plural: word, elided: word, other: word }
    }

    fn before(self, name: &str) -> String {
        if let Some(noun) = name.strip_prefix("le ") {
            return format!("{}{noun}", self.masculine);
        }
        if let Some(noun) = name.strip_prefix("les ") {
            return format!("{}{noun}", self.plural);
        }
        format!("{}{name}", if elides(name) { self.elided } else { self.other })
    }
}

/// Whether « de » and « que » lose their vowel before a name. An h is taken for a silent one, as
/// it is in Latin names.
fn elides(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match (letters.next(), letters.next()) {
        (Some('y'), Some(second)) => !is_vowel(second),
        (Some(first), _) => first == 'h' || is_vowel(first),
        _ => false,
    }
}

/// Whether a small letter is a French vowel.
pub(super) fn is_vowel(letter: char) -> bool {
    "aàâäæeéèêëiîïoôöœuùûü".contains(letter)
}

fn count<'a>(words: &[FluentValue<'a>], lang: Lang) -> FluentValue<'a> {
    let [number, FluentValue::String(one), FluentValue::String(many)] = words else {
        return FluentValue::Error;
    };
    let (shown, value) = match number {
        FluentValue::Number(number) => (number.as_string().replace('-', "−"), number.value),
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

fn lower(name: &str, lang: Lang) -> String {
    let mut letters = name.chars();
    match (lang, letters.next()) {
        (Lang::Fr, Some(first)) => first.to_lowercase().chain(letters).collect(),
        _ => name.to_owned(),
    }
}

fn upper(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Bilingual, Lang, Messages, Phrase};

    const WORDS: Bilingual = Bilingual {
        en: "nouns = the Senate, the Baths\nhas = { COUNT($n, \"coin\", \"coins\") }\n\
             buys = buys { SOME($what) }\nlow = { LOWER($what) }\nthe = { THE($what) }\n\
             of = { OF($what) }\nto = { TO($what) }\nthan = { THAN($what) }\n\
             first = { UPPER(SOME($what)) } comes",
        fr: "nouns = le Sénat, l’Afrique,\n    les Thermes, la Gaule, la petite route\n\
             has = { COUNT($n, \"pièce\", \"pièces\") }\nbuys = achète { SOME($what) }\n\
             low = { LOWER($what) }\nthe = { THE($what) }\nof = { OF($what) }\n\
             to = { TO($what) }\nthan = { THAN($what) }\nfirst = { UPPER(SOME($what)) } arrive",
    };

    fn both() -> [Messages; 2] {
        [Lang::En, Lang::Fr].map(|lang| Messages::new(lang, &[WORDS]).unwrap())
    }

    fn say(words: &Messages, id: &'static str, what: &str) -> String {
        words.say(&Phrase::new(id).with("what", what.to_owned()), &[])
    }

    #[test]
    fn words_agree_with_numbers_and_sentences() {
        let [english, french] = both();
        let has = |words: &Messages, n: i64| words.say(&Phrase::new("has").with("n", n), &[]);
        assert_eq!([0, 1, 2].map(|n| has(&english, n)), ["0 coins", "1 coin", "2 coins"]);
        assert_eq!([0, 1, 2].map(|n| has(&french, n)), ["0 pièce", "1 pièce", "2 pièces"]);
        let half = Phrase::new("has").with("n", french.tenths(15));
        assert_eq!(french.say(&half, &[]), "1,5 pièce");
        assert_eq!(say(&french, "buys", "Une scie"), "achète une scie");
        assert_eq!(say(&french, "buys", "Maître"), "achète un maître");
        assert_eq!(say(&french, "buys", "Petite route"), "achète une petite route");
        assert_eq!(say(&french, "first", "Maître"), "Un maître arrive");
        assert_eq!(say(&english, "first", "Master"), "A Master comes");
        assert_eq!(say(&french, "low", "L’archerie"), "l’archerie");
        assert_eq!(say(&english, "buys", "Saw"), "buys a Saw");
        assert_eq!(say(&english, "buys", "Apprentice"), "buys an Apprentice");
        assert_eq!(say(&english, "low", "Port"), "Port");
    }

    #[test]
    fn names_take_the_articles_that_are_listed() {
        let [english, french] = both();
        let forms = |words: &Messages, what: &str| {
            ["the", "of", "to", "than"].map(|id| say(words, id, what)).join(", ")
        };
        assert_eq!(forms(&french, "Sénat"), "le Sénat, du Sénat, au Sénat, que le Sénat");
        assert_eq!(
            forms(&french, "Afrique"),
            "l’Afrique, de l’Afrique, à l’Afrique, que l’Afrique"
        );
        assert_eq!(
            forms(&french, "Thermes"),
            "les Thermes, des Thermes, aux Thermes, que les Thermes"
        );
        assert_eq!(forms(&french, "Gaule"), "la Gaule, de la Gaule, à la Gaule, que la Gaule");
        assert_eq!(say(&french, "of", "Petite route (1)"), "de la petite route (1)");
        assert_eq!(
            forms(&english, "Baths"),
            "the Baths, of the Baths, to the Baths, than the Baths"
        );
        assert_eq!(forms(&english, "Africa"), "Africa, of Africa, to Africa, than Africa");
    }

    #[test]
    fn proper_names_take_none() {
        let [_, french] = both();
        let of = |name| say(&french, "of", name);
        let names = ["Aurelia", "Seneca", "Hadrien", "Élise", "Yves", "Yasmine", "Gauler", ""];
        let said = names.map(of).join(", ");
        assert_eq!(
            said,
            "d’Aurelia, de Seneca, d’Hadrien, d’Élise, d’Yves, de Yasmine, de Gauler, de "
        );
        assert_eq!(say(&french, "than", "Olga"), "qu’Olga");
        assert_eq!(say(&french, "to", "Olga"), "à Olga");
        assert_eq!(say(&french, "the", "Olga"), "Olga");
    }
}
