//! The board of Magna Roma.

mod actions;
mod built;
mod city;
mod gauges;
mod learn;
mod mini;
mod objectives;
mod parts;
mod ring;
mod rivals;
mod tile;
mod tracks;
mod tray;

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Decision, MagnaRoma, Phase};
use maud::{Markup, html};

use super::{Board, Scene};

/// The name of the game in addresses and of its file of pictures.
const GAME: &str = "magna-roma";

type Table<'a> = Scene<'a, MagnaRoma>;

impl Board for MagnaRoma {
    const LEARN: super::learn::Learn = learn::LEARN;

    fn goal(scene: &Scene<'_, Self>) -> Option<String> {
        Some(learn::goal(scene))
    }

    fn sign(scene: &Scene<'_, Self>, name: &str) -> Option<Markup> {
        learn::sign(scene, name)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let class = format!("board magna seats-{} asks-{}", scene.view.players(), asked(scene));
        scene.form().around(
            &class,
            &html! {
                (parts::tabs(scene))
                (city::draw(scene))
                (gauges::draw(scene))
                div.middle { (ring::draw(scene)) (actions::monuments(scene)) }
                div.beyond {
                    (rivals::cities(scene))
                    (objectives::draw(scene))
                    (actions::provinces(scene))
                }
                (tracks::draw(scene))
            },
        )
    }

    fn tray(scene: &Scene<'_, Self>) -> Markup {
        tray::draw(scene)
    }

    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        rivals::draw(scene, seat)
    }

    fn asks(scene: &Scene<'_, Self>) -> Option<String> {
        (scene.view.phase == Phase::Place).then(|| scene.words.get("look-magna-roma-lay-tile"))
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        if matches!(view.phase, Phase::Over | Phase::Claim) {
            return html! {};
        }
        let left = view.pack().tiles_per_player - view.acting().city.placed();
        html! { small { (scene.say(&Phrase::new("look-magna-roma-left").with("count", left))) } }
    }

    fn closing(scene: &Scene<'_, Self>) -> Option<Decision> {
        Some(Decision::Pass).filter(|pass| scene.is_legal(*pass))
    }

    fn left(scene: &Scene<'_, Self>, _: Decision) -> Option<String> {
        let more = scene.decisions.len() > 1;
        more.then(|| scene.words.get("look-magna-roma-pass-more"))
    }

    fn pending(scene: &Scene<'_, Self>) -> bool {
        scene.acting && scene.view.phase == Phase::Face
    }

    fn moment(scene: &Scene<'_, Self>) -> String {
        let view = scene.view;
        let turns = view.pack().tiles_per_player;
        match view.phase {
            Phase::Over => scene.words.get("look-magna-roma-over"),
            Phase::Claim => scene.words.get("look-magna-roma-claims"),
            Phase::Deal(_) if view.acting().city.placed() == 0 => {
                scene.words.get("look-magna-roma-claims")
            }
            _ => {
                // The tile of this turn lies in the city as soon as it is turned.
                let placed = view.acting().city.placed();
                let laid = !matches!(view.phase, Phase::Take | Phase::Place | Phase::Face);
                let turn = if laid { placed } else { placed + 1 };
                scene.say(
                    &Phrase::new("look-magna-roma-turn")
                        .with("turn", turn.clamp(1, turns))
                        .with("turns", turns),
                )
            }
        }
    }
}

/// What the reader is asked, as a word for the style sheet: it brings what is asked for to the
/// front.
fn asked(scene: &Table<'_>) -> &'static str {
    if !scene.acting {
        return "nothing";
    }
    match scene.view.phase {
        Phase::Deal(_) | Phase::Over => "nothing",
        Phase::Claim | Phase::Take | Phase::Choose => "tile",
        Phase::Place => "cell",
        Phase::Face => "face",
        Phase::Order => "order",
        Phase::Trade => "trade",
        Phase::Act => "action",
        Phase::Bless => "blessing",
    }
}

/// The seat whose city is drawn large: the reader's, or the active player's for a spectator.
fn shown(scene: &Table<'_>) -> Seat {
    scene.seat.unwrap_or(Seat(scene.view.active))
}

/// What one looks at in every step of a turn: bubbles lie elsewhere if they can.
const WATCHED: [&str; 3] = ["my-city", "tiles", "tracks"];

/// A panel of the board with its heading.
fn section(class: &str, heading: &str, aside: &str, content: &Markup) -> Markup {
    html! {
        section class={ "panel " (class) } data-part=(class) data-tab={ "part-" (parts::of(class)) }
            data-watched[WATCHED.contains(&class)] aria-labelledby={ "magna-" (class) } {
            div.row-head {
                h2 #{ "magna-" (class) } { (heading) }
                @if !aside.is_empty() { small { (aside) } }
            }
            (content)
        }
    }
}

#[cfg(test)]
mod tests;
