//! The formats of the database, and the way from one to the next.

use sqlx::{Connection as _, PgConnection};

use crate::{Outcome, StoreError};

/// The newest format of the database; each format is a step from the one before, and adds what
/// older programs of before the step can do without.
const FORMATS: [&str; 1] = [include_str!("schema-1.sql")];

/// Whoever brings the database to another format has this lock of the database: "ludi" and 1.
const STEPPING: i64 = 0x6c75_6469_0001;

/// The oldest server that does all that is asked of it.
const OLDEST_SERVER: i32 = 130_000;

/// Brings a database to the newest format, one program at a time.
pub async fn prepare(connection: &mut PgConnection) -> Outcome<()> {
    let found: i32 = sqlx::query_scalar("SELECT current_setting('server_version_num')::int")
        .fetch_one(&mut *connection)
        .await?;
    if found < OLDEST_SERVER {
        return Err(StoreError::OldServer {
            found: found / 10_000,
            oldest: OLDEST_SERVER / 10_000,
        });
    }
    let newest = FORMATS.len() as i64;
    // Whoever serves a database that is ready needs no right to change its tables.
    if format(connection).await? == newest {
        return Ok(());
    }
    // Before the transaction, which then sees what whoever had the lock has made. It ends with the
    // connection at the latest.
    let lock = sqlx::query("SELECT pg_advisory_lock($1)").bind(STEPPING);
    lock.execute(&mut *connection).await?;
    let mut transaction = connection.begin().await?;
    let found = format(&mut transaction).await?;
    if found == 0 {
        let first = "CREATE TABLE ludi (format BIGINT NOT NULL); INSERT INTO ludi VALUES (0)";
        sqlx::raw_sql(first).execute(&mut *transaction).await?;
    }
    for step in &FORMATS[found as usize..] {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    sqlx::query("UPDATE ludi SET format = $1").bind(newest).execute(&mut *transaction).await?;
    transaction.commit().await?;
    let unlock = sqlx::query("SELECT pg_advisory_unlock($1)").bind(STEPPING);
    unlock.execute(connection).await?;
    Ok(())
}

/// The format of a database, if this program knows it; 0 if it is empty.
async fn format(connection: &mut PgConnection) -> Outcome<i64> {
    let is_ours: bool = sqlx::query_scalar("SELECT to_regclass('ludi') IS NOT NULL")
        .fetch_one(&mut *connection)
        .await?;
    if !is_ours {
        return Ok(0);
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT format FROM ludi").fetch_optional(connection).await?;
    let (found, known) = (found.unwrap_or_default(), FORMATS.len() as i64);
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

/// Refuses a database that is not ours, or not of the newest format.
pub async fn known(connection: &mut PgConnection) -> Outcome<()> {
    match format(connection).await? {
        0 => Err(StoreError::Unreadable("it is no database of Ludi".to_owned())),
        found if found == FORMATS.len() as i64 => Ok(()),
        found => Err(StoreError::Unreadable(format!(
            "it has format {found}; start a server of this program once, which brings it to {}",
            FORMATS.len()
        ))),
    }
}
