//! Who has a table open now.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ludi_store::{GuestId, Nodes, TableId};

use super::TableHandle;
use crate::world::Clock;

/// How long somebody who closed the page counts as here: pages are loaded again, connections
/// break off and come back, and nobody needs to hear of that.
const GRACE: Duration = Duration::from_secs(4);

const LOCK: &str = "no thread panics while it holds the list";

/// How many pages of a table guests have open, and when others had their last one.
pub struct Presence {
    clock: Arc<dyn Clock>,
    /// When the table came into memory: whoever was here before is not known.
    since: Duration,
    guests: Mutex<HashMap<GuestId, Pages>>,
}

/// The pages of a guest.
#[derive(Clone, Copy, Default)]
struct Pages {
    open: usize,
    /// Whether another node has some open, too.
    elsewhere: bool,
    /// When the last of them was closed.
    left: Duration,
}

impl Presence {
    /// Nobody is here yet.
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self { since: clock.now(), clock, guests: Mutex::default() }
    }

    fn pages(&self, guest: GuestId) -> Pages {
        let known = self.guests.lock().expect(LOCK).get(&guest).copied();
        known.unwrap_or(Pages { open: 0, elsewhere: false, left: self.since })
    }

    /// Whether a guest has the table open, or has had it a moment ago.
    pub fn is_here(&self, guest: GuestId) -> bool {
        self.pages(guest).is_open()
    }

    /// How long a guest has been away.
    pub fn absence(&self, guest: GuestId) -> Duration {
        let pages = self.pages(guest);
        if pages.is_open() { Duration::ZERO } else { self.clock.now().saturating_sub(pages.left) }
    }

    /// Counts one more page; whether it is the first.
    fn come(&self, guest: GuestId) -> bool {
        let mut guests = self.guests.lock().expect(LOCK);
        let pages = guests.entry(guest).or_default();
        pages.open += 1;
        pages.open == 1
    }

    /// Counts one page less; whether it was the last.
    fn go(&self, guest: GuestId) -> bool {
        let mut guests = self.guests.lock().expect(LOCK);
        let Some(pages) = guests.get_mut(&guest).filter(|pages| pages.open > 0) else {
            return false;
        };
        *pages = Pages { open: pages.open - 1, left: self.clock.now(), ..*pages };
        pages.open == 0
    }

    /// Who has pages open here.
    pub fn open(&self) -> Vec<GuestId> {
        let guests = self.guests.lock().expect(LOCK);
        guests.iter().filter(|(_, pages)| pages.open > 0).map(|(guest, _)| *guest).collect()
    }

    /// A guest has a page open at another node.
    pub fn note_elsewhere(&self, guest: GuestId) {
        self.guests.lock().expect(LOCK).entry(guest).or_default().elsewhere = true;
    }

    /// These guests, and no others, have pages open at other nodes; whether that is news.
    pub fn meet(&self, elsewhere: &[GuestId]) -> bool {
        let mut guests = self.guests.lock().expect(LOCK);
        let now = self.clock.now();
        let mut news = false;
        for (guest, pages) in guests.iter_mut() {
            if pages.elsewhere && !elsewhere.contains(guest) {
                (pages.elsewhere, pages.left) = (false, now);
                news |= !pages.is_open();
            }
        }
        for guest in elsewhere {
            let pages = guests.entry(*guest).or_default();
            news |= !pages.is_open();
            pages.elsewhere = true;
        }
        news
    }
}

impl Pages {
    fn is_open(self) -> bool {
        self.open > 0 || self.elsewhere
    }
}

/// A page that is open; as long as it is, its guest is here.
pub struct Here {
    handle: Arc<TableHandle>,
    guest: GuestId,
    nodes: Arc<dyn Nodes>,
}

impl Here {
    /// A guest opens a table; whoever watches is told if that is news.
    pub fn new(handle: &Arc<TableHandle>, guest: GuestId, nodes: Arc<dyn Nodes>) -> Self {
        let was_here = handle.presence.is_here(guest);
        if handle.presence.come(guest) {
            if !was_here {
                handle.tell();
            }
            if nodes.are_there() {
                let (nodes, id) = (nodes.clone(), handle.id.clone());
                tokio::spawn(async move { attend(&*nodes, &id, guest, true).await });
            }
        }
        Self { handle: handle.clone(), guest, nodes }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        let (handle, guest, nodes) = (self.handle.clone(), self.guest, self.nodes.clone());
        // Without a runtime the server is gone, and with it all who were here.
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        runtime.spawn(async move {
            handle.presence.clock.sleep(GRACE).await;
            if handle.presence.go(guest) {
                handle.tell();
                attend(&*nodes, &handle.id, guest, false).await;
            }
        });
    }
}

/// Tells other nodes who has a table open here; what they do not hear they find by looking.
async fn attend(nodes: &dyn Nodes, id: &TableId, guest: GuestId, here: bool) {
    if let Err(error) = nodes.attend(id, guest, here).await {
        tracing::warn!(%error, table = %id, "other nodes do not know who is here");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::world::Waiting;

    /// A clock somebody else sets.
    #[derive(Default)]
    struct Still(Mutex<Duration>);

    impl Clock for Still {
        fn now(&self) -> Duration {
            *self.0.lock().expect(LOCK)
        }

        fn sleep(&self, _: Duration) -> Waiting<()> {
            Box::pin(async {})
        }
    }

    #[test]
    fn whoever_left_is_away_since_and_a_stranger_since_the_table_is_known() {
        let clock = Arc::new(Still::default());
        let presence = Presence::new(clock.clone());
        let (guest, stranger) = (GuestId(7), GuestId(8));
        let at = |seconds| *clock.0.lock().expect(LOCK) = Duration::from_secs(seconds);
        presence.come(guest);
        at(60);
        assert_eq!(presence.absence(guest), Duration::ZERO, "still here");
        presence.go(guest);
        at(100);
        assert_eq!(presence.absence(guest), Duration::from_secs(40));
        assert_eq!(presence.absence(stranger), Duration::from_secs(100));
    }

    #[test]
    fn somebody_with_two_pages_is_here_until_both_are_closed() {
        let presence = Presence::new(Arc::new(Still::default()));
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
