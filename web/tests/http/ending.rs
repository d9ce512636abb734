//! What comes after a game: the finale, the campaign, my games.

use reqwest::StatusCode;

use crate::common::{Browser, Site, wander};

/// Does as little as possible, so that a game is over soon.
fn idle() -> impl FnMut(&[String]) -> usize {
    |decisions| decisions.iter().position(|decision| decision == "finish").unwrap_or(0)
}

async fn began(me: &Browser, fort: u8) -> String {
    let page = me.post(&format!("/campaign/{fort}"), &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    page.path
}

#[tokio::test]
async fn a_fort_begins_in_one_click_and_its_end_is_kept() {
    let site = Site::open().await;
    let me = site.browser();
    let before = me.get("/campaign").await;
    assert_eq!(before.attributes("a.map-fort", "href").len(), 16);
    assert!(!before.has("#latest"));
    let table = began(&me, 1).await;
    assert!(table.starts_with("/t/"), "{table}");
    assert_eq!(began(&me, 1).await, table, "a fort that is being played is not begun again");
    assert_eq!(began(&me, 2).await, "/campaign", "fort 2 is not reached");
    assert!(me.get("/campaign").await.has(&format!("#fort a.go[href='{table}']")));
    let over = me.play_out(&table, idle()).await;
    assert!(over.words().contains("Segedunum was not held"), "{}", over.words());
    assert!(over.has("form[action='/campaign/1'] .go") && !over.has(".wreath"));
    let after = me.get("/campaign").await;
    assert!(after.words().contains("Segedunum was not held"));
    assert!(after.attributes("a.map-fort", "aria-label")[0].contains("once more"));
    let home = me.get("/").await.words();
    assert!(home.contains("Not held") || home.contains("not held"), "{home}");
    let stranger = site.browser().get("/campaign").await;
    assert!(!stranger.has("#latest"), "everybody marches alone");
}

#[tokio::test]
async fn a_solo_table_has_no_words_for_company() {
    let site = Site::open().await;
    let me = site.browser();
    let form = me.get("/new?game=hadrian&players=1").await;
    assert!(!form.has("[name=public]") && form.has("[name=hints]"));
    assert!(me.get("/new?game=hadrian&players=2").await.has("[name=public]"));
    let table = began(&me, 1).await;
    let page = me.get(&table).await;
    assert!(!page.has("#chat input") && !page.words().contains("Nobody sees your choice"));
}

#[tokio::test]
async fn my_games_say_where_they_stand_and_how_they_ended() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("name", "Livia")]).await;
    me.my_turn(&table).await;
    let running = me.get("/").await;
    assert!(running.words().contains("Round 1") && running.words().contains("Your turn"));
    assert!(running.has("#mine-running time[datetime]"));
    let over = me.play_out(&table, wander()).await;
    assert!(over.has("#record"), "the first game is a record");
    let told = me.get("/").await;
    assert!(told.has("#mine-finished") && !told.has("#mine-running"));
    let words = told.words();
    let ended = ["won with", "shared the victory"].iter().any(|end| words.contains(end));
    assert!(ended, "{words}");
    let second = me.table(&[("players", "2")]).await;
    let over = me.play_out(&second, wander()).await.words();
    assert!(over.contains("of 2 games won"), "{over}");
}

#[tokio::test]
async fn a_table_is_put_away_for_its_guest_alone() {
    let site = Site::open().await;
    let (me, friend) = (site.browser(), site.browser());
    let alone = me.table(&[("players", "2")]).await;
    let left = me.post(&format!("{alone}/leave"), &[]).await;
    assert_eq!(left.path, "/");
    assert!(!left.has(&format!("a[href='{alone}']")));
    assert!(!me.my_turn(&alone).await.decisions().is_empty(), "it rests where it was");

    let shared = me.table(&[("players", "2"), ("seat-1", "friend"), ("name", "Livia")]).await;
    let link = me.my_turn(&shared).await.value("link-1");
    friend.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    me.post(&format!("{shared}/leave"), &[]).await;
    assert!(!me.get("/").await.has(&format!("a[href='{shared}']")));
    let theirs = friend.my_turn(&shared).await;
    assert!(theirs.words().contains("away; a bot plays"), "a bot plays on");
    assert!(friend.get("/").await.has(&format!("a[href='{shared}']")), "the friend keeps it");
    let stranger = site.browser().post(&format!("{shared}/leave"), &[]).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_fork_keeps_the_names_and_says_that_it_is_one() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me
        .table(&[("players", "3"), ("name-0", "Lucius"), ("name-1", "Anna"), ("name-2", "Bruno")])
        .await;
    for _ in 0..4 {
        let page = me.my_turn(&table).await;
        me.decide(&table, &page, &page.decisions()[0]).await;
    }
    let fork = me.post(&format!("{table}/fork"), &[("at", "12"), ("seat", "1")]).await;
    let log = me.get(&format!("{}/log", fork.path)).await.text;
    let header = log.lines().next().unwrap();
    for name in ["Lucius", "Anna", "Bruno"] {
        assert!(header.contains(name), "{name} in {header}");
    }
    let home = me.get("/").await.words();
    assert!(home.contains("played on from another game: Round 1"), "{home}");
    assert!(fork.words().contains("played on from a moment of another one"));
}
