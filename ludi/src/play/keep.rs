//! Keeping a game in a file while it is played.
//!
//! The log can be shown to anybody at any time; the secret seed of a running game stands in a
//! second file beside it (`<log>.seed`) until the end of the game reveals it in the log.

use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use ludi_engine::{AnyGame, AnyTable, LogIndex, Phrase, Seed};

use super::Session;
use crate::cli::PlayArgs;
use crate::failure::Failure;
use crate::load;
use crate::sim::cannot_write;
use crate::speech::Speech;

/// A file that follows a table.
pub struct Keeper {
    path: PathBuf,
    file: File,
    kept: LogIndex,
}

impl Keeper {
    /// Starts a new file for a table; an existing file is never overwritten.
    pub fn create(path: &Path, table: &dyn AnyTable, speech: &Speech) -> Result<Self, Failure> {
        let fail = |error: std::io::Error| cannot_write(path, &error, speech);
        let file = OpenOptions::new().write(true).create_new(true).open(path).map_err(fail)?;
        if let Some(seed) = table.seed() {
            secret_file(&seed_path(path), &seed).map_err(fail)?;
        }
        let mut keeper = Self { path: path.to_owned(), file, kept: 0 };
        writeln!(keeper.file, "{}", table.header_line()).map_err(fail)?;
        keeper.keep(table, speech)?;
        Ok(keeper)
    }

    /// Writes what happened since, durably.
    pub fn keep(&mut self, table: &dyn AnyTable, speech: &Speech) -> Result<(), Failure> {
        let fail = |error: std::io::Error| cannot_write(&self.path, &error, speech);
        let mut lines = String::new();
        while let Some(line) = table.line(self.kept + 1) {
            lines.push_str(&line);
            lines.push('\n');
            self.kept += 1;
        }
        self.file.write_all(lines.as_bytes()).map_err(fail)?;
        self.file.sync_data().map_err(fail)
    }

    /// Where the game is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Removes the seed's own file once the log reveals the seed.
    pub fn finish(&self) {
        let _ = fs::remove_file(seed_path(&self.path));
    }
}

impl Session<'_> {
    pub(super) fn save(&mut self, path: Option<PathBuf>) -> Result<(), Failure> {
        let saved = match (path, &self.keeper) {
            (Some(path), _) => match Keeper::create(&path, &*self.table, self.speech) {
                Ok(keeper) => {
                    self.keeper = Some(keeper);
                    true
                }
                Err(failure) => {
                    writeln!(self.out, "{}", failure.message())?;
                    return Ok(());
                }
            },
            (None, Some(_)) => true,
            (None, None) => false,
        };
        match &self.keeper {
            Some(keeper) if saved => {
                let file = keeper.path().display().to_string();
                self.line(&Phrase::new("play-saved").with("file", file))
            }
            _ => self.line(&Phrase::new("play-save-where")),
        }
    }

    pub(super) fn keep(&mut self) -> Result<(), Failure> {
        match &mut self.keeper {
            Some(keeper) => keeper.keep(&*self.table, self.speech),
            None => Ok(()),
        }
    }

    pub(super) fn leave(&mut self) -> Result<(), Failure> {
        match &self.keeper {
            Some(keeper) => {
                let file = keeper.path().display().to_string();
                self.line(&Phrase::new("play-left").with("file", file))
            }
            None => self.line(&Phrase::new("play-left-unsaved")),
        }
    }
}

/// Reads an unfinished game and follows it from there.
pub fn resume(
    game: &dyn AnyGame,
    path: &Path,
    args: &PlayArgs,
    speech: &Speech,
) -> Result<(Box<dyn AnyTable>, Keeper), Failure> {
    let (log, header) = load::log(path, speech)?;
    if header.game != game.id() {
        let phrase = Phrase::new("resume-other-game").with("game", header.game);
        return Err(load::in_file(path, &speech.say(&phrase)));
    }
    let pack = load::pack(game, args.setup.pack.as_deref(), speech)?;
    let seed_file = seed_path(path);
    let seed: Option<Seed> = match fs::read_to_string(&seed_file) {
        Ok(text) => Some(
            text.trim().parse().map_err(|error| load::in_file(&seed_file, &format!("{error}")))?,
        ),
        Err(_) => None,
    };
    // A line that was being written when the power went is no event yet.
    let whole = log.rfind('\n').map_or("", |end| &log[..=end]);
    let mut table = load::table(path, whole, game, pack, seed)?;
    if table.is_closed() {
        return Err(load::in_file(path, &speech.say(&Phrase::new("resume-over"))));
    }
    if seed.is_none() {
        let phrase = Phrase::new("resume-no-seed").with("file", seed_file.display().to_string());
        return Err(load::in_file(path, &speech.say(&phrase)));
    }
    let fail = |error: std::io::Error| cannot_write(path, &error, speech);
    let file = OpenOptions::new().append(true).open(path).map_err(fail)?;
    file.set_len(whole.len() as u64).map_err(fail)?;
    let mut keeper = Keeper { path: path.to_owned(), file, kept: table.last_index() };
    table.settle();
    keeper.keep(&*table, speech)?;
    Ok((table, keeper))
}

fn seed_path(log: &Path) -> PathBuf {
    let mut name = log.as_os_str().to_owned();
    name.push(".seed");
    PathBuf::from(name)
}

fn secret_file(path: &Path, seed: &Seed) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    writeln!(file, "{seed}")?;
    file.sync_data()
}
