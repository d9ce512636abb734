//! What whoever runs a site does on its database, while a server runs or not.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use ludi_store::{
    Census, GuestId, Hold, Measure, Place, Postgres, Reader, Site, Sqlite, Store as _, StoreError,
    TableId,
};

use crate::error::WebError;
use crate::health::Health;
use crate::limits::Limits;
use crate::packs::{PackFileError, Packs};
use crate::people;
use crate::tables::Tables;
use crate::upkeep::ago;
use crate::world::World;

/// Why something could not be done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A pack.
    #[error(transparent)]
    Pack(#[from] PackFileError),
    /// A table that would not stand still.
    #[error("somebody plays at a table of theirs; try again")]
    Busy,
}

/// A table that this program could not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Its name in addresses.
    pub table: String,
    /// The game played at it.
    pub game: String,
    /// Why.
    pub why: String,
}

/// What came out of opening every table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// How many tables there are.
    pub tables: usize,
    /// Those that would not open.
    pub troubles: Vec<Trouble>,
}

/// Opens every table of a database as a server would: all its decisions, draws and standings. The
/// file is only read. `seen` is told how many are done, of how many.
pub async fn check_db(
    db: &Place,
    packs: &[PathBuf],
    mut seen: impl FnMut(usize, usize),
) -> Result<Checked, AdminError> {
    let path = match db {
        Place::File(path) => path,
        Place::Postgres(address) => return check_server(address, packs, seen).await,
    };
    let mut reader = Reader::open(path).await?;
    let mut packs = Packs::new(packs)?;
    packs.add_past(&reader.packs().await?);
    let tables = reader.tables().await?;
    let mut checked = Checked { tables: tables.len(), troubles: Vec::new() };
    for (done, table) in tables.into_iter().enumerate() {
        seen(done, checked.tables);
        // It may have been removed meanwhile.
        let Some(log) = reader.log(&table).await? else { continue };
        if let Err(error) = packs.open(&log.text, log.seed) {
            checked.troubles.push(Trouble { table, game: log.game, why: error.to_string() });
        }
    }
    seen(checked.tables, checked.tables);
    Ok(checked)
}

/// The same with a PostgreSQL database, which has to be of the format this program knows.
async fn check_server(
    address: &str,
    packs: &[PathBuf],
    mut seen: impl FnMut(usize, usize),
) -> Result<Checked, AdminError> {
    let store = Postgres::visit(address).await?;
    let mut packs = Packs::new(packs)?;
    packs.add_past(&store.packs().await?);
    let tables = store.census().await?;
    let mut checked = Checked { tables: tables.len(), troubles: Vec::new() };
    for (done, Census { row, .. }) in tables.into_iter().enumerate() {
        seen(done, checked.tables);
        // It may have been removed meanwhile.
        let Some(stored) = store.load(&row.id).await? else { continue };
        if let Err(error) = packs.open(&stored.log(), stored.secrets.seed) {
            let table = row.id.to_string();
            checked.troubles.push(Trouble { table, game: row.game, why: error.to_string() });
        }
    }
    seen(checked.tables, checked.tables);
    store.close().await;
    Ok(checked)
}

/// A table in the list of whoever runs the site.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The table, and how much its log takes.
    pub table: Census,
    /// Whether nothing is said at it any more.
    pub hushed: bool,
    /// Its guests who say nothing any more.
    pub muted: Vec<GuestId>,
    /// Its guests who change nothing any more.
    pub banned: Vec<GuestId>,
}

/// A database in the hands of whoever runs the site.
pub struct Admin {
    store: Arc<dyn Site>,
    /// Nobody serves it meanwhile; otherwise the server notices what is changed.
    _hold: Option<Hold>,
}

impl Admin {
    /// Opens a database that is there; [`StoreError::InUse`] if a server of another version has it.
    pub async fn visit(db: &Place) -> Result<Self, AdminError> {
        match db {
            Place::File(path) => {
                let (store, hold) = Sqlite::visit(path).await?;
                Ok(Self { store: Arc::new(store), _hold: hold })
            }
            Place::Postgres(address) => {
                let store = Postgres::visit(address).await?;
                Ok(Self { store: Arc::new(store), _hold: None })
            }
        }
    }

    /// Every table, the latest first.
    pub async fn list(&self) -> Result<Vec<Listed>, AdminError> {
        let measures = self.store.measures().await?;
        let is_under = |what: &str, subject: String| measures.contains(&(what.to_owned(), subject));
        let list = self.store.census().await?.into_iter().map(|table| {
            let mut guests: Vec<GuestId> = table
                .row
                .seats
                .iter()
                .filter_map(|seat| seat.guest)
                .chain([table.row.host])
                .collect();
            guests.sort_unstable();
            guests.dedup();
            let under = |what: &str| {
                guests.iter().copied().filter(|guest| is_under(what, guest.to_string())).collect()
            };
            Listed {
                hushed: is_under("hush", table.row.id.to_string()),
                muted: under("mute"),
                banned: under("ban"),
                table,
            }
        });
        Ok(list.collect())
    }

    /// Takes a measure, or takes it back.
    pub async fn take(&self, measure: Measure, on: bool) -> Result<(), AdminError> {
        Ok(self.store.take(measure, on).await?)
    }

    /// Removes a table for good.
    pub async fn delete(&self, table: &TableId) -> Result<(), AdminError> {
        self.store.load(table).await?.ok_or(StoreError::NoTable)?;
        Ok(self.store.remove(table).await?)
    }

    /// Forgets a guest, as they can ask for themselves; how many tables changed or are gone.
    pub async fn forget(&self, guest: GuestId) -> Result<usize, AdminError> {
        if !self.store.knows(guest).await? {
            return Err(StoreError::NoGuest.into());
        }
        let world = World::new(self.store.clone(), 1);
        let mut packs = Packs::new(&[])?;
        packs.add_past(&self.store.packs().await?);
        let health = Arc::new(Health::new(world.clock.clone()));
        let tables = Tables::new(world, Arc::new(packs), health, Limits::default().events);
        let forgotten = people::forget_everywhere(&tables, &*self.store, guest).await;
        forgotten.map(|changed| changed.len()).map_err(|error| match error {
            WebError::Store(error) => error.into(),
            _ => AdminError::Busy,
        })
    }

    /// Removes tables in which nothing has happened for so long, those that are over or those that
    /// are not; with `dry` they are only named.
    pub async fn prune(
        &self,
        time: Duration,
        finished: bool,
        dry: bool,
    ) -> Result<Vec<TableId>, AdminError> {
        Ok(self.store.prune(ago(time), finished, dry).await?)
    }

    /// Lets go of the database.
    pub async fn leave(self) {
        self.store.close().await;
    }
}
