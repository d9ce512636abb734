//! An invitation: the page behind a link to a seat.

use ludi_engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Frame, document};
use crate::{TableView, components};

/// Who invites, to which game, with whom and for how long; a name and a button.
pub fn page(view: &TableView<'_>, seat: Seat) -> Markup {
    let (game, words) = (view.game(), view.words);
    let name = game.about().name;
    let title = view.say(&Phrase::new("site-seat-title").with("game", name));
    let inviter = match view.host {
        Some(host) => view.say(&Phrase::new("site-seat-by").with("who", host)),
        None => words.get("site-seat-by-somebody"),
    };
    let count = view.say(&Phrase::new("site-players-count").with("count", view.names.len()));
    let main = html! {
        article.invitation {
            (components::scene(game))
            div.body {
                p.inviter { (inviter) }
                h1 { (name.get(words.lang())) }
                p.lead { (game.about().tagline.get(words.lang())) }
                ul.facts {
                    li { (components::icon("people")) (count) }
                    li { (components::icon("clock")) (components::minutes(words, game)) }
                    li { (components::icon("book")) a href={ "/rules/" (game.id()) } { (words.get("look-rules")) } }
                }
                (company(view, seat))
                form.sit method="post" action=(view.visitor.path) data-shuffle=(view.table.header().commitment) {
                    (components::field("name", &words.get("site-name"), &html! {
                        input #name type="text" name="name" value=(view.visitor.own_name()) maxlength="60"
                            autocomplete="nickname" aria-describedby="name-help";
                    }, &html! { (words.get("site-seat-name-help")) }))
                    (components::button(&words.get("site-sit"), "", "", true))
                }
            }
        }
    };
    let place = name.get(words.lang());
    let frame = Frame { title: &title, place, game: game.id(), ..Frame::default() };
    document(view.visitor, &frame, &main)
}

/// Everybody at the table, and the seat that waits.
fn company(view: &TableView<'_>, seat: Seat) -> Markup {
    let words = view.words;
    let note = |other: Seat| match view.bot(other) {
        _ if other == seat => Some(words.get("site-seat-yours")),
        Some(_) => Some(words.get("site-seat-bot")),
        None if view.is_free(other) => Some(words.get("site-tag-free")),
        None => None,
    };
    html! {
        ul.company aria-label=(words.get("site-seat-others")) {
            @for other in view.all_seats() {
                li {
                    (view.badge(other))
                    @if other != seat && !view.is_free(other) { span { (view.player(other)) } }
                    @if let Some(note) = note(other) { small { (note) } }
                }
            }
        }
    }
}
