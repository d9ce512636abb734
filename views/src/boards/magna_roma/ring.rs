//! The ring of tiles around the stack, or the tiles on offer in a solo game.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Decision, Phase, phrases};
use maud::{Markup, html};

use super::{GAME, Table, section, tile};
use crate::components::{self, Piece, Standing};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let solo = view.players() == 1;
    let left = Phrase::new("look-magna-roma-stack").with("count", view.stack_len());
    let heading =
        scene.words.get(if solo { "look-magna-roma-offer" } else { "look-magna-roma-ring" });
    let shape = if solo { "ring-of-3".to_owned() } else { format!("ring-of-{}", view.slots()) };
    section(
        "tiles",
        &heading,
        &scene.say(&left),
        &html! {
            div class={ "ring " (shape) } {
                @for slot in 0..view.slots() { (slot_of(scene, slot)) }
                @if !solo { (stack(scene)) }
            }
        },
    )
}

fn slot_of(scene: &Table<'_>, slot: usize) -> Markup {
    let view = scene.view;
    let class = format!("slot slot-{slot}");
    let cylinders: Vec<Seat> = Seat::all(view.players())
        .filter(|seat| usize::from(view.cylinders[seat.index()]) == slot)
        .filter(|_| view.players() > 1)
        .collect();
    let Some(number) = view.on_slot(slot) else {
        return html! {
            div class={ (class) " empty" } {
                span.vh { (scene.words.get("look-magna-roma-slot-empty")) }
                (standing_on(scene, &cylinders))
            }
        };
    };
    let chosen = matches!(view.phase, Phase::Place | Phase::Face)
        && usize::from(view.cylinders[usize::from(view.active)]) == slot;
    let taken = if cylinders.is_empty() { "" } else { " held" };
    html! {
        div class={ (class) (taken) } {
            // While it is turned, the tile lies in the city already.
            @if chosen && view.phase == Phase::Face {
                span.vh { (scene.words.get("look-magna-roma-slot-empty")) }
            } @else {
                (tile_on(scene, slot, number, chosen))
            }
            (standing_on(scene, &cylinders))
        }
    }
}

fn tile_on(scene: &Table<'_>, slot: usize, number: u8, chosen: bool) -> Markup {
    let view = scene.view;
    let asks = matches!(view.phase, Phase::Claim | Phase::Take | Phase::Choose);
    let standing = if asks { scene.standing(Decision::Choose(number)) } else { Standing::Calm };
    let near = scene.acting && view.players() > 1 && !asks && view.within_reach() >> slot & 1 != 0;
    let class = match (chosen, near) {
        (true, _) => "ring-tile chosen",
        (_, true) => "ring-tile near",
        _ => "ring-tile",
    };
    let mut spoken = String::new();
    if !standing.is_legal() {
        spoken = scene.say(&phrases::tile(view, number));
        if near {
            spoken = format!("{spoken}, {}", scene.words.get("look-magna-roma-near"));
        }
    }
    let piece = Piece {
        id: &tile::piece_id(scene, number),
        class,
        spoken: &spoken,
        game: GAME,
        standing: &standing,
    };
    piece.draw(&tile::picture(scene, number, 0, ""))
}

/// The cylinders that stand on a slot.
fn standing_on(scene: &Table<'_>, seats: &[Seat]) -> Markup {
    html! {
        @for seat in seats {
            span class={ "cylinder of-" (seat.0 + 1) } data-piece={ "cylinder-" (seat) } {
                svg.body viewBox="0 0 48 56" aria-hidden="true" {
                    use href=(tile::href("cylinder")) width="48" height="56" {}
                }
                (components::badge(*seat))
                span.vh { (scene.say(&Phrase::new("look-magna-roma-cylinder").with("who", *seat))) }
            }
        }
    }
}

fn stack(scene: &Table<'_>) -> Markup {
    let count = scene.view.stack_len();
    html! {
        div.tile-stack aria-hidden="true" {
            @if count > 0 {
                svg.tile viewBox="0 0 100 100" { use href=(tile::href("back")) width="100" height="100" {} }
            }
        }
    }
}
