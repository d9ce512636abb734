//! Putting a backup in the place of a database.

use std::fs;
use std::io;
use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use super::Sqlite;
use super::backup::{copy, keep};
use super::formats::{known, look_through};
use crate::hold::{Hold, beside, broken};
use crate::{Outcome, StoreError};

impl Sqlite {
    /// Checks a backup, and returns how many tables it has.
    pub async fn examine(backup: &Path) -> Outcome<i64> {
        let mut connection = SqliteConnectOptions::new().filename(backup).connect().await?;
        known(&mut connection).await?;
        look_through(&mut connection).await?;
        let tables =
            sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut connection).await?;
        connection.close().await?;
        Ok(tables)
    }

    /// Checks a backup and puts a copy of it where a database is, or will be, and returns how many
    /// tables it has. The file that was there stays beside it, with the ending `.before`.
    ///
    /// [`StoreError::Exists`] if there is a database and it is not to be replaced,
    /// [`StoreError::InUse`] if a server has it. Then nothing changes.
    pub async fn restore(backup: &Path, db: &Path, replace: bool) -> Outcome<i64> {
        let _hold = Hold::take(db)?;
        let exists = db.try_exists().map_err(broken)?;
        if exists && !replace {
            return Err(StoreError::Exists);
        }
        let tables = Self::examine(backup).await?;
        let part = beside(db, ".part");
        gone(&part)?;
        copy(backup, &part).await?;
        if exists {
            settle(db).await?;
            let before = beside(db, ".before");
            gone(&before)?;
            // A second name for the same file: there is always one under the first.
            fs::hard_link(db, &before)
                .or_else(|_| fs::copy(db, &before).map(|_| ()))
                .map_err(broken)?;
        }
        // What was written lately and belongs to the old file must not be read into the new one.
        for ending in ["-wal", "-shm"] {
            gone(&beside(db, ending))?;
        }
        let db = db.canonicalize().unwrap_or_else(|_| db.to_owned());
        keep(&part, &db).map_err(broken)?;
        Ok(tables)
    }
}

/// Brings everything that belongs to a database into its one file, which needs that nobody else
/// has it open. A damaged one is left as it is.
async fn settle(db: &Path) -> Outcome<()> {
    let options = SqliteConnectOptions::new().filename(db).busy_timeout(Duration::from_secs(1));
    let Ok(mut connection) = options.connect().await else { return Ok(()) };
    let settled = sqlx::raw_sql("PRAGMA journal_mode = DELETE").execute(&mut connection).await;
    let _ = connection.close().await;
    match settled {
        // 5: busy, 6: locked.
        Err(sqlx::Error::Database(error))
            if matches!(error.code().as_deref(), Some("5" | "6" | "261")) =>
        {
            Err(StoreError::InUse)
        }
        _ => Ok(()),
    }
}

/// Removes a file if there is one.
fn gone(path: &Path) -> Outcome<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(broken(error)),
        _ => Ok(()),
    }
}
