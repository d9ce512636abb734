//! What must always hold, whatever happens to the server.

use std::collections::BTreeMap;

use ludi_engine::{AnyTable, LogIndex, Seat};
use ludi_store::{GuestId, StoredTable, TableId};
use serde_json::Value as Json;

use crate::kept::Kept;
use crate::release::fold;
use crate::wish::{Deed, Wish, seat_of};

/// What is broken.
pub type Broken = String;

/// A table as it is known to be.
pub struct Book {
    /// Its events.
    pub lines: Vec<String>,
    /// The table they lead to.
    pub table: Box<dyn AnyTable>,
    /// Who sits there, by seat.
    chairs: Vec<Chair>,
}

/// A seat, as it was known to be before an event.
#[derive(Clone, Copy)]
struct Chair {
    /// Whether a bot plays.
    is_bots: bool,
    /// Whether it is nobody's.
    is_free: bool,
}

/// Whether seats are nobody's now.
fn free_seats(stored: &StoredTable) -> impl Iterator<Item = bool> {
    stored.row.seats.iter().map(|seat| seat.guest.is_none())
}

/// All that is known to have happened, and all that was asked for.
#[derive(Default)]
pub struct Ledger {
    /// The tables.
    pub books: BTreeMap<TableId, Book>,
    /// What people have wanted so far.
    pub wishes: Vec<Wish>,
    /// Who they are.
    pub guests: Vec<GuestId>,
    /// How many events were looked at.
    pub events: u64,
}

impl Book {
    fn open(stored: &StoredTable) -> Result<Self, Broken> {
        let table = fold(stored)?;
        let bots = table.players().iter().map(|player| player.bot.is_some());
        let chair = |(is_bots, is_free)| Chair { is_bots, is_free };
        let chairs = bots.zip(free_seats(stored)).map(chair).collect();
        Ok(Self { lines: stored.lines.clone(), table, chairs })
    }

    /// Which seats are nobody's from now on.
    fn see(&mut self, stored: &StoredTable) {
        for (chair, is_free) in self.chairs.iter_mut().zip(free_seats(stored)) {
            chair.is_free = is_free;
        }
    }

    /// The log as a seat or a spectator may read it after so many events.
    pub fn log_for(&self, seat: Option<Seat>, events: usize) -> Option<String> {
        Some(self.table.at(events as LogIndex)?.log_for(seat))
    }
}

impl Ledger {
    /// A wish by its number; the same request again is the same wish.
    pub fn wish(&mut self, wish: Wish) -> usize {
        if let Some(known) = self.wishes.iter().position(|known| known.is(&wish)) {
            return known;
        }
        self.wishes.push(wish);
        self.wishes.len() - 1
    }

    /// Looks at everything that is kept. Whatever was there stays as it was, and whatever is new
    /// was asked for, once, by whom it belongs to.
    pub fn look(&mut self, kept: &Kept) -> Result<(), Broken> {
        for (id, stored) in &kept.tables {
            match self.books.get_mut(id) {
                None => {
                    self.books.insert(id.clone(), Book::open(stored)?);
                }
                Some(book) if book.lines.len() != stored.lines.len() => self.grow(id, stored)?,
                Some(book) if book.lines.last() != stored.lines.last() => {
                    return Err(format!("the history of {id} is another"));
                }
                Some(book) => book.see(stored),
            }
        }
        let gone: Vec<_> =
            self.books.keys().filter(|id| !kept.tables.contains_key(*id)).cloned().collect();
        for id in gone {
            let wanted = |wish: &Wish| wish.table == id && wish.deed == Deed::Delete;
            if !self.wishes.iter().any(wanted) {
                return Err(format!("{id} is gone, and nobody wanted that"));
            }
            self.books.remove(&id);
        }
        Ok(())
    }

    fn grow(&mut self, id: &TableId, stored: &StoredTable) -> Result<(), Broken> {
        let mut book = self.books.remove(id).ok_or("a book that was open")?;
        let known = book.lines.len();
        if stored.lines.get(..known) != Some(&book.lines[..]) {
            let now = stored.lines.len();
            return Err(format!("of {known} events of {id}, {now} are left, or they are others"));
        }
        book.table = fold(stored)?;
        for (at, line) in (1..).zip(&stored.lines).skip(known) {
            self.enter(stored, &mut book.chairs, at, line)?;
        }
        book.see(stored);
        let row = &stored.row;
        let fits = row.position as usize == stored.lines.len()
            && row.summary.players == book.table.players()
            && row.summary.finished == book.table.is_closed();
        if !fits {
            return Err(format!("lists say something else of {id} than its log"));
        }
        book.lines.clone_from(&stored.lines);
        self.books.insert(id.clone(), book);
        Ok(())
    }

    /// Enters a new event: it is of chance, of a bot, or answers a wish that was not answered yet.
    fn enter(
        &mut self,
        stored: &StoredTable,
        chairs: &mut [Chair],
        at: LogIndex,
        line: &str,
    ) -> Result<(), Broken> {
        self.events += 1;
        let event: Json = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let has = |key: &str| event.get(key).is_some();
        if has("draw") || has("end") {
            return Ok(());
        }
        let seat = seat_of(&event);
        let owner = seat.and_then(|seat| stored.row.seats.get(seat.index())?.guest);
        let chair = seat.and_then(|seat| chairs.get_mut(seat.index()));
        let played = chair.as_ref().is_some_and(|chair| chair.is_bots);
        // It may be somebody's now who sat down after this event.
        let was_free = owner.is_none() || chair.as_ref().is_some_and(|chair| chair.is_free);
        if let (Some(who), Some(seat), Some(chair)) = (event.get("join"), seat, chair) {
            chair.is_bots = who.get("bot").is_some();
            chair.is_free &= chair.is_bots;
            return self.enter_join(stored, seat, at, line);
        }
        if has("do") && played {
            return Ok(());
        }
        // A seat that is nobody's has nobody to ask.
        if event.get("agree") == Some(&Json::Bool(true)) && was_free {
            return Ok(());
        }
        let guests = &self.guests;
        let wish = self.wishes.iter_mut().find(|wish| {
            // Who has no seat talks from beside the table, whichever seat they name.
            let own = guests.get(wish.who).copied() == owner && wish.seat == seat
                || seat.is_none() && matches!(wish.deed, Deed::Say(_));
            let here = wish.table == stored.row.id && wish.after < at;
            here && own && wish.sent > 0 && wish.wants(&event)
        });
        let id = &stored.row.id;
        let wish = wish.ok_or_else(|| {
            format!("event {at} of {id} was asked for by nobody whose it is, or once less: {line}")
        })?;
        wish.done.push(at);
        Ok(())
    }

    /// Whoever sits down, or lets a bot sit down, wanted it, and may.
    fn enter_join(
        &mut self,
        stored: &StoredTable,
        seat: Seat,
        at: LogIndex,
        line: &str,
    ) -> Result<(), Broken> {
        let row = &stored.row;
        let owner = row.seats.get(seat.index()).and_then(|row| row.guest);
        let guests = &self.guests;
        let wish = self.wishes.iter_mut().find(|wish| {
            let guest = guests.get(wish.who).copied();
            let may = match wish.deed {
                Deed::Replace(_) => {
                    wish.seat == Some(seat) && (guest == owner || guest == Some(row.host))
                }
                Deed::Sit(_) => wish.seat == Some(seat) && guest == owner,
                Deed::Resign | Deed::Leave => guest == owner,
                _ => false,
            };
            wish.table == row.id && wish.sent > 0 && may
        });
        let wish = wish.ok_or_else(|| format!("event {at} of {}: {line}", row.id))?;
        wish.done.push(at);
        Ok(())
    }

    /// What was acknowledged stands in the log.
    pub fn acknowledged(&self, number: usize, kept: &Kept) -> Result<(), Broken> {
        let wish = &self.wishes[number];
        let table = kept.tables.get(&wish.table);
        let guest = self.guests[wish.who];
        let stands = match (&wish.deed, table) {
            (Deed::Delete, table) => table.is_none(),
            // Deleted by whoever made it since.
            (_, None) => !self.books.contains_key(&wish.table),
            (Deed::Sit(_), Some(table)) => {
                wish.seat.is_some_and(|seat| table.row.seats[seat.index()].guest == Some(guest))
            }
            // They leave no trace where nothing was to be done.
            (Deed::Replace(_) | Deed::Resign | Deed::Leave, Some(_)) => true,
            (_, Some(table)) => wish.stands(&table.lines),
        };
        if stands {
            return Ok(());
        }
        let since = table.and_then(|table| table.lines.get(wish.after as usize..));
        Err(format!("acknowledged, and not kept: {wish:?}; since then: {since:?}"))
    }

    /// What was refused did not happen.
    pub fn refused(&self, number: usize) -> Result<(), Broken> {
        let wish = &self.wishes[number];
        if wish.sent == 1 && !wish.done.is_empty() {
            return Err(format!("refused, and done all the same: {wish:?}"));
        }
        Ok(())
    }
}
