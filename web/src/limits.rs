//! How much one client may ask for.

use std::collections::HashMap;
use std::fmt;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use ludi_engine::LogIndex;
use ludi_store::{Allowance, GuestId};

/// So many at once, and one more every so often.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// How many at once.
    pub burst: u32,
    /// How long until one more.
    pub every: Duration,
}

impl Rate {
    const fn new(burst: u32, every_millis: u64) -> Self {
        Self { burst, every: Duration::from_millis(every_millis) }
    }

    fn limiter(self) -> DefaultKeyedRateLimiter<Client> {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        let every = self.every.max(Duration::from_nanos(1));
        let quota = Quota::with_period(every).expect("a period that is not zero");
        RateLimiter::keyed(quota.allow_burst(burst))
    }
}

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// New tables and new guests, by address.
    pub tables: Rate,
    /// Messages of chat, by guest.
    pub chat: Rate,
    /// Decisions and all that goes with them, by guest.
    pub decisions: Rate,
    /// Hints and analyses, by guest.
    pub advice: Rate,
    /// Opening streams, by address.
    pub streams: Rate,
    /// Whole logs and looks back, by address.
    pub reads: Rate,
    /// Streams open at the same time, by address.
    pub open_streams: usize,
    /// After how many events a table is only played to its end: nothing is taken back, asked or
    /// said any more. The longest games take a few thousand.
    pub events: LogIndex,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// Connections at the same time, by address.
    pub connections: usize,
    /// How long anybody may take to send the head of a request, or its body.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            tables: Rate::new(20, 6_000),
            chat: Rate::new(6, 1_500),
            decisions: Rate::new(40, 100),
            advice: Rate::new(4, 3_000),
            streams: Rate::new(60, 1_000),
            reads: Rate::new(120, 100),
            open_streams: 100,
            events: 20_000,
            body: 16 * 1024,
            connections: 200,
            patience: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// Practically none, for load tests from one machine.
    pub fn none() -> Self {
        let free = Rate { burst: 1_000_000, every: Duration::from_nanos(1) };
        Self {
            tables: free,
            chat: free,
            decisions: free,
            advice: free,
            streams: free,
            reads: free,
            open_streams: 1_000_000,
            connections: 1_000_000,
            ..Self::default()
        }
    }
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Client {
    /// A guest.
    Guest(i64),
    /// An address; of IPv6 only the network, since one household has all of it.
    Address([u8; 8]),
}

impl Client {
    /// The client at an address.
    pub fn at(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => {
                let [a, b, c, d] = address.octets();
                Self::Address([0, 0, 0, 0, a, b, c, d])
            }
            IpAddr::V6(address) => {
                let mut network = [0; 8];
                network.copy_from_slice(&address.octets()[..8]);
                Self::Address(network)
            }
        }
    }
}

/// As nodes name a client to each other.
impl fmt::Display for Client {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Guest(guest) => write!(f, "g{guest}"),
            Self::Address(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

impl From<GuestId> for Client {
    fn from(guest: GuestId) -> Self {
        Self::Guest(guest.0)
    }
}

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Making tables and guests.
    Table,
    /// Chat.
    Chat,
    /// Decisions.
    Decision,
    /// Hints and analyses.
    Advice,
    /// Streams.
    Stream,
    /// What takes long to read.
    Read,
}

impl Kind {
    /// As nodes name it to each other, and how much of it there may be at all of them.
    pub fn shared(self, limits: &Limits) -> (&'static str, Allowance) {
        let (what, Rate { burst, every }) = match self {
            Self::Table => ("tables", limits.tables),
            Self::Chat => ("chat", limits.chat),
            Self::Decision => ("decisions", limits.decisions),
            Self::Advice => ("advice", limits.advice),
            Self::Stream => ("streams", limits.streams),
            Self::Read => ("reads", limits.reads),
        };
        (what, Allowance { burst, every })
    }
}

/// Counts what clients ask for.
pub struct Gate {
    tables: DefaultKeyedRateLimiter<Client>,
    chat: DefaultKeyedRateLimiter<Client>,
    decisions: DefaultKeyedRateLimiter<Client>,
    advice: DefaultKeyedRateLimiter<Client>,
    streams: DefaultKeyedRateLimiter<Client>,
    reads: DefaultKeyedRateLimiter<Client>,
    open: Arc<Mutex<HashMap<Client, usize>>>,
    most_open: usize,
}

impl Gate {
    /// A gate with some limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            tables: limits.tables.limiter(),
            chat: limits.chat.limiter(),
            decisions: limits.decisions.limiter(),
            advice: limits.advice.limiter(),
            streams: limits.streams.limiter(),
            reads: limits.reads.limiter(),
            open: Arc::default(),
            most_open: limits.open_streams,
        }
    }

    /// Lets a client through, or says how long to wait.
    pub fn pass(&self, kind: Kind, client: Client) -> Result<(), Duration> {
        let limiter = match kind {
            Kind::Table => &self.tables,
            Kind::Chat => &self.chat,
            Kind::Decision => &self.decisions,
            Kind::Advice => &self.advice,
            Kind::Stream => &self.streams,
            Kind::Read => &self.reads,
        };
        limiter.check_key(&client).map_err(|until| {
            metrics::counter!("ludi_limited_total").increment(1);
            until.wait_time_from(DefaultClock::default().now())
        })
    }

    /// Counts an open stream until the pass is dropped; `None` if the client has too many.
    pub fn enter(&self, client: Client) -> Option<Pass> {
        let mut open = self.open.lock().expect("no thread panics while it counts");
        let count = open.entry(client).or_default();
        if *count >= self.most_open {
            return None;
        }
        *count += 1;
        Some(Pass { open: self.open.clone(), client })
    }

    /// Forgets clients that have not asked for a while.
    pub fn forget(&self) {
        let Self { tables, chat, decisions, advice, streams, reads, .. } = self;
        for limiter in [tables, chat, decisions, advice, streams, reads] {
            limiter.retain_recent();
        }
    }
}

/// An open stream.
pub struct Pass {
    open: Arc<Mutex<HashMap<Client, usize>>>,
    client: Client,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut open = self.open.lock().expect("no thread panics while it counts");
        if let Some(count) = open.get_mut(&self.client) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_waits_for_its_own_requests_only() {
        let slow = Rate::new(2, 60_000);
        let gate = Gate::new(&Limits { chat: slow, ..Limits::default() });
        let (one, two) = (Client::Guest(1), Client::Guest(2));
        assert_eq!(gate.pass(Kind::Chat, one), Ok(()));
        assert_eq!(gate.pass(Kind::Chat, one), Ok(()));
        let wait = gate.pass(Kind::Chat, one).unwrap_err();
        assert!(wait > Duration::from_secs(50), "{wait:?}");
        assert_eq!(gate.pass(Kind::Chat, two), Ok(()));
        assert_eq!(gate.pass(Kind::Decision, one), Ok(()));
    }

    #[test]
    fn open_streams_are_counted_while_they_are_open() {
        let gate = Gate::new(&Limits { open_streams: 1, ..Limits::default() });
        let client = Client::at("192.0.2.7".parse().unwrap());
        let pass = gate.enter(client);
        assert!(pass.is_some());
        assert!(gate.enter(client).is_none());
        drop(pass);
        assert!(gate.enter(client).is_some());
    }

    #[test]
    fn one_household_is_one_client() {
        let at = |text: &str| Client::at(text.parse().unwrap());
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::9"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:192.0.2.7"), at("192.0.2.7"));
        assert_ne!(at("192.0.2.7"), at("192.0.2.8"));
    }
}
