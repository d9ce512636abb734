//! Whether the server lives, and whether it can keep what people do.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use ludi_store::{Store, StoreError};

use crate::App;
use crate::world::Clock;

/// How long the answer of a heartbeat holds: whoever asks more often costs no more writes.
const BEAT: Duration = Duration::from_secs(2);

/// How long a change that could not be kept counts if nobody tries another: a proxy that sends
/// nobody here would otherwise wait for ever.
const MEMORY: Duration = Duration::from_mins(1);

/// What is known of the store.
pub struct Health {
    clock: Arc<dyn Clock>,
    /// When the store was last asked to write, and whether it did.
    beat: tokio::sync::Mutex<Option<(Duration, bool)>>,
    /// When a change could last not be kept, unless one was since.
    failed: Mutex<Option<Duration>>,
    /// Whether something that is kept cannot be read.
    damaged: AtomicBool,
}

/// Why the server is not ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Damage,
    Append,
    Heartbeat,
}

impl Trouble {
    /// For whoever watches over the server; it names nothing that is kept.
    fn reason(self) -> &'static str {
        match self {
            Self::Damage => "the database is damaged; the log of the server says where\n",
            Self::Append => "the last change could not be kept\n",
            Self::Heartbeat => "the database cannot be written\n",
        }
    }
}

const LOCK: &str = "no thread panics while it holds the time";

impl Health {
    /// Nothing is known yet, and nothing wrong.
    pub fn new(clock: Arc<dyn Clock>) -> Self {
        Self {
            clock,
            beat: tokio::sync::Mutex::default(),
            failed: Mutex::default(),
            damaged: AtomicBool::new(false),
        }
    }

    /// Remembers whether the store kept a change. What it refuses for a reason is no failure.
    pub fn note<T>(&self, outcome: &Result<T, StoreError>) {
        let failed = match outcome {
            Ok(_) => None,
            Err(StoreError::Database(_) | StoreError::Unreadable(_)) => Some(self.clock.now()),
            Err(_) => return,
        };
        *self.failed.lock().expect(LOCK) = failed;
    }

    /// Looks for damage, and says so in the log.
    pub async fn look_through(&self, store: &dyn Store) {
        let found = store.check().await;
        if let Err(error) = &found {
            tracing::error!(%error, "the database is damaged; restore a backup");
        }
        self.damaged.store(found.is_err(), Ordering::Relaxed);
    }

    async fn trouble(&self, store: &dyn Store) -> Option<Trouble> {
        if !self.beats(store).await {
            return Some(Trouble::Heartbeat);
        }
        let now = self.clock.now();
        let failed = *self.failed.lock().expect(LOCK);
        if failed.is_some_and(|at| now.saturating_sub(at) < MEMORY) {
            return Some(Trouble::Append);
        }
        self.damaged.load(Ordering::Relaxed).then_some(Trouble::Damage)
    }

    /// Whether the store can write, asked now or a moment ago.
    async fn beats(&self, store: &dyn Store) -> bool {
        // Who asks meanwhile waits for the same answer.
        let mut beat = self.beat.lock().await;
        let now = self.clock.now();
        if let Some((at, good)) = *beat
            && now.saturating_sub(at) < BEAT
        {
            return good;
        }
        let written = store.heartbeat().await;
        if let Err(error) = &written {
            tracing::error!(%error, "the database cannot be written");
        }
        *beat = Some((now, written.is_ok()));
        written.is_ok()
    }
}

/// `/healthz`: the server lives. Nothing else is asked.
pub async fn alive() -> Response {
    said(StatusCode::OK, "ok\n")
}

/// `/readyz`: the server can keep what people do, and nothing that is kept is damaged.
pub async fn ready(State(app): State<App>) -> Response {
    match app.health.trouble(&*app.store).await {
        None => said(StatusCode::OK, "ready\n"),
        Some(trouble) => said(StatusCode::SERVICE_UNAVAILABLE, trouble.reason()),
    }
}

fn said(status: StatusCode, text: &'static str) -> Response {
    (status, [(CACHE_CONTROL, HeaderValue::from_static("no-store"))], text).into_response()
}
