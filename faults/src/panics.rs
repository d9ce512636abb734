//! Panics on this thread: whatever the server makes of them, there must be none.

use std::cell::RefCell;
use std::sync::Once;

thread_local! {
    static LATEST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Watches for panics from now on, besides whoever does so already.
pub fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            LATEST.with_borrow_mut(|latest| *latest = Some(panic.to_string()));
            before(panic);
        }));
    });
    latest();
}

/// The latest panic on this thread, once.
pub fn latest() -> Option<String> {
    LATEST.take()
}
