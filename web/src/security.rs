//! What stands between the world and the pages: headers, origins.

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::App;
use crate::error::WebError;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     manifest-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; \
     base-uri 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// For a year the browser asks for this site by https only.
const ONLY_HTTPS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Puts the headers of every answer.
pub async fn headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if app.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ONLY_HTTPS);
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages are made for one visitor and one moment.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses requests that change something and come from another site.
pub async fn origin(State(app): State<App>, request: Request<Body>, next: Next) -> Response {
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if safe || is_ours(request.headers(), &app.config.base_url) {
        return next.run(request).await;
    }
    metrics::counter!("ludi_foreign_requests_total").increment(1);
    WebError::Foreign.into_response()
}

/// Whether a request comes from a page of ours. Browsers say so themselves; programs that say
/// nothing have no cookies of somebody else to misuse.
fn is_ours(headers: &HeaderMap, base_url: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text("sec-fetch-site")
        && site != "same-origin"
    {
        return false;
    }
    let Some(origin) = text("origin") else { return true };
    if origin == base_url.trim_end_matches('/') {
        return true;
    }
    let Ok(origin) = origin.parse::<Uri>() else { return false };
    // Where people come by https, a page that came without it may have been made on the way.
    if base_url.starts_with("https://") && origin.scheme_str() != Some("https") {
        return false;
    }
    let authority = origin.authority();
    authority.is_some_and(|authority| text("host") == Some(authority.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours(pairs: &[(&'static str, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(*name, HeaderValue::from_static(value));
        }
        is_ours(&headers, "https://ludi.example")
    }

    #[test]
    fn a_site_without_https_takes_its_own_pages_by_any_of_its_names() {
        let mut headers = HeaderMap::new();
        headers.insert("origin", HeaderValue::from_static("http://ludi.home:8080"));
        headers.insert("host", HeaderValue::from_static("ludi.home:8080"));
        assert!(is_ours(&headers, "http://localhost:8080"));
        assert!(!is_ours(&headers, "https://ludi.example"));
    }

    #[test]
    fn our_own_pages_may_change_things() {
        assert!(ours(&[("origin", "https://ludi.example"), ("host", "10.0.0.1")]));
        assert!(ours(&[("origin", "https://ludi.home:8443"), ("host", "ludi.home:8443")]));
        assert!(ours(&[("sec-fetch-site", "same-origin")]));
        assert!(ours(&[]));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!ours(&[("origin", "https://evil.example"), ("host", "ludi.example")]));
        assert!(!ours(&[("origin", "http://ludi.example"), ("host", "ludi.example")]));
        assert!(!ours(&[("origin", "null"), ("host", "ludi.example")]));
        assert!(!ours(&[("origin", "https://ludi.example.evil"), ("host", "ludi.example")]));
        assert!(!ours(&[("sec-fetch-site", "cross-site")]));
        assert!(!ours(&[("sec-fetch-site", "same-site")]));
        assert!(!ours(&[("sec-fetch-site", "cross-site"), ("origin", "https://ludi.example")]));
    }
}
