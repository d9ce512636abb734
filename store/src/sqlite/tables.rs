//! Tables as they are made, changed and read.

use ludi_engine::{LogIndex, Seed};
use sqlx::sqlite::SqlitePool;
use sqlx::{Row as _, SqliteConnection};

use super::rows::{insert_lines, now, read_row, rows, unreadable};
use crate::words::players_text;
use crate::{Change, Key, NewTable, Outcome, Secrets, StoreError, StoredTable, TableId, words};

/// Makes a table with its first events.
pub async fn create(connection: &mut SqliteConnection, table: NewTable) -> Outcome<()> {
    let made = now();
    sqlx::query(
        "INSERT INTO tables (id, game, header, host, public, hints, position, players, \
         turn, bots_wait, finished, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(&table.header)
    .bind(table.host.0)
    .bind(table.public)
    .bind(table.hints)
    .bind(table.lines.len() as LogIndex)
    .bind(players_text(&table.summary.players))
    .bind(table.summary.turn.0)
    .bind(table.summary.bots_wait)
    .bind(table.summary.finished)
    .bind(made)
    .execute(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO secrets (table_id, seed, key) VALUES (?, ?, ?)")
        .bind(table.id.as_str())
        .bind(&table.secrets.seed.0[..])
        .bind(&table.secrets.key.0[..])
        .execute(&mut *connection)
        .await?;
    for (seat, row) in table.seats.iter().enumerate() {
        sqlx::query("INSERT INTO seats (table_id, seat, guest, open) VALUES (?, ?, ?, ?)")
            .bind(table.id.as_str())
            .bind(seat as i64)
            .bind(row.guest.map(|guest| guest.0))
            .bind(row.open)
            .execute(&mut *connection)
            .await?;
    }
    insert_lines(connection, &table.id, 1, &table.lines, made).await
}

/// Appends events, lets a guest sit down, and notes who said what.
pub async fn append(connection: &mut SqliteConnection, id: TableId, change: Change) -> Outcome<()> {
    let made = now();
    let moved = sqlx::query(
        "UPDATE tables SET position = ?, players = coalesce(?, players), turn = ?, bots_wait = ?, \
         finished = ?, changed = ? WHERE id = ? AND position = ?",
    )
    .bind(change.first + change.lines.len() as LogIndex - 1)
    .bind(change.seated().map(players_text))
    .bind(change.summary.turn.0)
    .bind(change.summary.bots_wait)
    .bind(change.summary.finished)
    .bind(made)
    .bind(id.as_str())
    .bind(i64::from(change.first) - 1)
    .execute(&mut *connection)
    .await?;
    if moved.rows_affected() == 0 {
        let known: Option<i64> = sqlx::query_scalar("SELECT 1 FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&mut *connection)
            .await?;
        return Err(known.map_or(StoreError::NoTable, |_| StoreError::Conflict));
    }
    if let Some((seat, guest)) = change.claim {
        let claimed = sqlx::query(
            "UPDATE seats SET guest = ? WHERE table_id = ? AND seat = ? AND guest IS NULL",
        )
        .bind(guest.0)
        .bind(id.as_str())
        .bind(seat.0)
        .execute(&mut *connection)
        .await?;
        if claimed.rows_affected() == 0 {
            return Err(StoreError::Taken);
        }
    }
    insert_lines(connection, &id, change.first, &change.lines, made).await?;
    let Some(guest) = change.by else { return Ok(()) };
    for (position, _) in
        (change.first..).zip(&change.lines).filter(|(_, line)| words::is_said(line))
    {
        sqlx::query("INSERT INTO voices (table_id, position, guest) VALUES (?, ?, ?)")
            .bind(id.as_str())
            .bind(position)
            .bind(guest.0)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Reads a table, its row and its events as they belong together.
pub async fn load(readers: &SqlitePool, id: &TableId) -> Outcome<Option<StoredTable>> {
    let mut transaction = readers.begin().await?;
    let row = sqlx::query(rows!("WHERE id = ?"))
        .bind(id.as_str())
        .fetch_optional(&mut *transaction)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let row = read_row(&row)?;
    let apart = sqlx::query(
        "SELECT header, seed, key FROM tables JOIN secrets ON table_id = id WHERE id = ?",
    )
    .bind(id.as_str())
    .fetch_one(&mut *transaction)
    .await?;
    let lines = sqlx::query_scalar("SELECT line FROM events WHERE table_id = ? ORDER BY position")
        .bind(id.as_str())
        .fetch_all(&mut *transaction)
        .await?;
    let bytes = |column: &str| -> Outcome<[u8; 32]> {
        let bytes: &[u8] = apart.try_get(column)?;
        bytes.try_into().map_err(unreadable)
    };
    Ok(Some(StoredTable {
        row,
        header: apart.try_get("header")?,
        secrets: Secrets { seed: Seed(bytes("seed")?), key: Key(bytes("key")?) },
        lines,
    }))
}
