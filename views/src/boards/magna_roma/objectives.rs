//! The objectives of a solo game, along the lines they speak of.

use ludi_engine::{Game as _, Phrase};
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
                li class={ "objective " (state) } data-part={ "objective-" (numeral) } {
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
    let worth = |met: u8| view.pack().objective_vp.get(usize::from(met)).copied().unwrap_or(0);
    let met = view.fulfilled();
    let brings = Phrase::new("look-magna-roma-objectives-bring")
        .with("now", worth(met))
        .with("next", worth(met + 1).saturating_sub(worth(met)));
    section(
        "objectives",
        &scene.words.get("look-magna-roma-objectives"),
        &scene.say(&brings),
        &list,
    )
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
                @let numeral = NUMERALS[index % NUMERALS.len()];
                g class={ "aim-line " (state) } {
                    rect x=(x + inset) y=(y + inset) width=(width - 2 * inset) height=(height - 2 * inset) rx="14" {}
                    // Knobs stand at the edge of the city, beside the symbols of its tiles.
                    @let (cx, cy) = if line.is_row { (x, y + 27) } else { (x + 27, y) };
                    circle cx=(cx) cy=(cy) r="16" {}
                    text x=(cx) y=(cy + 7) text-anchor="middle" { (numeral) }
                }
            }
        }
    }
}
