//! Making tables: by the form, in one click, again, or from a position of another.

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use ludi_bots::{LEVELS, Level};
use ludi_engine::log::NAME_LIMIT;
use ludi_engine::{AnyGame, AnyTable, LogIndex, Phrase, Plan, Player, Refused, Seat, Seed};
use ludi_store::{Guest, GuestId, Key, NewTable, SeatRow, Secrets, Summary, TableId};

use super::App;
use super::desk::{self, Answer, Desk, Failed};
use super::fields::{Fields, tidy};
use super::hall::{Inner, NOBODY, Trouble};
use super::limits::Kind;
use super::reader::{Reader, SetCookie};
use crate::pages::new;

/// Names for guests who have not said theirs.
const PEOPLE: [&str; 12] = [
    "Livia", "Marcus", "Cornelia", "Gaius", "Flavia", "Lucius", "Aurelia", "Quintus", "Valeria",
    "Decimus", "Octavia", "Titus",
];

/// Names for bots.
const BOTS: [&str; 8] =
    ["Cato", "Seneca", "Plinius", "Varro", "Vitruvius", "Agricola", "Frontinus", "Celer"];

/// A Roman name, for somebody who has not said theirs.
pub fn roman_name() -> String {
    let [chosen, ..] = Seed::random().0;
    PEOPLE[usize::from(chosen) % PEOPLE.len()].to_owned()
}

/// A name for the bot in a seat that nobody else at the table has.
pub fn bot_name(inner: &Inner, seat: Seat) -> String {
    let taken: Vec<&str> =
        inner.table.players().iter().map(|player| player.name.as_str()).collect();
    free_name(&taken, seat)
}

fn free_name(taken: &[&str], seat: Seat) -> String {
    let from = BOTS.iter().cycle().skip(seat.index()).take(BOTS.len());
    from.copied().find(|name| !taken.contains(name)).unwrap_or(BOTS[0]).to_owned()
}

/// The level one meets without asking: it plays sensibly and answers at once.
pub const USUAL_LEVEL: Level = Level::Miles;

/// The levels to choose from; the one that plays at random is for experiments.
pub fn levels() -> impl Iterator<Item = Level> {
    LEVELS.into_iter().filter(|level| *level != Level::Random)
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// Whoever makes the table.
    Me,
    /// Somebody who gets the link.
    Friend,
    /// Anybody.
    Open,
    /// A bot.
    Bot(Level),
}

impl Sitter {
    /// Reads the word of a form.
    pub fn parse(word: &str) -> Option<Self> {
        match word {
            "me" => Some(Self::Me),
            "friend" => Some(Self::Friend),
            "open" => Some(Self::Open),
            _ => word.strip_prefix("bot-")?.parse().ok().map(Self::Bot),
        }
    }

    /// The word of a form.
    pub fn word(self) -> String {
        match self {
            Self::Me => "me".to_owned(),
            Self::Friend => "friend".to_owned(),
            Self::Open => "open".to_owned(),
            Self::Bot(level) => format!("bot-{}", level.id()),
        }
    }
}

/// Who sits where, by seat, and under which names.
struct Company {
    players: Vec<Player>,
    seats: Vec<SeatRow>,
}

fn company(guest: &Guest, sitters: &[(Sitter, Option<String>)]) -> Company {
    let mut players: Vec<Player> = Vec::new();
    let mut seats = Vec::new();
    let mut mine = 0;
    for (index, (sitter, name)) in sitters.iter().enumerate() {
        let taken: Vec<&str> = players
            .iter()
            .map(|player| player.name.as_str())
            .chain([guest.name.as_str()])
            .collect();
        let (player, row) = match sitter {
            Sitter::Me => {
                mine += 1;
                let own = name.clone().unwrap_or_else(|| match mine {
                    1 => guest.name.clone(),
                    more => format!("{} {more}", guest.name),
                });
                (Player::person(own), SeatRow { guest: Some(guest.id), open: false })
            }
            Sitter::Friend => (Player::person(NOBODY), SeatRow::default()),
            Sitter::Open => (Player::person(NOBODY), SeatRow { guest: None, open: true }),
            Sitter::Bot(level) => {
                let name = name.clone().unwrap_or_else(|| free_name(&taken, Seat(index as u8)));
                (Player::bot(name, level.id()), SeatRow::default())
            }
        };
        players.push(player);
        seats.push(row);
    }
    Company { players, seats }
}

/// What is allowed at a table.
#[derive(Clone, Copy)]
struct Manners {
    /// Everybody may watch.
    public: bool,
    /// Players may ask what a bot would do.
    hints: bool,
}

impl Manners {
    /// Of a table against bots.
    const ALONE: Self = Self { public: false, hints: true };
}

/// Keeps a new table and lets its bots begin.
async fn keep(
    app: &App,
    table: &dyn AnyTable,
    seed: Seed,
    host: GuestId,
    manners: Manners,
    seats: Vec<SeatRow>,
) -> Result<TableId, Trouble> {
    let id = TableId::random();
    let turn = match table.next() {
        ludi_engine::Next::Decide(seats) => seats,
        _ => ludi_engine::SeatSet::EMPTY,
    };
    let is_bot = |seat: Seat| table.players()[seat.index()].bot.is_some();
    let new = NewTable {
        id: id.clone(),
        game: table.game().id().to_owned(),
        header: table.header_line(),
        secrets: Secrets { seed, key: Key::random() },
        host,
        public: manners.public,
        hints: manners.hints,
        seats,
        lines: (1..=table.last_index()).filter_map(|at| table.line(at)).collect(),
        summary: Summary {
            players: table.players().to_vec(),
            turn,
            bots_wait: turn.iter().any(is_bot),
            finished: table.is_closed(),
        },
    };
    app.store.create(new).await?;
    metrics::counter!("ludi_tables_made_total").increment(1);
    let live = app.hall.table(&id).await?;
    app.bots.wake(&live);
    Ok(id)
}

fn go(id: &TableId, cookie: Option<SetCookie>) -> Response {
    (cookie, Redirect::to(&format!("/t/{id}"))).into_response()
}

fn limited(app: &App, reader: &Reader) -> Result<(), Failed> {
    let waited = app.gate.pass(Kind::Table, reader.client);
    waited.map_err(|wait| Failed::page(reader, Trouble::TooMany(wait)))
}

fn game(reader: &Reader, id: &str) -> Result<&'static dyn AnyGame, Failed> {
    ludi_registry::game(id).ok_or_else(|| Failed::page(reader, Trouble::Nowhere))
}

/// The number of players one meets without asking.
pub fn usual_players(game: &'static dyn AnyGame) -> u8 {
    3.clamp(*game.players().start(), *game.players().end())
}

/// Play now against bots, in one click.
pub async fn play(State(app): State<App>, reader: Reader, Path(id): Path<String>) -> Answer {
    let game = game(&reader, &id)?;
    limited(&app, &reader)?;
    let failed = |trouble| Failed::page(&reader, trouble);
    let (guest, cookie) = desk::guest(&app, &reader, None).await.map_err(failed)?;
    let mut sitters = vec![(Sitter::Me, None)];
    sitters.resize(usize::from(usual_players(game)), (Sitter::Bot(USUAL_LEVEL), None));
    let Company { players, seats } = company(&guest, &sitters);
    let seed = Seed::random();
    let plan = Plan { players, switches: Vec::new(), pack: None, seed };
    let table = game.make(plan).map_err(|refused| failed(refused.into()))?;
    let made = keep(&app, &*table, seed, guest.id, Manners::ALONE, seats).await.map_err(failed)?;
    Ok(go(&made, cookie))
}

/// The form for a new table.
pub async fn form(
    State(app): State<App>,
    reader: Reader,
    Query(fields): Query<Vec<(String, String)>>,
) -> Answer {
    let fields: Fields = fields.into_iter().collect();
    let all = ludi_registry::all();
    let first = all.first().map_or("", |game| game.id());
    let game = game(&reader, fields.get("game").unwrap_or(first))?;
    Ok(new::page(&app, &reader, game, &fields, None).into_response())
}

/// Makes a table as the form says.
pub async fn make(State(app): State<App>, reader: Reader, fields: Fields) -> Answer {
    let game = game(&reader, fields.get("game").unwrap_or_default())?;
    limited(&app, &reader)?;
    let failed = |trouble| Failed::page(&reader, trouble);
    let name = fields.get("name").and_then(|name| tidy(name, NAME_LIMIT));
    let made = desk::guest(&app, &reader, name.as_deref()).await;
    let (guest, cookie) = made.map_err(failed)?;
    let count: usize = fields.number("players").unwrap_or_else(|| usize::from(usual_players(game)));
    let sitters = sitters(&fields, count.min(ludi_engine::MAX_SEATS));
    let Company { players, seats } = company(&guest, &sitters);
    // Whoever may sit down must be able to find the table.
    let public = fields.get("public") == Some("yes") || seats.iter().any(|row| row.open);
    let manners = Manners { public, hints: fields.get("hints") != Some("no") };
    let seed = Seed::random();
    let switches = switches(game, &fields, count as u8);
    let pack = match fields.get("pack").filter(|pack| !pack.is_empty()) {
        None => Ok(None),
        Some(hash) => app.packs.get(game.id(), hash).map(Some),
    };
    let table = pack.and_then(|pack| game.make(Plan { players, switches, pack, seed }));
    match table {
        Ok(table) => {
            let made = keep(&app, &*table, seed, guest.id, manners, seats).await.map_err(failed)?;
            Ok(go(&made, cookie))
        }
        Err(refused) => {
            let page = new::page(&app, &reader, game, &fields, Some(&refused));
            let status = axum::http::StatusCode::UNPROCESSABLE_ENTITY;
            Ok((status, cookie, page).into_response())
        }
    }
}

/// The sitters of a form; who is not named is as usual.
pub fn sitters(fields: &Fields, count: usize) -> Vec<(Sitter, Option<String>)> {
    (0..count)
        .map(|seat| {
            let usual = if seat == 0 { Sitter::Me } else { Sitter::Bot(USUAL_LEVEL) };
            let sitter = fields.get(&format!("seat-{seat}")).and_then(Sitter::parse);
            let name = fields.get(&format!("name-{seat}")).and_then(|n| tidy(n, NAME_LIMIT));
            (sitter.unwrap_or(usual), name)
        })
        .collect()
}

/// The switches of a form. A box that is not ticked sends nothing, so flags are always set; what
/// is set for each seat comes in a field of its own for each.
fn switches(game: &'static dyn AnyGame, fields: &Fields, players: u8) -> Vec<(String, String)> {
    use ludi_engine::OptionKind;
    let mut switches = Vec::new();
    for spec in game.options() {
        let name = format!("set-{}", spec.key);
        let value = match &spec.kind {
            OptionKind::Flag => {
                Some(if fields.get(&name).is_some() { "on" } else { "off" }.to_owned())
            }
            OptionKind::EachSeat(_) => {
                let each = |seat: u8| fields.get(&format!("{name}-{seat}")).map(str::to_owned);
                let all: Option<Vec<String>> = (0..players).map(each).collect();
                all.map(|all| all.join(","))
            }
            _ => fields.get(&name).map(str::to_owned),
        };
        if let Some(value) = value {
            switches.push((spec.key.to_owned(), value));
        }
    }
    switches
}

/// Another round with the same people.
pub async fn rematch(desk: Desk) -> Answer {
    desk.pass(Kind::Table)?;
    let failed = |trouble| desk.failed(trouble);
    let seed = Seed::random();
    let (table, seats, host, manners) = {
        let inner = desk.lock().await.map_err(failed)?;
        if let Some(next) = &inner.row.rematch {
            return Ok(go(next, None));
        }
        let guest = desk.reader.guest.as_ref();
        let sits = guest.is_some_and(|guest| {
            inner.row.host == guest.id || !inner.eyes(Some(guest)).seats.is_empty()
        });
        if !sits || !inner.table.is_closed() {
            return Err(desk.refused("site-refused-rematch"));
        }
        let table = inner.table.again(inner.table.players().to_vec(), seed);
        let table = table.ok_or_else(|| desk.refused("setup-clash"))?;
        let manners = Manners { public: inner.row.public, hints: inner.row.hints };
        (table, inner.row.seats.clone(), inner.row.host, manners)
    };
    let made = keep(&desk.app, &*table, seed, host, manners, seats).await.map_err(failed)?;
    let noted = desk.app.store.set_rematch(&desk.live.id, &made).await;
    let noted = noted.map_err(|error| failed(error.into()))?;
    desk.lock().await.map_err(failed)?.row.rematch = Some(noted.clone());
    desk.live.tell();
    Ok(go(&noted, None))
}

/// A new table against bots that begins at a position of this one.
pub async fn fork(desk: Desk, fields: Fields) -> Answer {
    desk.pass(Kind::Table)?;
    let failed = |trouble| desk.failed(trouble);
    let (guest, cookie) = desk::guest(&desk.app, &desk.reader, None).await.map_err(failed)?;
    let seed = Seed::random();
    let (table, seats) = {
        let inner = desk.lock().await.map_err(failed)?;
        let at: LogIndex = fields.number("at").unwrap_or_else(|| inner.table.last_index());
        let nowhere = || failed(Trouble::Refused(Refused::new(Phrase::new("site-refused-at"))));
        let origin = inner.table.at(at).ok_or_else(nowhere)?;
        // What is secret in a running game must not be learnt from a copy of it.
        if !inner.table.is_closed() && !origin.is_open_book() {
            return Err(desk.refused("site-refused-secret"));
        }
        let mine = fields.seat().or(inner.eyes(Some(&guest)).seat).unwrap_or(Seat(0));
        let count = inner.table.players().len();
        let sitters: Vec<_> = (0..count)
            .map(|seat| {
                let sitter =
                    if seat == mine.index() { Sitter::Me } else { Sitter::Bot(USUAL_LEVEL) };
                (sitter, None)
            })
            .collect();
        let Company { players, seats } = company(&guest, &sitters);
        (inner.table.fork(at, players, seed).ok_or_else(nowhere)?, seats)
    };
    let made =
        keep(&desk.app, &*table, seed, guest.id, Manners::ALONE, seats).await.map_err(failed)?;
    Ok(go(&made, cookie))
}
