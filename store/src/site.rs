//! What whoever runs a site sees of it, with or without servers at work.

use async_trait::async_trait;

use crate::{GuestId, Outcome, Store, TableRow};

/// A table as whoever runs the site sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// What lists show.
    pub row: TableRow,
    /// How much its log takes, in bytes.
    pub bytes: i64,
}

/// A store in the hands of whoever runs the site.
#[async_trait]
pub trait Site: Store {
    /// Every table, the latest first.
    async fn census(&self) -> Outcome<Vec<Census>>;

    /// Every measure that was taken, as words: what, and against whom.
    async fn measures(&self) -> Outcome<Vec<(String, String)>>;

    /// Whether there is such a guest.
    async fn knows(&self, guest: GuestId) -> Outcome<bool>;
}
