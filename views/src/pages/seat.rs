//! An invitation: the page behind a link to a seat.

use ludi_engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Frame, document};
use crate::{TableView, components};

/// Who invites, to which game; a name and a button.
pub fn page(view: &TableView<'_>, seat: Seat) -> Markup {
    let (game, words) = (view.game(), view.words);
    let name = view.visitor.name.as_deref().unwrap_or_default();
    let title = view.say(&Phrase::new("site-seat-title").with("game", game.about().name));
    let main = html! {
        h1 { (title) }
        p.lead { (game.about().tagline.get(words.lang())) }
        p.row {
            (words.get("site-seat-others")) " "
            @for other in view.all_seats().filter(|other| *other != seat) {
                (components::seat_name(words, other, &view.names)) " "
            }
        }
        form method="post" action=(view.visitor.path) {
            (components::field("name", &words.get("site-name"), &html! {
                input #name type="text" name="name" value=(name) maxlength="60"
                    autocomplete="nickname" aria-describedby="name-help";
            }, &html! { (words.get("site-name-help")) }))
            (components::button(&words.get("site-sit"), "", "", true))
        }
    };
    let frame = Frame { title: &title, game: game.id(), ..Frame::default() };
    document(view.visitor, &frame, &main)
}
