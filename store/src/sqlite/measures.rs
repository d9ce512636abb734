//! What whoever runs the site has decided about people and tables.

use sqlx::SqliteConnection;
use sqlx::sqlite::SqlitePool;

use crate::{Measure, Outcome, StoreError};

/// Takes a measure against somebody or something that is there, or takes it back.
pub async fn take(connection: &mut SqliteConnection, measure: Measure, on: bool) -> Outcome<()> {
    let known = match &measure {
        Measure::Mute(guest) | Measure::Ban(guest) => {
            sqlx::query("SELECT 1 FROM guests WHERE id = ?").bind(guest.0)
        }
        Measure::Hush(table) | Measure::Shut(table) => {
            sqlx::query("SELECT 1 FROM tables WHERE id = ?").bind(table.as_str())
        }
    };
    if known.fetch_optional(&mut *connection).await?.is_none() {
        return Err(match measure {
            Measure::Mute(_) | Measure::Ban(_) => StoreError::NoGuest,
            Measure::Hush(_) | Measure::Shut(_) => StoreError::NoTable,
        });
    }
    let statement = if on {
        "INSERT OR IGNORE INTO measures (what, subject) VALUES (?, ?)"
    } else {
        "DELETE FROM measures WHERE what = ? AND subject = ?"
    };
    let (what, subject) = measure.kept();
    sqlx::query(statement).bind(what).bind(subject).execute(connection).await?;
    Ok(())
}

/// Whether one of these measures was taken.
pub async fn is_under(readers: &SqlitePool, measures: &[Measure]) -> Outcome<bool> {
    for measure in measures {
        let (what, subject) = measure.kept();
        let found = sqlx::query("SELECT 1 FROM measures WHERE what = ? AND subject = ?")
            .bind(what)
            .bind(subject)
            .fetch_optional(readers)
            .await?;
        if found.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}
