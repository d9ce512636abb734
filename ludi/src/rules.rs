//! `ludi rules`

use std::io::Write as _;

use ludi_engine::Phrase;

use crate::cli::RulesArgs;
use crate::failure::Failure;
use crate::speech::Speech;

/// Prints the rules of a game, or one of them.
pub fn run(args: &RulesArgs, speech: &Speech) -> Result<(), Failure> {
    let game = speech.game(&args.game)?;
    let book = game.rulebook(speech.lang());
    let mut out = std::io::stdout().lock();
    if let Some(id) = &args.id {
        let rule = book.rule(id).ok_or_else(|| {
            speech.usage(
                &Phrase::new("unknown-rule")
                    .with("rule", id.clone())
                    .with("game", game.about().name),
            )
        })?;
        writeln!(out, "{}  {}", rule.id, plain(&rule.text))?;
        return Ok(());
    }
    for section in &book.sections {
        writeln!(out, "\n{} {}", "#".repeat(usize::from(section.level)), section.title)?;
        if !section.text.is_empty() {
            writeln!(out, "{}", section.text)?;
        }
        for rule in &section.rules {
            writeln!(out, "  {}  {}", rule.id, plain(&rule.text))?;
        }
    }
    Ok(())
}

/// Markdown as a terminal shows it: marks of emphasis left out.
pub fn plain(markdown: &str) -> String {
    markdown.replace(['`', '*'], "")
}
