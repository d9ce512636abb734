//! The pages: functions from what a visitor may know to markup.

pub mod analysis;
pub mod campaign;
pub mod cards;
pub mod errors;
pub mod first;
pub mod game;
pub mod home;
pub mod learn;
pub mod lesson;
pub mod new;
pub mod over;
pub mod promises;
mod proof;
pub mod provenance;
pub mod puzzle;
pub mod puzzles;
pub mod replay;
pub mod rules;
pub mod seat;
mod still;
pub mod table;
pub mod you;

use ludi_engine::{Messages, Phrase};
use maud::{Markup, html};

use crate::Visitor;
use crate::components;

/// Where a page stands and what it is called.
#[derive(Clone, Copy, Default)]
pub struct Frame<'a> {
    /// The title of the page.
    pub title: &'a str,
    /// What stands beside the name of the site.
    pub place: &'a str,
    /// The game it belongs to, where that is said behind it; small screens leave it out.
    pub of: &'a str,
    /// What ends the game, at a table; may be empty.
    pub goal: &'a str,
    /// The game the page is about; empty for none.
    pub game: &'a str,
    /// How wide the page is.
    pub kind: components::Kind<'a>,
    /// What else stands in the header.
    pub bar: Option<&'a Markup>,
}

/// A page for a visitor.
pub fn document(visitor: &Visitor, frame: &Frame<'_>, main: &Markup) -> Markup {
    let rules =
        if frame.game.is_empty() { "/rules".to_owned() } else { format!("/rules/{}", frame.game) };
    let page = components::Page {
        of: frame.of,
        words: visitor.words_of(frame.game),
        title: frame.title,
        place: frame.place,
        goal: frame.goal,
        name: visitor.name.as_deref(),
        theme: visitor.theme,
        path: &visitor.path,
        rules: &rules,
        kind: frame.kind,
        bar: frame.bar,
    };
    components::document(&page, main)
}

/// A message with one variable.
fn say(
    words: &Messages,
    id: &'static str,
    name: &'static str,
    value: impl Into<ludi_engine::Value>,
) -> String {
    words.say(&Phrase::new(id).with(name, value), &[])
}

/// A day and an hour, by the sun of Greenwich; a script says it by the reader's clock.
fn when(words: &Messages, at: i64) -> Markup {
    let (year, month, day) = date(at.div_euclid(86_400_000));
    let minutes = at.rem_euclid(86_400_000) / 60_000;
    let named = words.get(&format!("look-end-month-{month}"));
    let phrase = Phrase::new("look-end-date")
        .with("day", day)
        .with("month", named)
        .with("year", year.to_string());
    let exact = format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}Z", minutes / 60, minutes % 60);
    html! { time datetime=(exact) { (words.say(&phrase, &[])) } }
}

/// The date of a day since the beginning of 1970: year, month, day.
fn date(days: i64) -> (i64, i64, i64) {
    // Years begin in March, so that a leap day is the last of its year; 400 years are an era.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month, of_month)
}

/// The rank of a level of bots: its name alone.
fn rank(words: &Messages, level: &str) -> String {
    or_level(words, &format!("site-rank-{level}"), level)
}

/// The name of a level of bots, with what it means.
fn level_name(words: &Messages, level: &str) -> String {
    or_level(words, &format!("site-level-{level}"), level)
}

fn or_level(words: &Messages, id: &str, level: &str) -> String {
    if words.has(id) { words.get(id) } else { level.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_dates() {
        assert_eq!(date(0), (1970, 1, 1));
        assert_eq!(date(-1), (1969, 12, 31));
        assert_eq!(date(11_016), (2000, 2, 29));
        assert_eq!(date(20_774), (2026, 11, 17));
    }
}
