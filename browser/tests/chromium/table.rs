//! The table around every board: it fills the window, keeps what is asked for in drawers, and lets
//! nothing irreversible happen by accident.

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::json;
use thirtyfour::prelude::*;

/// Windows from a large desktop to a phone on its side.
const SIZES: [(u32, u32); 5] = [(1440, 900), (1280, 800), (820, 1180), (390, 844), (844, 390)];

fn first(decisions: &[String], word: &str) -> String {
    let found = decisions.iter().find(|decision| decision.starts_with(word));
    found.unwrap_or_else(|| panic!("no {word} in {decisions:?}")).clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_never_scrolls_and_bar_board_and_goods_are_in_sight() {
    let server = Server::start();
    for size in SIZES {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        me.table(3, false).await;
        me.my_turn().await;
        let fits = "
            const root = document.documentElement;
            const box = it => document.querySelector(it).getBoundingClientRect();
            const [bar, board, mine] = ['header', '.table-board', '.table-mine'].map(box);
            return root.scrollHeight <= innerHeight && root.scrollWidth <= innerWidth
                && bar.top === 0 && board.height > 180 && board.top >= bar.bottom - 1
                && mine.bottom <= innerHeight + 1 && mine.right <= innerWidth + 1";
        assert_eq!(me.run(fits).await, json!(true), "{size:?}");
        let first_card = "const card = document.querySelector('#board .legal > button');
            const box = card.getBoundingClientRect();
            return box.top >= 0 && box.bottom <= document.querySelector('.table-board')
                .getBoundingClientRect().bottom + 1 || innerHeight < 500";
        assert_eq!(
            me.run(first_card).await,
            json!(true),
            "the board is on the first screen: {size:?}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_drawer_is_open_at_a_time_and_escape_gives_the_focus_back() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, true).await;
    me.my_turn().await;
    for drawer in ["log", "moves", "talk", "house"] {
        me.click(&format!("#open-{drawer}")).await;
        let open = "return [...document.querySelectorAll('.drawer:popover-open')].map(it => it.id)";
        assert_eq!(me.run(open).await, json!([drawer]));
    }
    me.press(Key::Escape).await;
    assert_eq!(me.run("return document.querySelector('.drawer:popover-open')").await, json!(null));
    assert_eq!(me.run("return document.activeElement.id").await, json!("open-house"));
    let path = me.path().await;
    me.click("a.tool.rules").await;
    me.until(
        "return document.querySelector('#book:popover-open #book-page')?.innerText.length > 999",
    )
    .await;
    assert_eq!(me.path().await, path, "rules are read at the table");
    assert_eq!(me.run("return document.querySelectorAll('h1').length").await, json!(1));
}

#[tokio::test(flavor = "multi_thread")]
async fn ending_a_turn_with_something_left_asks_once_unless_it_is_not_wanted() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.my_turn().await;
    let before = me.position().await;
    me.click("#mine details.guard > summary").await;
    me.click("#mine details.guard [data-close]").await;
    assert_eq!(me.run("return document.querySelector('details.guard[open]')").await, json!(null));
    assert_eq!(me.position().await, before, "nothing happened");
    let strong = "return [...document.querySelectorAll('#mine .go')].map(it => it.name)";
    assert_eq!(me.run(strong).await, json!([""]), "the strong button is to play on");
    me.click("#open-house").await;
    me.click("#guard-wish").await;
    me.press(Key::Escape).await;
    me.click("#mine details.guard > summary").await;
    me.moved_on(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_slides_under_the_pointer_is_deaf_for_a_moment() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let recruit = first(&me.my_turn().await, "recruit");
    let before = me.position().await;
    let slot = "document.querySelector(arguments[0]).closest('li')";
    let index = me
        .run_with(
            &format!("return [...{slot}.parentElement.children].indexOf({slot})"),
            vec![json!(piece(&recruit))],
        )
        .await;
    me.point(&piece(&recruit)).await;
    me.moved_on(before).await;
    let after = me.position().await;
    let again = format!(
        "const li = document.querySelectorAll('#board .workers .cards > li')[{index}];
         const button = li.querySelector('button'); button.click();
         return button.closest('[data-deaf]') !== null"
    );
    assert_eq!(me.run(&again).await, json!(true), "the newcomer is deaf");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(me.position().await, after, "a second click on the same place does nothing");
    me.until("return document.querySelector('[data-deaf]') === null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_one_button_undoes_whatever_was_revealed() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let decisions = me.my_turn().await;
    me.decide(&first(&decisions, "recruit")).await;
    let undo = "return [...document.querySelectorAll('#mine .way')].filter(it => it.innerText.includes('ndo')).length";
    assert_eq!(me.run(undo).await, json!(1), "there is one button");
    me.click("#mine form[action$='/ask'] button").await;
    let back =
        "return [...document.querySelectorAll('#decision-list button')].length === arguments[0]";
    let start = std::time::Instant::now();
    while me.run_with(back, vec![json!(decisions.len())]).await != json!(true) {
        assert!(start.elapsed().as_secs() < 20, "the bots agree at once");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(me.my_turn().await, decisions);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_heading_and_the_tab_follow_the_turn() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, true).await;
    me.my_turn().await;
    let says = "return document.title.startsWith(document.querySelector('h1').textContent)";
    assert_eq!(me.run(says).await, json!(true));
    let icon = "return document.querySelector('link[rel=icon]').href.includes('turn')";
    assert_eq!(me.run(icon).await, json!(true), "the tab says that it is my turn");
    let before = me.run("return document.title").await;
    me.decide("end").await;
    me.until(&format!("return document.title !== {before}")).await;
    assert_eq!(me.run(says).await, json!(true), "also when it is another's turn");
}
