//! The log by turns: the newest first, and every line points at what it is about.

use ludi_browser::{Browser, Server};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_newest_first_and_its_lines_point_at_the_board() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(3, false).await;
    let opens = |decisions: &[String]| {
        decisions.iter().find(|it| it.starts_with("open")).expect("a site to open").clone()
    };
    let first = opens(&me.my_turn().await);
    me.decide(&first).await;
    me.click("#open-log").await;
    let order =
        "return [...document.querySelectorAll('#story .entry')].map(it => +it.id.split('-')[1])";
    let order: Vec<u64> = serde_json::from_value(me.run(order).await).unwrap();
    assert!(order.len() > 1 && order.is_sorted_by(|newer, older| newer > older), "{order:?}");

    // By keys: the sentence of a turn, and its details.
    let focus = |selector: &str| format!("document.querySelector('{selector}').focus()");
    let ringed = "return [...document.querySelectorAll('.pointed')].map(it => it.dataset.piece)";
    let building = first.replace("open ", "building-");
    me.run(&focus("#story .entry summary[data-about]")).await;
    assert_eq!(me.run(ringed).await, json!([building]));
    me.run(&focus("#board .legal > button")).await;
    assert_eq!(me.run(ringed).await, json!([]), "the ring goes with the focus");

    // By the mouse: what was done.
    let deed = me.find("#story .entry .deed[data-about]").await;
    me.driver.action_chain().move_to_element_center(&deed).perform().await.unwrap();
    me.until("return document.querySelectorAll('.pointed').length === 1").await;
}
