//! The server of Ludi: requests to tables in memory, streams, bots, limits.
//!
//! What people see is drawn by `ludi-views`; what a table knows and allows, `ludi-engine` says. Here
//! is what stands between them and the world: who asks, what is kept, who waits for whom.

mod actions;
mod address;
mod admin;
mod analyses;
mod bots;
mod campaign;
mod cards;
mod create;
mod doors;
mod error;
mod games;
mod health;
mod hints;
mod kept;
mod learn;
mod limits;
mod line;
mod meanwhile;
mod metrics;
mod pace;
mod packs;
mod passkeys;
mod patch;
mod people;
mod puzzles;
mod records;
mod request;
mod routes;
mod security;
mod session;
mod shelf;
mod shuffle;
mod stream;
mod tables;
mod update;
mod upkeep;
mod world;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use axum::Router;
use ipnet::IpNet;
use ludi_engine::Entropy;
use ludi_store::{Hold, Nodes, Postgres, Sqlite, Store, Wire};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

pub use ludi_store::{Copied, GuestId, Measure, Place, SeatRow, StoreError, TableId};

pub use admin::{Admin, AdminError, Checked, Listed, Trouble, check_db};
pub use bots::Pace;
pub use error::WebError;
pub use limits::{Client, Limits, Rate};
pub use line::Asker;
pub use packs::{PackFileError, Packs};
pub use world::{Clock, Thinking, Waiting, Work, World};

use analyses::Analyses;
use bots::Bots;
use health::Health;
use limits::Gate;
use metrics::Metrics;
use records::Records;
use tables::Tables;

/// How long open requests get to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub db: Place,
    /// Where the server listens.
    pub addr: SocketAddr,
    /// The address people use, for links. If it is empty, links begin with the address each
    /// request came by.
    pub base_url: String,
    /// Component packs besides the built-in ones.
    pub packs: Vec<PathBuf>,
    /// How fast bots move.
    pub pace: Pace,
    /// How many bots may think at once; one fewer than there are cores if it is 0.
    pub bot_threads: usize,
    /// How much one client may ask for.
    pub limits: Limits,
    /// Proxies that may say for whom they ask.
    pub trusted_proxies: Vec<IpNet>,
    /// How long somebody has to be away before the host may let a bot play for them.
    pub absence: Duration,
    /// How long games that are over are kept; for ever if nothing is said.
    pub keep_finished: Option<Duration>,
    /// How long running games are kept in which nothing happens; for ever if nothing is said.
    pub keep_abandoned: Option<Duration>,
    /// Where metrics are told, and then only there; otherwise at `/metrics` of the site.
    pub metrics_addr: Option<SocketAddr>,
}

impl Config {
    /// A server on a place where everything is kept and an address, all else as usual.
    pub fn new(db: impl Into<Place>, addr: SocketAddr) -> Self {
        Self {
            db: db.into(),
            addr,
            base_url: String::new(),
            packs: Vec::new(),
            pace: Pace::default(),
            bot_threads: 0,
            limits: Limits::default(),
            trusted_proxies: Vec::new(),
            absence: Duration::from_mins(5),
            keep_finished: None,
            keep_abandoned: None,
            metrics_addr: None,
        }
    }
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error("{path}: {error}")]
    Store {
        /// Where it is.
        path: Place,
        /// What is wrong with it.
        error: StoreError,
    },
    /// Another server has the database.
    #[error("{0}: another program uses this database; stop it, or choose another")]
    InUse(Place),
    /// A pack.
    #[error(transparent)]
    Pack(#[from] PackFileError),
    /// The address.
    #[error("cannot listen on {addr}: {error}")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// What is wrong with it.
        error: std::io::Error,
    },
    /// The address people use.
    #[error("\"{0}\" is no address of a site; write it like https://ludi.example")]
    BaseUrl(String),
    /// The connection to clients.
    #[error("the server broke off: {0}")]
    Broken(#[from] std::io::Error),
}

/// What all requests share.
struct Shared {
    /// How the server is run.
    config: Config,
    /// Whether whoever runs the server said by which address people reach it.
    is_named: bool,
    /// Where tables are kept.
    store: Arc<dyn Store>,
    /// The time.
    clock: Arc<dyn Clock>,
    /// The other nodes of the site.
    nodes: Arc<dyn Nodes>,
    /// Where secrets come from.
    entropy: Arc<dyn Entropy>,
    promises: shuffle::Promises,
    /// What devices were asked.
    questions: passkeys::Questions,
    /// Tables in memory.
    tables: Arc<Tables>,
    /// Their bots.
    bots: Bots,
    /// Games that are looked back at.
    analyses: Analyses,
    /// What lists say of tables.
    records: Records,
    /// Component packs.
    packs: Arc<Packs>,
    /// Whether it can keep what people do.
    health: Arc<Health>,
    /// Limits.
    gate: Gate,
    /// How often somebody has logged out everywhere: streams look whether it was their own reader.
    ended: AtomicU64,
    /// Becomes true when the server stops.
    stopping: watch::Receiver<bool>,
    /// What is measured.
    metrics: Metrics,
}

/// A handle on what all requests share.
type App = Arc<Shared>;

impl Shared {
    /// Whether people reach the site by https, so that cookies never travel in the open.
    fn is_secure(&self) -> bool {
        self.config.base_url.starts_with("https://")
    }
}

/// A server that runs.
pub struct Running {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The address people use.
    pub base_url: String,
    stop: watch::Sender<bool>,
    serving: JoinHandle<std::io::Result<()>>,
    upkeep: JoinHandle<()>,
    store: Arc<dyn Store>,
    /// Nobody else may serve the same file.
    hold: Option<Hold>,
}

impl Running {
    /// Finishes open requests, ends streams, closes the database.
    pub async fn stop(self) -> Result<(), ServeError> {
        self.stop.send_replace(true);
        let abort = self.serving.abort_handle();
        let served = tokio::time::timeout(FAREWELL, self.serving).await;
        abort.abort();
        self.upkeep.abort();
        self.store.close().await;
        drop(self.hold);
        match served {
            Ok(Ok(outcome)) => Ok(outcome?),
            Ok(Err(_)) | Err(_) => Ok(()),
        }
    }

    /// Drops everything at once, as if the power went.
    pub fn kill(self) {
        self.stop.send_replace(true);
        self.serving.abort();
        self.upkeep.abort();
    }
}

/// Starts a server and returns as soon as it listens.
pub async fn start(config: Config) -> Result<Running, ServeError> {
    let wrong = |error| match error {
        StoreError::InUse => ServeError::InUse(config.db.clone()),
        error => ServeError::Store { path: config.db.clone(), error },
    };
    let threads = match config.bot_threads {
        0 => std::thread::available_parallelism().map_or(1, |cores| cores.get().max(2) - 1),
        some => some,
    };
    match &config.db {
        Place::File(path) => {
            let hold = Hold::take(path).map_err(wrong)?;
            let store = Sqlite::open(path).await.map_err(wrong)?;
            let mut running = start_in(config, World::new(Arc::new(store), threads)).await?;
            running.hold = Some(hold);
            Ok(running)
        }
        Place::Postgres(address) => {
            let store = Arc::new(Postgres::open(address).await.map_err(wrong)?);
            let nodes = Arc::new(Wire::join(store.clone()).await.map_err(wrong)?);
            start_in(config, World { nodes, ..World::new(store, threads) }).await
        }
    }
}

/// Starts a server in a world of its own: another store, clock, entropy, or other nodes.
pub async fn start_in(mut config: Config, world: World) -> Result<Running, ServeError> {
    let listen = |error| ServeError::Listen { addr: config.addr, error };
    let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
    let addr = listener.local_addr().map_err(listen)?;
    let is_named = !config.base_url.is_empty();
    config.base_url = base_url(&config.base_url, addr)?;
    let base_url = config.base_url.clone();
    let (limits, trusted) = (config.limits, config.trusted_proxies.clone());
    let store = world.store.clone();
    let told = config.metrics_addr;
    let Inside { router, stop, stopping, upkeep, metrics } =
        inside(config, is_named, world).await?;
    if let Some(addr) = told {
        let listen = |error| ServeError::Listen { addr, error };
        let listener = TcpListener::bind(addr).await.map_err(listen)?;
        let router = metrics::router(metrics);
        tokio::spawn(doors::serve(listener, router, limits, Vec::new(), stopping.clone()));
    }
    let serving = tokio::spawn(doors::serve(listener, router, limits, trusted, stopping));
    tracing::info!(%addr, "listening");
    Ok(Running { addr, base_url, stop, serving, upkeep, store, hold: None })
}

/// Everything of a server but its doors.
struct Inside {
    router: Router,
    stop: watch::Sender<bool>,
    stopping: watch::Receiver<bool>,
    upkeep: JoinHandle<()>,
    metrics: Metrics,
}

async fn inside(config: Config, is_named: bool, world: World) -> Result<Inside, ServeError> {
    let mut packs = Packs::new(&config.packs)?;
    let remembered = packs.remember(&*world.store).await;
    remembered.map_err(|error| ServeError::Store { path: config.db.clone(), error })?;
    let packs = Arc::new(packs);
    let health = Arc::new(Health::new(world.clock.clone()));
    let tables =
        Arc::new(Tables::new(world.clone(), packs.clone(), health.clone(), config.limits.events));
    let (stop, stopping) = watch::channel(false);
    let app: App = Arc::new(Shared {
        bots: Bots::new(tables.clone(), world.clone(), config.pace, stopping.clone()),
        analyses: Analyses::default(),
        records: Records::default(),
        gate: Gate::new(&config.limits),
        config,
        is_named,
        promises: shuffle::Promises::new(&world),
        questions: passkeys::Questions::new(&world),
        store: world.store,
        clock: world.clock,
        nodes: world.nodes,
        entropy: world.entropy,
        tables,
        health,
        packs,
        ended: AtomicU64::new(0),
        stopping: stopping.clone(),
        metrics: Metrics::install(),
    });
    let upkeep = tokio::spawn(upkeep::upkeep(app.clone()));
    let metrics = app.metrics.clone();
    Ok(Inside { router: routes::router(app), stop, stopping, upkeep, metrics })
}

/// A server without doors, in a world of its own: whoever has the router asks it, and the server
/// ends with the runtime. The configuration has to name the address people use.
pub async fn doorless(config: Config, world: World) -> Result<Router, ServeError> {
    let Inside { router, stop, .. } = inside(config, true, world).await?;
    // Streams end when nobody can stop them any more.
    tokio::spawn(async move { stop.closed().await });
    Ok(router)
}

/// Runs a server until it is told to stop by ctrl-c or SIGTERM. As soon as it listens, `ready` is
/// told the address people use.
pub async fn serve(config: Config, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    let running = start(config).await?;
    ready(&running.base_url);
    told_to_stop().await;
    tracing::info!("stopping");
    running.stop().await
}

/// Copies a database into a new file, even while a server uses it.
pub async fn backup(db: &Path, to: &Path) -> Result<(), StoreError> {
    Sqlite::backup(db, to).await
}

/// Copies a database under a dated name beside `to`, and keeps the latest so many of these.
pub async fn backup_in_turn(db: &Path, to: &Path, keep: usize) -> Result<PathBuf, StoreError> {
    Sqlite::backup_in_turn(db, to, keep).await
}

/// Copies a site from one database to another that is empty, in either direction, and compares every
/// row. `seen` is told how many rows are done.
pub async fn copy(from: &Place, to: &Place, seen: impl FnMut(u64)) -> Result<Copied, StoreError> {
    ludi_store::copy(from, to, seen).await
}

/// Checks a backup, and returns how many tables it has.
pub async fn examine(backup: &Path) -> Result<i64, StoreError> {
    Sqlite::examine(backup).await
}

/// Checks a backup and puts it in the place of a database no server uses.
pub async fn restore(backup: &Path, db: &Path, replace: bool) -> Result<i64, StoreError> {
    Sqlite::restore(backup, db, replace).await
}

fn base_url(given: &str, addr: SocketAddr) -> Result<String, ServeError> {
    if given.is_empty() {
        let host = if addr.ip().is_unspecified() || addr.ip().is_loopback() {
            format!("localhost:{}", addr.port())
        } else {
            addr.to_string()
        };
        return Ok(format!("http://{host}"));
    }
    let plain = given.trim_end_matches('/');
    let rest = plain.strip_prefix("https://").or_else(|| plain.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ', '@']) => {
            Ok(plain.to_owned())
        }
        _ => Err(ServeError::BaseUrl(given.to_owned())),
    }
}

async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_have_an_address_people_can_use() {
        let addr = |text: &str| text.parse::<SocketAddr>().unwrap();
        let url = |given: &str, at: &str| base_url(given, addr(at)).ok();
        assert_eq!(url("", "0.0.0.0:8080").as_deref(), Some("http://localhost:8080"));
        assert_eq!(url("", "192.0.2.7:80").as_deref(), Some("http://192.0.2.7:80"));
        let given = url("https://ludi.example/", "127.0.0.1:1");
        assert_eq!(given.as_deref(), Some("https://ludi.example"));
        for wrong in ["ludi.example", "https://", "https://a/b", "ftp://x", "https://u@x"] {
            assert_eq!(url(wrong, "127.0.0.1:1"), None, "{wrong}");
        }
    }
}
