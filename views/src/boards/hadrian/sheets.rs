//! The whole board: the Picts and the cards, then both sheets. On a narrow screen one part is
//! shown at a time; which one is a choice of radio buttons, so it works without a script.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_hadrian::vocabulary::Citizen;
use ludi_hadrian::{Hadrian, Phase};
use maud::{Markup, html};

use super::paper::{Count, Paper, lit};
use super::signs::sign;
use super::{
    GAME, Table, attack, buildings, campaign, cards, citizens, frontier, honours, rivals, years,
};
use crate::components::seat_name;

/// The parts, in the order of the sheets; the ids are signs, too.
const PARTS: [&str; 9] = [
    "picts",
    "frontier",
    "works",
    "honours",
    "traders",
    "performers",
    "priests",
    "apparitores",
    "patricians",
];

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let seats: Vec<Seat> = Seat::all(scene.view.players()).collect();
    let front = scene.seat.unwrap_or(Seat(0));
    let paper = Paper::new(scene, front);
    let (leaves, lively) = leaves(&paper);
    let (asked, done) = (asked(scene), happened(scene));
    // The part that is shown first on a narrow screen.
    let first = done.or(asked).unwrap_or("frontier");
    html! {
        div.hadrian.rails data-ask=[asked] data-done=[done] data-closer data-spread {
            @if seats.len() > 1 { (seat_tabs(scene, &seats)) }
            (part_tabs(scene, first, &lively))
            span.zoom {
                input #zoom type="checkbox";
                label for="zoom" { (scene.words.get("look-hadrian-zoom")) }
            }
            @for seat in seats {
                @if seat == front {
                    (scene.form().around(&format!("board of-seat of-{}", seat.0), &leaves))
                } @else {
                    (behind(scene, seat))
                }
            }
        }
    }
}

/// The sheets of another player, which lie over those in front while they are looked at.
fn behind(scene: &Table<'_>, seat: Seat) -> Markup {
    let sheets = scene.area(seat, "look-hadrian-see-sheets");
    if scene.seat.is_none() {
        return html! { div class={ "board of-seat of-" (seat.0) } { (sheets) } };
    }
    html! {
        section class={ "board of-seat rival-sheets of-" (seat.0) } aria-labelledby={ "rival-" (seat) } {
            (rivals::head(&Paper::new(scene, seat)))
            (sheets)
        }
    }
}

/// Both sheets of a seat, as they are fetched.
pub(super) fn area(scene: &Table<'_>, seat: Seat) -> Markup {
    leaves(&Paper::new(scene, seat)).0
}

/// Both sheets, and what there is to be seen in each part.
fn leaves(paper: &Paper<'_>) -> (Markup, [Count; PARTS.len()]) {
    let drawn = PARTS.map(|part| paper.counted(|| draw_part(paper, part)));
    let lively = drawn.each_ref().map(|(_, count)| *count);
    let [picts, frontier, works, honours, right @ ..] = drawn.map(|(part, _)| part);
    let leaves = html! {
        (picts)
        div.leaf.left-leaf { (frontier) (works) (honours) }
        div.leaf.right-leaf { @for part in right { (part) } }
    };
    (leaves, lively)
}

/// The part where the answer to an open question stands.
fn asked(scene: &Table<'_>) -> Option<&'static str> {
    if scene.change.is_some() {
        return None;
    }
    if attack::is_news(scene) && scene.view.phase() != Phase::Over {
        return Some("picts");
    }
    let sheet = scene.view.sheet(scene.seat.filter(|_| scene.acting)?);
    match scene.view.phase() {
        Phase::Choose => Some("picts"),
        Phase::Roads => Some("honours"),
        _ if sheet.cohort_choices > 0 => Some("frontier"),
        _ if sheet.attribute_choices > 0 => Some("honours"),
        _ if sheet.scouting.is_some() => Some("patricians"),
        _ => None,
    }
}

/// The part where something was just done, while a game is watched again.
fn happened(scene: &Table<'_>) -> Option<&'static str> {
    let change = scene.change.as_ref()?;
    let is_of_cards = matches!(
        change.before.phase(),
        Phase::Attack | Phase::OwnAttack(_) | Phase::Favours | Phase::Choose
    );
    if is_of_cards {
        return Some("picts");
    }
    let seat = change.seat.or(scene.seat).unwrap_or(Seat(0));
    let (_, counts) = leaves(&Paper::new(scene, seat));
    let mut parts = PARTS.into_iter().zip(counts);
    let done = parts.find(|(_, count)| count.done > 0).map(|(part, _)| part);
    // While the cards of the next year are dealt, the attack still lies there.
    done.or_else(|| attack::is_news(scene).then_some("picts"))
}

fn name(scene: &Table<'_>, part: &str) -> String {
    match part {
        "picts" | "frontier" | "works" | "honours" => {
            scene.words.get(&format!("look-hadrian-{part}"))
        }
        citizens => scene.words.get(&format!("citizens-{citizens}")),
    }
}

/// The parts to choose from, each with how many things can be pointed at there.
fn part_tabs(scene: &Table<'_>, first: &str, lively: &[Count]) -> Markup {
    html! {
        fieldset.part-tabs {
            legend.vh { (scene.words.get("look-hadrian-parts")) }
            @for (part, count) in PARTS.into_iter().zip(lively) {
                input.vh #{ "part-" (part) } type="radio" name="part" value=(part) checked[part == first];
                label.lively[count.lit > 0] for={ "part-" (part) } {
                    (sign(if part == "picts" { "attack" } else { part }))
                    span { (name(scene, part)) }
                    (lit(scene, count.lit))
                }
            }
        }
    }
}

/// Whose sheets are looked at, at first one's own. Who has none looks at one player's after the
/// other.
fn seat_tabs(scene: &Table<'_>, seats: &[Seat]) -> Markup {
    let own = scene.seat.unwrap_or(Seat(0));
    let first = scene.on_demand.and_then(|page| page.asked).unwrap_or(own);
    let class = if scene.seat.is_some() { "seat-tabs of-player" } else { "seat-tabs" };
    html! {
        fieldset class=(class) {
            legend.vh { (scene.words.get("look-hadrian-whose")) }
            div.segments {
                @for seat in seats {
                    input #{ "sheets-" (seat.0) } type="radio" name="sheets" value=(seat.0) checked[*seat == first] data-own[*seat == own];
                    label for={ "sheets-" (seat.0) } {
                        (seat_name(scene.words, GAME, *seat, scene.names))
                        @if scene.seat == Some(*seat) { small { (scene.words.get("look-you")) } }
                    }
                }
            }
        }
    }
}

fn draw_part(paper: &Paper<'_>, part: &str) -> Markup {
    match part {
        "picts" => picts(paper),
        "frontier" => frontier::draw(paper),
        "works" => buildings::works(paper),
        "honours" => honours::draw(paper),
        track => Citizen::from_id(track).map_or_else(|| html! {}, |c| citizens::draw(paper, c)),
    }
}

/// Back to the sheets, where the Picts lie over them.
fn close(paper: &Paper<'_>) -> Markup {
    html! { label.btn.picts-close for="part-frontier" { (paper.get("look-hadrian-sheets")) } }
}

/// The player board: the years, the attack, the cards.
fn picts(paper: &Paper<'_>) -> Markup {
    let view: &Hadrian = paper.scene.view;
    let year = Phrase::new("look-hadrian-year")
        .with("year", view.year())
        .with("years", view.pack().attack.len());
    let heading = format!("hadrian-picts-{}", paper.seat);
    html! {
        section.panel.part.part-picts data-part=[paper.name("picts")] data-tab="part-picts" aria-labelledby=(heading) {
            div.row-head { h2 #(heading) { (sign("attack")) (paper.get("look-hadrian-picts")) } small { (paper.say(&year)) } (close(paper)) }
            div.player-board {
                (attack::draw(paper))
                (cards::draw(paper))
                (years::draw(paper))
                (campaign::draw(paper))
            }
        }
    }
}
