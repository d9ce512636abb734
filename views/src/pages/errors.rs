//! What went wrong, in words a person understands.

use maud::{Markup, html};

use super::{Frame, document};
use crate::Visitor;
use crate::components::{self, Tone};

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

/// A problem as a message on a page that is open.
pub fn notice(problem: &Problem) -> Markup {
    let text = html! { p { strong { (problem.title) } " " (problem.text) } };
    components::notice(Tone::Warn, &text)
}
