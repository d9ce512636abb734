//! `ludi replay` and `ludi verify`

use std::io::Write as _;
use std::path::Path;

use ludi_engine::{AnyTable, Next, Phrase, Seat};
use serde_json::json;

use crate::cli::{ReplayArgs, VerifyArgs};
use crate::failure::Failure;
use crate::load;
use crate::sheet;
use crate::speech::Speech;

/// Shows a recorded game at a position.
pub fn replay(args: &ReplayArgs, speech: &Speech) -> Result<(), Failure> {
    let table = read(&args.file, args.pack.as_deref(), speech)?;
    show(&*table, args, speech)
}

/// Checks a recorded game.
pub fn verify(args: &VerifyArgs, speech: &Speech) -> Result<(), Failure> {
    let table = read(&args.file, args.pack.as_deref(), speech)?;
    report(&*table, speech)
}

fn read(file: &Path, pack: Option<&Path>, speech: &Speech) -> Result<Box<dyn AnyTable>, Failure> {
    let (log, header) = load::log(file, speech)?;
    let game = speech.game(&header.game)?;
    let pack = load::pack(game, pack, speech)?;
    load::table(file, &log, game, pack, None)
}

fn report(table: &dyn AnyTable, speech: &Speech) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let good = Phrase::new(if table.is_closed() { "verify-good" } else { "verify-running" })
        .with("events", table.last_index())
        .with("commitment", table.header().commitment.to_string());
    writeln!(out, "{}", speech.say(&good))?;
    if let Some(fork) = table.header().fork {
        let line =
            Phrase::new("verify-fork").with("copied", fork.copied).with("of", fork.of.to_string());
        writeln!(out, "{}", speech.say(&line))?;
    }
    Ok(())
}

fn show(table: &dyn AnyTable, args: &ReplayArgs, speech: &Speech) -> Result<(), Failure> {
    let last = table.last_index();
    let at = args.at.unwrap_or(last);
    let table = table.at(at).ok_or_else(|| {
        speech.usage(&Phrase::new("replay-place").with("at", at).with("last", last))
    })?;
    let mut out = std::io::stdout().lock();
    let game = table.game();
    let words = speech.words_of(game);
    let names = table.names();
    let board = table.text(None, &words, &names);
    if args.json {
        let next = match table.next() {
            Next::Over => json!("over"),
            Next::Chance => json!("chance"),
            Next::Decide(seats) => json!(seats.iter().map(|Seat(seat)| seat).collect::<Vec<_>>()),
        };
        let object = json!({
            "game": table.header().game,
            "at": at,
            "events": last,
            "closed": table.is_closed(),
            "next": next,
            "seats": table.players(),
            "standings": table.standings(),
            "taken_back": table.revealed_taken_back(),
            "board": board.to_plain(),
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let place = Phrase::new("replay-at").with("at", at).with("last", last);
    writeln!(out, "{} — {}", game.about().name.get(speech.lang()), speech.say(&place))?;
    writeln!(out, "{}", speech.show(&board))?;
    write!(out, "{}", speech.show(&sheet::of_table(&*table, &words)))?;
    Ok(())
}
