//! Tables in a PostgreSQL database that any number of servers share.
//!
//! No server owns a table. What is written is one statement or one transaction; of those who append
//! to the same position, one wins. Every question has an end: a database that does not answer is
//! [`StoreError::Away`], and for a moment nobody else is kept waiting for it.

mod forget;
mod formats;
mod people;
mod rows;
mod shared;
mod site;
mod tables;
mod wire;

use std::str::FromStr as _;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use ludi_engine::LogIndex;
use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection as _, PgConnection};
use tokio::time::error::Elapsed;

use self::rows::{ids, read_row, remove_rows, rows, unreadable};
use crate::{
    Change, Digest, Guest, GuestId, KeptPack, Measure, NewTable, Outcome, Store, StoreError,
    StoredTable, TableId, TableRow, Word,
};

pub use wire::Wire;

/// How many questions a server asks at once.
const CONNECTIONS: u32 = 12;

/// How long anybody waits for a connection.
const CONNECT: Duration = Duration::from_secs(2);

/// How long anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long looking through a whole table of the database may take.
const LONG: Duration = Duration::from_mins(10);

/// For how long nobody asks a database that did not answer.
const REST: Duration = Duration::from_millis(300);

/// After how long without a question a connection is tried before it is used.
const QUIET: Duration = Duration::from_secs(1);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pool: PgPool,
    options: PgConnectOptions,
    /// When the database last did not answer.
    silent: Mutex<Option<Instant>>,
}

/// What an address says, or why it says nothing.
fn options(address: &str) -> Outcome<PgConnectOptions> {
    let options = PgConnectOptions::from_str(address)?;
    Ok(options.application_name("ludi"))
}

impl Postgres {
    /// Opens a database, making its tables if it is empty, or bringing them to the newest format.
    pub async fn open(address: &str) -> Outcome<Self> {
        let options = options(address)?;
        let mut connection = connect(&options).await?;
        formats::prepare(&mut connection).await?;
        // Durable by default; who has turned that off for other programs has not for this one.
        let lax = "SELECT current_setting('fsync') = 'off'";
        if sqlx::query_scalar(lax).fetch_one(&mut connection).await? {
            tracing::warn!("fsync is off in PostgreSQL: what is acknowledged may be lost");
        }
        connection.close().await?;
        Ok(Self::of(options))
    }

    /// Opens a database that is there, for a look or a change from outside.
    pub async fn visit(address: &str) -> Outcome<Self> {
        let options = options(address)?;
        let mut connection = connect(&options).await?;
        formats::known(&mut connection).await?;
        connection.close().await?;
        Ok(Self::of(options))
    }

    /// A connection to a database that nobody serves as long as it lasts; [`StoreError::InUse`] if
    /// somebody does.
    pub(crate) async fn alone(address: &str) -> Outcome<PgConnection> {
        let mut connection = connect(&options(address)?).await?;
        let mine: bool = sqlx::query_scalar("SELECT pg_try_advisory_lock($1)")
            .bind(wire::SERVING)
            .fetch_one(&mut connection)
            .await?;
        if mine { Ok(connection) } else { Err(StoreError::InUse) }
    }

    fn of(options: PgConnectOptions) -> Self {
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(CONNECT)
            .test_before_acquire(false)
            .before_acquire(|connection, meta| {
                Box::pin(async move {
                    let fresh = meta.idle_for < QUIET;
                    Ok(fresh || connection.ping().await.is_ok())
                })
            })
            .after_connect(|connection, _| {
                Box::pin(async move {
                    // What is acknowledged is durable, whatever is usual at this database.
                    let durable = "SELECT set_config('synchronous_commit', 'on', false) \
                                   WHERE current_setting('synchronous_commit') = 'off'";
                    sqlx::query(durable).execute(connection).await.map(|_| ())
                })
            })
            .connect_lazy_with(options.clone());
        Self { pool, options, silent: Mutex::default() }
    }

    fn silent(&self) -> std::sync::MutexGuard<'_, Option<Instant>> {
        self.silent.lock().expect("no thread panics while it looks")
    }

    /// A connection for a question.
    async fn acquire(&self) -> Outcome<PoolConnection<sqlx::Postgres>> {
        if self.silent().is_some_and(|since| since.elapsed() < REST) {
            return Err(StoreError::Away);
        }
        let acquired = self.pool.acquire().await;
        if matches!(&acquired, Err(error) if !matches!(error, sqlx::Error::PoolClosed)) {
            *self.silent() = Some(Instant::now());
        }
        Ok(acquired?)
    }

    /// What came of a question, if it was answered in time.
    fn answered<T>(
        &self,
        connection: PoolConnection<sqlx::Postgres>,
        answer: Result<Outcome<T>, Elapsed>,
    ) -> Outcome<T> {
        answer.unwrap_or_else(|_| {
            *self.silent() = Some(Instant::now());
            // Nobody may get the answer to a question of somebody else.
            drop(connection.detach());
            Err(StoreError::Away)
        })
    }
}

/// A connection of its own, soon or never.
async fn connect(options: &PgConnectOptions) -> Outcome<PgConnection> {
    let connecting = PgConnection::connect_with(options);
    match tokio::time::timeout(PATIENCE, connecting).await {
        Ok(connected) => Ok(connected?),
        Err(_) => Err(StoreError::Away),
    }
}

/// Asks something on a connection; the answer comes in time, or there is none.
macro_rules! ask {
    ($self:expr, $connection:ident, $work:expr) => {
        ask!($self, crate::postgres::PATIENCE, $connection, $work)
    };
    ($self:expr, $patience:expr, $connection:ident, $work:expr) => {{
        let mut acquired = $self.acquire().await?;
        let answer = tokio::time::timeout($patience, async {
            let $connection: &mut sqlx::PgConnection = &mut acquired;
            $work
        })
        .await;
        $self.answered(acquired, answer)
    }};
}

/// Changes several things on a connection, all or none.
macro_rules! change {
    ($self:ident, $connection:ident, $work:expr) => {
        ask!($self, connection, {
            let mut transaction = connection.begin().await?;
            let $connection: &mut sqlx::PgConnection = &mut transaction;
            let value = $work?;
            transaction.commit().await?;
            Ok(value)
        })
    };
}

use ask;

/// Tells every node, with the change itself, that tables have changed otherwise than by an event.
async fn told(connection: &mut PgConnection, tables: &[TableId]) -> Outcome<()> {
    for some in tables.chunks(200) {
        let words: String = some.iter().map(|id| format!(" {id}:changed")).collect();
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
