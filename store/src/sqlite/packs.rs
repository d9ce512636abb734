//! The components tables were made with.

use sqlx::{Row as _, SqliteConnection};

use crate::{KeptPack, Outcome};

/// Keeps packs; those that are known stay as they are.
pub async fn keep(connection: &mut SqliteConnection, packs: Vec<KeptPack>) -> Outcome<()> {
    for pack in packs {
        sqlx::query("INSERT OR IGNORE INTO packs (sha256, game, text) VALUES (?, ?, ?)")
            .bind(pack.sha256)
            .bind(pack.game)
            .bind(pack.text)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Every pack.
pub async fn read(reader: impl sqlx::SqliteExecutor<'_>) -> Outcome<Vec<KeptPack>> {
    let rows = sqlx::query("SELECT sha256, game, text FROM packs ORDER BY game, sha256")
        .fetch_all(reader)
        .await?;
    let pack = |row: &sqlx::sqlite::SqliteRow| {
        Ok(KeptPack {
            sha256: row.try_get("sha256")?,
            game: row.try_get("game")?,
            text: row.try_get("text")?,
        })
    };
    rows.iter().map(pack).collect()
}
