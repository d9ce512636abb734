//! The board of Praetor.

mod city;
mod dice;
mod ended;
mod key;
mod learn;
mod market;
mod marks;
mod mat;
mod phases;
mod rivals;
mod supply;
mod tiles;
mod told;
mod tray;

use ludi_engine::{Game as _, Phrase, RuleId, Seat};
use ludi_praetor::{Decision, Praetor, Stage, Step};
use maud::{Markup, html};

use super::{Board, Scene};
use crate::components;

/// The name of the game in addresses and of its file of pictures.
const GAME: &str = "praetor";

type Table<'a> = Scene<'a, Praetor>;

impl Board for Praetor {
    const LEARN: super::learn::Learn = learn::LEARN;

    fn goal(scene: &Scene<'_, Self>) -> Option<String> {
        (!is_over(scene)).then(|| learn::goal(scene))
    }

    fn sign(scene: &Scene<'_, Self>, name: &str) -> Option<Markup> {
        learn::sign(scene, name)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        let updating = phases::is_updating(scene.view.stage());
        let class = if updating { "praetor rails updating" } else { "praetor rails" };
        scene.form().around(
            class,
            &html! {
                (phases::now(scene))
                (city::draw(scene))
                (supply::draw(scene))
                div.map-panels { (key::draw(scene)) (phases::later(scene)) }
            },
        )
    }

    fn tray(scene: &Scene<'_, Self>) -> Markup {
        tray::draw(scene)
    }

    fn ended(table: &ludi_engine::Table<Self>, seat: Seat) -> Vec<(Phrase, RuleId)> {
        ended::told(table, seat)
    }

    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        rivals::draw(scene, seat)
    }

    fn seating(scene: &Scene<'_, Self>) -> Vec<Seat> {
        if scene.view.turn() == 0 {
            return Seat::all(scene.view.players()).collect();
        }
        scene.view.turn_order().collect()
    }

    fn beside(scene: &Scene<'_, Self>) -> Markup {
        phases::next_order(scene)
    }

    fn closing(scene: &Scene<'_, Self>) -> Option<Decision> {
        [Decision::Pass, Decision::Done, Decision::NoAcademy, Decision::NoRecruit]
            .into_iter()
            .find(|decision| scene.is_legal(*decision))
    }

    fn left(scene: &Scene<'_, Self>, closing: Decision) -> Option<String> {
        let idle = scene.view.player(scene.seat?).workers.idle();
        let lost = closing == Decision::Pass && idle > 0;
        lost.then(|| scene.say(&Phrase::new("look-praetor-pass-idle").with("count", idle)))
    }

    fn pending(scene: &Scene<'_, Self>) -> bool {
        scene.acting
            && match scene.view.step() {
                Step::Market { bought, sold } => bought | sold == 0,
                step => !matches!(step, Step::Choose | Step::Draw),
            }
    }

    fn moment(scene: &Scene<'_, Self>) -> String {
        let view = scene.view;
        match view.stage() {
            Stage::Over => scene.words.get("look-praetor-over"),
            Stage::Setup | Stage::Mines => scene.words.get("look-praetor-setup"),
            stage => {
                let turn = |id| scene.say(&Phrase::new(id).with("turn", view.turn()));
                if view.is_last_turn() {
                    return turn("look-praetor-last-turn");
                }
                let when = if phases::is_updating(stage) {
                    scene.words.get("look-praetor-updating")
                } else {
                    scene.say(&Phrase::new("look-praetor-age").with("age", view.age()))
                };
                format!("{} · {when}", turn("look-praetor-turn"))
            }
        }
    }
}

/// What a piece shows, in words, unless the decision it stands for says the same.
fn unless_said(standing: &components::Standing, spoken: impl FnOnce() -> String) -> String {
    if standing.is_legal() { String::new() } else { spoken() }
}

/// Whether all is over, so that nothing speaks of a next turn.
fn is_over(scene: &Table<'_>) -> bool {
    scene.view.stage() == Stage::Over
}

/// Whether it is this seat's turn.
fn is_active(scene: &Table<'_>, seat: Seat) -> bool {
    matches!(scene.view.next(), ludi_engine::Next::Decide(seats) if seats.contains(seat))
}

#[cfg(test)]
mod tests;
