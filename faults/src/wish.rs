//! What somebody wants at a table, and how it stands in the log once it is done.

use ludi_engine::{LogIndex, Seat};
use ludi_store::TableId;
use serde_json::Value as Json;

use crate::life::Asked;

/// Something to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Decide, perhaps several things in one go.
    Decide(Vec<String>),
    /// Take back.
    Undo,
    /// Make it again.
    Redo,
    /// Ask everybody to go back.
    Ask(LogIndex),
    /// Agree to go back, or decline.
    Answer(bool),
    /// Say something that nobody else says.
    Say(String),
    /// Let a bot of a level play, or nobody but the owner.
    Replace(&'static str),
    /// Sit down, by link.
    Sit(String),
    /// Give up.
    Resign,
    /// Take the table out of one's list.
    Leave,
    /// Delete the table.
    Delete,
}

/// What somebody wants, however often they have to say so.
#[derive(Clone, Debug)]
pub struct Wish {
    /// Who wants it, by number.
    pub who: usize,
    /// Where.
    pub table: TableId,
    /// For which seat.
    pub seat: Option<Seat>,
    /// The event after which the page was made.
    pub after: LogIndex,
    /// What.
    pub deed: Deed,
    /// How often it was sent.
    pub sent: u32,
    /// Whether it was answered for good, and not sent again since.
    pub over: bool,
    /// Where it stands in the log.
    pub done: Vec<LogIndex>,
}

impl Wish {
    /// Whether both are the same request.
    pub fn is(&self, other: &Self) -> bool {
        self.who == other.who
            && self.table == other.table
            && self.seat == other.seat
            && self.after == other.after
            && self.deed == other.deed
    }

    /// Whether all of it is in the log.
    pub fn is_complete(&self) -> bool {
        match &self.deed {
            Deed::Decide(parts) => self.done.len() >= parts.len(),
            _ => !self.done.is_empty(),
        }
    }

    /// Whether an event of its seat is what comes next of it.
    pub fn wants(&self, event: &Json) -> bool {
        !self.over && !self.is_complete() && is_part(&self.deed, self.done.len(), event)
    }

    /// Whether it stands in the log: it was done, or the first its seat did since is just that.
    pub fn stands(&self, lines: &[String]) -> bool {
        if self.is_complete() {
            return true;
        }
        let since = lines.get(self.after as usize..).unwrap_or_default();
        let events = since.iter().filter_map(|line| serde_json::from_str::<Json>(line).ok());
        // Words in between are no step of the game.
        let is_talk =
            |event: &Json| event.get("say").is_some() && !matches!(self.deed, Deed::Say(_));
        let is_own = |event: &Json| self.seat.is_some() && seat_of(event) == self.seat;
        let mut own = events.filter(|event| is_own(event) && !is_talk(event));
        let count = if let Deed::Decide(parts) = &self.deed { parts.len() } else { 1 };
        (0..count).all(|part| own.next().is_some_and(|event| is_part(&self.deed, part, &event)))
    }

    /// The request.
    pub fn asked(&self) -> Asked {
        let (after, seat) = (self.after, self.seat.map_or(0, |Seat(seat)| seat));
        let (what, more) = match &self.deed {
            Deed::Decide(parts) => ("decide", format!("&decision={}", escape(&parts.join("; ")))),
            Deed::Undo => ("undo", String::new()),
            Deed::Redo => ("redo", String::new()),
            Deed::Ask(to) => ("ask", format!("&to={to}")),
            Deed::Answer(true) => ("agree", String::new()),
            Deed::Answer(false) => ("decline", String::new()),
            Deed::Say(text) => ("say", format!("&text={}", escape(text))),
            Deed::Replace(level) => ("replace", format!("&bot={level}")),
            Deed::Sit(link) => (link.as_str(), String::new()),
            Deed::Resign => ("resign", String::new()),
            Deed::Leave => ("leave", String::new()),
            Deed::Delete => ("delete", String::new()),
        };
        let path = format!("/t/{}/{what}", self.table);
        Asked { path, form: Some(format!("position={after}&seat={seat}{more}")) }
    }
}

fn is_part(deed: &Deed, part: usize, event: &Json) -> bool {
    let text = |key: &str| event.get(key).and_then(Json::as_str);
    match deed {
        Deed::Decide(parts) => parts.get(part).is_some_and(|part| text("do") == Some(part)),
        Deed::Undo => event.get("undo").is_some(),
        Deed::Redo => event.get("redo").is_some(),
        Deed::Ask(to) => event.get("ask").and_then(Json::as_u64) == Some((*to).into()),
        Deed::Answer(yes) => event.get("agree").and_then(Json::as_bool) == Some(*yes),
        Deed::Say(said) => text("say") == Some(said),
        Deed::Replace(_) | Deed::Sit(_) | Deed::Resign | Deed::Leave => event.get("join").is_some(),
        Deed::Delete => false,
    }
}

/// Whose an event is.
pub fn seat_of(event: &Json) -> Option<Seat> {
    event.get("seat").and_then(Json::as_u64).map(|seat| Seat(seat as u8))
}

/// Text in a form.
fn escape(text: &str) -> String {
    let plain = |c: u8| c.is_ascii_alphanumeric() || b"-_.".contains(&c);
    let each = text
        .bytes()
        .map(|c| if plain(c) { char::from(c).to_string() } else { format!("%{c:02X}") });
    each.collect()
}
