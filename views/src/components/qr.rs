//! A link as a square that a phone can read.

use std::fmt::Write as _;

use maud::{Markup, html};
use qrcode::{Color, QrCode};

/// The white margin a reader needs around the code, in modules.
const QUIET: usize = 4;

/// A QR code that says a text; nothing if the text is too long for one. It is black on white in
/// any theme, as cameras want it.
pub fn qr_code(label: &str, text: &str) -> Markup {
    let Ok(code) = QrCode::new(text) else { return html! {} };
    let side = code.width() + 2 * QUIET;
    html! {
        svg.qr role="img" aria-label=(label) viewBox={ "0 0 " (side) " " (side) }
            shape-rendering="crispEdges" {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(outline(&code)) fill="#000" {}
        }
    }
}

/// The dark modules, run by run along the rows.
fn outline(code: &QrCode) -> String {
    let (modules, side) = (code.to_colors(), code.width());
    let mut path = String::new();
    for (y, row) in modules.chunks(side).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                let length = run.len();
                write!(path, "M{} {}h{length}v1h-{length}z", x + QUIET, y + QUIET)
                    .expect("a string takes all that is written to it");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::components::tests::{all, read};

    /// The drawing as modules again, row by row.
    fn drawn(path: &str, side: usize) -> Vec<Vec<bool>> {
        let mut rows = vec![vec![false; side]; side];
        for run in path.split('M').skip(1) {
            let (corner, rest) = run.split_once('h').unwrap();
            let (x, y) = corner.split_once(' ').unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            let length: usize = rest.split('v').next().unwrap().parse().unwrap();
            rows[y][x..x + length].fill(true);
        }
        rows
    }

    #[test]
    fn a_code_has_its_margin_and_the_three_corners_cameras_look_for() {
        let link = "http://192.168.1.20:8080/t/abcdefghijklmnop/seat/2/abcdefghijklmnopqrstuv";
        let html = qr_code("a link", link).into_string();
        let page = read(&html);
        let path = all(&page, "svg path")[0].attr("d").unwrap().to_owned();
        let view = all(&page, "svg")[0].attr("viewBox").unwrap().to_owned();
        let side: usize = view.rsplit(' ').next().unwrap().parse().unwrap();
        let rows = drawn(&path, side);
        let last = side - QUIET;
        for (y, row) in rows.iter().enumerate() {
            for (x, dark) in row.iter().enumerate() {
                let inside = (QUIET..last).contains(&x) && (QUIET..last).contains(&y);
                assert!(inside || !dark, "the margin is white at {x}, {y}");
            }
        }
        let finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
        for (left, top) in [(QUIET, QUIET), (last - 7, QUIET), (QUIET, last - 7)] {
            for (y, line) in finder.iter().enumerate() {
                let seen: String =
                    (0..7).map(|x| if rows[top + y][left + x] { '1' } else { '0' }).collect();
                assert_eq!(&seen, line, "corner at {left}, {top}");
            }
        }
    }

    #[test]
    fn what_fits_no_code_is_not_drawn() {
        assert_eq!(qr_code("a link", &"x".repeat(5000)).into_string(), "");
    }
}
