//! Links to the seats that are still free, for the host to send.

use ludi_engine::{Messages, Phrase, Seat};
use maud::{Markup, html};

use crate::TableView;
use crate::components;

/// The links, each to be copied, shared or held in front of a camera.
pub(super) fn invite(view: &TableView<'_>) -> Markup {
    let words = view.words;
    if view.links.seats.is_empty() || view.table.is_closed() {
        return html! { div #invite {} };
    }
    html! {
        div #invite {
            details.invite-links open {
                summary { (words.get("site-invite")) }
                @for (seat, link) in &view.links.seats { (seat_link(view, *seat, link)) }
                @if view.links.is_local { p.invite-near { (components::icon("info")) small { (words.get("site-invite-near")) } } }
            }
        }
    }
}

fn seat_link(view: &TableView<'_>, seat: Seat, link: &str) -> Markup {
    let words = view.words;
    let id = format!("link-{}", seat.0);
    let label = view.say(&Phrase::new("site-seat-link").with("number", i64::from(seat.0) + 1));
    let title = view.say(&Phrase::new("site-seat-title").with("game", view.game().about().name));
    html! {
        div.invite-seat {
            label for=(id) { (view.badge(seat)) " " (label) }
            // It takes as many lines as it needs, so that no end of it is cut off.
            textarea #(id) .link readonly rows="1" cols=(link.len()) { (link) }
            div.invite-ways {
                (copy(words, &id))
                button.btn.share type="button" hidden data-share=(id) data-title=(title) {
                    (words.get("site-share"))
                }
                details.invite-code #{ "code-" (seat.0) } {
                    summary.btn { (words.get("site-qr")) }
                    (components::qr_code(&label, link))
                }
            }
        }
    }
}

/// A button that copies a link; only a script can, so only a script shows it.
pub fn copy(words: &Messages, id: &str) -> Markup {
    html! {
        button.btn.copy type="button" hidden data-copy=(id) data-done=(words.get("site-copied")) {
            (words.get("site-copy"))
        }
    }
}
