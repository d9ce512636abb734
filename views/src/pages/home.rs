//! The first page: my tables, open tables, the games.

use ludi_engine::{Messages, Phrase, Seat, SeatSet};
use maud::{Markup, html};

use super::{Frame, document};
use crate::{Visitor, components};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its name in addresses.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The names of the players; empty where nobody has sat down yet.
    pub names: Vec<String>,
    /// The seats it waits for.
    pub turn: SeatSet,
    /// Whether it waits for the visitor.
    pub is_my_turn: bool,
    /// Whether its game is over.
    pub finished: bool,
}

/// The first page, with the visitor's own tables and those anybody may sit down at.
pub fn page(visitor: &Visitor, mine: &[Row], open: &[Row]) -> Markup {
    let words = visitor.words();
    let (finished, mut running): (Vec<&Row>, Vec<&Row>) = mine.iter().partition(|row| row.finished);
    // Tables that wait for the visitor come first.
    running.sort_by_key(|row| !row.is_my_turn);
    let open: Vec<&Row> =
        open.iter().filter(|row| mine.iter().all(|other| other.id != row.id)).collect();
    let main = html! {
        div.stack {
            section.welcome {
                h1 { (words.get("site-home-title")) }
                p.lead { (words.get("site-home-lead")) }
            }
            @if !running.is_empty() {
                (components::panel("mine-running", &words.get("site-home-running"), &html! {}, &rows(words, &running, false)))
            }
            section aria-labelledby="games-heading" {
                div.row-head { h2 #games-heading { (words.get("site-home-games")) } }
                div.shelf {
                    @for game in ludi_registry::all() {
                        @let origins = game.builtin_pack().origins();
                        (components::game_card(words, &components::Card {
                            game,
                            mark: components::provenance_mark(words, game.id(), origins),
                            actions: actions(words, game.id(), game.about().name.get(words.lang())),
                        }))
                    }
                }
            }
            @if !open.is_empty() {
                (components::panel("open-tables", &words.get("site-home-open"), &html! {}, &rows(words, &open, true)))
            }
            @if !finished.is_empty() {
                (components::panel("mine-finished", &words.get("site-home-finished"), &html! {}, &rows(words, &finished, false)))
            }
            @if let Some(name) = &visitor.name {
                (components::panel("me", &words.get("site-home-me"), &html! {}, &html! {
                    form.search method="post" action="/settings" {
                        input type="hidden" name="back" value="/";
                        label.vh for="my-name" { (words.get("site-name")) }
                        input #my-name type="text" name="name" value=(name) required
                            maxlength="60" autocomplete="nickname";
                        (components::button(&words.get("site-name-save"), "", "", false))
                    }
                    p { small { (words.get("site-home-me-help")) } }
                }))
            }
        }
    };
    let title = words.get("site-home-title");
    let frame = Frame { title: &title, kind: components::Kind::Wide, ..Frame::default() };
    document(visitor, &frame, &main)
}

fn actions(words: &Messages, game: &str, name: &str) -> Markup {
    let about = |label: &str| format!("{label}: {name}");
    let (play, new) = (words.get("site-play-now"), words.get("site-new-link"));
    html! {
        form method="post" action={ "/play/" (game) } {
            button.btn.go type="submit" aria-label=(about(&play)) { (play) }
        }
        a.btn href={ "/new?game=" (game) } aria-label=(about(&new)) { (new) }
    }
}

/// Whose turn it is at a table, in words.
fn turn(words: &Messages, row: &Row) -> String {
    let seats = row.turn;
    if row.finished {
        return words.get("site-turn-over");
    }
    if row.is_my_turn {
        return words.get("site-turn-yours");
    }
    match seats.first() {
        Some(seat) if seats.len() == 1 => {
            words.say(&Phrase::new("site-turn-theirs").with("who", seat), &row.names)
        }
        _ => words.get("site-turn-others"),
    }
}

fn rows(words: &Messages, tables: &[&Row], open: bool) -> Markup {
    html! {
        ul.tables {
            @for row in tables {
                @let game = ludi_registry::game(&row.game)
                    .map_or(row.game.clone(), |game| game.about().name.get(words.lang()).to_owned());
                li.waiting[row.is_my_turn] {
                    a.game href={ "/t/" (row.id) } { (game) }
                    span.with {
                        @for (seat, _) in row.names.iter().enumerate() {
                            (components::seat_name(words, Seat(seat as u8), &row.names)) " "
                        }
                    }
                    @if open {
                        form method="post" action={ "/t/" (row.id) "/join" } {
                            (components::button(&words.get("site-sit"), "", "", true))
                        }
                    } @else {
                        span.whose { (turn(words, row)) }
                    }
                }
            }
        }
    }
}
