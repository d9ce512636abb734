//! What was acknowledged stays, whatever happens to the server.

use crate::common::{Site, wander};
use reqwest::StatusCode;

#[tokio::test]
async fn a_game_goes_on_after_the_power_went() {
    let mut site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    for _ in 0..5 {
        let page = me.my_turn(&table).await;
        me.decide(&table, &page, &page.decisions()[0]).await;
    }
    let before = me.my_turn(&table).await;
    let log = me.get(&format!("{table}/log")).await.text;
    site.crash().await;
    let after = me.my_turn(&table).await;
    assert_eq!(before.position(), after.position());
    assert_eq!(before.decisions(), after.decisions());
    assert_eq!(me.get(&format!("{table}/log")).await.text, log);
    // The page from before still works.
    let next = me.decide(&table, &before, &before.decisions()[0]).await;
    assert_eq!(next.status, StatusCode::OK);
    assert!(me.play_out(&table, wander()).await.is_over());
}

#[tokio::test]
async fn bots_play_on_by_themselves_after_a_restart() {
    let mut site = Site::with(|config| {
        // So slow that nothing happens before the restart.
        config.pace.step = std::time::Duration::from_hours(1);
        config.pace.grace = config.pace.step;
    })
    .await;
    let me = site.browser();
    let seats = [("players", "2"), ("seat-0", "bot-miles"), ("seat-1", "bot-miles")];
    let table = me.table(&seats).await;
    let quiet = me.get(&table).await;
    site.restart().await;
    for _ in 0..1000 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        let log = me.get(&format!("{table}/log")).await.text;
        if log.lines().last().unwrap().contains("\"end\"") {
            assert!(log.lines().count() > quiet.at() as usize);
            return;
        }
    }
    panic!("the bots never finish");
}

#[tokio::test]
async fn a_backup_taken_while_playing_can_be_served() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    me.decide(&table, &page, &page.decisions()[0]).await;
    let log = me.get(&format!("{table}/log")).await.text;
    let copy = site.db.with_file_name("copy.db");
    ludi_web::backup(&site.db, &copy).await.unwrap();
    let running = ludi_web::start(crate::common::quick(copy)).await.unwrap();
    // Cookies belong to a host, and both servers have the same.
    let there = crate::common::Browser { base: format!("http://{}", running.addr), ..me.clone() };
    assert_eq!(there.get(&format!("{table}/log")).await.text, log);
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let site = Site::open().await;
    let me = site.browser();
    assert_eq!(me.get("/healthz").await.text, "ok\n");
    me.play().await;
    let measured = me.get("/metrics").await.text;
    for name in ["ludi_requests_total", "ludi_tables_made_total", "ludi_append_seconds"] {
        assert!(measured.contains(name), "{name} is not measured: {measured}");
    }
}
