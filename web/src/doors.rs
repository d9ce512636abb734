//! Connections: a few at once from one address, and none that dawdles.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use ipnet::IpNet;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower_service::Service as _;

use crate::limits::{Client, Limits};

/// Files that are needed for other things than connections.
const SPARE_FILES: u64 = 100;
/// How long to wait if no connection can be accepted at all.
const BREATH: Duration = Duration::from_millis(50);

/// Raises the limit of open files as far as the system lets us; how many connections there can be.
pub fn most_connections() -> usize {
    // Where nothing can be asked, the system itself refuses what is too much.
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1_024);
    usize::try_from(files.saturating_sub(SPARE_FILES)).unwrap_or(usize::MAX).max(1)
}

/// Who is connected.
#[derive(Debug)]
struct Doors {
    /// Proxies speak for many, so they are not counted.
    trusted: Vec<IpNet>,
    each: usize,
    most: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by: HashMap<Client, usize>,
}

/// A connection that is counted as long as this lives.
struct Place {
    doors: Arc<Doors>,
    client: Client,
}

const LOCK: &str = "no thread panics while it counts";

impl Doors {
    /// A place for one more connection, if there is one.
    fn enter(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        let client = Client::at(peer);
        let is_proxy = is_trusted(&self.trusted, peer);
        let mut open = self.open.lock().expect(LOCK);
        let own = open.by.get(&client).copied().unwrap_or_default();
        if open.all >= self.most || own >= self.each && !is_proxy {
            return None;
        }
        open.all += 1;
        open.by.insert(client, own + 1);
        Some(Place { doors: self.clone(), client })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().expect(LOCK);
        open.all -= 1;
        if let Some(own) = open.by.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                open.by.remove(&self.client);
            }
        }
    }
}

/// Whether an address is that of a proxy that may say for whom it asks.
pub fn is_trusted(trusted: &[IpNet], address: IpAddr) -> bool {
    let address = address.to_canonical();
    trusted.iter().any(|net| net.contains(&address))
}

/// Serves until the server stops, then lets open requests finish.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    trusted: Vec<IpNet>,
    mut stopping: watch::Receiver<bool>,
) -> std::io::Result<()> {
    let (each, most) = (limits.connections, most_connections());
    let doors = Arc::new(Doors { trusted, each, most, open: Mutex::default() });
    let graceful = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // An error means that the server's handle is gone: it stops as well.
            _ = stopping.wait_for(|stop| *stop) => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "no connection accepted");
                tokio::time::sleep(BREATH).await;
                continue;
            }
        };
        match doors.enter(peer.ip()) {
            Some(place) => connect(stream, peer, place, &router, limits.patience, &graceful),
            None => metrics::counter!("ludi_connections_refused_total").increment(1),
        }
    }
    graceful.shutdown().await;
    Ok(())
}

/// Answers the requests of a connection. Whoever takes too long to say what they want, or says
/// nothing for so long, is disconnected.
fn connect(
    stream: TcpStream,
    peer: SocketAddr,
    place: Place,
    router: &Router,
    patience: Duration,
    graceful: &GracefulShutdown,
) {
    // Small answers should not wait for more; if it cannot be had, they do.
    let _ = stream.set_nodelay(true);
    let router = router.clone();
    let answer = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut router = router.clone();
        async move { router.call(request).await }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .serve_connection(TokioIo::new(stream), answer);
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        // A client that breaks off is no trouble of ours.
        let _ = connection.await;
        drop(place);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_has_so_many_connections_and_a_proxy_all_there_are() {
        let trusted = vec!["10.0.0.0/8".parse().unwrap()];
        let doors = Arc::new(Doors { trusted, each: 2, most: 4, open: Mutex::default() });
        let [one, other, proxy] =
            ["192.0.2.1", "192.0.2.2", "10.1.2.3"].map(|at| at.parse().unwrap());
        let places: Vec<Place> = (0..2).filter_map(|_| doors.enter(one)).collect();
        assert!(places.len() == 2 && doors.enter(one).is_none());
        assert!(doors.enter(other).is_some(), "somebody else may still come, and leaves at once");
        let more: Vec<Place> = (0..9).filter_map(|_| doors.enter(proxy)).collect();
        assert_eq!(more.len(), 2, "as many as there is room for in all");
        drop((places, more));
        assert!(doors.enter(one).is_some(), "places are free again");
        assert!(doors.open.lock().unwrap().by.is_empty(), "nobody is remembered");
    }
}
