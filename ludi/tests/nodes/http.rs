//! Requests, each on a connection of its own: the next may go to another node.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// How long anybody waits for an answer.
const PATIENCE: Duration = Duration::from_secs(12);

/// What was answered.
#[derive(Clone, Debug, Default)]
pub struct Reply {
    pub status: u16,
    pub location: Option<String>,
    pub cookie: Option<String>,
    pub retry_after: Option<String>,
    pub body: String,
}

pub fn get(port: u16, path: &str, cookie: &str) -> Option<Reply> {
    ask(port, &format!("GET {path}"), cookie, "")
}

pub fn post(port: u16, path: &str, cookie: &str, form: &str) -> Option<Reply> {
    ask(port, &format!("POST {path}"), cookie, form)
}

/// Opens a connection and sends a request.
pub fn send(
    port: u16,
    what: &str,
    cookie: &str,
    form: &str,
    more: &str,
) -> Option<BufReader<TcpStream>> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let length = form.len();
    let request = format!(
        "{what} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n\
         Accept: application/json\r\n{more}Content-Type: application/x-www-form-urlencoded\r\n\
         Content-Length: {length}\r\n\r\n{form}"
    );
    stream.write_all(request.as_bytes()).ok()?;
    Some(BufReader::new(stream))
}

/// The answer to a request; `None` if none came, whether or not it was done.
fn ask(port: u16, what: &str, cookie: &str, form: &str) -> Option<Reply> {
    let mut stream = send(port, what, cookie, form, "")?;
    let mut reply = head(&mut stream)?;
    let mut body = Vec::new();
    stream.read_to_end(&mut body).ok()?;
    reply.1.is_none_or(|length| length == body.len()).then_some(())?;
    reply.0.body = String::from_utf8(body).ok()?;
    Some(reply.0)
}

/// The head of an answer, and how long its body is.
pub fn head(stream: &mut BufReader<TcpStream>) -> Option<(Reply, Option<usize>)> {
    let (mut reply, mut length) = (Reply::default(), None);
    let mut line = String::new();
    stream.read_line(&mut line).ok()?;
    reply.status = line.split(' ').nth(1)?.parse().ok()?;
    loop {
        line.clear();
        stream.read_line(&mut line).ok().filter(|read| *read > 0)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "location" => reply.location = Some(value.to_owned()),
            "set-cookie" => reply.cookie = value.split(';').next().map(str::to_owned),
            "retry-after" => reply.retry_after = Some(value.to_owned()),
            "content-length" => length = value.parse().ok(),
            _ => {}
        }
    }
    Some((reply, length))
}
