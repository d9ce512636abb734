//! What lies in front of a player, card by card: sites with their crews, the team, tools, loans,
//! finished buildings. The reader's own can be pointed at.

use ludi_builders::{Building, Decision, Hand, Levels, Player, Step, Tool};
use ludi_engine::{Game as _, Phrase, Seat};
use maud::{Markup, html};

use super::cards::{self, measures, some};
use super::{Bill, GAME, Table, send};
use crate::components::{self, Piece, Standing, icon};

/// A group of cards under a heading.
pub(super) fn group(
    scene: &Table<'_>,
    class: &str,
    id: &str,
    count: usize,
    content: &Markup,
) -> Markup {
    html! {
        section class={ "group " (class) } {
            h3 { (scene.words.get(id)) " " small { (count) } }
            ul { (content) }
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

pub(super) fn site_chip(scene: &Table<'_>, site: Building) -> Markup {
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
pub(super) fn crew(scene: &Table<'_>, site: Building) -> Markup {
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

/// The tools a site can be chosen with, and no tool.
pub(super) fn equipment(scene: &Table<'_>, site: Building) -> Markup {
    let ways = send::equipped(scene, site);
    html! {
        @if !ways.is_empty() {
            ul.equipment { @for (way, lot) in &ways { li { (with_tool(scene, *way, lot)) } } }
        }
    }
}

fn with_tool(scene: &Table<'_>, way: Decision, lot: &send::Lot) -> Markup {
    let standing = lot.standing(scene, None);
    let piece = Piece { id: "", class: "with-tool", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        @match way {
            Decision::With(tool) => (cards::tool_picture(scene, tool, "tiny")),
            _ => (components::picture(GAME, "no-tool", "tiny", false)),
        }
        @if lot.bill.finishes { span.can { (icon("check")) } }
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

pub(super) fn hand_chip(scene: &Table<'_>, hand: Hand) -> Markup {
    let view = scene.view;
    let way = send::only_way(scene, hand);
    let mut standing = match &way {
        Some((_, lot)) => lot.standing(scene, Some(Decision::Send(hand))),
        None => hand_standing(scene, hand),
    };
    let chosen = chosen_hand(scene) == Some(hand);
    let finishes = would_finish(scene, hand);
    if let (Some(site), None, Standing::Legal { effects, .. }) = (finishes, &way, &mut standing) {
        let name = view.pack().building(site).name;
        let text = scene.say(&Phrase::new("look-builders-can-finish").with("name", name));
        effects.push((ludi_engine::EffectKind::Gain, text));
    }
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
        spoken: &cards::describe_hand(scene, hand),
        game: GAME,
        standing: &standing,
    };
    let shows = html! {
        (price(scene, hand, &standing))
        (cards::figure(scene, hand, "thumb"))
        span.name { (cards::hand_name(scene, hand)) (cards::education(scene, hand)) }
        @if finishes.is_some() { span.can { (icon("check")) } }
        (cards::wage(scene, hand))
        @if taught == produces { (measures(scene, produces)) }
        @else { (cards::raised(scene, produces, taught)) }
    };
    piece.draw_at_once(&shows, way.as_ref().map(|(_, lot)| lot.notation.as_str()))
}

/// What pointing at a hand costs beyond its wage.
fn price(scene: &Table<'_>, hand: Hand, standing: &Standing) -> Markup {
    match scene.view.step() {
        Step::Turn => Bill::extra_chip(scene, Decision::Send(hand)),
        Step::FinalScoring(_) if standing.is_legal() => {
            Bill::of(scene, Decision::Free(hand)).chip(false)
        }
        _ => html! {},
    }
}

/// BA-050: whether a slave of the team can be freed as well as sent.
pub(super) fn can_free(scene: &Table<'_>, hand: Hand) -> bool {
    scene.acting && scene.view.step() == Step::Turn && scene.view.is_enslaved(hand)
}

/// BA-050: freeing a slave of the team.
pub(super) fn free_chip(scene: &Table<'_>, hand: Hand) -> Markup {
    let decision = Decision::Free(hand);
    let standing = scene.standing(decision);
    let piece = Piece { id: "", class: "chip free", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        (Bill::extra_chip(scene, decision))
        (components::picture(GAME, "freed", "thumb", false))
        span { (scene.words.get("look-builders-free")) }
    })
}

/// A tool of a player, at hand or at work.
pub(super) fn tool_chip(scene: &Table<'_>, owner: &Player, tool: Tool) -> Markup {
    let view = scene.view;
    let card = view.pack().tool(tool);
    let decision = Decision::With(tool);
    let standing = match view.step() {
        Step::Tool(..) => scene.standing(decision),
        _ => Standing::Calm,
    };
    let at_work = !owner.unused_tools().any(|unused| unused == tool);
    let spoken = Phrase::new("look-builders-tool")
        .with("name", card.name)
        .with("levels", cards::in_words(scene, card.adds));
    let mut spoken = scene.say(&spoken);
    if at_work {
        spoken = format!("{spoken} {}", scene.words.get("look-builders-tool-away"));
    }
    let piece = Piece {
        id: &format!("tool-{}", card.id),
        class: if at_work { "chip tool-chip away" } else { "chip tool-chip" },
        spoken: &spoken,
        game: GAME,
        standing: &standing,
    };
    piece.draw(&html! {
        (cards::tool_picture(scene, tool, "thumb"))
        span.name { (cards::tool_name(scene, tool)) }
        (some(scene, card.adds, "+"))
        @if standing.is_legal() { (Bill::of(scene, decision).brings(scene)) }
    })
}

pub(super) fn bare_chip(scene: &Table<'_>) -> Markup {
    let standing = scene.standing(Decision::Bare);
    let bill = if standing.is_legal() { Bill::of(scene, Decision::Bare) } else { Bill::default() };
    let piece =
        Piece { id: "", class: "chip tool-chip bare", spoken: "", game: GAME, standing: &standing };
    piece.draw(&html! {
        span.name { (scene.words.get("label-bare")) }
        (bill.brings(scene))
    })
}

/// The loans of a player.
pub(super) fn loan_chip(scene: &Table<'_>, owner: Seat) -> Markup {
    let numbers = &scene.view.pack().numbers;
    let terms = Phrase::new("look-builders-loan-terms")
        .with("repayment", numbers.loan_repayment)
        .with("penalty", numbers.loan_penalty);
    let count = scene.view.player(owner).loans;
    let standing = match scene.view.step() {
        Step::Turn | Step::FinalScoring(_) if scene.seat == Some(owner) => {
            scene.standing(Decision::Repay)
        }
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

/// A finished building and its points.
pub(super) fn finished_chip(scene: &Table<'_>, building: Building) -> Markup {
    // A finished machine keeps its name where it works.
    let id = building.machine().is_none().then(|| cards::building_piece(scene, building));
    let vp = scene.view.pack().building(building).vp;
    let piece = Piece {
        id: id.as_deref().unwrap_or_default(),
        class: "done-chip",
        spoken: &cards::describe_building(scene, building),
        game: GAME,
        standing: &Standing::Calm,
    };
    piece.draw(&html! {
        (cards::building_picture(scene, building, "thumb"))
        span.name { (cards::building_name(scene, building)) }
        span.vp { (icon("laurel")) (vp) }
    })
}
