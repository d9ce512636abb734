//! One sees what happens at a table: numbers run, what others changed is marked, their turns are
//! watched again, bots keep the pace one sets, and nothing is pushed aside meanwhile.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

/// An hour: bots that wait so long do not move during a test.
const HOUR: u32 = 3_600_000;

fn first(decisions: &[String], word: &str) -> String {
    let found = decisions.iter().find(|decision| decision.starts_with(word));
    found.unwrap_or_else(|| panic!("no {word} in {decisions:?}")).clone()
}

/// Makes a decision by its button in the list, wherever the list is, and waits for what follows.
async fn pick(me: &Browser, decision: &str) {
    let before = me.position().await;
    let script = "[...document.querySelectorAll('#decision-list button')]
        .find(button => button.value === arguments[0]).click()";
    me.run_with(script, vec![json!(decision)]).await;
    me.moved_on(before).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_gained_stands_beside_its_counter_where_nothing_may_move() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let coins = first(&me.my_turn().await, "coins");
    let place =
        "return JSON.stringify(document.querySelector('.table-board').getBoundingClientRect())";
    let counter = "return document.querySelector('#mine [data-counter=sesterces]').textContent";
    let (board, before) = (me.run(place).await, me.run(counter).await);
    let watch = "window.chips = [];
        new MutationObserver(all => {
            for (const chip of all.flatMap(one => [...one.addedNodes]))
                if (chip.matches?.('#sky .change-chip[id$=sesterces]'))
                    window.chips.push([chip.id, chip.textContent, chip.dataset.change]);
        }).observe(document.body, { childList: true, subtree: true })";
    me.run(watch).await;
    me.decide(&coins).await;
    me.until("return window.chips.length > 0").await;
    let chips = me.run("return window.chips").await;
    let told = chips.as_array().expect("a list of chips");
    assert_eq!(told.len(), 1, "it is told once: {chips}");
    assert_eq!((&told[0][0], &told[0][2]), (&json!("chip-mine-1-sesterces"), &json!("gain")));
    let gained: i64 = told[0][1].as_str().unwrap().trim_start_matches('+').parse().unwrap();
    let number = |text: serde_json::Value| text.as_str().unwrap().parse::<i64>().unwrap();
    assert_eq!(number(me.run(counter).await), number(before) + gained);
    assert_eq!(me.run(place).await, board, "a chip takes no place");
    me.until("return document.querySelector('#chip-mine-1-sesterces') === null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_counter_runs_from_what_it_was_to_what_it_is() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { motion: true, ..Habit::default() }).await;
    me.table(2, false).await;
    let decisions = me.my_turn().await;
    let coins = decisions.iter().filter(|decision| decision.starts_with("coins")).max().unwrap();
    let watch = "window.said = [];
        const counter = document.querySelector('#mine [data-counter=sesterces]');
        window.was = counter.textContent;
        new MutationObserver(() => window.said.push(counter.textContent))
            .observe(counter, { childList: true, characterData: true, subtree: true })";
    me.run(watch).await;
    me.decide(coins).await;
    me.until("return window.said.length > 1 && document.querySelector('.change-chip') === null")
        .await;
    let said: Vec<i64> = serde_json::from_value(me.run("return window.said.map(Number)").await)
        .expect("a counter says numbers");
    let was: i64 = serde_json::from_value(me.run("return Number(window.was)").await).unwrap();
    assert!(said[0] < *said.last().unwrap(), "it begins at what it was: {was}, {said:?}");
    assert!(said.is_sorted(), "and only rises: {said:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_others_changed_is_marked_until_one_acts() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    let marks = "return [...document.querySelectorAll('#board [data-changed]')]
        .map(piece => [piece.dataset.changed,
            piece.querySelector(':scope > .note')?.textContent ?? piece.title,
            document.getElementById(piece.querySelector('button')
                ?.getAttribute('aria-describedby'))?.textContent ?? 'since you last acted'])";
    let mut found = json!([]);
    for _ in 0..5 {
        me.my_turn().await;
        pick(&me, "end").await;
        me.my_turn().await;
        found = me.run(marks).await;
        if found != json!([]) {
            break;
        }
    }
    let first_mark = found[0].as_array().expect("a bot changes something in five turns").clone();
    assert_eq!(first_mark[0], json!("II"), "the number of the player, not a colour alone");
    for mark in found.as_array().expect("a list") {
        for said in [&mark[1], &mark[2]] {
            let said = said.as_str().expect("words");
            assert!(said.contains("since you last acted"), "seen and heard in place: {mark}");
            assert_eq!(said.matches("since you last acted").count(), 1, "and once: {mark}");
        }
    }
    // What is opened or folded meanwhile does not take them away.
    me.click("#open-log").await;
    assert!(me.find("#changed-sign").await.is_displayed().await.unwrap(), "it is explained");
    me.press(Key::Escape).await;
    assert_eq!(me.run(marks).await, found);
    let coins = first(&me.decisions().await, "coins");
    me.decide(&coins).await;
    assert_eq!(me.run(marks).await, json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn pauses_are_skipped_and_a_pace_is_set_by_keyboard() {
    let server = Server::paced(HOUR);
    let me = Browser::open(&server).await;
    me.table(2, false).await;
    me.my_turn().await;
    pick(&me, "end").await;
    me.tab_to("#skip").await;
    me.press(Key::Enter).await;
    me.my_turn().await;
    assert_eq!(me.run("return document.querySelector('#skip')").await, json!(null));
    pick(&me, "end").await;
    me.find("#skip").await;
    me.tab_to("#open-house").await;
    me.press(Key::Enter).await;
    me.tab_to(".pace button[value=instant]").await;
    me.press(Key::Enter).await;
    me.find(".pace button[value=instant][aria-pressed=true]").await;
    let wish = me.find("#guard-wish").await;
    assert!(wish.is_displayed().await.unwrap(), "the other settings are still there");
    me.my_turn().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn their_last_turns_are_watched_again_step_by_step() {
    let server = Server::start();
    for scripts in [true, false] {
        let me = Browser::open(&server).await;
        let table = me.table(2, false).await;
        me.my_turn().await;
        pick(&me, "end").await;
        me.my_turn().await;
        let again = me.find("#again").await.attr("href").await.unwrap().unwrap();
        let again = &again[again.find("/t/").unwrap()..];
        if !scripts {
            // As if no script ran: every step is a page of its own.
            let blocked = json!({ "urls": ["*.js"] });
            me.driver.cdp().send_raw("Network.enable", json!({})).await.unwrap();
            me.driver.cdp().send_raw("Network.setBlockedURLs", blocked).await.unwrap();
        }
        me.go(again).await;
        let mut steps = 0;
        let now = "return document.querySelector('#replay-now').innerText";
        assert_eq!(me.run(now).await, json!("Your last turn has just ended"));
        while me.run("return document.querySelector('#replay-leave.go')").await == json!(null) {
            let before = me.run("return document.querySelector('#replay').dataset.at").await;
            me.click("#replay-controls a[data-step]:nth-last-of-type(3)").await;
            me.until(&format!(
                "return (document.querySelector('#replay')?.dataset.at ?? {before}) !== {before}"
            ))
            .await;
            let said = me.run(now).await;
            assert!(said.as_str().is_some_and(|said| said.len() > 5), "a step says what happens");
            steps += 1;
        }
        assert!(steps > 1, "a turn of a bot has several steps: {steps}");
        me.click("#replay-leave").await;
        me.find("#live").await;
        assert_eq!(me.path().await, table);
    }
}

/// How much of the window was pushed aside since a turn began, and by what.
const SHIFTS: &str = "
    const sum = window.shifts.reduce((sum, [value]) => sum + value, 0);
    return [sum, window.shifts.filter(([value]) => value > 0.003)]";

/// Watches what is pushed aside from now on. A city that grows is drawn smaller as a whole; that is
/// not what is looked for here.
const WATCH: &str = "
    window.shifts = [];
    const hide = new CSSStyleSheet();
    hide.replaceSync('.city-view * { visibility: hidden !important }');
    document.adoptedStyleSheets.push(hide);
    const name = ({ node }) => node?.outerHTML?.slice(0, 60) ?? node?.textContent;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            window.shifts.push([entry.value, entry.sources.map(name)]);
    }).observe({ type: 'layout-shift' })";

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_pushed_aside_during_a_turn() {
    let turns: [(&str, &[&str]); 4] = [
        ("builders", &["open", "recruit", "end"]),
        ("praetor", &["activate", "worker"]),
        ("magna-roma", &["choose", "place", "face"]),
        ("hadrian", &["path", "mine", "guard", "wall"]),
    ];
    let server = Server::start();
    for (game, turn) in turns {
        let habit = Habit { size: (1280, 800), ..Habit::default() };
        let me = Browser::with(&server, habit).await;
        me.go(&format!("/new?game={game}")).await;
        me.click("form.new-table .start button").await;
        me.find("#live").await;
        me.my_turn().await;
        me.run(WATCH).await;
        for word in turn {
            let decisions = me.my_turn().await;
            // Where there is only one way, a step is not asked for.
            if let Some(decision) = decisions.iter().find(|one| one.starts_with(word)) {
                pick(&me, decision).await;
            }
        }
        me.my_turn().await;
        // What was painted last is told with the next frames.
        tokio::time::sleep(std::time::Duration::from_millis(300)).await;
        let shifts = me.run(SHIFTS).await;
        assert!(shifts[0].as_f64().unwrap() < 0.02, "{game}: {shifts:#}");
    }
}

/// Whatever is said at once, by players in the bar and by people who come, lies beside each other.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_at_once_never_overlaps() {
    let server = Server::paced(40);
    let watch = "window.said = { most: 0, over: [] };
        const look = () => {
            const all = [...document.querySelectorAll('#toasts > p, #calls > button')];
            const boxes = all.map(it => it.getBoundingClientRect());
            window.said.most = Math.max(window.said.most, all.length);
            boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b, j) => {
                if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1
                    && b.top < a.bottom - 1)
                    window.said.over.push([all[i].id, all[i + 1 + j].id]);
            }));
        };
        for (const id of ['toasts', 'calls'])
            new MutationObserver(() => requestAnimationFrame(look))
                .observe(document.getElementById(id), { childList: true })";
    for size in [(390, 844), (844, 390), (1280, 800)] {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        let table = me.table(4, false).await;
        me.my_turn().await;
        me.run(watch).await;
        let end = "[...document.querySelectorAll('#decision-list button')]
            .find(button => button.value === 'end').click()";
        let before = me.position().await;
        me.run(end).await;
        me.moved_on(before).await;
        // Somebody comes to look on, while three bots play.
        let other = Browser::open(&server).await;
        other.go(&table).await;
        me.until("return window.said.most > 2").await;
        assert_eq!(me.run("return window.said.over").await, json!([]), "{size:?}");
    }
}
