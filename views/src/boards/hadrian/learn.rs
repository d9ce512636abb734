//! What newcomers are told of Hadrian's Wall: the goal, the signs, the rules at a glance.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_hadrian::Phase;
use maud::{Markup, html};

use super::paper::Paper;
use super::signs;
use super::{GAME, Table, cards};
use crate::boards::learn::{Example, Learn, Sample};
use crate::components::{Piece, Standing, assets};

/// A recorded game of three.
const LOG: &str = include_str!("../../../../games/hadrian/examples/in-play.jsonl");

pub(super) const LEARN: Learn = Learn {
    in_play: Some((LOG, 330)),
    steps: &[
        ("path", "HW-031"),
        ("attribute", "HW-010"),
        ("cohort", "HW-051"),
        ("map", "HW-144"),
        ("actions", "HW-040"),
        ("favours", "HW-154"),
    ],
    feels: &[("chain", "builder"), ("night", "attack"), ("choice", "fort")],
    glance: &[
        ("goal", "HW-161", "renown piety valour discipline disdain"),
        ("year", "HW-001", "fate -> civilian -> attack"),
        ("pieces", "HW-004", "soldier builder servant civilian resource"),
        ("boxes", "HW-042", "civilian -> servant -> resource"),
        ("locks", "HW-060", "fort -> wall granary"),
        ("keys", "HW-046", "flag -> hotel priests -> temple"),
        ("night", "HW-152", "attack -> cohort disdain valour"),
        ("cards", "HW-031", "fate:I fate:II"),
    ],
    pieces: &[
        Sample {
            piece: "building",
            places: &[
                (100, 14, "need", "HW-046"),
                (0, 60, "cost", "HW-041"),
                (100, 84, "gain", "HW-042"),
            ],
        },
        Sample {
            piece: "player-card",
            places: &[(100, 36, "path", "HW-033"), (0, 80, "prospect", "HW-034")],
        },
    ],
    signs: &[
        (
            "pieces",
            &[
                ("soldier", "HW-004", "soldier"),
                ("builder", "HW-004", "builder"),
                ("servant", "HW-004", "servant"),
                ("civilian", "HW-004", "civilian"),
                ("resource", "HW-004", "resource"),
            ],
        ),
        (
            "attributes",
            &[
                ("renown", "HW-084", "renown"),
                ("piety", "HW-084", "piety"),
                ("valour", "HW-084", "valour"),
                ("discipline", "HW-084", "discipline"),
                ("disdain", "HW-158", "disdain"),
                ("crossed", "HW-131", "crossed"),
            ],
        ),
        (
            "citizens",
            &[
                ("traders", "HW-090", "traders"),
                ("performers", "HW-090", "performers"),
                ("priests", "HW-090", "priests"),
                ("apparitores", "HW-090", "apparitores"),
                ("patricians", "HW-090", "patricians"),
            ],
        ),
        (
            "gains",
            &[
                ("cohort", "HW-051", "cohort"),
                ("production", "HW-070", "production"),
                ("favour", "HW-154", "favour"),
                ("yearly", "HW-080", "yearly"),
                ("flag", "HW-061", "flag"),
                ("pennon", "HW-046", "pennon"),
                ("lock", "HW-060", "lock"),
            ],
        ),
        (
            "frontier",
            &[
                ("frontier", "HW-065", "frontier"),
                ("mining", "HW-053", "mining"),
                ("guard", "HW-055", "guard"),
                ("cippi", "HW-057", "cippi"),
                ("wall", "HW-058", "wall"),
                ("fort", "HW-059", "fort"),
                ("granary", "HW-065", "granary"),
            ],
        ),
        (
            "works",
            &[
                ("works", "HW-074", "works"),
                ("training", "HW-072", "training"),
                ("hotel", "HW-074", "hotel"),
                ("workshop", "HW-076", "workshop"),
                ("road", "HW-078", "road"),
                ("forum", "HW-081", "forum"),
                ("honours", "HW-084", "honours"),
                ("landmarks", "HW-083", "archway monolith column statue"),
            ],
        ),
        (
            "right",
            &[
                ("precinct", "HW-095", "precinct"),
                ("market", "HW-100", "market"),
                ("good", "HW-104", "good"),
                ("theatre", "HW-110", "theatre"),
                ("ludus", "HW-115", "ludus"),
                ("damage", "HW-117", "damage"),
                ("gardens", "HW-120", "gardens"),
                ("temple", "HW-123", "temple"),
                ("baths", "HW-130", "baths"),
                ("courthouse", "HW-133", "courthouse"),
                ("diplomat", "HW-140", "diplomat"),
                ("scouting", "HW-142", "scouting"),
                ("turn", "HW-144", "turn mirror"),
            ],
        ),
        (
            "night",
            &[
                ("fate", "HW-007", "fate"),
                ("attack", "HW-152", "attack"),
                ("arrows", "HW-152", "arrow-left arrow-center arrow-right"),
                ("neutral", "HW-172", "neutral"),
            ],
        ),
    ],
    // Houses bear their names, figures stand for their pieces; the rest is landscape.
    ornaments: &["zoom", "house-*", "who-*", "stone", "fort-*", "stakes", "country", "trees"],
    examples: &[
        Example {
            name: "chain",
            log: LOG,
            seat: Seat(0),
            events: (198, 204),
            rules: &["HW-041", "HW-042", "HW-046"],
        },
        Example {
            name: "attack",
            log: LOG,
            seat: Seat(0),
            events: (173, 177),
            rules: &["HW-151", "HW-152", "HW-155", "HW-158"],
        },
    ],
};

/// HW-151, HW-160: what comes this year, and when it all ends.
pub(super) fn goal(scene: &Table<'_>) -> String {
    let view = scene.view;
    let years = view.pack().attack.len();
    if view.phase() == Phase::Over {
        return scene.say(&Phrase::new("look-hadrian-aim-over").with("years", years));
    }
    let goal = Phrase::new("look-hadrian-aim").with("cards", view.attack_size());
    scene.say(&goal.with("years", years))
}

pub(super) fn sign(scene: &Table<'_>, name: &str) -> Option<Markup> {
    let inner = match name {
        "pennon" => signs::flag(4, true, true),
        "building" => building(scene)?,
        "player-card" => player_card(scene)?,
        _ if assets::has_symbol(GAME, name) => signs::sign(name),
        _ => return None,
    };
    Some(html! { span.hadrian { (inner) } })
}

/// A building as it stands on the sheets, not built yet.
fn building(scene: &Table<'_>) -> Option<Markup> {
    let pack = scene.view.pack();
    let index = pack.buildings.iter().position(|building| building.id == "small_precinct")?;
    let building = &pack.buildings[index];
    let shows = html! {
        (signs::sign(building.family.id()))
        span.name { (building.name.get(scene.words.lang())) }
        (signs::need(building.need, false))
        (signs::trade(building.cost, &signs::gains(&building.gains)))
    };
    Some(calm("site", &shows))
}

/// A player card with its two halves.
fn player_card(scene: &Table<'_>) -> Option<Markup> {
    let paper = Paper::new(scene, Seat(0));
    let card = paper.pack.cards.first()?;
    let shows = html! {
        span.told-card {
            span.name { (card.name.get(scene.words.lang())) }
            span.half-card {
                small { (paper.get("look-hadrian-as-path")) }
                (cards::steps(&paper, card))
            }
            span.half-card {
                small { (paper.get("look-hadrian-as-prospect")) }
                (cards::prospect_face(&paper, card))
            }
        }
    };
    Some(calm("player-card in-words", &shows))
}

fn calm(class: &str, shows: &Markup) -> Markup {
    Piece { id: "", class, spoken: "", game: GAME, standing: &Standing::Calm }.draw(shows)
}
