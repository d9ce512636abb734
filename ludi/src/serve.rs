//! `ludi serve` and `ludi backup`

use std::io::Write as _;

use ludi_engine::Phrase;
use ludi_web::server::{self, Config};
use tokio::runtime::Runtime;

use crate::cli::{BackupArgs, ServeArgs};
use crate::failure::Failure;
use crate::speech::Speech;

/// Serves the table in the browser until it is told to stop.
pub fn serve(args: &ServeArgs, speech: &Speech) -> Result<(), Failure> {
    if args.json_logs {
        tracing_subscriber::fmt().json().with_writer(std::io::stderr).init();
    } else {
        tracing_subscriber::fmt().with_writer(std::io::stderr).init();
    }
    let config = Config {
        base_url: args.base_url.clone(),
        packs: args.packs.clone(),
        ..Config::new(&args.db, args.addr)
    };
    let host = if args.addr.ip().is_loopback() || args.addr.ip().is_unspecified() {
        format!("http://localhost:{}", args.addr.port())
    } else {
        format!("http://{}", args.addr)
    };
    let address = if args.base_url.is_empty() { host } else { args.base_url.clone() };
    let open = Phrase::new("serve-open").with("address", address);
    writeln!(std::io::stdout(), "{}", speech.say(&open))?;
    Runtime::new()?
        .block_on(server::serve(config))
        .map_err(|error| Failure::Work(error.to_string()))
}

/// Copies a server's database.
pub fn backup(args: &BackupArgs, speech: &Speech) -> Result<(), Failure> {
    Runtime::new()?
        .block_on(server::backup(&args.db, &args.to))
        .map_err(|error| Failure::Work(format!("{}: {error}", args.db.display())))?;
    let done = Phrase::new("backup-done").with("file", args.to.display().to_string());
    writeln!(std::io::stdout(), "{}", speech.say(&done))?;
    Ok(())
}
