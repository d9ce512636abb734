//! Looking back at a game: what everybody could expect, and the decisions that cost the most.

mod course;

use ludi_bots::{Analysis, Verdict};
use ludi_engine::{LogIndex, Messages, Phrase, Seat};
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
    let frame = Frame {
        title: &title,
        place: name,
        game: game.id(),
        kind: components::Kind::Board(view.game().id()),
        ..Frame::default()
    };
    document(&view.visitor.at(view.at("analysis")), &frame, &main)
}

/// The button that begins an analysis of the table at an address.
pub fn button(words: &Messages, base: &str) -> Markup {
    html! {
        form method="post" action={ (base) "/analysis" } {
            (components::button(&words.get("site-analyse"), "", "", true))
        }
    }
}

/// What is told of a decision.
#[derive(Clone, Copy)]
pub enum Telling {
    /// That another was better.
    Mistake,
    /// That it was the best.
    Find,
}

/// A decision and what it is compared with, in a sentence; `None` if the log says otherwise now.
pub fn sentence(
    view: &TableView<'_>,
    verdict: &Verdict<String>,
    telling: Telling,
) -> Option<String> {
    let offers = view.table.at(verdict.at.checked_sub(1)?)?.offers(verdict.seat);
    let label = |notation: &str| {
        let mut offers = offers.iter();
        offers.find(|offer| offer.notation == notation).map(|offer| offer.label.clone())
    };
    let (made, other) = (label(&verdict.made)?, label(&verdict.other)?);
    Some(view.say(&match telling {
        Telling::Mistake => verdict.mistake(made, other),
        Telling::Find => verdict.find(made, other),
    }))
}

/// A round as the game counts it: "Turn 4:"; `None` for what lies before the first.
pub fn counted(view: &TableView<'_>, round: u16) -> Option<String> {
    let id = match view.game().id() {
        "builders" => "look-end-round-builders",
        "hadrian" => "look-end-round-hadrian",
        "magna-roma" | "praetor" => "look-end-round-turns",
        _ => return None,
    };
    (round > 0).then(|| view.words.say(&Phrase::new(id).with("n", round), &[]))
}

fn result(view: &TableView<'_>, found: &Analysis<String>) -> Markup {
    let words = view.words;
    let turns = view.table.scores();
    let round = |at| turns.iter().find(|turn| turn.at >= at).map_or(0, |turn| turn.round);
    let is_mine = |mistake: &&Verdict<String>| view.viewer.seats.contains(mistake.seat);
    let (mine, others): (Vec<_>, Vec<_>) = found.mistakes.iter().partition(is_mine);
    let list = |mistakes: &[&Verdict<String>]| moments(view, mistakes, &round);
    html! {
        div.over {
            (components::panel("course", &words.get("site-analysis-course"), &html! {}, &html! {
                (course::chart(view, found, &round))
                p { small { (words.get("site-analysis-luck")) } }
                (course::account(view, found))
                (course::accuracy(view, found))
            }))
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

/// Decisions that cost something, each with its round, a way to see it, and another try.
fn moments(
    view: &TableView<'_>,
    mistakes: &[&Verdict<String>],
    round: &dyn Fn(LogIndex) -> u16,
) -> Markup {
    let (words, base) = (view.words, view.path());
    html! {
        ol.log {
            @for mistake in mistakes {
                @if let Some(said) = sentence(view, mistake, Telling::Mistake) {
                    @let before = mistake.at.saturating_sub(1);
                    li {
                        (view.badge(mistake.seat))
                        span.text {
                            @if let Some(round) = counted(view, round(mistake.at)) { small { (round) } " " }
                            (said) " "
                            a.see href={ (base) "/replay?at=" (before) } { (words.get("site-analysis-look")) }
                            (again(view, before, mistake.seat, "plain-button"))
                        }
                    }
                }
            }
        }
    }
}

/// The button that plays on from a position in somebody's seat, with bots in the others.
pub fn again(view: &TableView<'_>, at: LogIndex, seat: Seat, class: &str) -> Markup {
    html! {
        form.try-again method="post" action=(view.at("fork")) data-shuffle {
            input type="hidden" name="at" value=(at);
            input type="hidden" name="seat" value=(seat.0);
            button class=(class) type="submit" { (view.words.get("site-analysis-again")) }
        }
    }
}
