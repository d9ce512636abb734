//! What anybody can check about the chance of a table, for those who doubt.

use ludi_engine::Seat;
use maud::{Markup, html};

use super::say;
use crate::TableView;

/// Where the draws come from: folded away while the game runs.
pub fn fold(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let shared = view.table.header().cards.is_some();
    let text = if shared { "site-fair-cards" } else { "site-fair-text" };
    html! {
        details.fair {
            summary { (words.get("site-fair")) }
            p { (words.get(text)) }
            (facts(view))
        }
    }
}

/// The commitment, what was added to it, and what was revealed; what the reader's browser added is
/// looked for by its script.
pub fn facts(view: &TableView<'_>) -> Markup {
    let (words, header) = (view.words, view.table.header());
    let closed = view.table.is_closed();
    let gifts: Vec<String> = view.table.gifts().iter().map(|(_, gift)| gift.to_string()).collect();
    html! {
        dl.proof {
            @if let Some(cards) = &header.cards {
                dt { (words.get("site-proof-cards")) }
                dd { a href=(super::cards::path(view.game().id(), cards)) { (cards) } }
            }
            dt { (words.get("site-proof-commitment")) }
            dd { code { (header.commitment) } }
            @for ((seat, _), gift) in view.table.gifts().iter().zip(&gifts) {
                dt { (giver(view, *seat)) }
                dd { code { (gift) } }
            }
            @if let Some(seed) = view.table.seed().filter(|_| closed) {
                dt { (words.get("site-proof-seed")) }
                dd { code { (seed) } }
            }
            @if let Some(head) = view.table.head().filter(|_| closed) {
                dt { (words.get("site-proof-head")) }
                dd { code { (head) } }
            }
            @if closed {
                dt { (words.get("site-proof-command")) }
                dd { code { "ludi verify " (view.log_file()) } }
            }
        }
        p #own-gift hidden data-commitment=(header.commitment) data-gifts=(gifts.join(" "))
            data-used=(words.get("site-gift-used")) data-unused=(words.get("site-gift-unused")) {}
        @if header.fork.is_some() { p { small { (words.get("site-proof-fork")) } } }
    }
}

fn giver(view: &TableView<'_>, seat: Seat) -> String {
    say(view.words, "site-proof-gift", "name", view.names[seat.index()].clone())
}
