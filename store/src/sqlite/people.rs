//! Guests, their sessions, and how they come back on another device.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteConnection};

use super::rows::{now, remove_rows, unreadable};
use crate::{Digest, Guest, GuestId, Outcome, TableId};

/// Makes a guest with a session.
pub async fn make(
    connection: &mut SqliteConnection,
    name: String,
    session: Digest,
) -> Outcome<Guest> {
    let inserted = sqlx::query("INSERT INTO guests (name, made) VALUES (?, ?)")
        .bind(&name)
        .bind(now())
        .execute(&mut *connection)
        .await?;
    let id = GuestId(inserted.last_insert_rowid());
    begin_session(connection, id, session).await?;
    Ok(Guest { id, name, banned: false })
}

/// Lets a session lead to a guest.
pub async fn begin_session(
    connection: &mut SqliteConnection,
    guest: GuestId,
    session: Digest,
) -> Outcome<()> {
    sqlx::query("INSERT INTO sessions (digest, guest, made) VALUES (?, ?, ?)")
        .bind(&session.0[..])
        .bind(guest.0)
        .bind(now())
        .execute(connection)
        .await?;
    Ok(())
}

fn read(row: &SqliteRow) -> Outcome<Guest> {
    Ok(Guest {
        id: GuestId(row.try_get("id")?),
        name: row.try_get("name")?,
        banned: row.try_get("banned")?,
    })
}

/// The columns of a [`Guest`]; where they come from follows.
macro_rules! guest {
    ($rest:literal) => {
        concat!(
            "SELECT id, name, EXISTS (SELECT 1 FROM measures WHERE what = 'ban' ",
            "AND subject = 'g' || guests.id) AS banned FROM guests ",
            $rest
        )
    };
}

/// The guest of a session.
pub async fn of_session(readers: &SqlitePool, session: &Digest) -> Outcome<Option<Guest>> {
    let row = sqlx::query(guest!("JOIN sessions ON guest = guests.id WHERE digest = ?"))
        .bind(&session.0[..])
        .fetch_optional(readers)
        .await?;
    row.as_ref().map(read).transpose()
}

/// A guest.
pub async fn of_id(
    reader: impl sqlx::SqliteExecutor<'_>,
    guest: GuestId,
) -> Outcome<Option<Guest>> {
    let row = sqlx::query(guest!("WHERE id = ?")).bind(guest.0).fetch_optional(reader).await?;
    row.as_ref().map(read).transpose()
}

/// Gives a guest another name.
pub async fn rename(
    connection: &mut SqliteConnection,
    guest: GuestId,
    name: String,
) -> Outcome<()> {
    sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
        .bind(&name)
        .bind(guest.0)
        .execute(connection)
        .await?;
    Ok(())
}

/// Ends a session.
pub async fn end_session(connection: &mut SqliteConnection, session: Digest) -> Outcome<()> {
    sqlx::query("DELETE FROM sessions WHERE digest = ?")
        .bind(&session.0[..])
        .execute(connection)
        .await?;
    Ok(())
}

/// Ends all sessions of a guest.
pub async fn end_sessions(connection: &mut SqliteConnection, guest: GuestId) -> Outcome<()> {
    sqlx::query("DELETE FROM sessions WHERE guest = ?")
        .bind(guest.0)
        .execute(&mut *connection)
        .await?;
    close_return(connection, guest).await
}

/// Lets a guest come back by a link.
pub async fn open_return(
    connection: &mut SqliteConnection,
    guest: GuestId,
    link: Digest,
    until: i64,
) -> Outcome<()> {
    sqlx::query("INSERT OR REPLACE INTO returns (guest, digest, until) VALUES (?, ?, ?)")
        .bind(guest.0)
        .bind(&link.0[..])
        .bind(until)
        .execute(connection)
        .await?;
    Ok(())
}

/// Makes the link of a guest no good.
pub async fn close_return(connection: &mut SqliteConnection, guest: GuestId) -> Outcome<()> {
    sqlx::query("DELETE FROM returns WHERE guest = ?").bind(guest.0).execute(connection).await?;
    Ok(())
}

/// Who could come back by a link now.
pub async fn returning(
    reader: impl sqlx::SqliteExecutor<'_>,
    link: &Digest,
) -> Outcome<Option<Guest>> {
    let row =
        sqlx::query(guest!("JOIN returns ON guest = guests.id WHERE digest = ? AND until > ?"))
            .bind(&link.0[..])
            .bind(now())
            .fetch_optional(reader)
            .await?;
    row.as_ref().map(read).transpose()
}

/// Uses a link up.
pub async fn come_back(
    connection: &mut SqliteConnection,
    link: Digest,
    session: Digest,
) -> Outcome<Option<Guest>> {
    let Some(guest) = returning(&mut *connection, &link).await? else { return Ok(None) };
    close_return(connection, guest.id).await?;
    begin_session(connection, guest.id, session).await?;
    Ok(Some(guest))
}

/// Removes tables that have not changed since a time, or only names them.
pub async fn prune(
    connection: &mut SqliteConnection,
    before: i64,
    finished: bool,
    dry: bool,
) -> Outcome<Vec<TableId>> {
    let found: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE changed < ? AND finished = ? ORDER BY changed",
    )
    .bind(before)
    .bind(finished)
    .fetch_all(&mut *connection)
    .await?;
    let found: Vec<TableId> =
        found.iter().map(|id| id.parse().map_err(unreadable)).collect::<Outcome<_>>()?;
    for id in found.iter().filter(|_| !dry) {
        remove_rows(connection, id).await?;
    }
    Ok(found)
}
