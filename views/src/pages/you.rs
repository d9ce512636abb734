//! What belongs to whoever looks: their name, this browser, their words; and how they leave or come
//! back.

use ludi_engine::{LogIndex, Messages};
use maud::{Markup, html};

use super::table::copy;
use super::{Frame, document, say, when};
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

/// A device that signs for the visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// Its name, as the server knows it.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}

/// What is known of the visitor.
pub struct Known<'a> {
    /// What they said.
    pub words: &'a [Saying],
    /// Their passkeys, where there are any to be had.
    pub keys: Option<&'a [Key]>,
    /// A link that was just made.
    pub link: Option<&'a PersonalLink>,
}

fn framed(visitor: &Visitor, main: &Markup) -> Markup {
    let title = visitor.words().get("site-you");
    document(visitor, &Frame { title: &title, ..Frame::default() }, main)
}

/// For somebody of whom nothing is known; whether they might come back by a passkey.
pub fn nobody(visitor: &Visitor, passkeys: bool) -> Markup {
    let words = visitor.words();
    framed(
        visitor,
        &html! {
            h1 { (words.get("site-you")) }
            p.lead { (words.get("site-you-nobody")) }
            p.row { (components::link_button(&words.get("site-home-link"), "/", true)) }
            @if passkeys { (passkey_button(words, "come", COME)) }
            (promises(words))
        },
    )
}

/// What is theirs.
pub fn page(visitor: &Visitor, known: &Known<'_>) -> Markup {
    let words = visitor.words();
    framed(
        visitor,
        &html! {
            div.stack.you {
                h1 { (words.get("site-you")) }
                (name(visitor))
                (devices(words, known))
                (sayings(visitor, known.words))
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

fn devices(words: &Messages, known: &Known<'_>) -> Markup {
    let text = |id: &str| words.get(id);
    let all = match known.keys {
        Some([_, ..]) => "site-you-leave-all-keys",
        _ => "site-you-leave-all-help",
    };
    let content = html! {
        p { (text("site-you-devices-text")) }
        @match known.link {
            Some(link) => (personal_link(words, link)),
            None => (way("/you/link", &text("site-you-link"), &text("site-you-link-help"))),
        }
        @if let Some(keys) = known.keys {
            (passkeys(words, keys))
            (passkey_button(words, "come", COME))
        }
        (way("/you/leave", &text("site-you-leave"), &text("site-you-leave-help")))
        (way("/you/leave-everywhere", &text("site-you-leave-all"), &text(all)))
    };
    components::panel("devices", &text("site-you-devices"), &html! {}, &content)
}

/// What stands on the button that makes a passkey, beside it, and if it goes wrong.
const KEEP: [&str; 3] = ["site-passkey-keep", "site-passkey-keep-help", "site-passkey-keep-broken"];

/// What stands on the button that brings back by one, beside it, and if it goes wrong.
const COME: [&str; 3] = ["site-passkey-come", "site-passkey-come-help", "site-passkey-come-broken"];

/// A button that only a script can do something with, which shows it where it can; what goes wrong
/// is said below.
fn passkey_button(words: &Messages, act: &str, [what, help, broken]: [&str; 3]) -> Markup {
    html! {
        div.you-way .passkey data-passkey=(act) data-broken=(words.get(broken)) hidden {
            button.btn type="button" { (words.get(what)) }
            p { (words.get(help)) }
            div.passkey-told role="status" {}
        }
    }
}

/// The devices that sign for the visitor, and a way to have one more.
fn passkeys(words: &Messages, keys: &[Key]) -> Markup {
    html! {
        (passkey_button(words, "keep", KEEP))
        @if !keys.is_empty() {
            ul.you-words aria-label=(words.get("site-passkeys")) {
                @for (number, key) in (1_i64..).zip(keys) { (passkey(words, number, key)) }
            }
        }
    }
}

fn passkey(words: &Messages, number: i64, key: &Key) -> Markup {
    let label = say(words, "site-passkey-remove-which", "number", number);
    html! {
        li {
            span { (say(words, "site-passkey", "number", number)) }
            span { (when(words, key.made)) }
            form.inline method="post" action="/you/passkeys/remove" {
                button.btn type="submit" name="passkey" value=(key.id) aria-label=(label) {
                    (words.get("site-passkey-remove"))
                }
            }
        }
    }
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
