//! Looking back at a game: what everybody could expect, and the decisions that cost the most.

use ludi_bots::{Analysis, Expectation};
use ludi_engine::Phrase;
use maud::{Markup, html};

use super::{Frame, document};
use crate::look::{self, Tone};
use crate::server::desk::Desk;
use crate::server::{Inner, Work};

/// The page of an analysis: to be begun, under way, or done.
pub fn page(desk: &Desk, inner: &Inner, work: Option<&Work>) -> Markup {
    let reader = &desk.reader;
    let game = inner.table.game();
    let words = reader.words_of(game.id());
    let base = desk.path();
    let name = game.about().name.get(reader.lang);
    let title = format!("{} · {name}", words.get("site-analysis"));
    let main = html! {
        h1 { (words.get("site-analysis")) }
        p.lead { (words.get("site-analysis-text")) }
        div.row.over-actions {
            (look::link_button(&words.get("site-see-score"), &base, false))
            (look::link_button(&words.get("site-replay"), &format!("{base}/replay?at=0"), false))
        }
        @match work.map(|work| (work, work.found())) {
            None => (button(desk)),
            Some((_, Some(found))) => (result(desk, inner, found)),
            Some((work, None)) => {
                @let progress = work.progress();
                @let share = 100 * progress.done / progress.total.max(1);
                @let said = Phrase::new("site-analysis-progress").with("percent", share);
                (look::notice(Tone::Info, &html! {
                    p #analysis-progress { (words.say(&said, &[])) }
                    progress max=(progress.total.max(1)) value=(progress.done)
                        aria-labelledby="analysis-progress" {}
                }))
            }
        }
    };
    let frame = Frame { title: &title, place: name, game: game.id(), kind: look::Kind::Wide };
    document(&reader.at(format!("{base}/analysis")), &frame, &main)
}

/// The button that begins an analysis.
pub fn button(desk: &Desk) -> Markup {
    let words = desk.reader.words_of("");
    html! {
        form method="post" action={ (desk.path()) "/analysis" } {
            (look::button(&words.get("site-analyse"), "", "", false))
        }
    }
}

fn result(desk: &Desk, inner: &Inner, found: &Analysis<String>) -> Markup {
    let words = desk.reader.words_of(inner.table.game().id());
    let names = inner.names();
    let base = desk.path();
    let tenths = |score: &f32| (score * 10.0).round() as i32;
    let scores = |moment: &Expectation| moment.scores.iter().map(tenths).collect();
    let course: Vec<Vec<i32>> = found.course.iter().map(scores).collect();
    html! {
        div.over {
            (look::panel("course", &words.get("site-analysis-course"), &html! {},
                &look::score_chart(words, 10, &course, &words.get("site-decisions-axis"), &names)))
            (look::panel("moments", &words.get("site-analysis-moments"), &html! {}, &html! {
                @if found.moments.is_empty() {
                    p.empty { (words.get("site-analysis-none")) }
                } @else {
                    ol.log {
                        @for moment in &found.moments {
                            li {
                                (look::badge(moment.seat))
                                span.text {
                                    (words.say(&moment.phrase(), &names)) " "
                                    a href={ (base) "/replay?at=" (moment.at.saturating_sub(1)) } {
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
