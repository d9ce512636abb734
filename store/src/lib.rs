//! What Ludi remembers: the events of tables, who sits at them, and who may look.
//!
//! A table is its header and its list of events. Appending an event is an insert with the key
//! (table, position), so two writers can never both win; whoever loses gets
//! [`StoreError::Conflict`], reads what happened and tries again. The secrets of a table stand
//! apart from what everybody may read.

mod copy;
mod error;
mod hold;
mod ids;
mod nodes;
mod place;
mod postgres;
mod site;
mod sqlite;
pub mod words;

use async_trait::async_trait;
use ludi_engine::{LogIndex, Player, Seat, SeatSet, Seed};

pub use copy::{Copied, copy};
pub use error::{Outcome, StoreError};
pub use hold::Hold;
pub use ids::{Digest, GuestId, Key, TableId, Token};
pub use nodes::{Allowance, Alone, News, Nodes};
pub use place::Place;
pub use postgres::{Postgres, Wire};
pub use site::{Census, Site};
pub use sqlite::{KeptLog, Reader, Sqlite};

/// A person with a name; known again by the session in a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guest {
    /// Who it is.
    pub id: GuestId,
    /// The name shown to others.
    pub name: String,
    /// Whether whoever runs the site lets them change nothing any more.
    pub banned: bool,
}

/// A device that signs for a guest, so that they come back without a cookie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passkey {
    /// Its name, as the device knows it.
    pub id: Vec<u8>,
    /// How the device knows its guest.
    pub handle: Vec<u8>,
    /// What checks its signatures, as JSON.
    pub key: String,
    /// When it was made, in milliseconds since 1970; the store says it.
    pub made: i64,
}

/// What whoever runs the site can decide about people and tables.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Measure {
    /// A guest says nothing any more.
    Mute(GuestId),
    /// Nothing is said at a table any more.
    Hush(TableId),
    /// A guest changes nothing any more.
    Ban(GuestId),
    /// Nothing changes at a table any more.
    Shut(TableId),
}

impl Measure {
    /// What is done, and to whom, as it is kept.
    pub(crate) fn kept(&self) -> (&'static str, String) {
        match self {
            Self::Mute(guest) => ("mute", guest.to_string()),
            Self::Hush(table) => ("hush", table.to_string()),
            Self::Ban(guest) => ("ban", guest.to_string()),
            Self::Shut(table) => ("shut", table.to_string()),
        }
    }
}

/// A word of chat, as whoever said it finds it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// Where it was said.
    pub table: TableId,
    /// The game played there.
    pub game: String,
    /// Its place in the log.
    pub at: LogIndex,
    /// What was said.
    pub text: String,
}

/// The secrets of a table. They never leave the server while the game runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Secrets {
    /// Determines all draws.
    pub seed: Seed,
    /// Links to seats and for spectators follow from it.
    pub key: Key,
}

/// A table about to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name in addresses.
    pub id: TableId,
    /// The game played at it.
    pub game: String,
    /// The first line of its log.
    pub header: String,
    /// Its secrets.
    pub secrets: Secrets,
    /// Who made it.
    pub host: GuestId,
    /// Whether everybody may look, and sit down in open seats.
    pub public: bool,
    /// Whether players may ask what a bot would do.
    pub hints: bool,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The events that happened while it was made, the first at position 1.
    pub lines: Vec<String>,
    /// What lists of tables show.
    pub summary: Summary,
}

/// Who may sit in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The guest who sits there, even while a bot plays for them.
    pub guest: Option<GuestId>,
    /// Whether anybody may sit down.
    pub open: bool,
}

/// What lists of tables show without reading the events.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The seats the game waits for; empty when it is over.
    pub turn: SeatSet,
    /// Whether a bot has something to do, so that it goes on after a restart.
    pub bots_wait: bool,
    /// Whether the table is closed.
    pub finished: bool,
}

/// A line of a list of tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its name in addresses.
    pub id: TableId,
    /// The game played at it.
    pub game: String,
    /// Who made it.
    pub host: GuestId,
    /// Whether everybody may look.
    pub public: bool,
    /// Whether players may ask what a bot would do.
    pub hints: bool,
    /// Whether whoever runs the site has shut it.
    pub shut: bool,
    /// How fast its bots move, in a word; empty if nobody has said.
    pub pace: String,
    /// The table that was made for another round.
    pub rematch: Option<TableId>,
    /// The seats.
    pub seats: Vec<SeatRow>,
    /// The position of its last event.
    pub position: LogIndex,
    /// What happens there.
    pub summary: Summary,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
}

impl TableRow {
    /// Whether a guest belongs to the table, or everybody may look.
    pub fn knows(&self, guest: Option<GuestId>) -> bool {
        let sits = |guest| self.seats.iter().any(|row| row.guest == Some(guest));
        self.public || guest.is_some_and(|guest| guest == self.host || sits(guest))
    }
}

/// A table with all its events.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// What lists show.
    pub row: TableRow,
    /// The first line of its log.
    pub header: String,
    /// Its secrets.
    pub secrets: Secrets,
    /// Its events, the first at position 1.
    pub lines: Vec<String>,
}

impl StoredTable {
    /// Its whole log, secrets of a running game included.
    pub fn log(&self) -> String {
        let lines = std::iter::once(&self.header).chain(&self.lines);
        lines.flat_map(|line| [line.as_str(), "\n"]).collect()
    }
}

/// What is added to a table in one go: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Change {
    /// The position of the first line.
    pub first: LogIndex,
    /// The events.
    pub lines: Vec<String>,
    /// What lists show afterwards. The players are written only if somebody was seated: whoever
    /// was forgotten a moment ago does not get their name back by what others do.
    pub summary: Summary,
    /// A guest who sits down in a seat that must be free.
    pub claim: Option<(Seat, GuestId)>,
    /// The guest who asked for it: what is said is theirs.
    pub by: Option<GuestId>,
}

impl Change {
    /// The players, if somebody was seated.
    pub fn seated(&self) -> Option<&[Player]> {
        let is_so = self.lines.iter().any(|line| words::is_joined(line));
        is_so.then_some(self.summary.players.as_slice())
    }
}

/// The components a table was made with, as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptPack {
    /// The game they belong to.
    pub game: String,
    /// The SHA-256 of the text, as logs name it.
    pub sha256: String,
    /// The pack itself.
    pub text: String,
}

/// A place where tables are kept.
///
/// Every method that changes something returns only when the change is durable.
///
/// ```
/// use ludi_engine::{Seed, SystemEntropy};
/// use ludi_store::{
///     Change, Key, NewTable, Secrets, Sqlite, Store, StoreError, Summary, TableId, Token,
/// };
///
/// # #[tokio::main] async fn main() -> Result<(), StoreError> {
/// # let place = tempfile::TempDir::new().unwrap();
/// # let file = place.path().join("ludi.db");
/// let store = Sqlite::open(&file).await?;
/// let livia = store.new_guest("Livia", &Token::random(&SystemEntropy).digest()).await?;
/// let table = NewTable {
///     id: TableId::random(&SystemEntropy),
///     game: "builders".to_owned(),
///     header: "{\"ludi\":1}".to_owned(),
///     secrets: Secrets { seed: Seed::random(&SystemEntropy), key: Key::random(&SystemEntropy) },
///     host: livia.id,
///     public: false,
///     hints: true,
///     seats: Vec::new(),
///     lines: vec!["{\"at\":1}".to_owned()],
///     summary: Summary::default(),
/// };
/// let id = table.id.clone();
/// store.create(table).await?;
///
/// // Two writers want to be the second event: one wins, the other is told.
/// let second = |line: &str| Change {
///     first: 2,
///     lines: vec![line.to_owned()],
///     summary: Summary::default(),
///     claim: None,
///     by: None,
/// };
/// store.append(&id, second("{\"at\":2}")).await?;
/// let late = store.append(&id, second("{\"at\":2,\"late\":true}")).await;
/// assert!(matches!(late, Err(StoreError::Conflict)));
/// assert_eq!(store.load(&id).await?.unwrap().lines, ["{\"at\":1}", "{\"at\":2}"]);
/// # Ok(()) }
/// ```
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Writes something that changes nothing, durably: whether the store can still keep things.
    async fn heartbeat(&self) -> Outcome<()>;

    /// Looks through everything that is kept; [`StoreError::Unreadable`] if some of it is damaged.
    async fn check(&self) -> Outcome<()>;

    /// Makes a table with its first events.
    async fn create(&self, table: NewTable) -> Outcome<()>;

    /// Appends events; [`StoreError::Conflict`] if the first position is not the next one,
    /// [`StoreError::Taken`] if a claimed seat is not free. Then nothing changes.
    async fn append(&self, id: &TableId, change: Change) -> Outcome<()>;

    /// Reads a table.
    async fn load(&self, id: &TableId) -> Outcome<Option<StoredTable>>;

    /// Reads a table with only the events after one.
    async fn since(&self, id: &TableId, after: LogIndex) -> Outcome<Option<StoredTable>> {
        let mut stored = self.load(id).await?;
        if let Some(table) = &mut stored {
            table.lines.drain(..table.lines.len().min(after as usize));
        }
        Ok(stored)
    }

    /// The tables a guest sits at or made, those running first, then the latest first.
    async fn tables_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<TableRow>>;

    /// Public running tables where anybody may still sit down, the latest first.
    async fn open_tables(&self, limit: u32) -> Outcome<Vec<TableRow>>;

    /// The finished tables of a game whose cards have a name, the latest first.
    async fn with_cards(&self, game: &str, cards: &str, limit: u32) -> Outcome<Vec<TableRow>>;

    /// Running tables where a bot has something to do.
    async fn waiting_for_bots(&self) -> Outcome<Vec<TableId>>;

    /// Shows or hides a table.
    async fn set_public(&self, id: &TableId, public: bool) -> Outcome<()>;

    /// Sets how fast the bots of a table move.
    async fn set_pace(&self, id: &TableId, pace: &str) -> Outcome<()>;

    /// Notes which table is the next round of another; the first one noted stays and is returned.
    async fn set_rematch(&self, id: &TableId, next: &TableId) -> Outcome<TableId>;

    /// Lets a guest look at a table.
    async fn admit(&self, id: &TableId, guest: GuestId) -> Outcome<()>;

    /// Whether a guest was let in to look.
    async fn is_admitted(&self, id: &TableId, guest: GuestId) -> Outcome<bool>;

    /// Takes a table out of a guest's list; it stays where it is.
    async fn put_away(&self, id: &TableId, guest: GuestId) -> Outcome<()>;

    /// The tables a guest has put away.
    async fn away(&self, guest: GuestId) -> Outcome<Vec<TableId>>;

    /// Keeps what came out of looking back at a game, as JSON, in the place of an older analysis.
    async fn keep_analysis(&self, id: &TableId, version: u32, found: String) -> Outcome<()>;

    /// What came out of looking back at a game, if an analysis of this version did.
    async fn analysis(&self, id: &TableId, version: u32) -> Outcome<Option<String>>;

    /// Keeps packs for good, so that tables find theirs whatever program opens them.
    async fn keep_packs(&self, packs: Vec<KeptPack>) -> Outcome<()>;

    /// Every pack that was kept.
    async fn packs(&self) -> Outcome<Vec<KeptPack>>;

    /// Removes a table with all its events, for good.
    async fn remove(&self, id: &TableId) -> Outcome<()>;

    /// Removes tables that have not changed since a time, in milliseconds since 1970: those whose
    /// game is over, or those where it is not. With `dry` they are only named.
    async fn prune(&self, before: i64, finished: bool, dry: bool) -> Outcome<Vec<TableId>>;

    /// Makes a guest who is known again by a session, of which only the digest is kept.
    async fn new_guest(&self, name: &str, session: &Digest) -> Outcome<Guest>;

    /// The guest of a session.
    async fn guest(&self, session: &Digest) -> Outcome<Option<Guest>>;

    /// Gives a guest another name.
    async fn rename(&self, guest: GuestId, name: &str) -> Outcome<()>;

    /// Ends a session: whoever has it is a stranger from now on.
    async fn end_session(&self, session: &Digest) -> Outcome<()>;

    /// Ends all sessions of a guest, and the link by which they could come back.
    async fn end_sessions(&self, guest: GuestId) -> Outcome<()>;

    /// Lets a guest come back by a link, once, until a time in milliseconds since 1970. Links of
    /// before are no good any more.
    async fn open_return(&self, guest: GuestId, link: &Digest, until: i64) -> Outcome<()>;

    /// Makes the link of a guest no good.
    async fn close_return(&self, guest: GuestId) -> Outcome<()>;

    /// Who could come back by a link now.
    async fn returning(&self, link: &Digest) -> Outcome<Option<Guest>>;

    /// Uses a link up: its guest has one more session. `None` if it is no good.
    async fn come_back(&self, link: &Digest, session: &Digest) -> Outcome<Option<Guest>>;

    /// Keeps a passkey of a guest; [`StoreError::Taken`] if there is one of this id.
    async fn keep_passkey(&self, guest: GuestId, passkey: Passkey) -> Outcome<()>;

    /// The passkeys of a guest, the oldest first.
    async fn passkeys(&self, guest: GuestId) -> Outcome<Vec<Passkey>>;

    /// The passkey of an id.
    async fn passkey(&self, id: &[u8]) -> Outcome<Option<Passkey>>;

    /// Lets a guest come back by a passkey that has signed: they have one more session, and its key
    /// is from now on what it has become. `None` if there is no such passkey any more.
    async fn come_by_passkey(
        &self,
        id: &[u8],
        key: &str,
        session: &Digest,
    ) -> Outcome<Option<Guest>>;

    /// Removes a passkey of a guest; false if they have no such.
    async fn remove_passkey(&self, guest: GuestId, id: &[u8]) -> Outcome<bool>;

    /// What a guest said, the latest first.
    async fn words_of(&self, guest: GuestId, limit: u32) -> Outcome<Vec<Word>>;

    /// Takes out of the log of a table what a guest said; false if they said nothing there.
    async fn unsay(&self, id: &TableId, at: LogIndex, guest: GuestId) -> Outcome<bool>;

    /// Forgets a guest: tables that are theirs alone, their sessions, their words, and their names
    /// in the logs of others, and in games played on from there. Their seats are nobody's then,
    /// and the tables they made belong to somebody else who sits there. Returns the tables that
    /// changed or are gone.
    async fn forget(&self, guest: GuestId) -> Outcome<Vec<TableId>>;

    /// Takes a measure, or takes it back; [`StoreError::NoGuest`] or [`StoreError::NoTable`] if
    /// there is nobody and nothing to take it against.
    async fn take(&self, measure: Measure, on: bool) -> Outcome<()>;

    /// Whether one of these measures was taken.
    async fn is_under(&self, measures: &[Measure]) -> Outcome<bool>;

    /// Whether another program has changed what is kept since this was last asked.
    async fn changed_elsewhere(&self) -> Outcome<bool>;

    /// Finishes what is under way and lets go of the database.
    async fn close(&self);
}
