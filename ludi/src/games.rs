//! `ludi games`

use std::io::Write as _;

use ludi_engine::{Messages, Pack as _, Phrase, Source, Strategy, Words};

use crate::failure::Failure;
use crate::speech::Speech;

/// Lists the games.
pub fn run(speech: &Speech) -> Result<(), Failure> {
    for game in ludi_registry::all() {
        ludi_registry::with_game!(game.id(), G => show::<G>(speech)).transpose()?;
    }
    Ok(())
}

fn show<G: Words + Strategy>(speech: &Speech) -> Result<(), Failure> {
    let about = G::about();
    let lang = speech.lang();
    let words = speech.words_of::<G>();
    let mut out = std::io::stdout().lock();
    writeln!(out, "{} — {}", G::ID, about.name.get(lang))?;
    writeln!(out, "  {}", about.tagline.get(lang))?;
    let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
    let line = Phrase::new("games-line")
        .with("min", fewest)
        .with("max", most)
        .with("from", *about.minutes.start())
        .with("to", *about.minutes.end());
    writeln!(out, "  {}", speech.say(&line))?;
    writeln!(out, "  {}", provenance::<G>(speech))?;
    writeln!(out, "  {}", speech.say(&Phrase::new("games-switches")))?;
    for option in G::OPTIONS {
        let beyond = if option.beyond { words.get("beyond-rulebook") } else { String::new() };
        writeln!(
            out,
            "    {} = {}  {} ({}){beyond}",
            option.key,
            default_of::<G>(option.key, &words),
            words.get(&format!("option-{}-help", option.key)),
            option.rule,
        )?;
    }
    writeln!(out)?;
    Ok(())
}

fn default_of<G: Words + Strategy>(key: &str, words: &Messages) -> String {
    let setup = serde_json::to_value(G::Setup::default()).expect("a setup is plain data");
    match &setup[key] {
        serde_json::Value::Bool(on) => words.get(if *on { "switch-on" } else { "switch-off" }),
        serde_json::Value::String(word) => word.clone(),
        other => other.to_string(),
    }
}

/// Where the values of the built-in pack come from, in one line.
pub fn provenance<G: Words + Strategy>(speech: &Speech) -> String {
    let origins = G::Pack::builtin().origins();
    let count = |kind: &str| origins.iter().filter(|o| o.source.kind() == kind).count();
    speech.say(
        &Phrase::new("games-provenance")
            .with("all", origins.len())
            .with("rulebook", count(Source::Rulebook.kind()))
            .with("found", count("found"))
            .with("reconstructed", count(Source::Reconstructed.kind())),
    )
}
