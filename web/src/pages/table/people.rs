//! Who sits at the table: the players, free seats, links to them, and what all are asked.

use ludi_engine::{Messages, Phrase, Seat};
use maud::{Markup, html};

use super::Setting;
use crate::look::{self, Form, Tone};
use crate::pages::rank;
use crate::server::actions::{WATCH, seat_purpose};
use crate::server::making::USUAL_LEVEL;
use crate::server::{Drawing, Inner};

/// The question whether to go back, and who has to answer.
pub(super) fn question(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let asked = inner.table.question();
    let content = asked.map(|question| {
        let text = Phrase::new("site-question").with("who", question.by).with("at", question.to);
        let open = |seat: &Seat| !question.agreed.contains(*seat) && inner.bot(*seat).is_none();
        let own: Vec<Seat> = setting.eyes.seats.iter().filter(open).collect();
        let others: Vec<String> = Seat::all(setting.names.len() as u8)
            .filter(|seat| !question.agreed.contains(*seat))
            .map(|seat| setting.player(seat))
            .collect();
        let (agree, decline) = (setting.at("agree"), setting.at("decline"));
        look::notice(Tone::Info, &html! {
            p {
                (setting.say(&text)) " "
                a href={ (setting.base) "/replay?at=" (question.to) } { (words.get("site-question-look")) }
            }
            @if own.is_empty() {
                p { (setting.say(&Phrase::new("site-question-waits").with("who", others.join(", ")))) }
            }
            @for seat in own {
                @let form = |action| Form { action, position: setting.position, seat: Some(seat) };
                div.row {
                    @if setting.eyes.seats.len() > 1 { (look::seat_name(words, seat, &setting.names)) }
                    (form(&agree).around("inline", &look::button(&words.get("site-agree"), "", "", true)))
                    (form(&decline).around("inline", &look::button(&words.get("site-decline"), "", "", false)))
                }
            }
        })
    });
    html! { div #question { @if let Some(content) = content { (content) } } }
}

pub(super) fn players(setting: &Setting<'_>, inner: &Inner, drawing: &Drawing) -> Markup {
    let words = setting.words;
    let tags = |seat: Seat| match inner.bot(seat) {
        Some(level) if inner.owner(seat).is_some() => {
            let phrase = Phrase::new("site-tag-replaced").with("level", rank(words, level));
            Some(setting.say(&phrase))
        }
        Some(level) => {
            let phrase = Phrase::new("site-tag-bot").with("level", rank(words, level));
            Some(setting.say(&phrase))
        }
        None if inner.is_free(seat) => Some(words.get("site-tag-free")),
        None => None,
    };
    let turn = inner.turn();
    let content = html! {
        div.players {
            @for (seat, area) in Seat::all(drawing.areas.len() as u8).zip(&drawing.areas) {
                div.player-row.active[turn.contains(seat)] {
                    (area)
                    @if let Some(tag) = tags(seat) { p.tag { small { (tag) } } }
                }
            }
        }
    };
    look::panel("players", &words.get("site-players"), &html! {}, &content)
}

/// Links to the seats that are still free, for the host to send.
pub(super) fn invite(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let free: Vec<Seat> =
        Seat::all(setting.names.len() as u8).filter(|seat| inner.is_free(*seat)).collect();
    if !setting.eyes.host || free.is_empty() || inner.table.is_closed() {
        return html! { div #invite {} };
    }
    let link = |seat: Seat| {
        let word = inner.secrets.key.word(&seat_purpose(seat));
        setting.desk.app.link(&format!("{}/seat/{seat}/{word}", setting.base))
    };
    html! {
        div #invite {
            (look::notice(Tone::Info, &html! {
                p { (words.get("site-invite")) }
                @for seat in free {
                    @let id = format!("link-{}", seat.0);
                    @let label = Phrase::new("site-seat-link").with("number", i64::from(seat.0) + 1);
                    div.row {
                        label for=(id) { (look::badge(seat)) " " (setting.say(&label)) }
                        input #(id) .link type="text" readonly value=(link(seat));
                        (copy(words, &id))
                    }
                }
            }))
        }
    }
}

/// Who sits where, the link for spectators, and what the host can do.
pub(super) fn seats(setting: &Setting<'_>, inner: &Inner) -> Markup {
    let words = setting.words;
    let all = || Seat::all(setting.names.len() as u8);
    let host = setting.eyes.host;
    let mine = |seat: Seat| setting.eyes.seats.contains(seat);
    let link = |path: String| setting.desk.app.link(&path);
    let replace = setting.at("replace");
    let key = &inner.secrets.key;
    let sits = host || !setting.eyes.seats.is_empty();
    html! {
        details.panel #seats {
            summary { h2 { (words.get("site-seats")) } }
            ul.seat-list {
                @for seat in all() {
                    li {
                        (look::seat_name(words, seat, &setting.names))
                        @if inner.is_free(seat) && inner.row.seats[seat.index()].open && setting.eyes.seats.is_empty() {
                            form method="post" action={ (setting.base) "/join" } {
                                input type="hidden" name="seat" value=(seat.0);
                                (look::button(&words.get("site-sit"), "", "", true))
                            }
                        }
                        @if host || mine(seat) {
                            @let form = Form { action: &replace, position: setting.position, seat: Some(seat) };
                            @let returns = inner.bot(seat).is_some() && (inner.owner(seat).is_some() || inner.table.players()[seat.index()].bot.is_some());
                            @if returns {
                                (form.around("inline", &look::button(&words.get(
                                    if inner.owner(seat).is_none() { "site-free-seat" }
                                    else if mine(seat) { "site-return" } else { "site-give-back" }
                                ), "bot", "", false)))
                            } @else {
                                (form.around("inline", &html! {
                                    button.btn type="submit" name="bot" value=(USUAL_LEVEL.id()) {
                                        (words.get("site-let-bot"))
                                    }
                                }))
                            }
                        }
                    }
                }
            }
            @if sits {
                div.field {
                    label for="watch-link" { (words.get("site-watch-link")) }
                    input #watch-link .link type="text" readonly value=(link(format!("{}/watch/{}", setting.base, key.word(WATCH))));
                    (copy(words, "watch-link"))
                    div.help { (words.get(if inner.row.public { "site-is-public" } else { "site-is-private" })) }
                }
            }
            @if host {
                form.inline method="post" action={ (setting.base) "/publish" } data-live {
                    @if inner.row.public {
                        (look::button(&words.get("site-make-private"), "public", "no", false))
                    } @else {
                        (look::button(&words.get("site-make-public"), "public", "yes", false))
                    }
                }
            }
            p.row {
                a href={ (setting.base) "/log" } { (words.get("site-log")) } " "
                (look::provenance_mark(words, setting.about.id, inner.table.origins()))
            }
        }
    }
}

/// A button that copies a link; only a script can, so only a script shows it.
pub fn copy(words: &Messages, id: &str) -> Markup {
    html! {
        button.btn.copy type="button" hidden data-copy=(id) data-done=(words.get("site-copied")) {
            (words.get("site-copy"))
        }
    }
}
