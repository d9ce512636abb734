//! The board of a game that is not drawn yet: the table in text, as the terminal shows it. Its
//! decisions stand in the list beside it.

use ludi_engine::{Seat, Title};
use maud::{Markup, html};

use super::Scene;
use crate::look;

/// The whole table in text.
pub fn board<G: Title>(scene: &Scene<'_, G>) -> Markup {
    let text = G::text(scene.view, scene.words, scene.names).to_plain();
    html! {
        section.panel.plain {
            pre tabindex="0" { (text) }
        }
    }
}

/// A player in one line, with what they would score now.
pub fn rival<G: Title>(scene: &Scene<'_, G>, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    let sheet = scene.view.standings();
    let total = sheet.seats[seat.index()].total;
    html! {
        div.player #{ "player-" (seat) } {
            div.summary {
                (look::badge(seat))
                span.name {
                    (scene.words.player(seat, scene.names))
                    @if own { small { " " (scene.words.get("look-you")) } }
                }
                (look::points(scene.words, &(total / sheet.unit).to_string()))
            }
        }
    }
}

/// Gives games the plain board.
macro_rules! plain_board {
    ($($game:ty),+ $(,)?) => {
        $(impl crate::boards::Board for $game {
            fn board(scene: &crate::boards::Scene<'_, Self>) -> maud::Markup {
                crate::boards::plain::board(scene)
            }

            fn tray(_: &crate::boards::Scene<'_, Self>) -> maud::Markup {
                maud::html! {}
            }

            fn rival(scene: &crate::boards::Scene<'_, Self>, seat: ludi_engine::Seat) -> maud::Markup {
                crate::boards::plain::rival(scene, seat)
            }

            fn status(_: &crate::boards::Scene<'_, Self>) -> maud::Markup {
                maud::html! {}
            }

            fn closing(_: &crate::boards::Scene<'_, Self>) -> Option<Self::Decision> {
                None
            }

            fn pending(_: &crate::boards::Scene<'_, Self>) -> bool {
                false
            }

            fn moment(_: &crate::boards::Scene<'_, Self>) -> String {
                String::new()
            }
        })+
    };
}
pub(crate) use plain_board;
