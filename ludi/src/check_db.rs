//! `ludi check-db`

use std::io::{Write as _, stdout};

use ludi_engine::Phrase;
use ludi_web::{AdminError, Checked};
use serde_json::json;
use tokio::runtime::Runtime;

use crate::cli::CheckDbArgs;
use crate::failure::Failure;
use crate::sim::progress;
use crate::speech::Speech;

/// Opens every table of a database and says which would not open.
pub fn run(args: &CheckDbArgs, speech: &Speech) -> Result<(), Failure> {
    let bar = progress(0);
    let seen = |done: usize, of: usize| {
        bar.set_length(of as u64);
        bar.set_position(done as u64);
    };
    let checking = ludi_web::check_db(&args.file, &args.packs, seen);
    let checked = Runtime::new()?.block_on(checking);
    bar.finish_and_clear();
    let checked = checked.map_err(|error| match error {
        AdminError::Pack(error) => Failure::Work(error.to_string()),
        error => Failure::Work(format!("{}: {error}", args.file)),
    })?;
    if args.json {
        writeln!(stdout(), "{}", data(&checked))?;
    } else {
        for trouble in &checked.troubles {
            writeln!(stdout(), "{}  {}  {}", trouble.table, trouble.game, trouble.why)?;
        }
    }
    let file = args.file.to_string();
    let told =
        |id| Phrase::new(id).with("file", file.clone()).with("tables", checked.tables as i64);
    if !checked.troubles.is_empty() {
        let bad = told("check-db-bad").with("bad", checked.troubles.len() as i64);
        return Err(speech.work(&bad));
    }
    if !args.json {
        writeln!(stdout(), "{}", speech.say(&told("check-db-good")))?;
    }
    Ok(())
}

fn data(checked: &Checked) -> serde_json::Value {
    let troubles = checked.troubles.iter();
    let troubles = troubles
        .map(|trouble| json!({"id": trouble.table, "game": trouble.game, "why": trouble.why}));
    json!({"tables": checked.tables, "troubles": troubles.collect::<Vec<_>>()})
}
