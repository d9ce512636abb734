//! Tables as rows, and back.

use std::time::SystemTime;

use ludi_engine::{LogIndex, SeatSet};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqliteConnection};

use crate::{GuestId, Outcome, SeatRow, StoreError, Summary, TableId, TableRow};

/// Milliseconds since the beginning of 1970.
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as i64
}

/// What was written cannot be read back.
pub fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(error.to_string())
}

/// Removes everything that belongs to a table, what others say of it first.
pub async fn remove_rows(connection: &mut SqliteConnection, id: &TableId) -> Outcome<()> {
    let steps = [
        "UPDATE tables SET rematch = NULL WHERE rematch = ?",
        "DELETE FROM away WHERE table_id = ?",
        "DELETE FROM watchers WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM events WHERE table_id = ?",
        "DELETE FROM secrets WHERE table_id = ?",
        "DELETE FROM measures WHERE subject = ?",
        "DELETE FROM tables WHERE id = ?",
    ];
    for step in steps {
        sqlx::query(step).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Inserts lines of a log from an index on; another event there is a conflict.
pub async fn insert_lines(
    connection: &mut SqliteConnection,
    id: &TableId,
    first: LogIndex,
    lines: &[String],
    made: i64,
) -> Outcome<()> {
    for (position, line) in (first..).zip(lines) {
        sqlx::query("INSERT INTO events (table_id, position, line, made) VALUES (?, ?, ?, ?)")
            .bind(id.as_str())
            .bind(position)
            .bind(line)
            .bind(made)
            .execute(&mut *connection)
            .await
            .map_err(|error| match &error {
                sqlx::Error::Database(problem) if problem.is_unique_violation() => {
                    StoreError::Conflict
                }
                _ => error.into(),
            })?;
    }
    Ok(())
}

/// The columns of a [`TableRow`] and where they come from; a condition follows.
macro_rules! rows {
    ($rest:literal) => {
        concat!(
            "SELECT id, game, host, public, hints, pace, rematch, position, players, turn, bots_wait, ",
            "finished, changed, EXISTS (SELECT 1 FROM measures WHERE what = 'shut' AND subject = id) ",
            "AS shut, (SELECT json_group_array(json_array(guest, open)) FROM ",
            "(SELECT guest, open FROM seats WHERE table_id = tables.id ORDER BY seat)) AS seats ",
            "FROM tables ",
            $rest
        )
    };
}

/// Reads a row that `rows!` selects.
pub fn read_row(row: &SqliteRow) -> Outcome<TableRow> {
    let id: &str = row.try_get("id")?;
    let rematch: Option<&str> = row.try_get("rematch")?;
    let seats: Vec<(Option<i64>, i64)> =
        serde_json::from_str(row.try_get("seats")?).map_err(unreadable)?;
    Ok(TableRow {
        id: id.parse().map_err(unreadable)?,
        game: row.try_get("game")?,
        host: GuestId(row.try_get("host")?),
        public: row.try_get("public")?,
        hints: row.try_get("hints")?,
        pace: row.try_get("pace")?,
        shut: row.try_get("shut")?,
        rematch: rematch.map(str::parse).transpose().map_err(unreadable)?,
        seats: seats
            .into_iter()
            .map(|(guest, open)| SeatRow { guest: guest.map(GuestId), open: open != 0 })
            .collect(),
        position: row.try_get("position")?,
        summary: Summary {
            players: serde_json::from_str(row.try_get("players")?).map_err(unreadable)?,
            turn: SeatSet(row.try_get("turn")?),
            bots_wait: row.try_get("bots_wait")?,
            finished: row.try_get("finished")?,
        },
        changed: row.try_get("changed")?,
    })
}

pub(super) use rows;
