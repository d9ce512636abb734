//! Small marks: symbols, seats, sesterces, points, dots for actions, links to rules.

use ludi_engine::{Effect, EffectKind, Messages, Origin, Seat, Source};
use maud::{Markup, html};

use super::assets::{self, Symbol};
use super::counted;

/// The class of an effect in words.
pub(super) const fn effect_class(kind: EffectKind) -> &'static str {
    match kind {
        EffectKind::Cost => "cost",
        EffectKind::Gain => "gain",
        EffectKind::Prospect => "prospect",
        EffectKind::Note => "remark",
    }
}

/// A symbol of `symbols.svg` in the colour of the text around it; nothing to a screen reader.
pub fn icon(id: &str) -> Markup {
    symbol("symbols", id)
}

/// A symbol of the end of games, drawn in `end.svg`; nothing to a screen reader.
pub fn end_icon(id: &str) -> Markup {
    symbol("end", id)
}

/// A symbol of a file of pictures; nothing to a screen reader.
pub fn symbol(file: &str, id: &str) -> Markup {
    html! { svg.icon aria-hidden="true" { use href=(Symbol { file, id }) {} } }
}

/// A symbol that says something by itself.
pub fn labelled_icon(id: &str, label: &str) -> Markup {
    html! {
        svg.icon role="img" aria-label=(label) {
            use href=(Symbol { file: "symbols", id }) {}
        }
    }
}

/// A picture of a game's own file: `picture("builders", "lighthouse", "face")`. `viewBox` is that
/// of wide pictures (120 × 64) or of figures (64 × 64); what does not fit is cut at the sides.
pub fn picture(file: &str, id: &str, class: &str, wide: bool) -> Markup {
    let (width, view) = if wide { ("120", "0 0 120 64") } else { ("64", "0 0 64 64") };
    html! {
        svg class=(class) viewBox=(view) preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
            use href=(Symbol { file, id }) width=(width) height="64" {}
        }
    }
}

/// The badge of a seat: a shape, a colour and a numeral of its own.
pub fn badge(seat: Seat) -> Markup {
    badge_of("symbols", seat)
}

/// The badge of a seat at a table of this game. A game whose players have colours of their own
/// draws `seat-1` and so on in its file of pictures, and sets `--seat-1` and so on in its style
/// sheet; at all others they are the usual ones.
pub fn badge_of(game: &str, seat: Seat) -> Markup {
    html! { svg.badge aria-hidden="true" { use href=(badge_symbol(game, seat)) {} } }
}

/// The address of the badge of a seat, for pictures it is a part of.
pub(crate) fn badge_symbol(game: &str, seat: Seat) -> Symbol<'_> {
    const BADGES: [&str; 6] = ["seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6"];
    let id = BADGES[seat.index()];
    Symbol { file: if assets::has_symbol(game, id) { game } else { "symbols" }, id }
}

/// A badge with the name of the player.
pub fn seat_name(words: &Messages, game: &str, seat: Seat, names: &[String]) -> Markup {
    html! { span.who { (badge_of(game, seat)) (words.player(seat, names)) } }
}

/// An amount of sesterces.
pub fn coins(words: &Messages, amount: impl Into<i64>) -> Markup {
    coin_sum(words, amount.into(), None)
}

/// The sesterces in front of a player, as the counter of that name: a script lets it run.
pub fn counted_coins(words: &Messages, amount: impl Into<i64>, counter: &str) -> Markup {
    coin_sum(words, amount.into(), Some(counter))
}

fn coin_sum(words: &Messages, amount: i64, counter: Option<&str>) -> Markup {
    html! {
        span.coin {
            (icon("coin"))
            span aria-hidden="true" data-counter=[counter] { (amount) }
            span.vh { (counted(words, "look-sesterces", amount)) }
        }
    }
}

/// Victory points, as text since some games count tenths.
pub fn points(words: &Messages, amount: &str) -> Markup {
    point_sum(words, amount, None)
}

/// The victory points of a player, as a counter: a script lets it run.
pub fn counted_points(words: &Messages, amount: &str) -> Markup {
    point_sum(words, amount, Some("points"))
}

fn point_sum(words: &Messages, amount: &str, counter: Option<&str>) -> Markup {
    html! {
        span.vp {
            (icon("laurel"))
            span aria-hidden="true" data-counter=[counter] { (amount) }
            span.vh {
                (words.say(&ludi_engine::Phrase::new("look-points").with("amount", amount.to_owned()), &[]))
            }
        }
    }
}

/// Actions as dots: those left are full.
pub fn action_dots(words: &Messages, left: u8, of: u8) -> Markup {
    let label = words.say(
        &ludi_engine::Phrase::new("look-actions-left").with("left", left).with("of", of.max(left)),
        &[],
    );
    html! {
        span.dots role="img" aria-label=(label) {
            @for dot in 0..of.max(left) {
                (icon(if dot < left { "action" } else { "action-spent" }))
            }
        }
    }
}

/// A number with its sign.
pub fn signed(amount: i64) -> String {
    match amount {
        0 => "0".to_owned(),
        1.. => format!("+{amount}"),
        _ => format!("−{}", amount.unsigned_abs()),
    }
}

/// A link to a rule of a game.
pub fn rule_link(game: &str, rule: &str) -> Markup {
    html! { a.rule href=(rule_address(game, rule)) { (rule) } }
}

/// The address of a rule of a game.
pub(super) fn rule_address(game: &str, rule: &str) -> String {
    format!("/rules/{game}#{rule}")
}

/// What a decision costs and brings, as a list in words.
pub fn effect_list(words: &Messages, effects: &[Effect], names: &[String]) -> Markup {
    html! {
        @if !effects.is_empty() {
            span.effects {
                @for effect in effects {
                    span class=(effect_class(effect.kind)) { (words.say(&effect.phrase, names)) }
                    " "
                }
            }
        }
    }
}

/// A mark where a pack has values that are not known for sure, with a link to where they come
/// from; nothing where all are.
pub fn provenance_mark(words: &Messages, game: &str, origins: &[Origin]) -> Markup {
    let count = |wanted: fn(&Origin) -> bool| origins.iter().filter(|o| wanted(o)).count();
    let guessed = count(|origin| origin.source == Source::Reconstructed);
    let doubted = count(|origin| !origin.note.is_empty());
    let (symbol, text) = if guessed > 0 {
        ("info", counted(words, "look-mark-reconstructed", guessed as i64))
    } else if doubted > 0 {
        ("info", counted(words, "look-mark-doubted", doubted as i64))
    } else {
        ("check", words.get("look-mark-sure"))
    };
    html! {
        a.provenance href=(format!("/provenance/{game}")) { (icon(symbol)) span { (text) } }
    }
}
