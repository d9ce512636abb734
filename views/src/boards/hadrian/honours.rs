//! The foot of the left sheet: the four attributes with their landmarks, and Disdain.

use ludi_engine::Phrase;
use ludi_hadrian::Decision;
use ludi_hadrian::vocabulary::Attribute;
use maud::{Markup, html};

use super::buildings;
use super::frontier::full;
use super::paper::{Paper, plain_box, state};
use super::signs::{gains, sign};

pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let points = Phrase::new("board-points").with("n", paper.sheet.points(paper.pack));
    let aside = html! { small { (paper.say(&points)) } };
    let content = html! {
        @for attribute in Attribute::ALL { (track(paper, attribute)) }
        (disdain(paper))
    };
    paper.part("honours", &paper.get("look-hadrian-honours"), &aside, &content)
}

/// HW-084: an attribute, whose next box can be pointed at when a Road leaves the choice.
fn track(paper: &Paper<'_>, attribute: Attribute) -> Markup {
    let filled = usize::from(paper.sheet.attribute(attribute));
    let boxes = &paper.pack.attributes[attribute.index()];
    let name = paper.get(&format!("attribute-{}", attribute.id()));
    let decision = Decision::Attribute(attribute);
    let landmarks = paper.pack.landmarks.iter().enumerate();
    let landmarks = landmarks.filter(|(_, landmark)| landmark.attribute == attribute);
    html! {
        div class={ "attribute " (attribute.id()) } data-part=[paper.name(attribute.id())] {
            (paper.progress(&name, filled, boxes.len()))
            span.attribute-name aria-hidden="true" {
                (sign(attribute.id())) span.what { (name) } b { (filled) }
            }
            div.strip-boxes {
                @for (index, given) in boxes.iter().enumerate() {
                    @if index == filled {
                        (paper.point(&format!("next-{}", attribute.id()), "box next", "", decision, &gains(given)))
                    } @else {
                        span aria-hidden="true" {
                            (plain_box(state(index, filled), &paper.title(index + 1, given, &[]), &html! {
                                (gains(given)) (paper.just_filled(index, |sheet| sheet.attribute(attribute)))
                            }))
                        }
                    }
                }
                @if filled >= boxes.len() { (full(paper, decision)) }
            }
            @for (index, _) in landmarks { (buildings::landmark(paper, index as u8)) }
        }
    }
}

/// HW-158, HW-162: Disdain received, Disdain removed, and what the rest costs.
fn disdain(paper: &Paper<'_>) -> Markup {
    let sheet = paper.sheet;
    let said = Phrase::new("board-disdain")
        .with("open", sheet.open_disdain())
        .with("received", sheet.disdain)
        .with("penalty", sheet.penalty(paper.pack));
    let last = paper.pack.penalty.len() - 1;
    html! {
        div.disdain-area data-part=[paper.name("disdain")] {
            span.attribute-name title=(paper.say(&said)) {
                span.vh { (paper.say(&said)) }
                (sign("disdain")) span.what aria-hidden="true" { (paper.get("look-hadrian-disdain")) }
                b aria-hidden="true" { (sheet.open_disdain()) }
            }
            span.circles aria-hidden="true" {
                @for index in 0..paper.pack.disdain_boxes {
                    @let class = if index < sheet.bribed {
                        "box circle filled"
                    } else if index < sheet.disdain {
                        "box circle ringed"
                    } else {
                        "box circle"
                    };
                    span class=(class) {
                        @if index < sheet.disdain { (sign("disdain")) }
                        (paper.just_filled(index.into(), |sheet| sheet.disdain))
                        (paper.just_filled(index.into(), |sheet| sheet.bribed))
                    }
                }
            }
            span.scale aria-hidden="true" {
                @for (index, cost) in paper.pack.penalty.iter().enumerate() {
                    @let here = usize::from(sheet.open_disdain()).min(last) == index;
                    span.here[here] { small { (index) @if index == last { "+" } } b { "−" (cost) } }
                }
            }
        }
    }
}
