//! Server-sent events: what changed, to whom, and from where after a break.

use reqwest::StatusCode;
use serde_json::Value as Json;

use crate::common::{Page, Site, Stream};

fn first_open(page: &Page) -> String {
    page.decisions().into_iter().find(|decision| decision.starts_with("open")).unwrap()
}

fn json(text: &str) -> Json {
    serde_json::from_str(text).unwrap()
}

#[tokio::test]
async fn a_decision_arrives_as_the_parts_that_changed() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let path = format!("{table}/events?after={}", page.position());
    let mut stream = Stream::open(&me, &path, None).await;
    let hello = stream.next().await.unwrap();
    assert_eq!((hello.event.as_str(), hello.data), ("beat", page.position()));
    let decision = first_open(&page);
    let (position, seat) = (page.position(), page.seat());
    let fields =
        [("position", position.as_str()), ("seat", seat.as_str()), ("decision", decision.as_str())];
    let (code, answer) = me.script(&format!("{table}/decide"), &fields).await;
    assert_eq!(code, StatusCode::OK);
    let reached = json(&answer)["position"].to_string();
    let event = stream.table().await;
    assert_eq!(event.id, reached, "the id is the position in the log");
    let update = json(&event.data);
    assert_eq!(update["position"].to_string(), reached);
    assert!(update["swap"]["board"].as_str().unwrap().contains("id=\"board\""));
    assert!(update["swap"].get("chat").is_none(), "nobody has said anything");
    assert!(!update["say"].as_array().unwrap().is_empty(), "it is told in words");
    assert!(update["title"].as_str().unwrap().contains("Your turn"));
}

#[tokio::test]
async fn a_stream_is_compressed_and_nothing_waits_in_it() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let path = format!("{table}/events?after={}", page.position());
    let mut plain = Stream::open(&me, &path, None).await;
    let mut stream = Stream::squeezed(&me, &path).await;
    assert_eq!(stream.headers()["content-encoding"], "gzip");
    me.decide(&table, &page, &first_open(&page)).await;
    let whole = plain.table().await.data.len();
    let mut bytes = 0;
    // The event is there while the stream goes on: in some pieces, and much smaller.
    while bytes < whole / 20 {
        let piece = tokio::time::timeout(std::time::Duration::from_secs(10), stream.chunk());
        bytes += piece.await.expect("nothing waits").unwrap().expect("the stream goes on").len();
    }
    assert!(bytes < whole / 3, "{bytes} of {whole} bytes");
}

#[tokio::test]
async fn a_stream_goes_on_where_it_broke_off() {
    let mut site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    let path = format!("{table}/events?after={}", page.position());
    let mut stream = Stream::open(&me, &path, None).await;
    let next = me.decide(&table, &page, &first_open(&page)).await;
    let first = stream.table().await;
    // The server goes away; meanwhile somebody plays on.
    site.restart().await;
    assert!(stream.next().await.is_none(), "a server that stops ends its streams");
    let open = first_open(&next);
    let last = me.decide(&table, &next, &open).await;
    let mut again = Stream::open(&me, &path, Some(&first.id)).await;
    let missed = again.table().await;
    assert_eq!(missed.id, last.position(), "Last-Event-ID counts more than the address");
    let update = json(&missed.data);
    let all =
        ["board", "players", "mine", "story", "decisions", "question", "invite", "seats", "chat"];
    for part in all {
        assert!(update["swap"].get(part).is_some(), "{part} is sent, since nothing is known");
    }
    // What was missed is told, and only that.
    let told = update["say"].as_array().unwrap().len();
    let events = last.at() - next.at();
    assert!(told >= 1 && told <= events as usize * 3, "{told} lines for {events} events");
}

#[tokio::test]
async fn a_stream_speaks_the_language_of_its_reader() {
    let site = Site::open().await;
    let (host, french) = (site.browser(), site.french());
    let table = host.table(&[("players", "2"), ("seat-1", "friend"), ("public", "yes")]).await;
    let page = host.my_turn(&table).await;
    let path = format!("{table}/events?after={}", page.position());
    let mut stream = Stream::open(&french, &path, None).await;
    host.decide(&table, &page, &first_open(&page)).await;
    let update = json(&stream.table().await.data);
    assert!(update["title"].as_str().unwrap().contains("Au tour d"), "{}", update["title"]);
    assert!(!update.to_string().contains("name=\\\"decision\\\""), "a spectator has no buttons");
}

/// What readers are told is drawn once for all who see the same; nobody is told what is another's.
#[tokio::test]
async fn readers_of_the_same_are_told_the_same_and_no_others() {
    let site = Site::open().await;
    let (host, french) = (site.browser(), site.french());
    let table = host.table(&[("players", "2"), ("seat-1", "friend"), ("public", "yes")]).await;
    let mut page = host.my_turn(&table).await;
    let path = format!("{table}/events?after={}&patch=yes", page.position());
    let mut streams = Vec::new();
    // The host comes first: that they are here is no news to the others.
    for browser in [&host, &site.browser(), &site.browser(), &french] {
        let mut stream = Stream::open(browser, &path, None).await;
        stream.table().await;
        streams.push(stream);
    }
    for _ in 0..3 {
        page = host.decide(&table, &page, &first_open(&page)).await;
        let mut told = Vec::new();
        for stream in &mut streams {
            let event = stream.table().await;
            assert_eq!(event.id, page.position());
            told.push(event.data);
        }
        let [own, one, other, french] = &told[..] else { panic!("four readers") };
        assert_eq!(one, other, "two spectators");
        assert!(own.contains("name=\\\"decision\\\"") && !one.contains("name=\\\"decision\\\""));
        assert!(french.contains("Au tour d") && !one.contains("Au tour d"));
    }
    // Nothing has happened in the game, and yet there is something to tell; who looked on may not.
    host.post(&format!("{table}/publish"), &[("public", "no")]).await;
    assert!(streams[0].table().await.data.contains("\"patch\""), "the host is told");
    for stream in &mut streams[1..] {
        while let Some(event) = stream.next().await {
            assert!(event.event == "beat" || event.id == page.position(), "{}", event.data);
        }
    }
}

#[tokio::test]
async fn a_stream_of_a_table_that_is_hidden_ends() {
    let site = Site::open().await;
    let (host, other) = (site.browser(), site.browser());
    let table = host.table(&[("players", "2"), ("seat-1", "friend"), ("public", "yes")]).await;
    let mut stream = Stream::open(&other, &format!("{table}/events"), None).await;
    stream.next().await.unwrap();
    host.post(&format!("{table}/publish"), &[("public", "no")]).await;
    assert!(stream.next().await.is_none());
}

#[tokio::test]
async fn the_script_can_ask_for_everything_at_once() {
    let site = Site::open().await;
    let me = site.browser();
    let table = me.table(&[("players", "2"), ("seat-1", "friend")]).await;
    let page = me.my_turn(&table).await;
    me.decide(&table, &page, &first_open(&page)).await;
    let now = me.get(&format!("{table}/now?after={}", page.position())).await;
    let update = json(&now.text);
    assert!(update["swap"]["mine"].is_string() && update["say"].is_array());
}
