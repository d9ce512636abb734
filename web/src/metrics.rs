//! What is measured, for Prometheus.

use std::sync::OnceLock;
use std::time::Instant;

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use ludi_store::TableId;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

/// The recorder of this process; servers in one process share it.
#[derive(Clone)]
pub struct Metrics(Option<PrometheusHandle>);

const SECONDS: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

impl Metrics {
    /// The recorder, made at first use.
    pub fn install() -> Self {
        static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
        let make = || {
            let builder = PrometheusBuilder::new().set_buckets(&SECONDS).ok()?;
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            // If the program has its own recorder, ours stays empty.
            metrics::set_global_recorder(recorder).ok()?;
            Some(handle)
        };
        Self(HANDLE.get_or_init(make).clone())
    }

    /// Everything measured, as text.
    pub fn text(&self) -> String {
        self.0.as_ref().map(PrometheusHandle::render).unwrap_or_default()
    }

    /// Sums up what was measured since the last time.
    pub fn upkeep(&self) {
        if let Some(handle) = &self.0 {
            handle.run_upkeep();
        }
    }
}

/// `/metrics` and nothing else.
pub fn router(metrics: Metrics) -> Router {
    let shown = move || async move {
        ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics.text())
            .into_response()
    };
    Router::new().route("/metrics", get(shown))
}

/// A method by its name, or one name for all that people make up: each label is remembered.
fn known(method: &Method) -> &'static str {
    let usual = ["GET", "HEAD", "POST", "OPTIONS"];
    usual.into_iter().find(|usual| *usual == method.as_str()).unwrap_or("other")
}

/// The table an address names: its own word is no secret, as links are.
fn table_in(path: &str) -> Option<TableId> {
    path.strip_prefix("/t/")?.split('/').next()?.parse().ok()
}

/// Measures requests. The pattern of the path is kept, never the path itself: links are secrets.
pub async fn measure(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or_else(|| "other".to_owned(), |path| path.as_str().to_owned());
    let method = known(request.method());
    let table = table_in(request.uri().path());
    let table = table.as_ref().map(tracing::field::display);
    let began = Instant::now();
    let response = next.run(request).await;
    let seconds = began.elapsed().as_secs_f64();
    let status = response.status().as_u16();
    if status >= 500 {
        tracing::error!(%method, %path, table, status, seconds, "request");
    } else {
        tracing::info!(%method, %path, table, status, seconds, "request");
    }
    let labels = [("method", method.to_owned()), ("path", path), ("status", status.to_string())];
    metrics::counter!("ludi_requests_total", &labels).increment(1);
    metrics::histogram!("ludi_request_seconds", "path" => labels[1].1.clone()).record(seconds);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_an_address_only_the_table_is_told() {
        let told = |path| table_in(path).map(|id| id.to_string());
        let id = Some("0123456789abcdef".to_owned());
        assert_eq!(told("/t/0123456789abcdef"), id);
        assert_eq!(told("/t/0123456789abcdef/seat/2/secretsecretsecretsecret"), id);
        for other in ["/", "/t/", "/t/Livia", "/t//0123456789abcdef", "/come/0123456789abcdef"] {
            assert_eq!(told(other), None, "{other}");
        }
    }
}
