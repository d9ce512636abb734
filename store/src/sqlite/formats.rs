//! The formats of the database, and the way from one to the next.

use sqlx::{AssertSqlSafe, Connection as _, SqliteConnection};

use crate::{Outcome, StoreError};

/// The newest format of the database; each format is a step from the one before.
const FORMATS: [&str; 7] = [
    include_str!("../schema.sql"),
    include_str!("../schema-2.sql"),
    include_str!("../schema-3.sql"),
    include_str!("../schema-4.sql"),
    include_str!("../schema-5.sql"),
    include_str!("../schema-6.sql"),
    include_str!("../schema-7.sql"),
];

/// Brings a database to the newest format.
pub async fn prepare(connection: &mut SqliteConnection) -> Outcome<()> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let found = format(&mut transaction).await?;
    for step in &FORMATS[found as usize..] {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
    }
    mark(&mut transaction).await?;
    transaction.commit().await?;
    Ok(())
}

/// The format of a database, if this program knows it; 0 if it is empty.
async fn format(connection: &mut SqliteConnection) -> Outcome<i64> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(connection).await?;
    let known = FORMATS.len() as i64;
    if found > known { Err(StoreError::Newer { found, known }) } else { Ok(found) }
}

/// The format of a database, if it is one of ours and this program knows it.
pub async fn known(connection: &mut SqliteConnection) -> Outcome<i64> {
    match format(connection).await? {
        0 => Err(StoreError::Unreadable("it is no database of Ludi".to_owned())),
        found => Ok(found),
    }
}

/// Whether a format is the newest.
pub const fn is_newest(format: i64) -> bool {
    format == FORMATS.len() as i64
}

/// Writes the newest format into the file, also where it stands already: the smallest write that
/// reaches the disk.
pub async fn mark(connection: &mut SqliteConnection) -> Outcome<()> {
    let mark = format!("PRAGMA user_version = {}", FORMATS.len());
    sqlx::raw_sql(AssertSqlSafe(mark)).execute(connection).await?;
    Ok(())
}

/// Looks through every page of a database.
pub async fn look_through(connection: &mut SqliteConnection) -> Outcome<()> {
    let found: Vec<String> =
        sqlx::query_scalar("PRAGMA quick_check(10)").fetch_all(connection).await?;
    match found.as_slice() {
        [only] if only == "ok" => Ok(()),
        _ => Err(StoreError::Unreadable(found.join("; "))),
    }
}
