//! The reader's own Player Board, pinned: goods, dice, Morale and wages, Market; and what a step
//! of an action asks for.

use ludi_engine::{Game as _, Seat};
use ludi_praetor::{Decision, Gives, Job, Stage, Step, TileId, Use};
use maud::{Markup, html};

use super::dice::{self, Spot};
use super::{GAME, Table, city, market, marks, mat, tiles};
use crate::components::{Piece, icon, placing};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let Some(seat) = scene.seat else {
        return html! {};
    };
    let label = scene.words.get("look-praetor-tray");
    // Everything has its place whatever is asked: a question takes that of the Workers.
    let asks = scene.acting.then(|| asked(scene, seat)).flatten();
    let content = html! {
        h2.vh { (label) }
        div.strip tabindex="0" role="group" aria-label=(label) {
            (purse(scene, seat))
            // On a phone this scrolls instead, so it is reached by keys, too.
            div.swipe tabindex="0" role="group" aria-label=(label) {
                @if let Some(asks) = asks { (asks) }
                @else { (group(scene, "workers", "look-praetor-workers", &workers(scene, seat))) }
                (morale(scene, seat))
                (group(scene, "market", "look-praetor-market", &mat::rates(scene, seat)))
            }
        }
    };
    scene.form().around(if scene.acting { "tray acting" } else { "tray" }, &content)
}

pub(super) fn group(scene: &Table<'_>, class: &str, id: &str, content: &Markup) -> Markup {
    html! {
        section class={ "group " (class) } data-part=(class) {
            h3 { (scene.words.get(id)) }
            (content)
        }
    }
}

/// PR-011, PR-144: the Morale track, and what the end of this turn costs.
fn morale(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        section.group.morale data-part="morale" {
            h3 { (scene.words.get("look-praetor-morale")) " " small { (mat::wage_rates(scene, seat)) } }
            (mat::morale(scene, seat))
            (mat::wages(scene, seat))
        }
    }
}

fn purse(scene: &Table<'_>, seat: Seat) -> Markup {
    let score = mat::score(scene, seat);
    html! {
        section.group.purse data-part="goods" {
            div.standing {
                h3 { (scene.words.get("look-praetor-goods")) }
                (mat::holdings(scene, seat))
                small { (scene.say(&score)) }
            }
            (mat::goods(scene, seat))
            // On a phone the track has to be swiped to; what matters of it is said here.
            div.brief aria-hidden="true" {
                span.morale { (marks::symbol("morale")) b { (marks::plain(scene.view.morale(seat))) } }
                (mat::wages(scene, seat))
            }
        }
    }
}

/// What the step of an action asks for beyond the map.
fn asked(scene: &Table<'_>, seat: Seat) -> Option<Markup> {
    match scene.view.step() {
        Step::Cell { tile, .. } => Some(in_hand(scene, tile)),
        Step::Market { .. } => Some(market::draw(scene, seat)),
        Step::Forge { tile, experience } => Some(forge(scene, tile, experience)),
        Step::Worker(job) => Some(volunteers(scene, seat, job)),
        _ => None,
    }
}

/// The dice by area.
fn workers(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        ul.areas {
            @for (area, title) in mat::AREAS {
                @let dice = mat::in_area(scene, seat, area);
                @let away = mat::away(scene, seat, area);
                li.area-of-board data-part=(mat::area_name(area)) {
                    span.title { (scene.words.get(title)) }
                    @if area == Spot::Villager && scene.view.stage() == Stage::Recruit {
                        (draft(scene, seat))
                    } @else {
                        span.vh { (mat::area_in_words(scene, seat, area)) }
                        span.row-of-dice aria-hidden="true" {
                            @for die in &dice { (die.draw("")) }
                            @if away > 0 { small { (marks::symbol("pick")) (away) } }
                            @if dice.is_empty() && away == 0 { small { "–" } }
                        }
                    }
                }
            }
        }
    }
}

/// PR-147: a Villager who could become Active at once.
fn draft(scene: &Table<'_>, seat: Seat) -> Markup {
    let standing = scene.standing(Decision::Recruit);
    let dice = mat::in_area(scene, seat, Spot::Villager);
    let price = scene.view.pack().constants.recruit_favor;
    let piece = Piece {
        id: "",
        class: "chip draft",
        spoken: &super::unless_said(&standing, || mat::area_in_words(scene, seat, Spot::Villager)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        span.row-of-dice { @for die in &dice { (die.draw("")) } }
        @if standing.is_legal() { span.price { (icon("laurel")) "−" (price) } }
    })
}

/// PR-062: who does it: the five experiences, with what each would bring.
fn volunteers(scene: &Table<'_>, seat: Seat, job: Job) -> Markup {
    let most = scene.view.pack().constants.retirement;
    let ready = mat::in_area(scene, seat, Spot::Ready);
    let content = html! {
        ul.choices {
            @for experience in 1..most {
                li {
                    @let same: Vec<_> = ready.iter().filter(|die| die.experience == experience).collect();
                    (volunteer(scene, seat, job, experience, &same))
                }
            }
        }
    };
    group(scene, "asked", "look-praetor-who", &content)
}

fn volunteer(
    scene: &Table<'_>,
    seat: Seat,
    job: Job,
    experience: u8,
    same: &[&dice::Die],
) -> Markup {
    let standing = scene.standing(Decision::Worker(experience));
    let piece = Piece {
        id: "",
        class: if standing.is_legal() { "chip volunteer" } else { "chip volunteer missing" },
        spoken: "",
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        span.row-of-dice {
            @for die in same { (die.draw("")) }
            @if same.is_empty() { span.die { (dice::face(seat, experience)) } }
        }
        @if standing.is_legal() { (outcome(scene, seat, job, experience)) }
    })
}

/// What a Worker brings at its work, and whether it retires by it.
fn outcome(scene: &Table<'_>, seat: Seat, job: Job, experience: u8) -> Markup {
    let view = scene.view;
    let constants = &view.pack().constants;
    let (gain, learns) = match job {
        Job::Build(_) => (None, constants.building_experience),
        Job::Activate(tile) => {
            let red = view.pack().red.contains(tile.0);
            (view.yields(seat, tile, experience), if red { constants.red_experience } else { 0 })
        }
    };
    let retires = learns > 0 && experience + learns >= constants.retirement;
    html! {
        span.outcome {
            @match gain {
                Some((Gives::Good(good), amount)) => span class={ "sum good-" (good.word()) } { "+" (amount) (marks::good(good)) },
                Some((Gives::Favor, amount)) => span.sum.favor { @if amount < 0 { "−" } @else { "+" } (amount.abs()) (icon("laurel")) },
                Some((Gives::Morale, amount)) => span.sum.morale { "+" (amount) (marks::symbol("morale")) },
                None => {}
            }
            @if retires { span.sum.favor { (marks::symbol("retired")) "+" (constants.retirement_favor[usize::from(view.age() == 2)]) (icon("laurel")) } }
            @else if learns > 0 { span.learns { (experience) "→" (experience + learns) } }
        }
    }
}

/// PR-072: the tile that is placed, for those whose browser runs the script.
fn in_hand(scene: &Table<'_>, tile: TileId) -> Markup {
    let content = placing(scene.words, &city::in_hand(scene, tile));
    group(scene, "asked hand", "look-praetor-in-hand", &content)
}

/// PR-105: how much is forged.
fn forge(scene: &Table<'_>, tile: TileId, experience: u8) -> Markup {
    let Use::Forge { from, into } = tiles::spec(scene, tile).job else {
        return html! {};
    };
    let content = html! {
        ul.choices {
            @for amount in 0..=experience {
                @let standing = scene.standing(Decision::Forge(amount));
                @let piece = Piece { id: "", class: "chip forge", spoken: "", game: GAME, standing: &standing };
                li { (piece.draw(&html! {
                    span.trade { b { (amount) } (marks::good(from)) (marks::symbol("arrow")) b { (amount) } (marks::good(into)) }
                })) }
            }
        }
    };
    group(scene, "asked", "look-praetor-forge", &content)
}
