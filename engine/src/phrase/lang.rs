//! The languages, and the signs each of them sets in its own way.

use serde::{Deserialize, Serialize};

/// The languages Ludi speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// The two letters that name the language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// A text of this language with the spaces its punctuation takes.
    pub(crate) fn typeset(self, text: &str) -> String {
        match self {
            Self::En => text.to_owned(),
            Self::Fr => crate::french::typeset(text),
        }
    }

    /// What stands between a name and what is said of it.
    pub const fn colon(self) -> &'static str {
        match self {
            Self::En => ": ",
            Self::Fr => "\u{a0}: ",
        }
    }

    /// What stands between two sentences that belong together.
    pub const fn semicolon(self) -> &'static str {
        match self {
            Self::En => "; ",
            Self::Fr => "\u{202f}; ",
        }
    }

    /// The language a code such as `fr`, `fr-CA` or `fr_FR.UTF-8` stands for.
    pub fn from_code(code: &str) -> Option<Self> {
        let letters = code.get(..2)?.to_ascii_lowercase();
        let rest = code.as_bytes().get(2);
        if rest.is_some_and(u8::is_ascii_alphanumeric) {
            return None;
        }
        Self::ALL.into_iter().find(|lang| lang.code() == letters)
    }
}
