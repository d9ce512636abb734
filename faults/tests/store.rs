//! The store of a simulated world keeps the contract of stores.

#[path = "../../store/tests/contract/mod.rs"]
mod contract;

use ludi_faults::{Disk, Honest, Memory, Weather};

/// There is no place to keep.
#[allow(clippy::unused_async, reason = "other stores wait for their place")]
async fn open() -> (Memory, ()) {
    (Memory::open(Disk::new(Box::new(Honest), Weather::fair())), ())
}

contract!(open);
