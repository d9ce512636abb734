//! `ludi backup` and `ludi restore`

use std::io::Write as _;
use std::path::Path;

use ludi_engine::Phrase;
use ludi_web::{Place, StoreError};
use tokio::runtime::Runtime;

use crate::cli::{BackupArgs, CopyDbArgs, RestoreArgs};
use crate::failure::Failure;
use crate::serve::in_use;
use crate::sim::progress;
use crate::speech::Speech;

/// Copies a server's database.
pub fn backup(args: &BackupArgs, speech: &Speech) -> Result<(), Failure> {
    let db = file(&args.db, "backup-server", speech)?;
    let copied = Runtime::new()?.block_on(async {
        let Some(keep) = args.keep else {
            return ludi_web::backup(db, &args.to).await.map(|()| args.to.clone());
        };
        ludi_web::backup_in_turn(db, &args.to, keep as usize).await
    });
    let copy = copied.map_err(|error| wrong(&args.db, &error))?;
    tell(&Phrase::new("backup-done").with("file", copy.display().to_string()), speech)
}

/// Puts a copy in the place of a server's database, or only checks it.
pub fn restore(args: &RestoreArgs, speech: &Speech) -> Result<(), Failure> {
    let backup = args.backup.display().to_string();
    let (path, db) = (file(&args.db, "restore-server", speech)?, args.db.to_string());
    let runtime = Runtime::new()?;
    let examined = runtime.block_on(ludi_web::examine(&args.backup));
    let tables = examined.map_err(|error| {
        let phrase = Phrase::new("restore-bad").with("file", backup.clone());
        speech.work(&phrase.with("error", error.to_string()))
    })?;
    if args.check {
        let phrase = Phrase::new("restore-good").with("file", backup);
        return tell(&phrase.with("tables", tables), speech);
    }
    let restored = runtime.block_on(ludi_web::restore(&args.backup, path, args.replace));
    let tables = restored.map_err(|error| match error {
        StoreError::InUse => in_use(&args.db, speech),
        StoreError::Exists => speech.work(&Phrase::new("restore-exists").with("file", db.clone())),
        error => wrong(&args.db, &error),
    })?;
    tell(&Phrase::new("restore-done").with("file", db).with("tables", tables), speech)
}

/// Moves a site from one database to another, which must not be there yet.
pub fn copy_db(args: &CopyDbArgs, speech: &Speech) -> Result<(), Failure> {
    let bar = progress(0);
    let seen = |rows| bar.set_position(rows);
    let copied = Runtime::new()?.block_on(ludi_web::copy(&args.from, &args.to, seen));
    bar.finish_and_clear();
    let copied = copied.map_err(|error| match error {
        StoreError::InUse => speech.work(&Phrase::new("copy-in-use")),
        StoreError::Exists => {
            speech.work(&Phrase::new("copy-exists").with("to", args.to.to_string()))
        }
        error => Failure::Work(format!("{} → {}: {error}", args.from, args.to)),
    })?;
    let told = Phrase::new("copy-done").with("to", args.to.to_string());
    let told = told.with("tables", copied.tables as i64).with("events", copied.events as i64);
    tell(&told.with("rows", copied.rows as i64), speech)
}

/// The file of a site; what is not done with a server is refused in words.
fn file<'a>(place: &'a Place, refusal: &'static str, speech: &Speech) -> Result<&'a Path, Failure> {
    place.file().ok_or_else(|| speech.work(&Phrase::new(refusal).with("db", place.to_string())))
}

fn wrong(place: &Place, error: &StoreError) -> Failure {
    Failure::Work(format!("{place}: {error}"))
}

fn tell(phrase: &Phrase, speech: &Speech) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{}", speech.say(phrase))?;
    Ok(())
}
