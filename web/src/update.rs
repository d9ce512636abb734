//! What the script of a page is sent: the parts of the page that changed.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::Query;
use axum::response::IntoResponse as _;
use ludi_engine::{AnyTable, LogIndex, Seat};
use ludi_views::TableView;
use ludi_views::pages::table;
use serde::{Deserialize, Serialize};

use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::patch::{Known, Step};
use crate::request::TableRequest;

/// What changed, for the script of a page.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Update {
    /// The position of the last event.
    pub position: LogIndex,
    /// The head of the chain over the log up to there: a receipt for everything before.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub head: String,
    /// The title of the page.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What stands beside the name of the site.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// What ends the game, and how near that is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub goal: String,
    /// Elements by id, to stand in the place of those on the page.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub swap: BTreeMap<&'static str, String>,
    /// Elements by id, each made out of what was last said of it in this stream.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub patch: BTreeMap<&'static str, Vec<Step>>,
    /// What happened, to be read aloud.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub say: Vec<String>,
    /// What others did, to be shown for a moment.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<(Seat, String)>,
    /// What people want of each other, to be called out: what it is about (`say`, `ask`, `join`),
    /// and in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<(&'static str, String)>,
    /// A message to the reader.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
}

/// The parts of a table page and what happened after an event.
pub fn fragments(
    view: &mut TableView<'_>,
    since: LogIndex,
) -> (table::Sheet, Vec<String>, Vec<(Seat, String)>) {
    let (said, seen) = table::told(view, since);
    (table::sheet(view), said, seen)
}

/// What a client has on its page, so that only what changed is sent.
#[derive(Clone, Default, PartialEq)]
pub struct Seen {
    parts: BTreeMap<&'static str, Known>,
    /// Whether the client has the texts of the parts, too, and can make new ones of them.
    pub can_patch: bool,
}

impl Seen {
    /// Nothing yet; the client can or cannot make new parts of those it has.
    pub fn new(can_patch: bool) -> Self {
        Self { can_patch, ..Self::default() }
    }

    /// Writes into an update what of a sheet the client does not have yet; it has it from now on.
    ///
    /// Forms hold the position they answer. The script sets it everywhere by itself, so a part
    /// that differs in nothing else is no news.
    pub fn news(&mut self, sheet: table::Sheet, update: &mut Update) {
        update.title.clone_from(&sheet.title);
        update.place.clone_from(&sheet.place);
        update.goal.clone_from(&sheet.goal);
        let answered = format!("name=\"position\" value=\"{}\"", update.position);
        for (id, part) in sheet.into_parts() {
            let text = part.0.replace(&answered, "name=\"position\" value=\"\"");
            let known = Known::of(&text);
            let old = self.parts.get(id);
            if old == Some(&known) {
                continue;
            }
            match old.filter(|_| self.can_patch) {
                Some(old) => _ = update.patch.insert(id, old.steps_to(&text, &known)),
                None if self.can_patch => _ = update.swap.insert(id, text),
                None => _ = update.swap.insert(id, part.0),
            }
            self.parts.insert(id, known);
        }
    }
}

/// What a client has seen already.
#[derive(Deserialize)]
pub struct After {
    /// The position of the last event it knows.
    pub after: Option<LogIndex>,
    /// `yes` if it can put parts together of what a stream said before.
    pub patch: Option<String>,
}

impl Update {
    /// Nothing but how far a table is, with the receipt for it.
    pub fn of(table: &dyn AnyTable) -> Self {
        let head = table.head().map(|head| head.to_string()).unwrap_or_default();
        Self { position: table.last_index(), head, ..Self::default() }
    }
}

/// A receipt that somebody has.
#[derive(Deserialize)]
pub struct At {
    /// The position of the last event it is for.
    pub at: LogIndex,
}

/// The receipt for the log up to an event, for whoever compares it with an old one.
pub async fn head(request: TableRequest, Query(query): Query<At>) -> Answer {
    request.pass(Kind::Read).await?;
    let state = request.open().await?;
    let Some(head) = state.table.head_at(query.at) else { return Err(WebError::NotFound) };
    let update = Update { position: query.at, head: head.to_string(), ..Update::default() };
    Ok(Json(update).into_response())
}

/// Everything a page needs to be up to date, for a script whose stream is interrupted.
pub async fn now(request: TableRequest, Query(query): Query<After>) -> Answer {
    let mut state = request.open().await?;
    let position = state.table.last_index();
    let since = query.after.unwrap_or(position);
    let mut view = state.view(&request);
    let calls = table::calls(&mut view, since);
    let (sheet, say, seen) = fragments(&mut view, since);
    let mut update = Update { say, seen, calls, ..Update::of(&*state.table) };
    Seen::default().news(sheet, &mut update);
    Ok(Json(update).into_response())
}
