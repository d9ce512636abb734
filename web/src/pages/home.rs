//! The first page: my tables, open tables, the games.

use ludi_engine::{Messages, Phrase, Seat};
use ludi_store::{GuestId, TableRow};
use maud::{Markup, html};

use super::{Frame, document};
use crate::look;
use crate::server::{NOBODY, Reader};

/// The first page.
pub fn page(reader: &Reader, mine: &[TableRow], open: &[TableRow]) -> Markup {
    let words = reader.words();
    let me = reader.guest.as_ref().map(|guest| guest.id);
    let (finished, running): (Vec<_>, Vec<_>) = mine.iter().partition(|row| row.summary.finished);
    let mut running = running;
    // Tables that wait for me come first.
    running.sort_by_key(|row| !is_my_turn(row, me));
    let open: Vec<&TableRow> =
        open.iter().filter(|row| mine.iter().all(|other| other.id != row.id)).collect();
    let main = html! {
        div.stack {
            section.welcome {
                h1 { (words.get("site-home-title")) }
                p.lead { (words.get("site-home-lead")) }
            }
            @if !running.is_empty() {
                (look::panel("mine-running", &words.get("site-home-running"), &html! {}, &rows(words, &running, me, false)))
            }
            section aria-labelledby="games-heading" {
                div.row-head { h2 #games-heading { (words.get("site-home-games")) } }
                div.shelf {
                    @for game in ludi_registry::all() {
                        @let origins = game.builtin_pack().origins();
                        (look::game_card(words, &look::Card {
                            game,
                            mark: look::provenance_mark(words, game.id(), origins),
                            actions: actions(words, game.id(), game.about().name.get(words.lang())),
                        }))
                    }
                }
            }
            @if !open.is_empty() {
                (look::panel("open-tables", &words.get("site-home-open"), &html! {}, &rows(words, &open, me, true)))
            }
            @if !finished.is_empty() {
                (look::panel("mine-finished", &words.get("site-home-finished"), &html! {}, &rows(words, &finished, me, false)))
            }
            @if let Some(guest) = &reader.guest {
                (look::panel("me", &words.get("site-home-me"), &html! {}, &html! {
                    form.search method="post" action="/settings" {
                        input type="hidden" name="back" value="/";
                        label.vh for="my-name" { (words.get("site-name")) }
                        input #my-name type="text" name="name" value=(guest.name) required
                            maxlength="60" autocomplete="nickname";
                        (look::button(&words.get("site-name-save"), "", "", false))
                    }
                    p { small { (words.get("site-home-me-help")) } }
                }))
            }
        }
    };
    let title = words.get("site-home-title");
    let frame = Frame { title: &title, kind: look::Kind::Wide, ..Frame::default() };
    document(reader, &frame, &main)
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

fn is_my_turn(row: &TableRow, me: Option<GuestId>) -> bool {
    let own = |seat: Seat| row.seats.get(seat.index()).is_some_and(|s| s.guest == me);
    let bot = |seat: Seat| {
        row.summary.players.get(seat.index()).is_some_and(|player| player.bot.is_some())
    };
    me.is_some() && row.summary.turn.iter().any(|seat| own(seat) && !bot(seat))
}

fn names(row: &TableRow) -> Vec<String> {
    let name = |player: &ludi_engine::Player| {
        if player.name == NOBODY { String::new() } else { player.name.clone() }
    };
    row.summary.players.iter().map(name).collect()
}

/// Whose turn it is at a table, in words.
fn turn(words: &Messages, row: &TableRow, me: Option<GuestId>, names: &[String]) -> String {
    let seats = row.summary.turn;
    if row.summary.finished {
        return words.get("site-turn-over");
    }
    if is_my_turn(row, me) {
        return words.get("site-turn-yours");
    }
    match seats.first() {
        Some(seat) if seats.len() == 1 => {
            words.say(&Phrase::new("site-turn-theirs").with("who", seat), names)
        }
        _ => words.get("site-turn-others"),
    }
}

fn rows(words: &Messages, tables: &[&TableRow], me: Option<GuestId>, open: bool) -> Markup {
    html! {
        ul.tables {
            @for row in tables {
                @let names = names(row);
                @let game = ludi_registry::game(&row.game)
                    .map_or(row.game.clone(), |game| game.about().name.get(words.lang()).to_owned());
                li.waiting[is_my_turn(row, me)] {
                    a.game href={ "/t/" (row.id) } { (game) }
                    span.with {
                        @for (seat, _) in names.iter().enumerate() {
                            (look::seat_name(words, Seat(seat as u8), &names)) " "
                        }
                    }
                    @if open {
                        form method="post" action={ "/t/" (row.id) "/join" } {
                            (look::button(&words.get("site-sit"), "", "", true))
                        }
                    } @else {
                        span.whose { (turn(words, row, me, &names)) }
                    }
                }
            }
        }
    }
}
