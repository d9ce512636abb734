//! What stands between people and nodes, and between a node and the database.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread::{self, sleep};
use std::time::Duration;

/// A port nobody uses.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

/// Gives every connection to the next node that takes it: nobody comes back to the same one.
pub struct Balancer {
    pub port: u16,
}

impl Balancer {
    pub fn open(nodes: Vec<u16>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let next = AtomicUsize::new(0);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let first = next.fetch_add(1, Ordering::Relaxed);
                let mut all = (0..nodes.len()).map(|more| nodes[(first + more) % nodes.len()]);
                // Otherwise all are down, and the client hears nothing.
                if let Some(node) = all.find_map(|at| TcpStream::connect(("127.0.0.1", at)).ok()) {
                    join(client, node, &Arc::default());
                }
            }
        });
        Self { port }
    }
}

/// A line to the database that can be cut: nothing arrives any more, and nobody is told.
pub struct Line {
    pub port: u16,
    cut: Arc<AtomicBool>,
}

impl Line {
    pub fn open(to: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let cut: Arc<AtomicBool> = Arc::default();
        let stalled = cut.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if let Ok(server) = TcpStream::connect(("127.0.0.1", to)) {
                    join(client, server, &stalled);
                }
            }
        });
        Self { port, cut }
    }

    pub fn cut(&self, cut: bool) {
        self.cut.store(cut, Ordering::Release);
    }
}

/// Carries what one says to the other, both ways, unless it is held up.
fn join(one: TcpStream, other: TcpStream, held: &Arc<AtomicBool>) {
    for stream in [&one, &other] {
        let _ = stream.set_nodelay(true);
    }
    let Ok(ends) = one.try_clone().and_then(|one| Ok((one, other.try_clone()?))) else { return };
    for (mut from, mut to) in [(one, other), (ends.1, ends.0)] {
        let held = held.clone();
        thread::spawn(move || {
            let mut bytes = [0; 16 * 1024];
            while let Ok(read) = from.read(&mut bytes) {
                while held.load(Ordering::Acquire) {
                    sleep(Duration::from_millis(20));
                }
                if read == 0 || to.write_all(&bytes[..read]).is_err() {
                    break;
                }
            }
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
        });
    }
}
