//! The one connection that writes: those that wait at the same time share a transaction.

use std::pin::Pin;

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::mpsc;

use crate::StoreError;

/// The most writes that share a transaction.
const BATCH: usize = 64;

/// Something that is done on the connection.
pub type Doing<'c, T> = Pin<Box<dyn Future<Output = T> + Send + 'c>>;

/// A write: does its part of the transaction, says whether to keep it, and answers when it is
/// known whether the transaction became durable.
pub type Job = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Doing<'c, Done> + Send>;

/// What a write says when it has done its part.
pub struct Done {
    /// Whether its part is kept.
    pub keep: bool,
    /// Told in the end.
    pub answer: Answer,
}

/// The life of the one connection that writes.
pub async fn write_all(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    while let Some(first) = jobs.recv().await {
        let mut batch = vec![first];
        while batch.len() < BATCH
            && let Ok(job) = jobs.try_recv()
        {
            batch.push(job);
        }
        let mut answers = Vec::with_capacity(batch.len());
        let outcome = write_batch(&mut connection, batch, &mut answers).await;
        if let Err(error) = &outcome {
            tracing::error!(%error, "a transaction failed");
            // If there is no transaction to give up, this fails, and that is what we want.
            let _ = sqlx::raw_sql("ROLLBACK").execute(&mut connection).await;
        }
        for answer in answers {
            answer(match &outcome {
                Ok(()) => Ok(()),
                Err(error) => Err(sqlx::Error::Protocol(error.to_string()).into()),
            });
        }
    }
    let _ = sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await;
    let _ = connection.close().await;
}

/// Tells whoever waits whether the transaction became durable.
pub type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

async fn write_batch(
    connection: &mut SqliteConnection,
    batch: Vec<Job>,
    answers: &mut Vec<Answer>,
) -> Result<(), sqlx::Error> {
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for job in batch {
        sqlx::raw_sql("SAVEPOINT job").execute(&mut *connection).await?;
        let done = job(connection).await;
        answers.push(done.answer);
        if !done.keep {
            sqlx::raw_sql("ROLLBACK TO job").execute(&mut *connection).await?;
        }
        sqlx::raw_sql("RELEASE job").execute(&mut *connection).await?;
    }
    sqlx::raw_sql("COMMIT").execute(connection).await?;
    Ok(())
}
