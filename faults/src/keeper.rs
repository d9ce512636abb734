//! How a disk does what it is told; a wrong one shows that a law would break.

use ludi_store::{Change, GuestId, Outcome, TableId};

use crate::kept::Kept;

/// How a disk does what it is told. This one is honest; a wrong one shows that a law breaks.
pub trait Keeper: Send {
    /// Appends to a table.
    fn append(&mut self, kept: &mut Kept, id: &TableId, change: Change) -> Outcome<()> {
        kept.append(id, change)
    }

    /// Forgets a guest.
    fn forget(&mut self, kept: &mut Kept, guest: GuestId) -> Outcome<Vec<TableId>> {
        kept.forget(guest)
    }

    /// The power goes.
    fn power_fails(&mut self, _: &mut Kept) {}
}

/// Does what it is told.
pub struct Honest;

impl Keeper for Honest {}
