//! The sheets of Hadrian's Wall: on one screen, legible, and alive.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::Key;

use crate::hadrian::{fits, sees, solo, with_a_bot};

#[tokio::test(flavor = "multi_thread")]
async fn both_sheets_fit_one_screen_and_can_be_looked_at_closely() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    in_year_one(&me).await;
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

/// Makes a table for one player and takes the first card as path: the sheets are to be written on.
async fn in_year_one(me: &Browser) {
    solo(me).await;
    let decisions = me.my_turn().await;
    me.decide(&decisions[0]).await;
    me.until("return !!document.querySelector('.hadrian:not([data-ask])')").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn fingers_hit_the_boxes_of_the_frontier_on_a_tablet() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (820, 1180), ..Habit::default() }).await;
    in_year_one(&me).await;
    let narrowest =
        "return Math.min(...[...document.querySelectorAll('.of-0 :is(.wall, .fort) .slot')]
        .map((slot) => slot.getBoundingClientRect().width))";
    let narrowest = me.run(narrowest).await.as_f64().unwrap();
    assert!(narrowest >= 32.0, "{narrowest}");
    let lowest = "return Math.min(...[...document.querySelectorAll('.of-0 .fort .split button')]
        .map((half) => half.getBoundingClientRect().height))";
    let lowest = me.run(lowest).await.as_f64().unwrap();
    assert!(lowest >= 36.0, "{lowest}");
    fits(&me).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_on_its_side_shows_the_frontier_from_the_hills_to_the_fort() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (844, 390), ..Habit::default() }).await;
    in_year_one(&me).await;
    let cut = "const rows = [...document.querySelectorAll('.of-0 .block-small .block-row')];
        const shown = rows.filter((row) => row.getBoundingClientRect().top + 30 <= innerHeight);
        return [rows.length, shown.length]";
    assert_eq!(me.run(cut).await, json!([5, 5]));
    fits(&me).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheets_lie_still_while_the_end_of_a_year_asks_once_more() {
    let server = Server::start();
    for size in [(1440, 900), (1280, 800)] {
        let me = Browser::with(&server, Habit { size, lang: "fr", ..Habit::default() }).await;
        with_a_bot(&me).await;
        let decisions = me.my_turn().await;
        me.decide(&decisions[0]).await;
        let closing = "document.querySelector('#mine details.guard > summary')";
        me.until(&format!("return {closing}?.checkVisibility() ?? false")).await;
        let high =
            "return document.querySelector('.of-0 .left-leaf').getBoundingClientRect().height";
        let before = me.run(high).await;
        me.click("#mine details.guard > summary").await;
        assert!(sees(&me, "#mine button.guarded").await);
        assert_eq!(me.run(high).await, before, "{size:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_that_points_at_something_keeps_it_in_sight() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    me.go("/learn/hadrian/1?did=.").await;
    me.tab_to("[data-asked]").await;
    let later = "const done = arguments[0];
        setTimeout(() => done(document.querySelectorAll('.closer').length), 900)";
    assert_eq!(me.run_long(later, vec![]).await, json!(0), "a closer look would lie over it");
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

#[tokio::test(flavor = "multi_thread")]
async fn the_sheets_of_others_are_reached_by_keys_and_stay_up_to_date() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    with_a_bot(&me).await;
    me.my_turn().await;
    me.run("document.querySelector('#sheets-0').focus()").await;
    me.press(Key::Right).await;
    me.until("return !!document.querySelector('.rival-sheets [data-fetched] .part')").await;
    let focus = "return document.activeElement.id";
    assert_eq!(me.run(focus).await, json!("sheets-1"), "the keys stay where they are");
    // The table moves on while they are open.
    let decisions = me.decisions().await;
    let before = me.position().await;
    me.run(&format!(
        "document.querySelector('button[name=decision][value=\"{}\"]').click()",
        decisions[0]
    ))
    .await;
    me.until(&format!(
        "return Number(document.querySelector('#live').dataset.position) > {before}"
    ))
    .await;
    me.until(
        "const area = document.querySelector('.rival-sheets [data-fetched]');
         return area?.dataset.fetched === area?.dataset.area
             && area.dataset.area.endsWith(`=${document.querySelector('#live').dataset.position}`)
             && !!area.querySelector('.part')",
    )
    .await;
    assert!(sees(&me, ".rival-sheets .part-frontier .box").await, "they are still open");
    me.run("document.querySelector('#sheets-1').focus()").await;
    me.press(Key::Escape).await;
    assert_eq!(me.run(focus).await, json!("sheets-0"), "nobody stays behind");
    assert!(sees(&me, ".of-0 .part-frontier .box").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheets_of_others_are_a_link_away_without_scripts() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    with_a_bot(&me).await;
    me.point("#player-2 label[for='sheets-1']").await;
    me.point(".rival-sheets .on-demand > a").await;
    assert!(sees(&me, ".rival-sheets .part-frontier .box").await);
    me.point(".rival-sheets .rival-close").await;
    assert!(!sees(&me, ".rival-sheets").await, "and back");
}

/// A game that is watched again shows what was just done: a ring with the number of the player, in the
/// part of the sheets where it was done.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_leads_to_what_was_just_done() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    let path = with_a_bot(&me).await;
    for wanted in ["", "citizen", "mine"] {
        let decisions = me.my_turn().await;
        let found = decisions.iter().find(|decision| decision.starts_with(wanted));
        let decision = found.unwrap_or(&decisions[0]);
        let before = me.position().await;
        me.run_with(
            "const button = [...document.querySelectorAll('button[name=decision]')]
                .find(button => button.value === arguments[0]);
             button.form.requestSubmit(button)",
            vec![json!(decision)],
        )
        .await;
        me.until(&format!(
            "return Number(document.querySelector('#live').dataset.position) > {before}"
        ))
        .await;
    }
    let last = me.position().await;
    me.go(&format!("{path}/replay?at={last}")).await;
    let marked = "return [...document.querySelectorAll('#board .fresh-mark')]
        .filter(mark => mark.checkVisibility()).map(mark => mark.dataset.changed)";
    let mut seen = 0;
    for _ in 0..last {
        let marks = me.run(marked).await;
        let done = me.run("return document.querySelector('.hadrian').dataset.done ?? ''").await;
        let picts = done == json!("picts");
        let all = me.run("return document.querySelectorAll('#board .fresh-mark').length").await;
        assert!(all == json!(0) || picts || marks[0].is_string(), "{done}: {all} marks, {marks}");
        seen += usize::from(marks[0].is_string());
        if seen > 1 {
            break;
        }
        let at = me.run("return document.getElementById('replay').dataset.at").await;
        me.press(Key::Left).await;
        me.until(&format!("return document.getElementById('replay').dataset.at !== {at}")).await;
    }
    assert!(seen > 1, "{seen}");
}

/// A phone on its side shows the whole section one works on, and the whole attack; fingers hit it.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_on_its_side_shows_the_whole_frontier() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (844, 390), ..Habit::default() }).await;
    with_a_bot(&me).await;
    let decisions = me.my_turn().await;
    me.decide(&decisions[0]).await;
    me.my_turn().await;
    let script = "const shown = [...document.querySelectorAll('.of-0 .block-row .box, .of-0 .half')]
            .filter(box => box.checkVisibility());
        const boxes = shown.map(box => box.getBoundingClientRect());
        const small = [...document.querySelectorAll('.of-0 .half, .part-tabs label')]
            .filter(it => it.checkVisibility() && it.getBoundingClientRect().height < 43.5);
        return [document.querySelector('.table-board').scrollTop, shown.length > 20,
            Math.max(...boxes.map(box => box.bottom)) <= innerHeight, small.map(it => it.outerHTML)]";
    assert_eq!(me.run(script).await, json!([0, true, true, []]));
    fits(&me).await;
}

/// A phone on end shows the cohorts in a line, below them the section one works on, and every row by
/// its name; fingers hit its boxes.
#[tokio::test(flavor = "multi_thread")]
async fn a_phone_on_end_shows_the_cohorts_above_the_whole_frontier() {
    let server = Server::start();
    for lang in ["en", "fr"] {
        let me = Browser::with(&server, Habit { size: (390, 844), lang, ..Habit::default() }).await;
        with_a_bot(&me).await;
        let decisions = me.my_turn().await;
        me.decide(&decisions[0]).await;
        me.until("return !!document.querySelector('.hadrian:not([data-ask])')").await;
        let script = "const box = (it) => it.getBoundingClientRect();
            const seen = (what) => [...document.querySelectorAll('.of-0 ' + what)]
                .filter((it) => it.checkVisibility());
            const lanes = seen('.lane').map(box);
            const rows = seen('.block-row .box:not(.crest), .half').map(box);
            const tray = box(document.querySelector('.table-mine'));
            return [document.querySelector('.table-board').scrollTop, lanes.length,
                new Set(lanes.map((lane) => lane.top)).size,
                Math.max(...lanes.map((lane) => lane.bottom)) <= Math.min(...rows.map((row) => row.top)),
                Math.max(...rows.map((row) => row.bottom)) <= tray.top,
                rows.filter(({ width, height }) => width < 43.5 || height < 43.5).length,
                seen('.row-sign .what').filter((it) => box(it).width > 20).length]";
        assert_eq!(me.run(script).await, json!([0, 3, 1, true, true, 0, 5]), "{lang}");
        fits(&me).await;
    }
}
