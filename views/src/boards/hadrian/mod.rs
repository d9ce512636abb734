//! The board of Hadrian's Wall: the Picts and the cards, then the two sheets as they lie on a
//! table, part by part.
//!
//! On a narrow screen each part is a tab; see `sheets`.

mod attack;
mod buildings;
pub mod campaign;
mod cards;
mod citizens;
mod frontier;
mod honours;
mod learn;
mod market;
mod opens;
mod paper;
mod rivals;
mod scouting;
mod sheets;
mod signs;
mod tray;
mod uses;
mod years;

use ludi_engine::{Game as _, Phrase, Seat};
use ludi_hadrian::vocabulary::Piece;
use ludi_hadrian::{Decision, Draw, Hadrian, Phase};
use maud::{Markup, html};

use super::{Board, Scene};

/// The name of the game in addresses and of its file of pictures.
const GAME: &str = "hadrian";

type Table<'a> = Scene<'a, Hadrian>;

impl Board for Hadrian {
    const LEARN: super::learn::Learn = learn::LEARN;

    fn goal(scene: &Scene<'_, Self>) -> Option<String> {
        // Who has played alone has beaten nobody.
        let alone = scene.view.players() == 1 && scene.view.phase() == Phase::Over;
        (!alone).then(|| learn::goal(scene))
    }

    fn sign(scene: &Scene<'_, Self>, name: &str) -> Option<Markup> {
        learn::sign(scene, name)
    }

    fn board(scene: &Scene<'_, Self>) -> Markup {
        sheets::draw(scene)
    }

    fn tray(scene: &Scene<'_, Self>) -> Markup {
        tray::draw(scene)
    }

    fn rival(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        rivals::draw(scene, seat)
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Option<Markup> {
        (scene.view.players() > 1).then(|| sheets::area(scene, seat))
    }

    fn status(scene: &Scene<'_, Self>) -> Markup {
        let view = scene.view;
        if !matches!(view.phase(), Phase::Choose | Phase::Roads | Phase::Actions) {
            return html! {};
        }
        html! {
            @if !Self::pending(scene) { small { (scene.say(&years::coming_in_short(view))) } }
            @if let Some(seat) = scene.seat { small.odds { (scene.say(&years::odds(view, seat))) } }
        }
    }

    fn closing(scene: &Scene<'_, Self>) -> Option<Decision> {
        Some(Decision::Finish).filter(|decision| scene.is_legal(*decision))
    }

    fn left(scene: &Scene<'_, Self>, closing: Decision) -> Option<String> {
        let sheet = scene.view.sheet(scene.seat?);
        let pieces: u16 = Piece::ALL.iter().map(|piece| u16::from(sheet.has(*piece))).sum();
        let lost = closing == Decision::Finish && pieces > 0;
        lost.then(|| scene.say(&Phrase::new("look-hadrian-finish-lost").with("count", pieces)))
    }

    fn pending(scene: &Scene<'_, Self>) -> bool {
        let choosing = |seat: Seat| scene.view.sheet(seat).is_choosing();
        scene.acting && scene.view.phase() == Phase::Actions && scene.seat.is_some_and(choosing)
    }

    /// The cards of an attack are shown in the order they were turned over.
    fn recalls(draw: Draw) -> bool {
        matches!(draw, Draw::Fate(_))
    }

    fn moment(scene: &Scene<'_, Self>) -> String {
        let view = scene.view;
        if view.phase() == Phase::Over {
            return scene.words.get("look-hadrian-over");
        }
        let years = view.pack().attack.len();
        let year = Phrase::new("look-hadrian-year").with("year", view.year()).with("years", years);
        scene.say(&year)
    }
}

#[cfg(test)]
mod tests;
