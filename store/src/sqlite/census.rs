//! What whoever runs a site sees of it, with or without a server at work.

use std::collections::HashMap;
use std::path::Path;

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::Sqlite;
use super::formats::{is_newest, known};
use super::rows::{read_row, rows};
use crate::{Census, GuestId, Hold, Outcome, Site, StoreError};

/// What SQLite counts up when another connection writes to the file.
pub async fn version(connection: &mut SqliteConnection) -> Outcome<i64> {
    Ok(sqlx::query_scalar("PRAGMA data_version").fetch_one(connection).await?)
}

impl Sqlite {
    /// Opens a database that is there, for a look or a change from outside. If a server has it,
    /// both go on side by side: the server sees that something has changed. Otherwise nobody else
    /// opens it as long as the hold lives.
    ///
    /// [`StoreError::InUse`] if a server has a database of an older format.
    pub async fn visit(path: &Path) -> Outcome<(Self, Option<Hold>)> {
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await?;
        let format = known(&mut connection).await?;
        connection.close().await?;
        let hold = match Hold::take(path) {
            Ok(hold) => Some(hold),
            Err(StoreError::InUse) if is_newest(format) => None,
            Err(error) => return Err(error),
        };
        Ok((Self::open(path).await?, hold))
    }
}

#[async_trait]
impl Site for Sqlite {
    async fn census(&self) -> Outcome<Vec<Census>> {
        let found = sqlx::query(rows!("ORDER BY changed DESC")).fetch_all(&self.readers).await?;
        let sizes = "SELECT table_id, sum(octet_length(line)) FROM events GROUP BY table_id";
        let sizes: Vec<(String, i64)> = sqlx::query_as(sizes).fetch_all(&self.readers).await?;
        let sizes: HashMap<String, i64> = sizes.into_iter().collect();
        let line = |row| {
            let row = read_row(row)?;
            let bytes = sizes.get(row.id.as_str()).copied().unwrap_or_default();
            Ok(Census { row, bytes })
        };
        found.iter().map(line).collect()
    }

    async fn measures(&self) -> Outcome<Vec<(String, String)>> {
        let found = sqlx::query("SELECT what, subject FROM measures ORDER BY what, subject")
            .fetch_all(&self.readers)
            .await?;
        found.iter().map(|row| Ok((row.try_get("what")?, row.try_get("subject")?))).collect()
    }

    async fn knows(&self, guest: GuestId) -> Outcome<bool> {
        let found = sqlx::query("SELECT 1 FROM guests WHERE id = ?").bind(guest.0);
        Ok(found.fetch_optional(&self.readers).await?.is_some())
    }
}
