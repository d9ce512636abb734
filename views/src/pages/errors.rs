//! What went wrong, in words a person understands.

use ludi_engine::{Messages, Standings};
use maud::{Markup, html};

use super::{Frame, document};
use crate::Visitor;
use crate::components::{self, Tone};
use crate::words;

/// What went wrong, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// In a few words.
    pub title: String,
    /// In a sentence.
    pub text: String,
}

/// A page about a problem; `table` is the address of the table where it arose, if the visitor may
/// go back there.
pub fn page(visitor: &Visitor, problem: &Problem, table: Option<&str>) -> Markup {
    let words = visitor.words();
    let main = html! {
        h1 { (problem.title) }
        p.lead { (problem.text) }
        p.row {
            @if let Some(table) = table {
                (components::link_button(&words.get("site-replay-leave"), table, true))
            }
            (components::link_button(&words.get("site-home-link"), "/", table.is_none()))
        }
    };
    let frame = Frame { title: &problem.title, ..Frame::default() };
    document(visitor, &frame, &main)
}

/// What is left to see of a game that is over and that this program cannot play: how it ended, and
/// its log.
pub fn kept(
    visitor: &Visitor,
    game: &str,
    names: &[String],
    standings: &Standings,
    log: &str,
) -> Markup {
    let words = words::game(game, visitor.lang);
    let title = words.get("site-kept");
    let main = html! {
        h1 { (title) }
        p.lead { (words.get("site-kept-text")) }
        (components::panel("sheet", &words.get("look-end-sheet"), &html! {}, &components::score_sheet(words, game, standings, names)))
        p.row {
            (components::link_button(&words.get("site-log"), log, true))
            (components::link_button(&words.get("site-home-link"), "/", false))
        }
    };
    let frame = Frame { title: &title, ..Frame::default() };
    document(visitor, &frame, &main)
}

/// What stands on a table that whoever runs the site has shut.
pub fn shut(words: &Messages) -> Markup {
    let problem = Problem { title: words.get("site-shut"), text: words.get("site-refused-shut") };
    notice(&problem)
}

/// A problem as a message on a page that is open.
pub fn notice(problem: &Problem) -> Markup {
    let text = html! { p { strong { (problem.title) } " " (problem.text) } };
    components::notice(Tone::Warn, &text)
}
