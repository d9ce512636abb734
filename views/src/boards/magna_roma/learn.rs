//! What newcomers are told of Magna Roma: the goal, the signs, the rules at a glance.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_magna_roma::{Gain, Phase, Resource};
use maud::{Markup, html};

use super::{GAME, Table, actions, tile};
use crate::boards::learn::{Example, Learn, Sample};
use crate::components::{Piece, Standing};

/// A recorded game of three.
const LOG: &str = include_str!("../../../../games/magna-roma/examples/in-play.jsonl");

pub(super) const LEARN: Learn = Learn {
    in_play: Some((LOG, 249)),
    steps: &[
        ("claim", "MR-087"),
        ("take", "MR-144"),
        ("place", "MR-091"),
        ("face", "MR-090"),
        ("order", "MR-036"),
        ("trade", "MR-053"),
        ("act", "MR-096"),
        ("bless", "MR-105"),
        ("choose", "MR-112"),
    ],
    feels: &[("halves", "half-1"), ("ring", "back"), ("count", "star")],
    glance: &[
        ("goal", "MR-110", "tile-red tile-purple tile-brown vp"),
        ("turn", "MR-090", "tile-red -> monument -> cylinder"),
        ("halves", "MR-013", "join -> vp:3"),
        ("colours", "MR-017", "vp:1 -> vp:3"),
        ("ring", "MR-112", "tile-brown cylinder tile-purple"),
        ("stars", "MR-031", "star luxury"),
        ("actions", "MR-097", "legion coin blessing"),
        ("count", "MR-120", "vp star meeple blessing"),
    ],
    pieces: &[
        Sample {
            piece: "tile-printed",
            places: &[
                (50, 3, "half", "MR-012"),
                (1, 92, "colour", "MR-010"),
                (50, 70, "middle", "MR-015"),
            ],
        },
        Sample {
            piece: "monument-card",
            places: &[
                (31, 100, "cost", "MR-097"),
                (50, 100, "people", "MR-109"),
                (71, 100, "worth", "MR-122"),
            ],
        },
    ],
    signs: &[
        (
            "tiles",
            &[
                ("red", "MR-010", "tile-red"),
                ("purple", "MR-010", "tile-purple"),
                ("brown", "MR-010", "tile-brown"),
                ("centre", "MR-011", "tile-centre"),
                ("back", "MR-113", "back"),
            ],
        ),
        (
            "halves",
            &[
                ("arch", "MR-012", "half-1"),
                ("gable", "MR-012", "half-2"),
                ("block", "MR-012", "half-3"),
                ("small", "MR-017", "seal"),
                ("large", "MR-018", "seal-large"),
            ],
        ),
        (
            "resources",
            &[
                ("vp", "MR-040", "vp"),
                ("legion", "MR-060", "legion"),
                ("luxury", "MR-050", "luxury"),
                ("faith", "MR-070", "faith"),
                ("coin", "MR-097", "coin"),
                ("population", "MR-108", "population"),
            ],
        ),
        (
            "printed",
            &[
                ("star", "MR-016", "star"),
                ("mask", "MR-015", "mask"),
                ("lyre", "MR-015", "lyre"),
                ("column", "MR-015", "column"),
                ("blessing", "MR-071", "blessing"),
            ],
        ),
        (
            "table",
            &[
                ("cylinder", "MR-087", "cylinder"),
                ("meeple", "MR-108", "meeple"),
                ("blocked", "MR-143", "blocked"),
            ],
        ),
    ],
    // Monuments and provinces bear their names.
    ornaments: &[
        "monument",
        "triumphal_arch",
        "mausoleum",
        "circus_maximus",
        "pantheon",
        "baths",
        "basilica",
        "temple_of_*",
        "colosseum",
        "odeon",
        "senate",
        "forum",
        "land",
        "land-*",
    ],
    examples: &[
        Example {
            name: "conquest",
            log: LOG,
            seat: Seat(0),
            events: (82, 86),
            rules: &["MR-013", "MR-061", "MR-103", "MR-112"],
        },
        Example {
            name: "blessing",
            log: LOG,
            seat: Seat(2),
            events: (106, 110),
            rules: &["MR-017", "MR-071", "MR-106"],
        },
    ],
};

/// MR-110: how far the cities are, and who is ahead.
pub(super) fn goal(scene: &Table<'_>) -> String {
    let view = scene.view;
    let turns = view.pack().tiles_per_player;
    if view.phase == Phase::Over {
        return scene.say(&Phrase::new("look-magna-roma-aim-over").with("turns", turns));
    }
    let points = |seat: &Seat| view.score(*seat);
    let best = Seat::all(view.players()).rev().max_by_key(points);
    match best.filter(|seat| view.players() > 1 && points(seat) > 0) {
        None => scene.say(&Phrase::new("look-magna-roma-aim-start").with("turns", turns)),
        Some(seat) => {
            let goal = if scene.seat == Some(seat) {
                Phrase::new("look-magna-roma-aim-own")
            } else {
                Phrase::new("look-magna-roma-aim").with("who", seat)
            };
            scene.say(&goal.with("turns", turns).with("points", points(&seat)))
        }
    }
}

pub(super) fn sign(scene: &Table<'_>, name: &str) -> Option<Markup> {
    if let Some(resource) = Resource::ALL.into_iter().find(|kind| kind.id() == name) {
        return Some(tile::resource(resource));
    }
    let pack = scene.view.pack();
    let of_colour = |id: &str| {
        let wanted = |tile: &ludi_magna_roma::Tile| tile.colour.map_or("centre", |c| c.id()) == id;
        Some(pack.tiles.iter().position(wanted)? as u8)
    };
    Some(match name {
        "half-1" | "half-2" | "half-3" => half(name),
        "seal" => seal(1),
        "seal-large" => seal(3),
        "join" => part(
            "15 0 70 60",
            &html! {
                use.half.met href=(tile::href("half-2")) width="100" height="100"
                    transform="translate(0 -70) rotate(180 50 50)" {}
                use.half.met href=(tile::href("half-2")) width="100" height="100"
                    transform="translate(0 30)" {}
            },
        ),
        "cylinder" => {
            html! { svg.icon.cylinder-sign viewBox="0 0 48 56" aria-hidden="true" { use href=(tile::href("cylinder")) width="48" height="56" {} } }
        }
        "monument" => tile::monument_picture(scene, 0, "thumb"),
        "tile-printed" => {
            let tile = pack.tiles.iter().position(|tile| {
                tile.colour.is_some() && tile.icons().count() == 1 && tile.star_count() == 1
            })?;
            framed(&tile::picture(scene, tile as u8, 0, ""))
        }
        "monument-card" => Piece {
            id: "",
            class: "monument-card",
            spoken: "",
            game: GAME,
            standing: &Standing::Calm,
        }
        .draw(&actions::monument_face(scene, 0)),
        _ => framed(&tile::picture(scene, of_colour(name.strip_prefix("tile-")?)?, 0, "")),
    })
}

/// A picture of a tile, or of a part of it, as large as its place.
fn framed(picture: &Markup) -> Markup {
    html! { span.sign-tile { (picture) } }
}

/// A part of what is drawn on tiles.
fn part(view: &str, content: &Markup) -> Markup {
    framed(&html! { svg.tile viewBox=(view) aria-hidden="true" { (content) } })
}

/// A half-symbol on its own.
fn half(name: &str) -> Markup {
    part(
        "26 0 48 30",
        &html! {
            use.half.met href=(tile::href(name)) width="100" height="100" {}
        },
    )
}

/// A symbol that pays so much.
fn seal(amount: u8) -> Markup {
    let gain = Gain { resource: Resource::Vp, amount };
    part("32 -18 38 38", &tile::joint(0, 0, 0, gain))
}
