//! A server whose chance can be repeated, for tests in a browser: the same seeds, ids and keys in
//! every run with the same name. People must never play on it, since everybody can know its draws.
//!
//! `rehearsal NAME ADDRESS DATABASE PACE`: the pace of its bots in milliseconds.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ludi_engine::{Entropy, Seed};
use ludi_store::Sqlite;
use ludi_web::{Config, Pace, World, start_in};

/// Counts draws by their length, so that a name that is suggested moves no cards.
struct Repeatable {
    root: Seed,
    drawn: Mutex<BTreeMap<usize, u64>>,
}

impl Entropy for Repeatable {
    fn fill(&self, bytes: &mut [u8]) {
        let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
        let count = drawn.entry(bytes.len()).or_default();
        for chunk in bytes.chunks_mut(32) {
            let Seed(next) = self.root.child(chunk.len() as u64).child(*count);
            chunk.copy_from_slice(&next[..chunk.len()]);
            *count += 1;
        }
    }
}

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [name, address, database, pace] = arguments.as_slice() else {
        return Err("rehearsal NAME ADDRESS DATABASE PACE".into());
    };
    let wait = Duration::from_millis(pace.parse()?);
    let mut config = Config::new(database.as_str(), address.parse()?);
    config.pace = Pace { step: wait, grace: wait, ..Pace::default() };
    let mut world = World::new(Arc::new(Sqlite::open(config.db.file().expect("a file")).await?), 1);
    world.entropy = Arc::new(Repeatable { root: Seed::from_text(name), drawn: Mutex::default() });
    let running = start_in(config, world).await?;
    println!("{}", running.base_url);
    std::future::pending().await
}
