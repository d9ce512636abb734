//! `ludi backup` and `ludi restore`

use std::io::Write as _;
use std::path::Path;

use ludi_engine::Phrase;
use ludi_web::StoreError;
use tokio::runtime::Runtime;

use crate::cli::{BackupArgs, RestoreArgs};
use crate::failure::Failure;
use crate::serve::in_use;
use crate::speech::Speech;

/// Copies a server's database.
pub fn backup(args: &BackupArgs, speech: &Speech) -> Result<(), Failure> {
    let copied = Runtime::new()?.block_on(async {
        let Some(keep) = args.keep else {
            return ludi_web::backup(&args.db, &args.to).await.map(|()| args.to.clone());
        };
        ludi_web::backup_in_turn(&args.db, &args.to, keep as usize).await
    });
    let copy = copied.map_err(|error| wrong(&args.db, &error))?;
    tell(&Phrase::new("backup-done").with("file", copy.display().to_string()), speech)
}

/// Puts a copy in the place of a server's database, or only checks it.
pub fn restore(args: &RestoreArgs, speech: &Speech) -> Result<(), Failure> {
    let backup = args.backup.display().to_string();
    let db = args.db.display().to_string();
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
    let restored = runtime.block_on(ludi_web::restore(&args.backup, &args.db, args.replace));
    let tables = restored.map_err(|error| match error {
        StoreError::InUse => in_use(&args.db, speech),
        StoreError::Exists => speech.work(&Phrase::new("restore-exists").with("file", db.clone())),
        error => wrong(&args.db, &error),
    })?;
    tell(&Phrase::new("restore-done").with("file", db).with("tables", tables), speech)
}

fn wrong(file: &Path, error: &StoreError) -> Failure {
    Failure::Work(format!("{}: {error}", file.display()))
}

fn tell(phrase: &Phrase, speech: &Speech) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{}", speech.say(phrase))?;
    Ok(())
}
