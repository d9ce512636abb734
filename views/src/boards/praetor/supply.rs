//! What can be had: Available City Tiles, the Wall Tile, and what is left in the decks.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::{Decision, Job, Stage, Step, TileId, WallId};
use maud::{Markup, html};

use super::{GAME, Table, marks, tiles, told, unless_said};
use crate::components::{self, Piece, Standing};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let mut shown: Vec<TileId> = scene.view.available().iter().map(TileId).collect();
    shown.sort_by_key(|tile| tiles::spec(scene, *tile).age);
    html! {
        (handles(scene, shown.len()))
        section.supply data-part="supply" data-tab=(lying(scene)) aria-labelledby="praetor-supply" {
            div.row-head {
                h2 #praetor-supply { (scene.words.get("look-praetor-available")) }
                (decks(scene))
            }
            @if shown.is_empty() && !super::is_over(scene) { (components::empty(&scene.words.get(none(scene)))) }
            @else { ul.lots tabindex="0" aria-labelledby="praetor-supply" { @for tile in shown { li { (lot(scene, tile)) } } } }
        }
        section.walls data-part="walls" aria-labelledby="praetor-wall" {
            div.row-head {
                h2 #praetor-wall { (scene.words.get("look-praetor-wall")) }
                small.decks data-part="wall-deck" {
                    span.vh { (scene.say(&Phrase::new("look-praetor-wall-deck").with("count", scene.view.decks().1))) }
                    span aria-hidden="true" { (components::icon("deck")) " " (scene.view.decks().1) }
                }
            }
            ul.demands {
                @for wall in scene.view.walls().iter() { li { (demand(scene, WallId(wall))) } }
                @if scene.view.walls().is_empty() && !super::is_over(scene) {
                    li.none { (scene.words.get(fulfilled(scene))) }
                }
            }
            (held(scene))
        }
    }
}

/// What is said where nothing is left to build: in the last turn nothing comes after it.
fn none(scene: &Table<'_>) -> &'static str {
    if scene.view.is_last_turn() { "look-praetor-none-left" } else { "look-praetor-none-available" }
}

/// The same where the Wall asks for nothing more.
fn fulfilled(scene: &Table<'_>) -> &'static str {
    if scene.view.is_last_turn() { "look-praetor-wall-done" } else { "look-praetor-wall-taken" }
}

/// On a phone, what can be had lies in a drawer below the map; these are its handles. Held upright,
/// it is open while an action is chosen and there is something to be had, and another one, closed, while
/// one goes on; on its side there is no room for both.
fn handles(scene: &Table<'_>, tiles: usize) -> Markup {
    let is_empty = tiles == 0 && scene.view.walls().is_empty();
    let choosing = is_choosing(scene) && !is_empty;
    let id = if choosing { "drawer-choosing" } else { "drawer" };
    let count = Phrase::new("look-praetor-to-build").with("count", tiles);
    let said = html! {
        summary {
            (marks::symbol("tile")) " " b { (scene.say(&count)) }
            @for wall in scene.view.walls().iter() {
                @let wall = &scene.view.pack().walls[usize::from(wall)];
                span.soft aria-hidden="true" {
                    (marks::symbol("wall")) span.vp { (components::icon("laurel")) (wall.favor) }
                }
            }
        }
    };
    html! {
        details.handle.upright #(id) open[choosing] { (said) }
        details.handle.lying #(lying(scene)) { (said) }
    }
}

/// Whether the reader chooses an action.
fn is_choosing(scene: &Table<'_>) -> bool {
    scene.acting && scene.view.stage() == Stage::Action && scene.view.step() == Step::Choose
}

/// The drawer of a phone on its side: whoever has taken a tile from it finds it closed.
fn lying(scene: &Table<'_>) -> &'static str {
    if is_choosing(scene) { "drawer-lying-choosing" } else { "drawer-lying" }
}

/// How many Wall Tiles everybody holds.
fn held(scene: &Table<'_>) -> Markup {
    html! {
        div.held {
            span { (scene.words.get("look-praetor-held")) }
            ul {
                @for seat in Seat::all(scene.view.players()) {
                    li {
                        (marks::badge(seat)) span.vh { (scene.words.player(seat, scene.names)) }
                        b { (scene.view.player(seat).walls.len()) }
                    }
                }
            }
        }
    }
}

/// What is left of each age; PR-155: when nothing is left the last turn comes.
fn decks(scene: &Table<'_>) -> Markup {
    let pack = scene.view.pack();
    let left = |age: usize| scene.view.deck().and(pack.ages[age]).len();
    let spoken = Phrase::new("look-praetor-decks").with("first", left(1)).with("second", left(2));
    html! {
        small.decks data-part="deck" {
            span.vh { (scene.say(&spoken)) }
            span aria-hidden="true" { (components::icon("deck")) " I×" (left(1)) " II×" (left(2)) }
        }
    }
}

/// An Available City Tile with its price.
fn lot(scene: &Table<'_>, tile: TileId) -> Markup {
    let view = scene.view;
    let asked =
        view.stage() == Stage::Action && matches!(view.step(), Step::Choose | Step::Retired);
    let standing = if asked { scene.standing(Decision::Build(tile)) } else { Standing::Calm };
    let chosen = match view.step() {
        Step::Worker(Job::Build(chosen))
        | Step::Cell { tile: chosen, .. }
        | Step::Turn { tile: chosen, .. } => chosen == tile,
        _ => false,
    };
    let piece = Piece {
        id: &tiles::piece(scene, tile),
        class: if chosen { "lot chosen" } else { "lot" },
        spoken: &if standing.is_legal() {
            told::purpose(scene, tile)
        } else {
            told::describe_unbuilt(scene, tile)
        },
        game: GAME,
        standing: &standing,
    };
    let spec = tiles::spec(scene, tile);
    piece.draw(&html! {
        (tiles::unbuilt(scene, tile, 0, (0, 0, 100, 100)))
        span.cost {
            @if spec.cost.is_empty() { small { (scene.words.get("look-praetor-no-cost")) } }
            @else { (marks::price(scene, &spec.cost)) }
        }
    })
}

/// A Wall Tile: its demand and what it brings the reader.
fn demand(scene: &Table<'_>, wall: WallId) -> Markup {
    let view = scene.view;
    let spec = &view.pack().walls[wall.index()];
    let standing = match view.step() {
        Step::Wall => scene.standing(Decision::Fulfil(wall)),
        _ => Standing::Calm,
    };
    let bonus = scene.seat.map_or(0, |seat| view.wall_bonus(seat));
    let spoken = Phrase::new("look-praetor-demand")
        .with("demand", marks::in_words(scene, &spec.demand))
        .with("favor", spec.favor)
        .with("bonus", bonus)
        .with("back", spec.back);
    let piece = Piece {
        id: &format!("wall-{}", spec.id),
        class: "demand",
        spoken: &unless_said(&standing, || scene.say(&spoken)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (marks::price(scene, &spec.demand))
        (marks::symbol("arrow"))
        span.vp {
            (components::icon("laurel")) (spec.favor)
            @if bonus > 0 { span.bonus { "+" (bonus) } }
        }
        small.back { (scene.say(&Phrase::new("look-praetor-wall-back").with("back", spec.back))) }
    })
}
