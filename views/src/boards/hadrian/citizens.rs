//! The right sheet: the five citizen tracks, each with the buildings and areas it opens.

use ludi_hadrian::Decision;
use ludi_hadrian::components::Need;
use ludi_hadrian::vocabulary::Citizen;
use maud::{Markup, html};

use super::frontier::full;
use super::paper::{Paper, plain_box, state};
use super::signs::{self, gains, sign};
use super::{buildings, market, scouting, uses};

pub(super) fn draw(paper: &Paper<'_>, citizen: Citizen) -> Markup {
    let pack = paper.pack;
    let opened = |need: Need| matches!(need, Need::Citizens(track, _) if track == citizen);
    let sites = pack.buildings.iter().enumerate().filter(|(_, building)| opened(building.need));
    let cost = html! { span.costs { (signs::pieces(pack.citizen_cost)) } };
    let content = html! {
        (track(paper, citizen))
        div.areas {
            div.sites { @for (index, _) in sites { (buildings::card(paper, index as u8, "site")) } }
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

/// HW-090: a citizen track; flags say from where on things open.
fn track(paper: &Paper<'_>, citizen: Citizen) -> Markup {
    let filled = usize::from(paper.sheet.citizen(citizen));
    let boxes = &paper.pack.citizens[citizen.index()];
    let coloured = &paper.pack.coloured_flags[citizen.index()];
    let decision = Decision::Citizen(citizen);
    html! {
        div.citizen-track {
            (paper.progress(&signs::citizen(paper.scene, citizen), filled, boxes.len()))
            @for (index, given) in boxes.iter().enumerate() {
                @let number = index as u8 + 1;
                div.stop {
                    @if index == filled {
                        (paper.point(&format!("next-{}", citizen.id()), "box next", "", decision, &html! { (gains(given)) @if given.is_empty() { (sign(citizen.id())) } }))
                    } @else {
                        span aria-hidden="true" {
                            (plain_box(state(index, filled), &paper.title(index + 1, given, &[]), &gains(given)))
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
