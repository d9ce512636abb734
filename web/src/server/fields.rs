//! The fields of a posted form.

use axum::extract::{Form, FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use ludi_engine::{LogIndex, Seat};

use super::App;
use super::reader::Reader;
use crate::pages::errors;

/// What a form holds, in order.
#[derive(Clone, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// The first value of a field.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// A field that is a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.trim().parse().ok()
    }

    /// The seat that acts.
    pub fn seat(&self) -> Option<Seat> {
        self.number("seat").map(Seat)
    }

    /// The position of the log that is answered.
    pub fn position(&self) -> Option<LogIndex> {
        self.number("position")
    }
}

impl FromIterator<(String, String)> for Fields {
    fn from_iter<I: IntoIterator<Item = (String, String)>>(fields: I) -> Self {
        Self(fields.into_iter().collect())
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Self, Response> {
        let reader = Reader::of(request.headers(), "/");
        match Form::<Vec<(String, String)>>::from_request(request, app).await {
            Ok(Form(fields)) => Ok(Self(fields)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(errors::too_large(&reader).into_response())
            }
            Err(_) => Err(errors::garbled(&reader).into_response()),
        }
    }
}

/// A line of text as people type it: without control characters and needless spaces, cut at a
/// number of bytes. `None` if nothing is left.
pub fn tidy(text: &str, limit: usize) -> Option<String> {
    let plain: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut end = plain.len().min(limit);
    while !plain.is_char_boundary(end) {
        end -= 1;
    }
    let cut = plain[..end].trim_end();
    (!cut.is_empty()).then(|| cut.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_tidied_and_cut_between_letters() {
        assert_eq!(tidy("  Livia \n Drusilla\u{7}", 80).as_deref(), Some("Livia Drusilla"));
        assert_eq!(tidy("éé", 3).as_deref(), Some("é"));
        assert_eq!(tidy(" \t ", 80), None);
        assert_eq!(tidy("", 80), None);
    }

    #[test]
    fn fields_are_found_by_name() {
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let fields: Fields = [pair("seat", "1"), pair("set-variant", "on"), pair("position", "-3")]
            .into_iter()
            .collect();
        assert_eq!(fields.seat(), Some(Seat(1)));
        assert_eq!(fields.position(), None);
        assert_eq!(fields.get("set-variant"), Some("on"));
    }
}
