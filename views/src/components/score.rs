//! The score sheet, line by line, and the chart of scores over the game.

use std::fmt::Write as _;

use ludi_engine::{Line, Messages, Seat, Standings};
use maud::{Markup, html};

use super::{asset, badge, icon, signed};

/// A number of units as people of this language write it: with a decimal where tenths count.
pub fn units(words: &Messages, unit: i32, amount: i32) -> String {
    if unit == 10 { words.tenths(i64::from(amount)) } else { whole(amount / unit.max(1)) }
}

/// A whole number; one below nothing with a true minus.
fn whole(number: i32) -> String {
    if number < 0 { signed(i64::from(number)) } else { number.to_string() }
}

/// The score sheet of everybody at a game: a line for each thing counted, the totals, the places.
pub fn score_sheet(
    words: &Messages,
    game: &str,
    standings: &Standings,
    names: &[String],
) -> Markup {
    let unit = standings.unit;
    let alone = standings.seats.len() == 1;
    let tied = standings.seats.iter().enumerate().any(|(index, sheet)| {
        standings.seats[..index].iter().any(|other| other.total == sheet.total)
    });
    let is_counted = |line: &Line| line.count != 0 && line.count * unit != line.points;
    let counted = standings.seats.iter().flat_map(|sheet| &sheet.lines).any(is_counted);
    // What breaks a tie is of interest only where there is one.
    let ties = standings.seats.iter().map(|sheet| sheet.tie_breaks.len()).max();
    let ties = ties.filter(|_| tied).unwrap_or(0);
    let tie_label = |tie: usize| {
        let own = format!("look-{game}-tie-{}", tie + 1);
        if words.has(&own) { words.get(&own) } else { words.get("look-tie-break") }
    };
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.get("look-sheet")) {
            table.sheet {
                caption.vh { (words.get("look-sheet")) }
                thead {
                    tr {
                        th scope="col" { span.vh { (words.get("look-sheet-line")) } }
                        @for sheet in &standings.seats {
                            @let winner = sheet.rank == 1 && !alone;
                            th.winner[winner] scope="col" {
                                (badge(sheet.seat))
                                span { (words.player(sheet.seat, names)) }
                                @if winner {
                                    (icon("crown")) span.vh { " (" (words.get("look-winner")) ")" }
                                }
                            }
                        }
                    }
                }
                tbody {
                    @for key in standings.lines() {
                        tr {
                            th scope="row" { (words.get(&format!("score-{key}"))) }
                            @for sheet in &standings.seats {
                                @let line = sheet.lines.iter().find(|line| line.key == key);
                                td {
                                    @if let Some(line) = line {
                                        @if is_counted(line) { small { "(" (line.count) ") " } }
                                        span.points { (units(words, unit, line.points)) }
                                    }
                                }
                            }
                        }
                    }
                    @for tie in 0..ties {
                        tr.tie {
                            th scope="row" { (tie_label(tie)) }
                            @for sheet in &standings.seats {
                                td { @if let Some(value) = sheet.tie_breaks.get(tie) { (units(words, 1, *value)) } }
                            }
                        }
                    }
                }
                tfoot {
                    tr.total {
                        th scope="row" { (words.get("look-total")) }
                        @for sheet in &standings.seats {
                            td.winner[sheet.rank == 1 && !alone] { (units(words, unit, sheet.total)) }
                        }
                    }
                    @if !alone || standings.seats.iter().any(|sheet| sheet.title.is_some()) {
                        tr {
                            th scope="row" { (words.get(if alone { "look-rank" } else { "look-place" })) }
                            @for sheet in &standings.seats {
                                td {
                                    @if !alone { (sheet.rank) }
                                    @if let Some(title) = &sheet.title {
                                        @if !alone { " · " }
                                        (words.get(title))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
        @if counted { p.help { (words.get("look-sheet-count")) } }
    }
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 290.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 44.0;

/// A chart of scores: one line a seat, with the seat's badge at its end and shapes along it, and
/// the same numbers as a table. `scores[i]` are the scores of all seats after moment `i`;
/// `moments` names the axis ("round").
pub fn score_chart(
    words: &Messages,
    unit: i32,
    scores: &[Vec<i32>],
    moments: &str,
    names: &[String],
) -> Markup {
    let seats = scores.first().map_or(0, Vec::len);
    if scores.len() < 2 || seats == 0 {
        return html! { p.empty { (words.get("look-chart-empty")) } };
    }
    let all = scores.iter().flatten().copied();
    let (low, high) = all.fold((0, unit), |(low, high), score| (low.min(score), high.max(score)));
    let step = tick((high - low) / unit.max(1)) * unit;
    let low = low.div_euclid(step) * step;
    let high = (high + step - 1).div_euclid(step) * step;
    let last = scores.len() - 1;
    let x = |moment: usize| LEFT + (WIDTH - LEFT - RIGHT) * moment as f64 / last as f64;
    let y = |score: i32| {
        TOP + (HEIGHT - TOP - BOTTOM) * f64::from(high - score) / f64::from(high - low)
    };
    let ends = spread((0..seats).map(|seat| y(scores[last][seat])).collect());
    let every = last.div_ceil(10).max(1);
    let say = |seat: usize| words.player(Seat(seat as u8), names);
    let summary: Vec<String> = (0..seats)
        .map(|seat| format!("{} {}", say(seat), units(words, unit, scores[last][seat])))
        .collect();
    html! {
        figure.chart {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img"
                aria-label={ (words.get("look-chart")) (words.lang().colon()) (summary.join(", ")) } {
                g.grid {
                    @for score in (low..=high).step_by(step as usize) {
                        path d={ "M" (LEFT) " " (round(y(score))) "H" (WIDTH - RIGHT) } {}
                        text x=(LEFT - 8.0) y=(round(y(score) + 4.0)) text-anchor="end" { (whole(score / unit)) }
                    }
                    @for moment in (0..=last).step_by(every) {
                        text x=(round(x(moment))) y=(HEIGHT - 25.0) text-anchor="middle" { (moment) }
                    }
                    text.axis x=(WIDTH - RIGHT) y=(HEIGHT - 5.0) text-anchor="end" { (moments) }
                }
                @for seat in 0..seats {
                    @let line = path(scores.iter().enumerate().map(|(moment, now)| (x(moment), y(now[seat]))));
                    g class={ "line seat-" (seat + 1) } {
                        path.under d=(line) {}
                        path.over d=(line) {}
                        @for moment in (0..last).step_by(every) {
                            use href={ (asset("symbols.svg")) "#seat-" (seat + 1) }
                                x=(round(x(moment) - 5.0)) y=(round(y(scores[moment][seat]) - 5.0))
                                width="10" height="10" {}
                        }
                        use href={ (asset("symbols.svg")) "#seat-" (seat + 1) }
                            x=(round(x(last) - 2.0)) y=(round(ends[seat] - 9.0)) width="18" height="18" {}
                        text x=(round(x(last) + 20.0)) y=(round(ends[seat] + 5.0)) {
                            (units(words, unit, scores[last][seat]))
                        }
                    }
                }
            }
            figcaption {
                @for seat in 0..seats {
                    span.who { (badge(Seat(seat as u8))) (say(seat)) }
                }
            }
            details {
                summary { (words.get("look-chart-table")) }
                div.scroll tabindex="0" role="group" aria-label=(words.get("look-chart-table")) {
                    table.sheet {
                        caption.vh { (words.get("look-chart")) }
                        thead { tr {
                            th scope="col" { (moments) }
                            @for seat in 0..seats {
                                th scope="col" { (badge(Seat(seat as u8))) span { (say(seat)) } }
                            }
                        } }
                        tbody {
                            @for (moment, now) in scores.iter().enumerate() {
                                tr {
                                    th scope="row" { (moment) }
                                    @for score in now { td { (units(words, unit, *score)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A line through points, as an SVG path.
fn path(points: impl Iterator<Item = (f64, f64)>) -> String {
    let mut line = String::new();
    for (x, y) in points {
        let letter = if line.is_empty() { 'M' } else { 'L' };
        let _ = write!(line, "{letter}{} {}", round(x), round(y));
    }
    line
}

/// A round distance between lines so that there are at most eight.
fn tick(range: i32) -> i32 {
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]
        .into_iter()
        .find(|step| range / step < 8)
        .unwrap_or(1000)
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// Moves marks apart so that none covers another, keeping their order.
fn spread(places: Vec<f64>) -> Vec<f64> {
    const GAP: f64 = 22.0;
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by(|a, b| places[*a].total_cmp(&places[*b]));
    let mut moved = places;
    for pair in 1..order.len() {
        let (above, below) = (order[pair - 1], order[pair]);
        moved[below] = moved[below].max(moved[above] + GAP);
    }
    let over = order.last().map_or(0.0, |lowest| moved[*lowest] - (HEIGHT - BOTTOM + 8.0));
    if over > 0.0 {
        let mut limit = f64::INFINITY;
        for index in order.iter().rev() {
            moved[*index] = moved[*index].min(limit).min(HEIGHT - BOTTOM + 8.0);
            limit = moved[*index] - GAP;
        }
    }
    moved
}
