//! Whole games of Hadrian's Wall, alone against the Picts; and what its table shows: the attack,
//! others' sheets, the map, a closer look.

use std::path::Path;

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::json;
use thirtyfour::prelude::*;

/// Makes a table for one player, from the first page.
pub(crate) async fn solo(me: &Browser) -> String {
    me.go("/new?game=hadrian&players=1").await;
    me.run("document.querySelector('[name=name]').value = 'Zz'").await;
    me.point("form.new-table .start button").await;
    me.find("#live").await;
    me.path().await
}

/// What a player who wants to see everything does: something of a kind not seen yet, a few things
/// a year, then the end of the year.
struct Plan {
    seen: Vec<String>,
    this_year: usize,
    busy: usize,
}

impl Plan {
    fn new(busy: usize) -> Self {
        Self { seen: Vec::new(), this_year: 0, busy }
    }

    fn choose<'a>(&mut self, decisions: &'a [String]) -> &'a str {
        let kind = |decision: &str| decision.split(' ').take(2).collect::<Vec<_>>().join(" ");
        let ends = |decision: &&String| ["finish", "accept"].contains(&decision.as_str());
        let end = decisions.iter().find(ends);
        if let Some(end) = end.filter(|_| self.this_year >= self.busy) {
            self.this_year = 0;
            return end;
        }
        let fresh = decisions.iter().find(|d| !ends(d) && !self.seen.contains(&kind(d)));
        let chosen = fresh.or_else(|| decisions.iter().find(|d| !ends(d))).unwrap_or(&decisions[0]);
        self.this_year = if ends(&chosen) { 0 } else { self.this_year + 1 };
        self.seen.push(kind(chosen));
        chosen
    }
}

/// Brings the part of the sheets to the front in which a decision stands, as a finger does.
async fn open_part(me: &Browser, decision: &str) {
    let tabs = "return document.querySelectorAll('.part-tabs input:checked').length";
    assert_eq!(me.run(tabs).await, json!(1), "one part is in front before {decision}");
    let script = "const part = document.querySelector(arguments[0])?.closest('.part');
        const name = part && [...part.classList].find((one) => one.startsWith('part-'));
        const tab = name && document.getElementById(name);
        return tab && !part.offsetParent && !tab.checked ? name : ''";
    let name = me.run_with(script, vec![json!(piece(decision))]).await;
    if let Some(name) = name.as_str().filter(|name| !name.is_empty()) {
        me.point(&format!("label[for='{name}']")).await;
    }
    // So does a column of the frontier, where there is room for one.
    let script = "const block = document.querySelector(arguments[0])?.closest('.block');
        return block && !block.offsetParent ? block.dataset.tab : ''";
    let column = me.run_with(script, vec![json!(piece(decision))]).await;
    if let Some(column) = column.as_str().filter(|column| !column.is_empty()) {
        me.point(&format!("label[for='{column}']")).await;
    }
    // A place on the map is seen when the pattern is turned that way.
    let script = "const layer = document.querySelector(arguments[0])?.closest('.layer');
        if (!layer || layer.offsetParent) return '';
        return [...layer.classList].find((one) => one.startsWith('layer-')).replace('layer', 'turn')";
    let turn = me.run_with(script, vec![json!(piece(decision))]).await;
    if let Some(turn) = turn.as_str().filter(|turn| !turn.is_empty()) {
        me.point(&format!("label[for='{turn}']")).await;
    }
}

pub(crate) async fn fits(me: &Browser) {
    let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(me.run(wide).await, json!(false), "the page scrolls sideways");
}

/// Lets axe-core look at the page when nothing on it moves any more.
async fn axe(me: &Browser) {
    let still = "return document.getAnimations().every(it => it.playState !== 'running'
        || it.effect.getComputedTiming().endTime === Infinity)";
    me.until(still).await;
    let own = std::env::current_exe().unwrap();
    let target = own.ancestors().nth(3).unwrap().to_owned();
    let file = Path::new(&target).join("axe-core/package/axe.min.js");
    me.run(&std::fs::read_to_string(&file).expect("scripts/browser gets axe-core")).await;
    let script = "const done = arguments[0];
        axe.run(document, { resultTypes: ['violations'] }).then(
            report => done([report.passes.length, report.violations
                .filter(one => ['serious', 'critical'].includes(one.impact))
                .map(one => one.id + ': ' + one.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '))]),
            error => done([0, [String(error)]]))";
    let report = me.run_long(script, vec![]).await;
    assert!(report[0].as_u64() > Some(10), "axe-core really looked: {report}");
    assert_eq!(report[1], json!([]));
}

#[tokio::test(flavor = "multi_thread")]
async fn hadrian_by_pointing_at_the_sheets() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    solo(&me).await;
    me.run("window.stayed = true").await;
    let mut plan = Plan::new(5);
    let (mut made, mut looked, mut turned) = (0, 0, false);
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            break;
        }
        let decision = plan.choose(&decisions).to_owned();
        if [0, 4, 25].contains(&made) {
            axe(&me).await;
            looked += 1;
        }
        if decision.starts_with("map ") && !turned {
            turned = turn_by_key(&me).await;
        }
        open_part(&me, &decision).await;
        me.decide(&decision).await;
        made += 1;
        assert!(made < 200, "the game never ends");
    }
    assert!(made > 30 && looked == 3, "{made} decisions, {looked} looks");
    assert_eq!(me.run("return window.stayed === true").await, json!(true), "no reload");
    me.click("#now a.btn.go").await;
    me.find("#proof").await;
}

/// R turns the pattern; false if it looks the same whichever way it lies.
async fn turn_by_key(me: &Browser) -> bool {
    let turn = "return document.querySelector('input.turn:checked').value";
    let ways = me.run("return document.querySelectorAll('input.turn').length").await;
    if ways.as_u64() < Some(2) {
        return false;
    }
    let before = me.run(turn).await;
    me.run("document.activeElement.blur()").await;
    me.driver.action_chain().send_keys("r").perform().await.unwrap();
    assert_ne!(me.run(turn).await, before, "R turns the pattern");
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn hadrian_by_keyboard_in_french() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { lang: "fr", dark: true, ..Habit::default() }).await;
    solo(&me).await;
    let mut plan = Plan::new(2);
    let mut made = 0;
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            break;
        }
        let before = me.position().await;
        let decision = plan.choose(&decisions);
        // From the skip link to the board, then on with Tab alone.
        me.run("document.activeElement.blur(); document.getElementById('main').focus()").await;
        me.tab_to(&piece(decision)).await;
        me.press(Key::Enter).await;
        me.moved_on(before).await;
        made += 1;
        assert!(made < 120, "the game never ends");
    }
    assert!(made >= 18, "{made}");
    me.tab_to("#now a.btn.go").await;
    me.press(Key::Enter).await;
    me.find("#proof").await;
    assert!(me.text().await.contains("Renommée"), "the score sheet speaks French");
}

#[tokio::test(flavor = "multi_thread")]
async fn hadrian_on_a_phone_without_scripts() {
    let server = Server::start();
    let habit = Habit { scripts: false, size: (390, 844), ..Habit::default() };
    let me = Browser::with(&server, habit).await;
    let table = solo(&me).await;
    let mut plan = Plan::new(3);
    let made = me
        .play_without_scripts(&table, async |me, decisions| {
            fits(me).await;
            let decision = plan.choose(decisions).to_owned();
            open_part(me, &decision).await;
            decision
        })
        .await;
    assert!(made > 20, "{made}");
    fits(&me).await;
}

/// Makes a table with a bot, from the first page.
pub(crate) async fn with_a_bot(me: &Browser) -> String {
    me.go("/new?game=hadrian&players=2").await;
    me.run("document.querySelector('[name=name]').value = 'Zz'").await;
    me.point("form.new-table .start button").await;
    me.find("#live").await;
    // The bot does not make anybody wait.
    let script = "const done = arguments[0];
        fetch(location.pathname + '/pace', { method: 'POST', body: new URLSearchParams({ pace: 'instant' }) })
            .then(answer => done(answer.ok))";
    assert_eq!(me.run_long(script, vec![]).await, json!(true));
    me.path().await
}

/// Whether something is really to be seen.
pub(crate) async fn sees(me: &Browser, selector: &str) -> bool {
    let script = "const one = document.querySelector(arguments[0]);
        return !!one && one.checkVisibility({ visibilityProperty: true })
            && one.getBoundingClientRect().width > 0";
    me.run_with(script, vec![json!(selector)]).await == json!(true)
}

/// Decides what leads to the end of the year, and ends it after the bot has.
/// Where the log stood before.
async fn finish_last(me: &Browser) -> u64 {
    loop {
        let decisions = me.my_turn().await;
        if decisions.iter().any(|decision| decision == "finish") {
            break;
        }
        open_part(me, &decisions[0]).await;
        me.decide(&decisions[0]).await;
    }
    me.until("return document.querySelector('#player-2:not(.active)') !== null").await;
    let before = me.position().await;
    me.decide("finish").await;
    before
}

/// Makes cards of an attack wait for a while before they turn, so that no machine is too slow to
/// see it.
const SLOWLY: &str = "
    const usual = window.setTimeout;
    window.setTimeout = (what, after) => usual(what, after === 700 ? 20000 : after)";

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_is_seen_by_who_finishes_last_and_seen_again() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { motion: true, ..Habit::default() }).await;
    let table = with_a_bot(&me).await;
    me.run(SLOWLY).await;
    let before = finish_last(&me).await;
    // It plays: the first card is turned before the last one, and nothing says how it ends.
    me.until("return document.querySelector('.of-0 .battle.playing') !== null").await;
    assert!(sees(&me, ".of-0 .turn-all").await, "one need not wait");
    me.point(".of-0 .turn-all").await;
    let cards = "const battle = document.querySelector('.of-0 .battle');
        return [battle.classList.contains('playing'), battle.querySelectorAll('.attacker').length]";
    let shown = me.run(cards).await;
    assert_eq!(shown[0], json!(false));
    assert!(shown[1].as_u64() >= Some(1), "{shown}");
    assert!(sees(&me, ".of-0 .attacker .fate").await, "what became of a card stands on it");
    assert!(sees(&me, ".of-0 .aftermath .result").await, "Disdain and Valour are counted");
    axe(&me).await;
    // It stays until it is closed, is closed on the next page, too, and unfolds again.
    me.point(".of-0 .battle > summary").await;
    assert!(!sees(&me, ".of-0 .attacker").await);
    me.point(".of-0 .battle > summary").await;
    assert!(sees(&me, ".of-0 .turn-all").await, "it plays again");
    me.point(".of-0 .battle > summary").await;
    // It is one of the last turns, which show it step by step.
    let to = me.position().await;
    let again = me.run("return document.getElementById('again')?.getAttribute('href')").await;
    me.go(&format!("{table}/replay?at={to}&from={before}&to={to}")).await;
    assert!(sees(&me, ".of-0 .battle[open] .attacker").await);
    assert!(!sees(&me, ".of-0 .turn-all").await, "a replay has a pace of its own");
    assert!(again.as_str().is_some_and(|href| href.contains("replay")), "a way leads there");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_is_listed_card_by_card_without_scripts() {
    let server = Server::start();
    let habit = Habit { scripts: false, size: (390, 844), ..Habit::default() };
    let me = Browser::with(&server, habit).await;
    let table = solo(&me).await;
    let mut plan = Plan::new(1);
    let mut seen = 0;
    me.play_without_scripts(&table, async |me, decisions| {
        let decision = plan.choose(decisions).to_owned();
        if decision.starts_with("path ") && me.driver.source().await.unwrap().contains("data-news")
        {
            assert!(sees(me, ".battle[open] .attacker .fate").await);
            assert!(!sees(me, ".turn-all").await, "nothing turns");
            seen += 1;
        }
        open_part(me, &decision).await;
        decision
    })
    .await;
    assert!(seen >= 4, "only {seen} attacks were seen");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_sheets_of_others_are_one_tap_away() {
    let server = Server::start();
    for size in [(1280, 800), (390, 844), (844, 390)] {
        let me = Browser::with(&server, Habit { size, ..Habit::default() }).await;
        with_a_bot(&me).await;
        let decisions = me.my_turn().await;
        me.decide(&decisions[0]).await;
        me.until("return !!document.querySelector('.hadrian:not([data-ask])')").await;
        assert!(!sees(&me, ".rival-sheets .part").await, "they come when they are asked for");
        me.point("#player-2 label[for='sheets-1']").await;
        me.until("return !!document.querySelector('.rival-sheets [data-fetched] .part')").await;
        assert!(sees(&me, ".rival-sheets .part-frontier .box").await, "{size:?}");
        assert!(!sees(&me, ".of-0 .part-frontier").await, "one's own lie below");
        assert!(!sees(&me, ".rival-sheets .legal").await, "nothing of it is offered");
        fits(&me).await;
        axe(&me).await;
        me.point(".rival-sheets .rival-close").await;
        assert!(sees(&me, ".of-0 .part-frontier .box").await);
        me.point("#player-2 label[for='sheets-1']").await;
        me.press(Key::Escape).await;
        assert!(sees(&me, ".of-0 .part-frontier .box").await, "Escape leads back");
    }
}

/// Decides what leads to a scout, and sends it.
async fn send_a_scout(me: &Browser) {
    for _ in 0..60 {
        let decisions = me.my_turn().await;
        let wanted = ["scout own", "citizen patricians", "path ", "accept"];
        let found = wanted.iter().find_map(|kind| decisions.iter().find(|d| d.starts_with(kind)));
        let decision = found.or_else(|| decisions.last()).unwrap().clone();
        open_part(me, &decision).await;
        me.decide(&decision).await;
        if decision == "scout own" {
            return;
        }
    }
    panic!("nobody is sent out");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pattern_is_laid_with_its_ghost_by_pointer_and_finger() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (1280, 800), ..Habit::default() }).await;
    solo(&me).await;
    send_a_scout(&me).await;
    me.until("return document.querySelector('.laying .layer .legal button') !== null").await;
    let place =
        "[...document.querySelectorAll('.laying .layer .legal button')].find(b => b.offsetParent)";
    let ghost = format!("return getComputedStyle({place}.querySelector('.ghost')).visibility");
    me.run("document.activeElement.blur()").await;
    assert_eq!(me.run(&ghost).await, json!("hidden"));
    // By pointer: what lies under it shows where the pattern would lie, and what it brings.
    let value = me.run(&format!("return {place}.value")).await.as_str().unwrap().to_owned();
    let button = me.find(&piece(&value)).await;
    me.driver.action_chain().move_to_element_center(&button).perform().await.unwrap();
    me.until(&format!("{ghost} === 'visible'")).await;
    // By keyboard: the focus does the same.
    me.driver.action_chain().move_to(5, 5).perform().await.unwrap();
    me.until(&format!("{ghost} === 'hidden'")).await;
    me.tab_to(&piece(&value)).await;
    assert_eq!(me.run(&ghost).await, json!("visible"));
    // By finger: a tap picks a place, a button beside the numbers lays the pattern there.
    let before = me.position().await;
    let tap = format!(
        "{place}.dispatchEvent(new PointerEvent('click', {{ bubbles: true, cancelable: true, pointerType: 'touch' }}))"
    );
    me.run("document.activeElement.blur()").await;
    me.run(&tap).await;
    assert!(sees(&me, ".lay-here [data-lay]").await);
    let said = me.run("return document.querySelector('.lay-note').textContent").await;
    assert!(!said.as_str().unwrap().is_empty());
    assert_eq!(me.position().await, before, "nothing is laid yet");
    assert_eq!(me.run(&ghost).await, json!("visible"), "the ghost stays");
    me.point("[data-lay]").await;
    me.moved_on(before).await;
    assert!(sees(&me, ".cell.filled").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pattern_is_turned_and_laid_without_scripts() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    let table = solo(&me).await;
    let mut laid = 0;
    me.play_without_scripts(&table, async |me, decisions| {
        let wanted = ["map ", "scout ", "citizen patricians", "path ", "accept", "finish"];
        let found = wanted.iter().find_map(|kind| decisions.iter().rfind(|d| d.starts_with(kind)));
        let decision = found.unwrap_or(&decisions[0]).clone();
        laid += usize::from(decision.starts_with("map "));
        open_part(me, &decision).await;
        decision
    })
    .await;
    assert!(laid > 0, "no pattern was laid");
}
