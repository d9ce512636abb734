//! Whole games of Praetor: with a finger in French, with the keyboard, without scripts.

use ludi_browser::{Browser, Habit, Server, piece};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages;

/// Chooses what to do: some actions of every kind at first, then nothing but passing, so that a
/// game is over after as many turns as there are Wall Tiles.
#[derive(Default)]
struct Player {
    actions: usize,
    most: usize,
}

impl Player {
    fn new(most: usize) -> Self {
        Self { actions: 0, most }
    }

    fn choose<'a>(&mut self, decisions: &'a [String]) -> &'a str {
        let first = |word: &str| {
            decisions.iter().find(|decision| decision.starts_with(word)).map(String::as_str)
        };
        if first("pass").is_some() && self.actions < self.most {
            self.actions += 1;
            let wanted = if self.actions % 2 == 1 { "build" } else { "activate market" };
            let action = first(wanted).or_else(|| first("activate")).or_else(|| first("build"));
            if let Some(action) = action {
                return action;
            }
        }
        let calm = ["pass", "done", "turn 90", "no academy", "no recruit"];
        calm.into_iter().find_map(first).unwrap_or(&decisions[0])
    }
}

/// Makes a table against one bot, where the reader plays last in the first turn.
async fn table(me: &Browser) -> String {
    me.go("/new?game=praetor&players=2").await;
    me.run("document.querySelector('[name=name]').value = 'Zz'").await;
    me.click("form.new-table .start button").await;
    me.find("#live").await;
    me.path().await
}

/// Nothing serious is found by axe-core, and the page is no wider than the window.
async fn look_over(me: &Browser, when: &str) {
    pages::unfold(me).await;
    assert_eq!(pages::serious(me).await, json!([]), "{when}");
    pages::fold(me).await;
    let (page, window) = pages::sides(me).await;
    assert!(page <= window, "{when} is wider than the window: {page}, {window}");
}

/// Plays to the end by clicking pieces; looks closely at each kind of question once.
async fn play(me: &Browser, most: usize) -> usize {
    let mut player = Player::new(most);
    let mut looked = Vec::new();
    let mut made = 0;
    loop {
        let decisions = me.my_turn().await;
        let Some(first) = decisions.first() else { return made };
        let kind = first.split(' ').next().unwrap_or_default().to_owned();
        if !looked.contains(&kind) {
            look_over(me, &kind).await;
            looked.push(kind);
        }
        me.decide(player.choose(&decisions)).await;
        made += 1;
        assert!(made < 300, "the game never ends");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn praetor_with_a_finger_in_french() {
    let server = Server::start();
    let habit = Habit { size: (390, 844), lang: "fr", ..Habit::default() };
    let me = Browser::with(&server, habit).await;
    table(&me).await;
    // The view of the map that was chosen stays while the game goes on.
    me.my_turn().await;
    me.point("[data-zoom=in]").await;
    me.until("return document.getElementById('city-view').classList.contains('moved')").await;
    let made = play(&me, 6).await;
    assert!(made > 14, "{made} decisions");
    assert_eq!(
        me.run("return document.getElementById('city-view').classList.contains('moved')").await,
        json!(true),
        "the map is as large as it was made"
    );
    me.point("#now a.btn.go").await;
    me.find("#proof").await;
    assert!(me.text().await.contains("Zz"), "the score sheet names me");
}

#[tokio::test(flavor = "multi_thread")]
async fn praetor_by_keyboard() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { dark: true, ..Habit::default() }).await;
    table(&me).await;
    me.my_turn().await;
    me.tab_to("#city-view").await;
    for (key, moved) in [("+", true), ("0", false)] {
        me.driver.action_chain().send_keys(key).perform().await.unwrap();
        me.until(&format!(
            "return document.getElementById('city-view').classList.contains('moved') === {moved}"
        ))
        .await;
    }
    let mut player = Player::new(3);
    let (mut made, mut placed) = (0, 0);
    loop {
        let decisions = me.my_turn().await;
        if decisions.is_empty() {
            break;
        }
        let before = me.position().await;
        let decision = player.choose(&decisions);
        me.tab_to(&piece(decision)).await;
        me.press(Key::Enter).await;
        if decision.starts_with("at ") {
            // The tile lies there as a ghost: turned, and confirmed by another press.
            me.driver.action_chain().send_keys("r").perform().await.unwrap();
            let shown = "return document.querySelector('[data-placing]').dataset.facing";
            assert_eq!(me.run(shown).await, json!("1"));
            me.press(Key::Enter).await;
            me.moved_on(before + 1).await;
            placed += 1;
        }
        me.moved_on(before).await;
        made += 1;
        assert!(made < 300, "the game never ends");
    }
    assert!(made > 14, "{made} decisions");
    assert!(placed > 0, "a tile was placed");
    me.tab_to("#now a.btn.go").await;
    me.press(Key::Enter).await;
    me.find("#proof").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_map_of_praetor_by_wheel_and_mouse() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    table(&me).await;
    me.my_turn().await;
    let before = me.position().await;
    // A page that has just been scrolled keeps the wheel to itself, so it is turned until it works.
    let wheel = "
        const map = document.getElementById('city-view');
        const { left, top, width, height } = map.getBoundingClientRect();
        map.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true,
            clientX: left + width / 2, clientY: top + height / 2 }));
        return map.scrollWidth > map.clientWidth + 200 && map.scrollHeight > map.clientHeight + 200";
    me.until(wheel).await;
    let place = "const map = document.getElementById('city-view');
        return [Math.round(map.scrollLeft), Math.round(map.scrollTop)]";
    let from = me.run(place).await;
    let map = me.find("#city-view").await;
    let mouse = me.driver.action_chain().move_to_element_center(&map).click_and_hold();
    mouse.move_by_offset(-60, -40).release().perform().await.unwrap();
    let to = me.run(place).await;
    let went = |axis: usize| to[axis].as_i64().unwrap() - from[axis].as_i64().unwrap();
    assert!((went(0) - 60).abs() < 3 && (went(1) - 40).abs() < 3, "{from} to {to}");
    assert_eq!(me.position().await, before, "whoever drags the map points at nothing");
}

/// The Favor a ghost promises, and what is got.
#[tokio::test(flavor = "multi_thread")]
async fn a_ghost_in_praetor_brings_what_it_promises() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    table(&me).await;
    let mut player = Player::new(9);
    let favor = "return Number(document.querySelector(
        '#players .player.active [data-counter=favor]').textContent)";
    let facing = "return document.querySelector('[data-placing]').dataset.facing";
    loop {
        let decisions = me.my_turn().await;
        let decision = player.choose(&decisions);
        if !decision.starts_with("at ") {
            me.decide(decision).await;
            continue;
        }
        let (before, had) = (me.position().await, me.run(favor).await);
        // The wheel turns nothing unless the ghost is held; other cells show other numbers then.
        for cell in &decisions {
            me.point(&piece(cell)).await;
            let roll = "document.querySelector('.lay.laid button').dispatchEvent(
                new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }))";
            me.run(roll).await;
        }
        assert_eq!(me.run(facing).await, json!("0"));
        let numbers = "return [...document.querySelectorAll('.lay .score')]
            .map(score => score.getClientRects().length ? score.textContent : '').join()";
        let mut seen = std::collections::BTreeSet::new();
        let mut best = (i64::MIN, String::new());
        for turn in 0..4 {
            seen.insert(me.run(numbers).await.to_string());
            let promised = "return Number(document.querySelector('.placing-sum').textContent
                .replace('−', '-'))";
            best = best.max((me.run(promised).await.as_i64().unwrap(), turn.to_string()));
            me.point(".place-tool[data-turn='1']").await;
        }
        assert!(seen.len() > 1, "numbers follow the turn: {seen:?}");
        assert_eq!(me.position().await, before, "nothing is decided yet");
        while me.run(facing).await != json!(best.1) {
            me.point(".lay.laid button").await;
        }
        me.point("[data-place=confirm]").await;
        me.moved_on(before + 1).await;
        let got = format!("{favor} - {had}");
        me.until(&format!("return ({}) === {}", got.trim_start_matches("return "), best.0)).await;
        break;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn praetor_without_scripts() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { scripts: false, ..Habit::default() }).await;
    me.click("#game-praetor .actions button").await;
    me.click(".first-ways form button").await;
    me.find("#live").await;
    let table = me.path().await;
    let mut player = Player::new(4);
    let choose = async |_: &Browser, all: &[String]| player.choose(all).to_owned();
    let made = me.play_without_scripts(&table, choose).await;
    assert!(made > 14, "{made} decisions");
    assert!(me.find("#sheet").await.is_displayed().await.unwrap());
}
