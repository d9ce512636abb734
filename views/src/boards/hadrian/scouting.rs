//! What the Patricians open: Diplomats, and the map with the patterns that are laid on it.
//!
//! While a pattern is being laid, every way to turn it has a layer of buttons over the map, one
//! for each place where it would lie; the button under the pointer shows the cells it covers.
//! Which layer is in front is a choice of radio buttons, so it works without a script;
//! `scouting.js` adds keys, the wheel and fingers.

use std::collections::BTreeMap;

use ludi_engine::Phrase;
use ludi_hadrian::components::{Placement, Spot};
use ludi_hadrian::vocabulary::Cohort;
use ludi_hadrian::{Decision, Source};
use maud::{Markup, html};

use super::market::{card_of, whose};
use super::paper::{Paper, head};
use super::signs::{self, sign};
use super::uses::asks;

/// HW-140, HW-141: a diplomat for each cohort, with two Favours.
pub(super) fn diplomats(paper: &Paper<'_>) -> Markup {
    let diplomats = &paper.pack.diplomats;
    let sent = paper.sheet.diplomats.iter().filter(|diplomat| **diplomat > 0).count();
    let aside = html! {
        span.stops aria-hidden="true" {
            @for (index, min) in diplomats.min.iter().enumerate() {
                @if index < sent { span.box.year.filled { (index + 1) } }
                @else { span.box.year { (asks(paper, diplomats.track, *min)) } }
            }
        }
        (signs::trade(diplomats.cost, &signs::gains(&diplomats.gains)))
    };
    paper.area(
        "diplomat",
        &head("diplomat", &signs::area(paper.scene, "diplomats"), &aside),
        &html! {
            div.uses.embassy {
                @for cohort in Cohort::ALL {
                    @let serves = paper.sheet.diplomats[cohort.index()] > 0;
                    @let left = paper.sheet.diplomat_favours[cohort.index()];
                    @let spoken = favours_in_words(paper, cohort);
                    @let shows = html! {
                        span.name { (sign("cohort")) (paper.get(&format!("look-hadrian-side-{}", cohort.id()))) }
                        span.favours {
                            @for favour in 0..diplomats.favours {
                                @let class = if serves && favour < left { "mark here" } else if serves { "mark spent" } else { "mark" };
                                span class=(class) { (sign("favour")) }
                            }
                        }
                        (paper.just(|sheet| sheet.diplomats[cohort.index()] > 0))
                    };
                    (paper.point(&format!("diplomat-{}", cohort.id()), if serves { "use filled" } else { "use" }, &spoken, Decision::Diplomat(cohort), &shows))
                }
            }
        },
    )
}

fn favours_in_words(paper: &Paper<'_>, cohort: Cohort) -> String {
    let phrase = Phrase::new("board-diplomat")
        .with("cohort", signs::cohort(paper.scene, cohort))
        .with("n", paper.sheet.diplomat_favours[cohort.index()]);
    paper.say(&phrase)
}

/// HW-142 to HW-146: the scouts, the cards they can use, the map.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let scouting = &paper.pack.scouting;
    let sent = usize::from(paper.sheet.scouts);
    let heading = signs::area(paper.scene, "scouting");
    let aside = html! {
        span.stops aria-hidden="true" {
            @for (index, min) in scouting.min.iter().enumerate() {
                @if index < sent { span.box.year.filled { (paper.just_filled(index, |sheet| sheet.scouts)) } }
                @else { span.box.year { (asks(paper, scouting.track, *min)) } }
            }
        }
        span.costs { (signs::pieces(scouting.cost)) }
    };
    let cells = scouting.whole().count_ones() as usize;
    let filled = paper.sheet.map.count_ones() as usize;
    paper.area(
        "scouting",
        &head("scouting", &heading, &aside),
        &html! {
            (paper.progress(&heading, filled, cells))
            div.expedition {
                div.scouts { @for source in Source::ALL { (scout(paper, source)) } }
                (map(paper))
            }
        },
    )
}

/// A card whose pattern a scout can use.
fn scout(paper: &Paper<'_>, source: Source) -> Markup {
    let Some(card) = card_of(paper, paper.seat, source) else {
        return html! {};
    };
    let pattern = &paper.pack.scouting.patterns[usize::from(card.pattern)];
    let chosen = paper.sheet.scouting == Some(source);
    let shows = html! {
        (whose(paper, source))
        (shape(&pattern.printed, "pattern"))
        span.name { (card.name.get(paper.scene.words.lang())) }
    };
    let class = if chosen { "chip scout chosen" } else { "chip scout" };
    paper.point(&format!("scout-{}", source.id()), class, "", Decision::Scout(source), &shows)
}

/// A pattern as a picture.
pub(super) fn shape(cells: &[(u8, u8)], class: &str) -> Markup {
    let height = cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(1);
    let width = cells.iter().map(|cell| cell.1 + 1).max().unwrap_or(1);
    html! {
        svg class={ (class) " w" (width) " h" (height) } viewBox={ "0 0 " (width) " " (height) } aria-hidden="true" {
            @for (row, column) in cells { rect x=(column) y=(row) width="1" height="1" {} }
        }
    }
}

/// The map; while a pattern is laid, with a layer of places for every way to turn it.
fn map(paper: &Paper<'_>) -> Markup {
    let scouting = &paper.pack.scouting;
    let layers = layers(paper);
    let is_open = |places: &[(Placement, Decision)]| {
        places.iter().any(|(_, decision)| paper.scene.is_legal(*decision))
    };
    let first = layers.iter().find(|(_, places)| is_open(places)).map_or(0, |(turn, _)| *turn);
    html! {
        div.scout-map.laying[!layers.is_empty()] {
            @if !layers.is_empty() { (turns(paper, &layers, first)) }
            div.map-grid {
                div class={ "cells columns-" (scouting.columns) } aria-hidden="true" {
                    @for (index, cell) in scouting.cells.iter().enumerate() {
                        @let full = paper.sheet.map >> index & 1 == 1;
                        span class=(if full { "cell filled" } else { "cell" })
                            data-row=(index / usize::from(scouting.columns))
                            data-column=(index % usize::from(scouting.columns)) {
                            @if let Some(piece) = cell { (sign(piece.id())) }
                            (paper.just(|sheet| sheet.map >> index & 1 == 1))
                        }
                    }
                }
                @for (turn, places) in &layers { (layer(paper, *turn, places)) }
                (rows(paper))
            }
        }
    }
}

/// HW-146: what a complete row gives.
fn rows(paper: &Paper<'_>) -> Markup {
    let scouting = &paper.pack.scouting;
    html! {
        div.row-ends aria-hidden="true" {
            @for row in 0..scouting.rows {
                @let cells = scouting.row(row);
                span.done[paper.sheet.map & cells == cells] {
                    @for _ in 0..scouting.valour_per_row { (sign("valour")) }
                }
            }
        }
    }
}

/// The number of a way to turn: quarter turns, and four more if mirrored.
const fn turn_of(spot: Spot) -> u8 {
    spot.turns() + 4 * spot.mirrored() as u8
}

/// Where the pattern that is being laid can lie, by the way it is turned; empty if none is.
fn layers(paper: &Paper<'_>) -> BTreeMap<u8, Vec<(Placement, Decision)>> {
    let mut layers: BTreeMap<u8, Vec<(Placement, Decision)>> = BTreeMap::new();
    let laying = paper.own
        && paper.scene.decisions.iter().any(|decision| matches!(decision, Decision::Map { .. }));
    let Some(source) = paper.sheet.scouting.filter(|_| laying) else {
        return layers;
    };
    let Ok(pattern) = paper.scene.view.pattern(paper.seat, source) else {
        return layers;
    };
    for placement in &pattern.placements {
        let decision = Decision::Map { source, spot: placement.spot };
        layers.entry(turn_of(placement.spot)).or_default().push((*placement, decision));
    }
    layers
}

/// The cells of a placement, moved to the upper left corner.
fn cells_of(paper: &Paper<'_>, placement: Placement) -> Vec<(u8, u8)> {
    let columns = paper.pack.scouting.columns;
    let (top, left) = (placement.spot.row(), placement.spot.column());
    let bits = (0..32).filter(|bit| placement.cells >> bit & 1 == 1);
    bits.map(|bit: u8| (bit / columns - top, bit % columns - left)).collect()
}

/// The ways to turn the pattern, to choose from.
fn turns(
    paper: &Paper<'_>,
    layers: &BTreeMap<u8, Vec<(Placement, Decision)>>,
    first: u8,
) -> Markup {
    html! {
        fieldset.turns {
            legend.vh { (paper.get("look-hadrian-turn-legend")) }
            @for (turn, places) in layers {
                @if let Some((placement, _)) = places.first() {
                    @let said = Phrase::new("look-hadrian-turned")
                        .with("turn", 90 * u16::from(turn % 4))
                        .with("flip", turn / 4);
                    input.turn.vh #{ "turn-" (turn) } type="radio" name="turn" value=(turn) checked[*turn == first];
                    label for={ "turn-" (turn) } {
                        (shape(&cells_of(paper, *placement), "pattern"))
                        span.vh { (paper.say(&said)) }
                    }
                }
            }
            span.by-script hidden {
                button.btn type="button" data-turn="1" { (sign("turn")) (paper.get("look-hadrian-rotate")) " " kbd { "R" } }
                button.btn type="button" data-mirror { (sign("mirror")) (paper.get("look-hadrian-mirror")) " " kbd { "M" } }
            }
            p.lay-here hidden {
                span.lay-note {}
                button.btn.go type="button" data-lay { (paper.get("look-hadrian-lay")) }
            }
        }
    }
}

/// The cells a pattern covers that lies on a spot, for the script: `row,column row,column`.
fn covers(spot: Spot, cells: &[(u8, u8)]) -> String {
    let cells = cells
        .iter()
        .map(|(down, right)| format!("{},{}", spot.row() + down, spot.column() + right));
    cells.collect::<Vec<_>>().join(" ")
}

/// The places of one way to turn: a button in the first cell each would cover.
fn layer(paper: &Paper<'_>, turn: u8, places: &[(Placement, Decision)]) -> Markup {
    let columns = paper.pack.scouting.columns;
    html! {
        div class={ "layer columns-" (columns) " layer-" (turn) } {
            @for (placement, decision) in places {
                @let anchor = placement.cells.trailing_zeros() as u8;
                @let shift = anchor % columns - placement.spot.column();
                @let cells = cells_of(paper, *placement);
                div.at data-row=(anchor / columns) data-column=(anchor % columns)
                    data-covers=(covers(placement.spot, &cells)) {
                    (paper.point("", "cell-button", "", *decision, &html! {
                        (shape(&cells, &format!("ghost shift-{shift}")))
                    }))
                }
            }
        }
    }
}
