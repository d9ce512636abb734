//! A request to a table: who asks, which table, and the table itself under its lock.

use std::sync::Arc;

use axum::Json;
use axum::body::HttpBody as _;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{IntoResponse as _, Redirect};
use ludi_engine::Seat;
use ludi_views::form::Fields;
use ludi_views::pages::table;
use tokio::sync::OwnedMutexGuard;

use crate::App;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::session::{Session, wants_json};
use crate::tables::{TableHandle, TableState};
use crate::update::Update;

/// A request to a table.
#[derive(Clone)]
pub struct TableRequest {
    /// What all requests share.
    pub app: App,
    /// Who asks.
    pub session: Session,
    /// The table.
    pub handle: Arc<TableHandle>,
    /// Whether the request was made by the script of a page, which wants no page back.
    pub json: bool,
}

impl FromRequestParts<App> for TableRequest {
    type Rejection = WebError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, WebError> {
        let Ok(session) = Session::from_request_parts(parts, app).await;
        let params = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let params = params.map(|Path(params)| params).unwrap_or_default();
        let id = params.iter().find(|(name, _)| name == "id").and_then(|(_, id)| id.parse().ok());
        let id = id.ok_or(WebError::NotFound)?;
        session.check_read()?;
        let handle = app.tables.get(&id).await?;
        app.tables.catch_up(&handle).await?;
        Ok(Self { app: app.clone(), session, handle, json: wants_json(&parts.headers) })
    }
}

impl TableRequest {
    /// The table under its lock, if the visitor may look at it.
    pub async fn open(&self) -> Result<OwnedMutexGuard<TableState>, WebError> {
        let mut state = self.open_by_link().await?;
        let guest = self.session.guest_id();
        if !state.knows(guest) {
            let guest = guest.ok_or(WebError::NotFound)?;
            if !self.app.store.is_admitted(&self.handle.id, guest).await? {
                return Err(WebError::NotFound);
            }
            state.admit(guest);
        }
        if let Some(guest) = guest.filter(|guest| state.has_several(*guest))
            && let Some(seat) = self.app.nodes.raised(&self.handle.id, guest).await?
        {
            state.raise(guest, Seat(seat));
        }
        state.note_asker(guest, self.session.client);
        // Bots among themselves play on when somebody looks again, and so do those nobody woke, as
        // the store did not say that there was something to do.
        if state.chore().is_some() {
            self.app.bots.wake(&self.handle);
        }
        Ok(state)
    }

    /// The table under its lock, for somebody who comes with a link: the link has to fit.
    pub async fn open_by_link(&self) -> Result<OwnedMutexGuard<TableState>, WebError> {
        self.app.tables.lock(&self.handle).await
    }

    /// The address of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.handle.id)
    }

    /// Lets the visitor through, or tells them to wait.
    pub async fn pass(&self, kind: Kind) -> Result<(), WebError> {
        self.session.pass(&self.app, kind).await
    }

    /// The seat a form names, if the visitor may decide for it.
    pub fn own_seat(&self, state: &TableState, named: Option<Seat>) -> Option<Seat> {
        self.asked_seat(state, named).filter(|seat| state.bot(*seat).is_none())
    }

    /// The seat the request answers a question for: the guest's own, even while a bot plays it.
    pub fn asked_seat(&self, state: &TableState, named: Option<Seat>) -> Option<Seat> {
        let guest = self.session.guest_id()?;
        let seat = named.or(state.viewer(Some(guest)).seat)?;
        (state.owner(seat) == Some(guest)).then_some(seat)
    }

    /// Changes the table and answers: the page again, or a word to the script. What `work` does to
    /// the table is kept as a whole or not at all.
    pub async fn change(
        self,
        work: impl FnOnce(&Self, &mut TableState) -> Result<(), WebError> + Send + 'static,
    ) -> Answer {
        to_the_end(async move {
            let mut state = self.open().await?;
            let tables = &self.app.tables;
            let by = self.session.guest_id();
            let work = |state: &mut TableState| work(&self, state);
            let outcome = tables.change(&self.handle, &mut state, by, None, work).await;
            self.answer(&mut state, outcome)
        })
        .await
    }

    /// Answers a request that acted on the table.
    pub fn answer(&self, state: &mut TableState, outcome: Result<(), WebError>) -> Answer {
        self.app.bots.wake(&self.handle);
        let (status, notice) = match outcome {
            Ok(()) if self.json => {
                return Ok(Json(Update::of(&*state.table)).into_response());
            }
            Ok(()) => return Ok(Redirect::to(&self.path()).into_response()),
            Err(WebError::Refused(refused)) => {
                let notice = table::refusal(&state.view(self), &refused);
                (StatusCode::UNPROCESSABLE_ENTITY, notice)
            }
            Err(WebError::Stale(since)) => {
                (StatusCode::CONFLICT, table::stale(&mut state.view(self), since))
            }
            Err(error) => return Err(error),
        };
        if self.json {
            let notice = Some(notice.into_string());
            let update = Update { notice, ..Update::of(&*state.table) };
            return Ok((status, Json(update)).into_response());
        }
        Ok((status, table::page(&mut state.view(self), &notice)).into_response())
    }
}

/// Does some work on its own, so that a client that goes away cannot leave it half done.
pub async fn to_the_end(work: impl Future<Output = Answer> + Send + 'static) -> Answer {
    tokio::spawn(work).await.unwrap_or_else(|error| {
        tracing::error!(%error, "change of a table panicked");
        Err(WebError::refused("site-refused-broken"))
    })
}

/// A posted form.
pub struct Posted(pub Fields);

impl FromRequest<App> for Posted {
    type Rejection = WebError;

    async fn from_request(request: Request, app: &App) -> Result<Self, WebError> {
        if request.headers().get(CONTENT_TYPE).is_none() && request.body().is_end_stream() {
            return Ok(Self(Fields::default()));
        }
        let form = axum::extract::Form::<Vec<(String, String)>>::from_request(request, app);
        let patience = app.config.limits.patience;
        let form = tokio::time::timeout(patience, form).await.map_err(|_| WebError::Slow)?;
        match form {
            Ok(form) => Ok(Self(form.0.into_iter().collect())),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(WebError::TooLarge)
            }
            Err(_) => Err(WebError::Garbled),
        }
    }
}
