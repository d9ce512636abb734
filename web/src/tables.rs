//! The tables somebody looks at or a bot plays at, read from the store on demand and kept in
//! memory for a while.

mod changes;
mod others;
mod presence;
mod shown;
mod state;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ludi_engine::{LogIndex, Seat};
use ludi_store::{Change, GuestId, News, StoreError, TableId};
use tokio::sync::{Mutex, Notify, OnceCell, OwnedMutexGuard};

use crate::error::WebError;
use crate::health::Health;
use crate::packs::Packs;
use crate::world::{Clock, World};

use changes::Changes;

pub use changes::Listener;
pub use presence::{Here, Presence};
pub use shown::Known;
pub use state::{Chore, TableState, WATCH, seat_purpose};

/// How long a table nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(5);

/// How long somebody who had a page of a table still looks at it.
const LATELY: Duration = Duration::from_mins(1);

/// A table in memory.
pub struct TableHandle {
    /// Its name in addresses.
    pub id: TableId,
    state: Arc<Mutex<TableState>>,
    /// What streams wait for.
    changes: Changes,
    /// When it was last asked for, in seconds of the clock.
    used: AtomicU64,
    /// Whether a task already plays for its bots.
    pub driven: AtomicBool,
    /// Wakes that task out of its pause.
    pub hurry: Notify,
    /// Who has it open.
    pub presence: Presence,
    /// Whether what is in memory may no longer be what is kept.
    doubtful: AtomicBool,
    /// Up to which event it is in memory.
    known: AtomicU32,
    /// Up to which event it is kept, as far as anybody has told.
    kept: AtomicU32,
}

impl TableHandle {
    /// Something outside has changed what is kept: it is read again at the next look.
    fn doubt(&self) {
        self.doubtful.store(true, Ordering::Release);
        self.tell();
    }

    /// Another node has gone on up to an event: what is new is read at the next look.
    fn reached(&self, at: LogIndex) {
        let before = self.kept.fetch_max(at, Ordering::AcqRel);
        if before < at && self.known.load(Ordering::Acquire) < at {
            self.tell();
        }
    }

    /// Notes up to which event it is in memory.
    fn note(&self, at: LogIndex) {
        self.known.store(at, Ordering::Release);
        self.kept.fetch_max(at, Ordering::AcqRel);
    }

    /// Wakes whoever waits for changes.
    pub fn tell(&self) {
        self.changes.tell();
    }

    /// Whether somebody looks at it, or has done so lately without a script.
    pub fn is_watched(&self, clock: &dyn Clock) -> bool {
        let idle = clock.now().as_secs().saturating_sub(self.used.load(Ordering::Relaxed));
        self.changes.is_heard() || idle < LATELY.as_secs()
    }

    /// Something that waits for changes.
    pub fn listen(&self) -> Listener {
        self.changes.listen()
    }
}

/// All tables in memory.
pub struct Tables {
    world: World,
    packs: Arc<Packs>,
    health: Arc<Health>,
    /// After how many events a table is only played to its end.
    long: LogIndex,
    /// In order, so that those who listen are always woken in the same.
    handles: std::sync::Mutex<BTreeMap<TableId, Arc<OnceCell<Arc<TableHandle>>>>>,
}

impl Tables {
    /// No tables yet.
    pub fn new(world: World, packs: Arc<Packs>, health: Arc<Health>, long: LogIndex) -> Self {
        Self { world, packs, health, long, handles: std::sync::Mutex::default() }
    }

    /// The table with this name.
    pub async fn get(&self, id: &TableId) -> Result<Arc<TableHandle>, WebError> {
        const LOCK: &str = "no thread panics while it holds the list";
        let cell = self.handles.lock().expect(LOCK).entry(id.clone()).or_default().clone();
        match cell.get_or_try_init(|| self.load(id)).await {
            Ok(handle) => {
                handle.used.store(self.world.clock.now().as_secs(), Ordering::Relaxed);
                Ok(handle.clone())
            }
            Err(error) => {
                let mut handles = self.handles.lock().expect(LOCK);
                if handles.get(id).is_some_and(|cell| !cell.initialized()) {
                    handles.remove(id);
                }
                Err(error)
            }
        }
    }

    async fn load(&self, id: &TableId) -> Result<Arc<TableHandle>, WebError> {
        let state = self.read(id).await?;
        let at = state.table.last_index();
        let presence = Presence::new(self.world.clock.clone());
        for (_, guest) in self.world.nodes.company(std::slice::from_ref(id)).await? {
            presence.note_elsewhere(guest);
        }
        Ok(Arc::new(TableHandle {
            id: id.clone(),
            state: Arc::new(Mutex::new(state)),
            changes: Changes::default(),
            used: AtomicU64::new(self.world.clock.now().as_secs()),
            driven: AtomicBool::new(false),
            hurry: Notify::new(),
            presence,
            doubtful: AtomicBool::new(false),
            known: AtomicU32::new(at),
            kept: AtomicU32::new(at),
        }))
    }

    async fn read(&self, id: &TableId) -> Result<TableState, WebError> {
        let stored = self.world.store.load(id).await?.ok_or(WebError::NotFound)?;
        let log = stored.log();
        let table = self.packs.open(&log, stored.secrets.seed).map_err(|error| {
            tracing::error!(%error, table = %id, "table not opened");
            WebError::Unplayable
        })?;
        metrics::counter!("ludi_tables_loaded_total").increment(1);
        Ok(TableState::new(table, stored.row, stored.secrets, self.long))
    }

    /// The table as the store has it, for a look that keeps nothing in memory.
    pub async fn glance(&self, id: &TableId) -> Result<TableState, WebError> {
        self.read(id).await
    }

    /// The table under its lock, read again if its last change did not go well.
    pub async fn lock(
        &self,
        handle: &TableHandle,
    ) -> Result<OwnedMutexGuard<TableState>, WebError> {
        let mut state = handle.state.clone().lock_owned().await;
        if handle.doubtful.swap(false, Ordering::AcqRel) {
            state.unsure = true;
        }
        if state.unsure {
            self.refresh(handle, &mut state).await?;
        } else if handle.kept.load(Ordering::Acquire) > state.table.last_index() {
            self.follow(handle, &mut state).await?;
        }
        Ok(state)
    }

    async fn refresh(&self, handle: &TableHandle, state: &mut TableState) -> Result<(), WebError> {
        let fresh = self.read(&handle.id).await?;
        state.renew(fresh);
        handle.note(state.table.last_index());
        handle.tell();
        Ok(())
    }

    /// Changes a table and returns when the change is durable. What `work` does to the table is
    /// kept as a whole or not at all; with it, a guest may claim a seat. `by` is whoever asked.
    pub async fn change<T>(
        &self,
        handle: &TableHandle,
        state: &mut TableState,
        by: Option<GuestId>,
        claim: Option<(Seat, GuestId)>,
        work: impl FnOnce(&mut TableState) -> Result<T, WebError>,
    ) -> Result<T, WebError> {
        if state.row.shut {
            return Err(WebError::refused("site-refused-shut"));
        }
        let before = state.table.last_index();
        state.unsure = true;
        let outcome = work(state);
        let after = state.table.last_index();
        if after == before {
            state.unsure = false;
            return outcome;
        }
        let value = match outcome {
            Ok(value) => value,
            Err(error) => {
                self.refresh(handle, state).await?;
                return Err(error);
            }
        };
        let change = Change {
            first: before + 1,
            lines: (before + 1..=after).filter_map(|at| state.table.line(at)).collect(),
            summary: state.summary(),
            claim,
            by,
        };
        let summary = change.summary.clone();
        let began = Instant::now();
        let kept = self.world.store.append(&handle.id, change).await;
        self.health.note(&kept);
        match kept {
            Ok(()) => {
                metrics::histogram!("ludi_append_seconds").record(began.elapsed().as_secs_f64());
                if let Some((seat, guest)) = claim {
                    state.row.seats[seat.index()].guest = Some(guest);
                }
                state.row.position = after;
                state.row.summary = summary;
                state.unsure = false;
                handle.note(after);
                self.world.nodes.tell(News::Reached(handle.id.clone(), after));
                handle.tell();
                Ok(value)
            }
            Err(StoreError::Conflict) => {
                self.refresh(handle, state).await?;
                Err(WebError::Stale(before))
            }
            Err(error) => {
                tracing::error!(%error, table = %handle.id, "append failed");
                self.refresh(handle, state).await?;
                Err(error.into())
            }
        }
    }

    /// Removes a table for good; who looks at it is told that there is nothing any more.
    pub async fn remove(
        &self,
        handle: &TableHandle,
        state: &mut TableState,
    ) -> Result<(), WebError> {
        self.world.store.remove(&handle.id).await?;
        // The next look finds that the store has it no longer.
        state.unsure = true;
        self.handles.lock().expect("no thread panics while it holds the list").remove(&handle.id);
        handle.tell();
        Ok(())
    }

    /// Tables have changed in the store, or are gone: those in memory are read again.
    pub fn doubt(&self, ids: &[TableId]) {
        let handles = self.handles.lock().expect("no thread panics while it holds the list");
        ids.iter().filter_map(|id| handles.get(id)?.get()).for_each(|handle| handle.doubt());
    }

    fn in_memory(&self, id: &TableId) -> Option<Arc<TableHandle>> {
        let handles = self.handles.lock().expect("no thread panics while it holds the list");
        handles.get(id)?.get().cloned()
    }

    fn all_in_memory(&self) -> Vec<Arc<TableHandle>> {
        let handles = self.handles.lock().expect("no thread panics while it holds the list");
        handles.values().filter_map(|cell| cell.get().cloned()).collect()
    }

    /// Wakes whoever looks at some tables, although nothing has changed there.
    pub fn tell<'a>(&self, ids: impl Iterator<Item = &'a TableId>) {
        let handles = self.handles.lock().expect("no thread panics while it holds the list");
        ids.filter_map(|id| handles.get(id)?.get()).for_each(|handle| handle.tell());
    }

    /// Wakes whoever looks at any table.
    pub fn tell_all(&self) {
        self.all_in_memory().iter().for_each(|handle| handle.tell());
    }

    /// Any table may have changed in the store.
    pub fn doubt_all(&self) {
        self.all_in_memory().iter().for_each(|handle| handle.doubt());
    }

    /// Lets go of tables nobody uses; returns how many stay.
    pub fn evict(&self) -> usize {
        let now = self.world.clock.now().as_secs();
        let mut handles = self.handles.lock().expect("no thread panics while it holds the list");
        handles.retain(|_, cell| match cell.get() {
            None => Arc::strong_count(cell) > 1,
            Some(handle) => {
                let idle = now.saturating_sub(handle.used.load(Ordering::Relaxed));
                Arc::strong_count(cell) > 1
                    || Arc::strong_count(handle) > 1
                    || idle < IDLE.as_secs()
            }
        });
        handles.len()
    }
}
