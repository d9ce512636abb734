//! What is pinned: the pool of workers and resources, the attack to come, the cards, and the sheets
//! in short.

use ludi_engine::Phrase;
use ludi_hadrian::vocabulary::{Attribute, Cohort, Piece};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, art, sign};
use super::{Table, cards, years};
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
            (forecast(&paper))
            (summary(&paper))
            (cards_button(&paper))
            label.btn.zoom-tool for="zoom" { (sign("zoom")) (scene.words.get("look-hadrian-zoom")) }
        }
    }
}

/// The years with this one marked, and what each cohort can hold.
fn forecast(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let numerals = ["I", "II", "III", "IV", "V", "VI"];
    html! {
        div.forecast data-part="forecast" {
            span.year-dots aria-hidden="true" {
                @for (index, numeral) in numerals.iter().enumerate().take(paper.pack.attack.len()) {
                    @let year = index as u8 + 1;
                    span.this-one[year == view.year()].past[year < view.year()] { (numeral) }
                }
            }
            span.shields {
                @for cohort in Cohort::ALL {
                    @let held = paper.sheet.cohort(cohort);
                    @let name = signs::cohort(paper.scene, cohort);
                    span.shield title=(name) {
                        b data-counter={ "cohort-" (cohort.id()) } aria-hidden="true" { (held) }
                        span aria-hidden="true" { (years::arrow(cohort)) }
                        span.vh { (name) " " (held) }
                    }
                }
            }
        }
    }
}

/// Opens the Picts and the cards, which lie over the sheets where both sheets are in sight; the
/// cards themselves in small.
fn cards_button(paper: &Paper<'_>) -> Markup {
    html! {
        label.picts-open data-part="cards" for="part-picts" {
            span.caption { (sign("fate")) (paper.get("look-hadrian-cards")) }
            (cards::prospect_in_short(paper))
            (cards::paths_in_short(paper))
        }
    }
}

/// The pieces on the player board.
pub(super) fn pool(paper: &Paper<'_>) -> Markup {
    html! {
        ul.pool data-part=[paper.name("pool")] {
            @for piece in Piece::ALL {
                @let count = paper.sheet.has(piece);
                li.none[count == 0] data-piece=[paper.own.then(|| format!("pool-{}", piece.id()))] title=(signs::piece(paper.scene, piece)) {
                    (art(&format!("who-{}", piece.id())))
                    b aria-hidden="true" data-counter=(piece.id()) { (count) }
                    span.what aria-hidden="true" { (signs::piece(paper.scene, piece)) }
                    span.vh { (signs::piece(paper.scene, piece)) " " (count) }
                }
            }
        }
    }
}

/// What else counts, in one line: attributes, Infrastructure, Favours, Disdain, points.
fn summary(paper: &Paper<'_>) -> Markup {
    let sheet = paper.sheet;
    let item = |id: &str, shown: u8, said: String| {
        html! { li title=(said) { (sign(id)) b aria-hidden="true" data-counter=(id) { (shown) } span.vh { (said) } } }
    };
    let favours = sheet.temple_favours + sheet.diplomat_favours.iter().sum::<u8>();
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
        ul.sums data-part="sums" {
            @for attribute in Attribute::ALL {
                @let name = paper.get(&format!("attribute-{}", attribute.id()));
                @let value = sheet.attribute(attribute);
                (item(attribute.id(), value, format!("{name} {value}")))
            }
            (item("fort", level, level_said))
            @if favours > 0 { (item("favour", favours, favours_said)) }
            @if sheet.open_disdain() > 0 { (item("disdain", sheet.open_disdain(), disdain_said)) }
            li.score { (components::counted_points(paper.scene.words, &signs::points(sheet.points(paper.pack)))) }
        }
    }
}
