//! `ludi campaign`: the solo campaign of Hadrian's Wall, fort after fort.
//!
//! The save file holds the progress; the game at the current fort is kept beside it, so that it
//! can be left and resumed, and stays there as a log when it is over.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use ludi_engine::{AnyTable, Pack as _, Phrase, Table, any_game, taken_back};
use ludi_hadrian::campaign::{Achieved, Progress, verdict};
use ludi_hadrian::components::Components;
use ludi_registry::Hadrian;

use crate::cli::{CampaignArgs, PlayArgs, SetupArgs};
use crate::failure::Failure;
use crate::sim::cannot_write;
use crate::speech::Speech;
use crate::{load, play};

/// Plays the next fort and writes down how it went.
pub fn run(args: &CampaignArgs, speech: &Speech) -> Result<(), Failure> {
    let pack = Components::builtin();
    let mut progress = read(&args.save, speech)?;
    let log = log_path(&args.save, "now");
    if log.exists()
        && let Some(outcome) = finished(&log, speech)?
    {
        note(&mut progress, outcome, &log, args, speech)?;
    }
    if !progress.taken_back.is_empty() {
        let forts: Vec<String> = progress.taken_back.iter().map(u8::to_string).collect();
        let phrase = Phrase::new("campaign-taken-back").with("count", forts.len());
        tell(&phrase.with("forts", forts.join(", ")), speech)?;
    }
    let Some(setup) = progress.setup(pack) else {
        return tell(&Phrase::new("campaign-complete"), speech);
    };
    let fort = &pack.forts[usize::from(setup.fort) - 1];
    tell(
        &Phrase::new("campaign-fort")
            .with("fort", setup.fort)
            .with("forts", pack.forts.len())
            .with("name", fort.name.to_owned())
            .with("failed", progress.failed),
        speech,
    )?;
    let reward = if setup.reward { "on" } else { "off" };
    let game = PlayArgs {
        setup: SetupArgs {
            game: "hadrian".to_owned(),
            players: Some(1),
            switches: vec![format!("fort={}", setup.fort), format!("reward={reward}")],
            pack: None,
        },
        seats: args.seats.clone(),
        bots: vec![args.bot.clone()],
        names: args.name.clone().into_iter().collect(),
        seed: args.seed.clone(),
        log: Some(log.clone()),
        threads: 1,
        kept_as: Some(aside(&progress, args)),
    };
    let Some(end) = play::play(any_game::<Hadrian>(), &game, speech)? else {
        return Ok(());
    };
    let outcome = outcome(&*end).expect("a finished game at a fort has a verdict");
    note(&mut progress, outcome, &log, args, speech)
}

/// What the game kept beside the save file achieved, if it is over.
fn finished(log: &Path, speech: &Speech) -> Result<Option<Achieved>, Failure> {
    let (text, _) = load::log(log, speech)?;
    let game = any_game::<Hadrian>();
    let table = load::table(log, &text, game, game.builtin_pack(), None)?;
    Ok(outcome(&*table))
}

/// What a game at a fort achieved, if it is over.
fn outcome(table: &dyn AnyTable) -> Option<Achieved> {
    let table: &Table<Hadrian> = table.as_any().downcast_ref()?;
    let verdict = verdict(&table.view(None)).filter(|_| table.is_closed())?;
    Some(Achieved { verdict, taken_back: table.revealed_taken_back() })
}

/// Where the log of the current try at a fort is put.
fn aside(progress: &Progress, args: &CampaignArgs) -> PathBuf {
    log_path(&args.save, &format!("fort-{}-try-{}", progress.fort, progress.failed + 1))
}

/// HW-180, HW-181: writes down how a fort went and puts its log aside.
fn note(
    progress: &mut Progress,
    outcome: Achieved,
    log: &Path,
    args: &CampaignArgs,
    speech: &Speech,
) -> Result<(), Failure> {
    let (fort, aside) = (progress.fort, aside(progress, args));
    progress.record(outcome);
    let json = serde_json::to_string(progress).expect("progress is plain data");
    let fresh = args.save.with_extension("new");
    fs::write(&fresh, json + "\n").map_err(|error| cannot_write(&fresh, &error, speech))?;
    fs::rename(&fresh, &args.save).map_err(|error| cannot_write(&args.save, &error, speech))?;
    fs::rename(log, &aside).map_err(|error| cannot_write(&aside, &error, speech))?;
    let id = match (outcome.verdict.goal, outcome.verdict.challenge) {
        (false, _) => "campaign-failed",
        (true, false) => "campaign-won",
        (true, true) => "campaign-challenge",
    };
    tell(&Phrase::new(id).with("fort", fort), speech)?;
    match taken_back(outcome.taken_back).filter(|_| outcome.verdict.goal) {
        Some(phrase) => tell(&phrase, speech),
        None => Ok(()),
    }
}

fn read(save: &Path, speech: &Speech) -> Result<Progress, Failure> {
    if !save.exists() {
        return Ok(Progress::default());
    }
    serde_json::from_str(&load::text(save, speech)?)
        .map_err(|error| load::in_file(save, &error.to_string()))
}

fn log_path(save: &Path, part: &str) -> PathBuf {
    save.with_extension(format!("{part}.jsonl"))
}

fn tell(phrase: &Phrase, speech: &Speech) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{}", speech.say(phrase))?;
    Ok(())
}
