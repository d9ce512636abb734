//! The objectives of a solo game, along the lines they speak of.

use ludi_engine::Phrase;
use ludi_magna_roma::phrases;
use maud::{Markup, html};

use super::city::Window;
use super::{Table, section};
use crate::components;

const NUMERALS: [&str; 4] = ["I", "II", "III", "IV"];

/// How an objective stands, as a class.
fn state(met: bool, lost: bool) -> &'static str {
    match (met, lost) {
        (true, _) => "met",
        (_, true) => "lost",
        _ => "open",
    }
}

/// The objectives with how far they are; nothing but in a solo game.
pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let mut aims = view.aims().zip(NUMERALS).peekable();
    if aims.peek().is_none() {
        return html! {};
    }
    let list = html! {
        ul.aims {
            @for ((_, aim, line), numeral) in aims {
                @let progress = view.progress(aim, line.cells);
                @let state = state(view.meets(aim, line.cells), progress.lost);
                @let id = match state {
                    "met" => "look-magna-roma-met",
                    "lost" => "look-magna-roma-lost",
                    _ => "look-magna-roma-progress",
                };
                @let said = Phrase::new(id).with("have", progress.have).with("need", progress.need);
                li class={ "objective " (state) } {
                    span.numeral { (numeral) }
                    span.aim { (scene.say(&phrases::aim(aim))) }
                    small.line { (scene.say(&phrases::line(&line))) }
                    span.progress {
                        @if state == "met" { (components::icon("check")) }
                        (scene.say(&said))
                    }
                }
            }
        }
    };
    section("objectives", &scene.words.get("look-magna-roma-objectives"), "", &list)
}

/// The lines of the objectives as bands over the city.
pub(super) fn lines(scene: &Table<'_>, window: Window) -> Markup {
    html! {
        @for (index, (_, aim, line)) in scene.view.aims().enumerate() {
            @if let Some((x, y, width, height)) = window.rectangle(line.cells) {
                @let lost = scene.view.progress(aim, line.cells).lost;
                @let state = state(scene.view.meets(aim, line.cells), lost);
                // Bands that cross keep apart.
                @let inset = if line.is_row { 5 } else { 10 };
                @let knob = inset + 9;
                @let numeral = NUMERALS[index % NUMERALS.len()];
                g class={ "aim-line " (state) } {
                    rect x=(x + inset) y=(y + inset) width=(width - 2 * inset) height=(height - 2 * inset) rx="14" {}
                    @let (cx, cy) = if line.is_row { (x + width / 2, y + if y == 0 { knob } else { height - knob }) }
                        else { (x + if x == 0 { knob } else { width - knob }, y + height / 2) };
                    circle cx=(cx) cy=(cy) r="13" {}
                    text x=(cx) y=(cy + 5) text-anchor="middle" { (numeral) }
                }
            }
        }
    }
}
