//! How many moves a second one, two and three nodes keep on one PostgreSQL, and where the time goes.
//! `scripts/postgres --run cargo bench -p ludi --bench nodes -- [seconds] [players]`
//!
//! Everybody plays at a table of their own as fast as they are answered, every request on a new
//! connection to the next node: how the table is, then a decision. One such pair is a move.
#![allow(missing_docs, dead_code)]

#[path = "../tests/nodes/cluster.rs"]
mod cluster;
#[path = "../tests/nodes/http.rs"]
mod http;
#[path = "../tests/nodes/ledger.rs"]
mod ledger;
#[path = "../tests/nodes/people.rs"]
mod people;
#[path = "../tests/nodes/proxy.rs"]
mod proxy;

use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, sleep};
use std::time::{Duration, Instant};

fn main() {
    let mut words = std::env::args().skip(1).filter_map(|word| word.parse::<usize>().ok());
    let seconds = words.next().unwrap_or(10);
    let players = words.next().unwrap_or(16);
    for count in 0..=3 {
        measure(count, players, Duration::from_secs(seconds as u64));
    }
}

/// So many nodes on a PostgreSQL; none is one node with a file.
fn measure(count: usize, players: usize, time: Duration) {
    let cluster = (count > 0).then(cluster::Cluster::start);
    let file = std::env::temp_dir().join(format!("ludi-nodes-{}.db", std::process::id()));
    let db = cluster
        .as_ref()
        .map_or(file.display().to_string(), |it| cluster::address("postgres", it.port));
    let ports: Vec<u16> = (0..count.max(1)).map(|_| proxy::free_port()).collect();
    let mut nodes: Vec<Child> = ports.iter().map(|port| start(&db, *port)).collect();
    let next = Arc::new(AtomicUsize::new(0));
    let (over, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
    let turn = |ports: &[u16], next: &AtomicUsize| {
        ports[next.fetch_add(1, Ordering::Relaxed) % ports.len()]
    };
    let threads: Vec<_> = (0..players)
        .map(|player| {
            let (ports, next) = (ports.clone(), next.clone());
            let (over, moves) = (over.clone(), moves.clone());
            thread::spawn(move || {
                let form = "game=builders&players=2&seat-0=me&seat-1=me";
                let made = http::post(turn(&ports, &next), "/new", "", form).expect("it is made");
                let (table, cookie) =
                    (made.location.expect("a table"), made.cookie.expect("a guest"));
                let table = table.trim_start_matches("/t/");
                let mut luck = people::Luck::new(player as u64 + 1);
                while !over.load(Ordering::Acquire) {
                    let port = turn(&ports, &next);
                    let Some((after, Some((seat, list)))) = people::now(port, table, &cookie)
                    else {
                        return;
                    };
                    let decision = people::encoded(&list[luck.below(list.len())]);
                    let form = format!("position={after}&seat={seat}&decision={decision}");
                    let path = format!("/t/{table}/decide");
                    let reply = http::post(turn(&ports, &next), &path, &cookie, &form);
                    if reply.is_some_and(|reply| reply.status == 200) {
                        moves.fetch_add(1, Ordering::Relaxed);
                    }
                }
            })
        })
        .collect();
    sleep(Duration::from_secs(2));
    let spent = |nodes: &[Child]| -> f64 { nodes.iter().map(|node| busy(node.id())).sum() };
    let (began, from, node, database) =
        (Instant::now(), moves.load(Ordering::Relaxed), spent(&nodes), of_database());
    sleep(time);
    let done = (moves.load(Ordering::Relaxed) - from) as f64;
    let (node, database) = (spent(&nodes) - node, of_database() - database);
    let seconds = began.elapsed().as_secs_f64();
    over.store(true, Ordering::Release);
    for thread in threads {
        thread.join().expect("nobody breaks off");
    }
    let kept =
        if count == 0 { "one node, a file".to_owned() } else { format!("{count} on PostgreSQL") };
    println!(
        "{kept}: {:.0} moves a second; for each, {:.2} ms of processor at the nodes and {:.2} ms at \
         the database",
        done / seconds,
        node * 1e3 / done,
        database * 1e3 / done
    );
    for node in &mut nodes {
        node.kill().expect("it is ours");
        node.wait().expect("it ends");
    }
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
}

fn start(db: &str, port: u16) -> Child {
    let addr = format!("127.0.0.1:{port}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ludi"));
    command.args(["serve", "--db", db, "--addr", &addr, "--limit-connections", "100000"]);
    for limit in ["tables", "decisions"] {
        // One every nanosecond: not counted at all.
        command.args([&format!("--limit-{limit}"), "1000000/0.000000001"]);
    }
    let node = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let node = node.expect("the program starts");
    while http::get(port, "/readyz", "").is_none_or(|reply| reply.status != 200) {
        sleep(Duration::from_millis(50));
    }
    node
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

/// The seconds that PostgreSQL has computed on this machine: nobody else runs one meanwhile.
fn of_database() -> f64 {
    let processes = std::fs::read_dir("/proc").expect("Linux").flatten();
    let numbers = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_postgres = |process: &u32| {
        let name = std::fs::read_to_string(format!("/proc/{process}/comm"));
        name.is_ok_and(|name| name.trim() == "postgres")
    };
    numbers.filter(is_postgres).map(busy).sum()
}
