//! The course of a game: its lessons, with a laurel for each.

use ludi_engine::lesson::Lesson;
use ludi_engine::{AnyGame, Messages, Phrase};
use maud::{Markup, html};

use super::lesson::{noctua, path};
use super::{Frame, document, say};
use crate::{Visitor, components};

/// The game to learn first.
const EASIEST: &str = "builders";

/// What somebody has learnt of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The lessons that were done, by their numbers.
    pub done: Vec<usize>,
    /// The lesson that was begun last, and what was done in it.
    pub open: Option<Begun>,
}

/// A lesson that was begun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Begun {
    /// Its number.
    pub lesson: usize,
    /// Its step, from 1.
    pub step: usize,
    /// What was done in it.
    pub did: Vec<String>,
}

impl Progress {
    /// The lesson to go on with: the one that was begun, else the first that is not done.
    pub(super) fn next<'l>(&self, lessons: &'l [Lesson]) -> Option<&'l Lesson> {
        let open = self.open.as_ref().and_then(|open| lessons.get(open.lesson.checked_sub(1)?));
        open.or_else(|| lessons.iter().find(|lesson| !self.done.contains(&lesson.number)))
    }

    /// The same while something is left to learn.
    fn to_learn<'l>(&self, lessons: &'l [Lesson]) -> Option<&'l Lesson> {
        let is_left = lessons.iter().any(|lesson| !self.done.contains(&lesson.number));
        self.next(lessons).filter(|_| is_left)
    }

    /// How far a lesson is, and where it goes on.
    pub(super) fn of(&self, game: &str, lesson: &Lesson) -> (f32, String) {
        let begun = self.open.as_ref().filter(|open| open.lesson == lesson.number);
        let did = begun.map_or(&[][..], |open| &open.did);
        let share = match begun {
            _ if self.done.contains(&lesson.number) => 1.0,
            Some(open) => (open.step.saturating_sub(1)) as f32 / lesson.steps.len().max(1) as f32,
            None => 0.0,
        };
        (share, path(game, lesson.number, did))
    }
}

/// A number as the Romans wrote it.
pub fn roman(number: usize) -> String {
    let signs = [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")];
    let mut rest = number;
    let mut text = String::new();
    for (value, sign) in signs {
        while rest >= value {
            text.push_str(sign);
            rest -= value;
        }
    }
    text
}

/// The leaves of one half of a wreath, from below: where each is, and how it is turned.
const LEAVES: [(f32, f32, f32); 7] = [
    (36.5, 81.4, 44.0),
    (26.4, 75.2, 25.0),
    (18.8, 66.0, 6.0),
    (14.7, 54.9, -13.0),
    (14.4, 43.0, -32.0),
    (17.9, 31.7, -51.0),
    (25.0, 22.1, -70.0),
];

/// The laurel of a lesson: it fills leaf by leaf from below.
pub fn laurel(number: usize, share: f32) -> Markup {
    let full = (share * LEAVES.len() as f32).round() as usize;
    html! {
        svg.laurel viewBox="0 0 100 92" aria-hidden="true" {
            @for (index, (x, y, turn)) in LEAVES.into_iter().enumerate() {
                @let class = if index < full { "leaf full" } else { "leaf" };
                ellipse class=(class) cx=(x) cy=(y) rx="4.6" ry="10" transform={ "rotate(" (turn) " " (x) " " (y) ")" } {}
                ellipse class=(class) cx=(100.0 - x) cy=(y) rx="4.6" ry="10" transform={ "rotate(" (-turn) " " (100.0 - x) " " (y) ")" } {}
            }
            text x="50" y="58" text-anchor="middle" { (roman(number)) }
        }
    }
}

/// The lessons of a game as cards, each with its laurel.
fn lessons(words: &Messages, game: &'static dyn AnyGame, progress: &Progress) -> Markup {
    let course = ludi_registry::course(game.id());
    let next = progress.next(&course.lessons).map(|lesson| lesson.number);
    html! {
        ol.lessons {
            @for lesson in &course.lessons {
                (card(words, game.id(), lesson, progress, next == Some(lesson.number)))
            }
        }
    }
}

fn card(words: &Messages, game: &str, lesson: &Lesson, progress: &Progress, next: bool) -> Markup {
    let (share, to) = progress.of(game, lesson);
    let is_done = progress.done.contains(&lesson.number);
    let lang = words.lang();
    let is_new = progress.done.is_empty() && progress.open.is_none();
    let flag = if is_new { "guide-first" } else { "guide-continue" };
    let state = match &progress.open {
        Some(open) if open.lesson == lesson.number => {
            let phrase = Phrase::new("guide-step").with("step", open.step);
            words.say(&phrase.with("steps", lesson.steps.len()), &[])
        }
        _ if is_done => words.get("guide-learnt"),
        _ => say(words, "guide-minutes", "minutes", lesson.minutes),
    };
    html! {
        li {
            a.lesson.next[next] href=(to) {
                @if next { span.flag { (words.get(flag)) } }
                (laurel(lesson.number, share))
                strong { span.vh { (lesson.number) ". " } (lesson.title.get(lang)) }
                span.goal { (lesson.goal.get(lang)) }
                small { @if is_done { (components::icon("check")) " " } (state) }
            }
        }
    }
}

/// The way to the next lesson, as the strong button of a page, while something is left to learn.
pub fn way(words: &Messages, game: &'static dyn AnyGame, progress: &Progress) -> Option<Markup> {
    let lesson = progress.to_learn(&ludi_registry::course(game.id()).lessons)?;
    Some(html! {
        a.btn.go href=(progress.of(game.id(), lesson).1) {
            (components::icon("book"))
            span { (say(words, "guide-learn", "number", roman(lesson.number))) }
        }
    })
}

/// The lessons of a game below their heading; nothing for a game without any.
pub fn course(words: &Messages, game: &'static dyn AnyGame, progress: &Progress) -> Markup {
    if ludi_registry::course(game.id()).lessons.is_empty() {
        return html! {};
    }
    html! {
        section aria-labelledby="lessons-heading" {
            div.row-head {
                h2 #lessons-heading { (words.get("guide-lessons")) }
                small { (laurels(words, game.id(), progress)) }
            }
            (lessons(words, game, progress))
        }
    }
}

/// How many laurels somebody has of a game.
pub fn laurels(words: &Messages, game: &str, progress: &Progress) -> String {
    let all = ludi_registry::course(game).lessons.len();
    let phrase = Phrase::new("guide-laurels").with("done", progress.done.len());
    words.say(&phrase.with("all", all), &[])
}

/// The laurels of a game side by side, one for each lesson.
pub fn wreaths(words: &Messages, game: &str, progress: &Progress) -> Markup {
    html! {
        span.laurels {
            span.wreaths aria-hidden="true" {
                @for lesson in &ludi_registry::course(game).lessons {
                    (laurel(lesson.number, progress.of(game, lesson).0))
                }
            }
            small { (laurels(words, game, progress)) }
        }
    }
}

/// What home says of learning: the lesson to go on with, or the first one there is. It is `strong`
/// where nothing else is the next thing to do.
pub fn next(words: &Messages, learnt: &[(&'static dyn AnyGame, Progress)], strong: bool) -> Markup {
    let to_learn = |(game, progress): &(&'static dyn AnyGame, Progress)| {
        let lesson = progress.to_learn(&ludi_registry::course(game.id()).lessons)?;
        Some((*game, progress.clone(), lesson))
    };
    let is_begun = |(_, progress): &&(_, Progress)| progress.open.is_some();
    let is_tried = |(_, progress): &&(_, Progress)| !progress.done.is_empty();
    let begun = learnt.iter().filter(is_begun).chain(learnt.iter().filter(is_tried));
    let Some((game, progress, lesson)) = begun.clone().find_map(to_learn).or_else(|| {
        let easiest = ludi_registry::game(EASIEST)?;
        to_learn(&(easiest, Progress::default())).filter(|_| begun.clone().next().is_none())
    }) else {
        return html! {};
    };
    let (_, to) = progress.of(game.id(), lesson);
    let lang = words.lang();
    let step = progress.open.as_ref().filter(|open| open.lesson == lesson.number);
    let is_new = progress == Progress::default();
    let number = say(words, "guide-lesson", "number", roman(lesson.number));
    html! {
        section.today-card.go-on-learning aria-labelledby="go-on-learning" {
            div.row-head {
                h2 #go-on-learning { (words.get(if is_new { "guide-begin-here" } else { "guide-go-on-learning" })) }
                small {
                    @if is_new { (say(words, "guide-minutes", "minutes", lesson.minutes)) }
                    @else { (laurels(words, game.id(), &progress)) }
                }
            }
            (noctua("points"))
            p {
                strong { (lesson.title.get(lang)) } br;
                (game.about().name.get(lang)) " · " (number)
                @if let Some(begun) = step { ", " (say(words, "guide-at-step", "step", begun.step)) }
            }
            a.btn.go[strong] href=(to) {
                (words.get(if is_new { "guide-begin" } else { "guide-continue" }))
            }
        }
    }
}

/// The page of a course.
pub fn page(visitor: &Visitor, game: &'static dyn AnyGame, progress: &Progress) -> Markup {
    let words = visitor.words_of(game.id());
    let name = game.about().name.get(words.lang());
    let title = say(words, "guide-course-title", "game", game.about().name);
    let course = ludi_registry::course(game.id());
    let next = progress.to_learn(&course.lessons);
    let main = html! {
        div.stack.course {
            div.course-head {
                (noctua(if next.is_none() { "rejoices" } else { "points" }))
                div {
                    h1 { (title) }
                    p.lead { (words.get("guide-course-lead")) }
                    div.row {
                        @if let Some(way) = way(words, game, progress) { (way) }
                        a.btn.go[next.is_none()] href={ "/new?game=" (game.id()) } { (words.get("site-new-link")) }
                        a.btn href={ "/rules/" (game.id()) } { (words.get("look-rules")) }
                    }
                }
            }
            (self::course(words, game, progress))
        }
    };
    let frame = Frame {
        title: &title,
        place: name,
        game: game.id(),
        kind: components::Kind::Wide,
        ..Frame::default()
    };
    document(visitor, &frame, &main)
}
