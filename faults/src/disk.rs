//! A store in memory that stays when the server goes, and what may befall whoever asks it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use async_trait::async_trait;
use ludi_engine::LogIndex;
use ludi_store::{
    Change, Digest, Guest, GuestId, KeptPack, Measure, NewTable, Outcome, Passkey, Store,
    StoreError, StoredTable, TableId, TableRow, Word,
};
use serde_json::Value as Json;
use tokio::sync::{Notify, oneshot};

use crate::keeper::Keeper;
use crate::kept::{Kept, broken};
use crate::weather::{Fate, Weather};

/// What is kept, and what happens to those who ask for it. It stays when the server goes.
pub struct Disk {
    kept: Mutex<Kept>,
    keeper: Mutex<Box<dyn Keeper>>,
    /// What befalls who reads or writes.
    pub weather: Mutex<Weather>,
    /// The power goes, in the middle of a write.
    pub power: Notify,
    /// What must never happen, and did.
    lies: Mutex<Vec<String>>,
    /// How many nodes there ever were.
    nodes: AtomicU64,
}

const LOCK: &str = "no thread panics while it holds the disk";

impl Disk {
    /// An empty disk.
    pub fn new(keeper: Box<dyn Keeper>, weather: Weather) -> Arc<Self> {
        // Some day in 2026.
        let mut kept = Kept::default();
        kept.now = 1_790_000_000_000;
        Arc::new(Self {
            kept: Mutex::new(kept),
            keeper: Mutex::new(keeper),
            weather: Mutex::new(weather),
            power: Notify::new(),
            lies: Mutex::default(),
            nodes: AtomicU64::new(0),
        })
    }

    /// What is kept.
    pub fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect(LOCK)
    }

    /// The weather.
    pub fn weather(&self) -> MutexGuard<'_, Weather> {
        self.weather.lock().expect(LOCK)
    }

    /// The power goes.
    pub fn power_fails(&self) {
        self.keeper.lock().expect(LOCK).power_fails(&mut self.kept());
    }

    /// Notes what must never happen.
    pub fn note(&self, lie: String) {
        self.lies.lock().expect(LOCK).push(lie);
    }

    /// What must never happen, and did.
    pub fn lie(&self) -> Option<String> {
        self.lies.lock().expect(LOCK).pop()
    }
}

/// A store on a disk, as long as a server lives.
pub struct Memory {
    disk: Arc<Disk>,
    /// One writes at a time, in the order they came.
    writer: Arc<tokio::sync::Mutex<()>>,
    closed: AtomicBool,
    /// Which node asks, and how often others had written when it last asked for that.
    node: u64,
    seen: AtomicU64,
}

impl Memory {
    /// Opens a disk.
    pub fn open(disk: Arc<Disk>) -> Self {
        let node = disk.nodes.fetch_add(1, Ordering::Relaxed);
        let (closed, seen) = (AtomicBool::new(false), AtomicU64::new(0));
        Self { disk, writer: Arc::default(), closed, node, seen }
    }

    fn check_open(&self) -> Outcome<()> {
        let closed = self.closed.load(Ordering::Acquire);
        if closed { Err(StoreError::Database(sqlx::Error::PoolClosed)) } else { Ok(()) }
    }

    /// Writes as a server does: what was sent is done, whether or not somebody waits for it.
    async fn write<T, F>(&self, work: F) -> Outcome<T>
    where
        T: Send + 'static,
        F: FnOnce(&Disk) -> Outcome<T> + Send + 'static,
    {
        self.check_open()?;
        let (fate, before, after) = self.disk.weather().write();
        let (disk, writer, node) = (self.disk.clone(), self.writer.clone(), self.node);
        let (send, receive) = oneshot::channel();
        tokio::spawn(async move {
            let turn = writer.lock().await;
            pause(before).await;
            if matches!(fate, Fate::PowerFailsBefore) {
                return power_fails(&disk).await;
            }
            let outcome = match fate {
                Fate::Fails => Err(broken("disk I/O error")),
                _ => {
                    *disk.kept().written.entry(node).or_default() += 1;
                    work(&disk)
                }
            };
            if matches!(fate, Fate::PowerFailsAfter) {
                return power_fails(&disk).await;
            }
            let outcome = match fate {
                Fate::Torn => outcome.and(Err(broken("disk I/O error after writing"))),
                _ => outcome,
            };
            drop(turn);
            pause(after).await;
            let _ = send.send(outcome);
        });
        receive.await.map_err(|_| StoreError::Database(sqlx::Error::PoolClosed))?
    }

    async fn change<T, F>(&self, work: F) -> Outcome<T>
    where
        T: Send + 'static,
        F: FnOnce(&mut Kept) -> Outcome<T> + Send + 'static,
    {
        self.write(|disk| work(&mut disk.kept())).await
    }

    async fn read<T>(&self, work: impl FnOnce(&Kept) -> T) -> Outcome<T> {
        self.check_open()?;
        let (fails, wait) = self.disk.weather().read();
        pause(wait).await;
        if fails {
            return Err(broken("disk I/O error"));
        }
        Ok(work(&self.disk.kept()))
    }
}

async fn pause(time: Duration) {
    if !time.is_zero() {
        tokio::time::sleep(time).await;
    }
}

/// Nothing happens any more in this life.
async fn power_fails(disk: &Disk) {
    disk.power.notify_one();
    std::future::pending::<()>().await;
}

fn first(rows: Vec<TableRow>, limit: u32) -> Vec<TableRow> {
    rows.into_iter().take(limit as usize).collect()
}

#[async_trait]
impl Store for Memory {
    async fn heartbeat(&self) -> Outcome<()> {
        self.change(|_| Ok(())).await
    }

    async fn check(&self) -> Outcome<()> {
        self.read(|_| ()).await
    }

    async fn create(&self, table: NewTable) -> Outcome<()> {
        self.change(move |kept| kept.create(table)).await
    }

    async fn append(&self, id: &TableId, change: Change) -> Outcome<()> {
        let id = id.clone();
        self.write(move |disk| {
            disk.keeper.lock().expect(LOCK).append(&mut disk.kept(), &id, change)
        })
        .await
    }

    async fn load(&self, id: &TableId) -> Outcome<Option<StoredTable>> {
        self.read(|kept| kept.tables.get(id).cloned()).await
    }

    async fn tables_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<TableRow>> {
        let mine = |row: &TableRow| {
            row.host == guest || row.seats.iter().any(|seat| seat.guest == Some(guest))
        };
        let mut rows = self.read(|kept| kept.rows(mine)).await?;
        rows.sort_by_key(|row| row.summary.finished);
        Ok(first(rows, limit))
    }

    async fn open_tables(&self, limit: u32) -> Outcome<Vec<TableRow>> {
        let open = |row: &TableRow| {
            let free = row.seats.iter().any(|seat| seat.open && seat.guest.is_none());
            row.public && !row.summary.finished && free
        };
        Ok(first(self.read(|kept| kept.rows(open)).await?, limit))
    }

    async fn waiting_for_bots(&self) -> Outcome<Vec<TableId>> {
        let rows = self.read(|kept| kept.rows(|row| row.summary.bots_wait)).await?;
        Ok(rows.into_iter().map(|row| row.id).collect())
    }

    async fn set_public(&self, id: &TableId, public: bool) -> Outcome<()> {
        let id = id.clone();
        self.change(move |kept| {
            kept.adjust(&id, |row| row.public = public);
            Ok(())
        })
        .await
    }

    async fn set_pace(&self, id: &TableId, pace: &str) -> Outcome<()> {
        let (id, pace) = (id.clone(), pace.to_owned());
        self.change(move |kept| {
            kept.adjust(&id, |row| row.pace = pace);
            Ok(())
        })
        .await
    }

    async fn set_rematch(&self, id: &TableId, next: &TableId) -> Outcome<TableId> {
        let (id, next) = (id.clone(), next.clone());
        self.change(move |kept| kept.set_rematch(&id, &next)).await
    }

    async fn admit(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        let id = id.clone();
        self.change(move |kept| kept.admit(&id, guest)).await
    }

    async fn is_admitted(&self, id: &TableId, guest: GuestId) -> Outcome<bool> {
        self.read(|kept| kept.is_admitted(id, guest)).await
    }

    async fn put_away(&self, id: &TableId, guest: GuestId) -> Outcome<()> {
        let id = id.clone();
        self.change(move |kept| kept.put_away(&id, guest)).await
    }

    async fn away(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        self.read(|kept| kept.away(guest)).await
    }

    async fn keep_analysis(&self, id: &TableId, version: u32, found: String) -> Outcome<()> {
        let id = id.clone();
        self.change(move |kept| kept.keep_analysis(&id, version, found)).await
    }

    async fn analysis(&self, id: &TableId, version: u32) -> Outcome<Option<String>> {
        self.read(|kept| kept.analysis(id, version)).await
    }

    async fn keep_packs(&self, packs: Vec<KeptPack>) -> Outcome<()> {
        self.change(move |kept| {
            kept.keep_packs(packs);
            Ok(())
        })
        .await
    }

    async fn packs(&self) -> Outcome<Vec<KeptPack>> {
        self.read(Kept::packs).await
    }

    async fn remove(&self, id: &TableId) -> Outcome<()> {
        let id = id.clone();
        self.change(move |kept| {
            kept.remove(&id);
            Ok(())
        })
        .await
    }

    async fn new_guest(&self, name: &str, session: &Digest) -> Outcome<Guest> {
        let (name, session) = (name.to_owned(), *session);
        self.change(move |kept| Ok(kept.new_guest(&name, &session))).await
    }

    async fn guest(&self, session: &Digest) -> Outcome<Option<Guest>> {
        self.read(|kept| kept.guest(session)).await
    }

    async fn rename(&self, guest: GuestId, name: &str) -> Outcome<()> {
        let name = name.to_owned();
        self.change(move |kept| {
            kept.rename(guest, &name);
            Ok(())
        })
        .await
    }

    async fn with_cards(&self, game: &str, cards: &str, limit: u32) -> Outcome<Vec<TableRow>> {
        let named = |kept: &Kept| {
            let fits = |row: &TableRow| {
                let header = kept.tables.get(&row.id).map(|table| table.header.as_str());
                let header: Option<Json> = header.and_then(|text| serde_json::from_str(text).ok());
                row.game == game
                    && row.summary.finished
                    && header.is_some_and(|header| header["cards"] == cards)
            };
            kept.rows(fits)
        };
        Ok(first(self.read(named).await?, limit))
    }

    async fn prune(&self, before: i64, finished: bool, dry: bool) -> Outcome<Vec<TableId>> {
        self.change(move |kept| Ok(kept.prune(before, finished, dry))).await
    }

    async fn end_session(&self, session: &Digest) -> Outcome<()> {
        let session = *session;
        self.change(move |kept| {
            kept.end_session(&session);
            Ok(())
        })
        .await
    }

    async fn end_sessions(&self, guest: GuestId) -> Outcome<()> {
        self.change(move |kept| {
            kept.end_sessions(guest);
            Ok(())
        })
        .await
    }

    async fn open_return(&self, guest: GuestId, link: &Digest, until: i64) -> Outcome<()> {
        let link = *link;
        self.change(move |kept| {
            kept.open_return(guest, &link, until);
            Ok(())
        })
        .await
    }

    async fn close_return(&self, guest: GuestId) -> Outcome<()> {
        self.change(move |kept| {
            kept.close_return(guest);
            Ok(())
        })
        .await
    }

    async fn returning(&self, link: &Digest) -> Outcome<Option<Guest>> {
        self.read(|kept| kept.returning(link)).await
    }

    async fn come_back(&self, link: &Digest, session: &Digest) -> Outcome<Option<Guest>> {
        let (link, session) = (*link, *session);
        self.change(move |kept| Ok(kept.come_back(&link, &session))).await
    }

    async fn keep_passkey(&self, guest: GuestId, passkey: Passkey) -> Outcome<()> {
        self.change(move |kept| kept.keep_passkey(guest, passkey)).await
    }

    async fn passkeys(&self, guest: GuestId) -> Outcome<Vec<Passkey>> {
        self.read(|kept| kept.passkeys(guest)).await
    }

    async fn passkey(&self, id: &[u8]) -> Outcome<Option<Passkey>> {
        self.read(|kept| kept.passkeys.get(id).map(|(_, passkey)| passkey.clone())).await
    }

    async fn come_by_passkey(
        &self,
        id: &[u8],
        key: &str,
        session: &Digest,
    ) -> Outcome<Option<Guest>> {
        let (id, key, session) = (id.to_owned(), key.to_owned(), *session);
        self.change(move |kept| Ok(kept.come_by_passkey(&id, key, &session))).await
    }

    async fn remove_passkey(&self, guest: GuestId, id: &[u8]) -> Outcome<bool> {
        let id = id.to_owned();
        self.change(move |kept| Ok(kept.remove_passkey(guest, &id))).await
    }

    async fn words_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<Word>> {
        let words = self.read(|kept| kept.words_of(guest)).await?;
        Ok(words.into_iter().take(limit as usize).collect())
    }

    async fn unsay(&self, id: &TableId, at: LogIndex, guest: GuestId) -> Outcome<bool> {
        let id = id.clone();
        self.change(move |kept| Ok(kept.unsay(&id, at, guest))).await
    }

    async fn forget(&self, guest: GuestId) -> Outcome<Vec<TableId>> {
        self.write(move |disk| disk.keeper.lock().expect(LOCK).forget(&mut disk.kept(), guest))
            .await
    }

    async fn take(&self, measure: Measure, on: bool) -> Outcome<()> {
        self.change(move |kept| kept.take(measure, on)).await
    }

    async fn is_under(&self, measures: &[Measure]) -> Outcome<bool> {
        self.read(|kept| kept.is_under(measures)).await
    }

    async fn changed_elsewhere(&self) -> Outcome<bool> {
        let others = |kept: &Kept| {
            let others = kept.written.iter().filter(|(node, _)| **node != self.node);
            others.map(|(_, times)| times).sum::<u64>()
        };
        self.check_open()?;
        let now = others(&self.disk.kept());
        Ok(self.seen.swap(now, Ordering::Relaxed) != now)
    }

    async fn close(&self) {
        let _turn = self.writer.lock().await;
        self.closed.store(true, Ordering::Release);
    }
}
