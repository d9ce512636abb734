//! A player in the list of players: one line, and both sheets in small on demand.

use ludi_engine::{Phrase, Seat};
use ludi_hadrian::Phase;
use ludi_hadrian::components::Track;
use ludi_hadrian::vocabulary::{Attribute, Citizen, Cohort, Column, Numbers, Piece};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, sign};
use super::{Table, cards, tray};
use crate::components::{self, badge, icon};

pub(super) fn draw(scene: &Table<'_>, seat: Seat) -> Markup {
    let paper = Paper::new(scene, seat);
    let active = scene.view.waiting().contains(seat) && scene.view.phase() != Phase::Over;
    let area = (!paper.own).then(|| area(&paper));
    components::player(seat, active, &summary(&paper, active), area.as_ref())
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
            @if finished { span { (icon("check")) (scene.words.get("board-finished")) } }
        }
    }
}

/// Both sheets in small.
fn area(paper: &Paper<'_>) -> Markup {
    let (pack, sheet) = (paper.pack, paper.sheet);
    let name = |id: &str| signs::area(paper.scene, id);
    html! {
        div.area.mini-sheets {
            (tray::summary(paper, false))
            ul.bars {
                @for attribute in Attribute::ALL {
                    (bar(paper, attribute.id(), &paper.get(&format!("attribute-{}", attribute.id())), sheet.attribute(attribute), pack.attributes[attribute.index()].len() as u8))
                }
                @for cohort in Cohort::ALL {
                    (bar(paper, "cohort", &signs::cohort(paper.scene, cohort), sheet.cohort(cohort), pack.cohort.len() as u8))
                }
                (track(paper, "mining", sheet.mining, &pack.mining))
                (track(paper, "guard", sheet.guard, &pack.guard))
                (track(paper, "cippi", sheet.cippi, &pack.cippi))
                (track(paper, "wall", sheet.wall, &pack.wall))
                (track(paper, "fort", sheet.fort, &pack.fort))
                (bar(paper, "production", &name("production"), sheet.production, pack.production.circles))
                @for citizen in Citizen::ALL {
                    (bar(paper, citizen.id(), &signs::citizen(paper.scene, citizen), sheet.citizen(citizen), pack.citizen_boxes[citizen.index()]))
                }
                (bar(paper, "temple", &name("temples"), sheet.temple, pack.temples.boxes.len() as u8))
                (bar(paper, "market", &name("market"), sheet.goods.len() as u8, pack.market.boxes.len() as u8))
                (bar(paper, "scouting", &name("scouting"), sheet.map.count_ones() as u8, pack.scouting.cells.len() as u8))
            }
            (uses(paper))
            (built(paper))
            (cards::paths(paper))
        }
    }
}

/// A track as a bar with its numbers.
fn bar(paper: &Paper<'_>, id: &str, name: &str, filled: u8, boxes: u8) -> Markup {
    gated_bar(paper, id, name, filled, boxes, &[])
}

/// A track of the upper left sheet, with marks where its columns end.
fn track(paper: &Paper<'_>, id: &str, filled: u8, track: &Track) -> Markup {
    let ends = Column::ALL.map(|column| track.column_end(column));
    gated_bar(paper, id, &signs::area(paper.scene, id), filled, track.len(), &ends[..2])
}

fn gated_bar(
    paper: &Paper<'_>,
    id: &str,
    name: &str,
    filled: u8,
    boxes: u8,
    ends: &[u8],
) -> Markup {
    html! {
        li title=(name) {
            (sign(id))
            (paper.progress(name, filled.into(), boxes.into()))
            span aria-hidden="true" { (name) }
            svg.bar viewBox={ "0 0 " (boxes) " 1" } preserveAspectRatio="none" aria-hidden="true" {
                rect.rest width=(boxes) height="1" {}
                rect.full width=(filled) height="1" {}
                @for end in ends { rect.end x={ (end) } width=".12" height="1" {} }
            }
            b aria-hidden="true" { (filled) "/" (boxes) }
        }
    }
}

/// Goods, gladiators, years of performances and rulings, diplomats.
fn uses(paper: &Paper<'_>) -> Markup {
    let sheet = paper.sheet;
    let list = |numbers: Numbers| {
        let all = (0..Numbers::ROOM).map(|index| numbers.get(index)).filter(|number| *number > 0);
        all.map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    };
    let strength = format!(
        "{}−{} · {}−{}",
        sheet.strength[0], sheet.damage[0], sheet.strength[1], sheet.damage[1]
    );
    let rulings = sheet.rulings.map(list).join(" · ");
    let lines = [
        ("market", "board-goods", list(sheet.goods)),
        ("theatre", "area-theatre", list(sheet.theatre)),
        (
            "ludus",
            "area-gladiators",
            if sheet.strength == [0; 2] { String::new() } else { strength },
        ),
        ("baths", "area-baths", list(sheet.baths)),
        (
            "courthouse",
            "area-courthouse",
            if rulings == " ·  · " { String::new() } else { rulings },
        ),
    ];
    html! {
        ul.written-lines {
            @for (id, name, text) in lines {
                @if !text.is_empty() { li { (sign(id)) span { (paper.get(name)) } b { (text) } } }
            }
            @for cohort in Cohort::ALL {
                @if sheet.diplomats[cohort.index()] > 0 {
                    @let said = Phrase::new("board-diplomat")
                        .with("cohort", signs::cohort(paper.scene, cohort))
                        .with("n", sheet.diplomat_favours[cohort.index()]);
                    li { (sign("diplomat")) span { (paper.say(&said)) } }
                }
            }
        }
    }
}

/// The buildings and landmarks that stand.
fn built(paper: &Paper<'_>) -> Markup {
    let lang = paper.scene.words.lang();
    let buildings = paper.pack.buildings.iter().enumerate();
    let buildings = buildings.filter(|(index, _)| paper.sheet.stands(*index as u8));
    let landmarks = paper.pack.landmarks.iter().enumerate();
    let landmarks = landmarks.filter(|(index, _)| paper.sheet.landmarks >> index & 1 == 1);
    let all: Vec<(&str, &str)> = buildings
        .map(|(_, building)| (building.family.id(), building.name.get(lang)))
        .chain(landmarks.map(|(_, landmark)| ("column", landmark.name.get(lang))))
        .collect();
    html! {
        @if !all.is_empty() {
            div {
                h3 { (paper.get("board-built")) }
                ul.built-list { @for (id, name) in all { li { (sign(id)) (name) } } }
            }
        }
    }
}
