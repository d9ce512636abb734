//! Whole games of Hadrian's Wall, alone against the Picts.

use std::path::Path;

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::json;
use thirtyfour::prelude::*;

/// Makes a table for one player, from the first page.
async fn solo(me: &Browser) -> String {
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
    // A place on the map is seen when the pattern is turned that way.
    let script = "const layer = document.querySelector(arguments[0])?.closest('.layer');
        if (!layer || layer.offsetParent) return '';
        return [...layer.classList].find((one) => one.startsWith('layer-')).replace('layer', 'turn')";
    let turn = me.run_with(script, vec![json!(piece(decision))]).await;
    if let Some(turn) = turn.as_str().filter(|turn| !turn.is_empty()) {
        me.point(&format!("label[for='{turn}']")).await;
    }
}

async fn fits(me: &Browser) {
    let wide = "return document.documentElement.scrollWidth > document.documentElement.clientWidth";
    assert_eq!(me.run(wide).await, json!(false), "the page scrolls sideways");
}

/// Lets axe-core look at the page as it is.
async fn axe(me: &Browser) {
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
