//! A server as people run it, or a folder of pages, and Chromium in front of it. Only the tests and
//! the gallery of this crate use it.

mod files;
mod server;

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::prelude::*;

pub use files::{Files, gallery};
pub use server::Server;

/// How long anything may take on a busy machine before the test gives up.
const PATIENCE: Duration = Duration::from_secs(40);

/// Between two looks at something that is waited for.
const GLANCE: Duration = Duration::from_millis(25);

/// What has just come under the hand does not hear yet, with all that lies in it or around it.
const DEAF: &str = "[data-deaf] *, :has([data-deaf])";

/// A process that ends with the test, however the test ends.
struct Guarded(Child);

impl Drop for Guarded {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// How a browser is set.
#[derive(Clone, Copy, Debug)]
pub struct Habit {
    /// Its language.
    pub lang: &'static str,
    /// Whether scripts run.
    pub scripts: bool,
    /// Whether its system is dark.
    pub dark: bool,
    /// The size of its window.
    pub size: (u32, u32),
    /// Whether things may move on its screen.
    pub motion: bool,
}

impl Default for Habit {
    fn default() -> Self {
        Self { lang: "en", scripts: true, dark: false, size: (1280, 900), motion: false }
    }
}

/// A Chromium of its own with a profile of its own.
pub struct Browser {
    // Dropped in this order: the session, the driver, the profile.
    /// The session.
    pub driver: WebDriver,
    _chromedriver: Guarded,
    _profile: TempDir,
    base: String,
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("it has an address").port()
}

impl Browser {
    /// Opens a browser with the usual habits on a server's first page.
    pub async fn open(server: &Server) -> Self {
        Self::with(server, Habit::default()).await
    }

    /// Opens a browser on a server's first page.
    pub async fn with(server: &Server, habit: Habit) -> Self {
        let browser = Self::at(&server.base, habit).await;
        browser.go("/").await;
        browser
    }

    /// Opens a browser for the pages of an address.
    pub async fn at(base: &str, habit: Habit) -> Self {
        let profile = TempDir::new().expect("a temporary folder");
        let port = free_port();
        let chromedriver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is installed: scripts/browser does it");
        let chromedriver = Guarded(chromedriver);
        let driver = session(port, profile.path().to_str().expect("a plain path"), habit).await;
        let tools = driver.cdp();
        let scheme = if habit.dark { "dark" } else { "light" };
        let motion = if habit.motion { "no-preference" } else { "reduce" };
        let features = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ] });
        tools.send_raw("Emulation.setEmulatedMedia", features).await.unwrap();
        let browser =
            Self { driver, _chromedriver: chromedriver, _profile: profile, base: base.to_owned() };
        browser.resize(habit.size).await;
        browser
    }

    /// Makes the window as large as a screen; a small one is that of a phone.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let screen = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.driver.cdp().send_raw("Emulation.setDeviceMetricsOverride", screen).await.unwrap();
    }

    /// Goes to an address of the server.
    pub async fn go(&self, path: &str) {
        self.driver.goto(format!("{}{path}", self.base)).await.unwrap();
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.driver.current_url().await.unwrap().path().to_owned()
    }

    /// Runs a script in the page, as the developer tools do.
    pub async fn run(&self, script: &str) -> Value {
        self.run_with(script, vec![]).await
    }

    /// Runs a script with arguments.
    pub async fn run_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.driver.execute(script, arguments).await.unwrap().json().clone()
    }

    /// Runs a script that says when it is done.
    pub async fn run_long(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.driver.set_script_timeout(PATIENCE * 2).await.unwrap();
        self.driver.execute_async(script, arguments).await.unwrap().json().clone()
    }

    /// Waits until a script says true.
    pub async fn until(&self, script: &str) {
        let start = Instant::now();
        while self.run(script).await != json!(true) {
            assert!(start.elapsed() < PATIENCE, "never: {script}\n{}", self.text().await);
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// The text people see.
    pub async fn text(&self) -> String {
        self.run("return document.body.innerText").await.as_str().unwrap_or_default().to_owned()
    }

    /// The element a selector finds, once it is there.
    pub async fn find(&self, selector: &str) -> WebElement {
        let start = Instant::now();
        loop {
            if let Ok(element) = self.driver.find(By::Css(selector)).await {
                return element;
            }
            assert!(start.elapsed() < PATIENCE, "no {selector}:\n{}", self.text().await);
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Clicks what a selector finds.
    pub async fn click(&self, selector: &str) {
        self.find(selector).await.click().await.unwrap();
    }

    /// Presses a key, wherever the focus is.
    pub async fn press(&self, key: Key) {
        self.driver.action_chain().send_keys(key).perform().await.unwrap();
    }

    /// Tabs until the focus is on what a selector matches.
    pub async fn tab_to(&self, selector: &str) {
        // What would be lost is asked first, and what has just come is deaf for a moment.
        if self.is(selector, "details.guard:not([open]) > .guard-asks *").await {
            Box::pin(self.tab_to("#mine details.guard > summary")).await;
            self.press(Key::Enter).await;
        }
        while self.is(selector, DEAF).await {
            tokio::time::sleep(GLANCE).await;
        }
        let script = "return document.activeElement.matches(arguments[0])";
        for _ in 0..400 {
            if self.run_with(script, vec![json!(selector)]).await == json!(true) {
                return;
            }
            self.press(Key::Tab).await;
        }
        panic!("the keyboard does not reach {selector}");
    }

    /// Whether what a selector finds now is also found by another.
    async fn is(&self, selector: &str, other: &str) -> bool {
        let script = "return !!document.querySelector(arguments[0])?.matches(arguments[1])";
        self.run_with(script, vec![json!(selector), json!(other)]).await == json!(true)
    }

    /// The position of the log the page shows.
    pub async fn position(&self) -> u64 {
        let script = "return Number(document.getElementById('live').dataset.position)";
        self.run(script).await.as_u64().expect("a table has a position")
    }

    /// The decisions the page offers, as in its list.
    pub async fn decisions(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('#decision-list button')].map(b => b.value)";
        serde_json::from_value(self.run(script).await).expect("a list of words")
    }

    /// Waits until the page offers decisions, or the game is over.
    pub async fn my_turn(&self) -> Vec<String> {
        self.until(
            "return document.querySelector('#decision-list button, #now a.btn.go, #proof') !== null",
        )
        .await;
        self.decisions().await
    }

    /// Makes a decision by clicking its piece on the table, as a player with a mouse or a finger
    /// does, and waits until the page has moved on.
    pub async fn decide(&self, decision: &str) {
        let before = self.position().await;
        let piece = piece(decision);
        while self.is(&piece, DEAF).await {
            tokio::time::sleep(GLANCE).await;
        }
        self.point(&piece).await;
        // A tile lies there as a ghost first.
        if self.is(&piece, ".lay.laid *").await {
            self.point("[data-place=confirm]").await;
        }
        // What costs more asks once.
        if self.is(&piece, ".armed *").await {
            self.point(&piece).await;
        }
        self.moved_on(before).await;
    }

    /// Brings what a selector finds to the middle of the window and clicks it there.
    pub async fn point(&self, selector: &str) {
        let element = self.find(selector).await;
        // What would be lost is asked first.
        let guard =
            element.find(By::XPath("ancestor::details[@class='guard' and not(@open)]/summary"));
        if let Ok(guard) = guard.await {
            guard.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
        }
        let script = "arguments[0].scrollIntoView({ block: 'center', inline: 'center' })";
        let shown = vec![element.to_json().expect("an element can be named")];
        self.driver.execute(script, shown).await.unwrap();
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    /// Clicks a piece on a page that runs no script, and waits until the next page stands there.
    async fn point_and_load(&self, selector: &str) {
        let before = shown(&self.driver.source().await.unwrap()).map(str::to_owned);
        self.point(selector).await;
        let start = Instant::now();
        loop {
            // Between two pages there may be none.
            if let Ok(page) = self.driver.source().await
                && page.contains("</html>")
                && shown(&page) != before.as_deref()
            {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{selector} leads nowhere");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// Plays at a table where no script runs until the game is over: what is to be pointed at is
    /// chosen among the decisions of each page. How many were made.
    pub async fn play_without_scripts(
        &self,
        table: &str,
        mut choose: impl AsyncFnMut(&Self, &[String]) -> String,
    ) -> usize {
        for made in 0..400 {
            let start = Instant::now();
            let decisions = loop {
                let page = self.driver.source().await.unwrap();
                if page.contains("id=\"proof\"") {
                    return made;
                }
                let decisions = offered(&page);
                if !decisions.is_empty() {
                    break decisions;
                }
                // A page without scripts offers to look again while a bot thinks.
                assert!(start.elapsed() < PATIENCE, "{table} offers nothing");
                self.go(table).await;
            };
            let decision = choose(self, &decisions).await;
            self.point_and_load(&piece(&decision)).await;
        }
        panic!("the game never ends");
    }

    /// Waits until the table is further than a position.
    pub async fn moved_on(&self, before: u64) {
        self.until(&format!(
            "return Number(document.getElementById('live').dataset.position) > {before}"
        ))
        .await;
    }

    /// Makes a table of The Builders that is over soon, where the first seat begins.
    pub async fn table(&self, players: u8, friend: bool) -> String {
        self.go(&format!("/new?game=builders&players={players}")).await;
        let script = "
            const set = (name, value) => {
                const field = document.querySelector(`[name='${name}']`);
                if (field.type === 'radio') {
                    document.querySelector(`[name='${name}'][value='${value}']`).checked = true;
                } else field.value = value;
            };
            set('name', 'Zz'); set('set-first_seat', '1'); set('set-stall_rounds', '3');
            if (arguments[0]) set('seat-1', 'friend');";
        self.run_with(script, vec![json!(friend)]).await;
        self.click("form.new-table .start button").await;
        self.find("#live").await;
        self.path().await
    }

    /// Plays the table of the page to its end, by posting from within the page.
    pub async fn finish(&self, table: &str) {
        let over = self.run_long(PLAY_OUT, vec![json!(table)]).await;
        assert_eq!(over, json!("over"));
    }
}

/// The position that the source of a page shows; none if the game is over.
fn shown(page: &str) -> Option<&str> {
    page.split("data-position=\"").nth(1)?.split('"').next()
}

/// The decisions in the list of a page's source.
fn offered(page: &str) -> Vec<String> {
    let list = page.split("id=\"decision-list\"").nth(1).unwrap_or_default();
    let list = list.split("</form>").next().unwrap_or_default();
    let buttons = list.split("name=\"decision\" value=\"").skip(1);
    buttons.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The piece of a decision on the table: on the board, in the tray or in the bar.
pub fn piece(decision: &str) -> String {
    ["#board", "#mine"].map(|place| format!("{place} button[value='{decision}']")).join(", ")
}

/// The button of a decision in the list.
pub fn offer(decision: &str) -> String {
    format!("#decision-list button[value='{decision}']")
}

/// What brings a game to its end soon: as many coins as one can take, or whatever comes first.
pub fn soon(decisions: &[String]) -> &str {
    let coins = decisions.iter().filter(|decision| decision.starts_with("coins")).max();
    let end = decisions.iter().find(|decision| *decision == "end");
    coins.or(end).unwrap_or(&decisions[0])
}

const PLAY_OUT: &str = "
    const [table, done] = arguments;
    (async () => {
        for (let tries = 0; tries < 3000; tries++) {
            const text = await (await fetch(table)).text();
            const page = new DOMParser().parseFromString(text, 'text/html');
            if (page.getElementById('proof')) return done('over');
            const form = page.querySelector('#decision-list form');
            if (!form) { await new Promise(r => setTimeout(r, 10)); continue; }
            const all = [...form.querySelectorAll('button')].map(b => b.value);
            const coins = all.filter(d => d.startsWith('coins')).sort().pop();
            const body = new URLSearchParams(new FormData(form));
            body.set('decision', coins ?? all.find(d => d === 'end') ?? all[0]);
            const answer = await fetch(`${table}/decide`, {
                method: 'POST', headers: { Accept: 'application/json' }, body,
            });
            if (answer.status === 429) await new Promise(r => setTimeout(r, 200));
        }
        done('still going');
    })().catch(error => done(String(error)));";

async fn session(port: u16, profile: &str, habit: Habit) -> WebDriver {
    let mut wishes = DesiredCapabilities::chrome();
    let (width, height) = habit.size;
    for flag in [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-dev-shm-usage",
        "--no-first-run",
        "--no-proxy-server",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
        &format!("--window-size={width},{height}"),
        &format!("--user-data-dir={profile}"),
        &format!("--lang={}", habit.lang),
        &format!("--accept-lang={}", habit.lang),
    ] {
        wishes.add_arg(flag).unwrap();
    }
    let mut tastes = json!({ "intl.accept_languages": habit.lang });
    if !habit.scripts {
        tastes["profile.managed_default_content_settings.javascript"] = json!(2);
    }
    wishes.add_experimental_option("prefs", tastes).unwrap();
    let start = Instant::now();
    loop {
        // The driver takes a moment to listen.
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            let opened = WebDriver::new(format!("http://127.0.0.1:{port}"), wishes.clone()).await;
            return opened.expect("Chromium opens");
        }
        assert!(start.elapsed() < PATIENCE, "chromedriver does not listen");
        tokio::time::sleep(GLANCE).await;
    }
}
