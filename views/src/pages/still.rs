//! A table that waits for one reader alone: lessons and puzzles show the real page of a position,
//! and what is decided there is posted to an address of theirs.

use std::fmt::Write as _;

use ludi_engine::{AnyTable, Messages};
use maud::{Markup, html};

use crate::boards::Drawing;
use crate::components::{self, Form, NowBar, Way};
use crate::turn;

/// The players of a table, as its header shows them.
pub(super) fn players(words: &Messages, table: &dyn AnyTable, drawing: &Drawing) -> Markup {
    let active = turn(table);
    html! {
        section #players aria-label=(words.get("site-players")) {
            div.players {
                @for (seat, area) in &drawing.areas {
                    div.player-row.active[active.contains(*seat)] { (area) }
                }
            }
        }
    }
}

/// The what-now bar and the goods of the seat of a form; `waits` is said to who does not decide.
pub(super) fn mine(
    words: &Messages,
    game: &str,
    drawing: &Drawing,
    form: Form<'_>,
    acting: bool,
    waits: &str,
) -> Markup {
    let offer = drawing.closing.and_then(|index| drawing.offers.get(index)).filter(|_| acting);
    let bar = NowBar {
        words,
        rule: drawing.step.as_ref().map(|step| step.rule),
        game,
        acting,
        prompt: drawing.prompt.as_deref().filter(|_| acting).unwrap_or(waits),
        whose: None,
        seat: form.seat,
        status: drawing.status.clone(),
        form,
        undo: Way::Hidden,
        alone: true,
        redo: Way::Hidden,
        pending: false,
        // Nothing is asked: everything can be taken back.
        closing: offer.map_or_else(
            || html! {},
            |offer| components::close_at_once(&form, offer, drawing.left.is_none()),
        ),
        more: html! {},
    };
    html! {
        div #mine .fragment data-seat=[form.seat] {
            section aria-label=(words.get("site-mine")) {
                (components::now_bar(&bar))
                (drawing.tray)
            }
        }
    }
}

/// A decision as it stands in an address: letters and digits as they are, a blank as a plus.
pub(super) fn escape(entry: &str) -> String {
    let mut text = String::new();
    for byte in entry.bytes() {
        match byte {
            b' ' => text.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'-' | b'.' | b'!' => {
                text.push(char::from(byte));
            }
            _ => {
                let _ = write!(text, "%{byte:02X}");
            }
        }
    }
    text
}
