//! French typography. Texts are written with ordinary spaces and set properly when they are read.

/// Makes the spaces that belong to French punctuation no-break: wide ones before a colon and
/// inside guillemets, narrow ones before a semicolon, an exclamation and a question mark.
pub fn typeset(text: &str) -> String {
    let mut set = String::with_capacity(text.len() + text.len() / 32);
    let mut before = '\n';
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let set_as = match (before, letter, letters.peek()) {
            // Indentation belongs to the file, not to the text.
            (' ' | '\n', ' ', _) => ' ',
            ('«', ' ', _) | (_, ' ', Some(':' | '»')) => '\u{a0}',
            (_, ' ', Some(';' | '!' | '?')) => '\u{202f}',
            _ => letter,
        };
        set.push(set_as);
        before = letter;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_ends_before_french_punctuation() {
        assert_eq!(
            typeset("Il dit : « Non ! » ; et vous ?"),
            "Il dit\u{a0}: «\u{a0}Non\u{202f}!\u{a0}»\u{202f}; et vous\u{202f}?"
        );
        assert_eq!(typeset("« Ave »"), "«\u{a0}Ave\u{a0}»");
    }

    #[test]
    fn what_is_no_punctuation_stays_as_it_is() {
        let file =
            "key = { $n ->\n    [one] un\n   *[other] { $n }\n }\n    : suite\na:b 3:00 10 %";
        assert_eq!(typeset(file), file);
        let set = "déjà\u{a0}: « là\u{a0}»";
        assert_eq!(typeset(set), "déjà\u{a0}: «\u{a0}là\u{a0}»");
    }
}
