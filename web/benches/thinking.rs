//! Fair thinking: how long somebody waits for a bot, a page and a hint while another address plays
//! at many tables of bots that look ahead.
//!
//! `cargo bench -p ludi-web --bench thinking -- [tables] [seconds]`
//!
//! The server runs in a process of its own with its usual database and no limits. One address has
//! the tables, each of somebody who decides at once and three bots of the level Legatus that make
//! no pauses; from another, somebody plays against Miles, looks at pages and asks for hints.

mod wire;

use std::net::Ipv4Addr;
use std::time::{Duration, Instant};

use ludi_engine::{Chance as _, Quick};
use tokio::time::sleep;
use wire::{Server, Wire, between, decisions};

// As the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How many decisions somebody makes at a table before the next one: no game is over by then.
const TURNS: u32 = 30;
/// Who has many tables.
const GREEDY: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
/// Who has one.
const MODEST: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if wire::serves(&runtime) {
        return;
    }
    let numbers: Vec<u64> = std::env::args().filter_map(|arg| arg.parse().ok()).collect();
    let number = |index: usize, usual| numbers.get(index).copied().unwrap_or(usual);
    runtime.block_on(measure(number(0, 50), Duration::from_secs(number(1, 60))));
}

async fn measure(tables: u64, time: Duration) {
    let server = Server::start().await;
    println!("beside {tables} tables of Legatus:");
    let alone = Times::of(&server.addr, time / 4).await;
    let mut greedy = Vec::new();
    for number in 0..tables {
        let seats = "seat-0=me&seat-1=bot-legatus&seat-2=bot-legatus&seat-3=bot-legatus";
        let player = Player::sit_down(GREEDY, &server.addr, 4, seats, number).await;
        greedy.push(tokio::spawn(player.play_on()));
    }
    // Until all of them wait for a bot.
    sleep(Duration::from_secs(5)).await;
    let beside = Times::of(&server.addr, time).await;
    for (what, times) in [("alone", alone), ("beside them", beside)] {
        times.print(what);
    }
    greedy.iter().for_each(tokio::task::JoinHandle::abort);
    server.end();
}

/// How long somebody waits.
#[derive(Default)]
struct Times {
    bots: Vec<Duration>,
    pages: Vec<Duration>,
    hints: Vec<Duration>,
}

impl Times {
    /// Plays against Miles, one table after another.
    async fn of(addr: &str, time: Duration) -> Self {
        let mut times = Self::default();
        let began = Instant::now();
        let mut number = 1 << 32;
        while began.elapsed() < time {
            number += 1;
            let seats = "seat-0=me&seat-1=bot-miles";
            let mut player = Player::sit_down(MODEST, addr, 2, seats, number).await;
            let table = player.table.clone();
            let mut page = player.my_turn().await;
            let mut turns = 0;
            while began.elapsed() < time && turns < TURNS {
                for path in ["/", &table] {
                    times.pages.push(player.get(path).await.0);
                }
                if turns % 20 == 10 {
                    let asked = form(&page);
                    times.hints.push(player.post("hint", &asked).await.0);
                }
                turns += 1;
                let decided = player.decide(&page).await;
                let waited = Instant::now();
                page = player.my_turn().await;
                let now = position(&page);
                // Others have done something meanwhile: the bot was waited for.
                if now > decided + 1 {
                    times.bots.push(waited.elapsed());
                }
                // As somebody would who thinks a little.
                sleep(Duration::from_millis(20)).await;
            }
        }
        times
    }

    fn print(mut self, when: &str) {
        for (what, times) in [
            ("an answer of Miles", &mut self.bots),
            ("a page", &mut self.pages),
            ("a hint", &mut self.hints),
        ] {
            times.sort();
            let Some(last) = times.len().checked_sub(1) else { continue };
            let at = |share: f64| times[(last as f64 * share) as usize].as_secs_f64() * 1e3;
            println!(
                "{when}, {what}: {} times, p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
                times.len(),
                at(0.5),
                at(0.99),
                at(1.0)
            );
        }
    }
}

/// Where a table stands, as `/now` says.
fn position(page: &str) -> u32 {
    let position = between(page, "\"position\":", ",").and_then(|at| at.parse().ok());
    position.unwrap_or_else(|| panic!("a position: {page:.300}"))
}

/// What goes along with a decision on a page.
fn form(page: &str) -> String {
    let seat = between(page, "name=\\\"seat\\\" value=\\\"", "\\\"").unwrap_or("0");
    format!("position={}&seat={seat}", position(page))
}

/// Somebody who plays one seat of a table.
struct Player {
    cookie: String,
    table: String,
    wire: Wire,
    chance: Quick,
}

impl Player {
    async fn sit_down(from: Ipv4Addr, addr: &str, players: u8, seats: &str, number: u64) -> Self {
        let mut wire = Wire::open(from, addr).await;
        let form = format!("game=builders&players={players}&public=yes&{seats}");
        let (cookie, table) = wire.table(&form).await;
        let mut player = Self { cookie, table, wire, chance: Quick::from_number(number) };
        player.post("pace", "pace=instant").await;
        player
    }

    async fn get(&mut self, path: &str) -> (Duration, String) {
        let began = Instant::now();
        self.wire.send(&format!("GET {path}"), &self.cookie, "").await;
        let (head, body) = self.wire.answer().await;
        assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head}");
        (began.elapsed(), body)
    }

    async fn post(&mut self, act: &str, form: &str) -> (Duration, String) {
        let began = Instant::now();
        self.wire.send(&format!("POST {}/{act}", self.table), &self.cookie, form).await;
        let (head, body) = self.wire.answer().await;
        let good = head.starts_with("HTTP/1.1 200") || head.starts_with("HTTP/1.1 303");
        assert!(good, "{act}: {head}\n{body}");
        (began.elapsed(), body)
    }

    /// Waits until one has to decide.
    async fn my_turn(&mut self) -> String {
        loop {
            let page = self.get(&format!("{}/now", self.table)).await.1;
            if !decisions(&page).is_empty() {
                return page;
            }
            sleep(Duration::from_millis(5)).await;
        }
    }

    /// Decides anything; the position afterwards.
    async fn decide(&mut self, page: &str) -> u32 {
        let offers = decisions(page);
        let decision = offers[self.chance.below(offers.len() as u32) as usize].replace(' ', "+");
        let decided = format!("{}&decision={decision}", form(page));
        let (_, answer) = self.post("decide", &decided).await;
        let reached = answer.split("\"position\":").nth(1).expect("a position");
        let digits = reached.split(|c: char| !c.is_ascii_digit()).next();
        digits.and_then(|at| at.parse().ok()).expect("a number")
    }

    /// Plays as fast as the bots let it.
    async fn play_on(mut self) {
        loop {
            let page = self.get(&format!("{}/now", self.table)).await.1;
            if !decisions(&page).is_empty() {
                self.decide(&page).await;
            }
            sleep(Duration::from_millis(500)).await;
        }
    }
}
