//! What people do at a table: decisions, going back, chat, seats.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect};
use ludi_bots::LEVELS;
use ludi_engine::log::{NAME_LIMIT, SAY_LIMIT};
use ludi_engine::{Intent, LogIndex, Player, Seat};

use super::desk::{self, Answer, Desk};
use super::fields::{Fields, tidy};
use super::hall::{Inner, NOBODY, Trouble};
use super::limits::Kind;
use super::making::bot_name;
use super::update::Update;
use crate::pages::{errors, seat, table};

/// Answers a request that acted on a table: the page again, or a word to the script.
async fn answer(desk: &Desk, outcome: Result<(), Trouble>) -> Answer {
    desk.app.bots.wake(&desk.live);
    let position = desk.lock().await.map_err(|t| desk.failed(t))?.table.last_index();
    match outcome {
        Ok(()) if desk.script => Ok(Json(Update { position, ..Update::default() }).into_response()),
        Ok(()) => Ok(Redirect::to(&desk.path()).into_response()),
        Err(trouble @ (Trouble::Refused(_) | Trouble::Stale(_))) => {
            let mut inner = desk.lock().await.map_err(|t| desk.failed(t))?;
            let status = match trouble {
                Trouble::Stale(_) => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            };
            let notice = table::notice(desk, &mut inner, &trouble);
            if desk.script {
                let notice = Some(notice.0);
                let update = Update { position, notice, ..Update::default() };
                return Ok((status, Json(update)).into_response());
            }
            Ok((status, table::page(desk, &mut inner, &notice)).into_response())
        }
        Err(trouble) => Err(desk.failed(trouble)),
    }
}

async fn act(desk: Desk, fields: &Fields, act: Intent) -> Answer {
    desk.pass(Kind::Decision)?;
    let (seat, current) = {
        let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        (desk.own_seat(&inner, fields.seat()), inner.table.last_index())
    };
    let Some(seat) = seat else { return Err(desk.refused("site-refused-seat")) };
    let position = fields.position().unwrap_or(current);
    let outcome = desk.app.hall.act(&desk.live, Some(seat), act, position).await;
    if outcome.is_ok() {
        metrics::counter!("ludi_acts_total").increment(1);
    }
    answer(&desk, outcome).await
}

/// Makes a decision.
pub async fn decide(desk: Desk, fields: Fields) -> Answer {
    let notation = fields.get("decision").unwrap_or_default().to_owned();
    act(desk, &fields, Intent::Decide(notation)).await
}

/// Takes a decision back.
pub async fn undo(desk: Desk, fields: Fields) -> Answer {
    act(desk, &fields, Intent::Undo).await
}

/// Makes it again.
pub async fn redo(desk: Desk, fields: Fields) -> Answer {
    act(desk, &fields, Intent::Redo).await
}

/// Asks everybody to go back to a position.
pub async fn ask(desk: Desk, fields: Fields) -> Answer {
    let to: LogIndex = fields.number("to").unwrap_or(LogIndex::MAX);
    act(desk, &fields, Intent::Ask(to)).await
}

/// Agrees to go back.
pub async fn agree(desk: Desk, fields: Fields) -> Answer {
    act(desk, &fields, Intent::Agree).await
}

/// Declines to go back.
pub async fn decline(desk: Desk, fields: Fields) -> Answer {
    act(desk, &fields, Intent::Decline).await
}

/// Says something, as a player or as a spectator.
pub async fn say(desk: Desk, fields: Fields) -> Answer {
    desk.pass(Kind::Chat)?;
    // A voice belongs to somebody: guests only.
    if desk.reader.guest.is_none() {
        return Err(desk.refused("site-refused-guest"));
    }
    let text = tidy(fields.get("text").unwrap_or_default(), SAY_LIMIT);
    let Some(text) = text else { return Err(desk.refused("refused-text")) };
    let (seat, current) = {
        let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        (desk.own_seat(&inner, fields.seat()), inner.table.last_index())
    };
    let position = fields.position().unwrap_or(current);
    let outcome = desk.app.hall.act(&desk.live, seat, Intent::Say(text), position).await;
    answer(&desk, outcome).await
}

/// Lifts the curtain: one of the guest's seats looks at the screen now.
pub async fn look(desk: Desk, fields: Fields) -> Answer {
    desk.pass(Kind::Decision)?;
    if let (Some(guest), Some(seat)) = (&desk.reader.guest, fields.seat()) {
        desk.lock().await.map_err(|t| desk.failed(t))?.raise(guest.id, seat);
        desk.live.tell();
    }
    answer(&desk, Ok(())).await
}

/// Lets a bot play for a seat, or gives it back: the host for every seat, players for their own.
pub async fn replace(desk: Desk, fields: Fields) -> Answer {
    desk.pass(Kind::Decision)?;
    let refused = desk.refused("site-refused-host");
    let Some(guest) = desk.reader.guest.clone() else { return Err(refused) };
    let Some(seat) = fields.seat() else { return Err(refused) };
    let wanted = fields.get("bot").unwrap_or_default();
    let level = LEVELS.into_iter().find(|level| level.id() == wanted);
    let allowed = {
        let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        let own = inner.owner(seat) == Some(guest.id);
        seat.index() < inner.table.players().len() && (own || guest.id == inner.row.host)
    };
    if !allowed {
        return Err(refused);
    }
    let change = move |inner: &mut Inner| {
        let player = &inner.table.players()[seat.index()];
        let who = match level {
            Some(level) if player.name == NOBODY => Player::bot(bot_name(inner, seat), level.id()),
            Some(level) => Player::bot(player.name.clone(), level.id()),
            None if inner.owner(seat).is_none() => Player::person(NOBODY),
            None => Player::person(player.name.clone()),
        };
        if *player == who {
            return Ok(());
        }
        Ok(inner.table.perform(Some(seat), &Intent::Join(who))?)
    };
    let outcome = desk.app.hall.change(&desk.live, None, change).await;
    answer(&desk, outcome).await
}

/// Shows the table to everybody, or hides it.
pub async fn publish(desk: Desk, fields: Fields) -> Answer {
    let public = fields.get("public") == Some("yes");
    {
        let mut inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        if desk.reader.guest.as_ref().map(|guest| guest.id) != Some(inner.row.host) {
            return Err(desk.refused("site-refused-host"));
        }
        let stored = desk.app.store.set_public(&desk.live.id, public).await;
        stored.map_err(|error| desk.failed(error.into()))?;
        inner.row.public = public;
    }
    desk.live.tell();
    answer(&desk, Ok(())).await
}

/// What a link to a seat is for.
pub fn seat_purpose(seat: Seat) -> String {
    format!("seat {seat}")
}

/// What a link for spectators is for.
pub const WATCH: &str = "watch";

/// Sits down in a free seat: by link, or at a public table where the seat is open.
async fn sit(desk: &Desk, seat: Seat, fields: &Fields) -> Answer {
    desk.pass(Kind::Table)?;
    let given = fields.get("name").and_then(|name| tidy(name, NAME_LIMIT));
    let made = desk::guest(&desk.app, &desk.reader, given.as_deref()).await;
    let (guest, cookie) = made.map_err(|t| desk.failed(t))?;
    let owner = desk.lock().await.map_err(|t| desk.failed(t))?.owner(seat);
    if owner == Some(guest.id) {
        return Ok((cookie, Redirect::to(&desk.path())).into_response());
    }
    let who = Player::person(given.unwrap_or_else(|| guest.name.clone()));
    let join = move |inner: &mut Inner| {
        if !inner.is_free(seat) {
            return Err(Trouble::Taken);
        }
        Ok(inner.table.perform(Some(seat), &Intent::Join(who))?)
    };
    let claim = Some((seat, guest.id));
    match desk.app.hall.change(&desk.live, claim, join).await {
        Ok(()) => {
            desk.app.bots.wake(&desk.live);
            Ok((cookie, Redirect::to(&desk.path())).into_response())
        }
        Err(trouble) => Err(desk.failed(trouble)),
    }
}

/// The seat a link leads to, if the link is right.
async fn linked_seat(desk: &Desk, number: &str, word: &str) -> Result<Seat, desk::Failed> {
    let nowhere = || desk.failed(Trouble::Nowhere);
    let number: u8 = number.parse().map_err(|_| nowhere())?;
    let seat = Seat(number.checked_sub(1).ok_or_else(nowhere)?);
    let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
    let known = seat.index() < inner.table.players().len();
    if known && inner.secrets.key.fits(&seat_purpose(seat), word) {
        Ok(seat)
    } else {
        Err(nowhere())
    }
}

/// The page behind a link to a seat.
pub async fn invitation(
    desk: Desk,
    Path((_, number, word)): Path<(String, String, String)>,
) -> Answer {
    let seat = linked_seat(&desk, &number, &word).await?;
    let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
    let owner = inner.owner(seat);
    if owner.is_some() && owner == desk.reader.guest.as_ref().map(|guest| guest.id) {
        return Ok(Redirect::to(&desk.path()).into_response());
    }
    if !inner.is_free(seat) {
        return Ok(errors::taken(&desk.reader).into_response());
    }
    Ok(seat::page(&desk, &inner, seat).into_response())
}

/// Sits down by link.
pub async fn accept(
    desk: Desk,
    Path((_, number, word)): Path<(String, String, String)>,
    fields: Fields,
) -> Answer {
    let seat = linked_seat(&desk, &number, &word).await?;
    sit(&desk, seat, &fields).await
}

/// Sits down in an open seat of a public table.
pub async fn join(desk: Desk, fields: Fields) -> Answer {
    let open = {
        let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        let named = fields.seat();
        Seat::all(inner.table.players().len() as u8).find(|seat| {
            let row = &inner.row.seats[seat.index()];
            row.open && inner.is_free(*seat) && named.is_none_or(|named| named == *seat)
        })
    };
    match open {
        Some(seat) => sit(&desk, seat, &fields).await,
        None => Err(desk.failed(Trouble::Taken)),
    }
}

/// Lets in a spectator who has the link.
pub async fn watch(desk: Desk, Path((_, word)): Path<(String, String)>) -> Answer {
    let fits = {
        let inner = desk.lock().await.map_err(|t| desk.failed(t))?;
        inner.secrets.key.fits(WATCH, &word)
    };
    if !fits {
        return Err(desk.failed(Trouble::Nowhere));
    }
    desk.pass(Kind::Table)?;
    let made = desk::guest(&desk.app, &desk.reader, None).await;
    let (guest, cookie) = made.map_err(|t| desk.failed(t))?;
    let admitted = desk.app.store.admit(&desk.live.id, guest.id).await;
    admitted.map_err(|error| desk.failed(error.into()))?;
    Ok((cookie, Redirect::to(&desk.path())).into_response())
}
