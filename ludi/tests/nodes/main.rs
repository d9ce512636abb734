//! Several servers of one site, on a real PostgreSQL, while everything goes wrong.
//!
//! People play at the same tables through different nodes, several at once for the same seat. Nodes
//! are killed, the database is restarted, killed, and cut off from one node. In the end nothing that
//! was acknowledged may be lost, doubled or another, every stream has caught up, and the bots have
//! played on. `scripts/postgres` runs it, and says where the programs of PostgreSQL are.
#![allow(missing_docs)]

mod cluster;
mod http;
mod ledger;
mod people;
mod proxy;

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

use cluster::{Cluster, address};
use ledger::{Ledger, read_all};
use proxy::{Balancer, Line, free_port};

/// For how long everything goes wrong, in seconds; another number with `LUDI_NODES_SECONDS`.
const TROUBLE: u64 = 60;

/// How soon everybody has to be up to date when nothing goes wrong any more.
const CALM: Duration = Duration::from_secs(90);

/// A node that runs.
struct Node {
    child: Child,
    port: u16,
    db: String,
}

impl Node {
    fn start(db: &str, port: u16) -> Self {
        let child = Self::spawn(db, port);
        let node = Self { child, port, db: db.to_owned() };
        node.wait();
        node
    }

    fn spawn(db: &str, port: u16) -> Child {
        let addr = format!("127.0.0.1:{port}");
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludi"));
        command.args(["serve", "--db", db, "--addr", &addr, "--bot-pace", "20"]);
        for limit in ["tables", "decisions", "streams", "reads"] {
            command.args([&format!("--limit-{limit}"), "100000/0.001"]);
        }
        command.args(["--limit-open-streams", "10000", "--limit-connections", "10000"]);
        let log = std::env::var("LUDI_NODES_LOG").ok().map(|folder| {
            let file = std::fs::OpenOptions::new();
            let name = format!("{folder}/{port}.log");
            file.clone().create(true).append(true).open(name).expect("a log")
        });
        let log = log.map_or_else(Stdio::null, Stdio::from);
        command.stdout(Stdio::null()).stderr(log).spawn().expect("the program starts")
    }

    fn wait(&self) {
        let until = Instant::now() + Duration::from_secs(30);
        while http::get(self.port, "/readyz", "").is_none_or(|reply| reply.status != 200) {
            assert!(Instant::now() < until, "the node at {} does not get ready", self.port);
            sleep(Duration::from_millis(50));
        }
    }

    /// The power of its machine goes, and comes back.
    fn kill_and_start(&mut self) {
        self.kill();
        self.child = Self::spawn(&self.db, self.port);
    }

    fn kill(&mut self) {
        self.child.kill().expect("it is ours");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What went wrong, and how often.
#[derive(Debug, Default)]
struct Trouble {
    kills: u32,
    restarts: u32,
    crashes: u32,
    cuts: u32,
}

/// Lets everything go wrong for a while.
fn make_trouble(cluster: &mut Cluster, nodes: &mut [Node], line: &Line, time: Duration) -> Trouble {
    let (mut done, until) = (Trouble::default(), Instant::now() + time);
    for step in 0_u32.. {
        sleep(Duration::from_secs(3));
        if Instant::now() >= until {
            break;
        }
        match step % 6 {
            2 => {
                cluster.restart();
                done.restarts += 1;
            }
            4 => {
                line.cut(true);
                sleep(Duration::from_secs(7));
                line.cut(false);
                done.cuts += 1;
            }
            5 => {
                cluster.crash();
                done.crashes += 1;
            }
            _ => {
                let count = nodes.len() as u32;
                nodes[(done.kills % count) as usize].kill_and_start();
                done.kills += 1;
            }
        }
    }
    line.cut(false);
    done
}

#[test]
fn nothing_acknowledged_is_lost_doubled_or_forked_while_nodes_and_the_database_fail() {
    let seconds = std::env::var("LUDI_NODES_SECONDS").ok();
    let seconds = seconds.and_then(|text| text.parse().ok()).unwrap_or(TROUBLE);
    let mut cluster = Cluster::start();
    let line = Line::open(cluster.port);
    let direct = address("postgres", cluster.port);
    let through = address("postgres", line.port);
    // They start together on an empty database: one of them makes its tables.
    let starting = [&direct, &direct, &through].map(|db| {
        let db = db.clone();
        thread::spawn(move || Node::start(&db, free_port()))
    });
    let mut nodes: Vec<Node> = starting.map(|node| node.join().expect("it starts")).into();
    let balancer = Balancer::open(nodes.iter().map(|node| node.port).collect());
    let ledger = Arc::new(Ledger::default());
    let over = Arc::new(AtomicBool::new(false));
    let town = people::move_in(balancer.port, &ledger, &over);
    let trouble = make_trouble(&mut cluster, &mut nodes, &line, Duration::from_secs(seconds));
    over.store(true, Ordering::Release);
    let calm = Instant::now();
    let games = town.come_to_rest(balancer.port, CALM);
    let rested = calm.elapsed();
    let logs = read_all(&direct);
    let told = ledger.check(&logs, balancer.port);
    let streams = games.iter().map(|game| game.streams.len()).sum::<usize>();
    for game in &games {
        let last = logs[&game.table].lines.len();
        for stream in &game.streams {
            assert!(
                stream.reached() >= last,
                "a stream of {} is at {} of {last}",
                game.table,
                stream.reached()
            );
        }
        http::get(balancer.port, &format!("/t/{}", game.table), &game.cookie)
            .filter(|reply| reply.status == 200)
            .expect("the table is shown");
    }
    let checked = Command::new(env!("CARGO_BIN_EXE_ludi")).args(["check-db", &direct]).output();
    let checked = checked.expect("the program ends");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    println!(
        "3 nodes, {seconds} s: {trouble:?}; {} tables, {} acts acknowledged ({} asked for), {} \
         refused as stale, {} answered 503, {} unanswered; {} events, {} of bots; 0 lost, 0 doubled, \
         0 forks; {streams} streams caught up, all at rest after {:.1} s",
        games.len(),
        told.acknowledged,
        told.asked,
        told.stale,
        told.away,
        told.unanswered,
        told.events,
        told.of_bots,
        rested.as_secs_f64()
    );
    assert!(told.acknowledged > 50 && told.of_bots > 10, "people and bots played: {told:?}");
    assert!(trouble.kills > 2 && trouble.restarts > 0 && trouble.crashes > 0 && trouble.cuts > 0);
}

/// While the database is away a table says so, at once and with a time; then it goes on by itself.
#[test]
fn a_table_says_when_the_database_is_away_and_goes_on_by_itself() {
    let mut cluster = Cluster::start();
    let node = Node::start(&address("postgres", cluster.port), free_port());
    let made = http::post(node.port, "/new", "", "game=builders&players=2&seat-0=me&seat-1=me")
        .expect("it is made");
    let (table, cookie) = (made.location.expect("a table"), made.cookie.expect("a guest"));
    cluster.stop();
    // A node that was ready a moment ago does not ask again at once.
    sleep(Duration::from_secs(3));
    let now = format!("{table}/now");
    for path in [now.as_str(), "/readyz"] {
        let away = http::get(node.port, path, &cookie).expect("an answer");
        assert_eq!(away.status, 503, "{path}: {}", away.body);
        assert!(path == "/readyz" || away.retry_after.is_some(), "{path} says when to come back");
    }
    let alive = http::get(node.port, "/healthz", "").expect("an answer");
    assert_eq!(alive.status, 200, "the node itself lives");
    cluster.go();
    let until = Instant::now() + Duration::from_secs(10);
    while http::get(node.port, &now, &cookie).is_none_or(|reply| reply.status != 200) {
        assert!(Instant::now() < until, "it does not go on");
        sleep(Duration::from_millis(100));
    }
}
