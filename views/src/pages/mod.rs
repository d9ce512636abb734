//! The pages: functions from what a visitor may know to markup.

pub mod analysis;
pub mod errors;
pub mod home;
pub mod new;
pub mod over;
pub mod provenance;
pub mod replay;
pub mod rules;
pub mod seat;
pub mod table;

use ludi_engine::{Messages, Phrase};
use maud::Markup;

use crate::Visitor;
use crate::components;

/// Where a page stands and what it is called.
#[derive(Clone, Copy, Default)]
pub struct Frame<'a> {
    /// The title of the page.
    pub title: &'a str,
    /// What stands beside the name of the site.
    pub place: &'a str,
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
        words: visitor.words_of(frame.game),
        title: frame.title,
        place: frame.place,
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
