//! The addresses of the site.

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::{get, post};
use ludi_engine::{AnyGame, Lang, LogIndex, Phrase, Seat};
use ludi_views::Visitor;
use ludi_views::boards::hadrian::campaign::fort_of;
use ludi_views::components::{self, Theme};
use ludi_views::pages::replay::{Stop, Stretch};
use ludi_views::pages::{
    Frame, document, errors, over, promises, provenance, replay, rules, table,
};
use maud::{Markup, html};
use serde::Deserialize;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::error::{self, Answer, WebError};
use crate::kept::{Playable, download};
use crate::limits::Kind;
use crate::request::{Posted, TableRequest};
use crate::session::{Session, SetCookie, local};
use crate::{
    App, actions, analyses, campaign, cards, create, games, health, hints, learn, metrics, pace,
    passkeys, people, puzzles, records, security, shelf, shuffle, stream, update,
};

/// Every address and what answers there.
pub fn router(app: App) -> Router {
    // What is sent for every decision repeats most of what was sent before. Of the codes that browsers
    // know, gzip remembers least, which counts with thousands of streams.
    let squeeze = CompressionLayer::new().no_br().compress_when(SizeAbove::default());
    let tables = Router::new()
        .route("/", get(show))
        .route("/events", get(stream::events).layer(squeeze))
        .route("/now", get(update::now))
        .route("/area/{seat}", get(area))
        .route("/log", get(log))
        .route("/head", get(update::head))
        .route("/replay", get(replayed))
        .route("/decide", post(actions::decide))
        .route("/undo", post(actions::undo))
        .route("/redo", post(actions::redo))
        .route("/ask", post(actions::ask))
        .route("/agree", post(actions::agree))
        .route("/decline", post(actions::decline))
        .route("/hint", post(hints::hint))
        .route("/analysis", get(analyses::show).post(analyses::begin))
        .route("/say", post(actions::say))
        .route("/look", post(actions::look))
        .route("/join", post(actions::join))
        .route("/replace", post(actions::replace))
        .route("/publish", post(actions::publish))
        .route("/pace", post(pace::set))
        .route("/skip", post(pace::skip))
        .route("/rematch", post(create::rematch))
        .route("/fork", post(create::fork))
        .route("/leave", post(shelf::leave))
        .route("/resign", post(shelf::resign))
        .route("/delete", post(shelf::delete))
        .route("/seat/{seat}/{word}", get(actions::invitation).post(actions::accept))
        .route("/watch/{word}", get(actions::watch));
    let limit = app.config.limits.body;
    let measured = measured(&app);
    Router::new()
        .route("/", get(shelf::show))
        .route("/campaign", get(campaign::show))
        .route("/cards/{game}/{name}", get(cards::show).post(cards::play))
        .route("/campaign/{fort}", post(campaign::begin))
        .route("/games/{game}", get(games::show))
        .route("/new", get(create::form).post(create::make))
        .route("/play/{game}", get(create::offer).post(create::play))
        .route("/commitment", post(shuffle::promise))
        .route("/settings", post(settings))
        .nest("/t/{id}", tables)
        .route("/provenance/{game}", get(sources))
        .route("/assets/{hash}/{*name}", get(asset))
        .route("/favicon.ico", get(favicon))
        .route("/robots.txt", get(robots))
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .merge(measured)
        .merge(school())
        .merge(own())
        .fallback(missing)
        .method_not_allowed_fallback(missing)
        .layer(DefaultBodyLimit::max(limit))
        .layer(from_fn_with_state(app.clone(), security::origin))
        .layer(from_fn(error::render))
        .layer(from_fn_with_state(app.clone(), security::headers))
        .layer(CompressionLayer::new())
        .layer(from_fn(metrics::measure))
        .with_state(app)
}

/// Where metrics have an address of their own, there are none at the site.
fn measured(app: &App) -> Router<App> {
    match app.config.metrics_addr {
        None => metrics::router(app.metrics.clone()).with_state(()),
        Some(_) => Router::new(),
    }
}

/// Where games are learned: lessons, puzzles, rules.
fn school() -> Router<App> {
    Router::new()
        .route("/learn/{game}", get(learn::course))
        .route("/learn/{game}/{lesson}", get(learn::show).post(learn::decide))
        .route("/puzzles", get(puzzles::shelf))
        .route("/puzzles/today", get(puzzles::of_today))
        .route("/puzzles/{game}/{number}", get(puzzles::show).post(puzzles::decide))
        .route("/rules", get(books))
        .route("/rules/{game}", get(book))
        .route("/rules/{game}/examples/{number}", get(worked))
}

/// What belongs to whoever asks, and what they are promised.
fn own() -> Router<App> {
    Router::new()
        .route("/promises", get(promised))
        .route("/you", get(people::show))
        .route("/you/leave", post(people::leave))
        .route("/you/leave-everywhere", post(people::leave_everywhere))
        .route("/you/link", post(people::open_link))
        .route("/you/link/close", post(people::close_link))
        .route("/you/passkeys", post(passkeys::keep))
        .route("/you/passkeys/challenge", post(passkeys::ask_to_keep))
        .route("/you/passkeys/remove", post(passkeys::remove))
        .route("/passkey", post(passkeys::come))
        .route("/passkey/challenge", post(passkeys::ask_to_come))
        .route("/you/unsay", post(people::unsay))
        .route("/you/forget", post(people::forget))
        .route("/come/{word}", get(people::invitation).post(people::come))
}

/// What we promise.
async fn promised(session: Session) -> Response {
    promises::page(&session.visitor).into_response()
}

async fn missing() -> WebError {
    WebError::NotFound
}

#[derive(Deserialize)]
struct Asked {
    /// Whose area is shown with the page.
    seat: Option<u8>,
}

/// A table, or what became of it.
async fn show(request: Playable, Query(query): Query<Asked>) -> Answer {
    let request = match request {
        Playable::Yes(request) => request,
        Playable::No(kept) => return kept.page(),
    };
    let mut state = request.open().await?;
    let is_shut = state.row.shut;
    let mut view = state.view(&request);
    view.ask_for(query.seat);
    if !view.table.is_closed() {
        let notice = if is_shut {
            errors::shut(view.words)
        } else {
            html! {}
        };
        return Ok(table::page(&mut view, &notice).into_response());
    }
    let (game, players) = (view.game().id(), view.names.len());
    let fort = fort_of(view.table);
    drop(state);
    // What other tables tell is asked without holding this one.
    let mut beyond = records::beyond(&request, game, players, fort.is_some()).await?;
    let found = request.app.analyses.found(&*request.app.store, &request.handle.id).await;
    beyond.finds = found.map_or_else(Vec::new, |found| found.finds);
    let mut state = request.open().await?;
    Ok(over::page(&mut state.view(&request), &beyond).into_response())
}

/// The whole area of a player, where a page has it only when it is asked for.
async fn area(
    request: TableRequest,
    Path((_, seat)): Path<(String, u8)>,
    Query(step): Query<Step>,
) -> Answer {
    let mut state = request.open().await?;
    let view = state.view(&request);
    let area = view.area(Seat(seat), step.at.unwrap_or(view.index()));
    Ok(area.ok_or(WebError::NotFound)?.into_response())
}

/// The log, as the visitor may read it now.
async fn log(request: Playable) -> Answer {
    let request = match request {
        Playable::Yes(request) => request,
        Playable::No(kept) => return Ok(kept.log()),
    };
    request.pass(Kind::Read).await?;
    let mut state = request.open().await?;
    let view = state.view(&request);
    Ok(download(&view.log_file(), view.table.log_for(view.viewer.seat)))
}

#[derive(Deserialize)]
struct Watched {
    at: Option<LogIndex>,
    /// With `to`: the part of the game that is watched.
    from: Option<LogIndex>,
    to: Option<LogIndex>,
    play: Option<String>,
    /// Whose area is shown with the page.
    seat: Option<u8>,
}

async fn replayed(request: TableRequest, Query(query): Query<Watched>) -> Answer {
    request.pass(Kind::Read).await?;
    let found = request.app.analyses.found(&*request.app.store, &request.handle.id).await;
    let mut state = request.open().await?;
    let last = state.table.last_index();
    let at = query.at.unwrap_or(last).min(last);
    let stretch = Stretch::asked(query.from, query.to, last);
    let mistakes = found.as_ref().map_or(&[][..], |found| &found.mistakes);
    let remark = mistakes.iter().find(|mistake| mistake.at == at + 1);
    let mut view = state.view(&request);
    view.ask_for(query.seat);
    let next = replay::way(&mut view, at, stretch).next.filter(|_| query.play.is_some());
    let stop = Stop { at, stretch, playing: next.is_some(), remark };
    let page = replay::page(&mut view, &stop).ok_or(WebError::NotFound)?;
    let Some(next) = next else { return Ok(page.into_response()) };
    // Works without a script: the browser itself asks for the next event.
    let query = stretch.map(Stretch::query).unwrap_or_default();
    let next = format!("1;url={}/replay?at={next}{query}&play=1", request.path());
    let next = HeaderValue::from_str(&next).expect("an address is plain text");
    Ok(([(header::REFRESH, next)], page).into_response())
}

/// Changes language, theme, name or whether a game's guide or estimates are wanted, and goes back.
async fn settings(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let secure = app.is_secure();
    let lang = fields.get("lang").and_then(Lang::from_code);
    let theme = fields.get("theme").and_then(Theme::from_word);
    // Who says a name is known by it from now on.
    let mut known = None;
    if let Some(name) = create::own_name(&fields) {
        session.pass(&app, Kind::Table).await?;
        (_, known) = session.guest(&app, Some(&name)).await?;
    }
    let game = fields.get("game").and_then(ludi_registry::game);
    let guide = game.zip(fields.get("guide"));
    let guide = guide.map(|(game, word)| SetCookie::guide(game.id(), word == "on", secure));
    let lang = lang.map(|lang| SetCookie::lang(lang, secure));
    let theme = theme.map(|theme| SetCookie::theme(theme, secure));
    let estimates = fields.get("estimates");
    let estimates = estimates.map(|word| SetCookie::estimates(word == "on", secure));
    let back = local(fields.get("back").unwrap_or("/")).to_owned();
    Ok((lang, theme, known, guide, estimates, Redirect::to(&back)).into_response())
}

#[derive(Deserialize)]
struct Search {
    q: Option<String>,
    /// The table to go back to.
    back: Option<String>,
}

async fn books(session: Session) -> Answer {
    let visitor = &session.visitor;
    let title = visitor.words().get("look-rules");
    let frame = Frame { title: &title, kind: components::Kind::Wide, ..Frame::default() };
    Ok(document(visitor, &frame, &rules::index(visitor.words())).into_response())
}

async fn book(
    session: Session,
    Path(id): Path<String>,
    Query(search): Query<Search>,
    headers: HeaderMap,
) -> Answer {
    let game = ludi_registry::game(&id).ok_or(WebError::NotFound)?;
    let words = session.visitor.words_of(&id);
    let back = search.back.or_else(|| came_from(&headers)).filter(|back| is_table(back));
    let main = rules::page(words, game, &search.q.unwrap_or_default(), back.as_deref());
    Ok(framed(
        &session.visitor,
        game,
        "look-rules-title",
        components::Kind::Board(game.id()),
        &main,
    ))
}

/// The address of the page with the link that was followed. Only our own pages say it.
fn came_from(headers: &HeaderMap) -> Option<String> {
    let page: Uri = headers.get(header::REFERER)?.to_str().ok()?.parse().ok()?;
    Some(page.path().to_owned())
}

/// Whether an address is that of a table.
fn is_table(address: &str) -> bool {
    let name = address.strip_prefix("/t/");
    name.is_some_and(|name| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric()))
}

#[derive(Deserialize)]
struct Step {
    at: Option<LogIndex>,
}

/// A worked example of the rules.
async fn worked(
    session: Session,
    Path((id, number)): Path<(String, usize)>,
    Query(step): Query<Step>,
) -> Answer {
    let game = ludi_registry::game(&id).ok_or(WebError::NotFound)?;
    let page = rules::example::page(&session.visitor, game, number, step.at);
    Ok(page.ok_or(WebError::NotFound)?.into_response())
}

async fn sources(State(app): State<App>, session: Session, Path(id): Path<String>) -> Answer {
    let game = ludi_registry::game(&id).ok_or(WebError::NotFound)?;
    let words = session.visitor.words_of(&id);
    let main = html! {
        @for pack in app.packs.of(&id) {
            (provenance::page(words, game, pack.stamp(), pack.origins()))
        }
    };
    Ok(framed(&session.visitor, game, "look-provenance-title", components::Kind::Reading, &main))
}

fn framed(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    title: &'static str,
    kind: components::Kind<'_>,
    main: &Markup,
) -> Response {
    let name = game.about().name;
    let title = visitor.words_of(game.id()).say(&Phrase::new(title).with("game", name), &[]);
    let place = name.get(visitor.lang);
    let frame = Frame { title: &title, place, game: game.id(), kind, ..Frame::default() };
    document(visitor, &frame, main).into_response()
}

async fn asset(Path((hash, name)): Path<(String, String)>) -> Answer {
    let found = components::assets::get(&name).filter(|_| hash == components::assets::hash());
    let (bytes, kind) = found.ok_or(WebError::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, kind),
        // The address changes with the content.
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
    ];
    Ok((headers, bytes).into_response())
}

async fn favicon() -> Redirect {
    Redirect::temporary(&components::asset("favicon.svg"))
}

async fn robots() -> &'static str {
    "User-agent: *\nDisallow: /t/\nDisallow: /come/\n"
}
