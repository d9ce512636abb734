//! Tables that are kept, but that this program cannot play: those that are over are still shown with
//! how they ended, and their log can be had.

use axum::extract::{FromRequestParts, Path};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, HeaderValue};
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Response};
use ludi_engine::final_standings;
use ludi_store::{StoredTable, TableId};
use ludi_views::pages::errors;

use crate::App;
use crate::error::{Answer, WebError};
use crate::request::TableRequest;
use crate::session::Session;

/// A request to a table that may be one of old.
pub enum Playable {
    /// This program plays it.
    Yes(Box<TableRequest>),
    /// It is over, and only kept.
    No(Box<Kept>),
}

/// A table that is over, as the store has it.
pub struct Kept {
    session: Session,
    table: StoredTable,
}

impl FromRequestParts<App> for Playable {
    type Rejection = WebError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, WebError> {
        match TableRequest::from_request_parts(parts, app).await {
            Ok(request) => Ok(Self::Yes(Box::new(request))),
            Err(WebError::Unplayable) => Ok(Self::No(Box::new(Kept::find(parts, app).await?))),
            Err(error) => Err(error),
        }
    }
}

impl Kept {
    /// The table a request names, if it is over and the visitor may look at it. A log of a running
    /// game has secrets that only its rules know.
    async fn find(parts: &mut Parts, app: &App) -> Result<Self, WebError> {
        let Ok(session) = Session::from_request_parts(parts, app).await;
        let params = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let params = params.map(|Path(params)| params).unwrap_or_default();
        let id = params.iter().find(|(name, _)| name == "id").and_then(|(_, id)| id.parse().ok());
        let id: TableId = id.ok_or(WebError::NotFound)?;
        let table = app.store.load(&id).await?.ok_or(WebError::NotFound)?;
        let guest = session.guest_id();
        let is_admitted = match guest {
            Some(guest) => app.store.is_admitted(&id, guest).await?,
            None => false,
        };
        match (table.row.knows(guest) || is_admitted, table.row.summary.finished) {
            (false, _) => Err(WebError::NotFound),
            (true, false) => Err(WebError::Unplayable),
            (true, true) => Ok(Self { session, table }),
        }
    }

    /// How it ended.
    pub fn page(&self) -> Answer {
        let row = &self.table.row;
        let standings = final_standings(&self.table.log()).ok_or(WebError::Unplayable)?;
        let game = ludi_registry::game(&row.game).ok_or(WebError::Unplayable)?;
        let names: Vec<String> =
            row.summary.players.iter().map(|player| player.called().to_owned()).collect();
        if standings.seats.len() != names.len() {
            return Err(WebError::Unplayable);
        }
        let log = format!("/t/{}/log", row.id);
        let page = errors::kept(&self.session.visitor, game.id(), &names, &standings, &log);
        Ok(page.into_response())
    }

    /// Its log, as it was written.
    pub fn log(&self) -> Response {
        let row = &self.table.row;
        download(&format!("ludi-{}-{}.jsonl", row.game, row.id), self.table.log())
    }
}

/// A log as a file.
pub fn download(name: &str, log: String) -> Response {
    let saved = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""))
        .expect("the names of tables and games are plain letters");
    let kind = HeaderValue::from_static("application/jsonl; charset=utf-8");
    ([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, saved)], log).into_response()
}
