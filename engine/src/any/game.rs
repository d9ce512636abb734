//! Some game: what is known of it before it is played, and its tables.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde_json::Value as Json;

use super::table::Kept;
use super::{AnyPack, AnyTable};
use crate::options::{setup_with, usual_switches};
use crate::phrase::MessagesError;
use crate::{
    About, Bilingual, Lang, LogError, Messages, OptionSpec, Pack as _, PackError, Phrase, Player,
    Refused, RuleId, Rulebook, Seed, Shuffle, Table, Words, start,
};

/// A table about to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The switches that are not as usual, each as people type it.
    pub switches: Vec<(String, String)>,
    /// The pack; the built-in one if there is none.
    pub pack: Option<AnyPack>,
    /// Where its chance comes from.
    pub shuffle: Shuffle,
}

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
    fn usual_switches(&self) -> Json;
    /// What is said of the game before it is played.
    fn about(&self) -> &'static About;
    /// The rules in a language.
    fn rulebook(&self, lang: Lang) -> Rulebook;
    /// The messages in a language, with those of a front end.
    fn messages(&self, lang: Lang, more: &[Bilingual]) -> Result<Messages, MessagesError>;
    /// The pack that is part of the program.
    fn builtin_pack(&self) -> AnyPack;
    /// Reads and checks a pack, and keeps it for as long as the program runs.
    fn read_pack(&self, text: &str) -> Result<AnyPack, PackError>;
    /// Whether a table can be set up with these components, switches and so many players.
    fn check_setup(
        &self,
        pack: AnyPack,
        switches: &[(String, String)],
        players: u8,
    ) -> Result<(), Refused>;
    /// Makes a table, its first draws included.
    fn make(&self, plan: Plan) -> Result<Box<dyn AnyTable>, Refused>;
    /// Reads a table from its log, checking every event. Draws are checked against the seed if
    /// the log reveals it or it is given.
    fn read(
        &self,
        log: &str,
        pack: AnyPack,
        seed: Option<Seed>,
    ) -> Result<Box<dyn AnyTable>, LogError>;
}

/// A game as some game.
pub const fn any_game<G: Words>() -> &'static dyn AnyGame {
    const { &Of::<G>(PhantomData) }
}

struct Of<G>(PhantomData<fn() -> G>);

fn of_this_game<G: Words>(pack: AnyPack) -> Result<&'static G::Pack, Refused> {
    pack.get().ok_or_else(|| Refused::new(Phrase::new("setup-pack")))
}

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

    fn usual_switches(&self) -> Json {
        usual_switches::<G>()
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

    fn builtin_pack(&self) -> AnyPack {
        AnyPack::new(G::Pack::builtin())
    }

    fn read_pack(&self, text: &str) -> Result<AnyPack, PackError> {
        let pack = G::Pack::parse(text)?;
        // Positions point into their pack for as long as the program runs.
        Ok(AnyPack::new::<G::Pack>(Box::leak(Box::new(pack))))
    }

    fn check_setup(
        &self,
        pack: AnyPack,
        switches: &[(String, String)],
        players: u8,
    ) -> Result<(), Refused> {
        let setup = setup_with::<G>(switches, players)?;
        start::<G>(of_this_game::<G>(pack)?, &setup, usize::from(players))?;
        Ok(())
    }

    fn make(&self, plan: Plan) -> Result<Box<dyn AnyTable>, Refused> {
        let pack = plan.pack.map_or(Ok(G::Pack::builtin()), of_this_game::<G>)?;
        let setup = setup_with::<G>(&plan.switches, plan.players.len() as u8)?;
        let mut table = Table::<G>::new(pack, &setup, plan.players, plan.shuffle)?;
        table.settle();
        Ok(Kept::boxed(table))
    }

    fn read(
        &self,
        log: &str,
        pack: AnyPack,
        seed: Option<Seed>,
    ) -> Result<Box<dyn AnyTable>, LogError> {
        let pack = pack.get().ok_or_else(|| {
            LogError::new(1, format!("{} is no pack of {}", pack.stamp().id, G::ID))
        })?;
        Table::<G>::read(log, pack, seed).map(Kept::boxed)
    }
}
