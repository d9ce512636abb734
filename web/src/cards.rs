//! Cards that have a name: the same at every table of a game, so that results can be compared. Those
//! of a day are called by its date, and are played alone.

use std::collections::BTreeMap;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect};
use ludi_engine::{AnyGame, Plan, Player, Shuffle};
use ludi_store::SeatRow;
use ludi_views::form::{Fields, Preset, quick_switches};
use ludi_views::pages::cards::{self, Group};
use time::{Date, OffsetDateTime};

use crate::App;
use crate::create::{TableOptions, go, own_name, store};
use crate::error::{Answer, WebError};
use crate::games::scores;
use crate::limits::Kind;
use crate::request::Posted;
use crate::session::Session;

/// How many tables are compared; the latest.
const COMPARED: u32 = 500;

/// The name of today's cards, by the sun of Greenwich.
pub fn today() -> String {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let now = OffsetDateTime::from_unix_timestamp(seconds as i64);
    now.unwrap_or(OffsetDateTime::UNIX_EPOCH).date().to_string()
}

/// Whether a name is that of a day that has begun.
fn is_day(name: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = name.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    if name.len() != 10 || !parts.iter().all(|part| digits(part)) || year.len() != 4 {
        return false;
    }
    let month = month.parse().ok().and_then(|month: u8| time::Month::try_from(month).ok());
    let date = month.and_then(|month| {
        Date::from_calendar_date(year.parse().ok()?, month, day.parse().ok()?).ok()
    });
    date.is_some() && name <= today().as_str()
}

/// A game by its id, and the name of some cards; the day's are called `today`, too.
fn find(id: &str, name: &str) -> Result<(&'static dyn AnyGame, String), WebError> {
    let game = ludi_registry::game(id).ok_or(WebError::NotFound)?;
    let name = if name == "today" { today() } else { name.to_owned() };
    Shuffle::cards(game.id(), &name).ok_or(WebError::NotFound)?;
    Ok((game, name))
}

/// Whether the cards of a day are offered for a game: where one plays alone.
fn is_daily(game: &dyn AnyGame, name: &str) -> bool {
    game.players().contains(&1) && is_day(name)
}

/// What people made of some cards.
pub async fn show(
    State(app): State<App>,
    session: Session,
    Path((id, name)): Path<(String, String)>,
) -> Answer {
    session.pass(&app, Kind::Read).await?;
    let (game, name) = find(&id, &name)?;
    let mut groups: BTreeMap<(usize, String), Group> = BTreeMap::new();
    for row in app.store.with_cards(game.id(), &name, COMPARED).await? {
        let Some(facts) = app.records.of(&app, &row).await? else { continue };
        let group = groups.entry((row.seats.len(), facts.setup.clone())).or_default();
        group.players = row.seats.len();
        group.scores.extend(scores(&row, &facts, session.guest_id()));
    }
    let mut groups: Vec<Group> = groups.into_values().collect();
    for group in &mut groups {
        group.scores.sort_by_key(|one| (one.taken_back > 0, -i64::from(one.total), one.ended));
    }
    let daily = is_daily(game, &name);
    Ok(cards::page(&session.visitor, game, &name, daily, &groups).into_response())
}

/// Makes a table with the cards of a day, alone and as most people play; other cards are set up by
/// the form of a new table.
pub async fn play(
    State(app): State<App>,
    session: Session,
    Path((id, name)): Path<(String, String)>,
    Posted(fields): Posted,
) -> Answer {
    let (game, name) = find(&id, &name)?;
    if !is_daily(game, &name) {
        return Ok(Redirect::to(&cards::set_up(game, &name)).into_response());
    }
    session.pass(&app, Kind::Table).await?;
    let (guest, cookie) = session.guest(&app, own_name(&fields).as_deref()).await?;
    let shuffle = Shuffle::cards(game.id(), &name).ok_or(WebError::NotFound)?;
    let seed = shuffle.seed();
    let switches = quick_switches(game, Some(Preset::Standard), 1, session.visitor.lang);
    let players = vec![Player::person(guest.name.clone())];
    let table = game.make(Plan { players, switches, pack: None, shuffle })?;
    let seats = vec![SeatRow { guest: Some(guest.id), open: false }];
    // Everybody is on their own.
    let options = TableOptions { public: false, hints: false };
    let made = store(&app, &*table, seed, guest.id, options, seats).await?;
    Ok(go(&made, cookie))
}

/// The cards a form names, if it names some.
pub fn named(game: &dyn AnyGame, fields: &Fields) -> Option<Shuffle> {
    let name = fields.get("cards").map(str::trim).filter(|name| !name.is_empty())?;
    Shuffle::cards(game.id(), name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_begun_and_is_written_in_one_way() {
        assert!(is_day(&today()) && is_day("2024-02-29") && is_day("1999-12-31"));
        for other in
            ["2023-02-29", "2024-2-29", "2024-13-01", "9999-01-01", "club night", "", "-1-1-1"]
        {
            assert!(!is_day(other), "{other}");
        }
    }
}
