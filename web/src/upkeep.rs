//! What a server does beside answering: it goes on where it was interrupted, notices what was
//! changed from outside, puts away what nobody uses, and removes what is not to be kept.

use std::sync::atomic::Ordering;
use std::time::{Duration, SystemTime};

use ludi_store::News;
use tokio::task::AbortHandle;

use crate::App;
use crate::error::WebError;

/// How often the server looks whether something was changed from outside.
const LOOK: Duration = Duration::from_secs(1);

/// How often a node looks what others did without telling.
const AROUND: u64 = 3;

/// How often the server puts things away.
const UPKEEP: Duration = Duration::from_secs(30);

/// How often the server looks through all that is kept.
const DAY: Duration = Duration::from_hours(24);

/// Milliseconds from the beginning of 1970 to so long ago.
pub fn ago(time: Duration) -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    since.saturating_sub(time).as_millis() as i64
}

/// Wakes the bots that were interrupted, then looks after things as long as the server runs.
pub async fn upkeep(app: App) {
    let hearing = app.clone();
    // It ends with the server, as nobody hears news then.
    let hearing = tokio::spawn(async move { hear(hearing).await });
    let _ended = EndsWith(hearing.abort_handle());
    let mut clock = tokio::time::interval(LOOK);
    clock.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut resumed = false;
    for count in 0_u64.. {
        clock.tick().await;
        if !resumed {
            resumed = resume(&app).await.is_ok();
        }
        look_outside(&app).await;
        if app.nodes.are_there() && count.is_multiple_of(AROUND) {
            look_around(&app).await;
        }
        // At the start, and once a day.
        if count.is_multiple_of(DAY.as_secs()) {
            app.health.look_through(&*app.store).await;
            remove_old(&app).await;
        }
        if count.is_multiple_of(UPKEEP.as_secs()) {
            let tables = app.tables.evict();
            ::metrics::gauge!("ludi_tables_in_memory").set(tables as f64);
            app.gate.forget();
            app.metrics.upkeep();
        }
    }
}

/// Wakes the bots that were interrupted; an error if the store did not tell of all of them.
async fn resume(app: &App) -> Result<(), WebError> {
    let mut all = Ok(());
    let waiting = app.store.waiting_for_bots().await;
    let waiting =
        waiting.inspect_err(|error| tracing::error!(%error, "interrupted bots not found"))?;
    for id in waiting {
        match app.tables.get(&id).await {
            Ok(handle) => app.bots.wake(&handle),
            Err(error) => {
                tracing::warn!(?error, table = %id, "table not loaded, bots not resumed");
                // What cannot be played cannot be played later, either.
                if matches!(error, WebError::Store(_)) {
                    all = Err(error);
                }
            }
        }
    }
    all
}

/// Whoever runs the site may have changed something in the database.
async fn look_outside(app: &App) {
    match app.store.changed_elsewhere().await {
        Ok(false) => {}
        Ok(true) => {
            app.tables.doubt_all();
            // What could not be told is looked for again with the next change, or by whoever looks.
            let _ = resume(app).await;
        }
        Err(error) => tracing::warn!(%error, "changes from outside not seen"),
    }
}

/// Ends a task with another.
struct EndsWith(AbortHandle);

impl Drop for EndsWith {
    fn drop(&mut self) {
        self.0.abort();
    }
}

/// Does what other nodes tell.
async fn hear(app: App) {
    loop {
        for news in app.nodes.news().await {
            match &news {
                News::Anything => {
                    app.tables.doubt_all();
                    app.ended.fetch_add(1, Ordering::Relaxed);
                }
                News::Ended => {
                    app.ended.fetch_add(1, Ordering::Relaxed);
                    app.tables.tell_all();
                }
                _ => {}
            }
            let Some(handle) = app.tables.heard(&news) else { continue };
            match &news {
                News::Company(_) => {
                    // What was not seen now is seen at the next look around.
                    let _ = app.tables.meet(&[handle]).await;
                }
                News::Hurry(_) => {
                    let app = app.clone();
                    tokio::spawn(async move {
                        let Ok(mut state) = app.tables.lock(&handle).await else { return };
                        state.hurried = state.chore().is_some();
                        handle.hurry.notify_one();
                    });
                }
                _ => {}
            }
        }
    }
}

/// Looks what other nodes did without telling, and takes care of bots whose node is gone.
async fn look_around(app: &App) {
    if let Err(error) = app.tables.look_around().await {
        tracing::warn!(%error, "other nodes not seen");
        return;
    }
    let forsaken = app.nodes.forsaken().await;
    let forsaken = forsaken.inspect_err(|error| tracing::warn!(%error, "no bots looked for"));
    for id in forsaken.unwrap_or_default() {
        if let Ok(handle) = app.tables.get(&id).await {
            app.bots.wake(&handle);
        }
    }
}

/// Removes tables that are not to be kept any longer.
async fn remove_old(app: &App) {
    let kept = [(true, app.config.keep_finished), (false, app.config.keep_abandoned)];
    for (finished, time) in kept {
        let Some(time) = time else { continue };
        match app.store.prune(ago(time), finished, false).await {
            Ok(gone) => {
                app.tables.doubt(&gone);
                tracing::info!(finished, tables = gone.len(), "old tables removed");
            }
            Err(error) => tracing::error!(%error, finished, "old tables not removed"),
        }
    }
}
