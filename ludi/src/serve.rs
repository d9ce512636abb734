//! `ludi serve`

use std::io::IsTerminal as _;
use std::time::Duration;

use ludi_engine::Phrase;
use ludi_web::{Config, Pace, Place, ServeError};
use tokio::runtime::Runtime;

use crate::cli::ServeArgs;
use crate::failure::Failure;
use crate::speech::Speech;

/// Serves the table in the browser until it is told to stop.
pub fn serve(args: &ServeArgs, speech: &Speech) -> Result<(), Failure> {
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr);
    if args.json_logs {
        log.json().init();
    } else {
        log.with_ansi(std::io::stderr().is_terminal()).init();
    }
    let pace = args.bot_pace.map(Duration::from_millis);
    let config = Config {
        pace: pace.map_or_else(Pace::default, |wait| Pace {
            step: wait,
            grace: wait,
            ..Pace::default()
        }),
        base_url: args.base_url.clone(),
        packs: args.packs.clone(),
        trusted_proxies: args.trusted_proxies.clone(),
        bot_threads: args.bot_threads.map_or(0, usize::from),
        keep_finished: args.keep_finished.map(days),
        keep_abandoned: args.keep_abandoned.map(days),
        metrics_addr: args.metrics_addr,
        limits: args.limits.limits(),
        ..Config::new(args.db.clone(), args.addr)
    };
    let greet = |address: &str| {
        println!("{}", speech.say(&Phrase::new("serve-open").with("address", address.to_owned())));
    };
    Runtime::new()?.block_on(ludi_web::serve(config, greet)).map_err(|error| match error {
        ServeError::InUse(place) => in_use(&place, speech),
        error => Failure::Work(error.to_string()),
    })
}

fn days(days: u32) -> Duration {
    Duration::from_hours(24 * u64::from(days))
}

/// Another server has the database.
pub fn in_use(place: &Place, speech: &Speech) -> Failure {
    speech.work(&Phrase::new("db-in-use").with("file", place.to_string()))
}
