//! A lesson: the real table with a guide over it.

mod bubble;
mod dress;
mod prose;

use ludi_engine::lesson::{Play, Sealed, Standing};
use ludi_engine::{Messages, Next, Phrase};
use maud::{Markup, PreEscaped, html};

use self::bubble::bubble;
use self::dress::dress;
use super::still::{self, escape, players};
use super::{Frame, document};
use crate::Visitor;
use crate::boards::{self, Captions, Drawing};
use crate::components::{self, Form};

pub(crate) use self::bubble::noctua;
pub use self::prose::prose;

/// A lesson in front of somebody.
pub struct LessonView<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// The lesson as far as it was played.
    pub play: &'a Play<'a>,
    /// What the guide would do, as it stands in an address: what the step asks for, or what a bot
    /// would do where the lesson leaves it to one.
    pub advice: Option<String>,
    /// What the next lesson is called.
    pub next: Option<&'static str>,
}

impl LessonView<'_> {
    /// The words of the game in the visitor's language.
    pub fn words(&self) -> &'static Messages {
        self.visitor.words_of(self.play.table.game().id())
    }

    /// The address of the lesson, with nothing done.
    pub fn path(&self) -> String {
        path(self.play.table.game().id(), self.play.lesson.number, &[])
    }

    /// The address of the lesson with this done.
    pub fn at(&self, did: &[String]) -> String {
        path(self.play.table.game().id(), self.play.lesson.number, did)
    }

    /// Whether the learner may decide: not after something that was done and has to be taken back.
    fn acts(&self) -> bool {
        match &self.play.standing {
            Standing::Asked => true,
            Standing::Answered(reply) => reply.refused.is_some() || reply.sealed.is_some(),
            Standing::Done => false,
        }
    }

    /// The players, the learner being called as they are here.
    fn names(&self) -> Vec<String> {
        let mut names = self.play.table.names();
        if let Some(name) = &self.visitor.name {
            names[self.play.lesson.seat.index()].clone_from(name);
        }
        names
    }
}

/// The address of a lesson with a list of what was done.
pub fn path(game: &str, lesson: usize, did: &[String]) -> String {
    let base = format!("/learn/{game}/{lesson}");
    if did.is_empty() {
        return base;
    }
    let written: Vec<String> = did.iter().map(|entry| escape(entry)).collect();
    format!("{base}?did={}", written.join(","))
}

/// What was done, from an address.
pub fn did(text: &str) -> Vec<String> {
    text.split(',').map(|entry| entry.trim().to_owned()).filter(|it| !it.is_empty()).collect()
}

/// What was done as a browser remembers it.
pub fn memory(did: &[String]) -> String {
    did.iter().map(|entry| escape(entry)).collect::<Vec<_>>().join("~")
}

/// What was done, from what a browser remembers.
pub fn remembered(text: &str) -> Vec<String> {
    let entries = text.split('~').map(unescape).filter(|it| !it.is_empty());
    entries.collect()
}

fn unescape(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let digits = [byte == b'%'; 2].map(|coded| if coded { rest.next() } else { None });
        bytes.push(match digits.map(|digit| char::from(digit?).to_digit(16)) {
            [Some(high), Some(low)] => (high * 16 + low) as u8,
            _ if byte == b'+' => b' ',
            _ => byte,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether a decision lays a tile that is turned in the same go: the learner makes both as one move.
pub fn is_laid(visitor: &Visitor, play: &Play<'_>, decision: &str) -> bool {
    let words = visitor.words_of(play.table.game().id());
    let names = play.table.names();
    let captions =
        Captions { words, names: &names, action: "", past: None, on_demand: None, since: None };
    let drawing = boards::draw(&*play.table, Some(play.lesson.seat), true, &captions);
    dress::has_ways(&drawing.board.0, decision)
}

/// When something that is sealed comes, in words.
fn later(words: &Messages, seal: &Sealed) -> String {
    match seal.until {
        Some(lesson) => super::say(words, "guide-later", "number", super::learn::roman(lesson)),
        None => words.get("guide-not-now"),
    }
}

/// The page of a lesson.
pub fn page(view: &LessonView<'_>) -> Markup {
    let (words, play) = (view.words(), view.play);
    let game = play.table.game().id();
    let (seat, action) = (play.lesson.seat, view.at(&play.did));
    let names = view.names();
    let captions = Captions {
        words,
        names: &names,
        action: &action,
        past: None,
        on_demand: None,
        since: None,
    };
    let acting = view.acts() && play.table.waits_for(seat);
    let drawing = boards::draw(&*play.table, Some(seat), acting, &captions);
    let dressed = |markup: &Markup| PreEscaped(dress(view, &markup.0));
    let lang = words.lang();
    let number = Phrase::new("guide-lesson").with("number", play.lesson.number);
    let title = format!("{} · {}", words.say(&number, &[]), play.lesson.title.get(lang));
    let main = html! {
        (bubble(view))
        (components::table_main(&components::TableParts {
            heading: title.clone(),
            notices: html! {},
            invite: html! {},
            board_name: words.get("site-board"),
            board: dressed(&html! { div #board .fragment { (drawing.board) } }),
            drawers: components::book(words),
            counsel: html! {},
            mine: dressed(&mine(view, &drawing, &action, acting)),
        }))
    };
    let bar = html! {
        div.table-players { (dressed(&players(words, &*play.table, &drawing))) }
        div.openers {
            a.tool.leave href={ "/learn/" (game) } {
                (components::icon("close")) span { (words.get("guide-leave")) }
            }
        }
    };
    let frame = Frame {
        title: &title,
        place: &title,
        goal: &drawing.goal,
        game,
        kind: components::Kind::Lesson(game),
        bar: Some(&bar),
        ..Frame::default()
    };
    document(&view.visitor.at(view.at(&play.did)), &frame, &main)
}

/// The what-now bar and the learner's own goods.
fn mine(view: &LessonView<'_>, drawing: &Drawing, action: &str, acting: bool) -> Markup {
    let (words, table) = (view.words(), &*view.play.table);
    let form = Form { action, position: table.last_index(), seat: Some(view.play.lesson.seat) };
    let waits = match table.next() {
        _ if matches!(view.play.standing, Standing::Answered(_)) => words.get("guide-listen"),
        _ if matches!(view.play.standing, Standing::Done) => words.get("guide-over"),
        Next::Over => words.get("site-turn-over"),
        _ => words.get("guide-wait"),
    };
    still::mine(words, table.game().id(), drawing, form, acting, &waits)
}

#[cfg(test)]
mod tests;
