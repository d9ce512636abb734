//! Making a table, and reading one that was made.

use ludi_engine::{Header, Phrase, Player, Seed, Table, Words};

use super::played::Played;
use super::{AnyTable, Refused};
use crate::boards::Board;
use crate::server::packs::Packs;

/// Reads a table from its log. `None` if the game, its rules or its pack are no longer here.
pub fn read(log: &str, seed: Seed, packs: &Packs) -> Option<Box<dyn AnyTable>> {
    let header = ludi_engine::read_header(log.lines().next()?).ok()?;
    ludi_registry::with_game!(&header.game, G => read_as::<G>(log, seed, &header, packs))?
}

fn read_as<G: Board>(
    log: &str,
    seed: Seed,
    header: &Header,
    packs: &Packs,
) -> Option<Box<dyn AnyTable>> {
    let pack = packs.get::<G>(Some(&header.pack.sha256))?;
    match Table::<G>::read(log, pack, Some(seed)) {
        Ok(table) => Some(Played::boxed(table)),
        Err(error) => {
            tracing::error!(%error, "a table cannot be read");
            None
        }
    }
}

/// A table about to be made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game.
    pub game: &'static str,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The switches that were set, as typed.
    pub switches: Vec<(String, String)>,
    /// The hash of the pack; the built-in one if there is none.
    pub pack: Option<String>,
}

impl Plan {
    /// Makes the table, its first draws included.
    pub fn make(&self, seed: Seed, packs: &Packs) -> Result<Box<dyn AnyTable>, Refused> {
        let made = ludi_registry::with_game!(self.game, G => self.make_as::<G>(seed, packs));
        made.unwrap_or_else(|| Err(Refused::new(Phrase::new("site-refused-game"))))
    }

    fn make_as<G: Board>(&self, seed: Seed, packs: &Packs) -> Result<Box<dyn AnyTable>, Refused> {
        let pack = packs
            .get::<G>(self.pack.as_deref())
            .ok_or_else(|| Refused::new(Phrase::new("site-refused-pack")))?;
        let setup = setup::<G>(&self.switches, self.players.len() as u8)?;
        let mut table = Table::<G>::new(pack, &setup, self.players.clone(), seed)
            .map_err(|error| Refused { phrase: error.phrase, rule: Some(error.rule) })?;
        table.settle();
        Ok(Played::boxed(table))
    }
}

fn setup<G: Words>(switches: &[(String, String)], players: u8) -> Result<G::Setup, Refused> {
    let mut setup = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    for (key, text) in switches {
        let spec = G::OPTIONS.iter().find(|spec| spec.key == key);
        let value = spec.and_then(|spec| spec.kind.parse(text, players)).ok_or_else(|| {
            let phrase = Phrase::new("site-refused-switch");
            Refused::new(phrase.with("switch", key.clone()).with("value", text.clone()))
        })?;
        setup[key] = value;
    }
    serde_json::from_value(setup).map_err(|_| Refused::new(Phrase::new("site-refused-setup")))
}
