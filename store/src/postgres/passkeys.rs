//! Passkeys: devices that sign for a guest.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::people;
use super::rows::now;
use crate::{Digest, Guest, GuestId, Outcome, Passkey, StoreError};

fn read(row: &PgRow) -> Outcome<Passkey> {
    Ok(Passkey {
        id: row.try_get("id")?,
        handle: row.try_get("handle")?,
        key: row.try_get("key")?,
        made: row.try_get("made")?,
    })
}

/// Keeps a passkey of a guest.
pub async fn keep(connection: &mut PgConnection, guest: GuestId, passkey: Passkey) -> Outcome<()> {
    let added = sqlx::query(concat!(
        "INSERT INTO passkeys (id, guest, handle, key, made) VALUES ($1, $2, $3, $4, ",
        now!(),
        ") ON CONFLICT DO NOTHING"
    ))
    .bind(passkey.id)
    .bind(guest.0)
    .bind(passkey.handle)
    .bind(passkey.key)
    .execute(connection)
    .await?;
    if added.rows_affected() == 0 { Err(StoreError::Taken) } else { Ok(()) }
}

/// The passkeys of a guest, the oldest first.
pub async fn of(connection: &mut PgConnection, guest: GuestId) -> Outcome<Vec<Passkey>> {
    let found = sqlx::query("SELECT * FROM passkeys WHERE guest = $1 ORDER BY made, id")
        .bind(guest.0)
        .fetch_all(connection)
        .await?;
    found.iter().map(read).collect()
}

/// A passkey.
pub async fn find(connection: &mut PgConnection, id: &[u8]) -> Outcome<Option<Passkey>> {
    let found = sqlx::query("SELECT * FROM passkeys WHERE id = $1").bind(id);
    found.fetch_optional(connection).await?.as_ref().map(read).transpose()
}

/// Lets the guest of a passkey come back, and keeps what it is after it was used.
pub async fn come(
    connection: &mut PgConnection,
    id: Vec<u8>,
    key: String,
    session: Digest,
) -> Outcome<Option<Guest>> {
    let came: Option<i64> = sqlx::query_scalar(concat!(
        "WITH used AS (UPDATE passkeys SET key = $2 WHERE id = $1 RETURNING guest) ",
        "INSERT INTO sessions (digest, guest, made) SELECT $3, guest, ",
        now!(),
        " FROM used RETURNING guest"
    ))
    .bind(id)
    .bind(key)
    .bind(&session.0[..])
    .fetch_optional(&mut *connection)
    .await?;
    match came {
        Some(_) => people::of_session(connection, &session).await,
        None => Ok(None),
    }
}

/// Removes a passkey of a guest; false if they have no such.
pub async fn remove(connection: &mut PgConnection, guest: GuestId, id: Vec<u8>) -> Outcome<bool> {
    let gone = sqlx::query("DELETE FROM passkeys WHERE guest = $1 AND id = $2")
        .bind(guest.0)
        .bind(id)
        .execute(connection)
        .await?;
    Ok(gone.rows_affected() > 0)
}
