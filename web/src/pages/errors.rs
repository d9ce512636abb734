//! What went wrong, in words a person understands.

use axum::http::StatusCode;
use axum::http::header::{HeaderMap, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::{Frame, document, say};
use crate::look::{self, Tone};
use crate::server::{Reader, Trouble};

/// A page that says what went wrong and what to do.
#[derive(Debug)]
pub struct ErrorPage {
    /// The status of the answer.
    pub status: StatusCode,
    reader: Reader,
    title: String,
    text: String,
    wait: Option<u64>,
}

impl ErrorPage {
    fn new(reader: &Reader, status: StatusCode, title: &str, text: &str) -> Self {
        let words = reader.words();
        Self {
            status,
            reader: reader.clone(),
            title: words.get(title),
            text: words.get(text),
            wait: None,
        }
    }

    /// The address of the table where it went wrong, if the reader may go there.
    fn table(&self) -> Option<&str> {
        let path = &self.reader.path;
        let id = path.strip_prefix("/t/").filter(|_| self.status != StatusCode::NOT_FOUND)?;
        let end = id.find(['/', '?']).unwrap_or(id.len());
        Some(&path[.."/t/".len() + end])
    }

    /// The same as a message on a page that is open.
    pub fn notice(&self) -> Markup {
        look::notice(Tone::Warn, &html! { p { strong { (self.title) } " " (self.text) } })
    }

    /// When to try again.
    pub fn retry_after(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        if let Some(seconds) = self.wait {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        headers
    }
}

impl IntoResponse for ErrorPage {
    fn into_response(self) -> Response {
        let words = self.reader.words();
        let main = html! {
            h1 { (self.title) }
            p.lead { (self.text) }
            p.row {
                @if let Some(table) = self.table() {
                    (look::link_button(&words.get("site-replay-leave"), table, true))
                }
                (look::link_button(&words.get("site-home-link"), "/", self.table().is_none()))
            }
        };
        let frame = Frame { title: &self.title, ..Frame::default() };
        let page = document(&self.reader, &frame, &main);
        (self.status, self.retry_after(), page).into_response()
    }
}

/// There is nothing here, or nothing the reader may see.
pub fn nowhere(reader: &Reader) -> ErrorPage {
    ErrorPage::new(reader, StatusCode::NOT_FOUND, "site-error-nowhere", "site-error-nowhere-text")
}

/// The request comes from another site.
pub fn foreign(reader: &Reader) -> ErrorPage {
    ErrorPage::new(reader, StatusCode::FORBIDDEN, "site-error-foreign", "site-error-foreign-text")
}

/// The request is too large.
pub fn too_large(reader: &Reader) -> ErrorPage {
    let status = StatusCode::PAYLOAD_TOO_LARGE;
    ErrorPage::new(reader, status, "site-error-large", "site-error-large-text")
}

/// The request cannot be read.
pub fn garbled(reader: &Reader) -> ErrorPage {
    ErrorPage::new(reader, StatusCode::BAD_REQUEST, "site-error-garbled", "site-error-garbled-text")
}

/// Somebody else sits there.
pub fn taken(reader: &Reader) -> ErrorPage {
    ErrorPage::new(reader, StatusCode::CONFLICT, "site-error-taken", "site-error-taken-text")
}

/// Any trouble at a table.
pub fn trouble(reader: &Reader, trouble: &Trouble) -> ErrorPage {
    let page = |status, title, text| ErrorPage::new(reader, status, title, text);
    match trouble {
        Trouble::Nowhere => nowhere(reader),
        Trouble::Taken => taken(reader),
        Trouble::Unplayable => {
            page(StatusCode::CONFLICT, "site-error-unplayable", "site-error-unplayable-text")
        }
        Trouble::Stale(_) => page(StatusCode::CONFLICT, "site-stale", "site-stale-text"),
        Trouble::Refused(refused) => ErrorPage {
            text: reader.words().say(&refused.phrase, &[]),
            ..page(StatusCode::UNPROCESSABLE_ENTITY, "site-refused", "site-refused")
        },
        Trouble::TooMany(wait) => {
            let seconds = wait.as_secs() + 1;
            ErrorPage {
                text: say(reader.words(), "site-error-many-text", "seconds", seconds as i64),
                wait: Some(seconds),
                ..page(StatusCode::TOO_MANY_REQUESTS, "site-error-many", "site-error-many")
            }
        }
        Trouble::Store(error) => {
            tracing::error!(%error, "the store fails");
            ErrorPage {
                wait: Some(2),
                ..page(StatusCode::SERVICE_UNAVAILABLE, "site-error-store", "site-error-store-text")
            }
        }
    }
}
