//! Hints: what a bot would do now.

use std::time::Duration;

use axum::Json;
use axum::response::IntoResponse as _;
use ludi_bots::Budget;
use ludi_views::pages::table;

use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::line::Asker;
use crate::request::{Posted, TableRequest};
use crate::update::Update;

/// How long a hint is thought about at most.
const HINT: Budget = Budget { iterations: 2_000, time: Some(Duration::from_millis(900)) };

/// How long somebody waits for a hint before they are told that too much is going on.
const PATIENCE: Duration = Duration::from_secs(20);

/// Says what a bot would do for the visitor, who has to decide.
pub async fn hint(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Advice).await?;
    let as_things = fields.get("as") == Some("things");
    let mut changes = request.handle.listen();
    let (task, asker, position, seat) = {
        let state = request.open().await?;
        if !state.row.hints {
            return Err(WebError::refused("site-refused-hints"));
        }
        let viewer = state.viewer(request.session.guest_id());
        let seat = request.own_seat(&state, fields.seat());
        let seat = seat.filter(|seat| viewer.seat == Some(*seat));
        let seat = seat.ok_or(WebError::refused("site-refused-seat"))?;
        if !viewer.acting {
            return Err(WebError::refused("refused-not-now"));
        }
        let chance = request.app.bots.chance();
        let (thinker, table) = (state.thinker(), &*state.table);
        let budget = request.app.bots.afford(HINT);
        let task = if as_things {
            thinker.advise(table, seat, budget, chance)
        } else {
            thinker.explain(table, seat, budget, chance)
        };
        let guest = request.session.guest_id().unwrap_or(state.row.host);
        let asker = Asker { people: true, address: request.session.client, guest: guest.into() };
        (task, asker, state.table.last_index(), seat)
    };
    let thought = request.app.bots.think(asker, task);
    let has_moved_on = async {
        // Nobody needs advice on what is decided, so that nobody has to wait for it.
        loop {
            changes.changed().await;
            if request.open().await.map_or(true, |state| state.table.last_index() != position) {
                break;
            }
        }
    };
    let advice = tokio::select! {
        biased;
        advice = thought => advice?,
        () = has_moved_on => return Err(WebError::Stale(position)),
        () = request.app.clock.sleep(PATIENCE) => return Err(WebError::TooMany(PATIENCE)),
    };
    let mut state = request.open().await?;
    if state.table.last_index() != position {
        return Err(WebError::Stale(position));
    }
    let mut view = state.view(&request);
    let notice = if as_things {
        table::things(&view, seat, &advice)
    } else {
        table::hint(&view, seat, &advice)
    };
    if request.json {
        let notice = Some(notice.into_string());
        return Ok(Json(Update { position, notice, ..Update::default() }).into_response());
    }
    Ok(table::page(&mut view, &notice).into_response())
}
