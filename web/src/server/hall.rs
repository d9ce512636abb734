//! The hall: every table that somebody looks at or a bot plays at, read from the store on demand.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use ludi_bots::Thinker;
use ludi_engine::{
    AnyTable, Freshness, Intent, LogIndex, Next, Phrase, Player, Refused, Seat, SeatSet,
};
use ludi_store::{Change, Guest, GuestId, Secrets, Store, StoreError, Summary, TableId, TableRow};
use tokio::sync::{Mutex, MutexGuard, OnceCell, watch};

use super::packs::Packs;

/// How long a table nobody looks at stays in memory.
const IDLE: Duration = Duration::from_mins(5);

/// The name in the log of a seat nobody has taken yet.
pub const NOBODY: &str = "?";

/// Why something could not be done at a table.
#[derive(Debug)]
pub enum Trouble {
    /// There is no such table, or it is nobody's business.
    Nowhere,
    /// The table is kept, but this program cannot play it.
    Unplayable,
    /// The game or the table refuses.
    Refused(Refused),
    /// The table has moved on since the page was made.
    Stale(LogIndex),
    /// Somebody else sits there.
    Taken,
    /// The client asks too often and has to wait.
    TooMany(Duration),
    /// The store fails.
    Store(StoreError),
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::Taken,
            StoreError::NoTable => Self::Nowhere,
            other => Self::Store(other),
        }
    }
}

/// A table in memory.
pub struct Live {
    /// Its name in addresses.
    pub id: TableId,
    inner: Mutex<Inner>,
    /// Counts changes; streams wait for it.
    changes: watch::Sender<u64>,
    used: AtomicU64,
    /// Whether somebody already drives its bots.
    pub driven: AtomicBool,
}

/// What is known of a table, under its lock.
pub struct Inner {
    /// The table itself.
    pub table: Box<dyn AnyTable>,
    /// Who made it, who sits where, who may look.
    pub row: TableRow,
    /// Its secrets.
    pub secrets: Secrets,
    /// Which of their seats guests with several seats look through, where seats have secrets.
    raised: HashMap<GuestId, Seat>,
    /// Set while a change is under way: what is in memory may not be what is in the store.
    unsure: bool,
}

/// What is to be done at a table without a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chore {
    /// A bot decides.
    Decide(Seat),
    /// A bot, or an empty chair, agrees to go back.
    Agree(Seat),
    /// A bot would decide, but people still think about a question.
    Hold(Seat),
}

/// How a reader stands to a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Eyes {
    /// The seats that are the reader's.
    pub seats: SeatSet,
    /// Through which of them the reader looks; `None` is a spectator.
    pub seat: Option<Seat>,
    /// The seat the screen has to be handed to before it shows anything.
    pub curtain: Option<Seat>,
    /// Whether the reader may decide for the seat now.
    pub acting: bool,
    /// Whether the reader made the table.
    pub host: bool,
}

/// Through which of their seats somebody looks, and for whom the screen is hidden instead.
///
/// Without secrets the screen follows the turn. With secrets it stays with whoever lifted the
/// curtain until another of the seats has to act.
fn look_through(
    seats: SeatSet,
    acting: SeatSet,
    raised: Option<Seat>,
    secrets: bool,
) -> (Option<Seat>, Option<Seat>) {
    let acting = SeatSet(acting.0 & seats.0);
    let raised = raised.filter(|seat| seats.contains(*seat));
    let next = acting.first().or(seats.first());
    if !secrets {
        return (raised.filter(|seat| acting.contains(*seat)).or(next), None);
    }
    match raised.filter(|seat| acting.is_empty() || acting.contains(*seat)) {
        Some(seat) => (Some(seat), None),
        None => (None, next),
    }
}

impl Inner {
    /// How a guest stands to the table.
    pub fn eyes(&self, guest: Option<&Guest>) -> Eyes {
        let id = guest.map(|guest| guest.id);
        let host = id == Some(self.row.host);
        let rows = self.row.seats.iter().zip(0..);
        let seats: SeatSet = rows
            .filter(|(row, _)| id.is_some() && row.guest == id)
            .map(|(_, seat)| Seat(seat))
            .collect();
        let turn = self.turn();
        let acting: SeatSet =
            seats.iter().filter(|seat| turn.contains(*seat) && self.bot(*seat).is_none()).collect();
        let raised = id.and_then(|id| self.raised.get(&id).copied());
        let secrets = seats.len() > 1 && self.table.has_secrets_between(seats);
        let (seat, curtain) = look_through(seats, acting, raised, secrets);
        let acting = seat.is_some_and(|seat| acting.contains(seat));
        Eyes { seats, seat, curtain, acting, host }
    }

    /// Lets a guest look through one of their seats.
    pub fn raise(&mut self, guest: GuestId, seat: Seat) {
        if self.owner(seat) == Some(guest) {
            self.raised.insert(guest, seat);
        }
    }

    /// Who sits in a seat, even while a bot plays for them.
    pub fn owner(&self, seat: Seat) -> Option<GuestId> {
        self.row.seats.get(seat.index()).and_then(|row| row.guest)
    }

    /// The level of the bot that plays a seat.
    pub fn bot(&self, seat: Seat) -> Option<&str> {
        self.table.players().get(seat.index()).and_then(|player| player.bot.as_deref())
    }

    /// The programs that can play at the table.
    pub fn thinker(&self) -> &'static dyn Thinker {
        let thinker = ludi_registry::thinker(self.table.game().id());
        thinker.expect("the registry knows the game of every table")
    }

    /// The seats the game waits for.
    pub fn turn(&self) -> SeatSet {
        match self.table.next() {
            Next::Decide(seats) if !self.table.is_closed() => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether nobody has taken a seat yet.
    pub fn is_free(&self, seat: Seat) -> bool {
        self.owner(seat).is_none() && self.bot(seat).is_none()
    }

    /// The names of the players; empty where nobody has sat down yet.
    pub fn names(&self) -> Vec<String> {
        let name = |player: &Player| {
            if player.name == NOBODY { String::new() } else { player.name.clone() }
        };
        self.table.players().iter().map(name).collect()
    }

    /// What a bot, or nobody, has to do.
    pub fn chore(&self) -> Option<Chore> {
        if self.table.is_closed() {
            return None;
        }
        let seats = || Seat::all(self.table.players().len() as u8);
        let turn = self.turn();
        let mover = seats().find(|seat| turn.contains(*seat) && self.bot(*seat).is_some());
        let Some(question) = self.table.question() else { return mover.map(Chore::Decide) };
        let silent = |seat: &Seat| self.bot(*seat).is_some() || self.is_free(*seat);
        let asked = seats().find(|seat| silent(seat) && !question.agreed.contains(*seat));
        asked.map(Chore::Agree).or(mover.map(Chore::Hold))
    }

    /// What lists of tables show.
    pub fn summary(&self) -> Summary {
        Summary {
            players: self.table.players().to_vec(),
            turn: self.turn(),
            bots_wait: self.chore().is_some(),
            finished: self.table.is_closed(),
        }
    }

    /// Whether a guest may look at the table. Those let in by link are asked for in the store.
    pub fn knows(&self, guest: Option<&Guest>) -> bool {
        self.row.public
            || guest.is_some_and(|guest| {
                guest.id == self.row.host
                    || self.row.seats.iter().any(|row| row.guest == Some(guest.id))
            })
    }
}

/// All tables in memory.
pub struct Hall {
    store: Arc<dyn Store>,
    packs: Arc<Packs>,
    tables: std::sync::Mutex<HashMap<TableId, Arc<OnceCell<Arc<Live>>>>>,
    /// The beginning of time for [`Live::used`].
    opened: Instant,
}

impl Hall {
    /// An empty hall in front of a store.
    pub fn new(store: Arc<dyn Store>, packs: Arc<Packs>) -> Self {
        Self { store, packs, tables: std::sync::Mutex::default(), opened: Instant::now() }
    }

    /// The table with this name.
    pub async fn table(&self, id: &TableId) -> Result<Arc<Live>, Trouble> {
        let cell = {
            let mut tables = self.tables.lock().expect("no thread panics while it holds the hall");
            tables.entry(id.clone()).or_default().clone()
        };
        let live = cell.get_or_try_init(|| self.load(id)).await;
        match live {
            Ok(live) => {
                live.used.store(self.opened.elapsed().as_secs(), Ordering::Relaxed);
                Ok(live.clone())
            }
            Err(trouble) => {
                let mut tables =
                    self.tables.lock().expect("no thread panics while it holds the hall");
                if tables.get(id).is_some_and(|cell| !cell.initialized()) {
                    tables.remove(id);
                }
                Err(trouble)
            }
        }
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Live>, Trouble> {
        let inner = self.read(id).await?;
        Ok(Arc::new(Live {
            id: id.clone(),
            inner: Mutex::new(inner),
            changes: watch::Sender::new(0),
            used: AtomicU64::new(self.opened.elapsed().as_secs()),
            driven: AtomicBool::new(false),
        }))
    }

    async fn read(&self, id: &TableId) -> Result<Inner, Trouble> {
        let stored = self.store.load(id).await?.ok_or(Trouble::Nowhere)?;
        let mut log = stored.header;
        for line in &stored.lines {
            log.push('\n');
            log.push_str(line);
        }
        let table = self.packs.open(&log, stored.secrets.seed).ok_or(Trouble::Unplayable)?;
        metrics::counter!("ludi_tables_loaded_total").increment(1);
        Ok(Inner {
            table,
            row: stored.row,
            secrets: stored.secrets,
            raised: HashMap::new(),
            unsure: false,
        })
    }

    /// The table under its lock, read again if its last change did not go well.
    pub async fn lock<'a>(&self, live: &'a Live) -> Result<MutexGuard<'a, Inner>, Trouble> {
        let mut inner = live.inner.lock().await;
        if inner.unsure {
            self.refresh(live, &mut inner).await?;
        }
        Ok(inner)
    }

    async fn refresh(&self, live: &Live, inner: &mut Inner) -> Result<(), Trouble> {
        let raised = std::mem::take(&mut inner.raised);
        *inner = Inner { raised, ..self.read(&live.id).await? };
        live.tell();
        Ok(())
    }

    /// Changes a table and returns when the change is durable. What `work` does to the table is
    /// kept as a whole or not at all.
    ///
    /// It runs on its own, so that a client that goes away cannot leave it half done.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        claim: Option<(Seat, GuestId)>,
        work: impl FnOnce(&mut Inner) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let (hall, live) = (self.clone(), live.clone());
        let done = tokio::spawn(async move { hall.change_now(&live, claim, work).await }).await;
        done.unwrap_or_else(|error| {
            tracing::error!(%error, "a change of a table broke off");
            Err(Trouble::Refused(Refused::new(Phrase::new("site-refused-broken"))))
        })
    }

    async fn change_now<T>(
        &self,
        live: &Live,
        claim: Option<(Seat, GuestId)>,
        work: impl FnOnce(&mut Inner) -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let mut inner = self.lock(live).await?;
        let before = inner.table.last_index();
        inner.unsure = true;
        let outcome = work(&mut inner);
        let after = inner.table.last_index();
        if after == before {
            inner.unsure = false;
            return outcome;
        }
        let value = outcome?;
        let change = Change {
            first: before + 1,
            lines: (before + 1..=after).filter_map(|at| inner.table.line(at)).collect(),
            summary: inner.summary(),
            claim,
        };
        let summary = change.summary.clone();
        let began = Instant::now();
        match self.store.append(&live.id, change).await {
            Ok(()) => {
                metrics::histogram!("ludi_append_seconds").record(began.elapsed().as_secs_f64());
                if let Some((seat, guest)) = claim {
                    inner.row.seats[seat.index()].guest = Some(guest);
                }
                inner.row.position = after;
                inner.row.summary = summary;
                inner.unsure = false;
                live.tell();
                Ok(value)
            }
            Err(StoreError::Conflict) => {
                self.refresh(live, &mut inner).await?;
                Err(Trouble::Stale(before))
            }
            Err(error) => {
                tracing::error!(%error, table = %live.id, "an append failed");
                self.refresh(live, &mut inner).await?;
                Err(error.into())
            }
        }
    }

    /// Does something for a seat if nothing that matters happened since `position`; a request
    /// that was sent twice changes nothing.
    pub async fn act(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Option<Seat>,
        act: Intent,
        position: LogIndex,
    ) -> Result<(), Trouble> {
        self.change(live, None, move |inner| match inner.table.freshness(seat, &act, position) {
            Freshness::Repeated => Ok(()),
            Freshness::Stale => Err(Trouble::Stale(position)),
            Freshness::Fresh => Ok(inner.table.perform(seat, &act)?),
        })
        .await
    }

    /// Lets go of tables nobody uses; returns how many stay.
    pub fn tidy(&self) -> usize {
        let now = self.opened.elapsed().as_secs();
        let mut tables = self.tables.lock().expect("no thread panics while it holds the hall");
        tables.retain(|_, cell| match cell.get() {
            None => Arc::strong_count(cell) > 1,
            Some(live) => {
                let idle = now.saturating_sub(live.used.load(Ordering::Relaxed));
                Arc::strong_count(cell) > 1 || Arc::strong_count(live) > 1 || idle < IDLE.as_secs()
            }
        });
        tables.len()
    }
}

impl Live {
    /// Wakes whoever waits for changes.
    pub fn tell(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// Something that waits for changes.
    pub fn listen(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOTH: SeatSet = SeatSet(0b11);
    const ONE: SeatSet = SeatSet(0b01);
    const TWO: SeatSet = SeatSet(0b10);

    #[test]
    fn without_secrets_the_screen_follows_the_turn() {
        let look = |acting, raised| look_through(BOTH, acting, raised, false);
        assert_eq!(look(ONE, None), (Some(Seat(0)), None));
        assert_eq!(look(TWO, Some(Seat(0))), (Some(Seat(1)), None));
        assert_eq!(look(BOTH, Some(Seat(1))), (Some(Seat(1)), None));
        assert_eq!(look(SeatSet::EMPTY, None), (Some(Seat(0)), None));
        assert_eq!(look_through(SeatSet::EMPTY, ONE, None, false), (None, None));
    }

    #[test]
    fn secrets_are_behind_a_curtain_until_the_right_person_lifts_it() {
        let look = |acting, raised| look_through(BOTH, acting, raised, true);
        assert_eq!(look(ONE, None), (None, Some(Seat(0))), "hidden at first");
        assert_eq!(look(ONE, Some(Seat(0))), (Some(Seat(0)), None), "lifted");
        assert_eq!(look(TWO, Some(Seat(0))), (None, Some(Seat(1))), "hidden for the next");
        assert_eq!(look(BOTH, Some(Seat(0))), (Some(Seat(0)), None), "everybody acts at once");
        assert_eq!(look(SeatSet::EMPTY, Some(Seat(1))), (Some(Seat(1)), None), "others act");
        assert_eq!(look(ONE, Some(Seat(5))), (None, Some(Seat(0))), "nobody's seat");
    }
}
