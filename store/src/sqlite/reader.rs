//! Reading every log of a database, of any format, without writing to it.

use std::path::Path;

use ludi_engine::Seed;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _, SqliteConnection};

use super::PATIENCE;
use super::formats::known;
use super::rows::unreadable;
use crate::{KeptPack, Outcome};

/// A database that is only read: a backup, or one that a server is using.
pub struct Reader {
    connection: SqliteConnection,
    format: i64,
}

/// The log of a table, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLog {
    /// The game it was played at.
    pub game: String,
    /// The whole log.
    pub text: String,
    /// The secret of the table.
    pub seed: Seed,
}

/// The format in which packs came into the database.
const WITH_PACKS: i64 = 5;

impl Reader {
    /// Opens a database for reading.
    pub async fn open(path: &Path) -> Outcome<Self> {
        let options = SqliteConnectOptions::new().filename(path).read_only(true);
        let mut connection = options.clone().busy_timeout(PATIENCE).connect().await?;
        let format = match known(&mut connection).await {
            Ok(format) => format,
            // A file in a place where nothing may be written: nobody else writes it either.
            Err(crate::StoreError::Database(_)) => {
                connection = options.immutable(true).connect().await?;
                known(&mut connection).await?
            }
            Err(error) => return Err(error),
        };
        Ok(Self { connection, format })
    }

    /// The names of all tables.
    pub async fn tables(&mut self) -> Outcome<Vec<String>> {
        let found = sqlx::query_scalar("SELECT id FROM tables ORDER BY id");
        Ok(found.fetch_all(&mut self.connection).await?)
    }

    /// Every pack that was kept.
    pub async fn packs(&mut self) -> Outcome<Vec<KeptPack>> {
        if self.format < WITH_PACKS {
            return Ok(Vec::new());
        }
        super::packs::read(&mut self.connection).await
    }

    /// The log of a table; `None` if it was removed meanwhile.
    pub async fn log(&mut self, id: &str) -> Outcome<Option<KeptLog>> {
        let mut transaction = self.connection.begin().await?;
        let row = sqlx::query(
            "SELECT game, header, seed FROM tables JOIN secrets ON table_id = id WHERE id = ?",
        )
        .bind(id)
        .fetch_optional(&mut *transaction)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let lines: Vec<String> =
            sqlx::query_scalar("SELECT line FROM events WHERE table_id = ? ORDER BY position")
                .bind(id)
                .fetch_all(&mut *transaction)
                .await?;
        let seed: &[u8] = row.try_get("seed")?;
        let header: String = row.try_get("header")?;
        let text = std::iter::once(&header).chain(&lines);
        Ok(Some(KeptLog {
            game: row.try_get("game")?,
            text: text.flat_map(|line| [line.as_str(), "\n"]).collect(),
            seed: Seed(seed.try_into().map_err(unreadable)?),
        }))
    }
}
