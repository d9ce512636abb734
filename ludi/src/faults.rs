//! `ludi faults`

use std::io::Write as _;
use std::sync::Mutex;

use ludi_engine::Phrase;
use ludi_faults::{Run, Tally, run, run_all};

use crate::cli::FaultsArgs;
use crate::failure::Failure;
use crate::sim::{progress, threads};
use crate::speech::Speech;

/// Runs the server in worlds where everything goes wrong.
pub fn run_seeds(args: &FaultsArgs, speech: &Speech) -> Result<(), Failure> {
    let seeds = args.from..args.from.saturating_add(args.seeds);
    let mut out = std::io::stdout().lock();
    if args.trace {
        for seed in seeds {
            let run = run(seed);
            out.write_all(run.trace.as_bytes())?;
            told(&run, speech)?;
        }
        return Ok(());
    }
    let bar = progress(args.seeds);
    let tally = Mutex::new(Tally::default());
    let broken = run_all(seeds, threads(args.threads), |run| {
        tally.lock().expect("nobody panics while counting").add(run.tally);
        bar.inc(1);
    });
    bar.finish_and_clear();
    broken.map_or(Ok(()), |run| told(&run, speech))?;
    let tally = tally.into_inner().expect("nobody panics while counting");
    let good = Phrase::new("faults-good")
        .with("runs", args.seeds as usize)
        .with("answers", tally.answers as usize)
        .with("events", tally.events as usize)
        .with("lives", tally.lives as usize)
        .with("failures", tally.failures as usize);
    writeln!(out, "{}", speech.say(&good))?;
    Ok(())
}

/// A run that broke a promise is a failure.
fn told(run: &Run, speech: &Speech) -> Result<(), Failure> {
    let Some((step, law)) = &run.broken else { return Ok(()) };
    let bad = Phrase::new("faults-bad")
        .with("seed", run.seed.to_string())
        .with("step", step.to_string())
        .with("law", law.clone());
    Err(speech.work(&bad))
}
