//! Many tables at once: how long from a decision to the last stream that shows it, and how much
//! memory a table and a stream take.
//!
//! `cargo bench -p ludi-web --bench load -- [tables] [seconds] [decisions a second] [spectators]`
//!
//! The server runs in a process of its own with its usual database. Every table has a player who
//! decides for both seats, the player's stream and those of its spectators, usually one.

mod wire;

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use eventsource_stream::Eventsource as _;
use futures_util::StreamExt as _;
use ludi_engine::{Chance as _, Quick};
use tokio::sync::{mpsc, watch};
use tokio::time::{sleep, timeout};
use wire::{Server, Wire, between, decisions};

// As the program itself.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    if wire::serves(&runtime) {
        return;
    }
    let numbers: Vec<u64> = std::env::args().filter_map(|arg| arg.parse().ok()).collect();
    let number = |index: usize, usual| numbers.get(index).copied().unwrap_or(usual);
    let load = Load {
        tables: number(0, 1000),
        seconds: number(1, 20),
        rate: number(2, 100),
        spectators: number(3, 1),
    };
    runtime.block_on(measure(load));
}

/// What is asked of the server.
struct Load {
    tables: u64,
    seconds: u64,
    /// Decisions a second.
    rate: u64,
    /// Spectators of every table.
    spectators: u64,
}

async fn measure(load: Load) {
    let Load { tables, seconds, rate, spectators } = load;
    let server = Server::start().await;
    let (addr, process) = (server.addr.clone(), server.process.id());
    let memory = || resident(process);
    let empty = memory();
    let mut made = Vec::new();
    for _ in 0..tables {
        made.push(Player::sit_down(&addr).await);
    }
    let seated = memory();
    println!("{tables} tables: {:.1} KiB each", (seated - empty) / tables as f64);
    let (stop, stopping) = watch::channel(false);
    let (report, mut reports) = mpsc::unbounded_channel();
    // On average every table makes a decision this often.
    let pause = Duration::from_secs_f64(tables as f64 / rate as f64);
    let mut playing = Vec::new();
    let ready = Arc::new(tokio::sync::Barrier::new(tables as usize + 1));
    for (index, player) in made.into_iter().enumerate() {
        let (ready, stopping, report) = (ready.clone(), stopping.clone(), report.clone());
        let chance = Quick::from_number(index as u64);
        let play = player.play(pause, spectators, chance, ready, stopping, report);
        playing.push(tokio::spawn(play));
    }
    drop(report);
    ready.wait().await;
    let watched = memory();
    let streams = (1 + spectators) * tables;
    let each = (watched - seated) / streams as f64;
    println!("{streams} streams: {each:.1} KiB each");
    let before = busy(process);
    sleep(Duration::from_secs(seconds)).await;
    let spent = busy(process) - before;
    stop.send_replace(true);
    let mut times = Vec::new();
    while let Some(time) = reports.recv().await {
        times.push(time);
    }
    for player in playing {
        let _ = player.await;
    }
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{} decisions, {:.0} a second: to the last stream p50 {:.1} ms, p99 {:.1} ms, most {:.1} ms",
        times.len(),
        times.len() as f64 / seconds as f64,
        at(0.5),
        at(0.99),
        at(1.0)
    );
    println!(
        "{:.0} MiB in all; the server computed {:.2} ms for each decision",
        memory() / 1024.0,
        spent * 1e3 / times.len() as f64
    );
    server.end();
}

/// The memory of a process in KiB.
fn resident(process: u32) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0.0)
}

/// The seconds a process has computed.
fn busy(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = |field: usize| -> f64 {
        after_name.split_whitespace().nth(field).and_then(|n| n.parse().ok()).unwrap_or(0.0)
    };
    // Linux counts hundredths of a second, in user mode and for the system.
    (ticks(11) + ticks(12)) / 100.0
}

/// Follows a stream: what every event about the table says, with its id.
async fn follow(url: String, cookie: String, events: watch::Sender<(u32, String)>) {
    let client = reqwest::Client::builder().no_proxy().build().expect("a client");
    let request = client.get(url).header("cookie", cookie).send();
    let mut stream = request.await.expect("the server answers").bytes_stream().eventsource();
    while let Some(Ok(event)) = stream.next().await {
        if event.event == "table" {
            events.send_replace((event.id.parse().expect("a position"), event.data));
        }
    }
}

/// Somebody who plays both seats of a table.
struct Player {
    addr: String,
    cookie: String,
    table: String,
    wire: Wire,
}

impl Player {
    async fn sit_down(addr: &str) -> Self {
        let mut wire = Wire::open(Ipv4Addr::LOCALHOST, addr).await;
        let form = "game=builders&players=2&seat-0=me&seat-1=me&public=yes";
        let (cookie, table) = wire.table(form).await;
        Self { addr: addr.to_owned(), cookie, table, wire }
    }

    async fn play(
        mut self,
        pause: Duration,
        spectators: u64,
        mut chance: Quick,
        ready: Arc<tokio::sync::Barrier>,
        mut stopping: watch::Receiver<bool>,
        report: mpsc::UnboundedSender<Duration>,
    ) {
        self.wire.send(&format!("GET {}/now", self.table), &self.cookie, "").await;
        let (_, mut page) = self.wire.answer().await;
        let position = between(&page, "\"position\":", ",").expect("a position");
        let mut position: u32 = position.parse().expect("a number");
        let mut streams = Vec::new();
        let readers = (0..=spectators).map(|reader| match reader {
            0 => self.cookie.clone(),
            _ => String::new(),
        });
        for cookie in readers {
            let (sender, receiver) = watch::channel((position, String::new()));
            let url = format!("http://{}{}/events?after={position}", self.addr, self.table);
            tokio::spawn(follow(url, cookie, sender));
            streams.push(receiver);
        }
        sleep(Duration::from_secs(2)).await;
        ready.wait().await;
        let millis = pause.as_millis() as u32 * 2;
        loop {
            let wait = sleep(Duration::from_millis(u64::from(chance.below(millis.max(1)))));
            tokio::select! {
                () = wait => {}
                _ = stopping.changed() => return,
            }
            let offers = decisions(&page);
            if offers.is_empty() {
                return;
            }
            let decision = offers[chance.below(offers.len() as u32) as usize].replace(' ', "+");
            let seat = between(&page, "name=\\\"seat\\\" value=\\\"", "\\\"").unwrap_or("0");
            let body = format!("position={position}&seat={seat}&decision={decision}");
            let began = Instant::now();
            self.wire.send(&format!("POST {}/decide", self.table), &self.cookie, &body).await;
            let (_, answer) = self.wire.answer().await;
            let reached = between(&answer, "\"position\":", "}").and_then(|at| at.parse().ok());
            let Some(reached) = reached else { return };
            for stream in &mut streams {
                let shown = stream.wait_for(|(id, _)| *id >= reached);
                if timeout(Duration::from_secs(10), shown).await.is_err() {
                    return;
                }
            }
            let _ = report.send(began.elapsed());
            position = reached;
            page.clone_from(&streams[0].borrow().1);
        }
    }
}
