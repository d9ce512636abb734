//! Tables in one SQLite file.
//!
//! All writes go through one connection. Those that wait at the same time share one transaction,
//! so that a thousand busy tables cost few writes to the disk; each has a savepoint of its own,
//! and nobody is answered before the transaction is durable.

mod analyses;
mod backup;
mod census;
mod forget;
mod formats;
mod measures;
mod packs;
mod passkeys;
mod people;
mod reader;
mod restore;
mod rotation;
mod rows;
mod tables;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use ludi_engine::LogIndex;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use self::formats::{look_through, mark, prepare};
use self::rows::{read_row, remove_rows, rows, unreadable};
use self::writer::{Doing, Done, Job, write_all};
use crate::hold::{broken, private};
use crate::{
    Change, Digest, Guest, GuestId, KeptPack, Measure, NewTable, Outcome, Passkey, Store,
    StoreError, StoredTable, TableId, TableRow, Word,
};

pub(crate) use backup::keep;
pub use reader::{KeptLog, Reader};

/// The most writes that may wait.
const QUEUE: usize = 1024;

/// How long a reader or writer waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in one SQLite file (WAL, full sync).
pub struct Sqlite {
    readers: SqlitePool,
    writes: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// What SQLite counts up when another program writes to the file.
    version: AtomicI64,
}

impl Sqlite {
    /// Opens the database at a path, making it if there is none.
    pub async fn open(path: &Path) -> Outcome<Self> {
        // SQLite would let everybody read a file it makes itself; what it puts beside it later has
        // the rights of this one.
        private().append(true).create(true).open(path).map_err(broken)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE);
        let mut connection = options.connect().await?;
        prepare(&mut connection).await?;
        let version = AtomicI64::new(census::version(&mut connection).await?);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (sender, receiver) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(write_all(connection, receiver));
        let (writes, writer) = (Mutex::new(Some(sender)), Mutex::new(Some(writer)));
        Ok(Self { readers, writes, writer, version })
    }

    /// Runs a write in the next transaction and waits until it is durable.
    async fn write<T, F>(&self, work: F) -> Outcome<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Outcome<T>> + Send + 'static,
    {
        let (send, receive) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            Box::pin(async move {
                let outcome = work(connection).await;
                Done {
                    keep: outcome.is_ok(),
                    answer: Box::new(move |durable| {
                        // A client that has gone away does not need an answer.
                        let _ = send.send(outcome.and_then(|value| durable.map(|()| value)));
                    }),
                }
            })
        });
        let writes = self.writes.lock().await.clone().ok_or(sqlx::Error::PoolClosed)?;
        writes.send(job).await.map_err(|_| sqlx::Error::PoolClosed)?;
        receive.await.map_err(|_| StoreError::Database(sqlx::Error::PoolClosed))?
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn heartbeat(&self) -> Outcome<()> {
        self.write(|connection| Box::pin(mark(connection))).await
    }

    async fn check(&self) -> Outcome<()> {
        let mut reader = self.readers.acquire().await?;
        look_through(&mut reader).await
    }

    async fn create(&self, table: NewTable) -> Outcome<()> {
        self.write(move |connection| Box::pin(tables::create(connection, table))).await
    }

    async fn append(&self, id: &TableId, change: Change) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| Box::pin(tables::append(connection, id, change))).await
    }

    async fn load(&self, id: &TableId) -> Outcome<Option<StoredTable>> {
        tables::load(&self.readers, id).await
    }

    async fn tables_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<TableRow>> {
        let found = sqlx::query(rows!(
            "WHERE id IN (SELECT table_id FROM seats WHERE guest = ?1 \
             UNION SELECT id FROM tables WHERE host = ?1) \
             ORDER BY finished, changed DESC LIMIT ?2"
        ))
        .bind(guest.0)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        found.iter().map(read_row).collect()
    }

    async fn open_tables(&self, limit: u32) -> Outcome<Vec<TableRow>> {
        let found = sqlx::query(rows!(
            "WHERE public = 1 AND finished = 0 AND EXISTS (SELECT 1 FROM seats \
             WHERE table_id = tables.id AND open = 1 AND guest IS NULL) \
             ORDER BY changed DESC LIMIT ?"
        ))
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        found.iter().map(read_row).collect()
    }

    async fn with_cards(&self, game: &str, cards: &str, limit: u32) -> Outcome<Vec<TableRow>> {
        let found = sqlx::query(rows!(
            "WHERE finished = 1 AND game = ?1 \
             AND CASE WHEN json_valid(header) THEN json_extract(header, '$.cards') END = ?2 \
             ORDER BY changed DESC LIMIT ?3"
        ))
        .bind(game)
        .bind(cards)
        .bind(limit)
        .fetch_all(&self.readers)
        .await?;
        found.iter().map(read_row).collect()
    }

    async fn waiting_for_bots(&self) -> Outcome<Vec<TableId>> {
        let found: Vec<String> =
            sqlx::query_scalar("SELECT id FROM tables WHERE bots_wait = 1 ORDER BY changed DESC")
                .fetch_all(&self.readers)
                .await?;
        found.iter().map(|id| id.parse().map_err(unreadable)).collect()
    }

    async fn set_public(&self, id: &TableId, public: bool) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE tables SET public = ? WHERE id = ?")
                    .bind(public)
                    .bind(id.as_str())
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn set_pace(&self, id: &TableId, pace: &str) -> Outcome<()> {
        let (id, pace) = (id.clone(), pace.to_owned());
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE tables SET pace = ? WHERE id = ?")
                    .bind(pace)
                    .bind(id.as_str())
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn set_rematch(&self, id: &TableId, next: &TableId) -> Outcome<TableId> {
        let (id, next) = (id.clone(), next.clone());
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL")
                    .bind(next.as_str())
                    .bind(id.as_str())
                    .execute(&mut *connection)
                    .await?;
                let noted: Option<Option<String>> =
                    sqlx::query_scalar("SELECT rematch FROM tables WHERE id = ?")
                        .bind(id.as_str())
                        .fetch_optional(connection)
                        .await?;
                let noted = noted.flatten().ok_or(StoreError::NoTable)?;
                noted.parse().map_err(unreadable)
            })
        })
        .await
    }

    async fn admit(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("INSERT OR IGNORE INTO watchers (table_id, guest) VALUES (?, ?)")
                    .bind(id.as_str())
                    .bind(guest.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn is_admitted(&self, id: &TableId, guest: GuestId) -> Outcome<bool> {
        let found: Option<i64> =
            sqlx::query_scalar("SELECT 1 FROM watchers WHERE table_id = ? AND guest = ?")
                .bind(id.as_str())
                .bind(guest.0)
                .fetch_optional(&self.readers)
                .await?;
        Ok(found.is_some())
    }

    async fn put_away(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("INSERT OR IGNORE INTO away (guest, table_id) VALUES (?, ?)")
                    .bind(guest.0)
                    .bind(id.as_str())
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn away(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        let found: Vec<String> = sqlx::query_scalar("SELECT table_id FROM away WHERE guest = ?")
            .bind(guest.0)
            .fetch_all(&self.readers)
            .await?;
        found.iter().map(|id| id.parse().map_err(unreadable)).collect()
    }

    async fn keep_analysis(&self, id: &TableId, version: u32, found: String) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| Box::pin(analyses::keep(connection, id, version, found))).await
    }

    async fn analysis(&self, id: &TableId, version: u32) -> Outcome<Option<String>> {
        analyses::read(&self.readers, id, version).await
    }

    async fn keep_packs(&self, packs: Vec<KeptPack>) -> Outcome<()> {
        self.write(move |connection| Box::pin(packs::keep(connection, packs))).await
    }

    async fn packs(&self) -> Outcome<Vec<KeptPack>> {
        packs::read(&self.readers).await
    }

    async fn remove(&self, id: &TableId) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| Box::pin(async move { remove_rows(connection, &id).await }))
            .await
    }

    async fn prune(&self, before: i64, finished: bool, dry: bool) -> Outcome<Vec<TableId>> {
        self.write(move |connection| Box::pin(people::prune(connection, before, finished, dry)))
            .await
    }

    async fn new_guest(&self, name: &str, session: &Digest) -> Outcome<Guest> {
        let (name, session) = (name.to_owned(), *session);
        self.write(move |connection| Box::pin(people::make(connection, name, session))).await
    }

    async fn guest(&self, session: &Digest) -> Outcome<Option<Guest>> {
        people::of_session(&self.readers, session).await
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Outcome<()> {
        let name = name.to_owned();
        self.write(move |connection| Box::pin(people::rename(connection, guest, name))).await
    }

    async fn end_session(&self, session: &Digest) -> Outcome<()> {
        let session = *session;
        self.write(move |connection| Box::pin(people::end_session(connection, session))).await
    }

    async fn end_sessions(&self, guest: GuestId) -> Outcome<()> {
        self.write(move |connection| Box::pin(people::end_sessions(connection, guest))).await
    }

    async fn open_return(&self, guest: GuestId, link: &Digest, until: i64) -> Outcome<()> {
        let link = *link;
        self.write(move |connection| Box::pin(people::open_return(connection, guest, link, until)))
            .await
    }

    async fn close_return(&self, guest: GuestId) -> Outcome<()> {
        self.write(move |connection| Box::pin(people::close_return(connection, guest))).await
    }

    async fn returning(&self, link: &Digest) -> Outcome<Option<Guest>> {
        people::returning(&self.readers, link).await
    }

    async fn come_back(&self, link: &Digest, session: &Digest) -> Outcome<Option<Guest>> {
        let (link, session) = (*link, *session);
        self.write(move |connection| Box::pin(people::come_back(connection, link, session))).await
    }

    async fn keep_passkey(&self, guest: GuestId, passkey: Passkey) -> Outcome<()> {
        self.write(move |connection| Box::pin(passkeys::keep(connection, guest, passkey))).await
    }

    async fn passkeys(&self, guest: GuestId) -> Outcome<Vec<Passkey>> {
        passkeys::of(&self.readers, guest).await
    }

    async fn passkey(&self, id: &[u8]) -> Outcome<Option<Passkey>> {
        passkeys::find(&self.readers, id).await
    }

    async fn come_by_passkey(
        &self,
        id: &[u8],
        key: &str,
        session: &Digest,
    ) -> Outcome<Option<Guest>> {
        let (id, key, session) = (id.to_owned(), key.to_owned(), *session);
        self.write(move |connection| Box::pin(passkeys::come(connection, id, key, session))).await
    }

    async fn remove_passkey(&self, guest: GuestId, id: &[u8]) -> Outcome<bool> {
        let id = id.to_owned();
        self.write(move |connection| Box::pin(passkeys::remove(connection, guest, id))).await
    }

    async fn words_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<Word>> {
        forget::words_of(&self.readers, guest, limit).await
    }

    async fn unsay(&self, id: &TableId, at: LogIndex, guest: GuestId) -> Outcome<bool> {
        let id = id.clone();
        self.write(move |connection| Box::pin(forget::unsay(connection, id, at, guest))).await
    }

    async fn forget(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        self.write(move |connection| Box::pin(forget::forget(connection, guest))).await
    }

    async fn take(&self, measure: Measure, on: bool) -> Outcome<()> {
        self.write(move |connection| Box::pin(measures::take(connection, measure, on))).await
    }

    async fn is_under(&self, measures: &[Measure]) -> Outcome<bool> {
        measures::is_under(&self.readers, measures).await
    }

    async fn changed_elsewhere(&self) -> Outcome<bool> {
        let found = self.write(|connection| Box::pin(census::version(connection))).await?;
        Ok(self.version.swap(found, Ordering::Relaxed) != found)
    }

    async fn close(&self) {
        self.writes.lock().await.take();
        self.readers.close().await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}
