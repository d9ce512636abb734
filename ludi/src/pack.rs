//! `ludi pack`

use std::io::Write as _;

use ludi_engine::Phrase;

use crate::cli::{PackCheckArgs, PackShowArgs};
use crate::failure::Failure;
use crate::load;
use crate::speech::Speech;

/// Checks a pack file of any game.
pub fn check(args: &PackCheckArgs, speech: &Speech) -> Result<(), Failure> {
    let text = load::text(&args.file, speech)?;
    let table: serde_json::Value = toml::from_str(&text).map_err(|error: toml::de::Error| {
        load::in_file(&args.file, error.to_string().trim_end())
    })?;
    let game = table["meta"]["game"]
        .as_str()
        .ok_or_else(|| load::in_file(&args.file, &speech.say(&Phrase::new("pack-without-game"))))?;
    let game = speech.game(game)?;
    let pack = load::pack(game, Some(&args.file), speech)?;
    let stamp = pack.stamp();
    let good = Phrase::new("pack-good")
        .with("id", stamp.id.clone())
        .with("game", game.about().name)
        .with("values", pack.origins().len())
        .with("hash", stamp.sha256.clone());
    writeln!(std::io::stdout(), "{}", speech.say(&good))?;
    Ok(())
}

/// Prints a pack.
pub fn show(args: &PackShowArgs, speech: &Speech) -> Result<(), Failure> {
    let game = speech.game(&args.game)?;
    let pack = load::pack(game, args.pack.as_deref(), speech)?;
    let words = speech.words_of(game);
    let mut out = std::io::stdout().lock();
    let stamp = pack.stamp();
    writeln!(out, "{} — {}", stamp.id, game.about().name.get(speech.lang()))?;
    writeln!(out, "sha256 {}", stamp.sha256)?;
    let count = |kind: &str| pack.origins().iter().filter(|o| o.source.kind() == kind).count();
    for kind in ["rulebook", "owner", "found", "reconstructed"] {
        if count(kind) > 0 {
            writeln!(out, "{:>6}  {}", count(kind), words.get(&format!("source-{kind}")))?;
        }
    }
    if count("reconstructed") > 0 {
        writeln!(out, "{}", words.get("pack-reconstructed"))?;
    }
    let mut entry = "";
    let mut note = "";
    for origin in pack.origins() {
        if origin.entry != entry {
            writeln!(out, "\n{}", origin.entry)?;
            (entry, note) = (&origin.entry, "");
        }
        writeln!(out, "  {} = {}  [{}]", origin.field, origin.value, origin.source)?;
        if !origin.note.is_empty() && origin.note != note {
            writeln!(out, "    ! {}", origin.note)?;
            note = &origin.note;
        }
    }
    Ok(())
}
