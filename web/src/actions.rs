//! What people do at a table: decisions, going back, chat, seats.

use axum::extract::Path;
use axum::response::{IntoResponse as _, Redirect};
use ludi_bots::LEVELS;
use ludi_engine::log::{NOBODY, SAY_LIMIT};
use ludi_engine::{Intent, LogIndex, Phrase, Player, Refused, Seat};
use ludi_store::{GuestId, Measure, News};
use ludi_views::form::{Fields, tidy};
use ludi_views::pages::seat;

use crate::create::{bot_name, own_among, own_name};
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::{Posted, TableRequest, to_the_end};
use crate::shuffle;
use crate::tables::{TableState, WATCH, seat_purpose};

async fn act(request: TableRequest, fields: &Fields, intent: Intent) -> Answer {
    request.pass(Kind::Decision).await?;
    let (named, after) = (fields.seat(), fields.position());
    let work = move |request: &TableRequest, state: &mut TableState| {
        let seat = match intent {
            Intent::Agree | Intent::Decline => request.asked_seat(state, named),
            _ => request.own_seat(state, named),
        };
        let seat = seat.ok_or(WebError::refused("site-refused-seat"))?;
        let after = after.unwrap_or_else(|| state.table.last_index());
        state.perform(Some(seat), &intent, after)?;
        metrics::counter!("ludi_acts_total").increment(1);
        Ok(())
    };
    request.change(work).await
}

/// Makes a decision.
pub async fn decide(request: TableRequest, Posted(fields): Posted) -> Answer {
    let notation = fields.get("decision").unwrap_or_default().to_owned();
    act(request, &fields, Intent::Decide(notation)).await
}

/// Takes a decision back.
pub async fn undo(request: TableRequest, Posted(fields): Posted) -> Answer {
    act(request, &fields, Intent::Undo).await
}

/// Makes it again.
pub async fn redo(request: TableRequest, Posted(fields): Posted) -> Answer {
    act(request, &fields, Intent::Redo).await
}

/// Asks everybody to go back.
pub async fn ask(request: TableRequest, Posted(fields): Posted) -> Answer {
    let to: LogIndex = fields.number("to").unwrap_or(LogIndex::MAX);
    act(request, &fields, Intent::Ask(to)).await
}

/// Agrees to go back.
pub async fn agree(request: TableRequest, Posted(fields): Posted) -> Answer {
    act(request, &fields, Intent::Agree).await
}

/// Declines to go back.
pub async fn decline(request: TableRequest, Posted(fields): Posted) -> Answer {
    act(request, &fields, Intent::Decline).await
}

/// Whether whoever runs the site lets nobody speak at the table, or not this visitor.
async fn is_silenced(request: &TableRequest) -> Result<bool, WebError> {
    let guest = request.session.guest_id().map(Measure::Mute);
    let measures: Vec<Measure> =
        guest.into_iter().chain([Measure::Hush(request.handle.id.clone())]).collect();
    Ok(request.app.store.is_under(&measures).await?)
}

/// Says something, as a player or as a spectator.
pub async fn say(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Chat).await?;
    if is_silenced(&request).await? {
        return Err(WebError::refused("site-refused-muted"));
    }
    let text = tidy(fields.get("text").unwrap_or_default(), SAY_LIMIT);
    let (named, after) = (fields.seat(), fields.position());
    let work = move |request: &TableRequest, state: &mut TableState| {
        // A voice belongs to somebody: guests only.
        if request.session.guest.is_none() {
            return Err(WebError::refused("site-refused-guest"));
        }
        let text = text.ok_or(WebError::refused("refused-text"))?;
        let seat = request.own_seat(state, named);
        let after = after.unwrap_or_else(|| state.table.last_index());
        state.perform(seat, &Intent::Say(text), after)
    };
    request.change(work).await
}

/// Lifts the curtain: one of the guest's seats looks at the screen now.
pub async fn look(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Decision).await?;
    let mut state = request.open().await?;
    if let (Some(guest), Some(seat)) = (request.session.guest_id(), fields.seat()) {
        request.app.nodes.raise(&request.handle.id, guest, seat.0).await?;
        state.raise(guest, seat);
        request.app.nodes.tell(News::Changed(request.handle.id.clone()));
        request.handle.tell();
    }
    request.answer(&mut state, Ok(()))
}

/// Whether a bot may play for a seat from now on, or no longer: its owner decides, and the host for
/// seats that are nobody's and for people who have been away for long. Never while the seat still
/// has to say whether to go back.
fn may_replace(
    request: &TableRequest,
    state: &TableState,
    seat: Seat,
    guest: GuestId,
) -> Result<(), WebError> {
    let owner = state.owner(seat);
    let (own, host) = (owner == Some(guest), guest == state.row.host);
    if !own && !host {
        return Err(WebError::refused("site-refused-host"));
    }
    if state.table.question().is_some() {
        return Err(WebError::refused("site-refused-asked"));
    }
    let away = |owner| request.handle.presence.absence(owner) >= request.app.config.absence;
    // Giving a seat back to its owner takes nothing from them.
    let returned = state.bot(seat).is_some();
    if own || returned || owner.is_none_or(away) {
        return Ok(());
    }
    let minutes = request.app.config.absence.as_secs().div_ceil(60) as i64;
    let who = state.table.players()[seat.index()].name.clone();
    let refused = Phrase::new("site-refused-here").with("who", who).with("minutes", minutes);
    Err(Refused::new(refused).into())
}

/// Lets a bot play for a seat, or gives it back: the host for every seat, players for their own.
pub async fn replace(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Decision).await?;
    let named = fields.seat();
    let wanted = fields.get("bot").unwrap_or_default();
    let level = LEVELS.into_iter().find(|level| level.id() == wanted);
    let work = move |request: &TableRequest, state: &mut TableState| {
        let refused = || WebError::refused("site-refused-host");
        let guest = request.session.guest_id().ok_or_else(refused)?;
        let seat = named.ok_or_else(refused)?;
        let player = state.table.players().get(seat.index()).ok_or_else(refused)?;
        may_replace(request, state, seat, guest)?;
        let who = match level {
            Some(level) if player.name == NOBODY => {
                Player::bot(bot_name(&*state.table, seat), level.id())
            }
            Some(level) => Player::bot(player.name.clone(), level.id()),
            None if state.owner(seat).is_none() => Player::person(NOBODY),
            None => Player::person(player.name.clone()),
        };
        if *player == who {
            return Ok(());
        }
        Ok(state.table.perform(Some(seat), &Intent::Join(who))?)
    };
    request.change(work).await
}

/// Shows the table to everybody, or hides it.
pub async fn publish(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Decision).await?;
    let public = fields.get("public") == Some("yes");
    to_the_end(async move {
        let mut state = request.open().await?;
        if request.session.guest_id() != Some(state.row.host) {
            return Err(WebError::refused("site-refused-host"));
        }
        request.app.store.set_public(&request.handle.id, public).await?;
        state.row.public = public;
        request.handle.tell();
        request.answer(&mut state, Ok(()))
    })
    .await
}

/// Sits down in a free seat: by link, or at a public table where the seat is open.
async fn sit(
    request: &TableRequest,
    state: &mut TableState,
    seat: Seat,
    fields: &Fields,
) -> Answer {
    request.pass(Kind::Table).await?;
    let given = own_name(fields);
    let (guest, cookie) = request.session.guest(&request.app, given.as_deref()).await?;
    if state.owner(seat) != Some(guest.id) {
        let name = own_among(&given.unwrap_or(guest.name), &state.table.names());
        let who = Player::person(name);
        let join = |state: &mut TableState| {
            if !state.is_free(seat) {
                return Err(WebError::Taken);
            }
            state.table.perform(Some(seat), &Intent::Join(who))?;
            shuffle::add(&mut *state.table, seat, fields);
            Ok(())
        };
        let claim = Some((seat, guest.id));
        request.app.tables.change(&request.handle, state, Some(guest.id), claim, join).await?;
        request.app.bots.wake(&request.handle);
    }
    Ok((cookie, Redirect::to(&request.path())).into_response())
}

/// The seat a link leads to, if the link is right.
fn linked_seat(state: &TableState, number: &str, word: &str) -> Result<Seat, WebError> {
    let number: u8 = number.parse().map_err(|_| WebError::NotFound)?;
    let seat = Seat(number.checked_sub(1).ok_or(WebError::NotFound)?);
    let known = seat.index() < state.table.players().len();
    let fits = known && state.secrets.key.fits(&seat_purpose(seat), word);
    fits.then_some(seat).ok_or(WebError::NotFound)
}

/// The page behind a link to a seat.
pub async fn invitation(
    mut request: TableRequest,
    Path((_, number, word)): Path<(String, String, String)>,
) -> Answer {
    let mut state = request.open_by_link().await?;
    let seat = linked_seat(&state, &number, &word)?;
    let owner = state.owner(seat);
    if owner.is_some() && owner == request.session.guest_id() {
        return Ok(Redirect::to(&request.path()).into_response());
    }
    if !state.is_free(seat) {
        return Err(WebError::Taken);
    }
    request.session.suggest_beside(&request.app, &state.table.names());
    Ok(seat::page(&state.view(&request), seat).into_response())
}

/// Sits down by link.
pub async fn accept(
    request: TableRequest,
    Path((_, number, word)): Path<(String, String, String)>,
    Posted(fields): Posted,
) -> Answer {
    to_the_end(async move {
        let mut state = request.open_by_link().await?;
        let seat = linked_seat(&state, &number, &word)?;
        sit(&request, &mut state, seat, &fields).await
    })
    .await
}

/// Whether somebody who sits at the table already would see in a seat what is secret to theirs.
fn sees_too_much(request: &TableRequest, state: &TableState, seat: Seat) -> bool {
    let mut seats = state.viewer(request.session.guest_id()).seats;
    if seats.is_empty() || seats.contains(seat) {
        return false;
    }
    seats.insert(seat);
    state.table.has_secrets_between(seats) || !state.table.is_open_book()
}

/// Sits down in an open seat of a public table.
pub async fn join(request: TableRequest, Posted(fields): Posted) -> Answer {
    to_the_end(async move {
        let mut state = request.open().await?;
        let named = fields.seat();
        let is_open = |seat: &Seat| {
            state.row.seats[seat.index()].open
                && state.is_free(*seat)
                && named.is_none_or(|named| named == *seat)
        };
        let seat = state.seats().find(is_open).ok_or(WebError::Taken)?;
        if sees_too_much(&request, &state, seat) {
            return Err(WebError::refused("site-refused-second"));
        }
        sit(&request, &mut state, seat, &fields).await
    })
    .await
}

/// Lets in a spectator who has the link.
pub async fn watch(request: TableRequest, Path((_, word)): Path<(String, String)>) -> Answer {
    let mut state = request.open_by_link().await?;
    if !state.secrets.key.fits(WATCH, &word) {
        return Err(WebError::NotFound);
    }
    request.pass(Kind::Table).await?;
    let (guest, cookie) = request.session.guest(&request.app, None).await?;
    request.app.store.admit(&request.handle.id, guest.id).await?;
    state.admit(guest.id);
    Ok((cookie, Redirect::to(&request.path())).into_response())
}
