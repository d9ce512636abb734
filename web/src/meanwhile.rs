//! What is kept for a while under a name nobody can guess, until somebody comes for it: once, and at
//! whichever node they are.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use ludi_store::{Nodes, Outcome};

use crate::world::{Clock, World};

/// How many things one node keeps by itself; the oldest are forgotten.
const MOST: usize = 4096;

const LOCK: &str = "no thread panics while it holds the list";

struct Kept {
    name: String,
    what: Vec<u8>,
    until: Duration,
}

/// What is kept for a while.
pub struct Meanwhile {
    clock: Arc<dyn Clock>,
    nodes: Arc<dyn Nodes>,
    kept: Mutex<VecDeque<Kept>>,
}

impl Meanwhile {
    /// Nothing yet.
    pub fn new(world: &World) -> Self {
        let World { clock, nodes, .. } = world.clone();
        Self { clock, nodes, kept: Mutex::default() }
    }

    /// Keeps something for so long.
    pub async fn keep(&self, name: String, what: Vec<u8>, time: Duration) -> Outcome<()> {
        if self.nodes.hold(&name, &what, time).await? {
            return Ok(());
        }
        let mut kept = self.kept.lock().expect(LOCK);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back(Kept { name, what, until: self.clock.now() + time });
        Ok(())
    }

    /// What is kept under a name; nobody gets it again.
    pub async fn take(&self, name: &str) -> Outcome<Option<Vec<u8>>> {
        let shared = self.nodes.fetch(name).await?;
        Ok(shared.or_else(|| self.take_alone(name)))
    }

    fn take_alone(&self, name: &str) -> Option<Vec<u8>> {
        let now = self.clock.now();
        let mut kept = self.kept.lock().expect(LOCK);
        kept.retain(|one| now < one.until);
        let index = kept.iter().position(|one| one.name == name)?;
        kept.remove(index).map(|one| one.what)
    }
}
