//! PostgreSQL keeps the contract of stores, and what nodes share besides. `scripts/postgres` starts
//! one and says where in `LUDI_POSTGRES`.

mod contract;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use contract::{change, guest, join_all, lines, read, table};
use ludi_engine::SystemEntropy;
use ludi_store::{
    Allowance, Change, Measure, News, Nodes as _, Place, Postgres, Sqlite, Store as _, StoreError,
    TableId, Token, Wire, copy,
};
use sqlx::Connection as _;

/// The address of a database of the server.
fn address(name: &str) -> String {
    let server = std::env::var("LUDI_POSTGRES").expect("run these tests with scripts/postgres");
    format!("{}/{name}", server.trim_end_matches('/'))
}

async fn run(database: &str, statement: String) {
    let mut connection = sqlx::PgConnection::connect(&address(database)).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// An empty database of its own.
async fn database() -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("t{}_{count}", std::process::id());
    run("postgres", format!("CREATE DATABASE {name}")).await;
    name
}

async fn open() -> (Postgres, ()) {
    (Postgres::open(&address(&database().await)).await.unwrap(), ())
}

contract!(open);

/// Two nodes of a site.
async fn two() -> (Wire, Arc<Postgres>, Wire, Arc<Postgres>) {
    let address = address(&database().await);
    let one = Arc::new(Postgres::open(&address).await.unwrap());
    let other = Arc::new(Postgres::open(&address).await.unwrap());
    (Wire::join(one.clone()).await.unwrap(), one, Wire::join(other.clone()).await.unwrap(), other)
}

/// What a node hears next.
async fn heard(wire: &Wire) -> Vec<News> {
    tokio::time::timeout(Duration::from_secs(5), wire.news()).await.expect("it is told")
}

#[tokio::test]
async fn of_writers_at_many_nodes_one_wins() {
    let (_one, first, _other, second) = two().await;
    let new = table(guest(&*first, "Livia").await);
    first.create(new.clone()).await.unwrap();
    for round in 2..12 {
        let attempts = (0..8).map(|writer| {
            let store = if writer % 2 == 0 { &first } else { &second };
            store.append(&new.id, change(round, &["x"]))
        });
        let won = join_all(attempts).await;
        assert_eq!(won.iter().filter(|outcome| outcome.is_ok()).count(), 1);
        assert!(won.iter().all(|it| matches!(it, Ok(()) | Err(StoreError::Conflict))), "{won:?}");
    }
    assert_eq!(read(&*second, &new.id).await.lines.len(), 11);
    let late = second.since(&new.id, 9).await.unwrap().unwrap();
    assert_eq!(late.lines, lines(10, &["x", "x"]));
}

#[tokio::test]
async fn what_one_node_tells_the_others_hear() {
    let (one, first, other, second) = two().await;
    let new = table(guest(&*first, "Livia").await);
    first.create(new.clone()).await.unwrap();
    let news = [News::Reached(new.id.clone(), 7), News::Ended, News::Hurry(new.id.clone())];
    for news in &news {
        one.tell(news.clone());
    }
    let mut told = Vec::new();
    while told.len() < news.len() {
        told.extend(heard(&other).await);
    }
    assert_eq!(told, news);
    let own = tokio::time::timeout(Duration::from_millis(300), one.news()).await;
    assert!(own.is_err(), "nobody hears themselves");
    // What nobody told is found by looking.
    let known = [(new.id.clone(), 1), (TableId::random(&SystemEntropy), 3)];
    assert_eq!(other.behind(&known).await.unwrap(), []);
    second.append(&new.id, change(2, &["x"])).await.unwrap();
    assert_eq!(one.behind(&known).await.unwrap(), [(new.id.clone(), 2)]);
    assert_eq!(one.reached(&new.id).await.unwrap(), Some(2));
}

#[tokio::test]
async fn a_lease_is_of_one_node_until_it_ends() {
    let (one, _first, other, _second) = two().await;
    let short = Duration::from_millis(400);
    assert!(one.lease("x", short).await.unwrap() && one.lease("x", short).await.unwrap());
    assert!(!other.lease("x", short).await.unwrap() && other.is_leased("x").await.unwrap());
    assert!(!one.is_leased("x").await.unwrap(), "one's own");
    tokio::time::sleep(short * 2).await;
    assert!(!other.is_leased("x").await.unwrap());
    assert!(other.lease("x", short).await.unwrap(), "whoever had it is gone");
    one.release("x").await.unwrap();
    assert!(!one.lease("x", short).await.unwrap(), "nobody gives back what is another's");
    other.release("x").await.unwrap();
    assert!(one.lease("x", short).await.unwrap());
}

#[tokio::test]
async fn a_limit_counts_what_is_asked_at_all_nodes() {
    let (one, _first, other, _second) = two().await;
    let slow = Allowance { burst: 3, every: Duration::from_mins(1) };
    for node in [&one, &other, &one] {
        assert_eq!(node.spend("chat", "livia", slow).await.unwrap(), None);
    }
    let wait = other.spend("chat", "livia", slow).await.unwrap().expect("one too many");
    assert!(wait > Duration::from_secs(50) && wait <= Duration::from_mins(1), "{wait:?}");
    assert_eq!(other.spend("chat", "marcus", slow).await.unwrap(), None);
    assert_eq!(other.spend("reads", "livia", slow).await.unwrap(), None);
    let quick = Allowance { burst: 1, every: Duration::from_millis(100) };
    assert_eq!(one.spend("x", "livia", quick).await.unwrap(), None);
    assert!(one.spend("x", "livia", quick).await.unwrap().is_some());
    tokio::time::sleep(Duration::from_millis(150)).await;
    assert_eq!(one.spend("x", "livia", quick).await.unwrap(), None);
}

#[tokio::test]
async fn what_is_held_is_fetched_once_at_any_node() {
    let (one, _first, other, _second) = two().await;
    assert!(one.hold("late", b"nothing", Duration::ZERO).await.unwrap());
    assert!(one.hold("a secret", b"its bytes", Duration::from_mins(1)).await.unwrap());
    tokio::time::sleep(Duration::from_millis(20)).await;
    assert_eq!(other.fetch("late").await.unwrap(), None);
    assert_eq!(other.fetch("a secret").await.unwrap().as_deref(), Some(&b"its bytes"[..]));
    assert_eq!(one.fetch("a secret").await.unwrap(), None);
}

#[tokio::test]
async fn who_is_here_is_known_everywhere_and_tables_without_a_node_are_found() {
    let (one, first, other, _second) = two().await;
    let livia = guest(&*first, "Livia").await;
    let new = table(livia);
    first.create(new.clone()).await.unwrap();
    one.attend(&new.id, livia, true).await.unwrap();
    assert_eq!(heard(&other).await, [News::Company(new.id.clone())]);
    let ids = [new.id.clone()];
    assert_eq!(other.company(&ids).await.unwrap(), [(new.id.clone(), livia)]);
    assert_eq!(one.company(&ids).await.unwrap(), [], "elsewhere");
    one.remain(&[(new.id.clone(), livia)]).await.unwrap();
    one.attend(&new.id, livia, false).await.unwrap();
    assert_eq!(other.company(&ids).await.unwrap(), []);
    other.raise(&new.id, livia, 1).await.unwrap();
    assert_eq!(one.raised(&new.id, livia).await.unwrap(), Some(1));
    assert_eq!(one.forsaken().await.unwrap(), [], "nothing is left to do there");
}

#[tokio::test]
async fn a_database_is_made_once_and_one_of_the_future_is_refused() {
    let name = database().await;
    let at = address(&name);
    let opened = join_all((0..6).map(|_| Postgres::open(&at))).await;
    let problems: Vec<_> = opened.iter().filter_map(|one| one.as_ref().err()).collect();
    assert!(problems.is_empty(), "programs that start together: {problems:?}");
    run(&name, "UPDATE ludi SET format = 99".to_owned()).await;
    let refused = Postgres::open(&at).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }), "{refused}");
    assert!(matches!(Postgres::visit(&at).await.err(), Some(StoreError::Newer { .. })));
}

#[tokio::test]
async fn what_cannot_be_opened_is_named_and_left_alone() {
    let name = database().await;
    let empty = Postgres::visit(&address(&name)).await.err().unwrap().to_string();
    assert!(empty.contains("no database of Ludi"), "{empty}");
    let missing = Postgres::open(&address("nowhere")).await.err().unwrap().to_string();
    assert!(missing.contains("\"nowhere\" does not exist"), "{missing}");
    let garbled = Postgres::open("postgres://x:y:z@[").await.err().unwrap().to_string();
    assert!(!garbled.is_empty());
    let silent = Postgres::open("postgres://127.0.0.1:1/ludi").await.err().unwrap().to_string();
    assert!(silent.contains("refused"), "{silent}");
    let role = format!("stranger_{name}");
    run(&name, format!("CREATE ROLE {role} LOGIN; REVOKE CREATE ON SCHEMA public FROM public"))
        .await;
    let stranger = address(&name).replacen("postgres@", &format!("{role}@"), 1);
    let refused = Postgres::open(&stranger).await.err().unwrap().to_string();
    assert!(refused.contains("permission denied"), "{refused}");
    Postgres::open(&address(&name)).await.expect("nothing was left half done");
    // Who has no right to make tables serves those that are there.
    let rights = "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO";
    run(&name, format!("{rights} {role}")).await;
    let store = Postgres::open(&stranger).await.unwrap();
    guest(&store, "Livia").await;
}

#[tokio::test]
async fn a_closed_wire_leaves_no_node_behind() {
    let (one, first, other, second) = two().await;
    drop((one, first));
    other.tell(News::Ended);
    second.heartbeat().await.unwrap();
}

#[tokio::test]
async fn a_site_moves_either_way_and_is_the_same() {
    let place = tempfile::TempDir::new().unwrap();
    let file = |name: &str| Place::from(place.path().join(name));
    let store = Sqlite::open(&place.path().join("ludi.db")).await.unwrap();
    let livia = guest(&store, "Livia").await;
    let (old, next) = (table(livia), table(livia));
    for new in [&old, &next] {
        store.create(new.clone()).await.unwrap();
    }
    store.set_rematch(&old.id, &next.id).await.unwrap();
    store.take(Measure::Mute(livia), true).await.unwrap();
    for first in 2..1_300 {
        let said = Change { by: Some(livia), ..change(first, &["salve d’Or"]) };
        store.append(&old.id, said).await.unwrap();
    }
    store.keep_analysis(&next.id, 1, "{}".to_owned()).await.unwrap();
    let before = read(&store, &old.id).await;
    let at = Place::from(address(&database().await).as_str());
    store.close().await;
    let copied = copy(&file("ludi.db"), &at, |_| {}).await.unwrap();
    assert_eq!((copied.tables, copied.events), (2, 1_300));
    let Place::Postgres(moved) = &at else { panic!("an address") };
    let moved = Arc::new(Postgres::open(moved).await.unwrap());
    assert_eq!(read(&*moved, &old.id).await, before);
    assert!(
        moved.new_guest("Marcus", &Token::random(&SystemEntropy).digest()).await.unwrap().id
            > livia
    );
    let again = copy(&file("ludi.db"), &at, |_| {}).await;
    assert!(matches!(again, Err(StoreError::Exists)), "a site is never copied into another");
    let wire = Wire::join(moved.clone()).await.unwrap();
    let served = copy(&at, &file("back.db"), |_| {}).await;
    assert!(matches!(served, Err(StoreError::InUse)), "{served:?}");
    drop(wire);
    // The server of the database notices a moment later that the node is gone.
    let mut back = copy(&at, &file("back.db"), |_| {}).await;
    while matches!(back, Err(StoreError::InUse)) {
        tokio::time::sleep(Duration::from_millis(50)).await;
        back = copy(&at, &file("back.db"), |_| {}).await;
    }
    assert_eq!(back.unwrap().rows, copied.rows + 2, "and Marcus with his session");
    let back = Sqlite::open(&place.path().join("back.db")).await.unwrap();
    assert_eq!(read(&back, &old.id).await, before);
    assert_eq!(back.words_of(livia, 9).await.unwrap().len(), 9);
    assert!(back.is_under(&[Measure::Mute(livia)]).await.unwrap());
    let nowhere = copy(&file("none.db"), &file("other.db"), |_| {}).await;
    assert!(nowhere.is_err() && !place.path().join("other.db").exists());
}
