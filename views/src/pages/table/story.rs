//! What happened at the table, and what was said.

use ludi_engine::log::SAY_LIMIT;
use ludi_engine::{LogIndex, Next, Occasion, Paragraph, Phrase, Said, Seat, SeatSet, Turn, Value};
use maud::{Markup, html};

use super::turns::{Shown, is_news, turn_list};
use crate::TableView;
use crate::components::{self, ChatLine, LogLine};

/// How many turns stand on the page; the replay has all of them.
const RECENT: usize = 60;

/// How many words of chat stand on the page.
const CHAT: usize = 40;

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
                about: None,
            });
        }
    }
    lines
}

/// Whom a line speaks of: what follows from a decision may happen to somebody else.
pub(super) fn subject(phrase: &Phrase) -> Option<Seat> {
    phrase.args.iter().find_map(|(name, value)| match value {
        Value::Seat(seat) if matches!(*name, "who" | "seat") => Some(*seat),
        _ => None,
    })
}

/// What is news to a reader: how many turns, and since when.
#[derive(Clone, Copy)]
pub(super) struct News {
    pub count: usize,
    pub since: LogIndex,
}

/// Where a seat's last turn ended. What everybody was told after the decision that ended it, such
/// as an attack, is no part of it.
fn last_turn(view: &TableView<'_>, seat: Seat, turns: &[Turn]) -> LogIndex {
    let ended = view.table.last_turn(seat);
    let Some(decided) = view.table.before_last_decision(seat) else { return ended };
    let told = |turn: &Turn| {
        turn.seat.is_none() && !turn.is_setup && turn.from > decided && turn.to <= ended
    };
    if turns.iter().any(told) { decided } else { ended }
}

/// The log, and what in it is news.
pub(super) fn story(view: &mut TableView<'_>) -> (Markup, News) {
    let turns = view.table.turns(view.viewer.seat, 0);
    let recent = &turns[turns.len().saturating_sub(RECENT)..];
    let last = view.viewer.seat.map(|seat| last_turn(view, seat, recent));
    let shown = Shown::since(last.filter(|since| *since > 0));
    let count = recent.iter().filter(|turn| is_news(view, turn, shown)).count();
    let news = News { count, since: last.unwrap_or_default() };
    let words = view.words;
    let panel = components::panel(
        "story",
        &words.get("site-story"),
        &html! { a href=(view.at("replay")) { (words.get("site-story-all")) } },
        &html! { div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
            (turn_list(view, recent, shown))
        } },
    );
    (panel, news)
}

/// What happened after an event: what is read aloud, and what others did, to be shown for a moment.
///
/// A turn of somebody else is read aloud as a whole once it is over, so that its steps do not
/// drown what matters; what is shown are the steps as they come.
pub fn told(view: &mut TableView<'_>, since: LogIndex) -> (Vec<String>, Vec<(Seat, String)>) {
    if since >= view.index() {
        return (Vec::new(), Vec::new());
    }
    let own = view.viewer.seat;
    let fresh = view.table.turns(own, since);
    let back = view.table.story(own, since);
    let back = back.iter().filter(|told| told.occasion == Occasion::Back);
    let mut said: Vec<String> =
        back.flat_map(|told| &told.lines).map(|(phrase, _)| view.say(phrase)).collect();
    let is_others = |turn: &Turn| turn.seat.is_some() && turn.seat != own;
    let waiting = match view.table.next() {
        Next::Decide(seats) => seats,
        _ => SeatSet::EMPTY,
    };
    let is_over = |turn: &Turn| turn.seat.is_none_or(|seat| !waiting.contains(seat));
    let ended = |turn: &Turn| turn.to > since && is_others(turn) && is_over(turn);
    let all = view.table.turns(own, 0);
    let ended = all.iter().filter(|turn| ended(turn));
    let mut aloud: Vec<&Turn> = fresh.iter().filter(|turn| !is_others(turn)).chain(ended).collect();
    aloud.sort_by_key(|turn| turn.to);
    said.extend(aloud.iter().flat_map(|turn| turn.sentence()).map(|phrase| view.say(&phrase)));
    let mut seen = Vec::new();
    for turn in fresh.iter().filter(|turn| is_others(turn)) {
        let said = turn.sentence().into_iter().map(|phrase| view.say(&phrase));
        seen.extend(turn.seat.into_iter().zip(said));
    }
    (said, seen)
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
    let content =
        components::chat(words, view.game().id(), &chat_lines(view, recent), voice, SAY_LIMIT / 2);
    components::panel("chat", &words.get("site-chat"), &html! {}, &content)
}
