//! `ludi rules`

use std::io::Write as _;
use std::ops::Range;

use ludi_engine::Phrase;
use pulldown_cmark::{Event, Parser, Tag};

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
            writeln!(out, "{}", plain(&section.text))?;
        }
        for rule in &section.rules {
            writeln!(out, "  {}  {}", rule.id, plain(&rule.text))?;
        }
    }
    Ok(())
}

/// Markdown as a terminal shows it: laid out as it was written, without the marks of emphasis and
/// code.
pub fn plain(markdown: &str) -> String {
    let mut marks: Vec<Range<usize>> = Vec::new();
    for (event, Range { start, end }) in Parser::new(markdown).into_offset_iter() {
        let mark = match event {
            Event::Start(Tag::Emphasis) => 1,
            Event::Start(Tag::Strong) => 2,
            Event::Code(_) => markdown[start..end].bytes().take_while(|c| *c == b'`').count(),
            _ => continue,
        };
        marks.extend([start..start + mark, end - mark..end]);
    }
    marks.sort_by_key(|mark| mark.start);
    let mut out = String::new();
    let mut at = 0;
    for mark in marks {
        out.push_str(&markdown[at..mark.start]);
        at = mark.end;
    }
    out + &markdown[at..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_go_and_everything_else_stays() {
        assert_eq!(
            plain("A *site* is **not *yet* done**.\n  Pay `2 * 3`, 4 * 5."),
            "A site is not yet done.\n  Pay 2 * 3, 4 * 5."
        );
        assert_eq!(plain("| a | *b* |\n|---|---|\n| `c` | 1 |"), "| a | b |\n|---|---|\n| c | 1 |");
        assert_eq!(plain("``a`b`` and * alone"), "a`b and * alone");
    }
}
