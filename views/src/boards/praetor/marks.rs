//! Small marks: goods, Favor, Morale, and amounts of them.

use ludi_engine::{Phrase, Seat};
use ludi_praetor::{Good, Goods, phrases};
use maud::{Markup, html};

use super::{GAME, Table};
use crate::components::{self, asset};

/// A symbol of the game's own file, in the colour of the text around it.
pub(super) fn symbol(id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(address(id)) {} } }
}

/// The address of a symbol of the game's own file.
pub(super) fn address(id: &str) -> String {
    format!("{}#{id}", asset("praetor.svg"))
}

/// The address of a symbol every game shares.
pub(super) fn shared(id: &str) -> String {
    format!("{}#{id}", asset("symbols.svg"))
}

/// The address of the shape of a seat, in the colour of what is around it.
pub(super) fn shape(seat: Seat) -> String {
    address(&format!("shape-{}", seat.0 + 1))
}

/// The badge of a seat: the shape in the colour of the player.
pub(super) fn badge(seat: Seat) -> Markup {
    components::badge_of(GAME, seat)
}

/// The address of the symbol of a good.
pub(super) fn good_address(good: Good) -> String {
    match good {
        Good::Gold => shared("coin"),
        Good::Wood | Good::Stone => shared(good.word()),
        Good::Marble | Good::Weapons => address(good.word()),
    }
}

/// The symbol of a good in its colour.
pub(super) fn good(good: Good) -> Markup {
    html! {
        svg class={ "icon good-" (good.word()) } aria-hidden="true" {
            use href=(good_address(good)) {}
        }
    }
}

/// The name of a good.
pub(super) fn good_name(scene: &Table<'_>, good: Good) -> String {
    scene.say(&phrases::good(good))
}

/// An amount of a good in words.
pub(super) fn amount_in_words(scene: &Table<'_>, good: Good, amount: u16) -> String {
    scene.say(&phrases::amount(good, amount))
}

/// Goods in words, or the word for nothing.
pub(super) fn in_words(scene: &Table<'_>, goods: &Goods) -> String {
    let all: Vec<String> = phrases::goods(goods).iter().map(|phrase| scene.say(phrase)).collect();
    all.join(", ")
}

/// Goods as symbols with numbers; what the reader is short of says how much of it is there.
pub(super) fn price(scene: &Table<'_>, goods: &Goods) -> Markup {
    let held = scene.seat.map(|seat| scene.view.player(seat).goods);
    html! {
        span.goods {
            @for (kind, amount) in goods.iter() {
                @let short = held.map(|held| held.get(kind)).filter(|have| *have < amount);
                span.sum.{ "good-" (kind.word()) } .short[short.is_some()] {
                    (good(kind))
                    @if let Some(have) = short { (have) "/" }
                    (amount)
                }
            }
        }
    }
}

/// Favor: the laurel with a number.
pub(super) fn favor(scene: &Table<'_>, amount: i32) -> Markup {
    let spoken = Phrase::new("effect-favor").with("favor", amount);
    html! {
        span.vp {
            (components::icon("laurel"))
            span aria-hidden="true" data-counter="favor" { (plain(amount)) }
            span.vh { (scene.say(&spoken)) }
        }
    }
}

/// A symbol with a count that is said in words.
pub(super) fn tally(
    symbol_id: &str,
    counter: &str,
    count: impl std::fmt::Display,
    spoken: &str,
) -> Markup {
    html! {
        span.tally {
            (symbol(symbol_id)) span aria-hidden="true" data-counter=(counter) { (count) } span.vh { (spoken) }
        }
    }
}

/// A number as printed on a track, with a true minus.
pub(super) fn plain(value: i32) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}
