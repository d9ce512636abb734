//! Nothing secret leaves the server: every byte sent to a reader is recorded in two games that
//! differ only in what the reader may not know, and compared.

use std::fmt::Write as _;

use ludi_store::{Sqlite, Store as _, TableId};
use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, Stream};

/// A reader of a table.
struct Reader {
    name: &'static str,
    browser: Browser,
}

/// What must look the same: two tables, each with its readers in the same order.
struct Pair {
    tables: [String; 2],
    readers: [Vec<Reader>; 2],
}

/// Everything a reader can get hold of at a table: pages, events, exports, errors.
async fn record(reader: &Reader, table: &str) -> String {
    let browser = &reader.browser;
    let mut record = String::new();
    let mut note = |what: &str, page: &Page| {
        let _ = writeln!(record, "== {} {what}: {}", reader.name, page.status);
        for (name, value) in &page.headers {
            if name != "date" && name != "content-length" {
                let _ = writeln!(record, "{name}: {}", value.to_str().unwrap_or("?"));
            }
        }
        record.push_str(&page.text);
        record.push('\n');
    };
    let page = browser.get(table).await;
    note("page", &page);
    for path in ["/log", "/now", "/now?after=0", "/replay?at=0", "/replay?at=9", "/replay"] {
        note(path, &browser.get(&format!("{table}{path}")).await);
    }
    for lang in ["fr", "en"] {
        note(lang, &browser.post("/settings", &[("back", table), ("lang", lang)]).await);
    }
    // What is refused must not give anything away either.
    for wrong in ["", "dance", "open lighthouse", "end", "recruit master_1"] {
        let fields = [("position", "1"), ("seat", "0"), ("decision", wrong)];
        note(wrong, &browser.post(&format!("{table}/decide"), &fields).await);
    }
    for act in ["undo", "redo", "agree", "rematch"] {
        note(
            act,
            &browser.post(&format!("{table}/{act}"), &[("seat", "0"), ("position", "1")]).await,
        );
    }
    let mut stream = Stream::open(browser, &format!("{table}/events?after=0"), None).await;
    let _ = writeln!(record, "{:?}", stream.next().await);
    record
}

/// The same record with what names a table replaced by its role.
fn plain(record: &str, table: &str, log: &str) -> String {
    let id = table.trim_start_matches("/t/");
    let header = log.lines().next().unwrap();
    let commitment = header.split("\"commitment\":\"").nth(1).unwrap().split('"').next().unwrap();
    let mut plain = record.replace(id, "TABLE").replace(commitment, "COMMITMENT");
    // Links follow from a key that every table has for itself.
    for kind in ["/watch/", "/seat/2/", "/seat/1/"] {
        while let Some(at) = plain.find(kind) {
            let end = at + kind.len() + 24;
            plain.replace_range(at..end, "LINK");
        }
    }
    plain
}

async fn assert_same(pair: &Pair) {
    let [one, two] = &pair.tables;
    for (left, right) in pair.readers[0].iter().zip(&pair.readers[1]) {
        let mut logs = Vec::new();
        for (reader, table) in [(left, one), (right, two)] {
            logs.push(reader.browser.get(&format!("{table}/log")).await.text);
        }
        let left = plain(&record(left, one).await, one, &logs[0]);
        let right = plain(&record(right, two).await, two, &logs[1]);
        for (a, b) in left.lines().zip(right.lines()) {
            assert_eq!(a, b, "a reader learns something");
        }
        assert_eq!(left.len(), right.len());
    }
}

/// In Builders nobody holds anything secret; what is secret is the future, that is, the seed. Two
/// tables that begin with the same events have different futures.
#[tokio::test]
async fn the_future_shows_nowhere() {
    let site = Site::open().await;
    let host = site.browser();
    let origin = host.table(&[("players", "2"), ("name", "Livia")]).await;
    for _ in 0..3 {
        let page = host.my_turn(&origin).await;
        host.decide(&origin, &page, &page.decisions()[0]).await;
    }
    let page = host.my_turn(&origin).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        // The host has the same seat at both; nobody has played on yet.
        let fork = [("at", page.position()), ("seat", page.seat())];
        let fork = fork.each_ref().map(|(key, value)| (*key, value.as_str()));
        let forked = host.post(&format!("{origin}/fork"), &fork).await;
        assert_eq!(forked.status, StatusCode::OK);
        host.post(&format!("{}/publish", forked.path), &[("public", "yes")]).await;
        tables.push(forked.path);
    }
    let spectator = site.browser();
    let readers = || {
        vec![
            Reader { name: "seat", browser: host.clone() },
            Reader { name: "spectator", browser: spectator.clone() },
        ]
    };
    let tables: [String; 2] = tables.try_into().unwrap();
    let pair = Pair { tables: tables.clone(), readers: [readers(), readers()] };
    assert_same(&pair).await;
    // And the seed itself is in none of it.
    let store = Sqlite::open(&site.db).await.unwrap();
    for table in &tables {
        let id: TableId = table.trim_start_matches("/t/").parse().unwrap();
        let seed = store.load(&id).await.unwrap().unwrap().secrets.seed.to_string();
        for reader in readers() {
            assert!(!record(&reader, table).await.contains(&seed));
        }
    }
}
