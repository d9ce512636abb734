//! Placing a tile that can be turned: it lies on a cell as a ghost, and numbers follow its turn.
//!
//! With the script a cell is pointed at, the tile is turned in place, and both decisions are made
//! at once; without it a cell is a decision, and the next page asks for the turn in place.

use ludi_engine::Messages;
use maud::{Markup, html};

use super::marks::effect_class;
use super::{Offer, icon};

/// A way a tile can lie on a cell.
pub struct TileWay {
    /// The decision that turns it so, with exactly what it brings.
    pub offer: Offer,
    /// The same in a glance, beside the ghost.
    pub sum: Markup,
}

/// A cell that a tile may be laid on: its piece, and what every turn of the tile brings there. The
/// script shows the one that is meant.
pub fn lay(piece: &Markup, ways: &[TileWay]) -> Markup {
    html! {
        div.lay {
            (piece)
            ul.ways hidden {
                @for TileWay { offer, sum } in ways {
                    li data-way=(offer.notation) {
                        span.sum { (sum) }
                        span.says {
                            span.vh { (offer.label) ". " }
                            @for (kind, text) in &offer.effects {
                                span class=(effect_class(*kind)) { (text) } " "
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What the script needs to place a tile: it shows this, and lets the controls stand beside the
/// ghost where there is room. `hand` is the tile as it is turned.
pub fn placing(words: &Messages, hand: &Markup) -> Markup {
    let tool = |symbol: &str, label: &str| {
        let label = words.get(label);
        html! { (icon(symbol)) span.vh { (label) } }
    };
    html! {
        div.placing #placing hidden data-facing="0" data-how=(words.get("look-placing-how")) {
            div.in-hand data-part="hand" aria-hidden="true" { (hand) }
            p.placing-says role="status" {}
            div.placing-tools hidden role="group" aria-label=(words.get("look-placing")) {
                span.placing-sum aria-hidden="true" {}
                button.place-tool type="button" data-turn="-1" { (tool("undo", "look-turn-left")) }
                button.place-tool type="button" data-turn="1" { (tool("redo", "look-turn-right")) }
                button.place-tool type="button" data-place="away" { (tool("close", "look-take-away")) }
                button.place-tool.confirm type="button" data-place="confirm" { (tool("check", "look-lay-here")) }
            }
        }
    }
}
