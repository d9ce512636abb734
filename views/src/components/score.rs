//! The score sheet, line by line.

use ludi_engine::{Line, Messages, Standings};
use maud::{Markup, html};

use super::{badge_of, icon, signed};

/// A number of units as people of this language write it: with a decimal where tenths count.
pub fn units(words: &Messages, unit: i32, amount: i32) -> String {
    if unit == 10 { words.tenths(i64::from(amount)) } else { whole(amount / unit.max(1)) }
}

/// A whole number; one below nothing with a true minus.
pub(super) fn whole(number: i32) -> String {
    if number < 0 { signed(i64::from(number)) } else { number.to_string() }
}

/// The score sheet of everybody at a game: a line for each thing counted, the totals, the places.
pub fn score_sheet(
    words: &Messages,
    game: &str,
    standings: &Standings,
    names: &[String],
) -> Markup {
    let mut lines = standings.seats.iter().flat_map(|sheet| &sheet.lines);
    html! {
        div.scroll tabindex="0" role="group" aria-label=(words.get("look-sheet")) {
            table.sheet {
                caption.vh { (words.get("look-sheet")) }
                thead { (head(words, game, standings, names)) }
                tbody {
                    (body(words, standings))
                    (ties(words, game, standings))
                }
                tfoot { (foot(words, standings)) }
            }
        }
        @if lines.any(|line| is_counted(standings.unit, line)) {
            p.help { (words.get("look-sheet-count")) }
        }
    }
}

/// Whether a line is worth telling how many things were counted for it.
fn is_counted(unit: i32, line: &Line) -> bool {
    line.count != 0 && line.count * unit != line.points
}

fn is_alone(standings: &Standings) -> bool {
    standings.seats.len() == 1
}

fn head(words: &Messages, game: &str, standings: &Standings, names: &[String]) -> Markup {
    html! {
        tr {
            th scope="col" { span.vh { (words.get("look-sheet-line")) } }
            @for sheet in &standings.seats {
                @let winner = sheet.rank == 1 && !is_alone(standings);
                th.winner[winner] scope="col" {
                    (badge_of(game, sheet.seat))
                    span { (words.player(sheet.seat, names)) }
                    @if winner {
                        (icon("crown")) span.vh { " (" (words.get("look-winner")) ")" }
                    }
                }
            }
        }
    }
}

/// The name of a line of the score sheet, with a capital.
pub fn line_name(words: &Messages, key: &str) -> String {
    let name = words.get(&format!("score-{key}"));
    let mut letters = name.chars();
    let first: String = letters.next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    first + letters.as_str()
}

/// The colour of a line of the score sheet, as the columns of the finale are built of it.
pub fn swatch(line: usize) -> Markup {
    html! { svg class={ "line-swatch " (course_class(line)) } viewBox="0 0 10 10" aria-hidden="true" { rect width="10" height="10" rx="2" {} } }
}

/// The class that gives the stone of a line its colour.
pub(super) fn course_class(line: usize) -> String {
    format!("stone-{}", line % 12 + 1)
}

fn body(words: &Messages, standings: &Standings) -> Markup {
    let unit = standings.unit;
    html! {
        @for (index, key) in standings.lines().into_iter().enumerate() {
            tr {
                th scope="row" { (swatch(index)) (line_name(words, key)) }
                @for sheet in &standings.seats {
                    td {
                        @if let Some(line) = sheet.lines.iter().find(|line| line.key == key) {
                            @if is_counted(unit, line) { small { "(" (line.count) ") " } }
                            span.points { (units(words, unit, line.points)) }
                        }
                    }
                }
            }
        }
    }
}

/// What breaks a tie; of interest only where there is one.
fn ties(words: &Messages, game: &str, standings: &Standings) -> Markup {
    let tied = standings.seats.iter().enumerate().any(|(index, sheet)| {
        standings.seats[..index].iter().any(|other| other.total == sheet.total)
    });
    let most = standings.seats.iter().map(|sheet| sheet.tie_breaks.len()).max();
    let label = |tie: usize| {
        let own = format!("look-{game}-tie-{}", tie + 1);
        if words.has(&own) { words.get(&own) } else { words.get("look-tie-break") }
    };
    html! {
        @for tie in 0..most.filter(|_| tied).unwrap_or(0) {
            tr.tie {
                th scope="row" { (label(tie)) }
                @for sheet in &standings.seats {
                    td { @if let Some(value) = sheet.tie_breaks.get(tie) { (units(words, 1, *value)) } }
                }
            }
        }
    }
}

fn foot(words: &Messages, standings: &Standings) -> Markup {
    let alone = is_alone(standings);
    html! {
        tr.total {
            th scope="row" { (words.get("look-total")) }
            @for sheet in &standings.seats {
                td.winner[sheet.rank == 1 && !alone] {
                    (units(words, standings.unit, sheet.total))
                }
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
