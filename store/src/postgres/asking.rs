//! Asking a database: every question has an end.

use std::str::FromStr as _;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use sqlx::pool::PoolConnection;
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::{Connection as _, PgConnection};
use tokio::time::error::Elapsed;

use super::{formats, wire};
use crate::{Outcome, StoreError};

/// How many questions a server asks at once.
const CONNECTIONS: u32 = 12;

/// How long anybody waits for a connection.
pub(super) const CONNECT: Duration = Duration::from_secs(2);

/// How long anybody waits for an answer.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// How long looking through a whole table of the database may take.
pub(super) const LONG: Duration = Duration::from_mins(10);

/// For how long nobody asks a database that did not answer.
const REST: Duration = Duration::from_millis(300);

/// After how long without a question a connection is tried before it is used.
const QUIET: Duration = Duration::from_secs(1);

/// A store in a PostgreSQL database.
pub struct Postgres {
    pub(super) pool: PgPool,
    pub(super) options: PgConnectOptions,
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
    pub(super) async fn acquire(&self) -> Outcome<PoolConnection<sqlx::Postgres>> {
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
    pub(super) fn answered<T>(
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
pub(super) async fn connect(options: &PgConnectOptions) -> Outcome<PgConnection> {
    let connecting = PgConnection::connect_with(options);
    match tokio::time::timeout(PATIENCE, connecting).await {
        Ok(connected) => Ok(connected?),
        Err(_) => Err(StoreError::Away),
    }
}

/// Asks something on a connection; the answer comes in time, or there is none.
macro_rules! ask {
    ($self:expr, $connection:ident, $work:expr) => {
        crate::postgres::asking::ask!($self, crate::postgres::asking::PATIENCE, $connection, $work)
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
        crate::postgres::asking::ask!($self, connection, {
            let mut transaction = connection.begin().await?;
            let $connection: &mut sqlx::PgConnection = &mut transaction;
            let value = $work?;
            transaction.commit().await?;
            Ok(value)
        })
    };
}

pub(super) use {ask, change};
