//! Any game at any position: step, slide, play, jump, link, and play on from here.

use ludi_bots::Verdict;
use ludi_engine::{LogIndex, Messages, Phrase};
use maud::{Markup, PreEscaped, html};

use super::analysis::{Telling, again, sentence};
use super::table::{copy, log_lines};
use super::{Frame, document};
use crate::TableView;
use crate::boards::{self, Captions, Drawing};
use crate::components;

/// The replay at an event, with what an analysis says of the decision that follows; `None` if
/// there is no such event.
pub fn page(
    view: &mut TableView<'_>,
    at: LogIndex,
    playing: bool,
    remark: Option<&Verdict<String>>,
) -> Option<Markup> {
    let past = view.table.at(at)?;
    let story = view.table.story(view.viewer.seat, 0);
    let view = &*view;
    let (game, words, base, last) = (view.game(), view.words, view.path(), view.index());
    let captions = Captions { words, names: &view.names, action: "" };
    let drawing = match remark {
        Some(verdict) => marked(boards::draw(&*past, Some(verdict.seat), true, &captions), verdict),
        None => boards::draw(&*past, view.viewer.seat, false, &captions),
    };
    let here: Vec<_> = story.iter().filter(|paragraph| paragraph.at == at).cloned().collect();
    let here = log_lines(view, &here, |_| false);
    let lines = log_lines(view, &story, |other| other == at);
    let heading = view.say(&Phrase::new("site-replay-title").with("game", game.about().name));
    let main = html! {
        h1.vh { (heading) }
        div.replay #replay data-at=(at) data-last=(last) data-base={ (base) "/replay" } data-playing[playing] {
            (controls(words, &base, at, last, playing))
            div #replay-remark {
                @if let Some(verdict) = remark { (self::remark(view, at, verdict)) }
            }
            div #replay-now .replay-now aria-live="polite" {
                @if at == 0 { p { (words.get("site-replay-begin")) } }
                @else { (components::log_list(words, game.id(), &here)) }
            }
            div.table.replay-table {
                div.table-players {
                    (components::panel("players", &words.get("site-players"), &html! {}, &html! {
                        div.players { @for area in &drawing.areas { div.player-row { (area) } } }
                    }))
                }
                div #board .table-board {
                    (drawing.board)
                    @if view.viewer.seat.is_some() || remark.is_some() {
                        (components::panel("goods", &words.get("site-goods"), &html! {}, &drawing.tray))
                    }
                }
                div.table-side {
                    (onwards(view, at))
                    (components::panel("story", &words.get("site-story"), &html! {}, &html! {
                        div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
                            (components::log_list(words, game.id(), &lines))
                        }
                    }))
                }
            }
        }
    };
    let place = format!("{} · {}", drawing.moment, game.about().name.get(words.lang()));
    let frame = Frame {
        title: &heading,
        place: &place,
        game: game.id(),
        kind: components::Kind::Replay(game.id()),
        bar: None,
    };
    let here = view.visitor.at(format!("{base}/replay?at={at}"));
    Some(document(&here, &frame, &main))
}

/// What an analysis says of the decision that follows, and another try at it.
fn remark(view: &TableView<'_>, at: LogIndex, verdict: &Verdict<String>) -> Markup {
    let words = view.words;
    let Some(said) = sentence(view, verdict, Telling::Mistake) else { return html! {} };
    components::notice(
        components::Tone::Info,
        &html! {
            p { strong { (words.get("look-end-next-decision")) } " " (said) }
            div.row {
                span.verdict-key data-verdict="chosen" { (words.get("site-verdict-chosen")) }
                span.verdict-key data-verdict="better" { (words.get("site-verdict-better")) }
                (again(view, at, verdict.seat, "btn"))
                a.btn href=(view.at("analysis")) { (words.get("site-analysis")) }
            }
        },
    )
}

/// The board as whoever decided saw it, with a mark on what was chosen and on what was better. It
/// is a picture: nothing on it can be decided.
fn marked(drawing: Drawing, verdict: &Verdict<String>) -> Drawing {
    let mark = |picture: Markup| {
        let mut text = picture.into_string().replace("type=\"submit\"", "type=\"button\"");
        for (notation, mark) in [(&verdict.made, "chosen"), (&verdict.other, "better")] {
            let button =
                format!("name=\"decision\" value=\"{}\"", html! { (notation) }.into_string());
            text = text.replace(&button, &format!("{button} data-verdict=\"{mark}\""));
        }
        PreEscaped(text)
    };
    Drawing { board: mark(drawing.board), tray: mark(drawing.tray), ..drawing }
}

fn controls(words: &Messages, base: &str, at: LogIndex, last: LogIndex, playing: bool) -> Markup {
    let to = |position: LogIndex| format!("{base}/replay?at={position}");
    let step = |label: &str, symbol: &str, position: LogIndex, open: bool| {
        let label = words.get(label);
        html! {
            @if open {
                a.btn href=(to(position)) aria-label=(label) title=(label) data-step { (components::icon(symbol)) }
            } @else {
                span.btn aria-hidden="true" { (components::icon(symbol)) }
            }
        }
    };
    let place = Phrase::new("site-replay-place").with("at", at).with("last", last);
    html! {
        nav #replay-controls .replay-controls aria-label=(words.get("site-replay-controls")) {
            (step("site-replay-first", "first", 0, at > 0))
            (step("site-replay-back", "previous", at.saturating_sub(1), at > 0))
            @if playing {
                a.btn.go href=(to(at)) #replay-play aria-label=(words.get("site-replay-pause")) { (components::icon("pause")) }
            } @else if at < last {
                a.btn.go href={ (to(at)) "&play=1" } #replay-play aria-label=(words.get("site-replay-play")) { (components::icon("play")) }
            }
            (step("site-replay-next", "next", (at + 1).min(last), at < last))
            (step("site-replay-last", "last", last, at < last))
            form.slide method="get" action={ (base) "/replay" } {
                label.vh for="slide" { (words.get("site-replay-slide")) }
                input #slide type="range" name="at" min="0" max=(last) value=(at);
                noscript { (components::button(&words.get("site-replay-go"), "", "", false)) }
            }
            span.place { (words.say(&place, &[])) }
            a.btn href=(base) { (words.get("site-replay-leave")) }
        }
    }
}

/// What can be done from here: a link, another game, the way back.
fn onwards(view: &TableView<'_>, at: LogIndex) -> Markup {
    let (words, base, seat) = (view.words, view.path(), view.viewer.seat);
    let address = format!("{}{base}/replay?at={at}", view.links.site);
    let ask = view.at("ask");
    let form = view.form(&ask);
    let is_past = !view.table.is_closed() && at < view.index();
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
                    @for other in view.all_seats() {
                        option value=(other.0) selected[Some(other) == seat] { (view.player(other)) }
                    }
                }
                (components::button(&words.get("site-fork"), "", "", false))
            }
            @if is_past && seat.is_some_and(|seat| view.bot(seat).is_none()) {
                (form.around("row", &html! {
                    button.btn type="submit" name="to" value=(at) { (words.get("site-ask-here")) }
                }))
            }
        }
    }
}
