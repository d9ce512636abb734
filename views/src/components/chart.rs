//! The chart of scores over a game, and the same numbers as a table.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use ludi_engine::{Messages, Seat, SeatSet};
use maud::{Markup, html};

use super::marks::badge_symbol;
use super::score::{units, whole};
use super::{badge_of, seat_name};

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 290.0;
const LEFT: f64 = 44.0;
const RIGHT: f64 = 96.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 44.0;

/// Where moments and scores stand in the picture.
struct Scales {
    /// The last moment.
    last: usize,
    /// The moments that are marked on the axis, and what stands there.
    marks: Vec<(usize, usize)>,
    /// The lowest and the highest score on the axis, and the distance between its lines.
    low: i32,
    high: i32,
    step: i32,
}

impl Scales {
    fn new(unit: i32, scores: &[Vec<i32>], axis: &Axis<'_>) -> Self {
        let all = scores.iter().flatten().copied();
        let (low, high) = all.fold((0, unit), |(low, high), now| (low.min(now), high.max(now)));
        let step = tick((high - low) / unit.max(1)) * unit;
        let last = scores.len() - 1;
        Self {
            last,
            marks: axis.marks(last),
            low: low.div_euclid(step) * step,
            high: (high + step - 1).div_euclid(step) * step,
            step,
        }
    }

    fn x(&self, moment: usize) -> f64 {
        LEFT + (WIDTH - LEFT - RIGHT) * moment as f64 / self.last as f64
    }

    fn y(&self, score: i32) -> f64 {
        let part = f64::from(self.high - score) / f64::from(self.high - self.low);
        TOP + (HEIGHT - TOP - BOTTOM) * part
    }

    fn lines(&self) -> std::iter::StepBy<RangeInclusive<i32>> {
        (self.low..=self.high).step_by(self.step as usize)
    }
}

/// What the moments of a chart are.
#[derive(Clone, Copy)]
pub struct Axis<'a> {
    /// What is counted along the axis: "rounds".
    pub name: &'a str,
    /// The round every moment lies in; empty if the moments themselves are counted.
    pub rounds: &'a [u16],
    /// Where the moments lead to, one each; empty if they lead nowhere.
    pub places: &'a [Place],
}

/// Where a moment of a chart leads to.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// The address.
    pub href: String,
    /// What is there, in words.
    pub name: String,
    /// The seats whose decision there is worth a mark.
    pub marked: SeatSet,
}

/// The most marks an axis has room for.
const MARKS: usize = 12;

impl Axis<'_> {
    /// The marks up to the last moment, and what each says: where a round begins, or a number of
    /// moments.
    fn marks(&self, last: usize) -> Vec<(usize, usize)> {
        if self.rounds.is_empty() {
            return (0..=last).step_by(last.div_ceil(10).max(1)).map(|at| (at, at)).collect();
        }
        let begins = |at: &usize| {
            self.rounds[*at] > 0 && (*at == 0 || self.rounds[*at - 1] != self.rounds[*at])
        };
        let marks: Vec<usize> = (0..self.rounds.len()).filter(begins).collect();
        let every = marks.len().div_ceil(MARKS).max(1);
        marks.into_iter().step_by(every).map(|at| (at, self.rounds[at].into())).collect()
    }

    /// The moments that stand in the table beside the chart, and what they are called: the end of
    /// every round, or all.
    fn rows(&self, last: usize) -> Vec<(usize, usize)> {
        if self.rounds.is_empty() {
            return (0..=last).map(|at| (at, at)).collect();
        }
        let ends = |at: &usize| *at == last || self.rounds[*at + 1] != self.rounds[*at];
        (0..=last).filter(ends).map(|at| (at, self.rounds[at].into())).collect()
    }
}

/// What a chart shows.
struct Chart<'a> {
    words: &'a Messages,
    unit: i32,
    scores: &'a [Vec<i32>],
    axis: Axis<'a>,
    names: &'a [String],
    game: &'a str,
}

/// A chart of scores: one line a seat, with the seat's badge at its end and shapes along it, and
/// the same numbers as a table. `scores[i]` are the scores of all seats after moment `i`.
pub fn score_chart(
    words: &Messages,
    unit: i32,
    scores: &[Vec<i32>],
    axis: Axis<'_>,
    names: &[String],
    game: &str,
) -> Markup {
    if scores.len() < 2 || scores[0].is_empty() {
        return html! { p.empty { (words.get("look-chart-empty")) } };
    }
    let chart = Chart { words, unit, scores, axis, names, game };
    html! {
        figure.chart {
            (chart.picture())
            figcaption {
                @for seat in chart.seats() {
                    (seat_name(words, game, seat, names))
                }
            }
            details {
                summary { (words.get("look-chart-table")) }
                (chart.table())
            }
        }
    }
}

impl Chart<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.scores[0].len() as u8)
    }

    fn player(&self, seat: Seat) -> String {
        self.words.player(seat, self.names)
    }

    fn said(&self, score: i32) -> String {
        units(self.words, self.unit, score)
    }

    fn picture(&self) -> Markup {
        let scales = Scales::new(self.unit, self.scores, &self.axis);
        let end = &self.scores[scales.last];
        let ends = spread(end.iter().map(|score| scales.y(*score)).collect());
        let own = |seat: Seat| format!("{} {}", self.player(seat), self.said(end[seat.index()]));
        let summary: Vec<String> = self.seats().map(own).collect();
        let words = self.words;
        html! {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role=(if self.axis.places.is_empty() { "img" } else { "group" })
                aria-label={ (words.get("look-chart")) (words.lang().colon()) (summary.join(", ")) } {
                (self.grid(&scales))
                @for (seat, end) in self.seats().zip(ends) { (self.line(&scales, seat, end)) }
                @for (moment, place) in self.axis.places.iter().enumerate() { (self.link(&scales, moment, place)) }
            }
        }
    }

    /// The way from a moment to its position. Moments without a mark are skipped by the keyboard,
    /// except where a round begins: there are hundreds.
    fn link(&self, scales: &Scales, moment: usize, place: &Place) -> Markup {
        let (x, wide) = (scales.x(moment), scales.x(1) - scales.x(0));
        let is_stop = !place.marked.is_empty() || scales.marks.iter().any(|(at, _)| *at == moment);
        let score = |seat: Seat| self.scores[moment].get(seat.index()).copied().unwrap_or(0);
        html! {
            a.chart-moment href=(place.href) aria-label=(place.name) tabindex=[(!is_stop).then_some("-1")] {
                title { (place.name) }
                rect.chart-hit x=(round(x - wide / 2.0)) y=(TOP) width=(round(wide)) height=(HEIGHT - TOP - BOTTOM) {}
                @for seat in place.marked.iter() {
                    path.chart-diamond d={ "M" (round(x)) " " (round(scales.y(score(seat)) - 8.0)) "l8 8 -8 8 -8 -8z" } {}
                }
            }
        }
    }

    fn grid(&self, scales: &Scales) -> Markup {
        html! {
            g.grid {
                @for score in scales.lines() {
                    @let y = scales.y(score);
                    path d={ "M" (LEFT) " " (round(y)) "H" (WIDTH - RIGHT) } {}
                    text x=(LEFT - 8.0) y=(round(y + 4.0)) text-anchor="end" { (whole(score / self.unit)) }
                }
                @for (moment, said) in &scales.marks {
                    text x=(round(scales.x(*moment))) y=(HEIGHT - 25.0) text-anchor="middle" { (said) }
                }
                text.axis x=(WIDTH - RIGHT) y=(HEIGHT - 5.0) text-anchor="end" { (self.axis.name) }
            }
        }
    }

    /// The line of a seat; `end` is where its badge stands.
    fn line(&self, scales: &Scales, seat: Seat, end: f64) -> Markup {
        let scores: Vec<i32> = self.scores.iter().map(|now| now[seat.index()]).collect();
        let points = scores.iter().enumerate().map(|(at, now)| (scales.x(at), scales.y(*now)));
        let line = path(points);
        let symbol = badge_symbol(self.game, seat);
        let last = scales.x(scales.last);
        html! {
            g class={ "line seat-" (seat) } {
                path.under d=(line) {}
                path.over d=(line) {}
                @for (moment, _) in scales.marks.iter().filter(|(moment, _)| *moment < scales.last) {
                    use href=(symbol) x=(round(scales.x(*moment) - 5.0))
                        y=(round(scales.y(scores[*moment]) - 5.0)) width="10" height="10" {}
                }
                use href=(symbol) x=(round(last - 2.0)) y=(round(end - 9.0)) width="18" height="18" {}
                text x=(round(last + 20.0)) y=(round(end + 5.0)) { (self.said(scores[scales.last])) }
            }
        }
    }

    fn table(&self) -> Markup {
        let words = self.words;
        html! {
            div.scroll tabindex="0" role="group" aria-label=(words.get("look-chart-table")) {
                table.sheet {
                    caption.vh { (words.get("look-chart")) }
                    thead { tr {
                        th scope="col" { (self.axis.name) }
                        @for seat in self.seats() {
                            th scope="col" { (badge_of(self.game, seat)) span { (self.player(seat)) } }
                        }
                    } }
                    tbody {
                        @for (moment, said) in self.axis.rows(self.scores.len() - 1) {
                            tr {
                                th scope="row" { (said) }
                                @for score in &self.scores[moment] { td { (self.said(*score)) } }
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
