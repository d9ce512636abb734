//! What was asked and acknowledged, and what is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use serde_json::Value as Json;
use sqlx::Connection as _;

use crate::http::{self, Reply};

/// Somebody asks for a decision that answers a place in the log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Asked {
    pub table: String,
    pub after: usize,
    pub seat: u8,
    pub decision: String,
}

/// What came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is done: how far the table is, and the receipt for everything before.
    Done(usize, String),
    /// Somebody was faster, or it is not allowed any more.
    Refused,
    /// The node cannot keep it now.
    Away,
    /// Nothing: it may be done or not.
    None,
}

impl Answer {
    pub fn of(reply: Option<&Reply>) -> Self {
        let Some(reply) = reply else { return Self::None };
        match reply.status {
            200 => {
                let told: Json = serde_json::from_str(&reply.body).expect("an acknowledgement");
                let head = told["head"].as_str().unwrap_or_default().to_owned();
                Self::Done(told["position"].as_u64().expect("a position") as usize, head)
            }
            409 | 422 => Self::Refused,
            503 => {
                assert!(reply.retry_after.is_some(), "it says when to come back");
                Self::Away
            }
            other => panic!("nobody expects {other}: {}", reply.body),
        }
    }
}

/// Everything that was asked.
#[derive(Default)]
pub struct Ledger(Mutex<Vec<(Asked, Answer)>>);

/// A table as it is kept.
pub struct Log {
    pub lines: Vec<Json>,
    bots: BTreeSet<u64>,
}

/// What the ledger comes to.
#[derive(Debug, Default)]
pub struct Told {
    pub asked: usize,
    pub acknowledged: usize,
    pub stale: usize,
    pub away: usize,
    pub unanswered: usize,
    pub events: usize,
    pub of_bots: usize,
}

/// Every table as the database keeps it.
pub fn read_all(db: &str) -> BTreeMap<String, Log> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let rows: Vec<(String, String, Vec<String>)> = runtime.expect("a runtime").block_on(async {
        let mut connection = sqlx::PgConnection::connect(db).await.expect("it is there again");
        let all = "SELECT id, players, ARRAY(SELECT line FROM events WHERE table_id = id \
                   ORDER BY position) FROM tables";
        sqlx::query_as(all).fetch_all(&mut connection).await.expect("it answers")
    });
    let log = |(id, players, lines): (String, String, Vec<String>)| {
        let players: Vec<Json> = serde_json::from_str(&players).expect("players");
        let bots = (0..).zip(&players).filter(|(_, player)| player.get("bot").is_some());
        let bots = bots.map(|(seat, _)| seat).collect();
        let read = |line: &String| serde_json::from_str(line).expect("a line of a log");
        (id, Log { lines: lines.iter().map(read).collect(), bots })
    };
    rows.into_iter().map(log).collect()
}

impl Ledger {
    pub fn note(&self, asked: Asked, answer: Answer) {
        self.0.lock().expect("nobody breaks off").push((asked, answer));
    }

    /// Looks whether all is kept that was acknowledged, and nothing nobody asked for; and whether
    /// every receipt still stands, so that no node ever told of another past.
    pub fn check(&self, logs: &BTreeMap<String, Log>, port: u16) -> Told {
        let all = self.0.lock().expect("nobody breaks off");
        let mut told = Told::default();
        let mut receipts: BTreeMap<(&str, usize), &str> = BTreeMap::new();
        let mut done = BTreeSet::new();
        let asked: BTreeSet<&Asked> = all.iter().map(|(asked, _)| asked).collect();
        for (asked, answer) in all.iter() {
            match answer {
                Answer::Done(at, head) => {
                    let place = place_of(asked, &logs[&asked.table]);
                    let place = place.unwrap_or_else(|| panic!("lost: {asked:?}"));
                    assert!(place <= *at, "acknowledged before it was done: {asked:?}");
                    done.insert(asked);
                    let known = receipts.insert((&asked.table, *at), head);
                    assert!(known.is_none_or(|known| known == head), "two pasts: {asked:?}");
                }
                Answer::Refused => told.stale += 1,
                Answer::Away => told.away += 1,
                Answer::None => told.unanswered += 1,
            }
        }
        (told.asked, told.acknowledged) = (asked.len(), done.len());
        for (id, log) in logs {
            told.events += log.lines.len();
            told.of_bots += check_log(id, log, &asked);
        }
        for ((table, at), head) in receipts {
            let path = format!("/t/{table}/head?at={at}");
            let reply = http::get(port, &path, "").expect("a node answers");
            let now: Json = serde_json::from_str(&reply.body).expect("a receipt");
            assert_eq!(now["head"].as_str(), Some(head), "{table} was another at {at}");
        }
        told
    }
}

/// Where a log has what somebody asked for: it is the first thing the seat did since.
fn place_of(asked: &Asked, log: &Log) -> Option<usize> {
    let since = log.lines.iter().enumerate().skip(asked.after);
    let mut own =
        since.filter(|(_, line)| line["seat"] == asked.seat && line.get("join").is_none());
    let (index, line) = own.next()?;
    (line["do"] == asked.decision.as_str()).then_some(index + 1)
}

/// Every decision of a person answers a request that no other one answered; returns how many were
/// made by bots.
fn check_log(id: &str, log: &Log, asked: &BTreeSet<&Asked>) -> usize {
    let mut of_bots = 0;
    let mut last: BTreeMap<u64, usize> = BTreeMap::new();
    for (index, line) in log.lines.iter().enumerate() {
        let place = index + 1;
        assert_eq!(line["at"].as_u64(), Some(place as u64), "{id} has a gap");
        let Some(seat) = line["seat"].as_u64() else { continue };
        let before = last.insert(seat, place).unwrap_or_default();
        let Some(decision) = line["do"].as_str() else { continue };
        if log.bots.contains(&seat) {
            of_bots += 1;
            continue;
        }
        let asked_for = (before..place).any(|after| {
            let decision = decision.to_owned();
            asked.contains(&Asked { table: id.to_owned(), after, seat: seat as u8, decision })
        });
        assert!(asked_for, "{id}: nobody asked for {line}");
    }
    of_bots
}
