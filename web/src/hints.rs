//! Hints: what a bot would do now, and looking back at a game that is over.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse as _, Redirect};
use ludi_bots::{Analysis, AnalysisBudget, AnalysisTask, Budget, Mistake};
use ludi_engine::{LogIndex, Phrase, Seed};
use ludi_store::TableId;
use ludi_views::pages::analysis::{self, Work};
use ludi_views::pages::table;
use tokio::sync::Semaphore;

use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::{Posted, TableRequest};
use crate::update::Update;

/// How long a hint is thought about at most.
const HINT: Budget = Budget { iterations: 2_000, time: Some(Duration::from_millis(900)) };

/// How many analyses are kept; they can be made again.
const KEPT: usize = 200;

/// Seconds until a page that waits for an analysis looks again.
const LOOK_AGAIN: &str = "2";

/// Says what a bot would do for the visitor, who has to decide.
pub async fn hint(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Advice)?;
    let (task, seat, position) = {
        let state = request.open().await?;
        if !state.row.hints {
            return Err(WebError::refused("site-refused-hints"));
        }
        let viewer = state.viewer(request.session.guest_id());
        let seat = request.own_seat(&state, fields.seat());
        let seat = seat.filter(|seat| viewer.seat == Some(*seat));
        let seat = seat.ok_or(WebError::refused("site-refused-seat"))?;
        if !viewer.acting {
            return Err(WebError::refused("refused-not-now"));
        }
        let chance = request.app.bots.chance();
        let task = state.thinker().explain(&*state.table, seat, HINT, chance);
        (task, seat, state.table.last_index())
    };
    let advice = request.app.bots.think(task).await?;
    let mut state = request.open().await?;
    if state.table.last_index() != position {
        return Err(WebError::Stale(position));
    }
    let mut view = state.view(&request);
    let notice = table::hint(&view, seat, &advice);
    if request.json {
        let notice = Some(notice.into_string());
        return Ok(Json(Update { position, notice, ..Update::default() }).into_response());
    }
    Ok(table::page(&mut view, &notice).into_response())
}

/// An analysis under way, or done.
#[derive(Default)]
struct Running {
    done: AtomicUsize,
    total: AtomicUsize,
    /// `None` inside if it broke off.
    found: OnceLock<Option<Analysis<String>>>,
}

impl Running {
    /// How far it is.
    fn work(&self) -> Work<'_> {
        match self.found.get() {
            Some(Some(analysis)) => Work::Done(analysis),
            Some(None) => Work::None,
            None => {
                Work::Going(self.done.load(Ordering::Relaxed), self.total.load(Ordering::Relaxed))
            }
        }
    }
}

/// The games that are looked back at, one at a time.
pub struct Analyses {
    running: Mutex<HashMap<TableId, Arc<Running>>>,
    queue: Arc<Semaphore>,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { running: Mutex::default(), queue: Arc::new(Semaphore::new(1)) }
    }
}

impl Analyses {
    fn of(&self, table: &TableId) -> Option<Arc<Running>> {
        self.running.lock().expect("no thread panics while it looks").get(table).cloned()
    }

    /// What a finished analysis says of the decision that became an event, if it cost something.
    pub fn remark(&self, table: &TableId, at: LogIndex) -> Option<Phrase> {
        let running = self.of(table)?;
        let Work::Done(found) = running.work() else { return None };
        found.mistakes.iter().find(|mistake| mistake.at == at).map(Mistake::phrase)
    }

    /// Begins an analysis unless there is one.
    fn begin(
        &self,
        table: &TableId,
        task: AnalysisTask,
        is_stopping: impl Fn() -> bool + Send + 'static,
    ) {
        let running = {
            let mut all = self.running.lock().expect("no thread panics while it looks");
            if all.get(table).is_some_and(|one| !matches!(one.work(), Work::None)) {
                return;
            }
            if all.len() >= KEPT {
                all.retain(|_, one| one.found.get().is_none());
            }
            let running = Arc::new(Running::default());
            all.insert(table.clone(), running.clone());
            running
        };
        let queue = self.queue.clone();
        tokio::spawn(async move {
            let Ok(permit) = queue.acquire_owned().await else { return };
            let seen = running.clone();
            let made = tokio::task::spawn_blocking(move || {
                let found = task(&|done, total| {
                    seen.done.store(done, Ordering::Relaxed);
                    seen.total.store(total, Ordering::Relaxed);
                    !is_stopping()
                });
                drop(permit);
                found
            })
            .await;
            let found = made.inspect_err(|error| tracing::error!(%error, "analysis task panicked"));
            let _ = running.found.set(found.unwrap_or_default());
        });
    }
}

/// Begins to look back at a game that is over.
pub async fn begin(request: TableRequest) -> Answer {
    request.pass(Kind::Advice)?;
    let state = request.open().await?;
    if !state.table.is_closed() {
        return Err(WebError::refused("site-refused-analysis"));
    }
    // The same game is always looked at in the same way.
    let seed = Seed::from_text(request.handle.id.as_str());
    let task = state.thinker().analyse(&*state.table, AnalysisBudget::default(), seed);
    let stopping = request.app.stopping.clone();
    request.app.analyses.begin(&request.handle.id, task, move || *stopping.borrow());
    Ok(Redirect::to(&format!("{}/analysis", request.path())).into_response())
}

/// What came out of looking back, or how far it is.
pub async fn show(request: TableRequest) -> Answer {
    let mut state = request.open().await?;
    if !state.table.is_closed() {
        return Err(WebError::NotFound);
    }
    let running = request.app.analyses.of(&request.handle.id);
    let work = running.as_ref().map_or(Work::None, |running| running.work());
    let again = matches!(work, Work::Going(..)).then_some([(header::REFRESH, LOOK_AGAIN)]);
    Ok((again, analysis::page(&state.view(&request), work)).into_response())
}
