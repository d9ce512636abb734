//! Monuments in the city: where those on display would fit, where others stand, who is on them.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Built, Cell, Cells, Decision, NONE, Phase};
use maud::{Markup, html};

use super::{GAME, Table, shown, tile};
use crate::components::{Piece, Standing};

/// Where the monuments on display would fit: a mark on the corner where four tiles meet. Which
/// monument's marks are seen is chosen at the display.
pub(super) fn sites(scene: &Table<'_>, cell: Cell) -> Markup {
    let view = scene.view;
    if !scene.acting || view.phase != Phase::Act {
        return html! {};
    }
    let pack = view.pack();
    html! {
        @for (place, monument) in view.display.into_iter().enumerate().filter(|(_, m)| *m != NONE) {
            @let printed = &pack.monuments[usize::from(monument)];
            @if is_site(view.acting().city.taken, printed.on_centre, cell) && fits_somewhere(scene, monument) {
                @let at = if printed.on_centre { "at-middle" } else { "at-corner" };
                div class={ "site for-" (place) " " (at) } { (site(scene, monument, cell)) }
            }
        }
    }
}

/// Whether a monument could be thought of on a cell: a full block, or the centre.
pub(super) fn is_site(taken: Cells, on_centre: bool, cell: Cell) -> bool {
    if on_centre {
        cell == Cell::CENTRE
    } else {
        Cells::FIELD.blocks().contains(cell) && Cells::block(cell).without(taken).is_empty()
    }
}

/// Whether the reader may build a monument somewhere now.
pub(super) fn fits_somewhere(scene: &Table<'_>, monument: u8) -> bool {
    let own =
        |d: &Decision| matches!(d, Decision::Build { monument: other, .. } if *other == monument);
    scene.acting && scene.decisions.iter().any(own)
}

fn site(scene: &Table<'_>, monument: u8, cell: Cell) -> Markup {
    let standing = scene.standing(Decision::Build { monument, cell });
    let seat = shown(scene);
    let people = scene.view.useful_people(monument);
    let points = scene.view.monument_points(seat, &Built { monument, cell, people }, people);
    let piece = Piece { id: "", class: "corner-mark", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        @if standing.is_legal() { span.points { (points) } } @else { span.points { "×" } }
    })
}

/// A monument that stands in the city: pointing at it puts a meeple on it.
pub(super) fn monument(scene: &Table<'_>, seat: Seat, built: Built) -> Markup {
    let view = scene.view;
    let printed = &view.pack().monuments[usize::from(built.monument)];
    let at = if printed.on_centre { "monument at-middle" } else { "monument at-corner" };
    let own = scene.acting && seat.0 == view.active;
    let put = if own { scene.standing(Decision::Settle(built.monument)) } else { Standing::Calm };
    let off = Decision::Withdraw(built.monument);
    let next = if own { best_step(scene, seat) } else { None };
    let most = view.useful_people(built.monument);
    let spoken = Phrase::new("look-magna-roma-monument")
        .with("name", printed.name)
        .with("have", built.people)
        .with("need", most)
        .with("points", view.monument_points(seat, &built, built.people));
    let piece = Piece {
        id: &format!("monument-{}", printed.id),
        class: if built.people >= printed.population { "medal works" } else { "medal" },
        spoken: &scene.say(&spoken),
        game: GAME,
        standing: &put,
    };
    html! {
        div class=(at) {
            div.put data-best[next == Some(Decision::Settle(built.monument))] {
                (piece.draw(&html! {
                    (tile::monument_picture(scene, built.monument, "thumb"))
                    span.people {
                        @for place in 0..most.max(built.people) {
                            svg.meeple.here[place < built.people] aria-hidden="true" { use href=(tile::href("meeple")) {} }
                        }
                    }
                }))
            }
            @if own && built.people > 0 {
                div.off data-best[next == Some(off)] {
                    (Piece { id: "", class: "take-off", spoken: "", game: GAME, standing: &scene.standing(off) }
                        .draw(&html! { "−" }))
                }
            }
        }
    }
}

/// The next meeple to move towards the best assignment, if any is to be moved.
pub(super) fn best_step(scene: &Table<'_>, seat: Seat) -> Option<Decision> {
    let view = scene.view;
    let best = view.assignment(seat).on;
    let all = || view.realm(seat).city.monuments().zip(best);
    let over = all().find(|(built, best)| built.people > *best);
    let under = all().find(|(built, best)| built.people < *best);
    // Only what is missing elsewhere is worth taking off.
    let step = match (over, under) {
        (_, Some((built, _))) if view.realm(seat).idle() > 0 => Decision::Settle(built.monument),
        (Some((built, _)), Some(_)) => Decision::Withdraw(built.monument),
        _ => return None,
    };
    scene.is_legal(step).then_some(step)
}
