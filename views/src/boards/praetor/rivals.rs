//! A player in the list of players: one line, and their whole board on demand.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::Stage;
use maud::{Markup, html};

use super::dice::Spot;
use super::{Table, is_active, is_over, marks, mat, tiles};
use crate::components;

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let own = scene.seat == Some(seat);
    let active = is_active(scene, seat);
    let area = (!own).then(|| area(scene, seat));
    components::player(seat, active, &summary(scene, seat, active), area.as_ref())
}

fn summary(scene: &Table<'_>, seat: Seat, active: bool) -> Markup {
    let player = scene.view.player(seat);
    let own = scene.seat == Some(seat);
    let ready = mat::in_area(scene, seat, Spot::Ready);
    let all = ready.len() + usize::from(mat::away(scene, seat, Spot::Ready));
    html! {
        (marks::badge(seat))
        span.name {
            (scene.words.player(seat, scene.names))
            @if own { small { " " (scene.words.get("look-you")) } }
            @if active { span.vh { " " (scene.words.get("look-active")) } }
            @if player.passed && scene.view.stage() == Stage::Action { small.has-passed { " " (scene.words.get("look-praetor-passed")) } }
        }
        // When all is counted, what stands on the track is no longer the score.
        (marks::favor(scene, if is_over(scene) { scene.view.score(seat) } else { player.favor }))
        span.line {
            (components::counted_coins(scene.words, player.goods.get(ludi_praetor::Good::Gold), "gold"))
            span.at-hand {
                span.vh { (mat::area_in_words(scene, seat, Spot::Ready)) }
                span.heap aria-hidden="true" {
                    (marks::symbol("worker"))
                    // The reader's own dice lie in the tray; those of others come from here.
                    @if !own { @for die in &ready { (die.draw("")) } }
                }
                span aria-hidden="true" { (ready.len()) span.of { "/" (all) } }
            }
        }
    }
}

/// Everything that lies before a player.
fn area(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let board = view.board(seat);
    let lang = scene.words.lang();
    let score = mat::score(scene, seat);
    let owned: Vec<&str> = view
        .player(seat)
        .owned
        .iter()
        .map(|tile| tiles::name(scene, ludi_praetor::TileId(tile)))
        .collect();
    html! {
        div.area {
            p.side {
                strong { (scene.say(&Phrase::new("look-praetor-board").with("board", board.name))) }
                " " small { (board.summary.get(lang)) " · " (scene.say(&score)) }
            }
            (mat::goods(scene, seat))
            (mat::holdings(scene, seat))
            (mat::workers(scene, seat))
            div { h3 { (scene.words.get("look-praetor-morale")) } (mat::morale(scene, seat)) (mat::wages(scene, seat)) }
            div { h3 { (scene.words.get("look-praetor-market")) } (mat::rates(scene, seat)) }
            @if !owned.is_empty() {
                div { h3 { (scene.words.get("look-praetor-their-tiles")) } p { (owned.join(", ")) } }
            }
        }
    }
}
