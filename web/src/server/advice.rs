//! Advice: what a bot would do now, and looking back at a game that is over.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect};
use ludi_bots::{Analysis, AnalysisTask, Budget, Care};
use ludi_engine::Seed;
use ludi_store::TableId;
use tokio::sync::Semaphore;

use super::bots;
use super::desk::{Answer, Desk};
use super::fields::Fields;
use super::hall::Trouble;
use super::limits::Kind;
use super::update::Update;
use crate::pages::{analysis, table};

/// How long a hint is thought about at most.
const HINT: Budget = Budget { iterations: 2_000, time: Some(Duration::from_millis(900)) };

/// How many analyses are kept; they can be made again.
const KEPT: usize = 200;

/// Seconds until a page that waits for an analysis looks again.
const LOOK_AGAIN: &str = "2";

/// Says what a bot would do for the reader, who has to decide.
pub async fn hint(desk: Desk, fields: Fields) -> Answer {
    desk.pass(Kind::Advice)?;
    let failed = |trouble| desk.failed(trouble);
    let (adviser, position, seat) = {
        let inner = desk.lock().await.map_err(failed)?;
        if !inner.row.hints {
            return Err(desk.refused("site-refused-hints"));
        }
        let eyes = inner.eyes(desk.reader.guest.as_ref());
        let seat = desk.own_seat(&inner, fields.seat()).filter(|seat| eyes.seat == Some(*seat));
        let Some(seat) = seat else { return Err(desk.refused("site-refused-seat")) };
        if !eyes.acting {
            return Err(desk.refused("refused-not-now"));
        }
        let thinker = inner.thinker();
        (thinker.explain(&*inner.table, seat, HINT, bots::chance()), inner.table.last_index(), seat)
    };
    let advice = desk.app.bots.think(adviser).await;
    let Some(advice) = advice else { return Err(desk.refused("site-refused-broken")) };
    let mut inner = desk.lock().await.map_err(failed)?;
    if inner.table.last_index() != position {
        return Err(failed(Trouble::Stale(position)));
    }
    let notice = table::hint(&desk, &inner, seat, &advice);
    if desk.script {
        let notice = Some(notice.0);
        return Ok(Json(Update { position, notice, ..Update::default() }).into_response());
    }
    Ok(table::page(&desk, &mut inner, &notice).into_response())
}

/// How far an analysis is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Steps done.
    pub done: usize,
    /// Of so many.
    pub total: usize,
}

/// An analysis under way, or done.
#[derive(Default)]
pub struct Work {
    done: AtomicUsize,
    total: AtomicUsize,
    /// `None` inside if it broke off.
    found: OnceLock<Option<Analysis<String>>>,
}

impl Work {
    /// How far it is.
    pub fn progress(&self) -> Progress {
        Progress {
            done: self.done.load(Ordering::Relaxed),
            total: self.total.load(Ordering::Relaxed),
        }
    }

    /// What came out, once it is done.
    pub fn found(&self) -> Option<&Analysis<String>> {
        self.found.get()?.as_ref()
    }

    /// Whether it broke off.
    fn broke(&self) -> bool {
        matches!(self.found.get(), Some(None))
    }
}

/// The games that are looked back at, one at a time.
pub struct Analyses {
    works: Mutex<HashMap<TableId, Arc<Work>>>,
    analyst: Arc<Semaphore>,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { works: Mutex::default(), analyst: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    fn of(&self, table: &TableId) -> Option<Arc<Work>> {
        let works = self.works.lock().expect("no thread panics while it looks");
        works.get(table).cloned()
    }

    /// Begins an analysis unless there is one.
    fn begin(
        &self,
        table: &TableId,
        analyst: AnalysisTask,
        is_stopping: impl Fn() -> bool + Send + 'static,
    ) {
        let work = {
            let mut works = self.works.lock().expect("no thread panics while it looks");
            if works.get(table).is_some_and(|work| !work.broke()) {
                return;
            }
            if works.len() >= KEPT {
                works.retain(|_, work| work.found.get().is_none());
            }
            let work = Arc::new(Work::default());
            works.insert(table.clone(), work.clone());
            work
        };
        let queue = self.analyst.clone();
        tokio::spawn(async move {
            let Ok(permit) = queue.acquire_owned().await else { return };
            let seen = work.clone();
            let thought = tokio::task::spawn_blocking(move || {
                let found = analyst(&|done, total| {
                    seen.done.store(done, Ordering::Relaxed);
                    seen.total.store(total, Ordering::Relaxed);
                    !is_stopping()
                });
                drop(permit);
                found
            })
            .await;
            let found = thought.inspect_err(|error| tracing::error!(%error, "an analysis broke"));
            let _ = work.found.set(found.unwrap_or_default());
        });
    }
}

/// Begins to look back at a game that is over.
pub async fn begin(desk: Desk) -> Answer {
    desk.pass(Kind::Advice)?;
    let analyst = {
        let inner = desk.lock().await.map_err(|trouble| desk.failed(trouble))?;
        if !inner.table.is_closed() {
            return Err(desk.refused("site-refused-analysis"));
        }
        // The same game is always looked at in the same way.
        let seed = Seed::from_text(desk.live.id.as_str());
        inner.thinker().analyse(&*inner.table, Care::default(), seed)
    };
    let stopping = desk.app.stopping.clone();
    desk.app.analyses.begin(&desk.live.id, analyst, move || *stopping.borrow());
    Ok(Redirect::to(&format!("{}/analysis", desk.path())).into_response())
}

/// What came out of looking back, or how far it is.
pub async fn show(desk: Desk) -> Answer {
    let inner = desk.lock().await.map_err(|trouble| desk.failed(trouble))?;
    if !inner.table.is_closed() {
        return Err(desk.failed(Trouble::Nowhere));
    }
    let work = desk.app.analyses.of(&desk.live.id).filter(|work| !work.broke());
    let page = analysis::page(&desk, &inner, work.as_deref());
    let waits = work.is_some_and(|work| work.found().is_none());
    let again = waits.then_some([(header::REFRESH, LOOK_AGAIN)]);
    Ok((again, page).into_response())
}
