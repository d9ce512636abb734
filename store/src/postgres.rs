//! Tables in a PostgreSQL database that any number of servers share.
//!
//! No server owns a table. What is written is one statement or one transaction; of those who append
//! to the same position, one wins. Every question has an end: a database that does not answer is
//! [`StoreError::Away`], and for a moment nobody else is kept waiting for it.

mod asking;
mod forget;
mod formats;
mod passkeys;
mod people;
mod rows;
mod shared;
mod site;
mod tables;
mod wire;

use async_trait::async_trait;
use ludi_engine::LogIndex;
use sqlx::{Connection as _, PgConnection};

use self::asking::{CONNECT, LONG, ask, change};
use self::rows::{ids, read_row, remove_rows, rows, unreadable};
use crate::{
    Change, Digest, Guest, GuestId, KeptPack, Measure, NewTable, Outcome, Passkey, Store,
    StoreError, StoredTable, TableId, TableRow, Word,
};

pub use asking::Postgres;
pub use wire::Wire;

/// Tells every node, with the change itself, that tables have changed otherwise than by an event.
async fn told(connection: &mut PgConnection, tables: &[TableId]) -> Outcome<()> {
    for some in tables.chunks(200) {
        let words: String = some.iter().flat_map(|id| [" ", id.as_str(), ":changed"]).collect();
        sqlx::query("SELECT pg_notify('ludi', '-' || $1)")
            .bind(words)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// One statement with its values, of which nothing comes back.
macro_rules! run {
    ($self:ident, $statement:literal $(, $value:expr)*) => {
        ask!($self, connection, {
                    sqlx::query($statement)$(.bind($value))*.execute(connection).await?;
                    Ok(())})
    };
}

/// Rows of tables.
macro_rules! list {
    ($self:ident, $condition:literal $(, $value:expr)*) => {
        ask!($self, connection, {
                    let found = sqlx::query(rows!($condition))$(.bind($value))*;
                    found.fetch_all(connection).await?.iter().map(read_row).collect()})
    };
}

#[async_trait]
impl Store for Postgres {
    async fn heartbeat(&self) -> Outcome<()> {
        run!(self, "UPDATE ludi SET format = format")
    }

    async fn check(&self) -> Outcome<()> {
        // PostgreSQL looks after its own pages; here is whether every table has its events.
        let torn: Vec<String> = ask!(self, LONG, connection, {
            let torn = "SELECT id FROM tables WHERE position <> (SELECT count(*) \
                                FROM events WHERE table_id = id) LIMIT 10";
            Ok(sqlx::query_scalar(torn).fetch_all(connection).await?)
        })?;
        if torn.is_empty() {
            return Ok(());
        }
        Err(StoreError::Unreadable(format!("tables without all their events: {}", torn.join(", "))))
    }

    async fn create(&self, table: NewTable) -> Outcome<()> {
        ask!(self, connection, tables::create(connection, table).await)
    }

    async fn append(&self, id: &TableId, change: Change) -> Outcome<()> {
        ask!(self, connection, tables::append(connection, id, change).await)
    }

    async fn load(&self, id: &TableId) -> Outcome<Option<StoredTable>> {
        self.since(id, 0).await
    }

    async fn since(&self, id: &TableId, after: LogIndex) -> Outcome<Option<StoredTable>> {
        ask!(self, connection, tables::load(connection, id, after).await)
    }

    async fn tables_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<TableRow>> {
        list!(
            self,
            "WHERE id IN (SELECT table_id FROM seats WHERE guest = $1 \
             UNION SELECT id FROM tables WHERE host = $1) \
             ORDER BY finished, changed DESC LIMIT $2",
            guest.0,
            i64::from(limit)
        )
    }

    async fn open_tables(&self, limit: u32) -> Outcome<Vec<TableRow>> {
        list!(
            self,
            "WHERE public AND NOT finished AND EXISTS (SELECT 1 FROM seats \
             WHERE table_id = tables.id AND open AND guest IS NULL) \
             ORDER BY changed DESC LIMIT $1",
            i64::from(limit)
        )
    }

    async fn with_cards(&self, game: &str, cards: &str, limit: u32) -> Outcome<Vec<TableRow>> {
        let written = serde_json::to_string(cards).map_err(unreadable)?;
        let written = written.trim_matches('"').to_owned();
        let game = game.to_owned();
        list!(
            self,
            "WHERE finished AND game = $1 AND cards = $2 ORDER BY changed DESC LIMIT $3",
            game,
            written,
            i64::from(limit)
        )
    }

    async fn waiting_for_bots(&self) -> Outcome<Vec<TableId>> {
        ask!(self, connection, {
            let waiting = "SELECT id FROM tables WHERE bots_wait ORDER BY changed DESC";
            let found: Vec<String> = sqlx::query_scalar(waiting).fetch_all(connection).await?;
            ids(&found)
        })
    }

    async fn set_public(&self, id: &TableId, public: bool) -> Outcome<()> {
        run!(
            self,
            "WITH done AS (UPDATE tables SET public = $1 WHERE id = $2 RETURNING id) \
             SELECT pg_notify('ludi', '- ' || id || ':changed') FROM done",
            public,
            id.as_str()
        )
    }

    async fn set_pace(&self, id: &TableId, pace: &str) -> Outcome<()> {
        run!(
            self,
            "WITH done AS (UPDATE tables SET pace = $1 WHERE id = $2 RETURNING id) \
             SELECT pg_notify('ludi', '- ' || id || ':changed') FROM done",
            pace,
            id.as_str()
        )
    }

    async fn set_rematch(&self, id: &TableId, next: &TableId) -> Outcome<TableId> {
        ask!(self, connection, {
            let noted: Option<String> = sqlx::query_scalar(
                "WITH done AS (UPDATE tables SET rematch = coalesce(rematch, $1) WHERE id = $2 \
                 RETURNING id, rematch) SELECT rematch FROM done, \
                 pg_notify('ludi', '- ' || id || ':changed')",
            )
            .bind(next.as_str())
            .bind(id.as_str())
            .fetch_optional(connection)
            .await?;
            noted.ok_or(StoreError::NoTable)?.parse().map_err(unreadable)
        })
    }

    async fn admit(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        run!(
            self,
            "INSERT INTO watchers (table_id, guest) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            id.as_str(),
            guest.0
        )
    }

    async fn is_admitted(&self, id: &TableId, guest: GuestId) -> Outcome<bool> {
        ask!(self, connection, {
            let found = sqlx::query("SELECT 1 FROM watchers WHERE table_id = $1 AND guest = $2")
                .bind(id.as_str())
                .bind(guest.0);
            Ok(found.fetch_optional(connection).await?.is_some())
        })
    }

    async fn put_away(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        run!(
            self,
            "INSERT INTO away (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            guest.0,
            id.as_str()
        )
    }

    async fn away(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        ask!(self, connection, {
            let found = sqlx::query_scalar("SELECT table_id FROM away WHERE guest = $1");
            let found: Vec<String> = found.bind(guest.0).fetch_all(connection).await?;
            ids(&found)
        })
    }

    async fn keep_analysis(&self, id: &TableId, version: u32, found: String) -> Outcome<()> {
        run!(
            self,
            "INSERT INTO analyses (table_id, version, found) VALUES ($1, $2, $3) \
             ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, \
             found = excluded.found",
            id.as_str(),
            i64::from(version),
            found
        )
    }

    async fn analysis(&self, id: &TableId, version: u32) -> Outcome<Option<String>> {
        ask!(self, connection, {
            let found = "SELECT found FROM analyses WHERE table_id = $1 AND version = $2";
            let found = sqlx::query_scalar(found).bind(id.as_str()).bind(i64::from(version));
            Ok(found.fetch_optional(connection).await?)
        })
    }

    async fn keep_packs(&self, packs: Vec<KeptPack>) -> Outcome<()> {
        change!(self, connection, {
            let keep = "INSERT INTO packs (sha256, game, text) VALUES ($1, $2, $3) \
                            ON CONFLICT DO NOTHING";
            for KeptPack { game, sha256, text } in packs {
                let keep = sqlx::query(keep).bind(sha256).bind(game).bind(text);
                keep.execute(&mut *connection).await?;
            }
            Ok::<_, StoreError>(())
        })
    }

    async fn packs(&self) -> Outcome<Vec<KeptPack>> {
        ask!(self, connection, {
            let all = "SELECT game, sha256, text FROM packs ORDER BY game, sha256";
            let all: Vec<(String, String, String)> =
                sqlx::query_as(all).fetch_all(connection).await?;
            let pack = |(game, sha256, text)| KeptPack { game, sha256, text };
            Ok(all.into_iter().map(pack).collect())
        })
    }

    async fn remove(&self, id: &TableId) -> Outcome<()> {
        change!(self, connection, {
            remove_rows(connection, id).await?;
            told(connection, std::slice::from_ref(id)).await
        })
    }

    async fn prune(&self, before: i64, finished: bool, dry: bool) -> Outcome<Vec<TableId>> {
        change!(self, connection, {
            let changed = people::prune(connection, before, finished, dry).await?;
            told(connection, &changed).await?;
            Ok::<_, StoreError>(changed)
        })
    }

    async fn new_guest(&self, name: &str, session: &Digest) -> Outcome<Guest> {
        let (name, session) = (name.to_owned(), *session);
        ask!(self, connection, people::make(connection, name, session).await)
    }

    async fn guest(&self, session: &Digest) -> Outcome<Option<Guest>> {
        ask!(self, connection, people::of_session(connection, session).await)
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Outcome<()> {
        run!(self, "UPDATE guests SET name = $1 WHERE id = $2", name, guest.0)
    }

    async fn end_session(&self, session: &Digest) -> Outcome<()> {
        run!(self, "DELETE FROM sessions WHERE digest = $1", &session.0[..])
    }

    async fn end_sessions(&self, guest: GuestId) -> Outcome<()> {
        change!(self, connection, people::end_sessions(connection, guest).await)
    }

    async fn open_return(&self, guest: GuestId, link: &Digest, until: i64) -> Outcome<()> {
        let link = *link;
        ask!(self, connection, people::open_return(connection, guest, link, until).await)
    }

    async fn close_return(&self, guest: GuestId) -> Outcome<()> {
        run!(self, "DELETE FROM returns WHERE guest = $1", guest.0)
    }

    async fn returning(&self, link: &Digest) -> Outcome<Option<Guest>> {
        ask!(self, connection, people::returning(connection, link).await)
    }

    async fn come_back(&self, link: &Digest, session: &Digest) -> Outcome<Option<Guest>> {
        let (link, session) = (*link, *session);
        change!(self, connection, people::come_back(connection, link, session).await)
    }

    async fn keep_passkey(&self, guest: GuestId, passkey: Passkey) -> Outcome<()> {
        ask!(self, connection, passkeys::keep(connection, guest, passkey).await)
    }

    async fn passkeys(&self, guest: GuestId) -> Outcome<Vec<Passkey>> {
        ask!(self, connection, passkeys::of(connection, guest).await)
    }

    async fn passkey(&self, id: &[u8]) -> Outcome<Option<Passkey>> {
        ask!(self, connection, passkeys::find(connection, id).await)
    }

    async fn come_by_passkey(
        &self,
        id: &[u8],
        key: &str,
        session: &Digest,
    ) -> Outcome<Option<Guest>> {
        let (id, key, session) = (id.to_owned(), key.to_owned(), *session);
        change!(self, connection, passkeys::come(connection, id, key, session).await)
    }

    async fn remove_passkey(&self, guest: GuestId, id: &[u8]) -> Outcome<bool> {
        let id = id.to_owned();
        ask!(self, connection, passkeys::remove(connection, guest, id).await)
    }

    async fn words_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<Word>> {
        ask!(self, connection, forget::words_of(connection, guest, limit).await)
    }

    async fn unsay(&self, id: &TableId, at: LogIndex, guest: GuestId) -> Outcome<bool> {
        let id = id.clone();
        change!(self, connection, {
            let was_said = forget::unsay(connection, &id, at, guest).await?;
            told(connection, if was_said { std::slice::from_ref(&id) } else { &[] }).await?;
            Ok::<_, StoreError>(was_said)
        })
    }

    async fn forget(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        change!(self, connection, {
            let changed = forget::forget(connection, guest).await?;
            told(connection, &changed).await?;
            Ok::<_, StoreError>(changed)
        })
    }

    async fn take(&self, measure: Measure, on: bool) -> Outcome<()> {
        change!(self, connection, {
            let table = match &measure {
                Measure::Shut(table) | Measure::Hush(table) => Some(table.clone()),
                Measure::Mute(_) | Measure::Ban(_) => None,
            };
            people::take(connection, measure, on).await?;
            told(connection, table.as_slice()).await
        })
    }

    async fn is_under(&self, measures: &[Measure]) -> Outcome<bool> {
        ask!(self, connection, people::is_under(connection, measures).await)
    }

    /// What others change they tell by the [`Wire`].
    async fn changed_elsewhere(&self) -> Outcome<bool> {
        Ok(false)
    }

    async fn close(&self) {
        // A connection that is stuck is no reason to stay.
        let _ = tokio::time::timeout(CONNECT, self.pool.close()).await;
    }
}
