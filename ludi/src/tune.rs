//! `ludi tune`

use std::fs;
use std::io::Write as _;
use std::path::Path;

use ludi_engine::{Phrase, Seed, Strategy, Taste as _, Weights, Words, any_game};
use ludi_lab::{Tuner, Tuning};

use crate::cli::{SetupArgs, TuneArgs};
use crate::failure::Failure;
use crate::load;
use crate::setup::prepare;
use crate::sim::{cannot_write, progress, threads};
use crate::speech::Speech;

/// Finds better numbers for the sensible player of a game.
pub fn run(args: &TuneArgs, speech: &Speech) -> Result<(), Failure> {
    let game = &args.setup.game;
    ludi_registry::with_game!(game, G => tune::<G>(args, speech))
        .ok_or_else(|| speech.unknown_game(game))?
}

fn tune<G: Words + Strategy>(args: &TuneArgs, speech: &Speech) -> Result<(), Failure> {
    let built_in = G::Taste::weights();
    if built_in.values().is_empty() {
        return Err(speech.usage(&Phrase::new("tune-nothing").with("game", G::about().name)));
    }
    let tuning = tuning::<G>(args, speech)?;
    let notes = args.out.with_extension("tuning.json");
    let mut tuner = begin(args, &notes, built_in, speech)?;
    let mut out = std::io::stdout().lock();
    while tuner.lessons < args.lessons {
        let mean = take_lesson(&tuning, args, &mut tuner);
        save(args, &notes, &tuner, built_in, speech)?;
        let line = Phrase::new("tune-lesson")
            .with("lesson", tuner.lessons.to_string())
            .with("of", args.lessons.to_string())
            .with("mean", speech.number(mean, 3));
        writeln!(out, "{}", speech.say(&line))?;
    }
    if tuner.lessons > 0 && tuner.generation == 0 {
        tuner.restart();
    }
    let base = tuner.base.clone();
    while tuner.generation < args.generations {
        let round = tuner.generation + 1;
        let bar = progress(tuner.population() as u64);
        let mean = tuner.evolve(tuning.seed, |candidates| {
            let judged = tuning.evaluate(candidates, &base, round, || bar.inc(1));
            judged.into_iter().map(|fitness| fitness.value).collect()
        });
        bar.finish_and_clear();
        save(args, &notes, &tuner, built_in, speech)?;
        let line = Phrase::new("tune-generation")
            .with("generation", tuner.generation.to_string())
            .with("of", args.generations.to_string())
            .with("mean", speech.number(mean, 3));
        writeln!(out, "{}", speech.say(&line))?;
    }
    // Games that no candidate has seen tell whether it was worth it.
    let fresh = Tuning { games: 20 * tuning.games, ..tuning };
    let bar = progress(2);
    let origin = tuner.origin.clone();
    let judged = fresh.evaluate(&[origin.clone(), tuner.numbers()], &origin, 0, || bar.inc(1));
    bar.finish_and_clear();
    let says = ["tune-before", "tune-after"];
    for (id, fitness) in says.into_iter().zip(judged) {
        let line = Phrase::new(id)
            .with("mean", speech.number(fitness.value, 3))
            .with("low", speech.number(fitness.low, 3))
            .with("high", speech.number(fitness.high, 3));
        writeln!(out, "{}", speech.say(&line))?;
    }
    let kept = Phrase::new("tune-kept").with("file", args.out.display().to_string());
    writeln!(out, "{}", speech.say(&kept))?;
    Ok(())
}

/// Learns from whole games; how far to follow the lesson is decided by playing.
fn take_lesson<G: Words + Strategy>(tuning: &Tuning<G>, args: &TuneArgs, tuner: &mut Tuner) -> f64 {
    tuner.lessons += 1;
    let (now, round) = (tuner.numbers(), tuner.lessons);
    let games = Tuning::<G> {
        pack: tuning.pack,
        setups: tuning.setups.clone(),
        players: tuning.players,
        games: args.lesson_games.max(1),
        seed: tuning.seed,
        threads: tuning.threads,
    };
    let bar = progress(ludi_lab::batches(games.games) as u64);
    let change = ludi_lab::fit(&games, &now, round, || bar.inc(1));
    bar.finish_and_clear();
    let by = |part: f32| change.iter().map(|change| part * change).collect::<Vec<f32>>();
    let steps: Vec<Vec<f32>> = [0.0, 0.15, 0.35, 0.7, 1.0].map(by).to_vec();
    let moved = |step: &Vec<f32>| now.iter().zip(step).map(|(n, by)| n + by).collect();
    let candidates: Vec<Vec<f32>> = steps.iter().map(moved).collect();
    let judged = tuning.evaluate(&candidates, &tuner.base, u64::MAX - round, || {});
    let best = (0..steps.len()).max_by(|a, b| judged[*a].value.total_cmp(&judged[*b].value));
    let best = best.expect("there are steps to choose from");
    tuner.shift(&steps[best]);
    judged[best].value
}

/// Switches given as `key=a/b/c` are taken in turns, so that the numbers suit all of them.
fn tuning<G: Words + Strategy>(args: &TuneArgs, speech: &Speech) -> Result<Tuning<G>, Failure> {
    let most = args.setup.switches.iter().map(|switch| switch.split('/').count()).max();
    let mut setups = Vec::new();
    let mut prepared = None;
    for turn in 0..most.unwrap_or(1) {
        let pick = |switch: &String| match switch.split_once('=') {
            Some((key, values)) => {
                let values: Vec<&str> = values.split('/').collect();
                format!("{key}={}", values[turn % values.len()])
            }
            None => switch.clone(),
        };
        let one = SetupArgs {
            game: args.setup.game.clone(),
            players: args.setup.players,
            switches: args.setup.switches.iter().map(pick).collect(),
            pack: args.setup.pack.clone(),
        };
        let ready = prepare(any_game::<G>(), &one, speech)?;
        let (pack, setup) = ready.of::<G>();
        setups.push(setup);
        prepared = Some((pack, ready.players));
    }
    let (pack, players) = prepared.expect("there is at least one setup");
    Ok(Tuning {
        pack,
        setups,
        players,
        games: args.games.max(1),
        seed: Seed::from_text(&args.seed),
        threads: threads(args.threads),
    })
}

/// Goes on with what was kept, or begins with the numbers of the file, or with the built-in ones.
fn begin(
    args: &TuneArgs,
    notes: &Path,
    built_in: &Weights,
    speech: &Speech,
) -> Result<Tuner, Failure> {
    if notes.exists() {
        let tuner: Tuner = serde_json::from_str(&load::text(notes, speech)?)
            .map_err(|error| load::in_file(notes, &error.to_string()))?;
        if tuner.base.len() == built_in.values().len() {
            return Ok(tuner);
        }
    }
    if args.out.exists() {
        let weights = Weights::parse(&load::text(&args.out, speech)?, built_in.shape())
            .map_err(|error| load::in_file(&args.out, &error.to_string()))?;
        return Ok(Tuner::new(weights.values()));
    }
    Ok(Tuner::new(built_in.values()))
}

fn save(
    args: &TuneArgs,
    notes: &Path,
    tuner: &Tuner,
    built_in: &Weights,
    speech: &Speech,
) -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let toml = format!(
        "# What the sensible player finds things worth. Found by\n# ludi {}\n{}",
        words.join(" "),
        built_in.with_values(tuner.numbers()).to_toml()
    );
    fs::write(&args.out, toml).map_err(|error| cannot_write(&args.out, &error, speech))?;
    let json = serde_json::to_string(tuner).expect("a tuner is plain data");
    fs::write(notes, json).map_err(|error| cannot_write(notes, &error, speech))
}
