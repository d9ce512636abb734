//! Looking back at a game: what everybody could expect, and the decisions that cost the most.

use ludi_bots::{Analysis, Expectation};
use ludi_engine::{Messages, Phrase};
use maud::{Markup, html};

use super::{Frame, document};
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
    let frame = Frame { title: &title, place: name, game: game.id(), kind: components::Kind::Wide };
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
    let (words, names, base) = (view.words, &view.names, view.path());
    let tenths = |score: &f32| (score * 10.0).round() as i32;
    let scores = |moment: &Expectation| moment.scores.iter().map(tenths).collect();
    let course: Vec<Vec<i32>> = found.course.iter().map(scores).collect();
    html! {
        div.over {
            (components::panel("course", &words.get("site-analysis-course"), &html! {},
                &components::score_chart(words, 10, &course, components::Axis { name: &words.get("site-decisions-axis"), rounds: &[] }, names)))
            (components::panel("moments", &words.get("site-analysis-moments"), &html! {}, &html! {
                @if found.mistakes.is_empty() {
                    p.empty { (words.get("site-analysis-none")) }
                } @else {
                    ol.log {
                        @for mistake in &found.mistakes {
                            li {
                                (components::badge(mistake.seat))
                                span.text {
                                    (words.say(&mistake.phrase(), names)) " "
                                    a href={ (base) "/replay?at=" (mistake.at.saturating_sub(1)) } {
                                        (words.get("site-analysis-look"))
                                    }
                                }
                            }
                        }
                    }
                }
            }))
        }
    }
}
