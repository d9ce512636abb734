//! A server on a port of its own, and browsers without a script in front of it.

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use eventsource_stream::{Event, EventStreamError, Eventsource as _};
use futures_util::StreamExt as _;
use ludi_engine::phrase::unsaid;
use ludi_engine::{Entropy, Seed};
use ludi_store::Sqlite;
use ludi_web::{Config, Limits, Pace, Running, ServeError, World, start_in};
use reqwest::cookie::Jar;
use reqwest::header::{HeaderMap, HeaderValue, LOCATION, SET_COOKIE};
use reqwest::{Client, ClientBuilder, Response, StatusCode};
use tempfile::TempDir;

pub use crate::page::Page;

/// A server that stops when the test ends.
pub struct Site {
    pub running: Option<Running>,
    pub base: String,
    pub db: PathBuf,
    entropy: Arc<dyn Entropy>,
    _place: TempDir,
}

/// The same seeds, ids and keys in every run of a test, none of them twice.
#[derive(Default)]
struct Repeatable(AtomicU64);

impl Entropy for Repeatable {
    fn fill(&self, bytes: &mut [u8]) {
        for chunk in bytes.chunks_mut(32) {
            let Seed(next) = Seed::from_text("http").child(self.0.fetch_add(1, Ordering::Relaxed));
            chunk.copy_from_slice(&next[..chunk.len()]);
        }
    }
}

/// A world whose chance can be repeated.
async fn world(config: &Config, entropy: &Arc<dyn Entropy>) -> Result<World, ServeError> {
    let opened = Sqlite::open(config.db.file().expect("a file")).await;
    let store = opened.map_err(|error| ServeError::Store { path: config.db.clone(), error })?;
    let mut world = World::new(Arc::new(store), 2);
    world.entropy = entropy.clone();
    Ok(world)
}

/// Starts a server whose chance can be repeated.
async fn start(config: Config, entropy: &Arc<dyn Entropy>) -> Result<Running, ServeError> {
    let world = world(&config, entropy).await?;
    start_in(config, world).await
}

/// Everything as fast as it goes, so that tests are.
pub fn quick(db: PathBuf) -> Config {
    let mut config = Config::new(db, "127.0.0.1:0".parse().unwrap());
    config.pace = Pace { step: Duration::ZERO, grace: Duration::ZERO, hold: Duration::ZERO };
    config.limits = Limits::none();
    config.absence = Duration::ZERO;
    config
}

/// A folder in memory where there is one: waiting for a disk is not what is tested.
fn place() -> TempDir {
    TempDir::new_in("/dev/shm").or_else(|_| TempDir::new()).unwrap()
}

impl Site {
    pub async fn open() -> Self {
        Self::with(|_| {}).await
    }

    pub async fn with(adjust: impl FnOnce(&mut Config)) -> Self {
        Self::in_world(adjust, |_| {}).await
    }

    pub async fn in_world(
        adjust: impl FnOnce(&mut Config),
        change: impl FnOnce(&mut World),
    ) -> Self {
        let place = place();
        let db = place.path().join("ludi.db");
        let mut config = quick(db.clone());
        adjust(&mut config);
        let entropy: Arc<dyn Entropy> = Arc::new(Repeatable::default());
        let mut world = world(&config, &entropy).await.unwrap();
        change(&mut world);
        let running = start_in(config, world).await.unwrap();
        let base = format!("http://{}", running.addr);
        Self { running: Some(running), base, db, entropy, _place: place }
    }

    /// The power goes, and comes back.
    pub async fn crash(&mut self) {
        self.running.take().unwrap().kill();
        self.again(|_| {}).await;
    }

    /// The server is stopped properly and started again.
    pub async fn restart(&mut self) {
        self.restart_with(|_| {}).await;
    }

    /// The server is stopped properly and started again in another way.
    pub async fn restart_with(&mut self, adjust: impl FnOnce(&mut Config)) {
        self.running.take().unwrap().stop().await.unwrap();
        self.again(adjust).await;
    }

    async fn again(&mut self, adjust: impl FnOnce(&mut Config)) {
        let mut config = quick(self.db.clone());
        adjust(&mut config);
        config.addr = self.base.trim_start_matches("http://").parse().unwrap();
        // The old listener may take a moment to go.
        for _ in 0..100 {
            match start(config.clone(), &self.entropy).await {
                Ok(running) => {
                    self.running = Some(running);
                    return;
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        panic!("the server does not come back");
    }

    pub fn browser(&self) -> Browser {
        Browser::new(&self.base, "en")
    }

    /// A browser that already has a session.
    pub fn browser_with(&self, token: &str) -> Browser {
        let mut browser = self.browser();
        let jar = Jar::default();
        jar.add_cookie_str(&format!("ludi={token}"), &self.base.parse().unwrap());
        browser.client = builder("en").cookie_provider(Arc::new(jar)).build().unwrap();
        browser
    }

    pub fn french(&self) -> Browser {
        Browser::new(&self.base, "fr")
    }
}

/// A browser: cookies, redirects, no script.
#[derive(Clone)]
pub struct Browser {
    pub base: String,
    pub client: Client,
}

fn builder(lang: &'static str) -> ClientBuilder {
    let mut headers = HeaderMap::new();
    headers.insert("accept-language", HeaderValue::from_static(lang));
    Client::builder()
        .default_headers(headers)
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
}

impl Browser {
    pub fn new(base: &str, lang: &'static str) -> Self {
        let client = builder(lang).cookie_store(true).build().unwrap();
        Self { base: base.to_owned(), client }
    }

    async fn page(&self, path: &str, response: Response) -> Page {
        let status = response.status();
        let headers = response.headers().clone();
        let text = response.text().await.unwrap();
        assert_eq!(unsaid(&text), None, "{path}");
        if let (true, Some(location)) = (status.is_redirection(), headers.get(LOCATION)) {
            let location = location.to_str().unwrap().to_owned();
            let mut next = Box::pin(self.get(&location)).await;
            for cookie in headers.get_all(SET_COOKIE) {
                next.headers.append(SET_COOKIE, cookie.clone());
            }
            return next;
        }
        Page::new(status, path, headers, text)
    }

    pub async fn get(&self, path: &str) -> Page {
        let response = self.client.get(format!("{}{path}", self.base)).send().await.unwrap();
        self.page(path, response).await
    }

    pub async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        let response = self.send(path, fields, &[]).await;
        self.page(path, response).await
    }

    /// Posts as the script does, and gets its answer.
    pub async fn script(&self, path: &str, fields: &[(&str, &str)]) -> (StatusCode, String) {
        let response = self.send(path, fields, &[("accept", "application/json")]).await;
        let (status, text) = (response.status(), response.text().await.unwrap());
        assert_eq!(unsaid(&text), None, "{path}");
        (status, text)
    }

    pub async fn send(
        &self,
        path: &str,
        fields: &[(&str, &str)],
        headers: &[(&'static str, &str)],
    ) -> Response {
        let mut request = self
            .client
            .post(format!("{}{path}", self.base))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(encode(fields));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.send().await.unwrap()
    }

    /// Plays now against bots; the address of the table.
    pub async fn play(&self) -> String {
        let page = self.post("/play/builders", &[]).await;
        assert_eq!(page.status, StatusCode::OK, "{path}", path = page.path);
        page.path
    }

    /// Makes a table where the first seat begins; the address of it.
    pub async fn table(&self, fields: &[(&str, &str)]) -> String {
        let mut all = vec![("game", "builders"), ("set-first_seat", "1")];
        all.retain(|(key, _)| !fields.iter().any(|(other, _)| other == key));
        all.extend_from_slice(fields);
        let page = self.post("/new", &all).await;
        assert_eq!(page.status, StatusCode::OK, "{path}", path = page.path);
        assert!(page.path.starts_with("/t/"), "{}", page.path);
        page.path
    }

    /// The table when it waits for this browser, or is over.
    pub async fn my_turn(&self, table: &str) -> Page {
        for _ in 0..2000 {
            let page = self.get(table).await;
            assert_eq!(page.status, StatusCode::OK, "{path}", path = page.path);
            if !page.decisions().is_empty() || page.is_over() {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        panic!("the turn never comes");
    }

    /// Makes a decision on a page.
    pub async fn decide(&self, table: &str, page: &Page, decision: &str) -> Page {
        let fields = [
            ("position", page.position()),
            ("seat", page.seat()),
            ("decision", decision.to_owned()),
        ];
        let fields = fields.each_ref().map(|(key, value)| (*key, value.as_str()));
        self.post(&format!("{table}/decide"), &fields).await
    }

    /// Does something else that a form of the page offers.
    pub async fn act(&self, table: &str, page: &Page, what: &str) -> Page {
        let (position, seat) = (page.position(), page.seat());
        let fields = [("position", position.as_str()), ("seat", seat.as_str())];
        self.post(&format!("{table}/{what}"), &fields).await
    }

    /// Plays the table to its end, taking the `pick`-th decision each time.
    pub async fn play_out(&self, table: &str, mut pick: impl FnMut(&[String]) -> usize) -> Page {
        loop {
            let page = self.my_turn(table).await;
            if page.is_over() {
                return page;
            }
            let decisions = page.decisions();
            let chosen = &decisions[pick(&decisions) % decisions.len()];
            let next = self.decide(table, &page, chosen).await;
            assert_eq!(next.status, StatusCode::OK, "{chosen}: {}", next.notice());
        }
    }
}

/// A choice that goes all over the place, the same every time.
pub fn wander() -> impl FnMut(&[String]) -> usize {
    let mut state: u32 = 12345;
    move |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize
    }
}

fn encode(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| {
        text.bytes()
            .map(|c| match c {
                b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => {
                    char::from(c).to_string()
                }
                _ => format!("%{c:02X}"),
            })
            .collect::<String>()
    };
    let pairs = fields.iter().map(|(key, value)| format!("{}={}", escape(key), escape(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// A stream of server-sent events.
pub struct Stream(Pin<Box<dyn Events>>);

/// What such a stream is made of.
trait Events: futures_util::Stream<Item = Result<Event, EventStreamError<reqwest::Error>>> {}

impl<T> Events for T where
    T: futures_util::Stream<Item = Result<Event, EventStreamError<reqwest::Error>>>
{
}

impl Stream {
    /// A stream as it comes over the wire to somebody who understands gzip.
    pub async fn squeezed(browser: &Browser, path: &str) -> reqwest::Response {
        let request = browser.client.get(format!("{}{path}", browser.base));
        request.header("accept-encoding", "gzip").send().await.unwrap()
    }

    pub async fn open(browser: &Browser, path: &str, last: Option<&str>) -> Self {
        let mut request = browser.client.get(format!("{}{path}", browser.base));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Self(Box::pin(response.bytes_stream().eventsource()))
    }

    /// The next event; `None` if the stream ends.
    pub async fn next(&mut self) -> Option<Event> {
        let waiting = tokio::time::timeout(Duration::from_secs(10), self.0.next());
        let event = waiting.await.expect("the stream is silent")?.ok()?;
        assert_eq!(unsaid(&event.data), None, "{}", event.event);
        Some(event)
    }

    /// The next event that says something about the table.
    pub async fn table(&mut self) -> Event {
        loop {
            let event = self.next().await.expect("the stream goes on");
            if event.event == "table" {
                return event;
            }
        }
    }
}
