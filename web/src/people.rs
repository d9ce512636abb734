//! What guests do with what is theirs: leaving, coming back on another device, taking back what
//! they said, being forgotten.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use ludi_engine::LogIndex;
use ludi_store::{Guest, GuestId, News, Store, TableId, Token};
use ludi_views::pages::you::{self, PersonalLink, Saying};

use crate::App;
use crate::address::is_local;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::passkeys;
use crate::request::{Posted, to_the_end};
use crate::session::{Session, SetCookie};
use crate::shelf::{hand_over, has_company};
use crate::tables::Tables;
use crate::upkeep::ago;

/// How long a link by which one comes back is good.
const LINK: Duration = Duration::from_mins(10);

/// How many words of a guest are listed.
const WORDS: u32 = 100;

/// Whoever asks, if they are known.
pub fn known(session: &Session) -> Result<&Guest, WebError> {
    session.guest.as_ref().ok_or(WebError::refused("site-refused-stranger"))
}

/// The page about whoever looks at it.
pub async fn show(State(app): State<App>, session: Session) -> Answer {
    page(&app, &session, None).await
}

async fn page(app: &App, session: &Session, link: Option<PersonalLink>) -> Answer {
    let Some(guest) = &session.guest else {
        let offered = passkeys::are_offered(app, session);
        return Ok(you::nobody(&session.visitor, offered).into_response());
    };
    let keys = passkeys::listed(app, session, guest.id).await?;
    let words = app.store.words_of(guest.id, WORDS).await?;
    let words = words.into_iter().map(|word| Saying {
        table: word.table.to_string(),
        game: word.game,
        at: word.at,
        text: word.text,
    });
    let words: Vec<Saying> = words.collect();
    // What is shown after a form was sent is found again at its own address.
    let known = you::Known { words: &words, keys: keys.as_deref(), link: link.as_ref() };
    Ok(you::page(&session.visitor.at("/you"), &known).into_response())
}

fn home(app: &App) -> Response {
    (SetCookie::no_session(app.is_secure()), Redirect::to("/")).into_response()
}

/// Ends the session of this browser.
pub async fn leave(State(app): State<App>, session: Session) -> Answer {
    session.pass(&app, Kind::Read).await?;
    if let Some(token) = &session.token {
        app.store.end_session(&token.digest()).await?;
    }
    Ok(home(&app))
}

/// Ends all sessions of the guest.
pub async fn leave_everywhere(State(app): State<App>, session: Session) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Read).await?;
    app.store.end_sessions(guest).await?;
    app.ended.fetch_add(1, Ordering::Relaxed);
    app.nodes.tell(News::Ended);
    // Pages that are open on other devices hear of it.
    let tables = app.store.tables_of(guest, u32::MAX).await?;
    app.tables.tell(tables.iter().map(|row| &row.id));
    Ok(home(&app))
}

/// Makes a link by which the guest comes back, once; the one of before is no good any more.
pub async fn open_link(State(app): State<App>, session: Session) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Table).await?;
    let token = Token::random(&*app.entropy);
    let until = ago(Duration::ZERO) + LINK.as_millis() as i64;
    app.store.open_return(guest, &token.digest(), until).await?;
    let address = format!("{}/come/{}", session.site, token.as_str());
    page(&app, &session, Some(PersonalLink { address, is_local: is_local(&session.site) })).await
}

/// Makes the link no good.
pub async fn close_link(State(app): State<App>, session: Session) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Read).await?;
    app.store.close_return(guest).await?;
    Ok(Redirect::to("/you").into_response())
}

/// The page behind a link by which somebody comes back: looking at it does not use it up.
pub async fn invitation(
    State(app): State<App>,
    session: Session,
    Path(word): Path<String>,
) -> Answer {
    session.pass(&app, Kind::Read).await?;
    let token = Token::parse(&word).ok_or(WebError::NotFound)?;
    let guest = app.store.returning(&token.digest()).await?;
    let guest = guest.ok_or(WebError::refused("site-refused-link"))?;
    if session.guest_id() == Some(guest.id) {
        return Ok(Redirect::to("/you").into_response());
    }
    Ok(you::come(&session.visitor, &guest.name).into_response())
}

/// Comes back by a link: this browser has one more session of its guest. Whoever it knew before is
/// logged out here.
pub async fn come(State(app): State<App>, session: Session, Path(word): Path<String>) -> Answer {
    session.pass(&app, Kind::Table).await?;
    let link = Token::parse(&word).ok_or(WebError::NotFound)?;
    let token = Token::random(&*app.entropy);
    let guest = app.store.come_back(&link.digest(), &token.digest()).await?;
    guest.ok_or(WebError::refused("site-refused-link"))?;
    if let Some(before) = &session.token {
        app.store.end_session(&before.digest()).await?;
    }
    Ok((SetCookie::session(&token, app.is_secure()), Redirect::to("/")).into_response())
}

/// Takes back what the guest said.
pub async fn unsay(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Read).await?;
    let table: Option<TableId> = fields.get("table").and_then(|id| id.parse().ok());
    let at: Option<LogIndex> = fields.number("at");
    let (table, at) = table.zip(at).ok_or(WebError::Garbled)?;
    if !app.store.unsay(&table, at, guest).await? {
        return Err(WebError::refused("site-refused-unsaid"));
    }
    app.tables.doubt(&[table]);
    Ok(Redirect::to("/you#words").into_response())
}

/// Forgets the guest, if they say so.
pub async fn forget(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let guest = known(&session)?.id;
    session.pass(&app, Kind::Read).await?;
    if fields.get("sure") != Some("yes") {
        return Err(WebError::refused("site-refused-sure"));
    }
    to_the_end(async move {
        for id in forget_everywhere(&app.tables, &*app.store, guest).await? {
            if let Ok(handle) = app.tables.get(&id).await {
                app.bots.wake(&handle);
            }
        }
        Ok(home(&app))
    })
    .await
}

/// Forgets a guest: bots play on in their seats where others are, everything else of theirs goes.
/// Returns the tables that changed or are gone.
pub async fn forget_everywhere(
    tables: &Tables,
    store: &dyn Store,
    guest: GuestId,
) -> Result<Vec<TableId>, WebError> {
    for row in store.tables_of(guest, u32::MAX).await? {
        if row.summary.finished || !has_company(&row, Some(guest)) {
            continue;
        }
        let handle = match tables.get(&row.id).await {
            Ok(handle) => handle,
            // Nobody plays at it, whoever sits there.
            Err(WebError::Unplayable | WebError::NotFound) => continue,
            Err(error) => return Err(error),
        };
        let mut state = tables.lock(&handle).await?;
        if !state.table.is_closed() && !state.row.shut {
            hand_over(tables, &handle, &mut state, guest).await?;
        }
    }
    let changed = store.forget(guest).await?;
    tables.doubt(&changed);
    Ok(changed)
}
