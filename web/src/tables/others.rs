//! What other nodes of the site do at the tables in memory here.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use ludi_engine::LogIndex;
use ludi_store::{GuestId, News, Outcome, TableId};

use super::{TableHandle, TableState, Tables};
use crate::error::WebError;

impl Tables {
    /// Reads what other nodes have added to a table.
    pub(super) async fn follow(
        &self,
        handle: &TableHandle,
        state: &mut TableState,
    ) -> Result<(), WebError> {
        let stored = self.world.store.since(&handle.id, state.table.last_index()).await?;
        let stored = stored.ok_or(WebError::NotFound)?;
        state.unsure = true;
        if let Some(error) = stored.lines.iter().find_map(|line| state.table.follow(line).err()) {
            tracing::warn!(%error, table = %handle.id, "read anew, as what others added does not fit");
            return self.refresh(handle, state).await;
        }
        state.row = stored.row;
        state.unsure = false;
        handle.note(state.table.last_index());
        metrics::counter!("ludi_tables_followed_total").increment(1);
        Ok(())
    }

    /// Asks how far a table is, where other nodes may have gone on with it.
    pub async fn catch_up(&self, handle: &TableHandle) -> Result<(), WebError> {
        if !self.world.nodes.are_there() {
            return Ok(());
        }
        match self.world.nodes.reached(&handle.id).await? {
            Some(at) => handle.reached(at),
            None => handle.doubt(),
        }
        Ok(())
    }

    /// What another node tells of a table.
    pub fn heard(&self, news: &News) -> Option<Arc<TableHandle>> {
        let (News::Reached(id, _) | News::Changed(id) | News::Company(id) | News::Hurry(id)) = news
        else {
            return None;
        };
        let handle = self.in_memory(id)?;
        match news {
            News::Reached(_, at) => handle.reached(*at),
            News::Changed(_) => {
                handle.doubt();
                // Bots may be to move at another pace.
                handle.hurry.notify_one();
            }
            _ => {}
        }
        Some(handle)
    }

    /// Looks which tables in memory other nodes went on with and nobody told, and says that those
    /// who have them open here still do.
    pub async fn look_around(&self) -> Outcome<()> {
        let handles = self.all_in_memory();
        let known: Vec<(TableId, LogIndex)> = handles
            .iter()
            .map(|handle| (handle.id.clone(), handle.known.load(Ordering::Acquire)))
            .collect();
        for (id, at) in self.world.nodes.behind(&known).await? {
            if let Some(handle) = self.in_memory(&id) {
                handle.reached(at);
            }
        }
        let here = |handle: &Arc<TableHandle>| {
            handle.presence.open().into_iter().map(|guest| (handle.id.clone(), guest)).collect()
        };
        let here: Vec<(TableId, GuestId)> = handles.iter().flat_map::<Vec<_>, _>(here).collect();
        self.world.nodes.remain(&here).await?;
        self.meet(&handles).await
    }

    /// Looks who has some tables open elsewhere.
    pub async fn meet(&self, handles: &[Arc<TableHandle>]) -> Outcome<()> {
        let ids: Vec<TableId> = handles.iter().map(|handle| handle.id.clone()).collect();
        let mut company: BTreeMap<TableId, Vec<GuestId>> = BTreeMap::new();
        for (id, guest) in self.world.nodes.company(&ids).await? {
            company.entry(id).or_default().push(guest);
        }
        for handle in handles {
            let guests = company.remove(&handle.id).unwrap_or_default();
            if handle.presence.meet(&guests) {
                handle.tell();
            }
        }
        Ok(())
    }
}
