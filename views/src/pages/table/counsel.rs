//! Noctua at a real table, for whoever plays a game against bots and wants her: what is asked is for,
//! what would be lost, and on demand what is worth a look.

use ludi_bots::Explanation;
use ludi_engine::{EffectKind, Seat};
use maud::{Markup, html};

use super::mine::alone_with_bots;
use crate::TableView;
use crate::boards::{Drawing, learn};
use crate::components::{self, note_id};
use crate::pages::lesson::noctua;

/// Whether somebody may have the guide here: she speaks where nobody else listens.
pub(super) fn may_be_guided(view: &TableView<'_>) -> bool {
    let belongs = view.viewer.belongs() && alone_with_bots(view);
    belongs && !view.table.is_closed() && learn::has_steps(view.game())
}

/// Her button above the tray, and what she says.
pub(super) fn counsel(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    if !view.is_guided() || !may_be_guided(view) || view.viewer.curtain.is_some() {
        return html! { div #counsel {} };
    }
    let words = view.words;
    let heeds = heeds(drawing);
    let first =
        view.viewer.seat.is_some_and(|seat| view.table.before_last_decision(seat).is_none());
    html! {
        div #counsel {
            details.counsel #counsel-box data-first[first && view.viewer.acting] {
                summary.counsel-owl {
                    (noctua("points"))
                    span.vh { (words.get("guide-counsel")) }
                    @if !heeds.is_empty() {
                        b.counsel-mark aria-hidden="true" { "!" }
                        span.vh { ", " (words.get("guide-counsel-heeds")) }
                    }
                }
                section.counsel-says aria-label=(words.get("guide-counsel")) {
                    (purpose(view, drawing))
                    @if !heeds.is_empty() {
                        p.counsel-heeds {
                            (components::icon("info"))
                            span { b { (words.get("guide-counsel-before")) (words.lang().colon()) } (heeds.join(" · ")) }
                        }
                    }
                    (ask(view))
                    div #counsel-things aria-live="polite" {}
                }
            }
        }
    }
}

/// What is asked is for, with its rule.
fn purpose(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    html! {
        p.counsel-purpose {
            @match &drawing.step {
                Some(step) => {
                    (step.text) " " (components::rule_link(view.game().id(), step.rule))
                },
                None => (view.words.get("guide-counsel-waits")),
            }
        }
    }
}

/// What would be lost by closing now: what is left, and what closing costs.
fn heeds(drawing: &Drawing) -> Vec<String> {
    let Some(offer) = drawing.closing.and_then(|index| drawing.offers.get(index)) else {
        return Vec::new();
    };
    let costs = offer.effects.iter().filter(|(kind, _)| *kind == EffectKind::Cost);
    drawing.left.iter().cloned().chain(costs.map(|(_, text)| text.clone())).collect()
}

/// The question what to look at, where advice may be asked for.
fn ask(view: &TableView<'_>) -> Markup {
    if !view.viewer.acting || !view.hints {
        return html! {};
    }
    let action = view.at("hint");
    let button = html! {
        input type="hidden" name="as" value="things";
        button.btn type="submit" { (components::icon("hint")) span { (view.words.get("guide-counsel-ask")) } }
    };
    html! { div.counsel-ask data-into="counsel-things" { (view.form(&action).around("inline", &button)) } }
}

/// What is worth a look, each with what speaks for it. A script shows on the board what is meant.
pub fn things(view: &TableView<'_>, seat: Seat, advice: &Explanation<String>) -> Markup {
    html! {
        div #things .things {
            p { (view.words.get("guide-counsel-things")) }
            ul {
                @for (thing, reason) in advice.sensible(seat) {
                    li {
                        a.thing href={ "#" (note_id(&thing.decision)) } data-shows=(thing.decision) {
                            (view.say(&thing.label))
                        }
                        span { (view.say(&reason)) }
                    }
                }
            }
        }
    }
}
