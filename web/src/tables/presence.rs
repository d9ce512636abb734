//! Who has a table open now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ludi_store::GuestId;

use super::TableHandle;

/// How long somebody who closed the page counts as here: pages are loaded again, connections
/// break off and come back, and nobody needs to hear of that.
const GRACE: Duration = Duration::from_secs(4);

const LOCK: &str = "no thread panics while it holds the list";

/// How many pages of a table guests have open.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<GuestId, usize>>);

impl Presence {
    /// Whether a guest has the table open, or has had it a moment ago.
    pub fn is_here(&self, guest: GuestId) -> bool {
        self.0.lock().expect(LOCK).contains_key(&guest)
    }

    /// Counts one more page; whether it is the first.
    fn come(&self, guest: GuestId) -> bool {
        let mut pages = self.0.lock().expect(LOCK);
        let count = pages.entry(guest).or_default();
        *count += 1;
        *count == 1
    }

    /// Counts one page less; whether it was the last.
    fn go(&self, guest: GuestId) -> bool {
        let mut pages = self.0.lock().expect(LOCK);
        let Some(count) = pages.get_mut(&guest) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            pages.remove(&guest);
        }
        last
    }
}

/// A page that is open; as long as it is, its guest is here.
pub struct Here {
    handle: Arc<TableHandle>,
    guest: GuestId,
}

impl Here {
    /// A guest opens a table; whoever watches is told if that is news.
    pub fn new(handle: &Arc<TableHandle>, guest: GuestId) -> Self {
        if handle.presence.come(guest) {
            handle.tell();
        }
        Self { handle: handle.clone(), guest }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let (handle, guest) = (self.handle.clone(), self.guest);
        // Without a runtime the server is gone, and with it all who were here.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            tokio::time::sleep(GRACE).await;
            if handle.presence.go(guest) {
                handle.tell();
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_with_two_pages_is_here_until_both_are_closed() {
        let presence = Presence::default();
        let guest = GuestId(7);
        assert!(!presence.is_here(guest));
        assert!(presence.come(guest), "the first page is news");
        assert!(!presence.come(guest), "the second is not");
        assert!(!presence.go(guest));
        assert!(presence.is_here(guest) && !presence.is_here(GuestId(8)));
        assert!(presence.go(guest), "the last one gone is news");
        assert!(!presence.is_here(guest));
        assert!(!presence.go(guest), "nobody goes twice");
    }
}
