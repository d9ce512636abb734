//! Buildings and landmarks as cards, and the works of the left sheet: Hotels, Workshops, Roads,
//! Resource Production, Training Grounds, Forum.

use ludi_engine::Phrase;
use ludi_hadrian::Decision;
use ludi_hadrian::components::{Building, Need, Side};
use ludi_hadrian::vocabulary::{Attribute, Pieces};
use maud::{Markup, html};

use super::paper::{Paper, head, years};
use super::signs::{self, art, sign};
use crate::components::icon;

/// Whether the requirement of a building is met.
fn is_met(paper: &Paper<'_>, need: Need) -> bool {
    match need {
        Need::Infrastructure(min) => paper.sheet.infrastructure(paper.pack) >= min,
        Need::Citizens(citizen, min) => paper.sheet.citizen(citizen) >= min,
    }
}

/// A house, in colour where it stands and as a plan where it does not.
fn house(family: &str, id: &str, built: bool) -> Markup {
    // A family of several houses may have a picture for each size.
    let size = id.split('_').next().unwrap_or_default();
    let wanted = [format!("house-{family}-{size}"), format!("house-{family}")];
    let found = wanted.iter().find(|wanted| signs::has_sign(wanted));
    let picture = found.map_or("house-precinct-small", String::as_str);
    html! { span class=(if built { "house" } else { "house plan" }) { (art(picture)) } }
}

/// A building: what it asks for, what it costs, what it brings now and every year.
pub(super) fn card(paper: &Paper<'_>, index: u8, class: &str) -> Markup {
    let building = &paper.pack.buildings[usize::from(index)];
    let built = paper.sheet.stands(index);
    let class = if built { format!("{class} built") } else { class.to_owned() };
    let shows = html! {
        (house(building.family.id(), building.id, built))
        span.name { (building.name.get(paper.scene.words.lang())) }
        @if built { span.done { (icon("check")) } }
        @else { (signs::need(building.need, is_met(paper, building.need))) }
        (signs::trade(
            if built { Pieces::NONE } else { paper.scene.view.building_cost(index) },
            &brings(paper, building),
        ))
        (paper.just(|sheet| sheet.stands(index)))
    };
    let id = format!("building-{}", building.id);
    paper.point(&id, &class, &describe(paper, index), Decision::Build(index), &shows)
}

/// What a building brings, sign by sign.
fn brings(paper: &Paper<'_>, building: &Building) -> Markup {
    let offered = Attribute::ALL.into_iter().filter(|a| building.choice >> a.index() & 1 == 1);
    let yearly = !building.yearly.is_empty() || building.yearly_attributes > 0;
    html! {
        (signs::gains(&building.gains))
        @if building.choice != 0 {
            span.either {
                @for (index, attribute) in offered.enumerate() {
                    @if index > 0 { "/" } (sign(attribute.id()))
                }
            }
        }
        @if yearly {
            span.every {
                (sign("yearly"))
                (signs::pieces(building.yearly))
                @if building.yearly_attributes > 0 { span.any { (paper.get("look-hadrian-any")) } }
            }
        }
    }
}

/// A building in words: whether it stands, what it asks for, costs and brings.
fn describe(paper: &Paper<'_>, index: u8) -> String {
    let building = &paper.pack.buildings[usize::from(index)];
    let name = building.name.get(paper.scene.words.lang());
    if paper.sheet.stands(index) {
        let built = Phrase::new("look-hadrian-built").with("name", name.to_owned());
        return paper.say(&built);
    }
    let phrase = Phrase::new("look-hadrian-building")
        .with("name", name.to_owned())
        .with("need", signs::need_in_words(paper.scene, building.need))
        .with("cost", signs::pieces_in_words(paper.scene, paper.scene.view.building_cost(index)));
    let gains = signs::gains_in_words(paper.scene, &building.gains);
    format!("{} {gains}", paper.say(&phrase)).trim_end().to_owned()
}

/// The building a place belongs to, as the head of it.
pub(super) fn place(paper: &Paper<'_>, index: u8, aside: &Markup) -> Markup {
    html! { div.place-head { (card(paper, index, "site place")) (aside) } }
}

/// A landmark beside its attribute.
pub(super) fn landmark(paper: &Paper<'_>, index: u8) -> Markup {
    let landmark = &paper.pack.landmarks[usize::from(index)];
    let built = paper.sheet.landmarks >> index & 1 == 1;
    let met = paper.sheet.attribute(landmark.attribute) >= landmark.min;
    let shows = html! {
        (house(landmark.id, "", built))
        span.name { (landmark.name.get(paper.scene.words.lang())) }
        @if built { span.done { (icon("check")) } }
        @else { span.need { (sign(landmark.attribute.id())) (signs::flag(landmark.min, met, true)) } }
        (signs::trade(if built { Pieces::NONE } else { landmark.cost }, &signs::gains(&landmark.gains)))
        (paper.just(|sheet| sheet.landmarks >> index & 1 == 1))
    };
    let class = if built { "site built" } else { "site" };
    let id = format!("landmark-{}", landmark.id);
    let name = landmark.name.get(paper.scene.words.lang());
    paper.point(&id, class, name, Decision::Landmark(index), &shows)
}

/// The lower middle of the left sheet.
pub(super) fn works(paper: &Paper<'_>) -> Markup {
    let pack = paper.pack;
    let sites = pack
        .buildings
        .iter()
        .enumerate()
        .filter(|(_, building)| building.side == Side::Left && building.column.is_none());
    let content = html! {
        div.areas {
            div.sites data-part=[paper.name("works-sites")] { @for (index, _) in sites { (card(paper, index as u8, "site")) } }
            (production(paper))
            (training(paper))
            (forum(paper))
        }
    };
    paper.part("works", &paper.get("look-hadrian-works"), &html! {}, &content)
}

/// HW-070: the circles of Resource Production.
fn production(paper: &Paper<'_>) -> Markup {
    let (filled, circles) = (paper.sheet.production, paper.pack.production.circles);
    let aside = html! {
        span.every { (sign("yearly")) (filled) (sign("resource")) }
    };
    let heading = signs::area(paper.scene, "production");
    paper.area(
        "production",
        &head("production", &heading, &aside),
        &html! {
            (paper.progress(&heading, filled.into(), circles.into()))
            span.circles aria-hidden="true" {
                @for index in 0..circles {
                    @if index < filled {
                        span.box.circle.filled { (sign("resource")) (paper.just_filled(index.into(), |sheet| sheet.production)) }
                    } @else { span.box.circle {} }
                }
            }
        },
    )
}

/// HW-072: a Builder becomes a guard, once a year.
fn training(paper: &Paper<'_>) -> Markup {
    let heading = signs::area(paper.scene, "training");
    let boxes = usize::from(paper.pack.training.boxes);
    let trained = paper.sheet.training;
    paper.area(
        "training",
        &head("training", &heading, &html! {}),
        &html! {
            (paper.progress(&heading, trained.len(), boxes))
            (years(paper, |sheet| sheet.training, boxes))
            (paper.point("train", "chip", "", Decision::Train, &signs::trade(paper.pack.training_cost, &sign("guard"))))
        },
    )
}

/// HW-081: two workers for another one, once a year.
fn forum(paper: &Paper<'_>) -> Markup {
    let heading = signs::area(paper.scene, "forum");
    let boxes = usize::from(paper.pack.forum.boxes);
    let used = paper.sheet.forum;
    paper.area(
        "forum",
        &head("forum", &heading, &html! {}),
        &html! {
            (paper.progress(&heading, used.len(), boxes))
            (years(paper, |sheet| sheet.forum, boxes))
            div.chips {
                @for (index, exchange) in paper.pack.exchanges.iter().enumerate() {
                    @let shows = html! {
                        span.trade {
                            span.costs { (sign(exchange.give[0].id())) (sign(exchange.give[1].id())) }
                            span.to { "→" } (sign(exchange.get.id()))
                        }
                    };
                    (paper.point("", "chip", "", Decision::Forum(index as u8), &shows))
                }
            }
        },
    )
}
