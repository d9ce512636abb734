//! The end of a game, and the map of the campaign.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages::{serious, sides};

/// Says whether the reader wants things to move.
async fn motion(me: &Browser, wanted: &str) {
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": wanted }] });
    me.driver.cdp().send_raw("Emulation.setEmulatedMedia", features).await.unwrap();
}

/// The totals below the columns.
const TOTALS: &str =
    "return [...document.querySelectorAll('.end-columns .end-total')].map(one => one.textContent)";

const COUNTING: &str = "return document.querySelector('.counting') !== null";

#[tokio::test(flavor = "multi_thread")]
async fn points_are_counted_until_one_skips() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let table = me.table(2, false).await;
    me.finish(&table).await;
    me.go(&table).await;
    assert_eq!(me.run(COUNTING).await, json!(false), "at once for those who want no motion");
    let end = me.run(TOTALS).await;
    let verdict = me.find("#finale-heading").await.text().await.unwrap().to_lowercase();
    assert!(verdict.contains("you"), "{verdict}");

    motion(&me, "no-preference").await;
    me.run("sessionStorage.clear()").await;
    me.go(&table).await;
    assert_eq!(me.run(COUNTING).await, json!(true));
    let opacity = "return getComputedStyle(document.querySelector('.end-verdict')).opacity";
    assert_eq!(me.run(opacity).await, json!("0"), "nobody knows yet");
    me.press(Key::Space).await;
    assert_eq!(me.run(COUNTING).await, json!(false), "skipped");
    assert_eq!(me.run(TOTALS).await, end, "the end is the same");
    me.go(&table).await;
    assert_eq!(me.run(COUNTING).await, json!(false), "it is counted once");
    me.click("#finale-again button").await;
    me.until(&COUNTING.replace("!==", "===")).await;
    assert_eq!(me.run(TOTALS).await, end, "counted to the end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_campaign_is_a_map_one_marches_along() {
    let server = Server::start();
    let phone = Habit { size: (390, 844), lang: "fr", dark: true, ..Habit::default() };
    for habit in [Habit::default(), phone] {
        let me = Browser::with(&server, habit).await;
        me.go("/campaign").await;
        assert_eq!(serious(&me).await, json!([]));
        let (width, window) = sides(&me).await;
        assert!(width <= window, "{width} in {window}");
        me.tab_to("a.map-fort.is-next").await;
        me.click("#fort .go").await;
        me.find("#live").await;
        me.go("/campaign").await;
        assert!(me.find("#fort a.go").await.is_displayed().await.unwrap(), "it is played on");
    }
}
