//! Any game at any position: step, slide, play, jump, link, and play on from here.

mod stretch;

use ludi_bots::Verdict;
use ludi_engine::{LogIndex, Paragraph, Phrase};
use maud::{Markup, html};

use super::analysis::{Telling, again, sentence};
use super::table::{copy, log_lines};
use super::{Frame, document};
use crate::TableView;
use crate::boards::{self, Captions, Drawing, OnDemand, Past};
use crate::components;

pub use self::stretch::{Stretch, Way};

/// A place in a replay.
pub struct Stop<'a> {
    /// The event after which the table is shown.
    pub at: LogIndex,
    /// The part of the game that is watched, if it is not all of it.
    pub stretch: Option<Stretch>,
    /// Whether it plays by itself.
    pub playing: bool,
    /// What an analysis says of the decision that follows.
    pub remark: Option<&'a Verdict<String>>,
}

/// The way through a game, or a stretch of it, from an event.
pub fn way(view: &mut TableView<'_>, at: LogIndex, stretch: Option<Stretch>) -> Way {
    let story = view.table.story(view.viewer.seat, stretch.map_or(0, |stretch| stretch.from));
    Way::new(at, view.index(), stretch, &story)
}

/// How many parts of the story are listed on each side of where one is, so that a page of a long
/// game is no longer than another.
const NEAR: usize = 200;

/// The part of the story around an event.
fn near(story: &[Paragraph], at: LogIndex) -> &[Paragraph] {
    let here = story.partition_point(|paragraph| paragraph.at < at);
    &story[here.saturating_sub(NEAR)..story.len().min(here + NEAR)]
}

/// The replay at an event; `None` if there is no such event.
pub fn page(view: &mut TableView<'_>, stop: &Stop<'_>) -> Option<Markup> {
    let Stop { at, stretch, remark, .. } = *stop;
    let past = view.table.at(at)?;
    let story = view.table.story(view.viewer.seat, 0);
    let view = &*view;
    let (game, words, base) = (view.game(), view.words, view.path());
    let way = Way::new(at, view.index(), stretch, &story);
    // What an analysis speaks of is seen by the eyes of whoever decided.
    let made =
        remark.map(|verdict| Past { chosen: Some(&verdict.made), better: Some(&verdict.other) });
    let query = stretch.map(Stretch::query).unwrap_or_default();
    let here = format!("{base}/replay?at={at}{query}");
    let page = format!("{here}&");
    let eyes = remark.map_or(view.viewer.seat, |verdict| Some(verdict.seat));
    let told: Vec<_> = match stretch {
        Some(stretch) => stretch.told(&way, at, &story),
        None => story.iter().filter(|paragraph| paragraph.at == at).cloned().collect(),
    };
    let actor = told.iter().find_map(|paragraph| paragraph.seat);
    // What has just been done is marked, and whoever did it is looked at.
    let begins = stretch.map_or(0, |stretch| stretch.from);
    let since = way.back.filter(|_| at > begins && remark.is_none());
    let asked = view.asked.or(actor.filter(|_| since.is_some()));
    let on_demand = Some(OnDemand { table: &base, page: &page, asked });
    let captions = Captions { words, names: &view.names, action: "", past: made, on_demand, since };
    let drawing = boards::draw(&*past, eyes, remark.is_some(), &captions);
    let told = log_lines(view, &told, |_| false);
    let near = near(&story, at);
    let mut lines = log_lines(view, near, |other| other == at);
    lines.reverse();
    let place = |paragraph: &Paragraph| format!("{base}/replay?at={}{query}", paragraph.at);
    let later = near.last().filter(|last| story.last().is_some_and(|end| last.at < end.at));
    let earlier = near.first().filter(|first| story.first().is_some_and(|end| first.at > end.at));
    let listed = html! {
        @if let Some(last) = later { p { a.more href=(place(last)) { (words.get("site-replay-later")) } } }
        (components::log_list(words, game.id(), &lines))
        @if let Some(first) = earlier { p { a.more href=(place(first)) { (words.get("site-replay-earlier")) } } }
    };
    let heading = view.say(&Phrase::new("site-replay-title").with("game", game.about().name));
    let main = html! {
        h1.vh { (heading) }
        div.replay #replay data-at=(at) data-base={ (base) "/replay" } data-stretch=[stretch.map(Stretch::query)]
            data-back=[way.back] data-next=[way.next] data-dwell=(stretch::dwell(view.speed))
            data-seat=[actor.map(|seat| seat.0)] {
            (controls(view, stop, &way))
            div #replay-remark {
                @if let Some(verdict) = remark { (self::remark(view, at, verdict)) }
            }
            div #replay-now .replay-now aria-live="polite" {
                @if stretch.is_some_and(|stretch| stretch.from == at) { p { (words.get("site-again-begin")) } }
                @else if at == 0 { p { (words.get("site-replay-begin")) } }
                @else { (components::log_list(words, game.id(), &told)) }
            }
            (table(view, &drawing, &listed, stop))
        }
    };
    let place = format!("{} · {}", drawing.moment, game.about().name.get(words.lang()));
    let frame = Frame {
        title: &heading,
        place: &place,
        game: game.id(),
        kind: components::Kind::Replay(game.id()),
        ..Frame::default()
    };
    Some(document(&view.visitor.at(here), &frame, &main))
}

/// The table as it was, what can be done from there, and the story.
fn table(view: &TableView<'_>, drawing: &Drawing, listed: &Markup, stop: &Stop<'_>) -> Markup {
    let words = view.words;
    html! {
        div.table.replay-table {
            div.table-players {
                (components::panel("players", &words.get("site-players"), &html! {}, &html! {
                    div.players { @for (_, area) in &drawing.areas { div.player-row { (area) } } }
                }))
            }
            div #board .table-board {
                div.replay-stage { (drawing.board) }
                @if view.viewer.seat.is_some() || stop.remark.is_some() {
                    (components::panel("goods", &words.get("site-goods"), &html! {}, &drawing.tray))
                }
            }
            div.table-side {
                (onwards(view, stop.at))
                (components::panel("story", &words.get("site-story"), &html! {}, &html! {
                    div.tall #story-list tabindex="0" role="group" aria-labelledby="story-heading" {
                        (listed)
                    }
                }))
            }
        }
    }
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

fn controls(view: &TableView<'_>, stop: &Stop<'_>, way: &Way) -> Markup {
    let (words, base) = (view.words, view.path());
    let query = stop.stretch.map(Stretch::query).unwrap_or_default();
    let to = |position: LogIndex| format!("{base}/replay?at={position}{query}");
    let step = |label: &str, symbol: &str, position: Option<LogIndex>| {
        let label = words.get(label);
        html! {
            @if let Some(position) = position {
                a.btn href=(to(position)) aria-label=(label) title=(label) data-step { (components::icon(symbol)) }
            } @else {
                span.btn aria-hidden="true" { (components::icon(symbol)) }
            }
        }
    };
    let place = if stop.stretch.is_some() { "site-again-place" } else { "site-replay-place" };
    let place = Phrase::new(place).with("at", way.count.0).with("last", way.count.1);
    html! {
        nav #replay-controls .replay-controls aria-label=(words.get("site-replay-controls")) {
            (step("site-replay-first", "first", way.back.map(|_| way.first)))
            (step("site-replay-back", "previous", way.back))
            @if stop.playing {
                a.btn.go href=(to(stop.at)) #replay-play aria-label=(words.get("site-replay-pause")) { (components::icon("pause")) }
            } @else if way.next.is_some() {
                a.btn.go href={ (to(stop.at)) "&play=1" } #replay-play aria-label=(words.get("site-replay-play"))
                    data-play=(words.get("site-replay-play")) data-pause=(words.get("site-replay-pause")) { (components::icon("play")) }
            }
            (step("site-replay-next", "next", way.next))
            (step("site-replay-last", "last", way.next.map(|_| way.last)))
            @if stop.stretch.is_none() {
                form.slide method="get" action={ (base) "/replay" } {
                    label.vh for="slide" { (words.get("site-replay-slide")) }
                    input #slide type="range" name="at" min="0" max=(way.last) value=(stop.at);
                    noscript { (components::button(&words.get("site-replay-go"), "", "", false)) }
                }
            }
            span.place { (words.say(&place, &[])) }
            a.btn.go[stop.stretch.is_some() && way.next.is_none()] #replay-leave href=(base) {
                (words.get("site-replay-leave"))
            }
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
            form.row method="post" action={ (base) "/fork" } data-shuffle {
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

#[cfg(test)]
mod tests {
    use ludi_engine::Occasion;

    use super::*;

    #[test]
    fn the_story_near_an_event_has_it_in_it_and_is_no_longer_in_a_long_game() {
        // Some events have nothing to tell.
        let told = |at: LogIndex| Paragraph {
            at,
            seat: None,
            lines: Vec::new(),
            aloud: Vec::new(),
            in_force: true,
            occasion: Occasion::Play,
            round: 0,
            together: false,
            deeds: Vec::new(),
            changes: Vec::new(),
        };
        let story: Vec<Paragraph> = (1..=2_000).step_by(2).map(told).collect();
        let places = |at| near(&story, at).iter().map(|told| told.at).collect::<Vec<_>>();
        let half = NEAR as LogIndex * 2;
        for at in [1, 2, 399, 400, 401, 1_000, 1_001, 1_600, 1_998, 1_999] {
            let near = places(at);
            assert!(near.len() <= 2 * NEAR && near.windows(2).all(|two| two[1] == two[0] + 2));
            assert!(near.contains(&(at | 1)), "{at} is in it, or the next that is told");
            assert_eq!(near[0], (at | 1).saturating_sub(half).max(1), "{at}");
            assert_eq!(*near.last().unwrap(), ((at | 1) + half - 2).min(1_999), "{at}");
        }
        assert_eq!(places(1_999).len(), NEAR + 1);
        assert_eq!(near(&[], 7), []);
    }
}
