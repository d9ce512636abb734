//! What a store keeps of people, and what they may take out of it: the contract of stores.

use std::collections::BTreeSet;

use ludi_engine::{Header, LogIndex, Player, Seat};
use ludi_store::words::{header_line, nameless, read_header, said, unsaid, without_names};
use ludi_store::{Digest, Guest, GuestId, Measure, Outcome, Passkey, StoreError, TableId, Word};

use crate::Kept;

impl Kept {
    /// Ends a session.
    pub fn end_session(&mut self, session: &Digest) {
        self.sessions.remove(&session.0);
    }

    /// Ends all sessions of a guest, and the link.
    pub fn end_sessions(&mut self, guest: GuestId) {
        self.sessions.retain(|_, whose| *whose != guest);
        self.returns.remove(&guest);
    }

    /// Lets a guest come back by a link.
    pub fn open_return(&mut self, guest: GuestId, link: &Digest, until: i64) {
        self.returns.insert(guest, (link.0, until));
    }

    /// Makes the link of a guest no good.
    pub fn close_return(&mut self, guest: GuestId) {
        self.returns.remove(&guest);
    }

    /// Who could come back by a link now.
    pub fn returning(&self, link: &Digest) -> Option<Guest> {
        let good = |(other, until): &([u8; 32], i64)| *other == link.0 && *until > self.now;
        let (guest, _) = self.returns.iter().find(|(_, kept)| good(kept))?;
        self.known_guest(*guest)
    }

    /// Uses a link up.
    pub fn come_back(&mut self, link: &Digest, session: &Digest) -> Option<Guest> {
        let guest = self.returning(link)?;
        self.returns.remove(&guest.id);
        self.sessions.insert(session.0, guest.id);
        Some(guest)
    }

    /// Keeps a passkey.
    pub fn keep_passkey(&mut self, guest: GuestId, passkey: Passkey) -> Outcome<()> {
        if self.passkeys.contains_key(&passkey.id) {
            return Err(StoreError::Taken);
        }
        let made = self.now;
        self.passkeys.insert(passkey.id.clone(), (guest, Passkey { made, ..passkey }));
        Ok(())
    }

    /// The passkeys of a guest.
    pub fn passkeys(&self, guest: GuestId) -> Vec<Passkey> {
        let own = self.passkeys.values().filter(|(whose, _)| *whose == guest);
        own.map(|(_, passkey)| passkey.clone()).collect()
    }

    /// Lets a guest come back by a passkey.
    pub fn come_by_passkey(&mut self, id: &[u8], key: String, session: &Digest) -> Option<Guest> {
        let (guest, passkey) = self.passkeys.get_mut(id)?;
        passkey.key = key;
        let guest = *guest;
        self.sessions.insert(session.0, guest);
        self.known_guest(guest)
    }

    /// Removes a passkey of a guest.
    pub fn remove_passkey(&mut self, guest: GuestId, id: &[u8]) -> bool {
        let is_own = self.passkeys.get(id).is_some_and(|(whose, _)| *whose == guest);
        is_own && self.passkeys.remove(id).is_some()
    }

    /// Notes who said what of lines that were appended.
    pub fn note_words(&mut self, id: &TableId, first: LogIndex, lines: &[String], by: GuestId) {
        for (at, line) in (first..).zip(lines) {
            if said(line).is_some() {
                self.voices.insert((id.clone(), at), by);
            }
        }
    }

    /// What a guest said, the latest first.
    pub fn words_of(&self, guest: GuestId) -> Vec<Word> {
        let own = self.voices.iter().rev().filter(|(_, by)| **by == guest);
        let word = |((id, at), _): (&(TableId, LogIndex), _)| {
            let table = self.tables.get(id)?;
            let text = said(table.lines.get(*at as usize - 1)?)?;
            Some(Word { table: id.clone(), game: table.row.game.clone(), at: *at, text })
        };
        own.filter_map(word).collect()
    }

    /// Takes a word back, if the guest said it.
    pub fn unsay(&mut self, id: &TableId, at: LogIndex, guest: GuestId) -> bool {
        let place = (id.clone(), at);
        if self.voices.get(&place) != Some(&guest) {
            return false;
        }
        self.voices.remove(&place);
        let line = self.tables.get_mut(id).and_then(|table| table.lines.get_mut(at as usize - 1));
        if let Some(line) = line
            && let Some(silent) = unsaid(line)
        {
            *line = silent;
        }
        true
    }

    /// Forgets a guest; the tables that changed or are gone.
    pub fn forget(&mut self, guest: GuestId) -> Outcome<Vec<TableId>> {
        let mut changed = BTreeSet::new();
        let words = self.voices.iter().filter(|(_, by)| **by == guest);
        let words: Vec<(TableId, LogIndex)> = words.map(|(place, _)| place.clone()).collect();
        for (id, at) in words {
            self.unsay(&id, at, guest);
            changed.insert(id);
        }
        let sits = |row: &ludi_store::TableRow| {
            row.host == guest || row.seats.iter().any(|seat| seat.guest == Some(guest))
        };
        let tables: Vec<TableId> = self.rows(sits).into_iter().map(|row| row.id).collect();
        for id in tables {
            changed.extend(self.leave(&id, guest)?);
            changed.insert(id);
        }
        self.away.retain(|(who, _)| *who != guest);
        self.watchers.retain(|(_, who)| *who != guest);
        self.end_sessions(guest);
        self.passkeys.retain(|_, (whose, _)| *whose != guest);
        self.measures
            .retain(|it| !matches!(it, Measure::Mute(who) | Measure::Ban(who) if *who == guest));
        self.guests.retain(|known| known.id != guest);
        Ok(changed.into_iter().collect())
    }

    /// Takes a guest away from a table; one that is theirs alone goes.
    fn leave(&mut self, id: &TableId, guest: GuestId) -> Outcome<BTreeSet<TableId>> {
        let row = self.tables.get(id).map(|table| table.row.clone()).ok_or(StoreError::NoTable)?;
        let own = Seat::all(row.seats.len() as u8)
            .filter(|seat| row.seats[seat.index()].guest == Some(guest));
        let others = self.hide(id, &own.collect::<Vec<_>>())?;
        let owners = row.seats.iter().filter_map(|seat| seat.guest).chain([row.host]);
        let Some(other) = owners.into_iter().find(|owner| *owner != guest) else {
            self.remove(id);
            return Ok(others);
        };
        self.adjust(id, |row| {
            for seat in row.seats.iter_mut().filter(|seat| seat.guest == Some(guest)) {
                seat.guest = None;
            }
            if row.host == guest {
                row.host = other;
            }
        });
        Ok(others)
    }

    /// Takes the names in some seats out of a table, and out of what was played on from it.
    fn hide(&mut self, id: &TableId, seats: &[Seat]) -> Outcome<BTreeSet<TableId>> {
        let mut open = vec![(id.clone(), seats.to_vec())];
        let mut seen = BTreeSet::new();
        while let Some((id, seats)) = open.pop() {
            if seats.is_empty() || !seen.insert(id.clone()) {
                continue;
            }
            let (header, players) = {
                let table = self.tables.get(&id).ok_or(StoreError::NoTable)?;
                (read_header(&table.header)?, table.row.summary.players.clone())
            };
            open.extend(self.played_on(&header, &players, &seats));
            let table = self.tables.get_mut(&id).ok_or(StoreError::NoTable)?;
            let mut header = header;
            without_names(&mut header.seats, &seats);
            without_names(&mut table.row.summary.players, &seats);
            table.header = header_line(&header);
            for line in &mut table.lines {
                if let Some(hidden) = nameless(line, &seats) {
                    *line = hidden;
                }
            }
        }
        seen.remove(id);
        Ok(seen)
    }

    /// The tables that began from a moment of another, with the seats where the same name stands.
    fn played_on(
        &self,
        origin: &Header,
        players: &[Player],
        seats: &[Seat],
    ) -> Vec<(TableId, Vec<Seat>)> {
        let mut found = Vec::new();
        for (id, table) in &self.tables {
            let Ok(header) = read_header(&table.header) else { continue };
            if header.fork.is_none_or(|fork| fork.of != origin.commitment) {
                continue;
            }
            let mut same = seats.to_vec();
            let name = |all: &[Player], seat: &Seat| Some(all.get(seat.index())?.name.clone());
            same.retain(|seat| name(&header.seats, seat) == name(players, seat));
            found.push((id.clone(), same));
        }
        found
    }

    /// Takes a measure, or takes it back.
    pub fn take(&mut self, measure: Measure, on: bool) -> Outcome<()> {
        match &measure {
            Measure::Mute(guest) | Measure::Ban(guest) => {
                self.known_guest(*guest).ok_or(StoreError::NoGuest)?;
            }
            Measure::Hush(id) | Measure::Shut(id) => {
                self.tables.get(id).ok_or(StoreError::NoTable)?;
            }
        }
        if let Measure::Shut(id) = &measure {
            self.adjust(id, |row| row.shut = on);
        }
        if on {
            self.measures.insert(measure);
        } else {
            self.measures.remove(&measure);
        }
        Ok(())
    }

    /// Whether one of these measures was taken.
    pub fn is_under(&self, measures: &[Measure]) -> bool {
        measures.iter().any(|measure| self.measures.contains(measure))
    }

    /// Removes tables that have not changed since a time, or only names them.
    pub fn prune(&mut self, before: i64, finished: bool, dry: bool) -> Vec<TableId> {
        let old =
            |row: &ludi_store::TableRow| row.changed < before && row.summary.finished == finished;
        let found: Vec<TableId> = self.rows(old).into_iter().rev().map(|row| row.id).collect();
        for id in found.iter().filter(|_| !dry) {
            self.remove(id);
        }
        found
    }

    pub(crate) fn known_guest(&self, id: GuestId) -> Option<Guest> {
        let guest = self.guests.iter().find(|guest| guest.id == id)?;
        Some(Guest { banned: self.measures.contains(&Measure::Ban(id)), ..guest.clone() })
    }
}
