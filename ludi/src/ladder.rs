//! `ludi ladder`

use std::io::Write as _;
use std::time::Duration;

use ludi_bots::{Budget, Skill};
use ludi_engine::{Phrase, Seed, Strategy, Words, any_game};
use ludi_lab::{Interval, Ladder, LadderReport, run_ladder};

use crate::cli::{LadderArgs, SetupArgs};
use crate::failure::Failure;
use crate::setup::{prepare, read_skills};
use crate::sim::{progress, threads};
use crate::speech::Speech;

/// Lets bots play against each other.
pub fn run(args: &LadderArgs, speech: &Speech) -> Result<(), Failure> {
    let game = &args.setup.game;
    ludi_registry::with_game!(game, G => ladder::<G>(args, speech))
        .ok_or_else(|| speech.unknown_game(game))?
}

fn ladder<G: Words + Strategy>(args: &LadderArgs, speech: &Speech) -> Result<(), Failure> {
    let allowed = G::PLAYERS;
    let players = args.setup.players.unwrap_or(2.clamp(*allowed.start(), *allowed.end()));
    let prepared = prepare(any_game::<G>(), &with_players(&args.setup, players), speech)?;
    let (pack, setup) = prepared.of::<G>();
    let ladder = Ladder::<G> {
        pack,
        setup,
        players,
        bots: contestants(args, speech)?,
        games: args.games,
        seed: Seed::from_text(&args.seed),
        threads: threads(args.threads),
    };
    if ladder.is_empty() {
        return Err(speech.usage(&Phrase::new("ladder-none")));
    }
    let bar = progress(ladder.len());
    let report = run_ladder(&ladder, || bar.inc(1))
        .map_err(|error| speech.refused(any_game::<G>(), &error.into()))?;
    bar.finish_and_clear();
    print::<G>(&report, args.json, speech)
}

fn with_players(setup: &SetupArgs, players: u8) -> SetupArgs {
    SetupArgs {
        game: setup.game.clone(),
        players: Some(players),
        switches: setup.switches.clone(),
        pack: setup.pack.clone(),
    }
}

/// Who takes part. Unless a clock is asked for, iterations alone bound the search, so that the
/// result is the same on every machine.
fn contestants(args: &LadderArgs, speech: &Speech) -> Result<Vec<Skill>, Failure> {
    let mut skills = read_skills(&args.levels, speech)?;
    let wrong =
        |seconds: f64| speech.usage(&Phrase::new("ladder-time").with("time", seconds.to_string()));
    let time = match args.time {
        None => None,
        Some(seconds) => match Duration::try_from_secs_f64(seconds) {
            Ok(time) if !time.is_zero() => Some(time),
            _ => return Err(wrong(seconds)),
        },
    };
    for skill in &mut skills {
        if skill.budget.is_none() && (time.is_some() || args.iterations.is_some()) {
            let iterations = args.iterations.unwrap_or(u32::MAX);
            skill.budget = skill.spends().map(|_| Budget { iterations, time });
        }
        if time.is_none() {
            *skill = skill.without_clock();
        }
    }
    Ok(skills)
}

fn print<G: Words + Strategy>(
    report: &LadderReport,
    json: bool,
    speech: &Speech,
) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    if json {
        let object = serde_json::to_string(report).expect("a result is plain data");
        writeln!(out, "{object}")?;
        return Ok(());
    }
    let words = speech.words_of(any_game::<G>());
    let interval = |phrase: Phrase, name: &'static str, value: Interval, digits: usize| {
        phrase
            .with(name, speech.number(value.value, digits))
            .with("low", speech.number(value.low, digits))
            .with("high", speech.number(value.high, digits))
    };
    let alone = report.pairs.is_empty();
    let games = Phrase::new("ladder-games")
        .with("games", report.games.to_string())
        .with("players", report.players)
        .with("seconds", speech.number(report.seconds, 1));
    writeln!(out, "{}", speech.say(&games))?;
    let head = if alone { Phrase::new("ladder-solo") } else { Phrase::new("ladder-bots") };
    writeln!(out, "{}", speech.say(&head))?;
    for bot in &report.bots {
        let line = if alone { Phrase::new("ladder-solo-bot") } else { Phrase::new("ladder-bot") };
        let line = interval(line.with("bot", bot.bot.clone()), "score", bot.score, 2)
            .with("ms", speech.number(bot.ms_per_decision, 2))
            .with("rating", speech.number(bot.rating, 1))
            .with("uncertainty", speech.number(bot.uncertainty, 1));
        writeln!(out, "  {}", speech.say(&line))?;
        let all: u64 = bot.titles.values().sum();
        for (title, count) in &bot.titles {
            let share = 100.0 * *count as f64 / all as f64;
            let line = Phrase::new("ladder-title")
                .with("title", words.get(title))
                .with("share", speech.number(share, 1));
            writeln!(out, "    {}", speech.say(&line))?;
        }
    }
    for bot in &report.bots {
        let Some(lead) = &bot.lead else { continue };
        let line = Phrase::new("ladder-lead")
            .with("bot", bot.bot.clone())
            .with("other", lead.of.clone())
            .with("narrower", speech.number(lead.narrower, 2));
        writeln!(out, "  {}", speech.say(&interval(line, "lead", lead.by, 2)))?;
    }
    if !alone {
        writeln!(out, "{}", speech.say(&Phrase::new("ladder-pairs")))?;
    }
    for pair in &report.pairs {
        let line = Phrase::new("ladder-pair")
            .with("bot", pair.bot.clone())
            .with("against", pair.against.clone())
            .with("games", pair.games.to_string())
            .with("narrower", speech.number(pair.narrower, 2))
            .with("score", speech.number(pair.score, 2))
            .with("other", speech.number(pair.score_against, 2));
        let line = interval(line, "share", pair.share.scaled(100.0), 1);
        writeln!(out, "  {}", speech.say(&line))?;
    }
    Ok(())
}
