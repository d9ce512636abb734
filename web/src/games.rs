//! The page of a game.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::IntoResponse as _;
use ludi_store::{GuestId, TableRow};
use ludi_views::pages::game::{self, Best, Beyond};

use crate::App;
use crate::error::{Answer, WebError};
use crate::learn::progress;
use crate::records::{self, Facts};
use crate::session::Session;

/// How many of the best scores are shown.
const SHOWN: usize = 5;

/// The page of a game, with the best scores at the visitor's tables.
pub async fn show(
    State(app): State<App>,
    session: Session,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Answer {
    let game = ludi_registry::game(&id).ok_or(WebError::NotFound)?;
    let mut best = Vec::new();
    if let Some(guest) = session.guest_id() {
        for (row, facts) in records::finished(&app, guest, &id).await? {
            best.extend(scores(&row, &facts, Some(guest)));
        }
    }
    best.sort_by_key(|one| (-i64::from(one.total), one.ended));
    best.truncate(SHOWN);
    let packs = app.packs.of(&id);
    let origins = packs.first().map_or(&[][..], |pack| pack.origins());
    let beyond = Beyond { best: &best, origins, progress: &progress(&headers, game) };
    Ok(game::page(&session.visitor, game, &beyond).into_response())
}

/// What the people at a finished table scored. Games that began in the middle of another do not
/// count, nor do the forts of the campaign, which have goals of their own.
pub fn scores(row: &TableRow, facts: &Facts, guest: Option<GuestId>) -> Vec<Best> {
    let Some(standings) = facts.standings.as_ref() else { return Vec::new() };
    if facts.is_fork() || facts.fort.is_some() {
        return Vec::new();
    }
    let players = &row.summary.players;
    let person = |seat: &usize| players.get(*seat).is_some_and(|player| player.bot.is_none());
    let score = |seat: usize| {
        let others = players.iter().enumerate().filter(|(other, _)| *other != seat);
        Some(Best {
            table: row.id.to_string(),
            who: players[seat].called().to_owned(),
            own: guest.is_some() && row.seats[seat].guest == guest,
            against: others.map(|(_, player)| player.called().to_owned()).collect(),
            ended: row.changed,
            total: standings.seats.get(seat)?.total,
            unit: standings.unit,
            taken_back: facts.taken_back,
        })
    };
    (0..row.seats.len()).filter(person).filter_map(score).collect()
}
