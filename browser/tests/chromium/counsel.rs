//! A first game: the lessons are offered once, and Noctua sits at the table.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages::serious;

const PLAY: &str = "button[formaction='/play/builders']";
const OPEN: &str = "return document.querySelector('#counsel-box').open";
/// Where the board, the tray and their buttons are.
const PLACES: &str = "return ['#board', '#mine', '#now .do'].map(it =>
    JSON.stringify(document.querySelector(it).getBoundingClientRect()))";
/// Whether the bubble lies on something it speaks of.
const COVERS: &str = "const own = document.querySelector('.counsel-says').getBoundingClientRect();
    return [...document.querySelectorAll('.thing')].some(thing => {
        const value = CSS.escape(thing.dataset.shows);
        const box = document.querySelector(`#board button[value=\"${value}\"]`)?.getBoundingClientRect();
        return box && box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top;
    })";

/// Whether the bubble lies on the board.
const HIDES: &str = "const own = document.querySelector('.counsel-says').getBoundingClientRect();
    const board = document.querySelector('.table-board').getBoundingClientRect();
    return own.left < board.right && own.right > board.left && own.top < board.bottom && own.bottom > board.top";

async fn key(me: &Browser, key: &str) {
    me.driver.action_chain().send_keys(key).perform().await.unwrap();
}

/// A first game, by way of the question.
async fn first_game(me: &Browser) {
    me.go("/").await;
    me.click(PLAY).await;
    me.until("return document.querySelector('.first-ways') !== null").await;
    me.click(".first-ways form button").await;
    me.until("return document.getElementById('board') !== null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lessons_are_offered_once_and_then_one_plays() {
    let server = Server::start();
    for scripts in [true, false] {
        let me = Browser::with(&server, Habit { scripts, ..Habit::default() }).await;
        me.go("/games/builders").await;
        me.click("form[action='/play/builders'] button").await;
        let offer = me.find(".first-ways .go").await;
        assert_eq!(offer.attr("href").await.unwrap().as_deref(), Some("/learn/builders/1"));
        assert!(me.path().await.starts_with("/play/builders"));
        if scripts {
            assert_eq!(serious(&me).await, json!([]));
        }
        // Whoever turns away is not asked again.
        me.go("/").await;
        me.click(PLAY).await;
        me.find("#board").await;
        assert!(me.path().await.starts_with("/t/"));
        me.find("#counsel .counsel-owl").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn noctua_speaks_at_a_first_game_and_moves_nothing() {
    let server = Server::start();
    let sizes = [((1280, 800), false, "en"), ((390, 844), true, "fr"), ((844, 390), false, "fr")];
    for (size, dark, lang) in sizes {
        let me = Browser::with(&server, Habit { size, dark, lang, ..Habit::default() }).await;
        first_game(&me).await;
        me.my_turn().await;
        // On a phone she waits to be asked.
        let is_wide = size.0 > 760 && size.1 > 500;
        me.until(&format!("{OPEN} === {is_wide}")).await;
        let before = me.run(PLACES).await;
        key(&me, "g").await;
        me.until(&format!("{OPEN} !== {is_wide}")).await;
        assert_eq!(me.run(PLACES).await, before, "nothing moves");
        if is_wide {
            key(&me, "g").await;
        }
        me.until(OPEN).await;
        if size.1 < 500 {
            assert_eq!(me.run(HIDES).await, json!(false), "the board is in sight");
        }
        let says = me.run("return document.querySelector('.counsel-says').textContent").await;
        assert!(says.as_str().unwrap().contains("BA-023"), "{says}");
        assert!(says.as_str().unwrap().contains('3'), "what would be lost: {says}");
        assert_eq!(serious(&me).await, json!([]));
        me.click(".counsel-ask button").await;
        me.until("return document.querySelectorAll('.thing').length >= 2").await;
        me.until("return document.activeElement.matches('.thing')").await;
        assert_eq!(
            me.run("return document.querySelectorAll('.counselled').length").await,
            json!(1)
        );
        assert_eq!(me.run(PLACES).await, before, "nothing moves");
        if is_wide {
            assert_eq!(me.run(COVERS).await, json!(false), "what she speaks of is in sight");
        }
        assert_eq!(serious(&me).await, json!([]));
        // What is worth a look is found by one key, and decided by the next.
        let shows = me.run("return document.activeElement.dataset.shows").await;
        me.press(Key::Enter).await;
        me.until("return document.activeElement.name === 'decision'").await;
        assert_eq!(me.run("return document.activeElement.value").await, shows);
        if is_wide {
            me.press(Key::Escape).await;
        }
        me.until(&format!("{OPEN} === false")).await;
        // Where she goes by herself, what she has pointed at stays marked.
        let marked = usize::from(!is_wide);
        me.until(&format!("return document.querySelectorAll('.counselled').length === {marked}"))
            .await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn noctua_is_sent_away_and_called_back_and_needs_hints_for_advice() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    first_game(&me).await;
    for (wish, sits) in [("off", false), ("on", true)] {
        me.click("#open-house").await;
        me.click(&format!(".guide-wish button[value={wish}]")).await;
        let there = "document.querySelector('#counsel .counsel') !== null";
        me.until(&format!("return document.readyState === 'complete' && ({there}) === {sits}"))
            .await;
    }
    me.go("/new?game=builders&preset=expert").await;
    me.click("main form button.go").await;
    me.my_turn().await;
    me.find("#counsel .counsel-owl").await;
    assert_eq!(me.run("return document.querySelectorAll('.counsel-ask').length").await, json!(0));
}

#[tokio::test(flavor = "multi_thread")]
async fn without_scripts_noctua_opens_and_what_she_finds_is_a_page() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    first_game(&me).await;
    for _ in 0..20 {
        if me.driver.find(By::Css(".now.acting")).await.is_ok() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        me.driver.refresh().await.unwrap();
    }
    me.click(".counsel-owl").await;
    me.click(".counsel-ask button").await;
    // The answer is a page, which comes when she has thought.
    me.find("#notice .thing").await;
    let things = me.driver.find_all(By::Css("#notice .thing")).await.unwrap();
    assert!(things.len() >= 2, "{}", things.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_is_applied_to_the_table() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.my_turn().await;
    // R opens the rule of this step, and closes it.
    key(&me, "r").await;
    me.until("return document.querySelector('#book:popover-open #BA-023 .on-table') !== null")
        .await;
    let says = me.run("return document.querySelector('.on-table').textContent").await;
    assert!(says.as_str().unwrap().contains("3 free actions"), "{says}");
    assert_eq!(serious(&me).await, json!([]));
    key(&me, "r").await;
    me.until("return document.querySelector('#book:popover-open') === null").await;
    // From a refusal: the piece is ringed, and its reason stands under the rule.
    me.run("document.querySelector('.piece > .note.why a.rule').click()").await;
    me.until("return document.querySelector('#book:popover-open .on-table') !== null").await;
    let same = "const piece = document.querySelector('.piece:has(> .note.why)');
        const says = document.querySelector('.on-table').textContent;
        const why = piece.querySelector('.note').lastElementChild.previousSibling.textContent.trim();
        return piece.classList.contains('ruled') && says.includes(why)";
    assert_eq!(me.run(same).await, json!(true));
    me.press(Key::Escape).await;
    me.until("return document.querySelector('.ruled') === null").await;
    // The keys are listed.
    me.click("#open-legend").await;
    let keys = me.run("return document.querySelector('.legend-keys').textContent").await;
    assert!(keys.as_str().unwrap().contains('R'), "{keys}");
}
