//! Where the game stands: turn order, and the Update Phase step by step.

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_praetor::{Good, Stage, Upkeep};
use maud::{Markup, html};

use super::marks::{self, plain};
use super::{GAME, Table, is_over};
use crate::components::{icon, rule_link};

/// Whether players are in the middle of the Update Phase.
pub(super) const fn is_updating(stage: Stage) -> bool {
    !matches!(stage, Stage::Setup | Stage::Mines | Stage::Action | Stage::Over)
}

/// PR-050: who would be first next turn; the players themselves stand in the order of this one.
pub(super) fn next_order(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    // Its place stays: the players stand in a row of turns, also when no turn comes.
    if is_over(scene) {
        return html! { div.next-order data-part="next-order" {} };
    }
    if view.is_last_turn() {
        return last_turn(scene);
    }
    let next = view.order_by_favor();
    let next = &next[..usize::from(view.players())];
    html! {
        div.next-order data-part="next-order" {
            p { (scene.words.get("look-praetor-next-order")) }
            ol {
                @for seat in next {
                    li { (marks::badge(Seat(*seat))) span.vh { (scene.words.player(Seat(*seat), scene.names)) } }
                }
            }
        }
    }
}

/// What everybody should know about the end of the game.
fn last_turn(scene: &Table<'_>) -> Markup {
    let text = scene.words.get("look-praetor-ending");
    html! {
        div.next-order data-part="next-order" title=(text) {
            p { span aria-hidden="true" { (scene.words.get("look-praetor-no-next-order")) } span.vh { (text) } }
        }
    }
}

/// A step of the Update Phase: what happens, by which rule, and what it means for the reader.
struct StepText {
    stage: Stage,
    title: &'static str,
    rule: &'static str,
    text: &'static str,
}

const STEPS: [StepText; 6] = [
    StepText {
        stage: Stage::Novices,
        title: "look-praetor-step-novices",
        rule: "PR-130",
        text: "look-praetor-step-novices-text",
    },
    StepText {
        stage: Stage::Return,
        title: "look-praetor-step-return",
        rule: "PR-136",
        text: "look-praetor-step-return-text",
    },
    StepText {
        stage: Stage::Retirement,
        title: "look-praetor-step-retirement",
        rule: "PR-140",
        text: "look-praetor-step-retirement-text",
    },
    StepText {
        stage: Stage::Wages,
        title: "look-praetor-step-wages",
        rule: "PR-144",
        text: "look-praetor-step-wages-text",
    },
    StepText {
        stage: Stage::Recruit,
        title: "look-praetor-step-recruit",
        rule: "PR-147",
        text: "look-praetor-step-recruit-text",
    },
    StepText {
        stage: Stage::Refill,
        title: "look-praetor-step-city",
        rule: "PR-150",
        text: "look-praetor-step-city-text",
    },
];

/// The name of the step a rule of the Update Phase belongs to.
pub(super) fn title(rule: &str) -> Option<&'static str> {
    // What happens to those who cannot pay has rules of its own.
    let first = if matches!(rule, "PR-145" | "PR-146") { "PR-144" } else { rule };
    let step = STEPS.iter().find(|step| step.rule == first && step.stage != Stage::Refill);
    step.map(|step| step.title)
}

/// The Update Phase while it goes on: where it stands.
pub(super) fn now(scene: &Table<'_>) -> Markup {
    html! {
        @if is_updating(scene.view.stage()) {
            section.update #update-now aria-labelledby="praetor-update" {
                h2.vh #praetor-update { (scene.words.get("look-praetor-update")) }
                (steps(scene))
            }
        }
    }
}

/// What the Update Phase will bring, to be opened on the map.
pub(super) fn later(scene: &Table<'_>) -> Markup {
    if scene.view.stage() != Stage::Action {
        return html! {};
    }
    let heading = scene.words.get("look-praetor-update");
    html! {
        details.map-panel #update-later {
            summary.btn title=(heading) { (marks::symbol("hourglass")) span.vh { (heading) } }
            div.panel.update {
                h2 { (heading) " " small { (scene.words.get("look-praetor-update-hint")) } }
                @if scene.view.is_last_turn() {
                    p { (icon("info")) " " (scene.words.get("look-praetor-ending")) " " (rule_link(GAME, "PR-156")) }
                }
                (steps(scene))
            }
        }
    }
}

fn steps(scene: &Table<'_>) -> Markup {
    html! { ol.steps { @for step in &STEPS { (step_line(scene, step)) } } }
}

fn step_line(scene: &Table<'_>, step: &StepText) -> Markup {
    let view = scene.view;
    let stage = view.stage();
    // The steps of the city come after everybody's.
    let is_city = step.stage == Stage::Refill;
    let now = stage == step.stage || is_city && stage == Stage::NewWall;
    let seat = scene.seat.unwrap_or_else(|| view.acting());
    let done = !now
        && is_updating(stage)
        && !is_city
        && !view.update_steps_left(seat).contains(&step.stage);
    let constants = &view.pack().constants;
    let text = Phrase::new(step.text)
        .with("age", view.age())
        .with("favor", constants.retirement_favor[usize::from(view.age() == 2)])
        .with("experience", constants.retirement)
        .with("wage", view.board(seat).wage)
        .with("pension", view.board(seat).pension)
        .with("recruit", constants.recruit_favor);
    let own = scene.seat.filter(|_| !done).and_then(|seat| mine(scene, step.stage, seat));
    html! {
        li.current[now] .done[done] aria-current=[now.then_some("step")] {
            strong {
                @if done { (icon("check")) " " }
                (scene.words.get(step.title))
            }
            " " (rule_link(GAME, step.rule))
            p.rule-text { (scene.say(&text)) }
            @if let Some((text, class)) = own {
                p class={ "mine " (class) } { (text) }
            }
        }
    }
}

/// What a step means for the reader, and how it looks: as trouble, or as nothing to speak of.
fn mine(scene: &Table<'_>, step: Stage, seat: Seat) -> Option<(String, &'static str)> {
    let view = scene.view;
    let told = view.upkeep(seat);
    let training = view.player(seat).workers.training();
    let idle = |is_nothing: bool| if is_nothing { "nothing" } else { "" };
    Some(match step {
        Stage::Novices => {
            let phrase = Phrase::new("look-praetor-mine-novices")
                .with("all", training)
                .with("graduates", told.graduates)
                .with("second", told.second);
            (scene.say(&phrase), idle(training == 0))
        }
        Stage::Return => {
            let phrase = Phrase::new("look-praetor-mine-return")
                .with("returning", told.returning)
                .with("learned", told.learned);
            (scene.say(&phrase), idle(told.returning == 0))
        }
        Stage::Retirement => {
            let phrase = Phrase::new("look-praetor-mine-retirement")
                .with("retiring", told.retiring)
                .with("favor", told.retirement_favor);
            (scene.say(&phrase), idle(told.retiring == 0))
        }
        Stage::Wages => (wages(scene, &told, seat), if told.paid == told.due { "" } else { "bad" }),
        // Who is being asked need not be told that they will be.
        Stage::Recruit if view.stage() == Stage::Recruit => return None,
        Stage::Recruit => {
            let phrase =
                Phrase::new("look-praetor-mine-recruit").with("offered", i32::from(told.recruit));
            (scene.say(&phrase), if told.recruit { "bad" } else { "nothing" })
        }
        _ => return None,
    })
}

/// PR-144 to PR-146: what is due, what is there, and what happens if that is too little.
pub(super) fn wages(scene: &Table<'_>, told: &Upkeep, seat: Seat) -> String {
    let have = scene.view.player(seat).goods.get(Good::Gold);
    let base = Phrase::new("look-praetor-mine-wages")
        .with("due", told.due)
        .with("have", have)
        .with("short", i32::from(told.paid < told.due));
    let mut text = scene.say(&base);
    if told.paid < told.due {
        let missing = Phrase::new("look-praetor-missing")
            .with("missing", told.due - told.paid)
            .with("steps", told.morale_steps)
            .with("value", plain(told.morale));
        text.push(' ');
        text.push_str(&scene.say(&missing));
        if told.favor_lost > 0 {
            let lost = Phrase::new("look-praetor-favor-lost").with("favor", told.favor_lost);
            text.push(' ');
            text.push_str(&scene.say(&lost));
        }
    }
    text
}

/// The stages the steps stand for, in their order.
#[cfg(test)]
pub(super) fn stages() -> [Stage; 6] {
    STEPS.map(|step| step.stage)
}
