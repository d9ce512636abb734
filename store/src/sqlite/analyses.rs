//! What came out of looking back at games.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use crate::{Outcome, TableId};

/// Keeps an analysis in the place of an older one.
pub async fn keep(
    connection: &mut SqliteConnection,
    id: TableId,
    version: u32,
    found: String,
) -> Outcome<()> {
    sqlx::query("INSERT OR REPLACE INTO analyses (table_id, version, found) VALUES (?, ?, ?)")
        .bind(id.as_str())
        .bind(version)
        .bind(found)
        .execute(connection)
        .await?;
    Ok(())
}

/// The analysis of a table, if this version made it.
pub async fn read(readers: &SqlitePool, id: &TableId, version: u32) -> Outcome<Option<String>> {
    let found = sqlx::query_scalar("SELECT found FROM analyses WHERE table_id = ? AND version = ?")
        .bind(id.as_str())
        .bind(version)
        .fetch_optional(readers)
        .await?;
    Ok(found)
}
