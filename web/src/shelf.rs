//! The first page, and how a table leaves a guest's list.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Redirect};
use ludi_engine::{Intent, Lang, Player, Seat};
use ludi_store::{GuestId, TableRow};
use ludi_views::boards;
use ludi_views::form::USUAL_LEVEL;
use ludi_views::pages::home::{self, End, Sort};
use ludi_views::pages::puzzles::today;

use crate::App;
use crate::error::{Answer, WebError};
use crate::learn;
use crate::limits::Kind;
use crate::puzzles;
use crate::records::Facts;
use crate::request::{TableRequest, to_the_end};
use crate::session::Session;
use crate::tables::{TableHandle, TableState, Tables};

/// How many tables of a guest are listed.
const MINE: u32 = 40;

/// The first page: my tables, open tables, the games.
pub async fn show(State(app): State<App>, session: Session, headers: HeaderMap) -> Answer {
    let me = session.guest_id();
    let mut mine = Vec::new();
    if let Some(guest) = me {
        let away = app.store.away(guest).await?;
        for table in app.store.tables_of(guest, MINE).await? {
            if !away.contains(&table.id) {
                mine.push(told(&app, &session, &table, guest).await?);
            }
        }
    }
    let open = app.store.open_tables(20).await?;
    let open: Vec<_> = open.iter().map(|table| row(table, me)).collect();
    let words = session.visitor.words();
    let puzzle = today(words, puzzles::today(), &puzzles::solved(&headers), true);
    let learnt = ludi_registry::all().map(|game| (game, learn::progress(&headers, game)));
    Ok(home::page(&session.visitor, &mine, &open, &learnt, &puzzle).into_response())
}

/// A table in a list, as a guest sees it.
fn row(table: &TableRow, me: Option<GuestId>) -> home::Row {
    let summary = &table.summary;
    let is_mine = |seat: Seat| me.is_some() && table.seats[seat.index()].guest == me;
    let is_person =
        |seat: Seat| summary.players.get(seat.index()).is_some_and(|player| player.bot.is_none());
    home::Row {
        id: table.id.to_string(),
        game: table.game.clone(),
        names: summary.players.iter().map(|player| player.called().to_owned()).collect(),
        turn: summary.turn,
        mine: Seat::all(table.seats.len() as u8).filter(|seat| is_mine(*seat)).collect(),
        is_my_turn: summary.turn.iter().any(|seat| is_mine(seat) && is_person(seat)),
        has_company: has_company(table, me),
        plays: Seat::all(table.seats.len() as u8).any(|seat| is_mine(seat) && is_person(seat)),
        is_own: me.is_some_and(|guest| is_own(table, guest)),
        changed: table.changed,
        ..home::Row::default()
    }
}

/// Whether somebody else sits at a table, or may still come.
pub fn has_company(table: &TableRow, me: Option<GuestId>) -> bool {
    table.seats.iter().zip(&table.summary.players).any(|(seat, player)| match seat.guest {
        Some(_) => seat.guest != me,
        None => player.bot.is_none(),
    })
}

/// A table of a guest with where it stands, or how it ended.
async fn told(
    app: &App,
    session: &Session,
    table: &TableRow,
    guest: GuestId,
) -> Result<home::Row, WebError> {
    let mut row = row(table, Some(guest));
    let words = session.visitor.words_of(&table.game);
    if table.summary.finished {
        if let Some(facts) = app.records.of(app, table).await? {
            note(&mut row, &facts, words.lang());
            row.end = facts.standings.clone().map(|standings| End {
                standings,
                held: facts.outcome.as_ref().map(|outcome| outcome.verdict.goal),
            });
        }
    } else if let Ok(handle) = app.tables.get(&table.id).await {
        let state = app.tables.lock(&handle).await?;
        note(&mut row, &Facts::of(&*state.table), words.lang());
        row.moment = boards::moment(&*state.table, words);
    }
    row.finished = table.summary.finished;
    Ok(row)
}

fn note(row: &mut home::Row, facts: &Facts, lang: Lang) {
    facts.forked_at(lang).clone_into(&mut row.forked_at);
    row.sort = match facts.fort {
        _ if facts.is_fork() => Sort::Fork,
        Some(fort) => Sort::Fort(fort),
        None => Sort::Usual,
    };
}

/// Lets bots play in the seats of a guest, from now on.
pub async fn hand_over(
    tables: &Tables,
    handle: &TableHandle,
    state: &mut TableState,
    guest: GuestId,
) -> Result<(), WebError> {
    let work = |state: &mut TableState| {
        for seat in state.seats() {
            if state.owner(seat) == Some(guest) && state.bot(seat).is_none() {
                let name = state.table.players()[seat.index()].name.clone();
                let bot = Player::bot(name, USUAL_LEVEL.id());
                state.table.perform(Some(seat), &Intent::Join(bot))?;
            }
        }
        Ok(())
    };
    tables.change(handle, state, Some(guest), None, work).await
}

/// Gives up: bots take over the guest's seats, and the table stays in the guest's list as given
/// up. Whoever likes takes a seat back as long as the game runs.
pub async fn resign(request: TableRequest) -> Answer {
    request.pass(Kind::Table).await?;
    to_the_end(async move {
        let guest = request.session.guest_id().ok_or(WebError::NotFound)?;
        let mut state = request.open().await?;
        if state.viewer(Some(guest)).seats.is_empty() {
            return Err(WebError::refused("site-refused-seat"));
        }
        if !state.table.is_closed() {
            hand_over(&request.app.tables, &request.handle, &mut state, guest).await?;
            request.app.bots.wake(&request.handle);
        }
        Ok(Redirect::to("/").into_response())
    })
    .await
}

/// Takes a table out of the guest's list. Where others play on, bots take over the guest's seats.
pub async fn leave(request: TableRequest) -> Answer {
    request.pass(Kind::Table).await?;
    to_the_end(async move {
        let guest = request.session.guest_id().ok_or(WebError::NotFound)?;
        let mut state = request.open().await?;
        if !state.viewer(Some(guest)).belongs() {
            return Err(WebError::NotFound);
        }
        if !state.table.is_closed() && has_company(&state.row, Some(guest)) {
            hand_over(&request.app.tables, &request.handle, &mut state, guest).await?;
            request.app.bots.wake(&request.handle);
        }
        request.app.store.put_away(&request.handle.id, guest).await?;
        Ok(Redirect::to("/").into_response())
    })
    .await
}

/// Deletes a table for good, if whoever made it sits there alone.
pub async fn delete(request: TableRequest) -> Answer {
    request.pass(Kind::Table).await?;
    to_the_end(async move {
        let guest = request.session.guest_id().ok_or(WebError::NotFound)?;
        let mut state = request.open().await?;
        if !is_own(&state.row, guest) {
            return Err(WebError::refused("site-refused-delete"));
        }
        request.app.tables.remove(&request.handle, &mut state).await?;
        Ok(Redirect::to("/").into_response())
    })
    .await
}

/// Whether a table was made by a guest and nobody else ever sat down at it.
fn is_own(table: &TableRow, guest: GuestId) -> bool {
    let others = table.seats.iter().any(|seat| seat.guest.is_some_and(|other| other != guest));
    table.host == guest && !others
}
