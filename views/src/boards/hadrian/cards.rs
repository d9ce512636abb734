//! The player cards: the two to choose from, the prospect cards within reach, the paths.

use ludi_engine::{Game as _, Phrase};
use ludi_hadrian::components::{Metric, PlayerCard};
use ludi_hadrian::{Decision, NO_CARD, Phase, Source};
use maud::{Markup, html};

use super::market::{card_of, whose};
use super::paper::Paper;
use super::scouting::shape;
use super::signs::{self, art, sign};
use crate::components;

/// The picture of a card: what its path measures.
const fn picture(metric: Metric) -> &'static str {
    match metric {
        Metric::Landmarks => "house-archway",
        Metric::Disdain => "house-baths",
        Metric::WallSections => "house-rampart",
        Metric::LargeBuildings => "house-crane",
        Metric::Cohorts => "who-soldier",
        Metric::Production => "house-forest",
        Metric::Goods => "house-market",
        Metric::CitizenTracks => "who-civilian",
        Metric::Temples => "house-temple",
        Metric::MapColumns => "house-scout",
        Metric::Strength => "house-ludus",
        Metric::GuardSections => "house-tower",
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

/// Whether a step of a path is reached.
fn reached(paper: &Paper<'_>, card: &PlayerCard, at: u8) -> bool {
    let have = paper.sheet.metric(paper.pack, card.metric);
    if card.at_most { have <= at } else { have >= at }
}

/// HW-164: the three steps of a path, and which of them are reached.
pub(super) fn steps(paper: &Paper<'_>, card: &PlayerCard) -> Markup {
    html! {
        span.steps {
            @for (at, points) in card.at.iter().zip(paper.pack.path_vp) {
                @let said = Phrase::new("look-hadrian-step").with("at", *at).with("points", points)
                    .with("most", u8::from(card.at_most));
                span.step.here[reached(paper, card, *at)] { (paper.say(&said)) }
            }
        }
    }
}

/// HW-164: what a path counts and how much of it there is, in a sentence.
fn measure(paper: &Paper<'_>, card: &PlayerCard) -> String {
    let id = match card.metric {
        Metric::Landmarks => "look-hadrian-measure-landmarks",
        Metric::Disdain => "look-hadrian-measure-disdain",
        Metric::WallSections => "look-hadrian-measure-wall",
        Metric::LargeBuildings => "look-hadrian-measure-large",
        Metric::Cohorts => "look-hadrian-measure-cohorts",
        Metric::Production => "look-hadrian-measure-production",
        Metric::Goods => "look-hadrian-measure-goods",
        Metric::CitizenTracks => "look-hadrian-measure-citizens",
        Metric::Temples => "look-hadrian-measure-temples",
        Metric::MapColumns => "look-hadrian-measure-map",
        Metric::Strength => "look-hadrian-measure-gladiators",
        Metric::GuardSections => "look-hadrian-measure-guard",
    };
    let have = paper.sheet.metric(paper.pack, card.metric);
    let have = Phrase::new("look-hadrian-you-have").with("n", have);
    format!("{} {}", paper.get(id), paper.say(&have))
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

/// HW-008: the same with what each of it is for.
fn prospect_lines(paper: &Paper<'_>, card: &PlayerCard) -> Markup {
    let pattern = &paper.pack.scouting.patterns[usize::from(card.pattern)];
    let alone = paper.scene.view.players() == 1;
    let good = Phrase::new("look-hadrian-good-for").with("n", card.goods);
    html! {
        @if !card.income.is_empty() {
            span.prospect-row { span.gives { (signs::pieces(card.income)) } (paper.get("look-hadrian-for-you-now")) }
        }
        span.prospect-row {
            span.good { (sign("good")) }
            (if alone { paper.get("look-hadrian-good-alone") } else { paper.say(&good) })
        }
        span.prospect-row { (shape(&pattern.printed, "pattern")) (paper.get("look-hadrian-pattern-for")) }
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
        div.hand data-part=[paper.name("hand")] {
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
    let role = match chosen {
        NO_CARD => "look-hadrian-take-path",
        path if path == card => "look-hadrian-as-path",
        _ => "look-hadrian-as-prospect",
    };
    let shows = html! {
        span.vista { (art(picture(printed.metric))) }
        span.told-card {
            span.name { (printed.name.get(paper.scene.words.lang())) }
            span.half-card {
                small { (paper.get("look-hadrian-path-at-end")) }
                span.asked { (measure(paper, printed)) }
                (steps(paper, printed))
            }
            span.half-card {
                small { (paper.get("look-hadrian-prospect-now")) }
                (prospect_lines(paper, printed))
            }
            span.role { (paper.get(role)) }
        }
    };
    let spoken = format!("{} {}", measure(paper, printed), prospect_in_words(paper, printed));
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
            div.prospects data-part=[paper.name("prospects")] {
                h3 { (paper.get("look-hadrian-prospects")) }
                ul {
                    @for (source, card) in cards {
                        @let neighbour = view.neighbour(paper.seat, source);
                        li data-part=[paper.name(&format!("prospect-{}", source.id()))] {
                            span.vista aria-hidden="true" { (art(picture(card.metric))) }
                            span.told-card {
                                span.name { (whose(paper, source)) (card.name.get(paper.scene.words.lang())) }
                                small { (owner(paper, source)) }
                                (prospect_lines(paper, card))
                                @if neighbour.is_none() { (laid_on(paper, source)) }
                            }
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
            div.paths data-part=[paper.name("paths")] {
                h3 { (paper.get("board-paths")) " " (components::points(paper.scene.words, &paper.sheet.all_path_points(paper.pack).to_string())) }
                ul {
                    @for card in cards {
                        li data-piece=[paper.own.then(|| format!("card-{}", card.id))] {
                            (paper.just(|sheet| sheet.path_cards(paper.pack).any(|other| other.id == card.id)))
                            span.vista aria-hidden="true" { (art(picture(card.metric))) }
                            span.told-card {
                                span.name { (card.name.get(paper.scene.words.lang())) }
                                span.asked { (measure(paper, card)) }
                                (steps(paper, card))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The paths as miniatures: a picture, and a pip for every step that is reached.
pub(super) fn paths_in_short(paper: &Paper<'_>) -> Markup {
    html! {
        @for card in paper.sheet.path_cards(paper.pack) {
            span.mini-card title=(path_in_words(paper, card)) {
                span.vista aria-hidden="true" { (art(picture(card.metric))) }
                span.name aria-hidden="true" { (card.name.get(paper.scene.words.lang())) }
                span.pips aria-hidden="true" {
                    @for at in card.at { span.pip.on[reached(paper, card, at)] {} }
                }
                span.vh { (card.name.get(paper.scene.words.lang())) ". " (path_in_words(paper, card)) }
            }
        }
    }
}

/// The prospect card of the year as a miniature.
pub(super) fn prospect_in_short(paper: &Paper<'_>) -> Markup {
    let hidden = matches!(
        paper.scene.view.phase(),
        Phase::Fate | Phase::Deal { .. } | Phase::Choose | Phase::Over
    );
    let card = card_of(paper, paper.seat, Source::Own).filter(|_| !hidden);
    html! {
        @if let Some(card) = card {
            span.mini-card.prospect title=(prospect_in_words(paper, card)) {
                span.vista aria-hidden="true" { (art(picture(card.metric))) }
                span.name aria-hidden="true" { (card.name.get(paper.scene.words.lang())) }
                span aria-hidden="true" { (prospect_face(paper, card)) }
                span.vh { (paper.get("board-prospect")) (paper.scene.words.lang().colon()) (prospect_in_words(paper, card)) }
            }
        }
    }
}
