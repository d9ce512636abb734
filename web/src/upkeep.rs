//! What a server does beside answering: it goes on where it was interrupted, notices what was
//! changed from outside, puts away what nobody uses, and removes what is not to be kept.

use std::time::{Duration, SystemTime};

use crate::App;
use crate::error::WebError;

/// How often the server looks whether something was changed from outside.
const LOOK: Duration = Duration::from_secs(1);

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
    let mut clock = tokio::time::interval(LOOK);
    let mut resumed = false;
    for count in 0_u64.. {
        clock.tick().await;
        if !resumed {
            resumed = resume(&app).await.is_ok();
        }
        look_outside(&app).await;
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
