//! What a server needs of the world, as small traits, so that a simulator or several nodes can
//! take their place without a page or a table knowing.
//!
//! Two of them are the store's: [`ludi_store::Store`] and [`ludi_store::Nodes`].

use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ludi_bots::Budget;
use ludi_engine::{Entropy, SystemEntropy};
use ludi_store::{Alone, Nodes, Store};

use crate::line::{Asker, Line};

/// Something to wait for.
pub type Waiting<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Something to be done on another thread.
pub type Work = Box<dyn FnOnce() + Send>;

/// The time.
pub trait Clock: Send + Sync {
    /// How long it is since the server started.
    fn now(&self) -> Duration;

    /// Waits for a while.
    fn sleep(&self, time: Duration) -> Waiting<()>;
}

/// Where bots think.
pub trait Thinking: Send + Sync {
    /// Does some work as soon as it is somebody's turn. False if it broke off. Whoever stops
    /// waiting before that leaves the line.
    fn think(&self, asker: Asker, work: Work) -> Waiting<bool>;

    /// Does what takes no time to speak of, without waiting for those who think. False if it broke
    /// off.
    fn at_once(&self, work: Work) -> Waiting<bool> {
        Box::pin(async move {
            let done = tokio::task::spawn_blocking(work).await;
            done.inspect_err(|error| tracing::error!(%error, "bot task panicked")).is_ok()
        })
    }

    /// What may be spent on something that usually costs so much.
    fn afford(&self, usual: Budget) -> Budget {
        usual
    }
}

/// Everything a server needs of the world.
#[derive(Clone)]
pub struct World {
    /// Where tables are kept.
    pub store: Arc<dyn Store>,
    /// The time.
    pub clock: Arc<dyn Clock>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// Where bots think.
    pub thinking: Arc<dyn Thinking>,
    /// The other nodes of the site.
    pub nodes: Arc<dyn Nodes>,
}

impl World {
    /// The world of one process without others: its clock, the entropy of the system, and so many threads for
    /// bots that think at the same time.
    pub fn new(store: Arc<dyn Store>, threads: usize) -> Self {
        Self {
            store,
            clock: Arc::new(Process(Instant::now())),
            entropy: Arc::new(SystemEntropy),
            thinking: Arc::new(Threads(Line::new(threads.max(1)))),
            nodes: Arc::new(Alone),
        }
    }
}

/// The clock of this process, and when it was first looked at.
struct Process(Instant);

impl Clock for Process {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// Threads for bots: as many may think at once as the line has room for.
struct Threads(Arc<Line>);

impl Thinking for Threads {
    fn think(&self, asker: Asker, work: Work) -> Waiting<bool> {
        let line = self.0.clone();
        Box::pin(async move {
            let Some(room) = line.wait(asker).await else { return false };
            let began = Instant::now();
            let task = tokio::task::spawn_blocking(move || {
                work();
                drop(room);
            });
            let done = task.await;
            metrics::histogram!("ludi_bot_seconds").record(began.elapsed().as_secs_f64());
            done.inspect_err(|error| tracing::error!(%error, "bot task panicked")).is_ok()
        })
    }
}
