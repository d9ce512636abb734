//! A player in the list of players: one line, which opens both sheets; and the head of those
//! sheets while they lie over one's own.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_hadrian::Phase;
use ludi_hadrian::vocabulary::Piece;
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, sign};
use super::{Table, cards, tray};
use crate::components::{self, badge, icon};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let paper = Paper::new(scene, seat);
    let active = scene.view.waiting().contains(seat) && scene.view.phase() != Phase::Over;
    let summary = summary(&paper, active);
    if scene.view.players() == 1 {
        return components::player(seat, active, &summary, None);
    }
    html! {
        div class=(if active { "player active" } else { "player" }) #{ "player-" (seat) } {
            label.summary for={ "sheets-" (seat.0) } {
                (summary)
                span.vh { (scene.words.get("look-hadrian-see-sheets")) }
            }
        }
    }
}

/// Whose sheets they are, where the year stands for them, their paths, and the way back.
pub(super) fn head(paper: &Paper<'_>) -> Markup {
    let scene = paper.scene;
    let points = signs::points(paper.sheet.points(paper.pack));
    let whose = Phrase::new("look-hadrian-sheets-of").with("who", paper.seat);
    let finished =
        scene.view.phase() == Phase::Actions && !scene.view.waiting().contains(paper.seat);
    html! {
        header.rival-head {
            h2 #{ "rival-" (paper.seat) } { (badge(paper.seat)) (paper.say(&whose)) }
            (components::points(scene.words, &points))
            small { (paper.get(if finished { "board-finished" } else { "look-hadrian-at-work" })) }
            (tray::pool(paper))
            (cards::paths_in_short(paper))
            @if let Some(own) = scene.seat {
                label.btn.rival-close for={ "sheets-" (own.0) } { (icon("close")) (paper.get("look-hadrian-own-sheets")) }
            }
        }
    }
}

/// Name, points, pieces, and whether the year is finished.
fn summary(paper: &Paper<'_>, active: bool) -> Markup {
    let scene = paper.scene;
    let finished = scene.view.phase() == Phase::Actions && !active;
    html! {
        (badge(paper.seat))
        span.name {
            (scene.words.player(paper.seat, scene.names))
            @if paper.own { small { " " (scene.words.get("look-you")) } }
            @if active { span.vh { " " (scene.words.get("look-active")) } }
        }
        (components::counted_points(scene.words, &signs::points(paper.sheet.points(paper.pack))))
        span.line {
            @for piece in Piece::ALL {
                @let count = paper.sheet.has(piece);
                @if count > 0 {
                    span {
                        (sign(piece.id()))
                        span aria-hidden="true" data-counter=(piece.id()) { (count) }
                        span.vh { (signs::piece(scene, piece)) " " (count) }
                    }
                }
            }
            @if finished { span { (icon("check")) span.word { (scene.words.get("board-finished")) } } }
        }
    }
}
