//! The board of a game that draws none of its own: its table in text, and plain pieces.

use ludi_engine::Seat;
use maud::{Markup, html};

use super::{Board, Scene};
use crate::components::{Piece, badge};

pub(super) fn board<G: Board>(scene: &Scene<'_, G>) -> Markup {
    let table = G::text(scene.view, scene.words, scene.names).to_plain();
    scene.form().around(
        "plain-board",
        &html! {
            pre.plain-table { (table) }
            div.plain-pieces {
                @for decision in scene.conceivable() {
                    @let standing = scene.standing(*decision);
                    @let label = scene.seat.map(|seat| scene.say(&G::label(scene.view, seat, *decision)));
                    (Piece { id: "", class: "plain-piece", spoken: "", game: G::ID, standing: &standing }
                        .draw(&html! { (label.unwrap_or_default()) }))
                }
            }
        },
    )
}

pub(super) fn rival<G: Board>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let standings = scene.view.standings();
    let sheet = &standings.seats[seat.index()];
    html! { (badge(seat)) " " (scene.words.player(seat, scene.names)) " " b { (sheet.total / standings.unit) } }
}
