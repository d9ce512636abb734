//! What newcomers are told of The Builders: the goal, the signs, the rules at a glance.

use ludi_builders::{Ending, Hand, Resource};
use ludi_engine::{Game as _, Next, Phrase, Seat};
use maud::{Markup, html};

use super::{GAME, Table, cards};
use crate::boards::learn::{Example, Learn, Sample};
use crate::components::{Piece, Standing, icon};

/// A recorded game of three.
const LOG: &str = include_str!("../../../../games/builders/examples/in-play.jsonl");

pub(super) const LEARN: Learn = Learn {
    in_play: Some((LOG, 104)),
    steps: &[
        ("turn", "BA-023"),
        ("extra", "BA-022"),
        ("pupil", "BA-066"),
        ("site", "BA-083"),
        ("tool", "BA-056"),
        ("scoring", "BA-112"),
    ],
    feels: &[("purse", "purse"), ("puzzle", "mallet"), ("race", "colossus")],
    glance: &[
        ("goal", "BA-001", "colossus vp:7"),
        ("actions", "BA-021", "action action action action-spent coin:5"),
        ("open", "BA-030", "temple -> gap"),
        ("recruit", "BA-035", "journeyman -> people"),
        ("send", "BA-081", "master coin:5 -> theatre"),
        ("finish", "BA-095", "lighthouse -> coin:14 vp:5"),
        ("invest", "BA-041", "slave university mallet loan"),
        ("end", "BA-110", "vp:17 -> coin:÷10 loan:−2"),
    ],
    pieces: &[
        Sample {
            piece: "building-card",
            places: &[
                (0, 20, "spine", "BA-006"),
                (0, 46, "income", "BA-098"),
                (100, 46, "points", "BA-098"),
                (0, 84, "needs", "BA-006"),
            ],
        },
        Sample {
            piece: "worker-card",
            places: &[(100, 30, "wage", "BA-081"), (0, 76, "skills", "BA-005")],
        },
    ],
    signs: &[
        (
            "resources",
            &[
                ("stone", "BA-006", "stone"),
                ("wood", "BA-006", "wood"),
                ("architecture", "BA-006", "architecture"),
                ("decoration", "BA-006", "decoration"),
            ],
        ),
        (
            "money",
            &[
                ("sesterce", "BA-026", "coin"),
                ("point", "BA-001", "vp"),
                ("action", "BA-021", "action"),
                ("spent", "BA-022", "action-spent"),
            ],
        ),
        (
            "people",
            &[
                ("apprentice", "BA-005", "apprentice"),
                ("labourer", "BA-005", "labourer"),
                ("journeyman", "BA-005", "journeyman"),
                ("master", "BA-005", "master"),
                ("slave", "BA-041", "slave"),
                ("freed", "BA-050", "freed"),
                ("machine", "BA-101", "works"),
                ("team", "BA-005", "people"),
            ],
        ),
        (
            "investments",
            &[
                ("tool", "BA-055", "mallet saw set_square brush"),
                ("university", "BA-065", "university"),
                ("loan", "BA-061", "loan"),
                ("coins", "BA-090", "purse"),
            ],
        ),
        (
            "table",
            &[
                ("site", "BA-082", "site"),
                ("deck", "AM-23", "deck"),
                ("first", "BA-017", "pennant"),
            ],
        ),
    ],
    // Buildings and machines bear their names, and a bare hand says what it means.
    ornaments: &[
        "no-tool",
        "market",
        "house",
        "quarry",
        "watering_trough",
        "trading_post",
        "camel_stable",
        "shop",
        "rural_house",
        "armoury",
        "shipyard",
        "port",
        "archery_range",
        "town_hall",
        "noble_house",
        "town_house",
        "temple",
        "barracks",
        "fortress",
        "philosophy_school",
        "forum",
        "ziggurat",
        "palace_of_assur",
        "lighthouse",
        "theatre",
        "tower_of_babel",
        "sphinx",
        "hanging_gardens",
        "colossus",
        "pyramid",
        "machine_saw",
        "architect_table",
        "scaffolding",
        "hoist",
    ],
    examples: &[
        Example {
            name: "pair",
            log: LOG,
            seat: Seat(0),
            events: (77, 83),
            rules: &["BA-030", "BA-083", "BA-084", "BA-095"],
        },
        Example {
            name: "tool",
            log: LOG,
            seat: Seat(0),
            events: (36, 41),
            rules: &["BA-055", "BA-081", "BA-098"],
        },
    ],
};

/// BA-110: how near the end is.
pub(super) fn goal(scene: &Table<'_>) -> String {
    let view = scene.view;
    if matches!(view.next(), Next::Over) {
        return scene.words.get("look-builders-aim-over");
    }
    if view.ending() == Ending::Triggered {
        return scene.words.get("look-builders-aim-last");
    }
    let of = |seat: &Seat| view.player(*seat).vp;
    let end = view.pack().numbers.end_vp;
    // Of equals the first, so that the sentence does not jump about.
    let best = Seat::all(view.players()).rev().max_by_key(of).filter(|seat| of(seat) > 0);
    match best {
        None => scene.say(&Phrase::new("look-builders-aim-start").with("end", end)),
        Some(seat) => {
            let goal = if scene.seat == Some(seat) {
                Phrase::new("look-builders-aim-own")
            } else {
                Phrase::new("look-builders-aim").with("who", seat)
            };
            scene.say(&goal.with("end", end).with("points", of(&seat)))
        }
    }
}

pub(super) fn sign(scene: &Table<'_>, name: &str) -> Option<Markup> {
    let pack = scene.view.pack();
    if let Some(resource) = Resource::ALL.into_iter().find(|kind| cards::word(*kind) == name) {
        return Some(
            html! { span class={ "measure " (name) } { (icon(name)) span.letter { (resource.letter().get(scene.words.lang())) } } },
        );
    }
    Some(match name {
        "action" | "action-spent" => html! { span.dots { (icon(name)) } },
        "coin" => html! { span.coin { (icon("coin")) } },
        "vp" => html! { span.vp { (icon("laurel")) } },
        "gap" => html! { span.sign-gap {} },
        "building-card" => {
            let building = pack.find_building("theatre")?;
            example(
                "card building",
                &html! {
                    (cards::building_picture(scene, building, "scene"))
                    span.name { (cards::building_name(scene, building)) }
                    (cards::measures(scene, pack.building(building).needs))
                    (cards::rewards(scene, building))
                },
            )
        }
        "worker-card" => worker(scene, pack.find_hand("master_1")?),
        _ => {
            let building = pack.find_building(name)?;
            html! { span.sign-card { (cards::building_picture(scene, building, "scene")) } }
        }
    })
}

fn worker(scene: &Table<'_>, hand: Hand) -> Markup {
    example(
        "card worker",
        &html! {
            (cards::figure(scene, hand, "figure"))
            span.name { (cards::hand_name(scene, hand)) }
            (cards::wage(scene, hand))
            (cards::measures(scene, scene.view.produces(hand)))
        },
    )
}

/// A card that cannot be pointed at.
fn example(class: &str, shows: &Markup) -> Markup {
    Piece { id: "", class, spoken: "", game: GAME, standing: &Standing::Calm }.draw(shows)
}
