//! A new release, and what it makes of tables of old.

use axum::http::StatusCode;
use ludi_store::{NewTable, Sqlite, Store as _, StoredTable, TableId};

use crate::common::{Browser, Site};

fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

/// A pack that this program does not bring.
fn own_pack() -> tempfile::NamedTempFile {
    let text = ludi_registry::game("builders").unwrap().about().pack;
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), text.replacen("id = ", "# as it was once\nid = ", 1)).unwrap();
    file
}

#[tokio::test]
async fn a_table_brings_its_own_pack() {
    let file = own_pack();
    let mut site = Site::with(|config| config.packs = vec![file.path().to_owned()]).await;
    let me = site.browser();
    let page = me.get("/new?game=builders&players=2").await;
    let packs = page.attributes("[name=pack] option, [name=pack]", "value");
    let hash = packs.iter().find(|hash| hash.len() == 64 && *hash != builtin()).expect("its hash");
    let table = me.table(&[("players", "2"), ("pack", hash)]).await;
    let before = me.my_turn(&table).await;
    // The next release knows nothing of the file.
    site.restart().await;
    let after = me.my_turn(&table).await;
    assert_eq!((after.status, after.position()), (StatusCode::OK, before.position()));
    assert!(me.get(&format!("{table}/log")).await.text.contains(hash.as_str()));
    let offered = me.get("/new?game=builders&players=2").await;
    assert!(!offered.text.contains(hash.as_str()), "new tables are made with what is here");
}

fn builtin() -> &'static str {
    &ludi_registry::game("builders").unwrap().builtin_pack().stamp().sha256
}

/// Plays a table of one person and a bot to its end.
async fn play(me: &Browser) -> String {
    let table = me.table(&[("players", "2")]).await;
    loop {
        let page = me.my_turn(&table).await;
        if page.is_over() {
            return table;
        }
        let decision = page.decisions()[0].clone();
        me.decide(&table, &page, &decision).await;
    }
}

/// The table as a program made it whose rules this one no longer has.
fn of_old(stored: &StoredTable, id: &str) -> NewTable {
    let rules = stored.header.find("\"rules\":").unwrap() + "\"rules\":".len();
    let rest = stored.header[rules..].trim_start_matches(|letter: char| letter.is_ascii_digit());
    NewTable {
        id: id.parse().unwrap(),
        game: stored.row.game.clone(),
        header: format!("{}9999{rest}", &stored.header[..rules]),
        secrets: stored.secrets,
        host: stored.row.host,
        public: false,
        hints: true,
        seats: stored.row.seats.clone(),
        lines: stored.lines.clone(),
        summary: stored.row.summary.clone(),
    }
}

#[tokio::test]
async fn a_game_of_old_that_is_over_is_shown_and_its_log_can_be_had() {
    let site = Site::open().await;
    let me = site.browser();
    let (closed, running) = (play(&me).await, me.table(&[("players", "2")]).await);
    let total = me.get(&closed).await.text.contains("score-sheet");
    let store = Sqlite::open(&site.db).await.unwrap();
    let kept = store.load(&id_of(&closed)).await.unwrap().unwrap();
    let open = store.load(&id_of(&running)).await.unwrap().unwrap();
    store.create(of_old(&kept, "2222222222222222")).await.unwrap();
    store.create(of_old(&open, "3333333333333333")).await.unwrap();
    store.close().await;

    let page = me.get("/t/2222222222222222").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.has("#sheet") && page.has("a[href='/t/2222222222222222/log']"));
    assert!(!total || page.text.contains("score-sheet"));
    let log = me.get("/t/2222222222222222/log").await;
    assert_eq!(log.status, StatusCode::OK);
    assert!(log.text.contains("\"rules\":9999") && log.text.ends_with("}\n"));
    let lines = kept.lines.iter().all(|line| log.text.contains(line.as_str()));
    assert!(lines, "every event as it was written");
    // A running game has secrets that only its rules know.
    for address in ["/t/3333333333333333", "/t/3333333333333333/log"] {
        assert_eq!(me.get(address).await.status, StatusCode::CONFLICT);
    }
    // For others there is nothing.
    let stranger = site.browser();
    for address in ["/t/2222222222222222", "/t/2222222222222222/log", "/t/3333333333333333"] {
        assert_eq!(stranger.get(address).await.status, StatusCode::NOT_FOUND);
    }
}
