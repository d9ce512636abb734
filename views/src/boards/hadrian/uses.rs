//! What the buildings of the right sheet are used for: Theatre, gladiators, Temples, Baths,
//! Courthouse.

use ludi_engine::Phrase;
use ludi_hadrian::Decision;
use ludi_hadrian::components::TempleBox;
use ludi_hadrian::vocabulary::{Citizen, Cohort, Gladiator};
use maud::{Markup, html};

use super::buildings;
use super::paper::{Paper, head, years};
use super::signs::{self, sign};

/// A flag with the citizens a box asks for.
pub(super) fn asks(paper: &Paper<'_>, track: Citizen, min: u8) -> Markup {
    signs::flag(min, paper.sheet.citizen(track) >= min, false)
}

/// HW-111: six performances, one a year.
pub(super) fn theatre(paper: &Paper<'_>) -> Markup {
    let theatre = &paper.pack.theatre;
    let cost = theatre.boxes.first().map(|space| space.cost).unwrap_or_default();
    let aside = html! { span.costs { (signs::pieces(cost)) } (per_year(paper, theatre.per_year)) };
    paper.area(
        "theatre",
        &buildings::place(paper, theatre.building, &aside),
        &html! {
            div.uses {
                @for (index, space) in theatre.boxes.iter().enumerate() {
                    @let year = paper.sheet.theatre.get(index);
                    @let shows = html! {
                        (asks(paper, theatre.track, space.min))
                        @if year > 0 { b.written { (year) } }
                        span.gives { (signs::gains(&space.gains)) }
                        (paper.just_written(index, |sheet| sheet.theatre))
                    };
                    (paper.point("", used(year > 0), "", Decision::Perform(index as u8), &shows))
                }
            }
        },
    )
}

/// The class of a box that is used once.
pub(super) fn used(filled: bool) -> &'static str {
    if filled { "use filled" } else { "use" }
}

fn per_year(paper: &Paper<'_>, limit: u8) -> Markup {
    html! { small { (paper.say(&Phrase::new("look-hadrian-per-year").with("n", limit))) } }
}

/// HW-116 to HW-119: training, battles, and what they bring.
pub(super) fn gladiators(paper: &Paper<'_>) -> Markup {
    let ludus = &paper.pack.ludus;
    let rewards = html! {
        div.rewards aria-hidden="true" {
            @for (index, renown) in ludus.survive_renown.iter().enumerate() {
                span {
                    span title=(paper.get("look-hadrian-survival")) {
                        (times(*renown, "renown")) (times(ludus.survive_resource[index], "resource"))
                        @if *renown == 0 && ludus.survive_resource[index] == 0 { "–" }
                    }
                    span.death title=(paper.get("look-hadrian-death")) {
                        (times(ludus.death_piety[index], "piety"))
                        @if ludus.death_piety[index] == 0 { "–" }
                    }
                }
            }
        }
    };
    paper.area(
        "ludus",
        &buildings::place(paper, ludus.building, &per_year(paper, ludus.per_year)),
        &html! {
            @for which in Gladiator::ALL { (gladiator(paper, which)) }
            div.gladiator { span.what aria-hidden="true" { small { (paper.get("look-hadrian-survival")) br; (paper.get("look-hadrian-death")) } } (rewards) }
        },
    )
}

/// So many of something as a number and its sign; nothing for none.
fn times(count: u8, id: &str) -> Markup {
    html! { @if count > 0 { span.times { @if count > 1 { (count) } (sign(id)) } } }
}

fn gladiator(paper: &Paper<'_>, which: Gladiator) -> Markup {
    let ludus = &paper.pack.ludus;
    let index = which.index();
    let (strength, damage) = (paper.sheet.strength[index], paper.sheet.damage[index]);
    let name = paper.get(&format!("gladiator-{}", which.id()));
    let state = Phrase::new("look-hadrian-gladiator")
        .with("who", name.clone())
        .with("strength", strength)
        .with("damage", damage);
    html! {
        div class={ "gladiator " (which.id()) } {
            span.vh { (paper.say(&state)) @if paper.sheet.is_dead(which) { " " (paper.get("board-dead")) } }
            span.what aria-hidden="true" { span.token {} span { (paper.get(&format!("look-hadrian-{}", which.id()))) } }
            span.strengths aria-hidden="true" {
                @for (place, min) in ludus.min.iter().enumerate() {
                    @let place = place as u8;
                    @let class = if place < damage {
                        "box circle filled"
                    } else if place < strength {
                        "box circle ringed"
                    } else {
                        "box circle"
                    };
                    span class=(class) {
                        @if place < strength { (place + 1) } @else { (asks(paper, ludus.track, *min)) }
                        (paper.just_filled(place.into(), |sheet| sheet.strength[index]))
                        (paper.just_filled(place.into(), |sheet| sheet.damage[index]))
                    }
                }
            }
            div.pays {
                @for pay in &ludus.pay {
                    (paper.point("", "chip", "", Decision::Gladiator { which, pay: *pay }, &html! { (sign(pay.id())) span.plus { span.to { "→" } "+1" } }))
                }
                (paper.point("", "chip fight", "", Decision::Battle(which), &html! { (sign("damage")) span.word { (paper.get("look-hadrian-fight")) } }))
            }
            (years(paper, |sheet| sheet.battles[index], usize::from(ludus.battle_boxes)))
        }
    }
}

/// HW-125 to HW-127: the boxes of the temples, filled one after the other by any worker.
pub(super) fn temples(paper: &Paper<'_>) -> Markup {
    let temples = &paper.pack.temples;
    let filled = usize::from(paper.sheet.temple);
    let heading = signs::area(paper.scene, "temples");
    let favours = Phrase::new("board-favours").with("n", paper.sheet.temple_favours);
    let aside = html! { span.favours { (sign("favour")) (paper.say(&favours)) } };
    let all: Vec<(usize, &TempleBox)> = temples.boxes.iter().enumerate().collect();
    paper.area(
        "temple",
        &head("temple", &heading, &aside),
        &html! {
            (paper.progress(&heading, filled, temples.boxes.len()))
            div.temple-rows {
                @for group in all.chunk_by(|a, b| a.1.building == b.1.building) {
                    (temple(paper, group, filled))
                }
            }
            div.pays {
                small aria-hidden="true" { (paper.get("look-hadrian-next-box")) }
                @for pay in &temples.pay {
                    (paper.point("", "chip", "", Decision::Temple(*pay), &sign(pay.id())))
                }
            }
        },
    )
}

/// A temple: its front, and its boxes row by row.
fn temple(paper: &Paper<'_>, boxes: &[(usize, &TempleBox)], filled: usize) -> Markup {
    let building = boxes.first().map_or(0, |(_, space)| space.building);
    let class = if paper.sheet.stands(building) { "temple-front" } else { "temple-front plan" };
    html! {
        div class=(class) {
            svg.gable viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" { path d="M2 23 50 2l48 21z" {} }
            (buildings::card(paper, building, "site temple-site"))
            div.temple-boxes aria-hidden="true" {
                @for row in boxes.chunks(2) {
                    @if let Some((_, space)) = row.first() { (asks(paper, paper.pack.temples.track, space.min)) }
                    @for (index, space) in row {
                        @let class = if *index == filled { "box next" } else { super::paper::state(*index, filled) };
                        span class=(class) title=(paper.title(index + 1, &space.gains, &[])) {
                            (signs::gains(&space.gains)) (paper.just_filled(*index, |sheet| sheet.temple))
                        }
                    }
                }
            }
        }
    }
}

/// HW-131: bribes remove Disdain.
pub(super) fn baths(paper: &Paper<'_>) -> Markup {
    let baths = &paper.pack.baths;
    paper.area(
        "baths",
        &buildings::place(paper, baths.building, &per_year(paper, baths.per_year)),
        &html! {
            div.uses {
                @for (index, space) in baths.boxes.iter().enumerate() {
                    @let year = paper.sheet.baths.get(index);
                    @let shows = html! {
                        (asks(paper, baths.track, space.min))
                        @if year > 0 { b.written { (year) } }
                        @else { (signs::trade(space.cost, &html! { (sign("disdain")) })) }
                        (paper.just_written(index, |sheet| sheet.baths))
                    };
                    (paper.point("", used(year > 0), "", Decision::Bribe(index as u8), &shows))
                }
            }
        },
    )
}

/// HW-134: three columns of rulings.
pub(super) fn courthouse(paper: &Paper<'_>) -> Markup {
    let courthouse = &paper.pack.courthouse;
    paper.area(
        "courthouse",
        &buildings::place(paper, courthouse.building, &per_year(paper, courthouse.per_year)),
        &html! {
            div.rulings {
                @for column in Cohort::ALL {
                    @let printed = &courthouse.columns[column.index()];
                    @let written = paper.sheet.rulings[column.index()];
                    div.ruling {
                        (paper.point("", "chip", "", Decision::Ruling(column), &signs::trade(printed.cost, &signs::gains(&printed.gains))))
                        span.stops aria-hidden="true" {
                            @for (place, min) in printed.min.iter().enumerate() {
                                @match written.get(place) {
                                    0 => span.box.year { (asks(paper, courthouse.track, *min)) },
                                    year => span.box.year.filled { (year) (paper.just_written(place, |sheet| sheet.rulings[column.index()])) },
                                }
                            }
                        }
                    }
                }
            }
        },
    )
}
