//! How a net got better, as a picture.

use std::fmt::Write as _;

use super::keep::Mark;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const EDGE: f64 = 44.0;

/// The curve of some examinations as an SVG: games to the right, results upwards, intervals shaded.
pub fn svg(title: &str, marks: &[Mark]) -> String {
    let most_games = marks.iter().map(|mark| mark.games).max().unwrap_or(0).max(1) as f64;
    let low = marks.iter().map(|mark| mark.low).fold(f64::INFINITY, f64::min);
    let high = marks.iter().map(|mark| mark.high).fold(f64::NEG_INFINITY, f64::max);
    let (low, high) = if low < high { (low, high) } else { (0.0, 1.0) };
    let x = |games: u64| EDGE + games as f64 / most_games * (WIDTH - 2.0 * EDGE);
    let y = |value: f64| HEIGHT - EDGE - (value - low) / (high - low) * (HEIGHT - 2.0 * EDGE);
    let mut line = String::new();
    let mut band = String::new();
    for mark in marks {
        let _ = write!(line, "{:.1},{:.1} ", x(mark.games), y(mark.value));
        let _ = write!(band, "{:.1},{:.1} ", x(mark.games), y(mark.high));
    }
    for mark in marks.iter().rev() {
        let _ = write!(band, "{:.1},{:.1} ", x(mark.games), y(mark.low));
    }
    let (line, band) = (line.trim_end(), band.trim_end());
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#f6f1e7\"/>\n\
         <polygon points=\"{band}\" fill=\"#a33b2a\" fill-opacity=\"0.18\"/>\n\
         <polyline points=\"{line}\" fill=\"none\" stroke=\"#a33b2a\" stroke-width=\"2\"/>\n"
    );
    for value in [low, f64::midpoint(low, high), high] {
        let _ = writeln!(svg, "<text x=\"4\" y=\"{:.1}\">{value:.3}</text>", y(value) + 4.0);
    }
    let foot = HEIGHT - EDGE / 2.0;
    let _ = writeln!(svg, "<text x=\"{EDGE}\" y=\"{foot}\">0</text>");
    let right = WIDTH - EDGE;
    let _ =
        writeln!(svg, "<text x=\"{right}\" y=\"{foot}\" text-anchor=\"end\">{most_games}</text>");
    svg.push_str("</svg>\n");
    svg
}
