//! Games and tables whose type is not known: what front ends that serve every game work with.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::Value as Json;

use crate::phrase::MessagesError;
use crate::{About, Bilingual, Lang, Messages, OptionSpec, RuleId, Rulebook, Words};

/// Some game.
pub trait AnyGame: Send + Sync {
    /// The word that names the game on the command line, in logs and in addresses.
    fn id(&self) -> &'static str;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// The rule that says so.
    fn players_rule(&self) -> RuleId;
    /// Every switch of the setup.
    fn options(&self) -> &'static [OptionSpec];
    /// Every switch as it stands usually, by its key.
    fn usual_setup(&self) -> Json;
    /// What is said of the game before it is played.
    fn about(&self) -> &'static About;
    /// The rules in a language.
    fn rulebook(&self, lang: Lang) -> Rulebook;
    /// The messages in a language, with those of a front end.
    fn messages(&self, lang: Lang, more: &[Bilingual]) -> Result<Messages, MessagesError>;
}

/// A game as some game.
pub const fn any_game<G: Words>() -> &'static dyn AnyGame {
    const { &Of::<G>(PhantomData) }
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Words> AnyGame for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn players_rule(&self) -> RuleId {
        G::PLAYERS_RULE
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn usual_setup(&self) -> Json {
        serde_json::to_value(G::Setup::default()).expect("a setup is plain data")
    }

    fn about(&self) -> &'static About {
        G::about()
    }

    fn rulebook(&self, lang: Lang) -> Rulebook {
        G::rulebook(lang)
    }

    fn messages(&self, lang: Lang, more: &[Bilingual]) -> Result<Messages, MessagesError> {
        G::messages(lang, more)
    }
}
