//! Whether the server lives, and whether it can keep what people do.

use std::path::Path;
use std::time::Duration;

use reqwest::StatusCode;

use crate::common::{Browser, Site, quick};

/// Runs statements on a database behind the back of the server.
async fn meanwhile(db: &Path, statements: &'static str) {
    use sqlx::Connection as _;
    let address = format!("sqlite://{}", db.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    sqlx::raw_sql(statements).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Overwrites the first page of a table of the database.
async fn spoil(db: &Path, table: &str) {
    use sqlx::Connection as _;
    let address = format!("sqlite://{}", db.display());
    let mut connection = sqlx::SqliteConnection::connect(&address).await.unwrap();
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = ?")
        .bind(table)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let mut bytes = std::fs::read(db).unwrap();
    let begin = (page as usize - 1) * 4096;
    bytes[begin..begin + 4096].fill(0xee);
    std::fs::write(db, bytes).unwrap();
}

/// Makes every append fail, as a full disk does, and nothing else.
const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON events \
                    BEGIN SELECT RAISE(FAIL, 'no room'); END";

#[tokio::test]
async fn a_server_that_cannot_keep_a_change_is_not_ready_until_it_keeps_one() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    assert_eq!(me.get("/readyz").await.text, "ready\n");
    meanwhile(&site.db, FULL).await;
    let page = me.get(&table).await;
    let refused = me.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
    let degraded = me.get("/readyz").await;
    assert_eq!(degraded.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(degraded.text, "the last change could not be kept\n");
    assert_eq!(me.get("/healthz").await.status, StatusCode::OK, "it lives");
    meanwhile(&site.db, "DROP TRIGGER full").await;
    assert_eq!(me.get("/readyz").await.status, StatusCode::SERVICE_UNAVAILABLE);
    let made = me.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(made.status, StatusCode::OK);
    assert_eq!(me.get("/readyz").await.text, "ready\n");
}

#[tokio::test]
async fn a_server_whose_store_does_not_write_lives_and_is_not_ready() {
    let mut store = None;
    let site = Site::in_world(|_| {}, |world| store = Some(world.store.clone())).await;
    store.unwrap().close().await;
    let me = site.browser();
    assert_eq!(me.get("/healthz").await.text, "ok\n");
    let ready = me.get("/readyz").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(ready.text, "the database cannot be written\n");
}

#[tokio::test]
async fn damage_is_found_at_the_start_and_what_can_be_read_is_served() {
    let mut site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    site.running.take().unwrap().stop().await.unwrap();
    spoil(&site.db, "away").await;
    let running = ludi_web::start(quick(site.db.clone())).await.unwrap();
    let there = Browser { base: format!("http://{}", running.addr), ..me.clone() };
    let mut ready = there.get("/readyz").await;
    for _ in 0..200 {
        if ready.status != StatusCode::OK {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        ready = there.get("/readyz").await;
    }
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(ready.text.starts_with("the database is damaged"), "{}", ready.text);
    assert_eq!(there.get(&table).await.status, StatusCode::OK, "the table can be read");
    assert_eq!(there.get("/healthz").await.status, StatusCode::OK);
}
