//! People at a table: what they call out to each other, notifications, invitations, presets.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

/// What stands in for the notifications of the system, before the page loads: what is told is kept.
fn notifications(permission: &str, answer: &str) -> String {
    format!(
        "window.told = [];
         class Stub {{
             constructor(title) {{ window.told.push(title); }}
             close() {{}}
         }}
         Stub.permission = '{permission}';
         Stub.requestPermission = async () => (Stub.permission = '{answer}');
         window.Notification = Stub;
         Object.defineProperty(document, 'hidden', {{ get: () => window.looksAway === true }});"
    )
}

/// Runs a script before those of every page.
async fn before_pages(me: &Browser, script: &str) {
    let source = json!({ "source": script });
    me.driver.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", source).await.unwrap();
}

/// Livia's table where Marcus has the second seat: his link, and both in front of it.
async fn company(livia: &Browser, marcus: &Browser) {
    livia.table(2, true).await;
    livia.my_turn().await;
    let link = livia.find("#link-1").await.value().await.unwrap().expect("a link to the seat");
    marcus.go(&link[link.find("/t/").unwrap()..]).await;
    marcus.click("form.sit button").await;
    marcus.find("#live").await;
}

async fn say(me: &Browser, text: &str) {
    me.run_with(
        "document.getElementById('talk').showPopover();
         document.getElementById('say').value = arguments[0];
         document.querySelector('form.say').requestSubmit();",
        vec![json!(text)],
    )
    .await;
    me.until("return document.getElementById('say').value === ''").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arrivals_words_and_questions_are_called_out_with_counts() {
    let server = Server::start();
    let (livia, marcus) = (Browser::open(&server).await, Browser::open(&server).await);
    company(&livia, &marcus).await;
    livia.until("return document.getElementById('call-join') !== null").await;
    livia.until("return document.querySelector('#players .presence.is-here') !== null").await;

    say(&marcus, "Salve!").await;
    livia.until("return document.getElementById('call-say')?.textContent.includes('Salve!')").await;
    say(&marcus, "Quid agis?").await;
    livia.until("return document.querySelector('#call-say .unread')?.textContent === '2'").await;
    livia.until("return document.querySelector('#open-talk .unread').textContent === '2'").await;
    livia.click("#call-say").await;
    livia.until("return document.getElementById('talk').matches(':popover-open')").await;
    assert_eq!(livia.run("return document.getElementById('call-say')").await, json!(null));
    assert_eq!(marcus.run("return document.getElementById('call-say')").await, json!(null));
    livia.press(Key::Escape).await;

    let decisions = livia.my_turn().await;
    let recruit = decisions.iter().find(|it| it.starts_with("recruit")).unwrap();
    livia.decide(recruit).await;
    livia.click("#mine form[action$='/ask'] button").await;
    marcus.until("return document.getElementById('call-ask') !== null").await;
    marcus.until("return document.title.startsWith('Your answer is awaited')").await;
    let icon = "return document.querySelector('link[rel=icon]').href.includes('turn')";
    assert_eq!(marcus.run(icon).await, json!(true), "the tab says that something waits");
    marcus.click("#question form[action$='/agree'] button").await;
    marcus.until("return !document.title.startsWith('Your answer is awaited')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_notified_where_that_was_granted() {
    let server = Server::start();
    let (livia, marcus) = (Browser::open(&server).await, Browser::open(&server).await);
    before_pages(&marcus, &notifications("default", "granted")).await;
    company(&livia, &marcus).await;
    marcus.click("#open-house").await;
    marcus.click("#notify-wish").await;
    marcus.until("return document.getElementById('notify-wish').hidden").await;
    let state = "return document.getElementById('notify-state').textContent";
    assert_eq!(marcus.run(state).await, json!("You are told when it is your turn."));
    marcus.run("window.looksAway = true").await;
    livia.decide("end").await;
    marcus.until("return document.querySelector('#now.acting') !== null").await;
    assert_eq!(marcus.run("return window.told.length").await, json!(1));
    let title = "return window.told[0].startsWith('Your turn')";
    assert_eq!(marcus.run(title).await, json!(true));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_notified_where_that_was_denied_or_the_page_is_looked_at() {
    let server = Server::start();
    let (livia, marcus) = (Browser::open(&server).await, Browser::open(&server).await);
    before_pages(&marcus, &notifications("denied", "denied")).await;
    before_pages(&livia, &notifications("granted", "granted")).await;
    company(&livia, &marcus).await;
    assert_eq!(
        marcus.run("return document.getElementById('notify-wish').hidden").await,
        json!(true)
    );
    let state = "return document.getElementById('notify-state').textContent";
    let denied = json!("Your browser does not let this page tell you.");
    assert_eq!(marcus.run(state).await, denied, "and says why");
    marcus.run("window.looksAway = true").await;
    livia.decide("end").await;
    marcus.until("return document.querySelector('#now.acting') !== null").await;
    assert_eq!(marcus.run("return window.told.length").await, json!(0), "denied");
    marcus.decide("end").await;
    livia.until("return document.querySelector('#now.acting') !== null").await;
    assert_eq!(livia.run("return window.told.length").await, json!(0), "Livia looks at the page");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_whole_copied_shared_and_drawn() {
    let server = Server::start();
    for size in [(1280, 800), (390, 844)] {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        let stub = "window.shared = [];
            Object.defineProperty(navigator, 'share', { value: async it => window.shared.push(it) });";
        before_pages(&me, stub).await;
        me.table(2, true).await;
        let whole = "const it = document.getElementById('link-1');
            return it.scrollWidth <= it.clientWidth || innerWidth < 760";
        assert_eq!(me.run(whole).await, json!(true), "the link is not cut: {size:?}");
        me.click("#invite button[data-share]").await;
        me.until("return window.shared.length === 1").await;
        let same = "return window.shared[0].url === document.getElementById('link-1').value";
        assert_eq!(me.run(same).await, json!(true));
        me.click("#invite .invite-code summary").await;
        let drawn = "const box = document.querySelector('#invite svg.qr').getBoundingClientRect();
            return box.width > 150 && box.left >= 0 && box.right <= innerWidth";
        assert_eq!(me.run(drawn).await, json!(true), "the code is in sight: {size:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preset_is_one_click_and_the_rest_is_folded() {
    let server = Server::start();
    for scripts in [true, false] {
        let me = Browser::with(&server, Habit { scripts, ..Habit::default() }).await;
        me.go("/new?game=hadrian&players=3").await;
        let details = me.find("details.fine-print").await;
        assert_eq!(details.attr("open").await.unwrap(), None, "folded");
        me.click("button.preset[value='first']").await;
        me.find("button.preset[value='first'][aria-pressed='true']").await;
        let bot = me.find("[name='seat-1'] option[selected]").await;
        assert_eq!(bot.attr("value").await.unwrap().as_deref(), Some("bot-tiro"));
        assert!(bot.text().await.unwrap_or_default().contains("Beginner") || !scripts);
        me.click("form.new-table .start button").await;
        me.find("#live").await;
    }
}
