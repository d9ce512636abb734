//! What belongs to whoever looks: their name, this browser, their words; and how they leave or come
//! back.

use ludi_engine::{LogIndex, Messages};
use maud::{Markup, html};

use super::table::copy;
use super::{Frame, document, say};
use crate::Visitor;
use crate::components::{self, Tone};

/// A word of chat that the visitor said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saying {
    /// The table it was said at.
    pub table: String,
    /// The id of its game.
    pub game: String,
    /// Its place in the log.
    pub at: LogIndex,
    /// What was said.
    pub text: String,
}

/// A link by which the visitor comes back on another device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalLink {
    /// The whole of it.
    pub address: String,
    /// Whether it leads nowhere but to this very machine.
    pub is_local: bool,
}

fn framed(visitor: &Visitor, main: &Markup) -> Markup {
    let title = visitor.words().get("site-you");
    document(visitor, &Frame { title: &title, ..Frame::default() }, main)
}

/// For somebody of whom nothing is known.
pub fn nobody(visitor: &Visitor) -> Markup {
    let words = visitor.words();
    framed(
        visitor,
        &html! {
            h1 { (words.get("site-you")) }
            p.lead { (words.get("site-you-nobody")) }
            p.row { (components::link_button(&words.get("site-home-link"), "/", true)) }
            (promises(words))
        },
    )
}

/// What is theirs; `link` is one that was just made.
pub fn page(visitor: &Visitor, said: &[Saying], link: Option<&PersonalLink>) -> Markup {
    let words = visitor.words();
    framed(
        visitor,
        &html! {
            div.stack.you {
                h1 { (words.get("site-you")) }
                (name(visitor))
                (devices(words, link))
                (sayings(visitor, said))
                (games(words))
                (forgetting(words))
                (promises(words))
            }
        },
    )
}

fn name(visitor: &Visitor) -> Markup {
    let words = visitor.words();
    let content = html! {
        form.play-as method="post" action="/settings" {
            input type="hidden" name="back" value="/you";
            label for="you-name" { (words.get("site-name")) }
            input #you-name type="text" name="name" value=(visitor.own_name()) required maxlength="60"
                autocomplete="nickname";
            (components::button(&words.get("site-name-save"), "", "", false))
        }
    };
    components::panel("name", &words.get("site-you-name"), &html! {}, &content)
}

/// A form that is one button, with what it does.
fn way(action: &str, label: &str, help: &str) -> Markup {
    html! {
        form.you-way method="post" action=(action) {
            (components::button(label, "", "", false))
            p { (help) }
        }
    }
}

fn devices(words: &Messages, link: Option<&PersonalLink>) -> Markup {
    let text = |id: &str| words.get(id);
    let content = html! {
        p { (text("site-you-devices-text")) }
        @match link {
            Some(link) => (personal_link(words, link)),
            None => (way("/you/link", &text("site-you-link"), &text("site-you-link-help"))),
        }
        (way("/you/leave", &text("site-you-leave"), &text("site-you-leave-help")))
        (way("/you/leave-everywhere", &text("site-you-leave-all"), &text("site-you-leave-all-help")))
    };
    components::panel("devices", &text("site-you-devices"), &html! {}, &content)
}

/// The link that was just made, to be held in front of a camera or copied.
fn personal_link(words: &Messages, link: &PersonalLink) -> Markup {
    let address = &link.address;
    let label = words.get("site-you-link-label");
    let note = html! { p { (words.get("site-you-link-note")) } };
    html! {
        div.you-link {
            (components::notice(Tone::Info, &note))
            label for="you-link" { (label) }
            textarea #you-link .link readonly rows="2" cols=(address.len()) { (address) }
            div.row {
                (copy(words, "you-link"))
                form.inline method="post" action="/you/link/close" {
                    (components::button(&words.get("site-you-link-close"), "", "", false))
                }
            }
            (components::qr_code(&label, address))
            @if link.is_local { p { small { (words.get("site-invite-near")) } } }
        }
    }
}

fn sayings(visitor: &Visitor, said: &[Saying]) -> Markup {
    let words = visitor.words();
    let content = html! {
        @if said.is_empty() { (components::empty(&words.get("site-you-words-none"))) } @else {
            p { (words.get("site-you-words-text")) }
            ul.you-words {
                @for saying in said { (line(visitor, saying)) }
            }
        }
    };
    components::panel("words", &words.get("site-you-words"), &html! {}, &content)
}

fn line(visitor: &Visitor, saying: &Saying) -> Markup {
    let words = visitor.words();
    let game = ludi_registry::game(&saying.game)
        .map_or(saying.game.as_str(), |game| game.about().name.get(words.lang()));
    let label = say(words, "site-you-unsay-which", "text", saying.text.clone());
    html! {
        li {
            q { (saying.text) }
            a href={ "/t/" (saying.table) } { (game) }
            form.inline method="post" action="/you/unsay" {
                input type="hidden" name="table" value=(saying.table);
                input type="hidden" name="at" value=(saying.at);
                button.btn type="submit" aria-label=(label) { (words.get("site-you-unsay")) }
            }
        }
    }
}

fn games(words: &Messages) -> Markup {
    let content = html! {
        p { (words.get("site-you-games-text")) }
        p.row { (components::link_button(&words.get("site-home-link"), "/", false)) }
    };
    components::panel("games", &words.get("site-you-games"), &html! {}, &content)
}

/// Being forgotten, which is asked once, in place, with what remains.
fn forgetting(words: &Messages) -> Markup {
    let content = html! {
        p { (words.get("site-you-forget-text")) }
        ul {
            li { (words.get("site-you-forget-gone")) }
            li { (words.get("site-you-forget-names")) }
            li { (words.get("site-you-forget-remains")) }
        }
        details.you-sure {
            summary.btn { (words.get("site-you-forget-do")) }
            form method="post" action="/you/forget" {
                p { strong { (words.get("site-you-forget-sure")) } }
                (components::button(&words.get("site-you-forget-yes"), "sure", "yes", false))
            }
        }
    };
    components::panel("forget", &words.get("site-you-forget"), &html! {}, &content)
}

fn promises(words: &Messages) -> Markup {
    html! { p { a href="/promises" { (words.get("site-promises-link")) } } }
}

/// Behind a personal link: somebody comes back on this device.
pub fn come(visitor: &Visitor, name: &str) -> Markup {
    let words = visitor.words();
    let title = say(words, "site-come", "name", name.to_owned());
    let main = html! {
        h1 { (title) }
        p.lead { (words.get("site-come-text")) }
        @if let Some(other) = &visitor.name {
            @let other = say(words, "site-come-other", "name", other.clone());
            (components::notice(Tone::Warn, &html! { p { (other) } }))
        }
        form method="post" action=(visitor.path) {
            (components::button(&words.get("site-come-do"), "", "", true))
        }
    };
    document(visitor, &Frame { title: &title, ..Frame::default() }, &main)
}
