//! The reader's own goods: purse, sites, team, tools, loans, finished buildings.

use ludi_builders::{Building, Decision, Hand, Levels, Step, Tool};
use ludi_engine::{Game as _, Next, Phrase, Seat};
use maud::{Markup, html};

use super::cards::{self, measures, some};
use super::common::unless_said;
use super::{Bill, GAME, Table};
use crate::components::{self, Piece, Standing, icon};

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let Some(seat) = scene.seat else {
        return html! {};
    };
    let player = scene.view.player(seat);
    let sites: Vec<Building> = player.sites().collect();
    let mut team: Vec<Hand> = player.available().collect();
    if let Step::FinalScoring(_) = scene.view.step() {
        team.sort_by_key(|hand| !scene.view.is_enslaved(*hand));
    }
    let tools: Vec<Tool> = player.tools().collect();
    let finished: Vec<Building> = player.finished().collect();
    let label = scene.words.get("look-builders-tray");
    let content = html! {
        h2.vh { (label) }
        div.strip tabindex="0" role="group" aria-label=(label) {
            (purse(scene, seat))
            (group(scene, "sites", "look-builders-sites", sites.len(), &html! {
                @for site in &sites { li.site { (site_chip(scene, *site)) (crew(scene, *site)) } }
                @if sites.is_empty() && scene.view.next() != Next::Over { li.none { (scene.words.get("look-builders-no-sites")) } }
            }))
            (group(scene, "team", "look-builders-team", team.len(), &html! {
                @for hand in &team { li { (hand_chip(scene, *hand)) (freeing(scene, *hand)) } }
                @if team.is_empty() && scene.view.next() != Next::Over { li.none { (scene.words.get("look-builders-no-team")) } }
            }))
            @if !tools.is_empty() {
                (group(scene, "tools", "look-builders-tools", tools.len(), &html! {
                    @for tool in &tools { li { (tool_chip(scene, *tool)) } }
                    @if let Step::Tool(..) = scene.view.step() { li { (bare_chip(scene)) } }
                }))
            }
            @if player.loans > 0 {
                (group(scene, "loans", "look-builders-loans", player.loans.into(), &html! {
                    li { (loan_chip(scene, seat)) }
                }))
            }
            @if !finished.is_empty() {
                (group(scene, "finished", "look-builders-finished", finished.len(), &html! {
                    @for building in &finished { li { (finished_chip(scene, *building)) } }
                }))
            }
        }
    };
    let step = match scene.view.step() {
        Step::Site(_) => "tray asks-site",
        Step::Tool(..) => "tray asks-tool",
        Step::FinalScoring(_) => "tray asks-scoring",
        _ => "tray",
    };
    scene.form().around(step, &content)
}

fn group(scene: &Table<'_>, class: &str, id: &str, count: usize, content: &Markup) -> Markup {
    html! {
        section class={ "group " (class) } {
            h3 { (scene.words.get(id)) " " small { (count) } }
            ul { (content) }
        }
    }
}

fn purse(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let score = Phrase::new("look-builders-score")
        .with("score", scene.words.tenths(i64::from(scene.view.score(seat))))
        .with("over", u8::from(scene.view.next() == Next::Over));
    html! {
        div.purse data-part="purse" {
            (components::counted_coins(scene.words, player.purse, "sesterces"))
            (components::counted_points(scene.words, &player.vp.to_string()))
            small { (scene.say(&score)) }
        }
    }
}

/// The hand that was chosen in a step before, if any.
fn chosen_hand(scene: &Table<'_>) -> Option<Hand> {
    match scene.view.step() {
        Step::Site(hand) | Step::Tool(hand, _) => Some(hand),
        _ => None,
    }
}

fn site_chip(scene: &Table<'_>, site: Building) -> Markup {
    let view = scene.view;
    let decision = Decision::To(site);
    let standing = scene.standing(decision);
    let chosen = matches!(view.step(), Step::Tool(_, to) if to == site);
    let adds = match view.step() {
        Step::Site(hand) if standing.is_legal() => view.produces(hand),
        Step::Tool(hand, _) if chosen => view.produces(hand),
        _ => Levels::NONE,
    };
    let bill = if standing.is_legal() { Bill::of(scene, decision) } else { Bill::default() };
    let piece = Piece {
        id: &cards::building_piece(scene, site),
        class: if chosen { "chip site-chip chosen" } else { "chip site-chip" },
        spoken: &cards::describe_site(scene, site),
        game: GAME,
        standing: &standing,
    };
    let card = view.pack().building(site);
    piece.draw(&html! {
        (bill.chip(true))
        (cards::building_picture(scene, site, "thumb"))
        span.name { (cards::building_name(scene, site)) }
        @if bill.finishes { (bill.brings(scene)) } @else { (cards::rewards(scene, site)) }
        (cards::progress(scene, card.needs, view.missing(site), adds))
    })
}

/// Who works on a site; they say themselves why they cannot be chosen.
fn crew(scene: &Table<'_>, site: Building) -> Markup {
    let mut crew = scene.view.crew(site).peekable();
    html! {
        @if crew.peek().is_some() {
            ul.crew { @for hand in crew { li { (member(scene, hand)) } } }
        }
    }
}

fn member(scene: &Table<'_>, hand: Hand) -> Markup {
    let tool = scene.view.tool_of(hand);
    let mut spoken = cards::describe_hand(scene, hand);
    if let Some(tool) = tool {
        spoken = format!("{spoken} {}", cards::tool_name(scene, tool));
    }
    let piece = Piece {
        id: &cards::hand_piece(scene, hand),
        class: "member",
        spoken: &spoken,
        game: GAME,
        standing: &hand_standing(scene, hand),
    };
    piece.draw(&html! {
        (cards::figure(scene, hand, "tiny"))
        @if let Some(tool) = tool { (cards::tool_picture(scene, tool, "tiny carried")) }
    })
}

/// What pointing at a hand means in this step.
fn hand_standing(scene: &Table<'_>, hand: Hand) -> Standing {
    match scene.view.step() {
        Step::Turn => scene.standing(Decision::Send(hand)),
        Step::Pupil(_) => scene.standing(Decision::Teach(hand)),
        Step::FinalScoring(_) if scene.view.is_enslaved(hand) => {
            scene.standing(Decision::Free(hand))
        }
        _ => Standing::Calm,
    }
}

/// The site that this hand alone would finish, if it is sent there now.
fn would_finish(scene: &Table<'_>, hand: Hand) -> Option<Building> {
    let seat = scene.seat?;
    let view = scene.view;
    let finishes = |site: &Building| view.missing(*site).beyond(view.produces(hand)).is_none();
    let legal = scene.is_legal(Decision::Send(hand));
    view.player(seat).sites().filter(|_| legal).find(finishes)
}

fn hand_chip(scene: &Table<'_>, hand: Hand) -> Markup {
    let view = scene.view;
    let mut standing = hand_standing(scene, hand);
    let chosen = chosen_hand(scene) == Some(hand);
    let finishes = would_finish(scene, hand);
    if let (Some(site), Standing::Legal { effects, .. }) = (finishes, &mut standing) {
        let name = view.pack().building(site).name;
        let text = scene.say(&Phrase::new("look-builders-can-finish").with("name", name));
        effects.push((ludi_engine::EffectKind::Gain, text));
    }
    let price = match view.step() {
        Step::Turn if standing.is_legal() => {
            let bill = Bill::of(scene, Decision::Send(hand));
            if bill.extra > 0 {
                bill.chip(false)
            } else {
                html! {}
            }
        }
        Step::FinalScoring(_) if standing.is_legal() => {
            Bill::of(scene, Decision::Free(hand)).chip(false)
        }
        _ => html! {},
    };
    let produces = view.produces(hand);
    let taught = match view.step() {
        Step::Pupil(university) if standing.is_legal() => {
            let card = view.pack().university(university);
            produces.with(card.resource, card.level)
        }
        _ => produces,
    };
    let piece = Piece {
        id: &cards::hand_piece(scene, hand),
        class: if chosen { "chip hand-chip chosen" } else { "chip hand-chip" },
        spoken: &unless_said(&standing, || cards::describe_hand(scene, hand)),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (price)
        (cards::figure(scene, hand, "thumb"))
        span.name { (cards::hand_name(scene, hand)) (cards::education(scene, hand)) }
        @if finishes.is_some() { span.can { (icon("check")) } }
        (cards::wage(scene, hand))
        @if taught == produces { (measures(scene, produces)) }
        @else { (cards::raised(scene, produces, taught)) }
    })
}

/// BA-050: a slave of the team can be freed as well as sent.
fn freeing(scene: &Table<'_>, hand: Hand) -> Markup {
    if !scene.acting || scene.view.step() != Step::Turn || !scene.view.is_enslaved(hand) {
        return html! {};
    }
    let decision = Decision::Free(hand);
    let standing = scene.standing(decision);
    let bill = Bill::of(scene, decision);
    let piece = Piece { id: "", class: "chip free", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        @if bill.extra > 0 && standing.is_legal() { (bill.chip(false)) }
        (components::picture(GAME, "freed", "thumb", false))
        span { (scene.words.get("look-builders-free")) }
    })
}

fn tool_chip(scene: &Table<'_>, tool: Tool) -> Markup {
    let view = scene.view;
    let card = view.pack().tool(tool);
    let decision = Decision::With(tool);
    let standing = match view.step() {
        Step::Tool(..) => scene.standing(decision),
        _ => Standing::Calm,
    };
    let at_work =
        scene.seat.is_some_and(|seat| !view.player(seat).unused_tools().any(|t| t == tool));
    let spoken = Phrase::new("look-builders-tool")
        .with("name", card.name)
        .with("levels", cards::in_words(scene, card.adds));
    let piece = Piece {
        id: &format!("tool-{}", card.id),
        class: if at_work { "chip tool-chip away" } else { "chip tool-chip" },
        spoken: &scene.say(&spoken),
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (cards::tool_picture(scene, tool, "thumb"))
        span.name { (cards::tool_name(scene, tool)) }
        (some(scene, card.adds, "+"))
        @if standing.is_legal() { (Bill::of(scene, decision).brings(scene)) }
        @if at_work { small { (scene.words.get("look-builders-at-work")) } }
    })
}

fn bare_chip(scene: &Table<'_>) -> Markup {
    let standing = scene.standing(Decision::Bare);
    let bill = if standing.is_legal() { Bill::of(scene, Decision::Bare) } else { Bill::default() };
    let piece =
        Piece { id: "", class: "chip tool-chip bare", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        span.name { (scene.words.get("label-bare")) }
        (bill.brings(scene))
    })
}

fn loan_chip(scene: &Table<'_>, seat: Seat) -> Markup {
    let numbers = &scene.view.pack().numbers;
    let terms = Phrase::new("look-builders-loan-terms")
        .with("repayment", numbers.loan_repayment)
        .with("penalty", numbers.loan_penalty);
    let count = scene.view.player(seat).loans;
    let standing = match scene.view.step() {
        Step::Turn | Step::FinalScoring(_) => scene.standing(Decision::Repay),
        _ => Standing::Calm,
    };
    let terms = scene.say(&terms);
    let piece =
        Piece { id: "", class: "chip loan-chip", spoken: &terms, game: GAME, standing: &standing };
    piece.draw(&html! {
        @if standing.is_legal() { (Bill::of(scene, Decision::Repay).chip(false)) }
        (components::picture(GAME, "loan", "thumb", false))
        @if count > 1 { span.times { "×" (count) } }
        small { (terms) }
    })
}

fn finished_chip(scene: &Table<'_>, building: Building) -> Markup {
    let id = cards::building_piece(scene, building);
    let name = cards::building_name(scene, building);
    let vp = scene.view.pack().building(building).vp;
    html! {
        // A finished machine keeps its name where it works.
        div.done-chip data-piece=[building.machine().is_none().then_some(id)] {
            (cards::building_picture(scene, building, "thumb"))
            span.name { (name) }
            (components::points(scene.words, &vp.to_string()))
        }
    }
}
