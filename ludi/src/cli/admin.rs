//! The command line of whoever looks after a site.

use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::{Args, Subcommand};
use ludi_web::{GuestId, Place, TableId};

const DAY: u64 = 24 * 60 * 60;

fn parse_table(text: &str) -> Result<TableId, String> {
    text.parse()
        .map_err(|_| "write the 16 letters and digits of a table, as the list shows".to_owned())
}

fn parse_guest(text: &str) -> Result<GuestId, String> {
    text.parse().map_err(|_| "write a guest as the list shows, such as g17".to_owned())
}

fn parse_days(text: &str) -> Result<Duration, String> {
    let days: Option<u64> = text.strip_suffix('d').and_then(|days| days.parse().ok());
    let seconds = days.filter(|days| *days > 0).and_then(|days| days.checked_mul(DAY));
    seconds.map(Duration::from_secs).ok_or_else(|| "write days, such as 90d".to_owned())
}

/// A guest or a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A guest.
    Guest(GuestId),
    /// A table.
    Table(TableId),
}

impl FromStr for Subject {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let guest = text.parse().ok().map(Self::Guest);
        let found = guest.or_else(|| text.parse().ok().map(Self::Table));
        found.ok_or_else(|| "write a guest such as g17, or a table, as the list shows".to_owned())
    }
}

/// `ludi check-db`
#[derive(Debug, Args)]
pub struct CheckDbArgs {
    /// The database: a copy, one that a server is using, or the address of a PostgreSQL
    pub file: Place,
    /// A component pack besides the built-in ones and those in the database; may be repeated
    #[arg(long = "pack", value_name = "FILE")]
    pub packs: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `ludi admin`
#[derive(Debug, Args)]
pub struct AdminArgs {
    /// The SQLite file of the server, which may run meanwhile, or the address of a PostgreSQL
    #[arg(
        long,
        value_name = "FILE|URL",
        default_value = "ludi.db",
        global = true,
        env = "LUDI_DB",
        hide_env_values = true
    )]
    pub db: Place,
    /// What to do
    #[command(subcommand)]
    pub command: AdminCommand,
}

/// What to do with a site.
#[derive(Debug, Subcommand)]
pub enum AdminCommand {
    /// List the tables, the latest first
    List {
        /// Tell the names of the players, too
        #[arg(long)]
        names: bool,
        /// Print JSON, a table a line
        #[arg(long)]
        json: bool,
    },
    /// Let nobody play on at a table; it can still be looked at
    Close {
        /// The table
        #[arg(value_parser = parse_table)]
        table: TableId,
    },
    /// Let them play on again
    Reopen {
        /// The table
        #[arg(value_parser = parse_table)]
        table: TableId,
    },
    /// Remove a table for good
    Delete {
        /// The table
        #[arg(value_parser = parse_table)]
        table: TableId,
    },
    /// Let a guest say nothing any more, or nobody at a table
    Mute {
        /// A guest or a table
        #[arg(value_name = "GUEST|TABLE")]
        subject: Subject,
    },
    /// Let them speak again
    Unmute {
        /// A guest or a table
        #[arg(value_name = "GUEST|TABLE")]
        subject: Subject,
    },
    /// Let a guest change nothing any more
    Ban {
        /// The guest
        #[arg(value_parser = parse_guest)]
        guest: GuestId,
    },
    /// Let them play again
    Unban {
        /// The guest
        #[arg(value_parser = parse_guest)]
        guest: GuestId,
    },
    /// Forget a guest: their name, words, sessions, and tables that are theirs alone
    Forget {
        /// The guest
        #[arg(value_parser = parse_guest)]
        guest: GuestId,
    },
    /// Remove tables in which nothing has happened for long
    Prune {
        /// For how many days, such as 90d
        #[arg(long, value_name = "DAYS", value_parser = parse_days)]
        older_than: Duration,
        /// Only games that are over
        #[arg(long, conflicts_with = "abandoned")]
        finished: bool,
        /// Only games that are not over
        #[arg(long)]
        abandoned: bool,
        /// Only name them
        #[arg(long)]
        dry_run: bool,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_and_days_are_read_as_they_are_shown() {
        assert_eq!("g17".parse(), Ok(Subject::Guest(GuestId(17))));
        let table: Subject = "0123456789abcdef".parse().unwrap();
        assert!(matches!(table, Subject::Table(_)));
        assert!("Livia".parse::<Subject>().is_err());
        assert_eq!(parse_days("90d"), Ok(Duration::from_hours(90 * 24)));
        for wrong in ["90", "d", "0d", "-1d", "99999999999999999999d", "9999999999999999999d"] {
            assert!(parse_days(wrong).is_err(), "{wrong}");
        }
    }
}
