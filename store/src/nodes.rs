//! What the servers of a site tell each other, and share for a while only. One server alone has
//! nobody to tell: the defaults say so.

use std::time::Duration;

use async_trait::async_trait;
use ludi_engine::LogIndex;

use crate::{GuestId, Outcome, TableId};

/// What another node has told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something was missed: anything may have changed.
    Anything,
    /// A table has events up to this one.
    Reached(TableId, LogIndex),
    /// A table has changed otherwise, or is gone.
    Changed(TableId),
    /// Who has a table open has changed.
    Company(TableId),
    /// Somebody at a table has had enough of pauses.
    Hurry(TableId),
    /// Somebody has logged out everywhere.
    Ended,
}

/// So many at once, and one more every so often.
#[derive(Clone, Copy, Debug)]
pub struct Allowance {
    /// How many at once.
    pub burst: u32,
    /// How long until one more.
    pub every: Duration,
}

/// The other nodes of a site, and what all of them share for a while.
#[async_trait]
pub trait Nodes: Send + Sync + 'static {
    /// Whether there can be others.
    fn are_there(&self) -> bool {
        false
    }

    /// Tells the others something that is durable.
    fn tell(&self, _: News) {}

    /// Waits for what others tell.
    async fn news(&self) -> Vec<News> {
        std::future::pending().await
    }

    /// How far a table is, if others may have written to it.
    async fn reached(&self, _: &TableId) -> Outcome<Option<LogIndex>> {
        Ok(None)
    }

    /// Of the tables that are known up to an event, those where others went on.
    async fn behind(&self, _: &[(TableId, LogIndex)]) -> Outcome<Vec<(TableId, LogIndex)>> {
        Ok(Vec::new())
    }

    /// Has something to itself for a while, unless another node has.
    async fn lease(&self, _: &str, _: Duration) -> Outcome<bool> {
        Ok(true)
    }

    /// Gives it back.
    async fn release(&self, _: &str) -> Outcome<()> {
        Ok(())
    }

    /// Whether another node has something to itself.
    async fn is_leased(&self, _: &str) -> Outcome<bool> {
        Ok(false)
    }

    /// Tables where bots wait and no node plays for them, of those that changed lately.
    async fn forsaken(&self) -> Outcome<Vec<TableId>> {
        Ok(Vec::new())
    }

    /// Counts one more request of somebody; how long to wait if it was one too many.
    async fn spend(&self, _: &str, _: &str, _: Allowance) -> Outcome<Option<Duration>> {
        Ok(None)
    }

    /// Holds something for a while under a name nobody has used; false if the one node there is can
    /// do so itself.
    async fn hold(&self, _: &str, _: &[u8], _: Duration) -> Outcome<bool> {
        Ok(false)
    }

    /// What is held under a name, once.
    async fn fetch(&self, _: &str) -> Outcome<Option<Vec<u8>>> {
        Ok(None)
    }

    /// A guest has opened their first page of a table here, or closed their last one.
    async fn attend(&self, _: &TableId, _: GuestId, _: bool) -> Outcome<()> {
        Ok(())
    }

    /// Those who have pages of tables open here still have them.
    async fn remain(&self, _: &[(TableId, GuestId)]) -> Outcome<()> {
        Ok(())
    }

    /// Who has these tables open elsewhere.
    async fn company(&self, _: &[TableId]) -> Outcome<Vec<(TableId, GuestId)>> {
        Ok(Vec::new())
    }

    /// Whether a guest looks through another of their seats, as the last node they said it to knows.
    async fn raised(&self, _: &TableId, _: GuestId) -> Outcome<Option<u8>> {
        Ok(None)
    }

    /// Remembers through which of their seats a guest looks.
    async fn raise(&self, _: &TableId, _: GuestId, _: u8) -> Outcome<()> {
        Ok(())
    }
}

/// No other node.
pub struct Alone;

impl Nodes for Alone {}
