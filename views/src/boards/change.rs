//! What has just been done, where a game is watched again.

use ludi_engine::{Event, Game, LogIndex, Seat, Table, View};

/// What has just been done: the position before it, and by whom.
pub struct Change<G: Game> {
    /// The position before it, as the reader saw it.
    pub before: View<G>,
    /// Who did it; nobody where chance did.
    pub seat: Option<Seat>,
}

impl<G: Game> Change<G> {
    /// What happened at a table after an event; `None` if there is no such event.
    pub(super) fn new(table: &Table<G>, reader: Option<Seat>, since: LogIndex) -> Option<Self> {
        let done = table.events().get(since as usize..)?;
        let decided = |event: &Event<G>| match event {
            Event::Decide(seat, _) | Event::Redo(seat, _) => Some(*seat),
            _ => None,
        };
        let seat = done.iter().find_map(decided);
        Some(Self { before: table.at(since)?.view(reader), seat })
    }

    /// The number of whoever did it, as on a mark.
    pub fn numeral(&self) -> &'static str {
        let numerals = ["I", "II", "III", "IV", "V", "VI"];
        self.seat.and_then(|seat| numerals.get(seat.index()).copied()).unwrap_or("•")
    }
}
