//! Whoever looks at a page.

use ludi_engine::{Lang, Messages};

use crate::components::Theme;
use crate::words;

/// Whoever looks at a page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visitor {
    /// The language of the page.
    pub lang: Lang,
    /// The theme of the page.
    pub theme: Theme,
    /// The address of the page, to come back to.
    pub path: String,
    /// Their name, if they are known here.
    pub name: Option<String>,
    /// A name for somebody who is not known here, to be taken or changed.
    pub suggested: String,
    /// The games whose guide they were offered, and whether they want her at the table.
    pub guides: Vec<(&'static str, bool)>,
    /// Whether they want to see what every player can expect to score.
    pub estimates: bool,
}

impl Visitor {
    /// The same visitor at another address.
    #[must_use]
    pub fn at(&self, path: impl Into<String>) -> Self {
        Self { path: path.into(), ..self.clone() }
    }

    /// Only what the parts of a table's page depend on, so that many visitors are the same.
    #[must_use]
    pub fn at_a_table(&self) -> Self {
        Self {
            lang: self.lang,
            name: self.name.is_some().then(String::new),
            guides: self.guides.clone(),
            estimates: self.estimates,
            ..Self::default()
        }
    }

    /// The name to begin with where one is asked for.
    pub fn own_name(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.suggested)
    }

    /// Whether they were offered the guide of a game already.
    pub fn knows_guide(&self, game: &str) -> bool {
        self.guides.iter().any(|(known, _)| *known == game)
    }

    /// Whether they want the guide at tables of a game.
    pub fn is_guided(&self, game: &str) -> bool {
        self.guides.iter().any(|(known, wanted)| *known == game && *wanted)
    }

    /// The words of the site in the visitor's language.
    pub fn words(&self) -> &'static Messages {
        words::site(self.lang)
    }

    /// The words of a game in the visitor's language.
    pub fn words_of(&self, game: &str) -> &'static Messages {
        words::game(game, self.lang)
    }
}
