//! Tables as rows, and back.

use ludi_engine::SeatSet;
use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use crate::{GuestId, Outcome, SeatRow, StoreError, Summary, TableId, TableRow};

/// What was written cannot be read back.
pub fn unreadable(error: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable(error.to_string())
}

/// Milliseconds since the beginning of 1970 by the clock of the database, which all nodes share.
macro_rules! now {
    () => {
        "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// The columns of a [`TableRow`], more columns, and where they come from with a condition.
macro_rules! rows {
    ($rest:literal) => {
        crate::postgres::rows::rows!("", $rest)
    };
    ($more:literal, $rest:literal) => {
        concat!(
            "SELECT id, game, host, public, hints, pace, rematch, position, players, turn, ",
            "bots_wait, finished, changed, ",
            "EXISTS (SELECT 1 FROM measures WHERE what = 'shut' AND subject = id) AS shut, ",
            "ARRAY(SELECT guest FROM seats WHERE table_id = id ORDER BY seat) AS guests, ",
            "ARRAY(SELECT open FROM seats WHERE table_id = id ORDER BY seat) AS opens",
            $more,
            " FROM tables ",
            $rest
        )
    };
}

/// Reads a row that `rows!` selects.
pub fn read_row(row: &PgRow) -> Outcome<TableRow> {
    let id: &str = row.try_get("id")?;
    let rematch: Option<&str> = row.try_get("rematch")?;
    let guests: Vec<Option<i64>> = row.try_get("guests")?;
    let opens: Vec<bool> = row.try_get("opens")?;
    let seat = |(guest, open): (Option<i64>, bool)| SeatRow { guest: guest.map(GuestId), open };
    Ok(TableRow {
        id: id.parse().map_err(unreadable)?,
        game: row.try_get("game")?,
        host: GuestId(row.try_get("host")?),
        public: row.try_get("public")?,
        hints: row.try_get("hints")?,
        pace: row.try_get("pace")?,
        shut: row.try_get("shut")?,
        rematch: rematch.map(str::parse).transpose().map_err(unreadable)?,
        seats: guests.into_iter().zip(opens).map(seat).collect(),
        position: small(row.try_get("position")?)?,
        summary: Summary {
            players: serde_json::from_str(row.try_get("players")?).map_err(unreadable)?,
            turn: SeatSet(small(row.try_get("turn")?)?),
            bots_wait: row.try_get("bots_wait")?,
            finished: row.try_get("finished")?,
        },
        changed: row.try_get("changed")?,
    })
}

/// A number as it was before it was written.
pub fn small<T: TryFrom<i64, Error: std::fmt::Display>>(number: i64) -> Outcome<T> {
    number.try_into().map_err(unreadable)
}

/// Names of tables.
pub fn ids(found: &[String]) -> Outcome<Vec<TableId>> {
    found.iter().map(|id| id.parse().map_err(unreadable)).collect()
}

/// Removes everything that belongs to a table, what others say of it first.
pub async fn remove_rows(connection: &mut PgConnection, id: &TableId) -> Outcome<()> {
    let steps = [
        // Whoever appends meanwhile waits, and then finds nothing.
        "SELECT 1 FROM tables WHERE id = $1 FOR UPDATE",
        "UPDATE tables SET rematch = NULL WHERE rematch = $1",
        "DELETE FROM away WHERE table_id = $1",
        "DELETE FROM watchers WHERE table_id = $1",
        "DELETE FROM seats WHERE table_id = $1",
        "DELETE FROM events WHERE table_id = $1",
        "DELETE FROM secrets WHERE table_id = $1",
        "DELETE FROM measures WHERE subject = $1",
        "DELETE FROM raised WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
    ];
    for step in steps {
        sqlx::query(step).bind(id.as_str()).execute(&mut *connection).await?;
    }
    Ok(())
}

pub(super) use {now, rows};
