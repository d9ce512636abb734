//! Nothing secret leaves the server: every byte sent to a reader is recorded in two games that
//! differ only in what the reader may not know, and compared.

use std::collections::HashMap;
use std::fmt::Write as _;

use ludi_engine::{Pack as _, Player, Seat, SeatSet, Seed, SystemEntropy, Table};
use ludi_registry::Hadrian;
use ludi_store::{
    Guest, Key, NewTable, SeatRow, Secrets, Sqlite, Store as _, Summary, TableId, Token,
};
use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, Stream};

/// A reader of a table.
pub struct Reader {
    pub name: &'static str,
    pub browser: Browser,
}

/// What must look the same: two tables, each with its readers in the same order.
struct Pair {
    tables: [String; 2],
    readers: [Vec<Reader>; 2],
}

/// Everything a reader can get hold of at a table: pages, events, exports, errors.
pub async fn record(reader: &Reader, table: &str) -> String {
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
    for path in [
        "/log",
        "/now",
        "/now?after=0",
        "/replay?at=0",
        "/replay?at=9",
        "/replay",
        "?seat=1",
        "/area/0",
        "/area/1",
        "/area/1?at=9",
    ] {
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
pub fn plain(record: &str, table: &str, log: &str) -> String {
    let id = table.trim_start_matches("/t/");
    let header = log.lines().next().unwrap();
    let commitment = header.split("\"commitment\":\"").nth(1).unwrap().split('"').next().unwrap();
    let mut plain = record.replace(id, "TABLE").replace(commitment, "COMMITMENT");
    // Receipts follow from the seed, which is every table's own and hides what they stand for.
    for kind in ["data-head=\"", "\"head\":\"", "\\\"head\\\":\\\""] {
        for (at, _) in plain.clone().match_indices(kind) {
            let (start, end) = (at + kind.len(), at + kind.len() + 64);
            plain.replace_range(start..end, &"0".repeat(64));
        }
    }
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
    // Who is here is told to everybody; so all are, the whole time.
    let mut here = Vec::new();
    for (readers, table) in pair.readers.iter().zip(&pair.tables) {
        for reader in readers {
            here.push(Stream::open(&reader.browser, &format!("{table}/events"), None).await);
        }
    }
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

/// Two tables of Hadrian's Wall in which the first seat and spectators have seen the same, and
/// the second seat has drawn other cards.
fn twins() -> [(Table<Hadrian>, Seed); 2] {
    let pack = <Hadrian as ludi_engine::Game>::Pack::builtin();
    let people = || vec![Player::person("Livia"), Player::person("Marcus")];
    let mut seen: HashMap<String, (Table<Hadrian>, Seed)> = HashMap::new();
    for number in 0..200_000 {
        let seed = Seed::from_text("twins").child(number);
        let mut table =
            Table::new(pack, &<Hadrian as ludi_engine::Game>::Setup::default(), people(), seed)
                .unwrap();
        table.settle();
        let known = table.log_for(Some(Seat(0)));
        let known = known.replace(&table.header().commitment.to_string(), "");
        match seen.get(&known) {
            Some((other, _)) if other.log_for(Some(Seat(1))) != table.log_for(Some(Seat(1))) => {
                let other = seen.remove(&known).unwrap();
                return [other, (table, seed)];
            }
            Some(_) => {}
            None => {
                seen.insert(known, (table, seed));
            }
        }
    }
    panic!("no twins among so many");
}

/// Cards dealt to a seat and a card chosen in secret show nowhere else before they are revealed.
#[tokio::test]
async fn the_cards_of_others_show_nowhere() {
    let site = Site::open().await;
    let store = Sqlite::open(&site.db).await.unwrap();
    let mut guests: Vec<(Guest, Browser)> = Vec::new();
    for name in ["Livia", "Marcus"] {
        let token = Token::random(&SystemEntropy);
        let guest = store.new_guest(name, &token.digest()).await.unwrap();
        guests.push((guest, site.browser_with(token.as_str())));
    }
    let key = Key::random(&SystemEntropy);
    let mut tables = Vec::new();
    for (table, seed) in twins() {
        let id = TableId::random(&SystemEntropy);
        let seat = |guest: &Guest| SeatRow { guest: Some(guest.id), open: false };
        let new = NewTable {
            id: id.clone(),
            game: "hadrian".to_owned(),
            header: table.header_line(),
            secrets: Secrets { seed, key },
            host: guests[0].0.id,
            public: true,
            hints: true,
            seats: guests.iter().map(|(guest, _)| seat(guest)).collect(),
            lines: (1..table.next_index()).map(|at| table.line(at).unwrap()).collect(),
            summary: Summary {
                players: table.players().to_vec(),
                turn: SeatSet(0b11),
                bots_wait: false,
                finished: false,
            },
        };
        store.create(new).await.unwrap();
        tables.push(format!("/t/{id}"));
    }
    let tables: [String; 2] = tables.try_into().unwrap();
    let spectator = site.browser();
    let readers = || {
        vec![
            Reader { name: "Livia", browser: guests[0].1.clone() },
            Reader { name: "spectator", browser: spectator.clone() },
        ]
    };
    let pair = Pair { tables: tables.clone(), readers: [readers(), readers()] };
    let marcus = &guests[1].1;
    let [one, two] = [marcus.get(&tables[0]).await, marcus.get(&tables[1]).await];
    assert_ne!(one.decisions(), two.decisions(), "Marcus himself sees his cards");
    assert_same(&pair).await;
    // Marcus chooses, here one card, there another.
    for (table, page) in tables.iter().zip([&one, &two]) {
        let chosen = marcus.decide(table, page, &page.decisions()[0]).await;
        assert_eq!(chosen.status, StatusCode::OK, "{}", chosen.words());
    }
    assert_same(&pair).await;
}
