//! How fast bots move.

/// How fast the bots of a table move, as people set it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// With time to look at everything.
    Slow,
    /// As most people can follow.
    #[default]
    Normal,
    /// For those who know what comes.
    Fast,
    /// Without any pause.
    Instant,
}

impl Speed {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];

    /// The word for it in forms and in the store.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }

    /// The speed a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.word() == word)
    }
}
