//! Server-sent events: what happens at a table, as one visitor may see it.

use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::IntoResponse as _;
use axum::response::sse::{Event, Sse};
use futures_util::stream;
use ludi_engine::LogIndex;
use tokio::sync::watch;

use crate::error::{Answer, WebError};
use crate::limits::{Kind, Pass};
use crate::request::TableRequest;
use crate::tables::{Here, Known, Listener};
use crate::update::{After, Seen};

/// How often a quiet stream shows that it lives.
const BEAT: Duration = Duration::from_secs(15);

/// How soon a browser tries again after a stream broke off.
const RETRY: Duration = Duration::from_secs(1);

/// A visitor's stream.
struct Watch {
    request: TableRequest,
    changes: Listener,
    stopping: watch::Receiver<bool>,
    /// What the client has seen.
    position: LogIndex,
    seen: Seen,
    begun: bool,
    /// How often somebody had logged out everywhere when it was last looked whether this reader did.
    ended: u64,
    _pass: Pass,
    _open: Open,
    _here: Option<Here>,
}

/// Counts open streams.
struct Open;

impl Open {
    fn new() -> Self {
        metrics::gauge!("ludi_streams").increment(1.0);
        Self
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        metrics::gauge!("ludi_streams").decrement(1.0);
    }
}

/// The stream of a table; the id of an event is a position in the log, and a client that comes
/// back with one gets everything after it.
pub async fn events(
    mut request: TableRequest,
    Query(query): Query<After>,
    headers: HeaderMap,
) -> Answer {
    request.pass(Kind::Stream).await?;
    let pass = request.app.gate.enter(request.session.client);
    let pass = pass.ok_or(WebError::TooMany(Duration::from_mins(1)))?;
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let changes = request.handle.listen();
    let current = request.open().await?.table.last_index();
    request.session.visitor = request.session.visitor.at_a_table();
    let watch = Watch {
        position: last.or(query.after).unwrap_or(current),
        changes,
        stopping: request.app.stopping.clone(),
        seen: Seen::new(query.patch.as_deref() == Some("yes")),
        begun: false,
        ended: request.app.ended.load(Ordering::Relaxed),
        _pass: pass,
        _open: Open::new(),
        _here: request
            .session
            .guest_id()
            .map(|guest| Here::new(&request.handle, guest, request.app.nodes.clone())),
        request,
    };
    let stream = stream::unfold(watch, |mut watch| async move {
        let event = watch.next().await?;
        Some((Ok::<_, Infallible>(event), watch))
    });
    Ok(Sse::new(stream).into_response())
}

impl Watch {
    /// The next event; `None` ends the stream.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if *self.stopping.borrow() {
                return None;
            }
            self.changes.catch_up();
            if let Some(event) = self.look().await? {
                return Some(event);
            }
            tokio::select! {
                biased;
                () = self.changes.changed() => {}
                _ = self.stopping.changed() => return None,
                () = tokio::time::sleep(BEAT) => {
                    return Some(Event::default().event("beat").data(self.position.to_string()));
                }
            }
        }
    }

    /// Whether the reader is still who they were when the stream began.
    async fn is_known(&mut self) -> bool {
        let app = &self.request.app;
        let ended = app.ended.load(Ordering::Relaxed);
        if std::mem::replace(&mut self.ended, ended) == ended {
            return true;
        }
        let session = &self.request.session;
        let (Some(token), Some(guest)) = (&session.token, session.guest_id()) else { return true };
        let now = app.store.guest(&token.digest()).await;
        now.is_ok_and(|now| now.is_some_and(|now| now.id == guest))
    }

    /// What is new to the client; `Some(None)` if nothing is, `None` if it may look no longer.
    async fn look(&mut self) -> Option<Option<Event>> {
        if !self.is_known().await {
            return None;
        }
        let mut state = self.request.open().await.ok()?;
        let known = Known { position: self.position, seen: self.seen.clone(), begun: self.begun };
        let shown = state.show(&self.request, known);
        drop(state);
        self.position = shown.position;
        self.seen = shown.seen;
        let first = !std::mem::replace(&mut self.begun, true);
        let position = self.position.to_string();
        let Some(message) = shown.message else {
            let hello = || Event::default().event("beat").retry(RETRY).data(position);
            return Some(first.then(hello));
        };
        Some(Some(Event::default().event("table").id(position).retry(RETRY).data(message)))
    }
}
