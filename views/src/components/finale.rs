//! The columns of the finale: everybody's points, built course by course.
//!
//! A course is a line of the score sheet and as high as its points. What lines cost sinks the
//! column into the ground, so that what stands above the ground is the total. The picture is the
//! end of the count; a script (finale.js) lets it grow. Nothing here is said to those who do not
//! see it: the sentence above and the score sheet below say the same.

use ludi_engine::{Line, Messages, SeatSet, Sheet, Standings};
use maud::{Markup, html};

use super::score::{course_class, line_name, units};
use super::{asset, badge_symbol};

/// The room above the ground for stones, and for what crowns a column.
const STONES: f64 = 236.0;
const CROWN: f64 = 104.0;
/// Where the ground is.
const GROUND: f64 = CROWN + STONES;
/// How deep a column may sink.
const DEPTH: f64 = 64.0;
/// The room below for name and total.
const NAMES: f64 = 54.0;
/// The lowest course that has room for its number.
const LOWEST: f64 = 15.0;

/// Where things stand.
struct Plan<'a> {
    words: &'a Messages,
    game: &'a str,
    standings: &'a Standings,
    keys: Vec<&'a str>,
    /// The width of a place, and of the column in it.
    place: f64,
    width: f64,
    /// How high a unit is, and the highest column while it is built.
    unit: f64,
    highest: f64,
    /// How deep the deepest column stands.
    depth: f64,
}

/// The columns of all seats; those that are crowned wear a wreath.
pub fn finale_columns(
    words: &Messages,
    game: &str,
    standings: &Standings,
    names: &[String],
    crowned: SeatSet,
) -> Markup {
    let plan = Plan::new(words, game, standings);
    let (top, wide) = (plan.sky(), plan.place * standings.seats.len() as f64);
    let high = GROUND + plan.depth + NAMES - top;
    html! {
        svg.end-columns .is-low[top > STONES / 2.0] viewBox={ "0 " (top) " " (wide) " " (round(high)) } aria-hidden="true"
            data-unit=(standings.unit) data-lines=(plan.keys.len()) {
            defs {
                pattern id="masonry" width="32" height="22" patternUnits="userSpaceOnUse" {
                    path.end-mortar d="M0 0.5h32M0 11.5h32M8.5 0v11M24.5 11v11" {}
                }
            }
            (plan.rays(crowned))
            rect.end-ground x="-3000" y=(GROUND) width="7000" height="600" {}
            @for (index, sheet) in standings.seats.iter().enumerate() {
                (plan.column(index, sheet, &words.player(sheet.seat, names), crowned.contains(sheet.seat)))
            }
            path.end-horizon d={ "M-3000 " (GROUND) "h7000" } {}
        }
    }
}

impl<'a> Plan<'a> {
    fn new(words: &'a Messages, game: &'a str, standings: &'a Standings) -> Self {
        let most = |wanted: fn(&Line) -> i32| {
            let sum = |sheet: &Sheet| sheet.lines.iter().map(wanted).sum();
            standings.seats.iter().map(sum).max().unwrap_or(0)
        };
        let high = f64::from(most(|line| line.points.max(0)).max(1));
        let deep = f64::from(most(|line| -line.points.min(0)));
        let unit = if deep > 0.0 { (STONES / high).min(DEPTH / deep) } else { STONES / high };
        let (place, gap) = match standings.seats.len() {
            0..=3 => (150.0, 30.0),
            4 => (122.0, 20.0),
            5 => (104.0, 16.0),
            _ => (90.0, 14.0),
        };
        let (keys, width) = (standings.lines(), place - gap);
        let (highest, depth) = (high * unit, round(deep * unit) + 8.0);
        Self { words, game, standings, keys, place, width, unit, highest, depth }
    }

    /// Where the picture begins: where debts leave little to build, there is no empty sky.
    fn sky(&self) -> f64 {
        round(STONES - self.highest)
    }

    fn middle(&self, index: usize) -> f64 {
        self.place * (index as f64 + 0.5)
    }

    fn height(&self, points: i32) -> f64 {
        f64::from(points) * self.unit
    }

    /// The top of a column when all is counted.
    fn top(&self, sheet: &Sheet) -> f64 {
        GROUND - self.height(sheet.total.max(0))
    }

    /// Light behind whoever won alone.
    fn rays(&self, crowned: SeatSet) -> Markup {
        let mut winners =
            self.standings.seats.iter().enumerate().filter(|(_, it)| crowned.contains(it.seat));
        let Some((index, sheet)) = winners.next().filter(|_| crowned.len() == 1) else {
            return html! {};
        };
        let (x, y) = (self.middle(index), self.top(sheet) - 46.0);
        html! {
            g.end-rays transform={ "translate(" (round(x)) " " (round(y)) ")" } {
                @for ray in 0..16 {
                    path d="M0 0L-140 -1400H140Z" transform={ "rotate(" (f64::from(ray) * 22.5) ")" } {}
                }
            }
        }
    }

    fn column(&self, index: usize, sheet: &Sheet, name: &str, crowned: bool) -> Markup {
        let (middle, ground) = (self.middle(index), GROUND);
        let left = middle - self.width / 2.0;
        let debt: i32 = sheet.lines.iter().map(|line| line.points.min(0)).sum();
        let sunk = round(self.height(-debt));
        let mut y = ground;
        let courses: Vec<(usize, &Line, f64)> = (self.keys.iter().enumerate())
            .filter_map(|(at, key)| Some((at, sheet.lines.iter().find(|line| line.key == *key)?)))
            .filter(|(_, line)| line.points > 0)
            .map(|(at, line)| {
                y -= self.height(line.points);
                (at, line, y)
            })
            .collect();
        html! {
            g.column data-column=(index) data-total=(sheet.total) data-scale=(self.unit) {
                g.tower transform={ "translate(0 " (sunk) ")" } data-sunk=(sunk) {
                    @for (at, line, y) in &courses { (self.course(*at, line, (left, *y), sunk)) }
                }
                @if debt < 0 {
                    g.debt {
                        rect.end-earth x=(round(left - 4.0)) y=(ground) width=(self.width + 8.0) height=(round(sunk + 6.0)) {}
                        (self.hatch(left, sunk))
                    }
                    @for (at, key) in self.keys.iter().enumerate() {
                        @if let Some(line) = sheet.lines.iter().find(|line| line.key == *key && line.points < 0) {
                            g.sinks data-step=(at) data-points=(line.points) {}
                        }
                    }
                }
                (self.crest(middle, self.top(sheet), sheet, crowned))
                text.end-name x=(round(middle)) y=(round(ground + self.depth + 20.0)) text-anchor="middle" { (name) }
                text.end-total .is-crowned[crowned] x=(round(middle)) y=(round(ground + self.depth + 44.0)) text-anchor="middle" {
                    (units(self.words, self.standings.unit, sheet.total))
                }
            }
        }
    }

    /// A course of stone: its number where there is room above the ground, and its name where there
    /// is more.
    fn course(&self, at: usize, line: &Line, (left, y): (f64, f64), sunk: f64) -> Markup {
        let height = self.height(line.points);
        let seen = height.min(GROUND - sunk - y);
        let base = round(y + seen / 2.0 + 4.5);
        let room = ((self.width - 40.0) / 6.1) as usize;
        let class =
            format!("end-course {}{}", course_class(at), if seen < 21.0 { " end-low" } else { "" });
        html! {
            g class=(class) data-step=(at) data-points=(line.points) {
                rect x=(round(left)) y=(round(y)) width=(self.width) height=(round(height)) rx="2.5" {}
                @if height >= 30.0 {
                    path fill="url(#masonry)" d={ "M" (round(left)) " " (round(y)) "h" (self.width) "v" (round(height)) "h" (-self.width) "z" } {}
                }
                @if seen >= LOWEST {
                    @if room > 6 {
                        text.end-what x=(round(left + 8.0)) y=(base) { (short(&line_name(self.words, &line.key), room)) }
                    }
                    text.end-worth x=(round(left + self.width - 8.0)) y=(base) text-anchor="end" {
                        (units(self.words, self.standings.unit, line.points))
                    }
                }
            }
        }
    }

    /// What is sunk, hatched.
    fn hatch(&self, left: f64, sunk: f64) -> Markup {
        let (top, step) = (GROUND, 9.0);
        let strokes =
            (sunk.min(self.width) / step).max(1.0) as usize + (self.width / step) as usize;
        html! {
            svg x=(round(left)) y=(top) width=(self.width) height=(sunk) {
                @for stroke in 0..strokes {
                    path.end-hatch d={ "M" (stroke as f64 * step) " 0l" (-sunk) " " (sunk) } {}
                }
            }
        }
    }

    /// The roof of a column, the badge above it, and the wreath of whoever is crowned.
    fn crest(&self, middle: f64, top: f64, sheet: &Sheet, crowned: bool) -> Markup {
        let half = self.width / 2.0 + 6.0;
        html! {
            g.crest transform={ "translate(" (round(middle)) " " (round(top)) ")" } {
                @if sheet.total > 0 {
                    path.end-roof d={ "M" (-half) " 0l7 -9h" (2.0 * half - 14.0) "l7 9z" } {}
                }
                @if crowned {
                    use.wreath href={ (asset("end.svg")) "#wreath" } x="-44" y="-96" width="88" height="88" {}
                    use.end-winner href=(badge_symbol(self.game, sheet.seat)) x="-18" y="-70" width="36" height="36" {}
                } @else {
                    use href=(badge_symbol(self.game, sheet.seat)) x="-16" y="-48" width="32" height="32" {}
                }
            }
        }
    }
}

/// A name in so many letters: what stands before a colon, and no half words if it can be helped.
fn short(name: &str, room: usize) -> String {
    let name = name.split(':').next().unwrap_or(name).trim();
    if name.chars().count() <= room {
        return name.to_owned();
    }
    let cut: String = name.chars().take(room - 1).collect();
    let whole = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{}…", whole.trim_end_matches([',', ' ']))
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
