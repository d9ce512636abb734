//! The command line of the server and of copies of its database.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use ipnet::IpNet;
use ludi_web::{Limits, Place, Rate};

fn parse_network(text: &str) -> Result<IpNet, String> {
    let alone = |address: std::net::IpAddr| IpNet::from(address);
    let network = text.parse().ok().or_else(|| text.parse().ok().map(alone));
    network.ok_or_else(|| "write an address, or a network such as 10.0.0.0/8".to_owned())
}

/// So many at once, and one more every so many seconds: `20/6` or `6/1.5`.
fn parse_rate(text: &str) -> Result<Rate, String> {
    let rate = || {
        let (burst, every) = text.split_once('/')?;
        let every = Duration::try_from_secs_f64(every.parse().ok()?).ok()?;
        let burst = burst.parse().ok().filter(|burst| *burst > 0)?;
        (!every.is_zero()).then_some(Rate { burst, every })
    };
    rate().ok_or_else(|| {
        "write how many at once and after how many seconds one more, such as 20/6".to_owned()
    })
}

/// How much one client may ask for.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Limits")]
pub struct LimitArgs {
    /// New tables and names, by address: so many at once, and one more every so many seconds
    #[arg(long = "limit-tables", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub tables: Option<Rate>,
    /// Words of chat, by guest
    #[arg(long = "limit-chat", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub chat: Option<Rate>,
    /// Decisions and all that goes with them, by guest
    #[arg(long = "limit-decisions", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub decisions: Option<Rate>,
    /// Hints and analyses, by guest
    #[arg(long = "limit-advice", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub advice: Option<Rate>,
    /// Opening streams, by address
    #[arg(long = "limit-streams", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub streams: Option<Rate>,
    /// Whole logs and replays, by address
    #[arg(long = "limit-reads", value_name = "N/SECONDS", value_parser = parse_rate)]
    pub reads: Option<Rate>,
    /// Streams open at the same time, by address
    #[arg(long = "limit-open-streams", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub open_streams: Option<u32>,
    /// Connections at the same time, by address
    #[arg(long = "limit-connections", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub connections: Option<u32>,
    /// After how many events a table is only played to its end
    #[arg(long = "limit-events", value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub events: Option<u32>,
    /// The longest body of a request, in bytes
    #[arg(long = "limit-body", value_name = "BYTES", value_parser = clap::value_parser!(u32).range(1..))]
    pub body: Option<u32>,
    /// How many seconds anybody may take to send a request
    #[arg(long = "limit-patience", value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..))]
    pub patience: Option<u32>,
}

impl LimitArgs {
    /// The usual limits, but for those that were named.
    pub fn limits(&self) -> Limits {
        let usual = Limits::default();
        let number = |named: Option<u32>, usual| named.map_or(usual, |number| number as usize);
        let seconds = |seconds| Duration::from_secs(u64::from(seconds));
        Limits {
            tables: self.tables.unwrap_or(usual.tables),
            chat: self.chat.unwrap_or(usual.chat),
            decisions: self.decisions.unwrap_or(usual.decisions),
            advice: self.advice.unwrap_or(usual.advice),
            streams: self.streams.unwrap_or(usual.streams),
            reads: self.reads.unwrap_or(usual.reads),
            open_streams: number(self.open_streams, usual.open_streams),
            connections: number(self.connections, usual.connections),
            events: self.events.unwrap_or(usual.events),
            body: number(self.body, usual.body),
            patience: self.patience.map_or(usual.patience, seconds),
        }
    }
}

/// `ludi serve`
#[derive(Clone, Debug, Args)]
pub struct ServeArgs {
    /// The SQLite file that keeps all tables, which is made if it is missing; or the address of a
    /// PostgreSQL database that servers share, such as postgres://ludi@db.example/ludi
    #[allow(rustdoc::bare_urls, reason = "the help of the command line is plain text")]
    #[arg(
        long,
        value_name = "FILE|URL",
        default_value = "ludi.db",
        env = "LUDI_DB",
        hide_env_values = true
    )]
    pub db: Place,
    /// Where to listen
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub addr: SocketAddr,
    /// The address people use, if it is another, such as https://ludi.example
    #[allow(rustdoc::bare_urls, reason = "the help of the command line is plain text")]
    #[arg(long, value_name = "URL", default_value = "")]
    pub base_url: String,
    /// A component pack to offer besides the built-in ones; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    pub packs: Vec<PathBuf>,
    /// How long bots wait before they move, in milliseconds; otherwise a pace people can follow
    #[arg(long, value_name = "MILLISECONDS")]
    pub bot_pace: Option<u64>,
    /// How many bots may think at once; otherwise one fewer than there are cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub bot_threads: Option<u16>,
    /// Remove games that are over and in which nothing has happened for so many days; otherwise
    /// they are kept
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_finished: Option<u32>,
    /// Remove running games in which nothing has happened for so many days; otherwise they are kept
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep_abandoned: Option<u32>,
    /// Tell metrics at this address, and no longer at /metrics of the site
    #[arg(long, value_name = "ADDR")]
    pub metrics_addr: Option<SocketAddr>,
    #[command(flatten)]
    pub limits: LimitArgs,
    /// Write logs as JSON
    #[arg(long)]
    pub json_logs: bool,
    /// A proxy that may say for whom it asks (X-Forwarded-For), as an address or a network such as
    /// 10.0.0.0/8; may be repeated. Otherwise nobody is believed
    #[arg(long = "trusted-proxy", value_name = "CIDR", value_parser = parse_network)]
    pub trusted_proxies: Vec<IpNet>,
}

/// `ludi backup`
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The SQLite file of the server
    #[arg(long, value_name = "FILE", default_value = "ludi.db")]
    pub db: Place,
    /// Where the copy goes; it must not exist yet
    pub to: PathBuf,
    /// Put the time into the name of the copy, and remove all copies named so but the latest N
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub keep: Option<u32>,
}

/// `ludi copy-db`
#[derive(Debug, Args)]
pub struct CopyDbArgs {
    /// The site: an SQLite file, or the address of a PostgreSQL database; nobody may serve it
    pub from: Place,
    /// Where it goes: a file that is not there yet, or an empty PostgreSQL database
    pub to: Place,
}

/// `ludi restore`
#[derive(Debug, Args)]
pub struct RestoreArgs {
    /// The copy that `ludi backup` made
    pub backup: PathBuf,
    /// The SQLite file of the server, which must not run
    #[arg(long, value_name = "FILE", default_value = "ludi.db")]
    pub db: Place,
    /// Only check the copy
    #[arg(long)]
    pub check: bool,
    /// Replace the database that is there; it stays beside the new one as FILE.before
    #[arg(long)]
    pub replace: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rate_is_a_number_and_seconds() {
        let rate = parse_rate("6/1.5").unwrap();
        assert_eq!((rate.burst, rate.every), (6, Duration::from_millis(1500)));
        for wrong in ["", "6", "0/1", "6/0", "6/-1", "6/x", "-1/6", "6/1e99", "6/NaN", "6/1/2"] {
            assert!(parse_rate(wrong).is_err(), "{wrong}");
        }
    }
}
