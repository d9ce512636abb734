//! The years: how many cards attack in each, what is at stake, and where the arrows of the Fate
//! deck point.

use ludi_engine::{Phrase, Seat, Value};
use ludi_hadrian::vocabulary::Cohort;
use ludi_hadrian::{Hadrian, Phase};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, sign};

/// The attack that is coming, in words.
fn coming(view: &Hadrian) -> Phrase {
    Phrase::new("board-attack")
        .with("cards", view.attack_size())
        .with("potential", view.potential())
}

/// The same in short, beside what is to be done.
pub(super) fn coming_in_short(view: &Hadrian) -> Phrase {
    Phrase::new("look-hadrian-coming")
        .with("cards", view.attack_size())
        .with("potential", view.potential())
}

/// What the cohorts of a seat would hold of it; while one of them grows, what each choice would bring.
pub(super) fn odds(view: &Hadrian, seat: Seat) -> Phrase {
    let sheet = view.sheet(seat);
    let tenths = |held: f64| Value::Tenths((held * 10.0).round() as i64);
    if sheet.cohort_choices == 0 {
        let odds = view.odds(seat);
        return Phrase::new("look-hadrian-odds")
            .with("cards", odds.cards)
            .with("held", tenths(odds.held))
            .with("chance", (odds.all * 100.0).round() as i64);
    }
    let grown = |cohort: Cohort| {
        let mut cohorts = sheet.cohorts;
        cohorts[cohort.index()] += 1;
        tenths(view.odds_with(seat, cohorts).held)
    };
    Phrase::new("look-hadrian-odds-grown")
        .with("cards", view.odds(seat).cards)
        .with("left", grown(Cohort::Left))
        .with("center", grown(Cohort::Center))
        .with("right", grown(Cohort::Right))
}

/// The years: how many cards attack in each, and what is at stake.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let pack = paper.pack;
    let difficulty = paper.get(&format!("option-difficulty-{}", view.difficulty().id()));
    html! {
        div.picts data-part=[paper.name("years")] {
            p.coming {
                (sign("attack"))
                span { (paper.say(&coming(view))) " · " (difficulty) }
            }
            @if view.phase() == Phase::Actions { p { (paper.say(&odds(view, paper.seat))) } }
            ol.years-track {
                @for (index, attack) in pack.attack.iter().enumerate() {
                    @let year = index as u8 + 1;
                    @let now = year == view.year();
                    @let cards = if now { view.attack_size() } else { attack.cards[view.difficulty().index()] };
                    @let said = Phrase::new("look-hadrian-year-attack")
                        .with("year", year).with("cards", cards).with("potential", attack.potential);
                    li.this-year[now].past[year < view.year()] aria-current=[now.then_some("step")] {
                        span.vh { (paper.say(&said)) }
                        span aria-hidden="true" title=(paper.say(&said)) {
                            b { (year) }
                            span.cards { (sign("attack")) (cards) }
                            span.potential { (sign("flag")) span { (attack.potential) } }
                        }
                    }
                }
            }
            (pile(paper))
        }
    }
}

/// AMB-37: the arrows of the draw pile; anybody can work them out.
fn pile(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let (all, pile) = (&paper.pack.fate, view.draw_pile());
    let cards: Vec<Cohort> =
        (0..all.len()).filter(|card| pile >> card & 1 == 1).map(|card| all[card].arrow).collect();
    let count = |cohort: Cohort| cards.iter().filter(|arrow| **arrow == cohort).count();
    html! {
        p.pile title=(paper.get("look-hadrian-pile-help")) {
            (sign("fate"))
            span { (paper.say(&Phrase::new("look-hadrian-pile").with("count", cards.len()))) }
            span.arrows {
                @for cohort in Cohort::ALL {
                    span {
                        span.vh { (signs::cohort(paper.scene, cohort)) " " }
                        span.arrow-to aria-hidden="true" { (arrow(cohort)) } (count(cohort))
                    }
                }
            }
        }
    }
}

/// Where an arrow points, as a sign.
pub(super) fn arrow(cohort: Cohort) -> Markup {
    sign(match cohort {
        Cohort::Left => "arrow-left",
        Cohort::Center => "arrow-center",
        Cohort::Right => "arrow-right",
    })
}
