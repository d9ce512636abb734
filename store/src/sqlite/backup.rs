//! Copies of a database.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use super::formats::look_through;
use super::{PATIENCE, Sqlite};
use crate::Outcome;
use crate::hold::{beside, broken, private};

impl Sqlite {
    /// Copies the database at `from` into a new file, consistently, even while it is in use. The
    /// file gets its name only when it is whole, checked and on the disk.
    pub async fn backup(from: &Path, to: &Path) -> Outcome<()> {
        if to.try_exists().map_err(broken)? {
            let exists = io::Error::from(io::ErrorKind::AlreadyExists);
            return Err(broken(exists));
        }
        let part = beside(to, ".part");
        // What a backup that broke off has left.
        match fs::remove_file(&part) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(broken(error)),
            _ => {}
        }
        let copied = copy(from, &part).await;
        let kept = match copied {
            Ok(()) => keep(&part, to).map_err(broken),
            Err(error) => Err(error),
        };
        if kept.is_err() {
            // It is removed next time if it cannot be now.
            let _ = fs::remove_file(&part);
        }
        kept
    }
}

/// Copies a database into a file that is not there yet, and checks the copy.
pub async fn copy(from: &Path, to: &Path) -> Outcome<()> {
    let options = SqliteConnectOptions::new().filename(from).busy_timeout(PATIENCE);
    let mut connection = options.connect().await?;
    // An empty file is filled.
    private().write(true).create_new(true).open(to).map_err(broken)?;
    let target = to.to_string_lossy();
    sqlx::query("VACUUM INTO ?").bind(target.as_ref()).execute(&mut connection).await?;
    connection.close().await?;
    let mut copied = SqliteConnectOptions::new().filename(to).read_only(true).connect().await?;
    let looked = look_through(&mut copied).await;
    copied.close().await?;
    looked
}

/// Gives a whole file its name, durably.
pub fn keep(part: &Path, to: &Path) -> io::Result<()> {
    File::open(part)?.sync_all()?;
    fs::rename(part, to)?;
    let folder = to.parent().filter(|folder| !folder.as_os_str().is_empty());
    // Only Unix lets a folder be opened for that.
    #[cfg(unix)]
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}
