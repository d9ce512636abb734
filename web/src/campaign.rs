//! The solo campaign of Hadrian's Wall: its map, and a fort in one click.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect};
use ludi_engine::{Plan, Player, Seat};
use ludi_store::{GuestId, SeatRow, TableId};
use ludi_views::boards::hadrian::campaign::{self, March};
use ludi_views::pages::campaign::{Campaign, GAME, Latest, page};
use serde::Deserialize;

use crate::App;
use crate::create::{TableOptions, go, store};
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::records::{TABLES, Told, campaign_of};
use crate::request::Posted;
use crate::session::Session;

#[derive(Deserialize)]
pub struct Look {
    fort: Option<u8>,
}

/// The map, for everybody; progress for whoever is known.
pub async fn show(State(app): State<App>, session: Session, Query(look): Query<Look>) -> Answer {
    let guest = session.guest_id();
    let told = match guest {
        Some(guest) => campaign_of(&app, guest).await?,
        None => Told { march: March::new(campaign::components()), latest: None },
    };
    let forts = told.march.forts().len() as u8;
    let chosen = look.fort.filter(|fort| (1..=forts).contains(fort));
    let chosen = chosen.or(told.march.next()).unwrap_or(forts);
    let running = match guest {
        Some(guest) => running(&app, guest, chosen).await?,
        None => None,
    };
    let latest = match &told.latest {
        Some(row) => {
            let state = app.tables.glance(&row.id).await?;
            let words = session.visitor.words_of(GAME);
            campaign::outcome(&*state.table, words).map(|outcome| Latest {
                table: row.id.to_string(),
                ended: row.changed,
                outcome,
            })
        }
        None => None,
    };
    let running = running.map(|id| id.to_string());
    let campaign = Campaign { march: told.march, chosen, running, latest };
    Ok(page(&session.visitor, &campaign).into_response())
}

/// The table where a guest is playing a fort.
async fn running(app: &App, guest: GuestId, fort: u8) -> Result<Option<TableId>, WebError> {
    let away = app.store.away(guest).await?;
    for row in app.store.tables_of(guest, TABLES).await? {
        let plays = row.summary.players.iter().all(|player| player.bot.is_none());
        let fits = row.game == GAME && row.seats.len() == 1 && row.seats[0].guest == Some(guest);
        if row.summary.finished || !fits || !plays || away.contains(&row.id) {
            continue;
        }
        let Ok(handle) = app.tables.get(&row.id).await else { continue };
        let state = app.tables.lock(&handle).await?;
        if state.table.header().fork.is_none() && campaign::fort_of(&*state.table) == Some(fort) {
            return Ok(Some(row.id));
        }
    }
    Ok(None)
}

/// Begins a fort, or goes on with it; the map if it is not reached yet.
pub async fn begin(
    State(app): State<App>,
    session: Session,
    Path(fort): Path<u8>,
    Posted(fields): Posted,
) -> Answer {
    session.pass(&app, Kind::Table).await?;
    let (guest, cookie) = session.guest(&app, None).await?;
    if let Some(table) = running(&app, guest.id, fort).await? {
        return Ok(go(&table, cookie));
    }
    let Some(setup) = campaign_of(&app, guest.id).await?.march.setup(fort) else {
        return Ok((cookie, Redirect::to("/campaign")).into_response());
    };
    let game = ludi_registry::game(GAME).ok_or(WebError::NotFound)?;
    let shuffle = app.promises.shuffle(&fields, Seat(0)).await;
    let seed = shuffle.seed();
    let reward = if setup.reward { "on" } else { "off" };
    let switches = [("fort", fort.to_string()), ("reward", reward.to_owned())];
    let table = game.make(Plan {
        players: vec![Player::person(guest.name.clone())],
        switches: switches.map(|(key, value)| (key.to_owned(), value)).to_vec(),
        pack: None,
        shuffle,
    })?;
    let seats = vec![SeatRow { guest: Some(guest.id), open: false }];
    let made = store(&app, &*table, seed, guest.id, TableOptions::ALONE, seats).await?;
    Ok(go(&made, cookie))
}
