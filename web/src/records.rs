//! What lists say of tables beyond their rows: how they ended, what they were.
//!
//! All of it follows from the events, so nothing of it is stored; what is over never changes, so
//! it is worked out once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use ludi_engine::{AnyTable, Lang, Standings};
use ludi_store::{GuestId, TableId, TableRow};
use ludi_views::boards;
use ludi_views::boards::hadrian::campaign::{self, March, Outcome};
use ludi_views::pages::over::{Beyond, Past, Record};
use ludi_views::words;

use crate::App;
use crate::error::WebError;
use crate::request::TableRequest;

/// How many tables of a guest are looked at; the latest.
pub const TABLES: u32 = 120;

/// How many tables are remembered; they can be looked at again.
const KEPT: usize = 20_000;

/// What is known of a table.
#[derive(Debug)]
pub struct Facts {
    /// If it began from a moment of another, which one, in each language.
    forked: Option<[String; 2]>,
    /// The fort of the campaign that is played, with what is printed.
    pub fort: Option<u8>,
    /// How it ended, if it has.
    pub standings: Option<Standings>,
    /// What that meant for the fort.
    pub outcome: Option<Outcome>,
    /// Its switches, as the log writes them.
    pub setup: String,
    /// How often something that was drawn was taken back.
    pub taken_back: u32,
}

impl Facts {
    /// What a table says of itself.
    pub fn of(table: &dyn AnyTable) -> Self {
        let over = table.is_closed();
        // Only what has no language is asked of the outcome.
        let words = words::game(table.game().id(), Lang::En);
        Self {
            forked: forked(table),
            fort: campaign::fort_of(table),
            setup: table.header().setup.to_string(),
            taken_back: table.revealed_taken_back(),
            standings: over.then(|| table.standings()),
            outcome: if over { campaign::outcome(table, words) } else { None },
        }
    }
}

impl Facts {
    /// Whether it began from a moment of another.
    pub fn is_fork(&self) -> bool {
        self.forked.is_some()
    }

    /// From which moment; empty where that is not told.
    pub fn forked_at(&self, lang: Lang) -> &str {
        let all = self.forked.iter().flatten();
        Lang::ALL.into_iter().zip(all).find(|(other, _)| *other == lang).map_or("", |it| it.1)
    }
}

/// The moment of another table that this one began from.
fn forked(table: &dyn AnyTable) -> Option<[String; 2]> {
    let fork = table.header().fork?;
    let origin = table.at(fork.copied)?;
    let words = |lang| words::game(table.game().id(), lang);
    Some(Lang::ALL.map(|lang| boards::moment(&*origin, words(lang))))
}

/// What is known of tables that are over.
#[derive(Default)]
pub struct Records(Mutex<HashMap<TableId, Arc<Facts>>>);

impl Records {
    /// What is known of a table that is over; `None` if it cannot be read any more.
    pub async fn of(&self, app: &App, row: &TableRow) -> Result<Option<Arc<Facts>>, WebError> {
        const LOCK: &str = "no thread panics while it holds the list";
        if let Some(known) = self.0.lock().expect(LOCK).get(&row.id) {
            return Ok(Some(known.clone()));
        }
        let state = match app.tables.glance(&row.id).await {
            Ok(state) => state,
            Err(WebError::Unplayable | WebError::NotFound) => return Ok(None),
            Err(error) => return Err(error),
        };
        let facts = Arc::new(Facts::of(&*state.table));
        let mut known = self.0.lock().expect(LOCK);
        if known.len() >= KEPT {
            known.clear();
        }
        known.insert(row.id.clone(), facts.clone());
        Ok(Some(facts))
    }
}

/// The finished tables of a guest at a game, the oldest first.
pub async fn finished(
    app: &App,
    guest: GuestId,
    game: &str,
) -> Result<Vec<(TableRow, Arc<Facts>)>, WebError> {
    let mut found = Vec::new();
    let mut rows = app.store.tables_of(guest, TABLES).await?;
    rows.retain(|row| row.summary.finished && row.game == game);
    rows.sort_by_key(|row| row.changed);
    for row in rows {
        if let Some(facts) = app.records.of(app, &row).await? {
            found.push((row, facts));
        }
    }
    Ok(found)
}

/// The only seat of a guest at a table, if a person still sits there.
fn own_seat(row: &TableRow, guest: GuestId) -> Option<usize> {
    let mut own = (0..row.seats.len()).filter(|seat| row.seats[*seat].guest == Some(guest));
    let seat = own.next().filter(|_| own.next().is_none())?;
    row.summary.players.get(seat)?.bot.is_none().then_some(seat)
}

/// What the page of a finished table says beyond the table.
pub async fn beyond(
    request: &TableRequest,
    game: &str,
    players: usize,
    is_fort: bool,
) -> Result<Beyond, WebError> {
    let Some(guest) = request.session.guest_id() else { return Ok(Beyond::default()) };
    let app = &request.app;
    if is_fort {
        let march = campaign_of(app, guest).await?.march;
        let open = march.next().unwrap_or(march.forts().len() as u8);
        return Ok(Beyond { open_forts: open, ..Beyond::default() });
    }
    let mut before = Vec::new();
    let mut counts = false;
    let mut found = finished(app, guest, game).await?;
    found.retain(|(row, _)| row.seats.len() == players);
    for (row, facts) in found {
        let Some(seat) = own_seat(&row, guest).filter(|_| !facts.is_fork() && facts.fort.is_none())
        else {
            continue;
        };
        if row.id == request.handle.id {
            // Later games are no part of what was then.
            counts = true;
            break;
        }
        let sheet = facts.standings.as_ref().and_then(|standings| standings.seats.get(seat));
        let past = |sheet: &ludi_engine::Sheet| Past {
            ended: row.changed,
            total: sheet.total,
            won: sheet.rank == 1,
        };
        before.extend(sheet.map(past));
    }
    Ok(Beyond { record: counts.then_some(Record { before }), ..Beyond::default() })
}

/// A guest's campaign, and the table that told the latest part of it.
pub struct Told {
    /// How the forts stand.
    pub march: March,
    /// The latest game that counted.
    pub latest: Option<TableRow>,
}

/// The campaign of a guest, told by finished games in the order they ended.
pub async fn campaign_of(app: &App, guest: GuestId) -> Result<Told, WebError> {
    let mut told = Told { march: March::new(campaign::components()), latest: None };
    for (row, facts) in finished(app, guest, ludi_views::pages::campaign::GAME).await? {
        let counts = row.seats.len() == 1
            && facts.fort.is_some()
            && !facts.is_fork()
            && own_seat(&row, guest).is_some();
        let Some(outcome) = facts.outcome.as_ref().filter(|_| counts) else { continue };
        if told.march.record(outcome.fort, outcome.reward, outcome.verdict, outcome.points) {
            told.latest = Some(row);
        }
    }
    Ok(told)
}
