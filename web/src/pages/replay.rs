//! Any game at any position: step, slide, play, jump, link, and play on from here.

use ludi_engine::{LogIndex, Messages, Phrase, Seat};
use maud::{Markup, html};

use super::table::{copy, log_lines};
use super::{Frame, document};
use crate::boards::{self, Sight};
use crate::look::{self, Form};
use crate::server::Inner;
use crate::server::desk::Desk;

/// The replay at a position; `None` if there is no such position.
pub fn page(desk: &Desk, inner: &mut Inner, at: LogIndex, playing: bool) -> Option<Markup> {
    let reader = &desk.reader;
    let game = inner.table.game();
    let words = reader.words_of(game.id());
    let names = inner.names();
    let eyes = inner.eyes(reader.guest.as_ref());
    let last = inner.table.last_index();
    let base = desk.path();
    let past = inner.table.at(at)?;
    let sight = Sight { seat: eyes.seat, acting: false, words, names: &names, action: "" };
    let drawing = boards::draw(&*past, &sight);
    let story = inner.table.story(eyes.seat, 0);
    let here: Vec<_> = story.iter().filter(|paragraph| paragraph.at == at).cloned().collect();
    let here = log_lines(words, &names, &base, &here, |_| false);
    let lines = log_lines(words, &names, &base, &story, |other| other == at);
    let heading = words.say(&Phrase::new("site-replay-title").with("game", game.about().name), &[]);
    let main = html! {
        h1.vh { (heading) }
        div.replay #replay data-at=(at) data-last=(last) data-base={ (base) "/replay" } data-playing[playing] {
            (controls(words, &base, at, last, playing))
            div #replay-now .replay-now aria-live="polite" {
                @if at == 0 { p { (words.get("site-replay-begin")) } }
                @else { (look::log_list(words, game.id(), &here)) }
            }
            div.table.replay-table {
                div.table-players {
                    (look::panel("players", &words.get("site-players"), &html! {}, &html! {
                        div.players { @for area in &drawing.areas { div.player-row { (area) } } }
                    }))
                }
                div #board .table-board {
                    (drawing.board)
                    @if eyes.seat.is_some() {
                        (look::panel("goods", &words.get("site-goods"), &html! {}, &drawing.tray))
                    }
                }
                div.table-side {
                    (onwards(words, desk, inner, at, eyes.seat))
                    (look::panel("story", &words.get("site-story"), &html! {}, &html! {
                        div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
                            (look::log_list(words, game.id(), &lines))
                        }
                    }))
                }
            }
        }
    };
    let place = format!("{} · {}", drawing.moment, game.about().name.get(reader.lang));
    let frame = Frame {
        title: &heading,
        place: &place,
        game: game.id(),
        kind: look::Kind::Replay(game.id()),
    };
    let here = reader.at(format!("{base}/replay?at={at}"));
    Some(document(&here, &frame, &main))
}

fn controls(words: &Messages, base: &str, at: LogIndex, last: LogIndex, playing: bool) -> Markup {
    let to = |position: LogIndex| format!("{base}/replay?at={position}");
    let step = |label: &str, symbol: &str, position: LogIndex, open: bool| {
        let label = words.get(label);
        html! {
            @if open {
                a.btn href=(to(position)) aria-label=(label) title=(label) data-step { (look::icon(symbol)) }
            } @else {
                span.btn aria-hidden="true" { (look::icon(symbol)) }
            }
        }
    };
    let place = Phrase::new("site-replay-place").with("at", at).with("last", last);
    html! {
        nav #replay-controls .replay-controls aria-label=(words.get("site-replay-controls")) {
            (step("site-replay-first", "first", 0, at > 0))
            (step("site-replay-back", "previous", at.saturating_sub(1), at > 0))
            @if playing {
                a.btn.go href=(to(at)) #replay-play aria-label=(words.get("site-replay-pause")) { (look::icon("pause")) }
            } @else if at < last {
                a.btn.go href={ (to(at)) "&play=1" } #replay-play aria-label=(words.get("site-replay-play")) { (look::icon("play")) }
            }
            (step("site-replay-next", "next", (at + 1).min(last), at < last))
            (step("site-replay-last", "last", last, at < last))
            form.slide method="get" action={ (base) "/replay" } {
                label.vh for="slide" { (words.get("site-replay-slide")) }
                input #slide type="range" name="at" min="0" max=(last) value=(at);
                noscript { (look::button(&words.get("site-replay-go"), "", "", false)) }
            }
            span.place { (words.say(&place, &[])) }
            a.btn href=(base) { (words.get("site-replay-leave")) }
        }
    }
}

/// What can be done from here: a link, another game, the way back.
fn onwards(
    words: &Messages,
    desk: &Desk,
    inner: &Inner,
    at: LogIndex,
    seat: Option<Seat>,
) -> Markup {
    let base = desk.path();
    let address = desk.app.link(&format!("{base}/replay?at={at}"));
    let closed = inner.table.is_closed();
    let ask = format!("{base}/ask");
    let form = Form { action: &ask, position: inner.table.last_index(), seat };
    let players = inner.table.players().len() as u8;
    let names = inner.names();
    html! {
        section.panel #onwards aria-labelledby="onwards-heading" {
            div.row-head { h2 #onwards-heading { (words.get("site-onwards")) } }
            div.field {
                label for="position-link" { (words.get("site-position-link")) }
                input #position-link .link type="text" readonly value=(address);
                (copy(words, "position-link"))
            }
            form.row method="post" action={ (base) "/fork" } {
                input type="hidden" name="at" value=(at);
                label for="fork-seat" { (words.get("site-fork-seat")) }
                select #fork-seat name="seat" {
                    @for other in Seat::all(players) {
                        option value=(other.0) selected[Some(other) == seat] { (words.player(other, &names)) }
                    }
                }
                (look::button(&words.get("site-fork"), "", "", false))
            }
            @if let Some(seat) = seat && !closed && at < inner.table.last_index() && inner.bot(seat).is_none() {
                (form.around("row", &html! {
                    button.btn type="submit" name="to" value=(at) { (words.get("site-ask-here")) }
                }))
            }
        }
    }
}
