//! `ludi puzzles`

use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use ludi_engine::puzzle::{Puzzle, Puzzles, Step};
use ludi_engine::{AnyGame, AnyTable, Messages, Phrase, Seed, Strategy, Table, Words};
use ludi_lab::puzzles_hold;
use serde_json::{Value as Json, json};

use crate::cli::PuzzlesArgs;
use crate::failure::Failure;
use crate::sim::{progress, threads};
use crate::speech::Speech;

/// Some puzzles of a game.
struct Chosen {
    game: &'static dyn AnyGame,
    puzzles: &'static Puzzles,
    list: Vec<&'static Puzzle>,
    /// Whether each of them holds, if that was asked.
    hold: Option<Vec<bool>>,
}

/// Lists puzzles, and checks them.
pub fn run(args: &PuzzlesArgs, speech: &Speech) -> Result<(), Failure> {
    let mut chosen = chosen(args, speech)?;
    if args.check {
        for some in &mut chosen {
            some.hold = ludi_registry::with_game!(some.game.id(), G => check::<G>(some, args));
        }
    }
    let mut out = std::io::stdout().lock();
    let count: usize = chosen.iter().map(|some| some.list.len()).sum();
    if args.json {
        let games = chosen.iter().map(in_data).collect::<Vec<_>>();
        writeln!(out, "{}", json!({ "puzzles": count, "games": games }))?;
    } else {
        for some in &chosen {
            let words = speech.words_of(some.game);
            writeln!(out, "{}", some.game.about().name.get(speech.lang()))?;
            for puzzle in &some.list {
                show(&mut out, some, puzzle, args.solutions, &words)?;
            }
        }
        writeln!(out, "{}", speech.say(&Phrase::new("puzzles-count").with("count", count)))?;
    }
    drop(out);
    let failed: Vec<String> = chosen.iter().flat_map(failures).collect();
    if failed.is_empty() {
        return Ok(());
    }
    Err(speech.work(&Phrase::new("puzzles-failed").with("which", failed.join(", "))))
}

/// What was asked for.
fn chosen(args: &PuzzlesArgs, speech: &Speech) -> Result<Vec<Chosen>, Failure> {
    if let Some(id) = &args.game {
        speech.game(id)?;
    }
    let today = if args.today { ludi_registry::puzzle_of_day(day()) } else { None };
    let wanted = |game: &dyn AnyGame| match today {
        Some((other, _)) => other.id() == game.id(),
        None => !args.today && args.game.as_ref().is_none_or(|id| id == game.id()),
    };
    let all = ludi_registry::puzzles().iter().filter(|(game, _)| wanted(*game));
    Ok(all
        .map(|(game, puzzles)| {
            let list = match today {
                Some((_, puzzle)) => vec![puzzle],
                None => puzzles.list.iter().collect(),
            };
            Chosen { game: *game, puzzles, list, hold: None }
        })
        .collect())
}

/// The day by the sun of Greenwich, from the beginning of 1970.
fn day() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / 86_400)
}

/// The table a puzzle is asked at.
fn table(some: &Chosen, puzzle: &Puzzle, steps: usize) -> Box<dyn AnyTable> {
    some.puzzles.table(some.game, puzzle, steps).expect("our puzzles are tested")
}

fn check<G: Words + Strategy>(some: &Chosen, args: &PuzzlesArgs) -> Vec<bool> {
    let asked = |puzzle: &&'static Puzzle| {
        let table = table(some, puzzle, 0);
        let table: &Table<G> = table.as_any().downcast_ref().expect("a table of the game");
        (table.clone(), *puzzle)
    };
    let asked: Vec<(Table<G>, &Puzzle)> = some.list.iter().map(asked).collect();
    let bar = progress(asked.len() as u64);
    let seed = Seed::from_text(&args.seed);
    let hold =
        puzzles_hold(&asked, some.puzzles.margin, seed, threads(args.threads), || bar.inc(1));
    bar.finish_and_clear();
    hold
}

/// Those that do not hold, by their names.
fn failures(some: &Chosen) -> Vec<String> {
    let hold = some.hold.as_deref().unwrap_or_default();
    let failed = some.list.iter().zip(hold).filter(|(_, holds)| !**holds);
    failed.map(|(puzzle, _)| format!("{} {}", some.game.id(), puzzle.number)).collect()
}

fn show(
    out: &mut impl std::io::Write,
    some: &Chosen,
    puzzle: &Puzzle,
    solutions: bool,
    words: &Messages,
) -> Result<(), Failure> {
    let table = table(some, puzzle, 0);
    let names = table.names();
    let line = Phrase::new("puzzles-line")
        .with("number", format!("{:>3}", puzzle.number))
        .with("grade", words.get(&format!("puzzles-{}", puzzle.grade.id())))
        .with("players", names.len())
        .with("event", puzzle.at)
        .with("seat", puzzle.seat)
        .with("steps", puzzle.questions())
        .with("asked", table.prompt(puzzle.seat));
    writeln!(out, "{}", words.say(&line, &names))?;
    if !solutions {
        return Ok(());
    }
    for (place, step) in puzzle.steps.iter().enumerate() {
        let table = self::table(some, puzzle, place);
        let thinker = ludi_registry::thinker(some.game.id());
        let said = thinker.map(|it| it.solution(&*table, puzzle.seat, step)).unwrap_or_default();
        for sentence in said {
            writeln!(out, "       {}", words.say(&sentence, &names))?;
        }
    }
    Ok(())
}

/// Puzzles for another program; `docs/json.md` describes them.
fn in_data(some: &Chosen) -> Json {
    let step = |step: &Step| {
        let other = |other: &ludi_engine::puzzle::Other| {
            // Tenths of points, as they were written.
            let loses = (f64::from(other.loses) * 10.0).round() / 10.0;
            json!({ "do": other.decision, "loses": loses })
        };
        json!({
            "best": step.best,
            "tempting": step.tempting,
            "others": step.others.iter().map(other).collect::<Vec<_>>(),
        })
    };
    let one = |(index, puzzle): (usize, &&Puzzle)| {
        json!({
            "number": puzzle.number,
            "grade": puzzle.grade.id(),
            "log": puzzle.log,
            "at": puzzle.at,
            "seat": puzzle.seat.0,
            "players": table(some, puzzle, 0).players().len(),
            "steps": puzzle.steps.iter().map(step).collect::<Vec<_>>(),
            "holds": some.hold.as_ref().map(|hold| hold[index]),
        })
    };
    let puzzles: Vec<Json> = some.list.iter().enumerate().map(one).collect();
    json!({ "game": some.game.id(), "puzzles": puzzles })
}
