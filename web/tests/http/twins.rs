//! Twin worlds through a whole game of each title: two tables where everything has happened alike
//! and where other cards will come. Whatever is asked of them, they answer the same.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ludi_bots::Budget;
use ludi_engine::{Entropy, Seed, SystemEntropy};
use ludi_store::{Key, NewTable, Secrets, Sqlite, Store as _, TableId};
use ludi_web::{Asker, Thinking, Waiting, Work};
use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, Stream, wander};
use crate::leak::{Reader, plain, record};

/// Secrets that can be drawn once more, so that chance is the same for both twins.
#[derive(Default)]
struct Rewound(AtomicU64);

impl Rewound {
    /// Where it is now.
    fn mark(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    fn rewind(&self, to: u64) {
        self.0.store(to, Ordering::Relaxed);
    }
}

impl Entropy for Rewound {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let Seed(next) = Seed::from_text("twins").child(self.0.fetch_add(1, Ordering::Relaxed));
            chunk.copy_from_slice(&next[..chunk.len()]);
        }
    }
}

/// Bots that think by no clock, so that what they say follows from what they see.
struct Steady;

impl Thinking for Steady {
    fn think(&self, _: Asker, work: Work) -> Waiting<bool> {
        self.at_once(work)
    }

    fn afford(&self, usual: Budget) -> Budget {
        Budget::iterations(usual.iterations.min(40))
    }
}

/// A site, and the chance that can be had twice.
async fn site() -> (Site, Arc<Rewound>) {
    let chance = Arc::new(Rewound::default());
    let entropy = chance.clone();
    let site = Site::in_world(
        |_| {},
        |world| {
            world.entropy = entropy;
            world.thinking = Arc::new(Steady);
        },
    )
    .await;
    (site, chance)
}

/// What only whoever plays can get: hints in both ways, an analysis, a copy, a copy of before.
async fn advice(me: &Browser, table: &str, page: &Page, chance: &Rewound, from: u64) -> String {
    let (position, seat) = (page.position(), page.seat());
    let begin = [("position", position.as_str()), ("seat", seat.as_str())];
    let mut told = String::new();
    let mut note = |what: &str, page: &Page| {
        writeln!(told, "== {what}: {}\n{}", page.status, page.text).expect("a text takes all");
    };
    for more in [("as", ""), ("as", "things")] {
        chance.rewind(from);
        let hint = me.post(&format!("{table}/hint"), &[begin[0], begin[1], more]).await;
        assert_eq!(hint.status, StatusCode::OK, "{}", hint.words());
        note("hint", &hint);
    }
    note("analysis", &me.get(&format!("{table}/analysis")).await);
    note("analyse", &me.post(&format!("{table}/analysis"), &[]).await);
    told
}

/// A copy of a table, or why there is none: its own name, links and promise say nothing.
async fn copy(me: &Browser, table: &str, page: &Page) -> String {
    let (position, seat) = (page.position(), page.seat());
    let fork = [("at", position.as_str()), ("seat", seat.as_str())];
    let copied = me.post(&format!("{table}/fork"), &fork).await;
    let mut told = copied.text;
    if copied.status == StatusCode::OK {
        let log = me.get(&format!("{}/log", copied.path)).await.text;
        told = plain(&format!("{told}\n{log}"), &copied.path, &log);
    }
    // It names what it is a copy of.
    plain(&told, table, &me.get(&format!("{table}/log")).await.text)
}

fn assert_alike(what: &str, [one, two]: [String; 2]) {
    for (a, b) in one.lines().zip(two.lines()) {
        let same = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| {
            let near = text.as_bytes().iter().skip(same.saturating_sub(80)).take(200);
            String::from_utf8_lossy(&near.copied().collect::<Vec<u8>>()).into_owned()
        };
        assert!(a == b, "{what}:\n{}\n{}", around(a), around(b));
    }
    assert_eq!(one.len(), two.len(), "{what}");
}

/// Two tables that go on from a table as it is now, each with draws of its own.
async fn twins(site: &Site, origin: &str) -> [String; 2] {
    let store = Sqlite::open(&site.db).await.unwrap();
    let id: TableId = origin.trim_start_matches("/t/").parse().unwrap();
    let kept = store.load(&id).await.unwrap().unwrap();
    let game = ludi_registry::game(&kept.row.game).unwrap();
    let table = game.read(&kept.log(), game.builtin_pack(), Some(kept.secrets.seed)).unwrap();
    let key = Key::random(&SystemEntropy);
    let mut tables = Vec::new();
    for _ in 0..2 {
        let seed = Seed::random(&SystemEntropy);
        let players = table.players().to_vec();
        let twin = table.fork(table.last_index(), players, seed.into()).unwrap();
        let id = TableId::random(&SystemEntropy);
        let lines = (1..=twin.last_index()).map(|at| twin.line(at).unwrap()).collect();
        let new = NewTable {
            id: id.clone(),
            game: kept.row.game.clone(),
            header: twin.header_line(),
            secrets: Secrets { seed, key },
            host: kept.row.host,
            public: true,
            hints: true,
            seats: kept.row.seats.clone(),
            lines,
            summary: kept.row.summary.clone(),
        };
        store.create(new).await.unwrap();
        tables.push(format!("/t/{id}"));
    }
    store.close().await;
    tables.try_into().unwrap()
}

/// Compares everything two tables tell; the bytes that were compared.
async fn compare(
    site: &Site,
    readers: &[Reader; 2],
    chance: &Rewound,
    tables: &[String; 2],
) -> usize {
    let store = Sqlite::open(&site.db).await.unwrap();
    let mut bytes = 0;
    // Who is here is told to everybody; so all are, the whole time.
    let mut here = Vec::new();
    for reader in readers {
        for table in tables {
            here.push(Stream::open(&reader.browser, &format!("{table}/events"), None).await);
        }
    }
    for reader in readers {
        let mut told = Vec::new();
        for table in tables {
            let log = reader.browser.get(&format!("{table}/log")).await.text;
            told.push(plain(&record(reader, table).await, table, &log));
        }
        bytes += told[0].len();
        assert_alike(reader.name, told.try_into().unwrap());
    }
    let me = &readers[0].browser;
    let (mut advised, mut copied) = (Vec::new(), Vec::new());
    let from = chance.mark();
    for table in tables {
        let page = me.my_turn(table).await;
        let log = me.get(&format!("{table}/log")).await.text;
        let told = advice(me, table, &page, chance, from).await;
        advised.push(plain(&told, table, &log));
    }
    // Nothing is drawn twice in earnest.
    chance.rewind(from + 1_000);
    for table in tables {
        copied.push(copy(me, table, &me.my_turn(table).await).await);
    }
    bytes += advised[0].len() + copied[0].len();
    let all = format!("{advised:?}{copied:?}");
    assert_alike("advice", advised.try_into().unwrap());
    assert_alike("a copy", copied.try_into().unwrap());
    let metrics = readers[1].browser.get("/metrics").await.text;
    for table in tables {
        let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
        let seed = store.load(&id).await.unwrap().unwrap().secrets.seed.to_string();
        assert!(!all.contains(&seed) && !metrics.contains(&seed), "the seed itself");
        assert!(!metrics.contains(id.as_str()), "metrics name no table");
    }
    bytes
}

/// Plays a game to its end, and compares two copies of it at some moments on the way.
async fn through(game: &str, players: &str) {
    let (site, chance) = site().await;
    let (me, spectator) = (site.browser(), site.browser());
    spectator.post("/settings", &[("name", "Julia"), ("back", "/")]).await;
    let own = [("game", game), ("players", players), ("seat-0", "me"), ("seat-1", "me")];
    let origin = me.table(&own).await;
    let readers = [
        Reader { name: "seat", browser: me.clone() },
        Reader { name: "spectator", browser: spectator },
    ];
    let (mut pick, mut made, mut next) = (wander(), 0, 2);
    let (mut moments, mut bytes) = (0, 0);
    loop {
        let page = me.my_turn(&origin).await;
        if page.is_over() {
            break;
        }
        if made == next {
            next *= 2;
            moments += 1;
            let tables = twins(&site, &origin).await;
            bytes += compare(&site, &readers, &chance, &tables).await;
        }
        let decisions = page.decisions();
        let chosen = &decisions[pick(&decisions) % decisions.len()];
        let decided = me.decide(&origin, &page, chosen).await;
        assert_eq!(decided.status, StatusCode::OK, "{chosen}: {}", decided.notice());
        made += 1;
    }
    println!("{game}: {moments} moments of {made} decisions, {bytes} bytes alike");
    assert!(moments >= 4 && bytes > 100_000, "{game}: {moments} moments, {bytes} bytes");
}

#[tokio::test]
async fn twins_of_the_builders_look_alike_through_a_whole_game() {
    through("builders", "2").await;
}

#[tokio::test]
async fn twins_of_praetor_look_alike_through_a_whole_game() {
    through("praetor", "2").await;
}

#[tokio::test]
async fn twins_of_magna_roma_look_alike_through_a_whole_game() {
    through("magna-roma", "2").await;
}

#[tokio::test]
async fn twins_of_hadrians_wall_look_alike_through_a_whole_game() {
    through("hadrian", "1").await;
}
