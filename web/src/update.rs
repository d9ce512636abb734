//! What the script of a page is sent: the parts of the page that changed.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use axum::Json;
use axum::extract::Query;
use axum::response::IntoResponse as _;
use ludi_engine::{LogIndex, Seat};
use ludi_views::TableView;
use ludi_views::pages::table;
use serde::{Deserialize, Serialize};

use crate::error::Answer;
use crate::request::TableRequest;

/// What changed, for the script of a page.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Update {
    /// The position of the last event.
    pub position: LogIndex,
    /// The title of the page.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// What stands beside the name of the site.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Elements by id, to stand in the place of those on the page.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub swap: BTreeMap<&'static str, String>,
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
    (table::sheet(view), table::said(view, since), table::seen(view, since))
}

/// What a client has on its page, as hashes, so that only what changed is sent.
#[derive(Default)]
pub struct Seen(BTreeMap<&'static str, u64>);

impl Seen {
    /// What of a sheet at a position the client does not have yet; it has it from now on.
    ///
    /// Forms hold the position they answer. The script sets it everywhere by itself, so a part
    /// that differs in nothing else is no news.
    pub fn news(
        &mut self,
        sheet: table::Sheet,
        position: LogIndex,
    ) -> BTreeMap<&'static str, String> {
        let mut news = BTreeMap::new();
        let field = format!("name=\"position\" value=\"{position}\"");
        for (id, part) in sheet.into_parts() {
            let mut hasher = DefaultHasher::new();
            for piece in part.0.split(&field) {
                piece.hash(&mut hasher);
            }
            let hash = hasher.finish();
            if self.0.insert(id, hash) != Some(hash) {
                news.insert(id, part.0);
            }
        }
        news
    }
}

/// What a client has seen already.
#[derive(Deserialize)]
pub struct After {
    /// The position of the last event it knows.
    pub after: Option<LogIndex>,
}

/// Everything a page needs to be up to date, for a script whose stream is interrupted.
pub async fn now(request: TableRequest, Query(query): Query<After>) -> Answer {
    let mut state = request.open().await?;
    let position = state.table.last_index();
    let since = query.after.unwrap_or(position);
    let mut view = state.view(&request);
    let calls = table::calls(&mut view, since);
    let (sheet, say, seen) = fragments(&mut view, since);
    let (title, place) = (sheet.title.clone(), sheet.place.clone());
    let swap = Seen::default().news(sheet, position);
    let update = Update { position, title, place, swap, say, seen, calls, notice: None };
    Ok(Json(update).into_response())
}
