//! A city as a small picture, always open: what others build.

use ludi_engine::{Game as _, Seat};
use ludi_magna_roma::{Cell, phrases};
use maud::{Markup, html};

use super::city::{self, Window};
use super::{GAME, Table, tile};
use crate::components;

/// A city with the tile that was laid last in a frame.
pub(super) fn draw(scene: &Table<'_>, seat: Seat, last: Option<Cell>) -> Markup {
    let view = scene.view;
    let city = &view.realm(seat).city;
    let window = Window::of(city);
    html! {
        div.mini-frame aria-hidden="true" { div class={ "mini" (window.class()) } {
            @for cell in window.cells() {
                @if city.taken.contains(cell) {
                    @let number = city.tile(cell);
                    @let said = phrases::turned_tile(view, number, city.turns(cell));
                    @let said = (cell != Cell::CENTRE).then(|| scene.say(&said));
                    div.mini-tile.last[last == Some(cell)] data-piece=(tile::piece_id(scene, number)) title=[said] {
                        (tile::svg("", &html! {
                            (tile::placed(scene, city, cell, view.symbols_at(seat, cell)))
                            @if cell == Cell::CENTRE { (city::owner(seat)) }
                        }))
                    }
                } @else if city.room.contains(cell) {
                    div.mini-cell {}
                } @else {
                    div.mini-out {}
                }
            }
            (over(scene, seat, window))
        } }
    }
}

/// What lies over the tiles: complete symbols and monuments.
fn over(scene: &Table<'_>, seat: Seat, window: Window) -> Markup {
    let view = scene.view;
    let city = &view.realm(seat).city;
    html! {
        svg.overlay viewBox=(window.view_box()) {
            (city::complete(scene, seat, window))
            @for built in city.monuments() {
                @let (x, y) = window.corner(built.cell);
                @let printed = &view.pack().monuments[usize::from(built.monument)];
                @let (x, y) = if printed.on_centre { (x + 50, y + 50) } else { (x + 100, y + 100) };
                @let drawn = components::assets::has_symbol(GAME, printed.id);
                g.medal transform={ "translate(" (x) " " (y) ")" } {
                    circle r="46" {}
                    use href=(tile::href(if drawn { printed.id } else { "monument" })) x="-34" y="-34" width="68" height="68" {}
                }
            }
        }
    }
}
