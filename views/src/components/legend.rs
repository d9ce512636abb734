//! What the signs on a board mean: numbered pieces, then the signs in groups, each with its rule.

use ludi_engine::{Messages, Seat};
use maud::{Markup, html};

use super::{badge_of, rule_link};
use crate::boards::learn::Legend;

/// The content of the legend of a game's board; `guided` where the guide sits at the table.
pub fn legend(words: &Messages, game: &str, legend: &Legend, goal: &str, guided: bool) -> Markup {
    let mut first = 1;
    html! {
        @if !goal.is_empty() { p.legend-goal { span.the-goal { (goal) } } }
        div.legend-sheet {
            div.legend-pieces {
                @for (shows, notes) in &legend.pieces {
                    div.legend-piece {
                        div.table-board.legend-sample aria-hidden="true" { (shows) }
                        ol.legend-notes start=(first) {
                            @for (text, rule) in notes { li { span { (text) " " (rule_link(game, rule)) } } }
                        }
                    }
                    ({ first += notes.len(); "" })
                }
            }
            div.legend-groups {
                @for (name, signs) in &legend.groups {
                    section {
                        h3 { (name) }
                        ul.legend-signs {
                            @for told in signs {
                                li {
                                    span.table-board.legend-sign aria-hidden="true" { (told.shows) }
                                    span { (told.name) " " (rule_link(game, told.rule)) }
                                }
                            }
                        }
                    }
                }
                (marks(words, game))
                (keys(words, guided))
            }
        }
    }
}

/// What means the same on every board.
fn marks(words: &Messages, game: &str) -> Markup {
    let most = ludi_registry::game(game).map_or(0, |game| *game.players().end());
    let mark = |class: &str, id: &str| {
        html! { li { span class={ "legend-mark " (class) } aria-hidden="true" {} span { (words.get(id)) } } }
    };
    html! {
        section {
            h3 { (words.get("look-legend-marks")) }
            ul.legend-signs {
                (mark("can-point", "look-legend-lit"))
                (mark("cannot-point", "look-legend-refused"))
                li {
                    span.legend-badges aria-hidden="true" { @for seat in Seat::all(most) { (badge_of(game, seat)) } }
                    span { (words.get("look-legend-players")) }
                }
            }
        }
    }
}

/// The keys that mean something at every table.
fn keys(words: &Messages, guided: bool) -> Markup {
    let keys = [
        ("?", "look-legend-key-legend"),
        ("R", "look-legend-key-rule"),
        ("G", "look-legend-key-guide"),
        ("Esc", "look-legend-key-close"),
    ];
    html! {
        section.legend-keys {
            h3 { (words.get("look-legend-keys")) }
            p {
                @for (key, means) in keys.into_iter().filter(|(key, _)| *key != "G" || guided) {
                    kbd { (key) } " " (words.get(means)) " "
                }
            }
        }
    }
}
