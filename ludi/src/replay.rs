//! `ludi replay` and `ludi verify`

use std::io::Write as _;
use std::path::Path;

use ludi_engine::{AnyTable, EffectKind, Messages, Next, Offer, Phrase, Seat};
use serde_json::{Value as Json, json};

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
    if let Some(head) = table.head().filter(|_| table.is_closed()) {
        writeln!(
            out,
            "{}",
            speech.say(&Phrase::new("verify-chain").with("head", head.to_string()))
        )?;
    }
    for (seat, _) in table.gifts() {
        let who = table.names()[seat.index()].clone();
        writeln!(out, "{}", speech.say(&Phrase::new("verify-gift").with("who", who)))?;
    }
    if let Some(cards) = &table.header().cards {
        writeln!(out, "{}", speech.say(&Phrase::new("verify-cards").with("cards", cards.clone())))?;
    }
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
    let viewer = args.seat.map(|seat| viewer(table, seat, speech)).transpose()?;
    let table = table.at(at).ok_or_else(|| {
        speech.usage(&Phrase::new("replay-place").with("at", at).with("last", last))
    })?;
    let mut out = std::io::stdout().lock();
    let game = table.game();
    let words = speech.words_of(game);
    let names = table.names();
    let board = table.text(viewer, &words, &names);
    if args.json {
        let mut object = position(&*table, viewer);
        object["events"] = json!(last);
        object["board"] = json!(board.to_plain());
        if args.labels {
            let offers = |offer| in_words(&offer, &words, &names);
            object["offers"] = each_seat(&*table, viewer, offers);
        }
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let place = Phrase::new("replay-at").with("at", at).with("last", last);
    writeln!(out, "{} — {}", game.about().name.get(speech.lang()), speech.say(&place))?;
    writeln!(out, "{}", speech.show(&board))?;
    write!(out, "{}", speech.show(&sheet::of_table(&*table, &words)))?;
    Ok(())
}

/// A seat as people count.
fn viewer(table: &dyn AnyTable, seat: u8, speech: &Speech) -> Result<Seat, Failure> {
    let players = table.players().len();
    let index = seat.checked_sub(1).filter(|index| usize::from(*index) < players);
    index.map(Seat).ok_or_else(|| {
        speech.usage(&Phrase::new("bad-seat").with("seat", seat).with("players", players))
    })
}

/// The position for another program; `docs/json.md` describes it.
fn position(table: &dyn AnyTable, viewer: Option<Seat>) -> Json {
    let next = match table.next() {
        Next::Over => json!("over"),
        Next::Chance => json!("chance"),
        Next::Decide(seats) => json!(seats.iter().map(|Seat(seat)| seat).collect::<Vec<_>>()),
    };
    json!({
        "game": table.header().game,
        "rules": table.header().rules,
        "at": table.last_index(),
        "closed": table.is_closed(),
        "next": next,
        "seats": table.players(),
        "standings": table.standings(),
        "taken_back": table.revealed_taken_back(),
        "position": table.data(viewer),
        "decisions": each_seat(table, viewer, |offer| json!(offer.notation)),
    })
}

/// What each seat may decide. A seat that knows more than a spectator shows it by what it may
/// decide, so that is told to nobody else.
fn each_seat(table: &dyn AnyTable, viewer: Option<Seat>, each: impl Fn(Offer) -> Json) -> Json {
    let seats = Seat::all(table.players().len() as u8).map(|seat| {
        let told = viewer == Some(seat) || !table.waits_for(seat) || !table.has_secrets(seat);
        told.then(|| table.offers(seat).into_iter().map(&each).collect::<Vec<_>>())
    });
    json!(seats.collect::<Vec<_>>())
}

/// A decision as on a button.
fn in_words(offer: &Offer, words: &Messages, names: &[String]) -> Json {
    let effects = offer.effects.iter().map(|effect| {
        let kind = match effect.kind {
            EffectKind::Cost => "cost",
            EffectKind::Gain => "gain",
            EffectKind::Prospect => "prospect",
            EffectKind::Note => "note",
        };
        let changes = effect.changes.iter().map(
            |change| json!({ "seat": change.seat, "counter": change.counter, "by": change.by }),
        );
        json!({
            "kind": kind,
            "text": words.say(&effect.phrase, names),
            "changes": changes.collect::<Vec<_>>(),
        })
    });
    json!({
        "do": offer.notation,
        "label": words.say(&offer.label, names),
        "effects": effects.collect::<Vec<_>>(),
    })
}
