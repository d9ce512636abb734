//! Tables in one SQLite file.
//!
//! All writes go through one connection. Those that wait at the same time share one transaction,
//! so that a thousand busy tables cost few writes to the disk; each has a savepoint of its own,
//! and nobody is answered before the transaction is durable.

mod analyses;
mod backup;
mod formats;
mod packs;
mod restore;
mod rotation;
mod rows;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use ludi_engine::{LogIndex, Seed};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use self::formats::{look_through, mark, prepare};
use self::rows::{insert_lines, now, players_text, read_row, remove_rows, rows, unreadable};
use self::writer::{Doing, Done, Job, write_all};
use crate::hold::{broken, private};
use crate::{
    Change, Digest, Guest, GuestId, KeptPack, Key, NewTable, Outcome, Secrets, Store, StoreError,
    StoredTable, TableId, TableRow,
};

/// The most writes that may wait.
const QUEUE: usize = 1024;

/// How long a reader or writer waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);

/// A store in one SQLite file (WAL, full sync).
pub struct Sqlite {
    readers: SqlitePool,
    writes: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
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
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (sender, receiver) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(write_all(connection, receiver));
        Ok(Self { readers, writes: Mutex::new(Some(sender)), writer: Mutex::new(Some(writer)) })
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
        self.write(move |connection| {
            Box::pin(async move {
                let made = now();
                sqlx::query(
                    "INSERT INTO tables (id, game, header, host, public, hints, position, players, \
                     turn, bots_wait, finished, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                )
                .bind(table.id.as_str())
                .bind(&table.game)
                .bind(&table.header)
                .bind(table.host.0)
                .bind(table.public)
                .bind(table.hints)
                .bind(table.lines.len() as LogIndex)
                .bind(players_text(&table.summary))
                .bind(table.summary.turn.0)
                .bind(table.summary.bots_wait)
                .bind(table.summary.finished)
                .bind(made)
                .execute(&mut *connection)
                .await?;
                sqlx::query("INSERT INTO secrets (table_id, seed, key) VALUES (?, ?, ?)")
                    .bind(table.id.as_str())
                    .bind(&table.secrets.seed.0[..])
                    .bind(&table.secrets.key.0[..])
                    .execute(&mut *connection)
                    .await?;
                for (seat, row) in table.seats.iter().enumerate() {
                    sqlx::query(
                        "INSERT INTO seats (table_id, seat, guest, open) VALUES (?, ?, ?, ?)",
                    )
                    .bind(table.id.as_str())
                    .bind(seat as i64)
                    .bind(row.guest.map(|guest| guest.0))
                    .bind(row.open)
                    .execute(&mut *connection)
                    .await?;
                }
                insert_lines(connection, &table.id, 1, &table.lines, made).await
            })
        })
        .await
    }

    async fn append(&self, id: &TableId, change: Change) -> Outcome<()> {
        let id = id.clone();
        self.write(move |connection| {
            Box::pin(async move {
                let made = now();
                let moved = sqlx::query(
                    "UPDATE tables SET position = ?, players = ?, turn = ?, bots_wait = ?, \
                     finished = ?, changed = ? WHERE id = ? AND position = ?",
                )
                .bind(change.first + change.lines.len() as LogIndex - 1)
                .bind(players_text(&change.summary))
                .bind(change.summary.turn.0)
                .bind(change.summary.bots_wait)
                .bind(change.summary.finished)
                .bind(made)
                .bind(id.as_str())
                .bind(i64::from(change.first) - 1)
                .execute(&mut *connection)
                .await?;
                if moved.rows_affected() == 0 {
                    let known: Option<i64> =
                        sqlx::query_scalar("SELECT 1 FROM tables WHERE id = ?")
                            .bind(id.as_str())
                            .fetch_optional(&mut *connection)
                            .await?;
                    return Err(known.map_or(StoreError::NoTable, |_| StoreError::Conflict));
                }
                if let Some((seat, guest)) = change.claim {
                    let claimed = sqlx::query(
                        "UPDATE seats SET guest = ? WHERE table_id = ? AND seat = ? \
                         AND guest IS NULL",
                    )
                    .bind(guest.0)
                    .bind(id.as_str())
                    .bind(seat.0)
                    .execute(&mut *connection)
                    .await?;
                    if claimed.rows_affected() == 0 {
                        return Err(StoreError::Taken);
                    }
                }
                insert_lines(connection, &id, change.first, &change.lines, made).await
            })
        })
        .await
    }

    async fn load(&self, id: &TableId) -> Outcome<Option<StoredTable>> {
        // One transaction, so that the row and the events belong together.
        let mut transaction = self.readers.begin().await?;
        let row = sqlx::query(rows!("WHERE id = ?"))
            .bind(id.as_str())
            .fetch_optional(&mut *transaction)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let row = read_row(&row)?;
        let apart = sqlx::query(
            "SELECT header, seed, key FROM tables JOIN secrets ON table_id = id WHERE id = ?",
        )
        .bind(id.as_str())
        .fetch_one(&mut *transaction)
        .await?;
        let lines =
            sqlx::query_scalar("SELECT line FROM events WHERE table_id = ? ORDER BY position")
                .bind(id.as_str())
                .fetch_all(&mut *transaction)
                .await?;
        let bytes = |column: &str| -> Outcome<[u8; 32]> {
            let bytes: &[u8] = apart.try_get(column)?;
            bytes.try_into().map_err(unreadable)
        };
        Ok(Some(StoredTable {
            row,
            header: apart.try_get("header")?,
            secrets: Secrets { seed: Seed(bytes("seed")?), key: Key(bytes("key")?) },
            lines,
        }))
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

    async fn new_guest(&self, name: &str, session: &Digest) -> Outcome<Guest> {
        let (name, session) = (name.to_owned(), *session);
        self.write(move |connection| {
            Box::pin(async move {
                let made = now();
                let inserted = sqlx::query("INSERT INTO guests (name, made) VALUES (?, ?)")
                    .bind(&name)
                    .bind(made)
                    .execute(&mut *connection)
                    .await?;
                let id = GuestId(inserted.last_insert_rowid());
                sqlx::query("INSERT INTO sessions (digest, guest, made) VALUES (?, ?, ?)")
                    .bind(&session.0[..])
                    .bind(id.0)
                    .bind(made)
                    .execute(connection)
                    .await?;
                Ok(Guest { id, name })
            })
        })
        .await
    }

    async fn guest(&self, session: &Digest) -> Outcome<Option<Guest>> {
        let row = sqlx::query(
            "SELECT id, name FROM sessions JOIN guests ON guests.id = guest WHERE digest = ?",
        )
        .bind(&session.0[..])
        .fetch_optional(&self.readers)
        .await?;
        let read = |row: SqliteRow| {
            Ok(Guest { id: GuestId(row.try_get("id")?), name: row.try_get("name")? })
        };
        row.map(read).transpose()
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Outcome<()> {
        let name = name.to_owned();
        self.write(move |connection| {
            Box::pin(async move {
                sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
                    .bind(&name)
                    .bind(guest.0)
                    .execute(connection)
                    .await?;
                Ok(())
            })
        })
        .await
    }

    async fn close(&self) {
        self.writes.lock().await.take();
        self.readers.close().await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }
}
