//! The component packs tables can be played with: the one of the program and those of the owner
//! of a box.

use std::collections::HashMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use ludi_engine::{AnyPack, AnyTable, Phrase, Refused, Seed, Stamp};

/// Files larger than this are no packs of ours, in bytes.
const LARGEST_PACK: u64 = 16 * 1024 * 1024;

/// Every pack, by game; the built-in one is the first.
pub struct Packs(HashMap<&'static str, Vec<AnyPack>>);

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
        let mut packs = HashMap::new();
        for game in ludi_registry::all() {
            packs.insert(game.id(), vec![game.builtin_pack()]);
        }
        for file in files {
            let (game, loaded) =
                read(file).map_err(|problem| PackFileError { file: file.clone(), problem })?;
            let known = packs.entry(game).or_default();
            if known.iter().all(|other| other.stamp() != loaded.stamp()) {
                known.push(loaded);
            }
        }
        Ok(Self(packs))
    }

    /// The stamps of a game's packs, the built-in one first.
    pub fn stamps(&self, game: &str) -> impl Iterator<Item = &'static Stamp> {
        self.0.get(game).into_iter().flatten().map(AnyPack::stamp)
    }

    /// Where the values of a game's packs come from, by stamp; the built-in one first.
    pub fn of(&self, game: &str) -> &[AnyPack] {
        self.0.get(game).map_or(&[], Vec::as_slice)
    }

    /// The pack of a game with a hash.
    pub fn get(&self, game: &str, sha256: &str) -> Result<AnyPack, Refused> {
        let found = self.of(game).iter().find(|pack| pack.stamp().sha256 == sha256);
        found.copied().ok_or_else(|| Refused::new(Phrase::new("setup-pack")))
    }

    /// Reads a table from its log. `None` if the game, its rules or its pack are no longer here.
    pub fn open(&self, log: &str, seed: Seed) -> Option<Box<dyn AnyTable>> {
        let header = ludi_engine::read_header(log.lines().next()?).ok()?;
        let game = ludi_registry::game(&header.game)?;
        let pack = self.get(game.id(), &header.pack.sha256).ok()?;
        let table = game.read(log, pack, Some(seed));
        table.inspect_err(|error| tracing::error!(%error, "table not loaded: log refused")).ok()
    }
}

/// Reads a pack file. It belongs to the game it names in `meta.game`, or else to the only game
/// that can read it.
fn read(file: &Path) -> Result<(&'static str, AnyPack), String> {
    let mut text = String::new();
    // What says nothing of its size may have no end.
    let opened = std::fs::File::open(file).map_err(|error| error.to_string())?;
    let read = opened.take(LARGEST_PACK + 1).read_to_string(&mut text);
    read.map_err(|error| error.to_string())?;
    if text.len() as u64 > LARGEST_PACK {
        return Err("it is too large for a pack".to_owned());
    }
    let named = text.parse::<toml::Table>().map_err(|error| error.to_string())?;
    let named = named.get("meta").and_then(|meta| meta.get("game")).and_then(|game| game.as_str());
    let mut problems = Vec::new();
    for game in ludi_registry::all() {
        if named.is_some_and(|named| named != game.id()) {
            continue;
        }
        match game.read_pack(&text) {
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
