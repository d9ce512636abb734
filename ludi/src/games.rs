//! `ludi games`

use std::io::Write as _;

use ludi_engine::{AnyGame, Messages, Phrase, Source};
use serde_json::Value as Json;

use crate::failure::Failure;
use crate::speech::Speech;

/// Lists the games.
pub fn run(speech: &Speech) -> Result<(), Failure> {
    for game in ludi_registry::all() {
        show(game, speech)?;
    }
    Ok(())
}

fn show(game: &dyn AnyGame, speech: &Speech) -> Result<(), Failure> {
    let about = game.about();
    let lang = speech.lang();
    let words = speech.words_of(game);
    let mut out = std::io::stdout().lock();
    writeln!(out, "{} — {}", game.id(), about.name.get(lang))?;
    writeln!(out, "  {}", about.tagline.get(lang))?;
    let line = Phrase::new("games-line")
        .with("min", *game.players().start())
        .with("max", *game.players().end())
        .with("from", *about.minutes.start())
        .with("to", *about.minutes.end());
    writeln!(out, "  {}", speech.say(&line))?;
    writeln!(out, "  {}", provenance(game, speech))?;
    writeln!(out, "  {}", speech.say(&Phrase::new("games-switches")))?;
    let usual = game.usual_switches();
    for option in game.options() {
        let beyond = if option.beyond { words.get("beyond-rulebook") } else { String::new() };
        writeln!(
            out,
            "    {} = {}  {} ({}){beyond}",
            option.key,
            shown(&usual[option.key], &words),
            words.get(&format!("option-{}-help", option.key)),
            option.rule,
        )?;
    }
    writeln!(out)?;
    Ok(())
}

/// A switch as it stands.
fn shown(value: &Json, words: &Messages) -> String {
    match value {
        Json::Bool(on) => words.get(if *on { "switch-on" } else { "switch-off" }),
        Json::String(word) => word.clone(),
        other => other.to_string(),
    }
}

/// Where the values of the built-in pack come from, in one line.
fn provenance(game: &dyn AnyGame, speech: &Speech) -> String {
    let pack = game.builtin_pack();
    let origins = pack.origins();
    let count = |kind: &str| origins.iter().filter(|o| o.source.kind() == kind).count();
    speech.say(
        &Phrase::new("games-provenance")
            .with("all", origins.len())
            .with("rulebook", count(Source::Rulebook.kind()))
            .with("found", count("found"))
            .with("reconstructed", count(Source::Reconstructed.kind())),
    )
}
