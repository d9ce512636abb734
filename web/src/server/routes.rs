//! The addresses of the site.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use ludi_engine::log::NAME_LIMIT;
use ludi_engine::{AnyGame, Lang, LogIndex, Phrase};
use maud::{Markup, html};
use serde::Deserialize;
use tower_http::compression::CompressionLayer;

use super::desk::{Answer, Desk, Failed};
use super::fields::{Fields, tidy};
use super::hall::Trouble;
use super::reader::{Reader, SetCookie, local};
use super::{App, actions, advice, guard, making, probes, stream, update};
use crate::look::{self, Theme};
use crate::pages::{Frame, document, errors, home, over, provenance, replay, rules, table};

/// Every address and what answers there.
pub fn router(app: App) -> Router {
    let tables = Router::new()
        .route("/", get(show))
        .route("/events", get(stream::events))
        .route("/now", get(update::now))
        .route("/log", get(log))
        .route("/replay", get(replayed))
        .route("/decide", post(actions::decide))
        .route("/undo", post(actions::undo))
        .route("/redo", post(actions::redo))
        .route("/ask", post(actions::ask))
        .route("/agree", post(actions::agree))
        .route("/decline", post(actions::decline))
        .route("/hint", post(advice::hint))
        .route("/analysis", get(advice::show).post(advice::begin))
        .route("/say", post(actions::say))
        .route("/look", post(actions::look))
        .route("/join", post(actions::join))
        .route("/replace", post(actions::replace))
        .route("/publish", post(actions::publish))
        .route("/rematch", post(making::rematch))
        .route("/fork", post(making::fork))
        .route("/seat/{seat}/{word}", get(actions::invitation).post(actions::accept))
        .route("/watch/{word}", get(actions::watch));
    let limit = app.config.limits.body;
    Router::new()
        .route("/", get(shelf))
        .route("/new", get(making::form).post(making::make))
        .route("/play/{game}", post(making::play))
        .route("/settings", post(settings))
        .nest("/t/{id}", tables)
        .route("/rules", get(books))
        .route("/rules/{game}", get(book))
        .route("/provenance/{game}", get(sources))
        .route("/assets/{hash}/{*name}", get(asset))
        .route("/favicon.ico", get(favicon))
        .route("/robots.txt", get(robots))
        .route("/healthz", get(health))
        .route("/metrics", get(measured))
        .fallback(missing)
        .method_not_allowed_fallback(missing)
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn_with_state(app.clone(), guard::origin))
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new())
        .layer(from_fn(probes::measure))
        .with_state(app)
}

async fn missing(reader: Reader) -> Response {
    errors::nowhere(&reader).into_response()
}

async fn shelf(State(app): State<App>, reader: Reader) -> Answer {
    let failed = |error: ludi_store::StoreError| Failed::page(&reader, error.into());
    let mine = match &reader.guest {
        Some(guest) => app.store.tables_of(guest.id, 40).await.map_err(failed)?,
        None => Vec::new(),
    };
    let open = app.store.open_tables(20).await.map_err(failed)?;
    Ok(home::page(&reader, &mine, &open).into_response())
}

/// A table, or what became of it.
async fn show(desk: Desk) -> Answer {
    let mut inner = desk.lock().await.map_err(|trouble| desk.failed(trouble))?;
    let page = if inner.table.is_closed() {
        over::page(&desk, &mut inner)
    } else {
        table::page(&desk, &mut inner, &html! {})
    };
    Ok(page.into_response())
}

/// The log, as the reader may read it now.
async fn log(desk: Desk) -> Answer {
    let inner = desk.lock().await.map_err(|trouble| desk.failed(trouble))?;
    let eyes = inner.eyes(desk.reader.guest.as_ref());
    let log = inner.table.log_for(eyes.seat);
    let name = format!("ludi-{}-{}.jsonl", inner.table.game().id(), desk.live.id);
    let saved = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""))
        .expect("the names of tables and games are plain letters");
    let kind = HeaderValue::from_static("application/jsonl; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, saved)], log).into_response())
}

#[derive(Deserialize)]
struct At {
    at: Option<LogIndex>,
    play: Option<String>,
}

async fn replayed(desk: Desk, Query(query): Query<At>) -> Answer {
    let mut inner = desk.lock().await.map_err(|trouble| desk.failed(trouble))?;
    let last = inner.table.last_index();
    let at = query.at.unwrap_or(last).min(last);
    let playing = query.play.is_some() && at < last;
    let page = replay::page(&desk, &mut inner, at, playing);
    let page = page.ok_or_else(|| desk.failed(Trouble::Nowhere))?;
    if !playing {
        return Ok(page.into_response());
    }
    // Works without a script: the browser itself asks for the next position.
    let next = format!("1;url={}/replay?at={}&play=1", desk.path(), at + 1);
    let next = HeaderValue::from_str(&next).expect("an address is plain text");
    Ok(([(header::REFRESH, next)], page).into_response())
}

/// Changes language, theme or name and goes back.
async fn settings(State(app): State<App>, reader: Reader, fields: Fields) -> Answer {
    let secure = app.is_secure();
    let lang = fields.get("lang").and_then(Lang::from_code);
    let theme = fields.get("theme").and_then(Theme::from_word);
    let name = fields.get("name").and_then(|name| tidy(name, NAME_LIMIT));
    if let (Some(guest), Some(name)) = (&reader.guest, name) {
        let renamed = app.store.rename(guest.id, &name).await;
        renamed.map_err(|error| Failed::page(&reader, error.into()))?;
    }
    let lang = lang.map(|lang| SetCookie::lang(lang, secure));
    let theme = theme.map(|theme| SetCookie::theme(theme, secure));
    let back = local(fields.get("back").unwrap_or("/")).to_owned();
    Ok((lang, theme, Redirect::to(&back)).into_response())
}

#[derive(Deserialize)]
struct Search {
    q: Option<String>,
}

async fn books() -> Redirect {
    let first = ludi_registry::all().first().map_or("", |game| game.id());
    Redirect::to(&format!("/rules/{first}"))
}

fn known(reader: &Reader, id: &str) -> Result<&'static dyn AnyGame, Failed> {
    ludi_registry::game(id).ok_or_else(|| Failed::page(reader, Trouble::Nowhere))
}

async fn book(reader: Reader, Path(id): Path<String>, Query(search): Query<Search>) -> Answer {
    let game = known(&reader, &id)?;
    let words = reader.words_of(&id);
    let main = rules::page(words, game, &search.q.unwrap_or_default());
    let title = words.say(&Phrase::new("look-rules-title").with("game", game.about().name), &[]);
    Ok(framed(&reader, game, &title, &main))
}

async fn sources(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Answer {
    let game = known(&reader, &id)?;
    let packs: Vec<Markup> = app
        .packs
        .of(&id)
        .iter()
        .map(|pack| provenance::page(reader.words_of(&id), game, pack.stamp(), pack.origins()))
        .collect();
    let words = reader.words_of(&id);
    let title =
        words.say(&Phrase::new("look-provenance-title").with("game", game.about().name), &[]);
    let main = html! { @for pack in &packs { (pack) } };
    Ok(framed(&reader, game, &title, &main))
}

fn framed(reader: &Reader, game: &'static dyn AnyGame, title: &str, main: &Markup) -> Response {
    let place = game.about().name.get(reader.lang);
    let frame = Frame { title, place, game: game.id(), kind: look::Kind::Reading };
    document(reader, &frame, main).into_response()
}

async fn asset(reader: Reader, Path((hash, name)): Path<(String, String)>) -> Response {
    let found = look::assets::get(&name).filter(|_| hash == look::assets::hash());
    let Some((bytes, kind)) = found else { return errors::nowhere(&reader).into_response() };
    let headers = [
        (header::CONTENT_TYPE, kind),
        // The address changes with the content.
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    (headers, bytes).into_response()
}

async fn favicon() -> Redirect {
    Redirect::temporary(&look::asset("favicon.svg"))
}

async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /t/\n"
}

async fn health(State(app): State<App>) -> Response {
    match app.store.health().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn measured(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.probes.text()).into_response()
}
