//! Lessons: played to their end by pointing, by keyboard, on a phone and without scripts; what is
//! said to other moves; leaving and coming back.

use ludi_browser::{Browser, Habit, Server};
use serde_json::json;
use thirtyfour::prelude::*;

use crate::pages::{serious, sides};

/// What leads on: what is to be decided, "go on", or "show me" where everything is free.
const ON: [&str; 5] = [
    // A tile lies as a ghost, and is still to be turned or confirmed.
    "#placing :is([data-asked], [data-asked-also])",
    "[data-asked]",
    "[data-asked-also]",
    "#guide:not(.done) .go",
    "#guide[data-free] .plain",
];

/// Every lesson of a game.
fn lessons(game: &str) -> impl Iterator<Item = String> {
    let count = ludi_registry::course(game).lessons.len();
    (1..=count).map(move |number| format!("/learn/{game}/{number}"))
}

/// What leads on from here; `None` at the end of the lesson.
async fn on(me: &Browser) -> Option<&'static str> {
    me.find("#guide").await;
    for selector in ON {
        let script = "return document.querySelector(arguments[0]) !== null";
        if me.run_with(script, vec![json!(selector)]).await == json!(true) {
            return Some(selector);
        }
    }
    None
}

/// The moment of the lesson a page shows: its address, and how a tile in hand lies.
const MOMENT: &str = "location.href \
    + (document.querySelector('.laid > .piece > button')?.value ?? '') \
    + (document.querySelector('#placing')?.dataset.facing ?? '')";

/// Waits until the page shows another moment of the lesson.
async fn moved_on(me: &Browser, before: &str) {
    me.until(&format!("return {MOMENT} !== {}", json!(before))).await;
}

async fn moment(me: &Browser) -> String {
    me.run(&format!("return {MOMENT}")).await.as_str().unwrap_or_default().to_owned()
}

async fn address(me: &Browser) -> String {
    me.run("return location.href").await.as_str().unwrap_or_default().to_owned()
}

/// What the guide speaks of first, if it cannot be seen: it is out of sight, or lies under her bubble.
const UNSEEN: &str = "
    const guide = document.getElementById('guide');
    if (guide.matches('.done, [data-alone], [data-free]')) return null;
    const aim = document.querySelector('#board [data-asked], #mine [data-asked]')
        ?? [...document.querySelectorAll('[data-lit]')].find(it => it.checkVisibility());
    if (!aim) return null;
    const { left, top, right, bottom } = aim.getBoundingClientRect();
    const places = [0.1, 0.3, 0.5, 0.7, 0.9];
    const spots = places.flatMap(x => places.map(y =>
        document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y)));
    // A part of a board may be taller than what is left of a phone.
    const enough = aim.matches('[data-part]') ? 0.5 : 0.7;
    const hidden = spots.filter(it => !it || guide.contains(it)).length;
    return hidden <= spots.length * (1 - enough) ? null : `${aim.outerHTML.slice(0, 90)}: ${hidden} of 25`";

/// Waits until what is spoken of is in sight.
async fn seen(me: &Browser, lesson: &str) {
    for _ in 0..40 {
        if me.run(UNSEEN).await.is_null() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("{lesson}, {}: {}", moment(me).await, me.run(UNSEEN).await);
}

/// Plays a lesson to its end.
async fn play(me: &Browser, lesson: &str, by_keyboard: bool) {
    me.go(lesson).await;
    for _ in 0..120 {
        let Some(selector) = on(me).await else {
            assert!(me.find("#guide.done").await.is_displayed().await.unwrap(), "{lesson}");
            return;
        };
        let before = moment(me).await;
        if by_keyboard {
            me.tab_to(selector).await;
            me.press(Key::Enter).await;
        } else {
            me.point(selector).await;
        }
        moved_on(me, &before).await;
    }
    panic!("{lesson} has no end");
}

/// Plays a whole course by pointing; home then counts its laurels.
async fn by_pointing(game: &str) {
    let server = Server::start();
    let me = Browser::open(&server).await;
    for lesson in lessons(game) {
        play(&me, &lesson, false).await;
        assert_eq!(serious(&me).await, json!([]), "{lesson}");
    }
    let course = lessons(game).count();
    if course > 0 {
        me.go("/").await;
        let laurels = me.find(".laurels").await.text().await.unwrap();
        assert!(laurels.contains(&course.to_string()), "{laurels}");
    }
}

/// Plays a whole course by keyboard alone, in French and in the dark.
async fn by_keyboard(game: &str) {
    let server = Server::start();
    let french = Habit { lang: "fr", dark: true, ..Habit::default() };
    let me = Browser::with(&server, french).await;
    for lesson in lessons(game) {
        play(&me, &lesson, true).await;
    }
}

macro_rules! courses {
    ($($game:ident $id:literal),*) => {$(
        mod $game {
            #[tokio::test(flavor = "multi_thread")]
            async fn every_lesson_is_played_to_its_end_by_pointing() {
                super::by_pointing($id).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn every_lesson_is_played_to_its_end_by_keyboard_alone() {
                super::by_keyboard($id).await;
            }
        }
    )*};
}

courses!(builders "builders", hadrian "hadrian", magna_roma "magna-roma", praetor "praetor");

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_fits_a_phone() {
    let server = Server::start();
    let phone = Habit { size: (390, 844), lang: "fr", ..Habit::default() };
    let me = Browser::with(&server, phone).await;
    for lesson in ["/learn/builders/1", "/learn/builders/2"] {
        me.go(lesson).await;
        assert_eq!(serious(&me).await, json!([]), "{lesson}");
        let (width, window) = sides(&me).await;
        assert!(width <= window, "{width} in {window}");
        play(&me, lesson, false).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_spoken_of_is_in_sight_on_a_phone() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    for lesson in ["/learn/builders/7", "/learn/magna-roma/3", "/learn/hadrian/7"] {
        me.go(lesson).await;
        while let Some(selector) = on(&me).await {
            let before = moment(&me).await;
            seen(&me, lesson).await;
            let touch = "document.querySelector(arguments[0]).click()";
            me.run_with(touch, vec![json!(selector)]).await;
            moved_on(&me, &before).await;
        }
    }
}

/// Whether the part of the board that is shown is the one the question is about, where the lesson
/// shows nothing itself.
const ASKED_HERE: &str = "
    if (!document.querySelector('#guide').matches('[data-free], [data-alone]')) return true;
    const { shows } = document.querySelector('.part-tabs').dataset;
    return document.querySelector('.part-tabs :checked').value === shows";

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_freely_on_a_phone_sees_what_is_asked_about() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    let mut asked = std::collections::BTreeSet::new();
    // One finds the next tile alone; in the other the tip about it speaks of a track.
    for lesson in ["/learn/magna-roma/2", "/learn/magna-roma/7"] {
        me.go(lesson).await;
        for _ in 0..15 {
            let Some(selector) = on(&me).await else { break };
            let before = moment(&me).await;
            me.until(ASKED_HERE).await;
            let part = "return document.querySelector('.part-tabs').dataset.asks";
            asked.insert(me.run(part).await.as_str().unwrap_or_default().to_owned());
            let touch = "document.querySelector(arguments[0]).click()";
            me.run_with(touch, vec![json!(selector)]).await;
            moved_on(&me, &before).await;
        }
    }
    assert!(asked.contains("tile") && asked.contains("cell"), "{asked:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bubble_makes_room_on_a_phone_for_who_acts_alone() {
    let server = Server::start();
    let me = Browser::with(&server, Habit { size: (390, 844), ..Habit::default() }).await;
    let is_folded = "return document.querySelector('#guide').matches('.folded')";
    // One plays freely; the other finds a plot by herself.
    for (lesson, apart) in
        [("/learn/magna-roma/7", "[data-free]"), ("/learn/praetor/2", "[data-alone]")]
    {
        me.go(lesson).await;
        let is_apart = format!("return document.querySelector('#guide{apart}') !== null");
        while me.run(&is_apart).await != json!(true) {
            let before = moment(&me).await;
            let selector = on(&me).await.expect("the lesson goes on");
            me.run_with("document.querySelector(arguments[0]).click()", vec![json!(selector)])
                .await;
            moved_on(&me, &before).await;
        }
        assert_eq!(me.run(is_folded).await, json!(false), "{lesson}");
        let touch = "document.querySelector('#board')
            .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
        me.run(touch).await;
        assert_eq!(me.run(is_folded).await, json!(true), "{lesson}");
        me.click("#guide .guide-fold").await;
        assert_eq!(me.run(is_folded).await, json!(false), "{lesson}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_needs_no_script() {
    let server = Server::start();
    for lang in ["en", "fr"] {
        let me = Browser::with(&server, Habit { scripts: false, lang, ..Habit::default() }).await;
        me.go("/learn/builders/1").await;
        let mut steps = 0;
        while me.driver.find(By::Css("#guide.done")).await.is_err() {
            steps += 1;
            assert!(steps < 20, "the lesson has no end");
            let before = me.driver.current_url().await.unwrap();
            for selector in ON {
                if me.driver.find(By::Css(selector)).await.is_ok() {
                    me.click(selector).await;
                    break;
                }
            }
            while me.driver.current_url().await.unwrap() == before {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        }
        assert_eq!(steps, 9, "clicks to the end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_moves_are_answered_and_taken_back() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.go("/learn/builders/1?did=.,.").await;
    me.point("button[value='open shop']").await;
    me.find("#guide.answers").await;
    let said = me.find("#guide-says").await.text().await.unwrap();
    assert!(said.contains("decoration") && said.contains("BA-095"), "{said}");
    assert_eq!(serious(&me).await, json!([]));
    me.click("#guide .go").await;
    me.until("return location.search === '?did=.,.'").await;

    // What the rules refuse is answered, too, and something else can be done at once.
    me.point("button[value='send apprentice_1']").await;
    me.find("#guide.answers").await;
    let said = me.find("#guide-says").await.text().await.unwrap();
    assert!(said.contains("BA-080"), "{said}");
    me.point("button[value='open trading_post']").await;
    me.until("return location.search === '?did=.,.,open+trading_post'").await;

    // What comes later lies under a seal.
    let sealed = "return document.querySelector('[data-part=bank]').inert";
    assert_eq!(me.run(sealed).await, json!(true));
    me.run("history.back()").await;
    me.until("return !location.search.includes('trading_post')").await;
    me.until("return document.querySelector('#guide') !== null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_leaves_and_goes_on_later() {
    let server = Server::start();
    let me = Browser::open(&server).await;
    me.go("/learn/builders/1").await;
    for _ in 0..2 {
        let before = moment(&me).await;
        me.click("#guide .go").await;
        moved_on(&me, &before).await;
    }
    me.click(".leave").await;
    me.find(".lessons").await;
    assert!(me.text().await.contains("Step 3 of 7"));
    assert_eq!(serious(&me).await, json!([]));
    me.go("/").await;
    me.click(".go-on-learning a.btn").await;
    me.find("#guide").await;
    let address = address(&me).await;
    assert!(address.ends_with("/learn/builders/1?did=.,."), "{address}");
    assert!(me.text().await.contains("Step 3 of 7"));
}
