//! Nobody has to trust the server: promises, gifts, receipts.

use ludi_engine::{Gift, Seat};
use reqwest::StatusCode;
use serde_json::Value as Json;

use crate::common::{Browser, Site, wander};

/// The header of a table's log, and its events.
async fn log(browser: &Browser, table: &str) -> (Json, Vec<Json>) {
    let log = browser.get(&format!("{table}/log")).await.text;
    let mut lines = log.lines().map(|line| serde_json::from_str(line).unwrap());
    (lines.next().unwrap(), lines.collect())
}

async fn promise(browser: &Browser) -> String {
    let (status, text) = browser.script("/commitment", &[]).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let promise: Json = serde_json::from_str(&text).unwrap();
    promise["commitment"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_is_made_with_the_promised_secret_and_what_its_maker_adds() {
    let site = Site::open().await;
    let me = site.browser();
    let promised = promise(&me).await;
    let gift = Gift([7; 32]).to_string();
    let fields = [("commitment", promised.as_str()), ("gift", gift.as_str()), ("players", "2")];
    let table = me.table(&fields).await;
    let (header, events) = log(&me, &table).await;
    assert_eq!(header["commitment"], promised.as_str());
    assert_eq!((&events[0]["give"], &events[0]["seat"]), (&Json::from(gift.clone()), &0.into()));
    let page = me.my_turn(&table).await;
    assert_eq!(page.attributes("#own-gift", "data-gifts"), [gift.as_str()]);

    // A promise is for one table, and nothing else stands in for it.
    let mut others = vec![promised.clone(), "f".repeat(64), "nonsense".into(), String::new()];
    let fresh = promise(&me).await;
    assert_ne!(fresh, promised);
    for commitment in others.drain(..) {
        let fields = [("commitment", commitment.as_str()), ("gift", gift.as_str())];
        let (header, events) = log(&me, &me.table(&fields).await).await;
        assert_ne!(header["commitment"], commitment.as_str());
        assert!(events.iter().all(|event| event.get("give").is_none()), "{commitment}");
    }
    let bad = me.table(&[("commitment", &fresh), ("gift", "7")]).await;
    assert!(log(&me, &bad).await.1.iter().all(|event| event.get("give").is_none()));
}

#[tokio::test]
async fn whoever_sits_down_later_adds_something_too_and_the_end_proves_all_of_it() {
    let site = Site::open().await;
    let (me, friend) = (site.browser(), site.browser());
    let (promised, gift) = (promise(&me).await, Gift([1; 32]).to_string());
    let fields = [
        ("players", "2"),
        ("seat-0", "me"),
        ("seat-1", "friend"),
        ("commitment", promised.as_str()),
        ("gift", gift.as_str()),
    ];
    let table = me.table(&fields).await;
    let link = me.get(&table).await.value("link-1");
    let link = link.trim_start_matches(site.base.as_str());
    let page = friend.get(link).await;
    assert_eq!(page.attributes("form.sit", "data-shuffle"), [promised.as_str()]);
    let other = Gift([2; 32]).to_string();
    friend.post(link, &[("name", "Ben"), ("gift", &other)]).await;
    let mut pick = wander();
    loop {
        let page = me.get(&table).await;
        if page.is_over() {
            break;
        }
        let whose = if page.decisions().is_empty() { &friend } else { &me };
        let page = whose.get(&table).await;
        let decisions = page.decisions();
        whose.decide(&table, &page, &decisions[pick(&decisions) % decisions.len()]).await;
    }
    let text = me.get(&format!("{table}/log")).await.text;
    let game = ludi_registry::game("builders").unwrap();
    let read = game.read(&text, game.builtin_pack(), None).expect("everything is proved");
    assert_eq!(read.gifts(), [(Seat(0), Gift([1; 32])), (Seat(1), Gift([2; 32]))]);
    let forged = text.replace(&other, &gift);
    assert!(game.read(&forged, game.builtin_pack(), None).is_err());
}

#[tokio::test]
async fn every_acknowledgement_is_a_receipt_that_holds_later() {
    let site = Site::open().await;
    let (me, stranger) = (site.browser(), site.browser());
    let table = me.table(&[("players", "2")]).await;
    let receipt = async |browser: &Browser, at: u32| {
        let (status, text) = {
            let page = browser.get(&format!("{table}/head?at={at}")).await;
            (page.status, page.text)
        };
        serde_json::from_str::<Json>(&text).ok().filter(|_| status == StatusCode::OK)
    };
    let mut receipts = Vec::new();
    for _ in 0..3 {
        let page = me.my_turn(&table).await;
        let (position, seat) = (page.position(), page.seat());
        let fields = [
            ("position", position.as_str()),
            ("seat", seat.as_str()),
            ("decision", &page.decisions()[0]),
        ];
        let (status, text) = me.script(&format!("{table}/decide"), &fields).await;
        assert_eq!(status, StatusCode::OK, "{text}");
        let told: Json = serde_json::from_str(&text).unwrap();
        receipts.push((told["position"].as_u64().unwrap() as u32, told["head"].clone()));
    }
    for (at, head) in &receipts {
        assert_eq!(head.as_str().unwrap().len(), 64);
        assert_eq!(receipt(&me, *at).await.unwrap()["head"], *head);
    }
    assert_ne!(receipts[0].1, receipts[1].1);
    assert!(receipt(&me, 9999).await.is_none(), "the server has no such line");
    assert!(receipt(&stranger, 1).await.is_none(), "the table is private");
}
