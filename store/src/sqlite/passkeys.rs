//! Passkeys: devices that sign for a guest.

use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Row as _, SqliteConnection};

use super::people::{begin_session, of_id};
use super::rows::now;
use crate::{Digest, Guest, GuestId, Outcome, Passkey, StoreError};

fn read(row: &SqliteRow) -> Outcome<Passkey> {
    Ok(Passkey {
        id: row.try_get("id")?,
        handle: row.try_get("handle")?,
        key: row.try_get("key")?,
        made: row.try_get("made")?,
    })
}

/// Keeps a passkey of a guest.
pub async fn keep(
    connection: &mut SqliteConnection,
    guest: GuestId,
    passkey: Passkey,
) -> Outcome<()> {
    let added = sqlx::query(
        "INSERT OR IGNORE INTO passkeys (id, guest, handle, key, made) VALUES (?, ?, ?, ?, ?)",
    )
    .bind(passkey.id)
    .bind(guest.0)
    .bind(passkey.handle)
    .bind(passkey.key)
    .bind(now())
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// The passkeys of a guest, the oldest first.
pub async fn of(readers: &SqlitePool, guest: GuestId) -> Outcome<Vec<Passkey>> {
    let found = sqlx::query("SELECT * FROM passkeys WHERE guest = ? ORDER BY made, id")
        .bind(guest.0)
        .fetch_all(readers)
        .await?;
    found.iter().map(read).collect()
}

/// A passkey.
pub async fn find(readers: &SqlitePool, id: &[u8]) -> Outcome<Option<Passkey>> {
    let found =
        sqlx::query("SELECT * FROM passkeys WHERE id = ?").bind(id).fetch_optional(readers).await?;
    found.as_ref().map(read).transpose()
}

/// Lets the guest of a passkey come back, and keeps what it is after it was used.
pub async fn come(
    connection: &mut SqliteConnection,
    id: Vec<u8>,
    key: String,
    session: Digest,
) -> Outcome<Option<Guest>> {
    let guest: Option<i64> =
        sqlx::query_scalar("UPDATE passkeys SET key = ? WHERE id = ? RETURNING guest")
            .bind(key)
            .bind(id)
            .fetch_optional(&mut *connection)
            .await?;
    let Some(guest) = guest.map(GuestId) else { return Ok(None) };
    begin_session(connection, guest, session).await?;
    of_id(connection, guest).await
}

/// Removes a passkey of a guest; false if they have no such.
pub async fn remove(
    connection: &mut SqliteConnection,
    guest: GuestId,
    id: Vec<u8>,
) -> Outcome<bool> {
    let gone = sqlx::query("DELETE FROM passkeys WHERE guest = ? AND id = ?")
        .bind(guest.0)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(gone.rows_affected() > 0)
}
