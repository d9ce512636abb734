//! What whoever runs a site sees of it.

use async_trait::async_trait;
use sqlx::Row as _;

use super::Postgres;
use super::asking::{LONG, ask};
use super::rows::{read_row, rows};
use crate::{Census, GuestId, Outcome, Site};

#[async_trait]
impl Site for Postgres {
    async fn census(&self) -> Outcome<Vec<Census>> {
        ask!(self, LONG, connection, {
            let found = sqlx::query(rows!(
                ", (SELECT coalesce(sum(octet_length(line)), 0)::bigint FROM events \
                     WHERE table_id = id) AS bytes",
                "ORDER BY changed DESC"
            ));
            let line = |row| Ok(Census { row: read_row(row)?, bytes: row.try_get("bytes")? });
            found.fetch_all(connection).await?.iter().map(line).collect()
        })
    }

    async fn measures(&self) -> Outcome<Vec<(String, String)>> {
        ask!(self, connection, {
            let all = "SELECT what, subject FROM measures ORDER BY what, subject";
            Ok(sqlx::query_as(all).fetch_all(connection).await?)
        })
    }

    async fn knows(&self, guest: GuestId) -> Outcome<bool> {
        ask!(self, connection, {
            let found = sqlx::query("SELECT 1 FROM guests WHERE id = $1").bind(guest.0);
            Ok(found.fetch_optional(connection).await?.is_some())
        })
    }
}
