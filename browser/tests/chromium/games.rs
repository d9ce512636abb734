//! Whole games of The Builders.

use ludi_browser::{Browser, Habit, Server, offer, soon};
use serde_json::json;
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_without_scripts() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    me.driver.goto("data:text/html,<script>document.title='on'</script>").await.unwrap();
    assert_eq!(me.driver.title().await.unwrap(), "", "scripts are off");
    me.go("/").await;
    me.click("#game-builders .actions button").await;
    me.click(".first-ways form button").await;
    me.find("#live").await;
    let table = me.path().await;
    assert!(table.starts_with("/t/"), "{table}");
    let made = me.play_without_scripts(&table, async |_, all| soon(all).to_owned()).await;
    assert!(made > 5, "the game ended after {made} decisions");
    for part in ["#sheet", "#chart", "#proof", "form[action$='/rematch']"] {
        assert!(me.find(part).await.is_displayed().await.unwrap(), "{part}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    // From the first page to a table for two, with nothing but Tab, Enter and typing.
    me.tab_to("a[href='/new?game=builders']").await;
    me.press(Key::Enter).await;
    me.find("form.new-table").await;
    me.tab_to("button[name=players][value='2']").await;
    me.press(Key::Enter).await;
    me.find("button[value='2'][aria-pressed=true]").await;
    me.tab_to("input#name").await;
    me.driver.action_chain().send_keys("Zz").perform().await.unwrap();
    me.tab_to(".start button").await;
    me.press(Key::Enter).await;
    me.find("#live").await;
    let mut made = 0;
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            break;
        }
        let before = me.position().await;
        let open = "return document.getElementById('moves').matches(':popover-open')";
        if me.run(open).await == json!(false) {
            me.tab_to("#open-moves").await;
            visible_focus(&me).await;
            me.press(Key::Enter).await;
        }
        me.tab_to(&offer(soon(&decisions))).await;
        visible_focus(&me).await;
        me.press(Key::Enter).await;
        me.moved_on(before).await;
        assert_ne!(
            me.run("return document.activeElement.tagName").await,
            json!("BODY"),
            "the focus stays in the page"
        );
        made += 1;
        assert!(made < 400, "the game never ends");
    }
    me.tab_to("#now a.btn.go").await;
    me.press(Key::Enter).await;
    me.find("#proof").await;
    assert!(me.text().await.contains("Zz"), "the score sheet names me");
}

async fn visible_focus(me: &Browser) {
    let seen = me
        .run(
            "const style = getComputedStyle(document.activeElement);
             return style.outlineStyle !== 'none' || style.boxShadow !== 'none'",
        )
        .await;
    assert_eq!(seen, json!(true), "one sees where the focus is");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_a_bot_play_a_whole_game() {
    let server = Server::start();
    let livia = Browser::open(&server).await;
    let french = Habit { lang: "fr", ..Habit::default() };
    let marcus = Browser::with(&server, french).await;
    let table = livia.table(3, true).await;
    let link = livia.find("#link-1").await.value().await.unwrap().expect("a link to the seat");
    marcus.driver.goto(&link).await.unwrap();
    let name = marcus.find("input#name").await;
    name.clear().await.unwrap();
    name.send_keys("Marcus").await.unwrap();
    marcus.click("main form button").await;
    marcus.find("#live").await;
    assert_eq!(marcus.path().await, table);
    livia.until("return document.getElementById('players').innerText.includes('Marcus')").await;
    let both = [&livia, &marcus];
    for one in both {
        one.run("window.stayed = true").await;
    }
    let mut made = [0, 0];
    loop {
        let mut moved = false;
        for (index, one) in both.into_iter().enumerate() {
            let decisions = one.decisions().await;
            if !decisions.is_empty() {
                one.decide(soon(&decisions)).await;
                made[index] += 1;
                moved = true;
            }
        }
        let over = "return document.querySelector('#now a.btn.go') !== null";
        if livia.run(over).await == json!(true) {
            marcus.until(over).await;
            break;
        }
        assert!(made[0] + made[1] < 600, "the game never ends");
        if !moved {
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
    }
    assert!(made[0] > 3 && made[1] > 3, "both played: {made:?}");
    assert_eq!(livia.position().await, marcus.position().await);
    for one in both {
        assert_eq!(one.run("return window.stayed === true").await, json!(true), "no reload");
        one.click("#now a.btn.go").await;
        one.find("#proof").await;
        let text = one.text().await;
        assert!(text.contains("Zz") && text.contains("Marcus"), "{text}");
    }
}
