//! `ludi replay` and `ludi verify`

use std::io::Write as _;
use std::path::Path;

use ludi_engine::{Next, Phrase, Seat, Strategy, Table, Text, Words};
use serde_json::json;

use crate::cli::{ReplayArgs, VerifyArgs};
use crate::failure::Failure;
use crate::load;
use crate::sheet;
use crate::speech::Speech;

/// Shows a recorded game at a position.
pub fn replay(args: &ReplayArgs, speech: &Speech) -> Result<(), Failure> {
    let (log, header) = load::log(&args.file, speech)?;
    ludi_registry::with_game!(&header.game, G => {
        let table = read::<G>(&args.file, &log, args.pack.as_deref(), speech)?;
        show::<G>(&table, args, speech)
    })
    .ok_or_else(|| speech.unknown_game(&header.game))?
}

/// Checks a recorded game.
pub fn verify(args: &VerifyArgs, speech: &Speech) -> Result<(), Failure> {
    let (log, header) = load::log(&args.file, speech)?;
    ludi_registry::with_game!(&header.game, G => {
        let table = read::<G>(&args.file, &log, args.pack.as_deref(), speech)?;
        report::<G>(&table, speech)
    })
    .ok_or_else(|| speech.unknown_game(&header.game))?
}

fn read<G: Words + Strategy>(
    file: &Path,
    log: &str,
    pack: Option<&Path>,
    speech: &Speech,
) -> Result<Table<G>, Failure> {
    let pack = load::pack::<G>(pack, speech)?;
    Table::<G>::read(log, pack, None).map_err(|error| load::in_file(file, &error.to_string()))
}

fn report<G: Words + Strategy>(table: &Table<G>, speech: &Speech) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let good = Phrase::new(if table.is_closed() { "verify-good" } else { "verify-running" })
        .with("events", table.events().len())
        .with("commitment", table.header().commitment.to_string());
    writeln!(out, "{}", speech.say(&good))?;
    if let Some(fork) = table.header().fork {
        let line =
            Phrase::new("verify-fork").with("copied", fork.copied).with("of", fork.of.to_string());
        writeln!(out, "{}", speech.say(&line))?;
    }
    Ok(())
}

fn show<G: Words + Strategy>(
    table: &Table<G>,
    args: &ReplayArgs,
    speech: &Speech,
) -> Result<(), Failure> {
    let last = table.events().len() as u32;
    let at = args.at.unwrap_or(last);
    let table = table.at(at).ok_or_else(|| {
        speech.usage(&Phrase::new("replay-place").with("at", at).with("last", last))
    })?;
    let mut out = std::io::stdout().lock();
    let words = speech.words_of::<G>();
    let names = table.names();
    let board: Text = G::text(&table.view(None), &words, &names);
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
            "board": board.to_plain(),
        });
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let place = Phrase::new("replay-at").with("at", at).with("last", last);
    writeln!(out, "{} — {}", G::about().name.get(speech.lang()), speech.say(&place))?;
    writeln!(out, "{}", speech.show(&board))?;
    write!(out, "{}", speech.show(&sheet::standings(&table.standings(), &words, &names)))?;
    Ok(())
}
