//! SQLite keeps the contract of stores, and what is promised of the file besides.

mod contract;
mod torn;

use contract::{change, guest, read, table};
use ludi_store::{GuestId, Sqlite, Store as _, StoreError};
use sqlx::Connection as _;
use tempfile::TempDir;

async fn open() -> (Sqlite, TempDir) {
    let place = TempDir::new().unwrap();
    let store = Sqlite::open(&place.path().join("ludi.db")).await.unwrap();
    (store, place)
}

contract!(open);

#[tokio::test]
async fn what_was_acknowledged_survives_without_a_goodbye() {
    let (store, place) = open().await;
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    store.append(&new.id, change(2, &["two"])).await.unwrap();
    std::mem::forget(store);
    let again = Sqlite::open(&place.path().join("ludi.db")).await.unwrap();
    assert_eq!(read(&again, &new.id).await.row.position, 2);
}

#[tokio::test]
async fn a_closed_store_is_one_file() {
    let (store, place) = open().await;
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    store.close().await;
    let copy = place.path().join("copy.db");
    std::fs::copy(place.path().join("ludi.db"), &copy).unwrap();
    let copied = Sqlite::open(&copy).await.unwrap();
    assert_eq!(copied.load(&new.id).await.unwrap().unwrap().lines, new.lines);
}

#[tokio::test]
async fn a_backup_of_a_store_in_use_is_whole() {
    let (store, place) = open().await;
    let new = table(guest(&store, "Livia").await);
    store.create(new.clone()).await.unwrap();
    store.append(&new.id, change(2, &["two"])).await.unwrap();
    let (from, to) = (place.path().join("ludi.db"), place.path().join("backup.db"));
    Sqlite::backup(&from, &to).await.unwrap();
    store.append(&new.id, change(3, &["three"])).await.unwrap();
    let copied = Sqlite::open(&to).await.unwrap();
    assert_eq!(read(&copied, &new.id).await.row.position, 2);
    assert!(Sqlite::backup(&from, &to).await.is_err(), "a backup is never overwritten");
    let missing = place.path().join("missing.db");
    assert!(Sqlite::backup(&missing, &place.path().join("none.db")).await.is_err());
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused() {
    let (store, place) = open().await;
    store.close().await;
    let path = place.path().join("ludi.db");
    let address = format!("sqlite://{}", path.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql("PRAGMA user_version = 99").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = Sqlite::open(&path).await.err().unwrap();
    assert!(matches!(refused, StoreError::Newer { found: 99, .. }));
}

#[tokio::test]
async fn a_database_of_an_older_program_is_brought_up_to_date() {
    let place = TempDir::new().unwrap();
    let path = place.path().join("ludi.db");
    let address = format!("sqlite://{}?mode=rwc", path.display());
    let mut old = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let first = "INSERT INTO guests VALUES (1, 'Livia', 0);
        INSERT INTO tables VALUES ('aaaaaaaaaaaaaaaa', 'builders', '{}', 1, 1, NULL, 0, '[]', 0, 0, 0, 0);
        PRAGMA user_version = 1;";
    sqlx::raw_sql(include_str!("../src/schema.sql")).execute(&mut old).await.unwrap();
    sqlx::raw_sql(first).execute(&mut old).await.unwrap();
    old.close().await.unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    let rows = store.tables_of(GuestId(1), 1).await.unwrap();
    assert!(rows[0].public && rows[0].hints, "tables of old allow hints");
}

/// A file under the final name is a whole backup, or there is none.
#[tokio::test]
async fn a_backup_that_breaks_off_leaves_nothing_under_its_name() {
    let place = TempDir::new().unwrap();
    let (from, to) = (place.path().join("ludi.db"), place.path().join("backup.db"));
    Sqlite::open(&from).await.unwrap().close().await;
    let whole = std::fs::read(&from).unwrap();
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle..].fill(0xee);
    std::fs::write(&from, &damaged).unwrap();
    assert!(Sqlite::backup(&from, &to).await.is_err(), "it cannot be read");
    let left = std::fs::read_dir(place.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let left: Vec<_> = left.filter(|name| name.to_string_lossy().starts_with("backup")).collect();
    assert!(left.is_empty(), "no half file either: {left:?}");
    // A half file of a backup that was killed is no hindrance.
    std::fs::write(&from, &whole).unwrap();
    std::fs::write(place.path().join("backup.db.part"), "half").unwrap();
    Sqlite::backup(&from, &to).await.unwrap();
    assert!(to.exists() && !place.path().join("backup.db.part").exists());
}

#[tokio::test]
async fn a_heartbeat_is_a_write_that_reaches_the_file() {
    let (store, place) = open().await;
    let size = || std::fs::metadata(place.path().join("ludi.db-wal")).unwrap().len();
    let before = size();
    store.heartbeat().await.unwrap();
    assert!(size() > before, "nothing was written");
}

#[tokio::test]
async fn a_damaged_page_is_found_by_looking_through() {
    let (store, place) = open().await;
    store.check().await.unwrap();
    store.close().await;
    let path = place.path().join("ludi.db");
    let mut bytes = std::fs::read(&path).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..].fill(0xee);
    std::fs::write(&path, bytes).unwrap();
    let store = Sqlite::open(&path).await.unwrap();
    assert!(store.check().await.is_err());
}

/// The databases that stand in `formats`, by their format.
fn frozen() -> Vec<(i64, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats");
    let files = (1..).map(|format| (format, folder.join(format!("{format}.sql"))));
    let files = files.take_while(|(_, file)| file.exists());
    files.map(|(format, file)| (format, std::fs::read_to_string(file).unwrap())).collect()
}

#[tokio::test]
async fn a_database_of_every_format_is_read_and_brought_up_to_date() {
    let frozen = frozen();
    let place = TempDir::new().unwrap();
    let newest = place.path().join("newest.db");
    Sqlite::open(&newest).await.unwrap().close().await;
    let mut connection =
        sqlx::SqliteConnection::connect(&format!("sqlite://{}", newest.display())).await.unwrap();
    let format: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut connection).await.unwrap();
    assert_eq!(frozen.len() as i64, format, "one of each format stands in tests/formats");
    for (format, text) in frozen {
        let path = place.path().join(format!("{format}.db"));
        let address = format!("sqlite://{}?mode=rwc", path.display());
        let mut old = sqlx::SqliteConnection::connect(&address).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(text)).execute(&mut old).await.unwrap();
        old.close().await.unwrap();
        let before = std::fs::read(&path).unwrap();
        let mut reader = ludi_store::Reader::open(&path).await.unwrap();
        let read = reader.log("0123456789abcdef").await.unwrap().unwrap();
        assert_eq!(reader.tables().await.unwrap().len(), 2);
        drop(reader);
        assert!(std::fs::read(&path).unwrap() == before, "{format}: only read");
        let store = Sqlite::open(&path).await.unwrap();
        let kept = store.load(&"0123456789abcdef".parse().unwrap()).await.unwrap().unwrap();
        assert_eq!((kept.log(), kept.secrets.seed), (read.text, read.seed), "{format}");
        let passkeys = store.passkeys(GuestId(1)).await.unwrap();
        assert_eq!(passkeys.len(), usize::from(format >= 7), "{format}: they are kept");
        let words = store.words_of(GuestId(1), 9).await.unwrap();
        assert_eq!(words.len(), 1, "{format}: what was said at a seat is its guest's");
        assert!(store.unsay(&words[0].table, words[0].at, GuestId(1)).await.unwrap());
    }
}

#[tokio::test]
async fn what_another_program_changes_is_noticed() {
    let (store, place) = open().await;
    let path = place.path().join("ludi.db");
    let (visitor, hold) = Sqlite::visit(&path).await.unwrap();
    assert!(hold.is_some(), "no server has it");
    store.changed_elsewhere().await.unwrap();
    assert!(!store.changed_elsewhere().await.unwrap());
    guest(&visitor, "Livia").await;
    assert!(store.changed_elsewhere().await.unwrap());
    assert!(!store.changed_elsewhere().await.unwrap(), "once");
    assert!(Sqlite::visit(&place.path().join("none.db")).await.is_err());
    assert!(!place.path().join("none.db").exists(), "looking makes no file");
}
