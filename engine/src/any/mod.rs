//! Games and tables whose type is not known: what front ends that serve every game work with.
//! They speak notation and phrases.

mod game;
mod table;

use std::any::Any;
use std::fmt;

use crate::{Origin, Pack, Stamp};

pub use game::{AnyGame, Plan, any_game};
pub use table::{AnyTable, Offer};

/// A pack of some game, which lives as long as the program.
#[derive(Clone, Copy)]
pub struct AnyPack {
    stamp: &'static Stamp,
    origins: &'static [Origin],
    pack: &'static (dyn Any + Send + Sync),
}

impl AnyPack {
    /// A pack as some pack.
    pub fn new<P: Pack>(pack: &'static P) -> Self {
        Self { stamp: pack.stamp(), origins: pack.origins(), pack }
    }

    /// What identifies it.
    pub fn stamp(&self) -> &'static Stamp {
        self.stamp
    }

    /// Every value and where it comes from.
    pub fn origins(&self) -> &'static [Origin] {
        self.origins
    }

    /// The pack itself, if it is of this type.
    pub fn get<P: Pack>(&self) -> Option<&'static P> {
        self.pack.downcast_ref()
    }
}

impl fmt::Debug for AnyPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("AnyPack").field(self.stamp).finish()
    }
}
