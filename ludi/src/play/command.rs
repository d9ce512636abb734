//! What a person types.

use std::path::PathBuf;

use ludi_engine::{Lang, LogIndex};

/// What a person wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// The decision with this number in the list.
    Pick(usize),
    /// A decision in notation.
    Notation(String),
    /// Take the last decision back.
    Undo,
    /// Make it again.
    Redo,
    /// Go back to a position, if everybody agrees.
    Back(LogIndex),
    /// Why a decision is not allowed, or all that are not.
    Why(Option<String>),
    /// What a bot would do, and why.
    Hint,
    /// Read a rule.
    Rule(String),
    /// The story so far.
    Log,
    /// Draw the table.
    Board,
    /// The score sheet now.
    Score,
    /// A word of chat.
    Say(String),
    /// Keep the game in a file.
    Save(Option<PathBuf>),
    /// The commands.
    Help,
    /// Leave.
    Quit,
}

/// The commands as they are listed in a language, for completion.
pub fn words(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[
            "undo", "redo", "back", "why", "hint", "rule", "log", "board", "score", "say", "save",
            "help", "quit",
        ],
        Lang::Fr => &[
            "annuler", "refaire", "retour", "pourquoi", "indice", "règle", "journal", "plateau",
            "score", "dire", "sauver", "aide", "quitter",
        ],
    }
}

/// The command that asks why a decision is not allowed.
pub fn why(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "why",
        Lang::Fr => "pourquoi",
    }
}

/// Reads a line; commands are understood in both languages. An empty line is nothing.
pub fn parse(line: &str) -> Option<Command> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    let some = |rest: &str| (!rest.is_empty()).then(|| rest.to_owned());
    let alone = rest.is_empty();
    Some(match word.to_lowercase().as_str() {
        "" => return None,
        "undo" | "u" | "annuler" if alone => Command::Undo,
        "redo" | "refaire" if alone => Command::Redo,
        "why" | "pourquoi" => Command::Why(some(rest)),
        "hint" | "indice" if alone => Command::Hint,
        "log" | "journal" if alone => Command::Log,
        "board" | "table" | "plateau" if alone => Command::Board,
        "score" | "scores" if alone => Command::Score,
        "help" | "aide" | "?" if alone => Command::Help,
        "quit" | "q" | "quitter" if alone => Command::Quit,
        "save" | "sauver" => Command::Save(some(rest).map(PathBuf::from)),
        "rule" | "regle" | "règle" if !alone => Command::Rule(rest.to_owned()),
        "say" | "dire" if !alone => Command::Say(rest.to_owned()),
        "back" | "retour" if rest.parse::<LogIndex>().is_ok() => {
            Command::Back(rest.parse().expect("it was a number just now"))
        }
        digits if alone && digits.parse::<usize>().is_ok() => {
            Command::Pick(digits.parse().expect("it was a number just now"))
        }
        _ => Command::Notation(line.to_owned()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_that_is_completed_is_understood() {
        for lang in Lang::ALL {
            for word in words(lang) {
                let understood = [word.to_string(), format!("{word} 1")]
                    .iter()
                    .any(|line| !matches!(parse(line), Some(Command::Notation(_))));
                assert!(understood, "{word}");
            }
            assert_eq!(parse(why(lang)), Some(Command::Why(None)));
        }
    }

    #[test]
    fn commands_are_understood_in_both_languages() {
        assert_eq!(parse("  "), None);
        assert_eq!(parse("12"), Some(Command::Pick(12)));
        assert_eq!(parse("annuler"), Some(Command::Undo));
        assert_eq!(parse("pourquoi open market"), Some(Command::Why(Some("open market".into()))));
        assert_eq!(parse("why"), Some(Command::Why(None)));
        assert_eq!(parse("hint"), parse("indice"));
        assert_eq!(parse("règle BA-084"), Some(Command::Rule("BA-084".into())));
        assert_eq!(parse("back 12"), Some(Command::Back(12)));
        assert_eq!(parse("open market"), Some(Command::Notation("open market".into())));
        assert_eq!(
            parse("99999999999999999999"),
            Some(Command::Notation("99999999999999999999".into()))
        );
    }
}
