//! The board of The Builders: Antiquity.

mod cards;
mod common;
mod goods;
mod learn;
mod rivals;
mod send;
mod tray;

use ludi_builders::{Builders, Decision, Ending, Step};
use ludi_engine::{Effect, Game as _, Phrase, Seat, Value, View, Words as _};
use maud::{Markup, html};

use super::{Board, Scene};
use crate::components::{self, Extra};

/// The name of the game in addresses and of its file of pictures.
const GAME: &str = "builders";

type Table<'a> = Scene<'a, Builders>;

impl Board for Builders {
    const LEARN: super::learn::Learn = learn::LEARN;

    fn goal(scene: &Scene<'_, Self>) -> Option<String> {
        Some(learn::goal(scene))
    }

    fn sign(scene: &Scene<'_, Self>, name: &str) -> Option<Markup> {
        learn::sign(scene, name)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        common::draw(scene)
    }

    fn tray(scene: &Scene<'_, Self>) -> Markup {
        tray::draw(scene)
    }

    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        rivals::draw(scene, seat)
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        if matches!(view.step(), Step::FinalScoring(_) | Step::Over) {
            return html! {};
        }
        let numbers = &view.pack().numbers;
        let extra = Phrase::new("look-builders-extra").with("price", numbers.extra_action);
        html! {
            (components::action_dots(scene.words, view.actions(), numbers.free_actions))
            @if view.actions() > 0 { small { (scene.say(&extra)) } }
        }
    }

    fn closing(scene: &Scene<'_, Self>) -> Option<Decision> {
        [Decision::End, Decision::Done].into_iter().find(|decision| scene.is_legal(*decision))
    }

    fn left(scene: &Scene<'_, Self>, closing: Decision) -> Option<String> {
        let actions = scene.view.actions();
        let idle = closing == Decision::End && actions > 0;
        idle.then(|| scene.say(&Phrase::new("look-builders-end-left").with("count", actions)))
    }

    fn extra(scene: &Scene<'_, Self>, decision: Decision) -> Extra {
        match Bill::of(scene, decision).extra {
            0 => Extra::None,
            _ if only_begins(decision) => Extra::Later,
            _ => Extra::Now,
        }
    }

    fn pending(scene: &Scene<'_, Self>) -> bool {
        scene.acting && matches!(scene.view.step(), Step::Pupil(_) | Step::Site(_) | Step::Tool(..))
    }

    fn moment(scene: &Scene<'_, Self>) -> String {
        let view = scene.view;
        match (view.step(), view.ending()) {
            (Step::Over, _) => scene.words.get("look-builders-over"),
            (Step::FinalScoring(_), _) => scene.words.get("look-builders-scoring"),
            (_, Ending::Triggered) => {
                scene.say(&Phrase::new("look-builders-last-round").with("round", view.round()))
            }
            _ => scene.say(&Phrase::new("look-builders-round").with("round", view.round())),
        }
    }
}

/// Whether a decision is paid with the one that follows it.
const fn only_begins(decision: Decision) -> bool {
    matches!(decision, Decision::Send(_) | Decision::University(_))
}

/// What a decision costs and brings, in numbers: taken from the same effects that are said in
/// words, so that both always agree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Bill {
    actions: i64,
    /// Sesterces to pay altogether.
    sesterces: i64,
    /// Sesterces for extra actions, which are part of those.
    extra: i64,
    finishes: bool,
    gain: i64,
    vp: i64,
}

impl Bill {
    /// The bill of a decision. One that only begins something is paid with the decision that
    /// follows: it costs at least what the cheapest of those does.
    fn of(scene: &Table<'_>, decision: Decision) -> Self {
        let Some(seat) = scene.seat else { return Self::default() };
        if !only_begins(decision) || !scene.is_legal(decision) {
            return Self::at(scene.view, seat, decision);
        }
        let (then, ways) = send::after(scene.view, seat, decision);
        let bills = ways.into_iter().map(|way| Self::at(&then, seat, way));
        let Self { actions, sesterces, extra, .. } =
            bills.min_by_key(|bill| bill.sesterces).unwrap_or_default();
        Self { actions, sesterces, extra, ..Self::default() }
    }

    /// The bill of a decision that may become possible with the next one.
    fn at(view: &View<Builders>, seat: Seat, decision: Decision) -> Self {
        let effects = Builders::effects(view, seat, decision);
        let number = |id: &str, name: &str| {
            let wanted = |effect: &&Effect| effect.phrase.id == id;
            let arg = |effect: &Effect| {
                effect.phrase.args.iter().find_map(|(key, value)| match value {
                    Value::Number(number) if *key == name => Some(*number),
                    _ => None,
                })
            };
            effects.iter().find(wanted).and_then(arg).unwrap_or(0)
        };
        let extra = number("effect-extra", "price");
        let pay = number("effect-price", "sesterces") + number("effect-wage", "sesterces");
        Self {
            actions: number("effect-actions", "actions"),
            sesterces: extra + pay,
            extra,
            finishes: effects.iter().any(|effect| effect.phrase.id == "effect-finishes"),
            gain: number("effect-gain", "sesterces"),
            vp: number("effect-vp", "vp"),
        }
    }

    /// The chip on something that costs extra: all that has to be paid.
    fn extra_chip(scene: &Table<'_>, decision: Decision) -> Markup {
        let bill = Self::of(scene, decision);
        if bill.extra > 0 && scene.is_legal(decision) {
            bill.chip(false)
        } else {
            html! {}
        }
    }

    /// The chip that says what it costs: dots for actions, sesterces.
    fn chip(self, with_actions: bool) -> Markup {
        let actions = if with_actions { self.actions } else { 0 };
        html! {
            @if actions > 0 || self.sesterces > 0 {
                span.price {
                    @if actions > 0 {
                        span.dots { @for _ in 0..actions { (components::icon("action")) } }
                    }
                    @if self.sesterces > 0 { (components::icon("coin")) (self.sesterces) }
                }
            }
        }
    }

    /// What finishing brings.
    fn brings(self, scene: &Table<'_>) -> Markup {
        html! {
            @if self.finishes {
                span.brings {
                    span { (scene.words.get("look-builders-finishes")) }
                    @if self.gain > 0 { span { (components::icon("coin")) (components::signed(self.gain)) } }
                    @if self.vp > 0 { span { (components::icon("laurel")) (components::signed(self.vp)) } }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests;
