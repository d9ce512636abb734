//! Slips of the pen in what people read. Tests look for them in everything that is said.

use super::Lang;
use super::agreement::is_vowel;

/// The first slip in a text: a word that does not agree with its number, an article that should
/// have melted or lost its vowel, a sign that its language sets otherwise. With what stands there.
pub fn slip(lang: Lang, text: &str) -> Option<String> {
    let letters: Vec<char> = text.chars().collect();
    let words = words(&letters);
    let wrong_sign = (0..letters.len()).find_map(|at| sign(lang, &letters, at).map(|it| (at, it)));
    let wrong_word = (0..words.len()).find_map(|at| {
        let (start, _) = words[at];
        let word = |at: usize| words.get(at).map(|(_, word)| word.as_str()).unwrap_or_default();
        let slip = match lang {
            Lang::Fr => {
                let before = start.checked_sub(2).map(|at| letters[at]);
                french(word(at), word(at + 1), word(at + 2), before)
            }
            Lang::En => english(at.checked_sub(1).map_or("", word), word(at), word(at + 1)),
        };
        slip.map(|slip| (start, slip))
    });
    let (at, what) = wrong_sign.or(wrong_word)?;
    let around = &letters[at.saturating_sub(24)..(at + 24).min(letters.len())];
    Some(format!("{what} in …{}…", around.iter().collect::<String>()))
}

/// Spaces that keep two words together in one phrase.
const fn is_blank(letter: char) -> bool {
    matches!(letter, ' ' | '\u{a0}' | '\u{202f}')
}

/// The words of a text with their places, as long as only blanks stand between them; a word that
/// does not follow the one before it by a blank is preceded by an empty one.
fn words(letters: &[char]) -> Vec<(usize, String)> {
    let belongs = |letter: char| letter.is_alphanumeric() || "’'-,.".contains(letter);
    let mut found: Vec<(usize, String)> = Vec::new();
    let mut start = None;
    for at in 0..=letters.len() {
        let letter = letters.get(at).copied();
        match (start, letter.is_some_and(belongs)) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                let word: String = letters[from..at].iter().collect();
                let ends = word.ends_with([',', '.']);
                found.push((from, word.trim_end_matches([',', '.']).to_owned()));
                if ends || letter.is_some_and(|letter| !is_blank(letter)) {
                    found.push((at, String::new()));
                }
                start = None;
            }
            (None, false) if letter.is_some_and(|letter| !is_blank(letter)) => {
                found.push((at, String::new()));
            }
            _ => {}
        }
    }
    found
}

/// A sign that should be another, or that takes another space.
fn sign(lang: Lang, letters: &[char], at: usize) -> Option<&'static str> {
    let before = at.checked_sub(1).map(|at| letters[at]);
    let after = letters.get(at + 1).copied();
    let ends = after.is_none_or(|after| after.is_whitespace() || after == '»');
    match letters[at] {
        '\'' if before.is_some_and(char::is_alphabetic) => Some("a straight apostrophe"),
        '"' => Some("a straight quotation mark"),
        '.' if before == Some('.') => Some("dots that are no ellipsis"),
        // Three and more set a table in columns.
        ' ' if before == Some(' ') && after != Some(' ') && (at < 2 || letters[at - 2] != ' ') => {
            Some("two spaces")
        }
        ',' | '.' if before.is_some_and(is_blank) && ends => Some("a space before a stop"),
        ';' | '!' | '?' | ':' if lang == Lang::En && before.is_some_and(is_blank) => {
            Some("a space before a sign")
        }
        ';' | '!' | '?' if lang == Lang::Fr && ends => {
            let bare = before.is_some_and(|before| before != '\u{202f}' && !"(!?".contains(before));
            bare.then_some("no narrow space before a sign")
        }
        ':' if lang == Lang::Fr && ends && before.is_some_and(|before| before != '\u{a0}') => {
            Some("no space before a colon")
        }
        '«' if after.is_some_and(|after| after != '\u{a0}') => Some("no space in guillemets"),
        '»' if before.is_some_and(|before| before != '\u{a0}') => Some("no space in guillemets"),
        _ => None,
    }
}

/// Words that follow a number without being counted by it, or that look alike in the plural.
const FRENCH_UNCOUNTED: [&str; 20] = [
    "bois",
    "dans",
    "fois",
    "pas",
    "plus",
    "sans",
    "sous",
    "vers",
    "puis",
    "mais",
    "dès",
    "des",
    "les",
    "ses",
    "vos",
    "villageois",
    "rebours",
    "temps",
    "moins",
    "os",
];

/// What stands in the way of elision.
const FRENCH_UNELIDED: [&str; 7] = ["un", "une", "onze", "onzième", "oui", "ou", "a"];

fn french(word: &str, next: &str, third: &str, before: Option<char>) -> Option<&'static str> {
    let small = next.to_lowercase();
    let starts_with_vowel = small.chars().next().is_some_and(is_vowel);
    if matches!(word, "0" | "1") && small.len() > 1 && small.ends_with('s') {
        return (!FRENCH_UNCOUNTED.contains(&small.as_str())).then_some("a plural of one or none");
    }
    if let ("de" | "à", "le" | "les") = (word, next) {
        // Before a verb they are pronouns: « de le faire ».
        let verb = ["er", "ir", "re"].iter().any(|end| third.ends_with(end));
        return (!verb).then_some("an article that should have melted");
    }
    let elidable = ["de", "que", "le", "la", "ne", "se", "je", "me", "te", "jusque", "lorsque"];
    if elidable.contains(&word.to_lowercase().as_str()) && starts_with_vowel {
        let kept = FRENCH_UNELIDED.contains(&small.as_str()) || small.len() == 1;
        let is_name = next.chars().skip(1).any(|letter| letter.is_ascii_digit());
        return (!kept && !is_name).then_some("a vowel that should have been elided");
    }
    if let Some((short, rest)) = word.split_once('’')
        && matches!(short.to_lowercase().as_str(), "l" | "d" | "qu" | "n" | "s" | "j" | "c")
    {
        let first = rest.to_lowercase().chars().next()?;
        return (!is_vowel(first) && !matches!(first, 'h' | 'y')).then_some("a wrong elision");
    }
    let article =
        matches!(word, "Un" | "Une" | "Le" | "La" | "Les" | "Des") || word.starts_with("L’");
    if article && before.is_some_and(|before| before.is_lowercase() || before == ',') {
        return Some("a capital article inside a sentence");
    }
    let ligature = ["oeuvre", "coeur", "oeil", "oeuf", "voeu", "noeud", "soeur"];
    let spelled = word.to_lowercase();
    ligature.iter().any(|word| spelled.contains(word)).then_some("a missing ligature")
}

/// What is numbered: « box 1 pays » counts nothing.
const NUMBERED: [&str; 13] = [
    "age",
    "box",
    "card",
    "column",
    "experience",
    "fort",
    "level",
    "place",
    "row",
    "seat",
    "step",
    "turn",
    "year",
];

/// Words that follow a number without being counted by it.
const ENGLISH_UNCOUNTED: [&str; 8] = ["is", "has", "was", "as", "this", "its", "less", "plus"];

fn english(before: &str, word: &str, next: &str) -> Option<&'static str> {
    let small = next.to_lowercase();
    if word == "1" && small.len() > 1 && small.ends_with('s') {
        let counts = !NUMBERED.contains(&before.to_lowercase().as_str());
        let counted = counts && !ENGLISH_UNCOUNTED.contains(&small.as_str());
        return counted.then_some("a plural of one");
    }
    let vowel = small.chars().next().is_some_and(|first| "aeiou".contains(first));
    let sounds = |words: &[&str]| words.iter().any(|start| small.starts_with(start));
    match word {
        "a" if vowel && small.len() > 1 => {
            (!sounds(&["uni", "use", "one", "eu"])).then_some("a for an")
        }
        "an" if !vowel && !small.is_empty() => (!sounds(&["hour", "hono"])).then_some("an for a"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(lang: Lang, text: &str) -> String {
        let slip = slip(lang, text).unwrap_or_default();
        slip.split(" in …").next().unwrap_or_default().to_owned()
    }

    #[test]
    fn french_slips_are_found() {
        for (text, slip) in [
            ("Vous avez 1 points.", "a plural of one or none"),
            ("Reste 0 sesterces", "a plural of one or none"),
            ("Le tour de le Sénat", "an article that should have melted"),
            ("Le tour de Aurelia", "a vowel that should have been elided"),
            ("Elle conquiert la Afrique", "a vowel that should have been elided"),
            ("Près de l’Gaule", "a wrong elision"),
            ("Elle achète Une scie", "a capital article inside a sentence"),
            ("Un chef-d'œuvre", "a straight apostrophe"),
            ("Une manoeuvre", "a missing ligature"),
            ("rouge 6: 1 pièce", "no space before a colon"),
            ("rouge 6\u{a0}: 1 pièce; 2", "no narrow space before a sign"),
            ("Que faire ?", "no narrow space before a sign"),
            ("« Non »", "no space in guillemets"),
            ("deux  espaces", "two spaces"),
            ("un espace .", "a space before a stop"),
        ] {
            assert_eq!(found(Lang::Fr, text), slip, "{text}");
        }
    }

    #[test]
    fn english_slips_are_found() {
        for (text, slip) in [
            ("You have 1 points.", "a plural of one"),
            ("recruits a Apprentice", "a for an"),
            ("recruits an Master", "an for a"),
            ("it's", "a straight apostrophe"),
            ("Wait : no", "a space before a sign"),
        ] {
            assert_eq!(found(Lang::En, text), slip, "{text}");
        }
    }

    #[test]
    fn what_is_well_said_is_left_alone() {
        for text in [
            "0 point, 1 pièce, 10 points, 1,5 point, 1 bois, 2 et 1 des trois",
            "Il est temps de le faire, et d’une autre façon\u{202f}: «\u{a0}Le port\u{a0}» ?",
            "De 1 à 3 joueurs, de un à quatre\u{202f}; de a4 à i9, 0,1 PV",
        ] {
            let text = text.replace(" ?", "\u{202f}?").replace("\u{202f}:", "\u{a0}:");
            assert_eq!(slip(Lang::Fr, &text), None, "{text}");
        }
        let text = "1 point, 2 points, box 1 pays; an apprentice, a university: “well”…";
        assert_eq!(slip(Lang::En, text), None);
    }
}
