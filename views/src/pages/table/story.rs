//! What happened at the table, and what was said.

use ludi_engine::log::SAY_LIMIT;
use ludi_engine::{LogIndex, Paragraph, Phrase, Said, Seat, Value};
use maud::{Markup, html};

use crate::TableView;
use crate::components::{self, ChatLine, LogLine};

/// How many paragraphs of the story stand on the page; the replay has all of them.
const RECENT: LogIndex = 30;

/// How many words of chat stand on the page.
const CHAT: usize = 40;

/// What happened since the viewer's last turn, and how many things.
pub(super) struct News {
    pub(super) panel: Markup,
    pub(super) count: usize,
}

pub(super) fn news(view: &mut TableView<'_>) -> News {
    let nothing = News { panel: html! { div #news {} }, count: 0 };
    let Some(seat) = view.viewer.seat else { return nothing };
    let since = view.table.last_turn(seat);
    let mut others = view.table.story(Some(seat), since);
    others.retain(|paragraph| paragraph.seat != Some(seat) && !is_chat(paragraph));
    let lines = lines(view, &others, since);
    if lines.is_empty() || since == 0 {
        return nothing;
    }
    let words = view.words;
    let count = lines.len();
    let panel = components::panel(
        "news",
        &words.get("site-news"),
        &html! {},
        &html! { div.tall #news-list tabindex="0" role="group" aria-labelledby="news-heading" {
            (components::log_list(words, view.game().id(), &lines))
        } },
    );
    News { panel, count }
}

/// Paragraphs as lines of the log, some of them marked.
pub fn log_lines(
    view: &TableView<'_>,
    story: &[Paragraph],
    is_marked: impl Fn(LogIndex) -> bool,
) -> Vec<LogLine<'static>> {
    let mut lines = Vec::new();
    for paragraph in story {
        for (phrase, rule) in &paragraph.lines {
            let said = view.say(phrase);
            let text = if paragraph.in_force {
                said
            } else {
                view.say(&Phrase::new("site-taken-back").with("text", said))
            };
            lines.push(LogLine {
                seat: subject(phrase).or(paragraph.seat),
                text,
                rule: *rule,
                link: Some(format!("{}/replay?at={}", view.path(), paragraph.at)),
                new: is_marked(paragraph.at),
            });
        }
    }
    lines
}

/// Whom a line speaks of: what follows from a decision may happen to somebody else.
fn subject(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, value)| match value {
        Value::Seat(seat) if matches!(*name, "who" | "seat") => Some(*seat),
        _ => None,
    })
}

/// Paragraphs as lines of the log; those after `since` are news.
pub(super) fn lines(
    view: &TableView<'_>,
    story: &[Paragraph],
    since: LogIndex,
) -> Vec<LogLine<'static>> {
    log_lines(view, story, |at| at > since)
}

pub(super) fn story(view: &mut TableView<'_>) -> Markup {
    let first = view.index().saturating_sub(RECENT);
    let mut recent = view.table.story(view.viewer.seat, first);
    recent.retain(|paragraph| !is_chat(paragraph));
    recent.reverse();
    let since = view.viewer.seat.map_or(view.index(), |seat| view.table.last_turn(seat));
    let lines = lines(view, &recent, since);
    let words = view.words;
    components::panel(
        "story",
        &words.get("site-story"),
        &html! { a href=(view.at("replay")) { (words.get("site-story-all")) } },
        &html! { div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
            (components::log_list(words, view.game().id(), &lines))
        } },
    )
}

/// Whether a paragraph is a word of chat, which has its own place.
fn is_chat(paragraph: &Paragraph) -> bool {
    let chat = ["story-say", "story-say-spectator"];
    paragraph.lines.iter().any(|(phrase, _)| chat.contains(&phrase.id))
}

/// Words of chat with the names of the speakers.
pub fn chat_lines(view: &TableView<'_>, said: &[Said]) -> Vec<ChatLine> {
    let speaker = |seat| match seat {
        Some(seat) => view.player(seat),
        None => view.words.get("site-spectator"),
    };
    let line = |said: &Said| ChatLine {
        seat: said.seat,
        name: speaker(said.seat),
        text: said.text.clone(),
    };
    said.iter().map(line).collect()
}

/// What is said at the table; nothing where there is nobody to say it to.
pub(super) fn chat(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let said = view.table.chat();
    if view.is_alone() && said.is_empty() {
        return html! { div #chat {} };
    }
    let recent = &said[said.len().saturating_sub(CHAT)..];
    let action = view.at("say");
    let form = view.form(&action);
    let voice = view.visitor.name.is_some().then_some(&form);
    let content = components::chat(words, &chat_lines(view, recent), voice, SAY_LIMIT / 2);
    components::panel("chat", &words.get("site-chat"), &html! {}, &content)
}
