//! `ludi rules`

use std::io::Write as _;

use ludi_engine::rules::named_tests;
use ludi_engine::{Phrase, Rulebook, Strategy, Words};

use crate::cli::RulesArgs;
use crate::failure::Failure;
use crate::speech::Speech;

/// Prints the rules of a game, one rule, or the coverage of the rules by tests.
pub fn run(args: &RulesArgs, speech: &Speech) -> Result<(), Failure> {
    ludi_registry::with_game!(&args.game, G => show::<G>(args, speech))
        .ok_or_else(|| speech.unknown_game(&args.game))?
}

fn show<G: Words + Strategy>(args: &RulesArgs, speech: &Speech) -> Result<(), Failure> {
    let book = G::rulebook(speech.lang());
    let mut out = std::io::stdout().lock();
    if args.coverage {
        return coverage::<G>(&book, &mut out, speech);
    }
    if let Some(id) = &args.id {
        let rule = book.rule(id).ok_or_else(|| {
            speech.usage(
                &Phrase::new("unknown-rule").with("rule", id.clone()).with("game", G::about().name),
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

fn coverage<G: Words + Strategy>(
    book: &Rulebook,
    out: &mut impl std::io::Write,
    speech: &Speech,
) -> Result<(), Failure> {
    let tests: Vec<_> =
        G::about().tests.iter().flat_map(|(file, source)| named_tests(file, source)).collect();
    let mut covered = 0;
    for rule in book.rules() {
        let names: Vec<&str> = tests
            .iter()
            .filter(|test| test.rules.contains(&rule.id))
            .map(|test| test.name.as_str())
            .collect();
        covered += usize::from(!names.is_empty());
        writeln!(out, "{:<10} {}", rule.id, names.join(", "))?;
    }
    let sum = Phrase::new("coverage-sum")
        .with("covered", covered)
        .with("all", book.rules().count())
        .with("tests", tests.len());
    writeln!(out, "{}", speech.say(&sum))?;
    Ok(())
}

/// Markdown as a terminal shows it: marks of emphasis left out.
pub fn plain(markdown: &str) -> String {
    markdown.replace(['`', '*'], "")
}
