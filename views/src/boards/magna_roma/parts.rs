//! The parts of the board: on a narrow screen one is shown at a time, by a choice of radio buttons,
//! so it works without a script. What is asked for is in the part that is shown first.

use ludi_engine::Game as _;
use ludi_magna_roma::{Decision, Phase};
use maud::{Markup, html};

use super::Table;
use crate::components;

/// The part a section of the board belongs to.
pub(super) fn of(section: &str) -> &str {
    match section {
        "my-city" => "city",
        "monuments" | "provinces" => "actions",
        "objectives" => "rivals",
        other => other,
    }
}

/// The part where the present question is answered.
pub(super) fn asked(scene: &Table<'_>) -> &'static str {
    if !scene.acting {
        return "city";
    }
    let is_beyond = |d: &Decision| matches!(d, Decision::Build { .. } | Decision::Conquer { .. });
    match scene.view.phase {
        Phase::Claim | Phase::Take | Phase::Choose => "tiles",
        Phase::Act if scene.decisions.iter().any(is_beyond) => "actions",
        _ => "city",
    }
}

/// The parts by name, always within reach of a thumb.
pub(super) fn tabs(scene: &Table<'_>) -> Markup {
    let solo = scene.view.players() == 1;
    let of = |alone: &'static str, others: &'static str| if solo { alone } else { others };
    let mut parts = vec![
        ("city", "look-magna-roma-way-city", "site"),
        ("tiles", of("look-magna-roma-way-offer", "look-magna-roma-way-ring"), "deck"),
        ("actions", "look-magna-roma-way-actions", "works"),
        ("tracks", "look-magna-roma-tracks", "list"),
    ];
    if !solo || scene.view.aims().next().is_some() {
        let name = of("look-magna-roma-objectives", "look-magna-roma-way-rivals");
        parts.push(("rivals", name, of("pennant", "people")));
    }
    let asked = asked(scene);
    html! {
        fieldset.part-tabs data-asks=(super::asked(scene)) data-shows=(asked) {
            legend.vh { (scene.words.get("look-magna-roma-ways")) }
            @for (part, name, symbol) in parts {
                input.vh #{ "part-" (part) } type="radio" name="part" value=(part) checked[part == asked];
                label for={ "part-" (part) } {
                    (components::icon(symbol)) span { (scene.words.get(name)) }
                }
            }
        }
    }
}
