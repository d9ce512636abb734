//! The player cards: the two to choose from, the prospect cards within reach, the paths.

use ludi_engine::{Game as _, Phrase};
use ludi_hadrian::components::{Metric, PlayerCard};
use ludi_hadrian::{Decision, NO_CARD, Phase, Source};
use maud::{Markup, html};

use super::market::{card_of, whose};
use super::paper::Paper;
use super::scouting::shape;
use super::signs::{self, sign};
use crate::components;

/// What a path measures, as a sign.
const fn metric_sign(metric: Metric) -> &'static str {
    match metric {
        Metric::Landmarks => "column",
        Metric::Disdain => "disdain",
        Metric::WallSections => "wall",
        Metric::LargeBuildings => "works",
        Metric::Cohorts => "cohort",
        Metric::Production => "production",
        Metric::Goods => "good",
        Metric::CitizenTracks => "civilian",
        Metric::Temples => "temple",
        Metric::MapColumns => "scouting",
        Metric::Strength => "ludus",
        Metric::GuardSections => "guard",
    }
}

/// What a path measures, in words.
const fn metric_words(metric: Metric) -> &'static str {
    match metric {
        Metric::Landmarks => "score-path-landmarks",
        Metric::Disdain => "score-path-disdain",
        Metric::WallSections => "score-path-wall",
        Metric::LargeBuildings => "score-path-large",
        Metric::Cohorts => "score-path-cohorts",
        Metric::Production => "score-path-production",
        Metric::Goods => "score-path-goods",
        Metric::CitizenTracks => "score-path-citizens",
        Metric::Temples => "score-path-temples",
        Metric::MapColumns => "score-path-map",
        Metric::Strength => "score-path-gladiators",
        Metric::GuardSections => "score-path-guard",
    }
}

/// HW-164: a path: what it counts, how much there is, the three steps.
pub(super) fn path_face(paper: &Paper<'_>, card: &PlayerCard) -> Markup {
    let have = paper.sheet.metric(paper.pack, card.metric);
    let reached = |at: u8| if card.at_most { have <= at } else { have >= at };
    html! {
        span.path-line {
            (sign(metric_sign(card.metric)))
            b { (have) }
            span.steps {
                @for (at, points) in card.at.iter().zip(paper.pack.path_vp) {
                    span.step.here[reached(*at)] {
                        @if card.at_most { "≤" } (at) " " b { "+" (points) }
                    }
                }
            }
        }
    }
}

fn path_in_words(paper: &Paper<'_>, card: &PlayerCard) -> String {
    let phrase = Phrase::new("look-hadrian-path")
        .with("what", paper.get(metric_words(card.metric)))
        .with("have", paper.sheet.metric(paper.pack, card.metric))
        .with("points", paper.sheet.path_points(paper.pack, card));
    paper.say(&phrase)
}

/// HW-008: what a card is as a prospect: income, trade good, pattern.
pub(super) fn prospect_face(paper: &Paper<'_>, card: &PlayerCard) -> Markup {
    let pattern = &paper.pack.scouting.patterns[usize::from(card.pattern)];
    html! {
        span.prospect-line {
            span.gives { (signs::pieces(card.income)) }
            span.good { (sign("good")) b { (card.goods) } }
            (shape(&pattern.printed, "pattern"))
        }
    }
}

fn prospect_in_words(paper: &Paper<'_>, card: &PlayerCard) -> String {
    let pattern = paper.pack.scouting.patterns[usize::from(card.pattern)].letter;
    let phrase = Phrase::new("board-prospect-card")
        .with("card", card.name)
        .with("goods", card.goods)
        .with("pattern", pattern.to_string());
    paper.say(&phrase)
}

/// The cards of the year: the choice, or the cards that lie open.
pub(super) fn draw(paper: &Paper<'_>) -> Markup {
    html! {
        @if paper.sheet.hand != 0 { (hand(paper)) }
        (prospects(paper))
        (paths(paper))
    }
}

/// HW-031: the two cards in hand, of which one becomes the path. Only their owner sees them.
fn hand(paper: &Paper<'_>) -> Markup {
    let held: Vec<u8> = (0..16).filter(|card| paper.sheet.hand >> card & 1 == 1).collect();
    let chosen = paper.sheet.choice;
    html! {
        div.hand {
            h3 { (paper.get("look-hadrian-hand")) }
            p {
                (paper.get(match (chosen, paper.scene.view.players()) {
                    (NO_CARD, 1) => "look-hadrian-hand-help-alone",
                    (NO_CARD, _) => "look-hadrian-hand-help",
                    _ => "look-hadrian-hand-chosen",
                }))
            }
            div.hand-cards {
                @for card in held {
                    @if let Some(printed) = paper.pack.cards.get(usize::from(card)) {
                        (hand_card(paper, card, printed))
                    }
                }
            }
        }
    }
}

fn hand_card(paper: &Paper<'_>, card: u8, printed: &PlayerCard) -> Markup {
    let chosen = paper.sheet.choice;
    let class = if chosen == card { "player-card chosen" } else { "player-card" };
    let shows = html! {
        span.name { (printed.name.get(paper.scene.words.lang())) }
        span.half-card {
            small { (paper.get("look-hadrian-as-path")) }
            span.asked { (paper.get(metric_words(printed.metric))) }
            (path_face(paper, printed))
        }
        span.half-card.below {
            small { (paper.get("look-hadrian-as-prospect")) }
            (prospect_face(paper, printed))
        }
        @if chosen != NO_CARD {
            span.role { (paper.get(if chosen == card { "look-hadrian-as-path" } else { "look-hadrian-as-prospect" })) }
        }
    };
    let spoken = format!("{} {}", path_in_words(paper, printed), prospect_in_words(paper, printed));
    let id = format!("card-{}", printed.id);
    paper.point(&id, class, &spoken, Decision::Path(card), &shows)
}

/// HW-034, HW-103, HW-143, HW-171: the prospect cards within reach.
fn prospects(paper: &Paper<'_>) -> Markup {
    let view = paper.scene.view;
    let hidden = matches!(view.phase(), Phase::Fate | Phase::Deal { .. } | Phase::Choose);
    let cards: Vec<(Source, &PlayerCard)> = Source::ALL
        .into_iter()
        .filter(|_| !hidden)
        .filter_map(|source| Some((source, card_of(paper, paper.seat, source)?)))
        .collect();
    html! {
        @if !cards.is_empty() {
            div.prospects {
                h3 { (paper.get("look-hadrian-prospects")) }
                ul {
                    @for (source, card) in cards {
                        @let neighbour = view.neighbour(paper.seat, source);
                        li {
                            (whose(paper, source))
                            span.vh { (owner(paper, source)) (paper.scene.words.lang().colon()) (prospect_in_words(paper, card)) }
                            span.name aria-hidden="true" title=(owner(paper, source)) {
                                (card.name.get(paper.scene.words.lang()))
                                small { (owner(paper, source)) }
                            }
                            span aria-hidden="true" { (prospect_face(paper, card)) }
                            @if neighbour.is_none() { (laid_on(paper, source)) }
                        }
                    }
                }
            }
        }
    }
}

fn owner(paper: &Paper<'_>, source: Source) -> String {
    let scene = paper.scene;
    match (source, scene.view.neighbour(paper.seat, source)) {
        (Source::Own, _) => scene.words.player(paper.seat, scene.names),
        (_, Some(neighbour)) => scene.words.player(neighbour, scene.names),
        _ => scene.words.get("board-neutral"),
    }
}

/// HW-174: what was paid for a neutral card lies on it and strengthens the attack.
fn laid_on(paper: &Paper<'_>, source: Source) -> Markup {
    let index = match source {
        Source::Neutral1 => 0,
        Source::Neutral2 => 1,
        _ => return html! {},
    };
    let pieces = paper.scene.view.neutral()[index].pieces;
    html! {
        @if !pieces.is_empty() {
            span.laid title=(paper.get("look-hadrian-laid")) {
                (signs::pieces(pieces)) (sign("attack"))
                span.vh { (paper.get("look-hadrian-laid")) (paper.scene.words.lang().colon()) (signs::pieces_in_words(paper.scene, pieces)) }
            }
        }
    }
}

/// HW-033: the path cards that lie open.
pub(super) fn paths(paper: &Paper<'_>) -> Markup {
    let cards: Vec<&PlayerCard> = paper.sheet.path_cards(paper.pack).collect();
    html! {
        @if !cards.is_empty() {
            div.paths {
                h3 { (paper.get("board-paths")) " " (components::points(paper.scene.words, &paper.sheet.all_path_points(paper.pack).to_string())) }
                ul {
                    @for card in cards {
                        li data-piece=[paper.own.then(|| format!("card-{}", card.id))] {
                            span.vh { (path_in_words(paper, card)) }
                            span.name aria-hidden="true" title=(paper.get(metric_words(card.metric))) {
                                (card.name.get(paper.scene.words.lang()))
                            }
                            span aria-hidden="true" { (path_face(paper, card)) }
                        }
                    }
                }
            }
        }
    }
}
