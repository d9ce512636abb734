//! The reader's own record at a game with as many players.

use std::fmt::Write as _;

use ludi_engine::{Messages, Phrase, SeatSet, Standings};
use maud::{Markup, html};

use super::verdict::points;
use crate::components;
use crate::pages::when;

/// An earlier game of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// When it ended, in milliseconds since 1970.
    pub ended: i64,
    /// The reader's points, in units.
    pub total: i32,
    /// Whether the reader won it, or played alone.
    pub won: bool,
}

/// The reader's games before this one, with as many players, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The games.
    pub before: Vec<Past>,
}

/// How many games the little chart shows.
const SHOWN: usize = 12;

/// The record, if the reader has one seat.
pub fn panel(words: &Messages, standings: &Standings, seats: SeatSet, record: &Record) -> Markup {
    let mine = seats.first().filter(|_| seats.len() == 1);
    let Some(sheet) = mine.and_then(|seat| standings.seats.get(seat.index())) else {
        return html! {};
    };
    let unit = standings.unit;
    let best = record.before.iter().max_by_key(|past| past.total);
    let is_best = best.is_none_or(|best| sheet.total > best.total);
    let now = Past { ended: 0, total: sheet.total, won: sheet.rank == 1 };
    let all: Vec<Past> = record.before.iter().copied().chain([now]).collect();
    let alone = standings.seats.len() == 1;
    let count = Phrase::new("look-end-record-count").with("count", all.len());
    let won = Phrase::new("look-end-record-won")
        .with("won", all.iter().filter(|past| past.won).count())
        .with("count", all.len());
    let aside = html! { small { (words.say(&Phrase::new("site-players-count").with("count", standings.seats.len()), &[])) } };
    components::panel(
        "record",
        &words.get("look-end-record"),
        &aside,
        &html! {
            p.record-best {
                strong { (points(words, unit, if is_best { sheet.total } else { best.map_or(0, |best| best.total) })) }
                " "
                @if record.before.is_empty() { (words.get("look-end-record-first")) }
                @else if is_best {
                    (words.get("look-end-record-new"))
                    @if let Some(best) = best {
                        small { (words.get("look-end-record-before")) " " (points(words, unit, best.total)) ", " (when(words, best.ended)) }
                    }
                }
                @else if let Some(best) = best {
                    (words.get("look-end-record-old")) " " small { (when(words, best.ended)) }
                }
            }
            @if all.len() > 1 {
                (line(&all[all.len().saturating_sub(SHOWN)..]))
                p.help { (words.say(if alone { &count } else { &won }, &[])) }
            }
        },
    )
}

/// The last games as a line; those won are full, this one is large.
fn line(games: &[Past]) -> Markup {
    let (low, high) = games.iter().fold((i32::MAX, i32::MIN), |(low, high), game| {
        (low.min(game.total), high.max(game.total))
    });
    let span = f64::from((high - low).max(1));
    let last = games.len() - 1;
    let x = |at: usize| 12.0 + 296.0 * at as f64 / last.max(1) as f64;
    let y = |total: i32| 74.0 - 60.0 * f64::from(total - low) / span;
    let round = |value: f64| (value * 10.0).round() / 10.0;
    let mut path = String::new();
    for (at, game) in games.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{} {}", round(x(at)), round(y(game.total)));
    }
    html! {
        svg.record-line viewBox="0 0 320 88" aria-hidden="true" {
            path.record-top d={ "M12 " (round(y(high))) "H308" } {}
            path.record-way d=(path) {}
            @for (at, game) in games.iter().enumerate() {
                circle.is-won[game.won].is-now[at == last] cx=(round(x(at))) cy=(round(y(game.total)))
                    r=(if at == last { 6 } else { 4 }) {}
            }
        }
    }
}
