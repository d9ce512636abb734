//! New tables: by the form, in one click, again, or from a moment of another.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Redirect, Response};
use ludi_bots::Level;
use ludi_engine::log::{NAME_LIMIT, NOBODY};
use ludi_engine::{AnyGame, AnyTable, LogIndex, Plan, Player, Seat, Seed};
use ludi_store::{Guest, GuestId, Key, NewTable, SeatRow, Secrets, Summary, TableId};
use ludi_views::form::{
    Fields, Preset, SeatChoice, USUAL_LEVEL, chosen_switches, quick_switches, seat_choices, tidy,
    usual_players,
};
use ludi_views::pages::{first, new};
use ludi_views::turn;

use crate::App;
use crate::cards;
use crate::error::{Answer, WebError};
use crate::limits::Kind;
use crate::request::{Posted, TableRequest, to_the_end};
use crate::session::{Session, SetCookie};

/// Names for bots.
const BOTS: [&str; 8] =
    ["Cato", "Seneca", "Plinius", "Varro", "Vitruvius", "Agricola", "Frontinus", "Celer"];

/// A name for the bot in a seat that nobody else at the table has.
pub fn bot_name(table: &dyn AnyTable, seat: Seat) -> String {
    let taken: Vec<&str> = table.players().iter().map(|player| player.name.as_str()).collect();
    free_name(&taken, seat)
}

fn free_name(taken: &[&str], seat: Seat) -> String {
    let from = BOTS.iter().cycle().skip(seat.index()).take(BOTS.len());
    from.copied().find(|name| !taken.contains(name)).unwrap_or(BOTS[0]).to_owned()
}

/// Who sits where, by seat, and under which names.
struct Seating {
    players: Vec<Player>,
    seats: Vec<SeatRow>,
}

impl Seating {
    /// As a guest has chosen.
    fn new(guest: &Guest, choices: &[(SeatChoice, Option<String>)]) -> Self {
        let mut seating = Self { players: Vec::new(), seats: Vec::new() };
        let mut mine = 0;
        for (index, (choice, name)) in choices.iter().enumerate() {
            let (mut player, row) = match choice {
                SeatChoice::Me => {
                    mine += 1;
                    let own = name.clone().unwrap_or_else(|| match mine {
                        1 => guest.name.clone(),
                        more => format!("{} {more}", guest.name),
                    });
                    (Player::person(own), SeatRow { guest: Some(guest.id), open: false })
                }
                SeatChoice::Friend => (Player::person(NOBODY), SeatRow::default()),
                SeatChoice::Open => (Player::person(NOBODY), SeatRow { guest: None, open: true }),
                SeatChoice::Bot(level) => {
                    let name = name.clone().unwrap_or_else(|| {
                        let others = seating.players.iter().map(|player| player.name.as_str());
                        let taken: Vec<&str> = others.chain([guest.name.as_str()]).collect();
                        free_name(&taken, Seat(index as u8))
                    });
                    (Player::bot(name, level.id()), SeatRow::default())
                }
            };
            if player.name != NOBODY {
                let taken: Vec<String> =
                    seating.players.iter().map(|player| player.name.clone()).collect();
                player.name = own_among(&player.name, &taken);
            }
            seating.players.push(player);
            seating.seats.push(row);
        }
        seating
    }

    /// The same players as before, by name: a guest decides for one of them, bots for the others.
    fn in_their_places(guest: &Guest, mine: Seat, players: &[Player]) -> Self {
        let taken: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        let sit = |(seat, player): (Seat, &Player)| {
            let is_free = player.name == NOBODY;
            if seat == mine {
                let name = if is_free { guest.name.clone() } else { player.name.clone() };
                return (Player::person(name), SeatRow { guest: Some(guest.id), open: false });
            }
            let name = if is_free { free_name(&taken, seat) } else { player.name.clone() };
            let level = player.bot.clone().unwrap_or_else(|| USUAL_LEVEL.id().to_owned());
            (Player::bot(name, &level), SeatRow::default())
        };
        let seats = Seat::all(players.len() as u8);
        let (players, seats) = seats.zip(players).map(sit).unzip();
        Self { players, seats }
    }

    /// A guest in the first seat, bots of a level in all others.
    fn against_bots(guest: &Guest, count: usize, level: Level) -> Self {
        let choice = |seat| {
            let own = seat == 0;
            (if own { SeatChoice::Me } else { SeatChoice::Bot(level) }, None)
        };
        Self::new(guest, &(0..count).map(choice).collect::<Vec<_>>())
    }
}

/// What is allowed at a table.
#[derive(Clone, Copy)]
pub struct TableOptions {
    /// Everybody may watch.
    pub public: bool,
    /// Players may ask what a bot would do.
    pub hints: bool,
}

impl TableOptions {
    /// Of a table against bots.
    pub const ALONE: Self = Self { public: false, hints: true };
}

/// Stores a new table and lets its bots begin.
pub async fn store(
    app: &App,
    table: &dyn AnyTable,
    seed: Seed,
    host: GuestId,
    options: TableOptions,
    seats: Vec<SeatRow>,
) -> Result<TableId, WebError> {
    let id = TableId::random(&*app.entropy);
    let turn = turn(table);
    let is_bot = |seat: Seat| table.players()[seat.index()].bot.is_some();
    let new = NewTable {
        id: id.clone(),
        game: table.game().id().to_owned(),
        header: table.header_line(),
        secrets: Secrets { seed, key: Key::random(&*app.entropy) },
        host,
        public: options.public,
        hints: options.hints,
        seats,
        lines: (1..=table.last_index()).filter_map(|at| table.line(at)).collect(),
        summary: Summary {
            players: table.players().to_vec(),
            turn,
            bots_wait: turn.iter().any(is_bot),
            finished: table.is_closed(),
        },
    };
    // Also if the client goes away meanwhile.
    let kept = tokio::spawn(keep(app.clone(), new)).await;
    kept.unwrap_or_else(|error| {
        tracing::error!(%error, "making a table panicked");
        Err(WebError::refused("site-refused-broken"))
    })?;
    Ok(id)
}

async fn keep(app: App, new: NewTable) -> Result<(), WebError> {
    let id = new.id.clone();
    let kept = app.store.create(new).await;
    app.health.note(&kept);
    // A store that failed may have kept it all the same.
    if let Ok(handle) = app.tables.get(&id).await {
        app.bots.wake(&handle);
    }
    kept?;
    metrics::counter!("ludi_tables_made_total").increment(1);
    Ok(())
}

/// Leads to a table.
pub fn go(id: &TableId, cookie: Option<SetCookie>) -> Response {
    (cookie, Redirect::to(&format!("/t/{id}"))).into_response()
}

fn game(id: &str) -> Result<&'static dyn AnyGame, WebError> {
    ludi_registry::game(id).ok_or(WebError::NotFound)
}

/// The name a visitor gives with a form.
pub fn own_name(fields: &Fields) -> Option<String> {
    let name = fields.get("name").and_then(|name| tidy(name, NAME_LIMIT));
    // The sign for nobody is nobody's name.
    name.filter(|name| name != NOBODY)
}

/// A name nobody else at a table has: the second of two is the second.
pub fn own_among(name: &str, others: &[String]) -> String {
    let is_taken =
        |name: &str| others.iter().any(|other| other.to_lowercase() == name.to_lowercase());
    let numbered = ["", " II", " III", " IV", " V", " VI"].map(|number| format!("{name}{number}"));
    let free = numbered.into_iter().find(|name| !is_taken(name));
    free.unwrap_or_else(|| name.to_owned())
}

/// Play now against bots, in one click.
pub async fn play(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Posted(fields): Posted,
) -> Answer {
    let game = game(&id)?;
    session.pass(&app, Kind::Table).await?;
    let (guest, cookie) = session.guest(&app, own_name(&fields).as_deref()).await?;
    let count = usize::from(usual_players(game));
    let (preset, lang) = (Preset::of(&fields), session.visitor.lang);
    let level = preset.map_or(USUAL_LEVEL, Preset::level);
    let Seating { players, seats } = Seating::against_bots(&guest, count, level);
    let shuffle = app.promises.shuffle(&fields, Seat(0)).await;
    let seed = shuffle.seed();
    let switches = quick_switches(game, preset, count as u8, lang);
    let table = game.make(Plan { players, switches, pack: None, shuffle })?;
    let made = store(&app, &*table, seed, guest.id, TableOptions::ALONE, seats).await?;
    // A first game has the guide at hand, unless she was sent away.
    let is_first = preset == Some(Preset::First) && !session.visitor.knows_guide(game.id());
    let guide = is_first.then(|| SetCookie::guide(game.id(), true, app.is_secure()));
    Ok((guide, go(&made, cookie)).into_response())
}

/// What "Play now" asks those who are new to a game, once: whether to learn first. The name they
/// play under goes along.
pub async fn offer(
    State(app): State<App>,
    session: Session,
    Path(id): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
) -> Answer {
    let game = game(&id)?;
    let fields: Fields = fields.into_iter().collect();
    let name = own_name(&fields).unwrap_or_else(|| session.visitor.own_name().to_owned());
    let known = session.visitor.knows_guide(game.id());
    let asked = (!known).then(|| SetCookie::guide(game.id(), true, app.is_secure()));
    Ok((asked, first::page(&session.visitor, game, &name)).into_response())
}

/// The form for a new table.
pub async fn form(
    State(app): State<App>,
    session: Session,
    Query(fields): Query<Vec<(String, String)>>,
) -> Answer {
    let fields: Fields = fields.into_iter().collect();
    let [first, ..] = ludi_registry::all();
    let game = game(fields.get("game").unwrap_or(first.id()))?;
    let packs = app.packs.of(game.id());
    Ok(new::page(&session.visitor, game, packs, &fields, None).into_response())
}

/// Makes a table as the form says.
pub async fn make(State(app): State<App>, session: Session, Posted(fields): Posted) -> Answer {
    let game = game(fields.get("game").unwrap_or_default())?;
    session.pass(&app, Kind::Table).await?;
    let (guest, cookie) = session.guest(&app, own_name(&fields).as_deref()).await?;
    let count: usize = fields.number("players").unwrap_or_else(|| usize::from(usual_players(game)));
    let preset = Preset::of(&fields);
    let level = preset.map_or(USUAL_LEVEL, Preset::level);
    let choices = seat_choices(&fields, count.min(ludi_engine::MAX_SEATS), level);
    let Seating { players, seats } = Seating::new(&guest, &choices);
    // Whoever may sit down must be able to find the table.
    let public = fields.get("public") == Some("yes") || seats.iter().any(|row| row.open);
    let hints = match fields.get("hints") {
        Some(word) => word != "no",
        None => preset.is_none_or(Preset::hints),
    };
    let options = TableOptions { public, hints };
    let own = seats.iter().position(|row| row.guest == Some(guest.id)).unwrap_or_default();
    let shuffle = cards::named(game, &fields);
    let shuffle = match shuffle {
        Some(shuffle) => shuffle,
        None => app.promises.shuffle(&fields, Seat(own as u8)).await,
    };
    let seed = shuffle.seed();
    let switches = chosen_switches(game, &fields, count as u8, session.visitor.lang);
    let pack = match fields.get("pack").filter(|pack| !pack.is_empty()) {
        None => Ok(None),
        Some(hash) => app.packs.get(game.id(), hash).map(Some),
    };
    let table = pack.and_then(|pack| game.make(Plan { players, switches, pack, shuffle }));
    match table {
        Ok(table) => {
            let made = store(&app, &*table, seed, guest.id, options, seats).await?;
            Ok(go(&made, cookie))
        }
        Err(refused) => {
            let packs = app.packs.of(game.id());
            let page = new::page(&session.visitor, game, packs, &fields, Some(&refused));
            Ok((StatusCode::UNPROCESSABLE_ENTITY, cookie, page).into_response())
        }
    }
}

/// Another round with the same people.
pub async fn rematch(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Table).await?;
    to_the_end(again(request, fields)).await
}

async fn again(request: TableRequest, fields: Fields) -> Answer {
    let app = &request.app;
    let mut state = request.open().await?;
    if let Some(next) = &state.row.rematch {
        return Ok(go(next, None));
    }
    let viewer = state.viewer(request.session.guest_id());
    if !viewer.belongs() || !state.table.is_closed() {
        return Err(WebError::refused("site-refused-rematch"));
    }
    let shuffle = app.promises.shuffle(&fields, viewer.seat.unwrap_or(Seat(0))).await;
    let seed = shuffle.seed();
    let table = state.table.again(state.table.players().to_vec(), shuffle);
    let table = table.ok_or(WebError::refused("setup-clash"))?;
    let options = TableOptions { public: state.row.public, hints: state.row.hints };
    let seats = state.row.seats.clone();
    let made = store(app, &*table, seed, state.row.host, options, seats).await?;
    let noted = app.store.set_rematch(&request.handle.id, &made).await?;
    state.row.rematch = Some(noted.clone());
    request.handle.tell();
    Ok(go(&noted, None))
}

/// A new table against bots that begins at a moment of this one.
pub async fn fork(request: TableRequest, Posted(fields): Posted) -> Answer {
    request.pass(Kind::Table).await?;
    let app = &request.app;
    let state = request.open().await?;
    let (guest, cookie) = request.session.guest(app, None).await?;
    let (table, seats, seed) = {
        let nowhere = || WebError::refused("site-refused-at");
        let at: LogIndex = fields.number("at").unwrap_or_else(|| state.table.last_index());
        let origin = state.table.at(at).ok_or_else(nowhere)?;
        // What is secret in a running game must not be learnt from a copy of it.
        if !state.table.is_closed() && !origin.is_open_book() {
            return Err(WebError::refused("site-refused-secret"));
        }
        // Nor may a copy be asked what the table itself does not tell.
        if !state.table.is_closed() && !state.row.hints {
            return Err(WebError::refused("site-refused-copy"));
        }
        let mine = fields.seat().or(state.viewer(Some(guest.id)).seat).unwrap_or(Seat(0));
        let Seating { players, seats } =
            Seating::in_their_places(&guest, mine, state.table.players());
        let shuffle = app.promises.shuffle(&fields, mine).await;
        let seed = shuffle.seed();
        (state.table.fork(at, players, shuffle).ok_or_else(nowhere)?, seats, seed)
    };
    drop(state);
    let made = store(app, &*table, seed, guest.id, TableOptions::ALONE, seats).await?;
    Ok(go(&made, cookie))
}
