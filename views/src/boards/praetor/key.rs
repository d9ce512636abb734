//! The key to the map: plazas, areas, dice, and what each building does.

use ludi_engine::Game as _;
use ludi_praetor::{Area, TileId};
use maud::{Markup, html};

use super::{GAME, Table, marks, tiles, told};
use crate::components::{assets, rule_link};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let heading = scene.words.get("look-praetor-key");
    html! {
        details.map-panel #praetor-key {
            summary.btn title=(heading) { (marks::symbol("key")) span.vh { (heading) } }
            div.panel.key {
            h2 { (heading) }
            ul.signs {
                (area_sign(scene, Area::Red, "look-praetor-key-red"))
                (area_sign(scene, Area::Green, "look-praetor-key-green"))
                (area_sign(scene, Area::Gray, "look-praetor-key-gray"))
                li { span.die aria-hidden="true" { (super::dice::face(ludi_engine::Seat(0), 3)) } span { (scene.words.get("look-praetor-key-die")) } }
                @for design in &scene.view.pack().designs {
                    li { (plaza(design.id)) span { (design.name.get(scene.words.lang())) } }
                }
            }
            p { (scene.words.get("look-praetor-key-plazas")) " " (rule_link(GAME, "PR-075")) }
            h3 { (scene.words.get("look-praetor-key-buildings")) }
            dl.buildings {
                @for tile in kinds(scene) {
                    div {
                        dt { (tiles::name(scene, tile)) }
                        dd { (told::purpose(scene, tile)) }
                    }
                }
            }
            }
        }
    }
}

pub(super) fn plaza(id: &str) -> Markup {
    let own = format!("plaza-{id}");
    let id = if assets::has_symbol(GAME, &own) { own } else { "plaza".to_owned() };
    html! { svg.disc viewBox="0 0 52 52" aria-hidden="true" { use href=(marks::address(&id)) width="52" height="52" {} } }
}

fn area_sign(scene: &Table<'_>, kind: Area, id: &str) -> Markup {
    html! { li { (area(scene, kind)) span { (scene.words.get(id)) } } }
}

/// An activation area on its own.
fn area(scene: &Table<'_>, area: Area) -> Markup {
    html! {
        svg.city-tile.disc viewBox="26 73.5 24 24" aria-hidden="true" { (tiles::area(scene, area)) }
    }
}

/// One tile of each building in this game.
fn kinds(scene: &Table<'_>) -> Vec<TileId> {
    let pack = scene.view.pack();
    let used = pack.used_with(scene.view.players());
    let mut seen = vec![false; pack.buildings.len()];
    let first = |tile: &TileId| {
        !std::mem::replace(&mut seen[usize::from(pack.tiles[tile.index()].building)], true)
    };
    used.iter().map(TileId).filter(first).collect()
}
