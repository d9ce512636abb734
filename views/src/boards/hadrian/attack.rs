//! The Picts: the years and their attacks, the attack card by card, Favours where they help.

use ludi_engine::Phrase;
use ludi_hadrian::components::FateCard;
use ludi_hadrian::vocabulary::Cohort;
use ludi_hadrian::{Decision, Hadrian, Outcome, Patron, Phase};
use maud::{Markup, html};

use super::paper::Paper;
use super::signs::{self, sign};

/// The attack that is coming, in words.
pub(super) fn coming(view: &Hadrian) -> Phrase {
    Phrase::new("board-attack")
        .with("cards", view.attack_size())
        .with("potential", view.potential())
}

/// The years: how many cards attack in each, and what is at stake.
pub(super) fn years(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let pack = paper.pack;
    let difficulty = paper.get(&format!("option-difficulty-{}", view.difficulty().id()));
    html! {
        div.picts {
            p.coming {
                (sign("attack"))
                span { (paper.say(&coming(view))) " · " (difficulty) }
            }
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
    let cards = cards_in(paper, view.draw_pile());
    let count = |cohort: Cohort| cards.iter().filter(|card| card.arrow == cohort).count();
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

/// Where an arrow points, as a mark.
const fn arrow(cohort: Cohort) -> &'static str {
    match cohort {
        Cohort::Left => "↙",
        Cohort::Center => "↓",
        Cohort::Right => "↘",
    }
}

/// The cards of a set of bits.
fn cards_in<'a>(paper: &Paper<'a>, bits: u64) -> Vec<&'a FateCard> {
    let cards = paper.pack.fate.iter().enumerate();
    cards.filter(|(index, _)| bits >> index & 1 == 1).map(|(_, card)| card).collect()
}

/// What an attack is for one seat.
struct Front {
    cards: u64,
    arrows: [u8; 3],
    own: [u8; 3],
    ignored: [u8; 3],
    cohorts: [u8; 3],
    outcome: Outcome,
}

/// The attack that is being met, or the latest one that is over.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let sheet = paper.sheet;
    match view.phase() {
        Phase::Attack | Phase::OwnAttack(_) | Phase::Favours => {
            let done = view.phase() == Phase::Favours && !view.waiting().contains(paper.seat);
            let front = if done {
                let met = &view.clash().fronts[paper.seat.index()];
                Front {
                    cards: view.attack_cards(),
                    arrows: view.attack(),
                    own: met.own,
                    ignored: met.ignored,
                    cohorts: met.cohorts,
                    outcome: met.outcome,
                }
            } else {
                Front {
                    cards: view.attack_cards(),
                    arrows: view.attack(),
                    own: sheet.own_attack,
                    ignored: sheet.ignored,
                    cohorts: sheet.cohorts,
                    outcome: view.outcome(paper.seat),
                }
            };
            battle(paper, view.year(), &front, true)
        }
        _ if view.clash().year > 0 => {
            let clash = view.clash();
            let met = &clash.fronts[paper.seat.index()];
            let front = Front {
                cards: clash.cards,
                arrows: clash.arrows,
                own: met.own,
                ignored: met.ignored,
                cohorts: met.cohorts,
                outcome: met.outcome,
            };
            battle(paper, clash.year, &front, matches!(view.phase(), Phase::Choose | Phase::Over))
        }
        _ => html! {},
    }
}

/// An attack: its cards in three lanes, what each cohort holds, what comes of it.
fn battle(paper: &Paper<'_>, year: u8, front: &Front, open: bool) -> Markup {
    let result = Phrase::new("note-result")
        .with("disdain", front.outcome.disdain)
        .with("valour", front.outcome.valour);
    let heading = Phrase::new("look-hadrian-attack").with("year", year);
    html! {
        details.battle open[open] #{ "battle-" (paper.seat) "-" (year) } {
            summary {
                h3 { (paper.say(&heading)) }
                span.result {
                    @for _ in 0..front.outcome.disdain { (sign("disdain")) }
                    @for _ in 0..front.outcome.valour { (sign("valour")) }
                    (paper.say(&result))
                }
            }
            div.fronts {
                @for cohort in Cohort::ALL { (lane(paper, front, cohort)) }
            }
        }
    }
}

/// One cohort: the cards against it, first those it repels, then those a Favour makes vanish,
/// then those that get through.
fn lane(paper: &Paper<'_>, front: &Front, cohort: Cohort) -> Markup {
    let lane = cohort.index();
    let attacks = usize::from(front.arrows[lane] + front.own[lane]);
    let held = usize::from(front.cohorts[lane]);
    let ignored = usize::from(front.ignored[lane]);
    let through = attacks.saturating_sub(held + ignored);
    let said = Phrase::new("look-hadrian-lane")
        .with("cohort", signs::cohort(paper.scene, cohort))
        .with("attacks", attacks)
        .with("held", held)
        .with("ignored", ignored)
        .with("through", through);
    let known: Vec<&FateCard> =
        cards_in(paper, front.cards).into_iter().filter(|card| card.arrow == cohort).collect();
    html! {
        div.front {
            span.vh { (paper.say(&said)) }
            p.front-name aria-hidden="true" {
                (signs::cohort(paper.scene, cohort))
                span { (sign("cohort")) (held) }
            }
            ul.attackers aria-hidden="true" {
                @for place in 0..attacks {
                    @let class = if place < held.min(attacks - ignored.min(attacks)) {
                        "attacker repelled"
                    } else if place < attacks - through {
                        "attacker ignored"
                    } else {
                        "attacker through"
                    };
                    li class=(class) {
                        (sign("attack"))
                        @if place >= known.len() { span.own-card { "+" } }
                    }
                }
            }
            @if attacks == 0 { p.quiet aria-hidden="true" { (paper.get("look-hadrian-quiet")) } }
            (favours(paper, cohort))
        }
    }
}

/// HW-154: the Favours that could be spent here, while they are asked for.
fn favours(paper: &Paper<'_>, cohort: Cohort) -> Markup {
    let asked = paper.own && paper.scene.acting && paper.scene.view.phase() == Phase::Favours;
    html! {
        @if asked {
            div.pays {
                @for from in Patron::ALL {
                    @let left = match from {
                        Patron::Temple => paper.sheet.temple_favours,
                        Patron::Diplomat => paper.sheet.diplomat_favours[cohort.index()],
                    };
                    @let shows = html! {
                        (sign(match from { Patron::Temple => "temple", Patron::Diplomat => "diplomat" }))
                        (sign("favour")) b { (left) }
                    };
                    (paper.point("", "chip favour-chip", "", Decision::Favour { cohort, from }, &shows))
                }
            }
        }
    }
}
