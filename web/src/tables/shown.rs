//! What readers of a table are told, drawn once for all who see the same.

use ludi_engine::LogIndex;
use ludi_views::pages::table;
use ludi_views::{Links, SeatInfo, Speed, TableView, Viewer, Visitor};

use super::TableState;
use crate::request::TableRequest;
use crate::update::{Seen, Update, fragments};

/// How many messages are kept for other readers of the same.
const KEPT: usize = 8;

/// How long a kept message may be. What is longer is what a stream begins with, for one reader.
const LONG: usize = 32 * 1024;

/// What a reader knows.
#[derive(PartialEq)]
pub struct Known {
    /// The last event they know of.
    pub position: LogIndex,
    /// The parts of the page they have.
    pub seen: Seen,
    /// Whether they were told anything before.
    pub begun: bool,
}

/// What a reader is told.
#[derive(Clone)]
pub struct Shown {
    /// The last event they know of then.
    pub position: LogIndex,
    /// The parts they have then.
    pub seen: Seen,
    /// An update as JSON; `None` if there is nothing new.
    pub message: Option<String>,
}

/// All that a message depends on besides the log and what the reader knows. Whoever shares it sees
/// the same.
#[derive(PartialEq)]
struct Eyes {
    visitor: Visitor,
    viewer: Viewer,
    links: Links,
    seats: Vec<SeatInfo>,
    names: Vec<String>,
    public: bool,
    hints: bool,
    speed: Speed,
    rematch: Option<String>,
}

impl Eyes {
    fn of(view: &TableView<'_>) -> Self {
        Self {
            visitor: view.visitor.clone(),
            viewer: view.viewer,
            links: view.links.clone(),
            seats: view.seats.clone(),
            names: view.names.clone(),
            public: view.public,
            hints: view.hints,
            speed: view.speed,
            rematch: view.rematch.clone(),
        }
    }
}

/// What some readers have been told of the table as it is now.
#[derive(Default)]
pub struct Gallery {
    position: LogIndex,
    shown: Vec<(Known, Eyes, Shown)>,
}

impl TableState {
    /// What a reader is told who knows this.
    pub fn show(&mut self, request: &TableRequest, known: Known) -> Shown {
        let position = self.table.last_index();
        if self.gallery.position != position {
            self.gallery = Gallery { position, shown: Vec::new() };
        }
        let eyes = Eyes::of(&self.view(request));
        let is_same = |(k, e, _): &&(Known, Eyes, Shown)| *k == known && *e == eyes;
        if let Some((.., shown)) = self.gallery.shown.iter().find(is_same) {
            return shown.clone();
        }
        let shown = draw(&mut self.view(request), &known);
        if shown.message.as_ref().is_none_or(|message| message.len() < LONG) {
            let all = &mut self.gallery.shown;
            all.truncate(KEPT - 1);
            all.insert(0, (known, eyes, shown.clone()));
        }
        shown
    }
}

fn draw(view: &mut TableView<'_>, known: &Known) -> Shown {
    let position = view.index();
    let since = known.position.min(position);
    let calls = table::calls(view, since);
    let (sheet, say, told) = fragments(view, since);
    let mut update = Update { say, seen: told, calls, ..Update::of(&*view.table) };
    let mut seen = known.seen.clone();
    seen.news(sheet, &mut update);
    // A client that has just loaded its page has all of it, except who came since; one that
    // patches has no texts to start from yet.
    let fresh = !known.begun && known.position == position;
    if fresh && !seen.can_patch {
        let company = view.has_company();
        update.swap.retain(|part, _| *part == "players" && company);
    }
    let is_news = !update.swap.is_empty() || !update.patch.is_empty();
    let message = is_news.then(|| serde_json::to_string(&update).ok()).flatten();
    Shown { position, seen, message }
}
