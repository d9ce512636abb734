//! The pages: functions from what a reader may know to markup.

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

use crate::look;
use crate::server::Reader;

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
    pub kind: look::Kind<'a>,
}

/// A page for a reader.
pub fn document(reader: &Reader, frame: &Frame<'_>, main: &Markup) -> Markup {
    let rules =
        if frame.game.is_empty() { "/rules".to_owned() } else { format!("/rules/{}", frame.game) };
    let page = look::Page {
        words: reader.words_of(frame.game),
        title: frame.title,
        place: frame.place,
        theme: reader.theme,
        path: &reader.path,
        rules: &rules,
        kind: frame.kind,
    };
    look::document(&page, main)
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

/// The rank of a level of bots: what stands before the explanation in its name.
fn rank(words: &Messages, level: &str) -> String {
    let name = level_name(words, level);
    name.split(" (").next().unwrap_or(&name).to_owned()
}

/// The name of a level of bots in words.
fn level_name(words: &Messages, level: &str) -> String {
    let id = format!("site-level-{level}");
    if words.has(&id) { words.get(&id) } else { level.to_owned() }
}
