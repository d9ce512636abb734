//! Nobody can ask for more than their share.

use std::time::Duration;

use ludi_web::{Limits, Rate};
use reqwest::{Method, StatusCode};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

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

/// Opens a connection and says the beginning of something; what comes back until it is closed, if
/// it is soon.
async fn dawdle(site: &Site, beginning: &str) -> Option<String> {
    let address = site.base.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(beginning.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
    closed.await.ok().map(|_| String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test]
async fn whoever_does_not_finish_a_request_is_disconnected() {
    let limits = Limits { patience: Duration::from_millis(300), ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let head = dawdle(&site, "GET / HTTP/1.1\r\nhost: ludi.example\r\nx-slow:").await;
    assert!(head.is_some(), "a head that never ends");
    assert!(dawdle(&site, "").await.is_some(), "a head that never begins");
    let body = "POST /settings HTTP/1.1\r\nhost: ludi.example\r\ncontent-length: 100\r\n\
                content-type: application/x-www-form-urlencoded\r\nconnection: close\r\n\r\nlang=";
    let body = dawdle(&site, body).await.expect("a body that never ends");
    assert!(body.starts_with("HTTP/1.1 408 "), "{body}");
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let limits = Limits { connections: 3, ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let address = site.base.trim_start_matches("http://");
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(TcpStream::connect(address).await.unwrap());
    }
    // Connections that are held are counted as soon as they are accepted, in their order.
    assert!(dawdle(&site, "").await.is_some(), "the fourth is closed at once");
    drop(held);
    let mut tries = 0;
    while site.browser().client.get(format!("{}/", site.base)).send().await.is_err() {
        tries += 1;
        assert!(tries < 100, "places become free");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn methods_people_make_up_are_one_to_the_metrics() {
    let site = Site::open().await;
    let browser = site.browser();
    for number in 0..5 {
        let method = Method::from_bytes(format!("MADE{number}").as_bytes()).unwrap();
        browser.client.request(method, format!("{}/", site.base)).send().await.unwrap();
    }
    let measured = browser.get("/metrics").await.text;
    assert!(measured.contains("method=\"other\"") && !measured.contains("MADE"), "{measured}");
}

#[tokio::test]
async fn what_takes_long_to_read_is_limited() {
    let limits = Limits { reads: two_an_hour(), ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    for what in ["replay", "log"] {
        assert_eq!(me.get(&format!("{table}/{what}")).await.status, StatusCode::OK);
    }
    for what in ["replay", "log"] {
        let much = me.get(&format!("{table}/{what}")).await;
        assert_eq!(much.status, StatusCode::TOO_MANY_REQUESTS, "{what}");
    }
    assert_eq!(me.get(&table).await.status, StatusCode::OK, "one can always play");
}

#[tokio::test]
async fn who_may_watch_is_not_changed_without_end() {
    let limits = Limits { decisions: two_an_hour(), ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let mut statuses = Vec::new();
    for public in ["yes", "no", "yes"] {
        let page = me.post(&format!("{table}/publish"), &[("public", public)]).await;
        statuses.push(page.status);
    }
    assert_eq!(statuses, [StatusCode::OK, StatusCode::OK, StatusCode::TOO_MANY_REQUESTS]);
}

#[tokio::test]
async fn a_table_with_a_long_history_is_only_played_to_its_end() {
    // Laying the table is a long history here.
    let limits = Limits { events: 1, ..Limits::none() };
    let site = Site::with(|config| config.limits = limits).await;
    let me = site.browser();
    let table = me.table(&[("players", "2")]).await;
    let page = me.my_turn(&table).await;
    let (before, say) = (page.position(), format!("{table}/say"));
    let said = me.post(&say, &[("text", "salve")]).await;
    assert_eq!(said.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(said.notice().contains("very long history"), "{}", said.notice());
    assert_eq!(said.position(), before, "nothing was added");
    let page = me.decide(&table, &page, "end").await;
    assert_eq!(page.status, StatusCode::OK, "the game goes on");
    me.my_turn(&table).await;
}
