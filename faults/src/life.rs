//! A life of the server: from its start until the power goes.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::header::{ACCEPT, CONTENT_TYPE, COOKIE, HOST, LOCATION};
use axum::http::{Request, Response, StatusCode};
use futures_util::StreamExt as _;
use ludi_bots::Budget;
use ludi_engine::{Entropy, LogIndex};
use ludi_store::{News, Nodes};
use ludi_web::{Asker, Clock, Config, Limits, Thinking, Waiting, Work, World, doorless};
use tokio::runtime::Runtime;
use tokio::task::AbortHandle;
use tokio::time::Instant;
use tower_service::Service as _;

use crate::disk::{Disk, Memory};
use crate::luck::Luck;

/// The largest answer anybody reads.
const LONGEST: usize = 64 * 1024 * 1024;

/// The address of the site.
const SITE: &str = "ludi.example";

/// Who sends a request.
#[derive(Clone, Debug)]
pub struct Sender {
    /// The cookie, as it is sent.
    pub cookie: String,
    /// Where the request comes from.
    pub address: SocketAddr,
}

/// What somebody asks of the server.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The address.
    pub path: String,
    /// The form, if one is posted.
    pub form: Option<String>,
}

/// What the server answers.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: StatusCode,
    /// Where it leads.
    pub location: Option<String>,
    /// What it says.
    pub body: String,
}

/// What arrived at somebody.
#[derive(Clone, Debug)]
pub enum Arrived {
    /// The answer to a request with a number.
    Reply(u64, Reply),
    /// What a stream with a number says.
    Frame(u64, String),
}

/// What outlives the server.
pub struct Outside {
    /// The disk.
    pub disk: Arc<Disk>,
    /// Where secrets come from.
    pub entropy: Arc<dyn Entropy>,
    /// How long bots think.
    pub luck: Arc<Mutex<Luck>>,
    /// By how much the clock is wrong, in milliseconds.
    pub jumped: Arc<AtomicU64>,
    /// What has arrived at people.
    pub mail: Arc<Mutex<Vec<Arrived>>>,
}

const LOCK: &str = "no thread panics while it holds the mail";

impl Outside {
    /// The world as a server finds it that starts now.
    fn world(&self) -> World {
        World {
            store: Arc::new(Memory::open(self.disk.clone())),
            clock: Arc::new(Jumping { began: Instant::now(), jumped: self.jumped.clone() }),
            entropy: self.entropy.clone(),
            thinking: Arc::new(Slow(self.luck.clone())),
            nodes: Arc::new(Heard(self.disk.clone())),
        }
    }
}

/// The clock of a life.
struct Jumping {
    began: Instant,
    jumped: Arc<AtomicU64>,
}

impl Clock for Jumping {
    fn now(&self) -> Duration {
        self.began.elapsed() + Duration::from_millis(self.jumped.load(Ordering::Relaxed))
    }

    fn sleep(&self, time: Duration) -> Waiting<()> {
        Box::pin(tokio::time::sleep(time))
    }
}

/// Bots that think for a simulated while.
struct Slow(Arc<Mutex<Luck>>);

impl Thinking for Slow {
    fn think(&self, _: Asker, work: Work) -> Waiting<bool> {
        let time = self.0.lock().expect(LOCK).while_of(4_000);
        Box::pin(async move {
            tokio::time::sleep(time).await;
            work();
            true
        })
    }

    fn at_once(&self, work: Work) -> Waiting<bool> {
        Box::pin(async move {
            work();
            true
        })
    }

    /// Little, and by no clock: the same on any machine.
    fn afford(&self, usual: Budget) -> Budget {
        Budget::iterations(usual.iterations.min(3))
    }
}

/// Hears what other nodes are told.
struct Heard(Arc<Disk>);

impl Nodes for Heard {
    fn tell(&self, news: News) {
        let News::Reached(table, last) = &news else { return };
        let kept = self.0.kept().tables.get(table).map(|table| table.lines.len());
        if kept.is_some_and(|kept| (kept as LogIndex) < *last) {
            self.0.note(format!("others are told of {last} events of {table}, {kept:?} are kept"));
        }
    }
}

/// A server that lives; at times two of them, on one disk.
pub struct Life {
    runtime: Runtime,
    nodes: Vec<Router>,
    mail: Arc<Mutex<Vec<Arrived>>>,
    disk: Arc<Disk>,
}

impl Life {
    /// Starts so many servers; `None` if one does not come up.
    pub fn begin(outside: &Outside, config: &Config, nodes: usize) -> Option<Self> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .start_paused(true)
            .build()
            .expect("a runtime without a network needs nothing of the system");
        let disk = outside.disk.clone();
        let began = (0..nodes).map(|_| {
            runtime.block_on(async {
                let world = outside.world();
                tokio::select! {
                    biased;
                    () = disk.power.notified() => None,
                    started = doorless(config.clone(), world) => started.ok(),
                }
            })
        });
        let nodes = began.collect::<Option<Vec<_>>>()?;
        Some(Self { runtime, nodes, mail: outside.mail.clone(), disk })
    }

    /// How a server is run here.
    pub fn config() -> Config {
        let mut config = Config::new("kept in memory", SocketAddr::from(([127, 0, 0, 1], 80)));
        config.base_url = format!("http://{SITE}");
        config.limits = Limits::none();
        config
    }

    /// Lets time pass; false if the power went meanwhile.
    pub fn pass(&self, time: Duration) -> bool {
        self.runtime.block_on(async {
            tokio::select! {
                biased;
                () = self.disk.power.notified() => false,
                () = tokio::time::sleep(time) => true,
            }
        })
    }

    /// Sends a request; its answer will arrive under its number.
    pub fn ask(&self, sender: &Sender, asked: &Asked, number: u64) -> AbortHandle {
        let (answer, mail) = (self.send(sender, asked, number), self.mail.clone());
        let task = self.runtime.spawn(async move {
            let response = answer.await;
            let (parts, body) = response.into_parts();
            let Ok(bytes) = to_bytes(body, LONGEST).await else { return };
            let location = parts.headers.get(LOCATION).and_then(|to| to.to_str().ok());
            let reply = Reply {
                status: parts.status,
                location: location.map(str::to_owned),
                body: String::from_utf8_lossy(&bytes).into_owned(),
            };
            mail.lock().expect(LOCK).push(Arrived::Reply(number, reply));
        });
        task.abort_handle()
    }

    /// Opens a stream; what it says arrives under its number.
    pub fn watch(&self, sender: &Sender, asked: &Asked, number: u64) -> AbortHandle {
        let (answer, mail) = (self.send(sender, asked, number), self.mail.clone());
        let task = self.runtime.spawn(async move {
            let mut frames = answer.await.into_body().into_data_stream();
            while let Some(Ok(frame)) = frames.next().await {
                let text = String::from_utf8_lossy(&frame).into_owned();
                mail.lock().expect(LOCK).push(Arrived::Frame(number, text));
            }
        });
        task.abort_handle()
    }

    /// Sends a request to one node or the other.
    fn send(
        &self,
        sender: &Sender,
        asked: &Asked,
        number: u64,
    ) -> impl Future<Output = Response<Body>> + use<> {
        let mut request = Request::builder()
            .method(if asked.form.is_some() { "POST" } else { "GET" })
            .uri(&asked.path)
            .header(HOST, SITE)
            .header(COOKIE, &sender.cookie)
            .extension(ConnectInfo(sender.address));
        if asked.form.is_some() {
            request = request
                .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
                .header(ACCEPT, "application/json");
        }
        let body = Body::from(asked.form.clone().unwrap_or_default());
        let request = request.body(body).expect("addresses and cookies here are plain");
        let mut router = self.nodes[number as usize % self.nodes.len()].clone();
        async move {
            let Ok(response) = router.call(request).await;
            response
        }
    }
}
