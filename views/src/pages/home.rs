//! The first page: my tables, open tables, the games.

mod rows;

use ludi_engine::{AnyGame, SeatSet, Standings};
use maud::{Markup, html};

use self::rows::rows;
use super::first::Play;
use super::learn::{self, Progress};
use super::{Frame, campaign, document};
use crate::Visitor;
use crate::components::{self, icon};

/// A table in a list.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct Row {
    /// Its name in addresses.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The names of the players; empty where nobody has sat down yet.
    pub names: Vec<String>,
    /// The seats it waits for.
    pub turn: SeatSet,
    /// The visitor's seats.
    pub mine: SeatSet,
    /// Whether it waits for the visitor.
    pub is_my_turn: bool,
    /// Whether somebody else sits there, or may still come.
    pub has_company: bool,
    /// Whether the visitor still plays at it; otherwise bots do in their place.
    pub plays: bool,
    /// Whether the visitor made it and nobody else ever sat down.
    pub is_own: bool,
    /// From which moment of another game it was played on; empty where that is not told.
    pub forked_at: String,
    /// Whether its game is over.
    pub finished: bool,
    /// Where the game stands; empty where that is not told.
    pub moment: String,
    /// When it last changed, in milliseconds since 1970.
    pub changed: i64,
    /// What sort of table it is.
    pub sort: Sort,
    /// How it ended.
    pub end: Option<End>,
}

impl Row {
    /// Whether the visitor sat there and let bots play on.
    fn is_given_up(&self) -> bool {
        !self.mine.is_empty() && !self.plays
    }
}

/// What sort of table one is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// A game like others.
    #[default]
    Usual,
    /// One that began from a moment of another.
    Fork,
    /// One at a fort of the campaign, from 1.
    Fort(u8),
}

/// How a table ended.
#[derive(Clone, Debug)]
pub struct End {
    /// The score sheets.
    pub standings: Standings,
    /// Whether the fort was held, if it was one.
    pub held: Option<bool>,
}

/// What a visitor has learnt, game by game.
pub type Learnt = [(&'static dyn AnyGame, Progress)];

/// The first page, with the visitor's own tables, those anybody may sit down at, and what was learnt.
pub fn page(
    visitor: &Visitor,
    mine: &[Row],
    open: &[Row],
    learnt: &Learnt,
    puzzle: &Markup,
) -> Markup {
    let words = visitor.words();
    let (finished, mut running): (Vec<&Row>, Vec<&Row>) = mine.iter().partition(|row| row.finished);
    // Tables that wait for the visitor come first.
    running.sort_by_key(|row| !row.is_my_turn);
    let open: Vec<&Row> =
        open.iter().filter(|row| mine.iter().all(|other| other.id != row.id)).collect();
    let main = html! {
        div.stack.home {
            section.welcome {
                div {
                    h1 { (words.get("site-home-title")) }
                    p.lead { (words.get("site-home-lead")) }
                }
                (play_as(visitor))
            }
            div.today {
                @let waits = running.first().filter(|row| row.is_my_turn);
                @if let Some(row) = waits { (rows::next(visitor, row)) }
                (learn::next(words, learnt, waits.is_none()))
                (puzzle)
            }
            section aria-labelledby="games-heading" {
                div.row-head { h2 #games-heading { (words.get("site-home-games")) } }
                div.shelf {
                    @for game in ludi_registry::all() {
                        (components::game_card(words, &components::Card {
                            game,
                            actions: actions(visitor, game, learnt, mine),
                        }))
                    }
                }
            }
            @if !running.is_empty() {
                (components::panel("mine-running", &words.get("site-home-running"), &html! {}, &rows(visitor, &running, false)))
            }
            @if !open.is_empty() {
                (components::panel("open-tables", &words.get("site-home-open"), &html! {}, &rows(visitor, &open, true)))
            }
            @if !finished.is_empty() {
                (components::panel("mine-finished", &words.get("site-home-finished"), &html! {}, &rows(visitor, &finished, false)))
            }
            p.fine {
                a href="/you" { (words.get("site-you-link-here")) } " · "
                a href="/promises" { (words.get("site-promises-link")) }
            }
        }
    };
    let title = words.get("site-home-title");
    let frame = Frame { title: &title, kind: components::Kind::Wide, ..Frame::default() };
    document(visitor, &frame, &main)
}

/// The name one plays under. It goes with whatever is begun on this page; it need not be saved.
fn play_as(visitor: &Visitor) -> Markup {
    let words = visitor.words();
    html! {
        form.play-as #play-as method="post" action="/settings" {
            input type="hidden" name="back" value="/";
            label for="my-name" { (words.get("site-play-as")) }
            input #my-name type="text" name="name" value=(visitor.own_name()) maxlength="60"
                autocomplete="nickname" aria-describedby="my-name-help";
            button.btn type="submit" { (words.get("site-name-save")) }
            small #my-name-help { (words.get("site-home-me-help")) }
        }
    }
}

fn actions(visitor: &Visitor, game: &'static dyn AnyGame, learnt: &Learnt, mine: &[Row]) -> Markup {
    let words = visitor.words();
    let (id, name) = (game.id(), game.about().name.get(words.lang()));
    let about = |label: &str| format!("{label}{}{name}", words.lang().colon());
    let [learn, play, new] =
        ["site-home-learn", "site-play-now", "site-new-link"].map(|id| words.get(id));
    let progress = learnt.iter().find(|(known, _)| known.id() == id).map(|(_, progress)| progress);
    let played = mine.iter().any(|row| row.finished && row.game == id);
    let begun = progress.cloned().unwrap_or_default();
    let now = Play::of(visitor, id, &begun, played);
    html! {
        div.two-ways {
            a.btn href={ "/games/" (id) } aria-label=(about(&learn)) { (icon("book")) span { (learn) } }
            // The name goes along.
            (now.button(words, false, Some(("play-as", format!("/play/{id}"), about(&play)))))
        }
        div.other-ways {
            a href={ "/new?game=" (id) } aria-label=(about(&new)) { (new) }
            @if id == campaign::GAME {
                a href="/campaign" { (words.get("site-campaign-short")) }
            }
        }
        @if let Some(progress) = progress.filter(|progress| !progress.done.is_empty()) {
            (learn::wreaths(words, id, progress))
        }
    }
}
