//! The component packs tables can be played with: the one of the program and those of the owner
//! of a box.

use std::any::Any;
use std::collections::HashMap;
use std::path::{Path, PathBuf};

use ludi_engine::{Origin, Pack, Stamp, Words};

/// A pack that lives as long as the program.
#[derive(Clone, Copy)]
struct Loaded {
    stamp: &'static Stamp,
    origins: &'static [Origin],
    pack: &'static (dyn Any + Send + Sync),
}

/// Every pack, by game; the built-in one is the first.
pub struct Packs(HashMap<&'static str, Vec<Loaded>>);

/// Why a pack file cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{file}: {problem}", file = file.display())]
pub struct PackFileError {
    /// The file.
    pub file: PathBuf,
    /// What is wrong, and where.
    pub problem: String,
}

fn load<P: Pack>(pack: &'static P) -> Loaded {
    Loaded { stamp: pack.stamp(), origins: pack.origins(), pack }
}

impl Packs {
    /// The built-in packs and those of some files.
    pub fn new(files: &[PathBuf]) -> Result<Self, PackFileError> {
        let mut packs = HashMap::new();
        for game in ludi_registry::all() {
            let builtin = ludi_registry::with_game!(game.id(), G => builtin::<G>());
            packs.insert(game.id(), builtin.into_iter().collect::<Vec<_>>());
        }
        for file in files {
            let (game, loaded) =
                read(file).map_err(|problem| PackFileError { file: file.clone(), problem })?;
            let known = packs.entry(game).or_default();
            if known.iter().all(|other| other.stamp != loaded.stamp) {
                known.push(loaded);
            }
        }
        Ok(Self(packs))
    }

    /// The stamps of a game's packs, the built-in one first.
    pub fn stamps(&self, game: &str) -> impl Iterator<Item = &'static Stamp> {
        self.0.get(game).into_iter().flatten().map(|loaded| loaded.stamp)
    }

    /// Where the values of a pack come from; of the built-in one if no hash is given.
    pub fn origins(&self, game: &str, sha256: Option<&str>) -> Option<&'static [Origin]> {
        let mut packs = self.0.get(game)?.iter();
        let found = match sha256 {
            Some(sha256) => packs.find(|loaded| loaded.stamp.sha256 == sha256),
            None => packs.next(),
        };
        found.map(|loaded| loaded.origins)
    }

    /// The pack of a game with a hash; the built-in one if none is given.
    pub fn get<G: Words>(&self, sha256: Option<&str>) -> Option<&'static G::Pack> {
        let Some(sha256) = sha256 else { return Some(G::Pack::builtin()) };
        let packs = self.0.get(G::ID)?;
        let found = packs.iter().find(|loaded| loaded.stamp.sha256 == sha256)?;
        found.pack.downcast_ref()
    }
}

fn builtin<G: Words>() -> Loaded {
    load(G::Pack::builtin())
}

/// Reads a pack file. It belongs to the game it names in `meta.game`, or else to the only game
/// that can read it.
fn read(file: &Path) -> Result<(&'static str, Loaded), String> {
    let text = std::fs::read_to_string(file).map_err(|error| error.to_string())?;
    let named = text.parse::<toml::Table>().map_err(|error| error.to_string())?;
    let named = named.get("meta").and_then(|meta| meta.get("game")).and_then(|game| game.as_str());
    let mut problems = Vec::new();
    for game in ludi_registry::all() {
        if named.is_some_and(|named| named != game.id()) {
            continue;
        }
        match ludi_registry::with_game!(game.id(), G => parse::<G>(&text)) {
            Some(Ok(loaded)) => return Ok((game.id(), loaded)),
            Some(Err(problem)) => problems.push(format!("as a pack of {}: {problem}", game.id())),
            None => {}
        }
    }
    if problems.is_empty() {
        problems.push(format!("there is no game \"{}\"", named.unwrap_or_default()));
    }
    Err(problems.join("; "))
}

fn parse<G: Words>(text: &str) -> Result<Loaded, String> {
    let pack = G::Pack::parse(text).map_err(|error| error.to_string())?;
    // Positions point into their pack for as long as the program runs.
    Ok(load::<G::Pack>(Box::leak(Box::new(pack))))
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use ludi_registry::Builders;

    use super::*;

    #[test]
    fn the_pack_of_a_box_owner_stands_beside_the_built_in_one() {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        let own = Builders::about().pack.replacen("id = ", "# typed in by me\nid = ", 1);
        file.write_all(own.as_bytes()).unwrap();
        let packs = Packs::new(&[file.path().to_owned()]).unwrap();
        let stamps: Vec<_> = packs.stamps("builders").collect();
        assert_eq!(stamps.len(), 2);
        assert_ne!(stamps[0].sha256, stamps[1].sha256);
        let found = packs.get::<Builders>(Some(&stamps[1].sha256)).unwrap();
        assert_eq!(found.stamp(), stamps[1]);
        assert!(packs.get::<Builders>(Some("0")).is_none());
        assert!(packs.origins("builders", None).is_some_and(|origins| !origins.is_empty()));
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
