//! What people made of the same cards.

use ludi_engine::{AnyGame, Messages};
use maud::{Markup, html};

use super::game::{Best, score_table};
use super::{Frame, document, say};
use crate::Visitor;
use crate::components;

/// Results that can be compared: of so many players, by the same switches.
#[derive(Clone, Debug, Default)]
pub struct Group {
    /// How many played.
    pub players: usize,
    /// What they scored, the best first.
    pub scores: Vec<Best>,
}

/// Where results of some cards are found, and a day's are played.
pub fn path(game: &str, name: &str) -> String {
    format!("/cards/{game}/{}", escaped(name))
}

/// Where a table with some cards is set up.
pub fn set_up(game: &dyn AnyGame, name: &str) -> String {
    format!("/new?game={}&cards={}", game.id(), escaped(name))
}

/// A name as part of an address.
fn escaped(name: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let letter = |byte: u8| {
        if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    name.bytes().map(letter).collect()
}

/// The page; the cards of a day can be played from here.
pub fn page(
    visitor: &Visitor,
    game: &'static dyn AnyGame,
    name: &str,
    daily: bool,
    groups: &[Group],
) -> Markup {
    let words = visitor.words_of(game.id());
    let title = if daily {
        say(words, "site-cards-of-day", "day", name.to_owned())
    } else {
        say(words, "site-cards-named", "cards", name.to_owned())
    };
    let main = html! {
        div.stack {
            article.invitation {
                (components::scene(game))
                div.body {
                    p.inviter { (game.about().name.get(words.lang())) }
                    h1 { (title) }
                    p { (words.get(if daily { "site-cards-of-day-text" } else { "site-cards-named-text" })) }
                    @if daily {
                        form.row method="post" action=(path(game.id(), name)) {
                            input type="hidden" name="name" value=(visitor.own_name());
                            (components::button(&words.get("site-cards-play"), "", "", true))
                        }
                    } @else {
                        (components::link_button(&words.get("site-cards-set-up"), &set_up(game, name), true))
                    }
                }
            }
            @if groups.iter().all(|group| group.scores.is_empty()) {
                (components::panel("results", &words.get("site-cards-results"), &html! {}, &components::empty(&words.get("site-cards-results-none"))))
            }
            @for (index, group) in groups.iter().enumerate().filter(|(_, group)| !group.scores.is_empty()) {
                (components::panel(&format!("results-{index}"), &heading(words, group), &html! {}, &score_table(words, &group.scores)))
            }
        }
    };
    let frame = Frame {
        title: &title,
        place: game.about().name.get(words.lang()),
        game: game.id(),
        ..Frame::default()
    };
    document(visitor, &frame, &main)
}

fn heading(words: &Messages, group: &Group) -> String {
    if group.players == 1 {
        words.get("site-cards-alone")
    } else {
        say(words, "site-cards-players", "count", group.players)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_part_of_an_address_whatever_it_is() {
        assert_eq!(path("hadrian", "2026-11-18"), "/cards/hadrian/2026-11-18");
        assert_eq!(
            path("hadrian", "à 8 h / club?"),
            "/cards/hadrian/%C3%A0%208%20h%20%2F%20club%3F"
        );
    }
}
