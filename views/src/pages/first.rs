//! "Play now" for those who are new to a game: the lessons are offered once, and the first game is a
//! gentle one.

use ludi_engine::{AnyGame, Messages, Phrase};
use maud::{Markup, html};

use super::learn::Progress;
use super::lesson::noctua;
use super::{Frame, document};
use crate::Visitor;
use crate::components::{self, icon};
use crate::form::Preset;

/// Where "Play now" leads somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// To the question whether to learn first.
    Offer,
    /// To a gentle game.
    Gentle,
    /// To a game as most people play it.
    Usual,
}

impl Play {
    /// For a visitor who has learnt so much of a game, and has finished a game of it or not.
    pub fn of(visitor: &Visitor, game: &str, progress: &Progress, played: bool) -> Self {
        let lessons = &ludi_registry::course(game).lessons;
        let learnt = lessons.iter().all(|lesson| progress.done.contains(&lesson.number));
        if played || (learnt && !lessons.is_empty()) {
            return Self::Usual;
        }
        let offered = visitor.knows_guide(game) || !progress.done.is_empty();
        if offered || lessons.is_empty() { Self::Gentle } else { Self::Offer }
    }

    /// The button of a form that is posted to `/play/GAME` otherwise; `form` is its id where the
    /// button stands elsewhere, `label` what is said to those who do not see where it stands.
    pub(super) fn button(
        self,
        words: &Messages,
        strong: bool,
        form: Option<(&str, String, String)>,
    ) -> Markup {
        let name = if form.is_some() { "site-play-short" } else { "site-play-now" };
        let (form, action, label) = match form {
            Some((form, action, label)) => (Some(form), Some(action), Some(label)),
            None => (None, None, None),
        };
        html! {
            button.btn.go[strong] type="submit" form=[form] formaction=[action] aria-label=[label]
                formmethod=[(self == Self::Offer).then_some("get")]
                name=[(self == Self::Gentle).then_some("preset")]
                value=[(self == Self::Gentle).then_some(Preset::First.word())] {
                (icon("play")) span { (words.get(name)) }
            }
        }
    }
}

/// The question whether to learn first, for somebody who plays under a name.
pub fn page(visitor: &Visitor, game: &'static dyn AnyGame, name: &str) -> Markup {
    let words = visitor.words_of(game.id());
    let lessons = &ludi_registry::course(game.id()).lessons;
    let minutes: u32 = lessons.iter().map(|lesson| u32::from(lesson.minutes)).sum();
    let course = Phrase::new("guide-first-course").with("count", lessons.len());
    let title = words.get("guide-first-title");
    let main = html! {
        div.stack.first-time {
            div.course-head {
                (noctua("points"))
                div { h1 { (title) } p.lead { (words.get("guide-first-lead")) } }
            }
            div.first-ways {
                @if !lessons.is_empty() {
                    div {
                        a.btn.go href={ "/learn/" (game.id()) "/1" } aria-describedby="first-learn" {
                            (icon("book")) span { (words.get("guide-first-learn")) }
                        }
                        p #first-learn { (words.say(&course.with("minutes", minutes), &[])) }
                    }
                }
                form method="post" action={ "/play/" (game.id()) } data-shuffle {
                    input type="hidden" name="name" value=(name);
                    button.btn.go[lessons.is_empty()] type="submit" name="preset"
                        value=(Preset::First.word()) aria-describedby="first-play" {
                        (icon("play")) span { (words.get("guide-first-play")) }
                    }
                    p #first-play { (words.get("guide-first-play-text")) }
                }
            }
            (components::scene(game))
        }
    };
    let place = game.about().name.get(words.lang());
    let kind = components::Kind::Reading;
    document(
        visitor,
        &Frame { title: &title, place, game: game.id(), kind, ..Frame::default() },
        &main,
    )
}
