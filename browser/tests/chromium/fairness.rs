//! What a browser does so that nobody has to trust the server.

use ludi_browser::{Browser, Server};
use serde_json::json;

async fn told(me: &Browser) -> serde_json::Value {
    me.run(
        "const told = document.getElementById('own-gift');
         return [told.hidden, told.textContent.trim()]",
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_browser_shuffles_too_and_looks_whether_that_was_used() {
    let server = Server::of_people();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.until("return !document.getElementById('own-gift').hidden").await;
    let used = me.run("return document.getElementById('own-gift').dataset.used").await;
    assert_eq!(told(&me).await, json!([false, used]));
    let kept = me.run("return JSON.parse(localStorage.getItem('gifts'))[0]").await;
    let gifts = me.run("return document.getElementById('own-gift').dataset.gifts").await;
    assert_eq!(kept[1], gifts);

    // A server that leaves out what was given is found out.
    me.run(
        "const [[commitment]] = JSON.parse(localStorage.getItem('gifts'));
         localStorage.setItem('gifts', JSON.stringify([[commitment, 'another']]))",
    )
    .await;
    me.driver.refresh().await.unwrap();
    me.until("return !document.getElementById('own-gift').hidden").await;
    let unused = me.run("return document.getElementById('own-gift').dataset.unused").await;
    assert_eq!(told(&me).await, json!([false, unused]));

    // Tables go on being made when the server makes no promise.
    me.go("/new?game=builders&players=2").await;
    me.run("window.fetch = () => Promise.reject(new Error('no'))").await;
    me.click("form.new-table .start button").await;
    me.find("#live").await;
    assert_eq!(told(&me).await, json!([true, ""]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_forgets_or_changes_what_it_acknowledged_is_noticed() {
    let mut server = Server::of_people();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let decision = me.my_turn().await[0].clone();
    me.decide(&decision).await;
    me.until(
        "const live = document.getElementById('live');
         const [[, receipt]] = JSON.parse(localStorage.getItem('receipts') ?? '[[0, {}]]');
         return receipt.position === Number(live.dataset.position) && receipt.head.length === 64",
    )
    .await;
    let warned = "return document.getElementById('forgot') !== null";
    // All is as it was after a crash.
    server.kill();
    server.again();
    me.driver.refresh().await.unwrap();
    me.find("#live").await;
    me.my_turn().await;
    assert_eq!(me.run(warned).await, json!(false));

    // Receipts of another past: fewer lines, the same number of others, or others further back.
    for change in [
        "receipt.position += 3",
        "receipt.head = 'f'.repeat(64)",
        "receipt.position -= 1; receipt.head = 'f'.repeat(64)",
    ] {
        let kept = me.run("return localStorage.getItem('receipts')").await;
        me.run(&format!(
            "const receipts = JSON.parse(localStorage.getItem('receipts'));
             for (const [, receipt] of receipts) {{ {change} }}
             localStorage.setItem('receipts', JSON.stringify(receipts))"
        ))
        .await;
        me.driver.refresh().await.unwrap();
        me.until(warned).await;
        let said = me.run("return document.getElementById('forgot').role").await;
        assert_eq!(said, json!("alert"), "{change}");
        me.run_with("localStorage.setItem('receipts', arguments[0])", vec![kept]).await;
    }
    me.driver.refresh().await.unwrap();
    me.find("#live").await;
    me.my_turn().await;
    assert_eq!(me.run(warned).await, json!(false));
}
