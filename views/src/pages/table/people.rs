//! Who sits at the table: the players, free seats, links to them, and what all are asked.

use ludi_engine::{Messages, Phrase, Question, Seat};
use maud::{Markup, html};

use super::settings::pace;
use crate::TableView;
use crate::boards::Drawing;
use crate::components::{self, Form, Tone};
use crate::form::USUAL_LEVEL;
use crate::pages::rank;

/// The question whether to go back, and who has to answer.
pub(super) fn question(view: &mut TableView<'_>) -> Markup {
    let asked = view.table.question();
    let what = asked.map(|question| taken_back(view, question));
    let view = &*view;
    let words = view.words;
    let content = asked.map(|question| {
        let what = what.clone().unwrap_or_default();
        let text = Phrase::new("site-question").with("who", question.by).with("what", what);
        let open = |seat: &Seat| !question.agreed.contains(*seat) && view.bot(*seat).is_none();
        let own: Vec<Seat> = view.viewer.seats.iter().filter(open).collect();
        let others: Vec<String> = view.all_seats()
            .filter(|seat| !question.agreed.contains(*seat))
            .map(|seat| view.player(seat))
            .collect();
        let (agree, decline) = (view.at("agree"), view.at("decline"));
        components::notice(Tone::Info, &html! {
            p {
                (view.say(&text)) " "
                a href={ (view.path()) "/replay?at=" (question.to) } { (words.get("site-question-look")) }
            }
            @if own.is_empty() {
                p { (view.say(&Phrase::new("site-question-waits").with("who", others.join(", ")))) }
            }
            @for seat in own {
                @let form = |action| Form { action, position: view.index(), seat: Some(seat) };
                div.row {
                    @if view.viewer.seats.len() > 1 { (components::seat_name(words, seat, &view.names)) }
                    (form(&agree).around("inline", &components::button(&words.get("site-agree"), "", "", true)))
                    (form(&decline).around("inline", &components::button(&words.get("site-decline"), "", "", false)))
                }
            }
        })
    });
    html! { div #question { @if let Some(content) = content { (content) } } }
}

/// What going back would take away: the first thing the asker did since, in words.
fn taken_back(view: &mut TableView<'_>, question: Question) -> String {
    let story = view.table.story(view.viewer.seat, question.to);
    let own = story.iter().find(|told| told.in_force && told.seat == Some(question.by));
    let line = own.and_then(|told| told.lines.first());
    line.map(|(phrase, _)| view.say(phrase)).unwrap_or_default()
}

pub(super) fn players(view: &TableView<'_>, drawing: &Drawing) -> Markup {
    let words = view.words;
    let tags = |seat: Seat| match view.bot(seat) {
        Some(level) if view.seat(seat).owned => {
            let phrase = Phrase::new("site-tag-replaced").with("level", rank(words, level));
            Some(view.say(&phrase))
        }
        Some(level) => {
            let phrase = Phrase::new("site-tag-bot").with("level", rank(words, level));
            Some(view.say(&phrase))
        }
        None if view.is_free(seat) => Some(words.get("site-tag-free")),
        None => None,
    };
    let turn = view.turn();
    let changed = |seat: Seat| view.say(&Phrase::new("site-changed").with("who", seat));
    let content = html! {
        div.players {
            @for (seat, area) in Seat::all(drawing.areas.len() as u8).zip(&drawing.areas) {
                div.player-row.active[turn.contains(seat)] data-changed-by=(changed(seat)) {
                    (area)
                    @if let Some(tag) = tags(seat) { p.tag { small { (tag) } } }
                }
            }
        }
    };
    html! { section #players aria-label=(words.get("site-players")) { (content) } }
}

/// Links to the seats that are still free, for the host to send.
pub(super) fn invite(view: &TableView<'_>) -> Markup {
    let words = view.words;
    if view.links.seats.is_empty() || view.table.is_closed() {
        return html! { div #invite {} };
    }
    html! {
        div #invite {
            details.invite-links open {
                summary { (words.get("site-invite")) }
                @for (seat, link) in &view.links.seats {
                    @let id = format!("link-{}", seat.0);
                    @let label = Phrase::new("site-seat-link").with("number", i64::from(seat.0) + 1);
                    div.row {
                        label for=(id) { (components::badge(*seat)) " " (view.say(&label)) }
                        input #(id) .link type="text" readonly value=(link);
                        (copy(words, &id))
                    }
                }
            }
        }
    }
}

/// Who sits where, the link for spectators, and what the host can do.
pub(super) fn seats(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let all = || view.all_seats();
    let host = view.viewer.host;
    let mine = |seat: Seat| view.viewer.seats.contains(seat);
    let replace = view.at("replace");
    html! {
        div #seats {
            ul.seat-list {
                @for seat in all() {
                    li {
                        (components::seat_name(words, seat, &view.names))
                        @if view.is_free(seat) && view.seat(seat).open && view.viewer.seats.is_empty() {
                            form method="post" action={ (view.path()) "/join" } {
                                input type="hidden" name="seat" value=(seat.0);
                                (components::button(&words.get("site-sit"), "", "", true))
                            }
                        }
                        @if host || mine(seat) {
                            @let form = Form { action: &replace, position: view.index(), seat: Some(seat) };
                            @let returns = view.bot(seat).is_some() && (view.seat(seat).owned || view.table.players()[seat.index()].bot.is_some());
                            @if returns {
                                (form.around("inline", &components::button(&words.get(
                                    if !view.seat(seat).owned { "site-free-seat" }
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
            @if let Some(watch) = &view.links.watch {
                div.field {
                    label for="watch-link" { (words.get("site-watch-link")) }
                    input #watch-link .link type="text" readonly value=(watch);
                    (copy(words, "watch-link"))
                    div.help { (words.get(if view.public { "site-is-public" } else { "site-is-private" })) }
                }
            }
            @if host {
                form.inline method="post" action={ (view.path()) "/publish" } data-live {
                    @if view.public {
                        (components::button(&words.get("site-make-private"), "public", "no", false))
                    } @else {
                        (components::button(&words.get("site-make-public"), "public", "yes", false))
                    }
                }
            }
            (pace(view))
            p.row {
                a href={ (view.path()) "/log" } { (words.get("site-log")) } " "
                (components::provenance_mark(words, view.game().id(), view.table.pack().origins()))
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
