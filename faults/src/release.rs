//! Other releases: what a table was begun with is not what the program has now.

use std::io::Write as _;
use std::sync::OnceLock;

use ludi_engine::{AnyGame, AnyPack, AnyTable, Seed};
use ludi_store::{KeptPack, StoredTable};
use tempfile::NamedTempFile;

use crate::ledger::Broken;
use crate::luck::Luck;

/// Games that were played by earlier rules, in logs of the first format.
const EARLIER: [&str; 3] = [
    include_str!("../../games/builders/tests/games/rules1-p2-usual-sensible-001.jsonl"),
    include_str!("../../games/magna-roma/tests/games/rules1-p2-one_blessing-moody-034.jsonl"),
    include_str!("../../games/praetor/tests/games/rules1-p2-everything_else-random-092.jsonl"),
];

/// Components of another release.
struct Other {
    kept: KeptPack,
    pack: AnyPack,
}

/// The components of another release, by the place of their game. What was read lives as long as
/// the program.
fn others() -> &'static [Other] {
    static OTHERS: OnceLock<Vec<Other>> = OnceLock::new();
    OTHERS.get_or_init(|| ludi_registry::all().into_iter().map(other).collect())
}

fn other(game: &'static dyn AnyGame) -> Other {
    let text = game.about().pack.replacen("id = ", "# of another release\nid = ", 1);
    let pack = game.read_pack(&text).expect("a remark changes no component");
    let (sha256, game) = (pack.stamp().sha256.clone(), game.id().to_owned());
    Other { kept: KeptPack { game, sha256, text }, pack }
}

/// Whether, and how, releases follow one another in a run: until it is put away, the server has
/// other components of a game besides its own.
pub struct Releases {
    other: &'static Other,
    file: Option<NamedTempFile>,
}

impl Releases {
    /// The releases of a run; there is none but this one in most.
    pub fn of(luck: &mut Luck) -> Option<Self> {
        if !luck.happens(200) {
            return None;
        }
        let others = others();
        let other = &others[luck.below(others.len() as u32) as usize];
        let mut file = NamedTempFile::new().expect("a folder for files");
        file.write_all(other.kept.text.as_bytes()).expect("a file of one's own");
        Some(Self { other, file: Some(file) })
    }

    /// The files the server is started with, and what they are called in a trace.
    pub fn next(&mut self, luck: &mut Luck) -> (Vec<std::path::PathBuf>, &'static str) {
        if luck.happens(300) {
            self.file = None;
        }
        let file = self.file.as_ref().map(|file| file.path().to_owned());
        let named = if file.is_some() { " with other components" } else { " without them" };
        (file.into_iter().collect(), named)
    }

    /// The game whose components are others.
    pub fn game(&self) -> &str {
        &self.other.kept.game
    }

    /// These components, as a server keeps them.
    pub fn kept(&self) -> KeptPack {
        self.other.kept.clone()
    }

    /// These components.
    pub fn pack(&self) -> AnyPack {
        self.other.pack
    }
}

/// The table that a log leads to, every event and draw checked, with the components it names.
pub fn fold(stored: &StoredTable) -> Result<Box<dyn AnyTable>, Broken> {
    let id = &stored.row.id;
    let game = ludi_registry::game(&stored.row.game).ok_or("a game nobody knows")?;
    let header = ludi_engine::read_header(&stored.header).map_err(|error| error.to_string())?;
    let known = others().iter().find(|other| other.kept.sha256 == header.pack.sha256);
    let pack = known.map_or_else(|| game.builtin_pack(), |other| other.pack);
    let table = game.read(&stored.log(), pack, Some(stored.secrets.seed));
    table.map_err(|error| format!("the log of {id} leads nowhere: {error}"))
}

/// A game that was begun by earlier rules, and how far it had come, with its secret.
pub fn earlier(luck: &mut Luck) -> (Box<dyn AnyTable>, Seed) {
    let log = EARLIER[luck.below(EARLIER.len() as u32) as usize];
    let header = log.lines().next().unwrap_or_default();
    let header = ludi_engine::read_header(header).expect("a log that was recorded");
    let game = ludi_registry::game(&header.game).expect("the registry knows its games");
    let whole = game.read(log, game.builtin_pack(), None).expect("a log that was recorded");
    let seed = whole.seed().expect("it was revealed in the end");
    let events = luck.below(whole.last_index());
    let lines: Vec<&str> = log.lines().take(1 + events as usize).collect();
    let table = game.read(&lines.join("\n"), game.builtin_pack(), Some(seed));
    let mut table = table.expect("the beginning of a log is a log");
    table.settle();
    (table, seed)
}
