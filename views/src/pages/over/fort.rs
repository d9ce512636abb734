//! The end of a game at a fort of the campaign: each part of the goal, and where to go from here.

use ludi_engine::{Messages, Phrase};
use maud::{Markup, html};

use crate::TableView;
use crate::boards::hadrian::campaign::{self, Outcome, Part};
use crate::components::{self, end_icon};

/// Each part of goal and challenge with its number, a round tick or a square cross.
pub fn parts(words: &Messages, outcome: &Outcome) -> Markup {
    html! {
        div.fort-parts {
            h2 { (words.get("look-hadrian-goal")) }
            (list(words, &outcome.goal, true))
            h2 { (words.get("look-hadrian-challenge")) }
            (list(words, &outcome.challenge, outcome.verdict.goal))
            @if !outcome.verdict.goal && outcome.challenge.iter().all(|part| part.met) {
                p.help { (words.get("look-end-challenge-needs-goal")) }
            }
        }
    }
}

/// Parts with what was reached; those that do not count are pale.
pub fn list(words: &Messages, parts: &[Part], counts: bool) -> Markup {
    html! {
        ul.fort-list .pale[!counts] {
            @for part in parts {
                li {
                    span.end-what { (part.asked) @if let Some(have) = &part.reached { " " small { (have) } } }
                    (mark(words, part.met))
                }
            }
        }
    }
}

/// Met or not, told by shape and word.
fn mark(words: &Messages, met: bool) -> Markup {
    html! {
        @if met { span.verdict-mark.is-met { (components::icon("check")) span.vh { (words.get("look-end-met")) } } }
        @else { span.verdict-mark.is-missed { (end_icon("cross")) span.vh { (words.get("look-end-missed")) } } }
    }
}

/// The button that leads to a fort: the next one, or this one again.
pub fn march(view: &TableView<'_>, outcome: &Outcome, fort: u8) -> Markup {
    let label = if fort == outcome.fort {
        view.words.get("look-end-try-again")
    } else {
        let name = campaign::fort_name(fort);
        view.say(&Phrase::new("look-end-next-fort").with("name", name.to_owned()))
    };
    html! {
        form method="post" action={ "/campaign/" (fort) } data-shuffle {
            button.btn.go type="submit" { (label) }
        }
    }
}
