//! A reader in front of a table.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Path};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use ludi_engine::{Phrase, Refused, Seat};
use ludi_store::{Guest, Token};
use tokio::sync::MutexGuard;

use super::hall::{Inner, Live, Trouble};
use super::limits::Kind;
use super::reader::{Reader, SetCookie};
use super::{App, making, update};
use crate::pages::errors;

/// An answer, or what to tell the reader instead.
pub type Answer = Result<Response, Failed>;

/// Something that did not work, for a reader.
#[derive(Debug)]
pub struct Failed {
    reader: Box<Reader>,
    trouble: Box<Trouble>,
    script: bool,
}

impl Failed {
    /// Trouble on a page.
    pub fn page(reader: &Reader, trouble: Trouble) -> Self {
        Self { reader: Box::new(reader.clone()), trouble: Box::new(trouble), script: false }
    }
}

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let error = errors::trouble(&self.reader, &self.trouble);
        if self.script { update::told(&error) } else { error.into_response() }
    }
}

/// A reader in front of a table they may look at.
#[derive(Clone)]
pub struct Desk {
    /// What all requests share.
    pub app: App,
    /// Who reads.
    pub reader: Reader,
    /// The table.
    pub live: Arc<Live>,
    /// Whether the request was made by the script of a page, which wants no page back.
    pub script: bool,
}

impl FromRequestParts<App> for Desk {
    type Rejection = Failed;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failed> {
        let Ok(reader) = Reader::from_request_parts(parts, app).await;
        let accept = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
        let script = accept.is_some_and(|accept| accept.starts_with("application/json"));
        let failed = |trouble| Failed { script, ..Failed::page(&reader, trouble) };
        let params = Path::<Vec<(String, String)>>::from_request_parts(parts, app).await;
        let params = params.map(|Path(params)| params).unwrap_or_default();
        let id = params.iter().find(|(name, _)| name == "id").map(|(_, id)| id.parse());
        let Some(Ok(id)) = id else { return Err(failed(Trouble::Nowhere)) };
        let live = app.hall.table(&id).await.map_err(failed)?;
        // A link shows its own way in.
        let linked = params.iter().any(|(name, _)| name == "word");
        let desk = Self { app: app.clone(), reader: reader.clone(), live, script };
        if !linked && !desk.may_look().await.map_err(failed)? {
            return Err(failed(Trouble::Nowhere));
        }
        Ok(desk)
    }
}

impl Desk {
    /// Whether the reader may look at the table.
    pub async fn may_look(&self) -> Result<bool, Trouble> {
        if self.lock().await?.knows(self.reader.guest.as_ref()) {
            return Ok(true);
        }
        match &self.reader.guest {
            Some(guest) => Ok(self.app.store.is_admitted(&self.live.id, guest.id).await?),
            None => Ok(false),
        }
    }

    /// The table under its lock.
    pub async fn lock(&self) -> Result<MutexGuard<'_, Inner>, Trouble> {
        self.app.hall.lock(&self.live).await
    }

    /// Trouble for this reader.
    pub fn failed(&self, trouble: Trouble) -> Failed {
        Failed { script: self.script, ..Failed::page(&self.reader, trouble) }
    }

    /// A refusal for this reader.
    pub fn refused(&self, id: &'static str) -> Failed {
        self.failed(Trouble::Refused(Refused::new(Phrase::new(id))))
    }

    /// The address of the table.
    pub fn path(&self) -> String {
        format!("/t/{}", self.live.id)
    }

    /// Lets the reader through, or tells them to wait.
    pub fn pass(&self, kind: Kind) -> Result<(), Failed> {
        let client = match kind {
            Kind::Chat | Kind::Decision | Kind::Advice => self.reader.counted(),
            Kind::Table | Kind::Stream => self.reader.client,
        };
        let waited = self.app.gate.pass(kind, client);
        waited.map_err(|wait| self.failed(Trouble::TooMany(wait)))
    }

    /// The seat a form names, if the reader may decide for it.
    pub fn own_seat(&self, inner: &Inner, named: Option<Seat>) -> Option<Seat> {
        let guest = self.reader.guest.as_ref()?;
        let eyes = inner.eyes(Some(guest));
        let seat = named.or(eyes.seat)?;
        (inner.owner(seat) == Some(guest.id) && inner.bot(seat).is_none()).then_some(seat)
    }
}

/// The guest a reader is, made at once if they have no session yet; then there is a cookie to set.
pub async fn guest(
    app: &App,
    reader: &Reader,
    name: Option<&str>,
) -> Result<(Guest, Option<SetCookie>), Trouble> {
    if let Some(guest) = &reader.guest {
        let mut guest = guest.clone();
        if let Some(name) = name.filter(|name| *name != guest.name) {
            app.store.rename(guest.id, name).await?;
            name.clone_into(&mut guest.name);
        }
        return Ok((guest, None));
    }
    let token = Token::random();
    let name = name.map_or_else(making::roman_name, str::to_owned);
    let guest = app.store.new_guest(&name, &token.digest()).await?;
    Ok((guest, Some(SetCookie::session(&token, app.is_secure()))))
}
