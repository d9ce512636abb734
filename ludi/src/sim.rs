//! `ludi sim`

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;

use indicatif::{ProgressBar, ProgressStyle};
use ludi_engine::{Phrase, Seed, Strategy, Words, any_game};
use ludi_lab::{Simulation, SimulationReport, simulate};

use crate::cli::SimArgs;
use crate::failure::Failure;
use crate::setup::{prepare, read_skills};
use crate::speech::Speech;

/// Lets bots play many games.
pub fn run(args: &SimArgs, speech: &Speech) -> Result<(), Failure> {
    let game = &args.setup.game;
    ludi_registry::with_game!(game, G => sim::<G>(args, speech))
        .ok_or_else(|| speech.unknown_game(game))?
}

fn sim<G: Words + Strategy>(args: &SimArgs, speech: &Speech) -> Result<(), Failure> {
    let prepared = prepare(any_game::<G>(), &args.setup, speech)?;
    let (pack, setup) = prepared.of::<G>();
    let skills = read_skills(&args.bots, speech)?;
    let simulation = Simulation::<G> {
        pack,
        setup,
        bots: skills.into_iter().cycle().take(usize::from(prepared.players)).collect(),
        games: args.games,
        seed: Seed::from_text(&args.seed),
        threads: threads(args.threads),
    };
    if let Some(folder) = &args.log {
        fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error, speech))?;
    }
    let bar = progress(simulation.games);
    let trouble: Mutex<Option<Failure>> = Mutex::new(None);
    let report = simulate(&simulation, |index| {
        if let Some(folder) = &args.log
            && let Err(failure) = write_log(&simulation, index, folder, speech)
        {
            trouble.lock().expect("nobody panics holding it").get_or_insert(failure);
        }
        bar.inc(1);
    })
    .map_err(|error| speech.refused(any_game::<G>(), &error.into()))?;
    bar.finish_and_clear();
    if let Some(failure) = trouble.into_inner().expect("nobody panics holding it") {
        return Err(failure);
    }
    print(&report, args.json, speech)
}

/// As many threads as asked for, otherwise one a core.
pub fn threads(asked: Option<usize>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    asked.unwrap_or_else(cores).clamp(1, 1024)
}

/// A bar that shows how many of the games are played.
pub fn progress(games: u64) -> ProgressBar {
    ProgressBar::new(games).with_style(
        ProgressStyle::with_template("{wide_bar} {pos}/{len} · {per_sec} · {eta}")
            .expect("the template is well formed"),
    )
}

fn write_log<G: Words + Strategy>(
    simulation: &Simulation<G>,
    index: u64,
    folder: &Path,
    speech: &Speech,
) -> Result<(), Failure> {
    let table = simulation
        .game(index)
        .record()
        .map_err(|error| speech.refused(any_game::<G>(), &error.into()))?;
    let path = folder.join(format!("{}-{index:06}.jsonl", G::ID));
    fs::write(&path, table.log()).map_err(|error| cannot_write(&path, &error, speech))
}

/// A file or folder that cannot be written.
pub fn cannot_write(path: &Path, error: &std::io::Error, speech: &Speech) -> Failure {
    speech.work(
        &Phrase::new("cannot-write")
            .with("file", path.display().to_string())
            .with("problem", error.to_string()),
    )
}

fn print(report: &SimulationReport, json: bool, speech: &Speech) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        let object = serde_json::to_string(report).expect("a report is plain data");
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let number = |value: f64, digits: usize| format!("{value:.digits$}");
    let lines = [
        Phrase::new("sim-games")
            .with("games", report.games.to_string())
            .with("players", report.players)
            .with("seconds", number(report.seconds, 2)),
        Phrase::new("sim-speed")
            .with("decisions", number(report.decisions_per_s, 0))
            .with("games", number(report.games_per_s, 0)),
        Phrase::new("sim-length").with("decisions", number(report.mean_decisions, 1)),
    ];
    for line in &lines {
        writeln!(out, "{}", speech.say(line))?;
    }
    for seat in &report.seats {
        let line = Phrase::new("sim-seat")
            .with("seat", seat.seat)
            .with("bot", seat.bot.clone())
            .with("wins", number(seat.win_share * 100.0, 1))
            .with("mean", number(seat.mean_score, 2))
            .with("sd", number(seat.sd_score, 2))
            .with("min", number(seat.min_score, 1))
            .with("max", number(seat.max_score, 1));
        writeln!(out, "{}", speech.say(&line))?;
    }
    histogram(report, speech, &mut out)
}

/// The scores of all seats together, as bars.
fn histogram(
    report: &SimulationReport,
    speech: &Speech,
    out: &mut impl std::io::Write,
) -> Result<(), Failure> {
    let mut all = std::collections::BTreeMap::new();
    for (score, count) in report.seats.iter().flat_map(|seat| &seat.histogram) {
        *all.entry(*score).or_insert(0u64) += count;
    }
    let (Some((low, _)), Some((high, _))) = (all.first_key_value(), all.last_key_value()) else {
        return Ok(());
    };
    let width = (high - low + 20) / 20;
    let mut bars = std::collections::BTreeMap::new();
    for (score, count) in &all {
        *bars.entry((score - low) / width).or_insert(0u64) += count;
    }
    let most = bars.values().copied().max().unwrap_or(1);
    writeln!(out, "{}", speech.say(&Phrase::new("sim-distribution")))?;
    for (bar, count) in bars {
        let from = low + bar * width;
        let range =
            if width == 1 { from.to_string() } else { format!("{from}…{}", from + width - 1) };
        let length = (count * 50 / most) as usize;
        writeln!(out, "  {range:>9} {} {count}", "█".repeat(length))?;
    }
    Ok(())
}
