//! What goes wrong in a request, and how it is told.
//!
//! Handlers return a [`WebError`]; `render` tells it as the client wants: a page in the visitor's
//! language, or a message for the script of a page.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, HeaderValue, RETRY_AFTER};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use ludi_engine::{LogIndex, Phrase, Refused};
use ludi_store::StoreError;
use ludi_views::Visitor;
use ludi_views::pages::errors::{self, Problem};

use crate::session::{visitor, wants_json};
use crate::update::Update;

/// Why a request was not fulfilled.
#[derive(Debug)]
pub enum WebError {
    /// There is nothing here, or nothing the visitor may see.
    NotFound,
    /// The table is kept, but this program cannot play it.
    Unplayable,
    /// The game or the table refuses.
    Refused(Refused),
    /// The table has moved on since this event, after which the page was made.
    Stale(LogIndex),
    /// Somebody else sits there.
    Taken,
    /// The client asks too often and has to wait.
    TooMany(Duration),
    /// The request comes from another site.
    Foreign,
    /// Whoever runs the site lets this guest change nothing.
    Banned,
    /// The request is too large.
    TooLarge,
    /// The request cannot be read.
    Garbled,
    /// The request does not come to its end.
    Slow,
    /// The store fails.
    Store(StoreError),
}

/// A response, or why there is none.
pub type Answer = Result<Response, WebError>;

impl WebError {
    /// A refusal with a message of ours.
    pub fn refused(id: &'static str) -> Self {
        Self::Refused(Refused::new(Phrase::new(id)))
    }

    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Unplayable | Self::Stale(_) | Self::Taken => StatusCode::CONFLICT,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Self::Foreign | Self::Banned => StatusCode::FORBIDDEN,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::Garbled => StatusCode::BAD_REQUEST,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Seconds until it is worth trying again.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany(wait) => Some(wait.as_secs() + 1),
            Self::Store(_) => Some(2),
            _ => None,
        }
    }

    /// What a visitor is told.
    fn problem(&self, visitor: &Visitor) -> Problem {
        let words = visitor.words();
        let (title, text) = match self {
            Self::NotFound => ("site-error-nowhere", Phrase::new("site-error-nowhere-text")),
            Self::Unplayable => {
                ("site-error-unplayable", Phrase::new("site-error-unplayable-text"))
            }
            Self::Refused(refused) => ("site-refused", refused.phrase.clone()),
            Self::Stale(_) => ("site-stale", Phrase::new("site-stale-text")),
            Self::Taken => ("site-error-taken", Phrase::new("site-error-taken-text")),
            Self::TooMany(wait) => {
                let seconds = wait.as_secs() as i64 + 1;
                ("site-error-many", Phrase::new("site-error-many-text").with("seconds", seconds))
            }
            Self::Foreign => ("site-error-foreign", Phrase::new("site-error-foreign-text")),
            Self::Banned => ("site-error-banned", Phrase::new("site-error-banned-text")),
            Self::TooLarge => ("site-error-large", Phrase::new("site-error-large-text")),
            Self::Garbled => ("site-error-garbled", Phrase::new("site-error-garbled-text")),
            Self::Slow => ("site-error-slow", Phrase::new("site-error-slow-text")),
            Self::Store(_) => ("site-error-store", Phrase::new("site-error-store-text")),
        };
        Problem { title: words.get(title), text: words.say(&text, &[]) }
    }

    fn told(&self, visitor: &Visitor, json: bool) -> Response {
        let mut headers = HeaderMap::new();
        if let Some(seconds) = self.retry_after() {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        let problem = self.problem(visitor);
        if json {
            let notice = Some(errors::notice(&problem).into_string());
            let update = Update { notice, ..Update::default() };
            return (self.status(), headers, Json(update)).into_response();
        }
        let table = table_of(&visitor.path).filter(|_| !matches!(self, Self::NotFound));
        (self.status(), headers, errors::page(visitor, &problem, table)).into_response()
    }
}

/// The address of the table that an address belongs to.
fn table_of(path: &str) -> Option<&str> {
    let id = path.strip_prefix("/t/")?;
    let end = id.find(['/', '?']).unwrap_or(id.len());
    Some(&path[.."/t/".len() + end])
}

impl From<Refused> for WebError {
    fn from(refused: Refused) -> Self {
        Self::Refused(refused)
    }
}

impl From<StoreError> for WebError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::Taken,
            StoreError::NoTable => Self::NotFound,
            other => Self::Store(other),
        }
    }
}

/// An empty response that carries the error to `render`.
impl IntoResponse for WebError {
    fn into_response(self) -> Response {
        if let Self::Store(error) = &self {
            tracing::error!(%error, "store failed");
        }
        let mut response = self.status().into_response();
        response.extensions_mut().insert(Arc::new(self));
        response
    }
}

/// Tells errors as the client wants them told.
pub async fn render(request: Request, next: Next) -> Response {
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    let visitor = visitor(request.headers(), path);
    let json = wants_json(request.headers());
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<Arc<WebError>>() {
        None => response,
        Some(error) => error.told(&visitor, json),
    }
}
