//! How the game came about: what everybody could expect, and where the points went.

use ludi_bots::{Analysis, Expectation};
use ludi_engine::{LogIndex, Phrase, Seat, SeatSet};
use maud::{Markup, html};

use super::counted;
use crate::TableView;
use crate::components::{self, Place};
use crate::pages::over;

/// What was to be expected, and in the end what came, in tenths of points.
fn scores(view: &TableView<'_>, found: &Analysis<String>) -> Vec<Vec<i32>> {
    let tenths = |score: &f32| (score * 10.0).round() as i32;
    let expected = |moment: &Expectation| moment.scores.iter().map(tenths).collect();
    let mut all: Vec<Vec<i32>> = found.course.iter().map(expected).collect();
    let standings = view.table.standings();
    let end = standings.seats.iter().map(|sheet| sheet.total * 10 / standings.unit.max(1));
    all.push(end.collect());
    all
}

/// The chart: every moment leads to its position, and mistakes are marked.
pub fn chart(
    view: &TableView<'_>,
    found: &Analysis<String>,
    round: &dyn Fn(LogIndex) -> u16,
) -> Markup {
    let scores = scores(view, found);
    let mut rounds: Vec<u16> = found.course.iter().map(|moment| round(moment.at)).collect();
    rounds.push(rounds.last().copied().unwrap_or_default());
    let name = over::round_axis(view, &mut rounds);
    let places = places(view, found, round);
    let axis = components::Axis { name: &name, rounds: &rounds, places: &places };
    components::score_chart(view.words, 10, &scores, axis, &view.names, view.game().id())
}

fn places(
    view: &TableView<'_>,
    found: &Analysis<String>,
    round: &dyn Fn(LogIndex) -> u16,
) -> Vec<Place> {
    let begins = |index: usize| found.course.get(index).map_or(LogIndex::MAX, |next| next.at);
    let place = |(index, moment): (usize, &Expectation)| {
        let within = moment.at..begins(index + 1);
        let mut here = found.mistakes.iter().filter(|mistake| within.contains(&mistake.at));
        let first = here.clone().map(|mistake| mistake.at).min();
        let marked: SeatSet = here.by_ref().map(|mistake| mistake.seat).collect();
        let at = first.unwrap_or(moment.at).saturating_sub(1);
        let id = if marked.is_empty() { "site-analysis-place" } else { "site-analysis-marked" };
        let said = view.say(&Phrase::new(id).with("seat", moment.seat));
        let round = counted(view, round(moment.at)).map_or_else(String::new, |it| it + " ");
        Place { href: view.at(&format!("replay?at={at}")), name: round + &said, marked }
    };
    let mut all: Vec<Place> = found.course.iter().enumerate().map(place).collect();
    let (href, name) = (view.at("replay"), view.words.get("site-final-board"));
    all.push(Place { href, name, ..Place::default() });
    all
}

/// Where the points went: what was expected, what the listed mistakes cost, what draws and the
/// others did, and what came of it. Among others, all of it is the lead over the best of them,
/// which is what mistakes cost.
pub fn account(view: &TableView<'_>, found: &Analysis<String>) -> Markup {
    let words = view.words;
    let scores = scores(view, found);
    let [begin, .., end] = &scores[..] else { return html! {} };
    let signed = |tenths: i32| {
        let plus = if tenths > 0 { "+" } else { "" };
        format!("{plus}{}", words.tenths(i64::from(tenths)))
    };
    let mistakes = |seat: Seat| -> i32 {
        let own = found.mistakes.iter().filter(|mistake| mistake.seat == seat);
        own.map(|mistake| (mistake.points * 10.0).round() as i32).sum()
    };
    let alone = view.names.len() == 1;
    let heading = if alone { "site-account-alone" } else { "site-account" };
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.get(heading)) {
            table.sheet #account {
                caption { (words.get(heading)) }
                thead { tr {
                    th scope="col" { (words.get("site-players")) }
                    th scope="col" { (words.get("site-account-begin")) }
                    th scope="col" { (words.get("site-account-mistakes")) }
                    th scope="col" { (words.get("site-account-rest")) }
                    th scope="col" { (words.get("site-account-end")) }
                } }
                tbody {
                    @for seat in view.all_seats() {
                        @let (from, to, lost) = (lead(begin, seat), lead(end, seat), mistakes(seat));
                        tr {
                            th scope="row" { (view.badge(seat)) " " (view.player(seat)) }
                            td { (signed(from)) }
                            td { (signed(-lost)) }
                            td { (signed(to - from + lost)) }
                            td { strong { (signed(to)) } }
                        }
                    }
                }
            }
        }
    }
}

/// How well everybody decided: from deciding by lot to always the best.
pub fn accuracy(view: &TableView<'_>, found: &Analysis<String>) -> Markup {
    let known = view.all_seats().filter_map(|seat| {
        let part = found.accuracy.get(seat.index()).copied().flatten()?;
        Some((seat, (100.0 * part).round() as u8))
    });
    let words = view.words;
    html! {
        div #accuracy {
            h3 { (words.get("site-accuracy")) }
            ul.plain {
                @for (seat, percent) in known {
                    @let said = view.say(&Phrase::new("site-percent").with("percent", percent));
                    li.row {
                        (view.badge(seat)) " " (view.player(seat))
                        meter min="0" max="100" value=(percent) aria-label=(view.player(seat)) {}
                        strong { (said) }
                    }
                }
            }
            p { small { (words.get("site-accuracy-text")) } }
        }
    }
}

/// The score alone; among others, the lead over the best of them.
fn lead(scores: &[i32], seat: Seat) -> i32 {
    let own = scores.get(seat.index()).copied().unwrap_or(0);
    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat.index());
    own - others.map(|(_, score)| *score).max().unwrap_or(0)
}
