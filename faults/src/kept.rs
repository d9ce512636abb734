//! What a store keeps, in memory: the contract of stores, one method at a time.

use std::collections::{BTreeMap, BTreeSet};

use ludi_engine::LogIndex;
use ludi_store::{
    Change, Digest, Guest, GuestId, KeptPack, Measure, NewTable, Outcome, Passkey, StoreError,
    StoredTable, Summary, TableId, TableRow,
};

/// Everything that is kept.
#[derive(Default)]
pub struct Kept {
    /// The tables.
    pub tables: BTreeMap<TableId, StoredTable>,
    /// The time, in milliseconds since 1970.
    pub now: i64,
    pub(crate) guests: Vec<Guest>,
    /// How many guests there ever were.
    known: i64,
    pub(crate) sessions: BTreeMap<[u8; 32], GuestId>,
    /// Links by which guests come back, and until when.
    pub(crate) returns: BTreeMap<GuestId, ([u8; 32], i64)>,
    pub(crate) passkeys: BTreeMap<Vec<u8>, (GuestId, Passkey)>,
    pub(crate) watchers: BTreeSet<(TableId, GuestId)>,
    pub(crate) away: BTreeSet<(GuestId, TableId)>,
    /// Who said what.
    pub(crate) voices: BTreeMap<(TableId, LogIndex), GuestId>,
    pub(crate) measures: BTreeSet<Measure>,
    analyses: BTreeMap<TableId, (u32, String)>,
    packs: BTreeMap<String, KeptPack>,
    /// How often every node has written.
    pub(crate) written: BTreeMap<u64, u64>,
}

/// A failure of the database.
pub fn broken(what: &str) -> StoreError {
    StoreError::Database(sqlx::Error::Protocol(what.to_owned()))
}

impl Kept {
    /// Makes a table.
    pub fn create(&mut self, new: NewTable) -> Outcome<()> {
        if self.tables.contains_key(&new.id) {
            return Err(broken("there is such a table"));
        }
        let row = TableRow {
            id: new.id.clone(),
            game: new.game,
            host: new.host,
            public: new.public,
            hints: new.hints,
            shut: false,
            pace: String::new(),
            rematch: None,
            seats: new.seats,
            position: new.lines.len() as LogIndex,
            summary: new.summary,
            changed: self.now,
        };
        let (header, secrets, lines) = (new.header, new.secrets, new.lines);
        self.tables.insert(new.id, StoredTable { row, header, secrets, lines });
        Ok(())
    }

    /// Appends to a table, all or nothing.
    pub fn append(&mut self, id: &TableId, change: Change) -> Outcome<()> {
        let now = self.now;
        let seated = change.seated().map(<[_]>::to_vec);
        let Change { first, lines, summary, claim, by } = change;
        let table = self.tables.get_mut(id).ok_or(StoreError::NoTable)?;
        if first != table.row.position + 1 {
            return Err(StoreError::Conflict);
        }
        if let Some((seat, guest)) = claim {
            let free = table.row.seats.get_mut(seat.index()).filter(|row| row.guest.is_none());
            free.ok_or(StoreError::Taken)?.guest = Some(guest);
        }
        table.row.position += lines.len() as LogIndex;
        let before = std::mem::take(&mut table.row.summary.players);
        table.row.summary = Summary { players: seated.unwrap_or(before), ..summary };
        table.row.changed = now;
        table.lines.extend(lines.iter().cloned());
        if let Some(by) = by {
            self.note_words(id, first, &lines, by);
        }
        Ok(())
    }

    /// Changes the row of a table, if there is one.
    pub fn adjust(&mut self, id: &TableId, change: impl FnOnce(&mut TableRow)) {
        self.tables.get_mut(id).map(|table| change(&mut table.row)).unwrap_or_default();
    }

    /// Notes the next round of a table; the first one stays.
    pub fn set_rematch(&mut self, id: &TableId, next: &TableId) -> Outcome<TableId> {
        let table = self.tables.get_mut(id).ok_or(StoreError::NoTable)?;
        Ok(table.row.rematch.get_or_insert_with(|| next.clone()).clone())
    }

    fn known(&self, id: &TableId) -> Outcome<TableId> {
        let known = self.tables.contains_key(id).then(|| id.clone());
        known.ok_or_else(|| broken("there is no such table"))
    }

    /// Lets a guest look.
    pub fn admit(&mut self, id: &TableId, guest: GuestId) -> Outcome<()> {
        self.watchers.insert((self.known(id)?, guest));
        Ok(())
    }

    /// Whether a guest was let in.
    pub fn is_admitted(&self, id: &TableId, guest: GuestId) -> bool {
        self.watchers.contains(&(id.clone(), guest))
    }

    /// Puts a table away.
    pub fn put_away(&mut self, id: &TableId, guest: GuestId) -> Outcome<()> {
        self.away.insert((guest, self.known(id)?));
        Ok(())
    }

    /// What a guest has put away.
    pub fn away(&self, guest: GuestId) -> Vec<TableId> {
        let mine = self.away.iter().filter(|(who, _)| *who == guest);
        mine.map(|(_, id)| id.clone()).collect()
    }

    /// Keeps an analysis.
    pub fn keep_analysis(&mut self, id: &TableId, version: u32, found: String) -> Outcome<()> {
        self.analyses.insert(self.known(id)?, (version, found));
        Ok(())
    }

    /// The analysis of a version.
    pub fn analysis(&self, id: &TableId, version: u32) -> Option<String> {
        self.analyses.get(id).filter(|kept| kept.0 == version).map(|kept| kept.1.clone())
    }

    /// Keeps packs; what is known stays.
    pub fn keep_packs(&mut self, packs: Vec<KeptPack>) {
        for pack in packs {
            self.packs.entry(pack.sha256.clone()).or_insert(pack);
        }
    }

    /// Every pack.
    pub fn packs(&self) -> Vec<KeptPack> {
        self.packs.values().cloned().collect()
    }

    /// Removes a table and all that is said of it.
    pub fn remove(&mut self, id: &TableId) {
        self.tables.remove(id);
        for table in self.tables.values_mut() {
            table.row.rematch.take_if(|next| next == id);
        }
        self.watchers.retain(|(table, _)| table != id);
        self.away.retain(|(_, table)| table != id);
        self.analyses.remove(id);
        self.voices.retain(|(table, _), _| table != id);
        self.measures
            .retain(|it| !matches!(it, Measure::Hush(table) | Measure::Shut(table) if table == id));
    }

    /// Makes a guest.
    pub fn new_guest(&mut self, name: &str, session: &Digest) -> Guest {
        self.known += 1;
        let guest = Guest { id: GuestId(self.known), name: name.to_owned(), banned: false };
        self.guests.push(guest.clone());
        self.sessions.insert(session.0, guest.id);
        guest
    }

    /// The guest of a session.
    pub fn guest(&self, session: &Digest) -> Option<Guest> {
        self.known_guest(*self.sessions.get(&session.0)?)
    }

    /// Gives a guest another name.
    pub fn rename(&mut self, guest: GuestId, name: &str) {
        let found = self.guests.iter_mut().find(|known| known.id == guest);
        found.map(|known| name.clone_into(&mut known.name)).unwrap_or_default();
    }

    /// The rows of some tables, the latest first.
    pub fn rows(&self, wanted: impl Fn(&TableRow) -> bool) -> Vec<TableRow> {
        let rows = self.tables.values().map(|table| &table.row).filter(|row| wanted(row));
        let mut rows: Vec<_> = rows.cloned().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.changed));
        rows
    }
}
