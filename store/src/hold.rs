//! One program at a time has a database.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::{Outcome, StoreError};

/// Whoever has this is the only one to serve or replace a database. It ends with the process,
/// however that ends: the lock is the system's, the file beside the database only carries it.
#[derive(Debug)]
pub struct Hold {
    _lock: File,
}

impl Hold {
    /// Takes hold of the database at a path; [`StoreError::InUse`] if another process has it.
    pub fn take(db: &Path) -> Outcome<Self> {
        let lock = private().create(true).write(true).truncate(false).open(beside(db, ".lock"));
        let lock = lock.map_err(broken)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self { _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
            Err(TryLockError::Error(error)) => Err(broken(error)),
        }
    }
}

/// How files are made: they hold the seeds of running tables, so nobody else reads them.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The file whose name is that of another, links followed, with an ending.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(ending);
    path.with_file_name(name)
}

/// Something is wrong with a file.
pub fn broken(error: io::Error) -> StoreError {
    StoreError::Database(error.into())
}
