//! What a store can answer instead of doing what it was asked.

/// What a store can answer instead of doing what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has already put an event at this position.
    #[error("another event stands at this position")]
    Conflict,
    /// Somebody else sits in this seat.
    #[error("the seat is taken")]
    Taken,
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// Another process serves the database or replaces it.
    #[error("the database is in use by another server")]
    InUse,
    /// There is no such guest.
    #[error("there is no such guest")]
    NoGuest,
    /// There is a database already.
    #[error("there is a database already")]
    Exists,
    /// The database was made by a newer version of the program.
    #[error("the database has format {found}; this program knows formats up to {known}")]
    Newer {
        /// The format of the database.
        found: i64,
        /// The newest format this program knows.
        known: i64,
    },
    /// What was written cannot be read back.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(String),
    /// The server of the database is too old.
    #[error("the PostgreSQL server is of version {found}; version {oldest} or later is needed")]
    OldServer {
        /// Its version.
        found: i32,
        /// The oldest that serves.
        oldest: i32,
    },
    /// The database does not answer in time.
    #[error("the database does not answer")]
    Away,
    /// A copy is not what was copied.
    #[error("{what} differ after copying; the copy is not to be used")]
    Differs {
        /// The rows that differ.
        what: &'static str,
    },
    /// The database itself.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
}

/// The outcome of asking a store.
pub type Outcome<T> = Result<T, StoreError>;
