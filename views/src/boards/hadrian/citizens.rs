//! The right sheet: the five citizen tracks, each with the buildings and areas it opens.

use ludi_hadrian::Decision;
use ludi_hadrian::components::Need;
use ludi_hadrian::vocabulary::Citizen;
use maud::{Markup, html};

use super::frontier::full;
use super::paper::{Paper, plain_box, state};
use super::signs::{self, gains, sign};
use super::{buildings, market, opens, scouting, uses};

pub(super) fn draw(paper: &Paper<'_>, citizen: Citizen) -> Markup {
    let pack = paper.pack;
    let sites: Vec<u8> = (0..pack.buildings.len() as u8)
        .filter(|index| {
            let need = pack.buildings[usize::from(*index)].need;
            let opened = matches!(need, Need::Citizens(track, _) if track == citizen);
            opened && !is_place(paper, *index)
        })
        .collect();
    let cost = html! {
        span.costs { (signs::pieces(pack.citizen_cost)) }
        small.opens title=(opens::next(paper, citizen)) { (opens::next(paper, citizen)) }
    };
    let content = html! {
        (track(paper, citizen))
        div.areas data-part=[paper.name(&format!("{}-places", citizen.id()))] {
            @if !sites.is_empty() {
                div.sites { @for index in sites { (buildings::card(paper, index, "site")) } }
            }
            @if pack.market.track == citizen { (market::draw(paper)) }
            @if pack.theatre.track == citizen { (uses::theatre(paper)) }
            @if pack.ludus.track == citizen { (uses::gladiators(paper)) }
            @if pack.temples.track == citizen { (uses::temples(paper)) }
            @if pack.baths.track == citizen { (uses::baths(paper)) }
            @if pack.courthouse.track == citizen { (uses::courthouse(paper)) }
            @if pack.diplomats.track == citizen { (scouting::diplomats(paper)) }
            @if pack.scouting.track == citizen { (scouting::draw(paper)) }
        }
    };
    paper.part(citizen.id(), &signs::citizen(paper.scene, citizen), &cost, &content)
}

/// Whether a building is drawn where it is used.
fn is_place(paper: &Paper<'_>, index: u8) -> bool {
    let pack = paper.pack;
    let places = [
        pack.market.building,
        pack.theatre.building,
        pack.ludus.building,
        pack.baths.building,
        pack.courthouse.building,
    ];
    places.contains(&index) || pack.temples.boxes.iter().any(|space| space.building == index)
}

/// HW-090: a citizen track; flags say from where on things open.
fn track(paper: &Paper<'_>, citizen: Citizen) -> Markup {
    let filled = usize::from(paper.sheet.citizen(citizen));
    let boxes = &paper.pack.citizens[citizen.index()];
    let coloured = &paper.pack.coloured_flags[citizen.index()];
    let decision = Decision::Citizen(citizen);
    html! {
        div.citizen-track data-part=[paper.name(&format!("{}-track", citizen.id()))] {
            (paper.progress(&signs::citizen(paper.scene, citizen), filled, boxes.len()))
            @for (index, given) in boxes.iter().enumerate() {
                @let number = index as u8 + 1;
                div.stop {
                    @if index == filled {
                        (paper.point(&format!("next-{}", citizen.id()), "box next", "", decision, &html! { (gains(given)) @if given.is_empty() { (sign(citizen.id())) } }))
                    } @else {
                        span aria-hidden="true" {
                            (plain_box(state(index, filled), &paper.title(index + 1, given, &[]), &html! {
                                @if index < filled && given.is_empty() { span.faded { (sign(citizen.id())) } }
                                (gains(given))
                                (paper.just_filled(index, |sheet| sheet.citizen(citizen)))
                            }))
                        }
                    }
                    span aria-hidden="true" {
                        (signs::flag(number, index < filled, coloured.contains(&number)))
                    }
                }
            }
            @if filled >= boxes.len() { div.stop { (full(paper, decision)) } }
        }
    }
}
