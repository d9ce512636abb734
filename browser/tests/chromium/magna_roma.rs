//! Whole games of Magna Roma alone: by pointing on a phone, by keyboard, without scripts.

use std::collections::BTreeSet;

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages;

/// Makes a solo table.
async fn solo(me: &Browser) -> String {
    me.go("/new?game=magna-roma&players=1").await;
    me.click("form.new-table .start button").await;
    me.find("#board .city").await;
    me.path().await
}

/// What is worth doing, so that a game sees every kind of decision: an action if there is one, a
/// trade, otherwise what comes last. Meeples are moved by the button that assigns them all.
fn lively(decisions: &[String]) -> &str {
    let wanted = ["build", "conquer", "bless", "trade"];
    let found = wanted.iter().find_map(|word| decisions.iter().find(|d| d.starts_with(word)));
    let moves = |d: &&String| !d.starts_with("settle") && !d.starts_with("withdraw");
    found.or_else(|| decisions.iter().rfind(moves)).expect("there is always something to do")
}

/// Where a monument fits is seen after choosing it at the display.
async fn choose_monument(me: &Browser, decision: &str) {
    if let Some(rest) = decision.strip_prefix("build ") {
        let name = rest.split(' ').next().unwrap();
        me.point(&format!("label[for='site-{name}']")).await;
    }
}

/// On a narrow screen one part of the board is shown at a time; whoever wants something of another
/// opens that first.
async fn open_part(me: &Browser, decision: &str) {
    let hidden = format!(
        "const piece = document.querySelector({});
        const tab = piece?.closest('[data-tab]')?.dataset.tab;
        return tab && !piece.checkVisibility() ? tab : null",
        json!(piece(decision))
    );
    if let Some(tab) = me.run(&hidden).await.as_str() {
        me.point(&format!("label[for='{tab}']")).await;
    }
}

/// The kind of a decision: its first word.
fn kind(decision: &str) -> String {
    decision.split(' ').next().unwrap_or_default().to_owned()
}

/// The part of the board a narrow screen shows by itself for a kind of decision.
fn part_of(kind: &str) -> Option<&'static str> {
    match kind {
        "choose" | "claim" => Some("tiles"),
        "place" => Some("city"),
        "build" | "conquer" => Some("actions"),
        _ => None,
    }
}

/// Whether the board scrolls.
const SCROLLS: &str = "const board = document.querySelector('.table-board');
    return board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1";

/// What is asked in the tray, and goods and points there, if they are not in sight.
const OUT_OF_SIGHT: &str = "
    return [...document.querySelectorAll('#mine :is(.question .face, .ware, .total, .assign)')]
        .filter(it => it.checkVisibility() && it.closest('.strip'))
        .filter(it => {
            const { left, right, top, bottom } = it.getBoundingClientRect();
            const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 || !it.contains(middle);
        })
        .map(it => it.className)";

/// Words of headings and of the tray that are cut off.
const CUT: &str = "
    const cut = it => it.parentElement.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1;
    const strip = document.querySelector('.strip');
    const edge = strip.getBoundingClientRect().right + 1;
    return [...document.querySelectorAll('.row-head small')].filter(cut)
        .concat([...strip.querySelectorAll('dt, dd, small, b, .name')].filter(it => it.checkVisibility()
            && it.getBoundingClientRect().right > edge))
        .map(it => it.textContent)";

/// The numbers in front of the player that a tile can change at once.
const GOODS: &str = "return ['coin', 'population', 'legion'].map(good =>
    Number(document.querySelector(`#mine [data-counter=${good}]`).textContent))";

/// What the ghost promises of the same.
const PROMISE: &str = "return ['coin', 'population', 'legion'].map(good => Number(
    document.querySelector(`.placing-sum .gain-mark.${good}`)?.textContent ?? 0))";

/// Places a tile by pointing: on another cell first, taken away, then where it belongs, turned by
/// touching it, and confirmed. Nothing is decided before, and what was promised is what comes.
async fn place(me: &Browser, decision: &str) -> Vec<String> {
    let before = me.position().await;
    let cell = piece(decision);
    let had = me.run(GOODS).await;
    let others = me.decisions().await;
    let mut cells = others.iter().filter(|other| other.starts_with("place"));
    let other = cells.find(|other| *other != decision).map_or(decision, String::as_str);
    me.point(&piece(other)).await;
    me.find(".lay.laid .ghost").await;
    me.point("[data-place=away]").await;
    me.until("return document.querySelector('.lay.laid') === null").await;
    me.point(&cell).await;
    let facing = "return document.querySelector('[data-placing]').dataset.facing";
    let was = me.run(facing).await;
    me.point(&cell).await;
    assert_ne!(me.run(facing).await, was, "another touch turns it");
    // The number of the cell is that of the ghost, as it is turned.
    let shown = "
        const turn = document.querySelector('[data-placing]').dataset.facing;
        const cell = document.querySelector(`.lay.laid .promise.facing-${turn}`);
        return cell.textContent === document.querySelector('.placing-sum').textContent";
    assert_eq!(me.run(shown).await, json!(true));
    let promised = me.run(PROMISE).await;
    assert_eq!(me.position().await, before, "nothing is decided yet");
    me.point("[data-place=confirm]").await;
    me.moved_on(before + 1).await;
    let asked = me.decisions().await;
    let mut seen = vec!["face".to_owned()];
    if !asked.iter().any(|next| next.starts_with("first") || next == "trade") {
        me.until("return document.querySelector('.gone') === null").await;
        let has = me.run(GOODS).await;
        for (index, name) in ["coins", "population", "legions"].iter().enumerate() {
            let number = |list: &serde_json::Value| list[index].as_i64().unwrap();
            assert_eq!(number(&has), number(&had) + number(&promised), "{name} after {decision}");
            if number(&promised) > 0 {
                seen.push("exact".to_owned());
            }
        }
    }
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn magna_roma_by_pointing_on_a_phone() {
    let server = Server::start();
    let habit = Habit { size: (390, 844), lang: "fr", dark: true, ..Habit::default() };
    let me = Browser::with(&server, habit).await;
    let mut table = solo(&me).await;
    let mut games = 1;
    let mut seen = BTreeSet::new();
    let mut assigned = false;
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            // Bad luck may bring no monument, or nobody to put on it; another game will.
            if assigned || games == 3 {
                break;
            }
            table = solo(&me).await;
            games += 1;
            continue;
        }
        let decision = lively(&decisions);
        // What is asked for is in sight, and nothing scrolls.
        if let Some(part) = part_of(kind(decision).as_str()) {
            let shown = "return document.querySelector('.part-tabs input:checked').value";
            assert_eq!(me.run(shown).await, json!(part), "before {decision}");
        }
        assert_eq!(me.run(SCROLLS).await, json!(false), "before {decision}");
        assert_eq!(me.run(OUT_OF_SIGHT).await, json!([]), "before {decision}");
        if seen.insert(kind(decision)) {
            // A phase not seen before: nobody is shut out of it, and nothing is cut off.
            let sides = pages::sides(&me).await;
            assert_eq!(sides, (390, 390), "before {decision}");
            assert_eq!(pages::serious(&me).await, json!([]), "before {decision}");
        }
        let best = "return document.querySelector('[data-best]') !== null";
        if !assigned && me.run(best).await == json!(true) {
            me.point("[data-assign]").await;
            me.until("return document.querySelector('[data-best]') === null").await;
            assigned = true;
            continue;
        }
        choose_monument(&me, decision).await;
        open_part(&me, decision).await;
        if decision.starts_with("place") {
            seen.extend(place(&me, decision).await);
        } else {
            me.decide(decision).await;
        }
    }
    assert!(assigned, "the population was assigned");
    for word in ["choose", "place", "face", "build", "exact"] {
        assert!(seen.contains(word), "{word} was never done: {seen:?}");
    }
    me.go(&format!("{table}/replay?at=60")).await;
    pages::unfold(&me).await;
    assert_eq!(pages::serious(&me).await, json!([]), "the replay");
    me.go(&table).await;
    me.find("#proof").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn magna_roma_by_keyboard() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.tab_to("a[href='/new?game=magna-roma']").await;
    me.press(Key::Enter).await;
    me.tab_to("button[name=players][value='1']").await;
    me.press(Key::Enter).await;
    me.find("button[value='1'][aria-pressed=true]").await;
    me.tab_to(".start button").await;
    me.press(Key::Enter).await;
    me.find("#board .city").await;
    let mut turned = 0;
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            break;
        }
        let before = me.position().await;
        let decision = decisions
            .iter()
            .find(|d| *d == "pass" || *d == "decline")
            .or_else(|| decisions.iter().find(|d| !d.starts_with("settle")))
            .expect("there is always something to do");
        me.tab_to(&piece(decision)).await;
        if decision.starts_with("place") {
            // Laid by one press, turned twice by key, moved by an arrow if there is a cell, taken
            // away and laid again; confirmed by another press.
            me.press(Key::Enter).await;
            me.driver.action_chain().send_keys("rr").perform().await.unwrap();
            let shown = "return document.querySelector('[data-placing]').dataset.facing";
            assert_eq!(me.run(shown).await, json!("2"));
            me.press(Key::Escape).await;
            me.until("return document.querySelector('.lay.laid') === null").await;
            assert_eq!(me.position().await, before, "nothing is decided yet");
            me.press(Key::Enter).await;
            let name = format!(
                "return document.querySelector({}).querySelector('.vh').textContent",
                json!(piece(decision))
            );
            let name = me.run(&name).await;
            let cell =
                name.as_str().unwrap().strip_prefix("Place it ").expect("where it is placed");
            let on = "return document.activeElement.dataset.place";
            assert_eq!(me.run(on).await, json!("confirm"), "the keys go on beside the ghost");
            me.press(Key::Enter).await;
            me.moved_on(before + 1).await;
            let story = me.run("return document.getElementById('story').innerText").await;
            assert!(story.as_str().unwrap().contains(cell), "{cell}: {story}");
            turned += 1;
        } else {
            me.press(Key::Enter).await;
            me.moved_on(before).await;
        }
    }
    assert_eq!(turned, 24, "every tile was placed and turned at once");
    me.tab_to("#now a.btn.go").await;
    me.press(Key::Enter).await;
    me.find("#proof").await;
}

/// Makes a table against bots, and plays until a tile is to be placed that many times.
async fn against_bots(me: &Browser, players: u8, tiles: usize) -> String {
    me.go(&format!("/new?game=magna-roma&players={players}")).await;
    me.click("form.new-table .start button").await;
    me.find("#board .city").await;
    let table = me.path().await;
    let mut placed = 0;
    loop {
        let decisions = me.my_turn().await;
        let decision = lively(&decisions);
        if decision.starts_with("place") {
            placed += 1;
            if placed > tiles {
                return table;
            }
        }
        choose_monument(me, decision).await;
        open_part(me, decision).await;
        me.decide(decision).await;
    }
}

/// Text of the board and the tray that is smaller than 12 pixels.
const SMALL: &str = "
    const own = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    return [...document.querySelectorAll('#board *, #mine *')]
        .filter(element => own(element) && element.checkVisibility() && !element.closest('.vh, .note'))
        .filter(element => {
            const { width } = element.getBoundingClientRect();
            const picture = element.closest('svg');
            const scale = picture ? picture.getScreenCTM().a : 1;
            return width > 0 && parseFloat(getComputedStyle(element).fontSize) * scale < 11.9;
        })
        .map(element => `${element.className.baseVal ?? element.className}: ${element.textContent}`)";

/// Whether all of these are in sight, within the part of the board that is seen at first.
const IN_SIGHT: &str = "
    const board = document.querySelector('.table-board:has(> #board)');
    board.scrollTo(0, 0);
    const stage = board.getBoundingClientRect();
    return [...board.querySelectorAll(arguments[0])].map(element => {
        const { left, top, right, bottom, width } = element.getBoundingClientRect();
        return width > 0 && left >= stage.left - 1 && right <= stage.right + 1
            && top >= stage.top - 1 && bottom <= stage.bottom + 1;
    })";

/// The largest layout shift since the page was opened.
const SHIFT: &str = "return Math.max(0, ...(window.shifts ?? []).map(shift => shift.value))";

const WATCH_SHIFTS: &str = "
    window.shifts = [];
    new PerformanceObserver(list => window.shifts.push(...list.getEntries()))
        .observe({ type: 'layout-shift' })";

#[tokio::test(flavor = "multi_thread")]
async fn the_cities_of_others_are_open_and_say_what_happened() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    let table = against_bots(&me, 3, 3).await;
    me.run(WATCH_SHIFTS).await;
    assert_eq!(me.run_with(IN_SIGHT, vec![json!(".rival .mini")]).await, json!([true, true]));
    let everything = ".city, .ring .slot, .monument-card, .land, .track";
    let seen = me.run_with(IN_SIGHT, vec![json!(everything)]).await;
    assert!(seen.as_array().unwrap().iter().all(|part| *part == json!(true)), "{seen}");
    assert_eq!(me.run(SCROLLS).await, json!(false), "nothing scrolls");
    assert_eq!(me.run(SMALL).await, json!([]), "text is at least 12 pixels high");
    // The last tile of each is framed, and a sentence says what it brought; one acted last.
    for (what, count) in [(".rival .mini-tile.last", 2), (".rival.acted", 1)] {
        let found = format!("return document.querySelectorAll('{what}').length");
        assert_eq!(me.run(&found).await, json!(count), "{what}");
    }
    let told = "return [...document.querySelectorAll('.brought')].every(p => p.textContent.trim())";
    assert_eq!(me.run(told).await, json!(true));
    // A city grows without pushing anything aside.
    let decisions = me.my_turn().await;
    me.decide(lively(&decisions)).await;
    let shift = me.run(SHIFT).await.as_f64().unwrap();
    assert!(shift < 0.02, "layout shift {shift}");
    // Looking back, the city of whoever acts is seen with what was placed.
    let last = me.run("return document.querySelector('.rival.acted').id").await;
    let at = me.position().await;
    let mut others = 0;
    for position in (1..at).rev().take(12) {
        me.go(&format!("{table}/replay?at={position}")).await;
        let acting = "
            const seat = Number(document.getElementById('replay').dataset.seat);
            const card = document.getElementById(`rival-${seat + 1}`);
            return card ? [card.checkVisibility(), !!card.querySelector('.mini-tile.last')] : null";
        let shown = me.run(acting).await;
        if !shown.is_null() {
            assert_eq!(shown, json!([true, true]), "position {position}");
            others += 1;
        }
    }
    assert!(others > 0 && last.is_string(), "somebody else acted");
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_the_heads_and_the_tray_is_cut_in_french() {
    let server = Server::start();
    let me =
        Browser::with(&server, Habit { size: (1280, 800), lang: "fr", ..Habit::default() }).await;
    against_bots(&me, 3, 1).await;
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let decisions = me.my_turn().await;
        if decisions.is_empty() || seen.len() == 5 {
            break;
        }
        let decision = lively(&decisions).to_owned();
        seen.insert(kind(&decision));
        assert_eq!(me.run(OUT_OF_SIGHT).await, json!([]), "before {decision}");
        assert_eq!(me.run(CUT).await, json!([]), "before {decision}");
        choose_monument(&me, &decision).await;
        if decision.starts_with("place") {
            place(&me, &decision).await;
        } else {
            me.decide(&decision).await;
        }
    }
    assert!(seen.len() >= 3, "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_ring_of_two_and_the_objectives_of_one_fit_on_a_phone_on_its_side() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (844, 390), ..Habit::default() }).await;
    against_bots(&me, 2, 1).await;
    me.point("label[for='part-tiles']").await;
    let apart = "
        const city = document.querySelector('.my-city').getBoundingClientRect();
        return [...document.querySelectorAll('.ring .slot')].every(slot =>
            slot.getBoundingClientRect().left >= city.right)";
    assert_eq!(me.run(apart).await, json!(true), "the ring lies beside the city");
    let seen = me.run_with(IN_SIGHT, vec![json!(".ring .slot, .city")]).await;
    assert!(seen.as_array().unwrap().iter().all(|one| *one == json!(true)), "{seen}");
    solo(&me).await;
    me.point("label[for='part-city']").await;
    let seen = me.run_with(IN_SIGHT, vec![json!(".city, .objective")]).await;
    assert_eq!(seen, json!([true, true, true, true, true]), "the city and its objectives");
}

#[tokio::test(flavor = "multi_thread")]
async fn magna_roma_on_a_phone_on_its_side() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (844, 390), ..Habit::default() }).await;
    against_bots(&me, 4, 1).await;
    assert_eq!(me.run_with(IN_SIGHT, vec![json!(".city")]).await, json!([true]));
    for (part, shows) in [
        ("tiles", ".ring .slot, .city"),
        ("actions", ".monument-card, .slot-chip"),
        ("tracks", ".track .spaces"),
        ("rivals", ".rival .mini"),
        ("city", ".city, .rival .mini"),
    ] {
        me.point(&format!("label[for='part-{part}']")).await;
        let seen = me.run_with(IN_SIGHT, vec![json!(shows)]).await;
        assert!(seen.as_array().unwrap().iter().all(|one| *one == json!(true)), "{part}: {seen}");
        assert_eq!(me.run(SCROLLS).await, json!(false), "{part}");
        assert_eq!(me.run(SMALL).await, json!([]), "text of {part} is at least 12 pixels high");
    }
    let decisions = me.my_turn().await;
    let before = me.position().await;
    me.point(&piece(lively(&decisions))).await;
    let sizes = "return [...document.querySelectorAll('.place-tool')].every(tool => {
        const { width, height } = tool.getBoundingClientRect();
        return width >= 44 && height >= 44 })";
    assert_eq!(me.run(sizes).await, json!(true), "a thumb hits them");
    me.point("[data-place=confirm]").await;
    me.moved_on(before + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn magna_roma_without_scripts() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    let table = solo(&me).await;
    let made = me
        .play_without_scripts(&table, async |me, decisions| {
            let decision = lively(decisions);
            choose_monument(me, decision).await;
            decision.to_owned()
        })
        .await;
    assert!(made >= 72, "24 tiles were chosen, placed and turned: {made} decisions");
}
