//! A server in a process of its own, and connections that ask it.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use ludi_web::{Config, Limits, serve};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::runtime::Runtime;
use tokio::time::sleep;

/// Tells a process that it is the server, on which address and file.
const SERVER: &str = "LUDI_LOAD_SERVER";

/// Serves if this process is the server.
pub fn serves(runtime: &Runtime) -> bool {
    let Ok(place) = std::env::var(SERVER) else { return false };
    let (addr, db) = place.split_once(' ').expect("an address and a file");
    let mut config = Config::new(db, addr.parse().expect("an address"));
    config.limits = Limits::none();
    runtime.block_on(serve(config, |_| {})).expect("a server");
    true
}

/// A server with its usual database and no limits.
pub struct Server {
    /// Its process.
    pub process: Child,
    /// Where it listens.
    pub addr: String,
    /// Where its database is.
    place: TempDir,
}

impl Server {
    /// Starts it, and waits until it listens.
    pub async fn start() -> Self {
        let place = TempDir::new().expect("a folder");
        let addr = {
            let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
            free.local_addr().expect("an address").to_string()
        };
        let db = place.path().join("load.db");
        let process = Command::new(std::env::current_exe().expect("this program"))
            .env(SERVER, format!("{addr} {}", db.display()))
            .stdout(Stdio::null())
            .spawn()
            .expect("a server");
        while TcpStream::connect(&addr).await.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
        Self { process, addr, place }
    }

    /// Ends it, and removes its database.
    pub fn end(mut self) {
        self.process.kill().expect("the server is ours");
        self.process.wait().expect("the server ends");
        drop(self.place);
    }
}

/// A connection that asks one thing after another.
pub struct Wire(BufReader<TcpStream>);

impl Wire {
    /// Connects from an address of this machine.
    pub async fn open(from: Ipv4Addr, addr: &str) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind(SocketAddr::from((from, 0))).expect("an address of this machine");
        let stream = socket.connect(addr.parse().expect("an address")).await;
        let stream = stream.expect("a connection");
        stream.set_nodelay(true).expect("a socket");
        Self(BufReader::new(stream))
    }

    /// Sends a request.
    pub async fn send(&mut self, head: &str, cookie: &str, body: &str) {
        let length = body.len();
        let request = format!(
            "{head} HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\nAccept: application/json\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        self.0.get_mut().write_all(request.as_bytes()).await.expect("the server listens");
    }

    /// The headers of an answer and its body.
    pub async fn answer(&mut self) -> (String, String) {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            let read = self.0.read_line(&mut head).await.expect("the server answers");
            assert!(read > 0, "the server hung up");
        }
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let mut body = vec![0; length.map_or(0, |length| length.parse().expect("a length"))];
        self.0.read_exact(&mut body).await.expect("a whole body");
        (head, String::from_utf8(body).expect("text"))
    }

    /// Makes a table: the cookie of its maker, and its address.
    pub async fn table(&mut self, form: &str) -> (String, String) {
        self.send("POST /new", "", form).await;
        let (head, _) = self.answer().await;
        let value = |name: &str| {
            head.lines().find_map(|line| line.strip_prefix(name)).expect("a header").to_owned()
        };
        let cookie = value("set-cookie: ");
        (cookie.split(';').next().expect("a cookie").to_owned(), value("location: "))
    }
}

/// What stands between two texts.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split(before).nth(1)?.split(after).next()
}

/// The decisions that are offered on the parts of a page, as JSON has them.
pub fn decisions(page: &str) -> Vec<&str> {
    let offers = page.split("name=\\\"decision\\\" value=\\\"").skip(1);
    offers.filter_map(|rest| rest.split("\\\"").next()).collect()
}
