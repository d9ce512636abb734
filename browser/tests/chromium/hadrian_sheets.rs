//! The sheets of Hadrian's Wall: on one screen, legible, and alive.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;

use crate::hadrian::{fits, solo, with_a_bot};

#[tokio::test(flavor = "multi_thread")]
async fn both_sheets_fit_one_screen_and_can_be_looked_at_closely() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    solo(&me).await;
    let decisions = me.my_turn().await;
    me.decide(&decisions[0]).await;
    me.until("return !!document.querySelector('.hadrian:not([data-ask])')").await;
    let leaf = "return document.querySelector('.of-0 .right-leaf').getBoundingClientRect().width";
    let inside = "const { right, bottom } = document.querySelector('.of-0 .right-leaf').getBoundingClientRect();
        return right <= innerWidth && bottom <= document.querySelector('.table-mine').getBoundingClientRect().top";
    assert_eq!(me.run(inside).await, json!(true), "nothing is to be scrolled");
    let before = me.run(leaf).await.as_f64().unwrap();
    me.point("label.zoom-tool").await;
    let after = me.run(leaf).await.as_f64().unwrap();
    assert!(after > 1.5 * before, "{before} becomes {after}");
    fits(&me).await;
    me.point("label.zoom-tool").await;
    assert_eq!(me.run(inside).await, json!(true));
}

/// Texts that are to be seen and smaller than 12 px.
const SMALL: &str = "const found = new Set();
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim();
        const element = walker.currentNode.parentElement;
        if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        if (size < 11.99) found.add(`${element.className}: ${text} ${size}`);
    }
    return [...found].slice(0, 8)";

#[tokio::test(flavor = "multi_thread")]
async fn no_text_is_smaller_than_12_px() {
    let server = Server::start();
    for size in [(1280, 800), (1024, 700), (820, 1180), (390, 844), (844, 390)] {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        with_a_bot(&me).await;
        let decisions = me.my_turn().await;
        assert_eq!(me.run(SMALL).await, json!([]), "{size:?}, the cards");
        me.decide(&decisions[0]).await;
        me.my_turn().await;
        assert_eq!(me.run(SMALL).await, json!([]), "{size:?}");
        fits(&me).await;
        me.run("for (const tab of document.querySelectorAll('.part-tabs input')) tab.checked = tab.value === 'priests'").await;
        assert_eq!(me.run(SMALL).await, json!([]), "{size:?}, the priests");
        fits(&me).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_has_just_been_filled_lands_where_things_may_move() {
    let server = Server::start();
    for motion in [true, false] {
        let me = Browser::with(&server, Habit { motion, ..Habit::default() }).await;
        me.go("/learn/hadrian/1?did=.,citizen+traders,mine").await;
        me.point("button[value=mine]").await;
        me.until("return location.search.endsWith('mine,mine')").await;
        // The box of the mine, and the circle its hammer fills.
        let just = me.run("return document.querySelectorAll('.hadrian [data-just]').length").await;
        assert_eq!(just, json!(if motion { 2 } else { 0 }));
    }
}
