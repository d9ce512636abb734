//! Nobody can ask for more than their share.

use std::time::Duration;

use ludi_web::{Limits, Rate};
use reqwest::StatusCode;

use crate::common::{Site, Stream};

fn two_an_hour() -> Rate {
    Rate { burst: 2, every: Duration::from_hours(1) }
}

#[tokio::test]
async fn making_tables_is_limited() {
    let site =
        Site::with(|config| config.limits = Limits { tables: two_an_hour(), ..Limits::none() })
            .await;
    for _ in 0..2 {
        site.browser().play().await;
    }
    let much = site.french().post("/play/builders", &[]).await;
    assert_eq!(much.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(much.headers.contains_key("retry-after"));
    assert!(much.words().contains("Un instant"), "{}", much.words());
}

#[tokio::test]
async fn chat_is_limited_by_guest() {
    let site =
        Site::with(|config| config.limits = Limits { chat: two_an_hour(), ..Limits::none() }).await;
    let (me, other) = (site.browser(), site.browser());
    let table = me.table(&[("players", "2"), ("seat-1", "friend"), ("public", "yes")]).await;
    let say = format!("{table}/say");
    for word in ["salve", "vale"] {
        assert_eq!(me.post(&say, &[("text", word)]).await.status, StatusCode::OK);
    }
    assert_eq!(me.post(&say, &[("text", "ave")]).await.status, StatusCode::TOO_MANY_REQUESTS);
    other.play().await;
    assert_eq!(other.post(&say, &[("text", "ave")]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn decisions_are_limited() {
    let limits = Limits { decisions: two_an_hour(), ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let mut statuses = Vec::new();
    for _ in 0..3 {
        let page = me.get(&table).await;
        statuses.push(me.decide(&table, &page, "nonsense").await.status);
    }
    assert_eq!(statuses[2], StatusCode::TOO_MANY_REQUESTS);
    let (status, answer) = me.script(&format!("{table}/undo"), &[]).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    assert!(answer.contains("\"notice\""), "the script is told, too");
}

#[tokio::test]
async fn streams_are_limited() {
    let site =
        Site::with(|config| config.limits = Limits { open_streams: 1, ..Limits::none() }).await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let events = format!("{table}/events");
    let one = Stream::open(&me, &events, None).await;
    assert_eq!(me.get(&events).await.status, StatusCode::TOO_MANY_REQUESTS);
    drop(one);
    for _ in 0..200 {
        let response = me.client.get(format!("{}{events}", site.base)).send().await.unwrap();
        if response.status() == StatusCode::OK {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("a stream that is gone still counts");
}

#[tokio::test]
async fn bodies_are_limited() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.play().await;
    let long = "x".repeat(20_000);
    let much = me.post(&format!("{table}/say"), &[("text", &long)]).await;
    assert_eq!(much.status, StatusCode::PAYLOAD_TOO_LARGE);
    let wordy = "x".repeat(5_000);
    let said = me.post(&format!("{table}/say"), &[("text", &wordy)]).await;
    assert_eq!(said.status, StatusCode::OK);
    assert!(!said.text.contains(&"x".repeat(1_001)), "a long word is cut");
}

#[tokio::test]
async fn garbage_is_refused_in_words() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.play().await;
    let garbage = me
        .client
        .post(format!("{}{table}/decide", site.base))
        .header("content-type", "application/json")
        .body("{\"decision\": [1,2,3]}")
        .send()
        .await
        .unwrap();
    assert_eq!(garbage.status(), StatusCode::BAD_REQUEST);
    assert!(garbage.text().await.unwrap().contains("That could not be read"));
    for path in ["/t/../../etc/passwd", "/t/%00", "/assets/0/look.css", "/rules/chess", "/t/ÿ"] {
        let page = me.get(path).await;
        assert_eq!(page.status, StatusCode::NOT_FOUND, "{path}");
        assert!(page.words().contains("There is nothing here"), "{path}");
    }
    for path in ["/replay?at=x", "/replay?at=-1", "/events?after=x", "/now?after=99999999999"] {
        let page = me.get(&format!("{table}{path}")).await;
        assert!(page.status.is_client_error(), "{path}: {}", page.status);
    }
}
