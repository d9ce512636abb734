//! What is pinned: the pool of workers and resources, and the sheets in short.

use ludi_engine::Phrase;
use ludi_hadrian::vocabulary::{Attribute, Cohort, Piece};
use maud::{Markup, html};

use super::Table;
use super::paper::Paper;
use super::signs::{self, sign};
use crate::components;

pub(super) fn draw(scene: &Table<'_>) -> Markup {
    let Some(seat) = scene.seat else {
        return html! {};
    };
    let paper = Paper::new(scene, seat);
    html! {
        div.tray {
            h2.vh { (scene.words.get("look-hadrian-tray")) }
            (pool(&paper))
            (summary(&paper, true))
            (cards_button(scene))
        }
    }
}

/// Opens the Picts and the cards, which lie over the sheets where both sheets are in sight.
fn cards_button(scene: &Table<'_>) -> Markup {
    html! {
        label.btn.picts-open for="part-picts" { (sign("attack")) (scene.words.get("look-hadrian-cards")) }
    }
}

/// The pieces on the player board.
fn pool(paper: &Paper<'_>) -> Markup {
    html! {
        ul.pool {
            @for piece in Piece::ALL {
                @let count = paper.sheet.has(piece);
                li.none[count == 0] data-piece={ "pool-" (piece.id()) } title=(signs::piece(paper.scene, piece)) {
                    (sign(piece.id()))
                    b aria-hidden="true" data-counter=(piece.id()) { (count) }
                    span.what aria-hidden="true" { (signs::piece(paper.scene, piece)) }
                    span.vh { (signs::piece(paper.scene, piece)) " " (count) }
                }
            }
        }
    }
}

/// The sheets in one line: attributes, cohorts, Infrastructure, Favours, Disdain, points.
pub(super) fn summary(paper: &Paper<'_>, points: bool) -> Markup {
    let sheet = paper.sheet;
    let item = |id: &str, shown: String, said: String| {
        let counter = shown.parse::<u32>().is_ok().then_some(id);
        html! { li title=(said) { (sign(id)) b aria-hidden="true" data-counter=[counter] { (shown) } span.vh { (said) } } }
    };
    let cohorts = Cohort::ALL.map(|cohort| sheet.cohort(cohort).to_string()).join("·");
    let favours = sheet.temple_favours + sheet.diplomat_favours.iter().sum::<u8>();
    let named = |name: String, value: &dyn std::fmt::Display| format!("{name} {value}");
    let level = sheet.infrastructure(paper.pack);
    let level_said = paper.say(&Phrase::new("board-infrastructure").with("n", level));
    let favours_said = paper.say(&Phrase::new("board-favours").with("n", favours));
    let disdain_said = paper.say(
        &Phrase::new("board-disdain")
            .with("open", sheet.open_disdain())
            .with("received", sheet.disdain)
            .with("penalty", sheet.penalty(paper.pack)),
    );
    html! {
        ul.sums {
            @for attribute in Attribute::ALL {
                @let name = paper.get(&format!("attribute-{}", attribute.id()));
                (item(attribute.id(), sheet.attribute(attribute).to_string(), named(name, &sheet.attribute(attribute))))
            }
            (item("cohort", cohorts.clone(), named(paper.get("board-cohorts"), &cohorts)))
            (item("fort", level.to_string(), level_said))
            @if favours > 0 { (item("favour", favours.to_string(), favours_said)) }
            @if sheet.open_disdain() > 0 { (item("disdain", sheet.open_disdain().to_string(), disdain_said)) }
            @if points { li { (components::counted_points(paper.scene.words, &signs::points(sheet.points(paper.pack)))) } }
        }
    }
}
