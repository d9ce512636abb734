//! What happened at the table, and what was said.

use ludi_engine::log::SAY_LIMIT;
use ludi_engine::{LogIndex, Messages, Paragraph, Phrase, Said};
use maud::{Markup, html};

use super::Setting;
use crate::look::{self, LogLine};
use crate::server::Inner;

/// How many paragraphs of the story stand on the page; the replay has all of them.
const RECENT: LogIndex = 30;

/// How many words of chat stand on the page.
const CHAT: usize = 40;

/// What happened since the reader's last turn.
pub(super) fn news(setting: &Setting<'_>, inner: &mut Inner) -> Markup {
    let words = setting.words;
    let Some(seat) = setting.eyes.seat else { return html! { div #news {} } };
    let since = inner.table.last_turn(seat);
    let story = inner.table.story(Some(seat), since);
    let others: Vec<Paragraph> = story
        .into_iter()
        .filter(|paragraph| paragraph.seat != Some(seat) && !is_chat(paragraph))
        .collect();
    let lines = lines(setting, &others, since);
    if lines.is_empty() || since == 0 {
        return html! { div #news {} };
    }
    look::panel(
        "news",
        &words.get("site-news"),
        &html! {},
        &html! { div.tall #news-list tabindex="0" role="group" aria-labelledby="news-heading" {
            (look::log_list(words, setting.game.id(), &lines))
        } },
    )
}

/// Paragraphs as lines of the log, some of them marked.
pub fn log_lines(
    words: &Messages,
    names: &[String],
    base: &str,
    story: &[Paragraph],
    is_marked: impl Fn(LogIndex) -> bool,
) -> Vec<LogLine<'static>> {
    let mut lines = Vec::new();
    for paragraph in story {
        for (phrase, rule) in &paragraph.lines {
            let said = words.say(phrase, names);
            let text = if paragraph.in_force {
                said
            } else {
                words.say(&Phrase::new("site-taken-back").with("text", said), &[])
            };
            lines.push(LogLine {
                seat: paragraph.seat,
                text,
                rule: *rule,
                link: Some(format!("{base}/replay?at={}", paragraph.at)),
                new: is_marked(paragraph.at),
            });
        }
    }
    lines
}

/// Paragraphs as lines of the log; those after `since` are news.
pub(super) fn lines(
    setting: &Setting<'_>,
    story: &[Paragraph],
    since: LogIndex,
) -> Vec<LogLine<'static>> {
    log_lines(setting.words, &setting.names, &setting.base, story, |at| at > since)
}

pub(super) fn story(setting: &Setting<'_>, inner: &mut Inner) -> Markup {
    let words = setting.words;
    let first = setting.position.saturating_sub(RECENT);
    let mut recent = inner.table.story(setting.eyes.seat, first);
    recent.retain(|paragraph| !is_chat(paragraph));
    recent.reverse();
    let since = setting.eyes.seat.map_or(setting.position, |seat| inner.table.last_turn(seat));
    let lines = lines(setting, &recent, since);
    look::panel(
        "story",
        &words.get("site-story"),
        &html! { a href={ (setting.base) "/replay" } { (words.get("site-story-all")) } },
        &html! { div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
            (look::log_list(words, setting.game.id(), &lines))
        } },
    )
}

/// Whether a paragraph is a word of chat, which has its own place.
fn is_chat(paragraph: &Paragraph) -> bool {
    let chat = ["story-say", "story-say-spectator"];
    paragraph.lines.iter().any(|(phrase, _)| chat.contains(&phrase.id))
}

pub(super) fn chat(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let said = inner.table.chat();
    let first = said.len().saturating_sub(CHAT);
    let lines: Vec<look::ChatLine> = said[first..]
        .iter()
        .map(|Said { seat, text, .. }| look::ChatLine {
            seat: *seat,
            name: seat.map_or_else(|| words.get("site-spectator"), |seat| setting.player(seat)),
            text: text.clone(),
        })
        .collect();
    let action = setting.at("say");
    let form = setting.form(&action);
    let voice = setting.reader.guest.is_some().then_some(&form);
    let content = look::chat(words, &lines, voice, SAY_LIMIT / 2);
    look::panel("chat", &words.get("site-chat"), &html! {}, &content)
}
