//! People who play at the same tables from several pages at once.

use std::io::BufRead as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant};

use serde_json::Value as Json;

use crate::http;
use crate::ledger::{Answer, Asked, Ledger};

/// Tables of every game, some with bots.
const GAMES: [&str; 6] = [
    "game=builders&players=2&seat-0=me&seat-1=me",
    "game=builders&players=3&seat-0=me&seat-1=bot-miles&seat-2=bot-tiro",
    "game=magna-roma&players=2&seat-0=me&seat-1=bot-tiro",
    "game=praetor&players=2&seat-0=me&seat-1=me",
    "game=praetor&players=2&seat-0=me&seat-1=bot-miles",
    "game=hadrian&players=2&seat-0=me&seat-1=bot-tiro",
];

/// How many pages of a table are played from.
const PAGES: usize = 2;

/// How many streams are open at a table.
const STREAMS: usize = 3;

/// For how long nothing happens when all is over: longer than a bot waits that failed, and than the
/// lease of a node that is gone.
const QUIET: Duration = Duration::from_secs(14);

/// A page that is open: how far it has seen its table.
#[derive(Clone, Default)]
pub struct Stream(Arc<AtomicUsize>);

impl Stream {
    pub fn reached(&self) -> usize {
        self.0.load(Ordering::Acquire)
    }
}

/// A game, and who looks at it.
pub struct Game {
    pub table: String,
    pub cookie: String,
    pub streams: Vec<Stream>,
}

/// Everybody.
pub struct Town {
    games: Vec<Game>,
    players: Vec<JoinHandle<()>>,
}

/// Sets up all games and lets everybody begin.
pub fn move_in(port: u16, ledger: &Arc<Ledger>, over: &Arc<AtomicBool>) -> Town {
    let mut town = Town { games: Vec::new(), players: Vec::new() };
    for (number, form) in GAMES.iter().cycle().take(GAMES.len() * 2).enumerate() {
        let form = format!("{form}&public=yes");
        let made = http::post(port, "/new", "", &form).expect("it is made");
        let table = made.location.as_deref().and_then(|at| at.strip_prefix("/t/"));
        let table = table.unwrap_or_else(|| panic!("{form}: {made:?}")).to_owned();
        let cookie = made.cookie.expect("a guest");
        for page in 0..PAGES {
            let (table, cookie) = (table.clone(), cookie.clone());
            let (ledger, over) = (ledger.clone(), over.clone());
            let luck = Luck::new((number * PAGES + page) as u64 + 1);
            town.players.push(thread::spawn(move || {
                play(port, &table, &cookie, &ledger, &over, luck);
            }));
        }
        let streams: Vec<Stream> = (0..STREAMS).map(|_| Stream::default()).collect();
        for stream in &streams {
            let (table, cookie, stream) = (table.clone(), cookie.clone(), stream.clone());
            thread::spawn(move || follow(port, &table, &cookie, &stream));
        }
        town.games.push(Game { table, cookie, streams });
    }
    town
}

impl Town {
    /// Waits until nobody plays any more, no bot has anything to do, and every stream has caught up.
    pub fn come_to_rest(self, port: u16, patience: Duration) -> Vec<Game> {
        let until = Instant::now() + patience;
        self.players.into_iter().for_each(|player| player.join().expect("nobody breaks off"));
        let (mut last, mut since) = (Vec::new(), Instant::now());
        loop {
            let at = |game: &Game| now(port, &game.table, &game.cookie).map_or(0, |(at, _)| at);
            let all: Vec<usize> = self.games.iter().map(at).collect();
            if all != last {
                (last, since) = (all, Instant::now());
            }
            let behind = |(game, at): (&Game, &usize)| {
                *at == 0 || game.streams.iter().any(|stream| stream.reached() < *at)
            };
            let behind = self.games.iter().zip(&last).filter(|pair| behind(*pair)).count();
            if behind == 0 && since.elapsed() > QUIET {
                break;
            }
            assert!(Instant::now() < until, "{behind} tables have streams that do not catch up");
            sleep(Duration::from_millis(200));
        }
        self.games
    }
}

/// Chance that is the same in every run.
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub fn below(&mut self, most: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % most.max(1)
    }
}

/// A seat, and what may be decided for it.
type Ways = (u8, Vec<String>);

/// How far a table is, and what somebody may decide there for which seat.
pub fn now(port: u16, table: &str, cookie: &str) -> Option<(usize, Option<Ways>)> {
    let reply = http::get(port, &format!("/t/{table}/now"), cookie)?;
    let page: Json = serde_json::from_str(&reply.body).ok().filter(|_| reply.status == 200)?;
    let at = page["position"].as_u64()? as usize;
    let parts = page["swap"].as_object()?.values().filter_map(Json::as_str);
    let list = parts.into_iter().find_map(|part| {
        let list = &part[part.find("id=\"decision-list\"")?..];
        let seat = list.split("name=\"seat\" value=\"").nth(1)?.split('"').next()?.parse().ok()?;
        let each = list.split("name=\"decision\" value=\"").skip(1);
        let texts = each.filter_map(|rest| rest.split('"').next());
        Some((seat, texts.map(|text| text.replace("&amp;", "&")).collect::<Vec<_>>()))
    });
    Some((at, list.filter(|(_, list)| !list.is_empty())))
}

pub fn encoded(text: &str) -> String {
    let sign = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'-' | b'.' => {
            char::from(byte).to_string()
        }
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(sign).collect()
}

/// Plays from one page until it is over. Who hears nothing asks again, as the script of a page does.
fn play(port: u16, table: &str, cookie: &str, ledger: &Ledger, over: &AtomicBool, mut luck: Luck) {
    while !over.load(Ordering::Acquire) {
        sleep(Duration::from_millis(100 + luck.below(300) as u64));
        let Some((after, Some((seat, list)))) = now(port, table, cookie) else { continue };
        let decision = list[luck.below(list.len())].clone();
        let form = format!("position={after}&seat={seat}&decision={}", encoded(&decision));
        let asked = Asked { table: table.to_owned(), after, seat, decision };
        for _ in 0..4 {
            let reply = http::post(port, &format!("/t/{table}/decide"), cookie, &form);
            let answer = Answer::of(reply.as_ref());
            let again = matches!(answer, Answer::Away | Answer::None);
            ledger.note(asked.clone(), answer);
            if !again || over.load(Ordering::Acquire) {
                break;
            }
            sleep(Duration::from_millis(300));
        }
    }
}

/// Follows a stream as a browser does: it comes back with the last id it has seen.
fn follow(port: u16, table: &str, cookie: &str, stream: &Stream) {
    loop {
        let last = stream.reached();
        let more = if last > 0 { format!("Last-Event-ID: {last}\r\n") } else { String::new() };
        if let Some(mut events) =
            http::send(port, &format!("GET /t/{table}/events"), cookie, "", &more)
            && let Some((head, _)) = http::head(&mut events)
            && head.status == 200
        {
            // A stream that says nothing for longer than its beat is dead.
            let _ = events.get_ref().set_read_timeout(Some(Duration::from_secs(20)));
            let mut line = String::new();
            let mut beat = false;
            while events.read_line(&mut line).is_ok_and(|read| read > 0) {
                let text = line.trim_end();
                beat = if text.starts_with("event: ") { text == "event: beat" } else { beat };
                let told =
                    text.strip_prefix("id: ").or(text.strip_prefix("data: ").filter(|_| beat));
                if let Some(at) = told.and_then(|at| at.parse().ok()) {
                    stream.0.fetch_max(at, Ordering::AcqRel);
                }
                line.clear();
            }
        }
        sleep(Duration::from_millis(500));
    }
}
