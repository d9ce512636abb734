//! Guests, their sessions, and how they come back on another device; what whoever runs the site has
//! decided about them.

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row as _};

use super::rows::{ids, now, remove_rows};
use crate::{Digest, Guest, GuestId, Measure, Outcome, StoreError, TableId};

/// Makes a guest with a session.
pub async fn make(connection: &mut PgConnection, name: String, session: Digest) -> Outcome<Guest> {
    let id: i64 = sqlx::query_scalar(concat!(
        "WITH made AS (INSERT INTO guests (name, made) VALUES ($1, ",
        now!(),
        ") RETURNING id, made) ",
        "INSERT INTO sessions (digest, guest, made) SELECT $2, id, made FROM made RETURNING guest"
    ))
    .bind(&name)
    .bind(&session.0[..])
    .fetch_one(connection)
    .await?;
    Ok(Guest { id: GuestId(id), name, banned: false })
}

/// The columns of a [`Guest`]; where they come from follows.
macro_rules! guest {
    ($($rest:expr),+) => {
        concat!(
            "SELECT guests.id, name, EXISTS (SELECT 1 FROM measures WHERE what = 'ban' ",
            "AND subject = 'g' || guests.id) AS banned FROM ",
            $($rest),+
        )
    };
}

fn read(row: Option<PgRow>) -> Outcome<Option<Guest>> {
    let guest = |row: PgRow| {
        Ok(Guest {
            id: GuestId(row.try_get("id")?),
            name: row.try_get("name")?,
            banned: row.try_get("banned")?,
        })
    };
    row.map(guest).transpose()
}

/// The guest of a session.
pub async fn of_session(connection: &mut PgConnection, session: &Digest) -> Outcome<Option<Guest>> {
    let found = sqlx::query(guest!("guests JOIN sessions ON guest = guests.id WHERE digest = $1"))
        .bind(&session.0[..])
        .fetch_optional(connection)
        .await?;
    read(found)
}

/// Who could come back by a link now.
pub async fn returning(connection: &mut PgConnection, link: &Digest) -> Outcome<Option<Guest>> {
    let found = sqlx::query(guest!(
        "guests JOIN returns ON guest = guests.id WHERE digest = $1 AND until > ",
        now!()
    ))
    .bind(&link.0[..])
    .fetch_optional(connection)
    .await?;
    read(found)
}

/// Uses a link up: of two who come at once, one takes it away.
pub async fn come_back(
    connection: &mut PgConnection,
    link: Digest,
    session: Digest,
) -> Outcome<Option<Guest>> {
    let guest: Option<i64> = sqlx::query_scalar(concat!(
        "WITH used AS (DELETE FROM returns WHERE digest = $1 AND until > ",
        now!(),
        " RETURNING guest) INSERT INTO sessions (digest, guest, made) SELECT $2, guest, ",
        now!(),
        " FROM used RETURNING guest"
    ))
    .bind(&link.0[..])
    .bind(&session.0[..])
    .fetch_optional(&mut *connection)
    .await?;
    match guest {
        Some(_) => of_session(connection, &session).await,
        None => Ok(None),
    }
}

/// Lets a guest come back by a link.
pub async fn open_return(
    connection: &mut PgConnection,
    guest: GuestId,
    link: Digest,
    until: i64,
) -> Outcome<()> {
    sqlx::query(
        "INSERT INTO returns (guest, digest, until) VALUES ($1, $2, $3) \
         ON CONFLICT (guest) DO UPDATE SET digest = excluded.digest, until = excluded.until",
    )
    .bind(guest.0)
    .bind(&link.0[..])
    .bind(until)
    .execute(connection)
    .await?;
    Ok(())
}

/// Ends all sessions of a guest.
pub async fn end_sessions(connection: &mut PgConnection, guest: GuestId) -> Outcome<()> {
    for step in ["DELETE FROM sessions WHERE guest = $1", "DELETE FROM returns WHERE guest = $1"] {
        sqlx::query(step).bind(guest.0).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Removes tables that have not changed since a time, or only names them.
pub async fn prune(
    connection: &mut PgConnection,
    before: i64,
    finished: bool,
    dry: bool,
) -> Outcome<Vec<TableId>> {
    let found: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE changed < $1 AND finished = $2 ORDER BY changed, id",
    )
    .bind(before)
    .bind(finished)
    .fetch_all(&mut *connection)
    .await?;
    let found = ids(&found)?;
    for id in found.iter().filter(|_| !dry) {
        remove_rows(connection, id).await?;
    }
    Ok(found)
}

/// Takes a measure against somebody or something that is there, or takes it back.
pub async fn take(connection: &mut PgConnection, measure: Measure, on: bool) -> Outcome<()> {
    let known = match &measure {
        Measure::Mute(guest) | Measure::Ban(guest) => {
            sqlx::query("SELECT 1 FROM guests WHERE id = $1").bind(guest.0)
        }
        Measure::Hush(table) | Measure::Shut(table) => {
            sqlx::query("SELECT 1 FROM tables WHERE id = $1").bind(table.as_str())
        }
    };
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Err(match measure {
            Measure::Mute(_) | Measure::Ban(_) => StoreError::NoGuest,
            Measure::Hush(_) | Measure::Shut(_) => StoreError::NoTable,
        });
    }
    let statement = if on {
        "INSERT INTO measures (what, subject) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM measures WHERE what = $1 AND subject = $2"
    };
    let (what, subject) = measure.kept();
    sqlx::query(statement).bind(what).bind(subject).execute(connection).await?;
    Ok(())
}

/// Whether one of these measures was taken.
pub async fn is_under(connection: &mut PgConnection, measures: &[Measure]) -> Outcome<bool> {
    let (what, subject): (Vec<&str>, Vec<String>) = measures.iter().map(Measure::kept).unzip();
    Ok(sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM measures JOIN unnest($1::text[], $2::text[]) AS m(w, s) \
         ON what = w AND subject = s)",
    )
    .bind(what)
    .bind(subject)
    .fetch_one(connection)
    .await?)
}
