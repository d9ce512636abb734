//! What the server does by itself, every now and then.

use std::time::Duration;

use crate::App;
use crate::error::WebError;

/// How often the server puts things away.
const UPKEEP: Duration = Duration::from_secs(30);

/// How often the server looks through all that is kept.
const DAY: Duration = Duration::from_hours(24);

/// Wakes the bots that were interrupted, and puts things away every now and then.
pub async fn keep_up(app: App) {
    let mut clock = tokio::time::interval(UPKEEP);
    let mut resumed = false;
    for count in 0_u64.. {
        clock.tick().await;
        if !resumed {
            resumed = resume(&app).await.is_ok();
        }
        // At the start, and once a day.
        if count % (DAY.as_secs() / UPKEEP.as_secs()) == 0 {
            app.health.look_through(&*app.store).await;
        }
        let tables = app.tables.evict();
        ::metrics::gauge!("ludi_tables_in_memory").set(tables as f64);
        app.gate.forget();
        app.metrics.upkeep();
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
