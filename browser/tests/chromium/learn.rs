//! What newcomers meet: the page of a game, the goal, the legend, the rules.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages::{serious, sides};

const LEGEND: &str = "return document.querySelector('#legend:popover-open') !== null";

#[tokio::test(flavor = "multi_thread")]
async fn the_page_of_every_game_is_for_everybody() {
    let server = Server::start();
    for (size, dark, lang) in [((1280, 800), false, "en"), ((390, 844), true, "fr")] {
        let me = Browser::with(&server, Habit { size, dark, lang, ..Habit::default() }).await;
        for game in ["builders", "hadrian", "magna-roma", "praetor"] {
            for page in [format!("/games/{game}"), format!("/rules/{game}/examples/1")] {
                me.go(&page).await;
                assert_eq!(serious(&me).await, json!([]), "{page}");
                let (width, window) = sides(&me).await;
                assert!(width <= window, "{page}: {width} in {window}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_opens_and_closes_the_legend_and_the_focus_stays() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.my_turn().await;
    me.tab_to("#mine button[name=decision], #board button[name=decision]").await;
    let focused = "return document.activeElement.value";
    let before = me.run(focused).await;
    for by_escape in [false, true] {
        me.driver.action_chain().send_keys("?").perform().await.unwrap();
        me.until(LEGEND).await;
        assert_eq!(serious(&me).await, json!([]));
        let signs =
            me.run("return document.querySelectorAll('#legend .legend-signs li').length").await;
        assert!(signs.as_u64() > Some(15), "{signs}");
        if by_escape {
            me.press(Key::Escape).await;
        } else {
            me.driver.action_chain().send_keys("?").perform().await.unwrap();
        }
        me.until("return document.querySelector('#legend:popover-open') === null").await;
        assert_eq!(me.run(focused).await, before, "the focus is where it was");
    }
    // A sign's rule opens over the board, too.
    me.click("#open-legend").await;
    me.until(LEGEND).await;
    me.click("#legend .legend-signs a.rule").await;
    me.until("return document.querySelector('#book:popover-open .rule-entry') !== null").await;
    assert!(me.path().await.starts_with("/t/"), "the table is still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_goal_changes_in_place() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.go("/new?game=hadrian&players=1").await;
    me.click("main form button.go").await;
    me.my_turn().await;
    let goal = "return document.querySelector('.masthead .the-goal').textContent";
    let first = me.run(goal).await;
    assert!(first.as_str().unwrap().contains("is the last"), "{first}");
    me.run("window.same = true").await;
    for _ in 0..40 {
        let decisions = me.my_turn().await;
        let finish = decisions.iter().find(|it| *it == "finish").unwrap_or(&decisions[0]).clone();
        me.decide(&finish).await;
        if me.run(goal).await != first {
            break;
        }
    }
    assert_ne!(me.run(goal).await, first);
    assert_eq!(me.run("return window.same").await, json!(true), "the page was never left");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_searched_while_typing_and_lead_back_to_the_table() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    let table = me.table(2, false).await;
    me.go(&table).await;
    // As a link is followed without the drawer.
    me.run("location.assign('/rules/builders')").await;
    me.until("return document.getElementById('rules-text') !== null").await;
    me.find("#q").await.send_keys("wage").await.unwrap();
    me.until("return document.getElementById('BA-001') === null").await;
    assert_ne!(me.run("return document.getElementById('BA-081')").await, json!(null));
    let contents = "const box = document.querySelector('.contents').getBoundingClientRect();
                    return box.top >= 0 && box.top < innerHeight";
    me.go("/rules/builders?back=/t/x").await;
    me.run("document.getElementById('AM-24').scrollIntoView()").await;
    assert_eq!(me.run(contents).await, json!(true), "the contents stay in sight");
    me.go(&table).await;
    me.run("location.assign('/rules/builders')").await;
    me.click("a.rules-back").await;
    me.until("return document.getElementById('board') !== null").await;
    assert_eq!(me.path().await, table);
}
