//! Looking back at a game: what everybody could expect, and the decisions that cost the most.

use ludi_bots::{Analysis, Expectation, Mistake};
use ludi_engine::{LogIndex, Messages, Phrase};
use maud::{Markup, html};

use super::{Frame, document, over};
use crate::TableView;
use crate::components::{self, Tone};

/// How far an analysis is.
#[derive(Clone, Copy)]
pub enum Work<'a> {
    /// Nobody has asked for one.
    None,
    /// So many steps of so many are done.
    Going(usize, usize),
    /// What came out.
    Done(&'a Analysis<String>),
}

/// The page of an analysis: to be begun, under way, or done.
pub fn page(view: &TableView<'_>, work: Work<'_>) -> Markup {
    let (game, words, base) = (view.game(), view.words, view.path());
    let name = game.about().name.get(words.lang());
    let title = format!("{} · {name}", words.get("site-analysis"));
    let main = html! {
        h1 { (words.get("site-analysis")) }
        p.lead { (words.get("site-analysis-text")) }
        div.row.over-actions {
            (components::link_button(&words.get("site-see-score"), &base, false))
            (components::link_button(&words.get("site-replay"), &format!("{base}/replay?at=0"), false))
        }
        @match work {
            Work::None => (button(words, &base)),
            Work::Done(analysis) => (result(view, analysis)),
            Work::Going(done, total) => {
                @let said = Phrase::new("site-analysis-progress").with("percent", 100 * done / total.max(1));
                (components::notice(Tone::Info, &html! {
                    p #analysis-progress { (words.say(&said, &[])) }
                    progress max=(total.max(1)) value=(done) aria-labelledby="analysis-progress" {}
                }))
            }
        }
    };
    let frame = Frame {
        title: &title,
        place: name,
        game: game.id(),
        kind: components::Kind::Wide,
        bar: None,
    };
    document(&view.visitor.at(view.at("analysis")), &frame, &main)
}

/// The button that begins an analysis of the table at an address.
pub fn button(words: &Messages, base: &str) -> Markup {
    html! {
        form method="post" action={ (base) "/analysis" } {
            (components::button(&words.get("site-analyse"), "", "", false))
        }
    }
}

fn result(view: &TableView<'_>, found: &Analysis<String>) -> Markup {
    let (words, names) = (view.words, &view.names);
    let tenths = |score: &f32| (score * 10.0).round() as i32;
    let scores = |moment: &Expectation| moment.scores.iter().map(tenths).collect();
    let mut course: Vec<Vec<i32>> = found.course.iter().map(scores).collect();
    let turns = view.table.scores();
    let round = |at| turns.iter().find(|turn| turn.at >= at).map_or(0, |turn| turn.round);
    let mut rounds: Vec<u16> = found.course.iter().map(|moment| round(moment.at)).collect();
    // What was expected ends with what came.
    let standings = view.table.standings();
    let end = standings.seats.iter().map(|sheet| sheet.total * 10 / standings.unit.max(1));
    course.push(end.collect());
    rounds.push(rounds.last().copied().unwrap_or_default());
    let axis = over::round_axis(view, &mut rounds);
    let axis = components::Axis { name: &axis, rounds: &rounds };
    let is_mine = |mistake: &&Mistake<String>| view.viewer.seats.contains(mistake.seat);
    let (mine, others): (Vec<_>, Vec<_>) = found.mistakes.iter().partition(is_mine);
    let list = |mistakes: &[&Mistake<String>]| moments(view, mistakes, &round);
    html! {
        div.over {
            (components::panel("course", &words.get("site-analysis-course"), &html! {},
                &components::score_chart(words, 10, &course, axis, names)))
            (components::panel("moments", &words.get("site-analysis-moments"), &html! {}, &html! {
                @if mine.is_empty() && (others.is_empty() || !view.viewer.seats.is_empty()) {
                    p.empty { (words.get("site-analysis-none")) }
                }
                @if !mine.is_empty() { (list(&mine)) }
                @if !others.is_empty() && view.viewer.seats.is_empty() { (list(&others)) }
                @else if !others.is_empty() {
                    details {
                        summary { (words.get("look-end-others")) }
                        (list(&others))
                    }
                }
            }))
        }
    }
}

/// Decisions that cost something, each with its round and a way to see it.
fn moments(
    view: &TableView<'_>,
    mistakes: &[&Mistake<String>],
    round: &dyn Fn(LogIndex) -> u16,
) -> Markup {
    let (words, base) = (view.words, view.path());
    let counted = match view.game().id() {
        "builders" => Some("look-end-round-builders"),
        "hadrian" => Some("look-end-round-hadrian"),
        "magna-roma" | "praetor" => Some("look-end-round-turns"),
        _ => None,
    };
    html! {
        ol.log {
            @for mistake in mistakes {
                li {
                    (components::badge(mistake.seat))
                    span.text {
                        @if let Some(id) = counted.filter(|_| round(mistake.at) > 0) {
                            small { (words.say(&Phrase::new(id).with("n", round(mistake.at)), &[])) } " "
                        }
                        (words.say(&mistake.phrase(), &view.names)) " "
                        a href={ (base) "/replay?at=" (mistake.at.saturating_sub(1)) } {
                            (words.get("site-analysis-look"))
                        }
                    }
                }
            }
        }
    }
}
