//! Who sits at the table: the players, free seats, links to them, and what all are asked.

use ludi_engine::{Phrase, Question, Seat};
use maud::{Markup, html};

use super::invite::copy;
use super::settings::{estimates_wish, guide, may_be_estimated, pace};
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
        let open = |seat: &Seat| !question.agreed.contains(*seat);
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
                    @if view.viewer.seats.len() > 1 { (components::seat_name(words, view.game().id(), seat, &view.names)) }
                    (form(&agree).around("inline", &components::button(&words.get("site-agree"), "", "", true)))
                    (form(&decline).around("inline", &components::button(&words.get("site-decline"), "", "", false)))
                }
            }
        })
    });
    html! { div #question { @if let Some(content) = content { (content) } } }
}

/// Whether the viewer still has to answer the question.
pub(super) fn is_asked(view: &TableView<'_>) -> bool {
    view.table.question().is_some_and(|question| {
        view.viewer.seats.iter().any(|seat| !question.agreed.contains(seat))
    })
}

/// What going back would take away: the first thing the asker did since, in words.
pub(super) fn taken_back(view: &mut TableView<'_>, question: Question) -> String {
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
    let estimates = estimates(view);
    let changed = |seat: Seat| view.say(&Phrase::new("site-changed").with("who", seat));
    let content = html! {
        div.players {
            @for (seat, area) in &drawing.areas {
                div.player-row.active[turn.contains(*seat)] #{ "row-" (seat) } data-changed-by=(changed(*seat)) {
                    (area)
                    (presence(view, *seat))
                    @if let Some(points) = estimates.get(seat.index()) { (estimate(view, *seat, *points)) }
                    @if let Some(tag) = tags(*seat) { p.tag { small { (tag) } } }
                }
            }
            (drawing.beside)
        }
    };
    let several = words.get("site-changed-several");
    html! {
        section #players aria-label=(words.get("site-players")) data-changed-by=(several) {
            (content)
        }
    }
}

/// What every player can expect to score, for those who want to know and may ask for hints.
fn estimates(view: &TableView<'_>) -> Vec<f32> {
    if !view.visitor.estimates || !may_be_estimated(view) || view.viewer.curtain.is_some() {
        return Vec::new();
    }
    let thinker = ludi_registry::thinker(view.game().id());
    thinker.and_then(|thinker| thinker.estimate(view.table, view.viewer.seat)).unwrap_or_default()
}

fn estimate(view: &TableView<'_>, seat: Seat, points: f32) -> Markup {
    let points = points.round() as i64;
    let said = Phrase::new("site-estimate").with("who", seat).with("points", points);
    let said = view.say(&said);
    html! { p.estimate title=(said) { span aria-hidden="true" { "→ " (points) } span.vh { (said) } } }
}

/// Whether a friend has the table open: a full dot or a ring, and words.
fn presence(view: &TableView<'_>, seat: Seat) -> Markup {
    if !view.is_company(seat) || view.table.is_closed() {
        return html! {};
    }
    let here = view.seat(seat).here;
    let (class, said) =
        if here { ("presence is-here", "site-here") } else { ("presence", "site-away") };
    let said = view.words.get(said);
    html! { span class=(class) title=(said) { span { (said) } } }
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
                        (components::seat_name(words, view.game().id(), seat, &view.names))
                        (presence(view, seat))
                        @if view.is_free(seat) && view.seat(seat).open && view.viewer.seats.is_empty() {
                            form method="post" action={ (view.path()) "/join" } data-shuffle=(view.table.header().commitment) {
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
            (watchers(view))
            (pace(view))
            (guide(view))
            (estimates_wish(view))
            (giving_up(view))
            @if view.table.header().fork.is_some() { p { small { (words.get("site-fork-note")) } } }
            p.row {
                a href={ (view.path()) "/log" } { (words.get("site-log")) } " "
                (components::provenance_mark(words, view.game().id(), view.table.pack().origins()))
            }
        }
    }
}

/// The link for spectators and who else may watch; folded where nobody is expected.
fn watchers(view: &TableView<'_>) -> Markup {
    let words = view.words;
    let Some(watch) = &view.links.watch else { return html! {} };
    html! {
        details.watchers #watchers open[!view.is_alone()] {
            summary { (words.get("site-watchers")) }
            div.field {
                label for="watch-link" { (words.get("site-watch-link")) }
                input #watch-link .link type="text" readonly value=(watch);
                (copy(words, "watch-link"))
                div.help { (words.get(if view.public { "site-is-public" } else { "site-is-private" })) }
            }
            @if view.viewer.host {
                form.inline method="post" action={ (view.path()) "/publish" } data-live {
                    @if view.public {
                        (components::button(&words.get("site-make-private"), "public", "no", false))
                    } @else {
                        (components::button(&words.get("site-make-public"), "public", "yes", false))
                    }
                }
            }
        }
    }
}

/// Giving up: a bot takes over, for as long as the player likes.
fn giving_up(view: &TableView<'_>) -> Markup {
    let plays = view.viewer.seats.iter().any(|seat| view.bot(seat).is_none());
    if !plays || view.table.is_closed() {
        return html! {};
    }
    let words = view.words;
    html! {
        details.give-up #give-up {
            summary { (words.get("site-resign")) }
            form method="post" action=(view.at("resign")) {
                p { small { (words.get("site-resign-help")) } }
                (components::button(&words.get("site-resign-do"), "", "", false))
            }
        }
    }
}
