//! Looking back at games that are over. What came out is kept in the store.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

use axum::http::header;
use axum::response::{IntoResponse as _, Redirect};
use ludi_bots::{ANALYSIS_VERSION, Analysis, AnalysisBudget, AnalysisTask};
use ludi_engine::Seed;
use ludi_store::{Store, TableId};
use ludi_views::pages::analysis::{self, Work};

use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::line::{Asker, Line};
use crate::request::TableRequest;

/// How many analyses are kept in memory; the store has them all.
const KEPT: usize = 200;

/// After how long another node may look back at a game, if the one that began is gone.
const LONGEST: Duration = Duration::from_mins(5);

/// Seconds until a page that waits for an analysis looks again.
const LOOK_AGAIN: &str = "2";

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

/// The games that are looked back at, one at a time: whose turn it is, the line says.
pub struct Analyses {
    running: Mutex<HashMap<TableId, Arc<Running>>>,
    line: Arc<Line>,
}

impl Default for Analyses {
    fn default() -> Self {
        Self { running: Mutex::default(), line: Line::new(1) }
    }
}

impl Analyses {
    fn in_memory(&self, table: &TableId) -> Option<Arc<Running>> {
        self.running.lock().expect("no thread panics while it looks").get(table).cloned()
    }

    /// The analysis of a table, under way or done, now or before the server was started.
    async fn of(&self, store: &dyn Store, table: &TableId) -> Option<Arc<Running>> {
        if let Some(running) = self.in_memory(table) {
            return Some(running);
        }
        let text = store.analysis(table, ANALYSIS_VERSION).await;
        let text =
            text.inspect_err(|error| tracing::error!(%error, "analysis not read")).ok()??;
        let found = serde_json::from_str(&text);
        let found =
            found.inspect_err(|error| tracing::error!(%error, "analysis unreadable")).ok()?;
        let known = Running { found: OnceLock::from(Some(found)), ..Running::default() };
        let mut all = self.running.lock().expect("no thread panics while it looks");
        Some(all.entry(table.clone()).or_insert_with(|| Arc::new(known)).clone())
    }

    /// What a finished analysis says.
    pub async fn found(&self, store: &dyn Store, table: &TableId) -> Option<Analysis<String>> {
        let running = self.of(store, table).await?;
        let Work::Done(found) = running.work() else { return None };
        Some(found.clone())
    }

    /// Begins an analysis for somebody, unless there is one.
    fn begin(
        &self,
        store: Arc<dyn Store>,
        table: &TableId,
        asker: Asker,
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
        let (line, table) = (self.line.clone(), table.clone());
        tokio::spawn(async move {
            let Some(room) = line.wait(asker).await else { return };
            let seen = running.clone();
            let made = tokio::task::spawn_blocking(move || {
                let found = task(&|done, total| {
                    seen.done.store(done, Ordering::Relaxed);
                    seen.total.store(total, Ordering::Relaxed);
                    !is_stopping()
                });
                drop(room);
                found
            })
            .await;
            let found = made.inspect_err(|error| tracing::error!(%error, "analysis task panicked"));
            let found = found.unwrap_or_default();
            if let Some(found) = &found {
                keep(&*store, &table, found).await;
            }
            let _ = running.found.set(found);
        });
    }
}

/// What a node has to itself while it looks back at a game.
fn leased(table: &TableId) -> String {
    format!("analysis {table}")
}

/// Keeps what came out; without it, it is only made again after a restart.
async fn keep(store: &dyn Store, table: &TableId, found: &Analysis<String>) {
    let text = serde_json::to_string(found).expect("an analysis is plain data");
    if let Err(error) = store.keep_analysis(table, ANALYSIS_VERSION, text).await {
        tracing::error!(%error, "analysis not kept");
    }
}

/// Begins to look back at a game that is over.
pub async fn begin(request: TableRequest) -> Answer {
    request.pass(Kind::Advice).await?;
    // One that was kept is not made again.
    request.app.analyses.of(&*request.app.store, &request.handle.id).await;
    let state = request.open().await?;
    if !state.table.is_closed() {
        return Err(WebError::refused("site-refused-analysis"));
    }
    // The same game is always looked at in the same way.
    let seed = Seed::from_text(request.handle.id.as_str());
    let task = state.thinker().analyse(&*state.table, AnalysisBudget::default(), seed);
    let stopping = request.app.stopping.clone();
    let (store, id) = (request.app.store.clone(), &request.handle.id);
    let guest = request.session.guest_id().unwrap_or(state.row.host);
    let asker = Asker { people: true, address: request.session.client, guest: guest.into() };
    // Otherwise another node is at it.
    if request.app.nodes.lease(&leased(id), LONGEST).await? {
        request.app.analyses.begin(store, id, asker, task, move || *stopping.borrow());
    }
    Ok(Redirect::to(&format!("{}/analysis", request.path())).into_response())
}

/// What came out of looking back, or how far it is.
pub async fn show(request: TableRequest) -> Answer {
    let running = request.app.analyses.of(&*request.app.store, &request.handle.id).await;
    let elsewhere = request.app.nodes.is_leased(&leased(&request.handle.id)).await?;
    let mut state = request.open().await?;
    if !state.table.is_closed() {
        return Err(WebError::NotFound);
    }
    let none = if elsewhere { Work::Going(0, 0) } else { Work::None };
    let work = running.as_ref().map_or(none, |running| running.work());
    let again = matches!(work, Work::Going(..)).then_some([(header::REFRESH, LOOK_AGAIN)]);
    Ok((again, analysis::page(&state.view(&request), work)).into_response())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ludi_engine::SystemEntropy;
    use ludi_store::Sqlite;
    use tokio::sync::mpsc;

    use super::*;
    use crate::limits::Client;

    #[tokio::test]
    async fn who_asks_for_many_analyses_costs_others_one() {
        let place = tempfile::TempDir::new().unwrap();
        let store = Arc::new(Sqlite::open(&place.path().join("ludi.db")).await.unwrap());
        let (analyses, (made, mut order)) = (Analyses::default(), mpsc::unbounded_channel());
        let (go, wait) = std::sync::mpsc::channel();
        let mut first = Some(wait);
        for (number, address) in [1, 1, 1, 1, 2].into_iter().enumerate() {
            let (made, wait) = (made.clone(), first.take());
            let task: AnalysisTask = Box::new(move |_| {
                // The first one takes until all have asked.
                if let Some(wait) = wait {
                    wait.recv_timeout(Duration::from_secs(10)).unwrap();
                }
                made.send(number).unwrap();
                None
            });
            let address = Client::at([192, 0, 2, address].into());
            let asker = Asker { people: true, address, guest: Client::Guest(number as i64) };
            let table = TableId::random(&SystemEntropy);
            analyses.begin(store.clone(), &table, asker, task, || false);
            tokio::task::yield_now().await;
        }
        go.send(()).unwrap();
        let mut seen = Vec::new();
        while seen.len() < 5 {
            seen.push(order.recv().await.unwrap());
        }
        assert_eq!(seen, [0, 1, 4, 2, 3]);
    }
}
