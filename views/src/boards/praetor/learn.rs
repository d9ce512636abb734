//! What newcomers are told of Praetor: the goal, the signs, the rules at a glance.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::{Good, TileId};
use maud::{Markup, html};

use super::{Table, dice, key, marks, tiles};
use crate::boards::learn::{Example, Learn, Sample};
use crate::components::icon;

/// A recorded game of three.
const LOG: &str = include_str!("../../../../games/praetor/examples/in-play.jsonl");

pub(super) const LEARN: Learn = Learn {
    in_play: Some((LOG, 258)),
    steps: &[
        ("mine", "PR-029"),
        ("action", "PR-061"),
        ("retired", "PR-123"),
        ("worker-build", "PR-136"),
        ("worker-activate", "PR-083"),
        ("cell", "PR-075"),
        ("turn", "PR-072"),
        ("market", "PR-116"),
        ("forge", "PR-105"),
        ("forge-exact", "PR-105"),
        ("wall", "PR-118"),
        ("academy", "PR-132"),
        ("recruit", "PR-147"),
    ],
    feels: &[("lives", "worker-5"), ("town", "plaza-rosette"), ("fees", "gold")],
    glance: &[
        ("goal", "PR-013", "tile-temple wall retired -> favor"),
        ("turn", "PR-060", "favor -> worker-3 -> gold"),
        ("areas", "PR-080", "worker-4 area-red wood:4 worker-1 area-green"),
        ("build", "PR-070", "stone:2 gold:1 -> tile-mine"),
        ("plazas", "PR-075", "plaza-rosette plaza-meander plaza-wave plaza-checker -> favor:+1"),
        ("workers", "PR-010", "novice -> worker-1 -> worker-5 -> retired"),
        ("wages", "PR-145", "gold -> morale"),
        ("end", "PR-155", "deck:0 -> worker-5 morale gold:÷10"),
    ],
    pieces: &[Sample {
        piece: "tile-mine",
        places: &[
            (0, 6, "corner", "PR-075"),
            (50, 0, "favor", "PR-074"),
            (28, 100, "area", "PR-080"),
            (78, 100, "benefit", "PR-101"),
        ],
    }],
    signs: &[
        (
            "goods",
            &[
                ("gold", "PR-008", "gold"),
                ("wood", "PR-008", "wood"),
                ("stone", "PR-008", "stone"),
                ("marble", "PR-008", "marble"),
                ("weapons", "PR-008", "weapons"),
                ("favor", "PR-013", "favor"),
                ("morale", "PR-011", "morale"),
            ],
        ),
        (
            "workers",
            &[
                ("die", "PR-007", "worker-1 worker-2 worker-3 worker-4 worker-5 worker-6"),
                ("pips", "PR-101", "die-6"),
                ("workers", "PR-010", "worker"),
                ("novice", "PR-010", "novice"),
                ("retired", "PR-010", "retired"),
            ],
        ),
        (
            "areas",
            &[
                ("red", "PR-136", "area-red"),
                ("green", "PR-080", "area-green"),
                ("gray", "PR-090", "area-gray"),
            ],
        ),
        (
            "plazas",
            &[
                ("rosette", "PR-002", "plaza-rosette"),
                ("meander", "PR-002", "plaza-meander"),
                ("wave", "PR-002", "plaza-wave"),
                ("checker", "PR-002", "plaza-checker"),
            ],
        ),
        (
            "actions",
            &[
                ("pick", "PR-105", "pick"),
                ("scales", "PR-116", "scales"),
                ("wall", "PR-118", "wall"),
                ("tile", "PR-012", "tile"),
                ("arrow", "PR-118", "arrow"),
                ("deck", "PR-003", "deck"),
            ],
        ),
    ],
    // Buildings bear their names; the signs of the map's buttons are named on them.
    ornaments: &[
        "plaza",
        "shape-*",
        "hourglass",
        "key",
        "plus",
        "minus",
        "fit",
        "gold_mine",
        "lumber_mill",
        "stone_quarry",
        "marble_quarry",
        "blacksmith",
        "curia",
        "forum",
        "temple_*",
        "colosseum",
        "oracle",
        "worker_camp",
        "market",
        "imperial_outpost",
        "academy",
        "labor_camp",
        "statue",
        "arch_of_triumph",
        "house",
    ],
    examples: &[
        Example {
            name: "plazas",
            log: LOG,
            seat: Seat(2),
            events: (71, 74),
            rules: &["PR-070", "PR-074", "PR-075"],
        },
        Example {
            name: "forge",
            log: LOG,
            seat: Seat(0),
            events: (117, 120),
            rules: &["PR-080", "PR-105", "PR-136"],
        },
    ],
};

/// PR-155: how near the end is.
pub(super) fn goal(scene: &Table<'_>) -> String {
    let view = scene.view;
    if view.is_last_turn() {
        return scene.words.get("look-praetor-aim-last");
    }
    let (city, wall) = view.decks();
    scene.say(&Phrase::new("look-praetor-aim").with("city", city).with("wall", wall))
}

pub(super) fn sign(scene: &Table<'_>, name: &str) -> Option<Markup> {
    if let Some(good) = Good::ALL.into_iter().find(|good| good.word() == name) {
        return Some(marks::good(good));
    }
    if let Some(number) = name.strip_prefix("worker-") {
        let face = dice::face(Seat(0), number.parse().ok()?);
        return Some(html! { span.die { (face) } });
    }
    if name.starts_with("die-") {
        let die = html! { use href=(marks::address(name)) x="2" y="2" width="32" height="32" {} };
        return Some(
            html! { span.die { svg.die-face.of-nobody viewBox="0 0 36 36" aria-hidden="true" { (die) } } },
        );
    }
    Some(match name {
        "favor" => html! { span.vp { (icon("laurel")) } },
        "area-red" | "area-green" | "area-gray" => html! {
            svg.disc viewBox="0 0 24 24" aria-hidden="true" { use href=(marks::address(name)) width="24" height="24" {} }
        },
        "tile-mine" => tile(scene, "gold_mine")?,
        "tile-temple" => tile(scene, "temple_apollo")?,
        _ => key::plaza(name.strip_prefix("plaza-")?),
    })
}

/// The first tile of a building, not built yet.
fn tile(scene: &Table<'_>, building: &str) -> Option<Markup> {
    let pack = scene.view.pack();
    let is_one =
        |tile: &ludi_praetor::Tile| pack.buildings[usize::from(tile.building)].id == building;
    let tile = TileId(pack.tiles.iter().position(is_one)? as u8);
    let drawn = tiles::unbuilt(scene, tile, 0, (0, 0, 100, 100));
    Some(html! { span.sign-tile { (drawn) } })
}
