//! `ludi train`

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use ludi_engine::{Phrase, Seed, Strategy, Words};
use ludi_lab::Interval;
use ludi_lab::train::{Mark, School, Tables, Training, examine, svg};

use crate::cli::TrainArgs;
use crate::failure::Failure;
use crate::load;
use crate::sim::{cannot_write, progress, threads};
use crate::speech::Speech;

/// An examination on the way, and the last one, have so many games.
const GLANCE: u64 = 200;
const FINAL: u64 = 1_000;
/// So often the net is examined and kept.
const PAUSE: Duration = Duration::from_mins(1);

/// Trains the net of a game.
pub fn run(args: &TrainArgs, speech: &Speech) -> Result<(), Failure> {
    let game = &args.game;
    ludi_registry::with_game!(game, G => train::<G>(args, speech))
        .ok_or_else(|| speech.unknown_game(game))?
}

fn train<G: Words + Strategy>(args: &TrainArgs, speech: &Speech) -> Result<(), Failure> {
    if let Some(players) = args.players.filter(|players| !G::PLAYERS.contains(players)) {
        return Err(speech.usage(&Phrase::new("train-players").with("players", players)));
    }
    let kept = args.out.with_extension("school");
    let mut school = begin::<G>(args, &kept, speech)?;
    let mut out = std::io::stdout().lock();
    let bar = ProgressBar::new(100).with_style(
        ProgressStyle::with_template("{wide_bar} {percent} % · {msg} · {eta}")
            .expect("the template is well formed"),
    );
    let mut looked = Instant::now();
    while school.progress.hours < args.hours {
        let started = Instant::now();
        let part = school.progress.hours / args.hours.max(f64::MIN_POSITIVE);
        school.round(part as f32);
        school.progress.hours += started.elapsed().as_secs_f64() / 3600.0;
        bar.set_position((100.0 * part) as u64);
        bar.set_message(school.progress.games.to_string());
        if looked.elapsed() >= PAUSE || school.progress.hours >= args.hours {
            let seen = judged(&school, args, GLANCE, 0);
            let Interval { value, low, high } = seen;
            let games = school.progress.games;
            school.progress.curve.push(Mark { games, value, low, high });
            save(&school, args, &kept, speech)?;
            let line =
                interval(Phrase::new("train-mark"), seen, speech).with("games", games.to_string());
            bar.suspend(|| writeln!(out, "{}", speech.say(&line)))?;
            looked = Instant::now();
        }
    }
    bar.finish_and_clear();
    // Games that no examination on the way has seen.
    let seen = judged(&school, args, FINAL, 1);
    let line = interval(Phrase::new("train-end"), seen, speech);
    writeln!(out, "{}", speech.say(&line.with("games", FINAL.to_string())))?;
    let file = Phrase::new("tune-kept").with("file", args.out.display().to_string());
    writeln!(out, "{}", speech.say(&file))?;
    Ok(())
}

/// Goes on with what was kept, or begins by watching sensible players.
fn begin<G: Words + Strategy>(
    args: &TrainArgs,
    kept: &Path,
    speech: &Speech,
) -> Result<School<G>, Failure> {
    let usual = Training::default();
    let training = Training {
        watched: args.watched.unwrap_or(usual.watched),
        lambda: args.lambda.unwrap_or(usual.lambda),
        uses: args.uses.map_or(usual.uses, |uses| uses as f32),
        mirrors: args.mirrors.unwrap_or(usual.mirrors),
        moods: args.moods.unwrap_or(usual.moods),
        seed: Seed::from_text(&args.seed),
        threads: threads(args.threads),
        ..usual
    };
    let tables = Tables { players: args.players.into_iter().collect(), switches: Vec::new() };
    if kept.exists() {
        let bytes = load::bytes(kept, speech)?;
        return School::resume(training, tables, &bytes)
            .map_err(|error| load::in_file(kept, &error.to_string()));
    }
    let bar = progress(training.watched);
    let school = School::begin(training, tables, || bar.inc(1));
    bar.finish_and_clear();
    Ok(school)
}

/// Alone the mean score, among others the share of victories taken from the sensible player. Each
/// series has games of its own.
fn judged<G: Words + Strategy>(
    school: &School<G>,
    args: &TrainArgs,
    games: u64,
    series: u64,
) -> Interval {
    let net = school.net.rounded();
    let players = args.players.unwrap_or(*G::PLAYERS.start());
    let seed = Seed::from_text(&args.seed).child(6).child(series);
    let seen =
        examine::<G>(&net, &G::Setup::default(), players, games, seed, threads(args.threads));
    if players == 1 { seen } else { seen.scaled(100.0) }
}

fn interval(line: Phrase, seen: Interval, speech: &Speech) -> Phrase {
    line.with("mean", speech.number(seen.value, 1))
        .with("low", speech.number(seen.low, 1))
        .with("high", speech.number(seen.high, 1))
}

/// What was asked for besides the usual, as it was asked for.
fn special(args: &TrainArgs) -> String {
    let said = |name: &str, value: Option<String>| value.map(|value| format!(" --{name} {value}"));
    let all = [
        said("players", args.players.map(|value| value.to_string())),
        said("watched", args.watched.map(|value| value.to_string())),
        said("lambda", args.lambda.map(|value| value.to_string())),
        said("uses", args.uses.map(|value| value.to_string())),
        said("mirrors", args.mirrors.map(|value| value.to_string())),
        said("moods", args.moods.map(|value| value.to_string())),
    ];
    all.into_iter().flatten().collect()
}

/// Writes the weights, what is needed to go on, and the curve. Each file is whole at any moment.
fn save<G: Words + Strategy>(
    school: &School<G>,
    args: &TrainArgs,
    kept: &Path,
    speech: &Speech,
) -> Result<(), Failure> {
    let mut net = school.net.clone();
    let mark = school.progress.curve.last().expect("it was just examined");
    net.about.made_by = format!(
        "ludi train {} --hours {} --seed {}{}, after {} own games: {:.1} ({:.1} to {:.1})",
        G::ID,
        args.hours,
        args.seed,
        special(args),
        mark.games,
        mark.value,
        mark.low,
        mark.high
    );
    let title = format!("{}: {}", G::ID, net.about.made_by);
    let write = |path: &PathBuf, bytes: &[u8]| {
        let fresh = path.with_extension("new");
        fs::write(&fresh, bytes)
            .and_then(|()| fs::rename(&fresh, path))
            .map_err(|error| cannot_write(path, &error, speech))
    };
    write(&args.out, &net.to_bytes())?;
    write(&args.out.with_extension("svg"), svg(&title, &school.progress.curve).as_bytes())?;
    write(&kept.to_path_buf(), &school.to_bytes())
}
