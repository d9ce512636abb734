//! Reloading, a server that dies, and going back.

use ludi_browser::{Browser, Server};
use serde_json::json;

fn first(decisions: &[String], word: &str) -> String {
    let found = decisions.iter().find(|decision| decision.split(' ').next() == Some(word));
    found.unwrap_or_else(|| panic!("no {word} in {decisions:?}")).clone()
}

/// What a page shows that must be the same after any interruption.
async fn sight(me: &Browser) -> serde_json::Value {
    me.run(
        "const text = id => document.getElementById(id).textContent.replace(/\\s+/g, ' ');
         return [document.title, document.getElementById('live').dataset.position,
                 ...['now', 'board', 'players', 'decisions', 'mine', 'story'].map(text)]",
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_and_a_crash_in_the_middle_of_a_move_lose_nothing() {
    let mut server = Server::of_people();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    // With one site alone it would be chosen at once.
    for word in ["open", "open", "send"] {
        me.decide(&first(&me.my_turn().await, word)).await;
    }
    let before = sight(&me).await;
    let to = first(&me.my_turn().await, "to");
    me.driver.refresh().await.unwrap();
    me.find("#live").await;
    assert_eq!(sight(&me).await, before, "after a reload");

    me.run("window.stayed = true").await;
    server.kill();
    me.until("return document.getElementById('connection').textContent !== ''").await;
    server.again();
    me.until("return document.getElementById('connection').textContent === ''").await;
    assert_eq!(sight(&me).await, before, "after a crash");
    me.decide(&to).await;
    assert_eq!(me.run("return window.stayed === true").await, json!(true), "without a reload");

    let after = sight(&me).await;
    server.kill();
    server.again();
    me.driver.refresh().await.unwrap();
    me.find("#live").await;
    assert_eq!(sight(&me).await, after, "what was acknowledged is durable");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_goes_back_over_own_decisions_up_to_what_was_revealed() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let start = me.my_turn().await;
    let loan = first(&start, "loan");
    me.decide(&loan).await;
    let lent = me.my_turn().await;
    me.decide("coins 1").await;
    let rich = me.my_turn().await;
    step(&me, "undo").await;
    assert_eq!(me.my_turn().await, lent, "back over the coin");
    step(&me, "undo").await;
    assert_eq!(me.my_turn().await, start, "back over the loan");
    step(&me, "redo").await;
    step(&me, "redo").await;
    assert_eq!(me.my_turn().await, rich, "and forth again");
    me.decide(&first(&rich, "open")).await;
    // A card was turned over: the same button asks the others, here a bot, who agrees.
    step(&me, "ask").await;
    me.until("return document.querySelector('#now form[action$=\"/undo\"]') !== null").await;
    assert_eq!(me.my_turn().await, rich, "back over what was revealed");
}

async fn step(me: &Browser, way: &str) {
    let before = me.position().await;
    me.click(&format!("#now form[action$='/{way}'] button")).await;
    me.moved_on(before).await;
}
