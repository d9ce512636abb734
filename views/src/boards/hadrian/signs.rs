//! Signs: what pieces, gains, costs and requirements look like, and the same in words.

use ludi_engine::Phrase;
use ludi_hadrian::components::Need;
use ludi_hadrian::phrases;
use ludi_hadrian::vocabulary::{Citizen, Cohort, Gain, Piece, Pieces};
use maud::{Markup, html};

use super::{GAME, Table};
use crate::components::asset;

/// A sign of our file of pictures; nothing to a screen reader. Its class gives it its colour.
pub(super) fn sign(id: &str) -> Markup {
    html! {
        svg class={ "sign s-" (id) } aria-hidden="true" {
            use href={ (asset("hadrian.svg")) "#" (id) } {}
        }
    }
}

/// A picture of our file, such as a house or a worker, in colours that the page gives it.
pub(super) fn art(id: &str) -> Markup {
    html! {
        svg class={ "art a-" (id) } aria-hidden="true" {
            use href={ (asset("hadrian.svg")) "#" (id) } {}
        }
    }
}

/// The sign of what a box gives.
pub(super) const fn gain_sign(gain: Gain) -> &'static str {
    match gain {
        Gain::Piece(piece) => piece.id(),
        Gain::Attribute(attribute) => attribute.id(),
        Gain::Citizen(citizen) => citizen.id(),
        Gain::Cohort => "cohort",
        Gain::Production => "production",
        Gain::Favour => "favour",
    }
}

/// What a box gives, sign by sign.
pub(super) fn gains(gains: &[Gain]) -> Markup {
    html! { @for gain in gains { (sign(gain_sign(*gain))) } }
}

/// Pieces as signs; many of a kind as a number and one sign.
pub(super) fn pieces(pieces: Pieces) -> Markup {
    html! {
        @for (piece, count) in pieces.iter() {
            @if count > 2 { span.times { (count) (sign(piece.id())) } }
            @else { @for _ in 0..count { (sign(piece.id())) } }
        }
    }
}

/// A cost, then what it brings.
pub(super) fn trade(cost: Pieces, brings: &Markup) -> Markup {
    html! {
        span.trade {
            @if !cost.is_empty() { span.costs { (pieces(cost)) } }
            @if !cost.is_empty() && !brings.0.is_empty() { span.to { "→" } }
            span.gives { (brings) }
        }
    }
}

/// A flag with the number it asks for.
pub(super) fn flag(number: u8, met: bool, coloured: bool) -> Markup {
    let class = match (met, coloured) {
        (true, true) => "pennon coloured met",
        (true, false) => "pennon met",
        (false, true) => "pennon coloured",
        (false, false) => "pennon",
    };
    html! { span class=(class) { (number) } }
}

/// What a building asks for, as a flag.
pub(super) fn need(need: Need, met: bool) -> Markup {
    match need {
        Need::Infrastructure(number) => {
            html! { span.need { (sign("fort")) (flag(number, met, true)) } }
        }
        Need::Citizens(citizen, number) => {
            html! { span.need { (sign(citizen.id())) (flag(number, met, true)) } }
        }
    }
}

/// What a building asks for, in words.
pub(super) fn need_in_words(scene: &Table<'_>, need: Need) -> String {
    match need {
        Need::Infrastructure(number) => {
            scene.say(&Phrase::new("board-infrastructure").with("n", number))
        }
        Need::Citizens(track, number) => format!("{} {number}", citizen(scene, track)),
    }
}

/// Phrases one after the other, with commas.
fn listed(scene: &Table<'_>, phrases: &[Phrase]) -> String {
    phrases.iter().map(|phrase| scene.say(phrase)).collect::<Vec<_>>().join(", ")
}

/// Pieces in words: "2 Builders, 1 Resource".
pub(super) fn pieces_in_words(scene: &Table<'_>, pieces: Pieces) -> String {
    listed(scene, &phrases::pieces(pieces))
}

/// Gains in words: "Renown, 1 Civilian".
pub(super) fn gains_in_words(scene: &Table<'_>, gains: &[Gain]) -> String {
    listed(scene, &gains.iter().map(|gain| phrases::gain(*gain)).collect::<Vec<_>>())
}

/// The name of a piece.
pub(super) fn piece(scene: &Table<'_>, piece: Piece) -> String {
    scene.say(&phrases::piece(piece))
}

/// The name of a citizen track.
pub(super) fn citizen(scene: &Table<'_>, citizen: Citizen) -> String {
    scene.say(&phrases::citizen(citizen))
}

/// The name of a cohort.
pub(super) fn cohort(scene: &Table<'_>, cohort: Cohort) -> String {
    scene.say(&phrases::cohort(cohort))
}

/// The name of an area of the sheets.
pub(super) fn area(scene: &Table<'_>, id: &str) -> String {
    scene.words.get(&format!("area-{id}"))
}

/// Whether our file of pictures has a sign, so that packs may bring things we never drew.
pub(super) fn has_sign(id: &str) -> bool {
    crate::components::assets::has_symbol(GAME, id)
}

/// A number of points, with a real minus sign.
pub(super) fn points(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
