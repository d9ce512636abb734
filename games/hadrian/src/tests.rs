//! Tests that name rules.

use std::cell::Cell;

thread_local! {
    static LEAK: Cell<bool> = const { Cell::new(false) };
}

/// Whether views are deliberately leaky now, so that the laws of views can be seen to catch it.
pub(crate) fn views_leak() -> bool {
    LEAK.get()
}
