//! Waiting for changes of a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Notify;

/// Counts changes. Who waits for one is woken in the order they came, so that a simulated world
/// goes the same way every time.
#[derive(Default)]
pub struct Changes(Arc<Count>);

#[derive(Default)]
struct Count {
    changes: AtomicU64,
    told: Notify,
}

impl Changes {
    /// One more change; wakes whoever waits for it.
    pub fn tell(&self) {
        self.0.changes.fetch_add(1, Ordering::AcqRel);
        self.0.told.notify_waiters();
    }

    /// Somebody who knows everything so far.
    pub fn listen(&self) -> Listener {
        Listener { count: self.0.clone(), known: self.0.changes.load(Ordering::Acquire) }
    }

    /// Whether anybody listens.
    pub fn is_heard(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// Somebody who waits for changes.
pub struct Listener {
    count: Arc<Count>,
    known: u64,
}

impl Listener {
    /// Whatever has changed so far is known.
    pub fn catch_up(&mut self) {
        self.known = self.count.changes.load(Ordering::Acquire);
    }

    /// Waits until something changes that is not known yet.
    pub async fn changed(&mut self) {
        loop {
            // Asked for before the look, so that no change is missed in between.
            let told = self.count.told.notified();
            let now = self.count.changes.load(Ordering::Acquire);
            if self.known != now {
                self.known = now;
                return;
            }
            told.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    async fn waits(listener: &mut Listener) -> bool {
        tokio::time::timeout(Duration::from_millis(10), listener.changed()).await.is_err()
    }

    #[tokio::test]
    async fn a_change_is_heard_once_by_everybody_who_listens() {
        let changes = Changes::default();
        assert!(!changes.is_heard());
        let (mut one, mut other) = (changes.listen(), changes.listen());
        assert!(changes.is_heard());
        assert!(waits(&mut one).await, "nothing has changed");
        changes.tell();
        changes.tell();
        assert!(!waits(&mut one).await, "a change is heard, also some time later");
        assert!(waits(&mut one).await, "and only once");
        other.catch_up();
        assert!(waits(&mut other).await, "what is known is no news");
        assert!(waits(&mut changes.listen()).await, "nor is what was before one listened");
        drop((one, other));
        assert!(!changes.is_heard());
    }
}
