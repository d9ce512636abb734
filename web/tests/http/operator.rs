//! What whoever runs a site does while it runs, and what people see of it.

use std::time::Duration;

use ludi_web::{Admin, GuestId, Measure, TableId};
use reqwest::StatusCode;

use crate::common::{Browser, Page, Site, Stream};

fn id_of(table: &str) -> TableId {
    table.trim_start_matches("/t/").parse().unwrap()
}

/// Somebody who looks after the database of a site.
async fn admin(site: &Site) -> Admin {
    Admin::visit(&site.db.clone().into()).await.unwrap()
}

/// Waits until a page is as it should be: the server looks for changes every second, on a busy
/// machine later.
async fn until(browser: &Browser, path: &str, good: impl Fn(&Page) -> bool) -> Page {
    for _ in 0..600 {
        let page = browser.get(path).await;
        if good(&page) {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{path} never changes");
}

#[tokio::test]
async fn whoever_is_muted_says_nothing_and_plays_on() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let say = format!("{table}/say");
    let admin = admin(&site).await;
    let host = admin.list().await.unwrap()[0].table.row.host;
    for measure in [Measure::Mute(host), Measure::Hush(id_of(&table))] {
        admin.take(measure.clone(), true).await.unwrap();
        let refused = me.post(&say, &[("text", "salve")]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{measure:?}");
        assert!(refused.words().contains("say nothing here"));
        let page = me.get(&table).await;
        let made = me.decide(&table, &page, &page.decisions()[0]).await;
        assert_eq!(made.status, StatusCode::OK);
        admin.take(measure, false).await.unwrap();
        assert_eq!(me.post(&say, &[("text", "salve")]).await.status, StatusCode::OK);
        me.act(&table, &me.get(&table).await, "undo").await;
    }
}

#[tokio::test]
async fn whoever_is_banned_only_looks() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let admin = admin(&site).await;
    let host = admin.list().await.unwrap()[0].table.row.host;
    admin.take(Measure::Ban(host), true).await.unwrap();
    let page = me.get(&table).await;
    assert_eq!(page.status, StatusCode::OK);
    let refused = me.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert!(refused.words().contains("only look"), "{}", refused.words());
    assert_eq!(me.post("/play/builders", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(site.browser().post("/play/builders", &[]).await.status, StatusCode::OK);
    admin.take(Measure::Ban(host), false).await.unwrap();
    let made = me.decide(&table, &page, &page.decisions()[0]).await;
    assert_eq!(made.status, StatusCode::OK);
    let nobody = admin.take(Measure::Ban(GuestId(999)), true).await;
    assert!(nobody.is_err());
}

#[tokio::test]
async fn a_closed_table_is_looked_at_and_nobody_plays_on() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let before = me.get(&table).await;
    let admin = admin(&site).await;
    admin.take(Measure::Shut(id_of(&table)), true).await.unwrap();
    let shut = until(&me, &table, |page| page.notice().contains("closed")).await;
    let refused = me.decide(&table, &shut, &before.decisions()[0]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(me.get(&table).await.position(), before.position());
    admin.take(Measure::Shut(id_of(&table)), false).await.unwrap();
    until(&me, &table, |page| !page.notice().contains("closed")).await;
    let made = me.decide(&table, &before, &before.decisions()[0]).await;
    assert_eq!(made.status, StatusCode::OK);
}

#[tokio::test]
async fn a_deleted_table_is_gone_for_whoever_looks_at_it() {
    let site = Site::open().await;
    let me = site.browser();
    let (gone, stays) = (me.play().await, me.play().await);
    let mut stream = Stream::open(&me, &format!("{gone}/events"), None).await;
    admin(&site).await.delete(&id_of(&gone)).await.unwrap();
    until(&me, &gone, |page| page.status == StatusCode::NOT_FOUND).await;
    let end = async { while stream.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_secs(10), end).await.expect("its streams end");
    assert_eq!(me.get(&stays).await.status, StatusCode::OK);
    assert!(admin(&site).await.delete(&id_of(&gone)).await.is_err(), "once");
}

#[tokio::test]
async fn a_guest_is_forgotten_from_outside_while_others_play() {
    let site = Site::open().await;
    let (livia, marcus) = (site.browser(), site.browser());
    let table = livia.table(&[("players", "2"), ("name", "Livia"), ("seat-1", "friend")]).await;
    let link = livia.get(&table).await.value("link-1");
    marcus.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    let admin = admin(&site).await;
    let host = admin.list().await.unwrap()[0].table.row.host;
    assert_eq!(admin.forget(host).await.unwrap(), 1);
    until(&marcus, &table, |page| !page.text.contains("Livia")).await;
    assert!(!livia.get("/you").await.has("#you-name"));
    let page = marcus.my_turn(&table).await;
    assert!(!page.decisions().is_empty(), "a bot plays on, and it is his turn");
    assert!(admin.forget(host).await.is_err(), "there is nobody any more");
}

#[tokio::test]
async fn what_is_not_to_be_kept_goes_when_the_server_starts() {
    let mut site = Site::open().await;
    let me = site.browser();
    // Nobody plays on by themselves here.
    let running = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    site.restart().await;
    assert_eq!(me.get(&running).await.status, StatusCode::OK, "kept unless something else is said");
    let admin = admin(&site).await;
    assert_eq!(admin.prune(Duration::from_hours(1), false, true).await.unwrap(), []);
    assert_eq!(admin.prune(Duration::ZERO, true, true).await.unwrap(), [], "it is not over");
    let named = admin.prune(Duration::ZERO, false, true).await.unwrap();
    assert_eq!(named, [id_of(&running)]);
    assert_eq!(me.get(&running).await.status, StatusCode::OK, "only named");
    admin.leave().await;
    site.restart_with(|config| config.keep_abandoned = Some(Duration::ZERO)).await;
    until(&me, &running, |page| page.status == StatusCode::NOT_FOUND).await;
}

#[tokio::test]
async fn metrics_with_an_address_of_their_own_are_only_there() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap();
    drop(taken);
    let site = Site::with(|config| config.metrics_addr = Some(addr)).await;
    let me = site.browser();
    assert_eq!(me.get("/metrics").await.status, StatusCode::NOT_FOUND);
    let there = Browser::new(&format!("http://{addr}"), "en");
    assert!(there.get("/metrics").await.text.contains("ludi_requests_total"));
    assert_eq!(there.get("/").await.status, StatusCode::NOT_FOUND, "and nothing else is");
    let usual = Site::open().await;
    assert_eq!(usual.browser().get("/metrics").await.status, StatusCode::OK);
}
