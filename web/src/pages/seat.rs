//! An invitation: the page behind a link to a seat.

use ludi_engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Frame, document};
use crate::look;
use crate::server::{Inner, desk::Desk};

/// Who invites, to which game; a name and a button.
pub fn page(desk: &Desk, inner: &Inner, seat: Seat) -> Markup {
    let reader = &desk.reader;
    let game = inner.table.game();
    let words = reader.words_of(game.id());
    let names = inner.names();
    let name = reader.guest.as_ref().map_or("", |guest| guest.name.as_str());
    let title = words.say(&Phrase::new("site-seat-title").with("game", game.about().name), &[]);
    let main = html! {
        h1 { (title) }
        p.lead { (game.about().tagline.get(words.lang())) }
        p.row {
            (words.get("site-seat-others")) " "
            @for other in Seat::all(names.len() as u8).filter(|other| *other != seat) {
                (look::seat_name(words, other, &names)) " "
            }
        }
        form method="post" action=(reader.path) {
            (look::field("name", &words.get("site-name"), &html! {
                input #name type="text" name="name" value=(name) maxlength="60"
                    autocomplete="nickname" aria-describedby="name-help";
            }, &html! { (words.get("site-name-help")) }))
            (look::button(&words.get("site-sit"), "", "", true))
        }
    };
    let frame = Frame { title: &title, game: game.id(), ..Frame::default() };
    document(reader, &frame, &main)
}
