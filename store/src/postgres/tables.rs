//! Tables as they are made, changed and read.

use ludi_engine::{LogIndex, Seed};
use sqlx::{Connection as _, PgConnection, Row as _};

use super::rows::{now, read_row, rows, unreadable};
use crate::words::players_text;
use crate::{Change, Key, NewTable, Outcome, Secrets, StoreError, StoredTable, TableId, words};

/// Makes a table with its first events, in one statement.
pub async fn create(connection: &mut PgConnection, table: NewTable) -> Outcome<()> {
    let guests: Vec<Option<i64>> =
        table.seats.iter().map(|row| row.guest.map(|guest| guest.0)).collect();
    let opens: Vec<bool> = table.seats.iter().map(|row| row.open).collect();
    sqlx::query(concat!(
        "WITH made AS (INSERT INTO tables (id, game, header, host, public, hints, position, ",
        "players, turn, bots_wait, finished, changed) ",
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, ",
        now!(),
        ") RETURNING id, changed), ",
        "hidden AS (INSERT INTO secrets (table_id, seed, key) SELECT id, $12, $13 FROM made), ",
        "seated AS (INSERT INTO seats (table_id, seat, guest, open) SELECT id, n - 1, guest, open ",
        "FROM made, unnest($14::bigint[], $15::boolean[]) WITH ORDINALITY AS s(guest, open, n)) ",
        "INSERT INTO events (table_id, position, line, made) SELECT id, n, line, changed ",
        "FROM made, unnest($16::text[]) WITH ORDINALITY AS l(line, n)"
    ))
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(&table.header)
    .bind(table.host.0)
    .bind(table.public)
    .bind(table.hints)
    .bind(table.lines.len() as i64)
    .bind(players_text(&table.summary.players))
    .bind(i64::from(table.summary.turn.0))
    .bind(table.summary.bots_wait)
    .bind(table.summary.finished)
    .bind(&table.secrets.seed.0[..])
    .bind(&table.secrets.key.0[..])
    .bind(guests)
    .bind(opens)
    .bind(&table.lines)
    .execute(connection)
    .await?;
    Ok(())
}

/// Appends events, lets a guest sit down, and notes who said what.
pub async fn append(connection: &mut PgConnection, id: &TableId, change: Change) -> Outcome<()> {
    let Some((seat, guest)) = change.claim else { return add(connection, id, &change).await };
    let mut transaction = connection.begin().await?;
    add(&mut transaction, id, &change).await?;
    let claimed = sqlx::query(
        "UPDATE seats SET guest = $1 WHERE table_id = $2 AND seat = $3 AND guest IS NULL",
    )
    .bind(guest.0)
    .bind(id.as_str())
    .bind(i64::from(seat.0))
    .execute(&mut *transaction)
    .await?;
    if claimed.rows_affected() == 0 {
        return Err(StoreError::Taken);
    }
    transaction.commit().await?;
    Ok(())
}

/// Of those who append to the same position at once, one moves the row of the table on; the others
/// wait for it, and then find it elsewhere. All of it is one statement: all or nothing, and one way
/// to the database and back.
async fn add(connection: &mut PgConnection, id: &TableId, change: &Change) -> Outcome<()> {
    let spoken = (change.first..).zip(&change.lines).filter(|(_, line)| words::is_said(line));
    let spoken = spoken.filter(|_| change.by.is_some());
    let spoken: Vec<i64> = spoken.map(|(at, _)| i64::from(at)).collect();
    let (moved, known): (bool, bool) = sqlx::query_as(concat!(
        "WITH moved AS (UPDATE tables SET position = $3, players = coalesce($4, players), ",
        "turn = $5, bots_wait = $6, ",
        "finished = $7, changed = ",
        now!(),
        " WHERE id = $1 AND position = $2 RETURNING id, changed), ",
        "added AS (INSERT INTO events (table_id, position, line, made) ",
        "SELECT id, $2 + n, line, changed ",
        "FROM moved, unnest($8::text[]) WITH ORDINALITY AS l(line, n)), ",
        "spoken AS (INSERT INTO voices (table_id, position, guest) ",
        "SELECT id, at, $10 FROM moved, unnest($9::bigint[]) AS s(at)) ",
        "SELECT EXISTS (SELECT 1 FROM moved), EXISTS (SELECT 1 FROM tables WHERE id = $1)"
    ))
    .bind(id.as_str())
    .bind(i64::from(change.first) - 1)
    .bind(i64::from(change.first) + change.lines.len() as i64 - 1)
    .bind(change.seated().map(players_text))
    .bind(i64::from(change.summary.turn.0))
    .bind(change.summary.bots_wait)
    .bind(change.summary.finished)
    .bind(&change.lines)
    .bind(spoken)
    .bind(change.by.map(|guest| guest.0))
    .fetch_one(connection)
    .await
    .map_err(|error| match &error {
        // The key (table, index) says no where the row of the table did not.
        sqlx::Error::Database(problem) if problem.is_unique_violation() => StoreError::Conflict,
        _ => error.into(),
    })?;
    match (moved, known) {
        (true, _) => Ok(()),
        (false, true) => Err(StoreError::Conflict),
        (false, false) => Err(StoreError::NoTable),
    }
}

/// Reads a table after an event, its row and its events as they belong together: one statement sees
/// one moment.
pub async fn load(
    connection: &mut PgConnection,
    id: &TableId,
    after: LogIndex,
) -> Outcome<Option<StoredTable>> {
    let row = sqlx::query(rows!(
        ", header, seed, key, ARRAY(SELECT line FROM events WHERE events.table_id = id \
         AND events.position > $2 ORDER BY events.position) AS lines",
        "JOIN secrets ON secrets.table_id = id WHERE id = $1"
    ))
    .bind(id.as_str())
    .bind(i64::from(after))
    .fetch_optional(connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let bytes = |column: &str| -> Outcome<[u8; 32]> {
        let bytes: &[u8] = row.try_get(column)?;
        bytes.try_into().map_err(unreadable)
    };
    Ok(Some(StoredTable {
        header: row.try_get("header")?,
        secrets: Secrets { seed: Seed(bytes("seed")?), key: Key(bytes("key")?) },
        lines: row.try_get("lines")?,
        row: read_row(&row)?,
    }))
}
