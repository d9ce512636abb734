//! The map: the wall from the Tyne to the Solway, as far as forts are held.

use std::fmt::Write as _;

use ludi_engine::{Messages, Phrase};
use maud::{Markup, html};

use super::{Campaign, Standing};
use crate::boards::hadrian::campaign;
use crate::components::asset;

const WIDTH: f64 = 1244.0;
const HEIGHT: f64 = 330.0;

/// Where a fort stands from east (left) to west.
fn east(fort: u8) -> f64 {
    60.0 + 74.8 * (f64::from(fort) - 1.0)
}

/// How high the ground is where the wall runs.
fn crest(x: f64) -> f64 {
    200.0 + 24.0 * (x / 150.0 + 0.6).sin() + 9.0 * (x / 57.0).sin()
}

fn round(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

/// The line of the wall between two places, some way above the ground.
fn way(from: f64, to: f64, above: f64) -> String {
    let mut path = String::new();
    let steps = ((to - from) / 12.0).ceil().max(1.0) as u16;
    for step in 0..=steps {
        let x = from + (to - from) * f64::from(step) / f64::from(steps);
        let letter = if step == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", round(x), round(crest(x) - above));
    }
    path
}

/// The map with every fort as a link.
pub fn draw(words: &Messages, campaign: &Campaign) -> Markup {
    let forts = campaign.march.forts().len() as u8;
    let next = campaign.march.next();
    let built = next.map_or(WIDTH, east);
    html! {
        nav.campaign-map #campaign-map tabindex="0" aria-label=(words.get("look-end-campaign-map")) {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } {
                (landscape())
                @if next.is_some() {
                    path.map-trench d=(way(built, WIDTH + 10.0, 6.0)) {}
                    path.map-planned d=(way(built, WIDTH + 10.0, 8.0)) {}
                }
                @if built > east(1) { (wall(built)) }
                @for fort in 1..=forts { (site(words, campaign, fort)) }
            }
        }
    }
}

fn landscape() -> Markup {
    html! {
        g aria-hidden="true" {
            rect.map-sky width=(WIDTH) height=(HEIGHT) {}
            path.map-cloud d="M140 52c6-12 24-12 29 0 14-3 22 11 11 18h-48c-13-5-6-20 8-18zM780 40c5-10 22-10 26 0 13-3 20 10 10 16h-43c-12-4-6-18 7-16z" {}
            path.map-far d="M0 104c90-40 170-46 260-22s150-34 250-24 150 40 250 16 160-46 250-22 160-10 234 6v290H0z" {}
            path.map-hills d="M0 148c110-36 200-20 290-34s170 20 270 6 190-26 300-4 220-26 384-4v240H0z" {}
            path.map-ridge d={ (way(-10.0, WIDTH + 10.0, -8.0)) "V340H-10z" } {}
            path.map-meadow d="M0 276c140-14 300 12 460-4s300 16 460 0 220 8 324-8v80H0z" {}
            path.map-water d="M0 252c22 2 30 20 44 34s36 22 40 52H0z" {}
            path.map-water d="M1244 248c-24 4-34 22-48 36s-34 22-38 54h86z" {}
            @for (x, y) in [(150, 282), (172, 290), (362, 292), (384, 284), (620, 288), (640, 296), (866, 284), (890, 292), (1090, 290)] {
                path.map-tree d={ "M" (x) " " (y) "l9 24h-18zM" (x) " " (y + 12) "l11 24h-22z" } {}
            }
        }
    }
}

/// The wall as far as it stands: its shadow, its face, its merlons.
fn wall(to: f64) -> Markup {
    let merlons = ((to + 10.0) / 13.0) as u16;
    html! {
        g.wall aria-hidden="true" {
            path.map-foot d=(way(-10.0, to, 6.0)) {}
            path.map-face d=(way(-10.0, to, 8.0)) {}
            @for merlon in 0..merlons {
                @let x = -8.0 + 13.0 * f64::from(merlon);
                rect.map-face-fill x=(round(x)) y=(round(crest(x + 4.0) - 28.0)) width="7.5" height="9" {}
            }
            path.map-joints d=(joints(to)) {}
        }
    }
}

fn joints(to: f64) -> String {
    let mut path = String::new();
    let mut x = 0.0;
    while x < to - 14.0 {
        let _ = write!(path, "M{} {}h9m4 6h8", round(x), round(crest(x) - 13.0));
        x += 19.0;
    }
    path
}

/// A fort: its shape tells how it stands, and so does what is said of it.
fn site(words: &Messages, campaign: &Campaign, fort: u8) -> Markup {
    let standing = Standing::of(&campaign.march, fort);
    let (x, name) = (east(fort), campaign::fort_name(fort));
    let y = crest(x) - 8.0;
    let class = match standing {
        Standing::Held(_) => "map-fort is-held",
        Standing::Next(_) => "map-fort is-next",
        Standing::Later => "map-fort is-later",
    };
    let is_next = matches!(standing, Standing::Next(_));
    let chosen = campaign.chosen == fort;
    // Names stand above and below by turns; beside the large next fort there is only room below.
    let beside = campaign.march.next().is_some_and(|next| next.abs_diff(fort) == 1);
    let label_y = match standing {
        Standing::Next(_) => y - 78.0,
        _ if beside => y + if fort.is_multiple_of(2) { 52.0 } else { 34.0 },
        _ if fort % 2 == 1 => y + 34.0,
        Standing::Held(_) => y - 58.0,
        Standing::Later => y - 38.0,
    };
    let said = Phrase::new("look-end-fort-label")
        .with("n", fort)
        .with("name", name.to_owned())
        .with("standing", words.get(standing.message()));
    let scale = if is_next { 1.5 } else { 1.15 };
    html! {
        a class=(class) href={ "/campaign?fort=" (fort) "#fort" } aria-label=(words.say(&said, &[]))
            aria-current=[chosen.then_some("true")] {
            g transform={ "translate(" (round(x)) " " (round(y)) ") scale(" (scale) ")" } {
                @if is_next { circle.map-ring r="30" cy="-10" {} }
                @else if chosen { circle.map-ring.is-thin r="28" cy="-8" {} }
                path.map-walls d="M-19 8v-29h5v4h4v-4h5v7h10v-7h5v4h4v-4h5V8z" {}
                path.map-gate d="M-5 8v-9a5 5 0 0 1 10 0v9z" {}
                @if let Standing::Held(_) = standing {
                    path.map-pole d="M0-14v-22" {}
                    path.map-flag d="M1-36h17l-5 5.5 5 5.5H1z" {}
                    path.map-tick d="m4-30.5 2.5 2.5 4.5-5" {}
                }
                @if standing == Standing::Next(true) {
                    path.map-pole d="M0-14v-14" {}
                    path.map-cross d="M-5-27l10 10M5-27l-10 10" {}
                }
                @if standing == Standing::Held(true) {
                    circle.map-disc cx="-21" cy="2" r="11.5" {}
                    use.map-laurel href={ (asset("symbols.svg")) "#laurel" } x="-31" y="-8" width="20" height="20" {}
                }
            }
            text x=(round(x)) y=(round(label_y)) text-anchor="middle" { (fort) " " (name) }
        }
    }
}
