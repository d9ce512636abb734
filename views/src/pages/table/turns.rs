//! The log by turns: a sentence each, the newest first, details on demand.

use ludi_engine::{Detail, LogIndex, Phrase, Seat, Turn};
use maud::{Markup, html};

use super::story::subject;
use crate::TableView;
use crate::components::{self, LogLine};

/// How many turns have their details on the page; the replay has those of all.
const DETAILED: usize = 12;

/// How a log is shown.
#[derive(Clone, Copy)]
pub struct Shown {
    /// The reader's last turn ended here; what others did later is news.
    pub since: Option<LogIndex>,
    /// How many turns have their details at hand.
    pub detailed: usize,
}

impl Shown {
    /// For a reader at the table.
    pub(super) fn since(since: Option<LogIndex>) -> Self {
        Self { since, detailed: DETAILED }
    }

    /// For whoever looks back: everything, and nothing is news.
    pub const WHOLE: Self = Self { since: None, detailed: usize::MAX };
}

/// Turns as a list, the newest first, under the rounds they belong to.
pub fn turn_list(view: &TableView<'_>, turns: &[Turn], shown: Shown) -> Markup {
    let newest: Vec<(usize, &Turn)> = turns.iter().rev().enumerate().collect();
    let is_old = |turn: &Turn| shown.since.is_some_and(|since| turn.to <= since);
    let first_old = newest.iter().position(|(_, turn)| is_old(turn));
    let divided = first_old.filter(|place| *place > 0);
    html! {
        div.chronicle {
            @for round in newest.chunk_by(|one, other| one.1.round == other.1.round) {
                @if let Some(heading) = heading(view, round[0].1.round) { h3 { (heading) } }
                ol {
                    @for (place, turn) in round {
                        @if divided == Some(*place) {
                            li.divider { (view.words.get("site-news")) }
                        }
                        (entry(view, turn, is_news(view, turn, shown), *place < shown.detailed))
                    }
                }
            }
        }
    }
}

/// Whether somebody else did it after the reader's last turn.
pub(super) fn is_news(view: &TableView<'_>, turn: &Turn, shown: Shown) -> bool {
    let is_own = turn.seat.is_some() && turn.seat == view.viewer.seat;
    shown.since.is_some_and(|since| turn.to > since) && !is_own && !turn.is_setup
}

fn heading(view: &TableView<'_>, round: u16) -> Option<String> {
    let id = match view.game().id() {
        "builders" => "look-log-round",
        "hadrian" => "look-log-year",
        _ => "look-log-turn",
    };
    (round > 0).then(|| view.say(&Phrase::new(id).with("n", round)))
}

fn entry(view: &TableView<'_>, turn: &Turn, new: bool, detailed: bool) -> Markup {
    let sentence = sentence(view, turn);
    let moment = html! {
        a.moment href={ (view.path()) "/replay?at=" (turn.to) }
            aria-label=(view.words.get("look-log-position")) { (components::icon("link")) }
    };
    // Without a piece of its own, a turn points at whose it is.
    let pieces = about(view, turn, turn.deeds.iter().flat_map(|deed| &deed.about));
    let about = pieces.or_else(|| turn.seat.map(|_| String::new()));
    // What is told to everybody may begin with the event that ends a turn.
    let whose = if turn.seat.is_some() { "turn" } else { "all" };
    html! {
        li.entry.new[new] #{ (whose) "-" (turn.from) } data-seat=[turn.seat.map(|seat| seat.0 + 1)] {
            @if let Some(seat) = turn.seat { (view.badge(seat)) }
            @else { span.badge.chance aria-hidden="true" {} }
            @if detailed {
                details #{ (whose) "-" (turn.from) "-more" } {
                    summary data-about=[about] { (sentence) }
                    (components::log_list(view.words, view.game().id(), &details(view, turn)))
                    p.refs { (moment) }
                }
            } @else {
                p data-about=[about] { (sentence) " " (moment) }
            }
        }
    }
}

/// The pieces something in a turn is about, for the script that marks them. Where every seat has
/// sheets of its own, those of the viewer say no name.
fn about<'a>(
    view: &TableView<'_>,
    turn: &Turn,
    pieces: impl Iterator<Item = &'a String>,
) -> Option<String> {
    let own = turn.seat.filter(|seat| view.viewer.seat == Some(*seat));
    let own = own.map(|seat| format!("-of-{seat}")).unwrap_or_default();
    let mut all: Vec<&str> = Vec::new();
    for piece in pieces {
        let piece = piece.strip_suffix(&own).unwrap_or(piece);
        if !all.contains(&piece) {
            all.push(piece);
        }
    }
    (!all.is_empty()).then(|| all.join(" "))
}

/// A turn in one sentence, with what it is about; what is told to everybody in several.
fn sentence(view: &TableView<'_>, turn: &Turn) -> Markup {
    if turn.is_setup {
        return html! { (view.words.get("turn-setup")) };
    }
    let Some(seat) = turn.seat else {
        return html! {
            @for phrase in turn.sentence() {
                span.told {
                    @if let Some(seat) = subject(&phrase) { (view.badge(seat)) " " }
                    (view.say(&phrase))
                } " "
            }
        };
    };
    html! {
        b { (view.player(seat)) } (view.words.lang().colon())
        @for (place, deed) in turn.deeds.iter().enumerate() {
            @if place > 0 { ", " }
            span.deed data-about=[about(view, turn, deed.about.iter())] { (view.say(&deed.phrase)) }
        }
        @for (place, (change, is_more)) in turn.changes.iter().enumerate() {
            @if place == 0 { span.vh { "; " } " " } @else { span.vh { ", " } " " }
            span class=(if *is_more { "gain" } else { "cost" }) { (view.say(change)) }
        }
    }
}

fn details(view: &TableView<'_>, turn: &Turn) -> Vec<LogLine<'static>> {
    let line = |line: &Detail| LogLine {
        seat: subject(&line.phrase).or(turn.seat),
        text: view.say(&line.phrase),
        rule: line.rule,
        link: None,
        new: false,
        about: about(view, turn, line.about.iter()),
    };
    turn.lines.iter().map(line).collect()
}

/// Turns as lines, the newest first.
pub(super) fn sentences(view: &TableView<'_>, turns: &[Turn]) -> Vec<LogLine<'static>> {
    let lines = |turn: &Turn| {
        let seat = turn.seat;
        turn.sentence().into_iter().map(move |phrase| (seat, phrase)).collect::<Vec<_>>()
    };
    let line = |(seat, phrase): (Option<Seat>, Phrase)| LogLine {
        seat: subject(&phrase).or(seat),
        text: view.say(&phrase),
        rule: None,
        link: None,
        new: false,
        about: None,
    };
    turns.iter().rev().flat_map(lines).map(line).collect()
}
