//! The whole of a player's area, where it is so large that a page has it only when it is asked for.

use ludi_engine::{AnyTable, Seat, Table};
use maud::{Markup, html};

use super::{Board, Captions, Scene};

/// How a page comes by what it does not show at once.
#[derive(Clone, Copy, Debug)]
pub struct OnDemand<'a> {
    /// The address of the table: areas are found below it.
    pub table: &'a str,
    /// The address of the page, up to where a field can be added to it.
    pub page: &'a str,
    /// Whose area was asked for with the page.
    pub asked: Option<Seat>,
}

/// The whole area of a player at a table of any game, as a seat, or a spectator, sees it; `None` if
/// nobody sits there, or their line among the players shows everything.
pub fn area(
    table: &dyn AnyTable,
    viewer: Option<Seat>,
    of: Seat,
    captions: &Captions<'_>,
) -> Option<Markup> {
    // Of one's own area one gets what everybody sees.
    let viewer = viewer.filter(|own| *own != of);
    ludi_registry::with_game!(table.game().id(), G => {
        let table = table.as_any().downcast_ref::<Table<G>>();
        area_in(table.expect("a table is one of its game"), viewer, of, captions)
    })
    .expect("the registry knows the game of every table")
}

fn area_in<G: Board>(
    table: &Table<G>,
    viewer: Option<Seat>,
    of: Seat,
    captions: &Captions<'_>,
) -> Option<Markup> {
    let view = table.view(viewer);
    let scene = Scene::new(table, &view, viewer, None, &[], captions);
    (of.index() < table.players().len()).then(|| G::area(&scene, of)).flatten()
}

impl<G: Board> Scene<'_, G> {
    /// The whole area of somebody else: at once where the page has nobody to ask or was asked for
    /// it, else a link to it, called by the message `label`, which a script follows in place.
    pub fn area(&self, seat: Seat, label: &str) -> Markup {
        let drawn = || G::area(self, seat).unwrap_or_default();
        let Some(OnDemand { table, page, asked }) = self.on_demand else { return drawn() };
        let address = format!("{table}/area/{}?at={}", seat.0, self.position);
        let asked = asked == Some(seat);
        html! {
            div.on-demand #{ "area-" (seat) } data-area=(address) data-fetched=[asked.then_some(&address)] {
                @if asked { (drawn()) } @else {
                    a.btn href={ (page) "seat=" (seat.0) } { (self.words.get(label)) }
                }
            }
        }
    }
}
