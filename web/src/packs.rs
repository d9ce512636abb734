//! The component packs tables can be played with: the one of the program and those of the owner
//! of a box.

use std::collections::HashMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use ludi_engine::{AnyPack, AnyTable, Phrase, Refused, Seed, Stamp};
use ludi_store::{KeptPack, Outcome, Store};

/// Files larger than this are no packs of ours, in bytes.
const LARGEST_PACK: u64 = 16 * 1024 * 1024;

/// Every pack.
pub struct Packs {
    /// Those a table can be made with, by game; the built-in one is the first.
    offered: HashMap<&'static str, Vec<AnyPack>>,
    /// Those that only tables of old are played with, by game.
    past: HashMap<&'static str, Vec<AnyPack>>,
    /// What is offered, as it was written.
    texts: Vec<KeptPack>,
}

/// Why a pack file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {problem}", file = file.display())]
pub struct PackFileError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong, and where.
    pub problem: String,
}

impl Packs {
    /// The built-in packs and those of some files.
    pub fn new(files: &[PathBuf]) -> Result<Self, PackFileError> {
        let mut packs = Self { offered: HashMap::new(), past: HashMap::new(), texts: Vec::new() };
        for game in ludi_registry::all() {
            packs.offer(game.id(), game.builtin_pack(), game.about().pack);
        }
        for file in files {
            let fail = |problem| PackFileError { file: file.clone(), problem };
            let text = text(file).map_err(fail)?;
            let (game, loaded) = read(&text).map_err(fail)?;
            if packs.find(game, &loaded.stamp().sha256).is_none() {
                packs.offer(game, loaded, &text);
            }
        }
        Ok(packs)
    }

    fn offer(&mut self, game: &'static str, pack: AnyPack, text: &str) {
        self.offered.entry(game).or_default().push(pack);
        self.texts.push(KeptPack {
            game: game.to_owned(),
            sha256: pack.stamp().sha256.clone(),
            text: text.to_owned(),
        });
    }

    /// Keeps what is offered in a store, and finds there what tables of old were made with.
    pub async fn remember(&mut self, store: &dyn Store) -> Outcome<()> {
        store.keep_packs(self.texts.clone()).await?;
        self.add_past(&store.packs().await?);
        Ok(())
    }

    /// Adds what tables of old were made with.
    pub fn add_past(&mut self, kept: &[KeptPack]) {
        for kept in kept {
            let Some(game) = ludi_registry::game(&kept.game) else { continue };
            if self.find(game.id(), &kept.sha256).is_some() {
                continue;
            }
            match game.read_pack(&kept.text) {
                Ok(pack) => self.past.entry(game.id()).or_default().push(pack),
                Err(error) => tracing::warn!(%error, sha256 = kept.sha256, "pack of old not read"),
            }
        }
    }

    /// The stamps of a game's packs, the built-in one first.
    pub fn stamps(&self, game: &str) -> impl Iterator<Item = &'static Stamp> {
        self.offered.get(game).into_iter().flatten().map(AnyPack::stamp)
    }

    /// Where the values of a game's packs come from, by stamp; the built-in one first.
    pub fn of(&self, game: &str) -> &[AnyPack] {
        self.offered.get(game).map_or(&[], Vec::as_slice)
    }

    /// The pack of a game with a hash, for a new table.
    pub fn get(&self, game: &str, sha256: &str) -> Result<AnyPack, Refused> {
        let found = self.of(game).iter().find(|pack| pack.stamp().sha256 == sha256);
        found.copied().ok_or_else(|| Refused::new(Phrase::new("setup-pack")))
    }

    /// The pack of a game with a hash, offered or of old.
    fn find(&self, game: &str, sha256: &str) -> Option<AnyPack> {
        let past = self.past.get(game).into_iter().flatten();
        self.of(game).iter().chain(past).find(|pack| pack.stamp().sha256 == sha256).copied()
    }

    /// Reads a table from its log.
    pub fn open(&self, log: &str, seed: Seed) -> Result<Box<dyn AnyTable>, Unopened> {
        let header = log.lines().next().unwrap_or_default();
        let header = ludi_engine::read_header(header).map_err(Unopened::refused)?;
        let game = ludi_registry::game(&header.game).ok_or(Unopened::Game(header.game))?;
        let pack = self.find(game.id(), &header.pack.sha256);
        let pack = pack.ok_or(Unopened::Pack(header.pack.sha256))?;
        game.read(log, pack, Some(seed)).map_err(Unopened::refused)
    }
}

/// Why a table that is kept cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum Unopened {
    /// The program does not know the game.
    #[error("there is no game \"{0}\"")]
    Game(String),
    /// Its components are nowhere.
    #[error("its pack with the SHA-256 {0} is not kept")]
    Pack(String),
    /// The log does not fit the program.
    #[error("{0}")]
    Log(String),
}

impl Unopened {
    fn refused(error: impl std::fmt::Display) -> Self {
        Self::Log(error.to_string())
    }
}

/// The text of a pack file.
fn text(file: &Path) -> Result<String, String> {
    let mut text = String::new();
    // What says nothing of its size may have no end.
    let opened = std::fs::File::open(file).map_err(|error| error.to_string())?;
    let read = opened.take(LARGEST_PACK + 1).read_to_string(&mut text);
    read.map_err(|error| error.to_string())?;
    if text.len() as u64 > LARGEST_PACK {
        return Err("it is too large for a pack".to_owned());
    }
    Ok(text)
}

/// Reads a pack. It belongs to the game it names in `meta.game`, or else to the only game that can
/// read it.
fn read(text: &str) -> Result<(&'static str, AnyPack), String> {
    let named = text.parse::<toml::Table>().map_err(|error| error.to_string())?;
    let named = named.get("meta").and_then(|meta| meta.get("game")).and_then(|game| game.as_str());
    let mut problems = Vec::new();
    for game in ludi_registry::all() {
        if named.is_some_and(|named| named != game.id()) {
            continue;
        }
        match game.read_pack(text) {
            Ok(loaded) => return Ok((game.id(), loaded)),
            Err(problem) => problems.push(format!("as a pack of {}: {problem}", game.id())),
        }
    }
    if problems.is_empty() {
        problems.push(format!("there is no game \"{}\"", named.unwrap_or_default()));
    }
    Err(problems.join("; "))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    #[test]
    fn the_pack_of_a_box_owner_stands_beside_the_built_in_one() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        let own = ludi_registry::game("builders").unwrap().about().pack.replacen(
            "id = ",
            "# typed in by me\nid = ",
            1,
        );
        file.write_all(own.as_bytes()).unwrap();
        let packs = Packs::new(&[file.path().to_owned()]).unwrap();
        let stamps: Vec<_> = packs.stamps("builders").collect();
        assert_eq!(stamps.len(), 2);
        assert_ne!(stamps[0].sha256, stamps[1].sha256);
        let found = packs.get("builders", &stamps[1].sha256).unwrap();
        assert_eq!(found.stamp(), stamps[1]);
        assert!(packs.get("builders", "0").is_err());
        assert!(!packs.of("builders")[0].origins().is_empty());
    }

    #[test]
    fn a_bad_pack_is_named_with_its_problem() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(b"[meta]\nid = \"x\"\ngame = \"chess\"\n").unwrap();
        let error = Packs::new(&[file.path().to_owned()]).err().unwrap().to_string();
        assert!(error.ends_with("there is no game \"chess\""), "{error}");
        let missing = Packs::new(&["/no/such/file.toml".into()]).err().unwrap().to_string();
        assert!(missing.starts_with("/no/such/file.toml: "), "{missing}");
    }
}
