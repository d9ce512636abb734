//! Every kind of page: for people who do not see it, and on a phone.

use std::path::Path;

use ludi_browser::{Browser, Habit, Server};
use serde_json::{Value, json};

/// A page of every kind: a table in the middle of a move, a finished one and the rest.
pub async fn everywhere(me: &Browser) -> Vec<String> {
    let over = me.table(2, false).await;
    me.finish(&over).await;
    me.go(&over).await;
    me.click("form[action$='/analysis'] button").await;
    me.until("return document.getElementById('moments') !== null").await;
    let table = me.table(3, true).await;
    // With one site alone it would be chosen at once.
    for word in ["open", "open", "send"] {
        let decisions = me.my_turn().await;
        let decision = decisions.iter().find(|decision| decision.starts_with(word));
        me.decide(decision.expect("it can be done in the first turn")).await;
    }
    let replay = format!("{table}/replay?at=12");
    // A hint stands on the page of the table until the next decision.
    me.click("#now form[action$='/hint'] button").await;
    me.find("#hint").await;
    let analysis = format!("{over}/analysis");
    let pages = [
        "/",
        "/new?game=builders&players=4",
        &table,
        &over,
        &replay,
        &analysis,
        "/rules/builders",
        "/provenance/builders",
        "/campaign",
        "/nowhere",
    ];
    pages.map(str::to_owned).to_vec()
}

/// Unfolds all that can be unfolded.
pub async fn unfold(me: &Browser) {
    me.run("document.querySelectorAll('details').forEach(one => { one.open = true })").await;
}

/// Puts away what lies over the board, as a click beside it does.
pub async fn fold(me: &Browser) {
    let all = "#players details, details.guard, details.map-panel";
    me.run(&format!("document.querySelectorAll('{all}').forEach(one => {{ one.open = false }})"))
        .await;
}

/// The source of axe-core.
fn axe() -> String {
    let own = std::env::current_exe().unwrap();
    let target = own.ancestors().nth(3).unwrap().to_owned();
    let file = Path::new(&target).join("axe-core/package/axe.min.js");
    std::fs::read_to_string(&file)
        .unwrap_or_else(|_| panic!("no {}: run scripts/browser, which gets it", file.display()))
}

/// What axe-core finds serious in the page as it is.
pub async fn serious(me: &Browser) -> Value {
    if me.run("return typeof axe").await != json!("object") {
        me.run(&axe()).await;
    }
    let report = me
        .run_long(
            "const done = arguments[0];
             axe.run(document, { resultTypes: ['violations'] }).then(
                 report => done([report.passes.length, report.violations
                     .filter(one => ['serious', 'critical'].includes(one.impact))
                     .map(one => one.id + ': ' + one.nodes.map(n => n.target.join(' ')).slice(0, 3).join(', '))]),
                 error => done([0, [String(error)]]))",
            vec![],
        )
        .await;
    assert!(report[0].as_u64() > Some(10), "axe-core really looked: {report}");
    report[1].clone()
}

/// How wide the page is, and the window.
pub async fn sides(me: &Browser) -> (u64, u64) {
    let script =
        "const page = document.documentElement; return [page.scrollWidth, page.clientWidth]";
    let sides = me.run(script).await;
    (sides[0].as_u64().unwrap(), sides[1].as_u64().unwrap())
}

/// Lets axe-core look at every kind of page.
async fn look_over(habit: Habit) {
    let server = Server::start();
    let me = Browser::with(&server, habit).await;
    let mut found = Vec::new();
    for page in everywhere(&me).await {
        me.go(&page).await;
        unfold(&me).await;
        let report = serious(&me).await;
        if report != json!([]) {
            found.push(format!("{page}: {report}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_the_light() {
    look_over(Habit::default()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_serious_in_the_dark() {
    look_over(Habit { dark: true, lang: "fr", ..Habit::default() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_never_scrolls_sideways() {
    let server = Server::start();
    let me =
        Browser::with(&server, Habit { size: (390, 844), lang: "fr", ..Habit::default() }).await;
    let mut wide = Vec::new();
    for page in everywhere(&me).await {
        me.go(&page).await;
        for folded in [true, false] {
            if !folded {
                unfold(&me).await;
            }
            let (width, window) = sides(&me).await;
            assert_eq!(window, 390, "{page}");
            if width > window {
                wide.push(format!("{page}: {width}"));
            }
        }
    }
    assert!(wide.is_empty(), "{}", wide.join("\n"));
}
