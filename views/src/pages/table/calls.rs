//! What people at the table want of each other, to be called out: words, questions, arrivals.

use ludi_engine::{LogIndex, Paragraph, Phrase};

use super::people::taken_back;
use crate::TableView;

/// What a call is about, in the word its reader knows it by.
fn kind(paragraph: &Paragraph) -> Option<&'static str> {
    paragraph.lines.iter().find_map(|(phrase, _)| match phrase.id {
        "story-say" | "story-say-spectator" => Some("say"),
        "story-ask" => Some("ask"),
        "story-join" => Some("join"),
        _ => None,
    })
}

/// What others said, asked or did to the seats after an event: what it is about, and in words.
pub fn calls(view: &mut TableView<'_>, since: LogIndex) -> Vec<(&'static str, String)> {
    if since >= view.index() {
        return Vec::new();
    }
    let own = view.viewer.seats;
    let story = view.table.story(view.viewer.seat, since);
    let question = view.table.question();
    let asked = question.map(|question| {
        let what = taken_back(view, question);
        Phrase::new("site-question").with("who", question.by).with("what", what)
    });
    let others = story.iter().filter(|told| told.seat.is_none_or(|seat| !own.contains(seat)));
    let call = |told: &Paragraph| {
        let kind = kind(told)?;
        let phrase = match kind {
            // What was asked before and is answered by now is no news.
            "ask" => asked.as_ref()?,
            _ => &told.lines.first()?.0,
        };
        Some((kind, view.say(phrase)))
    };
    others.filter_map(call).collect()
}
