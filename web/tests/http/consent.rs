//! Nobody but its owner agrees for a seat, and nobody who is here is put aside.

use std::time::Duration;

use crate::common::{Browser, Page, Site};
use reqwest::StatusCode;

/// A table of two people, and the page of the first, who has to decide.
async fn two(site: &Site) -> (Browser, Browser, String, Page) {
    let (host, guest) = (site.browser(), site.browser());
    let table = host.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = host.my_turn(&table).await;
    let link = page.value("link-1");
    guest.post(&link[link.find("/t/").unwrap()..], &[("name", "Marcus")]).await;
    let page = host.my_turn(&table).await;
    (host, guest, table, page)
}

/// The host opens a building and asks to go back; the decision that would be taken back.
async fn ask(host: &Browser, table: &str, page: &Page) -> String {
    let open = page.decisions().into_iter().find(|d| d.starts_with("open")).unwrap();
    let opened = host.decide(table, page, &open).await;
    let to = opened.attributes("[name=to]", "value")[0].clone();
    let fields = [("position", opened.position()), ("seat", opened.seat()), ("to", to)];
    let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
    host.post(&format!("{table}/ask"), &fields).await;
    open
}

#[tokio::test]
async fn a_bot_that_plays_for_somebody_does_not_agree_for_them() {
    let site = Site::with(|config| config.pace.hold = Duration::from_hours(1)).await;
    let (host, guest, table, page) = two(&site).await;
    let replaced = host.post(&format!("{table}/replace"), &[("seat", "1"), ("bot", "tiro")]).await;
    assert_eq!(replaced.status, StatusCode::OK);
    let open = ask(&host, &table, &page).await;
    // Time enough for a bot to agree.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let log = host.get(&format!("{table}/log")).await.text;
    assert!(!log.contains("\"agree\""), "{log}");
    assert!(!host.get(&table).await.decisions().contains(&open), "it stays open");
    let asked = guest.get(&table).await;
    assert!(asked.text.contains(&format!("action=\"{table}/agree\"")), "Marcus is asked himself");
    guest.post(&format!("{table}/agree"), &[("seat", "1")]).await;
    assert!(host.get(&table).await.decisions().contains(&open), "now it is taken back");
}

#[tokio::test]
async fn between_a_question_and_its_answer_nobody_is_replaced() {
    let site = Site::with(|config| config.pace.hold = Duration::from_hours(1)).await;
    let (host, guest, table, page) = two(&site).await;
    ask(&host, &table, &page).await;
    for who in [&host, &guest] {
        let fields = [("seat", "1"), ("bot", "tiro")];
        let refused = who.post(&format!("{table}/replace"), &fields).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.words().contains("has to be answered first"), "{}", refused.words());
    }
    let log = host.get(&format!("{table}/log")).await.text;
    assert!(!log.contains("\"bot\":\"tiro\""), "{log}");
}

#[tokio::test]
async fn the_host_does_not_replace_somebody_who_was_here_a_moment_ago() {
    let site = Site::with(|config| config.absence = Duration::from_mins(5)).await;
    let (host, guest, table, _) = two(&site).await;
    let replace = format!("{table}/replace");
    let refused = host.post(&replace, &[("seat", "1"), ("bot", "miles")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.words().contains("Marcus is here, or was within the last 5 minutes"));
    let own = guest.post(&replace, &[("seat", "1"), ("bot", "miles")]).await;
    assert_eq!(own.status, StatusCode::OK, "they may do it themselves");
    let back = host.post(&replace, &[("seat", "1"), ("bot", "")]).await;
    assert_eq!(back.status, StatusCode::OK, "and the host may give them their seat back");
}
